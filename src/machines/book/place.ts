import { PREFIX, type Tradition } from '../entities.ts'

/** A place in a scripture: an Ang, or a chapter with a verse of it or without. */
export type Place = { page: number; verse: number | null }

/** How many pages each scripture has: Angs, chapters. */
export const PAGES_OF = { sikh: 1430, hindu: 18 } as const satisfies Record<Tradition, number>

const PLACE = /^([1-9]\d{0,3})(?:\.([1-9]\d?))?$/

/** Reads `917`, or `2.47` of the Gita; null where there is no such page. Whether a chapter has the verse, the page knows. */
export function readPlace(tradition: Tradition, text: string): Place | null {
  const [, page, verse] = PLACE.exec(text) ?? []
  const number = Number(page)
  if (page === undefined || number > PAGES_OF[tradition] || (verse !== undefined && tradition === 'sikh')) return null
  return { page: number, verse: verse === undefined ? null : Number(verse) }
}

/** A place as its address names it. */
export const writePlace = ({ page, verse }: Place): string => (verse === null ? `${page}` : `${page}.${verse}`)

/** Where the app shows it. */
export const bookPath = (tradition: Tradition, place: Place): string => `${PREFIX[tradition]}/read/${writePlace(place)}`
