import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { done } from '../../../tests/machines/testing.ts'
import { App } from '../App.tsx'
import { privacyTexts } from '../i18n/privacyTexts.ts'
import { lookOf, onScreen, root, shows, textsIn, worldOf } from '../stories.fixtures.ts'

const meta = {
  title: 'screens/Privacy',
  globals: { tradition: 'none' },
  parameters: shows('app:route.privacy'),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const opened = onScreen('privacy', { at: () => '/privacy' })()

/** The policy of the toolbar's language, whole. */
export const Privacy: Story = {
  ...opened,
  play: async (context) => {
    const { canvas, globals } = context
    const policy = await privacyTexts.load(lookOf(globals).language)
    expect(await canvas.findByRole('heading', { level: 1, name: policy.title })).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(policy.sections.map(({ heading }) => heading))
    // What is erased may be in backups for as long as is recommended, where nothing is configured.
    expect(canvas.getByText(policy.backedUp(7))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.back }))
    expect(worldOf(context).did.goBack).toHaveBeenCalledOnce()
  },
}

/** A language model writes here: the policy says so, and whose it is (D43). */
export const Written: Story = {
  ...onScreen('privacy', { at: () => '/privacy' })(root(done('loadWriter', 'Example AI'))),
  play: async ({ canvas, globals }) => {
    const policy = await privacyTexts.load(lookOf(globals).language)
    await waitFor(() => expect(canvas.getByText(policy.writtenBy('Example AI'))).toBeVisible())
  },
}

// The same page, held in a language; the tests see it in each by themselves.
export const English: Story = { ...Privacy, tags: ['!test'], globals: { tradition: 'none', language: 'english' } }
export const Punjabi: Story = { ...Privacy, tags: ['!test'], globals: { tradition: 'none', language: 'punjabi' } }
export const Hindi: Story = { ...Privacy, tags: ['!test'], globals: { tradition: 'none', language: 'hindi' } }
