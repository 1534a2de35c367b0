/** The guide's seam: what a server needs of it, and nothing more. */
export type { Language, SpiritualReference, Tradition } from './corpus.ts'
export { type Answer, createGuide, type Guide, type Question } from './guide.ts'
export { createModelGuide, type ModelOptions } from './model.ts'
export { askToWrite, UNHEARD } from './unheard.ts'
