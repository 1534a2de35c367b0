import type { AnyActorRef } from 'xstate'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { KEYS } from '../../src/platform/storage.ts'
import type { Findings } from './rules.ts'
import type { Conversation, World } from './world.ts'

// The rules that the machines keep by themselves, without a page.

/** Calls that may follow one command. */
const MOST_CALLS = 12

const twice = <T>(all: readonly T[]): T[] => all.filter((one, at) => all.indexOf(one) !== at)

/** Every machine that runs, with its place. */
function* running(actor: AnyActorRef, place = 'app'): Generator<[string, AnyActorRef]> {
  yield [place, actor]
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> }
  for (const [id, child] of Object.entries(children)) if (child !== undefined) yield* running(child, `${place}.${id}`)
}

/** A machine that has thrown. A call that failed is an actor too, and its owner hears of it. */
const isBroken = (actor: AnyActorRef): boolean => {
  const snapshot = actor.getSnapshot() as { status?: string; value?: unknown }
  return snapshot.status === 'error' && snapshot.value !== undefined
}

const saidIn = ({ draft, overflow, outgoing, unsent, failed, messages }: Conversation): string[] => [
  draft + overflow,
  ...(outgoing === null ? [] : [outgoing.text]),
  ...(unsent === null ? [] : [unsent.text]),
  ...failed.map(({ text }) => text),
  ...messages.map(({ text }) => text),
]

/** What of each rule does not hold now. */
export function findingsIn(world: World): Findings {
  const { server, browser } = world
  const conversations = world.conversations()
  const stored = [...Object.values(server.visitors), ...Array.from(server.accounts.values(), (one) => one.messages)]
  const own = stored.flat().filter(({ role }) => role === 'user')
  const everywhere = [
    ...own.map(({ content }) => content),
    ...world.kept(),
    ...conversations.flatMap(saidIn),
    ...server.held.map(({ body }) => body.message),
  ]
  const snapshot = world.snapshot()
  const user = snapshot.context.user as { profile_completed: boolean } | null
  const screen = world.screen()
  const role = user === null ? 'visitor' : user.profile_completed ? 'complete' : 'incomplete'
  const roles: Record<string, string> = {
    chat: 'complete',
    settings: 'complete',
    setup: 'incomplete',
    anonymousChat: 'visitor',
  }
  // What was typed into setup when a session ended by itself waits for its person, whose id it has (D7).
  const personal = [KEYS.user, KEYS.prefilledPhone, ...(world.hasLeft ? [KEYS.setupDraft] : [])]
  return {
    onlyFree: server.used > FREE_MESSAGES ? [`${server.used} answers`] : [],
    // A tradition that has not heard of an answer shows what it knew (D13: each is told by the next answer).
    onlyFalls: world
      .left()
      .filter(([tradition, left]) => left < 0 || left > (world.fewestLeft.get(tradition) ?? FREE_MESSAGES))
      .map(([tradition, left]) => `${left} of ${tradition}`),
    endsTrial: server.sentAfterEnd,
    nothingLost: [...world.said].filter((text) => !everywhere.some((each) => each.includes(text))),
    typedStays: conversations
      .map(({ draft }) => draft)
      .filter((draft) => draft !== '' && !world.kept().some((text) => text.includes(draft))),
    // Each tradition's visitors have a conversation of their own (D13).
    oneInFlight: twice(server.held.map(({ token, body }) => token ?? body.spiritual_tradition)),
    oneBubble: conversations
      .filter(({ messages, outgoing }) => {
        const answering = messages.filter(({ kind }) => kind === 'processing').length
        return answering !== (outgoing === null ? 0 : 1)
      })
      .map(({ messages }) => JSON.stringify(messages.map(({ kind, text }) => [kind, text]))),
    oneId: [
      ...server.wrongs.filter((wrong) => wrong.startsWith('one id')),
      ...twice(own.map(({ content }) => content)),
    ],
    onceShown: conversations.flatMap(({ messages }) => [
      ...twice(messages.map(({ id }) => id)),
      ...twice(messages.flatMap(({ clientMessageId, sender }) => (sender === 'user' ? (clientMessageId ?? []) : []))),
    ]),
    ownToken: server.wrongs.filter((wrong) => wrong.includes('token')),
    signedOut: world.isSignedIn()
      ? []
      : [
          ...personal.filter((key) => browser.local.getItem(key) !== null),
          ...(world.find('member') === undefined ? [] : ['the person’s machine runs on']),
          ...(user === null ? [] : ['the person is known']),
          ...(['chat', 'settings', 'setup'].includes(screen) ? [`the screen is ${screen}`] : []),
        ],
    ownScreens: (roles[screen] ?? role) === role ? [] : [`${screen} for ${role}`],
    boxLimit: conversations
      .filter(({ role, draft }) => role === 'visitor' && [...draft].length > 500)
      .map(({ draft }) => `${draft.length} characters`),
    // A visitor is told beside the box, and a bubble says it to who is signed in.
    knownWords: conversations.flatMap(({ role, error, messages }) => {
      const own = role === 'visitor' ? 'sendFailed' : 'signedInSendFailed'
      const words = [error, ...messages.map(({ failure }) => failure)].flatMap((said) => said?.word ?? [])
      return words.filter((word) => word !== own)
    }),
    neverThrows: [
      ...world.thrown,
      ...[...running(world.actor)].flatMap(([place, actor]) => (isBroken(actor) ? [place] : [])),
    ],
    noStorm: server.calls > MOST_CALLS ? [`${server.calls} calls`] : [],
    noAddress: server.addresses.filter((address) =>
      [...world.said, ...server.tokens.keys()].some((text) => address.includes(encodeURIComponent(text))),
    ),
  }
}
