import { useId } from 'react'
import { careTexts } from '../i18n/care.ts'
import { useLanguage } from '../texts.tsx'
import '../chat/MessageBubble.css'

/**
 * Words that an address or a push brought: the app's notice, by that name, and nobody else's (D34). Text only; an address
 * or a verse in it is a row of letters.
 */
export function AppNotification({ text }: { text: string }) {
  const name = useId()
  return (
    <article className="bubble bubble--system" aria-labelledby={name}>
      <p className="soft bubble__from">
        <svg className="icon" viewBox="3.5 3.5 17 19.5" width="17" height="19.5" aria-hidden="true">
          <path d="M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5c.4.7 1.1 1 2 1s1.6-.3 2-1" />
        </svg>
        <span id={name}>{careTexts[useLanguage()].notification}</span>
      </p>
      <p className="bubble__paragraph" dir="auto">
        {text}
      </p>
    </article>
  )
}
