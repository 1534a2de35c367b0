import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { introOf } from './compose.ts'
import { GLOSSARY, wrongWordsIn, wrongWordsInFile } from './glossary.ts'

const here = new URL('./', import.meta.url)

/** What people write to the guide, and not what it says: words to hear by, examples, tables of names. */
const HEARD =
  /\.test\.ts$|\.fixture\.ts$|^(?:glossary|pattern|normalise|language)\.ts$|^answers\/greetings|^danger\/(?!help|contempt\.json)|^readings\/(?!words\/)|^lookup\/(?!answer)/

const said = [
  ...['', 'danger/', 'lookup/', 'readings/words/', 'doctrine/', 'corpus/', 'write/', 'answers/'].flatMap((folder) =>
    readdirSync(new URL(folder, here))
      .filter((name) => /\.(?:ts|json)$/.test(name))
      .map((name) => folder + name),
  ),
].filter((file) => !HEARD.test(file) && file !== 'examples.json' && file !== 'package.json')

test('what the guide says keeps to the glossary', () => {
  expect(said.length).toBeGreaterThan(30)
  const wrong = said
    .flatMap((file) => wrongWordsInFile(file, readFileSync(new URL(file, here), 'utf8'), 'prose'))
    // how people ask for an idea, and not what is said of it
    .filter(({ file, key }) => !file.startsWith('doctrine/') || !/^(?:pa|hi)$/.test(key))
  expect(wrong.map(({ file, line, key, found, better }) => `${file}:${line} ${key}: ${found} -> ${better}`)).toEqual([])
})

test('no term of the glossary is itself wrong', () => {
  for (const { meaning, punjabi, hindi } of GLOSSARY)
    for (const text of [punjabi, hindi]) expect(wrongWordsIn(text, 'interface'), meaning).toEqual([])
})

test.each([
  ['ਇਹ ਮਾਰਗਦਰਸ਼ਕ ਨਹੀਂ ਜਾਣਦਾ।', 'ਏਆਈ ਸਹਾਇਕ'],
  ['यह मार्गदर्शक नहीं जानता।', 'एआई सहायक'],
  ['ਏਆਈ ਗਾਈਡ', 'ਏਆਈ ਸਹਾਇਕ'],
  ['एआई गाइड', 'एआई सहायक'],
  ['ਮਸਨੂਈ ਬੁੱਧੀ', 'ਬਣਾਉਟੀ ਬੁੱਧੀ'],
  ['ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਵਿੱਚ', 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ'],
  ['श्री गुरु ग्रंथ साहिब में', 'श्री गुरु ग्रंथ साहिब जी'],
  ['ਭਗਵਤ ਗੀਤਾ', 'ਭਗਵਦ ਗੀਤਾ'],
  ['भगवद् गीता', 'भगवद्गीता'],
  ['ਭਾਰਤ ਵਿੱਚ Tele-MANAS 14416', 'ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS)'],
  ['भारत में Tele-MANAS 14416', 'टेली-मानस (Tele-MANAS)'],
  ['टेली-मानस 14416', 'टेली-मानस (Tele-MANAS)'],
  ['अपने यहाँ का आपात नंबर', 'आपातकालीन नंबर'],
])('%s: rather %s', (text, better) => {
  expect(wrongWordsIn(text, 'prose').map((finding) => finding.better)).toContain(better)
})

test.each([
  'श्रीमद्भगवद्गीता',
  'आध्यात्मिक मार्गदर्शन',
  'ਡਿਵਾਈਸ ਆਈਡੀ',
  'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ',
  'ਭਾਰਤ ਵਿੱਚ ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS) ਨੂੰ 14416 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
  'In India, Tele-MANAS answers on 14416.',
])('%s may stay', (text) => expect(wrongWordsIn(text, 'interface')).toEqual([]))

test('a comment may name what is forbidden, and a finding says where it stands', () => {
  const source = "// never ਗਾਈਡ\nexport const A = {\n  heading: 'ਏਆਈ ਗਾਈਡ',\n}"
  expect(wrongWordsInFile('a.ts', source, 'interface')).toEqual([
    { file: 'a.ts', line: 3, key: 'heading', found: 'ਗਾਈਡ', better: 'ਏਆਈ ਸਹਾਇਕ' },
  ])
})

test('a verse is on an Ang, and in a chapter', () => {
  const ang = 'Guru Granth Sahib, Ang 462'
  expect(introOf(ang, 'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ', 0, 'sikh', 'punjabi')).toBe(`${ang} ’ਤੇ ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ ਫ਼ੁਰਮਾਉਂਦੇ ਹਨ:`)
  expect(introOf(ang, null, 0, 'sikh', 'hindi')).toBe(`${ang} पर लिखा है:`)
  expect(introOf('Bhagavad Gita 2.47', 'श्री कृष्ण', 1, 'hindu', 'hindi')).toBe('और Bhagavad Gita 2.47 में श्री कृष्ण कहते हैं:')
})
