import type { AnyStateMachine } from 'xstate'
import { guardName, isLeaf, pathOf, type Transition, transitionsOf } from './machines/states.ts'

// What a statechart shows of a machine, in words: no places and no sizes yet (atlas/layout.ts).

type StateNode = AnyStateMachine['root']

/** A transition in words. */
export type Arrow = {
  /** Path of the state that has it; '' for the machine as a whole. */
  from: string
  /** Paths of the states that it leads to; none for one that stays. */
  to: string[]
  /** 'value.save', 'after 5 s', 'always', 'done saveField', 'error saveField'. */
  event: string
  /** The guard's name, or what it asks; 'otherwise' behind guarded ones of the same event; '' for none. */
  guard: string
}

/** A state in words. */
export type Box = {
  path: string
  name: string
  kind: 'state' | 'group' | 'parallel' | 'final'
  /** The state within it that is entered first; null for parallel ones, which enter all. */
  initial: string | null
  /** What runs while it is active. */
  runs: string[]
  /** 'entry / tellMusic chat.left', 'exit / saveMuted': what is done whenever it is entered or left, where that has a name. */
  does: string[]
  /** Transitions that are no lines of the drawing: they stay, or lead into what the state contains. */
  inner: Arrow[]
  boxes: Box[]
}

export type Chart = {
  id: string
  /** The machine's own states, in it as a group. */
  root: Box
  /** Transitions that lead from a box to a box outside it. */
  arrows: Arrow[]
  /** Every transition, in the machine's order. */
  all: Arrow[]
}

const UNITS = [
  [60_000, 'min'],
  [1_000, 's'],
] as const

/** A time as people say it: 500 ms, 10 s, 5 min. */
export function duration(ms: number): string {
  const [size, unit] = UNITS.find(([each]) => ms >= each && ms % each === 0) ?? [1, 'ms']
  return `${ms / size} ${unit}`
}

const delayOf = (machine: AnyStateMachine, delay: string): string => {
  const given: unknown = machine.implementations.delays[delay] ?? Number(delay)
  return typeof given === 'number' && Number.isFinite(given) ? duration(given) : delay
}

/** XState's name of an event in a person's words. */
function eventOf(machine: AnyStateMachine, { eventType, source }: Transition): string {
  if (eventType === '') return 'always'
  if (eventType === '*') return 'any event'
  const after = source.after.find((each) => each.eventType === eventType)
  if (after !== undefined) return `after ${delayOf(machine, String(after.delay))}`
  const [, kind, id] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(eventType) ?? []
  return kind === undefined ? eventType : `${kind} ${id}`
}

/** 'isScreen landing' for `isScreen` with the parameters `{ screen: 'landing' }`. */
const withParams = (name: string, params: unknown): string => {
  const values: unknown[] = typeof params === 'object' && params !== null ? Object.values(params) : [params]
  return [name, ...values.filter((value) => typeof value !== 'object').map(String)].join(' ')
}

const MOST_WORDS = 48

/** What a function asks, by its text: '!mayAsk' is 'not mayAsk', 'a === null' is 'a is null'. */
function asked(text: string): string {
  const body = text
    .slice(text.indexOf('=>') + 2)
    .trim()
    .replace(/^\{\s*return\b|;?\s*\}$/g, '')
  const isOfBoth = /\bevent\b/.test(body) && /\bcontext\b/.test(body)
  const words = body
    // Bundlers write an imported function so, and number names that are the same.
    .replace(/\(0, ?[\w$]+\.([\w$]+)\)/g, '$1')
    .replace(/\$\d+\b/g, '')
    .replace(isOfBoth ? /(?!)/ : /\((?:context|event)\)|\b(?:context|event)\??\./g, '')
    .replace(/ ?!== ?/g, ' is not ')
    .replace(/ ?=== ?/g, ' is ')
    .replace(/ ?&& ?/g, ' and ')
    .replace(/ ?\|\| ?/g, ' or ')
    .replace(/!(?=[\w(])/g, 'not ')
    .replace(/ ?(<=?|>=?|\+) ?/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length <= MOST_WORDS ? words : `${words.slice(0, MOST_WORDS).replace(/\W*\w*$/, '')} …`
}

/** A guard in words. */
function wordsOf(transition: Transition): string {
  const { guard } = transition
  // An arrow function in its place is called after the place.
  if (typeof guard === 'function' && /^(?:guard)?$/.test(guard.name)) return asked(String(guard))
  const name = guardName(transition).replace(/\$\d+$/, '')
  const at = name.indexOf(' ')
  return at === -1 ? name : withParams(name.slice(0, at), JSON.parse(name.slice(at + 1)))
}

/** Actions in words, those that have a name. Parameters that are taken from an event or the context are left out. */
const namesOf = (actions: readonly unknown[]): string[] =>
  actions.flatMap((action) => {
    if (typeof action === 'string') return action
    if (typeof action !== 'object' || action === null) return []
    const { type, params } = action as { type: string; params?: unknown }
    return params === undefined || typeof params === 'function' ? type : withParams(type, params)
  })

const arrowOf = (machine: AnyStateMachine, transition: Transition): Arrow => {
  const { source, target, guard, eventType } = transition
  const rivals = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const isElse = guard === undefined && rivals.indexOf(transition) > 0
  return {
    from: pathOf(source),
    to: target?.map(pathOf) ?? [],
    event: eventOf(machine, transition),
    guard: isElse ? 'otherwise' : wordsOf(transition),
  }
}

/** Whether a path is that of a state, or of one within it. */
const isWithin = (path: string, group: string) => group === '' || path === group || path.startsWith(`${group}.`)

/** Whether an arrow needs no line: it stays, or leads into its own state. */
const isInner = ({ from, to }: Arrow) => to.every((path) => isWithin(path, from))

const kindOf = (node: StateNode): Box['kind'] => {
  if (node.type === 'parallel') return 'parallel'
  if (node.type === 'final') return 'final'
  return isLeaf(node) ? 'state' : 'group'
}

const boxOf = (node: StateNode, arrows: Arrow[]): Box => ({
  path: pathOf(node),
  name: node.key,
  kind: kindOf(node),
  initial: node.type === 'compound' ? (node.initial.target.map(pathOf)[0] ?? null) : null,
  runs: node.invoke.map(({ id }) => id),
  does: [
    ...namesOf(node.entry).map((name) => `entry / ${name}`),
    ...namesOf(node.exit).map((name) => `exit / ${name}`),
  ],
  inner: arrows.filter((arrow) => arrow.from === pathOf(node) && isInner(arrow)),
  boxes: Object.values(node.states).map((each) => boxOf(each, arrows)),
})

/** A machine's statechart, in words. */
export function chartOf(machine: AnyStateMachine): Chart {
  const all = transitionsOf(machine).map((transition) => arrowOf(machine, transition))
  return { id: machine.id, root: boxOf(machine.root, all), arrows: all.filter((arrow) => !isInner(arrow)), all }
}

/** 'value.save [hasValue]'. */
export const labelOf = ({ event, guard }: Arrow): string => (guard === '' ? event : `${event} [${guard}]`)

/** The same, with where it leads within its state: 'modal.open → editing'. */
export const innerLabelOf = (arrow: Arrow): string => {
  const { from, to } = arrow
  if (to.length === 0) return labelOf(arrow)
  const names = to.map((path) => (path === from ? 'anew' : from === '' ? path : path.slice(from.length + 1)))
  return `${labelOf(arrow)} → ${names.join(', ')}`
}
