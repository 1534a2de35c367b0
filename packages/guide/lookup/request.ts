import { soundOf, type Token, tokenise } from '../normalise.ts'
import { heardBy, phrasesIn, views } from '../pattern.ts'
import { tellsOfSelf } from './doctrine.ts'

const said = heardBy(phrasesIn(new URL('./request.txt', import.meta.url)))

/** Whether a message asks to be shown a passage, apart from what it tells of that passage. */

/** Asks for a passage by what it says, in words of one's own: 'the verse of old clothes', 'पुराने कपड़े वाला श्लोक'. */
const describes = said('describes')

const keyOf = ({ fold }: Token): string => fold
const setOf = (words: string): ReadonlySet<string> => new Set(tokenise(words).map(keyOf))

/** What words of asking weigh; each kind counts once. */
const WEIGHTS: readonly (readonly [weight: number, words: ReadonlySet<string>])[] = [
  [
    1.2,
    setOf(
      `poem poems song songs hymns bhajan kirtan stanza stanzas couplets verse verses vers shlok shloka shlokas shloks sloka slokas slok sloks salok saloks saloka shalok shabad shabads sabad shabd sabd tuk tuk tukan pankti panktian hymn passage couplet doha dohe pauri
      ਸਲੋਕ ਸ਼ਲੋਕ ਸ਼ਬਦ ਸਬਦ ਤੁਕ ਤੁਕਾਂ ਪੰਕਤੀ ਬਾਣੀ ਪਉੜੀ ਸਲੋਕਾਂ श्लोक श्लोकों शबद सबद पंक्ति पंक्तियाँ तुक सलोक दोहा`,
    ),
  ],
  [0.9, setOf(`line lines quote quotation saying bit lyrics mantra vachan bachan ਬਚਨ वचन लाइन ਲਾਈਨ`)],
  [1.2, setOf(`reference ref citation verse-number`)],
  [0.9, setOf(`gita geeta geetha gurbani gurubani granth sggs ggs ਗੀਤਾ ਗੁਰਬਾਣੀ ਗ੍ਰੰਥ गीता गुरबाणी ग्रंथ bg`)],
  [0.8, setOf(`raag raga ang adhyay adhyaya chapter panna ਅੰਗ ਪੰਨੇ ਪੰਨਾ ਅਧਿਆਇ अध्याय अंग bani baani`)],
  [
    0.8,
    setOf(
      `which what where wheres kis kaunsa konsa kaunsi konsi kaun kehra kehda kehri kehdi kihra kihda kithe kitthe kidhar kahan kahaan ਕਿਹੜਾ ਕਿਹੜੀ ਕਿਹੜੇ ਕਿੱਥੇ ਕਿਥੇ ਕਿਸ कौन कौनसा किस कहाँ कहां number`,
    ),
  ],
  [
    0.7,
    setOf(
      `about abt w wala wali vala vali wale vale jisme jismein jis jithe jihde jehde jisch ਵਾਲਾ ਵਾਲੀ ਵਾਲੇ ਜਿਸ ਜਿੱਥੇ ਜਿਹਦੇ ਜਿਹੜਾ वाला वाली वाले जिसमें जहाँ जिस`,
    ),
  ],
  [
    0.6,
    setOf(
      `says say said saying asks asking tells lists lyrics written mentioned compares compared find show search give full complete batao bataiye bata dasso daso dassna dass sunao sunaiye bhejo labho labh kaddho dikhao chahiye chahida likha likhya likhia aunda aundi aata aati kehnde kehte kehta kiha keha kaha ਦੱਸੋ ਸੁਣਾਓ ਲੱਭੋ ਕੱਢੋ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਲਿਖਿਆ ਆਉਂਦਾ ਆਉਂਦੀ ਕਹਿੰਦੇ बताओ बताइए सुनाओ सुनाइए दिखाओ चाहिए लिखा आता आती कहते`,
    ),
  ],
  [
    0.5,
    setOf(
      `ninth fifth third fourth tegh teg amardas ramdas arjan guru krishna krishan krishn arjuna arjun nanak kabir farid ravidas namdev ਕ੍ਰਿਸ਼ਨ ਅਰਜੁਨ ਨਾਨਕ ਕਬੀਰ ਫ਼ਰੀਦ ਰਵਿਦਾਸ कृष्ण अर्जुन नानक कबीर फरीद`,
    ),
  ],
]

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
const ASKING = new Set(
  tokenise(
    `which what whats where wheres who whose verse verses shlok shloks shloka shlokas sloka slokas slok salok saloks line lines shabad shabads sabad shabd tuk passage couplet chapter number says say said saying about that this is it the
    talk talks poem poems song songs hymn bhajan kirtan stanza raag raga think guess maybe something somewhere ninth fifth third fourth composed
    share can could may daily today todays random another nice any some favourite favorite powerful short beautiful best famous aaj roz hor changa vadhiya please
    abt ref reference lists list listing saying asks asking telling lyrics heard theres whose being line vela sochta
    himself herself itself compare compares compared describes described calls called talks talk tells teaches something thing kind sort ending starts begins hunda hundi hota hoti hunde
    a an of in from to on for with w and or but as by his her their he she they them him you your are was were be been has have had will would can could do does did not no so if then than very much like
    gita geeta gurbani granth sahib guruji please pls find tell show me my i we our give full complete one bit part place story something somewhere remember read heard quote quoted quotation text scripture written mentioned
    wala wali vala vali wale vale vich vichon ch me mein main kithe kitthe kahan kaha keha kiha kehnde kehte kehta kehna bolta bolte kehra kehda kehri konsa kaunsa kaun kis adhyay ang hai h hain han ne eh ye yeh oh o wo woh vo nu di da de ka ki ke ko se ton
    naal nal par pe te ta likha likhya likhia hoya hua batao bataiye dasso daso bhejo sunao chahiye chahida aunda aundi aata aati jis jisme jismein jisch jihde jithe jahan jo je ja jee ji kya kuch koi apne baat gall vaali
    asli pura poora sara
    ਵਾਲਾ ਵਾਲੀ ਵਾਲੇ ਸਲੋਕ ਸ਼ਲੋਕ ਸ਼ਬਦ ਤੁਕ ਪੰਕਤੀ ਬਾਣੀ ਲਈ ਪਉੜੀ ਰਾਗ ਗੀਤਾ ਗੁਰਬਾਣੀ ਗ੍ਰੰਥ ਸਾਹਿਬ ਵਿੱਚ ਵਿਚ ਕਿੱਥੇ ਕਿਥੇ ਕਿਹੜਾ ਕਿਹੜੀ ਕਿਹੜੇ ਕਿਸ ਹੈ ਹਨ ਨੇ ਦਾ ਦੀ ਦੇ ਨੂੰ ਤੇ ਤੋਂ ਇਹ ਉਹ ਹੀ ਵੀ ਨਾ ਦੱਸੋ ਸੁਣਾਓ ਕੱਢੋ ਲੱਭੋ ਪੂਰਾ ਚਾਹੀਦਾ ਜਿਸ ਜਿਹਦੇ ਜਿੱਥੇ ਕਹਿੰਦੇ ਲਿਖਿਆ ਆਉਂਦਾ ਆਉਂਦੀ ਜੀ ਅੰਗ ਕੀ
    वाला वाली वाले श्लोक शबद पंक्ति सी पौड़ी राग लिए उसे उसको गीता गुरबाणी ग्रंथ साहिब में कहाँ कौन सा किस है हैं का की के को से यह वह वो ये ही भी न बताइए बताओ सुनाइए सुनाओ दिखाओ और जिसमें जिस जहाँ जो लिखा कहा कहते आता आती जी अध्याय क्या चाहिए पूरा`,
  ).map(soundOf),
)

/** What is left of a message without the words of asking. */
export const toldIn = (tokens: readonly Token[]): Token[] => {
  const told = tokens.filter(
    (token) => soundOf(token).length > 1 && !ASKING.has(soundOf(token)) && !/^\d+$/.test(token.text),
  )
  return told.filter((token, at) => told.findIndex(({ fold }) => fold === token.fold) === at)
}
