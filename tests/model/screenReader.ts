import type { Page } from '@playwright/test'

// What a screen reader says by itself: the changes of live regions, as WAI-ARIA has them, and where the focus goes. The
// virtual screen readers that exist say no more than the name of what a `log` gains, and here that is the least of it.

/** Listens from the page's next load on. Returns what was said since it was asked last, each with its manner. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(window, 'said', said)

    const REGIONS = '[aria-live], [role=log], [role=status], [role=alert]'
    const mannerOf = (region: Element) =>
      region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')

    /** A node as it is read out: what has a name by it, pictures and what is hidden not at all. */
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (!(node instanceof HTMLElement) || node.getAttribute('aria-hidden') === 'true') return ''
      if (!node.checkVisibility({ visibilityProperty: true })) return ''
      const name = node.getAttribute('aria-label')
      const role = node.getAttribute('role') ?? node.tagName.toLowerCase()
      const inner = Array.from(node.childNodes, read).join(' ')
      if (role === 'button' || role === 'summary') return `[${name ?? inner.trim()}]`
      return name === null ? ` ${inner} ` : ` ${name}: ${inner} `
    }
    const plain = (text: string) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/\[ | \]/g, (bracket) => bracket.trim())
        .trim()
    const say = (manner: string, text: string) => {
      if (text !== '') said.push(`${manner}: ${text}`)
    }

    // A long list puts its rows in unseen, and shows them once it knows their height: they are heard then.
    const unseen = new Set<Element>()
    const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true })

    new MutationObserver((changes) => {
      // Of what came in one draw: the outermost new nodes, and each region that speaks as a whole once.
      const gained = new Set<Node>()
      const changed = new Set<Element>()
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') continue
        for (const node of type === 'childList' ? addedNodes : [target]) {
          const holder =
            node instanceof Element ? node.parentElement : target instanceof Element ? target : target.parentElement
          if (!node.isConnected) continue
          // A region that comes with its words: an alert is heard, a status is not, or not by every reader.
          const alerts =
            node instanceof Element
              ? [node, ...node.querySelectorAll('*')].filter((own) => own.matches('[role=alert]'))
              : []
          for (const alert of alerts) changed.add(alert)
          if (alerts.length > 0 || (node instanceof Element && type === 'childList' && node.matches(REGIONS))) continue
          const region = holder?.closest(REGIONS)
          if (region?.getAttribute('role') === 'log') gained.add(node)
          else if (region) changed.add(region)
        }
      }
      for (const node of unseen) {
        if (node.isConnected && !isShown(node)) continue
        unseen.delete(node)
        if (node.isConnected) gained.add(node)
      }
      for (const node of gained) {
        if (node instanceof Element && !isShown(node)) {
          unseen.add(node)
          continue
        }
        const region = (node instanceof Element ? node : node.parentElement)?.closest('[role=log]')
        const isWithin = [...gained].some((other) => other !== node && other.contains(node))
        if (region && mannerOf(region) !== 'off' && !isWithin) say(mannerOf(region), plain(read(node)))
      }
      for (const region of changed) if (mannerOf(region) !== 'off') say(mannerOf(region), plain(read(region)))
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['style'] })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'said') as string[]).splice(0))
}
