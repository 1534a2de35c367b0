import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { LineState } from '../../machines/lineCheck/lineState.ts'
import type { ScriptureHit } from '../../machines/lineSearch/lineSearch.machine.ts'
import type { Verdict, Whole } from '../../machines/lineSearch/verdict.ts'
import { findTexts } from '../i18n/find.ts'
import { LibraryBar } from '../library/LibraryBar.tsx'
import { bookHref } from '../reading/readingContext.ts'
import { Checking } from '../replies/Renderings.tsx'
import { AppLink, NavigateContext } from '../shared/AppLink.tsx'
import { Button } from '../shared/Button.tsx'
import { Alert } from '../shared/Notice.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import '../chat/QuotationBlock.css'
import '../book/book.css'
import './find.css'

/** A place, and whether it was found in the published text (D26). */
type Place = { hit: ScriptureHit; standing: LineState }
/** What can be said of a line, and of the place by which it is said. */
type Said = Pick<Verdict, 'kind' | 'differences'> & { hit: ScriptureHit | null; standing: LineState | null }
/** One of the lines that were looked for. */
export type Asked = {
  query: string
  said: Said | null
  groups: { tradition: Tradition; places: Place[] }[]
}
export type State = {
  tradition: Tradition
  text: string
  step: 'empty' | 'waiting' | 'searching' | 'found' | 'nothing' | 'failed'
  problem: 'offline' | 'failed' | null
  /** More was typed than is looked for. */
  isCut: boolean
  asked: Asked[]
  /** Of several lines; null where it cannot be said. */
  whole: Whole | null
}
export type Actions = {
  onBack(): void
  onHelp(): void
  onChange(text: string): void
  onClear(): void
  onRetry(): void
  onOpen(hit: ScriptureHit): void
  /** A place is on the screen: it has to be compared with the text. */
  onSeen(hit: ScriptureHit): void
}

/** How people look for a line, each with a piece of one that the corpus has. */
const EXAMPLES = {
  sikh: { letters: 'ਨਚਮਕ', words: 'ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ', latin: 'nanak chinta mat karahu' },
  hindu: { letters: 'कमफक', words: 'मा फलेषु कदाचन', latin: 'ma phaleshu kadachana' },
} as const satisfies Record<Tradition, Record<'letters' | 'words' | 'latin', string>>
const WAYS = ['letters', 'words', 'latin'] as const

const LANG = { sikh: 'pa', hindu: 'sa' } as const satisfies Record<Tradition, string>
const langOf = (text: string) =>
  /\p{Script=Gurmukhi}/u.test(text) ? 'pa' : /\p{Script=Devanagari}/u.test(text) ? 'sa' : undefined

/** The box is as high as what is in it, as far as can be told without measuring it. */
const rowsOf = (text: string) =>
  Math.min(
    10,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 36)), 1),
  )

/** Where something stands in the scriptures; and of a line from elsewhere, whether it stands there. */
export function Find(props: State & Actions) {
  const { tradition, onBack, onHelp } = props
  const words = useTextsPart(findTexts)
  return (
    <Page tradition={tradition} kind="wide">
      <LibraryBar tradition={tradition} page="find" onBack={onBack} onHelp={onHelp}>
        <h1 className="book__page">{words.heading}</h1>
        <p className="soft">{words.lead}</p>
      </LibraryBar>
      <main className="find">
        <Box {...props} />
        <Results {...props} />
      </main>
    </Page>
  )
}

function Box({ tradition, text, step, isCut, onChange, onClear }: State & Actions) {
  const words = useTextsPart(findTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="find__ask">
      <label>
        <span>{words.box}</span>
        <textarea
          ref={box}
          className="field find__box"
          value={text}
          rows={rowsOf(text)}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {text === '' ? null : (
        <Button
          onClick={() => {
            onClear()
            // The button goes: who pressed it is where they would type next.
            box.current?.focus()
          }}
        >
          {words.clear}
        </Button>
      )}
      {isCut ? <p className="soft">{words.cut}</p> : null}
      {step === 'empty' || step === 'nothing' ? <Ways tradition={tradition} /> : null}
    </div>
  )
}

/** Each way of looking for something, with its example. */
function Ways({ tradition }: Pick<State, 'tradition'>) {
  const words = useTextsPart(findTexts)
  return (
    <p className="soft find__ways">
      {WAYS.map((way) => (
        <Fragment key={way}>
          <span>{words.ways[way]}</span>{' '}
          <b lang={way === 'latin' ? `${LANG[tradition]}-Latn` : LANG[tradition]} translate="no">
            {EXAMPLES[tradition][way]}
          </b>{' '}
        </Fragment>
      ))}
    </p>
  )
}

function Results(props: State & Actions) {
  const { step, problem, asked, whole, onRetry } = props
  const t = useTexts()
  const words = useTextsPart(findTexts)
  const isFresh = step === 'found' || step === 'nothing'
  // What comes nearest to a line that stands nowhere was not found.
  const count = asked.flatMap(({ said, groups }) =>
    said?.kind === 'none' ? [] : groups.flatMap(({ places }) => places),
  ).length
  const isNowhere = asked.some(({ said }) => said?.kind === 'none')
  const nothing = step === 'nothing' || (step === 'found' && count === 0)
  const hint = step === 'nothing' && !isNowhere
  return (
    <>
      <p role="status" className="find__status">
        {nothing ? words.nothing : step === 'found' ? words.count(count) : step === 'searching' ? words.searching : ''}
      </p>
      {problem === null ? null : (
        <>
          <Alert>{words.problems[problem]}</Alert>
          <Button variant="primary" onClick={onRetry}>
            {t.chat.tryAgain}
          </Button>
        </>
      )}
      {hint ? <p className="soft">{words.hint}</p> : null}
      {asked.length === 0 ? null : (
        <section aria-label={words.results} aria-busy={!isFresh} className="find__results">
          {isFresh && whole !== null ? <p className="find__verdict">{words.whole[whole]}</p> : null}
          {asked.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change order
            <Line key={at} {...one} {...props} isOne={asked.length === 1} isFresh={isFresh} />
          ))}
          {isFresh && isNowhere ? <p className="soft">{words.elsewhere}</p> : null}
        </section>
      )}
    </>
  )
}

type LineProps = Asked & State & Actions & { isOne: boolean; isFresh: boolean }

/** A line that was looked for: what can be said of it, and where it stands. */
function Line({ query, said, groups, tradition, isOne, isFresh, onOpen, onSeen }: LineProps) {
  const t = useTexts()
  const words = useTextsPart(findTexts)
  const Heading = isOne ? 'h2' : 'h3'
  const isNamed = groups.length > 1 || groups.some((group) => group.tradition !== tradition)
  return (
    <div className="find__line">
      {isOne ? null : (
        <h2 className="find__query" lang={langOf(query)}>
          {query}
        </h2>
      )}
      {isFresh && said !== null ? <Verdicts {...said} /> : null}
      {isFresh && said === null && !isOne ? <p className="soft">{words.short}</p> : null}
      {isFresh && said?.kind === 'none' && groups.length > 0 ? <p className="soft">{words.nearest}</p> : null}
      {groups.map((group) => (
        <div key={group.tradition} data-tradition={group.tradition}>
          {isNamed ? <Heading className="find__name">{t.guides[group.tradition].scripture}</Heading> : null}
          <ul className="find__places">
            {group.places.map((place) => (
              <Found key={`${place.hit.reference}\n${place.hit.original}`} {...place} onOpen={onOpen} onSeen={onSeen} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Nothing is said by a place that was not found in the published text (D26). */
function Verdicts({ kind, differences, hit, standing }: Said) {
  const words = useTextsPart(findTexts)
  if (kind !== 'none' && standing === 'checking') {
    return (
      <p className="soft" aria-busy="true">
        <Checking />
      </p>
    )
  }
  if (kind !== 'none' && standing !== 'verified') return <p className="find__verdict">{words.notCompared}</p>
  const lang = hit === null ? undefined : LANG[hit.tradition]
  return (
    <div className="find__verdict" data-kind={kind}>
      <p>{words.verdict[kind]}</p>
      {differences.length === 0 ? null : (
        <table className="find__differences">
          <thead>
            <tr>
              <th scope="col">{words.differences.asked}</th>
              <th scope="col">{words.differences.stands}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ asked, stands }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its words
              <tr key={at}>
                <Word word={asked} lang={lang} />
                <Word word={stands} lang={lang} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function Word({ word, lang }: { word: string; lang: string | undefined }) {
  const words = useTextsPart(findTexts)
  return word === '' ? (
    <td className="soft">{words.differences.nothing}</td>
  ) : (
    <td lang={lang} translate="no">
      {word}
    </td>
  )
}

/** A place: all of it opens the page on which it stands. */
function Found({ hit, standing, onOpen, onSeen }: Place & Pick<Actions, 'onOpen' | 'onSeen'>) {
  const t = useTexts()
  const words = useTextsPart(findTexts)
  const isVerified = standing === 'verified'
  useEffect(() => {
    if (standing === 'checking') onSeen(hit)
  }, [standing, hit, onSeen])
  return (
    <li>
      {/* A plain press goes by the machine, so that the line is marked there; a new tab by its address. */}
      <NavigateContext value={() => onOpen(hit)}>
        <AppLink className="find__place" href={bookHref(hit.reference)} data-verified={isVerified}>
          <span className="soft">{t.chat.reference(hit.reference)}</span>
          {isVerified || standing === 'checking' ? null : (
            <span>
              <span className="unverified__mark">{t.chat.unverified}</span>
            </span>
          )}
          {/* Exact to the letter (D26): until that is known it is not dressed as scripture. */}
          <span
            className={isVerified ? 'quotation__original' : undefined}
            lang={LANG[hit.tradition]}
            translate="no"
            aria-busy={standing === 'checking'}
          >
            {linesOf(hit)}
          </span>
          {hit.others > 0 ? <span className="soft">{words.others(hit.others)}</span> : null}
        </AppLink>
      </NavigateContext>
    </li>
  )
}

/** The lines of a place, with what was met marked; every letter is there, in its order. */
function linesOf({ original, marks }: ScriptureHit): ReactNode {
  let start = 0
  return original.split('\n').map((line, index) => {
    const from = start
    start += line.length + 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change order
      <Fragment key={index}>
        {index === 0 ? '' : '\n'}
        <span className="quotation__line">{markedIn(line, from, marks)}</span>
      </Fragment>
    )
  })
}

/** `offset` is where the line begins. A mark may go over the end of a line. */
function markedIn(line: string, offset: number, marks: ScriptureHit['marks']): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const mark of [...marks].sort((one, other) => one.from - other.from)) {
    const from = Math.max(at, mark.from - offset)
    const to = Math.min(line.length, mark.to - offset)
    if (from >= to) continue
    parts.push(line.slice(at, from), <mark key={from}>{line.slice(from, to)}</mark>)
    at = to
  }
  parts.push(line.slice(at))
  return parts
}
