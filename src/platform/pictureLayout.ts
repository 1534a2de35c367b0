// Where each line of a picture of a verse stands. Nothing is ever cut: the type shrinks until everything fits.

export const PICTURE = { width: 1080, height: 1350 } as const

export type PictureContent = { original: string; rendering: string; reference: string; product: string }

/** The name of the picture's file, in the language of its words: 'Bhagavad Gita 2.47' is in 'satsang-bhagavad-gita-2-47.png'. */
export const pictureName = ({ reference, product }: PictureContent): string => {
  const words = `${product} ${reference}`.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['verse']
  return `${words.join('-')}.png`
}

/** The faces of a picture, in the order of their parts. */
export type Part = 'original' | 'rendering' | 'reference' | 'product'
export type Line = { part: Part; text: string; size: number; x: number; y: number }
/** The width of a text in the face of its part, px. */
export type Measure = (part: Part, text: string, size: number) => number

/** Between the edge and the text, px: room for the frame. */
const SIDE = 112
const TOP = 120
const BOTTOM = 196
const ROOM = PICTURE.height - TOP - BOTTOM
const LARGEST = 92
const SMALLEST = 12
/** The product's name: always as small. */
const PRODUCT_SIZE = 30

// The original is the largest. Heights of a line leave room for vowel signs above and below it.
const PARTS = {
  original: { scale: 1, line: 1.75 },
  rendering: { scale: 0.58, line: 1.55 },
  reference: { scale: 0.46, line: 1.5 },
} as const
/** Between the parts, in lines of the original. */
const GAP = 0.55

/** What may not begin a line stays with the word before it: dandas, and the 'ਰਹਾਉ' between them. */
const wordsOf = (line: string): string[] => line.split(/ (?![।॥]|ਰਹਾਉ)/u)

/** Breaks a line into lines no wider than `width`; null when a word alone is wider. */
function broken(words: string[], width: number, widthOf: (text: string) => number): string[] | null {
  const lines: string[] = []
  for (const word of words) {
    if (widthOf(word) > width) return null
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same, with its lines about equally long, as a verse is set. */
function balanced(line: string, width: number, widthOf: (text: string) => number): string[] | null {
  const words = wordsOf(line)
  const first = broken(words, width, widthOf)
  if (first === null || first.length === 1) return first
  let lines = first
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const next = broken(words, narrower, widthOf)
    if (next === null || next.length > first.length) break
    lines = next
  }
  return lines
}

/** The lines of a verse; one that stands in one line in its source is set in two at the danda. */
export const verseLines = (text: string): string[] =>
  text.includes('\n') ? text.split('\n') : (text.match(/[^।]*।|[^।]+$/g) ?? [text]).map((line) => line.trim())

const stanzasOf = ({ original, rendering, reference }: PictureContent) => ({
  original: verseLines(original),
  // Some verses have none (D41).
  rendering: rendering === '' ? [] : rendering.split('\n'),
  reference: [reference],
})

function setAt(size: number, content: PictureContent, measure: Measure): Line[] | null {
  const lines: Line[] = []
  const stanzas = stanzasOf(content)
  const x = PICTURE.width / 2
  let y = 0
  for (const part of ['original', 'rendering', 'reference'] as const) {
    const own = size * PARTS[part].scale
    const height = own * PARTS[part].line
    if (y > 0 && stanzas[part].length > 0) y += size * GAP
    for (const line of stanzas[part]) {
      const set = balanced(line, PICTURE.width - 2 * SIDE, (text) => measure(part, text, own))
      if (set === null) return null
      for (const text of set) {
        lines.push({ part, text, size: own, x, y: y + height / 2 })
        y += height
      }
    }
  }
  if (y > ROOM) return null
  // In the middle of the room, a little above it, as the eye wants it.
  const top = TOP + (ROOM - y) * 0.46
  return lines.map((line) => ({ ...line, y: line.y + top }))
}

/** Every line with its size and its middle. @throws {Error} when not even the smallest type fits: nothing is cut */
export function layPicture(content: PictureContent, measure: Measure): Line[] {
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const lines = setAt(size, content, measure)
    if (lines === null) continue
    const { width, height } = PICTURE
    return [...lines, { part: 'product', text: content.product, size: PRODUCT_SIZE, x: width / 2, y: height - 118 }]
  }
  throw new Error('the verse does not fit into a picture')
}
