import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { careTexts } from '../i18n/care.ts'
import { lookOf, stateless } from '../stories.fixtures.ts'
import { LeftOut } from './LeftOut.tsx'

/** In a reply, below its words; or alone, where a whole message could not be read. */
const meta = {
  title: 'components/LeftOut',
  component: LeftOut,
  parameters: stateless('what an answer has lost comes with the message'),
  render: () => (
    <main style={{ minHeight: '100dvh', padding: 16, background: 'var(--paper)' }}>
      <article className="bubble bubble--guide bubble--message">
        <LeftOut />
      </article>
    </main>
  ),
  play: ({ canvas, globals }) => {
    expect(canvas.getByText(careTexts[lookOf(globals).language].leftOut)).toBeVisible()
  },
} satisfies Meta<typeof LeftOut>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}
