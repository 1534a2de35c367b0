import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { done, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { accountMachine } from './account.machine.ts'

const refused = Object.assign(new Error(), { kind: 'http', status: 503, detail: '', code: '' })
const ask = { type: 'erase.ask', reason: 'erasure' } as const
const withdraw = { type: 'erase.ask', reason: 'withdrawal' } as const
const understand = (understood: boolean) => ({ type: 'erase.understand', understood }) as const
const confirm = { type: 'erase.confirm' } as const
const cancel = { type: 'erase.cancel' } as const
const exportIt = { type: 'export.start' } as const

const { reached, untaken } = walk(accountMachine, {
  inputs: [{}],
  events: [
    exportIt,
    ask,
    withdraw,
    understand(true),
    understand(false),
    confirm,
    cancel,
    done('exportAccount'),
    failed('exportAccount', refused),
    done('deleteAccount'),
    failed('deleteAccount', refused),
  ],
  keyOf: ({ value, context }) => [value, context.understood, context.reason],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'idle',
  'exporting',
  'exported',
  'exportFailed',
  'confirmingErase',
  'erasing',
  'eraseFailed',
  'erased',
] as const)('reaches %s', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('no path erases what was not understood', () => {
  const erasing = reached.filter((state) => state.matches('erasing') || state.matches('erased'))
  expect(erasing.length).toBeGreaterThan(0)
  expect(erasing.filter(({ context }) => !context.understood)).toEqual([])
  expect(reach(accountMachine, {}, ask, confirm).value).toBe('confirmingErase')
  expect(reach(accountMachine, {}, ask, understand(true), understand(false), confirm).value).toBe('confirmingErase')
})

test('no path erases what was not asked for first', () => {
  expect(reach(accountMachine, {}, understand(true), confirm).value).toBe('idle')
})

test('a dialog that was left is asked anew', () => {
  const again = reach(accountMachine, {}, ask, understand(true), cancel, ask)
  expect(again.context.understood).toBe(false)
})

test('a withdrawal of consent erases by the same steps, and says what it is until it is done or left (D53)', () => {
  const fails = [withdraw, understand(true), confirm, failed('deleteAccount', refused)]
  for (const events of [fails.slice(0, 1), fails.slice(0, 2), fails.slice(0, 3), fails, [...fails, confirm]])
    expect(reach(accountMachine, {}, ...events).context.reason).toBe('withdrawal')
  expect(reach(accountMachine, {}, withdraw, confirm).value).toBe('confirmingErase')
  expect(reach(accountMachine, {}, withdraw, cancel, ask).context.reason).toBe('erasure')
})

test('an erasure under way is not called back, and nothing else begins meanwhile', () => {
  const erasing = reach(accountMachine, {}, ask, understand(true), confirm)
  expect([exportIt, ask, understand(false), confirm, cancel].filter((event) => erasing.can(event))).toEqual([])
})

test('an erasure does not overtake an export', () => {
  expect(reach(accountMachine, {}, exportIt).can(ask)).toBe(false)
})

test('an erasure that failed can be tried again, or left', () => {
  const eraseFails = [ask, understand(true), confirm, failed('deleteAccount', refused)]
  expect(reach(accountMachine, {}, ...eraseFails, confirm).value).toBe('erasing')
  expect(reach(accountMachine, {}, ...eraseFails, cancel).value).toBe('idle')
})

const exportFails = [exportIt, failed('exportAccount', refused)]
test.each([
  ['an export that failed says so', exportFails, 'exportFailed'],
  ['and is tried again', [...exportFails, exportIt], 'exporting'],
  ['one that came can be had again', [exportIt, done('exportAccount'), exportIt], 'exporting'],
  ['after one, the erasure is asked for first', [exportIt, done('exportAccount'), ask], 'confirmingErase'],
  ['also after one that failed', [...exportFails, ask], 'confirmingErase'],
])('%s', (_name, events, value) => expect(reach(accountMachine, {}, ...events).value).toBe(value))

test('an erasure that failed is not tried again by who takes the tick away', () => {
  const eraseFails = [ask, understand(true), confirm, failed('deleteAccount', refused)]
  expect(reach(accountMachine, {}, ...eraseFails, understand(false), confirm).value).toBe('eraseFailed')
  expect(reach(accountMachine, {}, ...eraseFails, understand(false), understand(true), confirm).value).toBe('erasing')
})

/** The machine at work under an owner that keeps what it hears. */
function owned(deleteAccount: () => Promise<void>) {
  const heard = vi.fn()
  const machine = accountMachine.provide({
    actors: { deleteAccount: fromPromise<void, void>(deleteAccount), exportAccount: fromPromise(async () => {}) },
  })
  return { heard, actor: heardBy(createActor(machine), heard) }
}

test('the owner hears that the account is gone, once, and only then', async () => {
  const { actor, heard } = owned(async () => {})
  for (const event of [ask, understand(true), confirm]) actor.send(event)
  expect(heard).not.toHaveBeenCalled()
  await waitFor(actor, (s) => s.status === 'done')
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'account.erased' })
})

test('a failed erasure and an export announce nothing', async () => {
  const { actor, heard } = owned(() => Promise.reject(refused))
  actor.send(exportIt)
  await waitFor(actor, (s) => s.matches('exported'))
  for (const event of [ask, understand(true), confirm]) actor.send(event)
  await waitFor(actor, (s) => s.matches('eraseFailed'))
  expect(heard).not.toHaveBeenCalled()
})
