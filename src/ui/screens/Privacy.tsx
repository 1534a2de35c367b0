import { Button } from '../shared/Button.tsx'
import { BackIcon } from '../shared/icons.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts } from '../texts.tsx'
import './Privacy.css'

type Policy = {
  title: string
  updated: string
  intro: string
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[]
}
export type State = { policy: Policy }
export type Actions = { onBack(): void; onHelp(): void }

export function Privacy({ policy, onBack, onHelp }: State & Actions) {
  const t = useTexts()
  return (
    <Page kind="wide">
      <header className="privacy__bar">
        <button type="button" className="icon-button" aria-label={t.app.back} onClick={onBack}>
          <BackIcon />
        </button>
        <Button onClick={onHelp}>{t.app.helpNow}</Button>
      </header>
      <main className="privacy">
        <h1>{policy.title}</h1>
        <p className="soft">{policy.updated}</p>
        <p>{policy.intro}</p>
        {policy.sections.map((section) => (
          <section key={section.heading}>
            <h2>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points === undefined ? null : (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </main>
    </Page>
  )
}
