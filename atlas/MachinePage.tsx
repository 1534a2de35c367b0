import { type DragEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Arrow, type Box, type Chart, chartOf } from './chart.ts'
import { type Closed, closedAtFirst, countOf, NONE_CLOSED, toggled } from './folding.ts'
import { type Drawing, draw, linesOf, type Room } from './layout.ts'
import { CATALOGUE, type Entry, type MachineId, SECTIONS } from './machines/catalogue.ts'
import { ALONE } from './machines/states.ts'
import { type Known, measureInPage, Statechart } from './Statechart.tsx'
import { hrefOf, type Listed, STORIES, storiesOf, storyLabel } from './stories.ts'
import { whyViewless } from './viewless.ts'
import { SMALLEST, ZoomButtons } from './ZoomButtons.tsx'
import './atlas.css'

export type Drawn = { id: MachineId; chart: Chart; drawing: Drawing; closed: Closed }

/** More states than this are never drawn at once before somebody asks for it. */
const MOST_STATES = 40
/** A fold is only offered where it saves at least this share of the chart's area. */
const WORTH = 0.3

const roomOfPage = (): Room => ({
  width: document.documentElement.clientWidth - 66,
  height: window.innerHeight * 0.85 - 16,
})

const fits = ({ width }: Drawing, room: Room) => width * SMALLEST <= room.width
const areaOf = ({ width, height }: Drawing) => width * height

const drawFolded = async (id: MachineId, chart: Chart, closed: Closed): Promise<Drawn> => ({
  id,
  chart,
  closed,
  drawing: await draw(chart, measureInPage(), closed, roomOfPage()),
})

/** Draws a machine of the catalogue: all of it where that can be read in the page's width, else folded. Its page shows it. */
export async function drawMachine(id: MachineId): Promise<Drawn> {
  const chart = chartOf(CATALOGUE[id].machine)
  const room = roomOfPage()
  const closed = closedAtFirst(chart)
  if (countOf(chart.root) > MOST_STATES) return drawFolded(id, chart, closed)
  const whole = await drawFolded(id, chart, NONE_CLOSED)
  if (closed.size === 0 || fits(whole.drawing, room)) return whole
  const folded = await drawFolded(id, chart, closed)
  return areaOf(folded.drawing) < areaOf(whole.drawing) * (1 - WORTH) ? folded : whole
}

/** A state that is left at once: nobody can see it. */
const isTransient = (path: string, { all }: Chart) =>
  all.some(({ from, event, guard }) => from === path && event === 'always' && (guard === '' || guard === 'otherwise'))

function knownOf(chart: Chart, { path, boxes }: Box): Known {
  const stories = storiesOf(chart.id, path)
  const [first] = stories
  const count = stories.length === 1 ? '1 story' : `${stories.length} stories`
  // A group is seen by its states, which have links of their own.
  if (first !== undefined) return { href: boxes.length > 0 ? null : hrefOf(first.id), why: count }
  const why = isTransient(path, chart) ? 'left at once' : (whyViewless(`${chart.id}:${path}`) ?? 'no story')
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
      {stories.map((story) => (
        <li key={story.id}>
          <a href={hrefOf(story.id)} target="_top">
            {storyLabel(story)}
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
                    : `No view: ${whyViewless(`${chart.id}:${path}`) ?? 'no story'}.`}
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

const LEAST = 0.1
const LARGEST = 2

type Point = { x: number; y: number }

/** A point of the window, px, and where what is there now will stand when the chart around it has changed. */
type Held = Point & { now: () => Point }

/** The middle of two fingers, and how far they are apart; null for another number of fingers. */
function fingersOf({ touches: [one, two, three] }: TouchEvent) {
  if (one === undefined || two === undefined || three !== undefined) return null
  const x = (one.clientX + two.clientX) / 2
  const y = (one.clientY + two.clientY) / 2
  return { x, y, apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) }
}

/** The scale of a chart in its room. What is looked at stays where it is when the scale or the drawing changes. */
function useZoom(start: number, drawing: Drawing) {
  const room = useRef<HTMLElement>(null)
  const held = useRef<Held | null>(null)
  const apart = useRef(0)
  const [scale, setScale] = useState(start)

  const zoomAt = (next: number, x: number, y: number) => {
    const box = () => room.current?.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
    const before = box()
    const share = { x: (x - before.left) / before.width, y: (y - before.top) / before.height }
    const now = () => ({ x: box().left + share.x * box().width, y: box().top + share.y * box().height })
    held.current = { x, y, now }
    setScale(Math.min(LARGEST, Math.max(LEAST, next)))
  }
  const zoom = (next: number) => {
    const { left, top, width, height } = room.current?.getBoundingClientRect() ?? new DOMRect()
    zoomAt(next, left + width / 2, top + height / 2)
  }
  const hold = (path: string) => {
    const group = () => room.current?.querySelector(`[data-path="${path}"]`)?.getBoundingClientRect() ?? new DOMRect()
    const { x, y } = group()
    held.current = { x, y, now: group }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held moves with the scale and with the drawing
  useLayoutEffect(() => {
    if (held.current === null) return
    const { x, y, now } = held.current
    held.current = null
    room.current?.scrollBy({ left: now().x - x, top: now().y - y, behavior: 'instant' })
  }, [scale, drawing])

  // React's own listeners cannot keep a wheel or two fingers from zooming the page.
  useEffect(() => {
    const element = room.current
    if (element === null) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomAt(scale * Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 200), event.clientX, event.clientY)
    }
    const onTouch = (event: TouchEvent) => {
      const fingers = fingersOf(event)
      if (fingers === null) return
      event.preventDefault()
      if (event.type === 'touchmove') zoomAt((scale * fingers.apart) / apart.current, fingers.x, fingers.y)
      apart.current = fingers.apart
    }
    const listeners = new AbortController()
    const options = { passive: false, signal: listeners.signal }
    element.addEventListener('wheel', onWheel, options)
    element.addEventListener('touchstart', onTouch, options)
    element.addEventListener('touchmove', onTouch, options)
    return () => listeners.abort()
  })
  return { room, scale, zoom, hold }
}

/** A mouse that moves less than this, px, presses; one that moves more drags. */
const STEADY_PX = 4

/** What lets a mouse drag the content of what scrolls. Fingers do so by themselves. */
function useDrag() {
  const from = useRef<Point | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse' && button === 0) from.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      if (from.current === null) return
      const { x, y } = from.current
      const isDrag = currentTarget.hasPointerCapture(pointerId)
      if (!isDrag && Math.hypot(clientX - x, clientY - y) < STEADY_PX) return
      // What holds the pointer gets the click too: a group under it is not opened.
      if (!isDrag) currentTarget.setPointerCapture(pointerId)
      currentTarget.scrollBy({ left: x - clientX, top: y - clientY, behavior: 'instant' })
      from.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

type ChartProps = { drawn: Drawn; show: (closed: Closed) => void }

function Zoomed({ drawn: { chart, drawing, closed }, show }: ChartProps) {
  const whole = (room: Room) => Math.min(1, room.width / drawing.width, room.height / drawing.height)
  const readable = () => Math.max(whole(roomOfPage()), SMALLEST)
  const { room, scale, zoom, hold } = useZoom(readable(), drawing)
  const drag = useDrag()
  const folded = closedAtFirst(chart)
  const toggle = (path: string) => {
    hold(path)
    show(toggled(closed, path))
  }
  return (
    <>
      <ZoomButtons
        scale={scale}
        onZoom={zoom}
        onWhole={() => zoom(whole(roomOfPage()))}
        onReadable={() => zoom(readable())}
      >
        {folded.size === 0 ? null : (
          <>
            <button type="button" disabled={closed.size === 0} onClick={() => show(NONE_CLOSED)}>
              Open all
            </button>
            <button type="button" disabled={[...folded].every((path) => closed.has(path))} onClick={() => show(folded)}>
              Close all
            </button>
          </>
        )}
      </ZoomButtons>
      <section
        ref={room}
        className="atlas__chart"
        aria-label={`Statechart of ${chart.id}, to scroll`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (WCAG 2.1.1)
        tabIndex={0}
        {...drag}
      >
        <Statechart
          chart={chart}
          drawing={drawing}
          scale={scale}
          knownOf={(box) => knownOf(chart, box)}
          toggle={toggle}
        />
      </section>
    </>
  )
}

/** The page of a machine: its statechart, what the specification says of it, its stories, and all of it as a table. */
export function MachinePage(opened: Drawn) {
  const [drawn, setDrawn] = useState(opened)
  const { id, chart } = drawn
  const last = useRef(opened.closed)
  const show = (closed: Closed) => {
    last.current = closed
    // Of two that are being drawn, the one that was asked for last is shown.
    drawFolded(id, chart, closed).then((next) => last.current === closed && setDrawn(next))
  }
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
      {chart.root.boxes.length === 0 ? null : <Zoomed drawn={drawn} show={show} />}
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
