import { expect, test } from 'vitest'
import { CORPUS } from '../corpus.ts'
import { withoutDenials } from '../danger/denied.ts'
import { everyLine } from '../lookup/index.ts'
import { tokenise } from '../normalise.ts'
import type { Answer } from '../question.ts'
import { wordsOf } from '../readings/words.ts'
import HOW from './how.json' with { type: 'json' }
import { turnWithin } from './learnt.ts'
import { onPassageIn } from './onPassage.ts'
import { affirmed, ownWords, refuses } from './own.ts'
import { placeOf, whoSpeaks } from './place.ts'
import { withoutNods } from './rest.ts'
import SAYINGS from './sayings.json' with { type: 'json' }
import { last, talk } from './talk.fixture.ts'
import { relatingIn } from './turns.ts'
import { OFFERS, SAID } from './words.ts'

const BEFORE = { verse: true, quoted: true, advised: true, asked: false, care: false, other: 0 }

test('nothing is asked of a passage that was not quoted, and of advice that was not given less', () => {
  for (const message of ['who wrote this', 'what page is that on?', 'means??']) {
    expect(turnWithin(message, BEFORE), message).not.toBeNull()
    const kind = turnWithin(message, { ...BEFORE, verse: false, quoted: false })?.kind
    expect(['source', 'meaning', 'word', 'line', 'context', 'live', undefined], message).not.toContain(
      kind === undefined ? 'none' : kind,
    )
  }
  const advised = turnWithin('how long should I sit', BEFORE)
  expect(advised?.kind).toBe('practice')
  expect(turnWithin('how long should I sit', { ...BEFORE, advised: false })?.chance ?? 0).toBeLessThan(
    advised?.chance as number,
  )
})

test.each([
  ['what had happened just before that', 'context'],
  ['ਇਸ ਸ਼ਬਦ ਤੋਂ ਪਹਿਲਾਂ ਕੀ ਆਉਂਦਾ ਹੈ', 'context'],
  ['इसके बाद क्या कहते हैं', 'context'],
  ['how do i live that when the rent is due', 'live'],
  ['what does it want of me', 'live'],
  ['यह मुझसे क्या चाहता है', 'live'],
  ['my mother lives with us', null],
] as const)('what is asked around a passage: %s', (message, kind) => {
  expect(onPassageIn(tokenise(message))).toBe(kind)
})

test('what stands beside a passage is quoted letter for letter, and its chapter told', async () => {
  const whole = new Map<string, string>()
  for (const { tradition, line } of everyLine())
    whole.set(tradition, `${whole.get(tradition) ?? ''} ${line.replaceAll('\n', ' ')}`)
  for (const [tradition, language, first] of [
    ['hindu', 'english', 'I worry about money every day'],
    ['sikh', 'punjabi', 'ਮੈਨੂੰ ਬਹੁਤ ਡਰ ਲੱਗਦਾ ਹੈ'],
  ] as const) {
    const [one, two] = (await talk(tradition, language, [first, 'what happened just before that'])) as [Answer, Answer]
    expect(one.references).toHaveLength(1)
    expect(two.references).toHaveLength(1)
    const [original = ''] = two.references.map((reference) => reference.original)
    expect(original).not.toBe(one.references[0]?.original)
    expect(whole.get(tradition)).toContain(original.replaceAll('\n', ' '))
    expect(two.content).toContain(two.references[0]?.reference)
  }
})

test('every passage has somebody who speaks and, in the Gita, a chapter', () => {
  for (const verse of CORPUS.sikh) expect(whoSpeaks(verse, 'english'), verse.speaker).not.toBeNull()
  for (const verse of CORPUS.hindu) {
    expect(whoSpeaks(verse, 'hindi'), verse.speaker).not.toBeNull()
    expect(placeOf(verse, 'punjabi'), verse.id).not.toBeNull()
  }
})

test('who wrote it is told with who that was; a line with its original', async () => {
  const [first, who, line] = (await talk('sikh', 'english', [
    'I cannot forgive my brother',
    'who was that, the one who wrote it',
    'and the second line?',
  ])) as [Answer, Answer, Answer]
  const verse = CORPUS.sikh.find(({ original }) => original === first.references[0]?.original)
  expect(who.content).toContain(whoSpeaks(verse as (typeof CORPUS.sikh)[0], 'english'))
  expect(line.content).toContain(verse?.original.split('\n')[1])
})

test('a correction is heard without what it denies, and the first answer does not come again', async () => {
  expect(affirmed("I don't love him. I'm scared of losing my daughter")).toBe("I'm scared of losing my daughter")
  expect(affirmed('she just will not talk')).toBe('she just will not talk')
  expect(refuses('No, I am the one who drinks')).toBe(true)
  expect(refuses('no')).toBe(false)
  const [first, second] = (await talk('hindu', 'english', [
    'my mother fights with me all day',
    'no, not my mother. it is my mother in law',
  ])) as [Answer, Answer]
  expect(second.content.split('\n\n')[0]).not.toBe(first.content.split('\n\n')[0])
  expect(SAID.corrected.english).toContain(second.content.split('\n\n')[0])
  expect(wordsOf('inLaws').heard.english.some((text) => second.content.includes(text))).toBe(true)
})

test('that somebody has died is heard where it is told late', async () => {
  const answer = await last('hindu', 'english', 'I shouted at my father last week', 'he has passed away, actually')
  expect(answer.category).toBe('grief')
})

test('what is added is said back in its own words, and never with a bare thank you', async () => {
  expect(ownWords('But the lawyer wants eighty thousand.')).toBe('the lawyer wants eighty thousand')
  expect(ownWords('ok')).toBeNull()
  const answer = await last(
    'sikh',
    'english',
    'my brother has taken my share of our father’s land and house',
    'the lawyer wants eighty thousand',
  )
  expect(answer.content).toContain('“the lawyer wants eighty thousand”')
})

test('what is offered in a conversation is a turn that is known', () => {
  for (const texts of Object.values(OFFERS))
    for (const text of texts)
      expect(['say', 'todo', 'another', 'topic'], text).toContain(relatingIn(tokenise(text))?.kind)
})

test('thanks before a question are no answer to it', async () => {
  expect(withoutNods('ok thank you. And what do I do tonight?')).toBe('And what do I do tonight?')
  expect(withoutNods('thank you')).toBe('thank you')
  const answer = await last(
    'sikh',
    'english',
    'I shouted at my son',
    'Thanks, that helped. What do I say to him tonight?',
  )
  expect(Object.values(SAYINGS).some(({ english }) => answer.content.includes(english))).toBe(true)
})

test('words to say fit whom they are for', async () => {
  const to = async (...messages: string[]) => (await last('sikh', 'english', ...messages)).content
  expect(
    await to('I shouted at my 4 year old and he hid', 'how do I say sorry to him, he is four years old'),
  ).toContain(SAYINGS.childSorry.english)
  expect(await to('I owe money all over town and cannot sleep', 'what do I say to the man whom i owe')).toContain(
    SAYINGS.lender.english,
  )
  expect(await to('my mother in law insults me', 'what do i say to my husband')).toContain(SAYINGS.inLaws.english)
})

test('how a practice is done is told step by step', async () => {
  const answer = await last(
    'sikh',
    'english',
    'My father died and I never said sorry',
    'what do I put into the letter?',
  )
  expect(answer.content).toContain(HOW.letter.english)
})

test('a pick that goes on is a pick, and a no to all is heard with what follows', async () => {
  const [asking, picked] = (await talk('sikh', 'english', [
    'im tired',
    'The second one. It has been like this since spring',
  ])) as [Answer, Answer]
  expect(asking.asks).toBe(true)
  expect(picked.references).toHaveLength(1)
  expect(picked.asks).toBeUndefined()
  const [, none] = (await talk('sikh', 'english', ['im tired', 'none of those. my son is on drugs'])) as [
    Answer,
    Answer,
  ]
  expect(asking.suggestions?.some((tap) => none.content.includes(tap))).toBe(false)
  expect(none.content).toContain('my son is on drugs')
})

test('a number given by mistake is taken back, and stays away; a true one holds, in one sentence', async () => {
  expect(withoutDenials('Nobody hits me. We only argue')).toBe('We only argue')
  expect(withoutDenials('he hits me')).toBe('he hits me')
  const [first, second, third] = (await talk('hindu', 'english', [
    'I want to kill myself',
    'no no, I do not want to die. I said it in anger at my boss',
    'he shouts at me in front of everybody',
  ])) as [Answer, Answer, Answer]
  expect(first.care?.certain).toBe(true)
  expect(second.care).toBeUndefined()
  expect(second.content).not.toMatch(/14416|112/)
  expect(third.content).not.toContain(SAID.holds.english[0])
  const [, after, later] = (await talk('sikh', 'english', [
    'I want to kill myself',
    'what does gurbani say about hope',
    'and about patience?',
  ])) as [Answer, Answer, Answer]
  expect(after.content).toContain(SAID.holds.english[0])
  expect(later.content).not.toContain(SAID.holds.english[0])
})

test('a denial does not hide another danger', async () => {
  const answer = await last('sikh', 'english', 'he hits me every night', 'he does not hit me. I want to kill myself')
  expect(answer.care?.kind).toBe('selfHarm')
})

test('no answer in a conversation only says again what was said', async () => {
  const messages = [
    'my boss humiliates me',
    'what do i do',
    'what do i do',
    'what do i do',
    'what do i do',
    'what do i do',
  ]
  const answers = await talk('sikh', 'english', messages)
  for (const [at, { content }] of answers.entries()) {
    if (at === 0) continue
    expect(answers.slice(0, at).map((one) => one.content)).not.toContain(content)
  }
})
