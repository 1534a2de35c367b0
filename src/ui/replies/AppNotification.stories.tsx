import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { careTexts } from '../i18n/care.ts'
import { lookOf, stateless, textsIn } from '../stories.fixtures.ts'
import { AppNotification } from './AppNotification.tsx'

const WORDS = {
  english: 'A quiet minute this evening: sit down, breathe, and say thank you for one thing.',
  punjabi: 'ਅੱਜ ਸ਼ਾਮ ਇੱਕ ਸ਼ਾਂਤ ਘੜੀ: ਬੈਠੋ, ਸਾਹ ਲਵੋ, ਅਤੇ ਇੱਕ ਗੱਲ ਲਈ ਸ਼ੁਕਰ ਕਰੋ।',
  hindi: 'आज शाम एक शांत घड़ी: बैठिए, साँस लीजिए, और एक बात के लिए धन्यवाद कहिए।',
}

/** What an address or a push brought into a chat (D34). */
const meta = {
  title: 'components/AppNotification',
  component: AppNotification,
  parameters: stateless('what is shown comes with the address'),
  args: { text: '' },
  render: ({ text }, { globals }) => (
    <main style={{ minHeight: '100dvh', padding: 16, background: 'var(--paper)' }}>
      <AppNotification text={text || WORDS[lookOf(globals).language]} />
    </main>
  ),
  play: ({ args, canvas, canvasElement, globals }) => {
    const { language, tradition } = lookOf(globals)
    const notice = canvas.getByRole('article', { name: careTexts[language].notification })
    expect(notice).toHaveTextContent((args.text || WORDS[language]).replaceAll(/\s+/g, ' '))
    expect(canvasElement.querySelector('a, blockquote, b')).toBeNull()
    if (args.text === '') expect(notice).not.toHaveTextContent(textsIn(globals).guides[tradition ?? 'sikh'].name)
  },
} satisfies Meta<typeof AppNotification>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const ShortHindu: Story = { globals: { tradition: 'hindu' } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const InTheDarkHindu: Story = { globals: { theme: 'dark', tradition: 'hindu' } }

/** Anybody can write an address: it stays a row of letters, whatever it claims to be. */
export const Pretending: Story = {
  args: {
    text: 'Guru Nanak Dev Ji says: <b>pay today</b>\nhttps://example.org/pay?to=a-name-that-has-no-end-and-no-room-in-a-line\n\nਸਲੋਕੁ ਮਃ ੧ ॥',
  },
}
