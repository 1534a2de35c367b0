import { readFileSync } from 'node:fs'
import { CORPUS } from '@satsang/guide/corpus'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type LineList, lineLists } from '../../scripts/lines.ts'
import roots from './lineRoots.json' with { type: 'json' }
import { holdsLines, linesPath, type Page, pageOf, rootOf } from './lines.ts'
import { verifyLines } from './verifyLines.ts'

let lists: Map<string, LineList>
beforeAll(async () => {
  lists = new Map((await lineLists()).map((list) => [linesPath(list), list]))
}, 60_000)

const listOf = async (page: Page) => lists.get(linesPath(page))?.digests ?? null
/** The server of the app's own files. */
const fetchFile = vi.fn(async (path: string, _fresh: boolean): Promise<unknown> => lists.get(path)?.digests)

// The first lines of Japji, which no verse of the corpus has to have; and a verse of the Gita that is in no corpus.
const ANG_1 = { reference: 'Guru Granth Sahib, Ang 1', original: 'ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥\nਹੈ ਭੀ ਸਚੁ ਨਾਨਕ ਹੋਸੀ ਭੀ ਸਚੁ ॥੧॥' }
const GITA_1_1 = {
  reference: 'Bhagavad Gita 1.1',
  original: 'धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः।\nमामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय॥',
}

test('the committed roots are those of the guide’s texts: 1430 Angs and 18 chapters', () => {
  expect([roots.lines.length, roots.gita.length, lists.size]).toEqual([1430, 18, 1448])
  for (const { digests, ...page } of lists.values()) expect(rootOf(digests)).toBe(roots[page.text][page.number - 1])
})

test('every verse of the corpus is found by its lines, but for one set in other lines than the text', async () => {
  const verses = [...CORPUS.sikh, ...CORPUS.hindu]
  const found = await Promise.all(verses.map((verse) => holdsLines(verse, listOf)))
  expect(found.filter(Boolean).length).toBeGreaterThan(0.9 * verses.length)
})

test.each([
  ['Guru Granth Sahib, Ang 1', { text: 'lines', number: 1 }],
  ['Guru Granth Sahib, Ang 1430', { text: 'lines', number: 1430 }],
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
    pages[`/scripture/lines/${ang}.json`] = lines.map((line) => digestOfLine(`Guru Granth Sahib, Ang ${ang}`, line))
  }
  put(7, 'a', 'b', 'a')
  put(8, 'b', 'c')
  const readPage = async (page: Page) => pages[linesPath(page)] ?? null
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
  test('asks for the list of the place alone, and once', async () => {
    fetchFile.mockClear()
    expect(await verifyLines(ANG_1, fetchFile)).toBe(true)
    expect(await verifyLines({ ...ANG_1, original: `${ANG_1.original} ` }, fetchFile)).toBe(false)
    expect(fetchFile.mock.calls).toEqual([['/scripture/lines/1.json', false]])
  })

  test('asks for none where there is no such place', async () => {
    fetchFile.mockClear()
    for (const reference of ['Guru Granth Sahib, Ang 1431', 'Bhagavad Gita 19.1', 'somewhere'])
      expect(await verifyLines({ ...ANG_1, reference }, fetchFile)).toBe(false)
    expect(fetchFile).not.toHaveBeenCalled()
  })

  test('believes no list but the published one, and asks for it once more past every cache', async () => {
    const forged = vi.fn(async (path: string, fresh: boolean) => {
      const list = lists.get(path)?.digests ?? []
      return fresh ? list : [...list, 'forged']
    })
    expect(await verifyLines(GITA_1_1, forged)).toBe(true)
    expect(forged.mock.calls.map(([, fresh]) => fresh)).toEqual([false, true])
    const other = { reference: 'Bhagavad Gita 3.1', original: 'x' }
    for (const came of [null, [], {}, 'x', [1], lists.get('/scripture/gita/2.json')?.digests])
      expect(await verifyLines(other, async () => came)).toBe(false)
  })

  test('says that a list did not come, and not that it is wrong', async () => {
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
