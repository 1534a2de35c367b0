import { Page } from '../shared/Page.tsx'
import { useTexts } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import './ChatSkeleton.css'

export type State = { text: string; tradition?: Tradition | null }

/** The chat's own shape while it is loading: header, two messages, composer. */
export function ChatSkeleton({ text, tradition = null }: State) {
  return (
    <Page tradition={tradition} kind="chat">
      <main className="skeleton">
        <h1 className="visually-hidden">{useTexts().app.name}</h1>
        <p className="visually-hidden" role="status">
          {text}
        </p>
        <div className="skeleton__head" />
        <div className="skeleton__body">
          <div className="skeleton__bubble" />
        </div>
        <div className="skeleton__box" />
      </main>
    </Page>
  )
}
