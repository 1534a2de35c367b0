import type { Language } from './corpus.ts'
import { type Token, tokenise } from './normalise.ts'
import { anyOf, lines, views } from './pattern.ts'

/** What a person asks about the verse they were just given. */
export type AboutVerse = 'meaning' | 'source' | 'objection'

/** Longer messages have a matter of their own. */
const MAX_WORDS = 10
/** A message that names the verse may say more about it. */
const MAX_WORDS_ON_VERSE = 16

const meaning = anyOf(
  lines(
    'english',
    `what (does|do|did) (it|this|that|the verse|this verse|that verse|the shabad|the shlok|these words|these lines|they) (really|actually)? mean
(what is|whats) (the)? (meaning|sense) of (it|this|that|the verse|this verse|that verse|these|the shabad|this shabad|the shlok|this shlok)
(the|its|it s) meaning (please|pls)?
(explain|explain me|simplify) (it|this|that|the verse|this verse|that verse|the shabad|the shlok|more|again|please|in|simply)
(can|could|please|pls) (you)? (please)? (explain|simplify)
(in|into) (simple|easy|easier|plain) (words|language|english|punjabi|hindi)
(dont|didnt|do not|did not|cant) (understand|get) (it|this|that|the verse|this verse|that verse|the meaning|the shabad|the shlok)
what do you mean
what (does|do) (that|this|the) (line|lines|verse|tuk|shabad|shlok|shloka|words) .. mean
(line|verse|shabad|shlok|tuk) .. (word by word|mean)`,
  ),
  lines(
    'roman',
    `(is|iska|isda|esda|isdi|is da|is di|ehda|ehdi|uska|us da|ohda|iss da|es da|is shabad da|is shlok ka|is verse ka|is tuk da|shabad da|shlok ka) .. (matlab|arth|arath|bhav|meaning|vyakhya)
(tuk|shabad|shlok|slok|line|verse|pankti|bachan) (da|ka|di|ki|de|ke) .. (matlab|arth|arath|bhav|meaning)
(matlab|arth|arath) (ki|kya|das*|bata*|samjha*) !(seva|karma|zindagi|jindagi|jeevan)
<!(ko|nu|kaise|kese|kive|kiven|kinj|nahi) (samjhao|samjha do|samjha deo|samjhaa do|samjhaiye|samjhaao|vistar se|vistaar se|khol ke das*|asan karke|aasan karke|asaan karke|saral bhasha)
<!(kuch|kujh|kush) (samajh|samaj|smjh|samjh) (nahi|ni|nhi|nai) (aaya|aya|aayi|aai|ayi|lagi|laggi|lggi)`,
  ),
  lines(
    'indic',
    `(ਇਸ ਦਾ|ਇਸਦਾ|ਇਹਦਾ|ਉਸ ਦਾ|ਇਸ ਦੀ|ਇਸ ਸ਼ਬਦ ਦਾ|ਇਸ ਤੁਕ ਦਾ|ਇਸ ਬਚਨ ਦਾ) .. (ਮਤਲਬ|ਅਰਥ|ਭਾਵ|ਵਿਆਖਿਆ)
(ਸਮਝਾਓ|ਸਮਝਾ ਦਿਓ|ਖੋਲ੍ਹ ਕੇ ਦੱਸੋ|ਸੌਖਾ ਕਰਕੇ|ਸੌਖੇ ਸ਼ਬਦਾਂ)
<!(ਕੁਝ|ਕੁੱਝ) ਸਮਝ ਨਹੀਂ (ਆਇਆ|ਆਈ|ਲੱਗੀ|ਪਈ)
(इसका|उसका|इस श्लोक का|इस वचन का|इस शबद का|इसकी) .. (मतलब|अर्थ|भाव|व्याख्या)
(समझाइए|समझाओ|समझा दो|समझा दीजिए|विस्तार से|आसान करके|सरल भाषा|सरल शब्दों|आसान शब्दों)
<!(कुछ) समझ (नहीं|में नहीं) (आया|आई)`,
  ),
)

const source = anyOf(
  lines(
    'english',
    `(source|reference|citation)
(where|which page|which ang|which chapter|what chapter|what page) (is|does|was|in|did) (it|this|that|the verse|this verse|that verse|scripture|the gita|the granth|gita|granth) .. (from|written|come|come from|stand|said|found)?
who is (speaking|saying|talking) .. (in|this|that|here|it)?
is (it|this|that|that one|that last one|the verse) really (from|by|of|in|written)
who (wrote|composed|sang) (the|this|that|it) .. (verse|line|one|shabad|shlok|hymn)?
(who|whose) (said|wrote|says|words|spoke|is speaking) (it|this|that|are these|are they|these)
(which|what) (ang|page|chapter|raag|verse) (is|was) (it|this|that)
(which|what) (ang|page|chapter|raag)$
is (it|this|that) (from|in) (the)? (gita|granth|guru granth|bani|gurbani)
(which|what) (chapter|ang|page|raag) .. (verse|please|ji|or|ang|is it|exactly)
(who|how) .. (picks|picked|chose|choose|chooses|selects) (these|the|this) (lines|verses|verse|line)`,
  ),
  lines(
    'roman',
    `(eh|ye|yeh|oh|wo|kithe|kahan|kis) .. (kithe|kithon|kahan|kis ang|kehde ang|kis adhyay|kaunse adhyay|kis granth) .. (likh*|hai|aa|ne|aaya|aya|se)
(tuk|shabad|shlok|slok|verse|bachan|vachan|bani) .. (kithe|kithon|kitho|kidhar|kidharon|kahan|kaha|kahaan) .. (se|ton|to|hai|aa|likh*|di|da|ki)?
(kehde|kis|kaunse|konse) (ang|adhyay|panne|page) (te|ch|vich|me|mein|ka|da|par|pe|hai)
(kehde|kihde|kis|kaunse|konse|kede) (guru|bhagat) .. (bani|baani|shabad|bol|tuk|ne|di|ki|da|ka)
(kisne|kihne|kis ne|kiss ne) (keha|kiha|likhya|likheya|kaha|likha)
(kehre|kihre|kehri|kehra|kihda|kis|kede|kaunse|konse|kaun se|kon se|kaun sa|konsa|kaunsa) (ang|adhyay|adhyaye|shlok|slok|page|panne|raag|shabad) .. (hai|aa|ae|h|ch|te|da|ka|pe|par|me)?
(adhyay|ang|panna|page) (number|no|nambar)? (bol*|bata*|das*)
(hawala|havala|sandarbh|reference|source) .. (das*|bata*|ki|kya|do|deo)`,
  ),
  lines(
    'indic',
    `(ਇਹ|ਉਹ) .. (ਕਿੱਥੇ|ਕਿੱਥੋਂ|ਕਿਸ ਅੰਗ|ਕਿਹੜੇ ਅੰਗ) .. (ਲਿਖ*|ਹੈ|ਆ*)
(ਕਿਸ|ਕਿਹੜੇ|ਕਿਹੜਾ|ਕਿਹੜੀ) (ਅੰਗ|ਪੰਨੇ|ਅਧਿਆਇ|ਰਾਗ|ਬਾਣੀ|ਸ਼ਲੋਕ|ਸਲੋਕ)
(ਤੁਕ|ਸ਼ਬਦ|ਸਲੋਕ|ਬਾਣੀ|ਬਚਨ) .. (ਦੀ|ਦਾ) ਹੈ ਕਿ
(ਕਿਸ ਦੀ|ਕੀਹਦੀ|ਕਿਸਦੀ) (ਤੁਕ|ਬਾਣੀ)
(कौन सा|कौन सी|कौनसा|किस) (श्लोक|शबद|अंग|अध्याय|पृष्ठ)
(अंग|अध्याय) (बताइए|बताओ|बोलिए|बोलो)
(प्रमाण|संदर्भ|स्रोत)
(ਕਿਸ ਨੇ|ਕਿਸਨੇ|ਕੀਹਨੇ) (ਕਿਹਾ|ਲਿਖਿਆ|ਆਖਿਆ)
ਹਵਾਲਾ
(यह|ये|वह) .. (कहाँ|किस अध्याय|कौन से अध्याय) .. (लिखा|है|से|आया)
(किस|कौन से) (अध्याय|पन्ने|अंग)
(किसने|किस ने) (कहा|लिखा)
संदर्भ (क्या|बताइए|बताओ|दीजिए)`,
  ),
)

/** Whether a message asks about the verse that was quoted last; only a short one does. */
export function aboutVerseIn(tokens: readonly Token[]): AboutVerse | null {
  if (tokens.length > MAX_WORDS_ON_VERSE) return null
  const message = views(tokens)
  if (tokens.length > MAX_WORDS && !namesVerse(message)) return null
  // 'matlab?', 'explain', 'meaning': a single word can only mean what stands before it
  if (tokens.length <= 2 && tokens.some(({ fold }) => ALONE.has(fold))) return 'meaning'
  if (objection(message)) return 'objection'
  if (source(message)) return 'source'
  return meaning(message) ? 'meaning' : null
}

/** Words for a verse: who uses one speaks of what was quoted. */
export const namesVerse = anyOf(
  lines('english', `(line|lines|verse|verses|meaning|translation|raag|ang|chapter|quote)`),
  lines('roman', `(tuk|shabad|shlok|slok|arth|matlab|ang|adhyay|bani)`),
  lines('indic', `(ਤੁਕ|ਸ਼ਬਦ|ਸਲੋਕ|ਸ਼ਲੋਕ|ਅਰਥ|ਅੰਗ|ਅਧਿਆਇ|श्लोक|शबद|अर्थ|अंग|अध्याय|पंक्ति)`),
)

const objection = anyOf(
  lines(
    'english',
    `(i|we) (dont|do not|cant|cannot) (agree|accept this|buy this|buy that|believe this answer)
(i|we) disagree
(that|this|the|your) (verse|line|passage|shabad|shlok) (says|said|has) nothing
(are you|you are|youre|you re) (just)? (making|inventing) (it|this|that|things) .. up?
(your|the) (translation|meaning|interpretation|rendering) .. (is|was|seems|looks) .. (different|wrong|incorrect|off)
(that|this|it) (doesnt|does not|didnt|did not) (answer|address|fit|help|say anything about) .. (question|me|it|that|my)?
(convenient|strange|odd|wrong) (interpretation|answer|reading)`,
  ),
  lines(
    'roman',
    `(arth|matlab|meaning|anuvad) .. (galat|glt|theek nahi|thik nahi|alag)
(galat|glt) (arth|matlab|meaning)
(sehmat|sahmat|sehamat|agree) (nahi|nai|ni|nhi)
(asehmat|asahmat)
(main|mai|mein|mi) .. (nahi|ni|nhi|nai) (mannda|manndi|manda|mandi|maanda|maandi|manta|manti|maanta|maanti)
(jawab|javab|answer) .. (ghuma|galat|adhura|theek nahi|sidha nahi)`,
  ),
  lines(
    'indic',
    `(ਅਰਥ|ਮਤਲਬ) .. (ਗਲਤ|ਗ਼ਲਤ|ਠੀਕ ਨਹੀਂ)
(ਗਲਤ|ਗ਼ਲਤ) (ਅਰਥ|ਮਤਲਬ)
ਸਹਿਮਤ ਨਹੀਂ
ਮੈਂ .. ਨਹੀਂ (ਮੰਨਦਾ|ਮੰਨਦੀ)
मैं .. नहीं (मानता|मानती)
(अर्थ|मतलब|अनुवाद) .. (ग़लत|गलत|अलग|ठीक नहीं)
(असहमत|सहमत नहीं)
(जवाब|उत्तर) .. (घुमा*|अधूरा|ग़लत|गलत)`,
  ),
)

const ALONE = new Set(
  ['explain', 'meaning', 'matlab', 'arth', 'samjhao', 'ਮਤਲਬ', 'ਅਰਥ', 'ਸਮਝਾਓ', 'मतलब', 'अर्थ', 'समझाइए', 'समझाओ'].map(
    (word) => tokenise(word)[0]?.fold ?? word,
  ),
)

type Words = { readonly opening: readonly string[]; readonly sense: string; readonly further: string }

/** What is said before and after the sense of a passage; {elder} is the tradition's. */
export const MEANING: Readonly<Record<Language, Words>> = {
  english: {
    opening: ['Gladly, once more and slowly.', 'Let us read the same verse again, without hurry.'],
    sense: 'In translation:',
    further: 'Whoever wants to go deeper does well to ask {elder}: a verse opens further in company.',
  },
  punjabi: {
    opening: ['ਜ਼ਰੂਰ ਜੀ, ਇੱਕ ਵਾਰ ਹੋਰ, ਹੌਲੀ-ਹੌਲੀ।', 'ਆਓ, ਇਹੀ ਬਚਨ ਸਹਿਜ ਨਾਲ ਦੁਬਾਰਾ ਪੜ੍ਹੀਏ।'],
    sense: 'ਬਚਨ ਦਾ ਅਰਥ:',
    further: 'ਜੇ ਹੋਰ ਡੂੰਘਾਈ ਵਿੱਚ ਜਾਣਾ ਹੋਵੇ ਤਾਂ {elder} ਨਾਲ ਵਿਚਾਰ ਕਰੋ: ਸੰਗਤ ਵਿੱਚ ਬਚਨ ਹੋਰ ਖੁੱਲ੍ਹਦਾ ਹੈ।',
  },
  hindi: {
    opening: ['अवश्य, एक बार और, धीरे-धीरे।', 'आइए, यही वचन बिना जल्दी के फिर से पढ़ें।'],
    sense: 'वचन का अर्थ:',
    further: 'और गहराई में जाना हो तो {elder} से चर्चा कीजिए: साथ मिलकर पढ़ने से वचन और खुलता है।',
  },
}

/** That a passage is quoted exactly, and where to read on. */
export const EXACT: Readonly<Record<Language, string>> = {
  english:
    'It is quoted letter for letter, and comes from a small selection checked beforehand. Please read it in the {scripture} itself as well, with the lines around it.',
  punjabi:
    'ਇਹ ਅੱਖਰ-ਅੱਖਰ ਉਵੇਂ ਹੀ ਦਿੱਤਾ ਗਿਆ ਹੈ, ਅਤੇ ਪਹਿਲਾਂ ਤੋਂ ਪਰਖੇ ਹੋਏ ਥੋੜ੍ਹੇ ਬਚਨਾਂ ਵਿੱਚੋਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ {scripture} ਵਿੱਚ ਵੀ, ਆਲੇ-ਦੁਆਲੇ ਦੀਆਂ ਪੰਕਤੀਆਂ ਸਮੇਤ ਪੜ੍ਹੋ।',
  hindi:
    'यह अक्षर-अक्षर ज्यों का त्यों दिया गया है, और पहले से जाँचे हुए थोड़े-से वचनों में से है। कृपया इसे {scripture} में भी, आसपास की पंक्तियों के साथ पढ़िए।',
}
