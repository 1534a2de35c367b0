import { type ReactNode, useState } from 'react'
import { CATALOGUE, type Entry, type MachineId, SECTIONS } from '../src/machines/catalogue.ts'
import { ALONE } from '../src/machines/states.ts'
import { type Arrow, type Box, type Chart, chartOf } from './chart.ts'
import { type Drawing, draw, linesOf } from './layout.ts'
import { type Known, measureInPage, Statechart } from './Statechart.tsx'
import { hrefOf, type Listed, STORIES, storiesOf } from './stories.ts'
import { VIEWLESS } from './viewless.ts'
import './atlas.css'

export type Drawn = { id: MachineId; chart: Chart; drawing: Drawing }

/** Draws a machine of the catalogue. Its page shows it. */
export async function drawMachine(id: MachineId): Promise<Drawn> {
  const chart = chartOf(CATALOGUE[id].machine)
  return { id, chart, drawing: await draw(chart, measureInPage()) }
}

const reasons: Readonly<Record<string, string | undefined>> = VIEWLESS
const whyViewless = (machine: string, path: string) => reasons[`${machine}:${path}`] ?? reasons[`${machine}:*`]

/** A state that is left at once: nobody can see it. */
const isTransient = (path: string, { all }: Chart) =>
  all.some(({ from, event, guard }) => from === path && event === 'always' && (guard === '' || guard === 'else'))

function knownOf(chart: Chart, { path, boxes }: Box): Known {
  const stories = storiesOf(chart.id, path)
  const [first] = stories
  const count = stories.length === 1 ? '1 story' : `${stories.length} stories`
  // A group is seen by its states, which have links of their own.
  if (first !== undefined) return { href: boxes.length > 0 ? null : hrefOf(first.id), why: count }
  const why = isTransient(path, chart) ? 'left at once' : (whyViewless(chart.id, path) ?? 'no story')
  return { href: null, why }
}

const placeName = (place: string): string => {
  const [, number, heading] = /^(\d)(?: (.+))?$/.exec(place) ?? []
  if (number === undefined) return `decision ${place}`
  return `§${number} ${heading ?? SECTIONS[Number(number) as keyof typeof SECTIONS]}`
}

const leavesOf = ({ path, boxes }: Box): string[] => (boxes.length === 0 ? [path] : boxes.flatMap(leavesOf))

function StoryLinks({ stories }: { stories: Listed[] }) {
  return (
    <ul className="atlas__links">
      {stories.map(({ id, title, name }) => (
        <li key={id}>
          <a href={hrefOf(id)} target="_top">
            {title.replace(/^.*\//, '')}: {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Each state that nobody divides any further, with its stories, or why it has none. */
function States({ chart }: { chart: Chart }) {
  const paths = chart.root.boxes.length === 0 ? [ALONE] : leavesOf(chart.root)
  return (
    <dl className="atlas__states">
      {paths.map((path) => {
        const stories = storiesOf(chart.id, path)
        return (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              {stories.length > 0 ? (
                <StoryLinks stories={stories} />
              ) : (
                <span className="soft">
                  {isTransient(path, chart)
                    ? 'Left at once.'
                    : `No view: ${whyViewless(chart.id, path) ?? 'no story'}.`}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type ScrolledProps = { className: string; label: string; children: ReactNode }

/** What is larger than its room. The focus goes in, so that the arrow keys scroll it. */
function Scrolled({ className, label, children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

function Transitions({ arrows }: { arrows: Arrow[] }) {
  return (
    <Scrolled className="atlas__table" label="Transitions">
      <table>
        <thead>
          <tr>
            <th scope="col">in</th>
            <th scope="col">event</th>
            <th scope="col">if</th>
            <th scope="col">leads to</th>
          </tr>
        </thead>
        <tbody>
          {arrows.map(({ from, event, guard, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the machine's, and stays
            <tr key={index}>
              <td>{from === '' ? 'every state' : from}</td>
              <td>{event}</td>
              <td>{guard}</td>
              <td>{to.length === 0 ? 'stays' : to.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}

const ZOOMS = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5, 2]
/** Words smaller than this nobody reads; a larger chart is scrolled. */
const SMALLEST = 0.85
const widthOfRoom = () => document.documentElement.clientWidth - 66

function Zoomed({ chart, drawing }: { chart: Chart; drawing: Drawing }) {
  const fitting = Math.min(1, widthOfRoom() / drawing.width)
  const readable = Math.max(fitting, SMALLEST)
  const [scale, setScale] = useState(readable)
  const smaller = ZOOMS.findLast((zoom) => zoom < scale - 0.001)
  const larger = ZOOMS.find((zoom) => zoom > scale + 0.001)
  return (
    <>
      <div className="atlas__zoom">
        <button type="button" disabled={smaller === undefined} onClick={() => setScale(smaller ?? scale)}>
          Smaller
        </button>
        <button type="button" disabled={larger === undefined} onClick={() => setScale(larger ?? scale)}>
          Larger
        </button>
        <button type="button" onClick={() => setScale(fitting)}>
          Whole width
        </button>
        <button type="button" onClick={() => setScale(readable)}>
          Readable
        </button>
        <output>{Math.round(scale * 100)} %</output>
      </div>
      <Scrolled className="atlas__chart" label={`Statechart of ${chart.id}, to scroll`}>
        <Statechart chart={chart} drawing={drawing} scale={scale} knownOf={(box) => knownOf(chart, box)} />
      </Scrolled>
    </>
  )
}

/** The page of a machine: its statechart, what the specification says of it, its stories, and all of it as a table. */
export function MachinePage({ id, chart, drawing }: Drawn) {
  const { about, places, architecture }: Entry = CATALOGUE[id]
  const everywhere = linesOf(chart.root)
  const shown = STORIES.filter(({ states }) => states.some((state) => state.startsWith(`${id}:`)))
  return (
    <main className="atlas" lang="en">
      <h1>{id}</h1>
      <p>{about}</p>
      <p className="soft">
        {places.length === 0 ? 'The architecture’s own: the specification has no words for it.' : 'Specification: '}
        {places.map(placeName).join('; ')}
        {architecture === null ? '' : `. Named in the architecture.`}
      </p>
      {chart.root.boxes.length === 0 ? null : <Zoomed chart={chart} drawing={drawing} />}
      {everywhere.length === 0 ? null : (
        <>
          <h2>In every state</h2>
          <ul className="atlas__everywhere">
            {everywhere.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is the machine's, and stays
              <li key={index}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <h2>
        {shown.length === 1 ? '1 story' : `${shown.length} stories`}, {chart.all.length} transitions
      </h2>
      <States chart={chart} />
      <h2>Transitions</h2>
      <Transitions arrows={chart.all} />
    </main>
  )
}
