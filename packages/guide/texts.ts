// Both texts whole, with the corpus and the names of who speaks in them: what the build publishes of them.
export { CORPUS } from './corpus.ts'
export { CHAPTERS, RAAGS, SPEAKERS, WRITERS } from './lookup/names.ts'
export { GITA, GRANTH, quoted as quotedVerse } from './text/texts.ts'
