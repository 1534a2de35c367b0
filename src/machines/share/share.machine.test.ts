import { describe, expect, test, vi } from 'vitest'
import { createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { COPY_FEEDBACK_MS } from '../copy/copy.machine.ts'
import type { SharePlatform } from '../entities.ts'
import {
  type GeneratedLink,
  type GenerateRequest,
  isSafeUrl,
  type PlatformRequest,
  type PlatformShare,
  pasteText,
  type ShareInput,
  type SystemRequest,
  shareMachine,
} from './share.machine.ts'

type Sent = EventFrom<typeof shareMachine>

const offline = Object.assign(new Error(), { kind: 'network', status: null })
const tooMany = Object.assign(new Error(), { kind: 'http', status: 429 })
const input: ShareInput = { tradition: 'sikh', canSystemShare: true }

const link: GeneratedLink = {
  referralLink: 'https://satsang.test/pn?ref=ASHA-7K2',
  shareText: 'Will you join me? https://satsang.test/pn?ref=ASHA-7K2',
}
const share = (over: Partial<PlatformShare> = {}): PlatformShare => ({
  shareUrl: 'https://wa.me/?text=1',
  shareText: link.shareText,
  ...over,
})
const open = { type: 'share.open' } as const
const family = { type: 'type.choose', referralType: 'family' } as const
const choose = (platform: SharePlatform) => ({ type: 'platform.choose', platform }) as const
const generated: Sent[] = [open, family, done('generateLink', link)]
const stateAfter = (...events: Sent[]) => reach(shareMachine, input, ...generated, ...events)

const { reached, untaken } = walk(shareMachine, {
  inputs: [input, { ...input, canSystemShare: false }],
  events: [
    open,
    family,
    choose('whatsapp'),
    choose('instagram'),
    { type: 'system.share' },
    { type: 'link.copy' },
    { type: 'share.retry' },
    { type: 'share.close' },
    { type: 'tab.blocked', url: 'https://wa.me/?text=1' },
    done('generateLink', link),
    failed('generateLink', offline),
    done('sharePlatform', share()),
    done('sharePlatform', share({ shareText: 'Another text.' })),
    done('sharePlatform', share({ shareUrl: 'javascript:alert(1)' })),
    failed('sharePlatform', offline),
    done('systemShare'),
    failed('systemShare', new Error()),
    done('copyShareText'),
    failed('copyShareText', new Error()),
    done('copyText'),
    failed('copyText', new Error()),
    elapsed('feedback', 'share.shareModal.link.copied'),
  ],
  keyOf: ({ value, context }) => [
    value,
    context.canSystemShare,
    context.platform === 'instagram',
    context.answer !== null,
    context.problem?.step,
  ],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'closed',
  'choosingType',
  'generating',
  'failed',
  { shareModal: { sharing: 'ready' } },
  { shareModal: { sharing: 'copyingText' } },
  { shareModal: { sharing: 'openingPlatform' } },
  { shareModal: { sharing: 'openingSystem' } },
  { shareModal: { link: 'copying' } },
  { shareModal: { link: 'copied' } },
  { shareModal: { link: 'failed' } },
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('the modal never stands without a link', () => {
  const modals = reached.filter((state) => state.matches('shareModal'))
  expect(modals.length).toBeGreaterThan(0)
  for (const { context } of modals) expect(context.link).toEqual(link)
})

test('the system’s sheet is never asked for where there is none', () => {
  const without = reached.filter(({ context }) => !context.canSystemShare)
  expect(without.some((state) => state.matches({ shareModal: { sharing: 'ready' } }))).toBe(true)
  expect(without.some((state) => state.matches({ shareModal: { sharing: 'openingSystem' } }))).toBe(false)
})

test.each([
  ['https://wa.me/?text=1', true],
  ['HTTPS://t.me/share', true],
  ['mailto:?subject=1', true],
  ['http://wa.me', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,1', false],
  ['//wa.me', false],
  ['https:wa.me', false],
  ['', false],
])('%j leaves the app: %s', (url, expected) => expect(isSafeUrl(url)).toBe(expected))

test('opened again, it starts anew', () => {
  const again = stateAfter(choose('whatsapp'), failed('sharePlatform', offline), { type: 'share.close' }, open)
  expect(again.value).toBe('choosingType')
  expect(again.context).toMatchObject({ link: null, platform: null, problem: null })
})

test('a link that failed is tried again for the same person, or for another one', () => {
  const friend = { type: 'type.choose', referralType: 'friend' } as const
  const events = [open, friend, failed('generateLink', offline)] as const
  expect(reach(shareMachine, input, ...events).context.problem).toEqual({ step: 'generateLink', hint: 'offline' })
  const retried = reach(shareMachine, input, ...events, { type: 'share.retry' })
  expect([retried.value, retried.context.referralType, retried.context.problem]).toEqual(['generating', 'friend', null])
  const other = reach(shareMachine, input, ...events, family)
  expect([other.value, other.context.referralType]).toEqual(['generating', 'family'])
})

test.each([
  ['no network', offline, 'offline'],
  ['too many calls', tooMany, 'rateLimited'],
  ['anything else', new Error('surprise'), null],
])('what helps after %s', (_name, error, hint) =>
  expect(stateAfter(choose('telegram'), failed('sharePlatform', error)).context.problem).toEqual({
    step: 'sharePlatform',
    hint,
  }),
)

test('one platform at a time', () => {
  const state = stateAfter(choose('telegram'), choose('facebook'), { type: 'system.share' })
  expect(state.context.platform).toBe('telegram')
  expect(state.matches({ shareModal: { sharing: 'openingPlatform' } })).toBe(true)
})

test('the link is copied also while something opens, and after everything has failed', () => {
  const copying = stateAfter(choose('telegram'), { type: 'link.copy' })
  expect(copying.value).toEqual({ shareModal: { sharing: 'openingPlatform', link: 'copying' } })
  const afterwards = stateAfter(
    choose('telegram'),
    failed('sharePlatform', offline),
    { type: 'link.copy' },
    done('copyText'),
  )
  expect(afterwards.matches({ shareModal: { link: 'copied' } })).toBe(true)
})

test('without a sheet of the system, asking for it does nothing; nor is anything tried again that did not fail', () => {
  const ready = { shareModal: { sharing: 'ready', link: 'idle' } }
  const without = { ...input, canSystemShare: false }
  expect(reach(shareMachine, without, ...generated, { type: 'system.share' }).value).toEqual(ready)
  expect(stateAfter({ type: 'share.retry' }).value).toEqual(ready)
})

test('after the sheet of the system everything can be shared again', () => {
  const after = stateAfter({ type: 'system.share' }, done('systemShare'))
  expect(after.value).toEqual({ shareModal: { sharing: 'ready', link: 'idle' } })
  const next = stateAfter({ type: 'system.share' }, done('systemShare'), choose('telegram'))
  expect(next.matches({ shareModal: { sharing: 'openingPlatform' } })).toBe(true)
})

test.each([
  ['was copied', done('copyText')],
  ['could not be copied', failed('copyText', new Error())],
])('a link that %s can be copied again', (_name, event) => {
  const again = stateAfter({ type: 'link.copy' }, event, { type: 'link.copy' })
  expect(again.matches({ shareModal: { link: 'copying' } })).toBe(true)
})

test('an address that no tab was opened for is kept, until the next try', () => {
  const blocked = stateAfter(choose('telegram'), done('sharePlatform', share()), {
    type: 'tab.blocked',
    url: 'https://t.me/1',
  })
  expect(blocked.context.blockedUrl).toBe('https://t.me/1')
  const next = reach(
    shareMachine,
    input,
    ...generated,
    choose('telegram'),
    { type: 'tab.blocked', url: 'https://t.me/1' },
    done('sharePlatform', share()),
    choose('whatsapp'),
  )
  expect(next.context.blockedUrl).toBeNull()
})

test('instagram is given the text with the link in it', () => {
  expect(pasteText(stateAfter().context)).toBe(link.shareText)
  const bare = { referralLink: link.referralLink, shareText: 'Will you join me?' }
  const state = reach(shareMachine, input, open, family, done('generateLink', bare))
  expect(pasteText(state.context)).toBe(`Will you join me?\n${link.referralLink}`)
})

describe('with the world in its slots', () => {
  type World = {
    generateLink: (request: GenerateRequest) => Promise<GeneratedLink>
    sharePlatform: (request: PlatformRequest) => Promise<PlatformShare>
    systemShare: (request: SystemRequest) => Promise<void>
    copyText: (text: string) => Promise<void>
  }
  const start = async (over: Partial<World> = {}) => {
    const did: string[] = []
    const heard: unknown[] = []
    const world: World = {
      generateLink: async () => link,
      sharePlatform: async () => share(),
      systemShare: async () => {},
      copyText: async () => {},
      ...over,
    }
    const say = <I, O>(name: string, work: (request: I) => Promise<O>) =>
      fromPromise<O, I>(({ input: request }) => {
        did.push(`${name} ${typeof request === 'string' ? request : JSON.stringify(request)}`)
        return work(request)
      })
    const clock = new SimulatedClock()
    const actor = heardBy(
      createActor(
        shareMachine.provide({
          actors: {
            generateLink: say('generateLink', world.generateLink),
            sharePlatform: say('sharePlatform', world.sharePlatform),
            systemShare: say('systemShare', world.systemShare),
            copyText: say('copyText', world.copyText),
          },
          actions: {
            prepareTab: () => did.push('prepareTab'),
            openInNewTab: (_, url) => did.push(`openInNewTab ${url}`),
            dropTab: () => did.push('dropTab'),
            haptic: (_, strength) => did.push(`haptic ${strength}`),
          },
        }),
        { input, clock },
      ),
      (event) => heard.push(event),
    )
    actor.send(open)
    actor.send(family)
    await waitFor(actor, (s) => s.matches('shareModal') || s.matches('failed'))
    const atRest = () => waitFor(actor, (s) => s.matches({ shareModal: { sharing: 'ready' } }))
    const didSince = (mark: number) => did.slice(mark)
    return { actor, clock, did, heard, atRest, didSince }
  }
  const refused = () => Promise.reject(new Error('refused'))
  const request = (platform: SharePlatform) =>
    `sharePlatform {"referralType":"family","platform":"${platform}","tradition":"sikh"}`

  test.each(['whatsapp', 'telegram', 'gmail', 'facebook', 'twitter'] as const)(
    '%s: the tab is opened within the gesture, and sent to the address of the answer',
    async (platform) => {
      const { actor, did, atRest, didSince } = await start()
      expect(did).toEqual(['generateLink {"referralType":"family","tradition":"sikh"}'])
      actor.send(choose(platform))
      // Nothing was awaited yet.
      expect(didSince(1)).toEqual(['prepareTab', request(platform)])
      await atRest()
      expect(didSince(3)).toEqual(['openInNewTab https://wa.me/?text=1'])
    },
  )

  test('instagram: the text is copied within the gesture, and no tab takes the focus before that', async () => {
    const { actor, did, atRest, didSince } = await start()
    actor.send(choose('instagram'))
    expect(didSince(1)).toEqual([`copyText ${link.shareText}`])
    await atRest()
    expect(didSince(2)).toEqual([request('instagram'), 'openInNewTab https://wa.me/?text=1'])
    expect(actor.getSnapshot().context.copiedText).toBe(link.shareText)
    expect(did).not.toContain('prepareTab')
  })

  test('instagram: another text in the answer takes the first one’s place, before the tab opens', async () => {
    const shareText = `For Instagram: ${link.referralLink}`
    const { actor, atRest, didSince } = await start({ sharePlatform: async () => share({ shareText }) })
    actor.send(choose('instagram'))
    await atRest()
    expect(didSince(2)).toEqual([request('instagram'), `copyText ${shareText}`, 'openInNewTab https://wa.me/?text=1'])
    expect(actor.getSnapshot().context.copiedText).toBe(shareText)
  })

  test('instagram: without a clipboard it opens all the same, and the text is not said to be copied', async () => {
    const { actor, atRest, heard, did } = await start({ copyText: refused })
    actor.send(choose('instagram'))
    await atRest()
    expect(did.at(-1)).toBe('openInNewTab https://wa.me/?text=1')
    expect(actor.getSnapshot().context.copiedText).toBeNull()
    expect(heard).toEqual([{ type: 'share.failed', step: 'copyText' }])
  })

  test('a failure: the empty tab goes, a heavy pulse, one announcement, and a way to try again (spec §8)', async () => {
    let calls = 0
    const sharePlatform = async () => {
      calls += 1
      if (calls === 1) throw offline
      return share()
    }
    const { actor, atRest, heard, didSince } = await start({ sharePlatform })
    actor.send(choose('whatsapp'))
    await atRest()
    expect(didSince(3)).toEqual(['dropTab', 'haptic heavy'])
    expect(heard).toEqual([{ type: 'share.failed', step: 'sharePlatform' }])
    actor.send({ type: 'share.retry' })
    expect(actor.getSnapshot().context.problem).toBeNull()
    await atRest()
    expect(didSince(5)).toEqual(['prepareTab', request('whatsapp'), 'openInNewTab https://wa.me/?text=1'])
  })

  test.each(['javascript:alert(1)', 'http://wa.me/', 'data:text/html,1'])(
    'an answer with the address %s is a failure, and is never opened',
    async (shareUrl) => {
      for (const platform of ['whatsapp', 'instagram'] as const) {
        const { actor, atRest, heard, did } = await start({ sharePlatform: async () => share({ shareUrl }) })
        actor.send(choose(platform))
        await atRest()
        expect(did.some((entry) => entry.startsWith('openInNewTab'))).toBe(false)
        expect(did.slice(-2)).toEqual(['dropTab', 'haptic heavy'])
        expect(heard).toEqual([{ type: 'share.failed', step: 'sharePlatform' }])
      }
    },
  )

  test('closed while a tab is waiting for its address: the tab goes, and the answer opens nothing', async () => {
    let answer = (_: PlatformShare) => {}
    const { actor, did } = await start({
      sharePlatform: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    actor.send(choose('whatsapp'))
    actor.send({ type: 'share.close' })
    expect(actor.getSnapshot().value).toBe('closed')
    expect(did.at(-1)).toBe('dropTab')
    answer(share())
    await Promise.resolve()
    expect(did.at(-1)).toBe('dropTab')
  })

  test('no link: a heavy pulse and one announcement', async () => {
    const { actor, heard, didSince } = await start({ generateLink: refused })
    expect(actor.getSnapshot().value).toBe('failed')
    expect(didSince(1)).toEqual(['haptic heavy'])
    expect(heard).toEqual([{ type: 'share.failed', step: 'generateLink' }])
  })

  test('the system’s sheet gets text and link apart, within the gesture; its refusal can be tried again', async () => {
    const { actor, atRest, heard, didSince } = await start({ systemShare: refused })
    const request = `systemShare {"text":"Will you join me?","url":"${link.referralLink}"}`
    actor.send({ type: 'system.share' })
    expect(didSince(1)).toEqual([request])
    await atRest()
    expect(didSince(2)).toEqual(['haptic heavy'])
    expect(heard).toEqual([{ type: 'share.failed', step: 'systemShare' }])
    actor.send({ type: 'share.retry' })
    expect(didSince(3)).toEqual([request])
  })

  test('the link is copied, and that is said for a moment', async () => {
    const { actor, clock, didSince } = await start()
    actor.send({ type: 'link.copy' })
    expect(didSince(1)).toEqual([`copyText ${link.referralLink}`])
    await waitFor(actor, (s) => s.matches({ shareModal: { link: 'copied' } }))
    clock.increment(COPY_FEEDBACK_MS - 1)
    expect(actor.getSnapshot().matches({ shareModal: { link: 'copied' } })).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().matches({ shareModal: { link: 'idle' } })).toBe(true)
  })

  test('a refused copy for instagram is felt, too (spec §8)', async () => {
    const { actor, did, heard, atRest } = await start({ copyText: refused })
    actor.send(choose('instagram'))
    await atRest()
    expect(did).toContain('haptic heavy')
    expect(heard).toContainEqual({ type: 'share.failed', step: 'copyText' })
  })

  test('a refused copy stays said, and the next one may work', async () => {
    const copyText = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined)
    const { actor, clock, heard, didSince } = await start({ copyText })
    actor.send({ type: 'link.copy' })
    await waitFor(actor, (s) => s.matches({ shareModal: { link: 'failed' } }))
    expect(didSince(2)).toEqual(['haptic heavy'])
    expect(heard).toEqual([{ type: 'share.failed', step: 'copyText' }])
    clock.increment(60_000)
    expect(actor.getSnapshot().matches({ shareModal: { link: 'failed' } })).toBe(true)
    actor.send({ type: 'link.copy' })
    await waitFor(actor, (s) => s.matches({ shareModal: { link: 'copied' } }))
  })
})
