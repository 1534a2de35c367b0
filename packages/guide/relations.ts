import type { Language } from './corpus.ts'
import { finderOf } from './finder.ts'
import type { Words } from './lexicon.ts'
import type { Token } from './normalise.ts'

export type Relation =
  | 'parents'
  | 'mother'
  | 'father'
  | 'children'
  | 'son'
  | 'daughter'
  | 'husband'
  | 'wife'
  | 'brother'
  | 'sister'
  | 'grandparent'
  | 'friend'

/** The people whom a follow-up most often brings in ('and what about my father?', 'te mere papa?'). */
const WORDS: Readonly<Record<Relation, Words>> = {
  parents: {
    en: 'parents, mom and dad, mum and dad, folks',
    pa: 'ਮਾਪੇ, ਮਾਪਿਆਂ, ਮਾਂ ਪਿਓ, ਮਾਤਾ ਪਿਤਾ, ਮੰਮੀ ਪਾਪਾ, ਮੰਮੀ ਡੈਡੀ',
    hi: 'माँ बाप, माता पिता, मम्मी पापा',
    roman: 'mape, maape, mapeyan, maa baap, maa pyo, mata pita, mummy papa, mummy daddy',
  },
  mother: {
    en: 'mother, mom, mum, mama, mommy, mummy',
    pa: 'ਮਾਂ, ਮਾਤਾ, ਮੰਮੀ, ਬੇਬੇ, ਬੀਜੀ',
    hi: 'माँ, माता, मम्मी, अम्मा',
    roman: '=maa, =ma, =maan, mummy, mummi, mata ji, bebe, biji, amma',
  },
  father: {
    en: 'father, dad, daddy, papa',
    pa: 'ਪਿਤਾ, ਪਾਪਾ, ਡੈਡੀ, ਬਾਪੂ, ਪਿਓ, ਬਾਪ',
    hi: 'पिता, पिताजी, पापा, बाबूजी, बाप',
    roman: 'papa, daddy, bapu, pita ji, pitaji, pita, =pyo, =peo, =baap, babuji',
  },
  children: {
    en: 'children, kids',
    pa: 'ਬੱਚੇ, ਬੱਚਿਆਂ, ਨਿਆਣੇ, ਜਵਾਕ',
    hi: 'बच्चे, बच्चों',
    roman: 'bache, bacche, bachean, bacheyan, bachcho, baccho, nyane, jawak, juak',
  },
  son: {
    en: 'son, boy',
    pa: 'ਪੁੱਤ, ਪੁੱਤਰ, ਮੁੰਡਾ, ਮੁੰਡੇ, ਬੇਟਾ, ਬੇਟੇ',
    hi: 'बेटा, बेटे, पुत्र, लड़का',
    roman: 'putt, puttar, munda, munde, beta, bete',
  },
  daughter: {
    en: 'daughter, girl',
    pa: 'ਧੀ, ਬੇਟੀ, ਕੁੜੀ',
    hi: 'बेटी, पुत्री, लड़की',
    roman: 'dhee, =dhi, beti, kudi',
  },
  husband: {
    en: 'husband, hubby',
    pa: 'ਪਤੀ, ਘਰਵਾਲਾ, ਘਰਵਾਲੇ',
    hi: 'पति',
    roman: '=pati, gharwala, gharwale, husband',
  },
  wife: {
    en: 'wife',
    pa: 'ਪਤਨੀ, ਘਰਵਾਲੀ, ਵਹੁਟੀ',
    hi: 'पत्नी, बीवी',
    roman: 'patni, biwi, gharwali, wahuti, vohti, wife',
  },
  brother: {
    en: 'brother, bro',
    pa: 'ਭਰਾ, ਵੀਰ, ਵੀਰਾ',
    hi: 'भाई, भैया',
    roman: 'bhra, =bhai, veer, veera, bhaiya, brother',
  },
  sister: {
    en: 'sister, sis',
    pa: 'ਭੈਣ',
    hi: 'बहन, दीदी, बहिन',
    roman: 'bhen, behan, bhain, didi, sister',
  },
  grandparent: {
    en: 'grandmother, grandfather, grandma, grandpa, grandparents, nani, dadi',
    pa: 'ਦਾਦੀ, ਦਾਦਾ, ਨਾਨੀ, ਨਾਨਾ, ਦਾਦੇ, ਨਾਨੇ',
    hi: 'दादी, दादा, नानी, नाना, दादाजी, नानाजी',
    roman: 'dadi, dada, dada ji, nani, =nana, nana ji',
  },
  friend: {
    en: 'friend, best friend, roommate',
    pa: 'ਦੋਸਤ, ਸਹੇਲੀ, ਯਾਰ, ਮਿੱਤਰ',
    hi: 'दोस्त, सहेली, मित्र',
    roman: 'dost, saheli, yaar, mitar',
  },
}

/** Only the possessed word agrees in gender, so nothing is assumed about the person who writes. */
const ABOUT: Readonly<Record<Relation, Readonly<Record<Language, string>>>> = {
  parents: {
    english: 'About your parents:',
    punjabi: 'ਤੁਹਾਡੇ ਮਾਤਾ-ਪਿਤਾ ਬਾਰੇ:',
    hindi: 'आपके माता-पिता के बारे में:',
  },
  mother: { english: 'About your mother:', punjabi: 'ਤੁਹਾਡੇ ਮਾਤਾ ਜੀ ਬਾਰੇ:', hindi: 'आपकी माँ के बारे में:' },
  father: { english: 'About your father:', punjabi: 'ਤੁਹਾਡੇ ਪਿਤਾ ਜੀ ਬਾਰੇ:', hindi: 'आपके पिताजी के बारे में:' },
  children: { english: 'About the children:', punjabi: 'ਬੱਚਿਆਂ ਬਾਰੇ:', hindi: 'बच्चों के बारे में:' },
  son: { english: 'About your son:', punjabi: 'ਤੁਹਾਡੇ ਪੁੱਤਰ ਬਾਰੇ:', hindi: 'आपके बेटे के बारे में:' },
  daughter: { english: 'About your daughter:', punjabi: 'ਤੁਹਾਡੀ ਧੀ ਬਾਰੇ:', hindi: 'आपकी बेटी के बारे में:' },
  husband: { english: 'About your husband:', punjabi: 'ਤੁਹਾਡੇ ਪਤੀ ਬਾਰੇ:', hindi: 'आपके पति के बारे में:' },
  wife: { english: 'About your wife:', punjabi: 'ਤੁਹਾਡੀ ਪਤਨੀ ਬਾਰੇ:', hindi: 'आपकी पत्नी के बारे में:' },
  brother: { english: 'About your brother:', punjabi: 'ਤੁਹਾਡੇ ਭਰਾ ਬਾਰੇ:', hindi: 'आपके भाई के बारे में:' },
  sister: { english: 'About your sister:', punjabi: 'ਤੁਹਾਡੀ ਭੈਣ ਬਾਰੇ:', hindi: 'आपकी बहन के बारे में:' },
  grandparent: {
    english: 'About the elder you speak of:',
    punjabi: 'ਜਿਨ੍ਹਾਂ ਬਜ਼ੁਰਗਾਂ ਦੀ ਗੱਲ ਤੁਸੀਂ ਕੀਤੀ, ਉਹਨਾਂ ਬਾਰੇ:',
    hindi: 'जिन बुज़ुर्ग की बात आपने की, उनके बारे में:',
  },
  friend: { english: 'About your friend:', punjabi: 'ਤੁਹਾਡੇ ਦੋਸਤ ਬਾਰੇ:', hindi: 'आपके दोस्त के बारे में:' },
}

export const RELATIONS = Object.keys(WORDS) as readonly Relation[]

const finder = finderOf(RELATIONS.map((relation) => [relation, WORDS[relation]] as const))

/** The person a message speaks of; null where it names none, or several who are not one pair. */
export function relationIn(tokens: readonly Token[]): Relation | null {
  const [first, second] = finder(tokens)
  if (first === undefined) return null
  return second === undefined || first.label === 'parents' ? first.label : null
}

/** The words with which a reply turns to a person: 'About your father:'. */
export const aboutThem = (relation: Relation, language: Language): string => ABOUT[relation][language]
