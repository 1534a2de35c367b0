import { Loading } from '../shared/Loading.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import './Waiting.css'

export type State = { text: string; tradition?: Tradition | null }

export function Waiting({ text, tradition = null }: State) {
  return (
    <Page tradition={tradition}>
      <main className="waiting">
        <h1 className="visually-hidden">{useTexts().app.name}</h1>
        <Loading text={text} />
      </main>
    </Page>
  )
}
