/** Words for a voice, and the language of their letters, as browsers name it: 'en', 'hi', 'pa'. */
type Words = { lang: string; text: string }

export type SpeechNews =
  | { type: 'voices'; langs: string[] }
  /** The first sound of what is said. */
  | { type: 'heard' }
  | { type: 'ended' }
  | { type: 'failed' }

export type Speech = {
  /** Says these in their order, instead of what is being said; call within the tap, or an iPhone stays silent. */
  say(words: readonly Words[]): void
  stop(): void
  dispose(): void
}

/** What is needed of the browser. */
export type Speaking = {
  synthesis: SpeechSynthesis | undefined
  utter(text: string): SpeechSynthesisUtterance
}

const browser = (): Speaking => ({
  // Some browsers inside other apps have none.
  synthesis: typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis,
  utter: (text) => new SpeechSynthesisUtterance(text),
})

/** An utterance is no longer: Chrome breaks off what takes more than about 15 s. Letters. */
export const LONGEST = 180

/** A text in pieces that can be said each by itself: sentences, and parts of those that are too long. */
export function chunksOf(text: string): string[] {
  const sentences = text.match(/(?:[^.!?…।॥\n]|\.(?=\S))+[.!?…।॥\s"'”’)]*/g) ?? []
  return sentences.flatMap((sentence) => partsOf(sentence.replace(/\s+/g, ' ').trim())).filter((part) => part !== '')
}

function partsOf(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence]
  const head = sentence.slice(0, LONGEST)
  const pause = Math.max(...[', ', '; ', ': ', ' – ', ' - '].map((mark) => head.lastIndexOf(mark)))
  const at = pause > 0 ? pause + 1 : head.lastIndexOf(' ')
  if (at <= 0) return [head, ...partsOf(sentence.slice(LONGEST))]
  return [sentence.slice(0, at).trim(), ...partsOf(sentence.slice(at).trim())]
}

/** Android writes hi_IN. */
const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replaceAll('_', '-').toLowerCase()

/**
 * A voice that reads these letters. Only one that is on the device itself: what a person was told in a bad hour is given to
 * nobody else's server to be spoken. Punjabi of Pakistan is written in other letters.
 */
function voiceOf(voices: readonly SpeechSynthesisVoice[], lang: string): SpeechSynthesisVoice | undefined {
  const fitting = voices.filter((voice) => {
    const tag = tagOf(voice)
    return voice.localService && (tag === lang || tag.startsWith(`${lang}-`)) && !/-(?:arab|pk)\b/.test(tag)
  })
  return fitting.find((voice) => voice.default) ?? fitting.find((voice) => tagOf(voice).endsWith('-in')) ?? fitting[0]
}

/** Reads aloud, one text at a time, with the voices of this device for `langs`; `news` come from its making on. */
export function createSpeech(
  langs: readonly string[],
  listener: (news: SpeechNews) => void,
  { synthesis, utter }: Speaking = browser(),
): Speech {
  if (synthesis === undefined) return { say: () => {}, stop: () => {}, dispose: () => {} }
  /** Held here: Chrome forgets an utterance that nobody holds, and its end is never told. */
  let current: SpeechSynthesisUtterance | null = null
  /** Which text is said: what an earlier one still tells is not heard. */
  let turn = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let told = ''

  const tellVoices = () => {
    const voices = synthesis.getVoices()
    const known = langs.filter((lang) => voiceOf(voices, lang) !== undefined)
    if (known.join() === told) return
    told = known.join()
    listener({ type: 'voices', langs: known })
  }
  const silence = () => {
    turn += 1
    clearTimeout(waiting)
    const isBusy = current !== null || synthesis.speaking || synthesis.pending
    current = null
    if (isBusy) synthesis.cancel()
    return isBusy
  }
  const sayFrom = (queue: readonly Words[], isFirst: boolean) => {
    const [next, ...rest] = queue
    if (next === undefined) {
      current = null
      listener({ type: 'ended' })
      return
    }
    const voice = voiceOf(synthesis.getVoices(), next.lang)
    if (voice === undefined) {
      current = null
      listener({ type: 'failed' })
      return
    }
    const mine = turn
    const utterance = utter(next.text)
    utterance.voice = voice
    utterance.lang = voice.lang
    let isHeard = !isFirst
    const hear = () => {
      if (!isHeard) listener({ type: 'heard' })
      isHeard = true
    }
    utterance.onstart = () => {
      if (mine === turn) hear()
    }
    utterance.onend = () => {
      if (mine !== turn) return
      hear()
      sayFrom(rest, false)
    }
    utterance.onerror = ({ error }) => {
      if (mine !== turn) return
      current = null
      // Another tab speaks, or the system took the voice away: no fault that anybody has to be told of.
      listener({ type: error === 'interrupted' || error === 'canceled' ? 'ended' : 'failed' })
    }
    current = utterance
    // Chrome may still be paused by a page before this one, and says nothing then.
    synthesis.resume()
    synthesis.speak(utterance)
  }

  tellVoices()
  // Voices arrive late. Safari tells nobody, and has them at once; an older one cannot be listened to.
  synthesis.addEventListener?.('voiceschanged', tellVoices)
  return {
    say(words) {
      const wasBusy = silence()
      const queue = words.flatMap(({ lang, text }) => chunksOf(text).map((chunk) => ({ lang, text: chunk })))
      // What is said right after a cancel is dropped by Chrome with what was cancelled.
      if (wasBusy) waiting = setTimeout(() => sayFrom(queue, true))
      else sayFrom(queue, true)
    },
    stop: () => void silence(),
    dispose() {
      silence()
      synthesis.removeEventListener?.('voiceschanged', tellVoices)
    },
  }
}
