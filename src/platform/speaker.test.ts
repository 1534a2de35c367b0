import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSpeaker, type Playing, type SpeakerNews } from './speaker.ts'
import { writeWav } from './wav.ts'

const recording = (seconds = 2) => new Blob([writeWav(8_000, seconds * 8_000, () => 0.5)])
/** A limit, and no expectation. */
const PATIENCE_MS = 60_000
/** So much news has come: reading a recording takes as long as it takes. */
const told = (count: number) => vi.waitUntil(() => news.length >= count, { timeout: PATIENCE_MS })
/** What follows from promises alone has happened. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

class FakeAudio extends EventTarget {
  src = ''
  preload = ''
  currentTime = 0
  ended = false
  paused = true
  refuses: DOMException | null = null
  play = vi.fn(async () => {
    if (this.refuses !== null) throw this.refuses
    this.paused = false
  })
  pause = vi.fn(() => {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  })
  removeAttribute = (_name: string) => {
    this.src = ''
  }
  tell(event: 'timeupdate' | 'ended' | 'error' | 'pause', at = this.currentTime) {
    this.currentTime = at
    this.ended = event === 'ended'
    this.dispatchEvent(new Event(event))
  }
}

let audio: FakeAudio
let elements = 0
let urls: Set<string>
let news: SpeakerNews[]
let speaker: ReturnType<typeof createSpeaker>

beforeEach(() => {
  audio = new FakeAudio()
  elements = 0
  urls = new Set()
  news = []
  let made = 0
  const playing = {
    createElement: () => {
      elements += 1
      return audio
    },
    urlOf: () => {
      made += 1
      urls.add(`blob:${made}`)
      return `blob:${made}`
    },
    revoke: (url: string) => void urls.delete(url),
  } as unknown as Playing
  speaker = createSpeaker((event) => news.push(event), playing)
})

const loaded = async (seconds = 2) => {
  const count = news.length
  speaker.load(async () => recording(seconds))
  await told(count + 1)
}

test('loaded, played, and heard to its end', async () => {
  await loaded()
  expect(news).toEqual([{ type: 'ready', seconds: 2, waveform: expect.any(Array) }])
  speaker.play()
  audio.tell('timeupdate', 0.5)
  audio.tell('timeupdate', 1.5)
  audio.tell('pause')
  audio.tell('ended', 2)
  expect(news.slice(1)).toEqual([
    { type: 'at', seconds: 0.5 },
    { type: 'at', seconds: 1.5 },
    { type: 'paused' },
    { type: 'ended' },
  ])
  expect(audio.currentTime).toBe(0)
})

test('the tap unlocks the element, with a silence that tells nothing', async () => {
  let give: (blob: Blob) => void = () => {}
  speaker.load(() => new Promise<Blob>((resolve) => (give = resolve)))
  // Within the tap, before the recording is there.
  expect(audio.play).toHaveBeenCalledOnce()
  audio.tell('timeupdate', 0.05)
  audio.tell('ended', 0.05)
  audio.tell('error')
  expect(news).toEqual([])
  const silence = audio.src
  give(recording())
  await told(1)
  expect([news.length, audio.src === silence, urls.has(silence)]).toEqual([1, false, false])
})

test('pause is no news, and play goes on', async () => {
  await loaded()
  speaker.play()
  audio.tell('timeupdate', 0.5)
  speaker.pause()
  expect(news.at(-1)).toEqual({ type: 'at', seconds: 0.5 })
  audio.tell('timeupdate', 0.6)
  expect(news.at(-1)).toEqual({ type: 'at', seconds: 0.5 })
  speaker.play()
  expect(audio.currentTime).toBe(0.6)
})

test('the system pauses it', async () => {
  await loaded()
  speaker.play()
  audio.pause()
  expect(news.at(-1)).toEqual({ type: 'paused' })
})

test('a place is found while it plays, and before it is ready', async () => {
  speaker.load(async () => recording())
  speaker.seek(1.25)
  await told(1)
  speaker.play()
  expect(audio.currentTime).toBe(1.25)
  // Once: what was paused later goes on where it was.
  audio.tell('timeupdate', 1.5)
  speaker.pause()
  speaker.play()
  expect(audio.currentTime).toBe(1.5)
  speaker.seek(0.25)
  expect(audio.currentTime).toBe(0.25)
  await loaded()
  audio.currentTime = 0
  speaker.play()
  expect(audio.currentTime).toBe(0)
})

describe('another recording', () => {
  test('the one before is dropped with its address; there is one element', async () => {
    await loaded()
    speaker.play()
    await loaded(3)
    expect([elements, urls.size, news.at(-1)]).toEqual([1, 1, expect.objectContaining({ type: 'ready', seconds: 3 })])
  })

  test('one that comes too late is not heard', async () => {
    const signals: AbortSignal[] = []
    let openGate = () => {}
    const gate = new Promise<void>((resolve) => {
      openGate = resolve
    })
    speaker.load(async (signal) => {
      signals.push(signal)
      await gate
      return recording(9)
    })
    await loaded(1)
    openGate()
    // A third one goes the whole way that the late one would have gone.
    await loaded(3)
    expect(signals[0]?.aborted).toBe(true)
    expect(news).toEqual([expect.objectContaining({ seconds: 1 }), expect.objectContaining({ seconds: 3 })])
  })

  test('stop forgets it, and nothing follows', async () => {
    await loaded()
    speaker.play()
    speaker.stop()
    speaker.play()
    audio.tell('timeupdate', 1)
    audio.tell('ended', 2)
    audio.tell('error')
    expect(news).toHaveLength(1)
    expect([urls.size, audio.src, audio.paused]).toEqual([0, '', true])
  })
})

describe('what goes wrong', () => {
  test.each([
    ['nothing comes', () => Promise.reject(new Error('offline'))],
    ['no wav comes', async () => new Blob(['<p>Not found</p>'])],
  ])('%s', async (_what, get) => {
    speaker.load(get)
    await told(1)
    expect(news).toEqual([{ type: 'failed' }])
    expect(urls.size).toBe(0)
  })

  test('the browser cannot play it', async () => {
    await loaded()
    speaker.play()
    audio.tell('error')
    expect(news.at(-1)).toEqual({ type: 'failed' })
  })

  test.each([
    ['wants a tap first', 'NotAllowedError', 'paused'],
    ['does not know the format', 'NotSupportedError', 'failed'],
  ])('the browser %s', async (_what, name, type) => {
    await loaded()
    audio.refuses = new DOMException('no', name)
    speaker.play()
    await turn()
    expect(news.at(-1)).toEqual({ type })
  })

  test('a play that pause broke off is no news', async () => {
    await loaded()
    audio.refuses = new DOMException('interrupted', 'AbortError')
    speaker.play()
    speaker.pause()
    await turn()
    expect(news).toHaveLength(1)
  })
})
