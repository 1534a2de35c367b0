import { assign, raise, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { LoginResult, Tradition } from '../entities.ts'
import { isNotOffered } from '../failure.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { CODE_DIGITS, COUNTRY_CODE, codeDigits, isWholePhone, readPhone } from './digits.ts'
import {
  digitsMissing,
  isWrongCode,
  type Notice,
  type OtpError,
  phoneInvalid,
  sendError,
  sentNotice,
  verifyError,
  waitForSent,
} from './whatsappLogin.messages.ts'

/** From a sent code to the next one, ms. Spec §4, §9. */
export const RESEND_WAIT_MS = 300_000
const SECOND_MS = 1_000

export type WhatsappLoginInput = {
  tradition: Tradition
  referralCode: string
  /** A code that was sent before this page was loaded: phones throw a page away while WhatsApp is being read. */
  sent?: SentCode | null
}

/** The ten digits that the last code went to, and when another one may be asked for, ms since 1970. */
export type SentCode = { phone: string; deadline: number }

/** `phone` is +91 and the ten digits (D10). */
export type OtpRequest = { phone: string; tradition: Tradition }
/** `message` is the server's own, null when it sent none. */
export type OtpSent = { message: string | null }
export type OtpVerification = OtpRequest & { code: string; referralCode: string }

/** What this machine announces to its owner. */
export type WhatsappAnnouncement =
  | { type: 'login.succeeded'; method: 'whatsapp'; result: LoginResult }
  /** The person closed the modal; the step that it stood at is kept. */
  | { type: 'login.closed'; method: 'whatsapp' }

type Context = {
  tradition: Tradition
  referralCode: string
  /** The clock, as it was read last, ms since 1970: at the start, at a sent code, and each second of the wait. */
  time: number
  /** Ten digits, or what was typed of them so far (`readPhone`). */
  phone: string
  /** Digits only, at most six. */
  code: string
  /** The number that the last code went to, empty while there is none. */
  sentTo: string
  /** When another code may be asked for, ms since 1970. Kept, because a timer sleeps with the page. */
  deadline: number
  /** What is left until then, s, as the countdown shows it: never more than a second ago, should the clock be set back. */
  secondsLeft: number
  notice: Notice | null
  error: OtpError | null
}

type Event =
  | { type: 'phone.change'; value: string }
  | { type: 'phone.submit' }
  | { type: 'phone.back' }
  | { type: 'code.change'; value: string }
  | { type: 'code.submit' }
  | { type: 'code.resend' }
  | { type: 'countdown.start' }
  | { type: 'modal.close' }
  /** What a login will carry from now on: the code may be typed after the modal was opened first. */
  | { type: 'login.referral'; code: string; tradition?: Tradition }

const msLeft = ({ deadline, time }: Context) => Math.max(0, deadline - time)

type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>

const toSend = ({ context }: In): OtpRequest => ({
  phone: `${COUNTRY_CODE}${context.phone}`,
  tradition: context.tradition,
})
const toVerify = (now: In): OtpVerification => ({
  ...toSend(now),
  code: now.context.code,
  referralCode: now.context.referralCode,
})

const saveSent = {
  type: 'saveSent',
  params: ({ context }: In): SentCode => ({ phone: context.sentTo, deadline: context.deadline }),
} as const

/** A code is on its way: both steps begin anew with it. */
const keepSent = ['readClock', 'keepSent', 'startCountdown', saveSent] as const

/** The server sends none, because the last one can still be typed: the phone threw the page away that asked for it. */
const keepSentBefore = ['readClock', 'keepSentBefore', 'startCountdown', saveSent] as const

const failNotOffered = { guard: 'isNotOffered', target: '#whatsappLogin.notOffered' } as const

/** Signing in with a one-time code by WhatsApp, spec §4: phone step, code step; beside them the wait for another code. */
export const whatsappLoginMachine = setup({
  types: {
    input: {} as WhatsappLoginInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as WhatsappAnnouncement,
  },
  actors: {
    sendOtp: unprovided<OtpSent, OtpRequest>('sendOtp'),
    verifyOtp: unprovided<LoginResult, OtpVerification>('verifyOtp'),
  },
  actions: {
    tellSucceeded: announce(
      ({ event: { output } }: { event: { output: LoginResult } }): WhatsappAnnouncement => ({
        type: 'login.succeeded',
        method: 'whatsapp',
        result: output,
      }),
    ),
    tellClosed: announce({ type: 'login.closed', method: 'whatsapp' }),
    readClock: assign({ time: 0 }),
    keepSent: assign(({ context, event }) => ({
      sentTo: context.phone,
      deadline: context.time + RESEND_WAIT_MS,
      secondsLeft: 0,
      code: '',
      notice: sentNotice(resultIn<OtpSent>(event).message),
      error: null,
    })),
    keepSentBefore: assign(({ context, event }) => ({
      sentTo: context.phone,
      deadline: context.time + (waitForSent(errorIn(event), RESEND_WAIT_MS / SECOND_MS) ?? 0) * SECOND_MS,
      secondsLeft: 0,
      code: '',
      notice: null,
      error: null,
    })),
    /** Keeps, or with null forgets, the last code on this device for as long as the tab lives. */
    saveSent: (_, _sent: SentCode | null) => {},
    forgetMessages: assign({ error: null, notice: null }),
    keepReferral: assign(({ context, event }) => {
      const { code, tradition = context.tradition } = event as On<'login.referral'>
      return { referralCode: code, tradition }
    }),
    keepPhone: assign(({ event }) => {
      const { phone, isWrong } = readPhone((event as On<'phone.change'>).value)
      return { phone, error: isWrong ? phoneInvalid : null }
    }),
    keepCode: assign(({ event }) => ({ code: codeDigits((event as On<'code.change'>).value), error: null })),
    refusePhone: assign({ error: phoneInvalid, notice: null }),
    refuseCode: assign({ error: digitsMissing, notice: null }),
    keepSendError: assign(({ event }) => ({ error: sendError(errorIn(event)), notice: null })),
    keepVerifyError: assign(({ event }) => ({ error: verifyError(errorIn(event)), notice: null })),
    dropWrongCode: assign(({ context, event }) => ({ code: isWrongCode(errorIn(event)) ? '' : context.code })),
    startCountdown: raise({ type: 'countdown.start' }),
    // A clock that is set back would make it 24 hours.
    boundDeadline: assign(({ context: { deadline, time, secondsLeft } }) => ({
      deadline: Math.min(deadline, time + (secondsLeft * SECOND_MS || RESEND_WAIT_MS)),
    })),
    countSeconds: assign({ secondsLeft: ({ context }) => Math.ceil(msLeft(context) / SECOND_MS) }),
  },
  delays: {
    // To the next full second, so that no second is skipped or shown twice.
    tick: ({ context }) => msLeft(context) % SECOND_MS || SECOND_MS,
  },
  guards: {
    isFullPhone: ({ context }) => isWholePhone(context.phone),
    isFullCode: ({ context }) => context.code.length === CODE_DIGITS,
    // D20: the number has a code that is still counted down.
    hasCode: ({ context }) => context.phone === context.sentTo && msLeft(context) > 0,
    isWaiting: ({ context }) => msLeft(context) > 0,
    isNotOffered: ({ event }) => isNotOffered(errorIn(event)),
    isSentBefore: ({ event }) => waitForSent(errorIn(event), RESEND_WAIT_MS / SECOND_MS) !== null,
    mayResend: ({ context }) => msLeft(context) === 0,
  },
}).createMachine({
  id: 'whatsappLogin',
  context: ({ input }) => ({
    tradition: input.tradition,
    referralCode: input.referralCode,
    time: 0,
    phone: input.sent?.phone ?? '',
    code: '',
    sentTo: input.sent?.phone ?? '',
    deadline: input.sent?.deadline ?? 0,
    secondsLeft: 0,
    notice: null,
    error: null,
  }),
  entry: 'readClock',
  initial: 'open',
  on: { 'modal.close': { actions: 'tellClosed' }, 'login.referral': { actions: 'keepReferral' } },
  states: {
    open: {
      type: 'parallel',
      states: {
        step: {
          initial: 'deciding',
          states: {
            // A code that was sent before a reload is being read in WhatsApp right now: its box is what the person wants.
            deciding: { always: [{ guard: 'hasCode', target: 'code' }, { target: 'phone' }] },
            phone: {
              initial: 'editing',
              states: {
                editing: {
                  on: {
                    'phone.change': { actions: ['forgetMessages', 'keepPhone'] },
                    'phone.submit': [
                      { guard: 'hasCode', target: '#whatsappLogin.open.step.code', actions: 'forgetMessages' },
                      { guard: 'isFullPhone', target: 'sending' },
                      { actions: 'refusePhone' },
                    ],
                  },
                },
                sending: {
                  entry: 'forgetMessages',
                  invoke: {
                    id: 'sendOtp',
                    src: 'sendOtp',
                    input: toSend,
                    onDone: { target: '#whatsappLogin.open.step.code', actions: keepSent },
                    onError: [
                      failNotOffered,
                      { guard: 'isSentBefore', target: '#whatsappLogin.open.step.code', actions: keepSentBefore },
                      { target: 'editing', actions: 'keepSendError' },
                    ],
                  },
                },
              },
            },
            code: {
              initial: 'editing',
              states: {
                editing: {
                  on: {
                    'code.change': { actions: 'keepCode' },
                    'code.submit': [{ guard: 'isFullCode', target: 'verifying' }, { actions: 'refuseCode' }],
                    'code.resend': { guard: 'mayResend', target: 'resending' },
                    'phone.back': { target: '#whatsappLogin.open.step.phone', actions: 'forgetMessages' },
                  },
                },
                verifying: {
                  entry: 'forgetMessages',
                  invoke: {
                    id: 'verifyOtp',
                    src: 'verifyOtp',
                    input: toVerify,
                    onDone: { target: '#whatsappLogin.done', actions: 'tellSucceeded' },
                    onError: [failNotOffered, { target: 'editing', actions: ['keepVerifyError', 'dropWrongCode'] }],
                  },
                },
                resending: {
                  entry: 'forgetMessages',
                  invoke: {
                    id: 'resendOtp',
                    src: 'sendOtp',
                    input: toSend,
                    onDone: { target: 'editing', actions: keepSent },
                    onError: [
                      failNotOffered,
                      { guard: 'isSentBefore', target: 'editing', actions: keepSentBefore },
                      { target: 'editing', actions: 'keepSendError' },
                    ],
                  },
                },
              },
            },
          },
        },
        countdown: {
          initial: 'idle',
          on: { 'countdown.start': '.running' },
          states: {
            idle: { always: { guard: 'isWaiting', target: 'running' } },
            running: {
              entry: ['readClock', 'boundDeadline', 'countSeconds'],
              always: { guard: 'mayResend', target: 'elapsed' },
              after: { tick: { target: 'running', reenter: true } },
            },
            elapsed: {},
          },
        },
      },
    },
    /** This provider of v1 sends no codes. For this visit the modal has nothing to show: the landing says why. */
    notOffered: { entry: 'tellClosed', on: { 'login.referral': { actions: 'tellClosed' } } },
    // A code is good for one login.
    done: { entry: { type: 'saveSent', params: null } },
  },
})
