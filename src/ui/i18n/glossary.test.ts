import { readdirSync, readFileSync } from 'node:fs'
import { wrongWordsIn, wrongWordsInFile } from '@satsang/guide/glossary'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** Every file of this app, outside the guide, that has words for people in Punjabi or Hindi. */
const files = [
  ...readdirSync(new URL('src/ui/i18n/', root))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `src/ui/i18n/${name}`),
  'src/ui/setup/nativeTexts.ts',
  'src/worker/payload.ts',
  'server/operations/referralShare.ts',
  'server/socialProof/texts.ts',
]

test('a greeting that only one tradition has is found', () =>
  expect(wrongWordsIn('ਨਮਸਕਾਰ, ਇਹ ਸੁਨੇਹਾ ਸਤਸੰਗ ਤੋਂ ਹੈ।', 'interface').map(({ better }) => better)).toEqual(['ਸਤਿਕਾਰਯੋਗ ਜੀ']))

test('the English texts name the scripture with its titles, but in a reference (D17)', () => {
  const short = files.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\*)/.test(line))
      .filter((line) => /(?<!Sri |\^)Guru Granth Sahib(?! Ji|, Ang)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(short).toEqual([])
})

test('the interface, the share texts and the promotional messages keep to the glossary', () => {
  expect(files.length).toBeGreaterThan(40)
  const wrong = files.flatMap((file) => wrongWordsInFile(file, readFileSync(new URL(file, root), 'utf8'), 'interface'))
  expect(wrong.map(({ file, line, key, found, better }) => `${file}:${line} ${key}: ${found} -> ${better}`)).toEqual([])
})
