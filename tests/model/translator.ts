import type { Page } from '@playwright/test'

/**
 * A browser's translator, as Chrome's works on a page: each text node gives way to elements that hold its words. These
 * keep them as they are, so that what a test looks for is still there; what matters is that React's nodes are gone.
 * Before the page is opened.
 */
export const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const left = 'font, script, style, textarea, option, title, [translate=no]'
    const dress = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(left) !== null) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const dressAll = (node: Node) => {
      if (node instanceof Text) return dress(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
      for (const text of texts) dress(text)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') dressAll(target)
        for (const node of addedNodes) dressAll(node)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
