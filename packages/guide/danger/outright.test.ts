import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORPUS, LANGUAGES } from '../corpus.ts'
import { tokenise } from '../normalise.ts'
import { views } from '../pattern.ts'
import { helpFor, SAFE_VERSES } from './help.ts'
import { needIn } from './need.ts'
import { type Danger, dangerIn } from './outright.ts'

const seen = (message: string) => dangerIn(views(tokenise(message)))

/** Messages by the danger that they tell of; `harmless` are grief, the fear of death, and figures of speech. */
const ROWS = readFileSync(new URL('./outright.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t') as [kind: string, message: string])
const HARMLESS = ROWS.filter(([kind]) => kind === 'harmless').map(([, message]) => message)
const DANGERS = ROWS.filter((row): row is [Danger, string] => row[0] !== 'harmless')

test.each(DANGERS)('%s: %s', (danger, message) => {
  expect(seen(message)).toBe(danger)
})

test.each(HARMLESS)('no false alarm: %s', (message) => {
  expect(seen(message)).toBeNull()
})

const NEVER = ['death', 'duty', 'grief', 'surrender', 'failure', 'work']

test('every danger has a safe verse in both traditions, none on death, duty, grief or giving up', () => {
  for (const ids of Object.values(SAFE_VERSES)) {
    const all = [...CORPUS.sikh, ...CORPUS.hindu].filter(({ id }) => ids.includes(id))
    expect(all.length).toBe(ids.length)
    for (const tradition of ['sikh', 'hindu'] as const) {
      const verses = all.filter((verse) => verse.tradition === tradition)
      expect(verses.length).toBeGreaterThanOrEqual(3)
      for (const { themes, unfitFor } of verses) {
        expect(themes.filter((theme) => NEVER.includes(theme))).toEqual([])
        expect(unfitFor ?? []).not.toContain('hope')
      }
    }
  }
})

const NEEDS: Readonly<Record<Danger, readonly string[]>> = {
  selfHarm: ['selfHarm', 'emergency', 'concern'],
  concern: ['concern', 'selfHarm', 'emergency'],
  loss: ['loss'],
  abuse: ['violence', 'child', 'blackmail', 'emergency'],
  harm: ['harm'],
}

test('whatever was heard before is heard sentence by sentence too, and of the same kind', () => {
  const all = DANGERS.map(([danger, message]) => ({ danger, message, need: needIn(message, []) }))
  const unheard = all.filter(({ need }) => need === null).map(({ message }) => message)
  const others = all.filter(({ danger, need }) => need !== null && !NEEDS[danger].includes(need.kind))
  expect(unheard.length, unheard.join(' | ')).toBeLessThanOrEqual(8)
  expect(others.length, others.map(({ message, need }) => `${need?.kind}: ${message}`).join(' | ')).toBeLessThanOrEqual(
    8,
  )
})

test('and what was harmless stays harmless', () => {
  const alarms = HARMLESS.filter((message) => needIn(message, []) !== null)
  expect(alarms.length, alarms.join(' | ')).toBeLessThanOrEqual(3)
})

test('every answer to danger gives the help line first, and at most one safe verse after it', () => {
  const said = () => false
  for (const tradition of ['sikh', 'hindu'] as const) {
    for (const language of LANGUAGES) {
      for (const [, message] of DANGERS) {
        const need = needIn(message, [])
        if (need === null) continue
        const { paragraphs, verse } = helpFor(need, { tradition, language, said })
        expect(paragraphs[0]).toMatch(/112|14416|1098|1930/)
        if (verse !== null) expect(Object.values(SAFE_VERSES).flat()).toContain(verse.id)
      }
    }
  }
})
