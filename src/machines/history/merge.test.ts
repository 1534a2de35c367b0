import { describe, expect, test } from 'vitest'
import { type ChatMessage, chatMessage, type SpiritualReference } from '../entities.ts'
import { mergeMessages } from './merge.ts'

const START = Date.UTC(2026, 10, 20, 12)
const timeAt = (seconds: number) => new Date(START + seconds * 1000).toISOString()

const user = (id: string, seconds: number | null, over: Partial<ChatMessage> = {}): ChatMessage =>
  chatMessage({ id, sender: 'user', text: id, createdAt: seconds === null ? null : timeAt(seconds), ...over })
const guide = (id: string, seconds: number | null, over: Partial<ChatMessage> = {}): ChatMessage =>
  user(id, seconds, { sender: 'guide', ...over })
const ids = (messages: ChatMessage[]) => messages.map(({ id }) => id)
const merged = (known: ChatMessage[], incoming: ChatMessage[]) => ids(mergeMessages(known, incoming))

/** What the client made: its id is its own. */
const own = (id: string, over: Partial<ChatMessage> = {}) => user(id, null, { clientMessageId: id, ...over })
const processing = guide('processing', null, { kind: 'processing', text: '' })
const failure = (id: string) => guide(`failed-${id}`, null, { kind: 'error', text: '', clientMessageId: id })

describe('the same message twice', () => {
  test('by id: the server’s version wins', () => {
    const [message, ...more] = mergeMessages([user('a', 1)], [user('a', 1, { text: 'said better' })])
    expect([message?.text, more]).toEqual(['said better', []])
  })

  test('by the client’s own id: it gets the server’s id and time', () => {
    const [message, ...more] = mergeMessages(
      [own('c1', { text: 'hello' }), processing],
      [user('s1', 5, { text: 'hello', clientMessageId: 'c1' })],
    )
    expect([message?.id, message?.createdAt, ids(more)]).toEqual(['s1', timeAt(5), ['processing']])
  })

  test('by sender and text: within 60 s, and no further', () => {
    const hello = (id: string, seconds: number) => user(id, seconds, { text: 'hello' })
    expect(merged([hello('a', 100)], [hello('b', 160)])).toEqual(['a'])
    expect(merged([hello('a', 100)], [hello('b', 40)])).toEqual(['a'])
    expect(merged([hello('a', 100)], [hello('b', 160.001)])).toEqual(['a', 'b'])
    expect(merged([hello('a', 100)], [hello('b', 39.999)])).toEqual(['b', 'a'])
    expect(merged([], [hello('a', 100), hello('b', 130), hello('c', 161)])).toEqual(['a', 'c'])
  })

  test('the same words of the other are an answer, not a repetition', () => {
    expect(merged([user('a', 1, { text: 'Waheguru' })], [guide('b', 2, { text: 'Waheguru' })])).toEqual(['a', 'b'])
  })

  test('a message of ours that was answered without an id or time finds itself by its words', () => {
    const known = [own('c1', { text: 'hello' }), guide('r1', 8)]
    const stored = [user('s1', 5, { text: 'hello' }), guide('r1', 8)]
    expect(merged(known, stored)).toEqual(['s1', 'r1'])
  })

  test('words on their way are not those that were said before', () => {
    const known = [user('s1', 1, { text: 'ji' }), guide('r1', 2), own('c2', { text: 'ji' }), processing]
    expect(merged(known, [user('s1', 1, { text: 'ji' }), guide('r1', 2)])).toEqual(['s1', 'r1', 'c2', 'processing'])
  })

  test('voice messages that nobody could transcribe have no text in common', () => {
    expect(merged([], [user('a', 1, { text: '' }), user('b', 2, { text: ' ' })])).toEqual(['a', 'b'])
  })

  test('a failure’s bubble is not the answer to the same client id', () => {
    const known = [own('c1'), failure('c1')]
    const stored = [user('s1', 3, { clientMessageId: 'c1' }), guide('r1', 4, { clientMessageId: 'c1' })]
    expect(merged(known, stored)).toEqual(['s1', 'r1', 'failed-c1'])
  })

  test('a notification is not the reply that has its words', () => {
    const known = [guide('n', 1, { kind: 'system', text: 'Wisdom' })]
    expect(merged(known, [guide('r', 2, { text: 'Wisdom' })])).toEqual(['n', 'r'])
  })

  test('of two that the server has, the one that is here stays, whichever comes again', () => {
    const one = user('a', 1, { text: 'hello' })
    const two = user('b', 2, { text: 'hello' })
    const known = mergeMessages([], [one, two])
    expect(mergeMessages(known, [two])).toBe(known)
    expect(mergeMessages(known, [one, two])).toBe(known)
  })

  test('two that are here already both stay', () => {
    const known = [user('a', 1, { text: 'ji' }), guide('r', 2), user('b', 30, { text: 'ji' })]
    expect(
      mergeMessages(
        known,
        known.map((message) => ({ ...message })),
      ),
    ).toBe(known)
  })
})

describe('a recording', () => {
  const drawn = { seconds: 3.2, waveform: [0.1, 0.9] }
  const spoken = (voice: ChatMessage['voice'], over: Partial<ChatMessage> = {}) =>
    user('s1', 5, { text: '', voice, ...over })
  const voiceAfter = (known: ChatMessage['voice'], server: ChatMessage['voice']) =>
    mergeMessages([spoken(known)], [spoken(server)])[0]?.voice

  test('what this device drew of it stays, where the server knows no more', () => {
    expect(voiceAfter(drawn, null)).toBe(drawn)
    expect(voiceAfter(drawn, { seconds: 0, waveform: [] })).toBe(drawn)
    expect(voiceAfter(drawn, { seconds: 3.2, waveform: [0.2] })).toBe(drawn)
  })
  test('what the server measured otherwise counts', () => {
    const measured = { seconds: 4, waveform: [1] }
    expect(voiceAfter(drawn, measured)).toBe(measured)
    expect(voiceAfter(null, measured)).toBe(measured)
  })
  test('that comes again is the same object, in the same array', () => {
    const known = [spoken(drawn)]
    expect(mergeMessages(known, [spoken({ ...drawn })])).toBe(known)
    const silent = [spoken(null)]
    expect(mergeMessages(silent, [spoken(null)])).toBe(silent)
  })
  test('of ours gets the server’s id and its words, and keeps its drawing', () => {
    const [message, ...more] = mergeMessages(
      [own('c1', { text: '', voice: drawn })],
      [spoken({ seconds: 0, waveform: [] }, { text: 'How do I rest?', clientMessageId: 'c1' })],
    )
    expect([message, more]).toEqual([expect.objectContaining({ id: 's1', text: 'How do I rest?', voice: drawn }), []])
  })
})

describe('a feedback', () => {
  const liked = guide('r', 1, { feedback: 'like', feedbackAt: timeAt(50) })
  test('is not taken away by a page that was read before it', () => {
    expect(mergeMessages([liked], [guide('r', 1)])[0]).toBe(liked)
    const before = guide('r', 1, { feedback: 'dislike', feedbackAt: timeAt(40) })
    expect(mergeMessages([liked], [before])[0]?.feedback).toBe('like')
  })
  test('given later elsewhere wins', () => {
    const after = guide('r', 1, { feedback: 'dislike', feedbackAt: timeAt(60) })
    expect(mergeMessages([liked], [after])[0]).toMatchObject({ feedback: 'dislike', feedbackAt: timeAt(60) })
  })
})

describe('the order', () => {
  test('is that of time, however the server writes it', () => {
    const india = guide('b', null, { createdAt: '2026-11-20T17:30:02+05:30' })
    const short = user('a', null, { createdAt: '2026-11-20T12:00:01Z' })
    expect(merged([guide('c', 3)], [india, short])).toEqual(['a', 'b', 'c'])
  })

  test('a reply of the same moment stays after its question', () => {
    expect(merged([], [user('q', 1), guide('r', 1)])).toEqual(['q', 'r'])
    expect(merged([user('q', 1), guide('r', 1)], [user('old', 0)])).toEqual(['old', 'q', 'r'])
  })

  test('notifications keep their place by time', () => {
    const known = [guide('n', 5, { kind: 'system' })]
    expect(merged(known, [user('q', 1), guide('r', 2), user('p', 9)])).toEqual(['q', 'r', 'n', 'p'])
  })

  test('what has no time yet stays at the end, as it stood', () => {
    const known = [user('a', 1), own('c1'), failure('c1'), own('c2'), processing]
    expect(merged(known, [user('old', 0), user('new', 9)])).toEqual([
      'old',
      'a',
      'new',
      'c1',
      'failed-c1',
      'c2',
      'processing',
    ])
  })

  test('what came to nothing, with something said after it, stays before that', () => {
    const known = [own('c1'), failure('c1'), user('q', 7), guide('r', 8)]
    expect(merged(known, [user('old', 1)])).toEqual(['old', 'c1', 'failed-c1', 'q', 'r'])
  })

  test('a time that nobody can read puts a message where the server has it', () => {
    const page = [
      user('a', 1),
      user('b', null, { createdAt: 'soon' }),
      user('c', 3),
      user('d', null, { createdAt: '' }),
    ]
    expect(merged([user('z', 9)], page)).toEqual(['a', 'b', 'c', 'd', 'z'])
  })
})

describe('what did not change', () => {
  const verse = (): SpiritualReference => ({
    scripture: 'Bhagavad Gita',
    reference: 'Bhagavad Gita 0.0',
    original: 'not a verse',
    translation: 'not a verse',
    translations: { english: 'not a verse', punjabi: 'ਨਹੀਂ', hindi: 'नहीं' },
  })
  const care = () => ({ kind: 'harm', certain: false }) as const
  const reply = guide('b', 2, { references: [verse()], care: care(), suggestions: ['One', 'Two'] })
  const known = mergeMessages([], [user('a', 1), reply, user('c', 3)])
  const again = () =>
    known.map((message) => ({
      ...message,
      references: message.references.map(verse),
      care: message.care && care(),
      suggestions: [...message.suggestions],
    }))

  test('is the same array', () => {
    expect(mergeMessages(known, [])).toBe(known)
    expect(mergeMessages(known, again())).toBe(known)
    expect(mergeMessages(known, again().slice(1, 2))).toBe(known)
  })

  test('is the same object in a new array', () => {
    const next = mergeMessages(known, [user('old', 0), ...again()])
    expect(next.slice(1).every((message, index) => message === known[index])).toBe(true)
    const changed = mergeMessages(known, [{ ...again()[1], text: 'new words' } as ChatMessage])
    expect([changed[0] === known[0], changed[1] === known[1], changed[2] === known[2]]).toEqual([true, false, true])
  })

  test.each([
    { care: null },
    { care: { kind: 'harm', certain: true } },
    { care: { kind: 'child', certain: false } },
    { suggestions: ['One'] },
    { suggestions: ['Two', 'One'] },
    { references: [{ ...verse(), translations: { english: 'not a verse', punjabi: 'ਨਹੀਂ', hindi: 'no' } }] },
    { references: [{ ...verse(), translations: undefined }] },
  ] as Partial<ChatMessage>[])('and %j did', (change) => {
    const [, next] = mergeMessages(known, [{ ...again()[1], ...change } as ChatMessage])
    expect(next).toMatchObject(change)
    expect(next).not.toBe(known[1])
  })

  test('and nobody’s array is written to', () => {
    const frozen = Object.freeze([...known]) as ChatMessage[]
    const page = Object.freeze([user('a', 1, { text: 'other' }), user('new', 9)]) as ChatMessage[]
    expect(merged(frozen, page)).toEqual(['a', 'b', 'c', 'new'])
  })
})

/** Numbers that look random and are the same in every run. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A conversation as a server may have it: some texts come again later, some times are equal. */
function conversation(count: number, random: (below: number) => number): ChatMessage[] {
  let seconds = 0
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) seconds += 61 + random(500)
    else seconds += random(3)
    const text = index % 2 === 0 ? `question ${random(5)}` : `answer ${index}`
    return (index % 2 === 0 ? user : guide)(`m${index}`, seconds, { text })
  })
}

const copies = (messages: ChatMessage[]) => messages.map((message) => ({ ...message }))

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'pages in any order, repeated and overlapping, come to the same conversation (seed %i)',
  (seed) => {
    const random = randomOf(seed)
    const all = conversation(2 * (1 + random(60)), random)
    const pages: ChatMessage[][] = []
    // Pages of whole exchanges, as a server has them, until each was there at least once.
    for (let start = 0; start < all.length; start += 2 + 2 * random(4))
      pages.push(all.slice(Math.max(0, start - 2 * random(4)), start + 2 * (1 + random(8))))
    for (let start = 0; start < all.length; start += 4) pages.push(all.slice(start, start + 4))
    for (let index = pages.length - 1; index > 0; index -= 1) {
      const other = random(index + 1)
      ;[pages[index], pages[other]] = [pages[other] as ChatMessage[], pages[index] as ChatMessage[]]
    }
    let known: ChatMessage[] = []
    for (const page of pages) {
      const before = known
      known = mergeMessages(before, copies(page))
      // Nothing is lost, nothing doubled, and what was there is the same object.
      expect(new Set(ids(known)).size).toBe(known.length)
      expect(before.every((message) => known.includes(message))).toBe(true)
      expect(mergeMessages(known, copies(page))).toBe(known)
    }
    expect(ids(known)).toEqual(ids(all))
    expect(mergeMessages(known, copies(all))).toBe(known)
  },
)

describe('a verse that is quoted again', () => {
  const verse = (over: Partial<SpiritualReference> = {}): SpiritualReference => ({
    scripture: 'Bhagavad Gita',
    reference: 'Bhagavad Gita 2.47',
    original: 'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन।',
    translation: 'You have a right to the work alone.',
    ...over,
  })

  test('is kept once, from page to page and within one', () => {
    const first = mergeMessages([], [guide('b', 100, { references: [verse()] })])
    const next = mergeMessages(first, [
      guide('a', 1, { references: [verse()] }),
      guide('c', 200, { references: [verse({ translation: 'कर्म में ही तुम्हारा अधिकार है।' }), verse()] }),
    ])
    const [a, b, c] = next.map(({ references }) => references)
    expect(a?.[0]).toBe(b?.[0])
    expect(c?.[1]).toBe(b?.[0])
    expect(c?.[0]?.translation).toBe('कर्म में ही तुम्हारा अधिकार है।')
  })

  test('in other letters is another', () => {
    const next = mergeMessages(
      [guide('a', 1, { references: [verse()] })],
      [guide('b', 100, { references: [verse({ original: 'कर्मण्येवाधिकारस्ते' })] })],
    )
    expect(next[1]?.references).toEqual([verse({ original: 'कर्मण्येवाधिकारस्ते' })])
  })
})

describe('ten thousand messages', () => {
  const random = randomOf(7)
  const all = conversation(10_000, random)
  /** How often anything of a message is read when a page comes to so many. */
  const readsOfMerge = (count: number): number => {
    let reads = 0
    const counted = (message: ChatMessage) =>
      new Proxy(message, {
        get(target, key) {
          reads += 1
          return Reflect.get(target, key)
        },
      })
    const known = all.slice(all.length - count + 50).map(counted)
    const page = all.slice(all.length - count, all.length - count + 60)
    mergeMessages(known, page)
    return reads
  }

  test('come at once', () => {
    const shuffled = [...all]
    for (let index = shuffled.length - 1; index > 0; index -= 1) {
      const other = random(index + 1)
      ;[shuffled[index], shuffled[other]] = [shuffled[other] as ChatMessage, shuffled[index] as ChatMessage]
    }
    expect(ids(mergeMessages([], shuffled))).toEqual(ids(all))
  })

  test('cost a page more about as much as they are many', () => {
    // Ten times as many; a quadratic merge would read a hundred times as often.
    expect(readsOfMerge(10_000) / readsOfMerge(1_000)).toBeLessThan(11)
  })
})
