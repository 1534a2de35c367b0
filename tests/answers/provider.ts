// Another provider of v1, within the page: it answers by the contract's examples, and one call at a time wrongly. No answer
// crosses from the browser to the test, so that a page meets hundreds of them in seconds.
import type { Page } from '@playwright/test'
import { ADDRESSES, type Case, EXAMPLES, type OperationId } from './cases.ts'

type Wrong = Pick<Case, 'operation' | 'name' | 'body' | 'contentType'>

/** What a page does for each case. It runs there, so it knows nothing of this file but what is handed to it. */
export type Driven = 'history' | 'send' | 'profile' | 'status' | 'submit'

/** What went wrong with a case; `next` is where to go on after the page was loaded anew. */
type Report = { failures: string[]; next: number }

declare global {
  interface Window {
    provider: { wrong: Wrong | null; asked: Partial<Record<OperationId, number>> }
  }
}

/** Puts the provider into every document of the page, and into its storage what is given, where nothing is there yet. */
export async function provide(
  page: Page,
  stored: Record<string, string>,
  over: Partial<Record<OperationId, unknown>> = {},
) {
  const right = Object.fromEntries(
    ADDRESSES.map(({ operation }) => [operation, JSON.stringify(over[operation] ?? EXAMPLES[operation][0])]),
  )
  await page.addInitScript(
    ({ addresses, right, stored }) => {
      for (const [key, value] of Object.entries(stored))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      window.provider = { wrong: null, asked: {} }
      const kept = sessionStorage.getItem('wrong')
      if (kept !== null) window.provider.wrong = JSON.parse(kept)
      const real = window.fetch.bind(window)
      window.fetch = async (input, init) => {
        const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' }
        const { pathname } = new URL(url, location.origin)
        if (!pathname.startsWith('/api/')) return real(input, init)
        const asked = addresses.find((known) => known.method === method && new RegExp(known.address).test(pathname))
        if (asked === undefined) return new Response(null, { status: 204 })
        const { operation } = asked
        const { provider } = window
        provider.asked[operation] = (provider.asked[operation] ?? 0) + 1
        const wrong = provider.wrong?.operation === operation ? provider.wrong : null
        return new Response(wrong?.body ?? right[operation], {
          headers: { 'content-type': wrong?.contentType ?? 'application/json' },
        })
      }
    },
    { addresses: ADDRESSES, right, stored },
  )
}

/** The case that every document begins with from now on. */
export const beginWith = (page: Page, wrong: Wrong) =>
  page.evaluate((one) => sessionStorage.setItem('wrong', JSON.stringify(one)), wrong)

/** Most requests of the call in question that one case may lead to: a page of history that brings nothing leads to the next. */
export const MOST_REQUESTS = 12

/**
 * Puts case after case before the page, as it stands, and looks at it after each: something is there, no error screen, what
 * was typed is kept, and nothing was asked for again and again.
 */
export async function drive(page: Page, how: Driven, draft: string, cases: readonly Wrong[]): Promise<string[]> {
  const failures: string[] = []
  for (let from = 0; from < cases.length; ) {
    const report: Report = await page.evaluate(
      async ({ cases, from, how, draft, most }) => {
        const root = document.getElementById('root') as HTMLElement
        const box = () => document.querySelector('textarea')
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
        const waitUntil = async (holds: () => boolean) => {
          const end = performance.now() + 20_000
          while (!holds() && performance.now() < end) await pause(4)
          return holds()
        }
        const tellOtherTab = (key: string, value: string) => {
          localStorage.setItem(key, value)
          window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }))
        }
        const type = (text: string) => {
          const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
          set?.call(box(), text)
          box()?.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const button = (name: string) =>
          [...document.querySelectorAll('button')].find((one) => one.textContent === name)
        const typed = (at: number) => (how === 'send' ? `${draft} ${at}` : draft)
        const begin = {
          history: () => window.dispatchEvent(new Event('online')),
          profile: () => tellOtherTab('guru_chat_token', 'secret'),
          status: () => tellOtherTab('anonymous_session_sikh', localStorage.getItem('anonymous_session_sikh') ?? ''),
          send: (at: number) => {
            type(typed(at))
            box()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
          },
          submit: () => (document.querySelector('form') as HTMLFormElement | null)?.requestSubmit(),
        }[how]
        const failures: string[] = []
        for (let at = from; at < cases.length; at += 1) {
          const wrong = cases[at]
          if (wrong === undefined) break
          const fail = (what: string) => failures.push(`${wrong.operation}, ${wrong.name}: ${what}`)
          window.provider.wrong = wrong
          window.provider.asked = {}
          const asked = () => window.provider.asked[wrong.operation] ?? 0
          begin(at)
          const isOver = () => document.querySelector('dialog[open]') !== null
          if (!(await waitUntil(() => asked() > 0 || isOver()))) {
            fail('was not asked for')
            return { failures, next: at + 1 }
          }
          // The case before was the end of the trial: this one wants a page of its own.
          if (asked() === 0 && at > from) return { failures, next: at }
          if (how === 'send') await waitUntil(() => root.querySelector('.bubble--processing') === null)
          await pause(12)
          if (asked() > most) fail(`was asked for ${asked()} times`)
          const shown = root.textContent ?? ''
          if (shown.trim() === '') fail('the page is empty')
          if (shown.includes('Something went wrong')) fail('the error screen')
          if (failures.length > 20) return { failures, next: cases.length }
          const isKept = (text: string) => {
            const fields = [...document.querySelectorAll('textarea, input')] as HTMLInputElement[]
            return [root.textContent, ...fields.map(({ value }) => value)].join('\n').includes(text)
          }
          // A person who is loaded anew has no box meanwhile: the draft is looked for at the end.
          const isThere = how === 'profile' || (await waitUntil(() => isKept(how === 'submit' ? draft : typed(at))))
          if (!isThere) fail('what was typed is gone')
          // The trial is over, or somebody is signed in: the rest of the cases wants another page.
          if (
            how === 'submit' ? document.querySelector('form') === null : document.querySelector('dialog[open]') !== null
          )
            return { failures, next: at + 1 }
          button('Close')?.click()
          // A conversation that grows for ever takes ever longer to draw.
          if (how === 'send' && at - from > 30) return { failures, next: at + 1 }
        }
        window.provider.wrong = null
        return { failures, next: cases.length }
      },
      { cases, from, how, draft, most: MOST_REQUESTS },
    )
    failures.push(...report.failures)
    from = report.next
    if (from < cases.length) {
      const again = await page.evaluate(() => {
        for (const key of ['anonymous_session_sikh', 'anonymous_session_hindu']) localStorage.removeItem(key)
        return location.href
      })
      await page.goto(again)
      await page
        .locator(how === 'submit' ? 'form' : 'textarea')
        .first()
        .waitFor()
    }
  }
  return failures
}
