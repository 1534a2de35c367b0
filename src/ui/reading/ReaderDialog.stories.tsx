import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createActor, type EventFrom, SimulatedClock } from 'xstate'
import { done, failed, reach } from '../../../tests/machines/testing.ts'
import type { Verse } from '../../machines/entities.ts'
import { readerMachine } from '../../machines/reader/reader.machine.ts'
import { UNVERIFIED } from '../../machines/reader/reader.messages.ts'
import {
  type ReadingPreferences,
  readingPreferencesMachine,
} from '../../machines/readingPreferences/readingPreferences.machine.ts'
import { contextPath, type ScriptureContext } from '../../scripture/scriptureContext.ts'
import { verifiedContext } from '../../scripture/verifyContext.ts'
import { scriptureTexts } from '../i18n/scripture.ts'
import { Page } from '../shared/Page.tsx'
import { lookOf, needs, reference, shows, textsIn } from '../stories.fixtures.ts'
import { ReaderDialog } from './ReaderDialog.tsx'
import { Reader, toReader } from './Reading.container.tsx'
import { toPreferences } from './readingContext.ts'

type Sent = EventFrom<typeof readerMachine>
type Loaded = { quotation: Verse; passage: ScriptureContext }

const wordsIn = (globals: Record<string, unknown>) => {
  const words = scriptureTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of the reader are not loaded')
  return words.reader
}

/** A story's loader: a verse in the toolbar's tradition and language, with the published passage round it (D26). */
const versePassage =
  (which: 0 | 1 | 2 = 0) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<Loaded> => {
    const { tradition, language } = lookOf(globals)
    const quotation = reference(tradition ?? 'sikh', language, which)
    const passage = verifiedContext(quotation, await (await fetch(contextPath(quotation))).json())
    if (passage === null) throw new Error(`no passage for ${quotation.reference}`)
    return { quotation, passage }
  }

/** The dialog after those events, over a quiet page. */
const storyAfter = (
  events: (loaded: Loaded) => Sent[],
  over: Partial<ReadingPreferences> = {},
  which: 0 | 1 | 2 = 0,
) => ({
  loaders: [
    needs(scriptureTexts),
    versePassage(which),
    async (context: { globals: Record<string, unknown> }) => {
      const loaded = await versePassage(which)(context)
      const open: Sent = { type: 'context.open', quotation: loaded.quotation }
      const reader = reach(readerMachine, undefined, open, ...events(loaded))
      const input = { transliteration: false, larivaar: false, ...over }
      const preferences = reach(readingPreferencesMachine, input)
      return { state: { ...toReader(reader), ...toPreferences(preferences) }, shown: [reader, preferences] }
    },
  ],
})

const meta = {
  title: 'reading/ReaderDialog',
  component: ReaderDialog,
  parameters: shows(
    'reader:open',
    'readingPreferences:larivaar.off',
    'readingPreferences:transliteration.off',
    'readingPreferences:rendering.ofReply',
  ),
  args: {
    step: 'opening',
    passage: null,
    words: null,
    problem: null,
    transliteration: false,
    larivaar: false,
    onRead: fn(),
    onRetry: fn(),
    onClose: fn(),
    onTransliteration: fn(),
    onLarivaar: fn(),
  },
  render: (args, { loaded, globals }) => (
    <Page tradition={lookOf(globals).tradition ?? 'sikh'} kind="chat">
      <main />
      <ReaderDialog {...args} {...(loaded.state as object)} />
    </Page>
  ),
} satisfies Meta<typeof ReaderDialog>
export default meta
type Story = StoryObj<typeof meta>

const open = ({ passage }: Loaded): Sent[] => [done('loadContext', passage)]
const problem = (error: unknown) => () => [failed('loadContext', error)]

/** Marked lines, as they are read: a selection, a copy and a screen reader all go by these letters. */
const quotedIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-quoted="true"]')].map((line) => line.textContent).join('\n')

const isWhole: Story['play'] = async ({ canvas, loaded, globals }) => {
  const { quotation, passage } = loaded as Loaded
  const reader = wordsIn(globals)
  const group = await canvas.findByRole('group', { name: reader.passage })
  const lines = [...group.querySelectorAll('[data-quoted]')].map((line) => line.textContent)
  expect(lines).toEqual(passage.lines.map(({ text }) => text))
  expect(quotedIn(group).endsWith(quotation.original)).toBe(true)
  // What is quoted is said too, and the reader is there.
  expect(within(group).getByText(reader.quotedFrom)).toBeInTheDocument()
  const mark = group.querySelector('.quotation')?.getBoundingClientRect()
  await waitFor(() => {
    const room = group.getBoundingClientRect()
    const box = group.querySelector('.quotation')?.getBoundingClientRect() ?? mark
    expect(box?.top).toBeGreaterThanOrEqual(room.top - 1)
    expect(box?.bottom).toBeLessThanOrEqual(room.bottom + 1)
  })
  expect(group).toHaveFocus()
}

export const Opening: Story = {
  ...storyAfter(() => []),
  parameters: shows(
    'reader:opening',
    'readingPreferences:larivaar.off',
    'readingPreferences:transliteration.off',
    'readingPreferences:rendering.ofReply',
  ),
  play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).opening),
}
export const Gurbani: Story = { ...storyAfter(open), play: isWhole }
export const Gita: Story = { ...storyAfter(open), globals: { tradition: 'hindu' }, play: isWhole }
export const LongGurbani: Story = storyAfter(open, {}, 2)
export const LongGita: Story = { ...storyAfter(open, {}, 2), globals: { tradition: 'hindu' } }

/** The words touch; the letters and their spaces are all there. */
export const Larivaar: Story = {
  ...storyAfter(open, { larivaar: true }),
  parameters: shows(
    'reader:open',
    'readingPreferences:larivaar.on',
    'readingPreferences:transliteration.off',
    'readingPreferences:rendering.ofReply',
  ),
  play: async (context) => {
    await isWhole(context)
    const { canvas, globals } = context
    expect(canvas.getByRole('checkbox', { name: wordsIn(globals).larivaar })).toBeChecked()
    const gaps = [...document.querySelectorAll('.reader .quotation__gap')]
    expect(gaps.length).toBeGreaterThan(5)
    expect(Math.max(...gaps.map((gap) => gap.getBoundingClientRect().width))).toBe(0)
  },
}

/** Larivaar is how Gurbani is written: there is no such switch for the Gita. */
export const WithTransliteration: Story = {
  ...storyAfter(open, { transliteration: true, larivaar: true }),
  parameters: shows(
    'reader:open',
    'readingPreferences:larivaar.on',
    'readingPreferences:transliteration.on',
    'readingPreferences:rendering.ofReply',
  ),
  globals: { tradition: 'hindu' },
  play: async ({ canvas, loaded, globals }) => {
    const { quotation } = loaded as Loaded
    await waitFor(() => expect(canvas.getByText(quotation.transliteration?.split('\n')[0] ?? '')).toBeVisible())
    expect(canvas.queryByRole('checkbox', { name: wordsIn(globals).larivaar })).toBeNull()
    expect(document.querySelector('.reader .quotation__gap')).toBeNull()
  },
}

const offers = (key: 'offline' | 'unverified' | 'failed'): Story['play'] =>
  async function play({ args, canvas, globals }) {
    expect(await canvas.findByRole('alert')).toHaveTextContent(wordsIn(globals).problems[key])
    expect(document.querySelector('.reader .quotation__original')).toBeNull()
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t.chat.tryAgain }))
    expect(args.onRetry).toHaveBeenCalledOnce()
    const [close] = canvas.getAllByRole('button', { name: t.app.close })
    if (close) await userEvent.click(close)
    expect(args.onClose).toHaveBeenCalledOnce()
  }

export const Offline: Story = {
  ...storyAfter(problem(Object.assign(new Error(), { kind: 'network', status: null }))),
  parameters: shows(
    'reader:unavailable',
    'readingPreferences:larivaar.off',
    'readingPreferences:transliteration.off',
    'readingPreferences:rendering.ofReply',
  ),
  play: offers('offline'),
}
export const Unverified: Story = {
  ...storyAfter(problem(Object.assign(new Error(), { code: UNVERIFIED }))),
  parameters: shows(
    'reader:unavailable',
    'readingPreferences:larivaar.off',
    'readingPreferences:transliteration.off',
    'readingPreferences:rendering.ofReply',
  ),
  play: offers('unverified'),
}
export const Failed: Story = {
  ...storyAfter(problem(new Error('surprise'))),
  parameters: shows(
    'reader:unavailable',
    'readingPreferences:larivaar.off',
    'readingPreferences:transliteration.off',
    'readingPreferences:rendering.ofReply',
  ),
  play: offers('failed'),
}

/** The machines at work: a switch changes what is seen at once. */
export const Switching: Story = {
  parameters: shows(
    'reader:closed',
    'readingPreferences:larivaar.off',
    'readingPreferences:transliteration.on',
    'readingPreferences:rendering.ofReply',
  ),
  loaders: [
    needs(scriptureTexts),
    async (context) => {
      const loaded = await versePassage()(context)
      const actor = createActor(readerMachine, { clock: new SimulatedClock() }).start()
      actor.send({ type: 'context.open', quotation: loaded.quotation })
      actor.send(done('loadContext', loaded.passage))
      const input = { transliteration: false, larivaar: false }
      return { ...loaded, actor, preferences: createActor(readingPreferencesMachine, { input }).start() }
    },
  ],
  render: (_, { loaded, globals }) => (
    <Page tradition={lookOf(globals).tradition ?? 'sikh'} kind="chat">
      <main />
      <Reader actor={loaded.actor} preferences={loaded.preferences} onRead={() => {}} />
    </Page>
  ),
  play: async ({ canvas, loaded, globals }) => {
    const { quotation } = loaded as Loaded
    const words = wordsIn(globals)
    const latin = quotation.transliteration?.split('\n')[0] ?? ''
    await userEvent.click(await canvas.findByRole('checkbox', { name: words.larivaar }))
    await userEvent.click(canvas.getByRole('checkbox', { name: words.transliteration }))
    expect(canvas.getByText(latin)).toBeVisible()
    expect(document.querySelectorAll('.reader .quotation__gap').length).toBeGreaterThan(5)
    await userEvent.click(canvas.getByRole('checkbox', { name: words.larivaar }))
    expect(document.querySelector('.reader .quotation__gap')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.close }))
    expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
