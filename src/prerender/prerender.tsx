import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createActor } from 'xstate'
import { appMachine } from '../machines/app/app.machine.ts'
import { firstVisit } from '../machines/app/app.setup.ts'
import { PREFIX, type Tradition } from '../machines/entities.ts'
import { App, preloadScreen } from '../ui/App.tsx'
import { prepareTexts, textsOf } from '../ui/catalogue.ts'
import { type Language, languageNames } from '../ui/i18n/load.ts'
import { type MainChatTexts, mainChatTexts } from '../ui/i18n/mainChat.ts'
import { shareTexts } from '../ui/i18n/share.ts'
import { pageOf } from '../ui/pageOf.ts'
import { TextsProvider } from '../ui/texts.tsx'
import { BOOT } from './boot.ts'
import { ChatFrame } from './ChatFrame.tsx'
import '../ui/theme/index.css'

export { BOOT }

/** The pages that are written as HTML at build time: their file, their address, and what they are for. */
export const PAGES = [
  { file: 'index.html', path: '/', search: '', tradition: null },
  { file: 'pn.html', path: '/pn', search: '?from=anonymous', tradition: 'sikh' },
  { file: 'hi.html', path: '/hi', search: '?from=anonymous', tradition: 'hindu' },
] as const

/** The pages that have the chats of a tradition in them, and the landing that has the same prefix. */
export const CHATS = [
  { file: 'pn-chat.html', prefix: '/pn', landing: 'pn.html', tradition: 'sikh' },
  { file: 'hi-chat.html', prefix: '/hi', landing: 'hi.html', tradition: 'hindu' },
] as const

/** The first is the page's own; the others are kept beside it, for who has chosen them (src/first). */
export const LANGUAGES = Object.keys(languageNames) as Language[]

type Address = { path: string; search: string }
type Rendered = ReturnType<typeof pageOf> & { html: string }

/** The app as a visitor meets it at an address who remembers nothing but a language: the same machine, no network. */
function appAt(address: Address, language: Language) {
  const input = { ...firstVisit(address), language: { shown: language, chosen: language } }
  return createActor(appMachine, { input }).start()
}

/** The landing at an address. */
export async function render(address: Address, language: Language): Promise<Rendered> {
  await Promise.all([prepareTexts(language), preloadScreen('landing', language)])
  const actor = appAt(address, language)
  const html = renderToString(<App actor={actor} reload={() => {}} />)
  const page = pageOf(actor.getSnapshot())
  actor.stop()
  return { ...page, html }
}

/** The chat that stands in the page of a tradition until the app is there (D50): a visitor's, and a member's. */
export async function renderChats(
  tradition: Tradition,
  language: Language,
): Promise<Record<'visitor' | 'member', Rendered>> {
  const [member] = await Promise.all([mainChatTexts.load(language), prepareTexts(language), shareTexts.load(language)])
  const actor = appAt({ path: PREFIX[tradition], search: '' }, language)
  const page = pageOf(actor.getSnapshot())
  actor.stop()
  const draw = (texts: MainChatTexts | null) => ({
    ...page,
    html: renderToStaticMarkup(
      <TextsProvider texts={textsOf(language)} language={language}>
        <ChatFrame tradition={tradition} member={texts} />
      </TextsProvider>,
    ),
  })
  return { visitor: draw(null), member: draw(member) }
}
