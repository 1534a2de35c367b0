import type { ScriptureContext } from '../../src/scripture/scriptureContext.ts'
import { type GitaVerse, type GranthLine, isSpeakerLine, type Published } from './published.ts'

/** Where a passage of the corpus was taken from. */
type Source = { chapter: number; verse: number } | { ang: number; lines: [number, number]; shabad: string }
export type Item = {
  id: string
  scripture: string
  reference: string
  original: string
  transliteration: string
  rendering: Record<'english' | 'punjabi' | 'hindi', string>
  speaker: string
  source: Source
}

/** A longer composition is not shown whole: its stanza, and one before and after. */
const WHOLE = 60
/** Verses of the Gita shown before and after the quoted one. */
const NEIGHBOURS = 2

const ang = (line: GranthLine) => `Guru Granth Sahib, Ang ${line.ang}`
const endsStanza = ({ text }: GranthLine) => /॥[੦-੯]+॥/.test(text)

/** Where `original` stands among the rows of its shabad, letter for letter; null when it does not. */
function placeOf(original: string, rows: readonly GranthLine[]): [from: number, to: number] | null {
  for (let from = 0; from < rows.length; from++) {
    let text = ''
    for (let to = from; to < rows.length; to++) {
      text += (to === from ? '' : '\n') + rows[to]?.text
      if (text === original) return [from, to]
      if (text.length > original.length) break
    }
  }
  return null
}

function granthLines(item: Item, source: Extract<Source, { ang: number }>, granth: readonly GranthLine[]) {
  const rows = granth.filter(({ shabad }) => shabad === source.shabad)
  const place = placeOf(item.original, rows)
  if (place === null) throw new Error(`${item.id}: not in the shabad ${source.shabad}`)
  const [from, to] = place
  const [first, last] = [rows[from], rows[to]]
  if (first === undefined || last === undefined || item.reference !== ang(first) || first.ang !== last.ang) {
    throw new Error(`${item.id}: not on its Ang`)
  }
  if (source.ang !== first.ang || source.lines[0] !== first.line || source.lines[1] !== last.line) {
    throw new Error(`${item.id}: stands on lines ${first.line} to ${last.line} of Ang ${first.ang}`)
  }
  if (item.speaker !== first.writer) throw new Error(`${item.id}: by ${first.writer}`)
  let [begin, end] = [0, rows.length - 1]
  if (rows.length > WHOLE) {
    const ends = rows.flatMap((row, at) => (endsStanza(row) ? [at] : []))
    const own = ends.findIndex((at) => at >= to)
    begin = (ends[own - 2] ?? -1) + 1
    end = ends[own + 1] ?? rows.length - 1
  }
  return rows
    .map((row, at) => ({ reference: ang(row), text: row.text, quoted: at >= from && at <= to }))
    .slice(begin, end + 1)
}

function gitaLines(item: Item, source: Extract<Source, { chapter: number }>, gita: readonly GitaVerse[]) {
  const { chapter, verse } = source
  if (item.reference !== `Bhagavad Gita ${chapter}.${verse}`) throw new Error(`${item.id}: is not ${item.reference}`)
  const near = gita.filter((one) => one.chapter === chapter && Math.abs(one.verse - verse) <= NEIGHBOURS)
  const lines = near.flatMap((one) => {
    const reference = `Bhagavad Gita ${chapter}.${one.verse}`
    const printed = one.text.split('\n')
    // who speaks stands before a verse; in the middle of one it is part of it
    const [first = '', ...rest] = printed
    const spoken = isSpeakerLine(first) ? [{ reference, text: first, quoted: false }] : []
    const text = spoken.length > 0 ? rest.join('\n') : one.text
    return [...spoken, { reference, text, quoted: one.verse === verse }]
  })
  if (lines.find(({ quoted }) => quoted)?.text !== item.original) throw new Error(`${item.id}: other letters`)
  return lines
}

/**
 * A passage in its surroundings: the whole shabad, or the neighbouring verses.
 * @throws {Error} naming the passage, when it does not stand in the published text letter for letter where it says
 */
export function contextOf(item: Item, { granth, gita }: Published): ScriptureContext {
  const { reference, original, source } = item
  const lines = 'ang' in source ? granthLines(item, source, granth) : gitaLines(item, source, gita)
  return { reference, original, lines }
}
