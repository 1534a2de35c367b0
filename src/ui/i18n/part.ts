import { patiently } from '../../patience.ts'
import type { Language } from './load.ts'

/** Texts that only some screens need: each language of them is a chunk of its own, fetched with those screens. */
export type TextsPart<T> = {
  /** Loads the part in a language, once. Rejects when it cannot be fetched; the next call tries again. */
  load(language: Language): Promise<T>
  /** The same, asked for until it comes: for a screen that has to wait for it. */
  wait(language: Language): Promise<T>
  /** The part in a language, if it is here. */
  loaded(language: Language): T | undefined
}

const inUse = new Set<TextsPart<unknown>>()

/** Makes a part from its three chunks. */
export function textsPart<T>(chunks: Record<Language, () => Promise<T>>): TextsPart<T> {
  const known = new Map<Language, T>()
  const loading = new Map<Language, Promise<T>>()
  const waiting = new Map<Language, Promise<T>>()
  const part: TextsPart<T> = {
    load(language) {
      inUse.add(part)
      const under = loading.get(language)
      if (under) return under
      const promise = chunks[language]().then((texts) => {
        known.set(language, texts)
        return texts
      })
      loading.set(language, promise)
      promise.catch(() => loading.delete(language))
      return promise
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
