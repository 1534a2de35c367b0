import type { Seen } from './seen.ts'

/** The events of one path, from the model's first state. */
export type Path<E extends string = string> = readonly E[]

/** Where a path leads, state by state, the first one included; undefined when a step of it cannot be done. */
export function along<S extends string, E extends string>(seen: Seen<S, E>, path: Path<E>): S[] | undefined {
  const states = [seen.initial]
  for (const event of path) {
    const to = seen.next(states.at(-1) ?? seen.initial, event)
    if (to === undefined) return undefined
    states.push(to)
  }
  return states
}

/** The shortest path to every state that can be reached, breadth first in the order in which the model is written. */
export function shortest<S extends string, E extends string>(seen: Seen<S, E>): Map<S, Path<E>> {
  const paths = new Map<S, Path<E>>([[seen.initial, []]])
  for (const [state, path] of paths)
    for (const { from, event, to } of seen.transitions)
      if (from === state && !paths.has(to)) paths.set(to, [...path, event])
  return paths
}

const named = (path: Path): string => path.join(' ')

type Transition<S extends string, E extends string> = Seen<S, E>['transitions'][number]

const stays = <S extends string, E extends string>({ from, to }: Transition<S, E>): boolean => from === to

/** What may come after a transition. Two in a row that both stay where they are (a reload, and a reload) are left out. */
const transitionsAfter = <S extends string, E extends string>(
  seen: Seen<S, E>,
  one: Transition<S, E>,
): Transition<S, E>[] => seen.transitions.filter((next) => next.from === one.to && !(stays(one) && stays(next)))

/**
 * Short paths that take every transition after every other that can come before it: what a state remembers of the way to
 * it is where such apps break. Each is the shortest way to the first of the two, and one step more where that is a pair
 * that no path has yet: a step is cheaper than a page. None is the beginning of another.
 */
export function pairs<S extends string, E extends string>(seen: Seen<S, E>): Path<E>[] {
  const ways = shortest(seen)
  const paths = seen.transitions.flatMap((one) => {
    const way = ways.get(one.from)
    if (way === undefined) return []
    const next = transitionsAfter(seen, one)
    return next.length === 0
      ? [{ path: [...way, one.event], last: one }]
      : next.map((last) => ({ path: [...way, one.event, last.event], last }))
  })
  const taken = new Set<string>()
  // Long ones first: they take the pairs of short ones on their way.
  const chosen = paths
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap(({ path, last }) => {
      const pair = pairsOf(seen, path).at(-1)
      if (pair !== undefined && taken.has(pair)) return []
      const more = transitionsAfter(seen, last).find(({ event }) => !taken.has(`${last.from} ${last.event} ${event}`))
      const whole = more === undefined ? path : [...path, more.event]
      for (const each of pairsOf(seen, whole)) taken.add(each)
      return [whole]
    })
  return distinct(chosen.toReversed())
}

/** What a page costs beside a step of it, in steps. */
const PAGE = 4

/**
 * The numbers of those of `pairs` that every run walks: few that take each transition once, and after an event that crosses
 * into another machine or another document whatever can come next. The other pairs are proved without a browser, and
 * walked by `npm run walk -- --all`.
 */
export function everyday<S extends string, E extends string>(seen: Seen<S, E>): Set<number> {
  const paths = pairs(seen)
  const taken = paths.map((path) => wantedOf(seen, path))
  const left = new Set(taken.flat())
  const worth = (n: number) =>
    new Set((taken[n] ?? []).filter((one) => left.has(one))).size / (PAGE + (paths[n]?.length ?? 0))
  const chosen = new Set<number>()
  while (left.size > 0) {
    const best = Array.from(paths.keys()).reduce((a, b) => (worth(b) > worth(a) ? b : a))
    chosen.add(best)
    for (const one of taken[best] ?? []) left.delete(one)
  }
  // What the first of them took, later ones may have taken together on their way.
  for (const n of chosen) {
    const others = new Set([...chosen].flatMap((other) => (other === n ? [] : (taken[other] ?? []))))
    if (taken[n]?.every((one) => others.has(one))) chosen.delete(n)
  }
  return chosen
}

/** What of a path every run has to walk: its transitions, and its pairs that begin with a crossing event. */
export function wantedOf<S extends string, E extends string>(seen: Seen<S, E>, path: Path<E>): string[] {
  const states = along(seen, path) ?? []
  const crossed = pairsOf(seen, path).filter((_, n) => seen.crossing.some((event) => event === path[n]))
  return [...path.map((event, n) => `${states[n]} ${event}`), ...crossed]
}

/** Without those that stand twice, or are the beginning of another. */
function distinct<E extends string>(paths: readonly Path<E>[]): Path<E>[] {
  const names = paths.map(named)
  return paths.filter(
    (path, n) => names.indexOf(named(path)) === n && !names.some((name) => name.startsWith(`${named(path)} `)),
  )
}

/** The consecutive transitions of a path, as a text each. */
export function pairsOf<S extends string, E extends string>(seen: Seen<S, E>, path: Path<E>): string[] {
  const states = along(seen, path) ?? []
  return path.slice(1).map((event, n) => `${states[n]} ${path[n]} ${event}`)
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed: mulberry32. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A random walk of at most so many steps. What was taken least often is taken first, else a walk would stay for long where
 * it can go round; the seed decides among those.
 */
export function wander<S extends string, E extends string>(seen: Seen<S, E>, seed: number, steps: number): Path<E> {
  const random = mulberry32(seed)
  const taken = new Map<string, number>()
  const path: E[] = []
  let state = seen.initial
  while (path.length < steps) {
    const ways = seen.transitions
      .filter(({ from }) => from === state)
      .map((way) => ({ ...way, key: `${way.from} ${way.event}`, order: random() }))
      .map((way) => ({ ...way, order: way.order + (taken.get(way.key) ?? 0) }))
      .toSorted((a, b) => a.order - b.order)
    const [way] = ways
    if (way === undefined) break
    taken.set(way.key, (taken.get(way.key) ?? 0) + 1)
    path.push(way.event)
    state = way.to
  }
  return path
}

/** What came of a try: the path up to where it failed in the same way, null where it did not, or that there is no time. */
export type Tried<E extends string> = Path<E> | null | 'no time'

/**
 * The shortest path that still fails, and how many shorter ones were not tried. First pieces are left out, large ones
 * first; then all paths that are shorter still and end with the event that failed are tried, the shortest first: where
 * none of them fails, no shorter path does. Only what the model allows is tried, and no more than `tries` times.
 */
export async function shrink<S extends string, E extends string>(
  seen: Seen<S, E>,
  failing: Path<E>,
  fails: (path: Path<E>) => Promise<Tried<E>>,
  tries = 40,
): Promise<{ path: Path<E>; untried: number }> {
  let best = failing
  let left = tries
  const known = new Set([named(failing)])
  const isNew = (path: Path<E>) => path.length < best.length && !known.has(named(path))
  const attempt = async (path: Path<E>): Promise<boolean> => {
    if (left <= 0 || !isNew(path) || along(seen, path) === undefined) return false
    known.add(named(path))
    left -= 1
    const failed = await fails(path)
    if (failed === 'no time') {
      known.delete(named(path))
      left = 0
      return false
    }
    if (failed === null) return false
    best = failed
    return true
  }

  const before = along(seen, failing)?.at(-2)
  const last = failing.at(-1)
  if (before === undefined || last === undefined) return { path: best, untried: 0 }
  const way = shortest(seen).get(before)
  if (way !== undefined) await attempt([...way, last])
  for (let size = Math.floor(best.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at + size < best.length; ) {
      // What was left out moves the rest up: the same place is tried again.
      if (!(await attempt(best.toSpliced(at, size)))) at += 1
    }
  let untried = 0
  for (const path of endingWith(seen, before, last, best.length - 1))
    if (isNew(path) && !(await attempt(path)) && !known.has(named(path))) untried += 1
  return { path: best, untried }
}

/** More paths than these nobody tries. */
const MOST = 10_000

/** The paths of at most so many events that come to a state and end there with an event, the shortest first. */
function endingWith<S extends string, E extends string>(seen: Seen<S, E>, state: S, last: E, most: number): Path<E>[] {
  const found: Path<E>[] = []
  let reached: { at: S; path: Path<E> }[] = [{ at: seen.initial, path: [] }]
  for (let length = 1; length <= most && reached.length < MOST; length += 1) {
    for (const { at, path } of reached) if (at === state) found.push([...path, last])
    reached = reached.flatMap(({ at, path }) =>
      seen.transitions.filter(({ from }) => from === at).map(({ event, to }) => ({ at: to, path: [...path, event] })),
    )
  }
  return found
}
