import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { KEYS } from '../../src/platform/storage.ts'
import { findingsIn } from './machines.ts'
import { allHold, RULES } from './rules.ts'
import type { Outcome } from './server.ts'
import { World } from './world.ts'

/** How many random runs, and from which seed: the same ones in every run, and new ones for who asks for a number of them. */
const ALWAYS_RUNS = process.env.ALWAYS_RUNS
const ALWAYS_SEED = process.env.ALWAYS_SEED
const RUNS = Number(ALWAYS_RUNS ?? 300)
const SEED = ALWAYS_SEED ?? (ALWAYS_RUNS === undefined ? '28' : undefined)

// What comes by import() is here before time is simulated.
await Promise.all([
  import('../../src/live/api.ts'),
  import('../../src/live/login.ts'),
  import('../../src/live/member.ts'),
  import('../../src/live/settings.ts'),
  import('../../src/offline/seen.ts'),
  import('../../src/api/health.ts'),
  import('../../src/platform/deviceId.ts'),
])

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

/** Turns of the event loop in which everything has happened that needs no time: a task that gives the thread back has one. */
const TURNS = 6

/** Simulated time, and then whatever has to happen without any. */
const wait = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise(setImmediate)
    // A timer of none, set within a tick, is one of a millisecond.
    await vi.advanceTimersByTimeAsync(1)
  }
}

/** What is done says everything: a model of what follows would be the app once more. */
type Command = fc.AsyncCommand<object, World>

/** Every screen that the runs came to. */
const screens = new Set<string>()

const command = (name: string, act: (world: World) => unknown): Command => ({
  check: () => true,
  toString: () => name,
  run: async (_, world) => {
    world.server.calls = 0
    await act(world)
    await world.pass(0)
    allHold(findingsIn(world))
    screens.add(world.screen())
    world.remember()
  },
})

const TEXTS = ['I am worried', 'मुझे चिंता है', 'ਮੈਂ ਡਰਦਾ ਹਾਂ', 'x'.repeat(600), '  spaces  ']
const PATHS = ['/', '/pn', '/hi', '/pn/chat', '/hi/chat', '/pn/settings', '/hi/setup', '/pn?from=anonymous', '/privacy']
/** Those that end with an odd digit are of people whose profile is complete. */
const NUMBERS = ['9876543211', '9876543210', '9123456789'] as const

/**
 * Puts other words in the place of what stands in the box: what came back there is the person's own to overwrite. No two
 * are alike, so that what is said twice is told from what is said once.
 */
function write(world: World, words: string): void {
  const conversation = world.conversation()
  if (conversation === undefined) return
  const { draft } = conversation.getSnapshot().context
  for (const text of world.said) if (draft.includes(text)) world.said.delete(text)
  world.typed += 1
  conversation.send({ type: 'draft.change', value: `${world.typed} ${words}` })
}
const type = (text: string) => command(`type ${text.slice(0, 20)}`, (world) => write(world, text))

const send = (world: World): void => {
  const conversation = world.conversation()
  if (conversation === undefined) return
  const snapshot = conversation.getSnapshot()
  const { draft, blocked } = snapshot.context
  const isFree = ['idle', 'answered', 'failed'].some((state) => snapshot.matches(state))
  if (isFree && !blocked && draft.trim() !== '') world.said.add(draft.trim())
  conversation.send({ type: 'text.submit' })
}
const submit = command('send', send)
const say = command('say something', (world) => {
  write(world, 'words')
  send(world)
})

const retry = command('try again', (world) => {
  const send = world.conversation()
  const failed = world.conversations().flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'error'))[0]
  if (failed !== undefined) send?.send({ type: 'message.retry', id: failed.id })
})

const settle = (outcome: Outcome) => command(`the message is ${outcome}`, (world) => world.settle(outcome))

/** A page that goes leaves its message under way: it arrived, or it did not. */
const reload = (outcome: 'lost' | 'dropped') =>
  command(`reload, what was under way is ${outcome}`, async (world) => {
    world.server.held[0]?.settle(outcome)
    await world.open(world.browser.path())
  })

const signIn = (phone: string) =>
  command(`sign in by ${phone}`, async (world) => {
    world.hasLeft = false
    const login = () => world.find('auth')?.getSnapshot().context.whatsapp
    world.browser.go('/pn?from=anonymous')
    await world.pass(0)
    world.actor.send({ type: 'login.start', method: 'whatsapp' })
    await world.pass(0)
    login()?.send({ type: 'phone.change', value: phone })
    login()?.send({ type: 'phone.submit' })
    await world.pass(0)
    login()?.send({ type: 'code.change', value: '123456' })
    login()?.send({ type: 'code.submit' })
    await world.pass(0)
  })

const commands: fc.Arbitrary<Command>[] = [
  fc.constantFrom(...TEXTS).map(type),
  fc.constant(submit),
  fc.constant(say),
  fc.constant(say),
  fc.constant(say),
  fc.constant(retry),
  fc.constantFrom<Outcome[]>('answered', 'failed', 'lost', 'dropped', 'unauthorized').map(settle),
  fc.constant(settle('answered')),
  fc.constantFrom(...PATHS).map((path) => command(`go to ${path}`, (world) => world.browser.go(path))),
  fc.constantFrom(500, 2_000, 10_000, 20_000, 300_000).map((ms) => command(`${ms} ms`, (world) => world.pass(ms))),
  fc.constantFrom<('lost' | 'dropped')[]>('lost', 'dropped').map(reload),
  fc.constantFrom(...NUMBERS).map(signIn),
  fc.constant(
    command('sign out', (world) => {
      world.hasLeft ||= world.isSignedIn()
      world.actor.send({ type: 'signOut.press' })
    }),
  ),
  fc.constantFrom(true, false).map((online) =>
    command(online ? 'the network is back' : 'the network goes', (world) => {
      world.browser.online = online
      world.actor.send({ type: 'network.changed', online })
    }),
  ),
  fc.constantFrom(401, 500, 503).map((status) =>
    command(`the next call fails with ${status}`, (world) => {
      world.server.failsNext = status
    }),
  ),
  fc.constant(
    command('another tab signs out', (world) => {
      world.hasLeft ||= world.isSignedIn()
      for (const key of [KEYS.token, KEYS.user, KEYS.setupDraft, KEYS.prefilledPhone])
        world.browser.local.removeItem(key)
      world.actor.send({ type: 'token.changedElsewhere', hasToken: false })
    }),
  ),
  fc
    .constantFrom<('english' | 'punjabi')[]>('english', 'punjabi')
    .map((language) =>
      command(`choose ${language}`, (world) => world.actor.send({ type: 'language.choose', language })),
    ),
]

test('what is always true stays true, whatever is done and whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/', '/pn', '/hi/chat'),
      fc.boolean(),
      fc.commands(commands, { maxCommands: 25 }),
      async (path, isMember, all) => {
        const world = new World(wait)
        await world.open(path)
        if (isMember) await signIn(NUMBERS[0]).run({}, world)
        await fc.asyncModelRun(() => ({ model: {}, real: world }), all)
        world.actor.stop()
      },
    ),
    { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
  )
})

test('the runs came to every screen', () => {
  expect([...screens]).toEqual(
    expect.arrayContaining(['defaultLanding', 'landing', 'anonymousChat', 'setup', 'chat', 'settings', 'privacy']),
  )
})

test('at least twelve rules are looked at', async () => {
  const world = new World(wait)
  await world.open('/pn/chat')
  const looked = Object.keys(findingsIn(world))
  expect(looked.length).toBeGreaterThanOrEqual(12)
  for (const rule of looked) expect(RULES).toHaveProperty(rule)
})
