// D37: what comes from outside is read by its shape and never believed by its type. Here are the parts that shapes are made
// of; those of the contract are generated from it (`npm run api`).

/** Reads a value that came from outside: as much of it as can be used, or undefined where none of it can. */
export type Shape<T> = (value: unknown) => T | undefined

type Reads = Record<string, (value: unknown) => unknown>
type Got<Read> = Read extends (value: unknown) => infer T ? T : never
/** What is there in any case, and what may be missing. */
type Fields<R extends Reads> = {
  [Name in keyof R as undefined extends Got<R[Name]> ? never : Name]: Got<R[Name]>
} & { [Name in keyof R as undefined extends Got<R[Name]> ? Name : never]?: Exclude<Got<R[Name]>, undefined> }

/** How many items of a record's own lists could not be read, where there were such. */
export type LeftOut = { left_out?: number }

/** A text; of a number, the text that it is written as. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : undefined

/** A text that says something. */
export const words = (value: unknown): string | undefined => (text(value)?.trim() ? text(value) : undefined)

/** A number that counts or measures: not below nothing, and not without end. */
export const count = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : undefined

export const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

export const oneOf =
  <const Word extends string | true>(...known: Word[]) =>
  (value: unknown): Word | undefined =>
    known.find((word) => word === value)

/** Reads as `read` does; gives `otherwise` where the value cannot be read. */
export const withDefault =
  <T>(read: Shape<T>, otherwise: NoInfer<T>) =>
  (value: unknown): T =>
    read(value) ?? otherwise

/** The items that can be read, `most` at most. */
export const list =
  <T>(read: Shape<T>, most?: number) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value) ? value.flatMap((item) => read(item) ?? []).slice(0, most) : undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A record: undefined without all that is `vital`; of the rest, what can be read. Null counts as missing, and an
 * unlisted field is left out.
 */
export const record =
  <Vital extends Reads, Rest extends Reads>(vital: Vital, rest: Rest) =>
  (
    value: unknown,
  ): ({ [Name in keyof Vital]: Exclude<Got<Vital[Name]>, undefined> } & Fields<Rest> & LeftOut) | undefined => {
    if (!isRecord(value)) return undefined
    const known: Record<string, unknown> = {}
    // What was kept here had lost something before.
    let lost = count(value.left_out) ?? 0
    for (const [name, read] of Object.entries({ ...vital, ...rest })) {
      const given = value[name] ?? undefined
      const got = read(given)
      if (got !== undefined) known[name] = got
      else if (name in vital) return undefined
      if (Array.isArray(got) && given !== undefined) lost += (Array.isArray(given) ? given.length : 1) - got.length
    }
    return (lost === 0 ? known : { ...known, left_out: lost }) as never
  }

/** What one of two shapes reads: the first, where it can. */
export const either =
  <A, B>(one: Shape<A>, other: Shape<B>) =>
  (value: unknown): A | B | undefined =>
    one(value) ?? other(value)
