import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { createActor, type EventFrom, SimulatedClock } from 'xstate'
import { elapsed, reach } from '../../../tests/machines/testing.ts'
import { ONBOARDING_MS, onboardingMachine } from '../../machines/onboarding/onboarding.machine.ts'
import { ChatHeader } from '../chat/ChatHeader.tsx'
import { onboardingTexts } from '../i18n/onboarding.ts'
import { shareTexts } from '../i18n/share.ts'
import { PointsBadge } from '../member/PointsBadge.tsx'
import { MoreIcon } from '../shared/icons.tsx'
import { Page } from '../shared/Page.tsx'
import { argsFrom, lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import { OnboardingContainer, toStep } from './Onboarding.container.tsx'
import { Onboarding } from './Onboarding.tsx'

type Sent = EventFrom<typeof onboardingMachine>

const storyAfter = (...events: Sent[]) =>
  argsFrom(reach(onboardingMachine, { completed: false }, ...events), (snapshot) => ({
    step: toStep(snapshot),
    refers: true,
  }))
const SHOWN = [{ type: 'chat.entered' }, elapsed('onboarding', 'onboarding.waiting')] as const

const wordsIn = (globals: Record<string, unknown>) => {
  const words = onboardingTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of onboarding are not loaded')
  return words
}

/** The chat's header, because the second step points into it. */
function Room({ tradition, children }: { tradition: 'sikh' | 'hindu'; children: React.ReactNode }) {
  return (
    <Page tradition={tradition} kind="chat">
      <ChatHeader tradition={tradition} chatsLeft={null} onHelp={() => {}}>
        <PointsBadge points={120} onClick={() => {}} />
        <button type="button" className="icon-button" aria-label="⋮" data-onboarding="settings">
          <MoreIcon />
        </button>
      </ChatHeader>
      <main>{children}</main>
    </Page>
  )
}

const traditionIn = (globals: Record<string, unknown>) => lookOf(globals).tradition ?? 'sikh'

const meta = {
  title: 'screens/Onboarding',
  component: Onboarding,
  parameters: shows('onboarding:welcome'),
  args: { ...storyAfter().args, onNext: fn(), onSkip: fn(), onUnderstood: fn() },
  loaders: [needs(onboardingTexts), needs(shareTexts)],
  render: (args, { globals }) => (
    <Room tradition={traditionIn(globals)}>
      <Onboarding {...args} />
    </Room>
  ),
} satisfies Meta<typeof Onboarding>
export default meta
type Story = StoryObj<typeof meta>

/** Until two seconds have passed, and for good once it was completed. */
export const Waiting: Story = {
  tags: ['once'],
  ...storyAfter({ type: 'chat.entered' }),
  parameters: shows('onboarding:waiting'),
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
}

export const Welcome: Story = {
  ...storyAfter(...SHOWN),
  play: async ({ args, canvas, globals }) => {
    const { welcome } = wordsIn(globals)
    const dialog = canvas.getByRole('dialog', { name: welcome.heading })
    expect(canvas.getByText(welcome.referral)).toBeVisible()
    expect(canvas.getByRole('button', { name: welcome.next })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: welcome.next }))
    expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: welcome.skip }))
    // Escape, and the close button.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.close }))
    expect(args.onSkip).toHaveBeenCalledTimes(3)
    expect(args.onUnderstood).not.toHaveBeenCalled()
  },
}

/** D39: to a minor nothing is said of referrals. */
export const WelcomeMinor: Story = {
  ...storyAfter(...SHOWN),
  args: { ...storyAfter(...SHOWN).args, refers: false },
  play: ({ canvas, globals }) => {
    const { welcome } = wordsIn(globals)
    expect(canvas.getByText(welcome.text)).toBeVisible()
    expect(canvas.queryByText(welcome.referral)).toBeNull()
  },
}

export const WelcomeHindu: Story = { ...Welcome, globals: { tradition: 'hindu' }, tags: ['once'] }

/** It hangs under the three-dot button, points to it, and leaves it lit. */
export const SettingsHint: Story = {
  ...storyAfter(...SHOWN, { type: 'next' }),
  parameters: shows('onboarding:settingsHint'),
  play: async ({ args, canvas, canvasElement, globals }) => {
    const { welcome, settings } = wordsIn(globals)
    const dialog = canvas.getByRole('dialog', { name: settings.heading })
    const button = canvasElement.querySelector('[data-onboarding="settings"]')
    await waitFor(() => {
      const [hint, dots] = [dialog.getBoundingClientRect(), button?.getBoundingClientRect()]
      if (dots === undefined) throw new Error('no settings button')
      expect(hint.top).toBeGreaterThan(dots.bottom)
      expect(hint.top - dots.bottom).toBeLessThan(32)
      expect(hint.left).toBeLessThan(dots.left)
      expect(hint.right).toBeGreaterThan(dots.left + dots.width / 2 + 10)
      expect(hint.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 12)
      // The arrow is under the middle of the button.
      const { right, width } = getComputedStyle(dialog, '::before')
      const arrow = hint.right - 1 - Number.parseFloat(right) - Number.parseFloat(width) / 2
      expect(Math.abs(arrow - (dots.left + dots.width / 2))).toBeLessThan(3)
    })
    // Skipping is for the first step.
    expect(canvas.queryByRole('button', { name: welcome.skip })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: settings.understood }))
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(args.onUnderstood).toHaveBeenCalledTimes(2)
    expect(args.onSkip).not.toHaveBeenCalled()
  },
}

export const SettingsHintMinor: Story = {
  ...storyAfter(...SHOWN, { type: 'next' }),
  args: { ...storyAfter(...SHOWN, { type: 'next' }).args, refers: false },
  parameters: shows('onboarding:settingsHint'),
  tags: ['once'],
  play: ({ canvas, globals }) => {
    const { settings } = wordsIn(globals)
    expect(canvas.getByText(settings.textBelow18)).toBeVisible()
    expect(canvas.queryByText(settings.text)).toBeNull()
  },
}

export const SettingsHintHindu: Story = { ...SettingsHint, globals: { tradition: 'hindu' }, tags: ['once'] }

/** The running machine under its container: the focus is given back to where the person was writing. */
export const Walk: Story = {
  parameters: shows('onboarding:completed'),
  tags: ['once'],
  loaders: [
    needs(onboardingTexts),
    needs(shareTexts),
    async () => {
      const clock = new SimulatedClock()
      const actor = createActor(onboardingMachine, { input: { completed: false }, clock }).start()
      actor.send({ type: 'chat.entered' })
      return { actor, clock }
    },
  ],
  render: (_, { globals, loaded }) => (
    <Room tradition={traditionIn(globals)}>
      <input aria-label="box" />
      <OnboardingContainer actor={loaded.actor} refers />
    </Room>
  ),
  play: async ({ canvas, globals, loaded }) => {
    const { welcome, settings } = wordsIn(globals)
    canvas.getByRole('textbox').focus()
    loaded.clock.increment(ONBOARDING_MS)
    await waitFor(() => expect(canvas.getByRole('button', { name: welcome.next })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: settings.understood })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(canvas.getByRole('textbox')).toHaveFocus()
    expect(loaded.actor.getSnapshot().value).toBe('completed')
  },
}
