import { Lamp } from '../art/Lamp.tsx'
import { Button } from '../shared/Button.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts } from '../texts.tsx'
import './Waiting.css'

export type Actions = { onRefresh(): void }

export function ErrorScreen({ onRefresh }: Actions) {
  const t = useTexts().errorScreen
  return (
    <Page>
      <main className="waiting">
        <Lamp />
        <div role="alert">
          <h1>{t.title}</h1>
          <p>{t.text}</p>
        </div>
        <Button variant="primary" onClick={onRefresh}>
          {t.refresh}
        </Button>
      </main>
    </Page>
  )
}
