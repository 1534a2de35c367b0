// D49. A landing is a page: it stands there whole, without script. React and the machines come with the first sign that
// somebody wants one of its controls; what is tapped until they listen is answered by a look, and done once then. Where they
// do not come, a link is one.
import { keptDeviceId } from '../platform/device.ts'
import { controlAt, controlsOf } from '../platform/early.ts'
import { settled } from '../platform/page.ts'
import { localHour, timeZone } from '../platform/place.ts'
import { KEYS } from '../platform/storage.ts'
import { cityOfTimeZone, timeContextOf } from '../socialProof/timeAndCity.ts'
import { ask, early, kept, listenTo, root, signal } from './page.ts'

/** What the app does at once at such an address (spec §2). */
function remember(tradition: string): void {
  kept.write(KEYS.tradition, tradition)
  if (kept.read(KEYS.initialTradition) === null) kept.write(KEYS.initialTradition, tradition)
}

/** The promotional message as the server words it; the app takes the same answer over. */
async function showProof(tradition: 'sikh' | 'hindu'): Promise<void> {
  const query = {
    spiritual_tradition: tradition,
    city: cityOfTimeZone(timeZone()),
    context: timeContextOf(localHour()),
  }
  const answer = ask('/social-proof/message', query, { device: keptDeviceId(kept) })
  // Without an answer the fixed text stays; the app says what there is to say.
  const message: unknown = await answer
    .then((response) => (response.ok ? response.clone().json() : null))
    .catch(() => null)
  const content: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'content') : null
  const box = document.querySelector('.promo')
  const text = box?.firstElementChild
  if (signal.aborted || !text || typeof content !== 'string' || content === '') return
  box.setAttribute('aria-busy', 'false')
  text.classList.add('promo__text--message')
  text.setAttribute('lang', tradition === 'sikh' ? 'pa' : 'hi')
  text.textContent = content
}

/** The landing in the language that was chosen: it stands beside the English one. */
function speak(language: string): void {
  const page = document.getElementById(`landing-${language}`)
  if (!(page instanceof HTMLTemplateElement)) return
  document.getElementById('root')?.replaceChildren(page.content)
  root.lang = page.lang
  document.title = page.title
  delete root.dataset.boot
}

/** Hears what is wanted of the landing that stands there; `language` where it is another than English. */
export function openLanding(wanted: () => void, language: string | undefined): void {
  if (language !== undefined) document.addEventListener('DOMContentLoaded', () => speak(language), { once: true })
  for (const sign of ['pointerover', 'focusin'] as const) listenTo(sign, (event) => controlAt(event) && wanted())
  listenTo('click', (event) => {
    const control = controlAt(event)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (control === null || !isPlain) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.dataset.tapped = ''
    early.taps.add(controlsOf(document).indexOf(control))
    wanted()
  })
  // Who signed in meanwhile, in another tab or since this page was left, is led on by the app.
  const isSignedIn = () => kept.read(KEYS.token) !== null
  listenTo('storage', () => isSignedIn() && wanted())
  listenTo('pageshow', ({ persisted }) => persisted && isSignedIn() && wanted())
  // A push that comes while somebody looks is shown by the app, and by nobody else: whom it may tell of one has the app.
  if ('Notification' in window && Notification.permission === 'granted') void settled().then(wanted)
  const { tradition } = root.dataset
  if (tradition === 'sikh' || tradition === 'hindu') {
    remember(tradition)
    // After the first paint: to ask a browser for its time zone takes a cheap phone 60 ms.
    void settled().then(() => showProof(tradition))
  }
}
