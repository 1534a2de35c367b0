/** Hidden on purpose, for screen readers only: a pixel, or cut away whole. */
const isUnseen = (element: Element, { clipPath }: CSSStyleDeclaration) =>
  element.clientWidth <= 1 || clipPath !== 'none'

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}.${element.className}: "${element.textContent?.trim().slice(0, 60)}"`

/** How far, px, text may stand out of its box: rounding across, and the room that fonts keep above and below letters. */
const ACROSS = 1
const DOWN = (line: DOMRect) => Math.max(2, line.height / 4)

/** What happens to one line of text on its way up through the boxes that hold it; null if it is whole. */
function lossOf(line: DOMRect, holder: Element, styleOf: (element: Element) => CSSStyleDeclaration): string | null {
  // A person can scroll to what stands outside of these; and what is placed freely may stand out of what it hangs on.
  let [looksAcross, looksDown, isFree] = [true, true, false]
  for (let box: Element | null = holder; box !== null && box !== document.body; ) {
    const style = styleOf(box)
    if (style.display !== 'inline' && style.display !== 'contents') {
      if (isUnseen(box, style)) return null
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isAcross = line.left < left - ACROSS || line.right > right + ACROSS
      const isDown = line.top < top - DOWN(line) || line.bottom > bottom + DOWN(line)
      if (scrolls(style.overflowX)) looksAcross = false
      if (scrolls(style.overflowY)) looksDown = false
      const isOut = (looksAcross && isAcross) || (looksDown && isDown)
      const cutsAcross = looksAcross && isAcross && hides(style.overflowX)
      const cutsDown = looksDown && isDown && hides(style.overflowY)
      if (cutsAcross || cutsDown) return `clipped by ${nameOf(box)}`
      if (isOut && !isFree) return `runs out of ${nameOf(box)}`
      if (style.position === 'fixed') break
      if (style.position === 'absolute') isFree = true
    }
    box = isFree && style.position === 'absolute' && box instanceof HTMLElement ? box.offsetParent : box.parentElement
  }
  const isOffThePage =
    looksAcross && (line.left < -ACROSS || line.right > document.documentElement.clientWidth + ACROSS)
  return isOffThePage ? 'runs out of the page' : null
}

/** A field of one line shows its placeholder, and a list its choice, as far as there is room: nothing says that more was there. */
function isFieldTooNarrow(field: HTMLInputElement | HTMLSelectElement, style: CSSStyleDeclaration): boolean {
  const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : field.value || field.placeholder
  const context = document.createElement('canvas').getContext('2d')
  if (text === undefined || context === null) return false
  context.font = style.font
  const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  return context.measureText(text).width > room + ACROSS
}

/**
 * Texts that are not whole: cut off by a box where nobody can scroll to them, or running out of the box they belong to, or
 * out of the page; placeholders and choices without room; and the page itself if it scrolls sideways.
 */
export function clippedTexts(root: HTMLElement): string[] {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const found: string[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const holder = text.parentElement
    if (holder === null || text.textContent?.trim() === '') continue
    if (!holder.checkVisibility({ visibilityProperty: true })) continue
    const lossIn = (start: number, end: number) => {
      range.setStart(text, start)
      range.setEnd(text, end)
      const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
      return lines.map((line) => lossOf(line, holder, styleOf)).find((what) => what !== null)
    }
    const words = text.textContent ?? ''
    // Blanks may hang over the end of a line; so where a line seems too long, each word is looked at.
    const isSuspect = lossIn(0, words.length) !== undefined
    const loss = isSuspect
      ? Array.from(words.matchAll(/\S+/g))
          .map(({ index, 0: word }) => lossIn(index, index + word.length))
          .find((what) => what !== undefined)
      : undefined
    if (loss) found.push(`"${text.textContent?.trim().slice(0, 60)}" ${loss}`)
  }
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:placeholder-shown, select:not([size], [multiple])',
  ))
    if (field.checkVisibility({ visibilityProperty: true }) && isFieldTooNarrow(field, styleOf(field)))
      found.push(`no room for what stands in ${nameOf(field)}`)
  const page = document.documentElement
  return [...found, ...(page.scrollWidth > page.clientWidth + 1 ? [`the page is ${page.scrollWidth}px wide`] : [])]
}
