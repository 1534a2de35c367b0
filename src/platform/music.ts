import type { Howl, Howler } from 'howler'

/** Spec §9. */
const FILE = '/devotional_background.mp3'
/** How long a browser may take to refuse, ms. It refuses at once; a yes is told by silence. */
const REFUSAL_MS = 60

/**
 * `playing`: it sounds; also after a `blocked` or an `interrupted`, when the system itself goes on.
 * `blocked`: the browser wants a tap first; call `unlock()` and `play()` within it.
 * `failed`: howler's code or the file did not come; the next `play()` begins anew.
 * `interrupted`: the system paused it (a call, a headset, the lock screen).
 */
export type MusicEvent = 'playing' | 'blocked' | 'failed' | 'interrupted'

export type MusicPlayer = {
  /** Starts from the start, or goes on where it paused. */
  play(from: 'start' | 'pause'): void
  pause(): void
  stop(): void
  /** Call within a tap: lets the browser play afterwards. */
  unlock(): void
  dispose(): void
}

/** What is used of howler beside its published interface (2.2.4). */
type Insides = {
  Howler: typeof Howler & { _html5AudioPool: HTMLAudioElement[] }
  Howl: new (...options: ConstructorParameters<typeof Howl>) => Howl & { _clearSound(node: HTMLAudioElement): void }
}

/** Only the core: the other half of howler places sounds in space. */
async function loadHowler(): Promise<Insides> {
  // @ts-expect-error The core build has no types of its own; it is howler's, without the spatial methods.
  const howler: Insides = await import('howler/dist/howler.core.min.js')
  // Streaming needs no AudioContext, and without one howler neither unlocks, nor suspends, nor resumes anything.
  howler.Howler.usingWebAudio = false
  return howler
}

/** Whether the browser lets it play now. It is asked without a source, so that a no costs no download. */
async function mayPlay(element: HTMLAudioElement): Promise<boolean> {
  const refused = element.play().then(
    () => false,
    (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError',
  )
  const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), REFUSAL_MS))
  const isRefused = await Promise.race([refused, patience])
  element.pause()
  return !isRefused
}

type Deck = {
  howl: InstanceType<Insides['Howl']>
  element: HTMLAudioElement
  listeners: AbortController
  /** Howler's name of the one sound, once it was played. */
  sound: number | undefined
  /** loading the file, starting to play, playing, or silent. */
  state: 'loading' | 'starting' | 'playing' | 'silent'
  /** Asked for again while it was starting, perhaps by a tap that allows what was refused before. */
  again: boolean
  isRefused: boolean
}

/**
 * Background music, spec §4 and §9: one file, streamed, looping, at full volume. Nothing is loaded before the first
 * `play()`, nor when the browser wants a tap first.
 *
 * Howler queues commands while it waits, and loses a pause that comes while a play starts. So it gets one command at a
 * time; when that is done, the next one is derived from the state that was asked for last.
 */
export function createMusicPlayer(
  listener: (event: MusicEvent) => void,
  target: Window & typeof globalThis = window,
): MusicPlayer {
  let wanted: 'sound' | 'silence' | 'interrupted' = 'silence'
  let fromStart = true
  let isUnlocked = false
  let isLoading = false
  let isDisposed = false
  /** Safari allows an element, not a page: the one that was unlocked is the one that howler gets. */
  let spare: HTMLAudioElement | null = null
  let deck: Deck | null = null

  const takeSpare = (): HTMLAudioElement => {
    spare ??= new target.Audio()
    return spare
  }

  /** What the lock screen shows, and what its buttons do. */
  const showInSystem = (state: MediaSessionPlaybackState): void => {
    const session = target.navigator.mediaSession
    if (session === undefined) return
    session.metadata = state === 'none' ? null : new target.MediaMetadata({ title: 'Satsang' })
    session.playbackState = state
    session.setActionHandler('pause', state === 'playing' ? () => deck?.element.pause() : null)
    // Who muted the music here does not find it unmuted by a headset.
    session.setActionHandler('play', () => {
      if (wanted === 'interrupted') play('pause')
    })
  }

  const scrap = (): void => {
    if (deck === null) return
    const { howl, element, listeners } = deck
    deck = null
    // Safari's permission to play belongs to this element, which is thrown away.
    isUnlocked = false
    listeners.abort()
    howl.off()
    element.pause()
    // Howler would put a data: address there, which the Content-Security-Policy refuses. Without any, a download ends.
    howl._clearSound = (node) => {
      node.removeAttribute('src')
      node.load()
    }
    howl.unload()
    showInSystem('none')
  }

  const fail = (): void => {
    const wasWanted = wanted !== 'silence'
    scrap()
    wanted = 'silence'
    fromStart = true
    if (wasWanted) listener('failed')
  }

  /** Brings howler to what is wanted, unless it is busy; it comes back here when it no longer is. */
  const follow = (): void => {
    if (deck === null || deck.state === 'loading' || deck.state === 'starting') return
    const { howl } = deck
    if (wanted === 'sound') {
      if (deck.state === 'playing' && !fromStart) return
      if (fromStart) howl.stop(deck.sound)
      fromStart = false
      deck.state = 'starting'
      deck.again = false
      deck.sound = howl.play(deck.sound)
    } else if (deck.state === 'playing') {
      deck.state = 'silent'
      if (fromStart) howl.stop(deck.sound)
      else howl.pause(deck.sound)
      showInSystem(wanted === 'interrupted' ? 'paused' : 'none')
    }
  }

  const build = ({ Howl, Howler }: Insides): void => {
    const element = takeSpare()
    spare = null
    // Howler's own loop is a timer that stops, seeks and plays: a hole, and later still in a hidden tab.
    element.loop = true
    Howler._html5AudioPool.splice(0, Howler._html5AudioPool.length, element)
    const listeners = new AbortController()
    const howl = new Howl({
      src: [FILE],
      html5: true,
      volume: 1,
      onload: () => {
        built.state = 'silent'
        follow()
      },
      onplay: () => {
        if (built !== deck) return
        built.state = 'playing'
        const isWanted = wanted === 'sound' && !fromStart
        follow()
        if (!isWanted) return
        showInSystem('playing')
        listener('playing')
      },
      onplayerror: () => {
        if (built.state !== 'starting' || built.isRefused) return
        built.isRefused = true
        // A refusal comes twice, for the element that still pauses and for its promise: both belong to this start.
        setTimeout(() => {
          built.isRefused = false
          if (built !== deck) return
          built.state = 'silent'
          if (wanted !== 'sound') return
          if (built.again) return follow()
          wanted = 'silence'
          listener('blocked')
        })
      },
      onloaderror: () => {
        if (built === deck) fail()
      },
    })
    const built: Deck = { howl, element, listeners, sound: undefined, state: 'loading', again: false, isRefused: false }
    deck = built
    element.addEventListener(
      'pause',
      () => {
        if (built.state !== 'playing' || !element.paused) return
        wanted = 'interrupted'
        follow()
        listener('interrupted')
      },
      { signal: listeners.signal },
    )
    // After a call the system may go on by itself; where silence is wanted, nothing else may end it.
    element.addEventListener(
      'playing',
      () => {
        if (built.state !== 'silent' || element.paused) return
        if (wanted === 'interrupted') play('pause')
        else element.pause()
      },
      { signal: listeners.signal },
    )
  }

  const load = async (): Promise<void> => {
    isLoading = true
    try {
      if (!isUnlocked && !(await mayPlay(takeSpare())) && !isUnlocked) {
        if (wanted !== 'sound') return
        wanted = 'silence'
        listener('blocked')
        return
      }
      const howler = await loadHowler()
      if (wanted === 'sound') build(howler)
    } catch {
      fail()
    } finally {
      isLoading = false
    }
  }

  const play = (from: 'start' | 'pause'): void => {
    if (isDisposed) return
    wanted = 'sound'
    if (from === 'start') fromStart = true
    if (deck === null) {
      if (!isLoading) void load()
      return
    }
    if (deck.state === 'starting') deck.again = true
    follow()
  }

  return {
    play,
    pause() {
      wanted = 'silence'
      follow()
    },
    stop() {
      wanted = 'silence'
      fromStart = true
      follow()
    },
    unlock() {
      if (isDisposed) return
      isUnlocked = true
      const element = deck?.element ?? takeSpare()
      // In Safari loading within a tap allows an element for good. One that is ready is played within the tap itself.
      if (deck === null || (deck.state === 'loading' && element.readyState < 3)) element.load()
    },
    dispose() {
      isDisposed = true
      wanted = 'silence'
      scrap()
    },
  }
}

const INPUT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/**
 * Calls once, within the first click or touch outside an input (spec §4 Music). The end of a touch, because its
 * beginning allows no sound. Returns the way to stop waiting.
 */
export function onTapOutsideInput(listener: () => void, target: Window = window): () => void {
  const listeners = new AbortController()
  const onTap = ({ target: tapped }: Event) => {
    const element = tapped as Partial<Element> | null
    if (element?.closest?.(INPUT)) return
    listeners.abort()
    listener()
  }
  for (const type of ['click', 'touchend'])
    target.addEventListener(type, onTap, { capture: true, passive: true, signal: listeners.signal })
  return () => listeners.abort()
}

/** Calls when the page goes out of sight and when it comes back. Returns the way to stop. */
export function onPageHidden(listener: (hidden: boolean) => void, target: Window = window): () => void {
  const listeners = new AbortController()
  const options = { signal: listeners.signal }
  let last = target.document.visibilityState === 'hidden'
  const tell = (hidden: boolean) => {
    if (hidden === last) return
    last = hidden
    listener(hidden)
  }
  const look = () => tell(target.document.visibilityState === 'hidden')
  target.document.addEventListener('visibilitychange', look, options)
  // A page that goes into the back-forward cache may go without the event above.
  target.addEventListener('pagehide', () => tell(true), options)
  target.addEventListener('pageshow', look, options)
  return () => listeners.abort()
}
