/**
 * The whole texts that the corpus is taken from and checked against, as they stand in the repository
 * (packages/guide/text, whose README says whence): no network, and no translation.
 */

import { speakerOf } from '../../packages/guide/lookup/passages.ts'
import { GITA, GRANTH, isSpeakerLine } from '../../packages/guide/text/texts.ts'

/** One row of the Guru Granth Sahib as printed: `line` counts on the Ang, `writer` as the corpus names them. */
export type GranthLine = { ang: number; line: number; shabad: string; writer: string; text: string }
/** `text` has one printed line a line, who speaks among them. */
export type GitaVerse = { chapter: number; verse: number; text: string }
export type Published = { granth: readonly GranthLine[]; gita: readonly GitaVerse[] }

export { isSpeakerLine }

/** Both texts, whole. */
export const published = (): Published => ({
  granth: Array.from({ length: GRANTH.size }, (_, at) => {
    const { ang, line, shabad, writer, text } = GRANTH.row(at)
    return { ang, line, shabad, writer: speakerOf(writer) ?? writer, text }
  }),
  gita: GITA,
})
