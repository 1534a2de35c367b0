import { CARE_KINDS, linesFor } from '@satsang/guide/helplines'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { careTexts } from '../i18n/care.ts'
import { lookOf, stateless } from '../stories.fixtures.ts'
import { CareCard } from './CareCard.tsx'

const meta = {
  title: 'components/CareCard',
  component: CareCard,
  parameters: stateless('help lines by need and country: what is shown comes with the reply'),
  args: { kind: 'selfHarm', country: 'IN' },
  render: (args) => (
    <main style={{ minHeight: '100dvh', padding: 16, background: 'var(--paper)' }}>
      <CareCard {...args} />
    </main>
  ),
  play: ({ args, canvas, globals }) => {
    const { language } = lookOf(globals)
    const texts = careTexts[language]
    const heading = args.kind === 'emergency' ? texts.callNow : texts.help
    expect(canvas.getByRole('group', { name: heading })).toBeVisible()
    const known = CARE_KINDS.find((kind) => kind === args.kind) ?? 'emergency'
    const lines = linesFor(known, args.country)
    const links = canvas.queryAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(lines.map(({ dial }) => `tel:${dial}`))
    for (const [at, link] of links.entries()) {
      const { number = '', name } = lines[at] ?? {}
      expect(link).toHaveAccessibleName(`${number} ${name?.[language]}`)
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
} satisfies Meta<typeof CareCard>
export default meta
type Story = StoryObj<typeof meta>

export const India: Story = {}
export const IndiaHindu: Story = { globals: { tradition: 'hindu' } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const InTheDarkHindu: Story = { globals: { theme: 'dark', tradition: 'hindu' } }
export const Emergency: Story = { args: { kind: 'emergency' } }
export const Violence: Story = { args: { kind: 'violence' } }
export const Child: Story = { args: { kind: 'child' } }
export const Blackmail: Story = { args: { kind: 'blackmail' } }
export const UnitedKingdom: Story = { args: { country: 'GB' } }
export const Canada: Story = { args: { country: 'CA' } }
/** Nobody knows where: India's lines (D36). */
export const CountryUnknown: Story = { args: { country: undefined } }

/** A country whose lines are not known: the local number and a site, as text. */
export const Elsewhere: Story = {
  args: { country: 'DE' },
  play: ({ canvas, globals }) => {
    const { help, local, find } = careTexts[lookOf(globals).language]
    expect(canvas.getByRole('group', { name: help })).toHaveTextContent(`${local} ${find}`)
    expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** A need that came after this version of the app is one all the same (D37). */
export const NewKind: Story = {
  tags: ['once'],
  args: { kind: 'flood' as (typeof CARE_KINDS)[number] },
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('group', { name: careTexts[lookOf(globals).language].callNow })).toBeVisible()
    expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:112')
  },
}
