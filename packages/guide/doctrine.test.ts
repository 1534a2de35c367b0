import { expect, test } from 'vitest'
import { CORPUS, LANGUAGES } from './corpus.ts'
import { DOCTRINE, doctrineIn, paragraphsOf, SUBJECTS, subjectIn } from './lookup/doctrine.ts'
import { tokenise } from './normalise.ts'

const TRADITIONS = ['sikh', 'hindu'] as const

test.each(TRADITIONS)('at least sixty ideas, each in three languages, from passages that exist: %s', (tradition) => {
  const ideas = DOCTRINE[tradition].filter(({ kind }) => kind !== 'fact')
  expect(ideas.length).toBeGreaterThanOrEqual(60)
  const known = new Set(CORPUS[tradition].map(({ id }) => id))
  for (const item of DOCTRINE[tradition]) {
    for (const language of LANGUAGES) {
      const text = paragraphsOf(item, language).join(' ')
      expect(text.length, `${item.id} ${language}`).toBeGreaterThan(60)
      if (language !== 'english') expect(text.replace(/[A-Z]{2,}/g, ''), item.id).not.toMatch(/[a-z]{4,}/)
    }
    for (const id of item.verses ?? []) expect(known, item.id).toContain(id)
  }
  expect(new Set(DOCTRINE[tradition].map(({ id }) => id)).size).toBe(DOCTRINE[tradition].length)
})

test.each(TRADITIONS)('an idea is found by its own name, bare and asked for: %s', (tradition) => {
  let [found, all] = [0, 0]
  for (const { id, kind, names } of DOCTRINE[tradition]) {
    for (const name of names.en) {
      const asked = kind === 'fact' ? [name] : [name, `what is ${name}?`, `please explain ${name}`]
      for (const message of asked) {
        all++
        if (doctrineIn(tokenise(message), tradition)?.id === id) found++
      }
    }
  }
  expect(found / all).toBeGreaterThan(0.9)
})

test.each(TRADITIONS)('every row of the subjects has names, and passages that exist: %s', (tradition) => {
  const known = new Set(CORPUS[tradition].map(({ id }) => id))
  for (const { id, kind, title, names, verses = [] } of SUBJECTS[tradition]) {
    expect(Object.values(names).flat().length, id).toBeGreaterThan(0)
    for (const verse of verses) expect(known, id).toContain(verse)
    if (kind !== 'topic') continue
    expect(verses.length, id).toBeGreaterThan(0)
    expect(
      Object.values(title ?? {}).filter((one) => one !== ''),
      id,
    ).toHaveLength(3)
  }
  const topics = SUBJECTS[tradition].filter(({ kind }) => kind === 'topic')
  expect(new Set(topics.map(({ id }) => id)).size).toBeGreaterThan(100)
})

test.each([
  ['sikh', 'what is hukam', 'hukam'],
  ['sikh', 'ਹਉਮੈ ਕੀ ਹੈ?', 'haumai'],
  ['sikh', 'seva da matlab ki hai', 'seva'],
  ['hindu', 'what does nishkam karma mean', 'nishkamKarma'],
  ['hindu', 'माया क्या है', 'maya'],
] as const)('%s: %s', (tradition, message, id) => {
  expect(doctrineIn(tokenise(message), tradition)?.id.toLowerCase()).toContain(id.toLowerCase().slice(0, 6))
})

test.each([
  'my ego is destroying my marriage and I cannot stop',
  'I do seva every week but nobody thanks me and I am angry',
  'mera haumai bahut hai main ki kara',
  'मेरा क्रोध मेरे घर को तोड़ रहा है',
  'can I die in peace after all that I did wrong to my children in those years when I drank',
])('who tells of a life asks for no definition: %s', (message) => {
  for (const tradition of TRADITIONS) expect(doctrineIn(tokenise(message), tradition)).toBeNull()
})

test.each([
  ['sikh', 'what does guru granth sahib say about jealousy', 'jealousy', true],
  ['sikh', 'ਗੁਰਬਾਣੀ ਨਿੰਦਿਆ ਬਾਰੇ ਕੀ ਕਹਿੰਦੀ ਹੈ?', 'slander', true],
  ['sikh', 'does Gurbani teach anything on gossiping about people behind their back', 'slander', false],
  ['sikh', 'maadi sangat baare gurbani ki kehndi aa', 'sangat', false],
  ['hindu', 'What does the Gita say about patience?', 'patience', true],
  ['hindu', 'गीता में डर के बारे में क्या लिखा है', 'fearless', true],
  ['hindu', 'gita me krodh ke baare me kya likha hai', 'krodha', true],
] as const)('%s: a question of what a text says has a subject: %s', (tradition, message, id, whole) => {
  const subject = subjectIn(tokenise(message), tradition)
  expect([subject?.item.id, subject?.whole]).toEqual([id, whole])
})

test.each([
  'Sat Sri Akal ji',
  'the shabad where guru nanak asks God about the pain of Babur’s war',
  'my anger is destroying us, what does the Gita say',
  'I am jealous of my sister',
])('no subject is asked for: %s', (message) => {
  expect(subjectIn(tokenise(message), 'sikh')).toBeNull()
})
