import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Where links of the app lead to: the browser's history. Stories put their own in its place. */
export const NavigateContext = createContext<(to: string) => void>(navigate)

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link within the app: a plain link before any script has run, no new document afterwards. */
export function AppLink({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const go = use(NavigateContext)
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        go(href)
      }}
    />
  )
}
