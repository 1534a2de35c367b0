import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenPage } from './ScreenPage.tsx'
import { STORIES } from './stories.ts'
import { WHOLE_WINDOW } from './widths.ts'

// A page for each screen and each part of one: everything that has stories (the atlas's check misses one that is
// forgotten). Each is an export of its own, because an address in Storybook is the name of an export.

const isTest = import.meta.env.VITEST !== undefined

const meta = {
  title: 'Atlas/Screens',
  // What is in its frames is tested by itself, in every language.
  tags: ['once'],
  parameters: { a11y: { options: { iframes: false } } },
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The page of the stories with that title. */
const page = (title: string): Story => ({
  render: (_, { globals }) => <ScreenPage title={title} globals={globals} isTest={isTest} />,
  play: ({ canvas, canvasElement }) => {
    expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    const stories = STORIES.filter((story) => story.title === title)
    expect(stories.length).toBeGreaterThan(0)
    expect(canvasElement.querySelectorAll('iframe')).toHaveLength(stories.length)
  },
})

export const ReadAloud = page('aloud/ReadAloud')
export const Book = page('book/Book')
export const Find = page('find/Find')
export const Library = page('library/Library')
export const Saved = page('saved/Saved')
export const AppNotification = page('components/AppNotification')
export const CareCard = page('components/CareCard')
export const Composer = page('components/Composer')
export const EraseModal = page('components/EraseModal')
export const ErrorBoundary = page('components/ErrorBoundary')
export const HelpNow = page('components/HelpNow')
export const LanguageSwitch = page('components/LanguageSwitch')
export const LeftOut = page('components/LeftOut')
export const LoginModal = page('components/LoginModal')
export const LongMessageList = page('components/LongMessageList')
export const PointsBadge = page('components/PointsBadge')
export const ProfileEditModal = page('components/ProfileEditModal')
export const QuotationBlock = page('components/QuotationBlock')
export const SignInButtons = page('components/SignInButtons')
export const MusicToggle = page('device/MusicToggle')
export const ReaderDialog = page('reading/ReaderDialog')
export const VerseShareDialog = page('reading/VerseShareDialog')
export const AnonymousChat = page('screens/AnonymousChat')
export const DefaultLanding = page('screens/DefaultLanding')
export const ErrorScreen = page('screens/ErrorScreen')
export const MainChat = page('screens/MainChat')
export const Member = page('screens/Member')
export const NotFound = page('screens/NotFound')
export const Onboarding = page('screens/Onboarding')
export const Privacy = page('screens/Privacy')
export const ProfileSetup = page('screens/ProfileSetup')
export const Prompts = page('screens/Prompts')
export const Settings = page('screens/Settings')
export const ShareFlow = page('screens/ShareFlow')
export const TraditionLanding = page('screens/TraditionLanding')
export const UpdateNotice = page('screens/UpdateNotice')
export const Waiting = page('screens/Waiting')
export const WhatsAppLoginModal = page('screens/WhatsAppLoginModal')
export const InTheChat = page('voice/In the chat')
export const RecordingDialog = page('voice/RecordingDialog')
export const VoiceBubble = page('voice/VoiceBubble')
