import { readFileSync } from 'node:fs'

/** A list that look-ups are heard by, as its file has it; the row's cells stand where it is read. */
export const table = (name: string): string =>
  readFileSync(new URL(`./tables/${name}.txt`, import.meta.url), 'utf8').trimEnd()
