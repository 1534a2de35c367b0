import { expect, test } from 'vitest'
import { mainChatEn } from './mainChat.en.ts'
import { mainChatHi } from './mainChat.hi.ts'
import { mainChatPa } from './mainChat.pa.ts'
import { mainChatTexts } from './mainChat.ts'

const all = {
  english: Object.entries(mainChatEn),
  punjabi: Object.entries(mainChatPa),
  hindi: Object.entries(mainChatHi),
}
const languages = ['english', 'punjabi', 'hindi'] as const
type Entry = readonly [key: string, text: string]

const devanagari = /[\u0900-\u0963\u0966-\u097F]/
const gurmukhi = /[\u0A00-\u0A7F]/
const latinLeft = ([, text]: Entry) => /[A-Za-z]/.test(text.replaceAll('WhatsApp', ''))

test('the three languages have the same keys', () => {
  const keys = all.english.map(([key]) => key)
  expect(all.punjabi.map(([key]) => key)).toEqual(keys)
  expect(all.hindi.map(([key]) => key)).toEqual(keys)
})

test.each(languages)('%s: nothing empty, no stray blank, normal form, Western digits, no joiners', (language) => {
  const odd = ([, text]: Entry) =>
    text === '' ||
    text !== text.trim() ||
    /\s{2}/.test(text) ||
    text !== text.normalize('NFC') ||
    /[\u0966-\u096F\u0A66-\u0A6F\u200B-\u200F\uFEFF]/.test(text)
  expect(all[language].filter(odd)).toEqual([])
})

test('each keeps to its own script, and ends a sentence its own way', () => {
  expect(all.english.filter(([, text]) => devanagari.test(text) || gurmukhi.test(text))).toEqual([])
  expect(all.punjabi.filter((entry) => devanagari.test(entry[1]) || latinLeft(entry))).toEqual([])
  expect(all.hindi.filter((entry) => gurmukhi.test(entry[1]) || latinLeft(entry))).toEqual([])
  const fullStop = ([, text]: Entry) => /[^.\s]\.(?:\s|$)/.test(text)
  expect([...all.punjabi, ...all.hindi].filter(fullStop)).toEqual([])
})

test('the English texts are the specification’s, letter for letter (section 2, accessible names)', () => {
  expect(mainChatEn).toMatchObject({
    loading: 'Loading Chat...',
    online: 'Always here for you • Online',
    settings: 'Settings',
    loadOlder: 'Load older messages',
    loadingOlder: 'Loading older messages...',
    like: 'Like',
    dislike: 'Dislike',
  })
})

test('loading', async () => {
  expect(await Promise.all(languages.map(mainChatTexts.load))).toEqual([mainChatEn, mainChatPa, mainChatHi])
})
