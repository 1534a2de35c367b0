import type { IMediaRecorderConstructor } from 'extendable-media-recorder'
import { allowWorkers } from './trustedTypes.ts'
import { checkRecording, type Recording } from './wav.ts'

/** What went wrong, in the six words of spec §8's dialog messages. */
export type MicrophoneFailure =
  | 'permissionRequired'
  | 'denied'
  | 'notFound'
  | 'unavailable'
  | 'startFailed'
  | 'noStream'

export type MicrophoneNews =
  | { type: 'open' }
  /** How loud it is just now, 0 to 1 as an eye would have it: a whisper is seen, a shout is 1. */
  | { type: 'level'; level: number }
  /** It is over before it was meant to be: what was heard until now can be had by `finish`. */
  | { type: 'broken'; failure: MicrophoneFailure }
  /** The last news. `failure` where it is not the whole of what was said. */
  | { type: 'recorded'; recording: Recording; failure: MicrophoneFailure | null }
  /** The last news: everything is closed, and there is nothing to keep. */
  | { type: 'failed'; failure: MicrophoneFailure }

export type Microphone = {
  /** Ends the recording; `recorded` or `failed` follows. */
  finish(): void
  /** Throws away what was recorded. Nothing follows. */
  close(): void
}

/** Spec §9: echo cancellation, noise suppression, 44100 Hz; the rate is a wish that some devices do not grant. */
const WISHES: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  sampleRate: 44_100,
  channelCount: { ideal: 1 },
}

/** Levels are told so often, ms. */
const LEVEL_MS = 80
/** What does not come within these times will not come, ms: the recorder's code and worker, its start, its end. */
export const PATIENCE_MS = { code: 15_000, start: 5_000, stop: 8_000 } as const
/** No recording is stopped sooner after its start, ms. */
const SOONEST_MS = 500
/** Silence of a quiet room and a raised voice, dB of full scale: the ends of what the eye is shown. */
const QUIET_DB = -55
const LOUD_DB = -10
/** A recorder that gives back less than this part of the time has lost most of what was said (wav encoder #400): it is kept,
 * and not sent unasked. */
const LOST_PART = 0.5
const LOST_FROM_S = 2

/** What is needed of the browser. */
export type Sound = {
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined
  permission(): Promise<PermissionState | null>
  loadRecorder(): Promise<IMediaRecorderConstructor>
  createContext(): AudioContext
}

let recorderCode: Promise<IMediaRecorderConstructor> | null = null

/** The recorder with its wav encoder, registered once a page: a second registration throws. */
function loadRecorder(): Promise<IMediaRecorderConstructor> {
  recorderCode ??= (async () => {
    allowWorkers()
    const [{ MediaRecorder, register }, { connect }] = await Promise.all([
      import('extendable-media-recorder'),
      import('extendable-media-recorder-wav-encoder'),
    ])
    // Firefox: recording before the registration is through fails (encoder #395).
    await register(await connect())
    return MediaRecorder
  })()
  recorderCode.catch(() => {
    recorderCode = null
  })
  return recorderCode
}

/** Fetches the recorder's code (25 kB) ahead of the press. */
export const preloadRecorder = (): void => void loadRecorder().catch(() => {})

/** Fetches it at the first touch of a control that the selector finds: pointer over it, finger on it, focus in it. */
export function preloadRecorderOnTouch(selector: string, target: Document = document): void {
  const listeners = new AbortController()
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    target.addEventListener(
      type,
      ({ target: touched }) => {
        if (!(touched instanceof Element) || touched.closest(selector) === null) return
        listeners.abort()
        preloadRecorder()
      },
      { signal: listeners.signal, passive: true },
    )
}

const browser: Sound = {
  get devices() {
    // Absent on plain http.
    return navigator.mediaDevices
  },
  // Safari knows no permission of that name before 16, Firefox before 131.
  permission: async () => {
    try {
      return (await navigator.permissions.query({ name: 'microphone' })).state
    } catch {
      return null
    }
  },
  loadRecorder,
  createContext: () => new AudioContext(),
}

/** Why the browser gave no microphone. A question that was waved away leaves the permission at `prompt`. */
async function failureOf(error: unknown, sound: Sound): Promise<MicrophoneFailure> {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return (await sound.permission()) === 'prompt' ? 'permissionRequired' : 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'notFound'
    default:
      return 'unavailable'
  }
}

const withTimeout = <T>(ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const watchdog = setTimeout(() => reject(new Error(`nothing came within ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(watchdog))
  })

/** The loudness of a moment as a part of what the eye is shown. */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const db = 10 * Math.log10(sum / samples.length || Number.MIN_VALUE)
  return Math.max(0, Math.min(1, (db - QUIET_DB) / (LOUD_DB - QUIET_DB)))
}

/**
 * Listens to the stream beside the recorder. Nothing of it leads to a destination: that would be heard, and a recorder
 * behind one hangs. Without Web Audio there is no waveform, and that is all.
 */
function meter(stream: MediaStream, sound: Sound, tell: (level: number) => void): () => void {
  try {
    const context = sound.createContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 2_048
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      // iOS suspends it, at the start and after a call.
      if (context.state !== 'running') void context.resume().catch(() => {})
      analyser.getFloatTimeDomainData(samples)
      tell(levelOf(samples))
    }, LEVEL_MS)
    return () => {
      clearInterval(timer)
      void context.close().catch(() => {})
    }
  } catch {
    return () => {}
  }
}

/**
 * Asks for the microphone and records from it, until `finish` or `close`; never longer than `longestS`. Every way out
 * stops the tracks, so that the browser's red dot goes.
 */
export function openMicrophone(
  listener: (news: MicrophoneNews) => void,
  longestS: number,
  sound: Sound = browser,
): Microphone {
  const closers: (() => void)[] = []
  let isOver = false
  let isOpen = false
  let broken: MicrophoneFailure | null = null
  let finish: (() => void) | null = null

  const release = () => {
    isOver = true
    // The recorder before its tracks: a recorder without tracks may not stop.
    for (const close of closers.splice(0).reverse()) close()
  }
  const fail = (failure: MicrophoneFailure) => {
    if (isOver) return
    release()
    listener({ type: 'failed', failure })
  }
  /** Sound is here: it is kept, whatever went wrong (D28). */
  const breakOff = (failure: MicrophoneFailure) => {
    if (!isOpen) return fail(failure)
    if (isOver || broken !== null) return
    broken = failure
    listener({ type: 'broken', failure })
  }
  /** Something that has to happen in time. */
  const watch = (ms: number, late: () => void): (() => void) => {
    const timer = setTimeout(late, ms)
    closers.push(() => clearTimeout(timer))
    return () => clearTimeout(timer)
  }

  const record = (Recorder: IMediaRecorderConstructor, stream: MediaStream) => {
    const recorder = new Recorder(stream, { mimeType: 'audio/wav' })
    const chunks: Blob[] = []
    let began = 0
    let elapsed = 0
    let isWanted = false
    let isStopped = false
    let isAtLongest = false

    const hand = async () => {
      const recording = await checkRecording(new Blob(chunks), longestS).catch(() => null)
      if (isOver) return
      if (recording === null) return fail(broken ?? 'startFailed')
      const isLost = elapsed > LOST_FROM_S && recording.seconds < elapsed * LOST_PART
      release()
      listener({ type: 'recorded', recording, failure: broken ?? (isLost ? 'noStream' : null) })
    }
    const stop = () => {
      if (recorder.state === 'inactive') return
      elapsed = (performance.now() - began) / 1_000
      recorder.stop()
    }
    /** Before its first sound arrives, a recorder in Chromium does not hear that it should stop. */
    const stopInTime = () => {
      const early = SOONEST_MS - (performance.now() - began)
      if (early > 0) watch(early, stop)
      else stop()
    }
    const heard = watch(PATIENCE_MS.start, () => fail('startFailed'))
    recorder.addEventListener('start', () => {
      heard()
      isOpen = true
      began = performance.now()
      watch(longestS * 1_000, () => {
        isAtLongest = true
        stop()
      })
      listener({ type: 'open' })
      closers.push(meter(stream, sound, (level) => listener({ type: 'level', level })))
    })
    recorder.addEventListener('dataavailable', ({ data }) => void chunks.push(data))
    recorder.addEventListener('error', () => (isOpen ? breakOff('noStream') : fail('startFailed')))
    recorder.addEventListener('stop', () => {
      isStopped = true
      if (isWanted) void hand()
      else if (!isAtLongest) breakOff('noStream')
    })
    closers.push(() => {
      if (recorder.state !== 'inactive') recorder.stop()
    })
    finish = () => {
      if (isWanted) return
      isWanted = true
      if (isStopped) return void hand()
      // What came without an end, or is still being read, is kept all the same.
      watch(PATIENCE_MS.stop, () => void hand())
      stopInTime()
    }
    // Without a timeslice, or the header's sizes are left open.
    recorder.start()
  }

  const open = async () => {
    if (sound.devices === undefined) return fail('unavailable')
    const code = withTimeout(PATIENCE_MS.code, sound.loadRecorder())
    code.catch(() => {})
    let stream: MediaStream
    try {
      stream = await sound.devices.getUserMedia({ audio: WISHES })
    } catch (error) {
      return fail(await failureOf(error, sound))
    }
    const stopTracks = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (isOver) return stopTracks()
    closers.push(stopTracks)
    const track = stream.getAudioTracks().find(({ readyState }) => readyState === 'live')
    if (track === undefined) return fail('noStream')
    track.addEventListener('ended', () => breakOff('noStream'))
    try {
      const Recorder = await code
      if (!isOver) record(Recorder, stream)
    } catch {
      fail('startFailed')
    }
  }

  void open()
  return { finish: () => finish?.(), close: release }
}
