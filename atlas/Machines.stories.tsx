import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CATALOGUE, type MachineId } from '../src/machines/catalogue.ts'
import { type Drawn, drawMachine, MachinePage } from './MachinePage.tsx'

// A page for each machine of the catalogue (the atlas's check misses one that is forgotten). Each is an export of its own,
// because an address in Storybook is the name of an export.

const meta = {
  title: 'Atlas/Machines',
  render: (_, { loaded }) => <MachinePage {...(loaded.drawn as Drawn)} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The page of a machine: it is drawn when it is opened. */
const page = (id: MachineId): Story => ({
  name: id,
  // It speaks English, and its colours are those of light and of dark.
  tags: ['english'],
  loaders: [async () => ({ drawn: await drawMachine(id) })],
  play: async ({ canvas }) => {
    expect(canvas.getByRole('heading', { level: 1, name: id })).toBeVisible()
    const transitions = canvas.getByRole('region', { name: 'Transitions' })
    expect(transitions.querySelectorAll('tbody tr').length).toBeGreaterThan(0)
    if (Object.keys(CATALOGUE[id].machine.states).length === 0) return
    // The keyboard comes to the chart, to scroll it, and to the states in it.
    const chart = canvas.getByRole('region', { name: `Statechart of ${id}, to scroll` })
    expect(chart).toHaveAttribute('tabindex', '0')
    expect(canvas.getByRole('group', { name: `Statechart of ${id}` })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Whole width' }))
    expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth + 1)
  },
})

export const App = page('app')
export const Auth = page('auth')
export const GoogleLogin = page('googleLogin')
export const WhatsappLogin = page('whatsappLogin')
export const Member = page('member')
export const ProfileSetup = page('profileSetup')
export const History = page('history')
export const Feedback = page('feedback')
export const ProfileEdit = page('profileEdit')
export const Account = page('account')
export const Share = page('share')
export const Onboarding = page('onboarding')
export const Preferences = page('preferences')
export const AnonymousTrial = page('anonymousTrial')
export const MessageSend = page('messageSend')
export const SocialProof = page('socialProof')
export const Scripture = page('scripture')
export const ReadingPreferences = page('readingPreferences')
export const Reader = page('reader')
export const QuotationShare = page('quotationShare')
export const Language = page('language')
export const Device = page('device')
export const VoiceRecorder = page('voiceRecorder')
export const VoicePlayer = page('voicePlayer')
export const Music = page('music')
export const Push = page('push')
export const NotificationInbox = page('notificationInbox')
export const Prompts = page('prompts')
export const AppUpdate = page('appUpdate')
export const Analytics = page('analytics')
export const Loader = page('loader')
export const Copy = page('copy')
