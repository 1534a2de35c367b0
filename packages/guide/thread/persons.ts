import { tokenise } from '../normalise.ts'
import { familyOf } from '../readings/families.ts'
import { RELATIONS, type Relation, relationIn } from '../relations.ts'

/**
 * People whom a message may be about, beside those of relations.ts: whoever corrects the guide may mean any of them. One
 * row a person, in all five spellings.
 */
const OTHERS: readonly (readonly [string, string])[] = [
  ['motherInLaw', 'motherinlaw mil saas sas sass ਸੱਸ सास'],
  ['fatherInLaw', 'fatherinlaw sasur sahura sohra ਸਹੁਰਾ ਸਹੁਰੇ ससुर'],
  [
    'sisterInLaw',
    'sisterinlaw bhabhi bharjai nanad nanaan saali jethani derani ਭਾਬੀ ਭਰਜਾਈ ਨਣਾਨ ਸਾਲੀ भाभी ननद साली जेठानी देवरानी',
  ],
  ['brotherInLaw', 'brotherinlaw jija jeeja devar deor dewar jeth saala ਜੀਜਾ ਦਿਓਰ ਜੇਠ ਸਾਲਾ जीजा देवर जेठ साला'],
  ['daughterInLaw', 'daughterinlaw nuh nooh bahu ਨੂੰਹ बहू'],
  ['sonInLaw', 'soninlaw jawai damad ਜਵਾਈ दामाद'],
  [
    'uncle',
    'uncle chacha chacheya taya tayaji mama maama mamaji phupha masar ਚਾਚਾ ਚਾਚੇ ਤਾਇਆ ਮਾਮਾ ਮਾਮੇ ਫੁੱਫੜ ਮਾਸੜ चाचा ताऊ मामा फूफा मौसा',
  ],
  ['aunt', 'aunt aunty auntie chachi tayi maami bua bhua masi maasi mausi ਚਾਚੀ ਤਾਈ ਮਾਮੀ ਭੂਆ ਮਾਸੀ चाची ताई मामी बुआ मौसी'],
  ['cousin', 'cousin cousins ਕਜ਼ਨ कज़न'],
  ['boss', 'boss manager ਬੌਸ ਮੈਨੇਜਰ बॉस मैनेजर'],
  ['colleague', 'colleague coworker colleagues ਸਹਿਕਰਮੀ सहकर्मी'],
  ['neighbour', 'neighbour neighbor neighbours padosi gawandi guandi ਗੁਆਂਢੀ पड़ोसी'],
  ['teacher', 'teacher teachers professor ਟੀਚਰ ਅਧਿਆਪਕ टीचर अध्यापक'],
  ['boyfriend', 'boyfriend bf ਬੁਆਏਫ੍ਰੈਂਡ बॉयफ्रेंड'],
  ['girlfriend', 'girlfriend gf ਗਰਲਫ੍ਰੈਂਡ गर्लफ्रेंड'],
  ['fiance', 'fiance fiancee mangetar ਮੰਗੇਤਰ मंगेतर'],
  ['nephew', 'nephew bhatija bhanja ਭਤੀਜਾ ਭਾਣਜਾ भतीजा भांजा'],
  ['niece', 'niece bhatiji bhanji ਭਤੀਜੀ ਭਾਣਜੀ भतीजी भांजी'],
  ['myself', 'myself ਆਪਣੀ ਆਪਣਾ'],
]
const OF = new Map(OTHERS.flatMap(([person, words]) => tokenise(words).map(({ fold }) => [fold, person] as const)))
OF.delete('')

/** '… in law' as one word, so that a mother-in-law is no mother. */
const joined = (text: string): string =>
  text.replace(
    /\b(mother|father|sister|brother|daughter|son)s?[\s-]+in[\s-]+laws?\b/giu,
    (_, whom: string) => `${whom.toLowerCase()}inlaw`,
  )
const parted = (text: string): string =>
  text.replace(/\b(mother|father|sister|brother|daughter|son)inlaw\b/giu, '$1-in-law')

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu

type Mention = {
  /** who, as a key; two words for one person have one */
  readonly person: string
  readonly text: string
  readonly from: number
  readonly to: number
}

function personOf(word: string): string | null {
  const [one] = tokenise(word)
  if (one === undefined) return null
  return OF.get(one.fold) ?? relationIn([one])
}

/** The people whom a text names, in order. */
function mentionsIn(text: string): readonly Mention[] {
  return Array.from(text.matchAll(WORD)).flatMap((found) => {
    const person = personOf(found[0])
    return person === null || person === 'myself'
      ? []
      : [{ person, text: found[0], from: found.index, to: found.index + found[0].length }]
  })
}

const folds = (list: string): ReadonlySet<string> => new Set(tokenise(list).map(({ fold }) => fold))
const NO = folds('no not nope nah isnt wasnt nahi nahin nhi ni na ਨਹੀਂ ਨਾ ਨਹੀ नहीं ना न')
const OPENING_NO =
  /^(?:\s*(?:no|nope|nah|nahi+n?|nhi|ni|ਨਹੀਂ|नहीं|sorry|oh|arey|are|ਓਹ|अरे)(?:\s+(?:ji|ਜੀ|जी))?[\s,.!]+)+/iu
/** What stands between somebody and the no that follows: 'bhai ki nahi, behan ki'. */
const LINKS = folds('da di de ka ki ke nu nun ko vaali wali wala ji ਦਾ ਦੀ ਦੇ ਨੂੰ ਜੀ का की के को जी vich ਵਿੱਚ')
/** And between a no and whom it refuses: 'not about my elder brother'. */
const BEFORE = folds('my the a about with of from his her our elder older big little younger mere meri mera wadde')
const SO_FAR = 3

const isRefused = (text: string, { from, to }: Mention): boolean => {
  const after = tokenise(/^[^,.;!?।\n]*/u.exec(text.slice(to))?.[0] ?? '')
  const skipped = after.findIndex(({ fold }) => !LINKS.has(fold))
  const next = after[skipped]
  if (
    next !== undefined &&
    next.script !== 'other' &&
    skipped < SO_FAR &&
    NO.has(next.fold) &&
    next.text !== 'not' &&
    next.text !== 'no'
  )
    return true
  const before = tokenise(/[^,.;!?।\n]*$/u.exec(text.slice(0, from))?.[0] ?? '')
  for (const one of before.toReversed().slice(0, SO_FAR)) {
    // in Punjabi and Hindi the no follows whom it refuses
    if (one.text === 'not' || one.text === 'isnt' || one.text === 'wasnt' || one.text === 'no') return true
    if (!BEFORE.has(one.fold)) return false
  }
  return false
}

/** Whom a correction means instead of whom; null where it sets nobody right. */
export type Instead = { readonly meant: string; readonly word: string; readonly refused: string | null }

/** 'No, not my wife, my sister': whom a message that corrects the guide means; null where it names nobody. */
export function insteadIn(message: string): Instead | null {
  const text = joined(message).replace(OPENING_NO, '')
  const mentions = mentionsIn(text)
  const refused = mentions.filter((one) => isRefused(text, one))
  const meant = mentions.filter((one) => !refused.includes(one))
  const [first] = meant
  return first === undefined ? null : { meant: first.person, word: first.text, refused: refused[0]?.person ?? null }
}

/**
 * What was told, with the person in it who was meant: whoever was heard wrong is replaced, or the only one who was named. Null
 * where nobody can be replaced.
 */
export function toldOf(told: string, { meant, word, refused }: Instead): string | null {
  const text = joined(told)
  const mentions = mentionsIn(text)
  const others = new Set(mentions.map(({ person }) => person))
  const gone = refused !== null && others.has(refused) ? refused : others.size === 1 ? [...others][0] : undefined
  if (gone === undefined || gone === meant) return null
  let [out, at] = ['', 0]
  for (const { person, from, to } of mentions) {
    if (person !== gone) continue
    out += `${text.slice(at, from)}${word}`
    at = to
  }
  return parted(out + text.slice(at))
}

/** The person named last in several texts; null where none is. */
export const lastPersonIn = (texts: readonly string[]): string | null =>
  texts.flatMap((text) => mentionsIn(joined(text)).map(({ person }) => person)).at(-1) ?? null

export const isRelation = (person: string): person is Relation => (RELATIONS as readonly string[]).includes(person)

const CHILD = ['son', 'daughter', 'children', 'daughterInLaw', 'sonInLaw']
const PARENT = ['mother', 'father', 'parents']
const PARTNER = ['husband', 'wife', 'boyfriend', 'girlfriend', 'fiance']
const SIBLING = ['brother', 'sister', 'cousin', 'brotherInLaw', 'sisterInLaw', 'uncle', 'aunt']
const IN_LAW = ['motherInLaw', 'fatherInLaw', 'sisterInLaw', 'brotherInLaw', 'husband', 'wife']

/** Families of readings, and readings, that speak of certain people alone. */
const OF_WHOM: Readonly<Record<string, readonly string[]>> = {
  children: CHILD,
  parents: PARENT,
  loveEnded: PARTNER,
  trustBroken: PARTNER,
  betweenUs: PARTNER,
  partnerSuffers: PARTNER,
  sibling: SIBLING,
  favouredSibling: [...SIBLING, ...PARENT],
  inLaws: IN_LAW,
  parentIll: PARENT,
  parentFar: PARENT,
  parentDied: PARENT,
  childUnwell: CHILD,
  childDied: CHILD,
  childMatch: CHILD,
  spouseDied: PARTNER,
  elderDied: ['grandparent'],
  friendDied: ['friend', 'colleague', 'neighbour', ...SIBLING, 'nephew', 'niece'],
  friendBetrayed: ['friend', 'colleague', 'neighbour', 'cousin'],
  friendTrouble: ['friend', 'colleague', 'neighbour', 'cousin'],
  badBoss: ['boss', 'colleague', 'teacher'],
}

/** Whether a reading can be of somebody: a daughter's illness is none of a brother. */
export function isOf(reading: string, person: string): boolean {
  const whom = OF_WHOM[reading] ?? OF_WHOM[familyOf(reading).id]
  return whom === undefined || whom.includes(person)
}
