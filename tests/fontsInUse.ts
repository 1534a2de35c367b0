import type { CDPSession } from 'playwright'

// In which fonts a page is really drawn: asked of the browser itself, by its own protocol.

type Node = {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  children?: Node[]
  contentDocument?: Node
  shadowRoots?: Node[]
}

/** The text of one element, and the fonts in which it is drawn; none where it cannot be seen. */
export type Drawn = {
  element: string
  text: string
  fonts: { familyName: string; isCustomFont: boolean; glyphCount: number }[]
}

const ELEMENT = 1
const TEXT = 3
const UNSEEN = ['SCRIPT', 'STYLE', 'HEAD', 'TEMPLATE', 'NOSCRIPT']

const childrenOf = ({ children = [], contentDocument, shadowRoots = [] }: Node): Node[] => [
  ...children,
  ...(contentDocument ? [contentDocument] : []),
  ...shadowRoots,
]

/** Elements that hold text of their own. */
function holders(node: Node): Node[] {
  if (UNSEEN.includes(node.nodeName)) return []
  const inside = childrenOf(node)
  const hasText = inside.some(({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue.trim() !== '')
  return [...(hasText && node.nodeType === ELEMENT ? [node] : []), ...inside.flatMap(holders)]
}

const find = (node: Node, nodeId: number): Node | undefined =>
  node.nodeId === nodeId
    ? node
    : childrenOf(node)
        .map((inner) => find(inner, nodeId))
        .find((found) => found !== undefined)

/**
 * Every text of the page, or of the first element that `part` selects.
 * @throws {Error} where there is no such part, and where an element goes while it is looked at
 */
export async function drawnTexts(browser: Pick<CDPSession, 'send'>, part = 'html'): Promise<Drawn[]> {
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: part })
  const found = find(root, nodeId)
  if (found === undefined) throw new Error(`the page has no ${part}`)
  const drawn: Drawn[] = []
  for (const { nodeId, nodeName, children = [] } of holders(found)) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    const text = children.map(({ nodeValue }) => nodeValue).join(' ')
    drawn.push({ element: nodeName, text, fonts })
  }
  await browser.send('CSS.disable')
  await browser.send('DOM.disable')
  return drawn
}
