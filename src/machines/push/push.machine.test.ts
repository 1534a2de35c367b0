import { describe, expect, test } from 'vitest'
import { assign, createActor, type EventFrom, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { done, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import type { Tradition } from '../entities.ts'
import type { Permission } from '../prompts/prompts.machine.ts'
import {
  NOTIFICATION_MS,
  type PushAnnouncement,
  type PushInput,
  type PushPayload,
  pushMachine,
} from './push.machine.ts'
import type { PushRecord } from './record.ts'

type Sent = EventFrom<typeof pushMachine>

const record: PushRecord = {
  token: 'token-1',
  createTime: 1,
  subscription: { auth: 'a', p256dh: 'p', endpoint: 'https://push.test/1', scope: '/', key: 'k' },
}
const invalid: PushRecord = { ...record, subscription: null }
const payload = (title = 'Satsang'): PushPayload => ({
  title,
  body: 'Sit down.',
  icon: '/icons/sikh-192.png',
  tag: null,
  data: { url: '/pn/chat', message: null, tradition: null },
})

const placeIn = (tradition: Tradition = 'sikh') => ({ type: 'place.changed', allowed: true, tradition }) as const
const nowhere = (tradition: Tradition = 'sikh') => ({ type: 'place.changed', allowed: false, tradition }) as const
const person = (userId: string | null) => ({ type: 'person.changed', userId }) as const
const ask = { type: 'permission.ask' } as const
const received = (title?: string) => ({ type: 'push.received', payload: payload(title) }) as const
const online = { type: 'network.changed', online: true } as const
const offline = { type: 'network.changed', online: false } as const

const input = (over: Partial<PushInput> = {}): PushInput => ({
  userId: null,
  tradition: 'sikh',
  token: null,
  ...over,
})

const { reached, untaken } = walk(pushMachine.provide({ actions: { drawId: assign({ id: 'tag-1' }) } }), {
  inputs: [input(), input({ token: 'kept' })],
  events: [
    placeIn(),
    placeIn('hindu'),
    nowhere(),
    person('asha'),
    person(null),
    ask,
    received(),
    { type: 'notification.expired', tag: 'tag-1' },
    { type: 'minor.came' },
    { type: 'minor.left' },
    online,
    offline,
    ...(['granted', 'default', 'denied', 'unsupported'] as const).flatMap((permission) => [
      done('checkSupport', permission),
      done('requestPermission', permission),
    ]),
    done('getRecord', record),
    done('getRecord', invalid),
    ...['deleteRecord', 'subscribe', 'unsubscribe', 'transition', 'withdraw', 'deleteWithdrawn'].map((id) => done(id)),
    ...[
      'checkSupport',
      'requestPermission',
      'getRecord',
      'deleteRecord',
      'subscribe',
      'unsubscribe',
      'transition',
      'listen',
      'withdraw',
      'deleteWithdrawn',
    ].map((id) => failed(id, new Error())),
  ],
  keyOf: ({ value, context: { userId, tradition, allowed, known, renewed, waiting, token } }) => [
    value,
    userId,
    tradition,
    allowed,
    known,
    renewed,
    waiting !== null,
    token !== null,
  ],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'dormant',
  'checking',
  'unsupported',
  'permissionDefault',
  'asking',
  'denied',
  'validating',
  'renewing',
  'subscribing',
  'subscribed',
  'transitioning',
  'unsubscribing',
  'failed',
  { withheld: 'remaining' },
  { withheld: 'nothing' },
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('where it rests, the server knows the token for who is here, and for the tradition of the page', () => {
  const resting = reached.filter((state) => state.matches('subscribed'))
  expect(resting.length).toBeGreaterThan(3)
  for (const { context } of resting)
    expect(context.known).toEqual({ userId: context.userId, tradition: context.tradition })
})

describe('with the world in its slots', () => {
  type World = {
    support: Permission
    /** The browser's dialog. */
    answer: () => Promise<Permission>
    records: (PushRecord | null | Error)[]
    fails: string[]
    /** A call that waits until it is let go. */
    holds: string | null
  }
  const live = (over: Partial<World> = {}, inputs: Partial<PushInput> = {}) => {
    const world: World = {
      support: 'granted',
      answer: async () => 'granted',
      records: [record],
      fails: [],
      holds: null,
      ...over,
    }
    const did: string[] = []
    const heard: Permission[] = []
    const logged: string[] = []
    const saved: (string | null)[] = []
    let letGo = () => {}
    const held = (name: string) => world.holds === name && new Promise<void>((resolve) => (letGo = resolve))
    const call = <I>(name: string) =>
      fromPromise<void, I>(async ({ input: request }) => {
        did.push(`${name}${request === undefined ? '' : ` ${JSON.stringify(request)}`}`)
        await held(name)
        if (world.fails.includes(name)) throw new Error(`${name} failed`)
      })
    let news = (_: Sent) => {}
    let ids = 0
    const clock = new SimulatedClock()
    const actor = heardBy(
      createActor(
        pushMachine.provide({
          actors: {
            checkSupport: fromPromise<Permission, void>(async () => {
              did.push('checkSupport')
              if (world.fails.includes('checkSupport')) throw new Error('checkSupport failed')
              return world.support
            }),
            requestPermission: fromPromise<Permission, void>(() => {
              did.push('requestPermission')
              return world.answer()
            }),
            getRecord: fromPromise<PushRecord | null, void>(async () => {
              await held('getRecord')
              const next = world.records.length > 1 ? world.records.shift() : world.records[0]
              if (next instanceof Error) throw next
              return next ?? null
            }),
            deleteRecord: call('deleteRecord'),
            subscribe: call('subscribe'),
            unsubscribe: call('unsubscribe'),
            transition: call('transition'),
            listen: fromCallback(({ sendBack }) => {
              news = sendBack
              if (world.fails.includes('listen')) throw new Error('listen failed')
              did.push('listen')
              return () => did.push('deaf')
            }),
          },
          actions: {
            showNotification: (_, { tag, payload: { title } }) => did.push(`show ${tag} ${title}`),
            closeNotification: (_, tag) => did.push(`close ${tag}`),
            log: (_, error) => logged.push((error as Error).message),
            saveToken: (_, token) => saved.push(token),
            drawId: assign(() => {
              ids += 1
              return { id: `tag-${ids}` }
            }),
          },
        }),
        {
          input: input(inputs),
          clock,
        },
      ),
      (event) => heard.push((event as PushAnnouncement).permission),
    )
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    /** What was done in answer to these, once all is at rest. */
    const answerTo = async (...events: Sent[]) => {
      const mark = did.length
      for (const event of events) actor.send(event)
      await settle()
      return did.slice(mark)
    }
    return {
      actor,
      clock,
      did,
      heard,
      logged,
      saved,
      answerTo,
      world,
      settle,
      letGo: () => letGo(),
      push: (event: Sent) => news(event),
      state: () => actor.getSnapshot().value,
    }
  }
  const subscribe = (userId: string | null, tradition: Tradition = 'sikh') =>
    `subscribe ${JSON.stringify({ token: 'token-1', userId, tradition })}`
  const transition = (userId: string, tradition: Tradition = 'sikh') =>
    `transition ${JSON.stringify({ userId, tradition })}`
  const unsubscribe = 'unsubscribe {"token":"token-1"}'

  test('nothing happens while dormant: on / and /privacy (spec §4)', async () => {
    const { answerTo, heard, state } = live({ support: 'default' })
    expect(await answerTo(nowhere(), received(), ask, person('asha'), online)).toEqual([])
    expect([state(), heard]).toEqual(['dormant', []])
    expect(await answerTo(placeIn())).toEqual(['checkSupport'])
    expect(heard).toEqual(['default'])
  })

  test('granted: the token is checked and registered again, for the tradition of the page', async () => {
    const { answerTo, heard, saved, state } = live()
    expect(await answerTo(placeIn('hindu'))).toEqual(['checkSupport', subscribe(null, 'hindu'), 'listen'])
    expect([state(), heard, saved]).toEqual(['subscribed', ['granted'], ['token-1']])
  })

  test.each(['denied', 'unsupported'] as const)('%s: nothing is asked, nothing is shown', async (support) => {
    const { answerTo, heard, state } = live({ support })
    expect(await answerTo(placeIn(), ask, received(), online)).toEqual(['checkSupport'])
    expect([state(), heard]).toEqual([support, [support]])
    expect(await answerTo(ask, received(), person('asha'))).toEqual([])
  })

  test('a browser that cannot even be asked is unsupported', async () => {
    const { answerTo, heard, logged, state } = live({ fails: ['checkSupport'] })
    await answerTo(placeIn())
    expect([state(), heard, logged]).toEqual(['unsupported', ['unsupported'], ['checkSupport failed']])
  })

  test('after a failure, who allows notifications once more is registered: the token is checked, not renewed', async () => {
    const { answerTo, state, world } = live({ fails: ['subscribe'] })
    await answerTo(placeIn())
    expect(state()).toBe('failed')
    world.fails.length = 0
    expect(await answerTo(ask)).toEqual([subscribe(null), 'listen'])
    expect(state()).toBe('subscribed')
  })

  describe('permission is asked for', () => {
    test('after the modal, within the tap', async () => {
      const { actor, answerTo, did, heard, state } = live({ support: 'default' })
      await answerTo(placeIn())
      actor.send(ask)
      expect(did.at(-1)).toBe('requestPermission')
      expect(await answerTo()).toEqual([subscribe(null), 'listen'])
      expect([state(), heard]).toEqual(['subscribed', ['default', 'granted']])
    })
    test('by what is received, which is shown once it is granted', async () => {
      const { answerTo } = live({ support: 'default' })
      await answerTo(placeIn())
      expect(await answerTo(received())).toEqual(['requestPermission', 'show tag-1 Satsang', subscribe(null), 'listen'])
    })
    test('denied: what was received is not shown', async () => {
      const { actor, answerTo, heard, state } = live({ support: 'default', answer: async () => 'denied' })
      await answerTo(placeIn())
      expect(await answerTo(received())).toEqual(['requestPermission'])
      expect([state(), heard, actor.getSnapshot().context.waiting]).toEqual(['denied', ['default', 'denied'], null])
    })
    test.each([
      ['closed without an answer', async () => 'default' as const, []],
      ['refused to be asked', () => Promise.reject(new Error('no gesture')), ['no gesture']],
    ])('%s: it can be asked for again, and nothing old is shown then', async (_name, answer, log) => {
      const { answerTo, logged, state, world } = live({ support: 'default', answer })
      await answerTo(placeIn())
      await answerTo(received())
      expect([state(), logged]).toEqual(['permissionDefault', log])
      world.answer = async () => 'granted'
      expect(await answerTo(ask)).toEqual(['requestPermission', subscribe(null), 'listen'])
    })
  })

  describe('D22: an invalid token', () => {
    test('once: deleted and asked for anew', async () => {
      const { answerTo, logged, saved, state } = live({ records: [invalid, record] })
      expect(await answerTo(placeIn())).toEqual(['checkSupport', 'deleteRecord', subscribe(null), 'listen'])
      expect([state(), logged, saved]).toEqual(['subscribed', [], [null, 'token-1']])
    })
    test.each([[invalid], [null]])('twice: logged and left (%j)', async (none) => {
      const { answerTo, logged, saved, state } = live({ records: [none] })
      expect(await answerTo(placeIn())).toEqual(['checkSupport', 'deleteRecord'])
      expect([state(), logged, saved]).toEqual(['failed', ['the push token stays invalid'], [null]])
      // Asked again, it is not deleted a second time.
      expect(await answerTo(online)).toEqual([])
      expect([state(), logged.length]).toEqual(['failed', 2])
    })
    test('it is deleted once for each new chance: another person', async () => {
      const { answerTo, state } = live({ records: [invalid, invalid, invalid, record] })
      await answerTo(placeIn())
      expect(await answerTo(person('asha'))).toEqual(['deleteRecord', subscribe('asha'), 'listen'])
      expect(state()).toBe('subscribed')
    })
    test('that cannot be deleted: logged and left', async () => {
      const { answerTo, logged, state } = live({ records: [invalid], fails: ['deleteRecord'] })
      await answerTo(placeIn())
      expect([state(), logged]).toEqual(['failed', ['deleteRecord failed']])
    })
  })

  test.each([
    ['no token came', { records: [new Error('getToken failed')] }, 'getToken failed', []],
    ['the server did not take it', { fails: ['subscribe'] }, 'subscribe failed', [subscribe(null)]],
  ])('%s: logged, and tried again with the network or the person', async (_name, over, message, calls) => {
    const { answerTo, logged, state, world } = live(over)
    expect(await answerTo(placeIn())).toEqual(['checkSupport', ...calls])
    expect([state(), logged]).toEqual(['failed', [message]])
    expect(await answerTo(offline)).toEqual([])
    expect(await answerTo(online)).toEqual(calls)
    world.records = [record]
    world.fails = []
    expect(await answerTo(person('asha'))).toEqual([subscribe('asha'), 'listen'])
  })

  describe('somebody comes or goes', () => {
    test('login: the token is moved to the user (spec §4)', async () => {
      const { answerTo } = live()
      await answerTo(placeIn())
      expect(await answerTo(person('asha'))).toEqual(['deaf', transition('asha'), subscribe('asha'), 'listen'])
    })
    test('sign-out: the person gets no more here, the device goes on without a name', async () => {
      const { answerTo } = live({}, { userId: 'asha' })
      expect(await answerTo(placeIn())).toEqual(['checkSupport', subscribe('asha'), 'listen'])
      expect(await answerTo(person(null))).toEqual(['deaf', unsubscribe, subscribe(null), 'listen'])
    })
    test('one person after another', async () => {
      const { answerTo } = live({}, { userId: 'asha' })
      await answerTo(placeIn())
      expect(await answerTo(person('ravi'))).toEqual(['deaf', unsubscribe, subscribe('ravi'), 'listen'])
    })
    test('another tradition is registered, also together with a login', async () => {
      const { answerTo } = live()
      await answerTo(placeIn())
      expect(await answerTo(placeIn('hindu'))).toEqual(['deaf', subscribe(null, 'hindu'), 'listen'])
      expect(await answerTo(placeIn('sikh'), person('asha'))).toContain(subscribe('asha', 'sikh'))
      expect(await answerTo(placeIn('sikh'))).toEqual([])
    })
    test('a page without push has no say in the tradition', async () => {
      const { answerTo } = live()
      await answerTo(placeIn('hindu'))
      expect(await answerTo(nowhere('sikh'))).toEqual([])
    })
    test.each([
      ['subscribe', null, 'asha', [subscribe(null), transition('asha'), subscribe('asha'), 'listen']],
      ['subscribe', 'asha', null, [subscribe('asha'), unsubscribe, subscribe(null), 'listen']],
    ])('while the server is told (%s of %j): %j', async (holds, before, next, calls) => {
      const { answerTo, letGo, did, world } = live({ holds }, { userId: before })
      await answerTo(placeIn(), person(before))
      await answerTo(person(next))
      world.holds = null
      letGo()
      await answerTo()
      expect(did.filter((entry) => entry !== 'deaf').slice(1)).toEqual(['listen', ...calls].slice(1))
    })
    test('a sign-out while the token is being moved: it does not stay the user’s', async () => {
      for (const fails of [[], ['transition']]) {
        const { answerTo, letGo, world } = live({ holds: 'transition', fails })
        await answerTo(placeIn())
        await answerTo(person('asha'))
        world.holds = null
        await answerTo(person(null))
        letGo()
        expect(await answerTo()).toEqual([unsubscribe, subscribe(null), 'listen'])
      }
    })
    test('a move or a farewell that failed is logged, and mended by registering again', async () => {
      const { answerTo, logged, state } = live({ fails: ['transition', 'unsubscribe'] })
      await answerTo(placeIn())
      expect(await answerTo(person('asha'))).toEqual(['deaf', transition('asha'), subscribe('asha'), 'listen'])
      expect(await answerTo(person(null))).toEqual(['deaf', unsubscribe, subscribe(null), 'listen'])
      expect([state(), logged]).toEqual(['subscribed', ['transition failed', 'unsubscribe failed']])
    })
  })

  describe('in the foreground', () => {
    test('it is shown, and closes after 8 s exactly (spec §4, §9)', async () => {
      const { answerTo, clock, push, did } = live()
      await answerTo(placeIn())
      push(received('one'))
      expect(did.at(-1)).toBe('show tag-1 one')
      clock.increment(NOTIFICATION_MS - 1)
      expect([NOTIFICATION_MS, did.at(-1)]).toEqual([8_000, 'show tag-1 one'])
      clock.increment(1)
      expect(did.at(-1)).toBe('close tag-1')
    })
    test('two of them close each in its own time', async () => {
      const { answerTo, clock } = live()
      await answerTo(placeIn())
      expect(await answerTo(received('one'))).toEqual(['show tag-1 one'])
      clock.increment(3_000)
      await answerTo(received('two'))
      const closed = async (ms: number) => {
        const before = answerTo()
        clock.increment(ms)
        return before
      }
      expect(await closed(4_999)).toEqual([])
      expect(await closed(1)).toEqual(['close tag-1'])
      expect(await closed(2_999)).toEqual([])
      expect(await closed(1)).toEqual(['close tag-2'])
    })
    test('one that takes another’s place stands its own 8 s', async () => {
      const { answerTo, clock, did } = live()
      await answerTo(placeIn())
      const tagged = { ...received('two'), payload: { ...payload('two'), tag: 'verse' } }
      expect(await answerTo(tagged)).toEqual(['show verse two'])
      clock.increment(3_000)
      await answerTo(tagged)
      const mark = did.length
      clock.increment(NOTIFICATION_MS - 1)
      expect(did.slice(mark)).toEqual([])
      clock.increment(1)
      expect(did.slice(mark)).toEqual(['close verse'])
    })
    test('it closes also when the page has gone on to other things', async () => {
      const { answerTo, clock } = live()
      await answerTo(placeIn(), received())
      await answerTo(received())
      await answerTo(person('asha'), nowhere())
      const closed = answerTo()
      clock.increment(NOTIFICATION_MS)
      expect(await closed).toEqual(['close tag-1'])
    })
    test('nothing is shown on / and /privacy, also after a chat was open (spec §4)', async () => {
      const { answerTo } = live()
      await answerTo(placeIn())
      expect(await answerTo(nowhere(), received())).toEqual([])
      expect(await answerTo(placeIn(), received())).toEqual(['show tag-1 Satsang'])
      const asking = live({ support: 'default' })
      await asking.answerTo(placeIn())
      expect(await asking.answerTo(nowhere(), received())).toEqual([])
    })
    test.each([
      ['the token is being checked', { holds: 'getRecord' }, 'validating', [placeIn()]],
      ['the token is being deleted', { records: [invalid], holds: 'deleteRecord' }, 'renewing', [placeIn()]],
      ['it is being registered', { holds: 'subscribe' }, 'subscribing', [placeIn()]],
      ['it is being moved', { holds: 'transition' }, 'transitioning', [placeIn(), person('asha')]],
      ['it stayed invalid', { records: [invalid] }, 'failed', [placeIn()]],
    ])('permission is granted and %s: it is shown all the same', async (_name, over, value, events) => {
      const { answerTo, state } = live(over)
      for (const event of events) await answerTo(event)
      expect(state()).toBe(value)
      expect(await answerTo(received())).toEqual(['show tag-1 Satsang'])
      // But not on / and /privacy (spec §4).
      expect(await answerTo(nowhere(), received())).toEqual([])
      expect(await answerTo(placeIn(), received())).toEqual(['show tag-2 Satsang'])
    })
    test('a page that cannot listen goes on, and the failure is logged (spec §8)', async () => {
      const { answerTo, logged, state } = live({ fails: ['listen'] })
      expect(await answerTo(placeIn())).toEqual(['checkSupport', subscribe(null)])
      expect([state(), logged]).toEqual(['subscribed', ['listen failed']])
      expect(await answerTo(person('asha'))).toContain(transition('asha'))
    })
    test('what comes for a person who is going is not shown', async () => {
      const { answerTo, state } = live({ holds: 'unsubscribe' }, { userId: 'asha' })
      await answerTo(placeIn())
      await answerTo(person(null))
      expect(state()).toBe('unsubscribing')
      expect(await answerTo(received())).toEqual([])
    })
  })
})

describe('a minor (D39)', () => {
  const came = { type: 'minor.came' } as const
  const left = { type: 'minor.left' } as const
  const gone = [done('withdraw'), done('deleteWithdrawn')]

  test('has no push, whatever is asked or comes', () => {
    for (const events of [[], [placeIn()], [placeIn(), done('checkSupport', 'default')]]) {
      const state = reach(
        pushMachine,
        input(),
        ...events,
        came,
        placeIn('hindu'),
        person('asha'),
        ask,
        received(),
        online,
      )
      expect(state.value).toEqual({ withheld: 'nothing' })
      expect(state.context.waiting).toBeNull()
    }
  })

  test('a token that stands is taken away, and what could not be is tried again with the network', () => {
    const start = [input({ token: 'kept' }), came] as const
    expect(reach(pushMachine, ...start).value).toEqual({ withheld: 'unsubscribing' })
    expect(reach(pushMachine, ...start, ...gone).context.token).toBeNull()
    for (const fails of [
      [failed('withdraw', new Error())],
      [done('withdraw'), failed('deleteWithdrawn', new Error())],
    ]) {
      const state = reach(pushMachine, ...start, ...fails)
      expect(state.value).toEqual({ withheld: 'remaining' })
      expect(state.context.token).toBe('kept')
      expect(reach(pushMachine, ...start, ...fails, offline).value).toEqual({ withheld: 'remaining' })
      expect(reach(pushMachine, ...start, ...fails, online).value).toEqual({ withheld: 'unsubscribing' })
    }
  })

  test('who comes after them begins anew, where push has a page', () => {
    expect(reach(pushMachine, input(), came, left).value).toBe('dormant')
    expect(reach(pushMachine, input(), placeIn(), came, left).value).toBe('checking')
  })
})
