import { type Token, tokenise } from './normalise.ts'
import { anyOf, lines, type Matcher, type Views, views } from './pattern.ts'

/**
 * What a message tells of the person, beside its matter. Verses and practices carry conditions and are refused when a
 * fact forbids them: nobody is told to bring tea to a mother who has died.
 *
 * - dead: the person spoken of has died
 * - apart: contact has ended, or is not wanted
 * - victim: something was done to the writer
 * - doer: the writer did something to somebody
 * - child: the writer is under eighteen
 * - noFaith: the writer does not believe, or is angry with God
 * - alone: there is nobody to turn to
 * - refusesWill: the writer does not want to hear of God's will, fate or acceptance
 */
export type Fact = 'dead' | 'apart' | 'victim' | 'doer' | 'child' | 'noFaith' | 'alone' | 'refusesWill'

const FACTS: Readonly<Record<Fact, Matcher>> = {
  dead: anyOf(
    lines(
      'english',
      `(mother|father|mom|mum|dad|papa|mummy|parents|husband|wife|son|daughter|brother|sister|friend|baby|child|grandmother|grandfather|grandma|grandpa|nani|dadi|dada|nana|uncle|aunt|dog|cat|he|she|they|boyfriend|girlfriend|fiance|partner) .. (died|dies|passed away|passed|expired|is dead|was killed|is no more|is gone forever|left this world)
(since|after|when) (he|she|mom|mum|dad|my mother|my father|my husband|my wife|my son|my daughter) (died|passed)
(lost|buried|cremated) my (mother|father|mom|mum|dad|papa|husband|wife|son|daughter|brother|sister|baby|child|best friend|grandmother|grandfather|grandma|grandpa|nani|dadi)
(late|dead|deceased) (mother|father|husband|wife|son|daughter|brother|sister|grandmother|grandfather)
(death|funeral|bhog|antim|anniversary of the death) of my
(her|his) (funeral|death|cremation|bhog)
(miscarriage|miscarried|stillborn|stillbirth|widow|widower|widowed)`,
    ),
    lines(
      'roman',
      `(guzar|gujar) (gaye|gayi|gaya|gyi|gye|gya)
(guzre|gujre|guzare|gujare|guzri|gujri|mare|moye|puri hoye|poore hoye|poore hoeyan|pure hoye) .. .. (saal|sal|mahine|mhine|hafte|din|varhe)
(chal) (base|basi|basa|vase|vasi)
(dehant|nidhan|swargvas|swargwas|akal chalana|chalana)
(mar|marr) (gaya|gayi|gaye|gya|gyi|gye) !(main|mai|hun)
(pure|poore|poori|puri) ho (gaye|gayi|gaya|gye|gyi)
(is|es) (duniya) (vich|ch|me|mein|te) (nahi|nai|nhi) (rahe|rahi|raha|rhe|rhi|hai|reha)
(bhog|terahvi|tervi|barsi|antim sanskar|antim ardas)`,
    ),
    lines(
      'indic',
      `(ਗੁਜ਼ਰ|ਗੁਜਰ) (ਗਏ|ਗਈ|ਗਿਆ)
(ਚਲਾਣਾ|ਦੇਹਾਂਤ|ਬਰਸੀ|ਭੋਗ)
ਪੂਰੇ ਹੋ (ਗਏ|ਗਈ|ਗਿਆ)
(ਮਰ|ਚੱਲ ਵਸੇ|ਚੱਲ ਵਸੀ|ਚੱਲ ਵਸਿਆ) (ਗਏ|ਗਈ|ਗਿਆ)
ਦੁਨੀਆ (ਵਿੱਚ|ਤੇ|ਉੱਤੇ) ਨਹੀਂ
(ਵੇਖਣ|ਦੇਖਣ|ਹੁਣ|ਉਹ|ਮਾਂ|ਪਿਤਾ ਜੀ|ਸਰਦਾਰ ਜੀ) .. ਨਹੀਂ (ਰਹੇ|ਰਹੀ)$
(गुज़र|गुजर) (गए|गई|गया|गये|गयी)
(चल) (बसे|बसी|बसा)
(देहांत|निधन|स्वर्गवास|बरसी|तेरहवीं|अंतिम संस्कार)
(मर) (गए|गई|गया|गयी|गये)
(दुनिया में नहीं|नहीं रहे|नहीं रहीं|नहीं रही) !(हैं कि)
(वो|वे|वह|माँ|पिता|पिताजी|पापा|दादी|दादा|नानी|नाना) (रहे|रही|रहीं) नहीं`,
    ),
  ),
  apart: anyOf(
    lines(
      'english',
      `(broke|break|breaking|split) up .. (with)? (me|him|her|us)?
(left|dumped|ghosted|blocked|abandoned|deserted) (me|us)
(blocked|ghosted) (him|her|them)
(no contact|dont talk anymore|do not talk anymore|not speaking|stopped talking|havent spoken|have not spoken|cut .. off|cut ties|moved out|moved on from me|separated|divorced|estranged)
my ex
(wont|does not|doesnt|refuses to) (talk|speak|see|answer|reply) .. (me|us)?`,
    ),
    lines(
      'roman',
      `(breakup|brekup|break up|divorce|talak|talaq)
(chhad|chad|chhod|chod) (ke|kar)? .. (gaya|gayi|gaye|gya|gyi|ditta|diya)
(gall|gal|baat) .. (nahi|nai|ni|band) .. (karda|kardi|karta|karti|karde|karte|hai)
block`,
    ),
    lines(
      'indic',
      `(ਬ੍ਰੇਕਅੱਪ|ਤਲਾਕ|ਬਲਾਕ|ਬਲੌਕ)
ਛੱਡ (ਗਿਆ|ਗਈ|ਗਏ|ਦਿੱਤਾ|ਕੇ)
ਗੱਲ .. (ਨਹੀਂ|ਬੰਦ)
(ब्रेकअप|तलाक|ब्लॉक)
(छोड़) (गया|गई|गए|दिया|कर)
बात .. (नहीं|बंद)`,
    ),
  ),
  victim: anyOf(
    lines(
      'english',
      `(he|she|they|my husband|my wife|my boyfriend|my girlfriend|my father|my mother|my dad|my mom|my stepfather|my uncle|my brother|my boss) .. (hit|hits|beat|beats|abused|abuses|raped|molested|insults|insulted|humiliates|cheated|cheats|betrayed|threatens|threatened|yells at|screams at|controls) (me|on me|us)?
(was|been|being|got|am|were) (abused|raped|molested|beaten|bullied|cheated|betrayed|humiliated|robbed|harassed|slandered|blamed|fired|mocked)`,
    ),
    lines(
      'roman',
      `(mainu|menu|mujhe|mere nal|mere naal|mere saath|mere sath) .. (marda|maarda|maarta|marta|kutda|dhokha|dhoka|tang|pareshan|galat|shoshan|zaleel|jaleel|beizzat)`,
    ),
    lines(
      'indic',
      `(ਮੈਨੂੰ|ਮੇਰੇ ਨਾਲ) .. (ਮਾਰਦਾ|ਮਾਰਦੀ|ਕੁੱਟਦਾ|ਧੋਖਾ|ਤੰਗ|ਜ਼ਲੀਲ|ਬੇਇੱਜ਼ਤ)
(मुझे|मेरे साथ) .. (मारता|मारते|पीटता|धोखा|तंग|ज़लील|बेइज़्ज़त)`,
    ),
  ),
  doer: anyOf(
    lines(
      'english',
      `(i|ive|i have|i had) (hit|beat|slapped|cheated|lied|stole|betrayed|hurt|abused|shouted|yelled|screamed|abandoned|broke his|broke her|ruined|neglected|insulted) !(by)
(my fault|i was wrong|what i did|i did wrong|i am the one who|my mistake)`,
    ),
    lines(
      'roman',
      `(main|mai|mein|maine|mene) .. (galti|dhokha|dhoka|jhooth|jhuth|chori|maarya|mara|maara|thappad|paap)`,
    ),
    lines('indic', `(ਮੈਂ) .. (ਗਲਤੀ|ਧੋਖਾ|ਝੂਠ|ਚੋਰੀ|ਥੱਪੜ|ਪਾਪ)\n(मैंने) .. (गलती|ग़लती|धोखा|झूठ|चोरी|थप्पड़|पाप)`),
  ),
  child: anyOf(
    lines(
      'english',
      `(im|i am|i m) (a)? (9|10|11|12|13|14|15|16|17) (years|yrs|yr|year|yo|y o|now|and)?
(i am|im) in (6th|7th|8th|9th|10th|11th|12th|sixth|seventh|eighth|ninth|tenth|class 6|class 7|class 8|class 9|class 10|class 11|class 12|grade 6|grade 7|grade 8|grade 9|middle school|high school)`,
    ),
    lines('roman', `(main|mai|meri umar|meri umr) .. (10|11|12|13|14|15|16|17) (saal|sal)`),
    lines('indic', `(ਮੈਂ|ਮੇਰੀ ਉਮਰ) .. (10|11|12|13|14|15|16|17) ਸਾਲ\n(मैं|मेरी उम्र) .. (10|11|12|13|14|15|16|17) साल`),
  ),
  noFaith: anyOf(
    lines(
      'english',
      `(dont|do not|cant|cannot|never|no longer|stopped) (really)? (believe|believing|pray|praying) .. (god|waheguru|krishna|anything|religion|anymore)?
(atheist|agnostic|not religious|hate god|angry at god|angry with god|mad at god|god is not|god does not|god doesnt|no god)`,
    ),
    lines(
      'roman',
      `(rabb|rab|bhagwan|god|waheguru) .. (nahi|nai|nhi) .. (mannda|manndi|manta|manti|hai|hunda|hota)\n(nastik|naastik)`,
    ),
    lines('indic', `ਰੱਬ .. ਨਹੀਂ .. (ਮੰਨਦਾ|ਮੰਨਦੀ|ਹੈ)\nਨਾਸਤਿਕ\n(भगवान|ईश्वर) .. नहीं .. (मानता|मानती|है|हैं)\nनास्तिक`),
  ),
  alone: anyOf(
    lines(
      'english',
      `(no one|nobody|noone|have no one|no body) (to|i can|will|would|who|understands|listens|cares)
(all alone|no friends|no family)`,
    ),
    lines('roman', `(koi) (nahi|nai|nhi|ni) .. (hai|mera|sunda|samajhda|sunta|samajhta)`),
    lines('indic', `ਕੋਈ (ਨਹੀਂ|ਨੀ) .. (ਹੈ|ਸੁਣਦਾ|ਸਮਝਦਾ|ਮੇਰਾ)\nकोई नहीं .. (है|सुनता|समझता|मेरा)`),
  ),
  refusesWill: anyOf(
    lines(
      'english',
      `(hate|dont want|do not want|tired of|sick of|stop|dont tell me|do not tell me|enough of|fed up) ... (gods will|gods plan|divine will|destiny|fate|karma|accept|acceptance|surrender|everything happens|hukam|bhana)`,
    ),
    lines('roman', `(hukam|bhana|raza|kismat|karma|marzi) .. (na|mat|nahi) (sunao|batao|dasso|kaho|kehna|bolo|das)`),
    lines(
      'indic',
      `(ਹੁਕਮ|ਭਾਣਾ|ਰਜ਼ਾ|ਕਿਸਮਤ) .. (ਨਾ|ਨਹੀਂ) .. (ਸੁਣਾਓ|ਦੱਸੋ|ਕਹੋ)\n(मर्ज़ी|क़िस्मत|किस्मत|कर्म) .. (मत|न) .. (सुनाओ|बताओ|कहो|सुनाइए|कहिए)`,
    ),
  ),
}

/** The facts that a message tells; never more than it says. */
export function factsIn(tokens: readonly Token[]): ReadonlySet<Fact> {
  const message = views(tokens)
  return new Set((Object.keys(FACTS) as Fact[]).filter((fact) => FACTS[fact](message)))
}

/** Whether somebody has died, by what a message says. */
export const tellsOfDeath = (view: Views): boolean => FACTS.dead(view)

/** The facts of a whole conversation's messages of one person. */
export const factsOf = (messages: readonly string[]): ReadonlySet<Fact> =>
  new Set(messages.flatMap((message) => [...factsIn(tokenise(message))]))
