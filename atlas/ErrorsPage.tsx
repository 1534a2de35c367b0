import { CATALOGUE, type CatalogueEntry } from './errors/catalogue.ts'
import { has } from './find.ts'
import { causeOf } from './findIndex.ts'
import { machineHref } from './findLinks.ts'
import { textOf } from './findTexts.ts'
import { count, Field, useFind, Words } from './IndexParts.tsx'
import { hrefOf, STORIES, storyLabel } from './stories.ts'
import './atlas.css'

const nameOfId = (id: string) => storyLabel(STORIES.find((story) => story.id === id) ?? { title: '', name: id })

const saidOf = ({ text }: CatalogueEntry) => (text === null ? undefined : textOf(text)?.words)

/** What a row is found by: all that it shows. */
const shownOf = (row: CatalogueEntry) => [
  ...causeOf(row.cause),
  row.row,
  row.when,
  row.machine,
  row.state,
  ...Object.values(saidOf(row) ?? {}),
  row.story === null ? '' : nameOfId(row.story),
]

const ROWS = CATALOGUE.map((row) => ({ row, shown: shownOf(row) }))

function ErrorRow({ row }: { row: CatalogueEntry }) {
  const [first, ...others] = causeOf(row.cause)
  const said = saidOf(row)
  return (
    <li>
      <p className="find__cause">
        <b>{first}</b>
        <span className="soft">{others.join(', ')}</span>
      </p>
      <p>{row.when}</p>
      {said === undefined ? (
        <p className="soft">{row.words === 'server' ? 'The server’s own sentence is shown.' : 'Nothing is said.'}</p>
      ) : (
        <Words words={said} />
      )}
      <ul className="atlas__links">
        <li>
          <a href={machineHref(row.machine)} target="_top">
            {row.machine}: {row.state}
          </a>
        </li>
        {row.story === null ? null : (
          <li>
            <a href={hrefOf(row.story)} target="_top">
              {nameOfId(row.story)}
            </a>
          </li>
        )}
      </ul>
    </li>
  )
}

/** Every error of the catalogue: what causes it, what is said in each language, and where it is seen. */
export function ErrorsPage() {
  const [typed, find] = useFind()
  const rows = ROWS.filter(({ shown }) => has(shown, typed)).map(({ row }) => row)
  const situations = [...new Set(rows.map(({ row }) => row))]
  return (
    <main className="atlas" lang="en">
      <h1>Errors</h1>
      <p>Every way in which something fails, in the order of the specification’s error catalogue (§8).</p>
      <Field label="Find a cause, a word of any language, a machine" typed={typed} onType={find} />
      <output className="soft">{count(rows.length, 'row')}</output>
      {situations.map((situation) => (
        <section key={situation}>
          <h2>{situation === 'beyond' ? 'Beyond the specification' : situation}</h2>
          <ul className="find__list">
            {rows
              .filter(({ row }) => row === situation)
              .map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name, and no state of its own
                <ErrorRow key={index} row={row} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
