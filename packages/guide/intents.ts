import type { Theme } from './corpus.ts'
import type { Intent } from './intentNames.ts'
import type { Token } from './normalise.ts'
import { tokenise } from './normalise.ts'
import { anyOf, lines, views } from './pattern.ts'

export type { Intent } from './intentNames.ts'

const GREETINGS = tokenise(
  `sat sri shri shree siri akal sasriakal satsriakal sasrikal ssa waheguru vaheguru wahe guru waheguruji guruji khalsa
  fateh fatah gurfateh namaste namaskar namaskaram namastey pranam parnam jai jay shree krishna krishn krsna radhe radhey
  hare hari om ram ramram siya kanha govinda gobind hello helo hi hii hiii hey heyy hola good morning evening afternoon
  day greetings kiddan kidan kida haal hal chaal kaise kaisi kese ho hain hai aap ap tusi tussi tuhada tuhadi theek thik
  sab changa nanak dev how are you doing there dear sir everyone ਸਤ ਸ੍ਰੀ ਸਤਿ ਸਿਰੀ ਅਕਾਲ ਵਾਹਿਗੁਰੂ ਵਾਹਿਗੁਰੂਜੀ ਖ਼ਾਲਸਾ ਖਾਲਸਾ ਫ਼ਤਿਹ
  ਫਤਹਿ ਫਤਿਹ ਗੁਰਫ਼ਤਹਿ ਨਮਸਤੇ ਪ੍ਰਣਾਮ ਗੁਰੂ ਹੈਲੋ ਕਿੱਦਾਂ ਹਾਲ ਤੁਹਾਡਾ ਠੀਕ ਜੈ ਕ੍ਰਿਸ਼ਨ ਰਾਧੇ ਹਰੇ ਸਤਿਸ੍ਰੀਅਕਾਲ ਸ਼ੁਭ ਸਵੇਰ नमस्ते नमस्कार प्रणाम
  जय श्री कृष्ण कृष्णा राधे हरे हरि ओम ॐ राम सत अकाल वाहेगुरु गुरु हेलो हैलो हाय कैसे कैसी शुभ प्रभात संध्या रात्रि सुप्रभात`,
)
const FILLERS = tokenise(
  'ji jee ka ki ke da di de ਜੀ ਦਾ ਦੀ ਕਾ ਕੀ ਹੈ ਹੋ ਤੁਸੀਂ जी का की के है हैं हो आप to my the prabhu lord baba dada veer ਬਾਬਾ',
)
const greetingWords = new Set(GREETINGS.map((t) => t.fold))
const fillerWords = new Set(FILLERS.map((t) => t.fold))

const isGreeting = (tokens: readonly Token[]): boolean =>
  tokens.some((t) => greetingWords.has(t.fold)) &&
  tokens.every((t) => greetingWords.has(t.fold) || fillerWords.has(t.fold))

/**
 * A message without the greeting before it, where something stands after that: what 'Sat Sri Akal ji, …' begins is
 * about its matter, not about greeting.
 */
export function withoutGreeting(tokens: readonly Token[]): readonly Token[] {
  const begins = tokens.findIndex((t) => !greetingWords.has(t.fold) && !fillerWords.has(t.fold))
  const greeted = tokens.slice(0, begins).some((t) => greetingWords.has(t.fold))
  return begins > 0 && greeted ? tokens.slice(begins) : tokens
}

const thanks = anyOf(
  lines(
    'english',
    `(thank|thanks|thankyou|thanku|thnx|thnks|thx|tysm|ty) !(god|to god|waheguru|to waheguru|krishna|lord|the lord)
(this|that|it|you) (really|was|is|helped|has)? (helped|helpful|comforting|beautiful|so nice|very nice)
(bye|goodbye|good night|goodnight|see you)
(appreciate it|appreciate that|i appreciate|bless you|god bless you|good answer|that helps|this helps|well said|point taken|enough for tonight|enough for today)
(talk|come back|write) (to you)? (tomorrow|later|again soon)`,
  ),
  lines(
    'roman',
    `(dhanwad|dhanvad|dhanyavad|dhanyawad|dhanyavaad|dhanwaad|shukriya|shukria|meharbani|mehrbani|bahut vadiya|bahut accha laga|bahut changa lagga|changa lagga|accha laga|acha laga|alvida|abhar|aabhar|jiunde raho|jeonde raho|jug jug jiyo|theek aa ji|theek hai ji|shubh ratri)
(kal|fir|fer|phir) .. (baat karungi|baat karunga|gal karange|gall karange|milte hain|milde aan|mildey haan)
(kal ton|kal se|ajj ton|aaj se) .. (baithungi|baithunga|karungi|karunga|karanga|karangi|dassunga|dassangi)`,
  ),
  lines(
    'indic',
    `(ਧੰਨਵਾਦ|ਸ਼ੁਕਰੀਆ|ਮਿਹਰਬਾਨੀ|धन्यवाद|शुक्रिया|मेहरबानी|आभार|जीते रहो|शुभ रात्रि|अच्छा लगा|चलती हूँ|चलता हूँ|बहुत अच्छा लगा|ਚੰਗਾ ਲੱਗਾ|ਜਿਉਂਦੇ ਰਹੋ|ਜੁੱਗ ਜੁੱਗ ਜੀਓ|ਸ਼ੁਭ ਰਾਤ|ਸ਼ਬਾ ਖ਼ੈਰ)
(कल|फिर) .. (बात करूँगी|बात करूँगा|मिलते हैं|मिलूँगी|मिलूँगा)
(ਕੱਲ੍ਹ|ਫਿਰ|ਫੇਰ) .. (ਗੱਲ ਕਰਾਂਗੇ|ਗੱਲ ਕਰਾਂਗਾ|ਗੱਲ ਕਰਾਂਗੀ|ਮਿਲਦੇ ਹਾਂ|ਚੁੱਕਾਂਗੇ|ਦੱਸਾਂਗਾ|ਦੱਸਾਂਗੀ)`,
  ),
)

const claim = anyOf(
  lines(
    'english',
    `are you (really|actually|truly|the real|the|a|an|my|just|in fact)? (really|real|true|living)? (krishna|shri krishna|lord|lord krishna|guru|guru nanak|nanak|guru nanak dev ji|god|bhagwan|waheguru|avatar|divine|prophet|saint|human|real|real person|person|man|woman|robot|bot|machine|computer|ai|chatgpt|gpt)
(is|am i) (this|it|talking to|speaking to|speaking with|chatting with|talking with) .. (really|actually|real)? .. (krishna|guru|guru nanak|god|human|ai|bot|machine|person)
(pretend|act|speak|talk|answer|reply|behave|roleplay|role play) .. (as|like|to be|you are|if you were) .. (krishna|guru|guru nanak|god|lord)
(you are|youre|ur) (krishna|god|guru nanak|my guru|lord|bhagwan|not real|an ai|fake)
who made you`,
  ),
  lines(
    'roman',
    `(ki|kya) .. (tusi|tu|tum|aap|ap|tussi|tuc) .. (sach|sachi|sachmuch|sach me|sacchi|sachche|asli|asal|khud|aap)? .. (krishna|krishan|krishn|bhagwan|guru nanak|guru|nanak|rabb|rab|insan|insaan|machine|robot|ai|computer|bhagvan|waheguru) !(nu|ko|te|par|pe|de|da|ke|ka|di|ki|ne|bare|wich|vich|me)
(tusi|tum|aap|tu|tussi) (sach|sachi|sachmuch|sach me|asli|hi) .. (krishna|krishan|bhagwan|guru nanak|guru|rabb|rab|insan|insaan|machine|robot|waheguru)
(krishna|krishan|guru nanak|bhagwan|guru) (ban ke|bankar|ban kar|vang|vangu|di tarah|ki tarah) .. (bol*|gal*|baat*|jawab|answer|das*)`,
  ),
  lines(
    'indic',
    `क्या (आप|तुम|तू) .. (सच|सचमुच|असली|वास्तव|ख़ुद|स्वयं)? .. (कृष्ण|श्रीकृष्ण|भगवान|गुरु|ईश्वर|इंसान|मनुष्य|मशीन|रोबोट|कंप्यूटर|एआई) !(को|के|का|की|में|पर|से|ने)
(आप|तुम) (सच में|सचमुच|असली|ही) .. (कृष्ण|भगवान|गुरु|इंसान|मशीन|रोबोट)
(कृष्ण|गुरु नानक|भगवान|गुरु) (बनकर|बन कर|की तरह) .. (बोल*|बात*|जवाब|उत्तर)
ਕੀ (ਤੁਸੀਂ|ਤੂੰ|ਆਪ) .. (ਸੱਚ|ਸੱਚਮੁੱਚ|ਸੱਚੀਂ|ਅਸਲੀ|ਖ਼ੁਦ)? .. (ਗੁਰੂ|ਗੁਰੂ ਨਾਨਕ|ਕ੍ਰਿਸ਼ਨ|ਰੱਬ|ਭਗਵਾਨ|ਵਾਹਿਗੁਰੂ|ਇਨਸਾਨ|ਮਨੁੱਖ|ਮਸ਼ੀਨ|ਰੋਬੋਟ|ਕੰਪਿਊਟਰ) !(ਨੂੰ|ਦੇ|ਦਾ|ਦੀ|ਵਿੱਚ|ਉੱਤੇ|ਤੇ|ਨੇ)
(ਤੁਸੀਂ|ਤੂੰ) (ਸੱਚਮੁੱਚ|ਸੱਚੀਂ|ਅਸਲੀ|ਹੀ) .. (ਗੁਰੂ|ਕ੍ਰਿਸ਼ਨ|ਰੱਬ|ਇਨਸਾਨ|ਮਸ਼ੀਨ)
(ਗੁਰੂ ਨਾਨਕ|ਗੁਰੂ|ਕ੍ਰਿਸ਼ਨ|ਰੱਬ) (ਬਣ ਕੇ|ਵਾਂਗ) .. (ਬੋਲ*|ਗੱਲ*|ਜਵਾਬ)`,
  ),
)

const identity = anyOf(
  lines(
    'english',
    `(who|what) (are|r) (you|u) !(doing|saying|talking)
(whats|what is) (your|ur) (name|job|purpose)
(what|how) (can|do) you (do|help|work) !(when|if|about)
(tell me about|introduce) (yourself|your self)
what is this (app|website|chat|site|satsang)`,
  ),
  lines(
    'roman',
    `(tusi|tussi|tuc|aap|ap|tum|tu) (kaun|kon|koun|kaon|kya|ki) (ho|hain|hai|hon|he|ho ji|han)
(aapka|apka|tuhada|tumhara|tera) (naam|nam|na) (ki|kya)
(kaun|kon|koun) (ho|hain|hai) (tusi|aap|tum|tu)`,
  ),
  lines(
    'indic',
    `(ਤੁਸੀਂ|ਤੂੰ|ਆਪ) (ਕੌਣ|ਕੀ) (ਹੋ|ਹੈਂ|ਹੈ|ਕਰਦੇ)
(ਤੁਹਾਡਾ|ਤੇਰਾ) (ਨਾਂ|ਨਾਮ|ਨਾਓਂ) ਕੀ
(आप|तुम|तू) (कौन|क्या) (हैं|हो|है|करते)
(आपका|तुम्हारा|तेरा) नाम क्या`,
  ),
)

const prediction = anyOf(
  lines(
    'english',
    `(horoscope|astrology|astrologer|kundli|kundali|zodiac|palmistry|numerology|tarot|rashi|rashifal|manglik|lucky number|lucky day|fortune|birth chart|star sign|janam patri)
(will|shall) i (ever)? be (rich|famous|married|happy|successful|selected|a mother|a father|promoted)
(will|shall) i (ever)? (get|pass|become|marry|have|find|win|go|clear|succeed|meet|die|recover|earn|crack|make)
when (will|shall|would) (i|my|he|she|we|they|it) !(die|learn to)
(will) (he|she|they|my husband|my wife|my ex|my girlfriend|my boyfriend|my son|my daughter) (ever)? (come|return|love|marry|get|pass|call|forgive|change)
(predict|prediction|predictions|tell my future|tell me my future|see my future|know my future|what does my future|my future hold|what will happen to me|what will happen in my)
(lottery|satta) (number|numbers)
(which|what) (gemstone|stone|gem)`,
  ),
  lines(
    'roman',
    `(rashifal|rashi fal|kundli|kundali|janam patri|janampatri|janmpatri|jyotish|jotish|jotshi|pandit nu hath|hast rekha|manglik|mangal dosh|shani|sade sati|sadesati|rahu|ketu|grah|graha|lottery)
(kad|kadon|kdo|kab|kado) .. (hovega|hovegi|hougi|houga|hou|hogi|hoga|milegi|milega|milugi|milu|lagegi|lagega|lagu|banega|banegi|aavega|aayega|aavegi|aayegi|jawanga|jawangi|jaunga|jaungi)
(ki|kya) (mera|meri|main|mai|mainu|mujhe|o|oh|woh|wo) .. (pass|viah|shadi|shaadi|naukri|nokri|job|visa|vapas|wapas|select) .. (hovega|hovegi|hougi|hou|hogi|hoga|milegi|milega|milu|lagegi|lagega|aayega|aavega|ho jaunga|ho jawanga|ho jaungi|ho jawangi|jaega|jayega|javega|ho jayegi|ho javegi|ho jayega|ho javega)
(mera|meri) (bhavishya|bhavikh|future|kismat) (ki|kya|kaisa|kiven|kive|das*|bata*|dekh*)`,
  ),
  lines(
    'indic',
    `(राशिफल|कुंडली|कुण्डली|ज्योतिष*|जन्मपत्री|जन्मकुंडली|हस्तरेखा|मांगलिक|मंगल दोष|शनि|साढ़ेसाती|राहु|केतु|ग्रह|लॉटरी|राशि)
कब .. (होगी|होगा|मिलेगी|मिलेगा|लगेगी|लगेगा|आएगा|आएगी|जाऊँगा|जाऊँगी|बनूँगा|बनूँगी)
क्या (मेरी|मेरा|मैं|मुझे|वह|वो) .. (पास|शादी|विवाह|नौकरी|वीज़ा|वापस|सफल|चयन) .. (होगी|होगा|मिलेगी|मिलेगा|लगेगी|आएगा|आएगी|हो जाऊँगा|हो जाऊँगी|हो जाएगी|हो जाएगा)
मेरा भविष्य (क्या|कैसा|बताइए|बताओ|बताएँ)
(ਰਾਸ਼ੀਫਲ|ਕੁੰਡਲੀ|ਜੋਤਿਸ਼*|ਜੋਤਸ਼ੀ|ਜਨਮ ਪੱਤਰੀ|ਜਨਮਪੱਤਰੀ|ਹਸਤ ਰੇਖਾ|ਮੰਗਲੀਕ|ਸ਼ਨੀ|ਰਾਹੂ|ਕੇਤੂ|ਗ੍ਰਹਿ|ਲਾਟਰੀ|ਰਾਸ਼ੀ)
(ਕਦੋਂ|ਕਦ) .. (ਹੋਵੇਗਾ|ਹੋਵੇਗੀ|ਹੋਊ|ਮਿਲੇਗੀ|ਮਿਲੇਗਾ|ਮਿਲੂ|ਲੱਗੇਗੀ|ਲੱਗੇਗਾ|ਲੱਗੂ|ਆਵੇਗਾ|ਆਵੇਗੀ|ਜਾਵਾਂਗਾ|ਜਾਵਾਂਗੀ|ਬਣੇਗਾ|ਬਣੇਗੀ)
ਕੀ (ਮੇਰਾ|ਮੇਰੀ|ਮੈਂ|ਮੈਨੂੰ|ਉਹ) .. (ਪਾਸ|ਵਿਆਹ|ਨੌਕਰੀ|ਵੀਜ਼ਾ|ਵਾਪਸ|ਸਫਲ) .. (ਹੋਵੇਗਾ|ਹੋਵੇਗੀ|ਹੋਊ|ਮਿਲੇਗੀ|ਮਿਲੇਗਾ|ਮਿਲੂ|ਲੱਗੇਗਾ|ਲੱਗੇਗੀ|ਆਵੇਗਾ|ਆਵੇਗੀ|ਹੋ ਜਾਵਾਂਗਾ|ਹੋ ਜਾਵਾਂਗੀ|ਹੋ ਜਾਵੇਗਾ|ਹੋ ਜਾਵੇਗੀ)
ਮੇਰਾ ਭਵਿੱਖ (ਕੀ|ਕਿਹੋ|ਦੱਸੋ|ਕਿਵੇਂ)`,
  ),
)

const invention = anyOf(
  lines(
    'english',
    `(write|compose|create|invent|make up|makeup|fabricate|generate|author|imagine|improvise) ... (shabad|shabads|shloka|shlokas|shlok|sloka|slokas|verse|verses|gurbani|bani|scripture|salok|pauri|hymn|gita|hukamnama|chapter|mantra)
(new|fake|made up|your own|original|custom|personal) (shabad|shloka|shlok|sloka|verse|verses|gurbani|bani|scripture|salok|pauri|hymn|chapter|mantra)
in the style of (guru|the guru|the gita|gita|gurbani|krishna|guru nanak|the guru granth|kabir|scripture)`,
  ),
  lines(
    'roman',
    `(nava|nawa|naya|nayi|navi|nwa|apna|apni|khud|khud da|apne aap|apne kolon|apne kolo) .. (shabad|shlok|shalok|salok|bani|gurbani|shloka|pauri|verse|mantra|doha) .. (likh*|bana*|rach*|ghad*)
(shabad|shlok|salok|bani|gurbani|shloka|verse|doha|shalok|pauri|mantra) .. (likh ke de*|likh do|likho|likhdo|likh deo|likh dio|bana do|bana deo|bana dio|bana ke|bana kar|banao|rach do|rach deo|racho|likh kar|likh de)`,
  ),
  lines(
    'indic',
    `(नया|नई|अपना|ख़ुद|स्वयं) .. (श्लोक|शबद|बाणी|गुरबाणी|मंत्र|दोहा) .. (लिख*|बना*|रच*|गढ़*)
(श्लोक|शबद|बाणी|गुरबाणी|मंत्र|दोहा) .. (लिखिए|लिखो|लिख दो|लिखकर|लिख कर|बनाइए|बनाओ|बना दो|बनाकर|रचो|रचिए|रच दो|रचकर)
(ਨਵਾਂ|ਨਵੀਂ|ਆਪਣਾ|ਆਪਣੀ|ਖ਼ੁਦ) .. (ਸ਼ਬਦ|ਸਲੋਕ|ਬਾਣੀ|ਗੁਰਬਾਣੀ|ਮੰਤਰ|ਪਉੜੀ|ਸ਼ਲੋਕ) .. (ਲਿਖ*|ਬਣਾ*|ਰਚ*|ਘੜ*)
(ਸ਼ਬਦ|ਸਲੋਕ|ਬਾਣੀ|ਗੁਰਬਾਣੀ|ਮੰਤਰ|ਪਉੜੀ|ਸ਼ਲੋਕ) .. (ਲਿਖੋ|ਲਿਖ ਦਿਓ|ਲਿਖ ਕੇ|ਬਣਾਓ|ਬਣਾ ਦਿਓ|ਬਣਾ ਕੇ|ਰਚੋ|ਰਚ ਦਿਓ|ਰਚ ਕੇ)`,
  ),
)

const INSULT_WORDS = new Set(
  tokenise(
    `stupid idiot idiots dumb moron useless fool nonsense bullshit shit fuck fck fucking crap trash garbage rubbish pathetic
    loser bloody bastard bitch asshole hate bakwas bakvas bakwaas bewakoof bevkoof bewkoof bekar bekaar kutta kutte kutti
    kamina kamine kameena harami haraami chutiya chutya chutiye bhenchod bhenchodh behenchod madarchod gadha gadhe ullu
    pagal paagal ghatiya faltu faaltu lallu jhalla khotta khoteya ਬਕਵਾਸ ਕੁੱਤਾ ਕੁੱਤੇ ਪਾਗਲ ਬੇਵਕੂਫ਼ ਬੇਕਾਰ ਘਟੀਆ ਖੋਤਾ ਮੂਰਖ ਕਮੀਨਾ ਫ਼ਜ਼ੂਲ
    बकवास कुत्ता कुत्ते पागल बेवकूफ़ बेकार घटिया गधा मूर्ख कमीना हरामी फ़ालतू`,
  ).map((t) => t.fold),
)
const ADDRESS_WORDS = new Set(
  tokenise(
    `you u ur your youre are r is a an the so such this that bot app ai guide guru go off shut up tu tum tusi tussi aap ap
    hai ho ਤੂੰ ਤੁਸੀਂ ਹੈਂ ਹੋ ਇਹ ਹੈ ਕਿੰਨੀ ਕਿੰਨਾ ਬਹੁਤ तू तुम आप है हैं हो यह बहुत really very just bahut eh yeh ye sala saala oye oi i`,
  ).map((t) => t.fold),
)
const isInsult = (tokens: readonly Token[]): boolean =>
  tokens.some((t) => INSULT_WORDS.has(t.fold)) &&
  tokens.every((t) => INSULT_WORDS.has(t.fold) || ADDRESS_WORDS.has(t.fold))
const insult = anyOf(
  lines(
    'english',
    `(you|u|youre|your|ur|this app|this bot|this ai|this guide) (are|r|is|re)? (all|just|so|such|really|very|a|an|the|totally|completely|fucking)? (a|an|such)? (stupid|idiot|dumb|moron|useless|fool|nonsense|bullshit|shit|trash|garbage|rubbish|pathetic|liar|fraud|scam|fake|worthless|terrible|worst)
(fuck|screw|damn) (you|u|off|this)
shut (up|your mouth)
i hate (you|u|this app|this bot|this guide)`,
  ),
  lines(
    'roman',
    `(tu|tum|tusi|aap|tussi|teri|tera|tuc) .. (bewakoof|bevkoof|pagal|paagal|kutta|kutte|kamina|harami|chutiya|gadha|ullu|bakwas|bekar|ghatiya|maa ki|maa di|bhen di|faltu|jhootha|jhutha|fraud)
(bakwas|bakvas|bakwaas) (na|mat|band|karda|karta|karte)
(bhenchod|bhenchodh|behenchod|madarchod|chutiya|chutiye|harami)`,
  ),
  lines(
    'indic',
    `(तू|तुम|आप) .. (बेवकूफ़|पागल|कुत्ता|कुत्ते|कमीना|मूर्ख|गधा|बकवास|बेकार|घटिया|झूठे) !(महसूस)
बकवास (बंद|मत|न)
(ਤੂੰ|ਤੁਸੀਂ) .. (ਬੇਵਕੂਫ਼|ਪਾਗਲ|ਕੁੱਤਾ|ਕਮੀਨਾ|ਮੂਰਖ|ਖੋਤਾ|ਬਕਵਾਸ|ਬੇਕਾਰ|ਘਟੀਆ|ਝੂਠੇ)
ਬਕਵਾਸ (ਬੰਦ|ਨਾ)`,
  ),
)

const outside = anyOf(
  lines(
    'english',
    `(cricket|football|match|ipl|hockey) (score|scores|result|team|live)
(score|scores) (of|in|for) .. (match|game|cricket|ipl)
(who|which team) (won|will win|is winning|scored)
(weather|temperature|forecast) (today|tomorrow|in|for|like|report)
(whats|what is|hows|how is|tell me) (the)? weather
(python|javascript|java|html|sql|typescript|php|kotlin|c programming|programming language)
(write|fix|debug|generate|explain) .. (code|program|script|function|algorithm|app)
(recipe|recipes|how to cook|how to make) .. (paneer|dal|biryani|cake|curry|chicken|roti|food|tea|pizza|butter)?
(share|stock|bitcoin|crypto|gold|petrol) (price|market|rate|tips|prices)
(buy|sell|invest in) .. (stock|stocks|shares|bitcoin|crypto)
(capital|population|president|prime minister|currency) of
(who|which party) .. (election|elections|vote for|prime minister|chief minister)
(should i|whom to|who to) .. vote
translate (this|to|into|it|the)
translation of
(what is|whats|solve|calculate) .. [0-9]* (plus|times|minus|divided|x)
(solve|equation|algebra|trigonometry|integral|derivative)
(tell|say|share|give) (me)? (a|another|some)? (joke|jokes|shayari|riddle)
(movie|movies|netflix|film|bollywood|song lyrics|web series|actor|actress) 
(write|draft|make) .. (essay|email|resume|cv|letter|application|poem|song|blog|assignment)
(train|flight|bus|hotel|ticket|tickets) (booking|time|timing|timings|status|book)
(book|cheap) .. (flight|ticket|tickets|hotel)
(best|cheapest|which) (phone|mobile|laptop|car|bike|tv)
(latest|todays|breaking) news`,
  ),
  lines(
    'roman',
    `(cricket|match|ipl|kabaddi|hockey) .. (score|kaun jit*|kon jit*|kaun jeet*|kon jeet*|kis ne jit*)
(mausam|mosam) .. (ki|kya|kaisa|kiven|kive|kiho|haal)
(chutkula|chutkule|joke|shayari|gaana|gana|film|movie|cinema) .. (suna*|sun*|das*|bata*|likh*|vekh*|dekh*|kehdi)
(code|program) .. (likh*|bana*)
(recipe|banaun da tarika|banane ka tarika|banane ki vidhi)
(sone|gold|petrol|diesel) .. (rate|bhav|bhaav|daam|mull)
(vote|election|chon|chona|chunav) .. (kis nu|kisko|kaun|kon|kehdi|kise)`,
  ),
  lines(
    'indic',
    `(क्रिकेट|मैच|आईपीएल) .. (स्कोर|कौन जीत*|किसने जीत*)
मौसम .. (क्या|कैसा|हाल)
(चुटकुला|चुटकुले|शायरी|गाना|फ़िल्म) .. (सुना*|बता*|लिख*)
(कोड|प्रोग्राम) .. (लिख*|बना*)
(रेसिपी|बनाने की विधि|बनाने का तरीका)
(सोने|पेट्रोल|शेयर) .. (भाव|दाम|क़ीमत|रेट)
(वोट|चुनाव) .. (किसे|किसको|कौन)
(ਕ੍ਰਿਕਟ|ਮੈਚ|ਕਬੱਡੀ|ਆਈਪੀਐੱਲ) .. (ਸਕੋਰ|ਕੌਣ ਜਿੱਤ*|ਕਿਸ ਨੇ ਜਿੱਤ*)
ਮੌਸਮ .. (ਕੀ|ਕਿਹੋ|ਕਿਵੇਂ|ਹਾਲ)
(ਚੁਟਕਲਾ|ਚੁਟਕਲੇ|ਸ਼ਾਇਰੀ|ਗਾਣਾ|ਫ਼ਿਲਮ) .. (ਸੁਣਾ*|ਦੱਸ*|ਲਿਖ*)
(ਕੋਡ|ਪ੍ਰੋਗਰਾਮ) .. (ਲਿਖ*|ਬਣਾ*)
(ਰੈਸਿਪੀ|ਬਣਾਉਣ ਦਾ ਤਰੀਕਾ|ਬਣਾਉਣ ਦੀ ਵਿਧੀ)
(ਸੋਨੇ|ਪੈਟਰੋਲ|ਸ਼ੇਅਰ) .. (ਭਾਅ|ਮੁੱਲ|ਰੇਟ)
(ਵੋਟ|ਚੋਣਾਂ) .. (ਕਿਸ|ਕਿਸਨੂੰ|ਕੌਣ)`,
  ),
)

const ritual = anyOf(
  lines(
    'english',
    `(rehat|maryada|rehat maryada|kurahit|amrit sanchar|anand karaj|akhand path|sehaj path|bhog ceremony|antim ardas|antam sanskar|five ks|kirpan|kachera|panj kakar|shraddh|shradh|pitru|pind daan|havan|muhurat|muhurta|upanayan|mundan|griha pravesh|janeu|ekadashi|satyanarayan|kalash|abhishek)
(cut|cutting|trim|trimming|shave|shaving|remove|removing) .. (hair|beard|kesh|eyebrows|eyebrow)
(allowed|permitted|permissible|sin|wrong|ok|okay|can|may|should|do) .. (eat|eating) .. (meat|egg|eggs|chicken|fish|beef|pork|mutton|onion|onions|garlic|non veg|nonveg)
(eat|eating) (meat|eggs|egg|chicken|fish|non veg|nonveg|beef|pork) .. (allowed|sin|wrong|permitted|ok)
(take|taking|took|when to take|ready for) amrit
(wear|wearing|tie|tying) .. (turban|kara|kirpan|tilak|thread|dastar|patka|janeu)
(fast|fasting|vrat|vrats) (on|for|rules|rule|day|ekadashi|correctly|allowed)
(rules|rule|procedure|method|correct way|right way|vidhi) (of|for|to) .. (puja|pooja|worship|fast|fasting|vrat|havan|path|nitnem|ardas|wedding|funeral|cremation)
(how|when) (to|do i|do we|should i) (perform|do|offer) .. (puja|pooja|havan|aarti|arti|shradh|ardas|akhand|last rites|shiv|lakshmi|ganesh|satyanarayan|jal)
(periods|menstruation|menstruating|period) .. (temple|puja|pooja|gurdwara|path|pray|mandir|scripture|read)
(temple|puja|pooja|gurdwara|path|pray|mandir) .. (periods|menstruation|menstruating|period)
(marry|marrying|marriage) .. (non sikh|in the gurdwara|in gurdwara|non hindu)
(which|what) (banis|bani|path|prayers|mantra|mantras|direction|day) .. (nitnem|daily|recite|chant|wear|face|should i do)`,
  ),
  lines(
    'roman',
    `(rehat|rahit|maryada|kurahit|amrit sanchar|amrit chhak*|amrit shak*|anand karaj|akhand path|sehaj path|antim sanskar|antam sanskar|kachhera|shradh|shraadh|pind daan|pinddaan|muhurat|mahurat|janeu|griha pravesh|ekadashi|pooja vidhi|puja vidhi|vrat vidhi|tarpan)
(kes|kesh|vaal|bal|baal|dahri|dari|daadhi|dadhi) .. (kat*|kaat*|katwa*|cut*|kata*)
(meat|maas|mas|anda|ande|murga|machhi|macchi|shrab nahi|pyaz|pyaaz|lahsun) .. (kha*|khaa*) 
(vrat|varat|vart|upvas|upwas) (rakh*|kiven|kaise|ki vidhi|di vidhi|me kya|karna|rakhna)
(dastar|pagg|pag|pagri|kara|kada|tilak) (banh*|bann*|pauna|pehn*|lagan*|bandh*) .. (jaruri|zaruri|zaroori|kiven|kaise)
(periods|mahwari|mahvari|masik dharm) .. (path|paath|mandir|puja|pooja|gurdware)
(puja|pooja|paath|path|ardas|aarti|havan) .. (di vidhi|ki vidhi|da tarika|ka tarika|da sahi|ka sahi|ke niyam|de niyam|kehde din|kis din)`,
  ),
  lines(
    'indic',
    `(रहत|मर्यादा|अमृत छक*|आनंद कारज|अखंड पाठ|अंतिम संस्कार|कृपाण|श्राद्ध|पिंडदान|पिंड दान|हवन|मुहूर्त|जनेऊ|मुंडन|गृह प्रवेश|एकादशी|तर्पण)
(पूजा|व्रत|हवन|आरती|पाठ) .. (विधि|नियम|तरीका|किस दिन)
(व्रत|उपवास) .. (रख*|कैसे|नियम)
(बाल|केश|दाढ़ी) .. (काट*|कटवा*)
(मांस|माँस|अंडा|अंडे|प्याज़|लहसुन|मछली) .. खा*
(मासिक धर्म|पीरियड्स|माहवारी) .. (मंदिर|पूजा|पाठ)
(ਰਹਿਤ|ਮਰਯਾਦਾ|ਮਰਿਆਦਾ|ਕੁਰਹਿਤ|ਅੰਮ੍ਰਿਤ ਛਕ*|ਅੰਮ੍ਰਿਤ ਸੰਚਾਰ|ਆਨੰਦ ਕਾਰਜ|ਅਨੰਦ ਕਾਰਜ|ਅਖੰਡ ਪਾਠ|ਸਹਿਜ ਪਾਠ|ਅੰਤਿਮ ਸੰਸਕਾਰ|ਕਿਰਪਾਨ|ਕਛਹਿਰਾ|ਕਕਾਰ|ਸ਼ਰਾਧ|ਹਵਨ|ਮਹੂਰਤ)
(ਕੇਸ|ਵਾਲ|ਦਾੜ੍ਹੀ) .. (ਕੱਟ*|ਕਟਵਾ*|ਕਟਾ*)
(ਮਾਸ|ਮੀਟ|ਅੰਡਾ|ਅੰਡੇ|ਮੱਛੀ) .. ਖਾ*
(ਪੂਜਾ|ਪਾਠ|ਅਰਦਾਸ|ਵਰਤ) .. (ਵਿਧੀ|ਨਿਯਮ|ਤਰੀਕਾ|ਕਿਸ ਦਿਨ)
ਵਰਤ (ਰੱਖ*|ਕਿਵੇਂ)
(ਮਾਹਵਾਰੀ|ਪੀਰੀਅਡ) .. (ਪਾਠ|ਗੁਰਦੁਆਰੇ|ਮੰਦਰ)`,
  ),
)

const medical = anyOf(
  lines(
    'english',
    `(should|can|may|shall|could) i .. (stop|skip|take|leave|start|change|reduce|increase|quit|mix|give up|avoid) ... (medicine|medicines|medication|medications|tablet|tablets|insulin|pills|dose|antidepressants|antidepressant|chemo|chemotherapy|treatment|surgery|vaccine|dialysis|injection)
(which|what) .. (medicine|medication|tablet|tablets|dose|dosage|treatment|cure|remedy|drug) .. (for|to|should|is|can|cures)
(cure|treat|treatment|remedy|medicine|home remedy|remedies) (for|of) .. (cancer|diabetes|sugar|bp|blood pressure|migraine|fever|thyroid|asthma|pain|back pain|cough|depression|headache|skin|acidity|arthritis)
(how|can) .. (cure|treat) .. (cancer|diabetes|sugar|bp|migraine|fever|thyroid|asthma|disease|illness|depression)
(chest pain|cant breathe|cannot breathe|difficulty breathing|short of breath|unconscious|bleeding heavily|heart attack now)
(symptom|symptoms) (of|are)
(blood|test|scan|mri) (report|reports) (shows|show|says|is|are)`,
  ),
  lines(
    'roman',
    `(dawai|dawa|davai|dwai|goli|goliyan|insulin|tablet|ilaj|ilaaj) .. (chhad|chad|chhod|chod|band|bandh|kehdi|kihdi|kaun si|kaunsi|konsi|ki hai|kya hai|leni|khani|laini|lene|dasso|daso|batao|bataiye)
(kehdi|kihdi|kaunsi|konsi|kaun si) .. (dawai|dawa|davai|goli|tablet)
(seene|seena|chhati|chaati|chhaati) (me|ch|vich|mein) .. (dard|peed)
(saah|saans|sans) nahi (aa|aaunda|aunda|aati|aa rahi|aa riha)`,
  ),
  lines(
    'indic',
    `(दवा|दवाई|दवाइयाँ|गोली|इंसुलिन|इलाज) .. (बंद|छोड़*|कौन सी|कौनसी|क्या है|लेनी|लूँ|खानी|बताइए|बताओ)
(कौन सी|कौनसी) (दवा|दवाई|गोली)
(सीने|छाती) में .. दर्द
साँस नहीं (आ|आ रही)
(ਦਵਾਈ|ਦਵਾਈਆਂ|ਗੋਲੀ|ਇੰਸੁਲਿਨ|ਇਲਾਜ) .. (ਬੰਦ|ਛੱਡ*|ਕਿਹੜੀ|ਕੀ ਹੈ|ਲੈਣੀ|ਲਵਾਂ|ਖਾਣੀ|ਦੱਸੋ)
ਕਿਹੜੀ (ਦਵਾਈ|ਗੋਲੀ)
(ਛਾਤੀ|ਸੀਨੇ) ਵਿੱਚ .. (ਦਰਦ|ਪੀੜ)
ਸਾਹ ਨਹੀਂ (ਆ|ਆਉਂਦਾ|ਆ ਰਿਹਾ)`,
  ),
)

const legal = anyOf(
  lines(
    'english',
    `(lawyer|advocate|attorney|legal advice|legal notice|legally|lawsuit|sue|suing|court case|police case|fir|bail|custody|alimony|property case|land case|land dispute|property dispute|divorce case|section 498|498a|anticipatory|affidavit|stamp paper|will deed|inheritance law|visa application|visa rejected|immigration lawyer)
(go|going|take|took|taking|file|filing|filed|fight|fighting) .. (court|case|fir|complaint|divorce papers)
(my|his|her) rights (in|under|over) .. (law|property|court|land)`,
  ),
  lines(
    'roman',
    `(kachehri|kacheri|kachahri|adalat|vakeel|vakil|wakeel|mukadma|mukaddma|mukadama|kanooni|kanuni|jamanat|zamanat|pulis case|police case|court case|court ch|court me|court vich)
(jameen|zameen|jamin|zamin|property|jaidad|jaydad) .. (case|kes|vivad|jhagda|jhagra|kabza|rauls|raula|batwara|vand)`,
  ),
  lines(
    'indic',
    `(अदालत|कचहरी|वकील|मुक़दमा|मुकदमा|मुकदमे|क़ानूनी|कानूनी|ज़मानत|कोर्ट|एफआईआर)
(ज़मीन|जायदाद|संपत्ति) .. (विवाद|झगड़ा|केस|क़ब्ज़ा|बँटवारा)
(ਅਦਾਲਤ|ਕਚਹਿਰੀ|ਵਕੀਲ|ਮੁਕੱਦਮਾ|ਮੁਕੱਦਮੇ|ਕਾਨੂੰਨੀ|ਜ਼ਮਾਨਤ|ਕੋਰਟ|ਥਾਣੇ)
(ਜ਼ਮੀਨ|ਜਾਇਦਾਦ) .. (ਝਗੜਾ|ਕੇਸ|ਰੌਲਾ|ਕਬਜ਼ਾ|ਵੰਡ)`,
  ),
)

const verse = anyOf(
  lines(
    'english',
    `(daily|todays|random|any|good|another|nice|favourite|favorite|morning|beautiful) (verse|shloka|shlok|shabad|quote|thought|wisdom|sloka|teaching|message)
(give|tell|share|send|show|read|recite|want|need|quote) (me)? (a|one|some|any|the)? (verse|shloka|shlok|shabad|quote|wisdom|sloka|gurbani|hukamnama|teaching|gita)
(hukamnama|hukumnama|verse of the day|thought of the day|inspire me|teach me something|guide me|bless me)`,
  ),
  lines(
    'roman',
    `(koi|ik|ek|ajj da|aaj ka|aj da|acha|accha|sohna) .. (shabad|shlok|shloka|vichar|bachan|vachan|hukamnama|tuk|salok|suvichar|sandesh)
(hukamnama|hukumnama|suvichar)
(shabad|shlok|shloka|bani|gita|gurbani) .. (suna*|sunao|das*|bata*)`,
  ),
  lines(
    'indic',
    `(कोई|एक|आज का|अच्छा) .. (श्लोक|विचार|वचन|शबद|सुविचार|संदेश)
(श्लोक|गीता|शबद|गुरबाणी) .. (सुना*|बता*)
(सुविचार|हुक्मनामा)
(ਕੋਈ|ਇੱਕ|ਅੱਜ ਦਾ|ਚੰਗਾ|ਸੋਹਣਾ) .. (ਸ਼ਬਦ|ਸਲੋਕ|ਵਿਚਾਰ|ਬਚਨ|ਤੁਕ|ਹੁਕਮਨਾਮਾ|ਸੁਨੇਹਾ|ਸ਼ਲੋਕ)
(ਸ਼ਬਦ|ਸਲੋਕ|ਗੁਰਬਾਣੀ|ਬਾਣੀ|ਗੀਤਾ) .. (ਸੁਣਾ*|ਦੱਸ*)
(ਹੁਕਮਨਾਮਾ)`,
  ),
)

/** 'asdf', 'hjkl', '12345', '???': nothing in it asks anything. */
function isEmpty(tokens: readonly Token[]): boolean {
  const words = tokens.filter((t) => /\p{L}/u.test(t.text))
  return words.every(
    (t) =>
      t.text.length === 1 ||
      (t.script === 'latin' &&
        (!/[aeiouy]/.test(t.text) ||
          /^(?:asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer|ert|rty|tyu|yui|uio|iop|zxc|xcv|cvb|vbn|bnm|qaz|wsx|lol|haha|hmm|umm|test|abc|blah|bla)+/.test(
            t.text,
          ) ||
          /(.)\1{3,}/.test(t.text) ||
          /[bcdfghjklmnpqrstvwxz]{5,}/.test(t.text))) ||
      t.script === 'other',
  )
}

/** 'Thanks, now one on patience', 'shukriya, ek maa ke liye': thanks in passing, and a wish. */
const alsoAsks = anyOf(
  lines(
    'english',
    `(one|another|something|verse|line|shabad|shlok) .. (on|for|about|more)
(now|also|and) .. (one|a|on|about) .. (on|about|for)
(how|what|why|can|could|should|please tell|please give)`,
  ),
  lines(
    'roman',
    `(ik|ikk|ek|hor|aur|koi|hun|ab) .. (te|lyi|layi|lai|liye|par|pe|bare|baare|vare)
(ik|ikk|ek|hor|aur|hun|ab) .. (das*|bata*|bhej*|sunao|de do|deo|dijiye)
(kive|kiven|kaise|kyu|kyon|kya|ki) `,
  ),
  lines(
    'indic',
    `(ਇੱਕ|ਇਕ|ਹੋਰ|ਹੁਣ|ਕੋਈ) .. (ਤੇ|ਉੱਤੇ|ਲਈ|ਬਾਰੇ|ਦੱਸ*|ਸੁਣਾ*|ਭੇਜ*|ਦਿਓ)
(एक|और|अब|कोई) .. (पर|लिए|बारे|बता*|सुना*|भेज*|दीजिए|दो)
(ਕਿਵੇਂ|ਕਿਉਂ|कैसे|क्यों)`,
  ),
)

const isWeak = (themes: readonly { theme: Theme; weight: number }[], below: number): boolean =>
  (themes[0]?.weight ?? 0) < below

/**
 * The special intent of a message, or null for a question that scripture should answer. A greeting before a question,
 * or thanks within one, is no intent: the question is.
 */
export function intentOf(tokens: readonly Token[], themes: readonly { theme: Theme; weight: number }[]): Intent | null {
  const message = views(tokens)
  if (invention(message)) return 'invention'
  if (claim(message)) return 'claim'
  if (identity(message)) return 'identity'
  if (isGreeting(tokens)) return 'greeting'
  if (isInsult(tokens) || (insult(message) && isWeak(themes, 4))) return 'insult'
  if (prediction(message)) return 'prediction'
  if (medical(message)) return 'medical'
  if (legal(message)) return 'legal'
  if (ritual(message)) return 'ritual'
  if (outside(message) && isWeak(themes, 4)) return 'outside'
  const thankful = themes.every(({ theme, weight }) => weight < (theme === 'gratitude' ? 4 : 3))
  // 'thank you, beta': who opens so is not asking about children
  const opensSo =
    thanks(views(tokens.slice(0, 3))) && themes.every(({ theme, weight }) => theme !== 'gratitude' || weight < 4)
  if (((thanks(message) && thankful) || opensSo) && tokens.length <= 12 && !alsoAsks(message)) return 'thanks'
  if (isEmpty(tokens)) return 'unclear'
  if (verse(message) && isWeak(themes, 3)) return 'verse'
  return null
}
