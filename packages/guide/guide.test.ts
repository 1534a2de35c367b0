import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INTENT_ANSWERS } from './answers/smallTalk.ts'
import { versesFor } from './choose.ts'
import { speakerIn } from './compose.ts'
import { CORPUS, LANGUAGES, toReference } from './corpus.ts'
import { HELP_TAPS } from './danger/helpTexts.ts'
import { createGuide } from './guide.ts'
import { hear } from './hear.ts'
import type { Intent } from './intentNames.ts'
import { languageOf } from './language.ts'
import { everyLine } from './lookup/index.ts'
import type { Question } from './question.ts'
import { READINGS, readingOf } from './readings/list.ts'
import { WORDS } from './readings/readingWords.ts'
import TAPS from './taps.json' with { type: 'json' }
import type { Tap } from './taps.ts'

/** Questions as people type them, with the themes of a fitting first verse: group, question, themes. */
const QUESTIONS: Record<string, [string, ...string[]][]> = {}
for (const row of readFileSync(new URL('./questions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const [group = '', question = '', themes = ''] = row.split('\t')
  QUESTIONS[group] ??= []
  QUESTIONS[group].push([question, ...themes.split(',')])
}

const guide = createGuide()
const TRADITIONS = ['sikh', 'hindu'] as const

const ask = (message: string, more: Partial<Question> = {}) =>
  guide.answer({ message, tradition: 'sikh', language: 'english', history: [], avoid: [], ...more })

const whole = new Map<string, string>()

/** The whole text of a tradition, lines joined by a space. */
function letters(tradition: Question['tradition']): string {
  const known = whole.get(tradition)
  if (known !== undefined) return known
  const text = Array.from(everyLine())
    .filter((one) => one.tradition === tradition)
    .map(({ line }) => line.replaceAll('\n', ' '))
    .join(' ')
  whole.set(tradition, text)
  return text
}

/** What must hold for every answer, whatever was asked. */
function check(
  answer: Awaited<ReturnType<typeof ask>>,
  { tradition, language }: Pick<Question, 'tradition' | 'language'>,
) {
  const paragraphs = answer.content.split('\n\n')
  expect(paragraphs.length).toBeGreaterThan(0)
  for (const paragraph of paragraphs) {
    expect(paragraph).toBe(paragraph.trim())
    expect(paragraph).not.toBe('')
    expect(paragraph).not.toMatch(/[{}<>]|undefined|\n/)
  }
  // exact: each reference is a corpus verse, byte for byte, and has one paragraph in which it stands (D17, D26)
  let at = -1
  for (const reference of answer.references) {
    if (answer.category === 'lookup') expect(letters(tradition)).toContain(reference.original.replaceAll('\n', ' '))
    else expect(CORPUS[tradition].map((verse) => toReference(verse, language))).toContainEqual(reference)
    // a place without a rendering of ours is never given one on the spot (D41)
    if (reference.translation === undefined) expect(answer.category).toBe('lookup')
    const found = paragraphs.findIndex((paragraph) => paragraph.includes(reference.reference))
    // several passages of one Ang share the paragraph that names it
    expect(found).toBeGreaterThanOrEqual(at)
    at = found
    if (answer.category !== 'lookup')
      expect(paragraphs.filter((paragraph) => paragraph.includes(reference.reference))).toHaveLength(1)
    expect(answer.content).not.toContain(reference.original)
  }
  // the guide's own words: in the asked language only
  const own = answer.references.reduce((text, { reference }) => text.replace(reference, ''), answer.content)
  const latin = own.replace(/Tele-MANAS|\/hi|\/pn/g, '')
  if (language === 'punjabi') expect(latin).not.toMatch(/[A-Za-z\u0904-\u0939]/)
  if (language === 'hindi') expect(latin).not.toMatch(/[A-Za-z\u0a05-\u0a39]/)
  if (language === 'english') expect(own).not.toMatch(/[\u0900-\u0963\u0966-\u0a7f]/)
  // about the Guru or Krishna, never as them (D27)
  expect(own).not.toMatch(
    /\bI,? (am )?(the |your )?(Guru|Krishna|Shri Krishna|Nanak|God|Lord)\b|\bmy (child|son|devotee|dear)\b/i,
  )
  expect(own).not.toMatch(/ਮੈਂ,? ?(ਗੁਰੂ|ਕ੍ਰਿਸ਼ਨ|ਨਾਨਕ|ਸ੍ਰੀ)|ਮੇਰੇ (ਬੱਚੇ|ਪੁੱਤਰ|ਭਗਤ|ਸਿੱਖ)/)
  expect(own).not.toMatch(/मैं,? ?(गुरु|कृष्ण|नानक|श्री|ईश्वर)|मेरे (बच्चे|पुत्र|भक्त)|वत्स/)
  expect(answer.category).toMatch(/^[a-zA-Z]{2,40}$/)
  expect(answer.confidence).toBeGreaterThanOrEqual(0)
  expect(answer.confidence).toBeLessThanOrEqual(1)
}

/** The language a reply is in (D32): the message's own; the one sent with it where the message does not tell. */
const spoken = (message: string, sent: Question['language']) => languageOf(message, sent).language

for (const [group, questions] of Object.entries(QUESTIONS)) {
  test(`${questions.length} questions, ${group}: at least 85 % are answered on what they are about, or it is offered`, async () => {
    const misses: string[] = []
    for (const [message, ...expected] of questions) {
      const heard = hear(message, []).readings.slice(0, 3)
      const themes = heard.flatMap(({ id }) => readingOf(id)?.themes ?? [])
      if (!themes.some((theme) => expected.includes(theme)))
        misses.push(`${message} | wanted ${expected.join('/')} | ${heard.map(({ id }) => id).join()}`)
    }
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(questions.length * 0.15)
  })
}

test('every answer to every question, in every language, is well made', async () => {
  for (const tradition of TRADITIONS) {
    for (const language of LANGUAGES) {
      for (const [message] of Object.values(QUESTIONS).flat()) {
        check(await ask(message, { tradition, language }), { tradition, language: spoken(message, language) })
      }
    }
  }
})

test('what stands on a button is answered as that reading, in its own words and language', async () => {
  for (const { id, themes } of READINGS) {
    const words = WORDS.get(id)
    for (const language of LANGUAGES) {
      const answer = await ask(words?.ask[language] ?? '', { language: 'english' })
      expect(answer.category, id).toBe(themes[0])
      expect(answer.asks, id).toBeUndefined()
      expect(answer.suggestions?.at(-1), id).toBe(TAPS.labels.else[language])
      expect(answer.references, id).toHaveLength(1)
      expect(
        words?.heard[language].some((text) => answer.content.includes(text)),
        `${id} ${language}`,
      ).toBe(true)
    }
  }
})

test('the words of the readings are complete, nothing is written twice, and every passage named exists', () => {
  const seen = new Set<string>()
  for (const { id } of READINGS) {
    const words = WORDS.get(id)
    if (words === undefined) throw new Error(id)
    for (const language of LANGUAGES) {
      expect(words.ask[language].length, id).toBeLessThanOrEqual(80)
      expect(words.heard[language].length, id).toBeGreaterThanOrEqual(2)
      expect(words.practice[language].length, id).toBeGreaterThanOrEqual(1)
      for (const text of [words.ask[language], ...words.heard[language], ...words.practice[language]]) {
        expect(text.trim(), id).toBe(text)
        expect(seen, text).not.toContain(text)
        seen.add(text)
      }
    }
    for (const tradition of TRADITIONS) {
      const known = new Set(CORPUS[tradition].map((verse) => verse.id))
      expect(words.verses[tradition].length, id).toBeGreaterThanOrEqual(2)
      for (const verse of [...words.verses[tradition], ...(words.unfit?.[tradition] ?? [])])
        expect(known, `${id} ${verse}`).toContain(verse)
    }
  }
})

test('every speaker of the corpus has a name in each language', () => {
  for (const verse of [...CORPUS.sikh, ...CORPUS.hindu]) {
    for (const language of LANGUAGES) expect(speakerIn(verse, language), verse.speaker).not.toBeNull()
  }
})

test('the same question gets the same answer', async () => {
  expect(await ask('I am worried about money')).toEqual(
    await createGuide().answer({
      message: 'I am worried about money',
      tradition: 'sikh',
      language: 'english',
      history: [],
      avoid: [],
    }),
  )
})

const STORIES = readFileSync(new URL('./eval/stories.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t')[2] ?? '')

test('bands: who is heard well is answered; who is likely heard gets other readings; who is hardly heard is asked', async () => {
  const sure = await ask('My husband had an affair and I cannot forgive him for cheating on me')
  expect(sure.asks).toBeUndefined()
  expect(sure.references).toHaveLength(1)
  const hardly = await ask('it is hard to say what it is')
  expect(hardly).toMatchObject({ asks: true, category: 'asking', references: [] })
  expect(hardly.suggestions?.length).toBeGreaterThanOrEqual(2)
  expect(hardly.content).not.toMatch(/Guru Granth Sahib|Bhagavad Gita/)
  const [message = ''] = STORIES.filter((one) => hear(one, []).band === 'likely' && hear(one, []).tokens.length <= 14)
  const likely = await ask(message)
  expect([likely.references.length, likely.asks]).toEqual([1, undefined])
  expect(likely.suggestions?.length).toBeLessThanOrEqual(8)
})

test('to more than it can weigh the index says nothing of the person, and shows its headings; each has a passage (D48)', async () => {
  const stories = STORIES.filter((one) => hear(one, []).tokens.length > 14).slice(0, 60)
  const plain = (await Promise.all(stories.map((one) => ask(one)))).filter(({ category }) => category === 'asking')
  expect(plain.length).toBeGreaterThan(40)
  const headings = Object.values(TAPS.headings)
  for (const { content, references, suggestions = [], asks } of plain) {
    expect([content, references, asks]).toEqual([TAPS.says.contents.english, [], true])
    expect(suggestions.filter((tap) => !headings.some(({ english }) => english === tap))).toEqual([])
    expect(suggestions).toContain(TAPS.headings.joy.english)
  }
  // asked twice, it costs what an answer costs
  expect((await ask(stories[0] ?? '', { asked: 2 })).asks).toBeUndefined()
  for (const tradition of TRADITIONS)
    for (const language of LANGUAGES)
      for (const heading of headings) {
        const { references, suggestions = [] } = await ask(heading[language], { tradition, language })
        expect([heading[language], references.length]).toEqual([heading[language], 1])
        const avoid = references.map(({ original }) => original)
        const history = said(heading[language])
        const another = await ask(TAPS.labels.another[language], { tradition, language, history, avoid })
        expect(suggestions).toContain(TAPS.labels.another[language])
        expect([heading[language], another.references[0]?.original === avoid[0]]).toEqual([heading[language], false])
      }
})

test('it asks back at most twice in a conversation, and then answers honestly', async () => {
  const message = 'it is hard to say what it is'
  expect((await ask(message, { asked: 0 })).asks).toBe(true)
  const second = await ask(message, { asked: 1 })
  expect(second.asks).toBe(true)
  expect(second.content).not.toBe((await ask(message, { asked: 0 })).content)
  expect((await ask(message, { asked: 2 })).asks).toBeUndefined()
  expect((await ask('qwrtz plmk vbnx', { asked: 2 })).category).toBe('unclear')
})

test('the language of the message decides, whatever was sent with it (D32)', async () => {
  const gurmukhi = /[\u0a00-\u0a7f]/
  const devanagari = /[\u0904-\u0939]/
  expect((await ask('I am so lonely', { language: 'punjabi' })).content).not.toMatch(gurmukhi)
  expect((await ask('ਮੈਂ ਬਹੁਤ ਇਕੱਲਾ ਹਾਂ', { language: 'english' })).content).toMatch(gurmukhi)
  expect((await ask('मैं बहुत अकेला हूँ', { language: 'punjabi' })).content).toMatch(devanagari)
  expect((await ask('main bahut ikalla haan', { language: 'punjabi' })).content).toMatch(gurmukhi)
  expect((await ask('main bahut akela hu', { language: 'hindi' })).content).toMatch(devanagari)
})

test('a greeting gets its own greeting back', async () => {
  expect((await ask('Waheguru ji ka Khalsa, Waheguru ji ki Fateh')).content).toMatch(
    /^Waheguru Ji Ka Khalsa, Waheguru Ji Ki Fateh\./,
  )
  expect((await ask('ram ram ji', { language: 'hindi' })).content).toMatch(/^राम राम जी।/)
  expect((await ask('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ')).content).toMatch(/^ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ/)
})

test('a fact forbids a practice and a verse: nobody is sent to a mother who has died', async () => {
  for (const tradition of TRADITIONS) {
    for (const message of [
      'my mother died and we never made up after our quarrel',
      'my mother passed away last week, i took care of her for years',
    ]) {
      const { references } = await ask(message, { tradition })
      const verse = CORPUS[tradition].find(({ original }) => original === references[0]?.original)
      expect(verse?.unfitFor ?? []).not.toContain('grief')
    }
  }
  const words = WORDS.get('quarrelParent')
  expect(words?.not).toContain('dead')
})

const INTENTS: readonly (readonly [Intent | 'lookup' | 'asking', string])[] = [
  ['greeting', 'hi'],
  ['greeting', 'hello ji'],
  ['greeting', 'Sat Sri Akal ji'],
  ['greeting', 'Waheguru ji ka Khalsa, Waheguru ji ki Fateh'],
  ['greeting', 'namaste'],
  ['greeting', 'Jai Shri Krishna'],
  ['greeting', 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ'],
  ['greeting', 'ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖ਼ਾਲਸਾ ਵਾਹਿਗੁਰੂ ਜੀ ਕੀ ਫ਼ਤਿਹ'],
  ['greeting', 'नमस्ते'],
  ['greeting', 'जय श्री कृष्ण'],
  ['greeting', 'राधे राधे'],
  ['greeting', 'good morning guru ji'],
  ['greeting', 'kiddan ji'],
  ['greeting', 'ki haal hai'],
  ['greeting', '🙏 ssa ji'],
  ['thanks', 'thank you so much'],
  ['thanks', 'thanks, that helped'],
  ['thanks', 'dhanwad ji'],
  ['thanks', 'shukriya'],
  ['thanks', 'ਧੰਨਵਾਦ ਜੀ'],
  ['thanks', 'धन्यवाद'],
  ['thanks', 'बहुत-बहुत धन्यवाद आपका'],
  ['thanks', 'bahut dhanyavaad'],
  ['identity', 'who are you?'],
  ['identity', 'what are you'],
  ['identity', 'tusi kaun ho'],
  ['identity', 'aap kaun hain'],
  ['identity', 'ਤੁਸੀਂ ਕੌਣ ਹੋ'],
  ['identity', 'आप कौन हैं?'],
  ['identity', 'what can you do'],
  ['identity', 'aapka naam kya hai'],
  ['identity', 'are you really Krishna?'],
  ['identity', 'Are you Guru Nanak?'],
  ['identity', 'are you a bot'],
  ['identity', 'am i talking to a real person'],
  ['identity', 'kya aap sach me bhagwan ho'],
  ['identity', 'ki tusi sachi guru nanak ho'],
  ['identity', 'ਕੀ ਤੁਸੀਂ ਸੱਚਮੁੱਚ ਗੁਰੂ ਨਾਨਕ ਹੋ?'],
  ['identity', 'क्या आप सच में कृष्ण हैं?'],
  ['identity', 'pretend you are Krishna and speak to me'],
  ['identity', 'are you human or AI'],
  ['prediction', 'when will I get married?'],
  ['prediction', 'will I pass my exam'],
  ['prediction', 'what does my horoscope say'],
  ['prediction', 'meri shaadi kab hogi'],
  ['prediction', 'mera viah kadon hovega'],
  ['prediction', 'meri kundli dekho'],
  ['prediction', 'ਮੇਰਾ ਵਿਆਹ ਕਦੋਂ ਹੋਵੇਗਾ?'],
  ['prediction', 'मेरी नौकरी कब लगेगी'],
  ['prediction', 'मेरा भविष्य बताइए'],
  ['prediction', 'ki mainu visa milega'],
  ['prediction', 'tell my future'],
  ['invention', 'write a new shabad for me'],
  ['invention', 'make up a shloka about my dog'],
  ['invention', 'compose a verse in the style of Guru Nanak'],
  ['invention', 'ik nava shabad likho'],
  ['invention', 'naya shlok bana do'],
  ['invention', 'ਇੱਕ ਨਵਾਂ ਸ਼ਬਦ ਲਿਖੋ'],
  ['invention', 'एक नया श्लोक बनाइए'],
  ['invention', 'invent gurbani'],
  ['insult', 'you are stupid'],
  ['insult', 'shut up'],
  ['insult', 'fuck you'],
  ['insult', 'bakwas band kar'],
  ['insult', 'tu pagal hai'],
  ['insult', 'ਤੂੰ ਪਾਗਲ ਹੈਂ'],
  ['insult', 'तुम बेवकूफ़ हो'],
  ['insult', 'useless bot'],
  ['insult', 'idiot'],
  ['outside', 'what is the cricket score'],
  ['outside', 'write python code for sorting'],
  ['outside', 'weather today in Delhi'],
  ['outside', 'capital of France'],
  ['outside', 'ajj mausam kiho jeha hai'],
  ['outside', 'match da score ki hai'],
  ['outside', 'आज मौसम कैसा है'],
  ['outside', 'ਅੱਜ ਮੌਸਮ ਕਿਹੋ ਜਿਹਾ ਹੈ'],
  ['outside', 'क्रिकेट का स्कोर बताओ'],
  ['outside', 'tell me a joke'],
  ['outside', 'bitcoin price'],
  ['ritual', 'can I cut my hair as a Sikh'],
  ['ritual', 'is eating meat allowed'],
  ['ritual', 'what is the vidhi for satyanarayan puja'],
  ['ritual', 'kes katwa sakde haan?'],
  ['ritual', 'vrat kaise rakhe'],
  ['ritual', 'ਕੀ ਕੇਸ ਕੱਟਣੇ ਗ਼ਲਤ ਹਨ'],
  ['ritual', 'व्रत के नियम क्या हैं'],
  ['ritual', 'can I go to temple during periods'],
  ['ritual', 'ਮਾਸ ਖਾਣਾ ਚਾਹੀਦਾ ਹੈ?'],
  ['medical', 'should I stop taking my diabetes medicine'],
  ['medical', 'which medicine for depression'],
  ['medical', 'dawai chhad devan?'],
  ['medical', 'kaun si dawa lu'],
  ['medical', 'ਕੀ ਮੈਂ ਦਵਾਈ ਬੰਦ ਕਰ ਦਿਆਂ'],
  ['medical', 'क्या दवा बंद कर दूँ'],
  ['medical', 'how to cure cancer'],
  ['legal', 'I need a lawyer for my property case'],
  ['legal', 'kachehri ch case chalda hai'],
  ['legal', 'ਜ਼ਮੀਨ ਦਾ ਕੇਸ ਚੱਲ ਰਿਹਾ ਹੈ'],
  ['legal', 'अदालत में मुक़दमा है'],
  ['legal', 'should I file a police case against my brother'],
  ['verse', 'give me a verse'],
  ['verse', 'daily verse please'],
  ['verse', 'koi shlok sunao'],
  ['verse', 'ਕੋਈ ਸ਼ਬਦ ਸੁਣਾਓ'],
  ['verse', 'कोई श्लोक सुनाइए'],
  ['verse', "today's hukamnama"],
  ['asking', 'asdf'],
  ['asking', '🙏🙏'],
  ['asking', '???'],
  ['asking', 'hjkl qwrt'],
  ['asking', '😭😭😭'],
  ['asking', '123'],
  ['asking', '..'],
  ['asking', ''],
  ['asking', '   '],
  ['asking', 'blorp zindle'],
  ['lookup', 'what does Gita 2.47 say'],
  ['lookup', 'explain chapter 2 verse 47'],
  ['lookup', 'ang 1384 da arth'],
  ['lookup', 'ਅੰਗ ੧੩੮੪'],
  ['lookup', 'गीता २.४७'],
  ['lookup', 'Gita 20.5'],
  ['lookup', 'ang 1500'],
]

test.each(INTENTS)('%s: %s', async (intent, message) => {
  for (const tradition of TRADITIONS) {
    for (const language of LANGUAGES) {
      const answer = await ask(message, { tradition, language })
      // what a fact of the tradition answers needs no pointer to somebody else
      if (intent === 'ritual') expect(['ritual', 'fact']).toContain(answer.category)
      else if (intent !== 'lookup') expect(answer.category).toBe(intent)
      check(answer, { tradition, language: spoken(message, language) })
    }
  }
})

test('each special intent has words in three languages', () => {
  for (const words of Object.values(INTENT_ANSWERS).flatMap(({ variants }) => variants)) {
    for (const language of LANGUAGES) expect(words[language].length).toBeGreaterThan(0)
    expect(new Set(LANGUAGES.map((language) => words[language].length)).size).toBe(1)
  }
})

test.each([
  ['Sat Sri Akal ji, mainu bahut gussa aunda', 'anger'],
  ['hello, my mother died', 'grief'],
  ['thank god my son is safe', 'gratitude'],
  ['my husband will not talk to me', 'marriage'],
  ['kirpa karo ji mann shant nahi', 'peace'],
  ['can you help me when I am anxious', 'anxiety'],
])('a question in disguise is answered as one: %s', async (message, category) => {
  expect((await ask(message)).category).toBe(category)
})

test('honesty: what the guide is, and what it will not do', async () => {
  expect((await ask('are you really Krishna?', { tradition: 'hindu' })).content).toMatch(
    /^To say it plainly: this is an AI guide/,
  )
  expect((await ask('ਕੀ ਤੁਸੀਂ ਸੱਚਮੁੱਚ ਗੁਰੂ ਨਾਨਕ ਹੋ?', { language: 'punjabi' })).content).toMatch(/^ਸਾਫ਼ ਗੱਲ ਇਹ ਹੈ ਜੀ: ਇਹ ਇੱਕ ਏਆਈ/)
  expect((await ask('write a new shabad')).references).toHaveLength(1)
  expect((await ask('should I stop my insulin?')).content.split('\n\n')[0]).toContain('doctor')
  expect((await ask('can I cut my hair?')).content).toContain('Granthi')
  expect((await ask('how to do satyanarayan puja vidhi', { tradition: 'hindu' })).content).toContain('pandit')
})

test('a verse asked for by number is given exactly, or honestly not at all', async () => {
  const given = await ask('what does Gita 2.47 mean?', { tradition: 'hindu' })
  expect(given.references.map(({ reference }) => reference)).toEqual(['Bhagavad Gita 2.47'])
  expect((await ask('गीता २.४७', { tradition: 'hindu', language: 'hindi' })).references[0]?.reference).toBe(
    'Bhagavad Gita 2.47',
  )
  expect((await ask('ਅੰਗ ੧੩੮੪', { language: 'punjabi' })).references[0]?.reference).toBe('Guru Granth Sahib, Ang 1384')
  const unknown = await ask('explain Gita 20.5', { tradition: 'hindu' })
  expect(unknown.content).toContain('18')
  expect(unknown.references).toHaveLength(0)
})

test.each(TRADITIONS)('equality questions rank nobody: %s', async (tradition) => {
  for (const message of [
    'which caste is the highest?',
    'are women lower than men',
    'ਕੀ ਨੀਵੀਂ ਜਾਤ ਵਾਲੇ ਘੱਟ ਹਨ',
    'क्या शूद्र नीचे हैं',
  ]) {
    const answer = await ask(message, { tradition })
    expect(['equality', 'doctrine']).toContain(answer.category)
    const verse = CORPUS[tradition].find(({ original }) => original === answer.references[0]?.original)
    expect(verse?.themes).toContain('equality')
  }
})

const said = (...contents: string[]): Question['history'] =>
  contents.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'other' as const, content: '…' },
  ])

const themesOfTap = new Map<string, readonly string[]>(
  Object.values(TAPS.headings).flatMap(({ themes, ...labels }) =>
    Object.values(labels).map((label): [string, readonly string[]] => [label, themes]),
  ),
)

test('what is asked back offers headings, which say nothing of anybody; loss and joy are always among them (D38)', async () => {
  const short = STORIES.filter((one) => hear(one, []).tokens.length <= 14)
  const asked = (await Promise.all(short.map((message) => ask(message)))).filter(({ asks }) => asks)
  expect(asked.length).toBeGreaterThan(5)
  for (const { suggestions = [] } of asked) {
    expect(suggestions.filter((tap) => !themesOfTap.has(tap))).toEqual([])
    const { grief, joy } = TAPS.headings
    expect(LANGUAGES.map((language) => [grief[language], joy[language]])).toContainEqual(suggestions.slice(-2))
  }
})

test('under a heading stands a passage on what was told before, where it belongs there', async () => {
  const { english: label, themes } = TAPS.headings.home
  const readings = READINGS.filter((reading) => themes.includes(reading.themes[0] ?? ''))
  for (const tradition of TRADITIONS) {
    const askUnder = (history: Question['history']) => ask(label, { tradition, history })
    const wanted = { tradition, facts: new Set<never>(), avoid: [], beside: [], seed: '' }
    for (const { id } of readings) {
      const { references } = await askUnder(said(WORDS.get(id)?.ask.english ?? ''))
      expect(
        versesFor(id, wanted).map(({ original }) => original),
        id,
      ).toContain(references[0]?.original)
    }
    // and on nothing told where that belongs elsewhere
    const other = await askUnder(said(WORDS.get('examFailed')?.ask.english ?? ''))
    expect(other.references).toEqual((await askUnder([])).references)
  }
  expect(readings.length).toBeGreaterThan(10)
})

test('a message that leans on the one before is heard together with it, and asked about (D44)', async () => {
  for (const [first, message, theme] of [
    ['mainu bahut gussa aunda', 'hor dasso', 'anger'],
    ['ਮੈਨੂੰ ਚਿੰਤਾ ਹੈ', 'ਕਿਵੇਂ?', 'anxiety'],
    ['शराब की लत है', 'और बताइए', 'addiction'],
    ['I am jealous of my friend', 'tell me more', 'jealousy'],
  ] as const) {
    const { asks, references, suggestions = [] } = await ask(message, { history: said(first) })
    expect([message, asks, references]).toEqual([message, true, []])
    expect(suggestions.some((tap) => themesOfTap.get(tap)?.some((one) => one === theme))).toBe(true)
  }
  // the history may end with the message itself
  const withItself = [...said('I am so lonely'), { role: 'user' as const, content: 'why?' }]
  expect(await ask('why?', { history: withItself })).toEqual(await ask('why?', { history: said('I am so lonely') }))
})

test('a new matter is a new matter', async () => {
  expect((await ask('and how do I pay my debts?', { history: said('my mother died') })).category).not.toBe('grief')
  expect((await ask('thank you', { history: said('my mother died') })).category).toBe('thanks')
})

/** A message, and then taps, each on the reply before it. */
async function tapped(message: string, taps: readonly Tap[], more: Partial<Question> = {}) {
  const history: Question['history'] = []
  const avoid: string[] = []
  const language = more.language ?? 'english'
  let answer = await ask(message, more)
  for (const tap of taps) {
    history.push({ role: 'user', content: message }, { role: 'other', content: answer.content })
    avoid.push(...answer.references.map(({ original }) => original))
    message = TAPS.labels[tap][language]
    expect(answer.suggestions).toContain(message)
    answer = await ask(message, { ...more, history: [...history], avoid: [...avoid] })
  }
  return { answer, avoid }
}

test.each(LANGUAGES)('what stands under a reply works every time: %s', async (language) => {
  for (const tradition of TRADITIONS) {
    const message = WORDS.get('myAnger')?.ask[language] ?? ''
    const more = { tradition, language }
    const quoted = (await ask(message, more)).references[0]?.original
    const verse = CORPUS[tradition].find(({ original }) => original === quoted)
    const another = await tapped(message, ['another', 'another', 'another'], more)
    expect(new Set([...another.avoid, another.answer.references[0]?.original]).size).toBe(4)
    const simple = (await tapped(message, ['simple'], more)).answer
    expect(simple.content).toContain((verse?.plain ?? verse?.teaching)?.[language])
    const words = (await tapped(message, ['words'], more)).answer
    for (const { word } of verse?.gloss ?? []) expect(words.content).toContain(word)
    const where = (await tapped(message, ['simple', 'where'], more)).answer
    expect(where.content).toContain(verse?.reference)
    expect(where.references.map(({ original }) => original)).toEqual([quoted])
    const other = (await tapped(message, ['else'], more)).answer
    expect([other.asks, other.references]).toEqual([true, []])
    expect(other.suggestions).not.toContain(message)
    for (const answer of [another.answer, simple, where, other]) check(answer, { tradition, language })
  }
})

test('a tap with nothing before it says so', async () => {
  for (const tap of Object.values(TAPS.labels)) {
    for (const language of LANGUAGES) check(await ask(tap[language]), { tradition: 'sikh', language })
  }
})

test('the first answer says that an index answers, and no other', async () => {
  const index = 'cannot hold a conversation'
  expect((await ask('I am so angry at my brother')).content).toContain(index)
  expect((await ask('I am so angry at my brother', { history: said('hello') })).content).not.toContain(index)
  expect((await ask('I want to die')).content).not.toContain(index)
})

test('a verse already quoted is left out while another fits, and comes back when none does', async () => {
  for (const tradition of TRADITIONS) {
    for (const message of ['I am angry', 'fear of death', 'I lost my job', 'नशा', 'ਮੇਰਾ ਵਿਆਹ']) {
      const avoid: string[] = []
      for (let turn = 0; turn < 6; turn++) {
        const { references, category } = await ask(message, { tradition, avoid })
        const fitting = CORPUS[tradition].filter(
          ({ themes, original, unfitFor }) =>
            unfitFor === undefined && themes.some((theme) => theme === category) && !avoid.includes(original),
        )
        if (fitting.length > 0) expect(avoid).not.toContain(references[0]?.original)
        expect(references.length).toBeGreaterThan(0)
        avoid.push(...references.map(({ original }) => original))
      }
    }
  }
})

const WEIRD = [
  '',
  ' ',
  '\n\n',
  '🙏',
  '😭😭😭',
  '\u202e\u202d\u200f',
  '<script>alert(1)</script>',
  '<b>anger</b> & "grief" {guide} {ref}',
  '$& $1 \\b $`',
  '\ud800',
  '\u0000\u0001',
  'ੴ',
  '॥੧॥',
  'مرحبا',
  '你好',
  'a'.repeat(500),
  'ਗ'.repeat(500),
  'ਿ'.repeat(500),
  'gussa '.repeat(83),
  '__proto__ constructor toString hasOwnProperty',
  '1'.repeat(500),
  ')('.repeat(250),
  'x'.repeat(100_000),
  'I am sad '.repeat(11_000),
  'ਮਨ ਨਹੀਂ '.repeat(14_000),
  'mujhe '.repeat(17_000),
  '\u0301'.repeat(100_000),
]

test.each(WEIRD.map((message) => [JSON.stringify(message.slice(0, 24)), message] as const))(
  '%s is answered',
  async (_, message) => {
    for (const tradition of TRADITIONS) {
      const options = { tradition, language: 'hindi' as const }
      check(await ask(message, { ...options, history: said(message, message), avoid: [message.slice(0, 500)] }), {
        tradition,
        language: spoken(message, 'hindi'),
      })
    }
  },
)

test('danger is heard at the end of a very long message too', async () => {
  expect((await ask(`${'so much happened today. '.repeat(4_000)} I want to die`)).category).toBe('safety')
})

test('an aborted question is not answered', async () => {
  const gone = AbortSignal.abort()
  await expect(
    guide.answer({ message: 'hi', tradition: 'sikh', language: 'english', history: [], avoid: [] }, gone),
  ).rejects.toThrow()
})

test('a word that only begins like Ang is no place in scripture', async () => {
  expect((await ask('anger 3 times a day')).category).toBe('anger')
  expect((await ask('अंग्रेज़ी में 5 नंबर कम आए')).category).not.toBe('lookup')
})

test('who has died is mourned, and no other', () => {
  expect(hear('maa nu guzre do saal ho gaye', []).readings[0]?.id).toBe('parentDied')
  expect(hear('ਮੇਰੇ ਪਤੀ ਨੂੰ ਗੁਜ਼ਰੇ ਛੇ ਮਹੀਨੇ ਹੋ ਗਏ', []).readings[0]?.id).toBe('spouseDied')
})

test('in the middle of a talk, words mean what it is about', async () => {
  const history = said('मेरी पत्नी पिछले महीने चल बसी')
  expect((await ask('क्या वो मुझे देखती होगी', { history, language: 'hindi' })).category).not.toBe('prediction')
  const talk = said('my son failed his exam', 'how do I comfort him')
  expect((await ask("Thank you beta, I'll sit with that shabad", { history: talk })).category).toBe('thanks')
})

test('who watches somebody die is not given a verse for mourners', async () => {
  const history = said('ਮਾਂ ਨੂੰ ਕੈਂਸਰ ਹੈ, ਆਖਰੀ ਪੜਾਅ ਕਹਿੰਦੇ ਨੇ', 'ਉਹ ਪੁੱਛਦੀ ਹੈ ਮਰ ਕੇ ਕਿੱਥੇ ਜਾਵਾਂਗੀ, ਮੈਂ ਕੀ ਦੱਸਾਂ')
  for (const message of ['ਕੋਈ ਸਲੋਕ ਦੱਸੋ ਜੋ ਮੈਂ ਉਹਦੇ ਕੋਲ ਬੈਠ ਕੇ ਪੜ੍ਹਾਂ', 'ਮੌਤ ਬਾਰੇ ਹੋਰ ਦੱਸੋ']) {
    const { references } = await ask(message, { tradition: 'hindu', language: 'punjabi', history })
    expect(['Bhagavad Gita 2.27', 'Bhagavad Gita 2.23']).not.toContain(references[0]?.reference)
  }
})

test('help is that of the place which a message names, before that of the device (D45)', async () => {
  const abroad = await ask('I want to die, I am in Melbourne and nobody knows', { country: 'IN' })
  expect(abroad.content.split('\n\n')[0]).toContain('13 11 14')
  expect(abroad.care).toEqual({ kind: 'selfHarm', certain: true, country: 'AU' })
  const later = await ask('I want to die', { country: 'IN', history: said('I live in Surrey BC') })
  expect(later.care?.country).toBe('CA')
  expect((await ask('I want to die', { country: 'GB' })).care).toEqual({ kind: 'selfHarm', certain: true })
})

test('help is no dead end: what stands under it is answered, in each language (D46)', async () => {
  for (const language of LANGUAGES) {
    const taps = HELP_TAPS.selfHarm.map(({ say }) => say[language])
    expect(taps.length).toBeGreaterThanOrEqual(2)
    for (const [kind, all] of Object.entries(HELP_TAPS))
      for (const { say } of all) {
        const answer = await ask(say[language], { language, history: said('I want to die') })
        expect([kind, answer.care?.kind, answer.references]).toEqual([kind, kind, []])
        expect(answer.suggestions).not.toContain(say[language])
        expect(answer.suggestions?.length).toBeGreaterThanOrEqual(1)
      }
  }
  expect((await ask('I want to die')).suggestions).toEqual(HELP_TAPS.selfHarm.map(({ say }) => say.english))
})
