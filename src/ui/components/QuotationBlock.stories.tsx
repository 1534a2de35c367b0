import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { SnapshotFrom } from 'xstate'
import type { SpiritualReference } from '../../machines/entities.ts'
import { scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import { reach } from '../../machines/testing.ts'
import { textsOf } from '../catalogue.ts'
import { quotationTexts } from '../i18n/quotation.ts'
import { type Reading, ReadingContext } from '../reading/reading.tsx'
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
const of = (referenceIn: (language: Language) => SpiritualReference): Pick<Story, 'loaders'> => ({
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
  ...of((language) => reference('sikh', language)),
  play: async ({ args, canvas, loaded, globals }) => {
    const quotation = loaded.quotation as Quotation
    expect(canvas.getByRole('figure')).toBeVisible()
    // Byte for byte, line by line.
    expect(canvas.getByRole('blockquote').querySelector('[lang="pa"]')?.textContent).toBe(quotation.original)
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.quotation.copy }))
    expect(args.onCopy).toHaveBeenCalledWith(quotation)
  },
}

export const Gita: Story = {
  ...of((language) => reference('hindu', language)),
  globals: { tradition: 'hindu' },
  play: ({ canvas, loaded }) => {
    const { original } = loaded.quotation as Quotation
    expect(canvas.getByRole('blockquote').querySelector('[lang="sa"]')?.textContent).toBe(original)
  },
}

export const LongGurbani: Story = of((language) => reference('sikh', language, 2))
export const LongGita: Story = { ...of((language) => reference('hindu', language, 2)), globals: { tradition: 'hindu' } }

export const TransliterationOpen: Story = {
  ...of((language) => reference('sikh', language)),
  play: async ({ canvas, loaded, globals }) => {
    const { transliteration = '' } = loaded.quotation as Quotation
    const words = canvas.getByText(transliteration.split('\n')[0] ?? '')
    expect(words).not.toBeVisible()
    await userEvent.click(canvas.getByText(textsIn(globals).chat.quotation.transliteration))
    expect(words).toBeVisible()
  },
}

const tell = fn()

/** As a chat has it: with how this person reads, and what can be done with a verse. */
const inChat = (over: Partial<Reading> = {}): Pick<Story, 'decorators'> => ({
  decorators: [
    (Block) => (
      <ReadingContext value={{ transliteration: false, larivaar: false, coming: undefined, tell, ...over }}>
        <Block />
      </ReadingContext>
    ),
  ],
})

export const InChat: Story = {
  ...of((language) => reference('sikh', language)),
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

/** The words touch, and every letter and space is still there: for a selection, and for who hears it. */
export const Larivaar: Story = {
  ...of((language) => reference('sikh', language)),
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
  ...of((language) => reference('hindu', language)),
  ...inChat({ larivaar: true }),
  globals: { tradition: 'hindu' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('.quotation__gap')).toBeNull(),
}

export const TransliterationRemembered: Story = {
  ...of((language) => reference('hindu', language)),
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
        <ReadingContext value={{ transliteration: false, larivaar: false, coming, tell }}>
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

export const Copied: Story = {
  ...of((language) => reference('sikh', language)),
  args: { copied: true },
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.copied })).toBeVisible()
  },
}

/** D26: what the corpus does not know never looks like scripture, and cannot be copied as such. */
export const Unverified: Story = {
  ...of((language) => unknownReference('sikh', language)),
  play: ({ canvas, globals }) => {
    expect(canvas.getByText(textsIn(globals).chat.unverified)).toBeVisible()
    expect(canvas.queryByRole('figure')).toBeNull()
    expect(canvas.queryByRole('blockquote')).toBeNull()
    expect(canvas.queryByRole('button')).toBeNull()
  },
}
