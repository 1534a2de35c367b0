import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'
import { type Language, THEMES, type Tradition, type Verse } from './corpus.ts'
import { readOver, readyToRead } from './guard.ts'
import type { Answer, Guide, Question } from './guide.ts'
import { NAMES } from './intentAnswers.ts'
import { languageOf } from './language.ts'
import { tokenise } from './normalise.ts'
import { offeredFor } from './offer.ts'
import { views } from './pattern.ts'
import { checkDraft } from './quotations.ts'
import { isHeavy } from './safety.ts'

/** No answer is longer; what goes on is cut off, ends in the middle and is not used. */
const MOST_CHARACTERS = 8_000
const PASSAGES = 5
const TURNS = 8

export type ModelOptions = {
  /** https://api.example.com/v1 */
  url: string
  model: string
  apiKey: string | undefined
  /** how long a model may take for one answer, before the embedded guide answers instead */
  timeoutMs: number
  /** Why a model's answer was not used, for the log: never what was asked or answered. */
  onFallback?(reason: Fallback): void
}

export type Fallback = 'timeout' | 'unreachable' | `status ${number}` | 'refused' | 'garbage' | 'unverified'

class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly reason: Fallback
  constructor(reason: Fallback) {
    super(`the model gave no answer: ${reason}`)
    this.reason = reason
  }
}

const LANGUAGE: Readonly<Record<Language, string>> = {
  english: 'English',
  punjabi: 'Punjabi, in Gurmukhi script only',
  hindi: 'Hindi, in Devanagari script only',
}

const SCRIPTURE: Readonly<Record<Tradition, string>> = {
  sikh: 'the Guru Granth Sahib',
  hindu: 'the Bhagavad Gita',
}

const passage = ({ id, reference, speaker, original, rendering, teaching }: Verse, language: Language): string =>
  [
    `[[${id}]] ${reference}, ${speaker}`,
    original,
    `Meaning: ${rendering[language]}`,
    `For the seeker: ${teaching[language]}`,
  ].join('\n')

/** What the model is told: who it is not, what it may quote, and how (D26, D27). */
function instructions({ tradition, language }: Question, passages: readonly Verse[]): string {
  const { guide, elder } = NAMES[tradition][language]
  return `You write for a devotional guide that answers a seeker from ${SCRIPTURE[tradition]}. You are a machine: speak about what ${guide} teaches, never as ${guide}, never as God.

Write in ${LANGUAGE[language]}. Plain text, no markup, short paragraphs separated by blank lines:
1. One or two warm sentences on this very question, in the seeker's own terms.
2. One passage, at most two, chosen from those below. To quote one, write its mark, such as [[${passages[0]?.id}]], on a line of its own, and nothing else: its text, its place and its meaning are put there for you.
3. Two or three sentences on what it means for the matter at hand.
4. One small thing to do today.

Never type, translate or paraphrase scripture in quotation marks, never name a chapter, verse or Ang, never quote anything that is not below, never make up scripture. Promise nothing, foretell nothing, blame no one, give no medical or legal advice. Questions of rite and conduct belong to ${elder}.

The passages:

${passages.map((verse) => passage(verse, language)).join('\n\n')}`
}

type Message = { role: 'system' | 'user' | 'assistant'; content: string }

function messagesFor(question: Question, passages: readonly Verse[]): Message[] {
  const before = question.history
    .slice(-TURNS)
    .filter(({ content }, at, all) => !(at === all.length - 1 && content === question.message))
    .map(({ role, content }): Message => ({ role: role === 'user' ? 'user' : 'assistant', content }))
  return [
    { role: 'system', content: instructions(question, passages) },
    ...before,
    { role: 'user', content: question.message },
  ]
}

type Choice = {
  message?: { content?: unknown; refusal?: unknown }
  delta?: { content?: unknown; refusal?: unknown }
  finish_reason?: unknown
}

/** One whole answer out of one or many pieces. */
class Reply {
  text = ''
  #finished: unknown = null

  /** @throws {NoAnswer} when it refuses, or is no chat completion */
  add(body: unknown): void {
    const choice = (body as { choices?: Choice[] } | null)?.choices?.[0]
    if (choice === undefined) {
      // A stream may end with a piece that only counts tokens.
      if (Array.isArray((body as { choices?: unknown } | null)?.choices)) return
      throw new NoAnswer('garbage')
    }
    const piece = choice.message ?? choice.delta
    if (piece?.refusal || choice.finish_reason === 'content_filter') throw new NoAnswer('refused')
    if (typeof piece?.content === 'string') this.text += piece.content
    if (this.text.length > MOST_CHARACTERS) throw new NoAnswer('garbage')
    this.#finished = choice.finish_reason ?? this.#finished
  }

  /** @throws {NoAnswer} when it broke off, or says nothing */
  whole(): string {
    if (this.#finished !== 'stop' || this.text.trim() === '') throw new NoAnswer('garbage')
    return this.text
  }
}

async function readStream(body: ReadableStream<Uint8Array<ArrayBuffer>>, reply: Reply): Promise<void> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: 16 * MOST_CHARACTERS }))
  // The library's types are the browser's, whose streams cannot be iterated everywhere yet.
  for await (const { data } of events as unknown as AsyncIterable<EventSourceMessage>) {
    if (data === '[DONE]') return
    reply.add(JSON.parse(data))
  }
}

/** One chat completion. @throws {NoAnswer} or what fetch throws */
async function complete(options: ModelOptions, messages: Message[], signal: AbortSignal): Promise<string> {
  const { url, model, apiKey } = options
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages, temperature: 0.4, stream: true }),
    // A key, or a worry, goes where it was meant to go.
    redirect: 'error',
    signal,
  })
  if (!response.ok) {
    // Its text may repeat what was asked: only the status is kept.
    await response.body?.cancel()
    throw new NoAnswer(`status ${response.status}`)
  }
  const reply = new Reply()
  // Not every provider streams when it is asked to.
  if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body !== null) {
    await readStream(response.body, reply)
  } else reply.add(await response.json())
  return reply.whole()
}

function reasonOf(error: unknown): Fallback {
  if (error instanceof NoAnswer) return error.reason
  const { name } = error as { name?: unknown }
  if (name === 'TimeoutError') return 'timeout'
  return error instanceof SyntaxError ? 'garbage' : 'unreachable'
}

const MATTERS: ReadonlySet<string> = new Set(THEMES)

/**
 * A guide whose words a language model writes, around passages that the embedded guide has found. Danger, despair and
 * whatever is no question to scripture stay with the embedded guide (D27). All that the model writes is read before it is
 * shown (guard.ts), and what it quotes is checked against the
 * corpus, letter for letter (D26); where too little of its answer stands, or it does not come, the embedded guide
 * answers.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export function createModelGuide(options: ModelOptions, embedded: Guide): Guide {
  const { timeoutMs, onFallback = () => {} } = options
  readyToRead()
  return {
    async answer(question, signal): Promise<Answer> {
      const ready = await embedded.answer(question, signal)
      // Help, a question back, a place, an idea: none of these is a model's to word.
      const isMatter = MATTERS.has(ready.category) && ready.care === undefined && ready.asks === undefined
      if (!isMatter || ready.references.length === 0 || isHeavy(views(tokenise(question.message)))) return ready
      const { tradition } = question
      const { language } = languageOf(question.message, question.language)
      const asked = { ...question, language }
      const found = offeredFor(asked)
      const chosen = found.filter(({ original }) => ready.references.some((one) => one.original === original))
      const offered = [...new Set([...chosen, ...found])].slice(0, PASSAGES)
      const limit = AbortSignal.timeout(timeoutMs)
      try {
        const messages = messagesFor(asked, offered)
        const text = await complete(options, messages, signal === undefined ? limit : AbortSignal.any([signal, limit]))
        // first what it says, then what it quotes
        const read = readOver(text, { question: question.message, offered, tradition, language })
        const checked = read === null ? null : checkDraft({ text: read, tradition, language, offered })
        if (checked === null) throw new NoAnswer('unverified')
        return { ...ready, ...checked }
      } catch (error) {
        signal?.throwIfAborted()
        onFallback(reasonOf(error))
        return ready
      }
    },
  }
}
