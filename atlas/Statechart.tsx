import type { KeyboardEvent } from 'react'
import type { Box, Chart } from './chart.ts'
import { statesIn } from './folding.ts'
import { type Drawing, type DrawnArrow, LINE_PX, type Measure, PAD_PX, SIGN_PX, TITLE_PX } from './layout.ts'

// A statechart as SVG: what layout.ts has placed, in the colours of the theme.

const TITLE_FONT = '600 14px'
const TEXT_FONT = '12px'
const FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** Widths as this browser draws the words. */
export function measureInPage(): Measure {
  const pen = document.createElement('canvas').getContext('2d')
  const measure = (font: string) => (text: string) => {
    if (pen === null) return text.length * 8
    pen.font = `${font} ${FAMILY}`
    // As in the drawing (atlas.css): widths that do not depend on the scale.
    pen.textRendering = 'geometricPrecision'
    return pen.measureText(text).width
  }
  return { title: measure(TITLE_FONT), text: measure(TEXT_FONT) }
}

/** What is known of a state beside the machine: where it can be seen. */
export type Known = { href: string | null; why: string }

type Point = { x: number; y: number }

/** A line with rounded corners. */
function path(points: Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const parts = [`M${first.x} ${first.y}`]
  rest.forEach((point, index) => {
    const before = points[index] ?? first
    const after = rest[index + 1]
    if (after === undefined) parts.push(`L${point.x} ${point.y}`)
    else {
      const towards = (other: Point) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y)
        const share = Math.min(6, length / 2) / (length || 1)
        return `${point.x + (other.x - point.x) * share} ${point.y + (other.y - point.y) * share}`
      }
      parts.push(`L${towards(before)}`, `Q${point.x} ${point.y} ${towards(after)}`)
    }
  })
  return parts.join(' ')
}

function Line({ points, marker }: { points: Point[]; marker: string }) {
  return <path className="chart__line" d={path(points)} markerEnd={`url(#${marker})`} />
}

function Label({ lines, label }: DrawnArrow) {
  if (label === null) return null
  return (
    <g>
      <rect className="chart__label" x={label.x} y={label.y} width={label.width} height={label.height} rx={3} />
      {lines.map((line, index) => (
        <text
          // The same event may lead to the same place by two guards of the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the machine's, and stays
          key={index}
          className="chart__event"
          x={label.x + label.width / 2}
          y={label.y + 13 + index * LINE_PX}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

type Shown = Drawing['boxes'][number] & { known: Known; toggle?: Toggle }
/** Opens a closed group, closes an open one. */
type Toggle = (path: string) => void

function BoxShape({ box, isClosed, x, y, width, height, known: { href, why } }: Shown) {
  return (
    <g className={`chart__box chart__box--${box.kind}`} data-seen={href !== null} data-closed={isClosed}>
      <title>{why}</title>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {box.kind === 'final' ? <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={8} /> : null}
    </g>
  )
}

/** A group's name, with what opens and closes it: all of a closed box, the head of an open one. */
function Fold({ box, isClosed, x, y, width, height, toggle }: Shown & { toggle: Toggle }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    toggle(box.path)
  }
  const middle = y + PAD_PX + 6
  const points = isClosed
    ? `${x + PAD_PX},${middle - 5} ${x + PAD_PX + 7},${middle} ${x + PAD_PX},${middle + 5}`
    : `${x + PAD_PX - 1},${middle - 3} ${x + PAD_PX + 9},${middle - 3} ${x + PAD_PX + 4},${middle + 4}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button within SVG
    <g
      className="chart__fold"
      role="button"
      tabIndex={0}
      aria-expanded={!isClosed}
      aria-label={`${box.path}, ${statesIn(box)}`}
      data-path={box.path}
      onClick={() => toggle(box.path)}
      onKeyDown={onKeyDown}
    >
      <title>{isClosed ? `Open ${box.path}` : `Close ${box.path}`}</title>
      <rect
        className="chart__head"
        x={x}
        y={y}
        width={width}
        height={isClosed ? height : TITLE_PX + PAD_PX - 4}
        rx={10}
      />
      <polygon className="chart__sign" points={points} />
      <text className="chart__name" x={x + PAD_PX + SIGN_PX} y={y + PAD_PX + 11}>
        {box.name}
      </text>
    </g>
  )
}

function Name({ known: { href, why }, ...drawn }: Shown) {
  const { box, x, y, toggle } = drawn
  if (box.boxes.length > 0 && toggle !== undefined) return <Fold {...drawn} known={{ href, why }} toggle={toggle} />
  const name = (
    <text className="chart__name" x={x + PAD_PX} y={y + PAD_PX + 11}>
      {box.name}
    </text>
  )
  if (href === null) return name
  return (
    // The page is a frame of Storybook's.
    <a href={href} target="_top" aria-label={`${box.path}, ${why}`}>
      {name}
    </a>
  )
}

/** A box's words, over the lines: those that lead into a group cross its head. */
function BoxWords(drawn: Shown) {
  const { box, lines, x, y } = drawn
  return (
    <g className={`chart__words chart__words--${box.kind}`}>
      <Name {...drawn} />
      {lines.map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the machine's, and stays
          key={index}
          className="chart__inner"
          x={x + PAD_PX}
          y={y + PAD_PX + TITLE_PX + 8 + index * LINE_PX}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

type Props = { chart: Chart; drawing: Drawing; scale: number; knownOf: (box: Box) => Known; toggle?: Toggle }

/** The statechart. What it says is in the table below it as well (MachinePage), for who cannot see it. */
export function Statechart({ chart, drawing, scale, knownOf, toggle }: Props) {
  const { width, height, boxes, arrows, dots } = drawing
  const marker = `tip-${chart.id}`
  const shown = boxes.map((drawn) => ({ ...drawn, known: knownOf(drawn.box), toggle }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset within SVG
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      role="group"
      aria-label={`Statechart of ${chart.id}`}
    >
      <defs>
        <marker id={marker} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className="chart__tip" d="M0 0.5 L8 4 L0 7.5 z" />
        </marker>
      </defs>
      {shown.map((drawn) => (
        <BoxShape key={drawn.box.path} {...drawn} />
      ))}
      {dots.map(({ x, y, points }) => (
        <g key={`${x} ${y}`}>
          <Line points={points} marker={marker} />
          <circle className="chart__dot" cx={x} cy={y} r={5} />
        </g>
      ))}
      {arrows.map(({ points, arrows: [first] }) => (
        <Line key={`${first?.from} ${JSON.stringify(points)}`} points={points} marker={marker} />
      ))}
      {shown.map((drawn) => (
        <BoxWords key={drawn.box.path} {...drawn} />
      ))}
      {arrows.map((arrow) => (
        <Label key={JSON.stringify(arrow.label)} {...arrow} />
      ))}
    </svg>
  )
}
