import { readFileSync } from 'node:fs'
import { soundOf, type Token, token } from '../normalise.ts'

type Words = {
  /** English and romanised words by their folded spelling */
  readonly folds: ReadonlyMap<string, readonly string[]>
  /** the same by their sound, which ਅਰਥ and अर्थ share with 'arth' */
  readonly sounds: ReadonlyMap<string, readonly string[]>
  /** how words begin whose endings vary */
  readonly begins: readonly (readonly [string, string])[]
}

/** A shorter sound is shared by too many words to tell one that is spelt in another way. */
const LEAST = 3

function read(): Words {
  const folds = new Map<string, string[]>()
  const sounds = new Map<string, string[]>()
  const begins: [string, string][] = []
  const add = (to: Map<string, string[]>, key: string, concept: string) => {
    const list = to.get(key)
    if (list === undefined) to.set(key, [concept])
    else if (!list.includes(concept)) list.push(concept)
  }
  for (const row of readFileSync(new URL('./concepts.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const [concept = '', words = ''] = row.split('\t')
    for (const word of words.split(' ')) {
      const one = token(word.replace('*', ''))
      if (word.endsWith('*')) begins.push([soundOf(one), concept])
      add(folds, one.fold, concept)
      add(sounds, soundOf(one), concept)
    }
  }
  return { folds, sounds, begins }
}
const WORDS = read()
const NONE: readonly string[] = []

/** What a word stands for in any of the languages: 'matlab', ਅਰਥ and 'meaning' for the same; a word may stand for several. */
export function conceptsOf(one: Token): readonly string[] {
  const sound = soundOf(one)
  const isLatin = one.script === 'latin'
  const exact = isLatin ? WORDS.folds.get(one.fold) : WORDS.sounds.get(sound)
  if (exact !== undefined) return exact
  if (sound.length < LEAST) return NONE
  const alike = isLatin ? WORDS.sounds.get(sound) : undefined
  return (
    alike ?? WORDS.begins.flatMap(([begin, concept]) => (begin.length > 1 && sound.startsWith(begin) ? [concept] : []))
  )
}
