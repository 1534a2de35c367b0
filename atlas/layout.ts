import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { type Arrow, type Box, type Chart, innerLabelOf } from './chart.ts'
import { type Bundle, bundlesOf, type Closed, closedLines, NONE_CLOSED, shownBoxes, shownFor } from './folding.ts'

// Where everything of a statechart stands: ELK's layered layout, which knows boxes within boxes and makes room for
// labels. Sizes come from the words, by a measure that the caller has.

/** Widths of words, px. */
export type Measure = { title(text: string): number; text(text: string): number }

/** Heights, px, that the drawing keeps to as well (atlas/Statechart.tsx). */
export const TITLE_PX = 22
export const LINE_PX = 16
export const PAD_PX = 10
const DOT_PX = 10
/** The sign before a group's name that says whether it is open. */
export const SIGN_PX = 16

type Place = { x: number; y: number; width: number; height: number }
type DrawnBox = Place & { box: Box; depth: number; isClosed: boolean; lines: string[] }
/** `lines` are the label's; with nothing closed, one for each arrow, in their order. */
export type DrawnArrow = {
  arrows: Arrow[]
  lines: string[]
  points: { x: number; y: number }[]
  label: Place | null
}
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
  // What is entered first stands first.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
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

/** What a drawing is made for; widths of a group's name have room for the sign that closes it. */
type Terms = { measure: Measure; closed: Closed; direction: Direction; room: Room }

const linesIn = (box: Box, closed: Closed): string[] => (closed.has(box.path) ? closedLines(box) : linesOf(box))

const sizeOf = (box: Box, { measure, closed }: Terms) => {
  const lines = linesIn(box, closed)
  const name = measure.title(box.name) + (box.boxes.length === 0 ? 0 : SIGN_PX)
  const width = Math.max(name, ...lines.map(measure.text)) + 2 * PAD_PX
  return { width: Math.ceil(Math.max(width, 72)), height: TITLE_PX + lines.length * LINE_PX + 2 * PAD_PX - 4 }
}

/** A box's node; of the machine as a whole nothing is drawn but what it contains. */
const nodeOf = (box: Box, terms: Terms): ElkNode => {
  const size = sizeOf(box, terms)
  if (box.boxes.length === 0 || terms.closed.has(box.path)) return { id: box.path, ...size }
  const dot = box.initial === null ? [] : [{ id: dotOf(box.path), width: DOT_PX, height: DOT_PX }]
  return {
    id: box.path === '' ? ROOT : box.path,
    children: [...dot, ...box.boxes.map((each) => nodeOf(each, terms))],
    layoutOptions: {
      ...LAYOUT,
      'elk.direction': terms.direction,
      'elk.padding': `[top=${box.path === '' ? 8 : size.height + 4},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': box.path === '' ? '(0,0)' : `(${size.width},${size.height})`,
    },
  }
}
const ROOT = '(machine)'

type Direction = 'DOWN' | 'RIGHT'
export type Room = { width: number; height: number }
/** The window that a drawing should fit, px, when nobody says another. */
const ROOM: Room = { width: 1150, height: 780 }

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height })

/** Of more boxes than this only one way is tried: a second one is not worth the wait. */
const MANY = 25

/**
 * Lays a statechart out, the way that needs less room. The same chart, measure, closed groups and room give the same
 * drawing. Nothing within a closed group is laid out.
 */
export async function draw(chart: Chart, measure: Measure, closed = NONE_CLOSED, room = ROOM): Promise<Drawing> {
  const down = await drawn(chart, { measure, closed, room, direction: 'DOWN' })
  if (down.boxes.length > MANY) return down
  const right = await drawn(chart, { measure, closed, room, direction: 'RIGHT' })
  const excess = ({ width, height }: Drawing) => Math.max(width / room.width, height / room.height, 1)
  return excess(right) < excess(down) ? right : down
}

/**
 * The whole graph. Regions have no lines between them: each is laid out by itself, and they fill the room row by row.
 */
function graphOf(root: Box, edges: Edges, terms: Terms): ElkNode {
  const node = nodeOf(root, terms)
  const all = edges.map(({ edge }) => edge)
  const areApart = root.kind === 'parallel' && edges.every(({ path }) => path !== '')
  if (!areApart) return { ...node, edges: all }
  return {
    ...node,
    children: (node.children ?? []).map((child) => ({
      ...child,
      edges: edges.filter(({ path }) => path === child.id || path.startsWith(`${child.id}.`)).map(({ edge }) => edge),
    })),
    layoutOptions: {
      'elk.algorithm': 'rectpacking',
      'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=8,left=16,bottom=16,right=16]',
      'elk.spacing.nodeNode': '28',
      'elk.rectpacking.widthApproximation.strategy': 'TARGET_WIDTH',
      'elk.rectpacking.widthApproximation.targetWidth': String(terms.room.width),
    },
  }
}

type Edges = { path: string; edge: ElkExtendedEdge }[]

function edgesOf(boxes: Box[], lines: Bundle[], { measure, closed }: Terms): Edges {
  const dots = boxes.flatMap(({ path, initial }) =>
    initial === null || closed.has(path)
      ? []
      : { path, edge: { id: `${dotOf(path)} edge`, sources: [dotOf(path)], targets: [shownFor(initial, closed)] } },
  )
  const arrows = lines.map(({ from, to, lines: words }, index) => ({
    path: from,
    edge: {
      id: String(index),
      sources: [from],
      targets: [to],
      labels: [
        {
          text: words.join('\n'),
          width: Math.ceil(Math.max(...words.map(measure.text))) + 8,
          height: words.length * LINE_PX + 4,
        },
      ],
    },
  }))
  return [...dots, ...arrows]
}

async function drawn(chart: Chart, terms: Terms): Promise<Drawing> {
  const { closed } = terms
  const boxes = shownBoxes(chart.root, closed)
  const lines = bundlesOf(chart, closed)
  const edges = edgesOf(boxes, lines, terms)
  const laid = await new ELK().layout(graphOf(chart.root, edges, terms))

  const places = new Map<string, Place>()
  const visit = (node: ElkNode) => {
    places.set(node.id, placeOf(node))
    for (const child of node.children ?? []) visit(child)
  }
  visit(laid)
  const allEdges = [laid, ...(laid.children ?? [])].flatMap((node) => node.edges ?? [])
  const edgeOf = new Map(allEdges.map((edge) => [edge.id, edge]))
  const place = (id: string) => places.get(id) ?? placeOf({})
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: boxes
      .filter(({ path }) => path !== '')
      .map((box) => ({
        box,
        depth: box.path.split('.').length,
        isClosed: closed.has(box.path),
        lines: linesIn(box, closed),
        ...place(box.path),
      })),
    arrows: lines.map(({ arrows, lines }, index) => {
      const edge = edgeOf.get(String(index))
      const [label] = edge?.labels ?? []
      return { arrows, lines, points: edge === undefined ? [] : pointsOf(edge), label: label ? placeOf(label) : null }
    }),
    dots: boxes.flatMap(({ path, initial }) => {
      if (initial === null || closed.has(path)) return []
      const { x, y } = place(dotOf(path))
      const edge = edgeOf.get(`${dotOf(path)} edge`)
      return { x: x + DOT_PX / 2, y: y + DOT_PX / 2, points: edge === undefined ? [] : pointsOf(edge) }
    }),
  }
}
