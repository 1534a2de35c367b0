import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { EventFrom } from 'xstate'
import { done, failed, reach } from '../../../tests/machines/testing.ts'
import {
  type QuotationShareInput,
  quotationShareMachine,
} from '../../machines/quotationShare/quotationShare.machine.ts'
import type { VerseShareStep } from '../../machines/quotationShare/quotationShare.messages.ts'
import { drawVerse, type PictureContent } from '../../platform/picture.ts'
import { PICTURE } from '../../platform/pictureLayout.ts'
import { scriptureTexts } from '../i18n/scripture.ts'
import { quotationText } from '../screens/chatState.ts'
import { Page } from '../shared/Page.tsx'
import { type Look, lookOf, needs, reference, shows, textsIn } from '../stories.fixtures.ts'
import { toShare } from './Reading.container.tsx'
import { VerseShareDialog } from './VerseShareDialog.tsx'

type Sent = EventFrom<typeof quotationShareMachine>
type Globals = Record<string, unknown>
/** What a story does, with a picture that was really drawn. */
type Steps = (sent: { text: Sent; draw: Sent; drawn: Sent }) => Sent[]

const wordsIn = (globals: Globals) => {
  const words = scriptureTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of sharing are not loaded')
  return words.share
}

/**
 * The pictures that were drawn, for every story that shows one again: a browser writes a picture when it has nothing else
 * to do, and among other tests that is seconds later.
 */
const pictures = new Map<string, Promise<Blob>>()
const pictureOf = (content: PictureContent, look: Look) => {
  const key = JSON.stringify([content, look])
  const picture = pictures.get(key) ?? drawVerse(content)
  pictures.set(key, picture)
  return picture
}

type Options = Partial<QuotationShareInput> & { canShare?: boolean; which?: 0 | 1 | 2 }

const storyAfter = (steps: Steps, { canShareText = true, canShare = true, which = 0 }: Options = {}) => ({
  loaders: [
    needs(scriptureTexts),
    async ({ globals }: { globals: Globals }) => {
      const { tradition, language } = lookOf(globals)
      const t = textsIn(globals)
      const quotation = reference(tradition ?? 'sikh', language, which)
      const words = { reference: t.chat.reference(quotation.reference), product: t.app.name }
      return { quotation, words, text: quotationText(quotation, t), steps, canShareText, canShare }
    },
  ],
})

const meta = {
  title: 'reading/VerseShareDialog',
  component: VerseShareDialog,
  parameters: shows('quotationShare:failed'),
  args: {
    step: 'idle',
    reference: '',
    picture: null,
    failed: null,
    onText: fn(),
    onPicture: fn(),
    onSharePicture: fn(),
    onSavePicture: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args, { loaded, globals }) => (
    <Page tradition={lookOf(globals).tradition ?? 'sikh'} kind="chat">
      <main />
      <VerseShareDialog {...args} {...((loaded.state as object | undefined) ?? {})} />
    </Page>
  ),
  beforeEach: async ({ loaded, globals }) => {
    // The picture takes the page's colours.
    document.documentElement.dataset.tradition = lookOf(globals).tradition ?? 'sikh'
    const { quotation, words, text, steps, canShareText, canShare } = loaded as ReturnType<typeof Object>
    const content = { ...words, original: quotation.original, rendering: quotation.translation }
    const blob = await pictureOf(content, lookOf(globals))
    const url = URL.createObjectURL(blob)
    const sent = {
      text: { type: 'text.share', text } as const,
      draw: { type: 'picture.draw', words } as const,
      drawn: done('drawPicture', { url, canShare }),
    }
    const events: Sent[] = [{ type: 'verse.share', quotation }, ...steps(sent)]
    const snapshot = reach(quotationShareMachine, { canShareText }, ...events)
    Object.assign(loaded, { state: toShare(snapshot), shown: [snapshot] })
    return () => URL.revokeObjectURL(url)
  },
} satisfies Meta<typeof VerseShareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  ...storyAfter(() => []),
  parameters: shows('quotationShare:choosing'),
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wordsIn(globals).text }))
    expect(args.onText).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).picture }))
    expect(args.onPicture).toHaveBeenCalledOnce()
  },
}
export const SharingText: Story = {
  ...storyAfter(({ text }) => [text]),
  parameters: shows('quotationShare:sharingText'),
}
export const Copying: Story = {
  ...storyAfter(({ text }) => [text], { canShareText: false }),
  parameters: shows('quotationShare:copying'),
}
export const Copied: Story = {
  ...storyAfter(({ text }) => [text, done('copyText')], { canShareText: false }),
  parameters: shows('quotationShare:copied'),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.copied })).toBeVisible(),
}
export const Preparing: Story = {
  ...storyAfter(({ draw }) => [draw]),
  parameters: shows('quotationShare:preparing'),
  play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).preparing),
}

/** The picture is there, and whole. */
const isDrawn: Story['play'] = async ({ canvas, globals, loaded }) => {
  const { words } = loaded as { words: { reference: string } }
  const picture = await canvas.findByRole<HTMLImageElement>('img', {
    name: wordsIn(globals).pictureOf(words.reference),
  })
  await waitFor(() => expect(picture.complete && picture.naturalWidth).toBe(PICTURE.width))
  expect(picture.naturalHeight).toBe(PICTURE.height)
}
export const Preview: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn]),
  parameters: shows('quotationShare:preview'),
  play: async (context) => {
    await isDrawn(context)
    const { args, canvas, globals } = context
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).sharePicture }))
    expect(args.onSharePicture).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).savePicture }))
    expect(args.onSavePicture).toHaveBeenCalledOnce()
  },
}
export const PreviewOfTheGita: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn]),
  parameters: shows('quotationShare:preview'),
  globals: { tradition: 'hindu' },
  play: isDrawn,
}
export const PreviewOfALongVerse: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn], { which: 2 }),
  parameters: shows('quotationShare:preview'),
  play: isDrawn,
}
/** A browser that shares no pictures saves them. */
export const PreviewWithoutSheet: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn], { canShare: false }),
  parameters: shows('quotationShare:preview'),
  play: async ({ canvas, globals }) => {
    expect(await canvas.findByRole('button', { name: wordsIn(globals).savePicture })).toBeVisible()
    expect(canvas.queryByRole('button', { name: wordsIn(globals).sharePicture })).toBeNull()
  },
}
export const SharingPicture: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn, { type: 'picture.share' }]),
  parameters: shows('quotationShare:sharingPicture'),
}
export const SavingPicture: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn, { type: 'picture.save' }]),
  parameters: shows('quotationShare:saving'),
}
export const Downloaded: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn, { type: 'picture.save' }, done('savePicture')]),
  parameters: shows('quotationShare:downloaded'),
  play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).saved),
}

const fails = (step: VerseShareStep): Story['play'] =>
  async function play({ args, canvas, globals }) {
    expect(await canvas.findByRole('alert')).toHaveTextContent(wordsIn(globals).errors[step])
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain }))
    expect(args.onRetry).toHaveBeenCalledOnce()
  }
const refused = new Error('refused')

export const TextFailed: Story = {
  ...storyAfter(({ text }) => [text, failed('shareText', refused)]),
  play: async (context) => {
    await fails('shareText')?.(context)
    // What is left then is the clipboard.
    const { args, canvas, globals } = context
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.quotation.copy }))
    expect(args.onText).toHaveBeenCalledOnce()
  },
}
export const CopyFailed: Story = {
  ...storyAfter(({ text }) => [text, failed('copyText', refused)], { canShareText: false }),
  play: fails('copyText'),
}
export const PictureFailed: Story = {
  ...storyAfter(({ draw }) => [draw, failed('drawPicture', refused)]),
  play: fails('drawPicture'),
}
export const PictureNotShared: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn, { type: 'picture.share' }, failed('sharePicture', refused)]),
  play: fails('sharePicture'),
}
export const PictureNotSaved: Story = {
  ...storyAfter(({ draw, drawn }) => [draw, drawn, { type: 'picture.save' }, failed('savePicture', refused)]),
  play: fails('savePicture'),
}
