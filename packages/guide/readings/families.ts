import { readFileSync } from 'node:fs'
import type { Tradition } from '../corpus.ts'
import { READINGS } from './list.ts'

/**
 * Readings that one true sentence fits: 'something between the two of you is hard'. What a message is about in the large
 * is heard far more surely than its exact matter, and who answers on that level says nothing that was not told.
 */
export type Family = {
  readonly id: string
  readonly readings: readonly string[]
  /** passages by id, best first, that speak to all of them and can hurt none */
  readonly verses: Readonly<Record<Tradition, readonly string[]>>
}

type Words = Pick<Family, 'verses'>

function read(): Family[] {
  const words = JSON.parse(readFileSync(new URL('./families.json', import.meta.url), 'utf8')) as Record<string, Words>
  const rows = readFileSync(new URL('./families.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const families = rows.map((row) => {
    const [id = '', readings = ''] = row.split('\t')
    const own = words[id]
    if (own === undefined) throw new Error(`readings/families.json: nothing for ${id}`)
    return { id, readings: readings.split(','), ...own }
  })
  const placed = families.flatMap(({ readings }) => readings)
  const lost = READINGS.filter(({ id }) => placed.filter((one) => one === id).length !== 1)
  if (lost.length > 0 || placed.length !== READINGS.length)
    throw new Error(`readings/families.tsv: not in one family: ${lost.map(({ id }) => id).join(', ')}`)
  return families
}

/** Every reading is in just one of them. */
export const FAMILIES: readonly Family[] = read()

/** The number of each reading's family, in the order of the list of readings. */
export const FAMILY_AT: readonly number[] = READINGS.map(({ id }) =>
  FAMILIES.findIndex(({ readings }) => readings.includes(id)),
)

/** The family of a reading. @throws {Error} for an id that is no reading's */
export function familyOf(reading: string): Family {
  const family = FAMILIES.find(({ readings }) => readings.includes(reading))
  if (family === undefined) throw new Error(`no reading: ${reading}`)
  return family
}
