import { useSelector } from '@xstate/react'
import { type ComponentProps, Suspense } from 'react'
import { actorsOf } from '../../machines/app/actors.ts'
import { Opened as Book } from '../book/Book.container.tsx'
import { Opened as Find } from '../find/Find.container.tsx'
import { lateView } from '../late.tsx'
import { NotFound } from '../screens/NotFound.tsx'
import { Waiting } from '../screens/Waiting.tsx'
import { useTexts } from '../texts.tsx'
import type { AppActor, Tradition } from '../types.ts'

// Who reads a book has no use for it.
const Saved = lateView(async () => (await import('../saved/Saved.container.tsx')).SavedContainer)
const Past = lateView(async () => (await import('../past/Past.container.tsx')).PastContainer)

/** What anybody can read: whichever page of it the machine is at. */
export function LibraryContainer({ actor, tradition }: { actor: AppActor; tradition: Tradition }) {
  const t = useTexts()
  const library = useSelector(actor, (s) => s.children.library)
  const scripture = useSelector(actor, (s) => s.children.scripture)
  const copy = useSelector(actor, (s) => actorsOf(s).copy)
  const time = useSelector(actor, (s) => s.context.time)
  if (library === undefined || scripture === undefined)
    return <Waiting text={t.app.loadingChat} tradition={tradition} />
  return <Page app={actor} library={library} scripture={scripture} copy={copy} tradition={tradition} time={time} />
}

type Props = ComponentProps<typeof Saved> & {
  library: NonNullable<ReturnType<AppActor['getSnapshot']>['children']['library']>
}

export function Page({ library, ...rest }: Props) {
  const t = useTexts()
  const page = useSelector(library, (s) => s.value.page)
  const book = useSelector(library, (s) => s.children.book)
  const search = useSelector(library, (s) => s.children.lineSearch)
  const past = useSelector(library, (s) => s.children.pastMessages)
  const { app, scripture, tradition } = rest
  const way = {
    scripture,
    onBack: () => app.send({ type: 'back.press' }),
    onHelp: () => app.send({ type: 'help.open' }),
  }
  if (page === 'saved')
    return (
      <Suspense fallback={<Waiting text={t.app.loadingChat} tradition={tradition} />}>
        <Saved {...rest} />
      </Suspense>
    )
  if (page === 'past' && past)
    return (
      <Suspense fallback={<Waiting text={t.app.loadingChat} tradition={tradition} />}>
        <Past {...rest} past={past} />
      </Suspense>
    )
  if (page === 'book' && book) return <Book book={book} {...way} />
  if (page === 'find' && search) return <Find search={search} {...way} />
  return <NotFound />
}
