import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { AREAS, LONG } from './all.ts'
import { claim, faultAt, reportOf } from './faults.ts'
import { along, everyday, mulberry32, pairs, pairsOf, shortest, shrink, wander, wantedOf } from './paths.ts'
import { type Seen, seen } from './seen.ts'
import { tale } from './told.ts'

const edges = (model: Seen, paths: readonly (readonly string[])[]): Set<string> =>
  new Set(paths.flatMap((path) => path.map((event, n) => `${along(model, path)?.[n]} ${event}`)))

const allEdges = (model: Seen) => model.transitions.map(({ from, event }) => `${from} ${event}`)

describe.each(AREAS.map((model) => [model.name, model] as const))('the paths of %s', (_, model) => {
  const paths = pairs(model)

  test('every state can be reached', () => {
    expect([...shortest(model).keys()].toSorted()).toEqual(model.states.toSorted())
  })

  test('are done by the model, each step of them', () => {
    for (const path of paths) expect(along(model, path), path.join(' ')).toHaveLength(path.length + 1)
  })

  test('take every transition', () => {
    expect([...edges(model, paths)].toSorted()).toEqual(allEdges(model).toSorted())
  })

  test('take every transition after every other that can come before it, unless both stay where they are', () => {
    const wanted = model.transitions.flatMap(({ from, event, to }) =>
      model.transitions
        .filter((next) => next.from === to && (from !== to || next.to !== to))
        .map((next) => `${from} ${event} ${next.event}`),
    )
    const taken = new Set(paths.flatMap((path) => pairsOf(model, path)))
    expect(wanted.filter((pair) => !taken.has(pair))).toEqual([])
  })

  test('are different ones, and none is the beginning of another', () => {
    const names = paths.map((path) => path.join(' '))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(names.filter((longer) => longer.startsWith(`${name} `))).toEqual([])
  })

  test('of every run take every transition, and all that can come after a crossing', () => {
    const walked = [...everyday(model)].map((n) => paths[n] ?? [])
    expect([...edges(model, walked)].toSorted()).toEqual(allEdges(model).toSorted())
    const crossing = (all: readonly (readonly string[])[]) =>
      new Set(
        all.flatMap((path) => pairsOf(model, path)).filter((pair) => model.crossing.includes(pair.split(' ')[1] ?? '')),
      )
    expect(crossing(walked)).toEqual(crossing(paths))
    expect(walked.length).toBeLessThan(paths.length)
  })

  test('of every run have something each that no other of them takes', () => {
    const wanted = [...everyday(model)].map((n) => wantedOf(model, paths[n] ?? []))
    const needless = wanted.filter((own, n) => {
      const others = new Set(wanted.toSpliced(n, 1).flat())
      return own.every((one) => others.has(one))
    })
    expect(needless).toEqual([])
  })

  test('name as timed and as crossing only what exists', () => {
    const events = new Set(model.transitions.map(({ event }) => event))
    expect([...model.timed, ...model.crossing].filter((event) => !events.has(event))).toEqual([])
  })

  test('are the same at every run', () => {
    expect(pairs(model)).toEqual(paths)
  })
})

test('there are at least 300 paths, of which every run takes little more than half', () => {
  const ofEveryRun = AREAS.map((model) => everyday(model).size).reduce((sum, size) => sum + size, 0)
  expect(AREAS.flatMap((model) => pairs(model)).length).toBeGreaterThanOrEqual(300)
  expect(ofEveryRun).toBeLessThanOrEqual(180)
})

describe('a long walk', () => {
  const { seen: model, seed, walks, steps } = LONG
  const all = Array.from({ length: walks }, (_, n) => wander(model, seed + n, steps))

  test('can be done, and ends nowhere before its time', () => {
    for (const path of all) expect(along(model, path)).toHaveLength(steps + 1)
  })

  test('is the same for the same seed, and another for another', () => {
    expect(wander(model, seed, steps)).toEqual(all[0])
    expect(new Set(all.map((path) => path.join(' '))).size).toBe(walks)
  })

  test('together the ones of every run take every transition of the model', () => {
    const taken = edges(model, all)
    expect(allEdges(model).filter((edge) => !taken.has(edge))).toEqual([])
  })

  test('meets every fault', () => {
    const events = new Set(all.flat())
    for (const fault of ['goOffline', 'ask401', 'ask500', 'askSlow', 'reload', 'secondTab', 'otherTradition'])
      expect(events, fault).toContain(fault)
  })
})

test('mulberry32 gives the numbers that are known of it', () => {
  const next = mulberry32(1)
  // Of the reference implementation, by T. Ettinger.
  expect([next(), next(), next()].map((n) => Math.floor(n * 2 ** 32))).toEqual([2693262067, 11749833, 2265367787])
})

const ring = seen({
  id: 'ring',
  initial: 'a',
  states: {
    a: { on: { go: 'b', jump: 'c' } },
    b: { on: { go: 'c', stay: 'b' } },
    c: { on: { go: 'a', stay: 'c', crash: 'd' } },
    d: {},
  },
  does: { go: 'they go on', jump: 'they jump', stay: 'they stay', crash: 'it crashes' },
  sees: { a: 'a is there', b: 'b is there', c: 'c is there', d: 'nothing is there' },
})

const model = ring as unknown as Seen

describe('shrink', () => {
  const tried: string[] = []
  /** Fails where `crash` came after `stay`, however long before. */
  const fails = async (path: readonly string[]) => {
    tried.push(path.join(' '))
    return path.includes('stay') && path.at(-1) === 'crash' ? path : null
  }
  const long = ['go', 'stay', 'go', 'go', 'go', 'go', 'stay', 'crash'] as const

  test('finds the shortest of all, also where it is no part of what was found', async () => {
    expect(await shrink(model, long, fails)).toEqual({ path: ['jump', 'stay', 'crash'], untried: 0 })
  })

  test('takes the shortest way to the step that failed, where that is enough', async () => {
    const path = ['go', 'stay', 'go', 'crash'] as const
    expect(await shrink(model, path, async (each) => each)).toEqual({ path: ['jump', 'crash'], untried: 0 })
  })

  test('takes of a path only what was done before it failed', async () => {
    const early = async (path: readonly string[]) => (path.length < 8 ? (['go', 'stay'] as const) : null)
    expect((await shrink(model, long, early)).path).toEqual(['go', 'stay'])
  })

  test('tries only what the model allows, and no more often than it may; the rest is counted', async () => {
    tried.length = 0
    const { untried } = await shrink(model, long, fails, 3)
    expect(tried).toHaveLength(3)
    for (const path of tried) expect(along(model, path.split(' ')), path).toBeDefined()
    expect(untried).toBeGreaterThan(0)
  })

  test('counts what there was no time for', async () => {
    const { path, untried } = await shrink(model, long, async () => 'no time')
    expect(path).toEqual(long)
    expect(untried).toBeGreaterThan(10)
  })

  test('gives back what it was given, where nothing shorter fails', async () => {
    const path = ['go', 'go', 'crash'] as const
    expect(await shrink(model, path, async () => null)).toEqual({ path, untried: 0 })
  })
})

describe('a path', () => {
  test('is told as given, when and then', () => {
    expect(tale(model, ['go', 'stay'])).toEqual([
      'Given a is there',
      'When they go on',
      'Then b is there',
      'When they stay',
      'Then b is there',
    ])
  })

  test('that failed as another did is told of once, and by its own second try again', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'satsang-faults-'))
    const faultWith = (message: string, events = ['go', 'go']) => faultAt(model, events, new Error(message))
    const fault = faultWith('\u001B[31mexpected 3\u001B[39m to be 4\n  at line 7')
    expect(fault.what).toBe('expected 3 to be 4')
    expect(claim(folder, fault, { id: '1', title: 'one' })).toBeNull()
    expect(claim(folder, faultWith('expected 5 to be 4'), { id: '2', title: 'two' })).toBe('one')
    expect(claim(folder, fault, { id: '1', title: 'one' })).toBeNull()
    expect(claim(folder, faultWith('expected 5 to be 4', ['go', 'stay']), { id: '2', title: 'two' })).toBeNull()
    rmSync(folder, { recursive: true })
  })

  test('that fails is reported with its words, its command, and the pages of its machines', () => {
    const report = reportOf({
      seen: model,
      events: ['go', 'stay', 'go', 'crash'],
      path: ['jump', 'crash'],
      turn: 3,
      found: 'seed 7',
      error: new Error('It is not there'),
      screenshot: 'ring.png',
      machines: { 'app.copy': { machine: 'copy', value: 'failed' }, app: { machine: 'app', value: { none: 'such' } } },
      untried: 2,
      trace: 'trace.zip',
      failsAgain: false,
    })
    expect(report.split('\n')).toEqual([
      'It is not there',
      '',
      'Model "ring", 2 steps; 2 shorter ones were not tried:',
      '  Given a is there',
      '  When they jump',
      '  Then c is there',
      '  When it crashes',
      '  Then nothing is there   <-- not so',
      'Found on: seed 7',
      'Again: npm run walk -- --model ring --events jump,crash --turn 3',
      'Walked once more it did not fail: it does not fail each time.',
      'Trace: npx playwright show-trace trace.zip',
      'Screenshot: ring.png',
      'Machines, and their pages in Storybook (npm run storybook):',
      expect.stringMatching(/^ {2}copy \(app\.copy\): failed {2}http:\/\/localhost:6006\/\?path=\/story\/[\w-]+$/),
      '  app (app): none.such  http://localhost:6006/?path=/story/atlas-machines--app',
    ])
  })
})
