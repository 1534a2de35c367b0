import table from '../docs/texts.md?raw'
import type { Language } from '../src/ui/i18n/load.ts'
import { CATALOGUE } from './errors/catalogue.ts'
import { type Listed, STORIES } from './stories.ts'

// Every text in its three languages. They are read from docs/texts.md, which a test compares with the texts themselves
// letter for letter (tests/docs/texts.test.ts), and not from the modules: some of these belong to the server.

/** A text in its languages; one that a language does not have is ''. */
export type Text = { part: string; key: string; words: Record<Language, string> }

/** The rows of a table of texts as docs/texts.md has them: a heading for each part, a line for each key. */
function readTexts(markdown: string): Text[] {
  let part = ''
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) part = line.slice(3)
    if (!line.startsWith('| `')) return []
    const [, key = '', english = '', punjabi = '', hindi = ''] = line.split('|').map((cell) => cell.trim())
    return { part, key: key.replaceAll('`', ''), words: { english, punjabi, hindi } }
  })
}

export const TEXTS: readonly Text[] = readTexts(table)

/** A text's key as the error catalogue writes it: 'main:errors.sendFailed'. */
export const fullKey = ({ part, key }: Text): string => `${part}:${key}`

const byKey = new Map(TEXTS.map((text) => [fullKey(text), text]))

/** A text by its key in the error catalogue. */
export const textOf = (key: string): Text | undefined => byKey.get(key)

/** Where texts are seen, by the beginning of their key; the longest one that fits says it. */
const SEEN: Readonly<Record<string, string>> = {
  'device:': 'device/MusicToggle',
  'landing:': 'screens/TraditionLanding',
  'landing:defaultLanding.': 'screens/DefaultLanding',
  'login:': 'screens/WhatsAppLoginModal',
  'mainChat:': 'screens/MainChat',
  'onboarding:': 'screens/Onboarding',
  'prompts:': 'screens/Prompts',
  'scripture:': 'reading/ReaderDialog',
  'settings:': 'screens/Settings',
  'setup:': 'screens/ProfileSetup',
  'share:': 'screens/ShareFlow',
  'book:': 'book/Book',
  'find:': 'find/Find',
  'library:': 'saved/Saved',
  'saved:': 'saved/Saved',
  'past:': 'past/Past',
  'aloud:': 'aloud/ReadAloud',
  'voice:': 'voice/RecordingDialog',
  'native:': 'screens/ProfileSetup',
  'quotation:': 'components/QuotationBlock',
  'rendering:': 'components/QuotationBlock',
  'care:': 'components/CareCard',
  'privacy:': 'screens/Privacy',
  'main:chat.': 'screens/AnonymousChat',
  'main:defaultLanding.': 'screens/DefaultLanding',
  'main:loginModal.': 'components/LoginModal',
  'main:errorScreen.': 'screens/ErrorScreen',
  'main:notFound.': 'screens/NotFound',
  'main:app.loading': 'screens/Waiting',
  'main:app.initializing': 'screens/Waiting',
  'main:update.': 'screens/UpdateNotice',
}

/** The screen, or part of one, by whose stories a text is seen, as their title; null where no one of them is its own. */
export function screenOf(text: Text): string | null {
  const key = fullKey(text)
  const [start] = Object.keys(SEEN)
    .filter((each) => key.startsWith(each))
    .sort((a, b) => b.length - a.length)
  return start === undefined ? null : (SEEN[start] ?? null)
}

/** The stories that must show a text: those of the error catalogue. */
export function storiesWith(text: Text): Listed[] {
  const key = fullKey(text)
  const ids = new Set(CATALOGUE.filter((row) => row.text === key).map(({ story }) => story))
  return STORIES.filter(({ id }) => ids.has(id))
}
