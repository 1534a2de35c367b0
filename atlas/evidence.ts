import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { ALONE, isLeaf, pathOf } from './machines/states.ts'

const isActor = (value: object): value is AnyActorRef => 'getSnapshot' in value && 'sessionId' in value
const isSnapshot = (value: object): value is AnyMachineSnapshot => 'machine' in value && '_nodes' in value
const isPlain = (value: object) => [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))

/** The states in which a machine is, '<machine>:<path>'. */
const statesOf = ({ machine, _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(isLeaf).map((node) => `${machine.id}:${node === machine.root ? ALONE : pathOf(node)}`)

/**
 * The states of all machines that something holds: snapshots and running actors, with the actors that these own, down
 * to the last. Of what a story has loaded, this is what the story shows.
 */
export function evidenceOf(held: unknown): Set<string> {
  const found = new Set<string>()
  const seen = new Set<object>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isActor(value)) visit(value.getSnapshot())
    else if (isSnapshot(value)) {
      for (const state of statesOf(value)) found.add(state)
      visit(value.context)
      visit(value.children)
    } else if (isPlain(value)) for (const part of Object.values(value)) visit(part)
  }
  visit(held)
  return found
}
