// A row of the report: one measured value and the budget it has to hold.

export type Row = {
  /** What was measured; rows of one subject are measured again together. */
  subject: string
  what: string
  value: number
  unit: string
  /** At most (or, for `atLeast`, at least) this; null when the value is only reported. */
  budget: number | null
  atLeast?: boolean
  /** What docs/budgets.md wants, where `budget` is looser: it is said, and fails nothing yet. */
  wanted?: number
  /** The same on every machine, however busy: judged in the short form too. */
  isCount?: true
  /** Ratio to the limit page of the same run, or what else explains the value. */
  remark?: string
  /** Where the value comes from, printed when it fails. */
  causes?: string[]
}

/** What divides by nothing, or takes the largest of none, has measured nothing. */
const isSound = ({ value }: Row): boolean => Number.isFinite(value)

const keeps = (value: number, limit: number, atLeast = false) => (atLeast ? value >= limit : value <= limit)

export const holds = (row: Row): boolean =>
  isSound(row) && (row.budget === null || keeps(row.value, row.budget, row.atLeast))

/** Whether the looser limit is all that holds. */
export const isShort = ({ value, wanted, atLeast }: Row): boolean =>
  wanted !== undefined && !keeps(value, wanted, atLeast)

/**
 * What fails the bench: no value at all, or a limit that does not hold. Times are no verdict where they are not judged.
 */
export const failuresOf = (rows: readonly Row[], judgesTimes: boolean): Row[] =>
  rows.filter((row) => !isSound(row) || ((judgesTimes || row.isCount === true) && !holds(row)))

/** The nearest rank: the smallest value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new Error('nothing was measured')
  return (low + high) / 2
}

const digits = (row: Row) =>
  row.unit === '' ? (row.isCount ? 0 : 4) : row.unit === 'MB' || row.unit === 'kB' || row.unit === 'x' ? 2 : 0
const format = (row: Row, value: number) => `${value.toFixed(digits(row))} ${row.unit}`.trimEnd()
const limit = (row: Row, value: number | null | undefined) =>
  value === null || value === undefined ? '' : `${row.atLeast ? '>=' : '<='} ${format(row, value)}`

const NUMBERS = [3, 4, 5]

/** Prints rows as a table, and below it what is known about those that fail. */
export function print(rows: readonly Row[], judgesTimes: boolean): void {
  const failures = new Set(failuresOf(rows, judgesTimes))
  const cells = rows.map((row) => [
    failures.has(row) ? 'FAIL' : row.budget === null || !(judgesTimes || row.isCount) ? 'info' : 'ok',
    row.subject,
    row.what,
    format(row, row.value),
    limit(row, row.budget),
    limit(row, row.wanted),
    row.remark ?? '',
  ])
  const table = [['', 'subject', 'what', 'measured', 'budget', 'wanted', ''], ...cells]
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...table.map((cell) => cell[column]?.length ?? 0)))
  for (const cell of table)
    console.log(
      cell
        .map((text, column) =>
          NUMBERS.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
  const told = new Set<readonly string[]>()
  for (const row of rows) {
    if (!failures.has(row) || !row.causes?.length || told.has(row.causes)) continue
    told.add(row.causes)
    console.log(`\n${row.subject}, ${row.what}:`)
    for (const cause of row.causes) console.log(`  ${cause}`)
  }
}
