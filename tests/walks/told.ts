import { along, type Path } from './paths.ts'
import type { Seen } from './seen.ts'

/** One line of a path as a person reads it; `event` and `state` name the hand and the eye behind it. */
export type Line = { text: string; event: string } | { text: string; state: string }

/** A path in the words of its model: Given, When, Then. Lines of events and of states by turns. */
export function told(seen: Seen, path: Path): Line[] {
  const [first = seen.initial, ...states] = along(seen, path) ?? []
  return [
    { text: `Given ${seen.sees[first]}`, state: first },
    ...states.flatMap((state, at) => {
      const event = path[at] as string
      return [
        { text: `When ${seen.does[event]}`, event },
        { text: `Then ${seen.sees[state]}`, state },
      ]
    }),
  ]
}

/** The same as text, a line each, as far as its last event. */
export const tale = (seen: Seen, path: Path): string[] => told(seen, path).map(({ text }) => text)
