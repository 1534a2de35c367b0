import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { levelOf, type MicrophoneNews, openMicrophone, type Sound } from './microphone.ts'
import { writeWav } from './wav.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const RATE = 8_000
const sound = (seconds: number) => new Blob([writeWav(RATE, seconds * RATE, (frame) => Math.sin(frame / 9) / 2)])
const named = (name: string) => new DOMException('no', name)

class Track extends EventTarget {
  readyState: MediaStreamTrackState = 'live'
  stop = vi.fn(() => {
    this.readyState = 'ended'
  })
}

type Way = {
  /** What getUserMedia does. */
  grant?: () => Promise<Track[]>
  permission?: PermissionState | null
  code?: () => Promise<void>
  starts?: boolean
  /** What the recorder gives back for `seconds` of time; null when it never stops. */
  gives?: (seconds: number) => Blob | null
  /** Gives its sound, and never says that it has stopped. */
  hangs?: boolean
  throws?: boolean
  audio?: boolean
}

/** A browser with a microphone, and what was told of it. */
function setUp(way: Way = {}) {
  const { grant, permission = 'granted', code, starts = true, gives = sound, hangs, throws, audio = true } = way
  const track = new Track()
  const recorders: Recorder[] = []
  const constraints: unknown[] = []
  const context = {
    state: 'suspended',
    resume: vi.fn(async () => {
      context.state = 'running'
    }),
    close: vi.fn(async () => {}),
    createAnalyser: () => ({
      fftSize: 0,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1),
    }),
    createMediaStreamSource: () => ({ connect: vi.fn() }),
  }
  class Recorder extends EventTarget {
    state = 'inactive'
    readonly began = performance.now()
    readonly slices: unknown[] = []
    constructor(_stream: unknown, options: { mimeType: string }) {
      super()
      expect(options.mimeType).toBe('audio/wav')
      if (throws) throw named('NotSupportedError')
      recorders.push(this)
    }
    start(...slices: unknown[]) {
      this.slices.push(...slices)
      this.state = 'recording'
      if (starts) queueMicrotask(() => this.dispatchEvent(new Event('start')))
    }
    stop() {
      expect(track.stop).not.toHaveBeenCalled()
      this.state = 'inactive'
      const blob = gives((performance.now() - this.began) / 1_000)
      if (blob === null) return
      setTimeout(() => {
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: blob }))
        if (!hangs) this.dispatchEvent(new Event('stop'))
      }, 20)
    }
  }
  const world = {
    devices: {
      getUserMedia: async (asked: unknown) => {
        constraints.push(asked)
        const tracks = await (grant?.() ?? Promise.resolve([track]))
        return { getTracks: () => tracks, getAudioTracks: () => tracks }
      },
    },
    permission: async () => permission,
    loadRecorder: async () => {
      await code?.()
      return Recorder
    },
    createContext: () => {
      if (!audio) throw named('NotSupportedError')
      return context
    },
  } as unknown as Sound
  const news: MicrophoneNews[] = []
  const open = (longestS = 240) => openMicrophone((event) => news.push(event), longestS, world)
  return { open, news, track, recorders, constraints, context, told: () => news.filter(({ type }) => type !== 'level') }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('a recording', () => {
  test('from the request to the wav, in the words of spec §9, without a timeslice', async () => {
    const { open, told, track, recorders, constraints, context } = setUp()
    const microphone = open()
    await pass()
    expect(told()).toEqual([{ type: 'open' }])
    expect(constraints).toEqual([
      {
        audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 44_100, channelCount: { ideal: 1 } },
      },
    ])
    expect(recorders[0]?.slices).toEqual([])
    await pass(3_000)
    expect(track.stop).not.toHaveBeenCalled()
    microphone.finish()
    microphone.finish()
    await pass(50)
    expect(told()).toEqual([
      { type: 'open' },
      { type: 'recorded', recording: expect.objectContaining({ seconds: 3, blob: expect.any(Blob) }), failure: null },
    ])
    expect(track.stop).toHaveBeenCalledOnce()
    expect(context.close).toHaveBeenCalledOnce()
    await pass(20_000)
    expect(told()).toHaveLength(2)
  })

  test('levels come a dozen times a second, from a context that an iPhone suspended', async () => {
    const { open, news, context } = setUp()
    const microphone = open()
    await pass(1_000)
    const levels = news.filter(({ type }) => type === 'level')
    expect(levels.length).toBeGreaterThanOrEqual(11)
    expect(levels.length).toBeLessThanOrEqual(13)
    expect(levels[0]).toEqual({ type: 'level', level: expect.closeTo(35 / 45, 3) })
    expect(context.resume).toHaveBeenCalledOnce()
    microphone.close()
    const before = news.length
    await pass(1_000)
    expect(news).toHaveLength(before)
  })

  test('without Web Audio there are no levels, and a recording all the same', async () => {
    const { open, told } = setUp({ audio: false })
    const microphone = open()
    await pass(1_000)
    microphone.finish()
    await pass(50)
    expect(told().map(({ type }) => type)).toEqual(['open', 'recorded'])
  })

  test('it ends by itself at the longest, waits to be wanted, and is no longer', async () => {
    const { open, told, recorders } = setUp({ gives: () => sound(7) })
    const microphone = open(5)
    await pass(5_000)
    expect(recorders[0]?.state).toBe('inactive')
    await pass(2_000)
    expect(told()).toHaveLength(1)
    microphone.finish()
    await pass(50)
    expect(told().at(-1)).toMatchObject({ type: 'recorded', recording: { seconds: 5 } })
  })

  test('an early stop waits until there is something to stop', async () => {
    const { open, told, recorders } = setUp()
    const microphone = open()
    await pass(10)
    microphone.finish()
    expect(recorders[0]?.state).toBe('recording')
    await pass(600)
    expect(told().at(-1)).toMatchObject({ type: 'recorded', recording: { seconds: expect.closeTo(0.5, 1) } })
  })

  test('close throws it away, and gives the microphone back', async () => {
    const { open, told, track } = setUp()
    const microphone = open()
    await pass(2_000)
    microphone.close()
    microphone.finish()
    await pass(20_000)
    expect(told()).toEqual([{ type: 'open' }])
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test('close while the browser is still asking: a late yes is given back at once', async () => {
    let say: (tracks: Track[]) => void = () => {}
    const { open, news, track, recorders } = setUp({
      grant: () =>
        new Promise((resolve) => {
          say = resolve
        }),
    })
    const microphone = open()
    await pass(1_000)
    microphone.close()
    say([track])
    await pass(1_000)
    expect(track.stop).toHaveBeenCalledOnce()
    expect([news, recorders]).toEqual([[], []])
  })
})

describe('failures, in the six kinds of spec §8', () => {
  const refused = (name: string) => ({ grant: () => Promise.reject(named(name)) })
  test.each<[string, Way, string]>([
    ['waved away', { ...refused('NotAllowedError'), permission: 'prompt' }, 'permissionRequired'],
    ['denied', { ...refused('NotAllowedError'), permission: 'denied' }, 'denied'],
    ['denied, and the browser does not tell', { ...refused('NotAllowedError'), permission: null }, 'denied'],
    ['denied by the system', { ...refused('NotAllowedError'), permission: 'granted' }, 'denied'],
    ['no device', refused('NotFoundError'), 'notFound'],
    ['no such device', refused('OverconstrainedError'), 'notFound'],
    ['in use elsewhere', refused('NotReadableError'), 'unavailable'],
    ['anything else', refused('AbortError'), 'unavailable'],
    ['a stream without sound', { grant: async () => [] }, 'noStream'],
    ['a stream that is over', { grant: async () => [Object.assign(new Track(), { readyState: 'ended' })] }, 'noStream'],
    ['the code does not come', { code: () => Promise.reject(new Error('offline')) }, 'startFailed'],
    ['the recorder refuses', { throws: true }, 'startFailed'],
  ])('%s', async (_what, way, failure) => {
    const { open, news, track } = setUp(way)
    open()
    await pass()
    expect(news).toEqual([{ type: 'failed', failure }])
    expect(track.stop.mock.calls.length).toBe(track.readyState === 'live' ? 0 : 1)
  })

  test('no microphone on plain http', async () => {
    const { news } = setUp()
    openMicrophone((event) => news.push(event), 240, { devices: undefined } as unknown as Sound)
    expect(news).toEqual([{ type: 'failed', failure: 'unavailable' }])
  })

  test.each<[string, Way, number]>([
    ['the worker does not answer (CSP without blob:)', { code: () => new Promise(() => {}) }, 15_000],
    ['the recorder never starts', { starts: false }, 5_000],
  ])('%s: the watchdog speaks', async (_what, way, ms) => {
    const { open, news, track } = setUp(way)
    open()
    await pass(ms - 1)
    expect(news).toEqual([])
    await pass(2)
    expect(news).toEqual([{ type: 'failed', failure: 'startFailed' }])
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test('a recorder that never stops', async () => {
    const { open, told, track } = setUp({ gives: () => null })
    const microphone = open()
    await pass(1_000)
    microphone.finish()
    await pass(7_999)
    expect(told()).not.toContainEqual({ type: 'failed', failure: 'startFailed' })
    await pass(2)
    expect(told().at(-1)).toEqual({ type: 'failed', failure: 'startFailed' })
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test('the recorder fails before it began', async () => {
    const { open, told, recorders } = setUp({ starts: false })
    open()
    await pass(100)
    recorders[0]?.dispatchEvent(new Event('error'))
    expect(told().at(-1)).toEqual({ type: 'failed', failure: 'startFailed' })
  })

  test.each([
    ['nothing', () => new Blob([]), 'startFailed'],
    ['a moment', () => sound(0.1), 'startFailed'],
  ])('the recorder gives %s', async (_what, gives, failure) => {
    const { open, told } = setUp({ gives })
    const microphone = open()
    await pass(5_000)
    microphone.finish()
    await pass(50)
    expect(told().at(-1)).toEqual({ type: 'failed', failure })
  })
})

describe('sound that is there is kept, whatever goes wrong (33.4, D28)', () => {
  type World = ReturnType<typeof setUp>
  const kept = (seconds: number) => ({
    type: 'recorded',
    recording: expect.objectContaining({ seconds: expect.closeTo(seconds, 1) }),
    failure: 'noStream',
  })
  const broken = { type: 'broken', failure: 'noStream' }

  test.each<[string, (world: World) => void]>([
    ['a headset that is pulled out', ({ track }) => track.dispatchEvent(new Event('ended'))],
    ['a recorder that fails', ({ recorders }) => recorders[0]?.dispatchEvent(new Event('error'))],
    ['a recorder that stops by itself', ({ recorders }) => recorders[0]?.stop()],
    [
      'all of it at once',
      ({ track, recorders }) => {
        recorders[0]?.dispatchEvent(new Event('error'))
        recorders[0]?.stop()
        track.dispatchEvent(new Event('ended'))
      },
    ],
  ])('%s', async (_what, happen) => {
    const world = setUp()
    const microphone = world.open()
    await pass(4_000)
    happen(world)
    await pass(50)
    expect(world.told()).toEqual([{ type: 'open' }, broken])
    microphone.finish()
    await pass(50)
    expect(world.told().slice(1)).toEqual([broken, kept(4)])
    expect(world.track.stop).toHaveBeenCalledOnce()
  })

  test('it goes while the recording is being ended', async () => {
    const { open, told, track } = setUp()
    const microphone = open()
    await pass(4_000)
    microphone.finish()
    track.dispatchEvent(new Event('ended'))
    await pass(50)
    expect(told().at(-1)).toMatchObject(kept(4))
  })

  test('less than half of what was said comes back (Safari drops chunks)', async () => {
    const { open, told } = setUp({ gives: (seconds) => sound(seconds * 0.4) })
    const microphone = open()
    await pass(5_000)
    microphone.finish()
    await pass(50)
    expect(told().at(-1)).toMatchObject(kept(2))
  })

  test('the recorder gives its sound, and never says that it has stopped', async () => {
    const { open, told, track } = setUp({ hangs: true })
    const microphone = open()
    await pass(4_000)
    microphone.finish()
    await pass(7_999)
    expect(told()).toEqual([{ type: 'open' }])
    await pass(2)
    expect(told().slice(1)).toEqual([{ ...kept(4), failure: null }])
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test('a device so slow that the time of the recorder is over while its sound is read', async () => {
    let read = () => {}
    const slow = sound(4)
    const bytes = slow.arrayBuffer()
    const isRead = new Promise<void>((resolve) => {
      read = resolve
    })
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(() => isRead.then(() => bytes))
    const { open, told } = setUp({ gives: () => slow })
    const microphone = open()
    await pass(4_000)
    microphone.finish()
    await pass(9_000)
    expect(told()).toEqual([{ type: 'open' }])
    read()
    await pass(50)
    expect(told().slice(1)).toEqual([{ ...kept(4), failure: null }])
  })

  test('a call that mutes the microphone for a while: silence is a sound', async () => {
    const { open, told, track } = setUp()
    const microphone = open()
    await pass(2_000)
    for (const type of ['mute', 'unmute']) {
      track.dispatchEvent(new Event(type))
      await pass(1_000)
    }
    microphone.finish()
    await pass(50)
    expect(told()).toEqual([{ type: 'open' }, { ...kept(4), failure: null }])
  })

  test.each<[string, Way]>([
    ['nothing was heard', { gives: () => new Blob([]) }],
    ['the recorder gives nothing back', { gives: () => null }],
  ])('where %s, the failure is the microphone’s', async (_what, way) => {
    const { open, told, track } = setUp(way)
    const microphone = open()
    await pass(1_000)
    track.dispatchEvent(new Event('ended'))
    microphone.finish()
    await pass(8_100)
    expect(told().at(-1)).toEqual({ type: 'failed', failure: 'noStream' })
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test('the longest recording ends by itself, and is whole', async () => {
    const { open, told } = setUp()
    const microphone = open(5)
    await pass(6_000)
    expect(told()).toEqual([{ type: 'open' }])
    microphone.finish()
    await pass(50)
    expect(told().at(-1)).toMatchObject({ type: 'recorded', failure: null })
  })
})

test('what the eye is shown: nothing, a whisper, a voice, a shout', () => {
  const levelAt = (loud: number) => levelOf(new Float32Array(100).fill(loud))
  expect([levelAt(0), levelAt(0.001), levelAt(1)]).toEqual([0, 0, 1])
  expect(levelAt(0.01)).toBeCloseTo(15 / 45, 2)
  expect(levelAt(0.1)).toBeCloseTo(35 / 45, 2)
})
