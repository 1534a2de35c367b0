import { type Arrow, type Box, type Chart, labelOf } from './chart.ts'

// A chart with some of its groups closed: each of them is one box that says what is in it.

/** Paths of the groups that are closed. */
export type Closed = ReadonlySet<string>
export const NONE_CLOSED: Closed = new Set()

/** A line of the drawing: arrows between the same two boxes. */
export type Bundle = { from: string; to: string; arrows: Arrow[]; lines: string[] }

/** A group within a group is closed at first when it has more states than this. */
const MOST_WITHIN = 6
/** Lines of words at an arrow that ends at a closed group; all of them are in the table. */
const MOST_LINES = 4

export const countOf = ({ boxes }: Box): number => boxes.reduce((sum, box) => sum + (countOf(box) || 1), 0)

/** '1 state', '15 states'. */
export const statesIn = (box: Box): string => (countOf(box) === 1 ? '1 state' : `${countOf(box)} states`)

const boxesWithin = (box: Box): Box[] => box.boxes.flatMap((each) => [each, ...boxesWithin(each)])

/** A machine that is little but one group is folded by the groups within. */
const outerOf = (box: Box): Box[] => (box.boxes.length > 2 ? box.boxes : box.boxes.flatMap(outerOf))

/** The groups that are closed when a chart opens folded. */
export function closedAtFirst({ root }: Chart): Closed {
  const outer = outerOf(root)
  const large = outer.flatMap(boxesWithin).filter((box) => countOf(box) > MOST_WITHIN)
  return new Set([...outer.filter(({ boxes }) => boxes.length > 0), ...large].map(({ path }) => path))
}

/** One group more that is closed, or one less. */
export const toggled = (closed: Closed, path: string): Closed =>
  new Set(closed.has(path) ? [...closed].filter((each) => each !== path) : [...closed, path])

/** The boxes that are drawn, the machine itself first. */
export function shownBoxes(box: Box, closed: Closed): Box[] {
  return [box, ...(closed.has(box.path) ? [] : box.boxes.flatMap((each) => shownBoxes(each, closed)))]
}

/** What a closed group runs, each once. */
const runsOf = (box: Box): string[] => [...new Set([box, ...boxesWithin(box)].flatMap(({ runs }) => runs))]

/** Lines of words in a closed group. */
export function closedLines(box: Box): string[] {
  const runs = runsOf(box)
  const shown = runs.slice(0, MOST_LINES)
  const more = runs.length - shown.length
  return [statesIn(box), ...shown.map((id) => `runs ${id}`), ...(more === 0 ? [] : [`and ${more} more`])]
}

/** The box that is drawn for a state: itself, or the outermost closed group that it is in. */
export function shownFor(path: string, closed: Closed): string {
  const parts = path.split('.')
  const groups = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
  return groups.find((group) => closed.has(group)) ?? path
}

function linesOf(arrows: Arrow[], isFolded: boolean): string[] {
  if (!isFolded) return arrows.map(labelOf)
  const lines = [...new Set(arrows.map(labelOf))]
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `and ${lines.length - MOST_LINES + 1} more`]
}

/** The lines between the boxes that are drawn. What leads from a closed group into itself is not seen. */
export function bundlesOf({ arrows }: Chart, closed: Closed): Bundle[] {
  const found = new Map<string, { from: string; to: string; arrows: Arrow[]; isFolded: boolean }>()
  for (const arrow of arrows)
    for (const target of arrow.to) {
      const from = shownFor(arrow.from, closed)
      const to = shownFor(target, closed)
      if (from === to && closed.has(from)) continue
      const key = `${from} ${to}`
      const bundle = found.get(key) ?? { from, to, arrows: [], isFolded: closed.has(from) || closed.has(to) }
      bundle.arrows.push(arrow)
      found.set(key, bundle)
    }
  return [...found.values()].map(({ isFolded, ...bundle }) => ({ ...bundle, lines: linesOf(bundle.arrows, isFolded) }))
}
