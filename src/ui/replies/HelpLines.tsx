import type { HelpLine } from '@satsang/guide/helplines'
import { careTexts } from '../i18n/care.ts'
import { useLanguage } from '../texts.tsx'
import '../shared/Button.css'

type Props = { lines: readonly HelpLine[] /** with what each is for */; explained?: boolean }

/** Whom to call, each a touch away; where no line is known, the local number and a site, as text (D36). */
export function HelpLines({ lines, explained = false }: Props) {
  const language = useLanguage()
  const texts = careTexts[language]
  return (
    <>
      {lines.length === 0 ? <p>{`${texts.local} ${texts.find}`}</p> : null}
      {lines.map(({ number, dial, name, for: what }) => (
        <a key={dial} className="btn btn--primary" href={`tel:${dial}`}>
          <b>{number}</b> <span>{name[language]}</span>
          {explained ? <small>{texts.isFor[what]}</small> : null}
        </a>
      ))}
    </>
  )
}
