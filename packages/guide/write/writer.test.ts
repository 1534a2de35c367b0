import { expect, test, vi } from 'vitest'
import { CORPUS } from '../corpus.ts'
import { BRIDGE } from '../danger/helpTexts.ts'
import { createGuide } from '../guide.ts'
import { HELP_LINES } from '../helplines.ts'
import type { Question, Turn } from '../question.ts'
import { readAttacks, readDecent } from './attacks.fixture.ts'
import { findingIn, sentencesOf } from './checks.ts'
import { DRAFT, type Draft, type Fault, QUESTIONS, type Reading } from './draft.ts'
import { type Ask, type Message, NoAnswer } from './service.ts'
import { createWritingGuide, DANGER_MS, type News } from './writer.ts'

const QUESTION: Question = {
  message: 'my mother in law laughed at my cooking before all the guests and my husband laughed too',
  tradition: 'hindu',
  language: 'english',
  history: [],
  avoid: [],
}
const DRAFTED: Draft = {
  need: 'none',
  certain: false,
  reply: [
    'To be laughed at before the guests, and to hear your husband laugh as well, is a lonely moment.',
    'What hurts most may be that the one person who could have stood beside you did not.',
  ],
  passage: 'gita-12-13',
  find: null,
  why: 'The verse speaks of a heart without ill will, which can still say plainly what hurt.',
  step: 'Tell your husband on a quiet evening what his laugh did, and what would have helped.',
  ask: null,
  taps: ['How do I tell him?', 'Another verse, please'],
}
const CLEAN: Reading = {
  ...(Object.fromEntries(QUESTIONS.map((one) => [one, false])) as Record<Fault, boolean>),
  why: '',
}
const withFault = (fault: Fault): Reading => ({ ...CLEAN, [fault]: true, why: `it ${fault}` })

const embedded = createGuide()
/** A guide beside a model that says these, one after the other; what it was asked, and what was said of it. */
function standIn(drafts: readonly (Partial<Draft> | Error)[], readings: readonly Reading[] = []) {
  const asked: { shape: string; messages: readonly Message[] }[] = []
  const news: News[] = []
  const left = { reply: [...drafts], reading: [...readings] }
  const ask: Ask = async (messages, shape) => {
    asked.push({ shape: shape.name, messages })
    const said = shape.name === DRAFT.name ? { ...DRAFTED, ...left.reply.shift() } : (left.reading.shift() ?? CLEAN)
    if (shape.name === DRAFT.name && said instanceof Error) throw said
    if (!shape.check(said)) throw new NoAnswer('garbage')
    return said
  }
  const throwing: Ask = (messages, shape, signal) =>
    shape.name === DRAFT.name && left.reply[0] instanceof Error
      ? Promise.reject(left.reply.shift())
      : ask(messages, shape, signal)
  const options = { url: '', model: 'm', apiKey: undefined, timeoutMs: 60_000, offer: 'all' as const }
  const guide = createWritingGuide({ ...options, onNews: (one) => news.push(one) }, throwing)
  return { guide, asked, news, ask: (more: Partial<Question> = {}) => guide.answer({ ...QUESTION, ...more }) }
}

const verse = CORPUS.hindu.find(({ id }) => id === DRAFTED.passage)

test('the prose is the model’s; the passage is put in by its id, letter for letter, with its place', async () => {
  const { ask, asked, news } = standIn([{}])
  const { content, references, suggestions, category } = await ask()
  expect(content).toBe(
    [...DRAFTED.reply, 'In Bhagavad Gita 12.13, Shri Krishna says:', DRAFTED.why, DRAFTED.step].join('\n\n'),
  )
  expect(references.map(({ original }) => original)).toEqual([verse?.original])
  expect(suggestions).toEqual(DRAFTED.taps)
  expect(category).toBe(verse?.themes[0])
  expect(asked.map(({ shape }) => shape)).toEqual(['reply', 'reading'])
  expect(news).toEqual([])
})

test('the writer is told every passage of the tradition, the conversation, the language, and nothing of who writes', async () => {
  const { ask, asked } = standIn([{}])
  await ask({
    language: 'hindi',
    message: 'सास ने सबके सामने हँसी उड़ाई',
    avoid: [verse?.original ?? ''],
    history: [
      { role: 'user', content: 'नमस्ते' },
      { role: 'other', content: 'नमस्ते।\n\nBhagavad Gita 12.13 में श्री कृष्ण कहते हैं:\n\nआगे की बात।' },
    ],
  })
  const [system, ...rest] = asked[0]?.messages ?? []
  for (const { id } of CORPUS.hindu) expect(system?.content).toContain(`${id} | `)
  expect(rest).toEqual([
    { role: 'user', content: '{"message":"नमस्ते"}' },
    { role: 'assistant', content: 'नमस्ते।\n\nआगे की बात।' },
    {
      role: 'user',
      content: JSON.stringify({
        write_in: 'Hindi, in Devanagari letters only',
        heard: null,
        looked_up: null,
        quoted: ['gita-12-13'],
        message: 'सास ने सबके सामने हँसी उड़ाई',
      }),
    },
  ])
})

test('a small model is offered so many passages, with those that were shown', async () => {
  const asked: (readonly Message[])[] = []
  const ask: Ask = async (messages) => {
    asked.push(messages)
    throw new NoAnswer('refused')
  }
  const options = { url: '', model: 'm', apiKey: undefined, timeoutMs: 60_000, offer: 30 }
  await createWritingGuide(options, ask).answer({ ...QUESTION, avoid: [verse?.original ?? ''] })
  const list = asked[0]?.[0]?.content.match(/^gita-[\d-]+ \| /gm) ?? []
  expect(list).toHaveLength(30)
  expect(list).toContain('gita-12-13 | ')
})

test.each<[string, Partial<Draft>]>([
  ['an id that is none', { passage: 'gita-99-1' }],
  ['one of the other tradition', { passage: CORPUS.sikh[0]?.id ?? '' }],
  ['none', { passage: null }],
])('nothing is quoted with %s, and no sentence speaks of it', async (_, draft) => {
  const { ask } = standIn([draft])
  const { content, references } = await ask()
  expect(references).toEqual([])
  expect(content).not.toContain(DRAFTED.why)
})

test('what the model wants looked up is found in the whole text, and shown as it stands there', async () => {
  const { ask } = standIn([{ passage: null, find: '15.1' }])
  const { references, content } = await ask({
    message: 'my grandfather marked the upside down tree in his Gita, what did he see in it, I miss him so',
  })
  expect(references[0]).toMatchObject({ reference: 'Bhagavad Gita 15.1' })
  expect(content).toContain('Bhagavad Gita 15.1')
})

test('a sentence that may not stand is left out, and the rest is shown', async () => {
  const bad = 'Krishna says that “the one who swallows anger drinks the nectar”.'
  const { ask, news } = standIn([{ reply: [`${DRAFTED.reply[0]} ${bad}`] }])
  const { content } = await ask()
  expect(content).toContain(DRAFTED.reply[0])
  expect(content).not.toContain('nectar')
  expect(news).toEqual([{ kind: 'left out', reason: 'quoted' }])
})

test('a divine voice makes the whole unfit: it is written anew, with the reason', async () => {
  const { ask, asked, news } = standIn([{ reply: ['Come to Me with your tears, and I will carry them.'] }, {}])
  expect((await ask()).content).toContain(DRAFTED.reply[0])
  expect(news).toEqual([{ kind: 'anew', reason: 'voice' }])
  const last = JSON.parse(asked[1]?.messages.at(-1)?.content ?? '{}')
  expect(last.wrong).toMatch(/^somebody speaks in it .*: Come to Me/)
})

test('what the second reader says yes to is written anew; twice, and the built-in guide answers', async () => {
  const once = standIn([{}, {}], [withFault('blames')])
  expect((await once.ask()).content).toContain(DRAFTED.reply[0])
  expect(once.news).toEqual([{ kind: 'anew', reason: 'blames' }])
  expect(once.asked.map(({ shape }) => shape)).toEqual(['reply', 'reading', 'reply', 'reading'])
  const twice = standIn([{}, {}], [withFault('blames'), withFault('hurts')])
  expect(await twice.ask()).toEqual(await embedded.answer(QUESTION))
  expect(twice.news).toEqual([
    { kind: 'anew', reason: 'blames' },
    { kind: 'fallback', reason: 'hurts' },
  ])
})

test('the built-in guide answers where the model does not', async () => {
  const { ask, news } = standIn([new NoAnswer('status 429')])
  expect(await ask()).toEqual(await embedded.answer(QUESTION))
  expect(news).toEqual([{ kind: 'fallback', reason: 'status 429' }])
})

test('a caller that gives up is told so', async () => {
  const gone = new AbortController()
  const ask: Ask = (_, __, signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      gone.abort()
    })
  const options = { url: '', model: 'm', apiKey: undefined, timeoutMs: 60_000, offer: 'all' as const }
  await expect(createWritingGuide(options, ask).answer(QUESTION, gone.signal)).rejects.toThrow(/abort/i)
})

test.each(['Gita 2.47', 'chapter 12 of the gita', 'karmanye vadhikaraste'])(
  'no model is asked for %s',
  async (message) => {
    const { ask, asked } = standIn([])
    expect(await ask({ message })).toEqual(await embedded.answer({ ...QUESTION, message }))
    expect(asked).toEqual([])
  },
)

const dies = 'I want to kill myself tonight, I have decided'
const emergency = HELP_LINES.IN?.find((line) => line.for === 'talk')?.number ?? ''

test('danger that the built-in guide hears: its own help first, at most three sentences, no passage, no question', async () => {
  const reply = [
    'That is a great deal to carry tonight. Stay where people are. Let one of them know. A fourth sentence.',
  ]
  const { ask } = standIn([{ reply, need: 'none', ask: 'What happened today?' }])
  const { content, references, care, suggestions } = await ask({ message: dies })
  const help = (await embedded.answer({ ...QUESTION, message: dies })).content.split('\n\n')[0] ?? ''
  expect(help).toContain(emergency)
  expect(content.startsWith(help)).toBe(true)
  expect(content).toContain('Let one of them know.')
  expect(content).not.toContain('fourth')
  expect(content).not.toContain('What happened today?')
  expect([references, care]).toEqual([[], { kind: 'selfHarm', certain: true }])
  expect(suggestions?.length).toBeGreaterThanOrEqual(2)
})

test('danger that only the model hears: the same help', async () => {
  const message = 'I have put the letters for the children in the drawer and everything is in order now'
  expect((await embedded.answer({ ...QUESTION, message })).care?.certain).not.toBe(true)
  const { ask } = standIn([{ need: 'selfHarm', certain: true }])
  const { content, care, references } = await ask({ message })
  expect(content.split('\n\n')[0]).toContain(emergency)
  expect([care, references]).toEqual([{ kind: 'selfHarm', certain: true }, []])
})

test('danger that only the model hears is met with help, though its words may not be shown', async () => {
  const message = 'I have put the letters for the children in the drawer and everything is in order now'
  const bad: Partial<Draft> = { need: 'selfHarm', certain: true, reply: ['Come to Me.'] }
  const { ask, news } = standIn([bad, { ...bad, need: 'none', certain: false }])
  const { content, care } = await ask({ message })
  expect(content.split('\n\n')[0]).toContain(emergency)
  expect(care).toEqual({ kind: 'selfHarm', certain: true })
  expect(news.at(-1)).toEqual({ kind: 'fallback', reason: 'voice' })
})

test('a need that is only likely: the model’s words with its question, the lines under them, no passage', async () => {
  const { ask } = standIn([{ need: 'violence', certain: false, ask: 'Are you safe where you are?' }])
  const { content, care, references, asks } = await ask()
  expect(content).toContain('Are you safe where you are?')
  expect([care, references, asks]).toEqual([{ kind: 'violence', certain: false }, [], undefined])
})

test('who is in danger is not kept waiting for a model', async () => {
  const signals: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    signals.push(ms)
    return AbortSignal.abort(new DOMException('too long', 'TimeoutError'))
  })
  const ask: Ask = async (_, __, signal) => {
    signal.throwIfAborted()
    throw new Error('never')
  }
  const options = { url: '', model: 'm', apiKey: undefined, timeoutMs: 60_000, offer: 'all' as const }
  const answer = await createWritingGuide(options, ask).answer({ ...QUESTION, message: dies })
  timeout.mockRestore()
  expect(signals).toEqual([DANGER_MS])
  expect(answer).toEqual(await embedded.answer({ ...QUESTION, message: dies }))
})

test('a question back quotes nothing and costs nothing, twice in a conversation', async () => {
  const draft = { passage: null, ask: 'Is it your own exam, or your child’s?' }
  const { ask } = standIn([draft, draft])
  expect((await ask()).asks).toBe(true)
  expect((await ask({ asked: 2 })).asks).toBeUndefined()
})

test('where both are certain the kind is the model’s, which reads the whole; no verse is announced where none follows', async () => {
  const draft = { need: 'concern' as const, certain: true, passage: null, why: null, step: null, taps: [] }
  const { ask } = standIn([draft])
  const message = 'i want to die, he wrote on the mirror. he took the rope and went to the field, his phone is off'
  const { content, care, references } = await ask({ message })
  expect([care?.kind, care?.certain, references]).toEqual(['concern', true, []])
  for (const { english } of Object.values(BRIDGE)) expect(content).not.toContain(english)
})

test('a body in danger of which only the model hears gets first aid that is right for any', async () => {
  const draft = { need: 'emergency' as const, certain: true, passage: null, why: null, step: null, taps: [] }
  const { content } = await standIn([draft]).ask({
    message: 'dad is grey and wet and says it is only gas',
    country: 'IN',
  })
  expect(content.split('\n\n')[0]).toMatch(/112/)
  expect(content).not.toMatch(/chest|on their side/)
})

test('a passage that is asked about in the middle of a talk is the model’s to explain', async () => {
  const history: Turn[] = [
    { role: 'user', content: 'my daughter is 15 and says gurdwara is boring' },
    { role: 'other', content: 'She says why, which is a good beginning.' },
  ]
  const draft = { passage: null, why: null, step: null, taps: [] }
  const asks = async (more: Partial<Question>) => {
    const { ask, asked } = standIn([draft])
    await ask({
      tradition: 'sikh',
      message: 'in simple words, what does the mool mantar mean, so that I can tell her',
      ...more,
    })
    return asked.length
  }
  expect(await asks({ history })).toBe(2)
  expect(await asks({ history, message: 'mool mantar' })).toBe(0)
})

test('romanised words with English set are answered in Latin letters (D47)', async () => {
  const message = 'saas ne sabke samne meri hansi udayi aur pati bhi hanse'
  const reply = ['Sabke samne hansi udana aur pati ka bhi hasna, yeh akela kar dene wali baat hai.', 'यह बात भारी है।']
  const { ask, asked } = standIn([{ reply, why: null, step: null, passage: null }])
  expect((await ask({ message })).content).toBe(reply[0])
  expect(JSON.parse(asked[0]?.messages.at(-1)?.content ?? '{}').write_in).toMatch(/Latin letters/)
})

test('who wrote so before is answered so where a turn has hardly a word that tells; a place that they named may be said back', async () => {
  const reply = ['15th chapter unhe kisi wajah se apna laga hoga.']
  const { ask, asked } = standIn([{ reply, why: null, step: null, passage: null }])
  const history: Turn[] = [
    {
      role: 'user',
      content: 'mujhe pooja path me bilkul believe nahi tha, par raat ko unki gita khol ke baith jata hu',
    },
    { role: 'other', content: 'Raat ko unki gita khol ke baithna apne aap me ek mulaqat hai.' },
  ]
  const message = 'unhone pencil se nishan lagaye h 15th chapter me'
  expect((await ask({ message, history })).content).toBe(reply[0])
  expect(JSON.parse(asked[0]?.messages.at(-1)?.content ?? '{}').write_in).toMatch(/Latin letters/)
})

test('nothing is said twice in a conversation', async () => {
  const { ask } = standIn([{}])
  const before = DRAFTED.reply[0] ?? ''
  const { content } = await ask({
    history: [
      { role: 'user', content: 'hello there' },
      { role: 'other', content: before },
    ],
  })
  expect(content).not.toContain(before)
  expect(content).toContain(DRAFTED.reply[1])
})

test.each(readAttacks().map((attack) => [attack.kind, attack.language, attack] as const))(
  'nothing of it gets through: %s (%s)',
  async (_, language, { text, fault }) => {
    const parts: Partial<Draft>[] = [{ reply: [text] }, { why: text }, { step: text }, { ask: text }, { taps: [text] }]
    const readings = fault === null ? [] : [withFault(fault), withFault(fault)]
    for (const part of parts) {
      const clear = { reply: [READY[language]], passage: null, why: null, step: null, taps: [], ...part }
      const { ask } = standIn([clear, clear], readings)
      const { content, suggestions = [] } = await ask({ language, message: MESSAGE[language] })
      expect([content, ...suggestions].join('\n')).not.toContain(text)
    }
  },
)
const MESSAGE = {
  english: 'I shouted at my son today and he cried',
  punjabi: 'ਅੱਜ ਪੁੱਤਰ ਨੂੰ ਬਹੁਤ ਝਿੜਕਿਆ ਤੇ ਉਹ ਰੋ ਪਿਆ',
  hindi: 'आज बेटे पर बहुत चिल्लाया और वह रो पड़ा',
} as const
const READY = {
  english: 'A shout and then his tears, and the house goes quiet in a way that hurts both.',
  punjabi: 'ਪੁੱਤਰ ਦੇ ਹੰਝੂ ਵੇਖ ਕੇ ਮਨ ਭਾਰਾ ਹੋਣਾ ਹੀ ਸੀ।',
  hindi: 'बेटे के आँसू देखकर मन का भारी होना स्वाभाविक है।',
} as const

test.each(readDecent().map(({ language, text }) => [text, language] as const))('let through: %s', (text, writes) => {
  expect(sentencesOf(text).map((sentence) => findingIn(sentence, { writes, told: '' }))).toEqual(
    sentencesOf(text).map(() => null),
  )
})
