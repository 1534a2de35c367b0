// The chat while it is used: what a message costs in the page, CPU slowed 4x, and how late typing shows, CPU slowed 6x.

import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { parse } from 'yaml'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { visitorWithOneMessage } from './api.ts'
import { percentile, type Row } from './rows.ts'
import { newSheet, newVisitor, type Stage } from './stage.ts'

const SEND_P95_MS = 50
const SEND_CPU = 4

/** A fast typist, ms. */
const KEY_EVERY_MS = 75
const TYPING_CPU = 6
const TYPING = { median: 32, p98: 56, worst: 100 }
/** Event Timing reports no event that was shown sooner, ms. */
const REPORTED_FROM_MS = 16

declare global {
  interface Window {
    onBubble(time: number): void
    onReply(): void
    typing: { byInteraction: Map<number, number>; slow: { duration: number; what: string }[] }
  }
}

/** How long anything in the chat may take before the bench gives up, ms. */
const DEADLINE_MS = 30_000

function inTime(promise: Promise<void>, fault: string): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error(`${fault} within ${DEADLINE_MS / 1000} s`)), DEADLINE_MS)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** A chat to measure in, at its end, with the focus in the box; `before` prepares the page before anything is loaded. */
export type OpenChat = (
  stage: Stage,
  cpu: number,
  before: (page: Page) => Promise<unknown>,
) => Promise<{ context: BrowserContext; page: Page }>

const openChat: OpenChat = async (stage, cpu, before) => {
  const context = await newVisitor(stage, await visitorWithOneMessage(stage))
  const { page } = await newSheet(context, { cpu, slow4g: false })
  await before(page)
  await page.goto(`${stage.origin}/pn/chat`)
  // The app's own chat, and what it fetches for later: what a start costs is measured elsewhere.
  await page.getByText('1 chats left').waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  return { context, page }
}

/** Where a message goes, and the reply that the stub gives to it. */
type Answering = { subject: string; url: string; example: unknown }

export const measureSends = (stage: Stage): Promise<Row[]> =>
  measureSendsIn(stage, openChat, {
    subject: 'a message',
    url: '**/api/v1/chat/anonymous/send-text',
    example: contract.components.examples.AnonymousTextReply.value,
  })

/** Send to bubble: from the Enter key to the frame that shows the visitor's own bubble. */
export async function measureSendsIn(
  stage: Stage,
  open: OpenChat,
  { subject, url, example }: Answering,
): Promise<Row[]> {
  const times: number[] = []
  let bubble = Promise.withResolvers<void>()
  let reply = Promise.withResolvers<void>()
  const { context, page } = await open(stage, SEND_CPU, async (page) => {
    await page.exposeFunction('onBubble', (time: number) => {
      times.push(time)
      bubble.resolve()
    })
    await page.exposeFunction('onReply', () => reply.resolve())
    await page.addInitScript(watchSends)
    await page.route(url, async (route) => {
      // The answer waits for the bubble, so that the two are never one frame, and nothing is asked of the page meanwhile.
      await bubble.promise
      await route.fulfill({ json: replyTo(example, route.request().postDataJSON()) })
    })
  })
  try {
    const { sends } = stage.scale
    for (let send = 1; send <= sends; send += 1) {
      await page.keyboard.insertText(`How do I find peace on day ${send}?`)
      // Nobody presses Enter within the frame that shows the last letter: what that costs is typing's, and measured there.
      await page.evaluate(shown)
      await page.keyboard.press('Enter')
      await inTime(reply.promise, 'no bubble, or no reply below it')
      ;[bubble, reply] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    }
    if (times.length !== sends) throw new Error(`${sends} messages were sent and ${times.length} bubbles seen`)
    return [
      {
        subject,
        what: 'send to bubble p95, CPU 4x',
        value: percentile(times, 0.95),
        unit: 'ms',
        budget: SEND_P95_MS,
        remark: `median ${percentile(times, 0.5).toFixed(0)}, worst ${Math.max(...times).toFixed(0)}; ${sends} sends, answers from a stub`,
        causes: [`each: ${times.map((time) => time.toFixed(0)).join(' ')}`],
      },
    ]
  } finally {
    await context.close()
  }
}

/** Runs in the page: resolves when what was done is painted. */
const shown = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Runs in the page. */
function watchSends(): void {
  let pressed: { at: number; text: string } | null = null
  let awaiting = false
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement)
        pressed = { at: event.timeStamp, text: event.target.value }
    },
    true,
  )
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
  new MutationObserver((records) => {
    if (pressed === null && !awaiting) return
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      // In a long list an article comes within its row.
      .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('article')] : []))
      .filter(({ localName }) => localName === 'article')
    const own = pressed?.text
    if (pressed !== null && added.some((article) => article.textContent === own)) {
      const { at } = pressed
      pressed = null
      afterPaint(() => {
        window.onBubble(performance.now() - at)
        awaiting = true
      })
    } else if (awaiting && [...document.querySelectorAll('[role="log"] article')].at(-1)?.matches('.bubble--message')) {
      // The reply stands at the end, in place of the light.
      awaiting = false
      afterPaint(() => window.onReply())
    }
  }).observe(document, { subtree: true, childList: true })
}

export const contract = parse(readFileSync(new URL('../../openapi/v1.yaml', import.meta.url), 'utf8'))
let replies = 0

/** The contract's own example of a reply, as the answer to this message, now and with messages left. */
function replyTo(example: unknown, sent: { message: string; client_message_id: string; conversation_id?: string }) {
  const { user_message, guru_response, ...more } = example as Record<string, Record<string, unknown>>
  replies += 1
  const id = `00000000-0000-4000-a000-${String(replies).padStart(11, '0')}`
  const created_at = new Date().toISOString()
  const { message: content, client_message_id } = sent
  return {
    ...more,
    user_message: { ...user_message, id: `${id}1`, content, client_message_id, created_at },
    guru_response: { ...guru_response, id: `${id}2`, created_at },
    ...('remaining_messages' in more
      ? {
          user_message_count: 0,
          remaining_messages: FREE_MESSAGES,
          requires_login: false,
          conversation_id: sent.conversation_id,
        }
      : {}),
  }
}

export const measureTyping = (stage: Stage): Promise<Row[]> =>
  measureTypingIn(stage, openChat, { subject: 'typing, CPU 6x', what: 'anonymous composer' })

/** From a key to the frame that shows its letter, by Event Timing. */
export async function measureTypingIn(
  stage: Stage,
  open: OpenChat,
  { subject, what: where }: { subject: string; what: string },
): Promise<Row[]> {
  const { context, page } = await open(stage, TYPING_CPU, (page) => page.addInitScript(watchTyping, REPORTED_FROM_MS))
  try {
    const { keys } = stage.scale
    const words = 'how can my mind come to rest when nothing that I began is finished yet '
    const text = words.repeat(Math.ceil(keys / words.length)).slice(0, keys)
    const before = await page.evaluate(() => performance.interactionCount)
    await page.keyboard.type(text, { delay: KEY_EVERY_MS })
    const { count, durations, causes } = await page.evaluate(typed, { before, keys })
    const value = await page.getByRole('textbox', { name: 'Message' }).inputValue()
    if (value !== text) throw new Error(`the composer lost letters: ${value}`)
    if (count !== keys) throw new Error(`${keys} keys were pressed, and Event Timing counted ${count}`)
    // What was too quick to be reported took at most the threshold.
    const all = [...durations, ...new Array<number>(keys - durations.length).fill(REPORTED_FROM_MS)]
    const slowest = [`slowest keys: ${causes.join('; ')}`]
    const row = (what: string, value: number, budget: number): Row => ({
      subject,
      what: `${where}, ${what}`,
      value,
      unit: 'ms',
      budget,
      causes: slowest,
    })
    return [
      {
        ...row('median', percentile(all, 0.5), TYPING.median),
        remark: `${keys} keys, one each ${KEY_EVERY_MS} ms; ${durations.length} took ${REPORTED_FROM_MS} ms or more`,
      },
      row('p98', percentile(all, 0.98), TYPING.p98),
      row('worst', Math.max(...all), TYPING.worst),
    ]
  } finally {
    await context.close()
  }
}

declare global {
  interface Performance {
    readonly interactionCount: number
  }
}

/** Runs in the page. */
function watchTyping(durationThreshold: number): void {
  window.typing = { byInteraction: new Map(), slow: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId = 0, duration, name, startTime, processingStart, processingEnd } = entry
      // Letting go of a key shows nothing.
      if (interactionId === 0 || name === 'keyup') continue
      const known = window.typing.byInteraction.get(interactionId) ?? 0
      if (duration <= known) continue
      window.typing.byInteraction.set(interactionId, duration)
      if (duration > 32)
        window.typing.slow.push({
          duration,
          what: `${name} ${duration} ms: ${Math.round(processingStart - startTime)} waiting, ${Math.round(processingEnd - processingStart)} in handlers, the rest until painted`,
        })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)

  // Headless Chromium holds Event Timing back unless every frame paints something: a layer of 2 px does.
  document.addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('div')
    Object.assign(dot.style, {
      position: 'fixed',
      top: '0',
      left: '0',
      width: '2px',
      height: '2px',
      willChange: 'transform',
    })
    document.documentElement.append(dot)
    let isOn = false
    const repaint = () => {
      isOn = !isOn
      dot.style.background = isOn ? '#7f7f7f' : '#808080'
      requestAnimationFrame(repaint)
    }
    repaint()
  })
}

/** Runs in the page: the interactions since `before`, once all keys are counted and the frames that report them past. */
async function typed({ before, keys }: { before: number; keys: number }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let frames = 0; frames < 300 && performance.interactionCount < before + keys; frames += 1) await frame()
  for (let frames = 0; frames < 10; frames += 1) await frame()
  const { byInteraction, slow } = window.typing
  return {
    count: performance.interactionCount - before,
    durations: [...byInteraction.values()],
    causes: slow
      .sort((a, b) => b.duration - a.duration)
      .slice(0, 8)
      .map(({ what }) => what),
  }
}
