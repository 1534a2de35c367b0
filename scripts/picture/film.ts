// A film of a story's play. Not by Playwright's recordVideo: that wants an ffmpeg of its own, which a machine with an
// installed Chromium has not. The browser sends what it paints, and another page of it writes that as WebM.
import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'

/** Before each thing that the play does, so that eyes can follow, ms. */
const STEP_MS = 700
/** The end is looked at, ms. */
const HOLD_MS = 1500
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
    satsangFilm?: { draw: (jpeg: string) => Promise<void>; end: () => Promise<string> }
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

/** On the recording page: a canvas, and what writes down each picture that is drawn on it. */
async function record({ width, height, bits }: { width: number; height: number; bits: number }): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  document.body.append(canvas)
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm', videoBitsPerSecond: bits })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  window.satsangFilm = {
    draw: async (jpeg) => {
      const image = new Image()
      image.src = `data:image/jpeg;base64,${jpeg}`
      await image.decode()
      context?.drawImage(image, 0, 0, width, height)
    },
    end: async () => {
      recorder.stop()
      await ended
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    },
  }
}

type Size = { width: number; height: number }

/**
 * Writes a film of a story: from its first moment through its play to the state that it shows.
 *
 * @param address of the story's own page
 * @param played resolves once the story on a page has played
 * @param size of the window, px; the film is twice as wide and high
 */
export async function film(
  browser: Browser,
  { address, id, size, file }: { address: string; id: string; size: Size; file: string },
  played: (page: Page) => Promise<string | null>,
): Promise<string | null> {
  const seen = await browser.newContext({ viewport: size, deviceScaleFactor: 2 })
  const camera = await browser.newContext()
  try {
    const [page, recorder] = await Promise.all([seen.newPage(), camera.newPage()])
    await page.addInitScript(markTaps)
    // Storybook steps only through what it has made ready for it. The first time is for the code to come.
    await page.goto(`${address}&instrument=true`)
    const fault = await played(page)
    if (fault !== null) return fault

    await recorder.evaluate(record, { width: size.width * 2, height: size.height * 2, bits: BITS_PER_SECOND })
    const client = await seen.newCDPSession(page)
    let last = ''
    let drawn = Promise.resolve()
    const draw = () => {
      const jpeg = last
      drawn = drawn.then(() => recorder.evaluate((picture) => window.satsangFilm?.draw(picture), jpeg))
    }
    client.on('Page.screencastFrame', ({ data, sessionId }) => {
      last = data
      draw()
      client.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await client.send('Page.startScreencast', { format: 'jpeg', quality: 90 })
    await playSlowly(page, id)
    await page.waitForTimeout(HOLD_MS)
    await client.send('Page.stopScreencast')
    // A picture lasts until the next: so the last is drawn once more.
    draw()
    await drawn
    await recorder.waitForTimeout(100)
    const webm = await recorder.evaluate(() => window.satsangFilm?.end())
    writeFileSync(file, Buffer.from(webm ?? '', 'base64'))
    return null
  } finally {
    await Promise.all([seen.close(), camera.close()])
  }
}
