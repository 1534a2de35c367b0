import { expect, test } from 'vitest'
import { PARTS } from '../../atlas/errors/errorWords.ts'
import { INTROS } from '../../packages/guide/compose.ts'
import { SUBJECTS, TEXTS } from '../../server/operations/referralShare.ts'
import { careTexts } from '../../src/ui/i18n/care.ts'
import { libraryTexts } from '../../src/ui/i18n/library.ts'
import { type Language, languageNames } from '../../src/ui/i18n/load.ts'
import { privacyTexts } from '../../src/ui/i18n/privacyTexts.ts'
import { quotationTexts } from '../../src/ui/i18n/quotation.ts'
import { renderingTexts } from '../../src/ui/i18n/rendering.ts'
import type { Tradition } from '../../src/ui/types.ts'
import { entries } from '../texts/checks.ts'

// docs/texts.md has every text of the interface in its three languages side by side: what a native reader reads, and what
// was read. A changed text fails here until the table has it too (`npm run texts`), so that none changes by accident.

/** What a text is called with, where a number will not do. */
const SAMPLES: Record<string, readonly unknown[]> = {
  reference: ['Bhagavad Gita 2.47', 'Guru Granth Sahib, Ang 1'],
  pictureOf: ['Guru Granth Sahib, Ang 1'],
  place: [{ at: '0:05', length: '0:12' }],
}

const samplesOf = (key: string) => SAMPLES[key.split('.').at(-1) ?? ''] ?? [1, 2, 137]

const LANGUAGES = Object.keys(languageNames) as Language[]

/** The tradition of a language: the checks of setup are in that one's, whatever the interface's is (spec §5, D15). */
const traditionOf = (language: Language): Tradition => (language === 'hindi' ? 'hindu' : 'sikh')

/** What is loaded for a language, by its part. */
const SOURCES: Record<string, (language: Language, tradition: Tradition) => unknown> = {
  ...PARTS,
  native: (language, tradition) => (language === 'english' ? {} : PARTS.native(language, tradition)),
  quotation: (language) => quotationTexts[language],
  rendering: (language) => renderingTexts[language],
  care: (language) => careTexts[language],
  library: (language) => libraryTexts[language],
  privacy: privacyTexts.load,
  // What the server says in the person's name, and how the guide leads to a verse.
  'shared links': (language) => ({ ...TEXTS[language], subject: SUBJECTS[language] }),
  'before a verse': (language) => INTROS[language],
}

test('every text is the one that was read (docs/texts.md)', async () => {
  const lines: string[] = []
  for (const [part, load] of Object.entries(SOURCES)) {
    const columns = await Promise.all(
      LANGUAGES.map(async (language) => new Map(entries(await load(language, traditionOf(language)), samplesOf))),
    )
    const keys = new Set(columns.flatMap((texts) => [...texts.keys()]))
    lines.push(
      '',
      `## ${part}`,
      '',
      `| key | ${LANGUAGES.map((one) => languageNames[one]).join(' | ')} |`,
      '| --- | --- | --- | --- |',
    )
    for (const key of keys) lines.push(`| \`${key}\` | ${columns.map((texts) => texts.get(key) ?? '').join(' | ')} |`)
  }
  expect(lines.length).toBeGreaterThan(400)
  expect(lines.filter((line) => line.includes('\n') || /undefined|NaN|\[object/.test(line))).toEqual([])
  await expect(
    [
      '# Every text of the interface',
      '',
      'For whoever reads them: a native reader, side by side. `npm run texts` writes this file; the tests compare it.',
      ...lines,
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('../../docs/texts.md')
})
