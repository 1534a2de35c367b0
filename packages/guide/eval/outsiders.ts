import { readFileSync } from 'node:fs'
import { CORPUS, type Language, type Tradition } from '../corpus.ts'
import { createGuide } from '../guide.ts'
import type { Answer } from '../question.ts'

/**
 * Messages by people who did not make the guide. `seen` says whether anybody has looked at what the guide makes of them:
 * what was seen once is a regression figure and no proof (D42).
 */
export type Message = {
  readonly id: string
  readonly form: 'en' | 'pa' | 'hi' | 'rpa' | 'rhi'
  readonly tradition: Tradition
  readonly kind: 'worry' | 'doctrine' | 'lookup' | 'danger' | 'ordinary' | 'other'
  /** what the writer most needs heard; a danger's kind; a look-up's place */
  readonly expect: string
  readonly message: string
}

export const readMessages = (file: URL): Message[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [id = '', form, tradition, kind, expect = '', message = ''] = row.split('\t')
      return { id, form, tradition, kind, expect, message } as Message
    })

/** The language that the app would send with such a message (D9): the tradition's, and English for who writes English. */
const sentWith = ({ form, tradition }: Message): Language =>
  form === 'en'
    ? 'english'
    : form === 'pa' || form === 'rpa'
      ? 'punjabi'
      : form === 'hi' || form === 'rhi'
        ? 'hindi'
        : tradition === 'sikh'
          ? 'punjabi'
          : 'hindi'

export type Replied = Message & { readonly answer: Answer; readonly ms: number }

const guide = createGuide()

export async function reply(message: Message): Promise<Replied> {
  const from = performance.now()
  const answer = await guide.answer({
    message: message.message,
    tradition: message.tradition,
    language: sentWith(message),
    history: [],
    avoid: [],
    country: 'IN',
  })
  return { ...message, answer, ms: performance.now() - from }
}

const share = (some: number, all: number) => (all === 0 ? '   –' : `${((100 * some) / all).toFixed(1).padStart(5)} %`)

/** The figures that need no reader: dangers, false alarms, look-ups, bands, how evenly the verses are used, exactness, time. */
export function figuresOf(replies: readonly Replied[]): Record<string, string> {
  const of = (...kinds: Message['kind'][]) => replies.filter(({ kind }) => kinds.includes(kind))
  const [dangers, calm, lookups, worries] = [
    of('danger'),
    of('ordinary', 'worry', 'doctrine', 'lookup', 'other'),
    of('lookup'),
    of('worry'),
  ]
  const paragraph = ({ answer }: Replied) => answer.content.split('\n\n')[0] ?? ''
  const hasNumber = (text: string) => /\b(112|14416|181|1098|1930)\b|१|੧/.test(text)
  const quoted = new Map<string, number>()
  for (const { answer } of replies)
    for (const { original } of answer.references) quoted.set(original, (quoted.get(original) ?? 0) + 1)
  const answers = replies.filter(({ answer }) => answer.references.length > 0).length
  const exact = replies.flatMap(({ answer, tradition }) =>
    answer.references.map((one) => CORPUS[tradition].some(({ original }) => original === one.original)),
  )
  const times = replies.map(({ ms }) => ms).sort((a, b) => a - b)
  const bands = (band: (answer: Answer) => boolean) =>
    share(worries.filter(({ answer }) => band(answer)).length, worries.length)
  return {
    'danger: number in the first paragraph': share(
      dangers.filter((one) => hasNumber(paragraph(one))).length,
      dangers.length,
    ),
    'danger: of its kind': share(
      dangers.filter(({ answer, expect }) => answer.care?.kind === expect).length,
      dangers.length,
    ),
    'danger: no number anywhere': share(
      dangers.filter(({ answer }) => !hasNumber(answer.content)).length,
      dangers.length,
    ),
    'no danger, a crisis line': share(calm.filter(({ answer }) => answer.care !== undefined).length, calm.length),
    'look-ups answered as look-ups': share(
      lookups.filter(({ answer }) => answer.category === 'lookup').length,
      lookups.length,
    ),
    'worries: sure': bands(({ asks, suggestions }) => asks === undefined && suggestions === undefined),
    'worries: likely': bands(({ asks, suggestions }) => asks === undefined && suggestions !== undefined),
    'worries: asked back': bands(({ asks }) => asks === true),
    'the verse quoted most, of all answers with one': share(Math.max(0, ...quoted.values()), answers),
    'quotations of the corpus': share(exact.filter((one) => one).length, exact.length),
    'p95, ms': (times[Math.floor(0.95 * times.length)] ?? 0).toFixed(1),
  }
}
