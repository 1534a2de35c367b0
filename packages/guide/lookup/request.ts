import { soundOf, type Token, tokenise } from '../normalise.ts'
import { heardBy, phrasesIn, views } from '../pattern.ts'
import { tellsOfSelf } from './doctrine.ts'
import { table, weighed } from './tables.ts'

const said = heardBy(phrasesIn(new URL('./request.txt', import.meta.url)))

/** Whether a message asks to be shown a passage, apart from what it tells of that passage. */

/** Asks for a passage by what it says, in words of one's own: 'the verse of old clothes', 'पुराने कपड़े वाला श्लोक'. */
const describes = said('describes')

const keyOf = ({ fold }: Token): string => fold
const setOf = (words: string): ReadonlySet<string> => new Set(tokenise(words).map(keyOf))

/** What words of asking weigh; each kind counts once. */
const WEIGHTS = [...weighed('passages'), ...weighed('asks')].map(([weight, words]) => [weight, setOf(words)] as const)

/** From here on a passage is asked for. */
const ASKED = 1.6
/** Somebody who tells of their own life asks for a passage only where they say so plainly. */
const ASKED_BESIDE_SELF = 2.6

/** What ends on one of these names what it asks for: 'nobody is a stranger shabad', 'hawa guru pani pita wala'. */
const ENDS = setOf(
  `reference ref verse verses shlok shloka sloka salok shabad sabad shabd tuk pankti wala wali vala vali ਸਲੋਕ ਸ਼ਲੋਕ ਸ਼ਬਦ ਤੁਕ ਪੰਕਤੀ ਵਾਲਾ ਵਾਲੀ श्लोक शबद पंक्ति वाला वाली`,
)
const ENDING = 1
/** So ends what was told before: 'the wise see a cow and a dog the same. where?' */
const ENDS_ASKING = setOf(
  `where which number ang page chapter kithe kitthe kahan kidhar kehra kehda kaunsa konsa adhyay ਕਿੱਥੇ ਕਿਥੇ ਅੰਗ ਅਧਿਆਇ कहाँ कहां अध्याय अंग`,
)
/** How plainly a message asks for a passage: 0 for no word of it; what `isRequest` compares. */
function weightOf(tokens: readonly Token[]): number {
  let weight =
    (tokens.length > 2 && endsOnPassage(tokens) ? ENDING : 0) +
    (addressesMind(tokens) ? ASKED_BESIDE_SELF : 0) +
    (tokens.length >= 7 && WRITERS.has(keyOf(tokens.at(-1) as Token)) ? SIGNED : 0)
  for (const [worth, words] of WEIGHTS) if (tokens.some((token) => words.has(keyOf(token)))) weight += worth
  return weight
}

/** 'death is the right of the brave, guru nanak': whose words they are stands at the end. */
const WRITERS = setOf('nanak kabir farid ravidas namdev krishna ਨਾਨਕ ਕਬੀਰ ਫਰੀਦ ਰਵਿਦਾਸ ਨਾਮਦੇਵ कबीर नानक फरीद रविदास')
const SIGNED = 1.1

/** 'O mind, you are made of light': nobody speaks so but the text. */
const addressesMind = ([first, second, third]: readonly Token[]): boolean => {
  const named = second?.text === 'my' ? third : second
  const pair = `${first?.text} ${named?.text}`
  return /^o (?:mind|soul|body|eyes|ears|tongue|farid|kabir|nanak)$|^re man$|^(?:ਹੇ|ਰੇ|ਏ) ਮਨ$|^(?:हे|रे|ऐ) मन$/u.test(pair)
}

const endsOnPassage = (tokens: readonly Token[]): boolean => {
  const last = tokens.at(-1)
  return last !== undefined && (ENDS.has(keyOf(last)) || (tokens.length >= 7 && ENDS_ASKING.has(keyOf(last))))
}

/** Asks what a text says of a matter, and for no passage: 'what does Gurbani say about anger?' */
const asksOfMatter = said('asksOfMatter')

/** Wants words that do not stand anywhere: another answer's matter. */
const asksToInvent = said('asksToInvent')

/** 'जब जब धर्म की हानि होती है ... पूरा श्लोक लिखिए' asks for what stands there. */
const asksWhole = said('asksWhole')

const thanks = said('thanks')

/** Whether a message asks for a passage. */
export function isRequest(tokens: readonly Token[]): boolean {
  const message = views(tokens)
  if ((asksToInvent(message) && !asksWhole(message)) || thanks(message)) return false
  const weight = weightOf(tokens)
  if (asksOfMatter(message) && weight < ASKED_BESIDE_SELF) return false
  if (tellsOfSelf(message))
    return weight >= ASKED_BESIDE_SELF || (weight >= ASKED && (describes(message) || endsOnPassage(tokens)))
  return weight >= ASKED || describes(message)
}

/** Words of asking, which say nothing of what the passage says. */
const ASKING = new Set(tokenise(table('asking')).map(soundOf))

/** What is left of a message without the words of asking. */
export const toldIn = (tokens: readonly Token[]): Token[] => {
  const told = tokens.filter(
    (token) => soundOf(token).length > 1 && !ASKING.has(soundOf(token)) && !/^\d+$/.test(token.text),
  )
  return told.filter((token, at) => told.findIndex(({ fold }) => fold === token.fold) === at)
}
