import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type bookMachine, TEXT_SIZES } from '../../machines/book/book.machine.ts'
import { bookPath, PAGES_OF, type Place } from '../../machines/book/place.ts'
import { type BookTexts, bookTexts } from '../i18n/book.ts'
import { toPreferences, toRendering } from '../reading/readingContext.ts'
import { useLanguage, useTextsPart } from '../texts.tsx'
import type { Language, ScriptureActor } from '../types.ts'
import { Book, type Line, type Part, type State } from './Book.tsx'

type Snapshot = SnapshotFrom<typeof bookMachine>
type Opened = NonNullable<Snapshot['context']['page']>

/** Where the names of a leaf have a language. */
const NAME = { english: 0, punjabi: 1, hindi: 2 } as const satisfies Record<Language, number>

/** Which lines were quoted: the verse of the place, or those of the verse that the book was opened from. */
function markedIn(page: Opened, place: Place, quoted: Snapshot['context']['quoted']): (at: number) => boolean {
  if (place.verse !== null) return (at) => page.verses?.[at] === place.verse
  const own = quoted?.original.split('\n') ?? []
  const from = page.lines.findIndex((_, at) => own.length > 0 && own.every((line, i) => page.lines[at + i] === line))
  return (at) => from >= 0 && at >= from && at < from + own.length
}

/** A page in its parts: a verse, or what one speaker says in one shabad; our words end a part. */
function partsOf(
  { page, place, quoted }: Pick<Snapshot['context'], 'page' | 'place' | 'quoted'>,
  { own, rendering, verse }: { own: Language; rendering: Language; verse: BookTexts['verse'] },
): Part[] {
  if (page === null) return []
  const isMarked = markedIn(page, place, quoted)
  const parts: Part[] = []
  page.lines.forEach((text, at) => {
    const head = page.heads.find(([line]) => line === at)
    const number = page.verses?.[at] ?? null
    const beginsVerse = number !== null && page.verses?.[at - 1] !== number
    const before = parts.at(-1)
    const line: Line = { text, latin: page.latin[at] ?? '', marked: isMarked(at) }
    const words = page.renderings.find(([, to]) => to === at)?.[2][NAME[rendering]] ?? null
    const beginsOurs = before?.rendering !== null || page.renderings.some(([from]) => from === at)
    const isNew = number === null ? head !== undefined || beginsOurs : beginsVerse
    if (before === undefined || isNew) {
      const names = (head?.slice(1) ?? []).map((index) => page.names[index]?.[NAME[own]])
      const title = number === null ? names.filter(Boolean).join(' · ') : verse(page.number, number)
      parts.push({ head: title === '' ? null : title, lines: [line], rendering: words })
    } else {
      before.lines.push(line)
      before.rendering = words
    }
  })
  return parts
}

type Shown = Omit<State, 'parts' | 'transliteration' | 'larivaar' | 'rendering' | 'title'>

/** All that the machine says of itself, but the page's text. */
function toShown({ value, context }: Snapshot): Shown {
  const { tradition, place, problem, kept, leaves, keepProblem } = context
  const addressOf = (page: number) =>
    page < 1 || page > PAGES_OF[tradition] ? null : bookPath(tradition, { page, verse: null })
  const keeping = typeof value.keeping === 'string' ? value.keeping : 'fetching'
  return {
    tradition,
    number: place.page,
    step: value.page,
    problem,
    previous: addressOf(place.page - 1),
    next: addressOf(place.page + 1),
    refused: value.find === 'refused',
    size: TEXT_SIZES.find((size) => size === value.size) ?? 'normal',
    keeping: keeping === 'counting' || keeping === 'impossible' ? 'unknown' : keeping,
    percent: leaves === 0 ? 0 : Math.floor((100 * kept) / leaves),
    keepProblem,
  }
}

type Props = { book: ActorRefFrom<typeof bookMachine>; scripture: ScriptureActor; onBack(): void; onHelp(): void }

/** A scripture as a book: its machine, and how this person reads. */
export function Opened({ book, scripture, onBack, onHelp }: Props) {
  const own = useLanguage()
  const { verse } = useTextsPart(bookTexts)
  const preferences = useSelector(scripture, (s) => s.context.preferences)
  const { transliteration, larivaar } = useSelector(preferences, toPreferences, shallowEqual)
  const rendering = useSelector(preferences, toRendering) ?? own
  const shown = useSelector(book, toShown, shallowEqual)
  const page = useSelector(book, (s) => s.context.page)
  const place = useSelector(book, (s) => s.context.place)
  const quoted = useSelector(book, (s) => s.context.quoted)
  const parts = useMemo(
    () => partsOf({ page, place, quoted }, { own, rendering, verse }),
    [page, place, quoted, own, rendering, verse],
  )
  const [, , section = -1] = page?.verses === undefined ? [] : (page.heads[0] ?? [])
  return (
    <Book
      {...shown}
      parts={parts}
      title={page?.names[section]?.[NAME[own]] ?? null}
      transliteration={transliteration}
      larivaar={larivaar}
      rendering={rendering}
      onBack={onBack}
      onHelp={onHelp}
      onGo={(value) => book.send({ type: 'place.find', value })}
      onEdit={() => book.send({ type: 'place.edit' })}
      onRetry={() => book.send({ type: 'page.retry' })}
      onLarger={() => book.send({ type: 'text.larger' })}
      onSmaller={() => book.send({ type: 'text.smaller' })}
      onTransliteration={() => preferences.send({ type: 'transliteration.toggle' })}
      onLarivaar={() => preferences.send({ type: 'larivaar.toggle' })}
      onKeep={() => book.send({ type: 'keep.start' })}
      onStop={() => book.send({ type: 'keep.stop' })}
      onRemove={() => book.send({ type: 'keep.remove' })}
    />
  )
}
