import { readdirSync, readFileSync } from 'node:fs'
import { CORPUS, LANGUAGES } from '@satsang/guide/corpus'
import { everyLine } from '@satsang/guide/lookup'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { type Face, facesOf, stackOf, uncovered } from '../../../tests/glyphs.ts'
import type { ScriptureContext } from '../../scripture/scriptureContext.ts'
import { type Language, languageNames } from '../i18n/load.ts'

// Every character that the app may show has a glyph in a font that ships with it, in the stack of families in which it
// is shown. What a system font hides on the machine of a developer is a box on somebody's phone.

const FONTS = 'src/ui/theme/fonts.css'
const css = (file: string) => readFileSync(file, 'utf8')
const tokens = css('src/ui/theme/tokens.css')
const all = facesOf(css(FONTS), FONTS)

const among = (families: readonly string[], faces = all) => faces.filter(({ family }) => families.includes(family))
const PUNJABI = ':root:lang(pa)'
const variablesAt = (selector: string) => ({ '--sans': stackOf(tokens, selector, '--sans').join(', ') })

/** The stacks in which things are shown, as the stylesheets have them. */
const STACKS = {
  sans: { punjabi: stackOf(tokens, PUNJABI, '--sans'), other: stackOf(tokens, ':root', '--sans') },
  serif: { punjabi: stackOf(tokens, PUNJABI, '--serif'), other: stackOf(tokens, ':root', '--serif') },
  transliteration: stackOf(tokens, ':root', '--transliteration'),
  gurbani: stackOf(
    css('src/ui/chat/QuotationBlock.css'),
    '.quotation__original:lang(pa)',
    'font-family',
    variablesAt(':root'),
  ),
  names: stackOf(css('src/ui/theme/base.css'), '.native-name', 'font-family'),
}
const stackFor = (kind: 'sans' | 'serif', language: Language) =>
  STACKS[kind][language === 'punjabi' ? 'punjabi' : 'other']

/**
 * Body text in Latin letters stands in the system's own font, which every system has, so that no page waits for one
 * (docs/choices.md). Even so the bundled serif could draw each of its characters: that is what is asked of it here.
 */
const inBodyText = (language: Language) => [...stackFor('sans', language), 'Satsang Serif']

/** Left to the system on purpose: nothing else may be missing, and nothing here may be there. */
const LEFT_TO_THE_SYSTEM = {
  '₁': 'a small number in the title of a passage, as the source prints it; no font of the app has it, systems do',
  '₄': 'a small number in the title of a passage, as the source prints it; no font of the app has it, systems do',
} as const

const list = (missing: Map<string, string>) =>
  Array.from(
    missing,
    ([character, text]) => `${character} U+${character.codePointAt(0)?.toString(16)} in: ${text.slice(0, 60)}`,
  )

/** Every string that a source file writes, its templates' fixed parts too. */
function stringsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const strings: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      strings.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return strings
}

const sourcesIn = (folder: string, ...extensions: string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extensions.some((extension) => file.endsWith(extension)))
    .filter((file) => !/\.(?:test|stories|fixtures?)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

const GURMUKHI = /[\u0A00-\u0A7F]/
const DEVANAGARI = /[\u0900-\u0963\u0966-\u097F]/
const languageOf = (text: string): Language =>
  GURMUKHI.test(text) ? 'punjabi' : DEVANAGARI.test(text) ? 'hindi' : 'english'

const byLanguage = (texts: readonly string[]) =>
  LANGUAGES.map((language) => [language, texts.filter((text) => languageOf(text) === language)] as const)

describe('the texts of the app', () => {
  // Names of languages stand in a face of their own, below.
  const texts = sourcesIn('src/ui', '.ts', '.tsx').flatMap((file) =>
    file.endsWith('i18n/load.ts') ? [] : stringsIn(file),
  )

  test.each(byLanguage(texts))('%s', (language, own) => {
    expect(own.length).toBeGreaterThan(250)
    expect(list(uncovered(own, among(inBodyText(language))))).toEqual([])
    expect(list(uncovered(own, among(stackFor('serif', language))))).toEqual([])
  })

  test('the names of the languages, in the letters cut out for them', () => {
    const { english: _, ...native } = languageNames
    expect(list(uncovered(Object.values(native), among(STACKS.names)))).toEqual([])
  })
})

/** Makes transliterations, and so speaks in their letters. */
const READS_ONLY = ['packages/guide/lookup/transliterate.ts']
/** What the guide says as data; the rest of its data is what it hears by, or scripture. */
const SAID_AS_DATA =
  /^packages\/guide\/(?:taps\.json|(?:answers\/smallTalk|danger\/help|danger\/contempt|readings\/words\/|doctrine\/|lookup\/tables\/))/
const linesIn = (file: string) => readFileSync(file, 'utf8').split('\n')
/** A writer as the source of the text spells him: a key that nobody sees. */
const asInTheSource = (text: string) => text.replaceAll('Bhagat Bēṇi', '')

describe('what the guide and the server say', () => {
  const texts = [
    ...sourcesIn('packages/guide', '.ts').filter((file) => !READS_ONLY.includes(file)),
    'server/socialProof/texts.ts',
    'server/http/sentences.ts',
    'server/operations/otp.ts',
  ]
    .flatMap(stringsIn)
    .concat(
      sourcesIn('packages/guide', '.json', '.txt')
        .filter((file) => SAID_AS_DATA.test(file))
        .flatMap(linesIn),
    )
    .map(asInTheSource)
  const verses = Object.values(CORPUS).flat()

  test.each(byLanguage(texts))('%s', (language, own) => {
    expect(own.length).toBeGreaterThan(200)
    expect(list(uncovered(own, among(inBodyText(language))))).toEqual([])
  })

  test.each(LANGUAGES)('teachings in %s', (language) => {
    const teachings = verses.map(({ teaching }) => teaching[language])
    expect(list(uncovered(teachings, among(inBodyText(language))))).toEqual([])
  })
})

describe('scripture', () => {
  // Their shape is proved where they are written (tools/corpus); a day's verse beside them is a passage of the corpus.
  const contexts = readdirSync('public/scripture')
    .filter((file) => file.endsWith('.json'))
    .map((file): ScriptureContext => JSON.parse(readFileSync(`public/scripture/${file}`, 'utf8')))
  const passages = contexts.flatMap(({ original, lines }) => [original, ...lines.map(({ text }) => text)])

  test.each([
    ['sikh', STACKS.gurbani, GURMUKHI],
    ['hindu', stackFor('sans', 'english'), DEVANAGARI],
  ] as const)('%s: originals and passages, every letter in the face of their script', (tradition, stack, script) => {
    const originals = CORPUS[tradition].map(({ original }) => original)
    const own = [...originals, ...passages.filter((text) => script.test(text))]
    expect(own.length).toBeGreaterThan(originals.length)
    const missing = uncovered(own, among(stack))
    if (tradition === 'sikh')
      for (const character of Object.keys(LEFT_TO_THE_SYSTEM)) expect(missing.delete(character), character).toBe(true)
    expect(list(missing)).toEqual([])
  })

  test('every line of both texts, which a look-up may quote', () => {
    const lines = { sikh: '', hindu: '' }
    for (const { tradition, line } of everyLine()) lines[tradition] += `${line}\n`
    const own = (text: string) => [[...new Set(text)].join('')]
    // Small numbers, as in the titles of passages.
    expect(list(uncovered(own(lines.sikh.replace(/[₀-₉]/g, '')), among(STACKS.gurbani)))).toEqual([])
    expect(list(uncovered(own(lines.hindu), among(stackFor('sans', 'english'))))).toEqual([])
  })

  test('every letter that a transliteration made by a machine may have', () =>
    expect(
      list(
        uncovered(
          stringsIn('packages/guide/lookup/transliterate.ts').map((text) => text.replace(/[^\p{Script=Latin}]/gu, '')),
          among(STACKS.transliteration),
        ),
      ),
    ).toEqual([]))

  test('every passage is one of the two', () =>
    expect(passages.filter((text) => GURMUKHI.test(text) === DEVANAGARI.test(text))).toEqual([]))

  test('transliterations, with every dot and macron', () => {
    const texts = Object.values(CORPUS).flatMap((verses) => verses.map(({ transliteration }) => transliteration))
    // Or the check would prove nothing.
    expect(texts.join('')).toMatch(/[āīū]/)
    expect(texts.join('')).toMatch(/[ṁṭḍṇṛṣ]/)
    expect(list(uncovered(texts, among(STACKS.transliteration)))).toEqual([])
  })

  test.each(LANGUAGES)('renderings in %s', (language) => {
    const texts = Object.values(CORPUS).flatMap((verses) => verses.map(({ rendering }) => rendering[language]))
    expect(list(uncovered(texts, among(stackFor('serif', language))))).toEqual([])
  })

  test('bindi and tippi are two signs, and look so', () => {
    const [gurmukhi] = among(['Satsang Gurmukhi'])
    const shape = (codePoint: number) => gurmukhi?.font.glyphForCodePoint(codePoint).path.toSVG()
    expect(shape(0x0a02)).toBeTruthy()
    expect(shape(0x0a02)).not.toBe(shape(0x0a70))
  })
})

describe('the check', () => {
  const verse = CORPUS.sikh[0]?.original ?? ''
  const transliteration = Object.values(CORPUS).flatMap((verses) => verses.map((own) => own.transliteration))
  const gurbani = (faces: Face[]) => [...uncovered([verse], among(STACKS.gurbani, faces)).keys()]

  test('sees a letter that nobody has, and names the text', () => {
    expect(uncovered(['Wahegurū', 'ॐ Ω'], among(stackFor('serif', 'hindi')))).toEqual(
      new Map([
        ['ū', 'Wahegurū'],
        ['Ω', 'ॐ Ω'],
      ]),
    )
  })

  test('sees a font that was dropped', () => {
    expect(gurbani(all)).toEqual([])
    const facesWithout = (family: string) => all.filter((face) => face.family !== family)
    expect(gurbani(facesWithout('Satsang Gurmukhi')).length).toBeGreaterThan(10)
    const small = all.filter(({ file }) => !file.includes('latin-ext'))
    expect([...uncovered(transliteration, among(STACKS.transliteration, small)).keys()]).toContain('ṁ')
  })

  test('sees a range that was narrowed, though the file has the letter', () => {
    const narrow = css(FONTS).replace('U+0964-0965', 'U+0964')
    expect(gurbani(facesOf(narrow, FONTS).filter(({ family }) => family !== 'Satsang Devanagari'))).toEqual(['॥'])
  })

  test('sees a range that promises more than the file has', () => {
    const wide = css(FONTS).replace('U+0964-0965', 'U+0964-0970')
    expect([...uncovered(['\u0970'], among(['Satsang Danda'], facesOf(wide, FONTS))).keys()]).toEqual(['\u0970'])
  })

  test('asks no glyph for spaces and joiners', () =>
    expect(uncovered([' \n\u00a0\u200d\u2060'], [])).toEqual(new Map()))

  test('understands no range with wildcards', () => {
    expect(() => facesOf(css(FONTS).replace('U+0964-0965', 'U+09??'), FONTS)).toThrow('not understood')
  })
})
