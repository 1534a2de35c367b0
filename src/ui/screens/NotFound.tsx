import { Lamp } from '../art/Lamp.tsx'
import { AppLink } from '../shared/AppLink.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts } from '../texts.tsx'
import './Waiting.css'

export function NotFound() {
  const t = useTexts().notFound
  return (
    <Page>
      <main className="waiting">
        <Lamp />
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <AppLink className="btn btn--primary" href="/">
          {t.home}
        </AppLink>
      </main>
    </Page>
  )
}
