import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { type Arrow, type Box, type Chart, innerLabelOf, labelOf } from './chart.ts'

// Where everything of a statechart stands: ELK's layered layout, which knows boxes within boxes and makes room for
// labels. Sizes come from the words, by a measure that the caller has.

/** Widths of words, px. */
export type Measure = { title(text: string): number; text(text: string): number }

/** Heights, px, that the drawing keeps to as well (atlas/Statechart.tsx). */
export const TITLE_PX = 22
export const LINE_PX = 16
export const PAD_PX = 10
const DOT_PX = 10

type Place = { x: number; y: number; width: number; height: number }
export type DrawnBox = Place & { box: Box; depth: number }
export type DrawnArrow = { arrows: Arrow[]; points: { x: number; y: number }[]; label: Place | null }
export type Drawing = {
  width: number
  height: number
  boxes: DrawnBox[]
  arrows: DrawnArrow[]
  /** Where each group begins: a dot, and the line from it to the state that is entered first. */
  dots: { x: number; y: number; points: { x: number; y: number }[] }[]
}

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
} as const

/** Lines of words below a box's name. */
export const linesOf = ({ runs, does, inner }: Box): string[] => [
  ...runs.map((id) => `runs ${id}`),
  ...does,
  ...inner.map(innerLabelOf),
]

const dotOf = (path: string) => `•${path}`

const sizeOf = (box: Box, measure: Measure) => {
  const lines = linesOf(box)
  const width = Math.max(measure.title(box.name), ...lines.map(measure.text)) + 2 * PAD_PX
  return { width: Math.ceil(Math.max(width, 72)), height: TITLE_PX + lines.length * LINE_PX + 2 * PAD_PX - 4 }
}

/** A box's node; of the machine as a whole nothing is drawn but what it contains. */
const nodeOf = (box: Box, measure: Measure, direction: Direction): ElkNode => {
  const size = sizeOf(box, measure)
  if (box.boxes.length === 0) return { id: box.path, ...size }
  const dot = box.initial === null ? [] : [{ id: dotOf(box.path), width: DOT_PX, height: DOT_PX }]
  return {
    id: box.path === '' ? ROOT : box.path,
    children: [...dot, ...box.boxes.map((each) => nodeOf(each, measure, direction))],
    layoutOptions: {
      ...LAYOUT,
      'elk.direction': direction,
      'elk.padding': `[top=${box.path === '' ? 8 : size.height + 4},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': box.path === '' ? '(0,0)' : `(${size.width},${size.height})`,
    },
  }
}
const ROOT = '(machine)'

type Direction = 'DOWN' | 'RIGHT'
/** The window that a drawing should fit, px. */
const ROOM = { width: 1150, height: 780 }

const allBoxes = (box: Box): Box[] => [box, ...box.boxes.flatMap(allBoxes)]

/** Arrows between the same boxes share a line. */
function bundles(arrows: Arrow[]): { from: string; to: string; arrows: Arrow[] }[] {
  const found = new Map<string, { from: string; to: string; arrows: Arrow[] }>()
  for (const arrow of arrows)
    for (const to of arrow.to) {
      const key = `${arrow.from} ${to}`
      const bundle = found.get(key) ?? { from: arrow.from, to, arrows: [] }
      bundle.arrows.push(arrow)
      found.set(key, bundle)
    }
  return [...found.values()]
}

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height })

/** Lays a statechart out, the way that needs less room. The same chart and measure give the same drawing. */
export async function draw(chart: Chart, measure: Measure): Promise<Drawing> {
  const down = await drawn(chart, measure, 'DOWN')
  const right = await drawn(chart, measure, 'RIGHT')
  const excess = ({ width, height }: Drawing) => Math.max(width / ROOM.width, height / ROOM.height, 1)
  return excess(right) < excess(down) ? right : down
}

async function drawn(chart: Chart, measure: Measure, direction: Direction): Promise<Drawing> {
  const boxes = allBoxes(chart.root)
  const lines = bundles(chart.arrows)
  const edges: ElkExtendedEdge[] = [
    ...boxes.flatMap(({ path, initial }) =>
      initial === null ? [] : { id: `${dotOf(path)} edge`, sources: [dotOf(path)], targets: [initial] },
    ),
    ...lines.map(({ from, to, arrows }, index) => ({
      id: String(index),
      sources: [from],
      targets: [to],
      labels: [
        {
          text: arrows.map(labelOf).join('\n'),
          width: Math.ceil(Math.max(...arrows.map((arrow) => measure.text(labelOf(arrow))))) + 8,
          height: arrows.length * LINE_PX + 4,
        },
      ],
    })),
  ]
  const laid = await new ELK().layout({ ...nodeOf(chart.root, measure, direction), edges })

  const places = new Map<string, Place>()
  const visit = (node: ElkNode) => {
    places.set(node.id, placeOf(node))
    for (const child of node.children ?? []) visit(child)
  }
  visit(laid)
  const edgeOf = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]))
  const place = (id: string) => places.get(id) ?? placeOf({})
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: boxes
      .filter(({ path }) => path !== '')
      .map((box) => ({ box, depth: box.path.split('.').length, ...place(box.path) })),
    arrows: lines.map(({ arrows }, index) => {
      const edge = edgeOf.get(String(index))
      const [label] = edge?.labels ?? []
      return { arrows, points: edge === undefined ? [] : pointsOf(edge), label: label ? placeOf(label) : null }
    }),
    dots: boxes.flatMap(({ path, initial }) => {
      if (initial === null) return []
      const { x, y } = place(dotOf(path))
      const edge = edgeOf.get(`${dotOf(path)} edge`)
      return { x: x + DOT_PX / 2, y: y + DOT_PX / 2, points: edge === undefined ? [] : pointsOf(edge) }
    }),
  }
}
