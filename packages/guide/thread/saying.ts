import { type Token, tokenise } from '../normalise.ts'
import { anyOf, lines, type Matcher, views } from '../pattern.ts'
import { type Relation, relationIn } from '../relations.ts'
import SAYINGS from './sayings.json' with { type: 'json' }

/** Words to say, by whom they are for and what for (sayings.json). */
export type Saying = keyof typeof SAYINGS

const of = (english: string, roman: string, indic: string): Matcher =>
  anyOf(lines('english', english), lines('roman', roman), lines('indic', indic))

const SORRY = of(
  '(sorry|apologise|apologize|apology|forgiveness|forgive me)',
  '(sorry|maafi|mafi|muafi|maaf|khima|kshama)',
  '(ਮਾਫ਼ੀ|ਮਾਫੀ|ਖਿਮਾ|माफ़ी|माफी|क्षमा|सॉरी)',
)
const SMALL = of(
  `(2|3|4|5|6|7|8|9|10|11|two|three|four|five|six|seven|eight|nine|ten) (year|years|yr|yrs)
(little|small) (one|boy|girl|son|daughter|child|kid)
(child|kid|kids|toddler|children)`,
  `(2|3|4|5|6|7|8|9|10|11|do|tin|teen|char|panj|paanch|che|chhe|sat|saat|ath|aath|nau|das) (saal|sal)
(bache|bacche|bachche|bachcha|bacha|baccha|nikka|nikki|jawak|nyana|bachean|bacho|bacchon)`,
  `(2|3|4|5|6|7|8|9|10|11|ਦੋ|ਤਿੰਨ|ਚਾਰ|ਪੰਜ|ਛੇ|ਸੱਤ|ਅੱਠ|ਨੌਂ|ਦਸ|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस) (ਸਾਲ|साल)
(ਬੱਚੇ|ਬੱਚਾ|ਬੱਚੀ|ਨਿੱਕੇ|ਜਵਾਕ|बच्चे|बच्चा|बच्ची|छोटे|बच्चों)`,
)
const LETTER = of('(letter|card)', '(chithi|chitthi|khat|patr)', '(ਚਿੱਠੀ|ਖ਼ਤ|चिट्ठी|ख़त|पत्र)')
const LENDER = of(
  '(lender|creditor|i owe|landlord|moneylender|whom i owe|loan shark|recovery agent)',
  '(karza|karz|karja|udhaar|udhar|shahukar|paise mang*|byaj|vyaj)',
  '(ਕਰਜ਼ਾ|ਕਰਜ਼ੇ|ਉਧਾਰ|ਸ਼ਾਹੂਕਾਰ|ਲੈਣਦਾਰ|कर्ज़|कर्ज|उधार|साहूकार|लेनदार)',
)
const PEOPLE = of(
  '(people|relatives|neighbours|neighbors|everyone|they all|aunties|guests) .. (ask|asks|asking|say|question)',
  '(log|lok|logon|lokan|rishtedar|mohalle wale|aunty*) .. (poo*|puchh*|puch*|bol*|keh*)',
  '(ਲੋਕ|ਰਿਸ਼ਤੇਦਾਰ) .. (ਪੁੱਛ*|ਕਹਿ*)\n(लोग|रिश्तेदार) .. (पूछ*|कह*|बोल*)',
)
const NO = of(
  '(say no|refuse|turn down|decline)',
  '(nanh|naah|mana|inkar) .. (kiven|kaise|kar*|kehn*|kahu*)',
  '(ਨਾਂਹ|ਮਨ੍ਹਾ|ਇਨਕਾਰ|मना|इनकार)',
)
const SICK = of(
  '(hospital|dying|sick|ill|deathbed|bedside|cancer)',
  '(hospital|aspatal|bimar|beemar)',
  '(ਹਸਪਤਾਲ|ਬਿਮਾਰ|अस्पताल|बीमार)',
)
const DIED = of(
  '(died|passed|death|dead|funeral|gone)',
  '(guzar*|mar gay*|maut|chal bas*|pur* ho|chale gaye|chali gayi)',
  '(ਗੁਜ਼ਰ*|ਮੌਤ|ਪੂਰੇ|ਚਲੇ ਗਏ|ਮਰ ਗ*|गुज़र*|मृत्यु|चले गए|चल बसे|मर ग*|नहीं रहे)',
)

const ACCUSED = of(
  '(stole|steal|stealing|theft|thief|accuse*|blamed)',
  '(chori|chor|ilzaam|iljam|ilzam|dosh laya|dosh lagaya)',
  '(ਚੋਰੀ|ਚੋਰ|ਇਲਜ਼ਾਮ|चोरी|चोर|इल्ज़ाम|इल्जाम)',
)
const TRUTH = of('(truth|hid|hide|hiding|honest with me)', '(sach|sachi|chhupa*|luka*)', '(ਸੱਚ|ਲੁਕਾ*|सच|छिपा*|छुपा*)')

/** Somebody weeps, worries or is broken. */
export const SUFFERS = of(
  '(cries|crying|weeps|weeping|worries|worried|heartbroken|suffers|sad|depressed|lonely|broken|blames herself|blames himself)',
  '(rond*|ronde|roti|rota|rote|ro rahi|dukhi|pareshan|paresan|udas|fikar|chinta|tutt gay*|toot ga*|ikall*|akeli)',
  '(ਰੋਂਦ*|ਰੋ ਰਹੀ|ਦੁਖੀ|ਪਰੇਸ਼ਾਨ|ਉਦਾਸ|ਫ਼ਿਕਰ|ਫਿਕਰ|ਚਿੰਤਾ|ਟੁੱਟ ਗ*|रोती|रोता|रोते|रो रही|रो रहे|दुखी|परेशान|उदास|चिंता|टूट ग*)',
)
const OWES = of(
  '(money|lent|loan|owes|pay back|paid back|return my)',
  '(paise|paisa|udhar|udhaar|lauta*|mod*|wapas)',
  '(ਪੈਸੇ|ਪੈਸਾ|ਉਧਾਰ|ਮੋੜ*|पैसे|पैसा|उधार|लौटा*|वापस)',
)
const FEAST = of(
  '(wedding|marriage|marrying|engagement|function|anand karaj)',
  '(viah|viyah|vyah|shaadi|shadi|mangni|anand karaj)',
  '(ਵਿਆਹ|ਮੰਗਣੀ|ਆਨੰਦ ਕਾਰਜ|शादी|विवाह|सगाई|ब्याह)',
)
const STAYS_AWAY = of(
  '(wont come|will not come|refuse* to come|not coming|boycott*|want .. come|to come)',
  '(nahi|ni|nhi) (aa*|auna|aunde|aayenge|aunge)',
  '(ਨਹੀਂ ਆ*|नहीं आ*)',
)
const DRUGS = of(
  '(drink|drinks|drinking|drunk|alcohol|drugs|addict*|heroin|chitta|sober)',
  '(sharab|daaru|daru|pee li|pi li|pee lita|pi liti|nasha|nashe|chitta|peenda|pinda|peeta|pita hai)',
  '(ਸ਼ਰਾਬ|ਦਾਰੂ|ਨਸ਼ਾ|ਨਸ਼ੇ|ਚਿੱਟਾ|शराब|नशा|नशे|दारू)',
)
const MOTHER_IN_LAW = of(
  '(mother in law|mil|father in law|sister in law)',
  '(saas|sas|sass|sasu|sasur|nanad|jethani)',
  '(ਸੱਸ|ਸਹੁਰ*|ਨਣਾਨ|सास|ससुर|ननद|जेठानी)',
)

const PARENTS: readonly (Relation | null)[] = ['mother', 'father', 'parents']
const YOUNG: readonly (Relation | null)[] = ['son', 'daughter', 'children']
const TO: Readonly<Record<Relation, Saying>> = {
  parents: 'family',
  mother: 'family',
  father: 'family',
  brother: 'sibling',
  sister: 'sibling',
  grandparent: 'family',
  children: 'child',
  son: 'child',
  daughter: 'child',
  husband: 'partner',
  wife: 'partner',
  friend: 'hurt',
}

type To = {
  readonly tokens: readonly Token[]
  /** what was told of the matter before */
  readonly told: string
  readonly reading: string | null
  /** what the matter's step names, where nothing says it better (steps.json) */
  readonly usual: Saying | null
  /** where somebody mourns or is ill, that comes before who they are */
  readonly mourns: boolean
}

/** Which words to say: by what the message asks them for, by whom they are for, by the matter. */
export function sayingFor({ tokens, told, reading, usual, mourns }: To): Saying {
  const message = views(tokens)
  const before = views(tokenise(told))
  const named = relationIn(tokens)
  const whom = named ?? relationIn(tokenise(told))
  const isOf = (...readings: string[]) => reading !== null && readings.includes(reading)
  // who weeps beside the matter is comforted, whatever the matter is
  if (SUFFERS(message) && named !== null && !mourns) return 'comfort'
  const isChild = SMALL(message) || (YOUNG.includes(named) && SMALL(before))
  if (LETTER(message) && (DIED(before) || mourns)) return 'letterDead'
  if (LENDER(message)) return 'lender'
  if (PEOPLE(message)) return 'nosy'
  if (NO(message)) return 'refuse'
  if (isChild && (DIED(message) || DIED(before)) && !SORRY(message)) return 'tellChild'
  if (isOf('myDrinking', 'relapse', 'gambling', 'smoking') && (SMALL(message) || YOUNG.includes(named)))
    return 'childIll'
  if (isOf('childMatch', 'arrangedMatch') && YOUNG.includes(whom)) return 'childMatch'
  if (isChild && (SORRY(message) || isOf('myAnger', 'badParent', 'childDisobeys', 'askForgiveness')))
    return 'childSorry'
  if (isOf('didWrong', 'askForgiveness', 'lied') && SICK(before)) return 'bedside'
  if (TRUTH(message)) return 'truth'
  if (SORRY(message)) return 'sorry'
  if (isOf('wronged', 'slandered', 'unfairWork', 'badBoss') && ACCUSED(before)) return 'accused'
  // who spoke of their own drinking, or hid it, owns up to it
  if (isOf('myDrinking', 'relapse', 'smoking', 'gambling') || (DRUGS(before) && isOf('lied', 'didWrong', 'iCheated')))
    return 'ownUp'
  if (
    isOf('partnerAddicted', 'childAddicted') ||
    (DRUGS(before) && !isOf('myDrinking', 'relapse') && named === null && whom !== null)
  )
    return 'addicted'
  if (isOf('jobLost') && whom !== 'friend') return 'jobLost'
  if (OWES(before) && isOf('friendBetrayed', 'friendTrouble', 'wronged', 'cannotSayNo')) return 'owed'
  if (FEAST(before) && STAYS_AWAY(before)) return 'invite'
  if (isOf('unsaidToDead')) return 'letterDead'
  if (isOf('sibling', 'property')) return PARENTS.includes(named) ? 'between' : 'sibling'
  if (isOf('favouredSibling', 'envy') && (PARENTS.includes(whom) || whom === 'brother' || whom === 'sister'))
    return 'compared'
  if (isOf('inLaws')) return MOTHER_IN_LAW(message) ? 'toInLaw' : 'inLaws'
  if (isOf('longDistance', 'partnerDistant')) return 'distant'
  if (isOf('partnerJealous')) return 'doubted'
  if (isOf('grownChild', 'estranged') && (YOUNG.includes(whom) || isOf('grownChild'))) return 'grownChild'
  if (isOf('friendBetrayed', 'friendTrouble') && !YOUNG.includes(named)) return 'betrayed'
  if (isOf('examFear', 'examFailed', 'parentsExpect') && (whom === null || PARENTS.includes(whom)))
    return 'parentsResult'
  if (named !== null && !mourns) return TO[named]
  // a sister may fall silent as a husband does
  if (usual === 'partner' && whom !== null) return TO[whom]
  return usual ?? (whom === null ? 'other' : TO[whom])
}

/** What stands in the words of a verse is asked after by these: what comes next, not what came before. */
export const asksAfter: (tokens: readonly Token[]) => boolean = (tokens) => AFTER(views(tokens))
const AFTER = of(
  '(after|next|then|rest|reply|replies|goes on|end|following)',
  '(agla|agli|agge|aage|baad|iske baad|fer|phir|jawab|kaha iske)',
  '(ਅਗਲੀ|ਅਗਲਾ|ਅੱਗੇ|ਬਾਅਦ|ਫਿਰ|ਜਵਾਬ|अगला|अगली|आगे|बाद|फिर|जवाब|उत्तर)',
)
