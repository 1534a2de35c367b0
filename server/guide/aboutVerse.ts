import type { Language } from './corpus.ts'
import { type Token, tokenise } from './normalise.ts'
import { anyOf, lines, views } from './pattern.ts'

/** What a person asks about the verse they were just given. */
export type AboutVerse = 'meaning' | 'source'

/** Longer messages have a matter of their own. */
const MAX_WORDS = 10

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
what do you mean`,
  ),
  lines(
    'roman',
    `(is|iska|isda|esda|isdi|is da|is di|ehda|ehdi|uska|us da|ohda|iss da|es da|is shabad da|is shlok ka|is verse ka|is tuk da|shabad da|shlok ka) .. (matlab|arth|arath|bhav|meaning|vyakhya)
(matlab|arth|arath) (ki|kya|das*|bata*|samjha*) !(seva|karma|zindagi|jindagi|jeevan)
<!(ko|nu|kaise|kese|kive|kiven|kinj|nahi) (samjhao|samjha do|samjha deo|samjhaa do|samjhaiye|samjhaao|vistar se|vistaar se|khol ke das*|asan karke|aasan karke|asaan karke|saral bhasha)
(samajh|samaj|smjh|samjh) (nahi|ni|nhi|nai) (aaya|aya|aayi|aai|ayi|lagi|laggi|aa|lggi)`,
  ),
  lines(
    'indic',
    `(ਇਸ ਦਾ|ਇਸਦਾ|ਇਹਦਾ|ਉਸ ਦਾ|ਇਸ ਦੀ|ਇਸ ਸ਼ਬਦ ਦਾ|ਇਸ ਤੁਕ ਦਾ|ਇਸ ਬਚਨ ਦਾ) .. (ਮਤਲਬ|ਅਰਥ|ਭਾਵ|ਵਿਆਖਿਆ)
(ਸਮਝਾਓ|ਸਮਝਾ ਦਿਓ|ਖੋਲ੍ਹ ਕੇ ਦੱਸੋ|ਸੌਖਾ ਕਰਕੇ|ਸੌਖੇ ਸ਼ਬਦਾਂ)
ਸਮਝ ਨਹੀਂ (ਆਇਆ|ਆਈ|ਲੱਗੀ|ਆ ਰਹੀ|ਪਈ)
(इसका|उसका|इस श्लोक का|इस वचन का|इस शबद का|इसकी) .. (मतलब|अर्थ|भाव|व्याख्या)
(समझाइए|समझाओ|समझा दो|समझा दीजिए|विस्तार से|आसान करके|सरल भाषा|सरल शब्दों|आसान शब्दों)
समझ (नहीं|में नहीं) (आया|आई|आ रहा)`,
  ),
)

const source = anyOf(
  lines(
    'english',
    `(source|reference|citation)
(where|which page|which ang|which chapter|what chapter|what page) (is|does|was|in|did) (it|this|that|the verse|this verse|that verse|scripture|the gita|the granth|gita|granth) .. (from|written|come|come from|stand|said|found)?
(who|whose) (said|wrote|says|words|spoke|is speaking) (it|this|that|are these|are they|these)
(which|what) (ang|page|chapter|raag|verse) (is|was) (it|this|that)`,
  ),
  lines(
    'roman',
    `(eh|ye|yeh|oh|wo|kithe|kahan|kis) .. (kithe|kithon|kahan|kis ang|kehde ang|kis adhyay|kaunse adhyay|kis granth) .. (likh*|hai|aa|ne|aaya|aya|se)
(kehde|kis|kaunse|konse) (ang|adhyay|panne|page) (te|ch|vich|me|mein|ka|da|par|pe|hai)
(kisne|kihne|kis ne|kiss ne) (keha|kiha|likhya|likheya|kaha|likha)
(hawala|havala|sandarbh|reference|source) .. (das*|bata*|ki|kya|do|deo)`,
  ),
  lines(
    'indic',
    `(ਇਹ|ਉਹ) .. (ਕਿੱਥੇ|ਕਿੱਥੋਂ|ਕਿਸ ਅੰਗ|ਕਿਹੜੇ ਅੰਗ) .. (ਲਿਖ*|ਹੈ|ਆ*)
(ਕਿਸ|ਕਿਹੜੇ) (ਅੰਗ|ਪੰਨੇ)
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
  if (tokens.length > MAX_WORDS) return null
  const message = views(tokens)
  // 'matlab?', 'explain', 'meaning': a single word can only mean what stands before it
  if (tokens.length <= 2 && tokens.some(({ fold }) => ALONE.has(fold))) return 'meaning'
  if (source(message)) return 'source'
  return meaning(message) ? 'meaning' : null
}

const ALONE = new Set(
  ['explain', 'meaning', 'matlab', 'arth', 'samjhao', 'ਮਤਲਬ', 'ਅਰਥ', 'ਸਮਝਾਓ', 'मतलब', 'अर्थ', 'समझाइए', 'समझाओ'].map(
    (word) => tokenise(word)[0]?.fold ?? word,
  ),
)

type Words = { readonly opening: readonly string[]; readonly sense: string; readonly further: string }

export const ABOUT_VERSE: Readonly<Record<AboutVerse, Readonly<Record<Language, Words>>>> = {
  meaning: {
    english: {
      opening: ['Gladly, once more and slowly.', 'Let us read the same verse again, without hurry.'],
      sense: 'In plain words:',
      further: 'Whoever wants to go deeper does well to ask {elder}: a verse opens further in company.',
    },
    punjabi: {
      opening: ['ਜ਼ਰੂਰ ਜੀ, ਇੱਕ ਵਾਰ ਹੋਰ, ਹੌਲੀ-ਹੌਲੀ।', 'ਆਓ, ਇਹੀ ਬਚਨ ਸਹਿਜ ਨਾਲ ਦੁਬਾਰਾ ਪੜ੍ਹੀਏ।'],
      sense: 'ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ:',
      further: 'ਜੇ ਹੋਰ ਡੂੰਘਾਈ ਵਿੱਚ ਜਾਣਾ ਹੋਵੇ ਤਾਂ {elder} ਨਾਲ ਵਿਚਾਰ ਕਰੋ: ਸੰਗਤ ਵਿੱਚ ਬਚਨ ਹੋਰ ਖੁੱਲ੍ਹਦਾ ਹੈ।',
    },
    hindi: {
      opening: ['अवश्य, एक बार और, धीरे-धीरे।', 'आइए, यही वचन बिना जल्दी के फिर से पढ़ें।'],
      sense: 'सरल शब्दों में:',
      further: 'और गहराई में जाना हो तो {elder} से चर्चा कीजिए: साथ मिलकर पढ़ने से वचन और खुलता है।',
    },
  },
  source: {
    english: {
      opening: ['You do well to ask for the source.', 'It is right to want to see it at its place.'],
      sense: '',
      further:
        'It is quoted letter for letter. Please read it in the {scripture} itself as well, with the lines around it.',
    },
    punjabi: {
      opening: ['ਹਵਾਲਾ ਪੁੱਛਣਾ ਬਹੁਤ ਚੰਗੀ ਗੱਲ ਹੈ।', 'ਬਚਨ ਨੂੰ ਉਸ ਦੀ ਥਾਂ ਉੱਤੇ ਵੇਖਣਾ ਠੀਕ ਹੀ ਹੈ।'],
      sense: '',
      further: 'ਇਹ ਅੱਖਰ-ਅੱਖਰ ਉਵੇਂ ਹੀ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ {scripture} ਵਿੱਚ ਵੀ, ਆਲੇ-ਦੁਆਲੇ ਦੀਆਂ ਪੰਕਤੀਆਂ ਸਮੇਤ ਪੜ੍ਹੋ।',
    },
    hindi: {
      opening: ['संदर्भ पूछना बहुत अच्छी बात है।', 'वचन को उसके स्थान पर देखना उचित ही है।'],
      sense: '',
      further: 'यह अक्षर-अक्षर ज्यों का त्यों दिया गया है। कृपया इसे {scripture} में भी, आसपास की पंक्तियों के साथ पढ़िए।',
    },
  },
}
