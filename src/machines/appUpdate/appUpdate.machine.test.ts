import { expect, test } from 'vitest'
import { createActor, type EventFrom, fromCallback } from 'xstate'
import { failed, walk } from '../../../tests/machines/testing.ts'
import { appUpdateMachine, type UpdateCommand, type WorkerNews } from './appUpdate.machine.ts'

type Sent = EventFrom<typeof appUpdateMachine>

const news = (type: WorkerNews['type']) => ({ type }) as const
const apply = { type: 'update.apply' } as const
const later = { type: 'update.later' } as const
const seen = { type: 'page.shown' } as const
const ready = news('worker.ready')
const waiting = news('worker.updateWaiting')
const replaced = news('worker.controllerChanged')
const broken = failed('worker', new Error())

const { reached, untaken } = walk(appUpdateMachine, {
  inputs: [undefined],
  events: [ready, waiting, replaced, news('worker.unsupported'), news('worker.failed'), apply, later, seen, broken],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'registering',
  'current',
  'unsupported',
  'failed',
  'available',
  'postponed',
  'applying',
  'replaced',
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

const live = () => {
  const did: string[] = []
  const worker = fromCallback<UpdateCommand>(({ receive }) => receive(({ type }) => void did.push(type)))
  const actor = createActor(
    appUpdateMachine.provide({ actors: { worker }, actions: { reload: () => did.push('reload') } }),
  ).start()
  const answerTo = (...events: Sent[]) => {
    for (const event of events) actor.send(event)
    return [actor.getSnapshot().value, did]
  }
  return answerTo
}

test.each<[string, Sent[], string, string[]]>([
  ['a new version is offered, and not forced', [ready, waiting], 'available', []],
  [
    'it waits for the person, then for the worker, then the page starts anew',
    [ready, waiting, apply],
    'applying',
    ['apply'],
  ],
  ['and then the page starts anew', [ready, waiting, apply, replaced], 'applying', ['apply', 'reload']],
  [
    'also where the worker was not heard, because the page slept (33.5)',
    [ready, waiting, apply, seen],
    'applying',
    ['apply', 'reload'],
  ],
  ['to be seen again changes nothing else', [ready, waiting, seen], 'available', []],
  ['two taps apply it once', [ready, waiting, apply, apply], 'applying', ['apply']],
  ['not now', [ready, waiting, later], 'postponed', []],
  [
    'not now, and another tab applied it: that is said, and nothing reloads by itself',
    [waiting, later, replaced],
    'replaced',
    [],
  ],
  ['replaced by another tab: the person reloads', [ready, replaced, apply], 'replaced', ['reload']],
  ['replaced by another tab, not now', [ready, replaced, later, apply], 'postponed', []],
  ['one that waits since the last visit', [waiting], 'available', []],
  ['not registered: a plain page', [news('worker.failed')], 'failed', []],
  ['registered at once', [ready], 'current', []],
  ['registered after all', [news('worker.failed'), ready], 'current', []],
  ['without workers', [news('worker.unsupported'), ready, apply], 'unsupported', []],
  ['a door that broke', [ready, broken], 'failed', []],
])('%s', (_name, events, state, did) => expect(live()(...events)).toEqual([state, did]))
