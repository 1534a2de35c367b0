import type { Language } from '../corpus.ts'
import { FOLLOW_UP } from '../lexicon.ts'
import { type Token, tokenise } from '../normalise.ts'
import { anyOf, lines, type Matcher, views } from '../pattern.ts'

/**
 * What a message is in relation to what was said before, where it is no matter of its own:
 *
 * - language, original, sound, shorter, another, forThem, topic: a wish about the answer or the passage quoted last
 * - todo, practice, say: what to do in concrete terms, how to do what was advised, with which words to speak
 * - noAnswer, ifAngry, goesWrong, shouldI, allowed, whyThem: the questions that advice brings with it
 * - easy, accept, point, tried, cannot, godSilent: doubt of what was said
 * - misheard, toldBefore, robot, leave, notHelped: something about the answer was wrong
 * - helped, nod, bye, night: words that want no more than to be received
 * - back: to the matter that was told first
 * - corrects: something that was heard wrong is set right: 'no, my brother', 'he is dead, actually'
 * - goodTurn: something went well since: 'I told her, and she hugged me'
 * - willIt, blame: 'will it ever stop?', 'is it my fault?'
 * - listenOnly, pray: a wish to be heard and given nothing; a wish for words to pray with
 * - aside: the matter is left, and no other is named yet
 * - wontListen, ifHurt: the other does not listen; speaking might make them cry, or break something
 * - sin, fate, people, deadKnow, isNormal: 'is it a sin?', 'is it my karma?', 'what will people say?', 'does she know,
 *   where she is?', 'is something wrong with me?'
 * - daily: a line to read every day
 */
export type Kind =
  | 'original'
  | 'sound'
  | 'shorter'
  | 'another'
  | 'forThem'
  | 'topic'
  | 'todo'
  | 'practice'
  | 'say'
  | 'noAnswer'
  | 'goesWrong'
  | 'ifAngry'
  | 'shouldI'
  | 'allowed'
  | 'whyThem'
  | 'easy'
  | 'accept'
  | 'point'
  | 'tried'
  | 'cannot'
  | 'godSilent'
  | 'misheard'
  | 'toldBefore'
  | 'robot'
  | 'leave'
  | 'notHelped'
  | 'helped'
  | 'nod'
  | 'bye'
  | 'night'
  | 'back'
  | 'aside'
  | 'corrects'
  | 'willIt'
  | 'blame'
  | 'listenOnly'
  | 'pray'
  | 'goodTurn'
  | 'wontListen'
  | 'ifHurt'
  | 'sin'
  | 'fate'
  | 'people'
  | 'deadKnow'
  | 'isNormal'
  | 'daily'
export type Relating = { readonly kind: Kind } | { readonly kind: 'language'; readonly to: Language }

type Cue = {
  readonly kind: Kind
  /** a longer message has a matter of its own */
  readonly most: number
  readonly meets: Matcher
  /** its lines, in the notation of pattern.ts */
  readonly source: string
}

const cue = (kind: Kind, most: number, english: string, roman: string, indic: string): Cue => ({
  kind,
  most,
  source: [english, roman, indic].join('\n'),
  meets: anyOf(
    ...[['english', english] as const, ['roman', roman] as const, ['indic', indic] as const].flatMap(
      ([spelling, source]) => (source.trim() === '' ? [] : [lines(spelling, source)]),
    ),
  ),
})

/** In the order in which they are asked: the more particular before the more general. */
export const CUES: readonly Cue[] = [
  cue(
    'robot',
    14,
    `(you are|youre|u r|you re|your|ur) (just|only|but)? (a|an)? (bot|robot|machine|computer|program|ai|app|software)
(what|how) (would|do|can|could) (you|a bot|a machine|a robot|an ai|an app|a computer) .. (know|understand|feel)
(talking|talk|speaking) to a (machine|bot|robot|computer|wall)`,
    `(robot|machine|mashin|computer|ai) (ho|hai|hain|hi ho|hi hai|ko|nu|nun) .. (kya|ki|pata|patta|samajh)?
(aapko|aap ko|tuhanu|tumko|tumhe|tenu|tainu|machine nu|machine ko) (kya|ki) (pata|patta|samajh|malum)`,
    `(ਤੁਹਾਨੂੰ|ਤੈਨੂੰ|ਮਸ਼ੀਨ ਨੂੰ) ਕੀ (ਪਤਾ|ਸਮਝ)
(ਮਸ਼ੀਨ|ਰੋਬੋਟ|ਕੰਪਿਊਟਰ) (ਹੋ|ਹੈਂ|ਹੀ ਹੋ|ਨੂੰ ਕੀ)
(आपको|तुम्हें|तुमको|मशीन को) क्या (पता|मालूम|समझ)
(मशीन|रोबोट|कंप्यूटर) (हो|हैं|ही हो|को क्या)`,
  ),
  cue(
    'toldBefore',
    20,
    `(i|i ve|ive|i have|as i|like i) (have)? (already|just) (told|said|mentioned|wrote|explained)
(as|like) i (said|told|wrote|mentioned)
i (told|said) (you|u|it|that|this|so)? .. (already|before|earlier|just now)`,
    `(pehla|pehle|pahle|pahila|pehlan|pahla|hune|abhi) (hi|v|bhi)? .. (dasya|dassya|daseya|dassea|bataya|btaya|batya|keha|kaha|kiha|likhya|likha) !(gaya|nahi|ni|nhi)
(dasya|daseya|bataya|btaya|keha|kaha) (tan|ta|to|toh) (si|tha|hai)`,
    `(ਪਹਿਲਾਂ|ਹੁਣੇ) (ਹੀ|ਵੀ)? .. (ਦੱਸਿਆ|ਕਿਹਾ|ਲਿਖਿਆ) !(ਨਹੀਂ)
(ਦੱਸਿਆ|ਕਿਹਾ) (ਤਾਂ|ਤੇ) ਸੀ
(पहले|अभी) (ही|भी)? .. (बताया|कहा|लिखा|बता) !(नहीं|न)
(बताया|कहा) तो (था|है)`,
  ),
  cue(
    'misheard',
    22,
    `(thats|that is|that s|this is|this isnt|it is|its) (not|isnt|nt) .. (what|my question|my problem|the point|about that|about this|the issue|the question|it)
(not|isnt|wasnt|wasn t) what i (asked|meant|said|mean|am asking|was asking|wrote|wanted)
(i|i m) (didnt|did not|dint|never|wasnt|was not) (ask|asked|say|said|mean|meant|asking|talking|speaking) .. (about|that|this|it)?
(you|u) (misunderstood|dont understand|do not understand|didnt understand|did not understand|got me wrong|got it wrong|are not listening|arent listening|not listening|dont listen|didnt listen|are not getting|dont get it|missed)
(youre|you re|ur) not (listening|getting|hearing|understanding)
(no|nope|nah|not that|sorry) .. (i meant|i mean|i am talking about|im talking about|it is about|its about|i was asking)
(wrong|not the) (answer|question|person|topic|thing)
(answer|read) (my|the) (question|message) .. (properly|again)?
(you|u) (didnt|did not|havent|have not) (answer|answered|read|respond) .. (me|question|message|it|that)?`,
    `(eh|oh|ye|yeh|wo|woh|vo) (gal|gall|baat|bat|matlab|mtlb|sawal|swal) (nahi|ni)
(mera|meri) (matlab|mtlb|sawal|swal|gall|baat) .. (nahi|ni|oh nahi|eh nahi|kuch aur|kujh hor|hor)
(main|mai) .. (nahi|ni) (puchya|pucheya|puchea|pucha|poocha|puchha|keha|kaha|bola|kiha)
(samajh|samaj|smjh) .. (nahi|ni) .. (rahe|rhe|rhe ho|aaya tuhanu|aya tuhanu|aaya aapko)
(aap|tusi|tussi|tum) .. (nahi|ni|galat|glt) .. (samajh|samjhe|samjhya|samajhe|samje)
(galat|glt) (samajh|samjhe|samjhya|samje|jawab|answer)
(aap|tusi|tussi|tum) (samjhe|samjhi|samjha|samjhya|samje|sunde|sunte) (nahi|ni|nhi)
(nahi|ni|nahi ji) .. (mera matlab|main tan|mai to|main to|main keh|mai keh) `,
    `(ਇਹ|ਉਹ) (ਗੱਲ|ਮਤਲਬ|ਸਵਾਲ) ਨਹੀਂ
ਮੇਰਾ (ਮਤਲਬ|ਸਵਾਲ) .. (ਨਹੀਂ|ਹੋਰ)
ਮੈਂ .. ਨਹੀਂ (ਪੁੱਛਿਆ|ਕਿਹਾ|ਪੁੱਛ)
(ਤੁਸੀਂ|ਤੂੰ) .. (ਸਮਝੇ|ਸਮਝ|ਸੁਣ|ਸੁਣਿਆ) .. (ਨਹੀਂ|ਰਹੇ)
(ਤੁਸੀਂ|ਤੂੰ) .. ਨਹੀਂ (ਸਮਝੇ|ਸਮਝ|ਸੁਣ|ਸੁਣੀ)
(ਗ਼ਲਤ|ਗਲਤ) (ਸਮਝ|ਸਮਝੇ|ਸਮਝਿਆ|ਜਵਾਬ)
(ਨਹੀਂ|ਨਹੀਂ ਜੀ) ਮੇਰਾ ਮਤਲਬ
(यह|ये|वह|वो) (बात|मतलब|सवाल|प्रश्न) नहीं
मेरा (मतलब|सवाल|प्रश्न) .. (नहीं|और|कुछ और)
मैंने .. नहीं (पूछा|कहा)
(आप|तुम) .. नहीं (समझे|समझ|सुन)
(आप|तुम) .. (समझे|समझ|सुन) .. नहीं
(ग़लत|गलत) (समझ|समझे|समझा|जवाब|उत्तर)
नहीं मेरा मतलब`,
  ),
  cue(
    'people',
    14,
    `(what|wat) (will|would|are|might) (people|everyone|the neighbours|the neighbors|relatives|society|others|the community|they all|my relatives) .. (say|think|saying|thinking)
(what|how) (do|shall|can) (i|we) (face|show my face to) (people|everyone|society|relatives)
(people|everyone|relatives|society|neighbours|neighbors) (will|would|are going to) (talk|laugh|gossip|judge)`,
    `(log|lok|loki|duniya|dunia|rishtedar|samaj|samaaj) .. (ki|kya) (kehnge|kahenge|kehn|kehange|sochenge|sochange|sochan|kahnge|bolenge|bolange)
(lok|log|loki) .. (hassange|hasange|hasenge|hansenge|gallan banau*|gallan karan*|baatein banay*|baatein karenge)`,
    `(ਲੋਕ|ਦੁਨੀਆ|ਰਿਸ਼ਤੇਦਾਰ|ਸਮਾਜ) .. ਕੀ (ਕਹਿਣਗੇ|ਆਖਣਗੇ|ਸੋਚਣਗੇ|ਕਹੂ|ਕਹੇਗਾ|ਕਹੇਗੀ)
(ਲੋਕ|ਦੁਨੀਆ) .. (ਹੱਸਣਗੇ|ਗੱਲਾਂ ਕਰਨਗੇ|ਗੱਲਾਂ ਬਣਾਉਣਗੇ)
(लोग|दुनिया|रिश्तेदार|समाज) .. क्या (कहेंगे|सोचेंगे|बोलेंगे|कहेगा|कहेगी|सोचेगा)
(लोग|दुनिया) .. (हँसेंगे|हंसेंगे|बातें करेंगे|बातें बनाएँगे)`,
  ),
  cue(
    'daily',
    16,
    `(every|each) (morning|day|night|evening) .. (verse|line|shabad|shlok|shloka|one|read|recite|prayer|something)?$
(verse|line|shabad|shlok|shloka|one|something) .. (every|each) (morning|day|night|evening)
(what|which) .. (read|recite|say) .. (daily|every day|everyday|each day|every morning|each morning|before sleep|before bed)
(a|one) (daily|morning|nightly|bedtime) (verse|line|shabad|shlok|prayer)
(something|verse|line) to (read|say|recite|remember) (daily|every|each|in the morning|before bed|at night)`,
    `(roz|roj|rozana|har roz|har din|subah|savere|sawere|har subah|raat nu|raat ko) .. (ki|kya|kehda|kehdi|kaunsa|kaunsi|kon sa) .. (padh*|parh*|path karan|jap*|bol*)
(roz|roj|rozana|har roz|har din|subah|savere) .. (layi|lai|liye|vaste) .. (tuk|shabad|shlok|slok|line|bachan|vachan|kuch|kujh)
(ik|ikk|ek|koi) .. (tuk|shabad|shlok|line) .. (roz|roj|har din|har roz|subah|savere)`,
    `(ਰੋਜ਼|ਹਰ ਰੋਜ਼|ਸਵੇਰੇ|ਹਰ ਸਵੇਰ|ਰਾਤ ਨੂੰ) .. (ਕੀ|ਕਿਹੜਾ|ਕਿਹੜੀ) .. (ਪੜ੍ਹ*|ਜਪ*|ਬੋਲ*)
(ਰੋਜ਼|ਸਵੇਰ|ਹਰ ਦਿਨ) .. (ਲਈ|ਵਾਸਤੇ) .. (ਤੁਕ|ਸ਼ਬਦ|ਬਚਨ|ਸਲੋਕ|ਕੁਝ)
(ਇੱਕ|ਕੋਈ) .. (ਤੁਕ|ਸ਼ਬਦ|ਬਚਨ) .. (ਰੋਜ਼|ਸਵੇਰੇ)
(रोज़|रोज|हर रोज़|हर दिन|सुबह|रात को) .. (क्या|कौन सा|कौन-सा) .. (पढ़*|जप*|बोल*)
(रोज़|रोज|सुबह|हर दिन) .. (के लिए|लिए) .. (श्लोक|पंक्ति|शबद|वचन|कुछ)
(एक|कोई) .. (श्लोक|पंक्ति|शबद|वचन) .. (रोज़|रोज|सुबह|हर दिन)`,
  ),
  cue(
    'deadKnow',
    15,
    `(does|do|did|can|will|would|could) (he|she|they|my mother|my father|my mum|my mom|my dad|my husband|my wife|my son|my daughter|papa|mummy|dadi|nani) .. (know|knows|hear|see|feel) .. (me|that|i|how|us|my|it|am|still|from there|sorry)?$
is (he|she) .. (watching|near me|with me|in peace|at peace|looking down|still here)
where (is|are|has|have) (he|she|they) (now|gone)`,
    `(ki|kya) (oh|wo|woh|vo|papa|mummy|maa|ohna nu|unko|unhe|onu) .. (sun|sunde|sunte|sunda|sunti|vekh*|dekh*|pata|patta) .. (han|hain|hai|ne|hoga|hovega|honge|hounge)?$
(oh|wo|woh|vo|papa|maa) (hun|ab) (kithe|kahan|kahaan) .. (ne|han|hai|hain|honge|hoga|aa)`,
    `ਕੀ (ਉਹ|ਉਹਨਾਂ ਨੂੰ|ਉਸ ਨੂੰ|ਪਾਪਾ|ਮਾਂ) .. (ਸੁਣ*|ਵੇਖ*|ਦੇਖ*|ਪਤਾ)
(ਉਹ|ਪਾਪਾ|ਮਾਂ) (ਹੁਣ) ਕਿੱਥੇ
क्या (वह|वे|वो|उन्हें|उसे|पापा|माँ) .. (सुन*|देख*|पता|जानते|जानती)
(वह|वे|वो|पापा|माँ) (अब) (कहाँ|कहां)`,
  ),
  cue(
    'isNormal',
    6,
    `(is|whats|what is) (something|anything)? wrong with me
(am i|is this|is it|is that) (normal|crazy|going mad|mad|strange|weird|broken|abnormal)
why (dont|cant|do not) i (feel|cry|even cry)`,
    `(mere|mujhme|mere ch|mere vich) .. (koi|kuch|kujh) .. (galat|kharabi|kami|gadbad|kharab) .. (hai|aa|a|h)
(ki|kya) (eh|ye|yeh) (normal|aam|theek|thik) (hai|aa)
(main|mai) (pagal|pagl) (ho|tan) .. (reha|rahi|raha|gaya|gayi|nahi)`,
    `(ਮੇਰੇ|ਮੇਰੇ ਵਿੱਚ) .. (ਕੋਈ|ਕੁਝ) .. (ਖ਼ਰਾਬੀ|ਖਰਾਬੀ|ਕਮੀ|ਗੜਬੜ|ਗ਼ਲਤ)
ਕੀ ਇਹ (ਆਮ|ਠੀਕ|ਨਾਰਮਲ) .. (ਹੈ|ਗੱਲ)
(मुझमें|मेरे अंदर) .. (कोई|कुछ) .. (ख़राबी|खराबी|कमी|गड़बड़|ग़लत|गलत)
क्या यह (सामान्य|ठीक|नॉर्मल) है`,
  ),
  cue(
    'fate',
    14,
    `(is|was) (it|this|that|all this) .. (karma|destiny|kismet|punishment|a curse|gods will|gods punishment|my past life|past life)
(is|was) (god|waheguru|krishna|bhagwan|he) (punishing|testing|angry with) (me|us)
(will|does|did|can) .. karma .. (get|catch|punish|hit|come|bite|take) .. (me|us|back|up)?
(karma|punishment) (of|for|from) (my|our|past|a past|something|what)`,
    `(karm*|kismat|kismet|naseeb|nasib|pichle janam|pichhle janam|pichla janam|shraap|saza|sza) .. (da|di|ka|ki|ke|de) .. (fal|phal|saza|sza|khel|likh*|dosh) .. (hai|aa|a|h|bhugat*)?
(rabb|rab|bhagwan|waheguru|prabhu|krishna) .. (saza|sza|pareeksha|prikhya|imtihan|naraz|naraaz) .. (de|le|hai|hain|han|ne|ho|aa)`,
    `(ਕਰਮਾਂ|ਕਿਸਮਤ|ਪਿਛਲੇ ਜਨਮ) .. (ਦਾ|ਦੀ|ਦੇ) .. (ਫਲ|ਫ਼ਲ|ਸਜ਼ਾ|ਲਿਖ*|ਖੇਡ)
(ਰੱਬ|ਵਾਹਿਗੁਰੂ) .. (ਸਜ਼ਾ|ਪਰਖ|ਇਮਤਿਹਾਨ|ਨਾਰਾਜ਼)
(कर्म|कर्मों|किस्मत|क़िस्मत|पिछले जन्म) .. (का|की|के) .. (फल|सज़ा|सजा|दंड|लिख*|खेल)
(भगवान|ईश्वर|प्रभु) .. (सज़ा|सजा|दंड|परीक्षा|नाराज़)`,
  ),
  cue(
    'sin',
    20,
    `(is|was|isnt|would|will) (it|this|that|jealousy|anger|envy|divorce|lying|doubt|hating|suicide|being angry|being jealous|leaving|feeling this) .. (a)? (sin|sinful|paap|wrong|immoral|against)
(am i|did i|have i) .. (a sinner|sinning|sin|sinned)
(does|will|would) (god|waheguru|krishna|bhagwan) .. (hate|punish|be angry|mind|reject) .. (me|that|if)?`,
    `(ki|kya) .. (paap|pap|gunah|galat|glt|adharm) .. (hai|aa|a|h|hunda|hota|hoga|hovega|kar reha|kar rahi|kar raha)
(paap|gunah) (lagega|laggega|lagda|lagta|lagu|hunda|hota) .. (ki|kya)?
(ki|kya) (main|mai|mein|maine) .. (galat|glt) .. (kita|kitta|kiya|kar|kari|han|hu|hun)`,
    `ਕੀ .. (ਪਾਪ|ਗ਼ਲਤ|ਗਲਤ|ਗੁਨਾਹ) .. (ਹੈ|ਹੁੰਦਾ|ਹੋਵੇਗਾ|ਕੀਤਾ|ਕਰ)
ਪਾਪ (ਲੱਗੇਗਾ|ਲੱਗੂ|ਲੱਗਦਾ)
क्या .. (पाप|ग़लत|गलत|गुनाह|अधर्म) .. (है|होता|होगा|किया|कर)
पाप (लगेगा|लगता|होगा)`,
  ),
  cue(
    'wontListen',
    13,
    `<!(if|when|what if) (he|she|they|my husband|my wife|my son|my daughter|my brother|my sister|my mother|my father|my parents|my boss) .. (wont|will not|doesnt|does not|dont|do not|never|refuses to|refuse to|isnt ready to|is not ready to|cant) (even|ever|really)? (listen|listens|hear|understand|understands|agree|agrees|accept|accepts|change|changes|talk|answer|pick up|admit|admits|let me talk|let me finish)
<!(if|when|what if) (he|she|they) (just|always)? (shouts|walks away|walks out|hangs up|laughs at me|ignores me|shuts me up|cuts me off|changes the topic|changes the subject)`,
    `(oh|wo|woh|vo|o|oho|papa|mummy|pati|biwi|beta|munda|bhra|bhai) .. (gall|gal|baat|meri)? (sunda|sundi|sunde|sunta|sunti|sunte|manda|mandi|mannda|manndi|mannde|manta|manti|maanta|maanti|maante|maanda|maandi|samajhda|samajhdi|samajhta|samajhti|chukda|chukdi|uthata|uthati) .. (hi|v|bhi|e)? (nahi|ni|nai|nhi)
(oh|wo|woh|vo|o|oho|papa|mummy|pati|biwi|beta|bhai) .. (nahi|ni|nai|nhi) (sunda|sundi|sunde|sunta|sunti|sunte|manda|mandi|manta|manti|maanta|maanti|maante|mannda|manndi|samajhda|samajhta|samajhti)
(manda|mandi|mannda|manndi|mande|maanta|maanti|manta|manti) (hi|tan|to) (nahi|ni|nai|nhi)`,
    `(ਉਹ|ਪਾਪਾ|ਮੰਮੀ|ਪਤੀ|ਪੁੱਤ) .. (ਸੁਣਦਾ|ਸੁਣਦੀ|ਸੁਣਦੇ|ਮੰਨਦਾ|ਮੰਨਦੀ|ਮੰਨਦੇ|ਸਮਝਦਾ|ਸਮਝਦੀ|ਸਮਝਦੇ|ਚੁੱਕਦਾ|ਚੁੱਕਦੀ) .. ਨਹੀਂ
(ਉਹ|ਪਾਪਾ|ਮੰਮੀ|ਪਤੀ|ਪੁੱਤ) .. ਨਹੀਂ (ਸੁਣਦਾ|ਸੁਣਦੀ|ਸੁਣਦੇ|ਮੰਨਦਾ|ਮੰਨਦੀ|ਮੰਨਦੇ|ਸਮਝਦਾ|ਸਮਝਦੀ|ਸਮਝਦੇ)
(वह|वो|वे|पापा|मम्मी|पति|बेटा) .. (सुनता|सुनती|सुनते|मानता|मानती|मानते|समझता|समझती|समझते|उठाता|उठाती) .. नहीं
(वह|वो|वे|पापा|मम्मी|पति|बेटा) .. नहीं (सुनता|सुनती|सुनते|मानता|मानती|मानते|समझता|समझती|समझते)`,
  ),
  cue(
    'ifHurt',
    13,
    `(he|she|they|my wife|my husband|my mother|my mum|my mom|my father|my dad|my parents|it|that|our friendship|the friendship) (will|would|might|is going to|ll) .. (cry|break|breaks|break down|break his|break her|be heartbroken|be hurt|hurt her|hurt him|be upset|be ashamed|be disappointed|hate me|disown me|leave me|lose trust|never forgive|collapse|ruin|end our)`,
    `(oh|wo|woh|vo|biwi|mummy|maa|papa|dosti|rishta|dil|ghar) .. (ro|roegi|rovegi|rou|toot|tut|tutt|dukhi|naraz|naraaz|bura) .. (degi|dega|pavegi|pau|padegi|padega|jayegi|jayega|jaugi|jauga|javegi|jau|honge|hongi|hogi|hovegi|maan|maanegi|lagega)`,
    `(ਉਹ|ਪਤਨੀ|ਮੰਮੀ|ਮਾਂ|ਪਾਪਾ|ਦੋਸਤੀ|ਰਿਸ਼ਤਾ|ਦਿਲ) .. (ਰੋ|ਟੁੱਟ|ਦੁਖੀ|ਨਾਰਾਜ਼) .. (ਪਵੇਗੀ|ਪਵੇਗਾ|ਪਊ|ਜਾਵੇਗੀ|ਜਾਵੇਗਾ|ਜਾਊ|ਹੋਵੇਗੀ|ਹੋਣਗੇ|ਹੋਊ)
(वह|वो|वे|पत्नी|बीवी|मम्मी|माँ|पापा|दोस्ती|रिश्ता|दिल) .. (रो|टूट|दुखी|नाराज़|नाराज) .. (देगी|देगा|पड़ेगी|पड़ेगा|जाएगी|जाएगा|होगी|होंगे|होगा)`,
  ),
  cue(
    'blame',
    13,
    `am i (a|an|such a|being)? (bad|terrible|horrible|awful|selfish|crazy|weak|coward|hypocrite|monster|failure|evil|wrong) .. (person|mother|father|son|daughter|wife|husband|friend|to|for|here)?
(is|was) (it|this|that) (all)? my fault
(where|what) did (i|we) (go|do) wrong
(have|did) (i|we) fail* .. (him|her|them|as)
(did|have) i (do|done) .. (to deserve|wrong)`,
    `(main|mai|mein) .. (bura|buri|maada|maadi|mada|khudgarz|khudgaraz|swarthi|pagal|kharab) .. (hu|hun|haan|han|aan|hoon)
(kasoor|kasur|galti|dosh) (mera|meri) (hi)? .. (hai|aa|na|si|tha|thi)
(mera|meri) (hi)? (kasoor|kasur|galti|dosh) .. (hai|aa|na|si|tha|thi)
paap (kita|kitta|kiya) (main|maine|mai|mein)
(kithe|kitthe|kahan|kaha) .. (galti|galat|kami|kasar) .. (hoi|hui|kiti|ki|reh|rah) .. (gayi|gyi|hai)?
(mere|mujh) (ton|toh|se) .. (ki|kya|kahan|kithe) (galti|galat)`,
    `ਮੈਂ .. (ਬੁਰਾ|ਬੁਰੀ|ਮਾੜਾ|ਮਾੜੀ|ਖ਼ੁਦਗਰਜ਼) .. (ਹਾਂ|ਆਂ)
(ਕਸੂਰ|ਗ਼ਲਤੀ|ਗਲਤੀ) ਮੇਰਾ
ਮੇਰਾ (ਹੀ)? ਕਸੂਰ
ਪਾਪ (ਕੀਤਾ|ਕਰ) .. ਮੈਂ
(ਕਿੱਥੇ|ਕੀ) .. (ਗ਼ਲਤੀ|ਗਲਤੀ|ਕਮੀ|ਕਸਰ) (ਹੋਈ|ਕੀਤੀ|ਰਹਿ)
(कहाँ|कहां|क्या) .. (ग़लती|गलती|कमी|कसर) (हुई|की|रह)
मैं .. (बुरा|बुरी|स्वार्थी|पागल) .. (हूँ|हूं)
(ग़लती|गलती|दोष|क़सूर) (मेरी|मेरा)
(मेरी|मेरा) (ही)? (ग़लती|गलती|दोष|क़सूर)`,
  ),
  cue(
    'willIt',
    11,
    `will (it|this|things|the pain|he|she|they|i) (ever|get better|stop|change|heal|pass|come back|be ok|be okay|be fine|forgive)
(does|do) (it|this|things|the pain) (ever)? (get better|stop|end|pass|go away|heal)
how long (does|will|do) (it|this|that|the pain|grief) (take|last|hurt)?`,
    `(kabhi|kade|kadi) .. (theek|thik|ghat*|khatam|mukk*|badal*|wapas|vapas|mud*) .. (hoga|hovega|hou|jayega|jau|jauga|aayega|aavega|ga|gi)?$
sab (theek|thik) ho (jayega|jau|jauga|jaega)`,
    `(ਕਦੇ|ਕਦੋਂ) .. (ਘਟ*|ਮੁੱਕ*|ਠੀਕ ਹੋ*|ਮੁੜ*)$
ਸਭ ਠੀਕ ਹੋ (ਜਾਊ|ਜਾਵੇਗਾ)
कभी .. (ठीक होगा|ख़त्म होगा|जाएगा|लौटेगी|लौटेगा)
सब ठीक हो जाएगा`,
  ),
  cue(
    'pray',
    14,
    `(give|write|say|need|want|know) .. (a|an|any|some|short|small)? .. (prayer|mantra|ardas)
(a|one|short|small|simple) prayer
what (should|do|can|could|to|must) (i|we)? .. (pray|chant|ask god|ask for in prayer)
pray for (me|him|her|us|them|my)
(what|which) (words|prayer|mantra) .. (pray|say|use|god)?`,
    `(ardas|ardaas|prarthna|prathna|dua|mantra|jaap) .. (das*|dso|likh*|bata*|do|deo|dijiye|karo|kara|karan|karu|karun)
(ardas|ardaas|prarthna|dua) (ch|vich|me|mein) .. (ki|kya)
(rabb|rab|bhagwan|bhagvan|waheguru|prabhu) .. (kolon|ton|se) (ki|kya) (mang*|maang*)`,
    `(ਅਰਦਾਸ|ਮੰਤਰ|ਜਾਪ) .. (ਦੱਸ*|ਲਿਖ*|ਦਿਓ|ਕਰੋ|ਕਰਾਂ|ਕੀ)
(प्रार्थना|मंत्र|अरदास|दुआ) .. (बता*|लिख*|दीजिए|कीजिए|करूँ|करो|दो|क्या)`,
  ),
  cue(
    'goodTurn',
    14,
    `(i|we) (passed|cleared it|got the job|got in|did it|made it)
(he|she|they|mum|mom|dad|my son|my daughter) .. (hugged|forgave|kissed|called back|smiled at|came back to|apologised to|apologized to) .. (me|us)?$
(all clear|came back clear|came back clean|scan is clear|scan was clear|test is negative)`,
    `(main|mai|mein) .. (pass|paas) ho (gaya|gayi|gya|gyi|gai)
(gale|gal naal|gal nal) .. (laga|la|lagaya|laya|laaya) (liya|lya|leya|lia)?`,
    `ਪਾਸ ਹੋ (ਗਿਆ|ਗਈ)
ਗਲ (ਨਾਲ|ਲਾ) .. (ਲਾ|ਲਿਆ)
पास हो (गया|गई)
गले (लगा|लगाया)`,
  ),
  cue(
    'corrects',
    22,
    `(it|this|that|he|she) (wasnt|isnt|was not|is not) (a|an|the|my|about)? .. (it|its|he|she|hes|shes) (was|is|s|about|the|my|a|money|me)?
(i|im|i am) (am)? the one (who|that)
(the other way) (round|around)
(you|u) (got it|have it|have got it) (backwards|the wrong way|wrong)`,
    `(main|mai|mein) (nahi|ni) .. (oh|wo|woh|vo|o) .. (hai|aa|kardi|karda|karti|karta)
(ulta|ulat) (hai|aa|samjhe|samjhya)`,
    `ਮੈਂ ਨਹੀਂ .. ਉਹ
मैं नहीं .. (वह|वो)`,
  ),
  cue(
    'misheard',
    6,
    'not (my|the) .. (my|the)\n(no|nope) not (that|my|the|him|her)',
    '(nahi|ni) .. (nahi|ni) .. (balki|sagon|ji)?',
    '(ਨਹੀਂ|नहीं) .. (ਨਹੀਂ|नहीं)',
  ),
  cue(
    'back',
    14,
    `(back|return|returning|going back|coming back) to .. (first|earlier|before|what i said|original|start|beginning|my|the)
(about|like) (what i said|my) (first|earlier|at first|in the beginning)
(the)? first (thing|matter|problem|question) (i|again)`,
    `(pehli|pehle|pahli|pahle|phli) (gall|gal|baat|bat|wali gall|wali baat|wale|sawal) .. (te|ute|par|pe|wal|val|vapas|wapas|muddh|fir|phir)
(wapas|vapas) .. (pehli|pehle|pahli|pahle|usi|ose|usse)`,
    `(ਪਹਿਲੀ|ਪਹਿਲੇ) (ਗੱਲ|ਵਾਲੀ ਗੱਲ|ਸਵਾਲ) .. (ਤੇ|ਉੱਤੇ|ਵੱਲ|ਵਾਪਸ|ਮੁੜ*|ਫਿਰ)
(पहली|पहले) (बात|वाली बात|सवाल|प्रश्न) .. (पर|पे|की ओर|वापस|फिर|लौट*)`,
  ),
  cue('aside', 8, FOLLOW_UP.turns.english, FOLLOW_UP.turns.roman, FOLLOW_UP.turns.indic),
  cue(
    'leave',
    7,
    `(leave|drop|forget) it (then|please|pls|anyway)? !(to|behind|all)
(never mind|nevermind|nvm|whatever|its useless|this is useless|it is useless|this is pointless|its pointless|no use|waste of time|i give up on this)
(this|it) (is|s) (of)? no (use|help)`,
    `(rehn|rehan|rahn|rehen) (do|deo|de|dio) !(nu)
(chhado|chado|chhaddo|chhodo|chodo|jaane do|jane do|rehne do|rahne do) (isko|is nu|esnu|yaar|ji|phir|fir)?`,
    `(ਰਹਿਣ|ਛੱਡੋ|ਜਾਣ) (ਦਿਓ|ਦਿਉ|ਦੇ|ਪਰ੍ਹਾਂ)
ਛੱਡੋ
(रहने|जाने|छोड़) (दो|दीजिए|दीजिये|दें)
छोड़ो`,
  ),
  cue('leave', 4, '', '(koi) (fayda|faida) (nahi|ni|nhi)', 'ਕੋਈ (ਫ਼ਾਇਦਾ|ਫਾਇਦਾ) ਨਹੀਂ\nकोई (फ़ायदा|फायदा) नहीं'),
  cue(
    'topic',
    14,
    `(now|ok|okay|thanks|thank you|thx|then|next|please|and) .. (one|something|verse|a line|shabad|shlok|shloka) .. (on|about|for|against)
another (one|verse|line|shabad|shlok|shloka|quote|passage)? (on|about|for|against)
(give|tell|show|send|want|need|share|read) .. (one|something|verse|line|shabad|shlok|shloka) .. (on|about|for|against)
(a|one|any) (verse|line|shabad|shlok|shloka|passage|quote) (on|about|for|against)`,
    `(ik|ikk|ek|koi|kujh|kuch|hor|aur) .. (te|bare|baare|vare|utte|par|pe|ka|ki|da|di) .. (das*|dso|bata*|btao|suna*|bhej*|do|deo|dijiye|shlok|shabad|tuk) (ji|do|deo)?$
(tuk|shabad|shlok|slok|line|bachan|vachan|bani|gurbani|gita) .. (bare|baare|vare|par|pe|te|utte) .. (hai|haiga|kuch|kujh|koi)
(bare|baare|vare|par|pe|te|utte) (koi|kuch|kujh|ik|ek) (tuk|shabad|shlok|slok|line|bachan|vachan)
(tuk|shabad|shlok|slok) (koi|kuch|kujh) .. (bare|par|pe|te|utte)
(hun|hunn|ab) .. (ik|ikk|ek|koi|kujh|kuch) .. (te|bare|baare|vare|utte|par|pe|ka|da|di|layi|liye) .. (das*|dso|bata*|btao|suna*|bhej*|do|deo|dijiye|shlok|shabad|tuk)?
(hun|hunn|ab) .. (bare|baare|vare) .. (das*|dso|bata*|btao|suna*|kuch|kujh)`,
    `(ਇੱਕ|ਇਕ|ਹੋਰ|ਕੋਈ|ਕੁਝ) .. (ਬਾਰੇ|ਉੱਤੇ|ਤੇ) .. (ਦੱਸ*|ਸੁਣਾ*|ਦਿਓ|ਦਿਉ|ਭੇਜ*|ਤੁਕ|ਸ਼ਬਦ|ਬਚਨ|ਸਲੋਕ)
(ਹੁਣ|ਧੰਨਵਾਦ|ਸ਼ੁਕਰੀਆ) .. (ਇੱਕ|ਇਕ|ਕੁਝ|ਕੋਈ)? .. (ਬਾਰੇ|ਉੱਤੇ)
(ਹੁਣ) .. (ਇੱਕ|ਇਕ|ਕੁਝ|ਕੋਈ) .. (ਲਈ|ਤੇ)
(एक|और|कोई|कुछ) .. (पर|बारे में) .. (बता*|सुना*|दीजिए|दो|श्लोक|शबद|वचन|कहिए)
(अब|धन्यवाद|शुक्रिया) .. (पर|बारे में) .. (बता*|सुना*|दीजिए|दो|एक|कुछ)`,
  ),
  cue(
    'notHelped',
    12,
    `(that|this|it|you|your answer|the verse|verse) (didnt|did not|doesnt|does not|dont|isnt|is not|not|are not|arent|werent|wasnt) (really|even)? (help|helping|helpful|helped|work|useful|comfort|touch|speak to me)
(youre|you re|ur) not (helping|helpful|helping me)
not (helpful|helping|really helpful)
(no|not much|not any) (comfort|relief)
(i feel|feeling) (no better|worse|the same|still the same)`,
    `(koi|kuch|kujh|kush) .. (farak|fark|asar|fayda|faida|araam) .. (nahi|ni|nhi)
(farak|fark|asar|fayda|faida|madad|help) .. (nahi|ni|nhi) .. (hua|hoya|hoi|pya|peya|pia|pada|mili|milya)
(dil|mann|man) .. (halka|haula|hola|shant|tikya) (nahi|ni|nhi)
(dil|mann|man) .. (nahi|ni) .. (lagya|laggi|lagi|halka|tikya|bharya)`,
    `(ਕੋਈ|ਕੁਝ) .. (ਫ਼ਰਕ|ਫਰਕ|ਅਸਰ|ਫ਼ਾਇਦਾ|ਫਾਇਦਾ|ਆਰਾਮ) .. ਨਹੀਂ
(ਫ਼ਰਕ|ਫਰਕ|ਅਸਰ|ਮਦਦ) ਨਹੀਂ
(कोई|कुछ) .. (फ़र्क|फर्क|असर|फ़ायदा|फायदा|आराम) .. नहीं
(फ़र्क|फर्क|असर|मदद) नहीं
(मन|दिल) .. (हल्का|शांत) नहीं
(ਮਨ|ਦਿਲ) .. (ਹੌਲਾ|ਹਲਕਾ|ਸ਼ਾਂਤ) ਨਹੀਂ`,
  ),
  cue(
    'original',
    12,
    `(original|actual|exact) (text|verse|words|gurmukhi|sanskrit|language|lines|line|script|shlok|shloka|shabad|one|please|pls)
(show|give|send|write|see|read|post) .. (in|the|it in|me the|me in)? (gurmukhi|sanskrit|devanagari|original)
in (gurmukhi|sanskrit|devanagari|original|the original)
the (gurmukhi|sanskrit|original) (please|pls|too|also|as well)
(gurmukhi|sanskrit) (please|pls)
what .. (line|verse|it|shabad|shlok) .. (say|read|sound) in (punjabi|gurmukhi|sanskrit)`,
    `(asli|asal|mool|mul|original|gurmukhi|sanskrit) .. (tuk|shabad|shlok|slok|paath|path|pankti|likh*|das*|bata*|bhej*|dikha*|dekh*|de do|dijiye|deo)
(gurmukhi|sanskrit|mool) (vich|ch|me|mein)`,
    `(ਅਸਲ|ਅਸਲੀ|ਮੂਲ) (ਤੁਕ|ਸ਼ਬਦ|ਪਾਠ|ਬਾਣੀ|ਪੰਕਤੀ|ਬਚਨ|ਸ਼ਲੋਕ|ਰੂਪ)
(ਗੁਰਮੁਖੀ|ਸੰਸਕ੍ਰਿਤ|ਮੂਲ) .. (ਵਿੱਚ|ਲਿਖ*|ਦੱਸ*|ਭੇਜ*|ਦਿਖਾ*|ਵਿਖਾ*|ਦਿਓ)
(मूल|असली) (श्लोक|पाठ|पंक्ति|शबद|वचन|रूप|संस्कृत)
(संस्कृत|गुरमुखी|गुरुमुखी|मूल) .. (में|लिख*|बता*|दिखा*|भेज*|दीजिए|दो)`,
  ),
  cue(
    'sound',
    12,
    `(pronounce|pronounced|pronunciation|pronounciation|transliteration|transliterate|recite it|say it aloud|sing it)
(english|latin|roman) (letters|script|alphabet)
how (do|to|does|should|can) (i|you|one|we|it)? (say|read|speak|chant|sound|recite) .. (it|this|that|them|like|verse|line|shabad|shlok|words)
how (is|does) (it|this|that) (said|spoken|sound|read)`,
    `(kive|kiven|kaise|kidda|kidan|kese) (bol*|uchar*|parh*|padh*|padna|parna) !(likh*|exam)
(bolte|bolde|padhte|padhde|parhde|bolna|parhna|padhna) (kaise|kese|kiven|kive|kidda)
(uchcharan|uccharan|ucharan|ucharn|roman vich|roman ch|roman me|english letters)`,
    `(ਉਚਾਰਨ|ਉਚਾਰਣ|ਉੱਚਾਰਨ)
(ਕਿਵੇਂ|ਕਿਸ ਤਰ੍ਹਾਂ) (ਬੋਲ*|ਪੜ੍ਹ*|ਉਚਾਰ*)
(उच्चारण)
(कैसे|किस तरह) (बोल*|पढ़*|उच्चार*)`,
  ),
  cue(
    'shorter',
    9,
    `(in|into) (one|two|three|few|a few|2|3) (short)? (line|lines|words|sentence|sentences)
(shorter|short version|short answer|too long|tldr|tl dr|in short|briefly|in brief|in one line|one line|one sentence|in one sentence|make it short|keep it short|summarise|summarize|summary|to the point)`,
    `(chota|chhota|choti|chhoti|chote|chhote|shot|short) .. (jawab|javab|jwab|answer|karke|kar ke|kr ke|karo|das*|bata*|likh*|me|ch|vich)
(ik|ek) (line|vak|vaak|wakya|vakya|lain) (ch|vich|me|mein)
(bahut|bohot|bht|inna|itna) (lamba|lambi|lamma|lammi|vadda)
(thode|thore|thodde|kam|kaat) (shabd|shabda|shabdo|shabdan|words|lafza) (ch|vich|me|mein)
(sankhep|sankshep)`,
    `(ਛੋਟਾ|ਛੋਟੀ|ਛੋਟੇ|ਸੰਖੇਪ) .. (ਜਵਾਬ|ਕਰਕੇ|ਕਰ|ਦੱਸ*|ਲਿਖ*|ਵਿੱਚ|ਵਿਚ)
(ਇੱਕ|ਇਕ) (ਵਾਕ|ਲਾਈਨ|ਪੰਕਤੀ|ਸਤਰ) (ਵਿੱਚ|ਵਿਚ|ਚ)
(ਬਹੁਤ|ਏਨਾ|ਇੰਨਾ) (ਲੰਮਾ|ਲੰਬਾ)
(ਥੋੜ੍ਹੇ|ਘੱਟ) ਸ਼ਬਦਾਂ
(छोटा|छोटी|छोटे|संक्षेप) .. (जवाब|उत्तर|करके|कर|बता*|लिख*|में|कहिए|कहो)
एक (वाक्य|लाइन|पंक्ति) में
(बहुत|इतना) (लंबा|लम्बा)
(थोड़े|कम) शब्दों`,
  ),
  cue(
    'say',
    13,
    `what (do|should|can|could|shall|would|must|to|will) (i|we)? .. (say|tell|write|text|reply|answer) .. (to|him|her|them|it|back|mom|mum|dad|he|she)?
how (do|should|can|could|to) (i|we)? .. (tell|say|start the conversation|talk to|speak to|bring it up|approach|write to|text|ask) .. (him|her|them|it|that|this)?
(what|which) words .. (use|say|find)
(one|a|two|three|some) (sentence|sentences|words) .. (say|tell|send|text|him|her|them)
(help me|can you) (write|word|phrase) .. (message|text|letter|something|it)?
(give me|what are) .. (the)? words`,
    `(ohnu|onu|ohna nu|us nu|usnu|usko|usse|us se|unko|unse|un se|unhe|use|ohde naal|us naal) .. (ki|kya|kaise|kese|kiven|kive) .. (kaha*|kah*|keha*|bol*|das*|bata*|likh*|baat|gall|gal)
(ki|kya) (kahan|kahaan|kahu|kahun|kehna|kahna|kahaa|bola|bolu|bolun|bolan|dassan|dasan|dassa|batau|bataun|likhan|likhu|likhun)
(vakya|vaak|vak|sentence|message|msg) .. (likh*|do|deo|batao|dasso|das)
(tum|aap|tusi) (hi)? (likho|likhiye|likh do|likh deo)
(kaise|kese|kiven|kive|kidda) .. (baat|gall|gal) .. (shuru|suru|karu|kara|karan|kariye|kran|kru)
(baat|gall|gal) .. (kaise|kese|kiven|kive|kidda) .. (shuru|suru|karu|kara|karan|kran|kru)`,
    `ਕੀ (ਕਹਾਂ|ਆਖਾਂ|ਦੱਸਾਂ|ਬੋਲਾਂ|ਲਿਖਾਂ|ਕਹੀਏ|ਕਹਿਣਾ|ਕਹਿਣ|ਪੁੱਛਾਂ)
(ਕਹਾਂ|ਆਖਾਂ|ਦੱਸਾਂ|ਬੋਲਾਂ|ਲਿਖਾਂ) (ਤਾਂ)? ਕੀ
(ਕਿਵੇਂ|ਕਿੱਦਾਂ) .. (ਦੱਸਾਂ|ਕਹਾਂ|ਗੱਲ ਕਰਾਂ|ਗੱਲ ਸ਼ੁਰੂ)
(ਗੱਲ|ਗੱਲਬਾਤ) .. ਕਿਵੇਂ .. (ਸ਼ੁਰੂ|ਕਰਾਂ)
क्या (कहूँ|कहूं|बोलूँ|बोलूं|बताऊँ|बताऊं|लिखूँ|लिखूं|कहना|कहें)
(कहूँ|कहूं|बोलूँ|बोलूं|बताऊँ|लिखूँ|लिखूं) क्या
कैसे .. (बताऊँ|बताऊं|कहूँ|कहूं|बात करूँ|बात करूं|बात शुरू)
बात .. कैसे .. (शुरू|करूँ|करूं)`,
  ),
  cue(
    'practice',
    13,
    `how (do|to|should|can|would|exactly) (i|we|one)? .. (do|practice|practise|apply|start|begin|use) .. (that|this|it|the practice|practice|step|with it|with this)
(what|how) (does|is) that (look like|practice|done)
how (exactly|so|though|then)$
(that|this|the) practice`,
    `(oh|eh|ye|wo|is nu|isko|usko|es nu|esnu) .. (kiven|kive|kaise|kese|kidda) .. (kar*|kr*|shuru)
(abhiyas|abhyas|abhyaas) .. (kiven|kive|kaise|kese|kidda)`,
    `(ਇਹ|ਉਹ|ਇਸ ਨੂੰ|ਅਭਿਆਸ) .. ਕਿਵੇਂ .. (ਕਰ*|ਸ਼ੁਰੂ)
(यह|वह|ये|वो|इसे|उसे|अभ्यास) .. कैसे .. (कर*|शुरू)`,
  ),
  cue(
    'accept',
    13,
    `(so|then|should|must|do|am|just|you mean|are you saying|you want me to|why should) .. (i|me|we)? .. (just|simply)? (accept|swallow|tolerate|bear|endure|put up with|take it|suffer|keep quiet|stay quiet|stay silent|do nothing|give up|give in|let him|let her|let them) .. (it|this|that|everything|silently|all|win)?
(accept|swallow|tolerate|bear) (it|this|that|everything)$`,
    `(bas|bs|sirf|taan|tan|ta|to|toh|matlab|mtlb|phir|fir|ki|kya|main|mai) .. (sehndi|sehnda|sehti|sehta|sahti|sahta|seh|sah|sahi|chup|jhel|bardasht|sehan|sehn|maan|mann) .. (javan|jawan|java|jau|jaun|lan|lavan|lu|lun|len|lava|raha|rahan|rahu|rahun|rehna|karan|karu|karta rahu|rahan)`,
    `(ਬੱਸ|ਤਾਂ|ਤੇ|ਮਤਲਬ|ਫਿਰ|ਕੀ) .. (ਸਹਿੰਦੀ|ਸਹਿੰਦਾ|ਸਹਿ|ਸਹੀ|ਚੁੱਪ|ਝੱਲ|ਬਰਦਾਸ਼ਤ|ਮੰਨ) .. (ਜਾਵਾਂ|ਲਵਾਂ|ਰਹਾਂ|ਰਹੀਏ|ਕਰਾਂ|ਕਰਦੀ|ਕਰਦਾ|ਕਰੀ)
(बस|तो|मतलब|फिर|क्या) .. (सह|सहते|सहती|सहता|चुप|झेल|झेलती|झेलता|बर्दाश्त|मान) .. (लूँ|लूं|जाऊँ|रहूँ|रहूं|करूँ|करूं|करती)`,
  ),
  cue(
    'easy',
    12,
    `(easy|easier|simple) (for you|for u|to say|said|said than done)
(its|thats|it is|that is|all) (easy|just words|only words|just talk|nice words)
(just|only|nice|pretty|empty) words
(sounds|sound) (nice|good|lovely|great|easy|beautiful) (but|on paper|in theory)`,
    `(kehna|kahna|kehn|bolna|kahne|kehan) .. (saukha|sokha|saukhi|asaan|aasan|asan|easy|me)
(sunne|sunan|sunn|sunane) (me|mein|ch|vich|nu|to) .. (accha|acha|achha|changa|vadhiya|sohna)
(gallan|gallaan|baatein|baaten|gala) (hi|ne|hain|bas|sirf)`,
    `(ਕਹਿਣਾ|ਬੋਲਣਾ|ਆਖਣਾ) .. (ਸੌਖਾ|ਆਸਾਨ)
(ਗੱਲਾਂ|ਗੱਲਾਂ ਹੀ) (ਹਨ|ਨੇ)
सुनने में .. (अच्छा|अच्छी)
ਸੁਣਨ (ਨੂੰ|ਵਿੱਚ) .. (ਚੰਗਾ|ਚੰਗੀ|ਸੋਹਣ*)
(कहना|बोलना) .. (आसान|सरल)
(बातें|बातें ही) हैं`,
  ),
  cue(
    'point',
    14,
    `(whats|what is|what s|wat is) the (point|use|good) of .. (this|that|it|verse|verses|reading|line|lines|praying|any of)
(how|what|why) (will|would|can|could|does|is|should) .. (a|one|this|that|the|reading|some)? (verse|line|shlok|shloka|shabad|words|bani|quote|prayer|that|this|it) .. (fix|help|change|solve|pay|do|going to do|bring)
(verse|verses|line|lines|words|bani|quotes|this|that) (wont|will not|cant|cannot|doesnt|dont|does not) (fix|help|change|pay|bring|feed|solve)`,
    `(is|es|iss|shlok|shabad|tuk|verse|bani|padhne|parhan|parhn|isse|esse) .. (naal|se|nal|ton) .. (ki|kya|nahi|ni|kujh nahi|kuch nahi) .. (hona|hoga|hovega|hou|milega|milna|badlega|faida|fayda|hoyega|utrega|utarna)
(isse|is se|isto|is ton) .. (kya|nahi|ni) .. (hoga|milega|utrega|badlega|hovega)
(bani|gurbani|paath|path|shlok|shabad|ardas|verse|tuk) .. (naal|nal|se|ton) .. (nahi|ni|nhi|ki|kya) .. (bhar*|hunda|hota|banda|milda|milta|chalda|chalta|mukda|utarda|lagda)`,
    `(ਬਾਣੀ|ਪਾਠ|ਤੁਕ|ਸ਼ਬਦ|ਅਰਦਾਸ) ਨਾਲ .. (ਨੀ|ਨਹੀਂ|ਕੀ) .. (ਭਰਦਾ|ਹੁੰਦਾ|ਬਣਦਾ|ਮਿਲਦਾ|ਚੱਲਦਾ|ਮੁੱਕਦਾ|ਹੋਣਾ)
(ਇਸ ਨਾਲ|ਇਹਦੇ ਨਾਲ|ਤੁਕ ਨਾਲ|ਬਾਣੀ ਨਾਲ|ਪੜ੍ਹਨ ਨਾਲ) .. (ਕੀ|ਨਹੀਂ|ਤਾਂ|ਥੋੜ੍ਹੀ) .. (ਹੋਣਾ|ਹੋਵੇਗਾ|ਬਦਲੇਗਾ|ਮਿਲੇਗਾ|ਬਣੇਗਾ|ਉਤਰ*|ਨਹੀਂ|ਲਹਿ*|ਮੁੜ*)
(इससे|इस से|श्लोक से|पढ़ने से|पाठ से|वचन से) .. (क्या|नहीं|तो|थोड़े) .. (होगा|होता|होती|भरता|बदलेगा|मिलेगा|उतरेगा|नहीं|चलेगा|लौटेगा|लौट*)`,
  ),
  cue(
    'tried',
    11,
    `(tried|did|done|doing) (that|this|it|all that|all this|everything|praying|talking|already)
(i|ive|i ve|have) .. tried .. (that|it|everything|already|many times|so many times|nothing|before)?
(that|it|this|nothing) (never|didnt|doesnt|did not|does not) (work|works|worked)
nothing (works|helps|worked)`,
    `(koshish|try) .. (kar|kr|kiti|kita|ki|karke) .. (chuk*|liya|leya|layi|li|hai|dekh*|vekh*|si|thi|tha)
(sab|sabh|bahut|eh|oh|ye|wo) .. (kar|kr|karke) (ke)? .. (dekh*|vekh*|chuk*|liya|leya)`,
    `(ਕੋਸ਼ਿਸ਼) .. (ਕਰ ਚੁੱਕ*|ਕੀਤੀ|ਕਰਕੇ|ਕਰ ਕੇ|ਕਰ ਲਈ)
(ਸਭ|ਬਹੁਤ|ਇਹ) .. (ਕਰਕੇ|ਕਰ ਕੇ) .. (ਵੇਖ*|ਦੇਖ*)
(कोशिश) .. (कर चुक*|की|करके|कर के|कर ली)
(सब|बहुत|यह) .. (करके|कर के) .. देख*`,
  ),
  cue(
    'cannot',
    9,
    `(i) (cant|cannot|can not|dont think i can|wont be able to|am not able to|couldnt) .. (do|manage) .. (that|this|it) !(any|anymore|alone)
(thats|that is|its|it is) (too hard|impossible|not possible|too much for me)$`,
    `(mere ton|mere to|mujhse|mujh se|maithon|methon|mai to) .. (nahi|ni|nhi) .. (hona|hoga|hunda|hota|ho raha|ho payega|ho paega|hovega|ho sakda)$`,
    `(ਮੇਰੇ ਤੋਂ|ਮੈਥੋਂ) .. ਨਹੀਂ .. (ਹੋਣਾ|ਹੁੰਦਾ|ਹੋਵੇਗਾ|ਹੋ ਸਕਦਾ)$
(मुझसे|मुझ से) .. नहीं .. (होगा|होता|हो पाएगा|हो सकता)$`,
  ),
  cue(
    'godSilent',
    12,
    `(god|waheguru|krishna|bhagwan|he|guru ji) (doesnt|does not|dont|never|isnt|is not|wont|didnt) (even)? (listen|listening|hear|hears|answer|answers|care|help|listens|hearing)
why (does|doesnt|does not|would) (god|waheguru|krishna|bhagwan) .. (listen|hear|answer|help|care|let|allow)`,
    `(rabb|rab|waheguru|vaheguru|bhagwan|bhagvan|krishna|ishwar|god|uparwala|babaji|baba ji) .. (te|ta|tan|to|toh)? .. (sunda|sundi|sunda hi|sunta|sunte|sunda e|sunn) .. (nahi|ni|nhi)
(rabb|rab|waheguru|bhagwan|bhagvan|ishwar|god) .. (sunda|sunta|sunte|sundi) .. (kithe|kahan|kado|kab|kyon|kyu)
(rabb|rab|waheguru|bhagwan|bhagvan|ishwar|god) .. (nahi|ni|nhi) .. (sunda|sunta|sunte|sun raha|sun rahe|sundi)`,
    `(ਰੱਬ|ਵਾਹਿਗੁਰੂ|ਪ੍ਰਭੂ) .. (ਸੁਣਦਾ|ਸੁਣਦੇ) .. ਨਹੀਂ
(ਰੱਬ|ਵਾਹਿਗੁਰੂ|ਪ੍ਰਭੂ) .. ਨਹੀਂ .. (ਸੁਣਦਾ|ਸੁਣਦੇ|ਸੁਣੀ)
(भगवान|ईश्वर|कृष्ण|प्रभु) .. (सुनता|सुनते) .. नहीं
(भगवान|ईश्वर|कृष्ण|प्रभु) .. नहीं .. (सुनता|सुनते|सुन)`,
  ),
  cue(
    'ifAngry',
    12,
    `(what if|and if|if|but if|suppose|when|and when) (he|she|they|my .|mom|dad|mum) .. (shouts|shout|yells|yell|screams|scream|gets angry|get angry|gets mad|explodes|insults|swears)`,
    `(je|jey|agar|agr|ager|jab|jado|jadon) (oh|wo|woh|vo|ohna|unhe|unko) .. (gussa|gusse|chillaya|chillaye|cheekhya|bhadak|lad|ladya|gaali|gaal|galan)`,
    `(ਜੇ|ਜਦੋਂ|अगर|यदि|जब) (ਉਹ|ਉਹਨਾਂ|वह|वो|वे|उन्हें|उसे) .. (ਗੁੱਸਾ|ਗੁੱਸੇ|ਚੀਕ*|ਭੜਕ*|ਗਾਲ੍ਹਾਂ|ग़ुस्सा|गुस्सा|चिल्ला*|भड़क*|गाली)`,
  ),
  cue(
    'noAnswer',
    12,
    `(what if|and if|if|but if|suppose) (he|she|they|my .|mom|dad|mum|he still|she still|they still) .. (doesnt|dont|does not|wont|will not|do not|never|says no|say no|refuses|refuse|ignores|ignore|laughs|hangs up|cries|cry) .. (reply|answer|agree|listen|forgive|respond|talk|want|care|pick|understand|accept|come)?`,
    `(je|jey|agar|agr|ager) (oh|oho|ohne|ohna|wo|woh|vo|usne|us ne|unhone|unho ne|ohni) .. (na|nahi|ni|nhi|mana|inkar|gussa|jawab na)`,
    `ਜੇ (ਉਹ|ਉਹਨੇ|ਉਸ ਨੇ|ਉਸਨੇ|ਉਹਨਾਂ ਨੇ) .. (ਨਾ|ਨਹੀਂ|ਮਨ੍ਹਾ|ਨਾਂਹ|ਗੁੱਸੇ|ਗੁੱਸਾ|ਇਨਕਾਰ)
(अगर|यदि) (वह|वो|उसने|उन्होंने|वे) .. (न|ना|नहीं|मना|इनकार|नाराज़|ग़ुस्सा|गुस्सा)`,
  ),
  cue(
    'goesWrong',
    12,
    `if i (say|tell|complain|leave|go|ask|refuse|report|speak|stop|do that|do it|do this) .. (they|he|she|it|everyone|we|i) (will|would|ll|might|can|could) .. (fire|sack|kick|throw|lose|hate|beat|take|blame|ruin|be|get|go|never|stop|leave|think|say)
(what if|and if|but if|and what if) (i|we|he|she|they|it|this|that|my|the|someone|people)
(what if|and if|but if|suppose) (i|it|this|that|we|nothing|things) .. (fail|fails|doesnt|dont|cant|wont|goes wrong|go wrong|never|happens again|gets worse|stays|comes back|fall back|lose)`,
    `(karu|karun|kahu|kahun|batau|bataun|jau|jaun|chhodu|chodu|bolu|bolun|puchu|poochu) (to|toh) .. (nikal|naraz|gussa|chala|chali|maar|chhod|kho|khatam|band|hans|log)
(karan|kahan|dassan|javan|chhaddan|bolan|puchhan) (ta|tan|taan) .. (kadd|naraz|gusse|gussa|chala|chali|chhadd|khatam|band|hass|lok)
(je|agar|agr|ager) ... (ta|tan|to|toh|fir|phir|fer|pher)$
(je|agar|agr|ager) .. (fir|phir) (v|vi|bhi)? .. (nahi|na|ni|nhi|ho gaya|ho gya|fail|fel|hoya|hua)
(je|agar|agr|ager) (main|mai|mein|mere|mera|mujhse) .. (fir|phir|fail|na|nahi|ni|nhi)`,
    `(करूँ|करूं|कहूँ|कहूं|बताऊँ|बताऊं|जाऊँ|जाऊं|छोड़ूँ|छोड़ूं|बोलूँ|बोलूं|पूछूँ) तो .. (निकाल|नाराज़|गुस्सा|ग़ुस्सा|चले|चला|चली|छोड़|खो|ख़त्म|बंद|हँस|लोग)
(ਕਰਾਂ|ਕਹਾਂ|ਦੱਸਾਂ|ਜਾਵਾਂ|ਛੱਡਾਂ|ਬੋਲਾਂ|ਪੁੱਛਾਂ) ਤਾਂ .. (ਕੱਢ|ਨਾਰਾਜ਼|ਗੁੱਸੇ|ਚਲੇ|ਚਲਾ|ਚਲੀ|ਛੱਡ|ਖ਼ਤਮ|ਬੰਦ|ਹੱਸ|ਲੋਕ)
(ਜੇ|अगर|यदि) ... (ਤਾਂ|ਫਿਰ|ਫੇਰ|तो|फिर)$
ਜੇ (ਮੈਂ|ਫਿਰ|ਫੇਰ|ਇਹ|ਮੇਰੇ ਤੋਂ) .. (ਨਾ|ਨਹੀਂ|ਫੇਲ|ਫਿਰ|ਫੇਰ|ਰਹਿ)
(अगर|यदि) (मैं|फिर|यह|ये|मुझसे) .. (न|ना|नहीं|फेल|फिर|असफल)`,
  ),
  cue(
    'allowed',
    14,
    `(is it|am i|is that|isnt it|is this) (a)? (wrong|bad|sin|selfish|sinful|terrible|a bad person|normal|ok|okay|weak) .. (that|if|to|for|because) .. (i|feel|feeling|be|am|angry|hate|cry|sad|relieved|jealous)`,
    `(ki|kya) .. (gussa|rona|nafrat|naraz|dukhi|khush) .. (hona|karna|krna|aana) .. (galat|glt|paap|gunah|bura)`,
    `(ਕੀ|क्या) .. (ਗੁੱਸਾ|ਰੋਣਾ|ਨਫ਼ਰਤ|ਦੁਖੀ|गुस्सा|ग़ुस्सा|रोना|नफ़रत|दुखी) .. (ਹੋਣਾ|ਕਰਨਾ|ਆਉਣਾ|होना|करना|आना) .. (ਗ਼ਲਤ|ਗਲਤ|ਪਾਪ|ग़लत|गलत|पाप|बुरा)`,
  ),
  cue(
    'shouldI',
    12,
    `(would|will) it be (wrong|ok|okay|bad|right|better|selfish) (to|if i)
(am|would) i (be)? wrong (to|if i)
is it (wrong|ok|okay|right|better) (to|if i) .. (call|text|message|write|ask|leave|go|tell|say|stop|visit|block|meet|refuse|keep)
(do you think|you think|would you say) (i|we) (should|can|could|must)
(should|shall|do|can|must) (i|we) .. or (not|no|should i not|let|just|wait|stop|leave|keep|go|stay)
(keep|go on|carry on) .. or (let|give up|stop|leave|move on)
should (i|we) .. (leave|run|marry|go|stay|wait|tell|try|retake|quit|move|sell|call|say)
(should|shall|must|do|can) i .. (call|text|message|go|meet|visit|write|stop|tell|leave|wait|apologise|apologize|forgive|reply|block|talk|stay|keep|help|give|let|try) .. (him|her|them|it|or not|there|again|back|now|first|that|for)`,
    `(tuhanu|tenu|aapko|tumhe|apko) (ki|kya) (lagda|lagta|lgda|lgta)
(kya|ki) (hum|ham|asi|assi|main|mai|mein) .. (jaye|jayen|jaun|jau|javan|java|dewa|devan|karu|karan|kariye|lu|lan|chhad|chad|chhod)
(dassiye|dasiye|dassan|kariye|karie|jaiye|jaie|daiye|deiye|puchhiye|bataye|batayen|kare|karen|jaye|jayen|karu|karun|jau|jaun|javan|karan) (ya|ja|jaan|ki|ke) (na|nahi|ni|nhi)$
(bheju|bhejun|karu|karun|jau|jaun|du|dun|doon|lu|lun|rahu|rahun|bolu|bolun|batau|bataun|chhodu|chhodun|deva|devan|javan|karan|ladan|dassan|chukkan|rahan|kaddh dewan) (ya|ja|jaan|ki|ke) .. (nahi|na|ni|du|dun|doon|lu|lun|karu|karun|jau|rahu|rahun|rahan|karan|devan|deva|javan|jaane|maaf|chup)
(ki|kya|ta|tan|to|toh) .. (main|mai|mein) .. (ohnu|onu|usko|usse|use|unko|unse|unhe|ohde|us nu) .. (karu|karun|karan|kar du|kar dun|kar lu|kar lan|jau|jaun|javan|dassan|bata du|batau|maaf|chhad|chod|bulavan|milan|milu)`,
    `(ਤੁਹਾਨੂੰ|ਤੈਨੂੰ) ਕੀ ਲੱਗਦਾ
(आपको|तुम्हें) क्या लगता
क्या (मैं|हम) .. (जाऊँ|जाएँ|छोड़|कर लूँ|कर लें|दे दूँ|भाग)
(ਦੱਸੀਏ|ਕਰੀਏ|ਜਾਈਏ|ਦੇਈਏ|ਪੁੱਛੀਏ) (ਕਿ|ਜਾਂ) (ਨਾ|ਨਹੀਂ)
(बताएँ|बताएं|करें|जाएँ|जाएं|दें|पूछें) (या|कि) (न|ना|नहीं)
(ਜਾਵਾਂ|ਲੜਾਂ|ਦੇਵਾਂ|ਦਿਆਂ|ਦੱਸਾਂ|ਕਰਾਂ|ਚੁੱਕਾਂ|ਛੱਡਾਂ|ਲਿਆਵਾਂ|ਮਿਲਾਂ|ਬੋਲਾਂ) (ਕਿ|ਜਾਂ)
<!(ਕੀ|ਕਿਵੇਂ|ਕਿੱਥੇ|ਕਿਸ|ਕਿਹੜਾ) (ਦੇਵਾਂ|ਜਾਵਾਂ|ਦੱਸਾਂ|ਦੇ ਦਿਆਂ|ਕੱਢ ਦਿਆਂ|ਛੱਡ ਦਿਆਂ)$
(जाऊँ|जाऊं|दूँ|दूं|करूँ|करूं|लड़ूँ|लड़ूं|बताऊँ|बताऊं|उठाऊँ|उठाऊं|छोड़ूँ|बोलूँ|बोलूं|भेजूँ|भेजूं) (या|कि)
ਕੀ (ਮੈਂ|ਅਸੀਂ) .. (ਜਾਵਾਂ|ਜਾਈਏ|ਛੱਡ|ਕਰ ਲਵਾਂ|ਦੇ ਦਿਆਂ)
(ਕੀ|ਤਾਂ|ਫਿਰ) ਮੈਂ .. (ਉਸ|ਉਹਨੂੰ|ਉਸਨੂੰ|ਉਹਨਾਂ|ਉਹਦੇ) .. (ਕਰਾਂ|ਦਿਆਂ|ਜਾਵਾਂ|ਦੱਸਾਂ|ਮਿਲਾਂ|ਬੁਲਾਵਾਂ|ਲਵਾਂ)
(क्या|तो|फिर) मैं .. (उसे|उसको|उससे|उन्हें|उनसे|उनको) .. (करूँ|करूं|दूँ|दूं|जाऊँ|बताऊँ|मिलूँ|लूँ)`,
  ),
  cue(
    'whyThem',
    11,
    `why (does|do|is|are|did|would|cant|doesnt|dont|has|have|was|wont) (he|she|they|people|some people|everyone|someone) .. (do|hate|hurt|treat|act|behave|like|say|this|that|me|so|not|always|angry|mean|cruel|change|talk|understand|listen|love|lie|leave)`,
    `(kyu|kyon|kyun|kyo|kiun) .. (karda|kardi|karde|karta|karti|karte|bolda|boldi|bolde|bolta|bolti|bolte) .. (lok|log|oh|wo|hai|ne|han|hain|aisa|eda|iven)?
(lok|log|oh|wo|woh) .. (kyu|kyon|kyun|kyo|kiun) .. (karda|kardi|karde|karta|karti|karte|hain|hai|han|ne|bolde|bolte)`,
    `(ਲੋਕ|ਉਹ) .. ਕਿਉਂ .. (ਕਰਦਾ|ਕਰਦੀ|ਕਰਦੇ|ਬੋਲਦਾ|ਬੋਲਦੀ|ਬੋਲਦੇ|ਹਨ|ਨੇ|ਹੈ)
(लोग|वह|वो|वे) .. क्यों .. (करता|करती|करते|बोलता|बोलती|बोलते|हैं|है)`,
  ),
  cue(
    'todo',
    12,
    `what (do|should|can|shall|must|could|am|to) (i)? .. (do|to do|start with) .. (now|then|today|tomorrow|next|about it|about this|about that|first|tonight|exactly|actually|in the morning|with this|if|when|instead|until)?$
what (do|should|can|shall|must) i (actually|even|really)? do
(what|where|how) (do|should|to|can) (i)? (start|begin) .. (tomorrow|now|first|today|morning|from)?
how (do|should|can|to) (i|we)? (deal with|treat|handle|face|live with|behave with|cope with|talk sense into) (him|her|them|this|that|it|people)
(any|some|one) (practical|concrete|small|actual|real) (advice|step|steps|thing|tip|tips|help)
(practical|concrete) (advice|step|steps|help)
what (now|next|then)$
(so|ok|okay|and) (what|now what|then what|what then|what next)$`,
    `(ki|kya|kee) (kara|karan|karaan|kran|kra|karu|karun|kru|krun|kariye|kriye|karna|krna|karo|krna chahida|karna chahiye) .. (main|mai|fir|phir|hun|ab|ji|das*|bata*|kal|kall|mein|chahida|chahiye|hai|yaha se|hunn|aage)?
(main|mai|mein|hun|ab|fir|phir|to|ta|tan|kal|kall|aj|aaj|savere|subah) (ki|kya) (kar|kra|kr|karu|kara|karan)
(kiven|kive|kaise|kithon|kahan se|kidda) (shuru|suru)
(kiven|kive|kaise|kidda|kese) .. (rahan|rahu|rahun|sambhalu|sambhalan|sambhala|nibhavan|nibhau|pesh aau|pesh aavan|jhelu|jhallan|bitau)`,
    `ਕੀ (ਕਰਾਂ|ਕਰੀਏ|ਕਰਨਾ|ਕਰ)
(ਕਿਵੇਂ|ਕਿੱਥੋਂ) ਸ਼ੁਰੂ
ਕਿਵੇਂ (ਰਹਾਂ|ਸੰਭਾਲਾਂ|ਨਿਭਾਵਾਂ|ਝੱਲਾਂ|ਪੇਸ਼ ਆਵਾਂ)
कैसे (पेश आऊँ|पेश आऊं|रहूँ|रहूं|सँभालूँ|संभालूं|संभालूँ|निभाऊँ|झेलूँ)
क्या (करूँ|करूं|करू|करें|करना|कर)
(कैसे|कहाँ से) शुरू`,
  ),
  cue(
    'forThem',
    14,
    `(one|something|another|verse|line|shabad|shlok) .. for (my|him|her|them|our) (mother|mom|mum|mummy|father|dad|papa|wife|husband|son|daughter|brother|sister|friend|kids|children|grandmother|grandfather|nani|dadi|family|too|as well|also|please|now)?`,
    `(ik|ikk|ek|koi|kujh|kuch) ... (maa|mummy|papa|bapu|pita|mata|beta|bete|beti|putt|dhee|pati|patni|bhai|bhra|behan|bhen|dost|bache|bachche|ohna|ohde|unke|uske|dadi|nani) .. (lyi|layi|lai|liye|lie|vaste|waste)`,
    `(ਇੱਕ|ਇਕ|ਕੋਈ|ਕੁਝ) ... (ਮਾਂ|ਮੰਮੀ|ਪਾਪਾ|ਪਿਤਾ|ਪੁੱਤ|ਧੀ|ਪਤੀ|ਪਤਨੀ|ਭਰਾ|ਭੈਣ|ਦੋਸਤ|ਬੱਚਿਆਂ|ਉਸ|ਉਹਨਾਂ|ਦਾਦੀ|ਨਾਨੀ) .. (ਲਈ|ਵਾਸਤੇ)
(के लिए|लिए|ਲਈ|ਵਾਸਤੇ) .. (एक|कुछ|कोई|छोटी|छोटा|ਇੱਕ|ਕੁਝ|ਕੋਈ|ਛੋਟਾ|ਛੋਟੀ) .. (पंक्ति|श्लोक|शबद|वचन|ਤੁਕ|ਸ਼ਬਦ|ਪੰਕਤੀ|ਬਚਨ|ਸਲੋਕ)
(एक|कोई|कुछ) ... (माँ|मां|मम्मी|पापा|पिता|बेटे|बेटी|पति|पत्नी|भाई|बहन|दोस्त|बच्चों|उस|उसके|उनके|दादी|नानी) .. (लिए|वास्ते)`,
  ),
  cue('another', 4, '(another|more|one more|next|again)$', '(hor|aur|or)$', '(ਹੋਰ|और)$'),
  cue(
    'another',
    5,
    '(anything|something|what) (else|more)$',
    '(hor|aur|or) (kuch|kujh|kush)$\n(kuch|kujh|kush) (hor|aur|or)$',
    '(ਹੋਰ) ਕੁਝ$\n(और) कुछ$\nਕੁਝ ਹੋਰ$\nकुछ और$',
  ),
  cue(
    'another',
    9,
    `(another|one more|a different|different|next|more|other) (one|verse|shabad|shlok|shloka|quote|line|passage|please|pls)
(give|tell|show|send) (me)? (another|one more|more|a different|something else on)
(tell|give|say|show) (me)? something (new|else|different)
(go on|tell me more|say more|continue|more on this|anything else)
what (does|do|would|did) (god|krishna|the gita|gita|guru ji|the guru|gurbani|bani|waheguru|scripture|the granth) say .. (this|that|it)`,
    `(hor|aur|ek aur|ik hor|koi hor|koi aur|dusra|dooja|duja|agla) .. (das*|dso|ds|bata*|btao|shabad|shlok|slok|tuk|sunao|sun*|dijiye|do|deo|de|ji|vachan|bachan|bhej*)
(kujh|kuch|kush) (nava|nawa|naya|hor|aur|alag) (das*|bata*|sunao|dijiye)
(ek aur|ik hor|ikk hor|ek or) !(baat|gal|gall|sawal|swal|problem|dikkat|mushkil|din)
(bhagwan|krishna|gita|guru ji|guruji|bani|gurbani|nanak) .. (kya|ki) (bolte|kehte|kehnde|kehndi|kehti|kehnda|bolti|kahti|kahte) .. (is|iss|es|isme|ismein|isbare|is bare|ehde bare|iske bare)
(is|iss|es|ehde) .. (bhagwan|krishna|gita|guru ji|guruji|bani|gurbani|nanak) .. (kya|ki) (bolte|kehte|kehnde|kehndi|kehti)`,
    `(ਹੋਰ|ਇੱਕ ਹੋਰ|ਕੋਈ ਹੋਰ|ਦੂਜਾ|ਅਗਲਾ) .. (ਦੱਸ*|ਤੁਕ|ਸ਼ਬਦ|ਸਲੋਕ|ਸ਼ਲੋਕ|ਸੁਣਾ*|ਬਚਨ|ਦਿਓ|ਦਿਉ|ਭੇਜ*)
(और|एक और|कोई और|दूसरा|अगला) .. (बता*|श्लोक|वचन|शबद|सुना*|दीजिए|दो|भेज*)
(एक और|और एक) .. (इसी|इस|उसी) पर
कुछ (नया|और|अलग) (बता*|सुना*)
ਕੁਝ (ਨਵਾਂ|ਹੋਰ|ਵੱਖਰਾ) (ਦੱਸ*|ਸੁਣਾ*)
(कृष्ण|भगवान|गीता|गुरु जी|बाणी) .. क्या (कहते|कहती|बोलते) .. (इस|इसके|इसमें)
(ਇਸ|ਇਹਦੇ) .. (ਗੁਰੂ ਜੀ|ਬਾਣੀ|ਗੁਰਬਾਣੀ|ਗੀਤਾ) .. ਕੀ (ਕਹਿੰਦੇ|ਕਹਿੰਦੀ|ਆਖਦੇ|ਆਖਦੀ)`,
  ),
  cue(
    'helped',
    11,
    `(that|this|it|you) .. (helped|helps|was helpful|is helpful|is beautiful|was beautiful|made me cry|touched me|is nice|was nice|comforted|calmed) .. (me|a bit|a lot|little|today)?
(i feel|feeling) .. (better|lighter|calmer|relieved|peaceful) .. (now)?
(i will|will|gonna|going to|let me) (try|do) (it|that|this)? .. (today|tomorrow|tonight|now)?$`,
    `(dil|mann|man) .. (halka|haula|hola|shant|tikya) .. (ho|hua|hoya|hoia|gaya|gya|lagya)
(changa|accha|acha|achha|vadhiya|vadia) (lagya|laggya|lageya|laga|lgya|lga)
(skoon|sukoon|sakoon|rahat|araam|aaraam) (milya|mila|mileya|mili)
(dil|mann|man) .. (halka|haula|shant|shaant) (hai|aa|a)$
(koshish|kosis|try) (kardi|karda|karti|karta|karangi|karanga|karungi|karunga|karan gi|karke vekhdi|karke dekhta|karke dekhti) .. (han|haan|hu|hun|hoon|aan)?$`,
    `(ਮਨ|ਦਿਲ) .. (ਹੌਲਾ|ਹਲਕਾ|ਸ਼ਾਂਤ) .. (ਹੋਇਆ|ਹੋ|ਲੱਗਾ)
(ਚੰਗਾ|ਵਧੀਆ) (ਲੱਗਾ|ਲੱਗਿਆ)
(ਸਕੂਨ|ਆਰਾਮ|ਰਾਹਤ) ਮਿਲ*
(ਮਨ|ਦਿਲ) .. (ਸ਼ਾਂਤ|ਹੌਲਾ|ਹਲਕਾ) (ਹੈ|ਆ)$
(मन|दिल) .. (शांत|हल्का|हलका) (है|हूँ)$
ਕੋਸ਼ਿਸ਼ (ਕਰਦੀ|ਕਰਦਾ|ਕਰਾਂਗੀ|ਕਰਾਂਗਾ|ਕਰੂੰਗੀ|ਕਰੂੰਗਾ) .. (ਹਾਂ|ਆਂ)?$
कोशिश (करती|करता|करूँगी|करूँगा|करूंगी|करूंगा) .. (हूँ|हूं)?$
(मन|दिल) .. (हल्का|शांत) .. (हुआ|हो|लगा)
अच्छा लगा
(सुकून|आराम|राहत) मिल*`,
  ),
  cue(
    'night',
    9,
    `(good night|goodnight|gud night|gn|gnite|sweet dreams|going to sleep|off to bed|going to bed)`,
    `(shubh|shub|subh) (ratri|raat|rat|rattri)\n(shabba khair|shab bakhair)`,
    `(ਸ਼ੁਭ|ਸ਼ੁੱਭ) (ਰਾਤ|ਰਾਤਰੀ)\nਸ਼ੱਬਾ ਖ਼ੈਰ\nशुभ रात्रि\nशुभरात्रि`,
  ),
  cue(
    'bye',
    8,
    `(bye|goodbye|good bye|byebye|see you|take care|ttyl|talk later|catch you later|thats all|that is all|that will be all|i have to go|gotta go|got to go)`,
    `(rab|rabb) (rakha|raakha)
(alvida|chalda han|chaldi han|chalta hu|chalti hu|chalta hun|chalti hun|fir milange|phir milenge|fer milange)
(changa|chnga|acha|accha|achha|theek|thik|ok) (ji|hai)? (sat sri|satsri|ssa|waheguru|namaste|namaskar|ram ram|jai|radhe|hare)`,
    `(ਰੱਬ ਰਾਖਾ|ਅਲਵਿਦਾ|ਫਿਰ ਮਿਲਾਂਗੇ)
(ਚੰਗਾ|ਅੱਛਾ|ਠੀਕ ਹੈ) (ਜੀ)? (ਸਤਿ|ਸਤ|ਵਾਹਿਗੁਰੂ|ਰਾਮ ਰਾਮ|ਜੈ)
(अलविदा|फिर मिलेंगे|चलता हूँ|चलती हूँ)
(अच्छा|ठीक है) (जी)? (नमस्ते|नमस्कार|राम राम|जय|राधे|हरे)`,
  ),
]

const folds = (list: string) => new Set(tokenise(list).map(({ fold }) => fold))

/** Words that only receive what was said; a message of nothing else wants no answer but a receiving one. */
const NODS = folds(
  `ok okay okey kk k hmm hm hmmm umm mm mhm yes yeah yep ya yup sure fine right alright i see got it understood noted oh ah aha
  chal chalo koi gal gall baat nai nahi ni no problem its alright
  ji haan han haanji ha acha accha achha achchha theek thik thikk hai h sahi changa chnga chngaa vadhiya badhiya samajh samjh gaya gya gayi
  aa gayi gyi aya wow nice great good cool hun bas thk
  ਠੀਕ ਹੈ ਅੱਛਾ ਚੰਗਾ ਜੀ ਹਾਂ ਹਾਂਜੀ ਹੂੰ ਹਮਮ ਸਹੀ ਵਧੀਆ ਸਮਝ ਗਿਆ ਗਈ ਆ ਓਕੇ ਅੱਛਾ ਬੱਸ
  ठीक है अच्छा जी हाँ हां हाँजी हूँ हम्म सही बढ़िया समझ गया गई आ ओके बस`,
)
const MOST_NODS = 4

const NAMES: readonly (readonly [Language, ReadonlySet<string>])[] = [
  ['punjabi', folds('punjabi panjabi pnjabi ਪੰਜਾਬੀ पंजाबी')],
  ['hindi', folds('hindi hndi ਹਿੰਦੀ ਹਿੰਦੀ हिंदी हिन्दी')],
  ['english', folds('english inglish angrezi angreji angrzi ਅੰਗਰੇਜ਼ੀ ਅੰਗ੍ਰੇਜ਼ੀ ਇੰਗਲਿਸ਼ अंग्रेज़ी अंग्रेजी इंग्लिश')],
]
const WITHIN = folds('in into to vich vicho ch wich vch mein me main ਵਿੱਚ ਵਿਚ ਚ में मे')
const ASKING = folds(
  'please pls plz ji likho likhi das dasso dso das do bata batao btao bataiye bolo samjhao sunao translate again say tell write explain ਦੱਸੋ ਲਿਖੋ ਸਮਝਾਓ ਜੀ ਬੋਲੋ बताइए बताओ लिखिए लिखो समझाइए समझाओ बोलिए कहिए जी',
)
const MOST_OF_LANGUAGE = 8

/** 'in hindi please', 'punjabi ch likho', 'ਹਿੰਦੀ ਵਿੱਚ ਦੱਸੋ': the language that is wished for. */
function languageIn(tokens: readonly Token[]): Language | null {
  if (tokens.length > MOST_OF_LANGUAGE) return null
  for (const [language, names] of NAMES) {
    const at = tokens.findIndex(({ fold }) => names.has(fold))
    if (at < 0) continue
    const beside = [tokens[at - 1], tokens[at + 1]]
    const isWished = beside.some((one) => one !== undefined && (WITHIN.has(one.fold) || ASKING.has(one.fold)))
    if (isWished || tokens.length === 1) return language
  }
  return null
}

const LONGEST = Math.max(...CUES.map(({ most }) => most))

/** What a message is in relation to those before it; null where it has a matter of its own. */
export function relatingIn(tokens: readonly Token[]): Relating | null {
  if (tokens.length === 0) return null
  const to = languageIn(tokens)
  if (to !== null) return { kind: 'language', to }
  if (tokens.length <= MOST_NODS && tokens.every(({ fold, text }) => NODS.has(fold) || NODS.has(text)))
    return { kind: 'nod' }
  if (tokens.length > LONGEST) return null
  const message = views(tokens)
  const met = CUES.find(({ most, meets }) => tokens.length <= most && meets(message))
  return met === undefined ? null : { kind: met.kind }
}

const MEANT =
  /\b(?:i (?:actually )?mean[t]?|its about|it is about|i(?:'m| am) talking about|i was (?:asking|talking) about|mera matlab(?: hai)?)\b|ਮੇਰਾ ਮਤਲਬ|मेरा मतलब/iu
const CLAUSE = /[.,;!?।\n]+|\s+(?:but|par|lekin|ਪਰ|लेकिन|पर)\s+/iu
/** Words that only refuse. */
const REFUSES = folds(
  'no nope nah not sorry nahi ni ji na that this it oh eh ye wo ok but ਨਹੀਂ ਨਾ ਜੀ नहीं ना न जी uh um please pls',
)

/** What a correcting message says was meant, and what it refuses; either may be empty. */
export function correctionIn(message: string): { readonly meant: string; readonly refused: string } {
  const at = MEANT.exec(message)
  const clauses = (text: string) =>
    text
      .split(CLAUSE)
      .map((clause) => clause.trim())
      .filter((clause) => tokenise(clause).some(({ fold }) => !REFUSES.has(fold)))
  if (at !== null)
    return {
      meant: clauses(message.slice(at.index + at[0].length)).join('. '),
      refused: clauses(message.slice(0, at.index)).join('. '),
    }
  const misheard = CUES.find(({ kind }) => kind === 'misheard')
  const refuses = (clause: string) => misheard?.meets(views(tokenise(clause))) === true
  const all = clauses(message)
  return { meant: all.filter((clause) => !refuses(clause)).join('. '), refused: '' }
}

/** Whether a message says that it belongs to what was told: 'it started after …', 'since then'. */
export const joins = anyOf(
  lines(
    'english',
    `(it|this|that|all this|everything|it all) (started|began|happened|starts|begins|has been) .. (when|after|since|because|with|from|like)
(ever)? since (then|that|he|she|my|the|we|i)
(because|thats because|that is because) .. (of|my|he|she|i|we)`,
  ),
  lines(
    'roman',
    `(eh|ye|yeh|sab|sabh|ehe|oh|wo) .. (shuru|suru) .. (hoya|hua|hoia|hoi|hui)
(shuru|suru) (hoya|hua|hoia|hoi|hui)
(jado|jadon|jab|jabse|jadton) .. (da|di|de|se|to|ton)
(udon|odon|tab|us din|tad) (ton|to|se|da)`,
  ),
  lines(
    'indic',
    `ਸ਼ੁਰੂ (ਹੋਇਆ|ਹੋਈ|ਹੋਏ)
(ਜਦੋਂ|ਉਦੋਂ|ਉਸ ਦਿਨ) (ਦਾ|ਦੀ|ਦੇ|ਤੋਂ)
शुरू (हुआ|हुई|हुए)
(जब|तब|उस दिन) से`,
  ),
)
