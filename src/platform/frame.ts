import { controlsOf, showApp } from './early.ts'

/** What one control has in common with the same one elsewhere, in one language. */
const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.className

/**
 * The app's screen takes the place of the page's own chat; an input method that is in the middle of a word ends it first.
 * @param box the app's box, which gets text, caret and focus, and beside which is done what was tapped; null where the
 * screen has none
 * @param goOn is told of what was sent, if anything was, and of what stands in the box
 */
export function endFrame(
  box: HTMLTextAreaElement | null,
  goOn: (typed: { sent: string; value: string }) => void,
  page: Window = window,
): void {
  const { early } = page
  const frame = early?.frame
  if (early === undefined || !frame) return
  if (frame.isComposing) {
    // Its last letters come with the event that follows.
    const again = () => setTimeout(() => endFrame(box, goOn, page))
    frame.box.addEventListener('compositionend', again, { once: true })
    return
  }
  // A dialog over it gives the focus back to where that was, and is opened again once there is the app's box to remember.
  const over = page.document.querySelector<HTMLDialogElement>('dialog[open]')
  over?.close()
  const { activeElement } = page.document
  const focused = frame.element.contains(activeElement) ? activeElement : null
  const { value, selectionStart, selectionEnd, selectionDirection } = frame.box
  early.stop()
  early.frame = null
  frame.element.remove()
  showApp(page)
  goOn({ sent: frame.sent, value })
  // What was seen already does not appear once more.
  page.requestAnimationFrame(() => {
    for (const animation of page.document.getAnimations())
      if ('animationName' in animation && animation.animationName === 'appear') animation.finish()
  })
  const twinOf = (control: Element) => controlsOf(page.document).find((other) => nameOf(other) === nameOf(control))
  const heir = focused === frame.box ? box : focused && box && twinOf(focused)
  heir?.focus({ preventScroll: true })
  // When the chat has drawn what it was told.
  if (heir && heir === box)
    queueMicrotask(() => {
      if (box.value === value) box.setSelectionRange(selectionStart, selectionEnd, selectionDirection)
    })
  over?.showModal()
  if (box !== null) for (const control of frame.tapped) twinOf(control)?.click()
}
