import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { entries, type MachineId } from '../../atlas/machines/catalogue.ts'
import { user } from '../../tests/machines/fixtures.ts'
import { notData, walk } from '../../tests/machines/testing.ts'

const tradition = 'sikh'
const today = '2026-11-21'
const perTradition = { sikh: null, hindu: null }

/** What each machine starts from, where it needs something. */
const INPUTS: Partial<Record<MachineId, object>> = {
  app: {
    location: { path: '/pn', search: '' },
    sessions: perTradition,
    drafts: perTradition,
    language: { shown: 'english', chosen: null },
  },
  auth: { hasToken: false, storedUser: null, expiredRecently: false },
  googleLogin: { tradition, referralCode: '' },
  whatsappLogin: { tradition, referralCode: '' },
  member: { user: user(), tradition, onboarded: true },
  profileSetup: { tradition, user: user(), prefilledPhone: null, draft: null, today },
  profileEdit: { field: { name: 'name', value: 'Asha' }, today },
  device: { cachedMessages: [], lastActivity: null },
  notificationInbox: { cached: [] },
  push: { userId: null, tradition },
  messageSend: { role: 'visitor', tradition, draftKey: tradition, saved: null },
  analytics: { lastActivity: null },
  messageLog: {
    conversation: () => ({
      getSnapshot: () => ({ context: { messages: [] } }),
      subscribe: () => ({ unsubscribe: () => {} }),
    }),
  },
}

/** The first context as XState would store it: an actor in it is written down by its id. */
const firstContext = (id: MachineId, machine: (typeof entries)[number][1]['machine']): unknown => {
  const stored = createActor(machine, { input: INPUTS[id] ?? {} }).getPersistedSnapshot()
  return (stored as unknown as { context: unknown }).context
}

test.each(entries)(
  '%s: what its first state knows survives JSON; the paths of its own test go on',
  (id, { machine }) => {
    const context = firstContext(id, machine)
    expect(notData([context])).toEqual([])
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  },
)

test('a machine that remembers outside its context is found out: read again, it answers otherwise', () => {
  const remembered = new WeakSet<object>()
  const machine = setup({
    types: { context: {} as { again: boolean }, events: {} as { type: 'press' } },
    actions: {
      ring: assign(({ self }) => {
        const again = remembered.has(self)
        remembered.add(self)
        return { again }
      }),
    },
  }).createMachine({
    id: 'bell',
    context: { again: false },
    initial: 'low',
    states: {
      low: { on: { press: { target: 'high', actions: 'ring' } } },
      high: { on: { press: { target: 'low', actions: 'ring' } } },
    },
  })
  const walked = () =>
    walk(machine, {
      inputs: [undefined],
      events: [{ type: 'press' }],
      keyOf: ({ value, context }) => [value, context.again],
    })
  expect(walked).toThrow('bell: JSON leads elsewhere at press')
})
