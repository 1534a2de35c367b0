import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { landingTexts } from '../i18n/landing.ts'
import { languageNames } from '../i18n/load.ts'
import { lookOf, needs, onScreen, partIn, root, shows, textsIn, worldOf } from '../stories.fixtures.ts'
import { DefaultLandingContainer } from './DefaultLanding.container.tsx'

const landing = onScreen('defaultLanding', { at: () => '/' })

const meta = {
  title: 'screens/DefaultLanding',
  // The start page belongs to neither tradition.
  globals: { tradition: 'none' },
  parameters: shows('app:route.defaultLanding', 'language:shown'),
  loaders: [needs(landingTexts)],
  render: (_, context) => {
    const { app, language } = worldOf(context)
    return <DefaultLandingContainer actor={app} language={language} />
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const DefaultLanding: Story = {
  ...landing(),
  play: async ({ canvas, globals }) => {
    const t = { ...textsIn(globals).defaultLanding, ...partIn(landingTexts, globals).defaultLanding }
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.header)
    expect(canvas.getByRole('link', { name: t.startSikh })).toHaveAttribute('href', '/pn/chat')
    expect(canvas.getByRole('link', { name: t.startHindu })).toHaveAttribute('href', '/hi/chat')
    expect(canvas.getByRole('link', { name: t.privacyPolicy })).toHaveAttribute('href', '/privacy')
    expect(canvas.getByText(t.aiNotice)).toBeVisible()
    expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(languageNames[lookOf(globals).language])
    // The first thing that a keyboard meets leads past the switch.
    await userEvent.tab()
    expect(document.activeElement).toHaveTextContent(textsIn(globals).app.skipToContent)
  },
}

/** An address without a prefix leads here, where no tradition is remembered (spec §2). */
export const RedirectedHere: Story = {
  tags: ['once'],
  ...onScreen('defaultLanding', { at: () => '/settings' })(),
  play: (context) => {
    expect(worldOf(context).did.navigate).toHaveBeenCalledWith('/', true)
  },
}

/** Another language was asked for and is still being fetched: this one stays. */
export const LanguageLoading: Story = {
  tags: ['once'],
  ...landing((world) =>
    root({ type: 'language.choose', language: world.language === 'hindi' ? 'punjabi' : 'hindi' })(world),
  ),
  parameters: shows('app:route.defaultLanding', 'language:loading'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(languageNames[lookOf(globals).language])
  },
}
