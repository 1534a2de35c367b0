import type { CDPSession } from 'vitest/browser'

type Node = {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  children?: Node[]
  contentDocument?: Node
  shadowRoots?: Node[]
}

const TEXT = 3
const UNSEEN = ['SCRIPT', 'STYLE', 'HEAD', 'TEMPLATE', 'NOSCRIPT']

const within = ({ children = [], contentDocument, shadowRoots = [] }: Node): Node[] => [
  ...children,
  ...(contentDocument ? [contentDocument] : []),
  ...shadowRoots,
]

/** Elements that hold text of their own. */
function holders(node: Node): Node[] {
  if (UNSEEN.includes(node.nodeName)) return []
  const inside = within(node)
  const hasText = inside.some(({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue.trim() !== '')
  return [...(hasText ? [node] : []), ...inside.flatMap(holders)]
}

/** Fonts of the machine, and not of the app, in which the page draws something: asked of the browser itself. */
export async function systemFonts(browser: CDPSession): Promise<string[]> {
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const found: string[] = []
  for (const { nodeId, nodeName, children = [] } of holders(root as Node)) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    const text = children.map(({ nodeValue }) => nodeValue).join(' ')
    for (const { familyName, isCustomFont } of fonts)
      if (!isCustomFont) found.push(`${familyName}: ${nodeName} "${text.slice(0, 40)}"`)
  }
  await browser.send('CSS.disable')
  await browser.send('DOM.disable')
  return found
}
