// The signed-in chat with ten thousand messages: typing, scrolling, older pages, what a message costs, and what it all
// takes of the memory. The app is the built one; profile, history and answers come from a stub, so that only the page is
// measured.
import type { CDPSession, Page } from 'playwright'
import { PAGE_CONVERSATIONS } from '../../src/machines/entities.ts'
import { generatedHistory, inConversations, pageOfHistory } from '../model/generatedHistory.ts'
import { contract, measureSendsIn, measureTypingIn, type OpenChat } from './chat.ts'
import { percentile, type Row } from './rows.ts'
import { heapOf, newSheet, newVisitor, type Stage, type Visitor } from './stage.ts'

const subjectOf = ({ scale }: Stage, what: string) => `${scale.messages.toLocaleString('en')} messages, ${what}`

/** As the reference server makes them: a hundred messages a page. */
const CONVERSATION_MESSAGES = 20

const SCROLL_CPU = 4
const SCROLL = { framesPerSecond: 57, droppedPercent: 4, worst: 50, blank: 0 }
/** A quick reader's wheel, px/s. */
const SCROLL_SPEED = 3_000
const FRAME_MS = 1_000 / 60

/** How far what is read may move when older messages come, px. */
const JUMP_PX = 2
const HEAP_MB = 12
const WANTED_HEAP_MB = 10
const ELEMENTS = 600

const token = 'bench'

/** What the browser of a signed-in person keeps. */
function storage(): Visitor {
  const user = { ...contract.components.examples.User.value, language_preference: 'english', profile_completed: true }
  return [
    { name: 'guru_chat_token', value: token },
    { name: 'guru_chat_user', value: JSON.stringify(user) },
    { name: `guru_chat_onboarding_completed_${user.id}`, value: 'true' },
    { name: 'guru_chat_language', value: 'english' },
    { name: 'guru_chat_device_id', value: 'device_0123456789abcdef' },
    { name: 'spiritual_tradition', value: 'sikh' },
    { name: 'initial_spiritual_tradition', value: 'sikh' },
  ]
}

async function stub(page: Page, messages: number): Promise<void> {
  const { value: user } = contract.components.examples.User
  await page.route('**/api/v1/auth/profile', (route) =>
    route.fulfill({ json: { ...user, language_preference: 'english', profile_completed: true } }),
  )
  await page.route('**/api/v1/chat/conversations*', (route) =>
    route.fulfill({ json: contract.components.examples.ConversationList.value }),
  )
  const conversations = inConversations(generatedHistory(messages, new Date()), CONVERSATION_MESSAGES)
  await page.route('**/api/v1/chat/messages/all*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'))
    return route.fulfill({ json: pageOfHistory(conversations, { page: number }) })
  })
}

const LOG = { name: 'Conversation' } as const
/** How the newest reply begins. */
const newestOf = ({ scale }: Stage) => `Reply ${scale.messages / 2 - 1}.`

/** The chat with all but the oldest hundred messages, loaded page by page; those are a press away. */
async function openHistory(stage: Stage, before: (page: Page) => Promise<unknown>) {
  const context = await newVisitor(stage, storage())
  const { page, cdp } = await newSheet(context, { cpu: 1, slow4g: false })
  await stub(page, stage.scale.messages)
  await before(page)
  await page.goto(`${stage.origin}/pn/chat`)
  await page
    .getByRole('article')
    .filter({ hasText: newestOf(stage) })
    .waitFor()
  await page.evaluate(loadOlder, stage.scale.messages / CONVERSATION_MESSAGES / PAGE_CONVERSATIONS - 2)
  return { context, page, cdp }
}

/** Runs in the page: presses for older messages so often. */
async function loadOlder(times: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const control = () => document.querySelector<HTMLElement>('.long__older-button')
  for (let pages = 0; pages < times; pages += 1) {
    const date = control()?.textContent
    if (date === undefined) throw new Error(`there is nothing older after ${pages} pages`)
    control()?.click()
    // Each page is days older than the one before.
    while (control()?.ariaDisabled === 'true' || control()?.textContent === date) await frame()
  }
}

/** Runs in the page: to the oldest. What came last is still finding its height, and holds what stood in view. */
async function toStart(): Promise<void> {
  const log = document.querySelector('[role="log"]')
  for (let tries = 0; tries < 100; tries += 1) {
    if (log !== null) log.scrollTop = 0
    for (let frames = 0; frames < 6; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    if (log?.scrollTop === 0) return
  }
  throw new Error('the list does not stay at its start')
}

/** Where a message stands, px from the top of the window. */
type Mark = { text: string; top: number }

/** Runs in the page: the first message that is wholly in view. */
function firstInView(): Mark {
  const log = document.querySelector('[role="log"]')
  const room = log?.getBoundingClientRect().top ?? Number.NaN
  const first = [...(log?.querySelectorAll('article') ?? [])].find((one) => one.getBoundingClientRect().top >= room)
  if (first === undefined) throw new Error('no message is in view')
  return { text: first.textContent, top: first.getBoundingClientRect().top }
}

/** Runs in the page: where the message with this text stands now. By its text, because a list may draw a row anew. */
function placeOf(text: string): Mark {
  const found = [...document.querySelectorAll('[role="log"] article')].find((one) => one.textContent === text)
  if (found === undefined) throw new Error(`'${text.slice(0, 20)}', which was read, is no longer in the page`)
  return { text, top: found.getBoundingClientRect().top }
}

const START_TRIES = 20

/** All there are. Gives where the first message in view stood before the oldest came, and where it stands then. */
async function loadOldest(page: Page): Promise<{ before: Mark; after: Mark }> {
  const oldest = (CONVERSATION_MESSAGES * PAGE_CONVERSATIONS) / 2
  const first = page.getByRole('article').filter({ hasText: `Question ${oldest}.` })
  // rows that find their height late move the start away again
  for (let tries = 0; tries < START_TRIES && !(await first.isVisible()); tries += 1) {
    await page.evaluate(toStart)
    await page.evaluate(settled)
  }
  await first.waitFor()
  const before = await page.evaluate(firstInView)
  const older = page.getByRole('button', { name: 'Load older messages' })
  await older.click()
  await older.waitFor({ state: 'detached' })
  await page.evaluate(settled)
  return { before, after: await page.evaluate(placeOf, before.text) }
}

/** Runs in the page: until rows have found their height, and what they show its letters. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 20; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await document.fonts.ready
  for (let frames = 0; frames < 5; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

const slowed = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate })

const openAll: OpenChat = async (stage, cpu, before) => {
  const { context, page, cdp } = await openHistory(stage, before)
  await page.evaluate(loadOlder, 1)
  await page.getByRole('log', LOG).evaluate((view) => {
    view.scrollTop = view.scrollHeight
  })
  await page
    .getByRole('article')
    .filter({ hasText: newestOf(stage) })
    .waitFor()
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await slowed(cdp, cpu)
  return { context, page }
}

export const measureHistoryTyping = (stage: Stage): Promise<Row[]> =>
  measureTypingIn(stage, openAll, { subject: subjectOf(stage, 'CPU 6x'), what: 'typing' })

export const measureHistorySends = (stage: Stage): Promise<Row[]> =>
  measureSendsIn(stage, openAll, {
    subject: subjectOf(stage, 'a message'),
    url: '**/api/v1/chat/send-text',
    example: contract.components.examples.TextReply.value,
  })

export async function measureScrolling(stage: Stage): Promise<Row[]> {
  const { scrollWarmUps, scrollRuns, scrollPx } = stage.scale
  const { context, page, cdp } = await openHistory(stage, (page) => page.addInitScript(watchFrames))
  try {
    const moved = await loadOldest(page)
    await slowed(cdp, SCROLL_CPU)
    await page.getByRole('log', LOG).evaluate((view) => {
      view.scrollTop = view.scrollHeight / 2
    })
    await page.evaluate(settled)
    const runs: Frames[] = []
    for (let run = -scrollWarmUps; run < scrollRuns; run += 1) {
      const frames = await scrollOnce(page, cdp, { direction: run % 2 === 0 ? 1 : -1, px: scrollPx, looks: false })
      if (run >= 0) runs.push(frames)
    }
    // Looked at in runs of their own: to look at every row in each frame takes time.
    const blank: string[] = []
    for (const direction of [1, -1])
      blank.push(...(await scrollOnce(page, cdp, { direction, px: scrollPx, looks: true })).blank)

    const heap = await heapOf(cdp)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    const distance = Math.abs(moved.after.top - moved.before.top)
    const deltas = runs.flatMap(({ deltas }) => deltas)
    const due = deltas.reduce((sum, delta) => sum + Math.max(1, Math.round(delta / FRAME_MS)), 0)
    const dropped = (100 * (due - deltas.length)) / due
    if (deltas.length === 0) throw new Error('no frame was seen to move')
    const worst = deltas.toSorted((a, b) => b - a).slice(0, 8)
    const causes = [`longest frames, ms: ${worst.map((delta) => delta.toFixed(0)).join(' ')}`]
    const row = (what: string, value: number, unit: string, budget: number): Row => ({
      subject: subjectOf(stage, 'CPU 4x'),
      what,
      value,
      unit,
      budget,
      causes,
    })
    return [
      {
        ...row(
          'scrolling, frames/s',
          (1_000 * deltas.length) / deltas.reduce((sum, delta) => sum + delta, 0),
          '1/s',
          SCROLL.framesPerSecond,
        ),
        atLeast: true,
        remark: `${scrollRuns} runs of ${scrollPx} px, up and down, at ${SCROLL_SPEED} px/s; median frame ${percentile(deltas, 0.5).toFixed(1)} ms`,
      },
      row('scrolling, frames dropped', dropped, '%', SCROLL.droppedPercent),
      row('scrolling, longest frame', worst[0] ?? 0, 'ms', SCROLL.worst),
      { ...row('scrolling, frames with a blank', blank.length, '', SCROLL.blank), causes: blank.slice(0, 8) },
      {
        ...row('what is read moves when older messages come', distance, 'px', JUMP_PX),
        causes: [`'${moved.before.text.slice(0, 20)}' stood at ${moved.before.top} px, and then at ${moved.after.top}`],
      },
      { ...row('heap after collection', heap, 'MB', HEAP_MB), wanted: WANTED_HEAP_MB },
      { ...row('elements in the page', elements, '', ELEMENTS), isCount: true },
    ]
  } finally {
    await context.close()
  }
}

type Frames = { deltas: number[]; blank: string[] }

declare global {
  interface Window {
    frameLog: { start(looks: boolean): void; stop(): Frames }
  }
}

async function scrollOnce(
  page: Page,
  cdp: CDPSession,
  { direction, px, looks }: { direction: number; px: number; looks: boolean },
): Promise<Frames> {
  const log = page.getByRole('log', LOG)
  const before = await log.evaluate((view) => view.scrollTop)
  await page.evaluate((looks) => window.frameLog.start(looks), looks)
  // The touch gesture does nothing in a headless browser.
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 206,
    y: 450,
    yDistance: direction * px,
    speed: SCROLL_SPEED,
    gestureSourceType: 'mouse',
  })
  const frames = await page.evaluate(() => window.frameLog.stop())
  const moved = Math.abs((await log.evaluate((view) => view.scrollTop)) - before)
  // How far says nothing: rows that find their height above what is read move the place with them, by more than the wheel.
  if (moved === 0) throw new Error(`the list did not scroll, and should have by ${px} px`)
  return frames
}

/** Runs in the page. */
function watchFrames(): void {
  const gaps = (view: Element): string | null => {
    const room = view.getBoundingClientRect()
    const rows = [...view.querySelectorAll<HTMLElement>('.long__row, .long__older')]
      .filter((row) => row.checkVisibility({ visibilityProperty: true }))
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > room.top && top < room.bottom)
      .sort((a, b) => a.top - b.top)
    let filled = room.top
    for (const { top, bottom } of rows) {
      if (top > filled + 1) break
      filled = Math.max(filled, bottom)
    }
    const foot = view.querySelector('.long__foot')?.getBoundingClientRect().top ?? 0
    if (filled >= Math.min(room.bottom, foot) - 1) return null
    return `${Math.round(room.bottom - filled)} px from ${Math.round(filled - room.top)} px at ${Math.round(view.scrollTop)}`
  }
  let seen: { time: number; place: number; gap: string | null }[] = []
  let asked = 0
  window.frameLog = {
    start(looks) {
      seen = []
      const log = document.querySelector('[role="log"]')
      const each = (time: number) => {
        asked = requestAnimationFrame(each)
        if (log !== null) seen.push({ time, place: log.scrollTop, gap: looks ? gaps(log) : null })
      }
      asked = requestAnimationFrame(each)
    },
    stop() {
      cancelAnimationFrame(asked)
      // Between the first frame that moves and the last: the gesture begins and ends a few frames away from them.
      const moves = (index: number) => index > 0 && seen[index]?.place !== seen[index - 1]?.place
      const first = seen.findIndex((_, index) => moves(index))
      const last = seen.findLastIndex((_, index) => moves(index))
      const moving = seen.slice(first - 1, last + 1)
      return {
        deltas: moving.slice(1).map(({ time }, index) => time - (moving[index]?.time ?? 0)),
        blank: moving.flatMap(({ gap }) => gap ?? []),
      }
    },
  }
}
