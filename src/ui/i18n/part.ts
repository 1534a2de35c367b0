import { patiently } from '../../patience.ts'
import type { Language } from './load.ts'

/** Texts that only some screens need: each language of them is a chunk of its own, fetched with those screens. */
export type TextsPart<T> = {
  /** Loads the part in a language. Rejects when it cannot be fetched; the next call tries again. */
  load(language: Language): Promise<T>
  /** The same, asked for until it comes: for a screen that has to wait for it. The same promise each time, for React. */
  wait(language: Language): Promise<T>
  /** The part in a language, if it is here. */
  loaded(language: Language): T | undefined
}

// Here and below: code that has come and stays, and promises of it, which the views themselves wait for. That a language is
// on its way is a state of the machine `language`.
const inUse = new Set<TextsPart<unknown>>()

/** Makes a part from its three chunks. */
export function textsPart<T>(chunks: Record<Language, () => Promise<T>>): TextsPart<T> {
  const known = new Map<Language, T>()
  const waiting = new Map<Language, Promise<T>>()
  const part: TextsPart<T> = {
    async load(language) {
      inUse.add(part)
      const texts = known.get(language) ?? (await chunks[language]())
      known.set(language, texts)
      return texts
    },
    wait(language) {
      const promise = waiting.get(language) ?? patiently(() => part.load(language))
      waiting.set(language, promise)
      // React reads what is here at once, without a pause, by these marks; and asks in every render, as it must.
      const texts = known.get(language)
      return texts === undefined ? promise : Object.assign(promise, { status: 'fulfilled', value: texts })
    },
    loaded: (language) => known.get(language),
  }
  return part
}

/** Loads every part that was ever needed, so that a change of language finds the whole screen ready. */
export async function prepareParts(language: Language): Promise<void> {
  await Promise.all(Array.from(inUse, (part) => part.load(language)))
}
