/** The guide's seam: what a server needs of it, and nothing more. */
export type { Language, SpiritualReference, Tradition } from './corpus.ts'
export { createGuide } from './guide.ts'
export { createModelGuide, type ModelOptions } from './model.ts'
export type { Answer, Guide, Question } from './question.ts'
export { askToWrite, UNHEARD } from './unheard.ts'
