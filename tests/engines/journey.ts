// What somebody does in every browser: the landing, the chat, a long text, two free messages and no third.
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from './engine.ts'

/** What takes longer does not come, ms. */
const PATIENCE_MS = 25_000

/** Runs in the page: what a person sees by that role and name; a button's words, a box's label. */
const FIND = `(role, name) => [...document.querySelectorAll(
  { button: 'button, a[href]', textbox: 'textarea, input', dialog: 'dialog[open]', article: 'article' }[role],
)].filter((element) => element.getClientRects().length > 0).find((element) => {
  const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  return (element.getAttribute('aria-label') ?? labelled?.textContent ?? element.textContent).trim().startsWith(name)
})`

function person(engine: Engine) {
  const sees = async (what: string, expression: string): Promise<unknown> => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(100)) {
      const last = await engine.ask(expression).catch(() => undefined)
      if (last) return last
    }
    const page = await engine.ask('document.body.innerText.slice(0, 400)').catch(() => '')
    throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s. The page says: ${page}`)
  }
  const find = (role: string, name: string) => `(${FIND})('${role}', '${name}')`
  const press = async (role: string, name: string): Promise<void> => {
    const at = (await sees(
      `${role} ${name}`,
      `(() => {
        const element = ${find(role, name)}
        if (!element || element.disabled) return null
        element.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
      })()`,
    )) as [number, number]
    await engine.click(...at)
  }
  const count = (role: 'user' | 'guide') =>
    `document.querySelectorAll('article.bubble--${role}.bubble--message').length`
  return {
    sees,
    press,
    see: (role: string, name: string) => sees(`${role} ${name}`, `!!${find(role, name)}`),
    async ask(text: string): Promise<void> {
      const before = Number(await engine.ask(count('guide')))
      await press('textbox', 'Message')
      await engine.type(text)
      await sees('what was typed', `${find('textbox', 'Message')}?.value === ${JSON.stringify(text)}`)
      await press('button', 'Send')
      await sees('an answer', `${count('guide')} > ${before}`)
    },
  }
}

type Step = { what: string; take(): Promise<void>; picture?: true }

/** The main journey at a server's address. */
export function journey(engine: Engine, site: string): Step[] {
  const { sees, press, see, ask } = person(engine)
  const boxHeight = `document.querySelector('textarea').getBoundingClientRect().height`
  return [
    {
      what: 'a landing',
      picture: true,
      take: async () => {
        await engine.go(`${site}/pn?from=anonymous`)
        await see('button', 'Continue with Google')
      },
    },
    {
      what: 'the chat is as high as the window',
      picture: true,
      take: async () => {
        await engine.go(`${site}/pn/chat`)
        await see('textbox', 'Message')
        const off = 'Math.round(document.querySelector(".page__column").getBoundingClientRect().height - innerHeight)'
        await sees(`no more than the window: ${await engine.ask(off)} px`, `Math.abs(${off}) <= 1`)
      },
    },
    {
      what: 'the text box grows with its text, and shrinks with it',
      picture: true,
      take: async () => {
        const low = Number(await engine.ask(boxHeight))
        await press('textbox', 'Message')
        await engine.type('I cannot sleep, and my mind goes round and round with what may come of all this tomorrow. ')
        await sees('a second line', `${boxHeight} > ${low} + 15`)
        const high = Number(await engine.ask(boxHeight))
        await engine.type(
          'And the day after, and the week after that, and all of the year that is still to come to us.',
        )
        await sees('a third line', `${boxHeight} > ${high} + 15`)
      },
    },
    {
      what: 'two free messages',
      picture: true,
      take: async () => {
        const before = 'document.querySelectorAll("article.bubble--guide.bubble--message").length'
        const had = Number(await engine.ask(before))
        await press('button', 'Send')
        await sees('an answer', `${before} > ${had}`)
        await sees('the box is low again', `${boxHeight} < 60`)
        // So long a text is asked back, and that costs none (D38, D48).
        await ask('How do I forgive my brother?')
        await ask('I lose my temper')
      },
    },
    {
      what: 'the conversation scrolls',
      take: async () => {
        await sees(
          'another place',
          `(() => { const list = document.querySelector('[role=log]'); if (list.scrollHeight <= list.clientHeight) return false
            list.scrollTop = 0; const top = list.scrollTop; list.scrollTop = 50; return top === 0 && list.scrollTop > 0 })()`,
        )
      },
    },
    {
      what: 'no free message is left',
      picture: true,
      take: async () => void (await sees('0 chats left', 'document.body.innerText.includes("0 chats left")')),
    },
  ]
}
