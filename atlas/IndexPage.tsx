import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { htmlLang } from '../src/ui/i18n/load.ts'
import type { Entry } from './find.ts'
import { ERRORS_HREF, machineHref, pageHref, TEXTS_HREF } from './findLinks.ts'
import { Field, useFind } from './IndexParts.tsx'
import { lastOf, STORIES } from './stories.ts'
import './atlas.css'

const EXAMPLES = ['login modal', 'ਦੁਬਾਰਾ', '20 s', '409']
/** More than that nobody reads: another word finds less. */
const MOST = 60

type Search = (typed: string) => Entry[]

/** The index: it is made once something is typed, since most who come here go on to a chapter. */
const makeSearch = async (): Promise<Search> => {
  const [{ searchOf }, { entries }] = await Promise.all([import('./find.ts'), import('./findIndex.ts')])
  return searchOf(entries())
}

const langOf = (words: string) =>
  htmlLang(/[\u0A00-\u0A7F]/.test(words) ? 'punjabi' : /[\u0900-\u0963]/.test(words) ? 'hindi' : 'english')

function Result({ entry: { kind, name, words, href } }: { entry: Entry }) {
  return (
    <li className="find__result">
      <span className="soft">{kind}</span>
      {href === null ? (
        <b>{name}</b>
      ) : (
        <a href={href} target="_top">
          {name}
        </a>
      )}
      {words.map((line) => (
        <p key={line} className="soft" lang={langOf(line)}>
          {line}
        </p>
      ))}
    </li>
  )
}

function Results({ found }: { found: Entry[] }) {
  return (
    <>
      <output className="soft">
        {found.length === 0 ? 'Nothing has that.' : `${found.length} found, the nearest first`}
        {found.length > MOST ? `; these are the first ${MOST}` : ''}
      </output>
      <ol className="find__list">
        {found.slice(0, MOST).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two transitions may be called the same, and keep no state
          <Result key={index} entry={entry} />
        ))}
      </ol>
    </>
  )
}

type ChapterProps = { title: ReactNode; about: string; pages?: readonly (readonly [name: string, href: string])[] }

function Chapter({ title, about, pages = [] }: ChapterProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{about}</p>
      {pages.length === 0 ? null : (
        <ul className="atlas__links">
          {pages.map(([name, href]) => (
            <li key={name}>
              <a href={href} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const screens = [...new Set(STORIES.map(({ title }) => title))].map(
  (title) => [lastOf(title), pageHref(title)] as const,
)

/** @param machines Ids of all machines. */
function Chapters({ machines }: { machines: readonly string[] }) {
  return (
    <div className="find__chapters">
      <Chapter
        title="Screens"
        about={`Every screen and each part of one, with all of its ${STORIES.length} stories side by side, at the width that the toolbar says.`}
        pages={screens}
      />
      <Chapter
        title="Machines"
        about="The statechart of each machine, its transitions as a table, and for each state the stories that show it."
        pages={machines.map((id) => [id, machineHref(id)] as const)}
      />
      <Chapter
        title={
          <a href={ERRORS_HREF} target="_top">
            Errors
          </a>
        }
        about="Every way in which something fails: its cause, its words in three languages, its state and its story."
      />
      <Chapter
        title={
          <a href={TEXTS_HREF} target="_top">
            Texts
          </a>
        }
        about="Every text of the interface in English, Punjabi and Hindi, side by side."
      />
    </div>
  )
}

/** The front page: what is here, and a search over all of it. */
export function IndexPage({ machines }: { machines: readonly string[] }) {
  const [typed, find] = useFind()
  const [search, setSearch] = useState<Search | null>(null)
  const wanted = useDeferredValue(typed.trim())
  const isSearching = wanted !== ''
  useEffect(() => {
    let isHere = true
    if (isSearching)
      makeSearch().then((made) => {
        if (isHere) setSearch(() => made)
      })
    return () => {
      isHere = false
    }
  }, [isSearching])
  return (
    <main className="atlas" lang="en">
      <h1>Atlas of Satsang</h1>
      <p>Every screen, state, error and text of the app.</p>
      <Field label="Find a screen, a state, a word of any language, a delay, a status" typed={typed} onType={find} />
      <p className="find__examples">
        <span className="soft">For example</span>
        {EXAMPLES.map((example) => (
          <button key={example} type="button" lang={langOf(example)} onClick={() => find(example)}>
            {example}
          </button>
        ))}
      </p>
      {isSearching ? search === null ? null : <Results found={search(wanted)} /> : <Chapters machines={machines} />}
    </main>
  )
}
