import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { entries, type MachineId } from './catalogue.ts'
import { user } from './fixtures.ts'
import { NOT_DATA, notData } from './testing.ts'

const tradition = 'sikh'
const now = () => 0
const newId = () => 'id-1'
const today = '2026-11-21'
const perTradition = { sikh: null, hindu: null }

/** What each machine starts from, where it needs something. */
const INPUTS: Partial<Record<MachineId, object>> = {
  app: {
    location: { path: '/pn', search: '' },
    sessions: perTradition,
    drafts: perTradition,
    language: { shown: 'english', chosen: null },
    now,
    newId,
  },
  auth: { hasToken: false, storedUser: null, expiredRecently: false, now },
  googleLogin: { tradition, referralCode: '' },
  whatsappLogin: { tradition, referralCode: '', now },
  member: { user: user(), tradition, onboarded: true, today: () => today, newId },
  profileSetup: { tradition, user: user(), prefilledPhone: null, draft: null, today },
  profileEdit: { field: { name: 'name', value: 'Asha' }, today },
  device: { cachedMessages: [], lastActivity: null, timeContext: () => 'day', now, newId },
  notificationInbox: { cached: [], now, newId },
  push: { userId: null, tradition, newId },
  messageSend: { role: 'anonymous', tradition, draftKey: tradition, saved: null, newId },
  analytics: { lastActivity: null },
  messageLog: {
    conversation: {
      getSnapshot: () => ({ context: { messages: [] } }),
      subscribe: () => ({ unsubscribe: () => {} }),
    },
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
    expect(notData(machine, [context])).toEqual([])
    if (NOT_DATA[id] === undefined) expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  },
)

test.each(entries.filter(([id]) => NOT_DATA[id] !== undefined))(
  '%s is on the list because it has to be',
  (id, { machine }) =>
    expect(JSON.parse(JSON.stringify(firstContext(id, machine)))).not.toEqual(firstContext(id, machine)),
)
