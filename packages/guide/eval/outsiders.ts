import { readFileSync } from 'node:fs'
import type { Language, Tradition } from '../corpus.ts'
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
