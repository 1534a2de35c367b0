import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORPUS, LANGUAGES, type Tradition } from '../corpus.ts'
import { GITA, GRANTH, isSpeakerLine } from '../text/texts.ts'
import { lookupAnswer } from './answer.ts'
import { everyLine, type Found, gurmukhiToLatin, lookUp } from './index.ts'
import { corpusPassage, rowsOf } from './passages.ts'
import { lostSayings } from './said.ts'

/** tradition, message, kind (or 'none'), and where it must lead: a reference, a name, an id */
const CASES = readFileSync(new URL('cases.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t') as [Tradition, string, Found['kind'] | 'none', string])

/** Whether a find leads to what a case names. */
function leadsTo(found: Found, where: string): boolean {
  if (where === '') return true
  switch (found.kind) {
    case 'place':
    case 'line':
      return found.passages.some(({ reference }) => reference === where)
    case 'noPlace':
      return found.asked === where
    case 'count':
      return found.counting.of === where
    case 'list':
      return found.name === where
    case 'otherDoor':
      return found.place.startsWith(where)
    case 'occasion':
      return found.occasion === where
    case 'notInText':
      return found.elsewhere === where || found.nearest?.reference === where
  }
}

test.each(CASES)('%s: %s', (tradition, message, kind, where) => {
  const found = lookUp(message, tradition, [])
  expect(found?.kind ?? 'none').toBe(kind)
  if (found === null) return
  expect(leadsTo(found, where), JSON.stringify(found).slice(0, 300)).toBe(true)
  for (const language of LANGUAGES) {
    const { paragraphs, references } = lookupAnswer(found, { language, tradition })
    expect(paragraphs.length).toBeGreaterThan(0)
    for (const paragraph of paragraphs) expect(paragraph).not.toMatch(/\{\w+\}|undefined/)
    for (const { reference, original } of references) {
      expect(
        paragraphs.filter((paragraph) => paragraph.includes(`${reference} `) || paragraph.includes(`${reference},`))
          .length,
      ).toBeGreaterThan(0)
      expect(original).not.toBe('')
    }
  }
})

test('everything that is quoted stands in the text, line for line, and is of this door', () => {
  const known = new Set(Array.from(everyLine(), ({ reference, line }) => `${reference}\n${line}`))
  const lines = new Set(Array.from(everyLine(), ({ line }) => line))
  for (const [tradition, message] of CASES) {
    const found = lookUp(message, tradition, [])
    const passages =
      found === null
        ? []
        : 'passages' in found
          ? found.passages
          : 'nearest' in found && found.nearest
            ? [found.nearest]
            : []
    for (const passage of passages) {
      const own = passage.original.split('\n')
      expect(passage.tradition).toBe(tradition)
      expect(own.length).toBeLessThanOrEqual(8)
      expect(passage.lines).toHaveLength(own.length)
      expect(known.has(`${passage.reference}\n${own[0]}`)).toBe(true)
      for (const line of own) expect(lines.has(line)).toBe(true)
    }
  }
})

test('the corpus is the text, byte for byte', () => {
  for (const verse of CORPUS.sikh) expect(rowsOf(verse), verse.id).toBeDefined()
  for (const verse of CORPUS.hindu) expect(corpusPassage(verse).verse?.id, verse.id).toBe(verse.id)
})

test('both texts are whole', () => {
  expect(GITA).toHaveLength(701)
  expect(GRANTH.size).toBe(60_555)
  expect(GRANTH.angRows(1430)[1]).toBe(60_555)
  expect(GITA.every(({ text, iast }) => text.split('\n').length === iast.split('\n').length)).toBe(true)
  expect(GITA.filter(({ text }) => isSpeakerLine(text.split('\n')[0] ?? '')).length).toBeGreaterThan(50)
  expect(Array.from(everyLine()).length).toBeGreaterThan(61_900)
})

test('sayings stand where they say', () => {
  expect(lostSayings()).toEqual([])
})

test('the transliteration is as a person wrote it, in 97 of 100 words', () => {
  let [same, all] = [0, 0]
  for (const { original, transliteration } of CORPUS.sikh) {
    const made = gurmukhiToLatin(original.replaceAll('\n', ' ')).split(' ')
    const own = transliteration.replace(/[,;]/g, '').split(/\s+/)
    if (made.length !== own.length) continue
    all += own.length
    same += own.filter((word, at) => word === made[at]).length
  }
  expect(all).toBeGreaterThan(1500)
  expect(same / all).toBeGreaterThan(0.97)
})

test('what differs from a typed line is named', () => {
  const found = lookUp('which ang is "pavan guru pani pita mata akash mahat"', 'sikh', [])
  expect(found).toMatchObject({ kind: 'line', exact: false, differs: [{ asked: 'akash', real: 'dharat' }] })
})

test('a subject orders what a writer says', () => {
  const found = lookUp('Kabir on pride', 'sikh', [], ['pride'])
  expect(found?.kind === 'list' && found.passages[0]?.verse?.themes).toContain('pride')
})
