// A row of the report: one measured value and the budget it has to hold.

export type Row = {
  /** What was measured; rows of one subject are measured again together. */
  subject: string
  what: string
  /** The value that is judged; null when it was not measured. */
  value: number | null
  unit: string
  /** At most (or, for `atLeast`, at least) this; null when the value is only reported. */
  budget: number | null
  atLeast?: boolean
  /** Ratio to the limit page of the same run, or what else explains the value. */
  remark?: string
  /** Where the value comes from, printed when it fails. */
  causes?: string[]
}

export const holds = ({ value, budget, atLeast }: Row): boolean =>
  value === null || budget === null || (atLeast ? value >= budget : value <= budget)

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

const digits = (row: Row) => (row.unit === '' ? 4 : row.unit === 'MB' || row.unit === 'kB' || row.unit === 'x' ? 2 : 0)
const format = (row: Row, value: number) => `${value.toFixed(digits(row))} ${row.unit}`.trimEnd()

/** Prints rows as a table, and below it what is known about those that fail. */
export function print(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.value === null ? '-' : row.budget === null ? 'info' : holds(row) ? 'ok' : 'FAIL',
    row.subject,
    row.what,
    row.value === null ? '-' : format(row, row.value),
    row.budget === null ? '' : `${row.atLeast ? '>=' : '<='} ${format(row, row.budget)}`,
    row.remark ?? '',
  ])
  const table = [['', 'subject', 'what', 'measured', 'budget', ''], ...cells]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((cell) => cell[column]?.length ?? 0)))
  for (const cell of table)
    console.log(
      cell
        .map((text, column) =>
          column === 3 || column === 4 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
  const told = new Set<readonly string[]>()
  for (const row of rows) {
    if (holds(row) || !row.causes?.length || told.has(row.causes)) continue
    told.add(row.causes)
    console.log(`\n${row.subject}, ${row.what}:`)
    for (const cause of row.causes) console.log(`  ${cause}`)
  }
}
