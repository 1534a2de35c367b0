import { useSelector } from '@xstate/react'
import { Opened as Book } from '../book/Book.container.tsx'
import { Opened as Find } from '../find/Find.container.tsx'
import { NotFound } from '../screens/NotFound.tsx'
import { Waiting } from '../screens/Waiting.tsx'
import { useTexts } from '../texts.tsx'
import type { AppActor, Tradition } from '../types.ts'

/** What anybody can read: whichever page of it the machine is at. */
export function LibraryContainer({ actor, tradition }: { actor: AppActor; tradition: Tradition }) {
  const t = useTexts()
  const library = useSelector(actor, (s) => s.children.library)
  const scripture = useSelector(actor, (s) => s.children.scripture)
  if (library === undefined || scripture === undefined)
    return <Waiting text={t.app.loadingChat} tradition={tradition} />
  return (
    <Page
      library={library}
      scripture={scripture}
      onBack={() => actor.send({ type: 'back.press' })}
      onHelp={() => actor.send({ type: 'help.open' })}
    />
  )
}

type Props = {
  library: NonNullable<ReturnType<AppActor['getSnapshot']>['children']['library']>
  scripture: NonNullable<ReturnType<AppActor['getSnapshot']>['children']['scripture']>
  onBack(): void
  onHelp(): void
}

export function Page({ library, ...rest }: Props) {
  const page = useSelector(library, (s) => s.value.page)
  const book = useSelector(library, (s) => s.children.book)
  const search = useSelector(library, (s) => s.children.lineSearch)
  if (page === 'book' && book) return <Book book={book} {...rest} />
  if (page === 'find' && search) return <Find search={search} {...rest} />
  return <NotFound />
}
