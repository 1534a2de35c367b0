import { readFileSync } from 'node:fs'
import { CORPUS } from '@satsang/guide/corpus'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { leaves } from '../../scripts/leaves.ts'
import { digestsOf, type Leaf, leafPath, leafPaths, PAGES, toLeaf, verifiedPage } from './leaf.ts'
import roots from './lineRoots.json' with { type: 'json' }
import { holdsLines, type Page, pageOf, rootOf } from './lines.ts'
import { verifyLines } from './verifyLines.ts'

let made: Map<string, Leaf>
beforeAll(async () => {
  made = await leaves()
}, 60_000)

const publishedAt = (page: Page) => made.get(leafPath(page))?.pages.find(({ number }) => number === page.number)
const listOf = async (page: Page) => {
  const published = publishedAt(page)
  return published === undefined ? null : digestsOf(page.text, published)
}
/** The server of the app's own files. */
const fetchFile = vi.fn(async (path: string, _fresh: boolean): Promise<unknown> => made.get(path))

// The first lines of Japji, which no verse of the corpus has to have; and a verse of the Gita that is in no corpus.
const ANG_1 = { reference: 'Guru Granth Sahib, Ang 1', original: 'ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥\nਹੈ ਭੀ ਸਚੁ ਨਾਨਕ ਹੋਸੀ ਭੀ ਸਚੁ ॥੧॥' }
const GITA_1_1 = {
  reference: 'Bhagavad Gita 1.1',
  original: 'धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः।\nमामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय॥',
}

test('the committed roots are those of the guide’s texts: 1430 Angs and 18 chapters', () => {
  expect(PAGES).toEqual({ granth: roots.granth.length, gita: roots.gita.length })
  for (const text of ['granth', 'gita'] as const) {
    const pages = leafPaths(text).flatMap((path) => made.get(path)?.pages ?? [])
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: PAGES[text] }, (_, at) => at + 1))
    for (const page of pages) expect(rootOf(digestsOf(text, page))).toBe(roots[text][page.number - 1])
  }
})

test('each rendering of ours stands at its lines, and who speaks is named', () => {
  let renderings = 0
  for (const { pages, names } of made.values())
    for (const { lines, heads, renderings: own } of pages) {
      for (const [from, to, words] of own) {
        expect(lines[from] && lines[to]).toBeTruthy()
        expect(words.every((word) => word !== '')).toBe(true)
      }
      renderings += own.length
      for (const [at, speaker, section] of heads) {
        expect(at).toBeLessThan(lines.length)
        expect(speaker === -1 || names[speaker]).toBeTruthy()
        expect(section === -1 || names[section]).toBeTruthy()
      }
    }
  expect(renderings).toBe(CORPUS.sikh.length + CORPUS.hindu.length)
})

describe('a leaf', () => {
  const page: Page = { text: 'gita', number: 2 }
  const root = roots.gita[1]
  const came = () => JSON.parse(JSON.stringify(made.get(leafPath(page))))
  test('is the published one, letter for letter', () => {
    expect(verifiedPage(toLeaf(came()), page, root)?.lines.length).toBeGreaterThan(140)
    expect(verifiedPage(toLeaf(came()), { ...page, number: 3 }, root)).toBeNull()
    for (const change of [
      (one: { lines: string[] }) => (one.lines[1] += ' '),
      (one: { lines: string[] }) => one.lines.reverse(),
      (one: { lines: string[]; latin: string[]; verses: number[] }) => [
        one.lines.pop(),
        one.latin.pop(),
        one.verses.pop(),
      ],
      (one: { verses: number[] }) => (one.verses[3] = 7),
    ]) {
      const leaf = came()
      change(leaf.pages[0])
      expect(toLeaf(leaf)).not.toBeNull()
      expect(verifiedPage(toLeaf(leaf), page, root)).toBeNull()
    }
  })
  test.each([
    null,
    'x',
    [],
    {},
    { names: [], pages: [{}] },
    { names: [['a', 'b']], pages: [] },
    { names: [], pages: [{ number: 2, lines: ['a'], verses: [], heads: [], renderings: [] }] },
    { names: [], pages: [{ number: 2, lines: ['a'], heads: [[0]], renderings: [] }] },
    { names: [], pages: [{ number: 2, lines: ['a'], heads: [], renderings: [[0, 0, 'words']] }] },
  ])('is not %j', (value) => expect(toLeaf(value)).toBeNull())
})

test('every verse of the corpus is found by its lines, but for one set in other lines than the text', async () => {
  const verses = [...CORPUS.sikh, ...CORPUS.hindu]
  const found = await Promise.all(verses.map((verse) => holdsLines(verse, listOf)))
  expect(found.filter(Boolean).length).toBeGreaterThan(0.9 * verses.length)
})

test.each([
  ['Guru Granth Sahib, Ang 1', { text: 'granth', number: 1 }],
  ['Guru Granth Sahib, Ang 1430', { text: 'granth', number: 1430 }],
  ['Bhagavad Gita 18.78', { text: 'gita', number: 18 }],
  ['Guru Granth Sahib, Ang 0', null],
  ['Guru Granth Sahib, Ang 01', null],
  ['Bhagavad Gita 2.47 ', null],
  ['../../Bhagavad Gita 2.47', null],
  ['', null],
])('%s is on the page %j', (reference, page) => expect(pageOf(reference)).toEqual(page))

describe.each([ANG_1, GITA_1_1])('$reference', (quotation) => {
  const [first = '', second = ''] = quotation.original.split('\n')

  test('is found, letter for letter', async () => expect(await holdsLines(quotation, listOf)).toBe(true))

  test.each([
    ['a letter more', `${quotation.original} `],
    ['a letter less', quotation.original.slice(0, -1)],
    ['a vowel changed', quotation.original.replace(/[\u093e-\u094c\u0a3e-\u0a4c]/u, 'x')],
    ['lines turned round', `${second}\n${first}`],
    ['a line left out', `${first}\n\n${second}`],
    ['a line twice', `${first}\n${first}`],
    ['nothing', ''],
    ['a line more', `${quotation.original}\nand so on`],
  ])('with %s is not', async (_, original) => expect(await holdsLines({ ...quotation, original }, listOf)).toBe(false))

  test('under another place is not', async () => {
    for (const reference of [
      'Guru Granth Sahib, Ang 2',
      'Bhagavad Gita 1.2',
      'Bhagavad Gita 19.1',
      'Bhagavad Gita 2.1',
    ])
      expect(await holdsLines({ ...quotation, reference }, listOf)).toBe(false)
  })
})

test('a passage may go on on the next Ang, and only from the very end of its own', async () => {
  const pages: Record<string, string[]> = {}
  const { digestOfLine } = await import('./lines.ts')
  const put = (ang: number, ...lines: string[]) => {
    pages[`granth ${ang}`] = lines.map((line) => digestOfLine(`Guru Granth Sahib, Ang ${ang}`, line))
  }
  put(7, 'a', 'b', 'a')
  put(8, 'b', 'c')
  const readPage = async (page: Page) => pages[`${page.text} ${page.number}`] ?? null
  const holds = (original: string, ang = 7) =>
    holdsLines({ reference: `Guru Granth Sahib, Ang ${ang}`, original }, readPage)
  expect(await holds('a\nb\nc')).toBe(true)
  expect(await holds('b\na\nb')).toBe(true)
  expect(await holds('a\nc')).toBe(false)
  expect(await holds('b\nb')).toBe(false)
  expect(await holds('b\nc', 8)).toBe(true)
  expect(await holds('c\nd', 8)).toBe(false)
})

describe('the browser', () => {
  test('asks for the leaf of the place alone, and once', async () => {
    fetchFile.mockClear()
    expect(await verifyLines(ANG_1, fetchFile)).toBe(true)
    expect(await verifyLines({ ...ANG_1, original: `${ANG_1.original} ` }, fetchFile)).toBe(false)
    expect(fetchFile.mock.calls).toEqual([['/scripture/text/granth/1.json', false]])
  })

  test('asks for none where there is no such place', async () => {
    fetchFile.mockClear()
    for (const reference of ['Guru Granth Sahib, Ang 1431', 'Bhagavad Gita 19.1', 'somewhere'])
      expect(await verifyLines({ ...ANG_1, reference }, fetchFile)).toBe(false)
    expect(fetchFile).not.toHaveBeenCalled()
  })

  test('believes no leaf but the published one, and asks for it once more past every cache', async () => {
    const forged = vi.fn(async (path: string, fresh: boolean) => {
      const leaf = made.get(path)
      return fresh ? leaf : { ...leaf, pages: leaf?.pages.map((page) => ({ ...page, lines: page.lines.toReversed() })) }
    })
    expect(await verifyLines(GITA_1_1, forged)).toBe(true)
    expect(forged.mock.calls.map(([, fresh]) => fresh)).toEqual([false, true])
    const other = { reference: 'Bhagavad Gita 3.1', original: 'x' }
    for (const came of [null, [], {}, 'x', [1], made.get('/scripture/text/gita/2.json')])
      expect(await verifyLines(other, async () => came)).toBe(false)
  })

  test('says that a leaf did not come, and not that it is wrong', async () => {
    const offline = new Error('offline')
    await expect(
      verifyLines({ reference: 'Bhagavad Gita 4.1', original: 'x' }, () => Promise.reject(offline)),
    ).rejects.toBe(offline)
  })

  test('gets the roots with the first look-up, and not with the chat', () => {
    const importers = ['lazy.ts', 'verify.ts', '../live/scripture.ts'].map((name) =>
      readFileSync(new URL(name, import.meta.url), 'utf8'),
    )
    for (const text of importers) expect(text).not.toMatch(/from '.*(?:verifyLines|lineRoots)/)
  })
})
