import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { App } from '../App.tsx'
import { onScreen, shows, textsIn, worldOf } from '../stories.fixtures.ts'

const meta = {
  title: 'screens/NotFound',
  globals: { tradition: 'none' },
  parameters: shows('app:route.notFound'),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** D14 */
export const NotFound: Story = {
  ...onScreen('notFound', { at: () => '/pn/nowhere' })(),
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals).notFound
    expect(await canvas.findByRole('heading', { level: 1, name: t.title })).toBeVisible()
    expect(canvas.getByRole('link', { name: t.home })).toHaveAttribute('href', '/')
  },
}
