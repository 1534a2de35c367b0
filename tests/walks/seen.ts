import { createTestModel } from '@xstate/test'
import { createMachine } from 'xstate'

// A test model is a small machine of what a person sees. It knows neither a browser nor a clock: what the server answers,
// time, and what other tabs do are events like a tap.

type Config<S extends string, E extends string> = {
  id: string
  initial: NoInfer<S>
  states: Record<S, { on?: { [K in E]?: NoInfer<S> } }>
  /** What is done, or happens, as a clause: 'they reload the page'. A walk is told by these, and by what is seen. */
  does: Record<NoInfer<E>, string>
  /** What a person sees in each state, as a clause. */
  sees: Record<NoInfer<S>, string>
  /** Events that move time: a path with one of them is walked in a browser context of its own, whose clock is simulated. */
  timed?: readonly NoInfer<E>[]
  /** Events that lead out of a machine, or out of the document: what is there afterwards was kept, or was asked for anew. */
  crossing?: readonly NoInfer<E>[]
  /** States that end by themselves within seconds of real time: too soon for axe, so it does not look at them. */
  transient?: readonly NoInfer<S>[]
}

/** A model, with the names of its states and events as types, so that whoever plays it has a hand for each. */
export type Seen<S extends string = string, E extends string = string> = {
  name: string
  initial: S
  states: readonly S[]
  /** Every transition of the model. */
  transitions: readonly { from: S; event: E; to: S }[]
  timed: readonly E[]
  crossing: readonly E[]
  transient: readonly S[]
  does: Readonly<Record<E, string>>
  sees: Readonly<Record<S, string>>
  /** Where an event leads, or undefined where nobody can do it. */
  next: (from: S, event: E) => S | undefined
  /** Does the events one after the other, and looks at every state on the way. @throws what a hand throws */
  play: (events: readonly E[], hands: Hands<S, E>) => Promise<void>
}

/** Makes a model of a flat machine. */
export function seen<const S extends string, const E extends string>(config: Config<S, E>): Seen<S, E> {
  const machine = createMachine({ id: config.id, initial: config.initial, states: config.states })
  const states = Object.keys(config.states) as S[]
  const transitions = states.flatMap((from) =>
    Object.entries<S | undefined>(config.states[from].on ?? {}).flatMap(([event, to]) =>
      to === undefined ? [] : [{ from, event: event as E, to }],
    ),
  )
  return {
    name: config.id,
    initial: config.initial,
    states,
    transitions,
    timed: config.timed ?? [],
    crossing: config.crossing ?? [],
    transient: config.transient ?? [],
    does: config.does,
    sees: config.sees,
    next: (from, event) => transitions.find((one) => one.from === from && one.event === event)?.to,
    async play(events, hands) {
      const [path] = createTestModel(machine).getPathsFromEvents(events.map((type) => ({ type })))
      if (path === undefined) throw new Error(`${config.id}: nobody can do ${events.join(', ')}`)
      await path.test({ states: quiet(hands.states), events: quiet(hands.events) })
      await hands.finally?.()
    },
  }
}

/** The library's hands give nothing back. */
const quiet = (acts: Record<string, Act>): Record<string, () => Promise<void>> =>
  Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [
      name,
      async () => {
        await act()
      },
    ]),
  )

/** What a test does or checks. */
type Act = () => Promise<unknown>

/** A hand for every event and an eye for every state: the library skips a missing one without a word. */
export type Hands<S extends string = string, E extends string = string> = {
  states: Record<S, Act>
  events: Record<E, Act>
  /** What has to hold at the end of every path. */
  finally?: Act
}
