import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chunksOf, createSpeech, LONGEST, type SpeechNews } from './speech.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>
const voiceOf = (lang: string, over: Partial<Voice> = {}): Voice => ({
  lang,
  name: lang,
  localService: true,
  default: false,
  ...over,
})

/** A browser's speech: one utterance at a time; a cancel is told to what it ends, as an error. */
const browser = (voices: Voice[] = []) => {
  const listeners = new Set<() => void>()
  let queue: SpeechSynthesisUtterance[] = []
  const did: string[] = []
  const synthesis = {
    getVoices: () => voices as SpeechSynthesisVoice[],
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    get speaking() {
      return queue.length > 0
    },
    pending: false,
    resume: () => {},
    speak: (utterance: SpeechSynthesisUtterance) => {
      queue.push(utterance)
      did.push(`${utterance.voice?.name}: ${utterance.text}`)
    },
    cancel: () => {
      did.push('cancel')
      const gone = queue
      queue = []
      for (const utterance of gone) utterance.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent)
    },
  }
  const news: SpeechNews[] = []
  const first = () => queue[0] as SpeechSynthesisUtterance
  return {
    did,
    news,
    listeners,
    speaking: {
      synthesis: synthesis as unknown as SpeechSynthesis,
      utter: (text: string) => ({ text }) as SpeechSynthesisUtterance,
    },
    arrive: (...more: Voice[]) => {
      voices = more
      for (const listener of listeners) listener()
    },
    start: () => first().onstart?.({} as SpeechSynthesisEvent),
    end: () => {
      const utterance = first()
      queue = queue.slice(1)
      utterance.onend?.({} as SpeechSynthesisEvent)
    },
    fail: (error: SpeechSynthesisErrorCode) => {
      const utterance = first()
      queue = queue.slice(1)
      utterance.onerror?.({ error } as SpeechSynthesisErrorEvent)
    },
  }
}
const LANGS = ['en', 'pa', 'hi']
const open = (voices: Voice[] = [voiceOf('en-GB')]) => {
  const page = browser(voices)
  return { ...page, speech: createSpeech(LANGS, (one) => page.news.push(one), page.speaking) }
}
const en = (text: string) => ({ lang: 'en', text })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('voices', () => {
  test('those that are there are told at once, and those that arrive late once they change something', () => {
    const { news, arrive } = open()
    expect(news).toEqual([{ type: 'voices', langs: ['en'] }])
    arrive(voiceOf('en-GB'), voiceOf('en-US'))
    expect(news).toHaveLength(1)
    arrive(voiceOf('en-GB'), voiceOf('hi_IN'), voiceOf('pa-IN'))
    expect(news.at(-1)).toEqual({ type: 'voices', langs: ['en', 'pa', 'hi'] })
    arrive()
    expect(news.at(-1)).toEqual({ type: 'voices', langs: [] })
  })
  test.each([
    ['of somebody’s server', voiceOf('hi-IN', { localService: false })],
    ['for Punjabi in Arabic letters', voiceOf('pa-PK')],
    ['for the same, by its script', voiceOf('pa-Arab-PK')],
    ['of another language that begins alike', voiceOf('pap-AW')],
  ])('one %s is none', (_name, voice) => expect(open([voice]).news).toEqual([]))
  test('the device’s own choice goes first, then one of India', () => {
    const heard = (...voices: Voice[]) => {
      const { speech, did } = open(voices)
      speech.say([en('Sit down.')])
      return did
    }
    expect(heard(voiceOf('en-US'), voiceOf('en-IN'), voiceOf('en-AU', { default: true }))).toEqual(['en-AU: Sit down.'])
    expect(heard(voiceOf('en-US'), voiceOf('en-IN'))).toEqual(['en-IN: Sit down.'])
    expect(heard(voiceOf('en-US'))).toEqual(['en-US: Sit down.'])
  })
  test('a browser without any speech, or one that tells of no voices, breaks nothing', () => {
    const news: SpeechNews[] = []
    const none = createSpeech(LANGS, (one) => news.push(one), { ...browser().speaking, synthesis: undefined })
    none.say([en('Sit down.')])
    none.stop()
    none.dispose()
    expect(news).toEqual([])
    const page = browser([voiceOf('hi-IN')])
    const { addEventListener: _add, removeEventListener: _remove, ...old } = page.speaking.synthesis
    const speech = createSpeech(LANGS, (one) => news.push(one), {
      ...page.speaking,
      synthesis: old as SpeechSynthesis,
    })
    speech.dispose()
    expect(news).toEqual([{ type: 'voices', langs: ['hi'] }])
  })
})

describe('saying', () => {
  test('one sentence after the other, each by its voice; its first sound and its end are told once', () => {
    const { speech, did, news, start, end } = open([voiceOf('en-GB'), voiceOf('pa-IN')])
    speech.say([en('Sit down. Breathe.'), { lang: 'pa', text: 'ਬੈਠ ਜਾਓ।' }])
    expect(did).toEqual(['en-GB: Sit down.'])
    start()
    end()
    start()
    end()
    expect(did).toEqual(['en-GB: Sit down.', 'en-GB: Breathe.', 'pa-IN: ਬੈਠ ਜਾਓ।'])
    end()
    expect(news.slice(1)).toEqual([{ type: 'heard' }, { type: 'ended' }])
  })
  test('a browser that tells of no start tells of an end', () => {
    const { speech, news, end } = open()
    speech.say([en('Sit down.')])
    end()
    expect(news.slice(1)).toEqual([{ type: 'heard' }, { type: 'ended' }])
  })
  test('stopped: nothing more is said, and nothing told', () => {
    const { speech, did, news, start } = open()
    speech.say([en('Sit down. Breathe.')])
    start()
    speech.stop()
    vi.runAllTimers()
    expect(did.slice(1)).toEqual(['cancel'])
    expect(news.slice(1)).toEqual([{ type: 'heard' }])
  })
  test('another one takes its place, not in the moment of the cancel; one that was stopped meanwhile never', () => {
    const { speech, did, news, start } = open()
    speech.say([en('Sit down.')])
    start()
    speech.say([en('Breathe.')])
    expect(did.slice(1)).toEqual(['cancel'])
    vi.runAllTimers()
    expect(did.slice(2)).toEqual(['en-GB: Breathe.'])
    start()
    expect(news.slice(1)).toEqual([{ type: 'heard' }, { type: 'heard' }])
    speech.say([en('Stand up.')])
    speech.stop()
    vi.runAllTimers()
    expect(did.slice(3)).toEqual(['cancel'])
  })
  test('the system takes the voice away: that is an end; what the browser cannot say is a failure', () => {
    const taken = open()
    taken.speech.say([en('Sit down. Breathe.')])
    taken.fail('interrupted')
    expect(taken.news.slice(1)).toEqual([{ type: 'ended' }])
    const broken = open()
    broken.speech.say([en('Sit down. Breathe.')])
    broken.fail('synthesis-failed')
    expect(broken.news.slice(1)).toEqual([{ type: 'failed' }])
    expect(broken.did).toHaveLength(1)
  })
  test('the voice is gone when its turn comes: a failure', () => {
    const { speech, news, arrive, end } = open()
    speech.say([en('Sit down. Breathe.')])
    arrive()
    end()
    expect(news.at(-1)).toEqual({ type: 'failed' })
  })
  test('disposed of: silent, and deaf', () => {
    const { speech, did, listeners } = open()
    speech.say([en('Sit down.')])
    speech.dispose()
    expect([did.at(-1), listeners.size]).toEqual(['cancel', 0])
  })
})

describe('pieces', () => {
  test('are sentences, in three scripts', () => {
    expect(chunksOf('Sit down.  Breathe!\nIs it "late"? Yes')).toEqual([
      'Sit down.',
      'Breathe!',
      'Is it "late"?',
      'Yes',
    ])
    expect(chunksOf('ਬੈਠ ਜਾਓ। ਸਾਹ ਲਓ।')).toEqual(['ਬੈਠ ਜਾਓ।', 'ਸਾਹ ਲਓ।'])
    expect(chunksOf('बैठिए। साँस लीजिए।')).toEqual(['बैठिए।', 'साँस लीजिए।'])
    expect(chunksOf(' \n ')).toEqual([])
  })
  test('a place keeps its number', () => expect(chunksOf('Bhagavad Gita 2.47')).toEqual(['Bhagavad Gita 2.47']))
  test('long sentences are parted at a pause, then between words, then anywhere; no letter is lost', () => {
    const clause = `${'word '.repeat(20).trim()}, `
    const sentence = `${clause.repeat(4)}end.`
    const parts = chunksOf(sentence)
    expect(parts.join(' ')).toBe(sentence)
    expect(parts[0]).toBe(clause.trim())
    const words = chunksOf('word '.repeat(100))
    expect(words.join(' ')).toBe('word '.repeat(100).trim())
    const one = 'a'.repeat(2 * LONGEST + 1)
    expect(chunksOf(one).join('')).toBe(one)
    for (const part of [...parts, ...words, ...chunksOf(one)]) expect(part.length).toBeLessThanOrEqual(LONGEST)
  })
})
