// What was looked at, row by row, and how it is told.

/** In place of an operation, where a rule is about all of them. */
export const ANY = 'any call'

export type Row = {
  /** The operation of the contract, or ANY. */
  operation: string
  rule: string
  result: 'holds' | 'differs' | 'not tried'
  /** One line: what was expected and what came, or why nothing was tried. Missing where the rule holds. */
  says?: string
}

/** A provider does not keep a rule. */
export class Differs extends Error {
  override name = 'Differs'
  constructor(expected: string, came: string) {
    super(`expected ${expected}, came ${came}`)
  }
}

/** A rule could not be looked at, or was not to be. */
export class NotTried extends Error {
  override name = 'NotTried'
}

/** The rows of a run, in the order in which they were tried. */
export class Rows {
  readonly all: Row[] = []

  /**
   * Looks whether a rule holds, and writes its row.
   * @returns what `look` gives; undefined where the rule does not hold or was not tried
   * @throws whatever is neither Differs nor NotTried: a fault of this command, and no row
   */
  async look<T>(operation: string, rule: string, look: () => Promise<T>): Promise<T | undefined> {
    try {
      const got = await look()
      this.all.push({ operation, rule, result: 'holds' })
      return got
    } catch (error) {
      if (!(error instanceof Differs) && !(error instanceof NotTried)) throw error
      const result = error instanceof Differs ? 'differs' : 'not tried'
      this.all.push({ operation, rule, result, says: error.message.replaceAll(/\s+/g, ' ') })
      return undefined
    }
  }
}

/** Something that an earlier row was to give. @throws {NotTried} */
export function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new NotTried(`it needs ${what}, and there is none`)
  return value
}

/** @throws {Differs} unless `came` is what was expected */
export function equal(what: string, came: unknown, expected: unknown): void {
  if (came !== expected) throw new Differs(`${what} ${shown(expected)}`, shown(came))
}

/** @throws {Differs} */
export function holds(condition: boolean, expected: string, came: string): asserts condition {
  if (!condition) throw new Differs(expected, came)
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80))

const count = (rows: readonly Row[], result: Row['result']) => rows.filter((row) => row.result === result).length

/** The table that a person reads, and its sums below. */
export function tableOf(rows: readonly Row[], requests: number): string {
  const widthOf = (column: (row: Row) => string) => Math.max(...rows.map((row) => column(row).length))
  const width = widthOf(({ operation }) => operation)
  const lines = rows.map(
    ({ operation, rule, result, says }) =>
      `${result.padEnd(9)}  ${operation.padEnd(width)}  ${rule}${says === undefined ? '' : `: ${says}`}`,
  )
  const sums = `${count(rows, 'holds')} hold, ${count(rows, 'differs')} differ, ${count(rows, 'not tried')} were not tried. ${requests} requests.`
  return [...lines, '', sums].join('\n')
}
