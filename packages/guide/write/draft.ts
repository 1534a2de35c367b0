import { CARE_KINDS, type CareKind } from '../helplines.ts'
import { shape } from './service.ts'

/** What a model writes for one message (rules.md says what each part is). */
export type Draft = {
  need: CareKind | 'none'
  certain: boolean
  reply: string[]
  passage: string | null
  find: string | null
  why: string | null
  step: string | null
  ask: string | null
  taps: string[]
}

const text = { type: 'string' }
const orNull = { type: ['string', 'null'] }
const texts = { type: 'array', items: text }
const object = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})

export const DRAFT = shape<Draft>(
  'reply',
  object({
    need: { type: 'string', enum: ['none', ...CARE_KINDS] },
    certain: { type: 'boolean' },
    reply: texts,
    passage: orNull,
    find: orNull,
    why: orNull,
    step: orNull,
    ask: orNull,
    taps: texts,
  }),
)

/** What the second reader is asked of a reply (reading.md); any of them with yes, and the reply is not shown. */
export const QUESTIONS = [
  'hurts',
  'blames',
  'endangers',
  'invents',
  'orders',
  'foretells',
  'recites',
  'poses',
  'despises',
  'overclaims',
  'misses',
] as const
export type Fault = (typeof QUESTIONS)[number]
export type Reading = Record<Fault, boolean> & { why: string }

export const READING = shape<Reading>(
  'reading',
  object({ ...Object.fromEntries(QUESTIONS.map((question) => [question, { type: 'boolean' }])), why: text }),
)
