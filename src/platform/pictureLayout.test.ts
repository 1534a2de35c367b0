import { CORPUS } from '@satsang/guide/corpus'
import { expect, test } from 'vitest'
import { layPicture, type Measure, PICTURE, type PictureContent, pictureName, verseLines } from './pictureLayout.ts'

// As wide as a wide letter: real faces are narrower.
const measure: Measure = (_, text, size) => Array.from(text).length * size * 0.55
const content = (over: Partial<PictureContent> = {}): PictureContent => ({
  original: 'one two three\nfour five',
  rendering: 'Six seven eight nine ten eleven twelve.',
  reference: 'Bhagavad Gita 2.47',
  product: 'Satsang',
  ...over,
})
const textOf = (lines: ReturnType<typeof layPicture>, part: string) =>
  lines.filter((line) => line.part === part).map(({ text }) => text)

const all = [...CORPUS.sikh, ...CORPUS.hindu].flatMap((verse) =>
  (['english', 'punjabi', 'hindi'] as const).map((language) => [verse.id, language, verse] as const),
)

test.each(all)('%s, %s: nothing is cut, lost or laid over another line', (_, language, verse) => {
  const lines = layPicture(content({ original: verse.original, rendering: verse.rendering[language] }), measure)
  expect(textOf(lines, 'original').join(' ').replaceAll(/\s+/g, ' ')).toBe(
    verseLines(verse.original).join(' ').replaceAll(/\s+/g, ' '),
  )
  expect(textOf(lines, 'rendering').join(' ')).toBe(verse.rendering[language])
  for (const { part, text, size, x } of lines) {
    expect(x - measure(part, text, size) / 2).toBeGreaterThanOrEqual(60)
    expect(x + measure(part, text, size) / 2).toBeLessThanOrEqual(PICTURE.width - 60)
  }
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before !== undefined) expect(line.y - before.y).toBeGreaterThanOrEqual((before.size + line.size) / 2)
  }
  const tops = lines.map(({ y, size }) => y - size)
  const ends = lines.map(({ y, size }) => y + size)
  expect(Math.min(...tops)).toBeGreaterThan(60)
  expect(Math.max(...ends)).toBeLessThan(PICTURE.height - 60)
})

test('the original is the largest, and each part follows the one before', () => {
  const lines = layPicture(content(), measure)
  const sizes = ['original', 'rendering', 'reference'].map(
    (part) => lines.find((line) => line.part === part)?.size ?? 0,
  )
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})

test('a longer verse is set smaller', () => {
  const size = (original: string) => layPicture(content({ original }), measure)[0]?.size ?? 0
  expect(size('one two three '.repeat(40).trim())).toBeLessThan(size('one two three'))
})

test('a long line breaks into even ones, and no danda begins a line', () => {
  const lines = textOf(layPicture(content({ original: 'ਏਕ ਦੋਇ ਤੀਨ ਚਾਰ ਪੰਚ ॥੧॥ ਰਹਾਉ ॥' }), measure), 'original')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).not.toMatch(/^[।॥]|^ਰਹਾਉ/u)
  const lengths = lines.map((line) => line.length)
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(3)
})

test('what cannot fit is refused, and not cut', () => {
  expect(() => layPicture(content({ original: 'a'.repeat(500) }), measure)).toThrow('does not fit')
})

test.each([
  ['Satsang', 'Bhagavad Gita 2.47', 'satsang-bhagavad-gita-2-47.png'],
  ['ਸਤਸੰਗ', 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ, ਅੰਗ 233', 'ਸਤਸੰਗ-ਸ੍ਰੀ-ਗੁਰੂ-ਗ੍ਰੰਥ-ਸਾਹਿਬ-ਜੀ-ਅੰਗ-233.png'],
  ['सत्संग', 'भगवद्गीता 10.9', 'सत्संग-भगवद्गीता-10-9.png'],
])('the file of %s, %s is called so in its own script', (product, reference, name) => {
  expect(pictureName(content({ product, reference }))).toBe(name)
})

test('a verse without a rendering (D41) has no empty room for one', () => {
  const bare = layPicture(content({ rendering: '' }), measure)
  expect(textOf(bare, 'rendering')).toEqual([])
  const gap = (lines: typeof bare) => {
    const last = lines.findLast(({ part }) => part === 'original')
    const reference = lines.find(({ part }) => part === 'reference')
    return ((reference?.y ?? 0) - (last?.y ?? 0)) / (last?.size ?? 1)
  }
  expect(gap(bare)).toBeLessThan(gap(layPicture(content({}), measure)))
  expect(gap(bare)).toBeLessThan(4)
})
