import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type LineState, lineKey } from '../../machines/lineCheck/lineState.ts'
import type { Answer, lineSearchMachine, ScriptureHit } from '../../machines/lineSearch/lineSearch.machine.ts'
import { hasMore } from '../../machines/lineSearch/queries.ts'
import { groupsOf, type Verdict, verdictOf, wholeOf } from '../../machines/lineSearch/verdict.ts'
import type { ScriptureActor, Tradition } from '../types.ts'
import { type Asked, Find, type State } from './Find.tsx'

type Snapshot = SnapshotFrom<typeof lineSearchMachine>
type Read = { query: string; verdict: Verdict | null; groups: ReturnType<typeof groupsOf> }

/** What the letters of an answer say. Of several lines each has one place: that by which something is said, or the best. */
const readAnswer = (answer: Answer | null, tradition: Tradition): Read[] =>
  (answer?.queries ?? []).map((query, at, { length }) => {
    const hits = answer?.hits[at] ?? []
    const verdict = verdictOf(query, hits)
    const one = verdict?.hit ?? hits[0]
    return { query, verdict, groups: groupsOf(length === 1 ? hits : one === undefined ? [] : [one], tradition) }
  })

/** The same with what is known of each place; and of all lines together, once it is known of all. */
function toAsked(read: readonly Read[], known: Readonly<Record<string, LineState>>): Pick<State, 'asked' | 'whole'> {
  const standingOf = (hit: ScriptureHit): LineState => known[lineKey(hit)] ?? 'checking'
  const asked = read.map(({ query, verdict, groups }): Asked => {
    const hit = verdict?.hit ?? null
    return {
      query,
      said: verdict === null ? null : { ...verdict, standing: hit === null ? null : standingOf(hit) },
      groups: groups.map(({ tradition, hits }) => ({
        tradition,
        places: hits.map((one) => ({ hit: one, standing: standingOf(one) })),
      })),
    }
  })
  const isKnown = asked.every(({ said }) => said === null || said.kind === 'none' || said.standing === 'verified')
  return { asked, whole: isKnown && read.length > 1 ? wholeOf(read.map(({ verdict }) => verdict)) : null }
}

/** All that the machine says of itself, but what was found. */
function toShown({ value, context }: Snapshot): Omit<State, 'asked' | 'whole'> {
  const { tradition, text, problem } = context
  return {
    tradition,
    text,
    // It decides in no time.
    step: value === 'deciding' ? 'empty' : value,
    problem,
    isCut: hasMore(text),
  }
}

type Props = {
  search: ActorRefFrom<typeof lineSearchMachine>
  scripture: ScriptureActor
  onBack(): void
  onHelp(): void
}

export function Opened({ search, scripture, onBack, onHelp }: Props) {
  const shown = useSelector(search, toShown, shallowEqual)
  const answer = useSelector(search, (s) => s.context.answer)
  const check = useSelector(scripture, (s) => s.context.lines)
  const known = useSelector(check, (s) => s.context.known)
  const read = useMemo(() => readAnswer(answer, shown.tradition), [answer, shown.tradition])
  const onSeen = useCallback(
    ({ reference, original }: ScriptureHit) => check.send({ type: 'line.seen', quotation: { reference, original } }),
    [check],
  )
  return (
    <Find
      {...shown}
      {...toAsked(read, known)}
      onBack={onBack}
      onHelp={onHelp}
      onChange={(value) => search.send({ type: 'text.change', value })}
      onClear={() => search.send({ type: 'text.clear' })}
      onRetry={() => search.send({ type: 'search.retry' })}
      onOpen={(hit) => search.send({ type: 'hit.open', hit })}
      onSeen={onSeen}
    />
  )
}
