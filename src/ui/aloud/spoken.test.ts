import { CORPUS, toReference } from '@satsang/guide/corpus'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, TRADITIONS } from '../../machines/entities.ts'
import { loadTexts } from '../i18n/load.ts'
import type { Language, Quotation } from '../types.ts'
import { languageOf, type Shown, scriptOf, spokenOf } from './spoken.ts'

const verseOf = (id: string, language: Language = 'english'): Quotation => {
  const found = [...CORPUS.sikh, ...CORPUS.hindu].find((one) => one.id === id)
  if (found === undefined) throw new Error(`the corpus has no ${id}`)
  return { ...toReference(found, language), verified: true }
}
const texts = Object.fromEntries(await Promise.all(LANGUAGES.map(async (one) => [one, await loadTexts(one)] as const)))
const shownIn = (own: Language, over: Partial<Shown> = {}): Shown => ({
  own,
  rendering: null,
  referenceOf: (reference) => texts[own]?.chat.reference(reference) ?? reference,
  isVerified: ({ verified }) => verified,
  ...over,
})
const gita = verseOf('gita-2-47')
const pauri = verseOf('sggs-955-10')

const PROSE = {
  english: 'Sit down for a moment, and let your breath come and go.',
  punjabi: 'ਇੱਕ ਪਲ ਬੈਠ ਜਾਓ, ਅਤੇ ਸਾਹ ਨੂੰ ਆਉਣ ਜਾਣ ਦਿਓ।',
  hindi: 'एक पल बैठ जाइए, और साँस को आने जाने दीजिए।',
} as const
const ROMANISED = 'Ek pal baith jao, te saah nu aun jaan deo. Man shaant ho jave ga, the rab mehar kare.'

describe('the language of words', () => {
  test.each(LANGUAGES)('is told by their letters, whatever the interface is: %s', (language) => {
    for (const own of LANGUAGES) expect(languageOf(PROSE[language], own)).toBe(language)
  })
  test('Punjabi in Latin letters is for no voice, and where the interface is English for the English one', () => {
    expect(languageOf(ROMANISED, 'punjabi')).toBeNull()
    expect(languageOf(ROMANISED, 'hindi')).toBeNull()
    expect(languageOf(ROMANISED, 'english')).toBe('english')
    expect(spokenOf({ text: ROMANISED, quotations: [pauri] }, shownIn('punjabi'))).toBeNull()
  })
  test('of what has no letters there is none', () => {
    expect([scriptOf('2.47 …'), languageOf('', 'english')]).toEqual([null, null])
  })
})

describe('what is said', () => {
  test('in the order in which it is shown: each paragraph, then its verses by reference and rendering', () => {
    const text = `${PROSE.english}\n\nKrishna tells Arjuna of this (${gita.reference}).\n\nRest now, and come back when you like.`
    expect(spokenOf({ text, quotations: [gita] }, shownIn('english'))).toEqual([
      { language: 'english', text: PROSE.english },
      { language: 'english', text: `Krishna tells Arjuna of this (${gita.reference}).` },
      { language: 'english', text: gita.reference },
      { language: 'english', text: gita.translation },
      { language: 'english', text: 'Rest now, and come back when you like.' },
    ])
  })
  test('a rendering in the language that was chosen on the page, and its reference in the reader’s words', () => {
    const said = spokenOf({ text: PROSE.hindi, quotations: [gita] }, shownIn('hindi', { rendering: 'english' }))
    expect(said?.map(({ language }) => language)).toEqual(['hindi', 'english', 'english'])
    expect(said?.at(-1)?.text).toBe(gita.translations?.english)
    const own = spokenOf({ text: PROSE.hindi, quotations: [verseOf('gita-2-47', 'hindi')] }, shownIn('hindi'))
    expect(own?.slice(1)).toEqual([
      { language: 'hindi', text: texts.hindi?.chat.reference(gita.reference) },
      { language: 'hindi', text: gita.translations?.hindi },
    ])
  })
  test('a reply of another language than the interface: the rendering is the reply’s', () => {
    const quotation = verseOf('gita-2-47', 'punjabi')
    const said = spokenOf({ text: PROSE.punjabi, quotations: [quotation] }, shownIn('english'))
    expect(said?.[0]).toEqual({ language: 'punjabi', text: PROSE.punjabi })
    expect(said?.at(-1)).toEqual({ language: 'punjabi', text: quotation.translations?.punjabi })
  })
  test('nothing of a quotation that is not verified, or has no rendering', () => {
    const quotations = [{ ...gita, verified: false }, withoutRendering(pauri)]
    expect(spokenOf({ text: PROSE.english, quotations }, shownIn('english'))).toEqual([
      { language: 'english', text: PROSE.english },
    ])
  })
})

const withoutRendering = ({ translation: _one, translations: _all, ...rest }: Quotation): Quotation => rest

describe('never the scripture', () => {
  test('no verse of the corpus is said, in no language, also where the prose has its lines', () => {
    for (const own of LANGUAGES) {
      for (const tradition of TRADITIONS) {
        for (const item of CORPUS[tradition]) {
          const quotation: Quotation = { ...toReference(item, own), verified: true }
          const { original, transliteration = '' } = quotation
          const lines = `${original}\n${transliteration}`.split('\n').filter((line) => line.includes(' '))
          const text = [PROSE[own], ...lines, `${PROSE[own]} ${original}`].join('\n\n')
          const said = spokenOf({ text, quotations: [quotation] }, shownIn(own)) ?? []
          const all = said.map((one) => one.text).join('\n')
          for (const line of lines) expect(all).not.toContain(line)
        }
      }
    }
  })
  test('what is marked as a verse is not said, nor words in other Indian letters', () => {
    const text = `${PROSE.english}\n\nकर्मण्येवाधिकारस्ते ।\nमा फलेषु ॥\n\nIt is called हुकम, and you know of it.`
    expect(spokenOf({ text, quotations: [] }, shownIn('english'))?.map((one) => one.text)).toEqual([
      PROSE.english,
      'It is called , and you know of it.',
    ])
  })
})
