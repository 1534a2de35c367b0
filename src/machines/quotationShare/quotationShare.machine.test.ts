import { describe, expect, test } from 'vitest'
import { createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, reach, walk } from '../../../tests/machines/testing.ts'
import { COPY_FEEDBACK_MS } from '../copy/copy.machine.ts'
import type { Verse } from '../entities.ts'
import {
  type PictureRequest,
  quotationShareMachine,
  type SheetOutcome,
  type VersePicture,
} from './quotationShare.machine.ts'

type Sent = EventFrom<typeof quotationShareMachine>

const quotation: Verse = { reference: 'Bhagavad Gita 2.47', original: 'o', translation: 't' }
const words = { reference: 'BG 2.47', product: 'Satsang' }
const picture: VersePicture = { url: 'blob:1', canShare: true }
const share: Sent = { type: 'verse.share', quotation }
const text: Sent = { type: 'text.share', text: 'o t' }
const draw: Sent = { type: 'picture.draw', words }
const drawn: Sent[] = [share, draw, done('drawPicture', picture)]

const { reached, untaken } = walk(quotationShareMachine, {
  inputs: [{ canShareText: true }, { canShareText: false }],
  events: [
    share,
    text,
    draw,
    { type: 'picture.share' },
    { type: 'picture.save' },
    { type: 'share.retry' },
    { type: 'share.close' },
    done('shareText', 'shared'),
    done('shareText', 'dismissed'),
    failed('shareText', new Error()),
    done('copyText'),
    failed('copyText', new Error()),
    done('drawPicture', picture),
    done('drawPicture', { ...picture, canShare: false }),
    failed('drawPicture', new Error()),
    done('sharePicture', 'shared'),
    done('sharePicture', 'dismissed'),
    failed('sharePicture', new Error()),
    done('savePicture'),
    failed('savePicture', new Error()),
    elapsed('feedback', 'quotationShare.copied'),
  ],
  keyOf: ({ value, context }) => [value, context.canShareText, context.picture, context.failed],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'idle',
  'choosing',
  'sharingText',
  'copying',
  'copied',
  'preparing',
  'preview',
  'sharingPicture',
  'saving',
  'downloaded',
  'failed',
] as const)('reaches %s', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('closed, nothing of the verse is left', () => {
  for (const { context } of reached.filter((state) => state.matches('idle')))
    expect(context).toMatchObject({ verse: null, picture: null, failed: null })
})

test('what is shown always has what it shows', () => {
  for (const state of reached) {
    const { picture: shown, verse, failed: step } = state.context
    if (!state.matches('idle')) expect(verse).toEqual(quotation)
    if (state.matches('preview') || state.matches('downloaded') || state.matches('saving')) expect(shown).not.toBeNull()
    if (state.matches('failed')) expect(step).not.toBeNull()
    if (step === 'sharePicture' || step === 'savePicture') expect(shown).not.toBeNull()
  }
})

test('no sheet is asked for where there is none', () => {
  const without = reached.filter(({ context }) => !context.canShareText)
  expect(without.some((state) => state.matches('copied'))).toBe(true)
  expect(without.some((state) => state.matches('sharingText'))).toBe(false)
  const withPicture = reached.filter(({ context }) => context.picture?.canShare === false)
  expect(withPicture.some((state) => state.matches('downloaded'))).toBe(true)
  expect(withPicture.some((state) => state.matches('sharingPicture'))).toBe(false)
})

test.each([
  ['shareText', [share, text], 'sharingText'],
  ['copyText', [share, text, failed('shareText', new Error()), text], 'copying'],
  ['drawPicture', [share, draw], 'preparing'],
  ['sharePicture', [...drawn, { type: 'picture.share' }], 'sharingPicture'],
  ['savePicture', [...drawn, { type: 'picture.save' }], 'saving'],
] as [string, Sent[], string][])('%s is tried again', (step, events, value) => {
  const state = reach(quotationShareMachine, { canShareText: true }, ...events, failed(step, new Error()))
  expect([state.value, state.context.failed]).toEqual(['failed', step])
  const again = reach(quotationShareMachine, { canShareText: true }, ...events, failed(step, new Error()), {
    type: 'share.retry',
  })
  expect(again.value).toBe(value)
})

const sharePicture: Sent = { type: 'picture.share' }
const savePicture: Sent = { type: 'picture.save' }
const copied: Sent[] = [share, text, done('copyText')]
const saved: Sent[] = [...drawn, savePicture, done('savePicture')]
const unsaved: Sent[] = [...drawn, savePicture, failed('savePicture', new Error())]
/** A picture that the system's sheet does not take. */
const plain: Sent[] = [share, draw, done('drawPicture', { ...picture, canShare: false })]
test.each<[string, boolean, Sent[], string]>([
  [
    'a sheet that is put away leads back to the choice',
    true,
    [share, text, done('shareText', 'dismissed')],
    'choosing',
  ],
  ['copied, and copied once more', false, [...copied, text], 'copying'],
  ['copied, and then the picture', false, [...copied, draw], 'preparing'],
  [
    'a picture that was shared closes the dialog',
    true,
    [...drawn, sharePicture, done('sharePicture', 'shared')],
    'idle',
  ],
  [
    'a picture whose sheet is put away stays',
    true,
    [...drawn, sharePicture, done('sharePicture', 'dismissed')],
    'preview',
  ],
  ['saved, and then shared', true, [...saved, sharePicture], 'sharingPicture'],
  ['saved, and saved once more', true, [...saved, savePicture], 'saving'],
  [
    'a picture that did not come is drawn anew',
    true,
    [share, draw, failed('drawPicture', new Error()), draw],
    'preparing',
  ],
  [
    'there is nothing to save without it',
    true,
    [share, draw, failed('drawPicture', new Error()), savePicture],
    'failed',
  ],
  ['not saved, but shared', true, [...unsaved, sharePicture], 'sharingPicture'],
  ['not shared, but saved', true, [...drawn, sharePicture, failed('sharePicture', new Error()), savePicture], 'saving'],
  ['no sheet takes it: shown', true, [...plain, sharePicture], 'preview'],
  ['no sheet takes it: saved', true, [...plain, savePicture, done('savePicture'), sharePicture], 'downloaded'],
  [
    'no sheet takes it: not saved',
    true,
    [...plain, savePicture, failed('savePicture', new Error()), sharePicture],
    'failed',
  ],
])('%s', (_name, canShareText, events, value) =>
  expect(reach(quotationShareMachine, { canShareText }, ...events).value).toBe(value),
)

describe('with the world in its slots', () => {
  const start = () => {
    const did: unknown[] = []
    const say = <I, O>(name: string, answer: O) =>
      fromPromise<O, I>(async ({ input }) => {
        did.push([name, input])
        return answer
      })
    const clock = new SimulatedClock()
    const machine = quotationShareMachine.provide({
      actors: {
        shareText: say<string, SheetOutcome>('shareText', 'shared'),
        copyText: say<string, void>('copyText', undefined),
        drawPicture: say<PictureRequest, VersePicture>('drawPicture', picture),
        sharePicture: say<string, SheetOutcome>('sharePicture', 'dismissed'),
        savePicture: say<string, void>('savePicture', undefined),
      },
      actions: { dropPicture: (_, url) => url !== undefined && did.push(['dropPicture', url]) },
    })
    return {
      did,
      clock,
      of: (canShareText: boolean) => createActor(machine, { input: { canShareText }, clock }).start(),
    }
  }

  test('text goes to the sheet within the tap; shared, the dialog closes', async () => {
    const { did, of } = start()
    const actor = of(true)
    actor.send(share)
    actor.send(text)
    // Nothing was awaited yet.
    expect(did).toEqual([['shareText', 'o t']])
    await waitFor(actor, (s) => s.matches('idle'))
  })

  test('without a sheet it is copied, and said so for a moment', async () => {
    const { did, clock, of } = start()
    const actor = of(false)
    actor.send(share)
    actor.send(text)
    await waitFor(actor, (s) => s.matches('copied'))
    expect(did).toEqual([['copyText', 'o t']])
    clock.increment(COPY_FEEDBACK_MS)
    expect(actor.getSnapshot().value).toBe('choosing')
  })

  test('a picture is drawn, dismissed, saved, and let go of once', async () => {
    const { did, of } = start()
    const actor = of(true)
    actor.send(share)
    actor.send(draw)
    await waitFor(actor, (s) => s.matches('preview'))
    actor.send({ type: 'picture.share' })
    await waitFor(actor, (s) => s.matches('preview'))
    actor.send({ type: 'picture.save' })
    await waitFor(actor, (s) => s.matches('downloaded'))
    actor.send({ type: 'share.close' })
    actor.send({ type: 'share.close' })
    expect(did).toEqual([
      ['drawPicture', { ...words, verse: quotation }],
      ['sharePicture', 'blob:1'],
      ['savePicture', 'blob:1'],
      ['dropPicture', 'blob:1'],
    ])
  })
})
