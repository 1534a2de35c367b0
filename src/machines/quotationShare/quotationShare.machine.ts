import { assign, setup } from 'xstate'
import { COPY_FEEDBACK_MS } from '../copy/copy.machine.ts'
import type { Verse } from '../entities.ts'
import { type EventOf, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import type { VerseShareStep } from './quotationShare.messages.ts'

/** What stands on a picture beside the verse, in the reader's words: its reference, and the product's name. */
export type PictureWords = { reference: string; product: string }
export type PictureRequest = PictureWords & { verse: Verse | null }

/** A picture that was drawn: its address in this page, and whether the system's sheet takes it. */
export type VersePicture = { url: string; canShare: boolean }

/** How a person left the system's sheet. To dismiss it is a decision, and no failure. */
export type SheetOutcome = 'shared' | 'dismissed'

export type QuotationShareInput = { canShareText: boolean }

type Context = QuotationShareInput & {
  /** Verified (D26). */
  verse: Verse | null
  /** Original, rendering and reference, as they are copied. */
  text: string
  words: PictureWords
  picture: VersePicture | null
  /** The step that failed last. */
  failed: VerseShareStep | null
}

type Event =
  | { type: 'verse.share'; quotation: Verse }
  | { type: 'text.share'; text: string }
  | { type: 'picture.draw'; words: PictureWords }
  | { type: 'picture.share' }
  | { type: 'picture.save' }
  | { type: 'share.retry' }
  | { type: 'share.close' }
type On<Type extends Event['type']> = EventOf<Event, Type>
type In = { context: Context }

const textIn = ({ context }: In) => context.text
const toDraw = ({ context }: In): PictureRequest => ({ ...context.words, verse: context.verse })
const urlIn = ({ context }: In) => context.picture?.url ?? ''

const dropPicture = { type: 'dropPicture', params: ({ context }: In) => context.picture?.url } as const

const failedAt = (step: VerseShareStep) =>
  ({ target: 'failed', actions: { type: 'keepFailure', params: step } }) as const

/** Once there is a picture. */
const withPicture = {
  'picture.share': { guard: 'canSharePicture', target: 'sharingPicture' },
  'picture.save': 'saving',
} as const

/**
 * Sharing a verse: as text by the system's sheet, or by the clipboard where there is none; or as a picture that is shown
 * first, because a browser opens its sheet only within a tap, and drawing takes time.
 */
export const quotationShareMachine = setup({
  types: {
    input: {} as QuotationShareInput,
    context: {} as Context,
    events: {} as Event,
  },
  actors: {
    shareText: unprovided<SheetOutcome, string>('shareText'),
    copyText: unprovided<void, string>('copyText'),
    drawPicture: unprovided<VersePicture, PictureRequest>('drawPicture'),
    sharePicture: unprovided<SheetOutcome, string>('sharePicture'),
    savePicture: unprovided<void, string>('savePicture'),
  },
  actions: {
    /** Lets go of a picture's memory. */
    dropPicture: (_, _url: string | undefined) => {},
    keepFailure: assign((_, step: VerseShareStep) => ({ failed: step })),
    begin: assign(({ event }) => ({ verse: (event as On<'verse.share'>).quotation, picture: null, failed: null })),
    forget: assign({ verse: null, picture: null, failed: null }),
    keepText: assign(({ event }) => ({ text: (event as On<'text.share'>).text })),
    keepWords: assign(({ event }) => ({ words: (event as On<'picture.draw'>).words })),
    keepPicture: assign(({ event }) => ({ picture: resultIn<VersePicture>(event) })),
  },
  guards: {
    canShareText: ({ context }) => context.canShareText,
    canSharePicture: ({ context }) => context.picture?.canShare ?? false,
    wasDismissed: ({ event }) => resultIn<SheetOutcome>(event) === 'dismissed',
    failedAt: ({ context }, step: VerseShareStep) => context.failed === step,
    hasPicture: ({ context }) => context.picture !== null,
  },
  delays: { feedback: COPY_FEEDBACK_MS },
}).createMachine({
  id: 'quotationShare',
  context: ({ input }) => ({
    ...input,
    verse: null,
    text: '',
    words: { reference: '', product: '' },
    picture: null,
    failed: null,
  }),
  initial: 'idle',
  on: {
    'verse.share': { target: '.choosing', actions: [dropPicture, 'begin'] },
    'share.close': '.idle',
  },
  states: {
    idle: { entry: [dropPicture, 'forget'] },
    choosing: {
      on: {
        'text.share': [
          { guard: 'canShareText', target: 'sharingText', actions: 'keepText' },
          { target: 'copying', actions: 'keepText' },
        ],
        'picture.draw': { target: 'preparing', actions: 'keepWords' },
      },
    },
    sharingText: {
      invoke: {
        id: 'shareText',
        src: 'shareText',
        input: textIn,
        onDone: [{ guard: 'wasDismissed', target: 'choosing' }, { target: 'idle' }],
        onError: failedAt('shareText'),
      },
    },
    copying: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: textIn,
        onDone: 'copied',
        onError: failedAt('copyText'),
      },
    },
    copied: {
      on: {
        'text.share': { target: 'copying', actions: 'keepText' },
        'picture.draw': { target: 'preparing', actions: 'keepWords' },
      },
      after: { feedback: 'choosing' },
    },
    preparing: {
      invoke: {
        id: 'drawPicture',
        src: 'drawPicture',
        input: toDraw,
        onDone: { target: 'preview', actions: 'keepPicture' },
        onError: failedAt('drawPicture'),
      },
    },
    preview: { on: withPicture },
    sharingPicture: {
      invoke: {
        id: 'sharePicture',
        src: 'sharePicture',
        input: urlIn,
        onDone: [{ guard: 'wasDismissed', target: 'preview' }, { target: 'idle' }],
        onError: failedAt('sharePicture'),
      },
    },
    saving: {
      invoke: {
        id: 'savePicture',
        src: 'savePicture',
        input: urlIn,
        onDone: 'downloaded',
        onError: failedAt('savePicture'),
      },
    },
    /** Says so until something else is done: where a download went is not always seen. */
    downloaded: { on: withPicture },
    /** What could be done before can still be done: text without a sheet goes by the clipboard, a picture is saved. */
    failed: {
      on: {
        'share.retry': [
          { guard: { type: 'failedAt', params: 'shareText' }, target: 'sharingText' },
          { guard: { type: 'failedAt', params: 'copyText' }, target: 'copying' },
          { guard: { type: 'failedAt', params: 'drawPicture' }, target: 'preparing' },
          { guard: { type: 'failedAt', params: 'sharePicture' }, target: 'sharingPicture' },
          { target: 'saving' },
        ],
        'text.share': { target: 'copying', actions: 'keepText' },
        'picture.draw': { target: 'preparing', actions: 'keepWords' },
        'picture.share': { guard: 'canSharePicture', target: 'sharingPicture' },
        'picture.save': { guard: 'hasPicture', target: 'saving' },
      },
    },
  },
})
