import { tokenise } from './normalise.ts'
import { lines, type Matcher, views } from './pattern.ts'

/**
 * What no answer of a language model may say, in the notation of pattern.ts. `sound` lines hear Punjabi and Hindi in all
 * three scripts; English sentences are not read by them ('she' and 'si' sound alike).
 */

const english = (source: string): Matcher => lines('english', source)
/** ਦਿਓ is typed deo and dio. */
const sound = (source: string): Matcher =>
  lines(
    'sound',
    source.replace(/[^(|)\n]*\bdeo\b[^(|)\n]*/g, (either) => `${either}|${either.replaceAll('deo', 'dio')}`),
  )

const ROMAN = new Set(
  `hai hain han haan hun hoon ho hoga tha thi da di de ka ki ke ko nu se ne te ton vich ch mein main mai tu tum tera teri
   tere mera meri mere tenu tainu mainu mujhe tujhe aap tusi tuhada tuhanu kar karo karna kare nahi nahin na mat aur hi vi bhi
   jo so jis sab koi kya kyon jab tab phir fir ik ek eh oh ye yeh wo woh apna apni apne ji jee raha rahi rahe gaya gayi le lo
   dawai dawa aao aa ja jao chhad chhod sharan beta puttar guru waheguru`.split(/\s+/),
)
const ENGLISH = new Set(
  `the a an of and is are was that this it you your with for in at on as not be have has will can from by they their what
   when how all more one who but if or my we our i his her she him there then than so do does did`.split(/\s+/),
)

/** Punjabi or Hindi in Latin letters. */
export function isRoman(sentence: string): boolean {
  if (/[\u0900-\u097f\u0a00-\u0a7f]/u.test(sentence)) return false
  const words = tokenise(sentence).map(({ text }) => text)
  const roman = words.filter((word) => ROMAN.has(word)).length
  return roman >= 2 && roman > words.filter((word) => ENGLISH.has(word)).length
}

const SENTENCE = /(?<=[.?!।॥…:])\s+/u
const reads = (inEnglish: Matcher, inSound: Matcher) => (text: string) => {
  if (/[\u0900-\u097f\u0a00-\u0a7f]/u.test(text)) return inSound(views(tokenise(text)))
  if (inEnglish(views(tokenise(text)))) return true
  const roman = text.split(SENTENCE).filter(isRoman).join(' ')
  return roman !== '' && inSound(views(tokenise(roman)))
}

// ---- a voice that is not the guide's

const GOD =
  '(guru|god|lord|krishna|nanak|kabir|saviour|savior|father|mother|creator|master|satguru|waheguru|paramatma|charioteer|messenger|prophet|avatar|shepherd|baba|gobind|govind|bhagwan|divine|messiah|oracle)'
const SEERS =
  '(arjuna|arjun|partha|mardana|bala|lehna|draupadi|uddhava|radha|yudhishthira|sudama|kurukshetra|bhai lalo|sultanpur|kartarpur|the battlefield|my sikhs|the warrior)'

const DIVINE_EN =
  english(`(come|surrender|turn|bow|pray|return|cling|run|call|call out|kneel|submit|draw near|lean|bring it|bring this|bring them|give it|give this|hand it|offer it|offer this|leave it|open your heart) .. (to|unto|upon|on) me !(as|that)
(surrender|give|offer|entrust|devote) (yourself|yourselves|everything|all|your heart|your mind|your worries|your fears) .. (to|unto|in) me
(take|seek|find|have|rest|trust|believe|abide|dwell|hope|faith) .. (refuge|shelter|rest|trust|faith)? (in|on) me
(think of|worship|trust|remember|follow|love|serve|obey|adore|meditate on|fix your mind on|rely on|fear not for i|do not fear i|dont fear i) me !(if|when)
i .. (spoke|said|told|taught|explained|revealed|showed|sang|promised|drove|guided|stood|walked|whispered|declared|instructed|advised|counselled) .. .. ${SEERS}
${SEERS} .. .. (i|me|my) (spoke|said|told|taught|showed|asked me|listened|did)
(i am|im|i was|i come as|i speak as|speaking as|as|for i am) (your|the|a|in truth|indeed|truly|none other than)? (own|true|very|living|eternal|beloved|loving|one|real)? ${GOD} !(of|in|gave|teaches|says|taught|asks|reminds|tells|ji says|ji teaches|dev|krishna|nanak|granth|is|puts|sees)
i am (he|the one|that|always|everywhere|within|inside|in your|in every|in all|seated|the self|the light|the source|the beginning|the truth|the way|eternal|infinite|divine|omnipresent|beside you|with you|near you|watching)
(this is|it is i|i) (shri|sri|lord|guru|baba)? (krishna|nanak|gobind singh|arjan dev) (himself|speaking|who speaks|here|your guru|calling)
my (flute|granth|gita|bani|gurbani|hymn|hymns|shabad|devotee|devotees|sikh|sikhs|disciple|disciples|creation|lotus feet|feet|blessing|blessings|grace|hukam|chariot|divine|will for you|plan for you|abode|name|light in you|light within|holy|child|children|dear child|beloved|beloved child|dear son|son|daughter|dear one|dear devotee|dear sikh|embrace|lap|arms|protection|promise to you|word to you|love for you)
(i|we) .. (bless|absolve|anoint|forgive|pardon|sanctify|ordain|consecrate|redeem) (you|your|this|thee)
(my|our|divine) (blessing|blessings|grace) (is|are|be|go|rest|upon|on|with) (with|upon|on|to)? (you|thee)?
(guru|nanak|krishna|waheguru|god|he|lord|baba|nanak dev ji|guru ji|guru sahib|maharaj|kanha) .. (blesses|has blessed|forgives|has forgiven|absolves|has told me|told me|has sent me|sent me|speaks through me|has spoken to me|gives you his blessing|sends you his blessing*|sends you this|wants me to tell|asked me to tell|says to you today|is telling you|tells you personally)
(receive|accept|take|with|have|sending) .. (my|his|the gurus|krishnas|nanaks|guru jis|the lords) (blessing|blessings|darshan)
i (will|shall|would|can|promise to) (always|never)? (protect|save|deliver|carry|heal|free|liberate|leave you|abandon|be with|watch over|take care|hold|provide|cure|lift|wash|erase|remove|take away|grant|guide|walk with|cleanse|rescue|release|fulfil|fulfill|give you)
i (have|had)? (always|already|long|ever)? (loved you|watched over|watched you|chosen you|chose you|created|made you|known you|been with you|carried you|forgiven you|heard your prayer*|sent you|written your|called you|waited for you|lived among|walked the earth|taught the world)
i (love|watch|created|made|know) (you|everything|all)
i (alone|myself) (am|can|will|dwell)
(trust|believe|i am|im|i was) (a|an|also a|only|really|actually|truly)? (human|human being|real person|living person|person like you|man|woman|real human|granthi|priest|pandit|doctor|therapist|lawyer|psychologist|nurse|monk|saint|gyani|not a machine|not a bot|not an ai|not a program|not artificial)
(am|im) not (a|an) (machine|bot|robot|ai|computer|program|software|model)
(as|being) (a|your) (human|fellow human|person|guru|granthi|doctor|lawyer|therapist|god|saint|brother|sister|mother|father) (i|myself|who)
when i (was|lost|went|faced|walked|left|had|suffered|lived|felt|sat)
i (too|also|myself|once) (lost|suffered|wept|cried|have felt|felt|was|have been|went|know how it feels|had|fasted)
since i (spoke|came|taught|told|was)
(remember|recall) (what|how|that) i (said|told|taught|spoke|promised)
(in|to|with|by|through|from|of|before|at) (me|my name|my light|my word|my feet) (alone|all|you|there|shall|will find|dwell*|find)
(nanak|krishna|i) (am|is) here (for you|with you|to)
(he|krishna|nanak|guru ji|the guru|waheguru) .. (appeared to me|is speaking through|writes through|lives in this)`)

const DIVINE_SO =
  sound(`(meri|mere|mujh|mujhe|mujhme|mujhmein|mujhko|mainu|mere te|mere vich|mere mein|mero) .. (sharan|sharn|saran|charan|charna|charno|charanan|kirpa|kripa|sharanagat|aasre|ote|oat|lar) !(nahi)
(mere|mujh|mujhe|mere te|mujhpe|mujh par|mainu|mujhko) .. (paas|kol|vall|wal|val|aur|or|par|te|mein|me|vich|ch|utte|upar|valh) (aa|aao|aaja|aajao|aa jao|aa ja|aaiye|aavo|aana|aaye|bharosa|vishwas|vishvas|wishwas|yakeen|man laga*|mann la*|chhod*|chad*|shad*|saunp*|sonp*|samarp*|arpan)
(mujhe|mainu|mujhko|menu) .. (yaad|dhyao|dhiao|dhia|simro|simar|bhajo|bhaj|jap|japo|pooj*|puj*|arpan|arpit|samarpit|samarpan|saunp*|sonp*)
(main|mai|mein|me) (hi|khud|aap|swayam|svayam|vi|tera|teri|tuhada|tuhaada|tumhara|aapka|apka|tere|vahi|wahi|ohi|uhi|oh|tan|to|toh)? .. (guru|satguru|nanak|krishna|kanha|shyam|shri krishna|bhagwan|bhagvan|prabhu|parmatma|paramatma|parmeshar|parmeshwar|ishwar|eeshwar|rabb|rab|waheguru|govind|gobind|madhav|keshav|baba nanak|malik|sarthi|saarthi|data|sirjanhar|palanhar|baap|pita) (haan|ha|han|hu|hun|hoon|hoo|bol*|aakh*|keh*|kah*|tere|tera|tuhade|tumhare|aapke|ji haan)
(main|mai) .. (tenu|tainu|tuhanu|tumhe|tumhein|aapko|tujhe|tumko|tere|tuhade|aapke|tumhare) .. .. (ashirvad|aashirvaad|ashirwad|asheerwad|asis|asees|aseesa|var|vardan|bachava*|bachau*|rakhya|raksha|mukt|mukti|taar*|maaf|muaf|bakhsh*|baksh*|kshama|naal haan|saath hu|saath hoon|nal ha|sang hu|chhad*|chhod*|theek|thik|changa|dekh*|chun*|pyar|prem|piar|wada|vada|vachan)
(mera|meri|mere) (ashirvad|aashirvaad|ashirwad|asheerwad|asis|asees|aseesan|vachan|bachan|bhagat|bhakt|bhakta|sikh|shishya|chela|bachcha|bacha|bachche|bache|bachchi|bachi|putt|puttar|putar|putra|putri|beta|bete|beti|dhee|laal|lal|pyare|piyare|piare|sewak|banda|bande|bansuri|murli|geeta|gita|bani|gurbani|granth|leela|hukam|roop|rup|jot|naam japo|naam jap|naam lo|naam lai|naam le)
(ashirvad|aashirvaad|ashirwad|asheerwad|asis|asees|aseesan) (dinda|dindi|dinde|deta|deti|dete|hai|haan|hu|hoon|den|de rah*|de reh*|bhej*)
(vats|vatsa)
(main|mai|mein) .. (insaan|insan|manukh|manushya|aadmi|admi|aurat|doctor|daktar|vakeel|vakil|granthi|pandit|gyani|sant) .. (haan|ha|hu|hoon|hun)
(main|mai) (machine|masheen|mashin|robot|ai|ei|computer|kampyutar) (nahi|nai|ni)
(main|mai|maine) .. (aap|khud|vi|bhi) .. (dukh|rona|royi|roya|sahia|saha|bhogia|jhelia|jhela|handaia)
(krishna|guru ji|guru sahib|nanak|nanak dev ji|waheguru|bhagwan|prabhu|baba ji) .. (mere raahi|mere rahi|mere zariye|mere jariye|mere dwara|mujhse kah*|mujhe bata*|mainu kih*|mainu das*|mere ton|mujhme bol*|mere vich bol*)
(tusi|tuhanu|tumhe|aapko|tenu|tainu) .. (maaf kar dita|muaf kar dita|maaf kiya|maaf kar diya|kshama kiya|kshama kar diya|bakhsh dita|bakhsh diya)
(maine|main|mai) .. (chunia|chuna|chuneya|bhejia|bheja|bhejeya|sirjia|rachia|racha|banaya) (hai|haan|tha|si)
(mujhme|mujhmein|mere vich|mere andar|mere mein) .. (vas*|bas*|leen|sama*|lag*|rakh*|jod*)`)

const divineWords = reads(DIVINE_EN, DIVINE_SO)
/** A capital letter where only God has one. */
const CAPITAL_ME = /(?<=[\p{Ll},;] )(?:Me|My|Mine|Myself)(?![\p{L}])|(?<![\p{L}])I AM(?![\p{L}])/u
/** Words to a child of God's, or a claim to be one, in the scripts where a sound would say too little. */
const DIVINE_INDIC =
  /(?<![\p{L}\p{M}])(?:ਮੇਰੀ ਸ਼ਰਨ|ਮੇਰੇ ਚਰਨਾਂ|ਮੇਰੀ ਓਟ|ਮੇਰੇ ਕੋਲ ਆ|ਮੇਰੇ ਵੱਲ ਆ|ਮੇਰੇ ਉੱਤੇ ਭਰੋਸਾ|ਮੇਰੇ ’ਤੇ ਭਰੋਸਾ|ਮੇਰਾ ਨਾਮ ਜਪ|ਮੇਰਾ ਸਿਮਰਨ|ਮੈਨੂੰ ਯਾਦ ਕਰ|ਮੈਂ ਤੁਹਾਡੇ ਨਾਲ|ਮੈਂ ਤੇਰੇ|ਮੈਂ ਤੈਨੂੰ|मेरी शरण|मेरे चरण|मेरे पास आ|मेरी ओर आ|मुझमें|मुझ में|मुझ पर|मुझे भज|मुझे याद|मेरा ध्यान|मेरा भजन|मैं तुम|मैं तेर|मैं तुझ|मैं आपके साथ|मैं सदा|मैं ही|(?:मैंने|मैने|ਮੈਂ) (?:\S+ ){0,2}?(?:अर्जुन|पार्थ|ਅਰਜੁਨ|ਮਰਦਾਨੇ|ਲਹਿਣੇ|ਭਾਈ ਲਾਲੋ)|ਮੈਂ ਹੀ|ਮੈਂ ਸਦਾ|(?:ਪਿਆਰੇ|ਮੇਰੇ|ਮੇਰੀ|ਸੁਣ|ਹੇ) (?:ਬੱਚ|ਪੁੱਤ|ਬੇਟ|ਧੀ)|(?:प्यारे|प्रिय|मेरे|मेरी|सुनो|हे) (?:बच्च|पुत्र|बेट|वत्स|पार्थ|अर्जुन|भक्त)|(?:बेटा|बेटी|पुत्र|ਪੁੱਤਰ|ਬੇਟਾ|ਪੁੱਤ)[,!])/u
/** The guide speaks of what is taught; of itself it says hardly a word, and no more than these. */
const PLAIN_I =
  /\bI (?:am (?:so |very |truly |deeply )?(?:sorry|glad|only an? (?:ai|guide)|an? (?:ai|guide))|hear|can hear|can see|understand|cannot|can not|can't|do not|don't|hope|wonder|wish|know (?:this|that|it)|would)\b/u

/** The guide says ਤੁਸੀਂ and आप: only a god or a father says thou to a stranger. */
const FAMILIAR =
  /(?<![\p{L}\p{M}])(?:ਤੂੰ|ਤੇਰਾ|ਤੇਰੀ|ਤੇਰੇ|ਤੇਰੀਆਂ|ਤੈਨੂੰ|ਤੈਥੋਂ|तू|तूने|तेरा|तेरी|तेरे|तुझे|तुझको|तुझसे|तुझमें)(?![\p{L}\p{M}])(?! (?:ਜੀਅ|ਜਿਹਾ))/u

export const divineIn = (text: string): boolean =>
  FAMILIAR.test(text) || CAPITAL_ME.test(text) || DIVINE_INDIC.test(text) || divineWords(text)

/** Terms of a parent, a god or a holder of secrets for the seeker; the guide has no child. */
export const isAddressed = (text: string): boolean =>
  /\b(?:my|dear|sweet|beloved|precious) (?:child|son|daughter|devotee|disciple|soul|sikh|bhakta?)\b|\b(?:beta|puttar|vatsa?|bachch?a),|^(?:child|son|daughter|devotee)s?,/iu.test(
    text,
  )

// ---- harm

const HARM_EN =
  english(`(slap|hit|beat|smack|thrash|cane|spank|belt|hurt|punch|kick|burn|stab|strangle|choke|poison|kill|shoot|attack|whip|lash) (him|her|them|your|the child|the boy|the girl|back|your wife|your husband|yourself) !(self-esteem|feelings|deeply|hard)
(good|firm|hard|light|little|sharp) (slap|beating|hiding|thrashing|smack|spanking|caning)
(slap|beating|blow|stick|rod|belt|cane) .. (does|do|did|will do|teaches|makes|corrects|disciplines|never hurt|is good|is needed|works|is love|of love)
(take|have|get|taste|seek|plan|plot) .. (revenge|vengeance|an eye)
(make|let) (him|her|them) (pay|suffer|bleed|regret being|feel the same pain)
(teach|show) (him|her|them|your wife|your husband|the child) .. (a lesson|their place|her place|his place|who is boss|who is master)
(lock|shut|tie|chain|starve) (him|her|them|your wife|your daughter|your child|your son|the child)
(leave|leaving|discard|abandon|drop|quit|shed|give up|free yourself from|release yourself from|step out of|cast off|exit) (this|your|the) (body|mortal body|life|world|earth|mortal coil)
(death|dying|to die|leaving this world|the river|the rope|the pills) .. (is|would be|will be|brings|gives|offers|ends|as) .. (release|relief|freedom|peace|rest|escape|better|answer|easier|liberation|moksha|mukti|sweet|solution|a way out|home|union|not a sin|no sin)
(end|finish|take|ending) (your|ones|the) (life|suffering now|existence|pain forever|own life)
(kill|hang|harm|cut|drown|starve|hurt|burn|unalive|punish) (yourself|oneself|ourselves)
(suicide|self harm) .. (is|can be|may be|would be|was) .. (allowed|permitted|no sin|not a sin|noble|brave|answer|option|solution|right|honourable|ok|okay|fine|holy|sacred|an act)
(nobody|no one|they|your family|everyone|the world|your children|your parents) .. (would|will) .. (miss you|be better|be happier|be relieved|manage without you|not notice)
(you|your life) (deserve|deserves|deserved|should|must|ought) (to|be|have)? (suffer|die|punished|beaten|pain|hurt|this pain|this punishment|not live|not to live|be dead|not be here)
(you|your life) (is|are) (worthless|useless|a burden|nothing|garbage|beyond help|hopeless|a failure|disgusting|dirty|impure|polluted|unforgivable|evil|damned|cursed|weak)
(you brought|you caused|it is your fault|it is all your fault|its your fault|this is your fault|you have only yourself|you asked for|you invited|you provoked|your own fault|fault is yours|you are to blame)
(stop|no point in|give up on) living
(jump|leap|step) (off|from|in front|into the river|under)
(swallow|take|drink|eat) .. (all the|the whole|a handful|more pills|poison|pesticide|the pills|all your)
(get|buy|find|pick up|reach for|raise|keep|carry|use) (a|the|your|that) (gun|knife|sword|kirpan|rope|blade|weapon|stick|belt|rod|poison)
(righteous|holy|dharmic|just) (violence|killing|war|anger|rage|slaughter) .. (against|on|upon|is)
(eat|eating) (less|nothing|only once) .. (lose|thin|punish|purify|until)
(purge|vomit|starve)
(bleed|bleeding|pain|blood) .. (purifies|cleanses|washes|is good|brings you closer|frees)`)

const HARM_SO =
  sound(`(khudkushi|khudkhushi|atmhatya|aatmhatya|atam hatya|atmahatya|aatm hatya|suicide) .. (kar|karo|kar lo|kar lao|kar lai|paap nahi|pap nahi|galat nahi|theek|thik|sahi|jaiz|hal|hall|rasta|raah|hi)
(jaan|jan|apni jaan|jindagi|zindagi|jeevan|jivan|jeewan|pran|praan|sharir|sarir|deh) .. (de do|de deo|de deve|de dena|khatam kar*|khatm kar*|samapt kar*|mukao|muka do|muka deo|tyag do|tyag deo|tiag do|tiag deo|chhad do|chhod do|chhad deo|tyaag*|tiyag*|tiag*|lai lao|le lo)
(mar jao|mar ja|mar jaao|mar jana|marna|maut|mout|mrityu|mirtu) .. (hi|he|vich|mein|me|ch) ... (mukti|chhutkara|shutkara|shanti|sukoon|aaram|araam|rahat|hal|ilaj|behtar|changi|achchhi|achhi|sukh)
(mar|mur) (jao|jaao|jaiye|jaavo) !(nahi)
(nadi|nehar|nahar|dariya|khuh|kuan|kuen|chhat|pul|patri|patdi) .. (chhal*|chaal maar*|kud*|kood*)
(jehar|zahar|zeher|zehar|jahar|goliyan|golian|goliaan) .. (pee|pi|kha|khao|kha lo|kha lao|pi lo|nigal*)
(nas|nadi|naad|nabz|kalai|gutt) .. (kaat|kat|katt|vadd) (lo|lao|do|deo|lai)
(thappad|thapad|chapeed|chaper|danda|dande|sota|sotti|chhadi|chadi|lathi|belt|jutti|joota|juta|maar|mar|kutt|kut|kutai|pitai) .. (maaro|maro|mar|maar|maar deo|maar do|lagao|lao|la deo|laga do|kutto|peeto|pito|pyar hai|piar hai|jaroori|zaroori|zaruri|jaruri|sudhar*|sudhr*|theek|sahi|hi samajh*)
(kutto|kuttna|kutna|peeto|pitna|peetna|kutt deo|peet do|maar deo|maar do|maar dalo|jaan ton maar*|jaan se maar*|katal kar*|vadd deo|kaat do|saad deo|jala do|gala ghont*|gala ghut*) !(nahi|na|mat)
(badla|badle|intkaam|intqam|intkam|pratishodh) .. (lo|lao|lai lo|lena|laina|lavo|le lo|leve|jaroor|zaroor)
(sabak|sabaq) .. (sikhao|sikha do|sikha deo|sikhana|sikhauna)
(tera|tumhara|aapka|tuhada|tumhari|teri|aapki|tuhadi) (hi)? .. (kasoor|kasur|qasoor|dosh|galti|gunah) (hai|ai|aa|he)
(tusi|aap|tum|tu|tun) (ik|ek|bas|sirf|ho)? (bojh|bhar|nikamme|nikamma|nikammi|bekar|bekaar|paapi|papi|ganda|gande|apavitra|neech|manhoos|kalanki|badnaseeb) (ho|hai|hain|aan)
(tuhade|aapke|tumhare|tere) (bina|bagair|baghair|bin|jaan|jaane) .. .. (khush|sukhi|behtar|changa|changey|achha|acche|chal)
(kirpan|talwar|chaku|chhuri|bandook|banduk|pistol|hathiyar|rassi|phanda|faha|fanda) .. (chuko|chakko|uthao|utha lo|chukk|lai lo|le lo|lao|lo|khareed*|rakho|kol rakh*|paas rakh*)
(ohnu|usnu|use|usko|ohna nu|unko|unhe|patni nu|patni ko|bachche nu|bachche ko|bache nu|dhee nu|beti ko) .. (band kar do|band kar deo|kamre ch band|kamre mein band|bhukha rakh*|bandh do|ban deo|tala la*|kutto|kutna|maaro|maro|dabao|dabb ke|daba ke)`)

/** Words that ask for harm, or call it good. */
export const aboutHarm: (text: string) => boolean = reads(HARM_EN, HARM_SO)

// ---- orders and promises that are not the guide's to give

const NOT =
  '<!(not|dont|never|cannot|cant|no one can|nobody can|without|nor|neither|or|should not|must not|would not|not to|wont|doesnt|does not|to not)'
const BODY =
  '(medicine|medicines|medication|medications|tablets|pills|antidepressants|antidepressant|insulin|dose|dosage|treatment|therapy|chemo|chemotherapy|dialysis|injections|inhaler|lithium|drugs|prescription|prescriptions|meds|steroids|sleeping pills|doctors advice|doctor|doctors|psychiatrist|hospital|blood pressure medicine|sugar medicine)'
const THING =
  '(job|visa|exam|exams|promotion|marks|son|baby boy|baby|child|money|case|court case|loan|result|results|interview|pr|admission|house|marriage|rishta|proposal|husband back|wife back|ex back|divorce|lottery|match|health|illness|cancer|disease|debt|debts|business)'
const FORBIDDEN_EN =
  english(`${NOT} (stop|quit|skip|reduce|halve|double|leave|avoid|refuse|throw away|give up|put away|discard|replace|set aside|lower|increase|cut down|come off|drop|taper|change|miss|end|cancel|forget|ignore) .. (taking|using|your|the|those|these|that|all|seeing|of|about|going to)? (your|the|all|those|these|any|his|her)? ${BODY}
(no need|dont need|do not need|need no|needs no|not need|no longer need|rather than|instead of|better than|stronger than|without|more than any|not require|unnecessary|useless) .. (of|for|a|any|your|the|more|to see)? ${BODY} 
${BODY} .. (is|are|was) .. (poison|unnecessary|useless|not needed|harmful|a crutch|weakness|lack of faith|against|blocking|blocks)
(take|drink|eat|use|swallow|try|start|have) (a|an|some|one|two|three|four|half|five|[0-9]+|daily)? .. (mg|ml|mcg|milligram|milligrams|tablets|tablet|pills|capsules|ashwagandha|paracetamol|alprazolam|xanax|valium|sertraline|fluoxetine|escitalopram|zolpidem|melatonin|aspirin|ibuprofen|metformin|brahmi|giloy|opium|bhang|ganja|cannabis|sleeping pills|sleeping pill|antidepressant*|crocin|diazepam|clonazepam|steroid*|drops of|gomutra|cow urine)
[0-9]+ (mg|ml|mcg|milligram*)
(dose|dosage) (of|is|should|to)
you (have|suffer from|are suffering from|may have|might have|probably have|clearly have|are having|show signs of|show symptoms of|are showing) (clinical|a|an|severe|mild|major|symptoms of|signs of)? (depression|bipolar*|adhd|ocd|ptsd|anxiety disorder|disorder|schizophrenia|psychosis|autism|cancer|diabetes|thyroid|hormonal|personality disorder|narcissist*|panic disorder|trauma disorder|a tumour|anaemia|deficiency|hypertension|syndrome|dementia|mental illness|pcos|borderline)
(this|it|that|these|he|she|your husband|your wife|your son|your mother) .. (is|are|has|sounds like|looks like|seems|must be) .. (clinical|bipolar|adhd|ocd|ptsd|schizophreni*|anxiety disorder|a disorder|psychosis|narcissist*|autism|autistic|depressive disorder|a chemical imbalance|mental illness|evil eye|nazar|possession|possessed|black magic|a curse|cursed|karma from a past*|past life karma|a demon|jinn)
(cure|cures|heal|heals|healed|cured|remove|removes|curing|dissolve|destroys) .. (your|the|any|every|all|his|her)? .. (cancer|diabetes|depression|disease|diseases|illness|sickness|tumour|tumor|pain forever|infertility|blood pressure|asthma|epilepsy|addiction in|covid|anxiety in|arthritis|thyroid|autism|migraine)
(prayer|simran|chanting|mantra|naam|path|paath|amrit|fasting|yoga|faith|holy water|kirtan|jaap|this verse|reciting|recitation|bhakti|meditation) .. (alone|will|can|shall|is enough to|is all)? (cure|cures|heal|heals|replace|replaces|bring you|brings the|get you|guarantee|guarantees|make him|make her|fix|win)
(waheguru|god|krishna|guru|nanak|the lord|lord|he|hanuman|guru ji|babaji|rabb|nanak dev ji|shri krishna) (ji|will|shall|has promised|promises|is going|is about|guarantees|surely|certainly|definitely)? .. (heal|cure|will give you|will make you|will send you|will bring|will punish|will destroy|will solve|will pay|fix|restore|return him|return her|reward you|make him|make her|grant you|deliver you|fulfil your|open the doors|punish|avenge|strike)
(will|shall|going to) (surely|certainly|definitely|soon|be|get|have)? .. (get|win|pass|receive|come back|return to you|be cured|be healed|be rich|heal completely|recover fully|conceive|clear) .. (the|your|a|this|that|to you)? .. (${THING.slice(1, -1)}|within|by|soon|this year|next)
(will|shall|going to) (surely|certainly|definitely|soon|all|be|get|have)* .. (fine|solved|gone|over|well|healed|fixed|better|cured|alright|granted|yours) (by|within|in|before|soon|tomorrow|next) .. (day|days|week|weeks|month|months|monday|tuesday|wednesday|thursday|friday|saturday|sunday|diwali|vaisakhi|year|years|hours|morning|tomorrow|march|june|time|forty)
(by|within|before|in) .. (monday|tuesday|wednesday|thursday|friday|saturday|sunday|diwali|vaisakhi|gurpurab|purnima|full moon|forty days|40 days|eleven days|[0-9]+ days|days|weeks|this month|next month|three months|six months|a year) .. .. (will|shall|you ll|everything|all|he|she|it|peace)
you (will|shall|are going to|are sure to|are certain to|are destined to|are meant to|are bound to|are about to) (surely|certainly|definitely|soon|all|get|have|win|be)? .. (job|visa|exam|promotion|rich|successful|married|son|baby|win|pass|topper|lottery|wealth|fortune|cured|healed|case|pregnant|settle abroad|canada)
(he|she|they|your husband|your wife|your son|your ex|your boss|your mother|your father|your daughter) (will|shall|is going to|is sure to|is bound to) (surely|certainly|definitely|soon|never)? (come back|return|change|stop drinking|stop|apologise|apologize|forgive you|love you|marry|recover|survive|get better|be cured|live|die|regret|suffer|realise|call you)
(i|we) (promise|guarantee|assure|swear|vow|predict|foresee|foretell|prophesy|can see your future|see in your)
(guaranteed|guarantee|destined|foretold|your future|your destiny|fortune|prophecy|your fate) .. (is|holds|says|to|shows|will|written|sealed)
(saturn|shani|mars|mangal|jupiter|venus|rahu|ketu|mercury|sun sign|moon sign|zodiac|horoscope|kundli|kundali|birth chart|planet|planets|planetary|stars|nakshatra|dasha|sade sati|sadesati|mahadasha|manglik|mangalik|retrograde|numerology|lucky number|lucky day|lucky colour|lucky color|palm lines|astrology|astrologer|gemstone|gemstones|sapphire|ruby ring|coral ring|emerald ring|neelam|pukhraj|moonga|yantra|talisman|amulet|taveez|tabeez|vastu|auspicious time|muhurat|tarot|aura|eclipse) .. .. (is|are|will|causes|causing|cause|brings|bring|show|shows|says|wear|remedy|affect|affecting|afflict*|favour|favours|enters|entering|against|blocking|your|in|for|this|suggest*|indicate*|move*|turn*|has|have)
(wear|wearing|buy|tie|keep|put on|donate|feed) (a|an|the|some|black)? .. (gemstone|sapphire|ruby|coral|emerald|neelam|pukhraj|moonga|amulet|taveez|talisman|black thread|yantra|iron ring|opal|topaz|diamond ring|pearl|crows|black dog|mustard oil|rudraksha|ring on your)
(sign|refuse to sign|file|withdraw|sue|plead|transfer|appeal|register|forge|hide|destroy|backdate|claim) (the|a|an|your|that|for|any)? .. (papers|case|fir|complaint|lawsuit|property|affidavit|divorce|petition|guilty|contract|agreement|will|deed|evidence|bail|custody|documents|legal notice|notice|police report|land|insurance)
(section [0-9]+|ipc|crpc|legally|by law|the law says|the law allows|the court will|the judge will|under the act|article [0-9]+|you are entitled)
(drop|withdraw|take back) .. (charges|case|complaint|fir)
${NOT} (go|run|talk|complain|report|call) .. (to)? the police .. (not|never|brings|shame)
(dont|do not|never|no need to|not) (go to|call|tell|involve|report|speak to|inform|contact|talk to|approach) .. (the police|police|anyone|anybody|a doctor|doctors|the doctor|a lawyer|your family|your parents|your mother|your father|your wife|your husband|outsiders|others|a counsellor|a counselor|helpline|hospital|a soul|your friends|your teacher|any one)
(keep|stays|stay|remain|hold|let this be|make this|be) (it|this|that|everything|all|what)? .. (secret|between us|between you and me|hidden|to yourself|quiet|unspoken|our secret|private from)
(tell|told|show|share) .. (no one|nobody|no soul|not a soul)
(invest|buy|sell|put|borrow|lend|trade|mortgage|withdraw|take out|take|stake|bet|gamble|pledge|lock) .. (in|your|the|a|some|into|all|more|shares|stocks|gold|money|savings|loan|property|crypto|bitcoin|mutual) .. (stock|stocks|shares|gold|bitcoin|crypto|mutual funds|fund|funds|property|land|loan|savings|house|jewellery|fd|market|futures|options|salary|lottery|plot|flat|real estate|lakh|lakhs|credit|policy)
(invest|gamble|bet|short) (in|on|all|everything|now|today|with)
(bitcoin|crypto|mutual fund|mutual funds|nifty|sensex|sip)
(donate|give|send|pay|offer|transfer|deposit|contribute|tithe|gift|sponsor) (a|an|us|some|your|the|me|at least|one|ten|all)? .. (rupees|rs|dollars|[0-9]+|money|percent|salary|gold|tenth|donation|dasvandh|upi|paytm|gpay|bank account|our account|lakh|offering|income|savings|jewellery|dakshina|amount|fee|cash|pounds)
(pay|donate) (for|to us|here|now|today|this|via|through)
(rs|rupees|inr|usd) [0-9]+
[0-9]+ (rupees|rs|dollars|inr|pounds|lakh|lakhs)
${NOT} (stay|remain|live|return|go back|put up|be patient|bear|adjust|keep serving|submit|go home|stand by|reconcile) .. (with|to|by|in|it|all|this) .. (him|her|husband|wife|the marriage|marriage|in laws|even if he|even when he|who hits|who beats|beatings|the beating|his anger|his blows|violence|abuse|your abuser|family honour|him even)
(even if|even when|though|although|when|if) (he|she|your husband|they) (hits|beats|slaps|hurts|shouts and hits|abuses|drinks and|strikes|rapes) .. (you|it|stay|serve|bear|love|forgive|remain|be patient)
(tolerate|endure|bear|accept|put up with|suffer) (the|his|her|their|this|all|in silence|it|every|silently|such)? .. (beating|beatings|abuse|violence|blows|slaps|hitting|insults in silence|silently|in silence|quietly|cruelty|torture)
(forgive|serve|obey|please|honour|worship|surrender to) (him|your husband|the man|your abuser|your husbands|your in laws|your mother in law|your elders) (and|without|in|always|even|no matter|because|like|as|unconditionally|completely|silently|for he)
(duty|dharma|karma|virtue|place) .. (is|to|of) (a|the|as a)? (wife|wife is|woman|wifes|womans|daughter in law|good wife|stay|stay with|endure|obey|suffer|bear|serve her husband)
${NOT} (leave|divorce|abandon|separate from|break up with|cut off|break with|walk out on|disown|throw out|kick out|desert|walk away from|end things with|end your marriage|dump|forget|cut ties with) (your|the|this|that|him|her|them|from|all)? .. (husband|wife|him|her|them|marriage|family|parents|home|children|mother|father|in laws|son|daughter|boyfriend|girlfriend|fiance|partner|house|job|studies|college|everything behind)
(get|file for|ask for|seek|take|want) (a|for)? (divorce|separation|abortion)
(marry|do not marry|dont marry) (him|her|within|only|your|a|the|outside|someone|whoever)
(quit|resign|leave|abandon|give up|drop out of|resign from) (your|the|this|from)? (job|work|post|studies|college|school|position|duty|degree|course)
${NOT} (fast|keep a fast|observe a fast|fasting|eat nothing|drink nothing|go without food|skip meals|skip your meals|give up food|refuse food|abstain from food|stop eating|stop drinking water|live on) !(food|internet|phone|paced|asleep|as|and loud|words|heart*)
(forty|40|eleven|11|seven|7|nine|9|21|three|five|[0-9]+) (days|tuesdays|mondays|fridays|saturdays|thursdays|thousand|crore|lakh|malas|rounds|times) .. .. (fast|without food|no food|chant|recite|and your|and you will|and the|mantra|until)
(vow|promise|pledge) (celibacy|silence for|never to eat|your hair|to donate|to give)
(bathe|bath|wash) .. (in the holy|in cow|in milk|sins|karma|curse|away your)
(curse|cursed|evil eye|black magic|nazar|possessed|exorc*|spirits of|ghost of|past life|previous birth|previous life|past birth|last birth|former birth|sins of your|bad karma|punishment for|punished for|paying for|punishing you|punishes|hell|narak|wrath|damned|damnation|doomed)
(reincarnat*|reborn) as
(chosen one|chosen by god|chosen you|special soul|starseed|enlightened already)
(convert|conversion|accept jesus|accept islam|become a|leave your) .. (to|religion|faith|christian|muslim|sikh|hindu|islam)
(vote|bjp|congress|khalistan|modi|rahul gandhi|trump|akali|aap party|pakistan)
(call|contact|whatsapp|message|email|write to|dm|telegram|text|visit|follow|subscribe|join|download|click|log in|sign up|scan) (us|me|our|my|this number|this|at|on|the link|here|the number|now|baba|pandit|guru ji)
(click|tap) (here|below|on|this|the link)
(sex|sexual|naked|nude|kiss|seduce|erotic) 
(alcohol|whisky|whiskey|vodka|rum|beer|drink|peg|opium|ganja|weed|cannabis|smoke) .. (will help|helps|calms|relaxes|is fine|is good|a little|tonight)
(hack|bomb|explosive|password|credit card|aadhaar|otp|pin number|bank details|account number)
(cheat|lie|bribe|steal|forge|blackmail|spy|stalk|track) (in|on|to|your|the|him|her|them|from) .. (exam|exams|boss|tax|officer|phone|him|her|husband|wife|them|it|police|money|messages|location)
(check|read|search|spy on|track) (his|her|their|your husbands|your wifes) (phone|messages|mobile|whatsapp)`)

const NAHI = '!(nahi|nahin|nai|na|mat|ni|naa|bina|band na|chhad na)'
const DAVA =
  '(dawai|dawaai|dwai|davai|dawaiyan|davaian|dawa|dava|dawaaiyan|davaiyan|goli|golian|goliyan|insulin|ilaj|ilaaj|ਦਵਾਈ|दवाई|दवा|daktar|doctor|dactor|hakeem|aushadhi|aushdhi|dawaian|hospital|haspatal|aspatal|medicine|davaa|dawaaiyon|davaiyon|dawaon)'
const DIN =
  '(din|dina|dinan|dino|hafte|hafteyan|hafton|mahine|maheene|mahinian|somvar|mangalvar|budhvar|budhwar|veervar|guruvar|shukarvar|shukravar|shanivar|shanivaar|aitvar|etvar|ravivar|diwali|divali|vaisakhi|purnima|saal|varhe|varsh)'
const FORBIDDEN_SO =
  sound(`${DAVA} .. .. (chhad|chad|shad|chhod|chod|band|bandh|rok|sutt|sut|phenk|fenk|ghat|ghata|ghatao|kam|bhul|tyag|tiag|badal) .. (do|deo|dao|den|dijiye|deejiye|dena|devo|de|kar|karo|kar do|kar deo|karna|lao|lo|diyo) ${NAHI}
${DAVA} .. (di|ki|kol|paas|lain|lene|khan|khane|jaan|jane|te|dee|da) .. (lod|lor|load|jaroorat|zaroorat|zarurat|jarurat|avashyakta|aavashyakta|fayda|faida) .. (nahi|nahin|nai|ni)
${DAVA} .. (na|mat|nahi) (lo|lao|lain|lena|khao|khana|khani|laina|jao|jana|dikhao)
(mg|milligram|miligram|miligraam|mili gram|milligraam|mi li gra|ashwagandha|asvagandha|ashvagandha|peracetamol|pairasitamol|paracetamol|neend di goli|neend ki goli|goliyan|golian|bhang|ganja|afeem|gau mutra|gaumutra|khuraak|khurak)
(tuhanu|tenu|aapko|tumhe|tujhe|tusi|aap|ohnu|unhe|usko|ohna nu|eh|yeh|ye|yah) .. .. (depression|dipreshan|dipression|avsaad|bimari|beemari|bimaaree|rog|shugar|sugar|shooger|cancer|kainsar|kensar|bipolar|baipolar|disorder|disardar|pagal|paagal|pagalpan|nazar|najar|jadu|jaadu|tona|toona|oopri|upri|pret|bhoot|bhut|shrap|sharap|saraap|shraap) .. (hai|ho gaya|ho gya|lag*|hoya|hoyi|ai|he|da asar|ka asar|di|ki)
(naam|simran|jap|jaap|path|paath|mantra|ardas|amrit|jal|prarthna|prathna|bhakti|vrat|varat|kirtan|yog|yoga|dhyan|bani) .. .. (nal|naal|se|hi|to|ton) .. .. (theek|thik|cancer|kainsar|bimari|beemari|rog|sugar|naukri|beta|puttar|visa|viza|paise|paisa|case|kes|pass|door|dur|khatam|khatm|mil) .. (ho|hove|hojav*|jav*|jaye*|jae*|jaan*|ga|gi|ge|kar*|mil*)
(waheguru|rabb|prabhu|bhagwan|krishna|guru ji|guru|nanak|ishwar|hanuman|parmatma|kanha|guru sahib|maharaj) .. .. .. (theek|thik|changa|ilaj|rog|bimari|beemari|naukri|beta|puttar|saza|sazaa|dand|sza|vapas|wapas|badla|jitt|jit|safal|pass|mil) .. .. (denge|dega|dengey|den ge|denga|devega|devenge|karenge|karega|karange|kar denge|kar dega|kar denge|deinge|laiaunge|layenge|milega|milegi|hovega|hoga)
(naukri|nokri|visa|viza|pariksha|exam|imtihan|promotion|tarakki|tarikki|mukadma|mukaddama|case|kes|rishta|beta|puttar|putt|santan|lottery|paisa|paise|karz|karj|karja|karza|vyah|viah|shaadi|shadi|vivah|jitt|jeet|safalta|kamyabi|bimari|beemari|rog|bukhar|takleef) .. .. (jaroor|zaroor|zarur|jarur|pakka|nischit|nishchit|avashya|avash|jaldi|turant|chheti|hi|sab)? .. (mil jav*|mil jau*|mil jaye*|mil jae*|milegi|milega|mileg*|milugi|ho jav*|ho jau*|ho jaye*|ho jae*|hoga|hogi|hovega|hovegi|door ho*|dur ho*|khatam ho*|khatm ho*|jittoge|jitoge|jeetoge|jeetenge|pass ho*|lag jav*|lag jaye*|aavega|aayega|theek ho*|thik ho*)
${DIN} .. (vich|mein|tak|takk|andar|bad|baad|ton pehlan|se pehle) .. .. .. (hovega|hovegi|milega|milegi|theek ho*|thik ho*|theek kar*|thik kar*|karenge|karega|lautega|laut aa*|vapas aa*|wapas aa*|door ho*|khatam ho*|hal ho*)
(oh|uh|vah|wo|woh|pati|patni|beta|puttar|pita|maa|bos|boss|dost) .. .. (vapas|wapas|laut|parat|mud|badal|sudhar) .. (aavega|aavegi|aavange|aayega|aayegi|aayenge|aaega|aaegi|aaenge|aaunga|jaavega|jaavegi|jaayega|jaayegi|jaayenge|jaega|jaegi|jaenge|jange)
(main|mai|mein|asi|ham|hum) .. .. (vada|wada|vaada|vachan|guarantee|garanti|gaaranti|bhavishyavani|bhavikhbani|bhvikh) .. (karda|kardi|karta|karti|karde|karte|deta|dinda|deti|dindi|hai|haan|hu)
(shani|shanee|rahu|raahu|ketu|mangal dosh|manglik|brihaspati|guru grah|shukra grah|budh grah|surya grah|rashifal|raashiphal|kundli|kundali|kundlee|janam patri|janampatri|janam kundli|sade sati|sadhe sati|sadesati|nakshatra|nakshtar|nachhattar|mahadasha|jyotish|jotish|jotishi|jyotishi|neelam|nilam|pukhraj|moonga|munga|panna ratna|ratan pao|angoothi|anguthi|taveez|tabeez|taveet|taveej|yantra|jantar|kala dhaga|kaala dhaga|kala dhaaga|vastu shastra|muhurat|mahurat|shubh ank|hast rekha|totka|tona|toona|jadu tona|jaadu tona|nazar lag*|najar lag*)
(vrat|varat|upvas|upvaas|upwas|roza|nirjala|nirjal) .. .. (rakho|rakh|rakhiye|rakhna|karo|kariye|kijiye|keejiye|kare|karein|rakhein|rakhen|raho|rahiye|karen)
(bhukhe|bhookhe|bhukha|bina khae|bina khaye|khana chhad|khana chhod|roti chhad|bhojan tyag|bhojan chhod|ann tyag|ann jal|ann na|khana band|khana na|roti na) .. (raho|rahiye|rho|rah|do|deo|lo|lao|khao|karo|dijiye|tyag*)
(rupaye|rupay|rupae|rupye|rupaiye|rupee|rupees|rupeye|paise|paisa|dhan|daan|dan|chanda|dakshina|dasvandh|bhet|bheta|sona|gehne|rakam|rashi|raqam) .. .. (do|deo|dijiye|deejiye|bhejo|bhej|chadhao|charhao|chadao|chadhaiye|bharo|jama|karo|kariye|dena|bhejiye|lagao|laao|nivesh|daan kar*|dan kar*) ${NAHI}
(share market|sheyar bajar|bitcoin|bitkoin|kripto|crypto|mutual fund|miuchual|nivesh|karja lai*|karz le*|karza le*|loan le*|lon le*|zamin vech*|jameen vech*|zameen bech*|jamin bech*|ghar vech*|ghar bech*|lottery)
(kise|kisi|kise nu|kisi ko|kise hor|kisi aur|kisi se|kise nal|police|pulis|puls|polis|daktar|doctor|gharwaleyan|ghar waleyan|gharwalon|parivar|pariwar|maa baap|maapeyan|lokan) .. .. (na|mat|nahi|naa) .. (dasna|dasso|daso|dasiyo|batana|batao|bataiye|batayein|kaho|kehna|kahna|karo|jao|jana|bulao|bulana|kahiye|dassna|dassiyo|karna|pata lag*|dasi*)
(gupt|gupat|raaz|raj|bhed|chupa|chhupa|lukao|luka|luko) .. (rakho|rakh|rakhna|rakhiye|rakhyo|rakhein|rakhen|ke rakh*)
(sade|saade|hamare|humare|sadde|apne) (vich|vichkar|beech|bich|vichale) .. (raaz|hi|gall|baat|rah*|reh*)
(pati|patni|sahure|sauhre|sasural|ghar wale|gharwale|gharwala|ohde|usde|uske|ohna|unke|us|os) .. .. .. (maare|mare|maarta|marta|maarda|marda|kutt*|peete|peeta|peetta|pitta|hath chuk*|haath utha*|zulam|julam|julm|zulm|galan|gaali|atyachar|maar|mar|kutapa) .. .. .. (saho|sah lo|sahi jao|seh lo|seh lao|sehn|sahan|sahn|bardasht|jhalo|jhal|jhel|raho|rho|rah|reho|seva|sewa|maaf|muaf|chup|chupp|patni da dharam|dharam|dharm|na chhad*|mat chhod*|mat chod*)
(maar|mar|kutt|zulam|julam|zulm|julm|atyachar|hinsa|kutapa|kutt maar|maar kutt|maar peet|marpeet|maarpeet) .. .. (saho|sah lo|sehna|sahna|sahan|sahn|sehn|bardasht|jhal*|jhel*|seh lo|seh lao|sah lao|chup|chupp) 
(pati|husband|gharwale|sahure|sauhre|sasural|oh|us|uhde|ohde|uske) .. .. (kol|nal|naal|saath|sang|ghar|paas) .. (hi)? .. (raho|rho|rahiye|reho|tikke|tiki|tike|rehna|rahna|vapas jao|wapas jao|mud jao|laut jao|parat jao) ${NAHI}
(pati|patni|ghar|pariwar|parivar|maa baap|maapeyan|sahure|sasural|gharwale|gharwali|ohnu|usnu|usko|use|oh nu|us nu|rishta|rishte|viah|vyah|shadi|shaadi|naukri|nokri|padhai|parhai|kamm) .. (nu|ko|se|ton)? (chhad|chad|shad|chhod|chod|tyag|tiag|tod|tor|talaq|talak) .. (do|deo|dao|dijiye|deejiye|lo|lao|jao|aao|dena|le lo|lai lo|de do|de deo|den) ${NAHI}
(talaak|talaq|talak) .. (lo|lao|lai lo|le lo|do|deo|de do|de deo|dijiye|lijiye|leejiye|mang*|laina|lena|le)
(mukadma|mukaddama|case|kes|fir|ef ai aar|raport|report|vasiyat|dastkhat|dastakhat|hastakshar|jamanat|zamanat|registry|rajistri) .. .. (karo|kar do|kar deo|vapas lo|vapas lai*|wapas le*|lo|lao|likhao|darj kar*|na karo|mat karo|mat kijiye|dijiye|kijiye|kariye|mutabik|anusar|tahit|tehat|ke anusar|de mutabik|ke tahat)
(pichhle|pichle|pichhale|purab|poorav|purav|purva|poorva|pehle) (janam|janm|jnam|janma|janma*) 
(paap|pap|papan|paapon|papon|karma|karam|karman|karmon|kukaram) .. .. (saza|sazaa|sza|phal hai|fal hai|dand|phal mil*|fal mil*|bhugat*|bhog rah*|bhog reh*|nateeja|natija)
(shrap|sharap|saraap|shraap|kali nazar|buri nazar|narak|nark)
(sampark|rabta|whatsapp|vatsaip|vhatsaip|watsap|email|imel|link|linak|klik|click|is number|is nambar|download|daunlod)
(sharab|sharaab|shrab|daru|daaru|peg|paig|nasha|nashe) .. .. (pee|pi|peeo|piyo|lao|lo|thodi|thori|changi|achhi|madad|sukoon)
(bhajpa|congress|kangres|khalistan|akali dal)
(jitho tak|jatt|jat|brahman|brahmin|uchi jaat|neevi jaat|neech|shudra|shudar|chamar|dalit) .. .. (uch*|oonch*|unch*|neech*|neev*|ashudh|apavitra|sewa layi|seva ke liye|gulam)
(aurat|auratan|auraten|aurton|stri|istri|istree|striyan|naari|nari|patni|beti|dhee|nuh|bahu|kudi|ladki) .. .. (da|ka|di|ki|nu|ko|layi|de|ke|lai|liye) .. .. (dharam|dharm|farz|faraz|kartav|kartavya|kamm|kaam|thaan|jagah|sthan|asthan|ghar|chulha|chaunka|rasoi|pairan|pairon) .. .. .. (pati|seva|sewa|agya|aagya|hukam|man*|sehna|sahna|chup|ghar|vich|mein|hai|ch)
(pati) (parmeshwar|parmeshar|parameshwar|hi dev|dev|rab|hi rab)`)

/** Orders, promises, predictions, diagnoses: not the guide's to give. */
export const forbiddenIn: (text: string) => boolean = reads(FORBIDDEN_EN, FORBIDDEN_SO)

// ---- what only looks like scripture

const SACRED_EN =
  '(?:krishna|keshava|madhava|govinda?|gobind|guru|nanak|kabir|farid|ravidas|namdev|arjan|amar ?das|ram ?das|angad|tegh bahadur|gita|geeta|gurbani|bani|granth|scripture|scriptures|verse|shabad|hymn|saints?|sages?|vedas?|upanishads?|lord|god|he|mahatma|ancients?|rishis?|prophet|master|waheguru|text|poem|song|elders|book|line|couplet|shloka|sloka|pauri|teaching|divine|translation|meaning|words)'
const SAYS_EN =
  '(?:says?|said|sings?|sang|writes?|wrote|written|teaches|taught|declares?|declared|proclaims?|proclaimed|tells us|told|reminds? us|reminds you|whispers?|calls out|answers?|answered|replie[sd]|reads?|goes|runs|speaks|spoke|asks|asked|states|promises|puts it|chants?|utters?|uttered|recites?|instructs|advises)'
const SAYING: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])${SACRED_EN}(?:'s|’s)?(?![\p{L}])[^.?!:]{0,60}?(?<![\p{L}])${SAYS_EN}(?![\p{L}])[^.?!:,]{0,40}(?::|\s[-–—]\s?|[–—])`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])${SACRED_EN}(?:'s|’s)?(?: \p{L}+){0,2} (?:is|are|means|is this|are these|translates as|translates to)\s?[:–—]`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])${SACRED_EN}(?:\s(?:ji|dev|sahib|dev ji))*\s(?:says?|said|sings?|sang|declares?|proclaims?|whispers?|replie[sd]|speaks?|wrote|writes),`,
    'iu',
  ),
  /(?<![\p{L}])(?:in (?:his|her|their|the guru's|krishna's|nanak's|the lord's) (?:own )?(?:words|voice)|thus (?:spoke|speaks|says|said|sang)|it is (?:written|said in|sung|recorded)|as (?:it is )?written|so (?:says|sang|spoke)|(?:nanak|krishna|kabir|guru(?: ji)?) (?:would|might|could) (?:say|sing|write|tell you|put it)|says nanak|says kabir|literal(?:ly)? translat|translation|roughly translated|loosely translated|which means in english|the verse (?:says|reads|goes|means)|word of god|words of (?:the )?(?:guru|krishna|lord|god|nanak|gita))/iu,
  /(?:ਗੁਰੂ|ਨਾਨਕ|ਕਬੀਰ|ਫ਼ਰੀਦ|ਫਰੀਦ|ਰਵਿਦਾਸ|ਕ੍ਰਿਸ਼ਨ|ਭਗਵਾਨ|ਗੀਤਾ|ਗੁਰਬਾਣੀ|ਬਾਣੀ|ਗ੍ਰੰਥ|ਸ਼ਬਦ|ਸੰਤ|ਪ੍ਰਭੂ|ਉਹ|ਤੁਕ|ਅਰਥ|ਵੇਦ|ਮਹਾਂਪੁਰਖ)[^।.?!:]{0,60}(?:(?:ਆਖ|ਕਹਿੰਦ|ਕਿਹਾ|ਫ਼ਰਮਾ|ਫਰਮਾ|ਗਾਉਂਦ|ਗਾਇਆ|ਲਿਖਿਆ|ਲਿਖਦ|ਬੋਲ|ਸਮਝਾਉਂਦ|ਦੱਸਦ|ਉਚਾਰ|ਬਚਨ|ਅਰਥ)[^।.?!:,]{0,24}(?::|,|\s[-–—]|ਕਿ\s*[,:–—-])|(?:ਹੈ|ਹਨ|ਇਹ)\s?:)/u,
  /(?:ਲਿਖਿਆ ਹੈ|ਲਿਖਿਆ ਹੋਇਆ ਹੈ|ਉਲੱਥਾ|ਅਨੁਵਾਦ|ਦੇ ਸ਼ਬਦਾਂ ਵਿੱਚ|ਨਾਨਕ ਆਖੇ|ਕਹੁ ਨਾਨਕ|ਨਾਨਕ ਕਹੈ|ਕਹਤ ਕਬੀਰ|ਤਾਂ ਗਾਉਂਦੇ|ਹੁੰਦੇ ਤਾਂ (?:ਆਖਦ|ਕਹਿੰਦ|ਗਾਉਂਦ|ਲਿਖਦ))/u,
  /(?:गुरु|नानक|कबीर|फ़रीद|फरीद|रविदास|कृष्ण|भगवान|गीता|गुरबाणी|गुरुबाणी|बाणी|ग्रंथ|शबद|संत|प्रभु|वे|वह|पंक्ति|श्लोक|अर्थ|वेद|उपनिषद|ऋषि|शास्त्र)[^।.?!:]{0,60}(?:(?:कहते|कहा|कहती|फ़रमा|फरमा|गाते|गाया|लिखा|लिखते|बोले|बोलते|समझाते|बताते|उच्चार|वचन|अर्थ|उपदेश)[^।.?!:,]{0,24}(?::|,|\s[-–—]|कि\s*[,:–—-])|(?:है|हैं|यह)\s?:)/u,
  /(?:लिखा है|लिखा हुआ है|अनुवाद|भावार्थ|के शब्दों में|कहे नानक|कहत कबीर|नानक कहे|होते तो (?:कहते|गाते|लिखते)|तो गाते)/u,
]

/** '... says: ...', 'it is written', 'in his own words': what follows would pass for scripture. */
export const sacredSaying = (sentence: string): boolean => SAYING.some((pattern) => pattern.test(sentence))

const SONG =
  /(?<![\p{L}])(?:(?:a|this|short|little|small|brief|own|new) (?:\p{L}+ ){0,2}(?:poem|verse|hymn|shabad|song|couplet|doha|salok|shlok|shloka|prayer|psalm|haiku|bhajan|ode|lullaby|parable)|(?:verse|hymn|shabad|poem|couplet|doha|salok|shloka|song|lines?) (?:for you|goes|like this|says|in (?:his|the guru's|krishna's|nanak's) (?:style|voice|spirit))|in the (?:style|voice|spirit|manner) of (?:guru|krishna|nanak|kabir|the gita|gurbani)|as (?:guru )?(?:nanak|krishna|kabir|the guru|the gita)(?: dev ji| ji)? (?:would|might|could)|(?:let me|i will|i shall) (?:sing|recite|quote|compose|translate|chant)|sing(?:s|ing)?(?: along)?:)/iu
const SONG_INDIC =
  /(?:ਇੱਕ (?:ਕਵਿਤਾ|ਸ਼ਬਦ|ਦੋਹਾ|ਸਲੋਕ|ਗੀਤ|ਭਜਨ|ਬੰਦ|ਸ਼ੇਅਰ)|ਕਵਿਤਾ|ਦੋਹਾ|ਸ਼ੇਅਰ|ਦੇ ਅੰਦਾਜ਼|ਗਾਉਂਦੇ ਤਾਂ|एक (?:कविता|शबद|दोहा|श्लोक|गीत|भजन|शेर|छंद|मंत्र)|कविता|दोहा|शेर सुन|की शैली|के अंदाज़|छंद)/u
const WAITS = /:\s*$/u

/** A song is announced; with `open`, only one that the next paragraph would bring. */
export const songAhead = (sentence: string, open = false): boolean => {
  const announced = SONG.test(sentence) || SONG_INDIC.test(sentence)
  if (!open) return announced
  return WAITS.test(sentence) && (announced || sacredSaying(sentence))
}

const ARCHAIC: readonly RegExp[] = [
  /(?<![\p{L}])(?:thou|thee|thy|thine|thyself|hath|doth|dost|shalt|wilt|unto|behold|verily|whosoever|whomsoever|whoso|yea|hark|lo,|hither|thither|wherefore|saith|cometh|goeth|giveth|taketh|maketh|seeth|knoweth|liveth|beloved of|ye (?:who|shall|are|men)|alas|fear not|be still and know|blessed (?:is|are|be)|woe to|amen)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:O|Oh|Ye|Hear,? O|Listen,? O),? (?:my |mighty |great |noble |dear |scorcher |descendant |son |best |sinless |conqueror )*\p{L}+[,!.]/u,
  /(?<![\p{L}])O (?:[A-Z]\p{L}+|my|mighty|son|mind|soul|man|mortal|seeker|friend|lord|scorcher|descendant|winner|dear|best|great|noble|wise)/u,
  /(?:^|[,;:.!?] )(?:arjuna|partha|kaunteya|bharata|nanak|mardana|dhananjaya|mind|oh mind|o mind)[,!]|(?<![\p{L}])(?:son of (?:kunti|pritha|pandu)|descendant of bharata|scorcher of foes|mighty[- ]armed|gudakesha|dhananjaya|kaunteya|partha)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:he|she|they|one|man|men|who|mortals?|soul|fool|wise|wicked|righteous|devotee|yogi) shall(?![\p{L}])/iu,
  /(?:^|[.;:] )(?:he|whoever|whatever|wheresoever|whenever|those|the one|one|the (?:wise|man|person|soul|yogi|sage|fool|devotee|lamp)) (?:who|that|whose) [^.?!]{4,90}(?:,| )(?:he|that one|that person|is|are|becomes?|attains?|reaches|finds?|sees|never|crosses|swims|obtains?|gains?|merges?|goes|comes|dwells|abides) [^.?!]*(?:peace|liberat|me\b|god|lord|supreme|brahman|heaven|wise|sage|yogi|free|truth|saved|blessed|abode|rebirth|ocean|salvation|bliss|hell|dear)/iu,
  /(?<![\p{L}\p{M}])(?:says|said|sayeth|saith|servant|slave|humble|prays|listen|hear|brother) (?:Nanak|Kabir|Farid|Ravi ?das)(?![\p{L}])|(?<!(?:Guru|Baba|Sri|Bhagat|Sheikh|Dev|Sant|and)\s)(?<![\p{L}])(?:Nanak)(?!\s(?:Dev|Ji|Sahib|Jayanti)|['’]s|[\p{L}])/iu,
  /(?<!(?:ਗੁਰੂ|ਬਾਬਾ|ਸ੍ਰੀ|ਬਾਬੇ)\s)(?<![\p{L}\p{M}])ਨਾਨਕੁ?(?!\s(?:ਦੇਵ|ਜੀ|ਸਾਹਿਬ)|[\p{L}\p{M}])/u,
  /(?<!(?:गुरु|बाबा|श्री|गुरू)\s)(?<![\p{L}\p{M}])नानकु?(?!\s(?:देव|जी|साहिब)|[\p{L}\p{M}])/u,
  /(?<![\p{L}\p{M}])(?:ਹੇ|ਐ|ਓ) (?:ਮਨ|ਨਾਨਕ|ਅਰਜੁਨ|ਪਾਰਥ|ਭਾਈ|ਪ੍ਰਾਣੀ|ਮੇਰੇ|ਜੀਵ|ਸਖੀ|ਬੰਦੇ|ਮਨੁੱਖ|ਪ੍ਰਭੂ)|(?<![\p{L}\p{M}])(?:हे|ऐ|ओ|रे) (?:मन|नानक|अर्जुन|पार्थ|भाई|प्राणी|मेरे|जीव|सखी|बंदे|मनुष्य|प्रभु|कौन्तेय|कौंतेय|भारत|धनंजय|महाबाहो)/u,
]
export const archaicIn = (sentence: string): boolean => ARCHAIC.some((pattern) => pattern.test(sentence))

const OTHER_BOOKS =
  /(?<![\p{L}\p{M}])(?:bible|quran|qur'an|koran|torah|talmud|gospels?|psalms?|proverbs \d|matthew|corinthians|romans \d|isaiah|jesus|christ|surah|hadith|prophet muhammad|allah|dhammapada|buddha|sutta|sutra|tao te ching|lao tzu|zoroaster|avesta|rumi|hafiz|bulleh shah|upanishads?|mahabharata|ramayana?|ramcharitmanas|tulsidas|vedas?|rig ?veda|puranas?|manusmriti|dasam granth|zafarnama|guru gobind singh|vivekananda|osho|gandhi|the lord is my shepherd|love thy neighbou?r|ask and (?:it|you)|turn the other cheek|this too shall pass|let him who is without|ਬਾਈਬਲ|ਕੁਰਾਨ|ਯਿਸੂ|ਈਸਾ|ਅੱਲਾਹ|ਅੱਲ੍ਹਾ|ਧੰਮਪਦ|ਬੁੱਧ ਨੇ|ਬੁੱਧ ਜੀ|ਹਦੀਸ|ਰਾਮਾਇਣ|ਉਪਨਿਸ਼ਦ|ਬੁੱਲ੍ਹੇ|ਦਸਮ ਗ੍ਰੰਥ|बाइबिल|बाइबल|कुरान|क़ुरान|ईसा|यीशु|अल्लाह|धम्मपद|बुद्ध (?:ने|कहते|का)|हदीस|रामायण|रामचरितमानस|उपनिषद|महाभारत में|पुराण|मनुस्मृति|तुलसीदास|रहीम|ओशो|विवेकानंद)(?![\p{L}\p{M}])/iu

/**
 * Matters on which a machine has nothing to say, however it is said: orders can be worded in more ways than a list has,
 * the things that they are about cannot. A sentence that names one is left out, a harmless one too.
 */
const NOT_ITS_MATTER: readonly RegExp[] = [
  /(?<![\p{L}])(?:medicines?|medications?|tablets?|pills?|capsules?|injections?|dos(?:e|es|age)|vaccines?|insulin|antidepressants?|sedatives?|herbs?|remed(?:y|ies)|diagnos\w*|disorders?|syndrome|depression|depressive|bipolar|postpartum|symptoms?|therap(?:y|ies)|surgery|tumou?r|cancer|diabetes|blood pressure|cured?|curing|heals? (?:you|him|her|the|your)|astrolog\w*|planets?|stars|eclipse|horoscopes?|zodiac|destiny|destined|fate|fated|karmic|curses?|cursed|evil eye|omens?|lucky|unlucky|auspicious|past li(?:fe|ves)|reborn|rebirth|hell|sinners?|sins?)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:sticks?|slap\w*|beat|beats|beaten|beating|hit|hits|hitting|strike|strikes|blows?|whip\w*|belt|cane|punish\w*|violen\w*|weapons?|knife|gun|swords?|blood|revenge|vengeance|obey\w*|obedien\w*|submi(?:t|ts|ssive|ssion)|silent before|outside for|lock(?:s|ed)? (?:the door|him|her|them|your)|caste|castes|dalits?|brahmins?|shudras?|untouchab\w*|muslims?|christians?|hindus|jews?|infidels?|races?|inferior|superior|impure|pollut\w*|whore|sex\w*)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:courts?|police|lawyers?|legal\w*|laws?|lawsuit|evict\w*|property|custody|inherit\w*|divorc\w*|bail|witness|sue|entitled|rights?(?= to)|politic\w*|vote|party line|savings?|invest\w*|shares|loans?|interest rate|rupees?|dollars?|donat\w*|tithe|offerings?|dasvandh|everything you (?:have|own)|lend|lottery|jewel\w*|gold|bank account)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:(?:let(?:ting)? go of|lay(?:ing)? down|leav(?:e|ing)|end(?:ing)?|giv(?:e|ing) up|finish\w*|depart\w*|escap\w*|exit\w*|throw(?:ing)? away)(?: \p{L}+){0,2} (?:life|living|body|world|breath|existence)|life itself|rest at last|final rest|die|dying|suicid\w*|kill\w*|rope|bridge|poison\w*|not wake|never wake|other side|no more pain|sleep forever)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:between (?:the two of us|us|you and me|ourselves)|secret\w*|our volunteers|our (?:number|line|office|website|ashram|team|centre|center)|nobody (?:else )?need|no one (?:else )?need|password)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:within|by|in|before|after|next|this|until) (?:the |a |an |one |two |three |few |next |coming |this )*(?:\p{L}+ )?(?:day|days|week|weeks|month|months|year|years|monday|tuesday|wednesday|thursday|friday|saturday|sunday|diwali|vaisakhi|winter|summer|spring|time)(?![\p{L}])[^.]*(?<![\p{L}])(?:will|shall|you'll|is going to)(?![\p{L}])|(?<![\p{L}])(?:will|shall|you'll|'ll)(?![\p{L}])[^.]*(?<![\p{L}])(?:within|by|before|next) (?:the |a |an |one |two |three |few |next |coming |this )*(?:\p{L}+ )?(?:days?|weeks?|months?|years?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|diwali|vaisakhi)|wish(?:es)? (?:is|are|will be) granted|hundred and eight|\b108\b|prayers? (?:is|are|will be) (?:granted|answered)|guarantee\w*|for certain|without fail|(?<![\p{L}])miracles?(?![\p{L}])/iu,
  /(?<![\p{L}])(?:recit(?:e|es|ed|ing) (?:it|this|thus|these)|(?:a|the|this|one|another) (?:old |famous |beautiful |well-known )?(?:line|couplet|hymn|verse|song|proverb|saying|sloka|doha|poem|stanza|mantra)(?: \p{L}+){0,3} (?:in|from|of|where|that|which|by|says|goes)|couplets?|as the (?:lord|guru|sage|saint|poet|prophet|master|ancients?|elders?)|told the archer|(?:has|have) it that|goes thus|it thus)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:patient|good|true|devoted|dutiful|ideal) (?:wife|wives|woman|women|daughter|husband)(?![\p{L}])|(?<![\p{L}])(?:wi(?:fe|ves)|wom[ae]n|girls?|daughters?(?:-in-law)?)(?: \p{L}+){0,2} (?:should|must|ought|cannot|is meant|are meant|belongs?)(?![\p{L}])|violent (?:man|husband|men)/iu,
  /(?:ਦਵਾਈ|ਦਵਾਈਆਂ|ਗੋਲੀ|ਗੋਲੀਆਂ|ਟੀਕਾ|ਖ਼ੁਰਾਕ|ਡਿਪਰੈਸ਼ਨ|ਕੈਂਸਰ|ਸ਼ੂਗਰ|ਡੰਡ|ਥੱਪੜ|ਕੁੱਟ|ਮਾਰ (?:ਖਾ|ਪੈ|ਪਵੇ)|ਦੋ ਲਾ ਦ|ਸਜ਼ਾ|ਬਦਲਾ|ਜਾਤ |ਜਾਤ ਦ|ਕਚਹਿਰੀ|ਪੁਲਿਸ|ਪੁਲੀਸ|ਵਕੀਲ|ਮੁਕੱਦਮ|ਤਲਾਕ|ਜਾਇਦਾਦ|ਰੁਪਏ|ਰੁਪਈ|ਦਸਵੰਧ|ਬੱਚਤ|ਚੜ੍ਹਾਵ|ਗ੍ਰਹਿ|ਰਾਸ਼ੀ|ਕੁੰਡਲੀ|ਜੋਤਿਸ਼|ਕਿਸਮਤ|ਪਿਛਲੇ ਜਨਮ|ਵੀਜ਼ਾ|ਮੰਨਤ|ਸੁੱਖਣਾ|ਸਾਡੇ ਵਿੱਚ|ਸਾਡੇ ਵਿਚਕਾਰ|ਭੇਤ|ਸਰੀਰ ਛੱਡ|ਦੇਹ ਛੱਡ|ਬਾਣੀ ਦਾ ਹੁਕਮ|ਇੱਕ ਤੁਕ|ਤੁਕ ਹੈ|ਨਰਕ|ਪਾਪ)/u,
  /(?<![\p{L}])(?:opium|alcohol|whisk\w+|wine|vodka|rum|cannabis|hashish|judges?|record (?:him|her|them)|sweepers?|god made (?:us|them|you)|our kind|their kind|(?:is|know|keep to) your place|(?:go|going|come|crawl) back to (?:him|her|them|your husband)|return to (?:him|her|them)|(?:twist|pull|pinch|shake|drag|shove|push|grab|squeeze|burn|choke) (?:him|her|them|his|their)|(?:door|way) out of (?:it|this|all|everything|here)|walk through it|on (?:its|his|her|their) way (?:back )?to you|come back to you|throne|drink it)(?![\p{L}])/iu,
  /(?:ਅਫ਼ੀਮ|ਸ਼ਰਾਬ|ਦਰਬਾਰ ਪਹੁੰਚ|ਕੰਨ ਮਰੋੜ|ਮੁੜ ਆਵੇਗ|ਪਰਤ ਆਵੇਗ|ਤੁਹਾਡੀ ਥਾਂ ਉ|ਅਫੀਮ|अफ़ीम|अफीम|शराब|सिंहासन|कान मरोड़|बाल खींच|लौट आए|लौट जाइए|वापस चले जाइए|आपकी जगह|हाथ जोड़ लीजिए|बाहर जाने का|ਬਾਹਰ ਜਾਣ ਦਾ|जज )/u,
  /(?:ਅਗਲੇ|ਆਉਂਦੇ|ਇਸੇ|ਇਸ) (?:ਹਫ਼ਤੇ|ਹਫਤੇ|ਮਹੀਨੇ|ਸਾਲ|ਸੋਮਵਾਰ|ਐਤਵਾਰ)[^।]*(?:ਵੇਗ|ਏਗ|ਣਗ)|(?:ਤੱਕ|ਵਿੱਚ|ਅੰਦਰ)[^।]*(?:ਬਣ|ਹੋ|ਮਿਲ|ਲੱਗ|ਆ) ?(?:ਜਾ)?(?:ਵੇਗ|ਏਗ|ਣਗ)/u,
  /(?:दवा|दवाई|दवाएँ|गोली|गोलियाँ|गोलियां|इंजेक्शन|ख़ुराक|खुराक|डिप्रेशन|अवसाद|बाइपोलर|कैंसर|डंडे|डंडा|थप्पड़|पिटाई|मार (?:पड़|खा)|मारपीट|सज़ा|बदला (?:ल|द)|जाति|नीची|कचहरी|अदालत|पुलिस|वकील|मुक़दम|मुकदम|तलाक|संपत्ति|रुपय|बचत|दक्षिणा|चढ़ाव|दसवाँ हिस्सा|आश्रम|ग्रह|राशि|कुंडली|ज्योतिष|क़िस्मत|किस्मत|पिछले जन्म|वीज़ा|मन्नत|हमारे बीच|गुप्त|रहस्य रख|शरीर (?:छोड़|त्याग)|देह (?:छोड़|त्याग)|प्राण (?:छोड़|त्याग)|मृत्यु|ससुराल|मायके|एक पंक्ति|पंक्ति है|नरक|पाप)/u,
  /(?:अगले|आने वाले|इसी|इस) (?:हफ़्ते|हफ्ते|महीने|साल|वर्ष|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार)[^।]*(?:एगा|एगी|एँगे|ेगा|ेगी|ेंगे)|(?:तक|भीतर|अंदर)[^।]*(?:बन|हो|मिल|लग|आ) ?(?:जा)?(?:एगा|एगी|एँगे|ेगा|ेगी)/u,
]
/** Of itself the guide says nothing in Punjabi and Hindi. */
const I_INDIC =
  /(?<![\p{L}\p{M}])(?:ਮੈਂ|ਮੇਰਾ|ਮੇਰੀ|ਮੇਰੇ|ਮੈਨੂੰ|ਮੈਥੋਂ|ਮੇਰੀਆਂ|मैं|मेरा|मेरी|मेरे|मुझे|मुझ|मुझसे|मुझको|मैंने|ਅਸੀਂ ਤੁਹਾ|हम आपको)(?![\p{L}\p{M}])/u

/** Other books, and words about itself that a guide does not need: such a sentence is left out. */
export function isUnsound(sentence: string): boolean {
  if (OTHER_BOOKS.test(sentence)) return true
  if (NOT_ITS_MATTER.some((pattern) => pattern.test(sentence))) return true
  // 'say to yourself: I will answer slowly' is the seeker's own I, and so are their words said back to them
  const own = sentence.replace(/:.*$/u, '').replace(/[“"«][^”"»]*[”"»]/gu, '')
  if (I_INDIC.test(own)) return true
  return (
    /(?<![\p{L}])(?:I|I'm|I've|I'll|my|mine|me|we (?:at|here)|our team)(?![\p{L}])/u.test(own) && !PLAIN_I.test(own)
  )
}
