import { renderToString } from 'react-dom/server'
import { createActor } from 'xstate'
import { appMachine, firstVisit } from '../machines/app/app.machine.ts'
import { App, preloadScreen } from '../ui/App.tsx'
import { BOOT } from './boot.ts'
import '../ui/theme/index.css'

export { BOOT }

/** The pages that are written as HTML at build time: their file, their address, and what they are for. */
export const PAGES = [
  { file: 'index.html', path: '/', search: '', tradition: null },
  { file: 'pn.html', path: '/pn', search: '?from=anonymous', tradition: 'sikh' },
  { file: 'hi.html', path: '/hi', search: '?from=anonymous', tradition: 'hindu' },
] as const

/** The landing at an address as a first-time English visitor meets it: the same machine, no network. */
export async function render({ path, search }: { path: string; search: string }): Promise<string> {
  await preloadScreen('landing', 'english')
  const actor = createActor(appMachine, { input: firstVisit({ path, search }) })
  actor.start()
  const html = renderToString(<App actor={actor} reload={() => {}} />)
  actor.stop()
  return html
}
