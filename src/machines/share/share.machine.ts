import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import { COPY_FEEDBACK_MS } from '../copy/copy.machine.ts'
import type { ReferralType, SharePlatform, Tradition } from '../entities.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { type ShareProblem, type ShareStep, shareProblem } from './share.messages.ts'

export type ShareInput = {
  tradition: Tradition
  /** Whether the system has a share sheet of its own. */
  canSystemShare: boolean
}

/** Referral link result and share result, spec §3. */
export type GeneratedLink = { referralLink: string; shareText: string }
export type PlatformShare = { shareUrl: string; shareText: string }

export type GenerateRequest = { referralType: ReferralType; tradition: Tradition }
export type PlatformRequest = GenerateRequest & { platform: SharePlatform }
export type SystemRequest = { text: string; url: string }

/** What this machine announces to its owner, for analytics (spec §8: tracked only). */
export type ShareAnnouncement = { type: 'share.failed'; step: ShareStep }

type Context = {
  tradition: Tradition
  canSystemShare: boolean
  referralType: ReferralType
  link: GeneratedLink | null
  platform: SharePlatform | null
  answer: PlatformShare | null
  problem: ShareProblem | null
  /** An address that the browser would not open in a new tab: shown as a link to tap. */
  blockedUrl: string | null
  /** For instagram: the text that lies on the clipboard, null when it could not be put there. */
  copiedText: string | null
}

type Event =
  | { type: 'share.open' }
  | { type: 'type.choose'; referralType: ReferralType }
  | { type: 'platform.choose'; platform: SharePlatform }
  | { type: 'system.share' }
  | { type: 'link.copy' }
  | { type: 'share.retry' }
  | { type: 'share.close' }
  | { type: 'tab.blocked'; url: string }

/** Only these leave the app; an answer with any other address ('javascript:', 'data:', 'http:') is a failure. */
export const isSafeUrl = (url: string): boolean => /^(?:https:\/\/|mailto:)/i.test(url)

/** What goes on the clipboard for instagram, which takes no address: the share text, with the link in it. */
const textToPaste = (context: Context): string => {
  const link = context.link?.referralLink ?? ''
  const text = context.answer?.shareText ?? context.link?.shareText ?? ''
  return text.includes(link) ? text : `${text}\n${link}`
}

/** The text to show when it could not be copied. */
export const pasteText = textToPaste

/** The system sheet takes text and link apart, and shows a link in the text a second time. */
const textWithoutLink = ({ referralLink, shareText }: GeneratedLink): string =>
  shareText.replaceAll(referralLink, '').trim()

const pulse = { type: 'haptic', params: 'heavy' } as const

type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>

const toGenerate = ({ context }: In): GenerateRequest => ({
  referralType: context.referralType,
  tradition: context.tradition,
})
const toPlatform = ({ context }: In): PlatformRequest => ({
  referralType: context.referralType,
  platform: context.platform ?? 'whatsapp',
  tradition: context.tradition,
})
const toSystem = ({ context: { link } }: In): SystemRequest => ({
  text: link === null ? '' : textWithoutLink(link),
  url: link?.referralLink ?? '',
})
const toPaste = ({ context }: In) => textToPaste(context)
const linkIn = ({ context }: In) => context.link?.referralLink ?? ''

const openInNewTab = { type: 'openInNewTab', params: ({ context }: In) => context.answer?.shareUrl ?? '' } as const

const attempt = { problem: null, blockedUrl: null, copiedText: null, answer: null } as const
const tellFailed = (step: ShareStep) => announce<unknown, ShareAnnouncement>({ type: 'share.failed', step })

const failPlatform = {
  target: 'ready',
  actions: ['dropTab', pulse, 'tellPlatformFailed', { type: 'keepProblem', params: 'sharePlatform' }],
} as const

/**
 * Refer & Earn, spec §4 Sharing: family or friend, a link, then the modal with the platforms.
 *
 * Tabs: a tab that is opened after an await is blocked by Safari. So `prepareTab` opens an empty one within the
 * gesture, `openInNewTab` sends it to the address, and `dropTab` closes it when there is nothing to show (it does
 * nothing to a tab that has its address already). Where no tab could be had, the filled slot sends `tab.blocked`.
 * For instagram no tab is prepared: it would take the focus away, and a page without focus may not copy.
 */
export const shareMachine = setup({
  types: { input: {} as ShareInput, context: {} as Context, events: {} as Event, emitted: {} as ShareAnnouncement },
  actors: {
    generateLink: unprovided<GeneratedLink, GenerateRequest>('generateLink'),
    sharePlatform: unprovided<PlatformShare, PlatformRequest>('sharePlatform'),
    /** The system's share sheet. Closing it is no failure. */
    systemShare: unprovided<void, SystemRequest>('systemShare'),
    copyText: unprovided<void, string>('copyText'),
  },
  actions: {
    tellLinkFailed: tellFailed('generateLink'),
    tellPlatformFailed: tellFailed('sharePlatform'),
    tellSystemFailed: tellFailed('systemShare'),
    tellCopyFailed: tellFailed('copyText'),
    haptic: (_, _strength: 'heavy') => {},
    prepareTab: () => {},
    openInNewTab: (_, _url: string) => {},
    dropTab: () => {},
    keepProblem: assign(({ event }, step: ShareStep) => ({ problem: shareProblem(step, errorIn(event)) })),
    begin: assign({ link: null, platform: null, ...attempt }),
    beginAttempt: assign({ ...attempt }),
    keepType: assign(({ event }) => ({ referralType: (event as On<'type.choose'>).referralType })),
    keepLink: assign(({ event }) => ({ link: resultIn<GeneratedLink>(event) })),
    keepPlatform: assign(({ event }) => ({ platform: (event as On<'platform.choose'>).platform })),
    keepAnswer: assign(({ event }) => ({ answer: resultIn<PlatformShare>(event) })),
    keepCopied: assign((now) => ({ copiedText: toPaste(now) })),
    keepBlocked: assign(({ event }) => ({ blockedUrl: (event as On<'tab.blocked'>).url })),
  },
  guards: {
    isInstagram: ({ context }) => context.platform === 'instagram',
    isUnsafe: ({ event }) => !isSafeUrl(resultIn<PlatformShare>(event).shareUrl),
    hasAnswer: ({ context }) => context.answer !== null,
    /** The answer's text is another one than was copied in the gesture; where it can be, it takes its place. */
    wantsOtherText: ({ context, event }) =>
      context.platform === 'instagram' && textToPaste({ ...context, answer: resultIn(event) }) !== context.copiedText,
    canSystemShare: ({ context }) => context.canSystemShare,
    platformFailed: ({ context }) => context.problem?.step === 'sharePlatform',
    systemFailed: ({ context }) => context.problem?.step === 'systemShare',
  },
  delays: { feedback: COPY_FEEDBACK_MS },
}).createMachine({
  id: 'share',
  context: ({ input }) => ({
    tradition: input.tradition,
    canSystemShare: input.canSystemShare,
    referralType: 'family',
    link: null,
    platform: null,
    ...attempt,
  }),
  initial: 'closed',
  on: {
    // A prepared tab must not stay behind empty.
    'share.close': { target: '.closed', actions: 'dropTab' },
  },
  states: {
    closed: {
      on: { 'share.open': { target: 'choosingType', actions: 'begin' } },
    },
    choosingType: {
      on: {
        'type.choose': { target: 'generating', actions: 'keepType' },
      },
    },
    generating: {
      entry: 'beginAttempt',
      invoke: {
        id: 'generateLink',
        src: 'generateLink',
        input: toGenerate,
        onDone: { target: 'shareModal', actions: 'keepLink' },
        onError: {
          target: 'failed',
          actions: [pulse, 'tellLinkFailed', { type: 'keepProblem', params: 'generateLink' }],
        },
      },
    },
    failed: {
      on: {
        'share.retry': 'generating',
        'type.choose': { target: 'generating', actions: 'keepType' },
      },
    },
    shareModal: {
      type: 'parallel',
      on: { 'tab.blocked': { actions: 'keepBlocked' } },
      states: {
        sharing: {
          initial: 'ready',
          states: {
            ready: {
              on: {
                'platform.choose': { target: 'preparing', actions: 'keepPlatform' },
                'system.share': { guard: 'canSystemShare', target: 'openingSystem' },
                'share.retry': [
                  { guard: 'platformFailed', target: 'preparing' },
                  { guard: 'systemFailed', target: 'openingSystem' },
                ],
              },
            },
            /** Left at once, so what it does still happens within the gesture. */
            preparing: {
              entry: 'beginAttempt',
              always: [
                { guard: 'isInstagram', target: 'copyingText' },
                { target: 'openingPlatform', actions: 'prepareTab' },
              ],
            },
            copyingText: {
              invoke: {
                id: 'copyShareText',
                src: 'copyText',
                input: toPaste,
                onDone: [
                  { guard: 'hasAnswer', target: 'ready', actions: ['keepCopied', openInNewTab] },
                  { target: 'openingPlatform', actions: 'keepCopied' },
                ],
                onError: [
                  // What the gesture copied is still there; if nothing was, the modal shows the text.
                  { guard: 'hasAnswer', target: 'ready', actions: openInNewTab },
                  { target: 'openingPlatform', actions: [pulse, 'tellCopyFailed'] },
                ],
              },
            },
            openingPlatform: {
              invoke: {
                id: 'sharePlatform',
                src: 'sharePlatform',
                input: toPlatform,
                onDone: [
                  { guard: 'isUnsafe', ...failPlatform },
                  { guard: 'wantsOtherText', target: 'copyingText', actions: 'keepAnswer' },
                  { target: 'ready', actions: ['keepAnswer', openInNewTab] },
                ],
                onError: failPlatform,
              },
            },
            openingSystem: {
              entry: 'beginAttempt',
              invoke: {
                id: 'systemShare',
                src: 'systemShare',
                input: toSystem,
                onDone: 'ready',
                onError: {
                  target: 'ready',
                  actions: [pulse, 'tellSystemFailed', { type: 'keepProblem', params: 'systemShare' }],
                },
              },
            },
          },
        },
        /** Needs no network, and works beside whatever is being opened. */
        link: {
          initial: 'idle',
          states: {
            idle: { on: { 'link.copy': 'copying' } },
            copying: {
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: linkIn,
                onDone: 'copied',
                onError: { target: 'failed', actions: [pulse, 'tellCopyFailed'] },
              },
            },
            copied: { on: { 'link.copy': 'copying' }, after: { feedback: 'idle' } },
            /** Says that it has to be copied by hand, for as long as that may take. */
            failed: { on: { 'link.copy': 'copying' } },
          },
        },
      },
    },
  },
})
