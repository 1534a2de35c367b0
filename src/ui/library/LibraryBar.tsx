import type { ReactNode } from 'react'
import { PREFIX } from '../../machines/entities.ts'
import { libraryTexts } from '../i18n/library.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { BackIcon, HelpIcon } from '../shared/icons.tsx'
import { useLanguage, useTexts } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import '../book/book.css'

const PAGES = ['read', 'find', 'saved', 'past'] as const
type LibraryPage = (typeof PAGES)[number]

/** The ways between the pages of the library. */
function Nav({ tradition, page }: { tradition: Tradition; page: LibraryPage }) {
  const words = libraryTexts[useLanguage()]
  return (
    <nav className="book__row" style={{ justifyContent: 'center', rowGap: 0 }} aria-label={words.pages}>
      {PAGES.map((one) => (
        <AppLink
          key={one}
          className="quiet-link"
          href={`${PREFIX[tradition]}/${one}`}
          aria-current={one === page ? 'page' : undefined}
        >
          {one === page ? <b>{words[one]}</b> : words[one]}
        </AppLink>
      ))}
    </nav>
  )
}

type Props = {
  tradition: Tradition
  page: LibraryPage
  onBack(): void
  onHelp(): void
  /** Its heading, and what is said beside it. */
  children: ReactNode
}

/** What every page of the library begins with. */
export function LibraryBar({ tradition, page, onBack, onHelp, children }: Props) {
  const t = useTexts()
  return (
    <>
      <header className="book__bar">
        <button type="button" className="icon-button" aria-label={t.app.back} onClick={onBack}>
          <BackIcon />
        </button>
        <div>{children}</div>
        <button type="button" className="icon-button" aria-label={t.app.helpNow} title={t.app.helpNow} onClick={onHelp}>
          <HelpIcon />
        </button>
      </header>
      <Nav tradition={tradition} page={page} />
    </>
  )
}
