import { allLines } from '@satsang/guide/helplines'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { done } from '../../../tests/machines/testing.ts'
import { App } from '../App.tsx'
import { careTexts } from '../i18n/care.ts'
import { lookOf, onScreen, root, shows, textsIn, worldOf } from '../stories.fixtures.ts'

const meta = {
  title: 'components/HelpNow',
  globals: { tradition: 'none' },
  parameters: shows('app:help.open', 'app:route.privacy'),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Asked for from the privacy page, which everybody can open; in a chat's header and in settings it is the same dialog. */
const helpIn = (country: string | undefined): Story => ({
  ...onScreen('privacy', { at: () => '/privacy' })(root({ type: 'help.open' }, done('findCountry', country))),
  play: async (context) => {
    const { canvas, globals } = context
    const texts = careTexts[lookOf(globals).language]
    const dialog = within(await canvas.findByRole('dialog', { name: texts.helpNow }))
    const lines = allLines(country)
    const links = dialog.queryAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(lines.map(({ dial }) => `tel:${dial}`))
    for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(dialog.getByText(texts.find, { exact: false })).toBeVisible()
    if (lines.length === 0) expect(dialog.getByText(texts.local, { exact: false })).toBeVisible()
    else expect(dialog.getByText(lines[0]?.source ?? '', { exact: false })).toBeVisible()
  },
})

export const India: Story = helpIn('IN')
export const UnitedKingdom: Story = helpIn('GB')
/** A country whose lines are not known: the local number and a site, as text. */
export const Elsewhere: Story = helpIn('DE')
export const InTheDark: Story = { ...helpIn('IN'), globals: { tradition: 'none', theme: 'dark' } }

/** Nobody knows where: India's lines (D36). Closed, the focus is where it was. */
export const Closed: Story = {
  parameters: shows('app:route.privacy'),
  ...onScreen('privacy', { at: () => '/privacy' })(),
  play: async (context) => {
    const { canvas, globals } = context
    const t = textsIn(globals)
    const button = await canvas.findByRole('button', { name: t.app.helpNow })
    await userEvent.click(button)
    worldOf(context).app.send(done('findCountry', undefined))
    const dialog = await canvas.findByRole('dialog', { name: t.app.helpNow })
    expect(within(dialog).getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
    await userEvent.click(within(dialog).getByRole('button', { name: t.app.close }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(button).toHaveFocus()
  },
}
