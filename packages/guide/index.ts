/** The guide's seam: what a server needs of it, and nothing more. */
export type { Language, SpiritualReference, Tradition } from './corpus.ts'
export { createGuide } from './guide.ts'
export type { Answer, Guide, Question } from './question.ts'
export { askToWrite, UNHEARD } from './unheard.ts'
export { createWritingGuide, type News, type WriterOptions } from './write/writer.ts'
