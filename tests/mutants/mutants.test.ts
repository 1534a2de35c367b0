import { describe, expect, test } from 'vitest'
import { ROOT, seersOf, sources } from './files.ts'
import { KNOWN } from './known.ts'
import { isKnown, KINDS, type Kind, type Mutant, mutantsOf, mutated, sitesOf } from './make.ts'

const MACHINE = `import { setup } from 'xstate'
export const WAIT_MS = 2_000
type Fact = 'idle' | 'busy'
export const machine = setup({
  actions: { ring: () => {} },
  guards: { isNew: ({ context }) => context.age < 3, isOld: ({ context }) => context.age > 9 },
  delays: { wait: WAIT_MS },
}).createMachine({
  initial: 'idle',
  states: {
    idle: { entry: 'ring', on: { go: { guard: 'isNew', target: 'busy', actions: ['ring', 'sing'] } } },
    busy: { after: { wait: 'idle' } },
  },
})
`

/** Each fault of a source, as its kind, what was there, and what may be put. */
const faults = (file: string, text: string) =>
  sitesOf({ file, text }).map(({ kind, was, puts }) => [kind, was, ...puts] as [Kind, string, ...string[]])

const faultsOf = (kind: Kind, list: ReturnType<typeof faults>) =>
  list.filter(([one]) => one === kind).map(([, ...rest]) => rest)

describe('the faults of a machine', () => {
  const all = faults('src/machines/small/small.machine.ts', MACHINE)

  test('lead to a state beside the one that was meant, and begin there', () => {
    expect(faultsOf('target', all)).toEqual([
      ["'busy'", "'idle'"],
      ["'idle'", "'busy'"],
    ])
    expect(faultsOf('initial', all)).toEqual([["'idle'", "'busy'"]])
  })

  test('turn a guard round, put another, or none', () =>
    expect(faultsOf('guard', all)).toEqual([
      ['context.age < 3', '!(context.age < 3)'],
      ['context.age > 9', '!(context.age > 9)'],
      ["guard: 'isNew',", ''],
      ["'isNew'", "'isOld'"],
    ]))

  test('come later', () =>
    expect(faultsOf('delay', all)).toEqual([
      ['2_000', '(2_000) * 2'],
      ['WAIT_MS', '(WAIT_MS) * 2'],
    ]))

  test('leave out what is done, and what is listened to', () => {
    expect(faultsOf('action', all)).toEqual([
      ["entry: 'ring',", ''],
      ["'ring',", ''],
      ["'sing'", ''],
    ])
    expect(faultsOf('event', all)).toEqual([
      ["go: { guard: 'isNew', target: 'busy', actions: ['ring', 'sing'] }", ''],
      ["wait: 'idle'", ''],
    ])
  })

  test('move a comparison by one', () =>
    expect(faultsOf('condition', all)).toEqual([
      ['<', '<='],
      ['>', '>='],
    ]))

  test('keep to the children of a state that is named from outside', () => {
    const nested = `createMachine({ id: 'm', on: { x: '.a.one', y: { target: '#m.b' } }, initial: 'a', states: {
      a: { states: { one: {}, two: {} } }, b: {} } })`
    expect(faultsOf('target', faults('src/machines/m/m.machine.ts', nested))).toEqual([
      ["'.a.one'", "'.a.two'"],
      ["'#m.b'", "'#m.a'"],
    ])
  })
})

test('the faults of a rule: its conditions and its numbers, and nothing of its types', () => {
  const rule = `type Life = 1 | 2
export const rule = (n: number): 3 | 4 => { if (n === 5 && n) return 6; return n ? 7 : 8 }`
  expect(faults('server/operations/rule.ts', rule)).toEqual([
    ['condition', 'n === 5 && n', '!(n === 5 && n)'],
    ['condition', '&&', '||'],
    ['condition', '===', '!=='],
    ['number', '5', '(5 + 1)'],
    ['number', '6', '(6 + 1)'],
    ['condition', 'n', '!(n)'],
    ['number', '7', '(7 + 1)'],
    ['number', '8', '(8 + 1)'],
  ])
})

test('the faults of a text: a letter, a sign or a full stop less, and never a key, a type or a file', () => {
  const texts = `import { other } from './other.ts'
export const t = { 'a key': 'I’m.', of: (n: number) => \`\${n} ad \\n \${n}!\`, kind: 'x' as 'x' | 'y' }`
  expect(faults('src/ui/i18n/small.en.ts', texts)).toEqual([
    ['text', "'I’m.'", "'’m.'", "'Im.'", "'I’.'", "'I’m'"],
    ['text', '} ad \\n ${', '} d \\n ${', '} a \\n ${'],
    ['text', '}!`', '}`'],
    ['text', "'x'", "''"],
  ])
})

const all = sources()
const sites = all.flatMap(sitesOf)

describe('what is drawn', () => {
  const drawn = (seed: number, count = 90) => mutantsOf(sites, seed, count)

  test('is the same for a seed, and another for another', () => {
    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(2)).not.toEqual(drawn(1))
    // More of them begin with the same.
    expect(drawn(1, 200).slice(0, 90)).toEqual(drawn(1))
  })

  test('has every kind as often, nothing twice, and each changes its file', () => {
    for (const kind of KINDS) expect(drawn(1).filter((one) => one.kind === kind)).toHaveLength(10)
    const many = drawn(1, 500)
    expect(many).toHaveLength(500)
    expect(new Set(many.map(({ file, start, end, kind }) => `${file} ${start} ${end} ${kind}`)).size).toBe(500)
    const textOf = (file: string) => all.find((one) => one.file === file)?.text ?? ''
    expect(many.filter((one) => mutated(one, textOf(one.file)) === textOf(one.file))).toEqual([])
  })

  test('is seen by some test, the nearest first; and servers are started for servers', () => {
    const seers = seersOf()
    expect(ROOT).toBe(process.cwd())
    const files = [...new Set(sites.map(({ file }) => file))]
    expect(files.filter((file) => seers(file).length === 0)).toEqual([])
    expect(seers('src/machines/copy/copy.machine.ts')[0]).toBe('src/machines/copy/copy.machine.test.ts')
    expect(seers('server/operations/otp.ts')[0]).toBe('tests/contract/otp.test.ts')
    const started = files.filter((file) => seers(file).some((one) => one.startsWith('tests/contract/')))
    expect(started.filter((file) => !file.startsWith('server/'))).toEqual([])
  })
})

describe('known survivors', () => {
  test.each(KNOWN.map((one) => ({ ...one, name: `${one.file}: ${one.line}` })))(
    '$name: stands in its file still, and has a reason',
    (known) => {
      const source = all.find(({ file }) => file === known.file)
      const own = sites.filter(({ file }) => file === known.file)
      const made = own.flatMap(({ puts, ...place }) => puts.map((put): Mutant => ({ ...place, put })))
      expect(made.some((mutant) => isKnown(known, mutant, source?.text ?? ''))).toBe(true)
      expect(known.reason).not.toBe('')
    },
  )

  test('none stands twice', () => {
    const keys = KNOWN.map(({ file, kind, line, put }) => `${file} ${kind} ${line} ${put}`)
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([])
  })

  test('are known by their line, and by what was put where that is said', () => {
    const text = 'const a = 1\n  const b = 2\n'
    const mutant: Mutant = { file: 'f', kind: 'number', line: 2, start: 0, end: 0, was: '2', put: '3' }
    const known = { file: 'f', kind: 'number', line: 'const b = 2' } as const
    expect(isKnown(known, mutant, text)).toBe(true)
    expect(isKnown({ ...known, put: '3' }, mutant, text)).toBe(true)
    expect(isKnown({ ...known, put: '4' }, mutant, text)).toBe(false)
    expect(isKnown({ ...known, kind: 'condition' }, mutant, text)).toBe(false)
    expect(isKnown({ ...known, line: 'const a = 1' }, mutant, text)).toBe(false)
  })
})
