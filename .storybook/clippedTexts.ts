/** Hidden on purpose, for screen readers only: a pixel, or cut away whole. */
const isUnseen = (element: HTMLElement, style: CSSStyleDeclaration) =>
  element.clientWidth <= 1 || style.clipPath !== 'none' || style.visibility === 'hidden'

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

const nameOf = (element: HTMLElement) =>
  `${element.tagName.toLowerCase()}.${element.className}: "${element.textContent?.trim().slice(0, 60)}"`

/** Elements whose text runs out of their box where nobody can scroll to it, and the page itself if it scrolls sideways. */
export function clippedTexts(root: HTMLElement): string[] {
  const clipped = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!(element instanceof HTMLElement) || element.textContent?.trim() === '') return false
    if (element.scrollWidth <= element.clientWidth + 1) return false
    const style = getComputedStyle(element)
    return hides(style.overflowX) && !isUnseen(element, style)
  })
  const page = document.documentElement
  return [
    ...clipped.map(nameOf),
    ...(page.scrollWidth > page.clientWidth + 1 ? [`the page is ${page.scrollWidth}px wide`] : []),
  ]
}
