import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { hrefOf, signInAddress } from '../../machines/app/routes.ts'
import type { copyMachine } from '../../machines/copy/copy.machine.ts'
import { has, type Side } from '../../machines/pastMessages/pages.ts'
import {
  isCut,
  markedIn,
  type PastHit,
  type pastMessagesMachine,
} from '../../machines/pastMessages/pastMessages.machine.ts'
import { isDay, pastPath } from '../../machines/pastMessages/place.ts'
import { pastTexts } from '../i18n/past.ts'
import { Room } from '../reading/reading.tsx'
import { quotationText, toCopied, toViewMessage } from '../screens/chatState.ts'
import { Loading } from '../shared/Loading.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { AppActor, ScriptureActor, Tradition } from '../types.ts'
import { PastPage, Place, type PlaceState, Search, type SearchState, Visitor } from './Past.tsx'

type Past = ActorRefFrom<typeof pastMessagesMachine>
type Snapshot = SnapshotFrom<typeof pastMessagesMachine>

const NONE: readonly PastHit[] = []

/** A day as its address names it. */
const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-')

const SEARCH_STEPS = ['empty', 'waiting', 'searching', 'found', 'nothing', 'failed'] as const
const toSearch = (s: Snapshot): Omit<SearchState, 'tradition' | 'now' | 'today'> => {
  const { text, answer, searchProblem } = s.context
  const isIn = (state: 'resting' | 'loadingMore' | 'moreFailed') => s.matches({ here: { search: { found: state } } })
  return {
    text,
    step: SEARCH_STEPS.find((step) => s.matches({ here: { search: step } })) ?? 'empty',
    more: isIn('loadingMore') ? 'loading' : isIn('moreFailed') ? 'failed' : answer?.more === true ? 'ready' : 'none',
    problem: searchProblem,
    isCut: isCut(text),
    query: answer?.query ?? '',
    hits: answer?.hits ?? NONE,
    partial: answer?.partial ?? false,
  }
}

const PLACE_STEPS = ['loading', 'shown', 'nowhere', 'failed'] as const
const loadOf = (s: Snapshot, side: Side): PlaceState['older'] => {
  const isIn = (state: 'loading' | 'failed') =>
    s.matches({ here: { place: { shown: side === 'older' ? { older: state } : { newer: state } } } })
  if (isIn('loading')) return 'loading'
  if (isIn('failed')) return 'failed'
  return s.context.around !== null && has(side, s.context.around) ? 'ready' : 'none'
}
const toPlace = (
  s: Snapshot,
): Pick<PlaceState, 'step' | 'problem' | 'isDay' | 'marked' | 'older' | 'newer'> & { at: string | null } => ({
  at: s.context.at,
  step: PLACE_STEPS.find((step) => s.matches({ here: { place: step } })) ?? 'loading',
  problem: s.context.placeProblem,
  isDay: s.context.at !== null && isDay(s.context.at),
  marked: markedIn(s.context)?.id ?? null,
  older: loadOf(s, 'older'),
  newer: loadOf(s, 'newer'),
})

type Props = {
  app: Pick<AppActor, 'send'>
  past: Past
  scripture: ScriptureActor
  copy: ActorRefFrom<typeof copyMachine>
  tradition: Tradition
  /** The time, ms since 1970. */
  time: number
}

/** One's own conversations: the search, or the place that the address names. */
export function PastContainer(props: Props) {
  const { app, past, scripture, tradition } = props
  const words = useTextsPart(pastTexts)
  const page = useSelector(past, (s) =>
    s.matches('visitor') ? 'visitor' : s.matches({ here: { place: 'absent' } }) ? 'search' : 'place',
  )
  return (
    <PastPage
      tradition={tradition}
      onBack={() => app.send({ type: 'back.press' })}
      onHelp={() => app.send({ type: 'help.open' })}
    >
      {page === 'visitor' ? <Visitor signInHref={hrefOf(signInAddress(tradition, ''))} /> : null}
      {page === 'search' ? <SearchOf {...props} /> : null}
      {page === 'place' ? (
        <Room app={app} actor={scripture}>
          {/* What a reply is drawn with comes beside it. */}
          <Suspense fallback={<Loading text={words.opening} />}>
            <PlaceOf {...props} />
          </Suspense>
        </Room>
      ) : null}
    </PastPage>
  )
}

function SearchOf({ past, tradition, time }: Props) {
  const state = useSelector(past, toSearch, shallowEqual)
  const now = useMemo(() => new Date(time), [time])
  return (
    <Search
      {...state}
      tradition={tradition}
      now={now}
      today={dayOf(now)}
      onChange={(value) => past.send({ type: 'text.change', value })}
      onSubmit={() => past.send({ type: 'search.submit' })}
      onRetry={() => past.send({ type: 'search.retry' })}
      onMore={() => past.send({ type: 'more.load' })}
      onOpen={(id) => past.send({ type: 'hit.open', id })}
      onDay={(day) => past.send({ type: 'day.open', day })}
    />
  )
}

function PlaceOf({ past, copy, tradition, time }: Props) {
  const t = useTexts()
  const { at, ...state } = useSelector(past, toPlace, shallowEqual)
  const known = useSelector(past, (s) => s.context.around?.messages)
  const messages = useMemo(() => (known ?? []).map((message) => toViewMessage(message, t)), [known, t])
  const now = useMemo(() => new Date(time), [time])
  const copied = useSelector(copy, toCopied)
  // With the name of this site, as the page itself has it.
  const link = new URL(pastPath(tradition, at), document.baseURI).href
  const ofLink = useSelector(copy, (s) => (s.context.text === link ? s.value : 'idle'))
  return (
    <Place
      // Another place is begun anew.
      key={at}
      {...state}
      tradition={tradition}
      messages={messages}
      now={now}
      copied={copied}
      link={ofLink === 'copying' ? 'idle' : ofLink}
      onSearch={() => past.send({ type: 'search.open' })}
      onRetry={() => past.send({ type: 'place.retry' })}
      onOlder={() => past.send({ type: 'older.load' })}
      onNewer={() => past.send({ type: 'newer.load' })}
      onLink={() => copy.send({ type: 'text.copy', text: link })}
      onCopy={(verse, shown) => copy.send({ type: 'text.copy', text: quotationText(shown, t), verse })}
    />
  )
}
