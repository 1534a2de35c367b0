import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { shareTexts } from '../i18n/share.ts'
import { lookOf, needs, stateless } from '../stories.fixtures.ts'
import { PointsBadge } from './PointsBadge.tsx'

const wordsIn = (globals: Record<string, unknown>) => {
  const words = shareTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of the badge are not loaded')
  return words
}

const meta = {
  title: 'components/PointsBadge',
  component: PointsBadge,
  parameters: stateless('a number that the profile carries'),
  args: { points: 120, onClick: fn() },
  loaders: [needs(shareTexts)],
  render: (args) => (
    <main style={{ minHeight: '100dvh', padding: 16, background: 'var(--paper)' }}>
      <PointsBadge {...args} />
    </main>
  ),
} satisfies Meta<typeof PointsBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Points: Story = {
  play: async ({ args, canvas, globals }) => {
    const badge = canvas.getByRole('button', { name: wordsIn(globals).points(120) })
    expect(badge).toHaveTextContent('120')
    expect(badge.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(badge)
    expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Who has brought nobody yet. */
export const None: Story = {
  args: { points: 0 },
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { name: wordsIn(globals).points(0) })).toBeVisible()
  },
}

export const Many: Story = { tags: ['once'], args: { points: 12_340 } }

/** Where there is nothing to open, it is no button. */
export const OnlyTelling: Story = {
  tags: ['once'],
  render: ({ points }) => (
    <main style={{ minHeight: '100dvh', padding: 16, background: 'var(--paper)' }}>
      <PointsBadge points={points} />
    </main>
  ),
  play: ({ canvas, globals }) => {
    expect(canvas.queryByRole('button')).toBeNull()
    expect(canvas.getByText(wordsIn(globals).points(120))).toBeInTheDocument()
  },
}
