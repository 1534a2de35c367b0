import { expect, test } from 'vitest'
import { CORPUS } from '../corpus.ts'
import { tokenise } from '../normalise.ts'
import type { Answer } from '../question.ts'
import { wordsOf } from '../readings/words.ts'
import { insteadIn, isOf, toldOf } from './persons.ts'
import SAYINGS from './sayings.json' with { type: 'json' }
import { last, talk } from './talk.fixture.ts'
import { relatingIn } from './turns.ts'
import { wordIn } from './wordOf.ts'
import { SAID } from './words.ts'

test.each([
  ['no not my wife, my sister', 'sister', 'wife'],
  ['no i mean my elder brother', 'brother', null],
  ['bhai ki nahi, behan ki baat hai', 'sister', 'brother'],
  ['ਨਹੀਂ ਜੀ, ਭਰਾ ਨਹੀਂ ਭੈਣ', 'sister', 'brother'],
  ['नहीं, सास नहीं, मेरी माँ', 'mother', 'motherInLaw'],
  ['no, not my mother. it is my mother in law', 'motherInLaw', 'mother'],
] as const)('whom a correction means, and whom it does not: %s', (message, meant, refused) => {
  const instead = insteadIn(message)
  expect(instead?.meant).toBe(meant)
  expect(instead?.refused).toBe(refused)
})

test('who was meant is put into what was told, and nobody where nobody was heard wrong', () => {
  const told = 'I had a fight with my wife, and my wife is silent. My boss knows.'
  const instead = insteadIn('not my wife, my sister')
  expect(instead === null ? null : toldOf(told, instead)).toBe(
    'I had a fight with my sister, and my sister is silent. My boss knows.',
  )
  expect(toldOf('it hurts so much', { meant: 'sister', word: 'sister', refused: null })).toBeNull()
  expect(isOf('childAddicted', 'brother')).toBe(false)
  expect(isOf('childAddicted', 'son')).toBe(true)
})

test('a correction of the person is answered of that person, and so is what follows', async () => {
  const [first, second, third] = (await talk('hindu', 'english', [
    'i had a fight with my wife and we have not spoken for two weeks',
    'no not my wife, my sister',
    'another one',
  ])) as [Answer, Answer, Answer]
  // what is between them is heard as a marriage's, or as of people who do not speak to each other
  expect(['marriage', 'family']).toContain(first.category)
  expect(second.category).toBe('family')
  expect(second.content).toContain('About your sister:')
  expect(second.content).not.toContain('“not my wife”')
  expect(third.category).toBe('family')
})

test('nobody is told of a death, or of a partner, who spoke of none', async () => {
  const ill = await last(
    'hindu',
    'hindi',
    'मेरी सास हर बात में ताना देती है, मैं अब चुप नहीं रह सकती',
    'नहीं, सास नहीं, अब मैं अपनी माँ की बात कर रही हूँ, वह बीमार है',
  )
  expect(ill.category).toBe('illness')
  const son = await last(
    'sikh',
    'english',
    'my son is 24 and just sits in his room gaming all day, no job nothing',
    'whenever i bring it up he slams the door',
  )
  expect(son.category).not.toBe('marriage')
})

test('a word of a passage is explained, listed there or not, in any spelling', () => {
  const verse = CORPUS.hindu.find(({ reference }) => reference.endsWith(' 2.47')) as (typeof CORPUS.hindu)[0]
  for (const question of ['what does phala mean', 'फल का मतलब क्या है', 'phal ka arth']) {
    const found = wordIn(verse, tokenise(question))
    expect(found?.means?.english, question).toMatch(/fruit|result/i)
    expect(found?.line, question).toBeGreaterThanOrEqual(0)
  }
  expect(wordIn(verse, tokenise('what does that line mean'))).toBeNull()
  expect(wordIn(verse, tokenise('इसका मतलब क्या है'))).toBeNull()
})

test('a word that is asked for is told with its line; the sense of a line is no list of words', async () => {
  const [first, word, line] = (await talk('hindu', 'english', [
    'my boss gave my promotion to somebody else',
    'what does karma mean',
    'what does that line mean',
  ])) as [Answer, Answer, Answer]
  expect(first.references).toHaveLength(1)
  expect(word.content).toMatch(/action/)
  expect(line.content).not.toContain('hard words')
})

test('who asks of a verse where none was quoted gets one', async () => {
  const [asking, answer] = (await talk('sikh', 'english', ['im tired', 'what does that verse mean'])) as [
    Answer,
    Answer,
  ]
  expect(asking.references).toHaveLength(0)
  expect(answer.references).toHaveLength(1)
  expect(answer.content).toContain(SAID.noVerseYet.english[0])
})

test.each([
  ['wontListen', 'ok but he will not listen to me'],
  ['wontListen', 'haan par wo maanti nahi'],
  ['wontListen', 'ਹਾਂ ਪਰ ਉਹ ਮੰਨਦਾ ਨਹੀਂ'],
  ['wontListen', 'पर वह सुनता ही नहीं'],
  ['ifHurt', 'biwi ko bataunga to wo ro degi'],
  ['ifHurt', 'it will break her heart'],
  ['sin', 'is it a sin'],
  ['sin', 'ਕੀ ਇਹ ਪਾਪ ਹੈ'],
  ['sin', 'क्या यह पाप है'],
  ['fate', 'ki eh saade karma da fal hai'],
  ['fate', 'is god punishing us'],
  ['people', 'log kya kahenge'],
  ['people', 'what will people say though'],
  ['deadKnow', 'does he know i am sorry'],
  ['deadKnow', 'ਕੀ ਉਹ ਮੈਨੂੰ ਸੁਣਦੇ ਹਨ'],
  ['isNormal', 'is something wrong with me'],
  ['daily', 'can you give me one line i can say every morning'],
  ['daily', 'roz subah kya padhu'],
  ['blame', 'where did i go wrong'],
  ['goesWrong', 'if i complain they will fire me'],
  ['shouldI', 'ohna nu sachi gall dassiye ja na'],
  ['helped', 'ਚੰਗਾ ਜੀ, ਕੋਸ਼ਿਸ਼ ਕਰਦੀ ਹਾਂ'],
] as const)('a question that advice brings is known: %s: %s', (kind, message) => {
  expect(relatingIn(tokenise(message))?.kind).toBe(kind)
})

test('a choice is answered by what it is about', async () => {
  const [, , leave] = (await talk('sikh', 'english', [
    'my husband and I fight every single day',
    'should i leave him or stay in the marriage',
    'so do i leave him',
  ])) as [Answer, Answer, Answer]
  expect(leave.content).toContain(SAID.leaveThem.english[0])
  const police = await last(
    'hindu',
    'hindi',
    'mere dost ne mere paise nahi lautaye, 2 saal ho gaye',
    'to kya main police me jau',
  )
  expect(police.content).toContain(SAID.seekRight.hindi[0])
})

test('words to say are for whom they are asked, by what was told', async () => {
  const mother = await last(
    'sikh',
    'punjabi',
    'mera bhra nasha karda hai, ghar da sab kuj bech ditta',
    'mummy roz rondi aa, ohna nu ki kahan',
  )
  expect(mother.content).toContain(SAYINGS.comfort.punjabi)
  const child = await last(
    'hindu',
    'hindi',
    'मुझे बहुत गुस्सा आता है, बच्चों पर चिल्ला देता हूँ',
    'उससे क्या कहूँ, वह सिर्फ़ सात साल की है',
  )
  expect(child.content).toContain(SAYINGS.childSorry.hindi)
})

test('who did something is not offered what was done to somebody', async () => {
  const answer = await last(
    'hindu',
    'english',
    'I cheated on my girlfriend and she found out',
    "no, I'm not the one who got hurt, I hurt her",
  )
  expect(answer.suggestions ?? []).not.toContain(wordsOf('cheatedOn').ask.english)
})

test('a feeling that is denied is not answered, and the matter stays; a contrast is heard by what is meant', async () => {
  const ashamed = await last(
    'hindu',
    'english',
    'I have been jobless for a year and my younger brother just got promoted',
    'its not that i am jealous, im ashamed',
  )
  expect(ashamed.category).toBe('work')
  const papers = await last(
    'sikh',
    'punjabi',
    'ਪੜ੍ਹਾਈ ਵਿੱਚ ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਪੇਪਰ ਨੇੜੇ ਨੇ',
    'ਮੈਂ ਪਾਠ ਕਰਦੀ ਹਾਂ ਪਰ ਮਨ ਭਟਕਦਾ ਰਹਿੰਦਾ',
    'ਨਹੀਂ ਮੈਂ ਪਾਠ ਦੀ ਨਹੀਂ ਪੇਪਰਾਂ ਦੀ ਗੱਲ ਕਰ ਰਹੀ',
  )
  expect(papers.category).toBe('exams')
})

test('who only goes on sets nothing right, and who was asked back is not asked the same again', async () => {
  const brother = await last(
    'sikh',
    'english',
    'my daughter is marrying a hindu boy and my family wont come to the wedding',
    'this is not what i asked. i am happy for her, i want my brothers to come',
    'my elder brother has not spoken to me since',
  )
  expect(brother.references).toHaveLength(1)
  expect(brother.asks).toBeUndefined()
  const helps = await last('hindu', 'punjabi', 'ਮੇਰੇ ਪਿਤਾ ਜੀ ਨੂੰ ਭੁੱਲਣ ਦੀ ਬਿਮਾਰੀ ਹੈ, ਮੈਨੂੰ ਪਛਾਣਦੇ ਨਹੀਂ', 'ਮੇਰਾ ਭਰਾ ਮਦਦ ਨਹੀਂ ਕਰਦਾ')
  expect(SAID.notHelped.punjabi.some((text) => helps.content.includes(text))).toBe(false)
})
