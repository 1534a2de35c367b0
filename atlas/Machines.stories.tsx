import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type Drawn, drawMachine, MachinePage } from './MachinePage.tsx'
import { CATALOGUE, type MachineId } from './machines/catalogue.ts'
import { WHOLE_WINDOW } from './widths.ts'

// A page for each machine of the catalogue (the atlas's check misses one that is forgotten). Each is an export of its own,
// because an address in Storybook is the name of an export; and the name stands there, because the list of stories is read
// from the text of this file.

const meta = {
  title: 'Atlas/Machines',
  // It speaks English, and its colours are those of light and of dark.
  tags: ['english'],
  globals: WHOLE_WINDOW,
  render: (_, { loaded }) => <MachinePage {...(loaded.drawn as Drawn)} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The page of a machine: it is drawn when it is opened. */
const page = (id: MachineId): Story => ({
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
    // Who opens the page finds it as it opens.
    if (import.meta.env.VITEST === undefined) return
    await userEvent.click(canvas.getByRole('button', { name: 'Whole' }))
    expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth + 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Readable' }))
    // A closed group opens and closes in place, by a key too, and keeps the focus.
    const [group] = canvas.queryAllByRole('button', { expanded: false })
    if (group !== undefined) {
      const path = group.dataset.path
      const states = chart.querySelectorAll('.chart__box').length
      const other = (isOpen: boolean) => waitFor(() => expect(group).toHaveAttribute('aria-expanded', String(isOpen)))
      group.focus()
      await userEvent.keyboard('{Enter}')
      await other(true)
      expect(group.dataset.path).toBe(path)
      expect(group).toHaveFocus()
      expect(chart.querySelectorAll('.chart__box').length).toBeGreaterThan(states)
      await userEvent.keyboard('{Enter}')
      await other(false)
      expect(chart.querySelectorAll('.chart__box')).toHaveLength(states)
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
  },
})

export const App = { ...page('app'), name: 'app' }
export const Auth = { ...page('auth'), name: 'auth' }
export const GoogleLogin = { ...page('googleLogin'), name: 'googleLogin' }
export const WhatsappLogin = { ...page('whatsappLogin'), name: 'whatsappLogin' }
export const Member = { ...page('member'), name: 'member' }
export const ProfileSetup = { ...page('profileSetup'), name: 'profileSetup' }
export const History = { ...page('history'), name: 'history' }
export const MessageLog = { ...page('messageLog'), name: 'messageLog' }
export const Feedback = { ...page('feedback'), name: 'feedback' }
export const ProfileEdit = { ...page('profileEdit'), name: 'profileEdit' }
export const Account = { ...page('account'), name: 'account' }
export const Share = { ...page('share'), name: 'share' }
export const Onboarding = { ...page('onboarding'), name: 'onboarding' }
export const Preferences = { ...page('preferences'), name: 'preferences' }
export const AnonymousTrial = { ...page('anonymousTrial'), name: 'anonymousTrial' }
export const MessageSend = { ...page('messageSend'), name: 'messageSend' }
export const SocialProof = { ...page('socialProof'), name: 'socialProof' }
export const Scripture = { ...page('scripture'), name: 'scripture' }
export const ReadingPreferences = { ...page('readingPreferences'), name: 'readingPreferences' }
export const LineCheck = { ...page('lineCheck'), name: 'lineCheck' }
export const Reader = { ...page('reader'), name: 'reader' }
export const QuotationShare = { ...page('quotationShare'), name: 'quotationShare' }
export const Language = { ...page('language'), name: 'language' }
export const Device = { ...page('device'), name: 'device' }
export const VoiceRecorder = { ...page('voiceRecorder'), name: 'voiceRecorder' }
export const VoicePlayer = { ...page('voicePlayer'), name: 'voicePlayer' }
export const ReadAloud = { ...page('readAloud'), name: 'readAloud' }
export const Music = { ...page('music'), name: 'music' }
export const Push = { ...page('push'), name: 'push' }
export const NotificationInbox = { ...page('notificationInbox'), name: 'notificationInbox' }
export const Prompts = { ...page('prompts'), name: 'prompts' }
export const AppUpdate = { ...page('appUpdate'), name: 'appUpdate' }
export const Library = { ...page('library'), name: 'library' }
export const Book = { ...page('book'), name: 'book' }
export const LineSearch = { ...page('lineSearch'), name: 'lineSearch' }
export const SavedVerses = { ...page('savedVerses'), name: 'savedVerses' }
export const PastMessages = { ...page('pastMessages'), name: 'pastMessages' }
export const Beginning = { ...page('beginning'), name: 'beginning' }
export const Analytics = { ...page('analytics'), name: 'analytics' }
export const Loader = { ...page('loader'), name: 'loader' }
export const Copy = { ...page('copy'), name: 'copy' }
