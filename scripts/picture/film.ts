// A film of a story's play. Not by Playwright's recordVideo: that wants an ffmpeg of its own, which a machine with an
// installed Chromium has not. The browser sends what it paints, and afterwards encodes that itself, in its own time.
import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { type Frame, webm } from './webm.ts'

/** Before each thing that the play does, so that eyes can follow, ms. */
const STEP_MS = 700
/** The end is looked at, ms. */
const HOLD_MS = 1500
/** A film can be entered at such places, ms. */
const KEY_MS = 2000
const BITS_PER_SECOND = 4_000_000

/** What Storybook has on a story's page, of which a film makes use. */
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      last: (event: string) => unknown[] | undefined
      once: (event: string, listener: () => void) => void
      emit: (event: string, payload: unknown) => void
    }
    __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?: Record<string, { resolvers: Record<string, unknown> }>
    satsangFilm?: {
      encode: (picture: Painted & { isKey: boolean }) => Promise<void>
      end: () => Promise<{ at: number; isKey: boolean; base64: string }[]>
    }
  }
}

/** Shows for a moment where the play taps: on a page of its own there is no pointer to be seen. */
function markTaps(): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const { x, y, width, height } = target.getBoundingClientRect()
      const ring = document.createElement('div')
      ring.style.cssText = `position: fixed; inset: auto; left: ${x + width / 2 - 22}px; top: ${y + height / 2 - 22}px;
        box-sizing: border-box; width: 44px; height: 44px; margin: 0; padding: 0; border: 3px solid #e0452c;
        border-radius: 50%; background: #e0452c40; pointer-events: none`
      // Above a dialog too.
      ring.popover = 'manual'
      document.documentElement.append(ring)
      ring.showPopover()
      setTimeout(() => ring.remove(), 600)
    },
    true,
  )
}

/** Plays the story on its page again, step by step, as Storybook's own debugger does. */
function playSlowly(page: Page, id: string): Promise<void> {
  return page.evaluate(
    async ({ id: storyId, stepMs }) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      let isOver = false
      channel?.once('storyFinished', () => {
        isOver = true
      })
      channel?.emit('storybook/instrumenter/start', { storyId })
      while (!isOver) {
        const steps = Object.keys(
          window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?.[storyId]?.resolvers ?? {},
        )
        // What looks at the page, and does nothing to it, costs no time.
        const isAct = steps.some((step) => !/\] (to[A-Z]|find|waitFor)\w*$/.test(step))
        await new Promise((resolve) => setTimeout(resolve, isAct ? stepMs : 20))
        if (steps.length > 0) channel?.emit('storybook/instrumenter/next', { storyId })
      }
    },
    { id, stepMs: STEP_MS },
  )
}

/** What the browser painted, as JPEG in base64, ms after it began to send. */
type Painted = { at: number; jpeg: string }
type Size = { width: number; height: number }

/** On a page of its own: an encoder, to which pictures are given one by one. */
function makeEncoder({ width, height, bitrate }: Size & { bitrate: number }): void {
  const chunks: { at: number; isKey: boolean; base64: string }[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      chunks.push({ at: chunk.timestamp / 1000, isKey: chunk.type === 'key', base64: btoa(text) })
    },
    error: (error) => reportError(error),
  })
  encoder.configure({ codec: 'vp8', width, height, bitrate, latencyMode: 'quality' })
  window.satsangFilm = {
    encode: async ({ at, jpeg, isKey }) => {
      const image = new Image()
      image.src = `data:image/jpeg;base64,${jpeg}`
      await image.decode()
      const bitmap = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height })
      const frame = new VideoFrame(bitmap, { timestamp: at * 1000 })
      encoder.encode(frame, { keyFrame: isKey })
      frame.close()
    },
    end: async () => {
      await encoder.flush()
      return chunks
    },
  }
}

/** Takes the pictures that a page paints while something happens, and the last of them once more for its end. */
async function watch(page: Page, happens: () => Promise<void>): Promise<Painted[]> {
  const client = await page.context().newCDPSession(page)
  const painted: Painted[] = []
  const begin = performance.now()
  const now = () => Math.round(performance.now() - begin)
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    painted.push({ at: now(), jpeg: data })
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 95 })
  await happens()
  await client.send('Page.stopScreencast')
  const last = painted.at(-1)
  return last === undefined ? [] : [...painted, { ...last, at: Math.max(now(), last.at + 1) }]
}

/**
 * Writes a film of a story: from its first moment through its play to the state that it shows.
 *
 * @param address of the story's own page
 * @param size of the window, px; the film is twice as wide and high
 * @param played resolves once the story on a page has played, with what is wrong with its play
 * @returns what is wrong, or null
 */
export async function film(
  browser: Browser,
  { address, id, size, file }: { address: string; id: string; size: Size; file: string },
  played: (page: Page) => Promise<string | null>,
): Promise<string | null> {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    await page.addInitScript(markTaps)
    // Storybook steps only through what it has made ready for it. The first time is for the code to come.
    await page.goto(`${address}&instrument=true`)
    const fault = await played(page)
    if (fault !== null) return fault
    const painted = await watch(page, async () => {
      await playSlowly(page, id)
      await page.waitForTimeout(HOLD_MS)
    })
    // A page of the same place: a browser encodes for nobody else.
    await page.goto(new URL('index.json', address).href)
    const whole = { width: size.width * 2, height: size.height * 2 }
    await page.evaluate(makeEncoder, { ...whole, bitrate: BITS_PER_SECOND })
    let key = Number.NEGATIVE_INFINITY
    const [first] = painted
    for (const { at, jpeg } of painted) {
      const isKey = at - key >= KEY_MS
      if (isKey) key = at
      await page.evaluate((picture) => window.satsangFilm?.encode(picture), { at: at - (first?.at ?? 0), jpeg, isKey })
    }
    const chunks = (await page.evaluate(() => window.satsangFilm?.end())) ?? []
    const frames: Frame[] = chunks.map(({ base64, ...rest }) => ({ ...rest, bytes: Buffer.from(base64, 'base64') }))
    writeFileSync(file, webm(frames, whole))
    return null
  } finally {
    await context.close()
  }
}
