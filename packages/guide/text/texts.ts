/**
 * Both texts, whole and in the original, as `make.ts` wrote them. Read-only: nothing here is ever edited (D26).
 * They are kept as two long strings and are cut where they are asked for, because 60,555 objects would cost 20 MB.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** `text` and `iast` have a printed line a line, who speaks ('श्रीभगवानुवाच') among them. */
export type GitaVerse = { chapter: number; verse: number; speaker: string; text: string; iast: string }
/** A row of the Granth; `line` counts on the Ang, and several rows may share it. */
type GranthRow = {
  at: number
  ang: number
  line: number
  shabad: string
  writer: string
  section: string
  text: string
}

const file = (name: string) => readFileSync(new URL(name, import.meta.url))

/** All 701 verses, in order. */
export const GITA: readonly GitaVerse[] = JSON.parse(file('gita.json').toString('utf8'))

const SPEAKS = /^(?:श्रीभगवानुवाच|अर्जुन उवाच|सञ्जय उवाच|धृतराष्ट्र उवाच)$/u
/** 'सञ्जय उवाच' and its like say who speaks. */
export const isSpeakerLine = (line: string): boolean => SPEAKS.test(line)

/**
 * A verse as it is quoted: who speaks stands before it and is no part of it. In the middle of a verse (1.21, 1.28) it
 * stays, because there the speaker changes.
 */
export function quoted(verse: Pick<GitaVerse, 'text' | 'iast'>): { original: string; iast: string } {
  const [first = '', ...rest] = verse.text.split('\n')
  if (!isSpeakerLine(first)) return { original: verse.text, iast: verse.iast }
  return { original: rest.join('\n'), iast: verse.iast.split('\n').slice(1).join('\n') }
}

class Granth {
  readonly size: number
  /** of each row: where its text begins and ends in `source` */
  readonly from: Uint32Array
  readonly to: Uint32Array
  readonly ang: Uint16Array
  readonly line: Uint8Array
  readonly shabads: readonly string[]
  readonly writers: readonly string[]
  readonly sections: readonly string[]
  readonly shabad: Uint16Array
  readonly writer: Uint8Array
  readonly section: Uint8Array
  /** the row at which each shabad begins, and one past the last */
  readonly begins: Uint32Array
  private readonly source: string

  constructor(source: string) {
    this.source = source
    let size = -1
    for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) size++
    this.size = size
    this.from = new Uint32Array(size)
    this.to = new Uint32Array(size)
    this.ang = new Uint16Array(size)
    this.line = new Uint8Array(size)
    this.shabad = new Uint16Array(size)
    this.writer = new Uint8Array(size)
    this.section = new Uint8Array(size)
    const shabads: string[] = []
    const writers: string[] = []
    const sections: string[] = []
    const begins: number[] = []
    /** what a repeated field repeats */
    const last = { ang: 0, line: 0, shabad: -1, writer: 0, section: 0 }
    const among = (list: string[], name: string): number => {
      const found = list.indexOf(name)
      return found < 0 ? list.push(name) - 1 : found
    }
    let begin = source.indexOf('\n') + 1
    for (let at = 0; at < size; at++) {
      const end = source.indexOf('\n', begin)
      const text = source.lastIndexOf('\t', end) + 1
      const [ang = '', line = '', shabad = '', writer = '', section = ''] = source.slice(begin, text - 1).split('\t')
      if (ang !== '') last.ang = Number(ang)
      if (line !== '') last.line = Number(line)
      if (shabad !== '') {
        last.shabad = shabads.push(shabad) - 1
        begins.push(at)
      }
      if (writer !== '') last.writer = among(writers, writer)
      if (section !== '') last.section = among(sections, section)
      this.from[at] = text
      this.to[at] = end
      this.ang[at] = last.ang
      this.line[at] = last.line
      this.shabad[at] = last.shabad
      this.writer[at] = last.writer
      this.section[at] = last.section
      begin = end + 1
    }
    this.shabads = shabads
    this.writers = writers
    this.sections = sections
    this.begins = Uint32Array.from([...begins, size])
  }

  text(at: number): string {
    return this.source.slice(this.from[at], this.to[at])
  }

  /** @throws {RangeError} outside 0 to 60,554 */
  row(at: number): GranthRow {
    if (!(at >= 0 && at < this.size)) throw new RangeError(`row ${at}`)
    return {
      at,
      ang: this.ang[at] ?? 0,
      line: this.line[at] ?? 0,
      shabad: this.shabads[this.shabad[at] ?? 0] ?? '',
      writer: this.writers[this.writer[at] ?? 0] ?? '',
      section: this.sections[this.section[at] ?? 0] ?? '',
      text: this.text(at),
    }
  }

  /** From the first row of the shabad in which `at` stands to one past its last. */
  shabadOf(at: number): [from: number, to: number] {
    const number = this.shabad[at] ?? 0
    return [this.begins[number] ?? 0, this.begins[number + 1] ?? this.size]
  }

  /** From the first row of an Ang to one past its last; empty where there is no such Ang. */
  angRows(ang: number): [from: number, to: number] {
    return [this.firstFrom(ang), this.firstFrom(ang + 1)]
  }

  /** The first row whose Ang is not before `ang`. */
  private firstFrom(ang: number): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.ang[middle] ?? 0) < ang) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** All 60,555 rows, in the order of the text; 1430 Angs. */
export const GRANTH = new Granth(gunzipSync(file('sggs.tsv.gz')).toString('utf8'))
