import { describeWav, writeWav } from './wav.ts'

export type SpeakerNews =
  | { type: 'ready'; seconds: number; waveform: number[] }
  | { type: 'at'; seconds: number }
  /** It stopped by itself: a call, a headset, or the browser wants a tap first. */
  | { type: 'paused' }
  | { type: 'ended' }
  | { type: 'failed' }

export type Speaker = {
  /** Gets a recording ready; call within the tap, or an iPhone will not play what comes later. */
  load(recording: (signal: AbortSignal) => Promise<Blob>): void
  play(): void
  pause(): void
  /** `to` in seconds; before the recording is ready it is where playing will begin. */
  seek(to: number): void
  /** Forgets the recording. */
  stop(): void
}

/** What is needed of the browser. */
export type Playing = {
  createElement(): HTMLAudioElement
  urlOf(recording: Blob): string
  revoke(url: string): void
}

const browser: Playing = {
  createElement: () => new Audio(),
  urlOf: (recording) => URL.createObjectURL(recording),
  revoke: (url) => URL.revokeObjectURL(url),
}

/** Half a tenth of a second of nothing. */
const silence = () => new Blob([writeWav(8_000, 400, () => 0)], { type: 'audio/wav' })

/** Plays one recording at a time, by one audio element for the page's life: a tap unlocks an element, not a page. */
export function createSpeaker(listener: (news: SpeakerNews) => void, playing: Playing = browser): Speaker {
  let element: HTMLAudioElement | null = null
  let url: string | null = null
  let loading: AbortController | null = null
  let start = 0
  let isReady = false
  let wantsSound = false

  const drop = () => {
    loading?.abort()
    loading = null
    isReady = false
    wantsSound = false
    start = 0
    if (url !== null) playing.revoke(url)
    url = null
  }
  const put = (audio: HTMLAudioElement, recording: Blob) => {
    url = playing.urlOf(recording)
    audio.src = url
  }
  const create = (): HTMLAudioElement => {
    const audio = playing.createElement()
    audio.preload = 'auto'
    audio.addEventListener('timeupdate', () => {
      if (isReady && wantsSound) listener({ type: 'at', seconds: audio.currentTime })
    })
    audio.addEventListener('ended', () => {
      if (!isReady) return
      wantsSound = false
      audio.currentTime = 0
      listener({ type: 'ended' })
    })
    audio.addEventListener('pause', () => {
      if (!isReady || !wantsSound || audio.ended) return
      wantsSound = false
      listener({ type: 'paused' })
    })
    audio.addEventListener('error', () => {
      if (!isReady) return
      drop()
      listener({ type: 'failed' })
    })
    return audio
  }

  return {
    load(recording) {
      drop()
      element ??= create()
      const audio = element
      put(audio, silence())
      void audio.play().catch(() => {})
      const current = new AbortController()
      loading = current
      const get = async () => {
        const blob = await recording(current.signal)
        const described = await describeWav(blob)
        if (current.signal.aborted) return
        audio.pause()
        if (url !== null) playing.revoke(url)
        put(audio, blob)
        isReady = true
        loading = null
        listener({ type: 'ready', ...described })
      }
      get().catch(() => {
        if (current.signal.aborted) return
        drop()
        listener({ type: 'failed' })
      })
    },
    play() {
      if (element === null || !isReady) return
      const audio = element
      wantsSound = true
      // Before the file's length is known a browser keeps this as the place to begin at.
      if (start > 0) audio.currentTime = start
      start = 0
      audio.play().catch((error: unknown) => {
        if (!wantsSound || element !== audio || !isReady) return
        wantsSound = false
        const wantsTap = error instanceof DOMException && error.name !== 'NotSupportedError'
        listener({ type: wantsTap ? 'paused' : 'failed' })
      })
    },
    pause() {
      wantsSound = false
      element?.pause()
    },
    seek(to) {
      if (element !== null && isReady) element.currentTime = to
      else start = to
    },
    stop() {
      drop()
      element?.pause()
      element?.removeAttribute('src')
    },
  }
}
