import type { Language } from '../corpus.ts'
import { table } from './tables.ts'

/** A name in the three languages, and how else people write it; a spelling is compared by its sound. */
export type Named = { readonly names: Readonly<Record<Language, string>>; readonly also: readonly string[] }

const rows = (text: string): string[][] => text.split('\n').map((row) => row.split(' | ').map((cell) => cell.trim()))
const list = (cell = ''): string[] => cell.split(', ').filter((word) => word !== '')
const named = (english = '', punjabi = '', hindi = '', also = ''): Named => ({
  names: { english, punjabi, hindi },
  also: list(also),
})

/** `edition` is the writer's name in the table of the Granth, `speaker` in the corpus. */
export type Writer = Named & { readonly edition: string; readonly speaker: string }

/** Who speaks in the Guru Granth Sahib. Spellings that are also everyday words stand with what makes them a name. */
export const WRITERS: readonly Writer[] = rows(table('writers')).map(
  ([edition = '', english, punjabi, hindi, also]) => ({
    ...named(english, punjabi, hindi, also),
    edition,
    speaker: english ?? '',
  }),
)

/** Who speaks in the Gita; `edition` as its table has it. */
export const SPEAKERS: readonly Writer[] =
  rows(`Krishna | Shri Krishna | ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ | श्री कृष्ण | krishna, krishan, shri krishna, sri krishna, bhagwan krishna, lord krishna, vasudev
Arjuna | Arjuna | ਅਰਜੁਨ | अर्जुन | arjuna, arjun, arjan
Sanjaya | Sanjaya | ਸੰਜੇ | संजय | sanjaya, sanjay
Dhritarashtra | Dhritarashtra | ਧ੍ਰਿਤਰਾਸ਼ਟਰ | धृतराष्ट्र | dhritarashtra, dhritrashtra, dhratarashtra`).map(
    ([edition = '', english, punjabi, hindi, also]) => ({
      ...named(english, punjabi, hindi, also),
      edition,
      speaker: english ?? '',
    }),
  )

export type Raag = Named & { readonly section: string }

export const RAAGS: readonly Raag[] = rows(table('raags')).map(([section = '', english, punjabi, hindi, also]) => ({
  ...named(english, punjabi, hindi, also),
  section,
}))

/**
 * A composition of the Granth, from its first shabad to its last; without a last one, to the end of the Ang that is
 * named instead. `plain` names are said by nobody for anything else, so they need no 'bani' or 'path' beside them.
 */
export type Bani = Named & { readonly id: string; readonly from: string; readonly to: string }

export const BANIS: readonly Bani[] = rows(table('banis')).map(
  ([id = '', english, punjabi, hindi, also, from = '', to = '']) => ({
    ...named(english, punjabi, hindi, also),
    id,
    from: from.replace(/ \|$/, ''),
    to,
  }),
)

/** The eighteen chapters by name. */
export const CHAPTERS: readonly Named[] = rows(table('chapters')).map(([english, punjabi, hindi, also]) =>
  named(english, punjabi, hindi, also),
)
