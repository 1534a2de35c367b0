import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMusicPlayer, type MusicEvent, onPageHidden, onTapOutsideInput } from './music.ts'

type Options = {
  src: string[]
  html5: boolean
  loop?: boolean
  volume: number
  onload(): void
  onplay(): void
  onplayerror(): void
  onloaderror(): void
}

/** What the fake howler saw. `log` tells what a person would notice, in order. */
const seen = vi.hoisted(() => ({
  howls: [] as { options: Options; element: FakeAudio }[],
  elements: [] as FakeAudio[],
  log: [] as string[],
  codeFails: false,
  usingWebAudio: true as boolean,
}))

class FakeAudio extends EventTarget {
  loop = false
  paused = true
  readyState = 0
  src = ''
  constructor() {
    super()
    seen.elements.push(this)
  }
  play(): Promise<void> {
    if (!FakeAudio.allowed) return Promise.reject(new DOMException('', 'NotAllowedError'))
    return new Promise(() => {})
  }
  pause() {
    this.paused = true
  }
  load() {
    seen.log.push('element.load')
  }
  removeAttribute() {
    this.src = ''
  }
  /** As the system does it. */
  system(type: 'pause' | 'playing') {
    this.paused = type === 'pause'
    this.dispatchEvent(new Event(type))
  }
  static allowed = true
}

vi.mock('howler/dist/howler.core.min.js', () => {
  const Howler = {
    _html5AudioPool: [] as FakeAudio[],
    get usingWebAudio() {
      return seen.usingWebAudio
    },
    set usingWebAudio(value) {
      seen.usingWebAudio = value
    },
  }
  class Howl {
    element: FakeAudio
    constructor(options: Options) {
      const element = Howler._html5AudioPool.pop()
      if (seen.usingWebAudio || element === undefined)
        throw new Error('howler makes an AudioContext or its own element')
      this.element = element
      element.src = options.src[0] as string
      seen.howls.push({ options, element })
    }
    play() {
      seen.log.push('play')
      this.element.paused = false
      return 1001
    }
    pause() {
      seen.log.push('pause')
      this.element.paused = true
    }
    stop() {
      seen.log.push('stop')
    }
    off() {}
    _clearSound(element: FakeAudio) {
      element.src = 'data:audio/wav'
    }
    unload() {
      this._clearSound(this.element)
      seen.log.push('unload')
    }
  }
  return {
    Howler,
    get Howl() {
      if (seen.codeFails) throw new TypeError('Failed to fetch dynamically imported module')
      return Howl
    },
  }
})

const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  handlers: new Map<string, (() => void) | null>(),
  setActionHandler(name: string, handler: (() => void) | null) {
    this.handlers.set(name, handler)
  },
}

const create = () => {
  const events: MusicEvent[] = []
  const target = {
    Audio: FakeAudio,
    navigator: { mediaSession: session },
    MediaMetadata: class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  } as unknown as Window & typeof globalThis
  const player = createMusicPlayer((event) => void events.push(event), target)
  return { player, events }
}

/** A limit, and no expectation: modules come as they come. */
const PATIENCE_MS = 60_000
const latest = () => seen.howls.at(-1) as (typeof seen.howls)[number]
/** Until the code is there, and howler was made. */
const built = (count = 1) => vi.waitUntil(() => seen.howls.length === count, { timeout: PATIENCE_MS })
/** The code is there where it was asked for, and longer has passed than a browser takes to refuse. */
const settled = async () => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(90)
}

/** A player that sounds. */
const playing = async () => {
  const all = create()
  all.player.unlock()
  all.player.play('start')
  await built()
  latest().options.onload()
  latest().options.onplay()
  seen.log.length = 0
  return all
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  seen.howls.length = 0
  seen.elements.length = 0
  seen.log.length = 0
  seen.codeFails = false
  seen.usingWebAudio = true
  FakeAudio.allowed = true
  session.metadata = null
  session.handlers.clear()
})

describe('the music', () => {
  test('loads nothing before it is played', async () => {
    create()
    await settled()
    expect([seen.elements.length, seen.howls.length]).toEqual([0, 0])
  })

  test('is streamed at full volume, and looped by the element itself', async () => {
    const { player, events } = create()
    player.play('start')
    await built()
    const { options, element } = latest()
    expect(options).toMatchObject({ src: ['/devotional_background.mp3'], html5: true, volume: 1 })
    expect([options.loop ?? false, element.loop]).toEqual([false, true])
    expect(events).toEqual([])
    options.onload()
    expect(events).toEqual([])
    options.onplay()
    expect(events).toEqual(['playing'])
    expect(session.metadata).toMatchObject({ title: 'Satsang' })
  })

  test('goes on where it paused, or starts again', async () => {
    const { player, events } = await playing()
    player.pause()
    expect(seen.log).toEqual(['pause'])
    expect(session.metadata).toBeNull()
    player.play('pause')
    latest().options.onplay()
    expect(seen.log).toEqual(['pause', 'play'])
    player.play('start')
    latest().options.onplay()
    expect(seen.log).toEqual(['pause', 'play', 'stop', 'play'])
    player.pause()
    player.play('start')
    expect(seen.log.slice(4)).toEqual(['pause', 'stop', 'play'])
    expect(seen.howls).toHaveLength(1)
    expect(events).toEqual(['playing', 'playing', 'playing'])
  })

  test('after stop there is nothing to go on with', async () => {
    const { player } = await playing()
    player.stop()
    player.play('pause')
    expect(seen.log).toEqual(['stop', 'stop', 'play'])
  })

  test('what plays already is not begun again', async () => {
    const { player, events } = await playing()
    player.play('pause')
    expect(seen.log).toEqual([])
    expect(events).toEqual(['playing'])
  })
})

describe('the last command wins', () => {
  test('a pause while the code loads: nothing is fetched, and nothing sounds later', async () => {
    const { player, events } = create()
    player.unlock()
    player.play('start')
    player.pause()
    await settled()
    expect([seen.howls.length, events.length]).toEqual([0, 0])
    player.play('start')
    await built()
    expect(seen.howls).toHaveLength(1)
  })

  test('play, pause, play while the code loads is one play', async () => {
    const { player } = create()
    player.play('start')
    player.pause()
    player.play('pause')
    await built()
    await settled()
    latest().options.onload()
    expect(seen.howls).toHaveLength(1)
    expect(seen.log).toEqual(['stop', 'play'])
  })

  test.each(['pause', 'stop'] as const)('a %s while the file loads', async (command) => {
    const { player, events } = create()
    player.play('start')
    await built()
    player[command]()
    latest().options.onload()
    expect(seen.log).toEqual([])
    expect(events).toEqual([])
  })

  test('a pause while a play starts is carried out, and the play is not announced', async () => {
    const { player, events } = create()
    player.play('start')
    await built()
    latest().options.onload()
    player.pause()
    expect(seen.log).toEqual(['stop', 'play'])
    latest().options.onplay()
    expect(seen.log).toEqual(['stop', 'play', 'pause'])
    expect(events).toEqual([])
  })

  test('disposed: nothing loads, plays or speaks any more', async () => {
    const { player, events } = create()
    player.play('start')
    await built()
    const { options, element } = latest()
    player.dispose()
    // Howler would have put a data: address, against the Content-Security-Policy.
    expect(element.src).toBe('')
    expect(seen.log).toContain('unload')
    options.onload()
    options.onplay()
    options.onloaderror()
    player.play('start')
    await settled()
    expect([events.length, seen.howls.length]).toEqual([0, 1])
    expect(seen.log).not.toContain('play')
  })

  test('disposed while the code loads', async () => {
    const { player } = create()
    player.play('start')
    player.dispose()
    await settled()
    expect(seen.howls).toHaveLength(0)
  })
})

describe('blocked', () => {
  test('is told before anything is downloaded; the tap plays on the element that it unlocked', async () => {
    FakeAudio.allowed = false
    const { player, events } = create()
    player.play('start')
    await vi.waitUntil(() => events.length > 0, { timeout: PATIENCE_MS })
    expect(events).toEqual(['blocked'])
    await settled()
    expect(seen.howls).toHaveLength(0)

    player.unlock()
    expect(seen.log).toEqual(['element.load'])
    player.play('start')
    await built()
    expect(latest().element).toBe(seen.elements[0])
    latest().options.onload()
    latest().options.onplay()
    expect(events).toEqual(['blocked', 'playing'])
  })

  test('is not told to somebody who muted meanwhile', async () => {
    FakeAudio.allowed = false
    const { player, events } = create()
    player.play('start')
    player.pause()
    await settled()
    expect(events).toEqual([])
  })

  test('is told once when howler finds out; it does not try again by itself, and the tap plays at once', async () => {
    const { player, events } = create()
    player.play('start')
    await built()
    latest().options.onload()
    latest().options.onplayerror()
    latest().options.onplayerror()
    await settled()
    expect(events).toEqual(['blocked'])
    expect(seen.log).toEqual(['stop', 'play'])
    latest().element.readyState = 4
    player.unlock()
    player.play('start')
    // Loading again would lose the tap.
    expect(seen.log).toEqual(['stop', 'play', 'stop', 'play'])
    latest().options.onplayerror()
    await settled()
    expect(events).toEqual(['blocked', 'blocked'])
  })

  test('a tap that comes before the refusal is tried', async () => {
    const { player, events } = create()
    player.play('start')
    await built()
    latest().options.onload()
    player.unlock()
    player.play('pause')
    latest().options.onplayerror()
    latest().options.onplayerror()
    await settled()
    expect(seen.log).toEqual(['stop', 'play', 'play'])
    latest().options.onplay()
    expect(events).toEqual(['playing'])
  })

  test('is not told of what plays', async () => {
    const { player, events } = await playing()
    latest().options.onplayerror()
    await settled()
    player.pause()
    expect(events).toEqual(['playing'])
    expect(seen.log).toEqual(['pause'])
  })

  test('a pause while it is being refused is no refusal', async () => {
    const { player, events } = create()
    player.play('start')
    await built()
    latest().options.onload()
    latest().options.onplayerror()
    player.pause()
    await settled()
    expect(events).toEqual([])
  })
})

describe('failed', () => {
  test('without howler’s code; the next play tries again', async () => {
    seen.codeFails = true
    const { player, events } = create()
    player.play('start')
    await vi.waitUntil(() => events.length > 0, { timeout: PATIENCE_MS })
    expect(events).toEqual(['failed'])
    seen.codeFails = false
    player.play('pause')
    await built()
  })

  test('without the file; the next play begins anew with an element of its own', async () => {
    const { player, events } = await playing()
    latest().options.onloaderror()
    latest().options.onplayerror()
    // The pause of the element that goes is no interruption.
    latest().element.system('pause')
    expect(events).toEqual(['playing', 'failed'])
    expect(session.metadata).toBeNull()
    player.play('pause')
    await built(2)
    expect(seen.howls[0]?.element).not.toBe(seen.howls[1]?.element)
    latest().options.onload()
    expect(seen.log.slice(-2)).toEqual(['stop', 'play'])
  })

  test('is not told to somebody who muted', async () => {
    const { player, events } = await playing()
    player.pause()
    latest().options.onloaderror()
    expect(events).toEqual(['playing'])
  })
})

describe('interrupted', () => {
  test('by the system; the next tap goes on', async () => {
    const { player, events } = await playing()
    latest().element.system('pause')
    expect(events).toEqual(['playing', 'interrupted'])
    // Howler has to know, or it would take the next play for one that runs already.
    expect(seen.log).toEqual(['pause'])
    player.unlock()
    player.play('pause')
    latest().options.onplay()
    expect(seen.log).toEqual(['pause', 'play'])
    expect(events).toEqual(['playing', 'interrupted', 'playing'])
  })

  test('not by us, and not by the pause of a restart that plays again already', async () => {
    const { player, events } = await playing()
    player.play('start')
    latest().options.onplay()
    latest().element.dispatchEvent(new Event('pause'))
    player.pause()
    latest().element.dispatchEvent(new Event('pause'))
    expect(events).toEqual(['playing', 'playing'])
  })

  test('by the lock screen, which may also go on', async () => {
    const { events } = await playing()
    const { element, options } = latest()
    session.handlers.get('pause')?.()
    element.system('pause')
    expect([events.at(-1), session.playbackState]).toEqual(['interrupted', 'paused'])
    session.handlers.get('play')?.()
    options.onplay()
    expect([events.at(-1), session.playbackState]).toEqual(['playing', 'playing'])
  })

  test('the system goes on by itself after a call', async () => {
    const { events } = await playing()
    latest().element.system('pause')
    latest().element.system('playing')
    latest().options.onplay()
    expect(events).toEqual(['playing', 'interrupted', 'playing'])
  })

  test('but a headset does not unmute what was muted here', async () => {
    const { player, events } = await playing()
    player.pause()
    session.handlers.get('play')?.()
    expect(seen.log).toEqual(['pause'])
    latest().element.system('playing')
    expect(latest().element.paused).toBe(true)
    expect(events).toEqual(['playing'])
  })
})

describe('the page', () => {
  const fakePage = () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    const target = Object.assign(new EventTarget(), { document })
    const look = (state: string) => {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    }
    return { target, look, asWindow: target as unknown as Window }
  }
  const tap = (target: EventTarget, type: string, within: string | null) => {
    const event = new Event(type)
    Object.defineProperty(event, 'target', {
      value: { closest: (all: string) => (within && all.includes(within)) || null },
    })
    target.dispatchEvent(event)
  }

  test.each(['click', 'touchend'])('hears the first %s outside an input, once', (type) => {
    const { target, asWindow } = fakePage()
    const listener = vi.fn()
    onTapOutsideInput(listener, asWindow)
    for (const input of ['input', 'textarea', 'select', '[contenteditable]']) tap(target, type, input)
    expect(listener).not.toHaveBeenCalled()
    tap(target, type, null)
    tap(target, 'click', null)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('no tap is heard after the end', () => {
    const { target, asWindow } = fakePage()
    const listener = vi.fn()
    onTapOutsideInput(listener, asWindow)()
    tap(target, 'click', null)
    expect(listener).not.toHaveBeenCalled()
  })

  test('tells when it is hidden and shown, each once', () => {
    const { target, look, asWindow } = fakePage()
    const told: boolean[] = []
    const stop = onPageHidden((hidden) => void told.push(hidden), asWindow)
    look('hidden')
    target.dispatchEvent(new Event('pagehide'))
    look('visible')
    target.dispatchEvent(new Event('pageshow'))
    target.dispatchEvent(new Event('pagehide'))
    target.dispatchEvent(new Event('pageshow'))
    expect(told).toEqual([true, false, true, false])
    stop()
    look('hidden')
    expect(told).toHaveLength(4)
  })
})
