// A story in a frame of a screen's page (atlas/ScreenPage.tsx): what it focuses or scrolls to within itself must not
// scroll the page round it, which a browser would do.

const isFramed = window.frameElement?.closest('.atlas__frames') != null

const stayingPut = <Arguments extends unknown[]>(act: (this: Element, ...rest: Arguments) => void) =>
  function (this: Element, ...rest: Arguments) {
    const { scrollX, scrollY } = window.parent
    act.apply(this, rest)
    window.parent.scrollTo(scrollX, scrollY)
  }

if (isFramed) {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  HTMLDialogElement.prototype.showModal = stayingPut(HTMLDialogElement.prototype.showModal)
  Element.prototype.scrollIntoView = stayingPut(Element.prototype.scrollIntoView)
}
