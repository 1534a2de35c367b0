import { hrefOf, lastOf } from './stories.ts'

/** 'voiceRecorder', 'In the chat' and 'MainChat' as Storybook's addresses have them. */
export const inAddress = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase()

/** The page of a machine. */
export const machineHref = (id: string): string => hrefOf(`atlas-machines--${inAddress(id)}`)

/** The page with all stories of a title. */
export const pageHref = (title: string): string => hrefOf(`atlas-screens--${inAddress(lastOf(title))}`)

const finding = (page: string, typed: string) => `${page}&find=${encodeURIComponent(typed)}`

export const ERRORS_HREF = hrefOf('atlas-errors--errors')
export const TEXTS_HREF = hrefOf('atlas-texts--texts')

/** The page of the texts, with those that have it. */
export const textHref = (typed: string): string => finding(TEXTS_HREF, typed)

/** What the page was asked to find, by its address. Storybook hands on to a page what it does not know itself. */
export const askedFor = (): string => new URLSearchParams(location.search).get('find') ?? ''

/** Writes into Storybook's address what is being looked for, so that 'back' comes back to it. */
export function remember(typed: string): void {
  const { history, location: address } = window.parent
  // In the tests, and by itself, a page is in nothing that knows this.
  if (window.parent === window || !address.search.includes('path=')) return
  const query = address.search.replace(/&find=[^&]*/, '')
  history.replaceState(history.state, '', typed === '' ? query : finding(query, typed))
}
