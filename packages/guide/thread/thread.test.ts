import { expect, test } from 'vitest'
import { CORPUS, LANGUAGES } from '../corpus.ts'
import { tokenise } from '../normalise.ts'
import type { Answer } from '../question.ts'
import { FAMILIES } from '../readings/families.ts'
import { READINGS } from '../readings/list.ts'
import { wordsOf } from '../readings/words.ts'
import SAYINGS from './sayings.json' with { type: 'json' }
import { spokenAs } from './spoken.ts'
import STEPS from './steps.json' with { type: 'json' }
import { last, talk } from './talk.fixture.ts'
import { relatingIn } from './turns.ts'
import { FACT_SAID, SAID } from './words.ts'

test.each([
  ['another', 'another one'],
  ['another', 'hor koi dso'],
  ['another', 'ਹੋਰ ਕੋਈ ਤੁਕ ਦੱਸੋ'],
  ['another', 'एक और श्लोक दीजिए'],
  ['another', 'ek aur, chhota sa'],
  ['topic', 'ok thanks. now one on patience'],
  ['topic', 'ਧੰਨਵਾਦ ਜੀ, ਹੁਣ ਇੱਕ ਸਬਰ ਬਾਰੇ'],
  ['topic', 'अब धैर्य पर एक श्लोक बताइए'],
  ['forThem', 'ਇੱਕ ਤੁਕ ਦੱਸੋ ਜੋ ਮਾਂ ਲਈ ਹੋਵੇ'],
  ['forThem', 'shukriya. ek maa ke liye bhi bhejo'],
  ['todo', 'ok what do i do tomorrow morning'],
  ['todo', 'ਕੱਲ੍ਹ ਸਵੇਰੇ ਕੀ ਕਰਾਂ?'],
  ['todo', 'तो मैं क्या करूँ, साफ़ बताइए'],
  ['todo', 'kal subah kya karu'],
  ['practice', 'how do i do that practice'],
  ['practice', 'wo practice kaise karni hai'],
  ['say', 'what should I say to him'],
  ['say', 'ਉਹਨੂੰ ਕੀ ਕਹਾਂ?'],
  ['say', 'मैं उनसे क्या कहूँ?'],
  ['say', 'gall kiven shuru kraan'],
  ['noAnswer', 'and if she doesnt reply?'],
  ['noAnswer', 'aur agar wo mana kar de'],
  ['ifAngry', 'ok. and if he shouts again'],
  ['goesWrong', 'अगर उसने नौकरी से निकाल दिया तो?'],
  ['whyThem', 'why does she hate me tho'],
  ['whyThem', 'kyun karte hai log aisa'],
  ['easy', 'easy for you to say'],
  ['easy', 'कहना आसान है'],
  ['accept', 'so i should just accept it?'],
  ['accept', 'तो क्या मैं बस चुप रहूँ?'],
  ['point', 'whats the point of reading a verse'],
  ['point', 'लेकिन इससे कर्ज़ तो नहीं उतरेगा'],
  ['tried', 'ਪਰ ਮੈਂ ਕੋਸ਼ਿਸ਼ ਕਰ ਚੁੱਕੀ ਹਾਂ'],
  ['godSilent', 'but God doesnt listen'],
  ['godSilent', 'par rabb te sunda hi nahi'],
  ['misheard', "that's not what I asked"],
  ['misheard', 'no, I meant my sister'],
  ['misheard', 'आप समझ नहीं रहे'],
  ['misheard', 'nahi wo baat nahi hai'],
  ['toldBefore', 'I already told you he is dead'],
  ['toldBefore', 'main pehla v dasya c'],
  ['robot', 'you are just a bot'],
  ['robot', 'ਤੁਸੀਂ ਤਾਂ ਮਸ਼ੀਨ ਹੋ, ਤੁਹਾਨੂੰ ਕੀ ਪਤਾ'],
  ['notHelped', 'that did not help'],
  ['notHelped', 'kuch fark nahi pada'],
  ['helped', 'that helped a bit'],
  ['leave', 'rehne do'],
  ['original', 'can you give me the original gurmukhi'],
  ['original', 'gurmukhi vich likho ji'],
  ['sound', 'how do you pronounce it'],
  ['sound', 'इसका उच्चारण बताइए'],
  ['shorter', 'can you make it shorter'],
  ['shorter', 'chota sa jawab do'],
  ['nod', 'hmm'],
  ['nod', 'ਅੱਛਾ ਜੀ'],
  ['nod', 'अच्छा'],
  ['night', 'thank you, good night'],
  ['night', 'धन्यवाद, शुभ रात्रि'],
  ['bye', 'changa ji, sat sri akal'],
  ['back', 'ਪਹਿਲੀ ਗੱਲ ਉੱਤੇ ਵਾਪਸ ਆਈਏ'],
  ['aside', "let's talk about something else"],
] as const)('a turn is known by its words: %s: %s', (kind, message) => {
  expect(relatingIn(tokenise(message))?.kind).toBe(kind)
})

test.each([
  ['hindi', 'hindi mein batao'],
  ['punjabi', 'ਪੰਜਾਬੀ ਵਿੱਚ ਦੱਸੋ'],
  ['english', 'in english pls'],
  ['punjabi', 'punjabi ch likho ji'],
] as const)('another language is wished for: %s: %s', (to, message) => {
  expect(relatingIn(tokenise(message))).toEqual({ kind: 'language', to })
})

test.each([
  'my hindi teacher shouts at me',
  'failed my CA final again',
  'syllabus gala daba rha h but ho jayega',
  'I can not do this any more',
  'he is my brother and he lives on his own',
  'my mother died',
  'कल नौकरी चली गई, घर पे अभी किसी को बताया नहीं',
])('a matter is no turn: %s', (message) => {
  expect(relatingIn(tokenise(message))).toBeNull()
})

test('what stands on a button is no turn of a conversation', () => {
  const turns = READINGS.flatMap(({ id }) =>
    LANGUAGES.map((language) => wordsOf(id).ask[language]).filter((ask) => relatingIn(tokenise(ask)) !== null),
  )
  // a tap is answered before (guide.ts), but who writes the same words in a conversation means the matter as well
  expect(turns.length, turns.join('\n')).toBeLessThanOrEqual(0.025 * READINGS.length * LANGUAGES.length)
})

test('every text is there in three languages, and every family has a step and words to say', () => {
  for (const texts of [...Object.values(SAID), ...Object.values(FACT_SAID)])
    expect(new Set(LANGUAGES.map((language) => texts[language].length)).size).toBe(1)
  for (const { id } of FAMILIES) expect(Object.keys(STEPS), id).toContain(id)
  const known = new Set([...FAMILIES, ...READINGS].map(({ id }) => id))
  for (const [id, { say, ...step }] of Object.entries(STEPS)) {
    expect(known, id).toContain(id)
    expect(Object.keys(SAYINGS), id).toContain(say)
    expect(Object.keys(step).sort()).toEqual([...LANGUAGES].sort())
  }
})

test('what the guide said is known again by its words alone', async () => {
  const [{ content }] = (await talk('sikh', 'english', ['I failed my exam'])) as [Answer]
  const spoken = content.split('\n\n').map((paragraph) => spokenAs(paragraph, 'sikh'))
  expect(spoken.every((one) => one !== undefined)).toBe(true)
  expect(spoken[0]?.matter).toEqual({ reading: 'examFailed', family: 'exams' })
})

test('the matter stays through turns that name none, and no passage comes twice', async () => {
  const answers = await talk('hindu', 'hindi', [
    'ऑफिस में बॉस सबके सामने अपमान करता है',
    'तो क्या मैं बस चुप रहूँ?',
    'मैं बॉस से क्या कहूँ',
    'एक और श्लोक दीजिए',
    'कोई और श्लोक',
    'कल सुबह क्या करूँ',
  ])
  expect(new Set(answers.map(({ category }) => category))).toEqual(new Set(['work']))
  const quoted = answers.flatMap(({ references }) => references.map(({ original }) => original))
  expect(quoted).toHaveLength(3)
  expect(new Set(quoted).size).toBe(3)
  const paragraphs = answers.flatMap(({ content }) => content.split('\n\n'))
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})

test('a reply in words is as good as a tap', async () => {
  for (const [message, at] of [
    ['the second', 1],
    ['yes', 0],
    ['2', 1],
    ['the last one', -1],
  ] as const) {
    const [asking, answer] = (await talk('sikh', 'english', ['im tired', message])) as [Answer, Answer]
    expect(asking.asks).toBe(true)
    const picked = READINGS.find(({ id }) => wordsOf(id).ask.english === asking.suggestions?.at(at))
    expect(answer.category, message).toBe(picked?.themes[0])
    expect(answer.references).toHaveLength(1)
  }
  const [asking, neither] = (await talk('sikh', 'english', ['im tired', 'neither'])) as [Answer, Answer]
  expect(neither.asks).toBe(true)
  for (const text of asking.suggestions ?? []) expect(neither.suggestions).not.toContain(text)
  const both = await last('sikh', 'english', 'im tired', 'both')
  expect(both.content).toContain(SAID.both.english[0])
})

test('it asks back at most twice, whatever is said of the answers', async () => {
  const answers = await talk('sikh', 'english', ['im tired', 'neither', 'no', "that's not what I asked", 'neither'])
  expect(answers.filter(({ asks }) => asks)).toHaveLength(2)
})

test('who corrects the guide is not told the same again', async () => {
  const answer = await last(
    'sikh',
    'english',
    'My sister stopped talking to me after our wedding fight, its been 8 months',
    'no i didnt ask about marriage. i meant my sister',
  )
  expect(answer.category).toBe('family')
  const [first, second] = (await talk('hindu', 'english', [
    'everything feels pointless at work lately',
    "no that's not it. it's that nobody would notice if i left",
  ])) as [Answer, Answer]
  expect(second.category).not.toBe(first.category)
})

test('a detail is heard together with what was told before; its fact forbids from then on', async () => {
  const [, joined, later] = (await talk('hindu', 'english', [
    'I failed my CA exam third time. everyone at home is quiet',
    'it started after my papa passed away last year',
    'what do i say to my family',
  ])) as [Answer, Answer, Answer]
  expect(joined.content).toContain(FACT_SAID.dead.english[0])
  expect(joined.category).toBe('grief')
  expect(later.references).toEqual([])
  const stays = await last('sikh', 'punjabi', 'ਮੇਰੇ ਪਿਤਾ ਜੀ ਪਿਛਲੇ ਮਹੀਨੇ ਗੁਜ਼ਰ ਗਏ', 'ਮਾਂ ਬਿਲਕੁਲ ਚੁੱਪ ਹੋ ਗਈ ਹੈ')
  expect(stays.category).toBe('grief')
})

test('a new matter is a new matter', async () => {
  const answer = await last(
    'sikh',
    'english',
    'my husband has been drinking since he lost the shop',
    'youre not helping',
    'lets talk about something else. my exam is on monday and im scared',
  )
  expect(answer.category).toBe('exams')
})

test('the last reply in another language: the same passage, and no word of the first language', async () => {
  const [first, second] = (await talk('sikh', 'english', [
    'I feel so alone since I moved here',
    'in punjabi please',
  ])) as [Answer, Answer]
  expect(second.references.map(({ original }) => original)).toEqual(first.references.map(({ original }) => original))
  const own = second.references.reduce((text, { reference }) => text.replace(reference, ''), second.content)
  expect(own).not.toMatch(/[A-Za-z]/)
  expect(own).toMatch(/[\u0a00-\u0a7f]/)
})

test.each(['original', 'sound'] as const)('the passage once more, letter for letter: %s', async (kind) => {
  const wish = kind === 'original' ? 'show me the original' : 'how do you pronounce it'
  for (const [tradition, language] of [
    ['sikh', 'english'],
    ['hindu', 'english'],
  ] as const) {
    const [first, second] = (await talk(tradition, language, ['I cannot forgive my brother', wish])) as [Answer, Answer]
    expect(second.references).toEqual(first.references)
    const verse = CORPUS[tradition].find(({ original }) => original === first.references[0]?.original)
    if (kind === 'sound') expect(second.content).toContain(verse?.transliteration)
  }
})

test('a few romanised words are answered in the language of the conversation', async () => {
  const answer = await last('hindu', 'hindi', 'dost ne meri burai ki sabke samne', 'chota sa jawab do')
  expect(answer.content).toMatch(/[\u0904-\u0939]/)
})

test('danger is heard before any turn', async () => {
  const answer = await last('sikh', 'english', 'I failed my exam', 'whats the point, i want to kill myself')
  expect(answer.care).toEqual({ kind: 'selfHarm', certain: true })
})

test('words that no cue knows are heard by what was learnt, on the passage and on the matter', async () => {
  for (const [wish, category] of [
    ['did a woman write it by any chance', 'lookup'],
    ["have you ever been hungry? no. you're code", 'claim'],
    ['alright then', 'thanks'],
  ] as const) {
    expect(relatingIn(tokenise(wish)), wish).toBeNull()
    const [first, second] = (await talk('sikh', 'english', ['I cannot forgive my brother', wish])) as [Answer, Answer]
    expect(second.category, wish).toBe(category)
    if (category === 'lookup') expect(second.references).toEqual(first.references)
  }
})
