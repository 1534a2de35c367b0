import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createActor, type EventFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { done, failed, reach } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { SpiritualReference } from '../../machines/entities.ts'
import { lineCheckMachine } from '../../machines/lineCheck/lineCheck.machine.ts'
import { quotationShareMachine } from '../../machines/quotationShare/quotationShare.machine.ts'
import { readerMachine } from '../../machines/reader/reader.machine.ts'
import { readingPreferencesMachine } from '../../machines/readingPreferences/readingPreferences.machine.ts'
import type { Saved } from '../../machines/savedVerses/saved.ts'
import { type Owner, savedVersesMachine } from '../../machines/savedVerses/savedVerses.machine.ts'
import { type ScriptureCode, scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import { textsOf } from '../catalogue.ts'
import { languageNames } from '../i18n/load.ts'
import { quotationTexts } from '../i18n/quotation.ts'
import { renderingTexts } from '../i18n/rendering.ts'
import { type Reading, ReadingContext, toRendering } from '../reading/readingContext.ts'
import { toViewMessage } from '../screens/chatState.ts'
import { guideMessage, lookOf, reference, shows, stateless, textsIn, unknownReference } from '../stories.fixtures.ts'
import type { Language, Quotation } from '../types.ts'
import { QuotationBlock } from './QuotationBlock.tsx'

/** As a reply brings it: whether it is verified is found out, not said (D26). */
const quoted = (spiritualReference: SpiritualReference): Quotation => {
  const [quotation] = toViewMessage(guideMessage([spiritualReference]), textsOf('english')).quotations
  if (!quotation) throw new Error('a reference without a quotation')
  return quotation
}

/** A story whose rendering is in the toolbar's language. */
const storyOf = (referenceIn: (language: Language) => SpiritualReference): Pick<Story, 'loaders'> => ({
  loaders: [async ({ globals }) => ({ quotation: quoted(referenceIn(lookOf(globals).language)) })],
})

const meta = {
  title: 'components/QuotationBlock',
  component: QuotationBlock,
  parameters: stateless('one verse: what is verified, and how it is set'),
  args: { quotation: quoted(reference('sikh', 'english')), copied: false, onCopy: fn() },
  render: (args, { loaded }) => (
    <main style={{ minHeight: '100dvh', padding: 16, background: 'var(--paper)' }}>
      <QuotationBlock {...args} quotation={(loaded.quotation as Quotation | undefined) ?? args.quotation} />
    </main>
  ),
} satisfies Meta<typeof QuotationBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Gurbani: Story = {
  ...storyOf((language) => reference('sikh', language)),
  play: async ({ args, canvas, loaded, globals }) => {
    const quotation = loaded.quotation as Quotation
    expect(canvas.getByRole('figure')).toBeVisible()
    // Byte for byte, line by line.
    expect(canvas.getByRole('blockquote').querySelector('[lang="pa"]')?.textContent).toBe(quotation.original)
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.quotation.copy }))
    expect(args.onCopy).toHaveBeenCalledWith(quotation, expect.objectContaining({ original: quotation.original }))
  },
}

export const Gita: Story = {
  ...storyOf((language) => reference('hindu', language)),
  globals: { tradition: 'hindu' },
  play: ({ canvas, loaded }) => {
    const { original } = loaded.quotation as Quotation
    expect(canvas.getByRole('blockquote').querySelector('[lang="sa"]')?.textContent).toBe(original)
  },
}

export const LongGurbani: Story = storyOf((language) => reference('sikh', language, 2))
export const LongGita: Story = {
  ...storyOf((language) => reference('hindu', language, 2)),
  globals: { tradition: 'hindu' },
}

export const TransliterationOpen: Story = {
  ...storyOf((language) => reference('sikh', language)),
  play: async ({ canvas, loaded, globals }) => {
    const { transliteration = '' } = loaded.quotation as Quotation
    const words = canvas.getByText(transliteration.split('\n')[0] ?? '')
    expect(words).not.toBeVisible()
    await userEvent.click(canvas.getByText(textsIn(globals).chat.quotation.transliteration))
    expect(words).toBeVisible()
  },
}

const tell = fn()
const onRendering = fn()
const onLine = fn()

/** How a page begins: nothing chosen, nothing open, nothing looked for. */
const READING: Reading = {
  transliteration: false,
  larivaar: false,
  coming: undefined,
  rendering: null,
  country: undefined,
  lines: {},
  actor: null,
  onRendering,
  onLine,
  tell,
}

/** As a chat has it: with how this person reads, and what can be done with a verse. */
const inChat = (over: Partial<Reading> = {}): Pick<Story, 'decorators'> => ({
  decorators: [
    (Block) => (
      <ReadingContext value={{ ...READING, ...over }}>
        <Block />
      </ReadingContext>
    ),
  ],
})

export const InChat: Story = {
  ...storyOf((language) => reference('sikh', language)),
  ...inChat(),
  play: async ({ canvas, loaded, globals }) => {
    const quotation = loaded.quotation as Quotation
    const words = quotationTexts[lookOf(globals).language]
    expect(tell).toHaveBeenCalledWith('verse.shown', quotation)
    const place = textsIn(globals).chat.reference(quotation.reference)
    const open = canvas.getByRole('button', { name: `${place} ${words.open}` })
    await userEvent.click(open)
    expect(tell).toHaveBeenCalledWith('context.open', quotation)
    await userEvent.click(canvas.getByRole('button', { name: words.share }))
    expect(tell).toHaveBeenCalledWith('verse.share', quotation)
    for (const button of canvas.getAllByRole('button'))
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** One touch saves it, one that is known to be saved is taken away by another (D60). */
export const Saves: Story = {
  ...storyOf((language) => reference('sikh', language)),
  parameters: shows('savedVerses:list.here.quiet', 'savedVerses:order.byDate', 'savedVerses:export.idle'),
  loaders: [
    async ({ globals }) => {
      const machine = scriptureMachine.provide({
        actors: { loadCode: fromPromise<ScriptureCode, void>(() => new Promise(() => {})) },
      })
      const scripture = createActor(machine, { input: { transliteration: false, larivaar: false } }).start()
      return { quotation: quoted(reference('sikh', lookOf(globals).language)), scripture }
    },
  ],
  decorators: [
    (Block, { loaded }) => (
      <ReadingContext value={{ ...READING, actor: loaded.scripture }}>
        <Block />
      </ReadingContext>
    ),
  ],
  play: async ({ canvas, loaded, globals }) => {
    const words = quotationTexts[lookOf(globals).language]
    const button = canvas.getByRole('button', { name: words.save })
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    // Before the list is here a press is kept, and a second one takes nothing away.
    await userEvent.click(button)
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    const openList = fromPromise<readonly Saved[], Owner>(() => new Promise(() => {}))
    const code: ScriptureCode = {
      reader: readerMachine,
      share: quotationShareMachine,
      saved: savedVersesMachine.provide({ actors: { openList } }),
      canShareText: false,
    }
    loaded.scripture.send(done('loadCode', code))
    await waitFor(() => expect(button).toHaveAccessibleName(words.saved))
    expect(button).toHaveAttribute('aria-pressed', 'true')
    const saved = loaded.scripture.getSnapshot().context.saved
    saved.send(done('openList', []))
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName(words.save))
    expect(saved.getSnapshot().context.items).toMatchObject([{ removed: true }])
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName(words.saved))
  },
}

/** The words touch, and every letter and space is still there: for a selection, and for who hears it. */
export const Larivaar: Story = {
  ...storyOf((language) => reference('sikh', language)),
  ...inChat({ larivaar: true }),
  play: ({ canvas, loaded }) => {
    const { original } = loaded.quotation as Quotation
    const verse = canvas.getByRole('blockquote').querySelector('[lang="pa"]')
    expect(verse?.textContent).toBe(original)
    const gaps = [...(verse?.querySelectorAll('.quotation__gap') ?? [])]
    expect(gaps).toHaveLength(original.split(' ').length - 1)
    expect(Math.max(...gaps.map((gap) => gap.getBoundingClientRect().width))).toBe(0)
  },
}

/** Sanskrit is never joined. */
export const LarivaarLeavesTheGita: Story = {
  ...storyOf((language) => reference('hindu', language)),
  ...inChat({ larivaar: true }),
  globals: { tradition: 'hindu' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('.quotation__gap')).toBeNull(),
}

export const TransliterationRemembered: Story = {
  ...storyOf((language) => reference('hindu', language)),
  ...inChat({ transliteration: true }),
  globals: { tradition: 'hindu' },
  play: ({ canvas, loaded }) => {
    const { transliteration = '' } = loaded.quotation as Quotation
    expect(canvas.getByText(transliteration.split('\n')[0] ?? '')).toBeVisible()
  },
}

/** Opened, while its code is on its way. */
export const Coming: Story = {
  parameters: shows('scripture:loading.asking'),
  loaders: [
    async ({ globals }) => {
      const quotation = quoted(reference('sikh', lookOf(globals).language))
      const input = { transliteration: false, larivaar: false }
      const scripture = reach(scriptureMachine, input, { type: 'context.open', quotation })
      return { quotation, scripture, shown: [scripture] }
    },
  ],
  decorators: [
    (Block, { loaded }) => {
      const { wanted } = (loaded.scripture as SnapshotFrom<typeof scriptureMachine>).context
      const coming = wanted?.quotation.original
      return (
        <ReadingContext value={{ ...READING, coming }}>
          <Block />
        </ReadingContext>
      )
    },
  ],
  play: ({ canvas, loaded, globals }) => {
    const { reference: place } = loaded.quotation as Quotation
    const name = new RegExp(textsIn(globals).chat.reference(place))
    expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
  },
}

const toolbar = (globals: Record<string, unknown>) => lookOf(globals).language

/** D33: the meaning in another language, where the verse stands. What is copied and shared is what is read. */
const meaningIn = (language: Language | null): Story => ({
  parameters: shows(
    `readingPreferences:rendering.${language ?? 'ofReply'}`,
    'readingPreferences:transliteration.off',
    'readingPreferences:larivaar.off',
  ),
  loaders: [
    async ({ globals }) => {
      const input = { transliteration: false, larivaar: false }
      const chosen = language === null ? [] : [{ type: 'rendering.choose' as const, language }]
      const preferences = reach(readingPreferencesMachine, input, ...chosen)
      return { quotation: quoted(reference('sikh', toolbar(globals))), preferences, shown: [preferences] }
    },
  ],
  decorators: [
    (Block, { loaded }) => {
      const preferences = loaded.preferences as SnapshotFrom<typeof readingPreferencesMachine>
      return (
        <ReadingContext value={{ ...READING, rendering: toRendering(preferences) }}>
          <Block />
        </ReadingContext>
      )
    },
  ],
  play: async ({ args, canvas, loaded, globals }) => {
    const quotation = loaded.quotation as Quotation
    const shown = { ...quotation, translation: quotation.translations?.[language ?? toolbar(globals)] }
    expect(canvas.getByText(shown.translation ?? '')).toBeVisible()
    const choices = within(canvas.getByRole('group', { name: renderingTexts[toolbar(globals)].rendering }))
    for (const [choice, name] of Object.entries(languageNames))
      expect(choices.getByRole('button', { name })).toHaveAttribute(
        'aria-pressed',
        String(choice === (language ?? toolbar(globals))),
      )
    await userEvent.click(choices.getByRole('button', { name: languageNames.hindi }))
    expect(onRendering).toHaveBeenCalledWith('hindi')
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.quotation.copy }))
    expect(args.onCopy).toHaveBeenCalledWith(quotation, shown)
    await userEvent.click(canvas.getByRole('button', { name: quotationTexts[toolbar(globals)].share }))
    expect(tell).toHaveBeenCalledWith('verse.share', shown)
  },
})
export const MeaningOfTheReply: Story = meaningIn(null)
export const MeaningInEnglish: Story = meaningIn('english')
export const MeaningInPunjabi: Story = meaningIn('punjabi')
export const MeaningInHindi: Story = meaningIn('hindi')

/** As a look-up brings it: outside the corpus, and without a meaning of ours (D41). */
const lookedUp = (tradition: 'sikh' | 'hindu'): Quotation => {
  const { translation: _, translations: __, ...bare } = quoted(reference(tradition, 'english'))
  return { ...bare, verified: false }
}
const checked = (
  tradition: 'sikh' | 'hindu',
  states: ReturnType<typeof shows>,
  ...events: EventFrom<typeof lineCheckMachine>[]
): Story => ({
  parameters: states,
  globals: { tradition },
  loaders: [
    async () => {
      const quotation = lookedUp(tradition)
      const lines = reach(lineCheckMachine, undefined, { type: 'line.seen', quotation }, ...events)
      return { quotation, lines, shown: [lines] }
    },
  ],
  decorators: [
    (Block, { loaded }) => {
      const { known } = (loaded.lines as SnapshotFrom<typeof lineCheckMachine>).context
      return (
        <ReadingContext value={{ ...READING, lines: known }}>
          <Block />
        </ReadingContext>
      )
    },
  ],
})

/** Found in the text, line by line: scripture, with the sentence that nobody here has rendered it. */
export const LookedUp: Story = {
  ...checked('sikh', shows('lineCheck:idle'), done('verifyLines', true)),
  play: ({ canvas, loaded, globals }) => {
    const { original } = loaded.quotation as Quotation
    expect(canvas.getByRole('blockquote').querySelector('[lang="pa"]')?.textContent).toBe(original)
    expect(canvas.getByText(renderingTexts[toolbar(globals)].noRendering)).toBeVisible()
    // There is nothing else to read it by.
    expect(canvas.getByText((loaded.quotation as Quotation).transliteration?.split('\n')[0] ?? '')).toBeVisible()
    expect(canvas.queryByRole('group', { name: renderingTexts[toolbar(globals)].rendering })).toBeNull()
    // No passage is published round it.
    expect(canvas.queryByRole('button', { name: new RegExp(quotationTexts[toolbar(globals)].open) })).toBeNull()
    expect(tell).not.toHaveBeenCalledWith('verse.shown', loaded.quotation)
  },
}
export const LookedUpGita: Story = {
  ...LookedUp,
  ...checked('hindu', shows('lineCheck:idle'), done('verifyLines', true)),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('figure')).toBeVisible()
    expect(canvas.getByText(renderingTexts[toolbar(globals)].noRendering)).toBeVisible()
  },
}

const isNoScripture: Story['play'] = ({ canvas }) => {
  expect(canvas.queryByRole('figure')).toBeNull()
  expect(canvas.queryByRole('blockquote')).toBeNull()
  expect(canvas.queryByRole('button')).toBeNull()
}

/** Until it is known, nothing of it is there (D26). */
export const BeingChecked: Story = {
  ...checked('sikh', shows('lineCheck:checking')),
  play: async (context) => {
    expect(context.canvas.getByText(new RegExp(renderingTexts[toolbar(context.globals)].checking))).toBeVisible()
    await isNoScripture(context)
  },
}

/** Not in the text. */
export const Refused: Story = {
  ...checked('sikh', shows('lineCheck:idle'), done('verifyLines', false)),
  play: async (context) => {
    expect(context.canvas.getByText(textsIn(context.globals).chat.unverified)).toBeVisible()
    await isNoScripture(context)
  },
}

/** The list did not come: shown as what nobody has verified, until it does. */
export const Unreachable: Story = {
  ...checked('sikh', shows('lineCheck:waiting'), failed('verifyLines', new ApiError('network'))),
  play: async (context) => {
    expect(context.canvas.getByText(textsIn(context.globals).chat.unverified)).toBeVisible()
    await isNoScripture(context)
  },
}

export const Copied: Story = {
  ...storyOf((language) => reference('sikh', language)),
  args: { copied: true },
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.copied })).toBeVisible()
  },
}

/** D26: what the corpus does not know never looks like scripture, and cannot be copied as such. */
export const Unverified: Story = {
  ...storyOf((language) => unknownReference('sikh', language)),
  play: ({ canvas, globals }) => {
    expect(canvas.getByText(textsIn(globals).chat.unverified)).toBeVisible()
    expect(canvas.queryByRole('figure')).toBeNull()
    expect(canvas.queryByRole('blockquote')).toBeNull()
    expect(canvas.queryByRole('button')).toBeNull()
  },
}
