import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceOf } from './device.ts'
import { makeDeviceId } from './deviceId.ts'
import { PATTERNS, pulse } from './haptics.ts'
import { newId } from './ids.ts'
import { createStore, KEYS, readJson, readTradition, readWord } from './storage.ts'

const fakeWindow = (storage: Partial<Storage> | 'forbidden', over: object = {}) => {
  const listeners: ((event: object) => void)[] = []
  const target = {
    get localStorage() {
      if (storage === 'forbidden') throw new DOMException('denied', 'SecurityError')
      return storage
    },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    navigator: { userAgent: 'test', language: 'pa', hardwareConcurrency: 2 },
    screen: { width: 360, height: 800, colorDepth: 24 },
    devicePixelRatio: 2,
    ...over,
  } as unknown as Window
  return {
    target,
    tell: (event: object) => {
      for (const listener of listeners) listener({ storageArea: storage, ...event })
    },
  }
}

const workingStorage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
const fullStorage = () => ({
  ...workingStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

describe('storage', () => {
  test('keeps what it is given', () => {
    const store = createStore(fakeWindow(workingStorage()).target)
    store.write('key', 'value')
    expect([store.read('key'), store.works()]).toEqual(['value', true])
    store.remove('key')
    expect(store.read('key')).toBeNull()
  })

  test.each([
    ['forbidden', 'forbidden' as const],
    ['full', fullStorage()],
  ])('%s: the value lives on in memory, and the failure is told once', (_name, storage) => {
    const store = createStore(fakeWindow(storage).target)
    const onFailure = vi.fn()
    store.onFailure(onFailure)
    store.write('key', 'value')
    store.write('other', 'value')
    expect(store.read('key')).toBe('value')
    expect(store.works()).toBe(false)
    expect(onFailure).toHaveBeenCalledOnce()
    store.remove('key')
    expect(store.read('key')).toBeNull()
  })

  test('who asks after the first refusal is told at once: the app writes while it starts', () => {
    const store = createStore(fakeWindow(fullStorage()).target)
    store.write('key', 'value')
    const onFailure = vi.fn()
    store.onFailure(onFailure)
    store.write('other', 'value')
    expect(onFailure).toHaveBeenCalledOnce()
  })

  test('a corrupted value is removed and read as nothing', () => {
    const store = createStore(fakeWindow(workingStorage()).target)
    const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
    for (const corrupted of ['{', '17', 'null', '\u0000']) {
      store.write('key', corrupted)
      expect(readJson(store, 'key', toText)).toBeNull()
      expect(store.read('key')).toBeNull()
    }
    store.write('key', '"fine"')
    expect(readJson(store, 'key', toText)).toBe('fine')
    store.write('word', 'klingon')
    expect(readWord(store, 'word', ['english'])).toBeNull()
    expect(store.read('word')).toBeNull()
  })

  test.each([
    ['hindu', 'hindu'],
    ['sikh', 'sikh'],
    ['buddhist', 'sikh'],
    ['Hindu', 'sikh'],
    ['"><script>', 'sikh'],
    ['', null],
    [null, null],
  ])('a remembered tradition %j is %s: /hi for hindu, /pn for anything else (spec §2)', (stored, tradition) => {
    const store = createStore(fakeWindow(workingStorage()).target)
    if (stored !== null) store.write(KEYS.tradition, stored)
    expect(readTradition(store, KEYS.tradition)).toBe(tradition)
  })

  test('hears what another tab changed', () => {
    const { target, tell } = fakeWindow(workingStorage())
    const heard = vi.fn()
    createStore(target).onChangedElsewhere(heard)
    tell({ key: 'key', newValue: 'value' })
    tell({ key: null, newValue: null })
    expect(heard.mock.calls).toEqual([
      ['key', 'value'],
      [null, null],
    ])
  })
})

describe('device id, spec §3', () => {
  const { target } = fakeWindow(workingStorage())
  beforeEach(() => void vi.stubGlobal('window', target))
  afterEach(() => void vi.unstubAllGlobals())
  const aStore = () => createStore(fakeWindow(workingStorage()).target)

  test('a hash with its prefix, made once, also for calls side by side, and kept', async () => {
    const store = aStore()
    const deviceId = deviceOf(store)
    const [id, other] = await Promise.all([deviceId(), deviceId()])
    expect(id).toMatch(/^device_[0-9a-f]{32}$/)
    expect([other, await deviceId(), store.read(KEYS.deviceId)]).toEqual([id, id, id])
  })

  test('two phones of one model are two devices: nobody reads another’s conversation', () => {
    expect(makeDeviceId(target)).not.toBe(makeDeviceId(target))
  })

  test.each(['', 'device_', 'device_<script>', 'x'.repeat(300)])(
    'a corrupted one, %j, is replaced',
    async (corrupted) => {
      const store = aStore()
      store.write(KEYS.deviceId, corrupted)
      expect(await deviceOf(store)()).toMatch(/^device_[0-9a-f]{32}$/)
    },
  )
})

describe('haptics, spec §9', () => {
  const phone = (userAgent: string, coarse = true) => {
    const vibrate = vi.fn()
    const target = { navigator: { userAgent, vibrate }, matchMedia: () => ({ matches: coarse }) } as unknown as Window
    return { vibrate, target }
  }
  test.each([
    ['iPhone', 'light', [10]],
    ['iPhone', 'medium', [20]],
    ['Android', 'light', [25]],
    ['Android', 'medium', [50]],
    ['Android', 'heavy', [75]],
  ] as const)('%s %s: %j ms', (userAgent, strength, pattern) => {
    const { vibrate, target } = phone(userAgent)
    pulse(strength, target)
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(pattern)
  })

  test('heavy on iOS is three pulses of 10 ms', () => {
    expect(PATTERNS.ios.heavy.filter((_, index) => index % 2 === 0)).toEqual([10, 10, 10])
  })

  test('nothing on a desktop, and nothing where the browser cannot', () => {
    const { vibrate, target } = phone('desktop', false)
    pulse('heavy', target)
    expect(vibrate).not.toHaveBeenCalled()
    expect(() => pulse('heavy', { navigator: {} } as Window)).not.toThrow()
  })
})

test('ids are UUIDs, version 4, and differ', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
})
