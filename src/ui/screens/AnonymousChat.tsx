import type { ReactNode } from 'react'
import { Page } from '../shared/Page.tsx'
import type { Tradition } from '../types.ts'
import './AnonymousChat.css'

type Slots = {
  tradition: Tradition
  header: ReactNode
  /** Alerts and calm notices, between the conversation and the composer. */
  notice?: ReactNode
  composer: ReactNode
  modal?: ReactNode
  /** The message list. */
  children: ReactNode
}

export function AnonymousChat({ tradition, header, notice, composer, modal, children }: Slots) {
  return (
    <Page tradition={tradition} kind="chat">
      {header}
      <main className="chat">
        {children}
        {notice ? (
          <div className="chat__notice" aria-live="polite">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a short screen it scrolls, and may hold nothing that takes the focus */}
            <div className="chat__said" tabIndex={0}>
              {notice}
            </div>
          </div>
        ) : null}
        {composer}
      </main>
      {modal}
    </Page>
  )
}
