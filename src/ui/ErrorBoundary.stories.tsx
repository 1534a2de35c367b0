import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorScreen } from './screens/ErrorScreen.tsx'
import { stateless, textsIn } from './stories.fixtures.ts'

const SURPRISE = new Error('a view that cannot be drawn (thrown on purpose by a story)')

function Throws(): never {
  throw SURPRISE
}

const onRefresh = fn()

const meta = {
  title: 'components/ErrorBoundary',
  component: ErrorBoundary,
  parameters: stateless('React’s own boundary; the screen behind it is app:crashed'),
  args: { children: null, onCrash: fn(), otherwise: () => <ErrorScreen onRefresh={onRefresh} /> },
} satisfies Meta<typeof ErrorBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Calm: Story = {
  args: { children: <main>…</main> },
  play: ({ args, canvas }) => {
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(args.onCrash).not.toHaveBeenCalled()
  },
}

/** Spec §2 Error screen: a child that throws is caught, shown as words, and reported. */
export const Crashed: Story = {
  args: { children: <Throws /> },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals).errorScreen
    expect(canvas.getByRole('alert')).toHaveTextContent(t.title)
    expect(args.onCrash).toHaveBeenCalledWith(SURPRISE)
    await userEvent.click(canvas.getByRole('button', { name: t.refresh }))
    expect(onRefresh).toHaveBeenCalledOnce()
  },
}
