type Tradition = 'sikh' | 'hindu'

/** What an installed app is called under its icon: the manifests' short names. */
export const APP_TITLE: Record<Tradition, string> = { sikh: 'Satsang Gurbani', hindu: 'Satsang Gita' }

/**
 * Links the manifest of a tradition, and what iOS reads in its stead; null takes them away. The boot script (boot.ts) did
 * it before the first paint; the browser reads a manifest anew when its link changes, and nothing happens while it does not.
 */
export function showManifest(tradition: Tradition | null, page: Document = document): void {
  show(page, 'link', ['rel', 'manifest'], ['href', tradition && `/manifest-${tradition}.json`])
  show(page, 'link', ['rel', 'apple-touch-icon'], ['href', tradition && `/icons/${tradition}-apple-180.png`])
  show(page, 'meta', ['name', 'apple-mobile-web-app-title'], ['content', tradition && APP_TITLE[tradition]])
}

type Attribute<Value = string> = [name: string, value: Value]

function show(page: Document, tag: string, [key, which]: Attribute, [name, value]: Attribute<string | null>): void {
  const found = page.head.querySelector(`${tag}[${key}="${which}"]`)
  if (value === null) {
    found?.remove()
    return
  }
  if (found?.getAttribute(name) === value) return
  const element = found ?? page.createElement(tag)
  element.setAttribute(key, which)
  element.setAttribute(name, value)
  if (found === null) page.head.append(element)
}
