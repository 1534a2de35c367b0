import type { Leaf } from './leaf.ts'
import type { Page } from './lines.ts'

/** A line of the Granth or a verse of the Gita, as it is quoted: its printed lines apart by newlines. */
export type Line = { page: number; verse?: number; reference: string; original: string }

/** Who speaks stands before a verse, and is no part of it. */
const SPEAKS = /^(?:श्रीभगवानुवाच|(?:अर्जुन|सञ्जय|धृतराष्ट्र) उवाच)$/u

/** What is searched of a leaf, in its order. */
export const linesOf = (text: Page['text'], { pages }: Leaf): Line[] =>
  pages.flatMap(({ number, lines, verses }) => {
    if (text === 'granth')
      return lines.map((original) => ({
        page: number,
        reference: `Guru Granth Sahib, Ang ${number}`,
        original,
      }))
    const found: Line[] = []
    lines.forEach((line, at) => {
      const verse = verses?.[at] ?? 0
      const last = found.at(-1)
      if (SPEAKS.test(line) && verses?.[at - 1] !== verse) return
      if (last?.page === number && last.verse === verse) last.original += `\n${line}`
      else found.push({ page: number, verse, reference: `Bhagavad Gita ${number}.${verse}`, original: line })
    })
    return found
  })
