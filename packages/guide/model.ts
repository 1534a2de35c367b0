import { createGuide, finish, understand } from './guide.ts'
import type { Listened } from './hear.ts'
import type { CareKind } from './helplines.ts'
import { views } from './pattern.ts'
import type { Answer, Guide, Question } from './question.ts'
import { READINGS, readingOf } from './readings/list.ts'
import { NEEDS } from './readings/model.ts'
import { isHeavy } from './safety.ts'

/** What it may say is one short object; no longer answer is read. */
const MOST_BYTES = 16_000
const TURNS = 8

export type ModelOptions = {
  /** https://api.example.com/v1 */
  url: string
  model: string
  apiKey: string | undefined
  /** how long a model may listen, before the guide answers by its own hearing */
  timeoutMs: number
  /** Why what a model said was not used, for the log: never what was asked or answered. */
  onFallback?(reason: Fallback): void
}

export type Fallback = 'timeout' | 'unreachable' | `status ${number}` | 'refused' | 'garbage' | 'unknown'

class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly reason: Fallback
  constructor(reason: Fallback) {
    super(`the model gave no answer: ${reason}`)
    this.reason = reason
  }
}

/** What each need is, for a listener. */
const NEED_NAMES: Readonly<Record<(typeof NEEDS)[number], string>> = {
  selfHarm: 'the writer may take their own life or hurt themselves, said plainly or veiled',
  concern: 'somebody else may take their own life',
  loss: 'somebody died by suicide',
  violence: 'somebody is hurt, threatened, locked in, touched or used against their will; a child above all',
  harm: 'the writer may hurt somebody',
  emergency: 'a body in danger now: poison, overdose, collapse, breath, bleeding, a fall, a track or a roof',
  blackmail: 'threats with pictures or secrets',
  eating: 'starving, vomiting or the like to be thin',
}

/** What the model is told. It hears; it never speaks: no word of its own can reach a seeker. */
const INSTRUCTIONS = `You listen for a devotional guide. You do not write to the seeker and nothing that you write is shown. Decide what the last message means, in its conversation, in whatever language and spelling, and say it in one JSON object and nothing else:
{"need": null, "reading": "id", "others": ["id", "id"], "clear": true}

"need": null, or what the message tells of:
${NEEDS.map((id) => `- ${id}: ${NEED_NAMES[id]}`).join('\n')}
Grief for a natural death, old age, idioms, films, history and what is long over and healed are no need.

"reading": the one that the seeker most needs an answer to; null where none fits. A long story has details that are not its matter.
"others": the next one or two, or none. "clear": false where it could as well be another.
The readings:
${READINGS.map(({ id, name }) => `- ${id}: ${name}`).join('\n')}`

type Message = { role: 'system' | 'user' | 'assistant'; content: string }

function messagesFor({ message, history }: Question): Message[] {
  const before = history
    .slice(-TURNS)
    .filter(({ content }, at, all) => !(at === all.length - 1 && content === message))
    .map(({ role, content }): Message => ({ role: role === 'user' ? 'user' : 'assistant', content }))
  return [{ role: 'system', content: INSTRUCTIONS }, ...before, { role: 'user', content: message }]
}

type Choice = { message?: { content?: unknown; refusal?: unknown }; finish_reason?: unknown }

/** The body of an answer, as far as it is not too long. @throws {NoAnswer} 'garbage' where it is */
async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  // the types of `fetch` are the browser's, whose streams cannot be iterated everywhere yet
  for await (const piece of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > MOST_BYTES) throw new NoAnswer('garbage')
  }
  return text
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
    body: JSON.stringify({ model, messages, temperature: 0 }),
    // A key, or a worry, goes where it was meant to go.
    redirect: 'error',
    signal,
  })
  if (!response.ok) {
    // Its text may repeat what was asked: only the status is kept.
    await response.body?.cancel()
    throw new NoAnswer(`status ${response.status}`)
  }
  const { choices } = (JSON.parse(await bodyOf(response)) ?? {}) as { choices?: Choice[] }
  const choice = Array.isArray(choices) ? choices[0] : undefined
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') throw new NoAnswer('refused')
  const said = choice?.message?.content
  if (typeof said !== 'string') throw new NoAnswer('garbage')
  return said
}

const isNeed = (value: unknown): value is CareKind => (NEEDS as readonly unknown[]).includes(value)
const isReading = (value: unknown): value is string => typeof value === 'string' && readingOf(value) !== undefined

/** How sure a listener's reading counts, and each of the others beside it. */
const CHANCE = { clear: 0.9, unclear: 0.45, other: 0.2 } as const

/**
 * What the model said, as far as it is made of this guide's own ids; all else of it is dropped here.
 * @throws {NoAnswer} 'unknown' where nothing of it is
 */
function listenedIn(said: string): Listened {
  const from = said.indexOf('{')
  const parsed: unknown = JSON.parse(said.slice(from, said.lastIndexOf('}') + 1))
  if (typeof parsed !== 'object' || parsed === null) throw new NoAnswer('garbage')
  const { need, reading, others, clear } = parsed as Record<string, unknown>
  if (isNeed(need)) return { need, readings: [], clear: false }
  if (!isReading(reading)) throw new NoAnswer('unknown')
  const beside = (Array.isArray(others) ? others : []).filter(isReading).filter((id) => id !== reading)
  return {
    need: null,
    readings: [
      { id: reading, chance: clear === true ? CHANCE.clear : CHANCE.unclear },
      ...[...new Set(beside)].slice(0, 2).map((id) => ({ id, chance: CHANCE.other })),
    ],
    clear: clear === true,
  }
}

function reasonOf(error: unknown): Fallback {
  if (error instanceof NoAnswer) return error.reason
  const { name } = error as { name?: unknown }
  if (name === 'TimeoutError') return 'timeout'
  return error instanceof SyntaxError ? 'garbage' : 'unreachable'
}

/**
 * A guide for whom a language model listens. The model never speaks: it says which of the guide's own readings a message
 * means, or which need, and every word, verse and number of the answer is the guide's. So nothing that a model makes up
 * can reach a seeker, whatever it was talked into. Danger that the guide hears itself, despair, look-ups, ideas and
 * messages of which hardly a word is known never go to it (D27).
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export function createModelGuide(options: ModelOptions): Guide {
  const { timeoutMs, onFallback = () => {} } = options
  createGuide()
  return {
    async answer(question, signal): Promise<Answer> {
      signal?.throwIfAborted()
      const understood = understand(question)
      const { settled, asked } = understood
      if (settled !== null) return settled
      if (!asked.heard.known || isHeavy(views(asked.heard.tokens))) return finish(understood, null)
      const limit = AbortSignal.timeout(timeoutMs)
      try {
        const within = signal === undefined ? limit : AbortSignal.any([signal, limit])
        return finish(understood, listenedIn(await complete(options, messagesFor(question), within)))
      } catch (error) {
        signal?.throwIfAborted()
        onFallback(reasonOf(error))
        return finish(understood, null)
      }
    },
  }
}
