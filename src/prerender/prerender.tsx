import { renderToString } from 'react-dom/server'
import { createActor } from 'xstate'
import { appMachine, firstVisit } from '../machines/app/app.machine.ts'
import { App, preloadScreen } from '../ui/App.tsx'
import { prepareTexts } from '../ui/catalogue.ts'
import { type Language, languageNames } from '../ui/i18n/load.ts'
import { pageOf } from '../ui/pageOf.ts'
import { BOOT } from './boot.ts'
import '../ui/theme/index.css'

export { BOOT }

/** The pages that are written as HTML at build time: their file, their address, and what they are for. */
export const PAGES = [
  { file: 'index.html', path: '/', search: '', tradition: null },
  { file: 'pn.html', path: '/pn', search: '?from=anonymous', tradition: 'sikh' },
  { file: 'hi.html', path: '/hi', search: '?from=anonymous', tradition: 'hindu' },
] as const

/** The first is the page's own; the others are kept beside it, for who has chosen them (src/first). */
export const LANGUAGES = Object.keys(languageNames) as Language[]

/** The landing at an address as a visitor meets it who remembers nothing but a language: the same machine, no network. */
export async function render(
  { path, search }: { path: string; search: string },
  language: Language,
): Promise<ReturnType<typeof pageOf> & { html: string }> {
  await Promise.all([prepareTexts(language), preloadScreen('landing', language)])
  const input = { ...firstVisit({ path, search }), language: { shown: language, chosen: language } }
  const actor = createActor(appMachine, { input })
  actor.start()
  const html = renderToString(<App actor={actor} reload={() => {}} />)
  const page = pageOf(actor.getSnapshot())
  actor.stop()
  return { ...page, html }
}
