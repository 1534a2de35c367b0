import { NUMBERED } from '../aboutLast.ts'
import { type Heard, hear } from '../hear.ts'
import { type Token, tokenise } from '../normalise.ts'

/** How somebody who was asked back, or given other readings beside the answer, replies in words instead of a tap. */
export type Pick = { readonly kind: 'these'; readonly readings: readonly string[] } | { readonly kind: 'neither' }

const folds = (list: string) => new Set(tokenise(list).map(({ fold }) => fold))

const BOTH = folds('both all dono donon dovein dove dovan dohan sare sab ਦੋਵੇਂ ਦੋਹਾਂ ਦੋਨੋ ਦੋਨੋਂ ਸਾਰੇ ਸਾਰੀਆਂ दोनों दोनो सब सभी')
const NEITHER = folds('neither none ਕੋਈ कोई koi')
const NOT = folds('nahi ni na nhi nai not ਨਹੀਂ ਨਾ ਵੀ नहीं ना भी vi bhi')
/** Words that refuse, and are no 'also'. */
const REFUSED = folds('nahi ni nhi nai not nor ਨਹੀਂ नहीं')
const YES = folds(
  'yes yeah yep ya haan han haanji ਹਾਂ ਹਾਂਜੀ हाँ हां हाँजी this that ehi ahi yahi eho ਇਹੀ ਇਹੋ यही exactly right correct',
)
const AROUND = folds(
  `the one ones option number no yes it is its i think guess more like that this of them these those please pls ji haan wala wali
  vala vali wale vale hai h aa e gall baat te ch vich me se mein in inme ohi oh eh ye wo to ta sirf bas mostly maybe
  ਵਾਲਾ ਵਾਲੀ ਵਾਲੇ ਹੈ ਜੀ ਹਾਂ ਗੱਲ ਵਿੱਚੋਂ ਇਹਨਾਂ ਇਨ੍ਹਾਂ ਉਹ ਇਹ ਨੰਬਰ वाला वाली वाले है जी हाँ बात में से इनमें इन वह यह नंबर ही हैं ਹੀ ਹਨ`,
)
const MOST = 8

/** So likely what was offered must be in a message's own words, and from so likely on it needs no other sign. */
const MEANT = 0.12

const isNumber = ({ fold, text }: Token): boolean => NUMBERED.has(fold) || /^[1-3]$/.test(text)
const numberOf = ({ fold, text }: Token): readonly number[] => {
  const at = NUMBERED.get(fold) ?? (/^[1-3]$/.test(text) ? Number(text) - 1 : undefined)
  return at === undefined ? [] : [at]
}

/** The ordinal that a message is made of, counted from 0: 'the first one', 'pehla wala'; null where it says more. */
export function ordinalIn(tokens: readonly Token[]): number | null {
  const [first, ...more] = tokens.length > MOST ? [] : tokens.flatMap(numberOf)
  const isOnly = tokens.every((one) => isNumber(one) || AROUND.has(one.fold))
  return first === undefined || more.length > 0 || !isOnly ? null : first
}

/**
 * Which of the readings that were offered is meant; null where the message is no reply to them.
 * @param isAsked the guide asked back: then a word or two may name what was offered
 * @param find what was offered, which takes time to find out
 */
export function pickIn(
  tokens: readonly Token[],
  message: string,
  isAsked: boolean,
  find: () => readonly string[],
): Pick | null {
  if (tokens.length === 0 || tokens.length > MOST) return null
  const some = (set: ReadonlySet<string>) => tokens.some(({ fold }) => set.has(fold))
  const only = (...sets: readonly ReadonlySet<string>[]) =>
    tokens.every((one) => isNumber(one) || sets.some((set) => set.has(one.fold)) || AROUND.has(one.fold))
  // 'not the first, nor the second' refuses what it names
  const isNeither = (some(NEITHER) || (tokens.some(isNumber) && some(REFUSED))) && only(NEITHER, NOT)
  const isPlain = isNeither || ((some(BOTH) || some(YES) || tokens.some(isNumber)) && only(BOTH, YES))
  if (!isPlain && !isAsked) return null
  const offered = find()
  if (offered.length === 0) return null
  if (isNeither) return { kind: 'neither' }
  if (!isPlain) return named(hear(message, []), offered)
  if (some(BOTH)) return { kind: 'these', readings: offered.slice(0, 2) }
  const numbers = tokens.flatMap(numberOf)
  const readings = numbers.length === 0 ? offered.slice(0, 1) : numbers.flatMap((at) => offered.at(at) ?? [])
  return readings.length === 0 ? null : { kind: 'these', readings: [...new Set(readings)] }
}

const SENTENCE = /[.,;:!?।\n]+/u

/** A reply to what was offered that goes on: 'the second. but it is my own brother'; the rest is what goes on. */
export function pickWithin(
  message: string,
  find: () => readonly string[],
): { readonly pick: Pick; readonly rest: string } | null {
  for (const { index, 0: mark } of [...message.matchAll(new RegExp(SENTENCE, 'gu'))].toReversed()) {
    const rest = message.slice(index + mark.length).trim()
    const before = message.slice(0, index)
    const tokens = tokenise(before)
    if (tokenise(rest).length === 0 || tokens.length > MOST) continue
    const pick = pickIn(tokens, before, false, find)
    if (pick !== null) return { pick, rest }
  }
  return null
}

/** What was offered, named in a word or two: 'the in-laws'. */
function named({ readings }: Heard, offered: readonly string[]): Pick | null {
  const [first] = readings.filter(({ id, chance }) => offered.includes(id) && chance >= MEANT)
  return first === undefined || readings.slice(0, 2).every(({ id }) => id !== first.id)
    ? null
    : { kind: 'these', readings: [first.id] }
}
