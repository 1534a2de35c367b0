import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

// What a machine is made of: its states and transitions, named in one way for tests, the atlas and its check.

type StateNode = AnyStateMachine['root']
/** A transition, `always` included. */
export type Transition = AnyTransitionDefinition

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** All state nodes, the root first. */
const allNodes = (machine: AnyStateMachine): StateNode[] => nodesOf(machine.root)

/** The path of a state within its machine, 'open.editing'; of the root, ''. */
export const pathOf = (node: StateNode): string => node.path.join('.')

/** What stands for the only state of a machine that has none but its root. */
export const ALONE = 'alone'

/** The parts of a state as stories and the atlas name it, 'share:open.link'. */
export const partsOf = (state: string): { machine: string; path: string } => {
  const at = state.indexOf(':')
  return { machine: state.slice(0, at), path: state.slice(at + 1) }
}

/** A state in which a machine can rest or end: one without states of its own. */
export const isLeaf = (node: StateNode): boolean => Object.keys(node.states).length === 0

/** The paths of all states but the root; `['alone']` for a machine that is nothing but its root. */
export const statePaths = (machine: AnyStateMachine): string[] =>
  isLeaf(machine.root)
    ? [ALONE]
    : allNodes(machine)
        .filter((node) => node !== machine.root)
        .map(pathOf)

/** The paths of the states without states of their own. */
export const leafPaths = (machine: AnyStateMachine): string[] =>
  allNodes(machine)
    .filter(isLeaf)
    .map((node) => (node === machine.root ? ALONE : pathOf(node)))

/** Every transition of every state, `always` included. */
export const transitionsOf = (machine: AnyStateMachine): Transition[] =>
  allNodes(machine).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])

/** The name of a guard, with its parameters where they are fixed; '' for none. */
export const guardName = ({ guard }: Pick<Transition, 'guard'>): string => {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name
  const { type, params } = guard as { type: string; params?: unknown }
  return params === undefined || typeof params === 'function' ? type : `${type} ${JSON.stringify(params)}`
}

/** A transition as 'source: event [guard] -> target'. */
export const transitionName = (transition: Transition): string => {
  const { source, eventType, target } = transition
  const targets = target?.map(({ id }) => id).join(', ') ?? '(stays)'
  // Two inline guards of one state are told apart by nothing but their order.
  const guard = guardName(transition)
  const condition = transition.guard === undefined ? '' : ` [${guard || 'guard'}]`
  return `${source.id}: ${eventType}${condition} -> ${targets}`
}

/** A transition that can change nothing: it forbids an event, on purpose. */
export const forbids = ({ target, actions, reenter }: Transition): boolean =>
  target === undefined && actions.length === 0 && !reenter
