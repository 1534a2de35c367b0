import { PREFIX } from '../../machines/entities.ts'
import { libraryTexts } from '../i18n/library.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { useLanguage } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import '../book/book.css'

const PAGES = ['read', 'find', 'saved'] as const
export type LibraryPage = (typeof PAGES)[number]

/** The ways between the pages of the library. */
export function LibraryNav({ tradition, page }: { tradition: Tradition; page: LibraryPage }) {
  const words = libraryTexts[useLanguage()]
  return (
    <nav className="book__row" style={{ justifyContent: 'center' }} aria-label={words.pages}>
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
