import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { SeenActor } from '../../src/live/inspect.ts'
import { type Arrow, type Chart, chartOf, innerLabelOf } from '../chart.ts'
import { type Drawing, draw, LINE_PX, PAD_PX, TITLE_PX } from '../layout.ts'
import { CATALOGUE, type MachineId } from '../machines/catalogue.ts'
import { measureInPage, Statechart } from '../Statechart.tsx'
import { SMALLEST, ZoomButtons } from '../ZoomButtons.tsx'
import { litArrows } from './seen.ts'

type Drawn = { machine: AnyStateMachine; chart: Chart; drawing: Drawing }

const drawn = new Map<MachineId, Promise<Drawn>>()
/** The same promise for the same machine: its chart does not change while it runs. */
function drawnOf(id: MachineId): Promise<Drawn> {
  const { machine } = CATALOGUE[id]
  const chart = chartOf(machine)
  const promise = drawn.get(id) ?? draw(chart, measureInPage()).then((drawing) => ({ machine, chart, drawing }))
  drawn.set(id, promise)
  return promise
}

const isKnown = (id: string): id is MachineId => Object.hasOwn(CATALOGUE, id)

type LitProps = { drawing: Drawing; active: ReadonlySet<string>; lit: ReadonlySet<Arrow>; scale: number }

/** What is lit, over the chart: the states that are active, and what the last event led by. */
function Lit({ drawing: { width, height, boxes, arrows }, active, lit, scale }: LitProps) {
  return (
    <svg
      className="live__lit"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
    >
      {boxes.map(({ box, x, y, width, height }) => {
        // Lines of the box's own, below what runs in it and what is done there.
        const before = box.runs.length + box.does.length
        return (
          <g key={box.path}>
            {active.has(box.path) ? (
              <rect className="live__active" data-kind={box.kind} x={x} y={y} width={width} height={height} rx={10} />
            ) : null}
            {box.inner.map((arrow, index) =>
              lit.has(arrow) ? (
                <rect
                  key={innerLabelOf(arrow)}
                  className="live__taken"
                  x={x + PAD_PX - 4}
                  y={y + PAD_PX + TITLE_PX - 4 + (before + index) * LINE_PX}
                  width={width - 2 * PAD_PX + 8}
                  height={LINE_PX}
                  rx={4}
                />
              ) : null,
            )}
          </g>
        )
      })}
      {arrows.map(({ arrows: within, points, label }) =>
        within.some((arrow) => lit.has(arrow)) ? (
          <g key={JSON.stringify(points)}>
            <polyline className="live__line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {label === null
              ? null
              : within.map((arrow, index) =>
                  lit.has(arrow) ? (
                    <rect
                      key={`${arrow.event} ${arrow.guard}`}
                      className="live__taken"
                      x={label.x}
                      y={label.y + 1 + index * LINE_PX}
                      width={label.width}
                      height={LINE_PX}
                      rx={4}
                    />
                  ) : null,
                )}
          </g>
        ) : null,
      )}
    </svg>
  )
}

/** The room's size as it is now, px. */
function useSize(room: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = room.current
    if (element === null) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return size
}

type EverywhereProps = { arrows: readonly Arrow[]; lit: ReadonlySet<Arrow>; isOpen: boolean }

/** What the machine as a whole does, which no box of the chart says. */
function Everywhere({ arrows, lit, isOpen }: EverywhereProps) {
  if (arrows.length === 0) return null
  return (
    <details className="live__everywhere" open={isOpen}>
      <summary data-taken={arrows.some((arrow) => lit.has(arrow))}>In every state: {arrows.length}</summary>
      <ul>
        {arrows.map((arrow, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the machine's, and stays
          <li key={index} data-taken={lit.has(arrow)}>
            {innerLabelOf(arrow)}
          </li>
        ))}
      </ul>
    </details>
  )
}

type LiveProps = { machine: AnyStateMachine; chart: Chart; drawing: Drawing; actor: SeenActor }

function Live({ machine, chart, drawing, actor }: LiveProps) {
  const room = useRef<HTMLElement>(null)
  const size = useSize(room)
  const [zoom, setZoom] = useState<number | null>(null)
  const whole = Math.min(1, (size.width - 16) / drawing.width, (size.height - 16) / drawing.height)
  const scale = Math.max(0.1, zoom ?? Math.max(whole, SMALLEST))
  const active = new Set(actor.active)
  const lit = litArrows(machine, chart, actor)

  // What has become active is brought into view; else the chart stays where somebody has scrolled it. In another size
  // everything is new.
  const before = useRef({ scale, size, now: [] as string[] })
  const paths = actor.active.join(' ')
  useEffect(() => {
    const element = room.current
    if (element === null || size.width === 0) return
    const now = paths.split(' ')
    const known = before.current.scale === scale && before.current.size === size ? before.current.now : []
    before.current = { scale, size, now }
    const entered = drawing.boxes.find(
      ({ box }) => box.boxes.length === 0 && now.includes(box.path) && !known.includes(box.path),
    )
    if (entered === undefined) return
    const { x, y, width, height } = entered
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    const isInView =
      x * scale >= scrollLeft &&
      y * scale >= scrollTop &&
      (x + width) * scale <= scrollLeft + clientWidth &&
      (y + height) * scale <= scrollTop + clientHeight
    if (isInView) return
    element.scrollTo({
      left: (x + width / 2) * scale - clientWidth / 2,
      top: (y + height / 2) * scale - clientHeight / 2,
    })
  }, [paths, drawing, scale, size])

  return (
    <>
      {chart.root.boxes.length === 0 ? (
        <p className="soft">This machine has one state.</p>
      ) : (
        <>
          <ZoomButtons
            className="live__zoom"
            scale={scale}
            onZoom={setZoom}
            onWhole={() => setZoom(whole)}
            onReadable={() => setZoom(null)}
          />
          <section
            ref={room}
            className="live__chart"
            aria-label={`Statechart of ${chart.id}, to scroll`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (WCAG 2.1.1)
            tabIndex={0}
          >
            <div className="live__drawing">
              <Statechart
                chart={chart}
                drawing={drawing}
                scale={scale}
                knownOf={({ path }) => ({ href: null, why: active.has(path) ? 'active' : 'not active' })}
              />
              <Lit drawing={drawing} active={active} lit={lit} scale={scale} />
            </div>
          </section>
        </>
      )}
      <Everywhere arrows={chart.root.inner} lit={lit} isOpen={chart.root.boxes.length === 0} />
    </>
  )
}

function Known({ id, actor }: { id: MachineId; actor: SeenActor }) {
  return <Live {...use(drawnOf(id))} actor={actor} />
}

/** The statechart of an actor's machine, as its actor is now. */
export function LiveChart({ id, actor }: { id: string; actor: SeenActor }) {
  return isKnown(id) ? (
    <Known id={id} actor={actor} />
  ) : (
    <p className="soft">The catalogue of machines (atlas/machines/catalogue.ts) has none of this id.</p>
  )
}
