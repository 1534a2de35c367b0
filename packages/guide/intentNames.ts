/** Messages that are not a question to scripture, or need a word before one. Each has its own honest answer. */
export const INTENTS = [
  'greeting',
  'thanks',
  'identity',
  'prediction',
  'invention',
  'insult',
  'outside',
  'ritual',
  'medical',
  'legal',
  'verse',
  'unclear',
] as const
export type Intent = (typeof INTENTS)[number]
