import { expect, test } from 'vitest'
import { HELP_LINES, type HelpLine } from './helplines.ts'

/** So long a comparison with the source counts (D45), ms. */
const FRESH_MS = 180 * 24 * 60 * 60 * 1000

const lines = Object.entries(HELP_LINES).flatMap(([country, all]) =>
  all.map((line): [string, HelpLine] => [`${country} ${line.number}`, line]),
)

test.each(lines)('%s has a source, was compared with it within 180 days, and can be dialled', (_, line) => {
  expect(line.source).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}$/)
  expect(Date.now() - Date.parse(line.checked)).toBeLessThan(FRESH_MS)
  expect(line.dial).toBe(line.number.replaceAll(' ', ''))
  expect(line.dial).toMatch(/^\d{3,11}$/)
})
