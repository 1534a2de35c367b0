/**
 * Fits the page into what an open keyboard leaves: `--full`, all of the window's height, is what can be seen of it. For
 * browsers that lay the keyboard over the page (iOS); others make the window smaller (`interactive-widget`).
 */
export function fitOverKeyboard(target: Window = window): void {
  const { visualViewport: seen, document } = target
  if (seen === null || seen === undefined) return
  seen.addEventListener('resize', () => {
    const { style } = document.documentElement
    // A page that is zoomed by two fingers shows a part of itself, and stays as it is.
    if (seen.scale === 1 && target.innerHeight - seen.height > 1) {
      style.setProperty('--full', `${seen.height}px`)
      // The browser had moved the page so that the box could be seen: it can be now.
      target.scrollTo(0, 0)
    } else style.removeProperty('--full')
  })
}
