import { versePath } from '../machines/beginning/verses.ts'
import { LANGUAGES, type SpiritualReference } from '../machines/entities.ts'
import { isRecord } from '../offline/guards.ts'
import { fetchPassage } from '../offline/passages.ts'
import { isScripture } from '../scripture/lazy.ts'

/** Whether a file of a day's verse is one, as it came: its renderings are read in every language. */
function isVerse(file: unknown): file is SpiritualReference {
  if (!isRecord(file) || !isRecord(file.translations)) return false
  const { scripture, reference, original, transliteration, translations } = file
  const renderings = LANGUAGES.map((language) => translations[language])
  return [scripture, reference, original, transliteration, ...renderings].every(
    (text) => typeof text === 'string' && text !== '',
  )
}

/**
 * The verse of a day by its id in the corpus, verified. What was kept may be of another version of the app: it is asked for
 * once more, past every cache. @throws {Error} where it does not come, or is not the published text
 */
export async function loadVerse(id: string, signal: AbortSignal): Promise<SpiritualReference> {
  for (const fresh of [false, true]) {
    const file = await fetchPassage(versePath(id), fresh, signal)
    if (isVerse(file) && isScripture(file)) return file
  }
  throw new Error(`${versePath(id)} is not the published passage`)
}
