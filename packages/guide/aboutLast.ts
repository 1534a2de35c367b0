import type { Language, Verse } from './corpus.ts'
import { type Token, tokenise } from './normalise.ts'
import { anyOf, lines, views } from './pattern.ts'

/**
 * What a person asks about the passage they were just given, beside its sense and its place (aboutVerse.ts): one line of
 * it, a word of it, why it was chosen, the same in simple words.
 */
export type AboutLast =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'word' }
  | { readonly kind: 'why' }
  | { readonly kind: 'simple' }

const MAX_WORDS = 16

const NUMBERS: readonly (readonly [number, string])[] = [
  [0, 'first|1st|pehli|pahli|pehla|pahla|pahila|pehle|ਪਹਿਲੀ|ਪਹਿਲਾ|ਪਹਿਲੇ|पहली|पहला|पहले'],
  [1, 'second|2nd|two|duji|dooji|dusri|doosri|dujji|duja|dooja|dusra|doosra|ਦੂਜੀ|ਦੂਸਰੀ|ਦੂਸਰਾ|ਦੂਜਾ|ਦੂਜੇ|दूसरी|दूसरा|दूसरे'],
  [2, 'third|3rd|three|teeji|tiji|teesri|tisri|teeja|tija|teesra|tisra|ਤੀਜੀ|ਤੀਸਰੀ|ਤੀਜਾ|ਤੀਜੇ|ਤੀਸਰਾ|तीसरी|तीसरे|तीसरा'],
  [3, 'fourth|4th|four|chauthi|chautha|ਚੌਥੀ|ਚੌਥਾ|चौथी|चौथे|चौथा'],
  [-1, 'last|final|end|akhri|aakhri|aakhiri|antim|ਆਖ਼ਰੀ|ਆਖਰੀ|ਅਖੀਰਲੀ|ਅਖੀਰਲਾ|आखिरी|आख़िरी|अंतिम'],
]
/** Ordinals by their folded word, counted from 0; -1 is the last. */
export const NUMBERED: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap(([line, list]) => list.split('|').map((word) => [tokenise(word)[0]?.fold ?? word, line] as const)),
)

const LINE = new Set(
  ['line', 'lines', 'tuk', 'tuks', 'pankti', 'pangti', 'pada', 'ਤੁਕ', 'ਪੰਕਤੀ', 'ਲਾਈਨ', 'पंक्ति', 'तुक', 'लाइन', 'पद'].map(
    (word) => tokenise(word)[0]?.fold ?? word,
  ),
)

const asksWord = anyOf(
  lines(
    'english',
    `(what|whats) .. (does|is|do|are) .. (word|words|meaning of|mean)
(what|whats) .. (word|words) .. (mean|means|meant)
(meaning|sense) of (the)? (word|words)
(that|this|the|which|hard|difficult) (word|words)
word by word`,
  ),
  lines(
    'roman',
    `(lafz|lafaz|shabd|akhar|word|words|padarth) .. (matlab|arth|ki|kya|meaning)\n(us|is|ous|es|ohda|ehda) (shabd|lafz|akhar|word)`,
  ),
  lines('indic', `(ਲਫ਼ਜ਼|ਸ਼ਬਦਾਂ|ਅੱਖਰ|ਪਦ) .. (ਮਤਲਬ|ਅਰਥ|ਕੀ)\n(शब्द|शब्दों|लफ़्ज़) .. (मतलब|अर्थ|क्या)\n(औखे|कठिन) शब्द\nਔਖੇ (ਸ਼ਬਦ|ਲਫ਼ਜ਼)`),
)
const asksSimple = anyOf(
  lines(
    'english',
    `(in|into|using) (very|more)? (simple|simpler|easy|easier|plain|kids|childrens) (words|language|english|punjabi|hindi|terms)
(simplify|simpler|simply put|make it simple|make it easy|eli5|like i am five|like im five|too difficult|too hard to understand)
(simple|easy|easier|plain|short|shorter) (please|pls|plz|version|way|english|one)
(say|tell|explain|put|make) .. (simple|simply|easy|easier|easily|shorter)
(normal|everyday) (words|language|english)`,
  ),
  lines(
    'roman',
    `(saral|sokhe|saukhe|sokhi|saukhi|asaan|aasan|asan|aasaan|saade|sade) .. (shabda|shabdan|shabdon|bhasha|words|lafza|lafzan|tarike|karke|kar)
(saral|sokha|saukha|saukhi|sokhi|asaan|aasan|asan|aasaan|simple|easy|sada|saada|seedha|sidha) .. (karo|kro|krdo|karde*|kar|kr|ke|bolo|das*|bata*|samjha*|likho)`,
  ),
  lines(
    'indic',
    `(ਸੌਖੇ|ਸੌਖੀ|ਸੌਖਾ|ਸਰਲ|ਆਸਾਨ|ਸਾਦੇ|ਸਾਦਾ) .. (ਸ਼ਬਦਾਂ|ਬੋਲੀ|ਭਾਸ਼ਾ|ਕਰਕੇ|ਕਰ|ਕਰੋ|ਤਰੀਕੇ|ਲਫ਼ਜ਼ਾਂ|ਦੱਸ*|ਸਮਝਾ*)\n(सरल|आसान|सीधे|सादे|सीधा|सादा) .. (शब्दों|भाषा|करके|कर|करो|कीजिए|कीजिये|तरीक़े|तरीके|कहिए|कहो|बता*|समझा*)`,
  ),
)
const asksWhy = anyOf(
  lines(
    'english',
    `why (this|that|these|those|the) (verse|one|shabad|shlok|passage|lines|words|quote)
(why|how) (did|do|does|is|are) .. (you|this|that|it) .. (choose|chose|pick|picked|give|gave|apply|relate|relevant|connected|fit|help)
(what|how) (does|has|is) (this|that|it) .. (to do|got to do|related|relevant|connected|fit) ..
how does (this|that|it) (help|apply|relate)`,
  ),
  lines(
    'roman',
    `(eh|ye|yeh|ehi|yahi|ahi) .. (kyon|kyun|kyu|kyo|kiun)\n(mere|meri|mujhse|mujh|sade|hamare) .. (juda|judi|jude|jurda|judda|dhukda|dhukdi|lagu|laagu|connection)
(is|es|isda|iska) .. (mere|meri) .. (ki|kya) .. (sambandh|lena dena|rishta|talluk)`,
  ),
  lines(
    'indic',
    `(ਇਹ|ਇਹੀ) .. (ਕਿਉਂ)\n(यह|यही|ये) .. (क्यों)\n(ਇਸ ਦਾ|ਇਸਦਾ) .. ਕੀ ਸੰਬੰਧ\n(ਮੇਰੇ|ਮੇਰੀ) .. (ਢੁਕ*|ਜੁੜ*)\n(मुझसे|मुझ पर|मेरे|मेरी) .. (जुड़*|लागू)\nइसका .. क्या (संबंध|लेना)`,
  ),
)

const WHY_ALONE = new Set(
  ['why', 'kyu', 'kyon', 'kyo', 'kiun', 'ਕਿਉਂ', 'क्यों', 'क्यूँ'].map((word) => tokenise(word)[0]?.fold ?? word),
)
const POLITE = new Set(
  ['ji', 'jee', 'but', 'and', 'par', 'lekin', 'ਪਰ', 'ਜੀ', 'पर', 'लेकिन', 'जी', 'so', 'please'].map(
    (word) => tokenise(word)[0]?.fold ?? word,
  ),
)

/** So few words with 'simple' among them can only wish for that. */
const SHORT = 3
const SIMPLE = new Set(
  'simple simpler simply easy easier saral sokha saukha asan aasan ਸੌਖਾ ਸੌਖੀ ਸਰਲ ਸਾਦਾ सरल आसान'
    .split(' ')
    .map((word) => tokenise(word)[0]?.fold ?? word),
)

/** The numbers of lines or words that a message names, counted from 0; -1 is the last. */
export const ordinalsIn = (tokens: readonly Token[]): number[] => tokens.flatMap(({ fold }) => NUMBERED.get(fold) ?? [])

/** A line by its number, where a message names one; else all of them (answers.ts). */
export function lineIn(tokens: readonly Token[]): AboutLast {
  const [line = Infinity] = ordinalsIn(tokens)
  return { kind: 'line', line }
}

/** What a message asks about the passage quoted last; null where it has a matter of its own. */
export function aboutLastIn(tokens: readonly Token[]): AboutLast | null {
  if (tokens.length > MAX_WORDS) return null
  const message = views(tokens)
  const own = tokens.filter(({ fold }) => !POLITE.has(fold))
  if (own.length <= 2 && own.some(({ fold }) => WHY_ALONE.has(fold))) return { kind: 'why' }
  const at = tokens.findIndex(({ fold }) => LINE.has(fold))
  if (at >= 0) {
    const near = [tokens[at - 1], tokens[at + 1], tokens[at - 2]].flatMap((one) =>
      one === undefined ? [] : [NUMBERED.get(one.fold) ?? Number(one.text) - 1],
    )
    const line = near.find((number) => Number.isInteger(number) && number >= -1 && number < 12)
    if (line !== undefined) return { kind: 'line', line }
  }
  if (asksWord(message)) return { kind: 'word' }
  if (tokens.length <= SHORT && tokens.some(({ fold }) => SIMPLE.has(fold))) return { kind: 'simple' }
  if (asksSimple(message)) return { kind: 'simple' }
  return asksWhy(message) ? { kind: 'why' } : null
}

type Words = {
  readonly line: string
  readonly noLine: string
  readonly words: string
  readonly noWords: string
  readonly why: string
  readonly simple: string
  readonly further: string
}

/** {n} is a number, {ask} the matter in the seeker's own words. */
export const ABOUT_LAST: Readonly<Record<Language, Words>> = {
  english: {
    line: 'Line {n} says:',
    noLine: 'The passage has {n} lines. Line by line it says:',
    words: 'The hard words of this passage:',
    noWords: 'For this passage there is no list of words yet; this is what it says as a whole:',
    why: 'It was chosen because what you wrote was heard as: “{ask}”.',
    simple: 'In plain words:',
    further: 'If that was not what you meant, say it in your own words, and the answer will follow them.',
  },
  punjabi: {
    line: 'ਪੰਕਤੀ {n} ਕਹਿੰਦੀ ਹੈ:',
    noLine: 'ਇਸ ਵਿੱਚ {n} ਪੰਕਤੀਆਂ ਹਨ। ਇੱਕ-ਇੱਕ ਕਰਕੇ:',
    words: 'ਇਸ ਦੇ ਔਖੇ ਸ਼ਬਦ:',
    noWords: 'ਇਸ ਦੇ ਔਖੇ ਸ਼ਬਦਾਂ ਦੀ ਸੂਚੀ ਅਜੇ ਨਹੀਂ ਬਣੀ; ਪੂਰਾ ਅਰਥ ਇਹ ਹੈ:',
    why: 'ਇਹ ਇਸ ਲਈ ਚੁਣਿਆ ਗਿਆ ਕਿਉਂਕਿ ਤੁਹਾਡੀ ਗੱਲ ਇਉਂ ਸਮਝੀ ਗਈ: “{ask}”।',
    simple: 'ਸਾਦੇ ਸ਼ਬਦਾਂ ਵਿੱਚ:',
    further: 'ਜੇ ਤੁਹਾਡਾ ਮਤਲਬ ਇਹ ਨਹੀਂ ਸੀ, ਤਾਂ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ; ਜਵਾਬ ਉਸੇ ਅਨੁਸਾਰ ਹੋਵੇਗਾ।',
  },
  hindi: {
    line: 'पंक्ति {n} कहती है:',
    noLine: 'इसमें {n} पंक्तियाँ हैं। एक-एक करके:',
    words: 'इसके कठिन शब्द:',
    noWords: 'इसके कठिन शब्दों की सूची अभी नहीं बनी; पूरा अर्थ यह है:',
    why: 'यह इसलिए चुना गया क्योंकि आपकी बात यों समझी गई: “{ask}”।',
    simple: 'सीधे शब्दों में:',
    further: 'यदि आपका आशय यह नहीं था, तो अपने शब्दों में बताइए; उत्तर उसी के अनुसार होगा।',
  },
}

/** The lines of a rendering; the whole of it where it is not aligned. */
export const linesIn = (verse: Verse, language: Language): readonly string[] =>
  verse.lines?.map((line) => line[language]) ?? [verse.rendering[language]]
