import { anyOf, lines, type Matcher } from '../pattern.ts'

/** What first aid an emergency needs; help.ts has words for each. */
export const EMERGENCIES = [
  'overdose',
  'poison',
  'breathing',
  'unconscious',
  'choking',
  'chest',
  'stroke',
  'bleeding',
  'seizure',
  'baby',
  'burn',
  'shock',
  'drowning',
  'gas',
  'snake',
  'place',
  'means',
  'attack',
] as const
export type Emergency = (typeof EMERGENCIES)[number]

const PEOPLE =
  'i|he|she|they|we|father|dad|papa|mother|mom|mum|mummy|husband|wife|son|daughter|brother|sister|friend|baby|child|kid|boy|girl|grandfather|grandmother|grandpa|grandma|dada|dadi|nana|nani|uncle|aunt|cousin|man|woman|someone|somebody|roommate|neighbour|neighbor|him|her'
const PILLS =
  '(pills|pill|tablets|tablet|tabs|paracetamol|paracetamols|crocin|dolo|disprin|combiflam|alprazolam|alprax|valium|xanax|diazepam|antidepressants|painkillers|sleeping|medicine|medicines|meds|medication|insulin|capsules|thyroid|bp|tylenol|advil|ibuprofen|aspirin|panadol|acetaminophen|benadryl|melatonin|codeine|tramadol|oxycodone|percocet|adderall|sertraline|zoloft|prozac|ambien|nyquil|beta blockers)'
const POISON_EN =
  '(poison|pesticide|pesticides|insecticide|phenyl|phenol|harpic|bleach|acid|kerosene|petrol|diesel|rat poison|rat kill|rat killer|ratol|sulphas|sulfas|salfas|celphos|celfos|weedkiller|weed killer|paraquat|toilet cleaner|floor cleaner|detergent|antifreeze|mortein|turpentine|lizol|dettol|button battery|mercury)'
const GOLI =
  '(goli*|golian*|golyan*|tablet|tablets|tablate|pills|dawai*|dwai*|davai*|dawa|dava|medicine|paracetamol|crocin)'
const ATE =
  '(kha li*|kha le*|kha lya*|kha layi*|kha lai*|khaa li*|kha chuk*|kha gaya|kha gayi|kha gya|kha gai|kha lye|nigal li*|nigal lai*|nigal gaya|nigal gayi|le li*|lai li*|lai laiya*|lai laian|khadiya*|khadi*|khai hai|khaiyan)'
const DRANK =
  '(pi li|pi liya|pi lia|pee li|pee liya|pee layi|pee lai|pi layi|pi lai|ਪੀ ਲਈ|ਪੀ ਲਿਆ|pi le*|pee le*|pi laya|pi leya|pee laya|pee leya|pi lya*|pi gaya|pi gayi|pi gai|pi gya|pee gaya|pee gayi|pi chuk*|kha li*|kha le*|kha lya*|kha lai*|kha layi*|kha gaya|kha gayi|kha gai|kha gya|kha chuk*|nigal li*|nigal gaya|nigal gayi)'
const POISON =
  '(zeher|zehar|zahar|jeher|jahar|jehar|zehr|salfas|sulfas|sulphas|celphos|spray|spre|spree|keetnashak|kitnashak|keedemar dawai|kiremar dawai|keede mar dawai|keere mar dawai|keedemar dawa|kidemar davai|kiemar dawai|kidemar|kiremar|kiemar|chuhe mar dawai|chuhiyan wali dawai|ਚੂਹਿਆਂ ਵਾਲੀ ਦਵਾਈ|chuhe wali dawai|chuhon wali dawai|chuhon ki dawa|chuhe marne ki dawai|chuhe mar dava|finail|phenyl|fenail|finayal|finayl|phinyl|finyl|tezab|tejab|acid|harpic|mitti ka tel|kerosene)'
const KIN =
  '(papa|pita|pitaji|pitji|bapu|baap|pio|peo|daddy|dad|maa|ma|mata|mataji|mummy|mammi|mammy|mamma|bebe|biji|dada|dada ji|dadaji|dadi|dadi ji|nana|nana ji|nanaji|nani*|pati|patni|biwi|bivi|gharwala|gharwale|gharwali|gharvali|ghar wale|ghar wali|husband|wife|bhai|bhra|bhara|vir|veer|viir|bhen|behan|bahan|bhain|beta|bete|beti|putt|puttar|put|dhee|dhi|munda|munde|kudi|ladka|ladki|bacha|bache|bachcha|bachche|bachi|bachhi|niana|niane|niaani|dost|saheli|yaar|chacha|chacha ji|chachi|mama|mama ji|mami|taya|taya ji|sasur|saas|padosi|guandi|roommate|cousin|sir|uncle|aunty|usne|ohne|uhne|usko|ohnu|unko|ohna)'

const english = (source: string) => lines('english', source)
const sound = (source: string) => lines('sound', source)

/** A body in danger now, by what was said; the first that is heard decides on the first aid. */
export const EMERGENCY_FRAMES: readonly (readonly [Emergency, Matcher])[] = [
  [
    'gas',
    anyOf(
      english(`(gas|fumes) .. (leak|leaking|leaked|smell|smells|smelling) ... (unconscious|passed out|fainted|fainting|collapsed|dizzy|wont wake|not waking|not responding|cant wake|headache)
(smell|smelling|smells) (of|like)? gas .. (in|all over|everywhere|from|coming) .. (house|kitchen|flat|home|room|cylinder|stove)
gas is leaking
(theres|there is|there s|have|is a) .. gas leak .. (in|at|from) .. (kitchen|house|flat|home|room|stove|cylinder)
carbon monoxide (alarm|detector)? .. (going|beeping|poisoning|in)`),
      sound(`gas (di|ki|da|ka)? (smell|badbu|badboo|mushk|bu|leak*|lik) ... (behosh|behos|chakkar|dig*|gir*|uth|hosh)
gas (leak|lik) (ho|hui|hoyi|hogi|kar)
(kamre|ghar|rasoi|kitchen) .. (gas|dhuan|dhua) (bhar|phail) .. (gaya|gya|gayi|gai)`),
    ),
  ],
  [
    'attack',
    english(
      `(someone|somebody|a man|man|men|he|they) .. (is|are|trying) .. .. (get|come|break|breaking|coming|getting|through|at) .. .. .. (door|window|room|house) .. (with)? .. (knife|gun|axe|sword|rod)`,
    ),
  ],
  [
    'stroke',
    anyOf(
      english(`face (has|is|looks|went) .. (funny|drooping|droopy|crooked|hanging|twisted) .. (one side|side)?
(cant|cannot|unable to) (say|speak|form) .. (words|clearly|properly)`),
      sound(`(muh|munh|mooh|moonh) (vinga|tedha|terha|tera) .. (gaya|gya|gia|gai|gayi)`),
    ),
  ],
  [
    'chest',
    anyOf(
      english(`(weight|pressure|pain|heaviness|tightness) (on|in) my chest .. .. .. (arm|jaw|sweat*|going|shoulder)`),
      sound(
        `(chhati|chati|seene|sine) .. (te|ch|me|par|utte|vich) .. (bhaar|bhari|pathar|dard|peed|bojh) ... (baanh|baah|haath|hath|pasina|paseena)`,
      ),
    ),
  ],
  [
    'seizure',
    anyOf(
      english(`(whole body|body|arms and legs) (is|are|was)? (jerking|shaking uncontrollably|twitching|convulsing)
(foam|froth) (at|from|in|on) (his|her|the) mouth`),
      sound(`(mirgi|mirghi) .. daura .. (pai|pad|pe) (gaya|gya|gia|reha|raha)`),
    ),
  ],
  [
    'choking',
    english(
      `(put|has|had|swallowed) .. (coin|nut|grape|bead|toy|sweet|peanut|marble|button) .. .. (mouth|throat) ... (blue|cough*|breath*)`,
    ),
  ],
  [
    'poison',
    sound(`(kanak|kank) (wali*|vali*|waliyan|di*) (goli*|dawai) .. ${ATE}
(khet|fasal|faslan|kheti) (wali|vali|ki|di|waali) (dawa*|davai|spray) ... ${DRANK}`),
  ],
  ['unconscious', sound(`attack (aa|pai|pad|aaya) .. .. (dig*|diggy|gir*)`)],
  ['bleeding', sound(`(accident|hadsa|haadsa) .. .. .. .. (khoon|lahu) .. (vag*|beh*|bah*)`)],
  [
    'baby',
    anyOf(
      english(`(baby|infant|newborn|month old|months old|week old|weeks old|days old|toddler|bub) ... (not|isnt|isn t|wont|doesnt|stopped|hardly|barely|cant) .. (breathe|breathing|breath|wake|waking|responding|respond|moving|crying anymore)
(baby|infant|newborn|month old|months old|week old) ... (turning|turned|going|is|looks|gone) (all)? (blue|limp|purple)
(baby|infant|newborn|toddler) .. (swallowed|choking|choked|unconscious|collapsed)`),
      sound(`(bacha|bache|bachcha|bachche|bachi|niana|niane|niani|baby|kaka|munna|navjat) ... (saans|saah|sah|sas|sans) .. (nahi|nai|ni|band|ruk)
(bacha|bache|bachcha|bachche|bachi|niana|niane|baby|kaka|munna) ... (neela|nila|neeli|neele|blue) .. (pad|pai|pe|ho|pa)
(bacha|bachcha|bachi|niana|baby|kaka|munna) (uth|hil|uthh|jaag|jag|ro) (hi|v|bhi)? (nahi|ni|nai) (raha|rahi|ਰਿਹਾ|reha|rihi|rha)`),
    ),
  ],
  [
    'overdose',
    anyOf(
      english(`(swallowed|took|taken|ate|eaten|popped|downed|gulped|swallow|had) .. (all|whole|entire|bottle|strip|strips|handful|too many|too much|bunch|lots|a lot|packet|pack|box|full|dozens|dozen|extra|double|ten|fifteen|twenty|thirty|forty|fifty|hundred|[1-9][0-9]+) ... ${PILLS}
(swallowed|popped|downed|gulped) ... (pills|tablets|paracetamol|crocin|medicines|sleeping pills)
(took|taken|ate|swallowed) .. ${PILLS} .. (to die|to end|to sleep forever|all of them|all at once|together)
(overdosed|overdosing|od ed|oded|od on|taken an overdose|took an overdose|has overdose)`),
      sound(`(bahut|bohot|saari|sari|saariyan|sariyan|saria|sarian|dher|puri|poori|pura|ikathi*|kafi|kaafi|bees|vees|vih|tees|tih|pachas|panjah|das|dus|pandrah|patta|patte|strip|shishi|dabba|[1-9][0-9]+) ... ${GOLI} ... ${ATE}
${GOLI} (di|ki|da|ka|de|ke) .. (strip|patta|shishi|dabba|dabbi|bottle|patte) ... ${ATE}
(neend|nind) (ki|di|diyan|dian|dia|diya) ... ${GOLI} .. ${ATE}
overdose .. (li*|lai*|le li*|ho ga*|kar*)`),
    ),
  ],
  [
    'poison',
    anyOf(
      english(`(swallowed|ate|eaten|swallow) (a|an|the|some|his|her|my)? .. (battery|batteries|magnet|magnets|needle|pin|coin|soap|mothball|naphthalene|nail polish|thinner|glass|blade)
(battery|magnet|magnets|needle|coin) ... (swallowed|gulped) it
(toddler|baby|infant|year old|month old|months old|kid|child|grandson|granddaughter|little one|little boy|little girl) .. (has|just|has just)? (drunk|drank|swallowed|gulped) (the|a|an|some|my) !(milk|juice|water|lassi|soup|tea|lot|little)
(toddler|baby|infant|year old|month old|months old|kid|child|grandson|granddaughter|little one|little boy|little girl) (has|just|has just)? (got into|got at|got hold of) (the|some|my|grandads|grandpas|grandmas|nanis|dadis|his grandfathers) .. (pills|tablets|medicine|medicines|cleaner|bleach|poison|spray|insulin|vapes|battery|batteries|cabinet)
(drank|drunk|swallowed|ate|eaten|consumed|took|taken|had|ingested|gulped|inhaled|drinking|sprayed) .. ${POISON_EN}
(poisoned|poisoning) (himself|herself|myself|themselves)
ive (been)? poisoned`),
      sound(`${POISON} .. ${DRANK}
${POISON} (pi|pee|kha) (rakhi|rakha|litti|liti|laya|lai|litta|lita|ditti)
(spray|spre|phenyl|finail|salfas|zeher|jahar) (wali|vali)? (dawai|dwai|davai) .. ${DRANK}`),
    ),
  ],
  [
    'choking',
    anyOf(
      english(`(is|was|hes|shes|child|son|daughter|boy|girl|father|mother|husband|wife|keeps) (choking|choked) !(up|with emotion|with tears|with anger|on my words|me|her|him)
(stuck|lodged|caught) in (his|her|the|their) (throat|windpipe)
(bone|coin|food|grape|pill|fish|meat|roti|toy|battery|sweet|nut|button) .. (stuck|lodged|caught) in my (throat|windpipe)
choking on (a|an|his|her|some|food|grape|something|rice|roti|candy|toy|the|bread|meat)`),
      sound(
        `(gale|galle|sangh|saang) (me|vich|ch|mein|vichch) ... (atak|atk|phas|fas|fas|phans) (gaya|gayi|gya|gia|gai|giya|ga|geya|chuk*)`,
      ),
    ),
  ],
  [
    'breathing',
    anyOf(
      english(`(${PEOPLE}) ... (not|isnt|isn t|stopped|hardly|barely|no longer) (even)? (breathing|breathe|breath)
(he|she|father|dad|mother|mom|husband|wife|son|daughter|brother|sister|friend|grandfather|grandmother|grandma|grandpa|child) .. (cant|cannot|can not|cant even|unable to|struggling to|not able to) breathe !(in that|in this|there|without me|here|at home)
(not|isnt|stopped) breathing
(i) (cant|cannot|can not|am unable to|am struggling to) breathe .. (properly|asthma|inhaler|now|help|lips|allergy|throat)
(asthma|allergic|allergy|anaphyla*) ... (cant|cannot|not) breathe
(no) (pulse)
(no heartbeat) .. (now|help|breath*|he|she|what)
(heart|pulse) has stopped
(lips|face|fingers) .. (turned|turning|gone|going|are) blue`),
      sound(`(saans|saah|sans|sah) (hi|v|vi|bhi)? (nahi|ni|nai|nhi) (aa|aya|aundi|aunda|aati|ata|lai|le|lainda|laindi|chal|chalda|andi|ande|aande|aunde|leta|leti|lete|lende|linde|le pa)
(saans|saah|sans|sah) (band|ruk|rukk|ukhad|phool|toot|tut) .. (gaya|gayi|gya|gyi|gai|gia|ho|rahi|raha|ਰਿਹਾ|chuk*)
(nabz|nabj|dhadkan|dil) (nahi|ni|band) .. (chal|mil|ho|gay*)
(honth|hoth|bull) .. (neele|nile|neela) .. (pad|pai|pe|ho)`),
    ),
  ],
  [
    'unconscious',
    anyOf(
      english(`(fell|fallen|fall|slipped|hit his head|hit her head) ... (isnt|not|wont|doesnt|stopped|cant) (answering|answer|responding|respond|moving|move|talking|speaking|opening|waking|getting up|conscious)
(${PEOPLE}) ... .. (doesnt|does not|not|isnt|wont) (react|reacting|reacts|move|moving at all)
(not|isnt|wont|doesnt) (opening|open) (his|her|the) eyes
(${PEOPLE}) (has|have|just|is|suddenly|had)? (just|suddenly)? (collapsed|fainted|passed out|lost consciousness|went unconscious|fell unconscious) .. (and|not|now|please|help|just|on|in|wont|isnt|what|suddenly|minutes|breath*)? !(laughing|with laughter|on the sofa|on the bed|into bed)
(is|are|was|lying|fell|found|still|gone|became|become) (him|her)? (unconscious|unresponsive)
(${PEOPLE}) ... .. (not|isnt|wont|will not|doesnt|stopped) (responding|responsive|respond) !(to my|to me|to texts|to messages|to calls|to love|well to)
(${PEOPLE}) ... .. (wont|will not|not|isnt|doesnt|cant|cannot) (wake|waking) (up)? !(early|for|on time|in the morning|at|before)
(not|isnt) moving .. (at all|anymore|help|and)
(${PEOPLE}) .. (not|isnt) moving !(on|out|forward|in|house|to|away|with)`),
      sound(`(behosh|behos|bihosh|bahosh|behoosh|besudh) .. (ho gaya|ho gayi|ho gaye|ho gya|ho gye|ho gia|ho gai|ho gae|hoke|hokar|ho kar|ho ke|ho raha|ho rahe|pade|pada|padi|paye|pai|hai|hain|ne|gir|dig|digg|pya|peya|ਹੋ ਗਏ|ਹੋ ਗਿਆ|ਹੋ ਗਈ|ਪਏ)
(hosh|hos) .. (nahi|ni|nai) .. (aa|hai|aya|aunda|me|ch|reha)
(aankh*|akhan|akh|ankh*|akha*) .. (nahi|ni|nai) (khol*|khul*|kholh*) !(kya|ki)
(gir|digg|dig) (pade|pare|paye|paya|pya|peya|pai|gaye|gaya|gayi|gye|gya|gai|piya|pae) .. .. (uth|hil|bol|hosh|saah|saans) .. (nahi|ni|nai)
(hil|hill|hilda|hildi|hilta|hilti) .. (nahi|ni|nai) (raha|rahi|ਰਿਹਾ|reha|rihi|hai|aa|rahe|rhe|hunda)
(nahi|ni|nai) (hil|hill|uth|uthh) (raha|rahi|ਰਿਹਾ|reha|rahe|rhe|rha|rihe|pa|rahin|rhi)
${KIN} ... .. (uth|hil|uthh|jaag) (nahi|ni|nai) (raha|rahi|ਰਿਹਾ|rahe|reha|rahin|pa)`),
    ),
  ],
  [
    'chest',
    anyOf(
      english(`chest (feels|is|feeling|felt) .. .. (elephant|heavy|crushed|tight|pressing|squeezed|squeezing|pressure|stone|burning|exploding|weight) ... .. (jaw|arm|sweat*|shoulder|vomit*|help|breath*)
(pain|ache|numbness) .. .. (to|in|into|down|through) (my|his|her|the) (jaw|left arm|left shoulder)
(chest pain|chest pains|pain in my chest|pain in his chest|pain in her chest|pain in the chest)
(pain|ache|pressure|heaviness|crushing|tightness) .. (in|on) (my|his|her) .. chest
(my|his|her) chest (is hurting|is paining|pains|feels crushed|is on fire|hurts badly|hurts so much|hurts and)
(having|getting|is having|think its|suffering|just had) (a|an|from a|my|his|her)? (massive|mild|sudden)? heart attack`),
      sound(`(seene|sine|sini|ਛਾਤੀ|chaati|chati|chhati|chhaati|chaatti|hik|dil) (me|vich|ch|mein|vichch|te|de vich) .. .. (dard|darad|pid|peed|peer|jakdan|dabav)
(heart attack|dil ka daura|dil da daura|dil ka dora|haart atek|hart ataik|harat ataik|haart ataik) .. (aa raha|aa gaya|aa gya|aya hai|aaya hai|aa giya|pad|pai|aa reha|aya aa|ho)`),
    ),
  ],
  [
    'stroke',
    anyOf(
      english(`(arm|leg|hand|side|face) .. (wont|cant|not|doesnt|isnt|cannot) (move|moving|work|working|lift) ... (talk*|speech|speak*|face|gibberish|slur*|mouth|words|sense)
(talking|speaking) (gibberish|nonsense) .. (suddenly|and|now|arm|face)?
(face|mouth|smile|lip|lips|eye) .. (droop*|crooked|twisted|slanted|fallen|one side|sagging|pulled) .. (speak|speech|arm|side|talk|now|suddenly|slur*)?
(speech) .. (slur*|unclear|garbled)
(slurred|slurring) .. (speech|words)
(suddenly|all of a sudden) .. (cant|cannot|unable) .. (speak|talk|move) !(to me|on)
(having|think its|just had|is having|maybe|looks like) (a|an)? (stroke|brain stroke|paralysis attack|brain haemorrhage|brain hemorrhage)
(one side|left side|right side|half) .. (body|face) .. (numb|paralysed|paralyzed|weak|dead)
a stroke .. (now|think|right now|happening)`),
      sound(`(haath|hath|baanh|baah|lat|taang|pair|paasa) .. .. (kaam nahi|kamm nahi|kam nahi|hil nahi|nahi hil*|sunn|chal nahi|nahi chal*|nahi uth*|be jaan) ... .. (zaban|jaban|jubaan|jeebh|jibh|bol*|munh|muh|mooh|chehra)
(zaban|jaban|jubaan|jeebh|jibh) .. (ladkhad*|lad khad*|thathl*|tutla*|atak*)
(mooh|muh|munh|moonh|mu|mun) .. (tedha|teda|tedhe|tera|tirchha|tera) .. (ho|gaya|gya|gia|hai|pai|giya)
(lakwa|lakva|adhrang|adhrung|paralysis|brain stroke|stroke) .. (maar|mar|ho|pad|aa|pai) .. (gaya|gayi|gya|gia|raha|ਰਿਹਾ|reha|gyi|ga|giya)
(bol) .. (nahi|ni|nai) (pa|ho|hunda|ho reha|pai) .. (achanak|haath|bah|baan|munh|muh|tedh*)
(achanak|chanak|ekdum) .. (ek|ik) (paasa|pasa|side|taraf|hissa) .. (sunn|sun|maar|kam)`),
    ),
  ],
  [
    'bleeding',
    anyOf(
      english(`(so much|too much|lots of|lot of) blood (from|on|everywhere|coming|is|and|here|out|in) .. .. .. (arm|arms|wrist|head|leg|hand|stop|help|wont|cant|floor|her|his|him|me)
(cant|cannot|wont|doesnt|not) stop (it|bleeding) ... (blood|bleed*)
blood .. .. .. .. (cant|cannot|wont|doesnt) stop
(bleeding|bleeds) .. (heavily|badly|a lot|so much|too much|out|profusely|nonstop|non stop|to death|everywhere|from) !(money|cash|ang)
(blood|bleeding) .. (wont|not|isnt|doesnt|will not|is not|does not|never|cant) .. (stop|stopping|stopped)
(cant|cannot) stop (the|his|her|my)? (blood|bleeding)
(lost|losing) .. (lot of|too much|so much|much) blood
blood .. (everywhere|pouring|gushing|all over the floor)
(slit|slashed|cut) (my|his|her) (wrist|wrists|throat|veins|vein|neck|artery) .. .. (deep|blood|bleeding|just|now|help|badly)
(just|have|has|ive) (slit|slashed|cut) (my|his|her|both my|both her) .. (wrist|wrists|throat|veins|vein)
(been|got|was|is) (stabbed|shot) !(in the back|dead in|in the heart)`),
      sound(`(bahut|bohot|kafi|jada|zyada|band nahi|rukdi nahi) .. (bleeding|blidig|bliding) .. (ho|hai|aa)
(bleeding) .. (ruk|band|rukdi|rukti) .. (nahi|ni)
(khoon|khun) .. (ruk|rukk|band|thm) .. (nahi|ni|nai)
(khoon|khun) .. (nahi|ni|nai) (ruk|rukk|band)*
(khoon|khun) .. (nahi|ni|nai) .. (ruk|rukk|band|rukda|rukta|rukdi)
(bahut|bohot|kafi|jada|zyada|baut) (khoon|khun) .. (beh|bah|nikal|vag|vagg|veh|gir|ja|aa|nikl)
(khoon|khun) (bahut|bohot|kafi|zyada) .. (beh|bah|nikal|vag|vagg|veh|ja|vgg)
(nas|naad|nabz|kalai) .. (kaat|kat|vadd|vaddh|katt) (li|lai|layi|liya|li hai|lyi|chuki|chuka|ditti|di hai)
(chaku|chakku|goli) (maar|mar|lag|laga) (diya|ditta|gayi|di|ditti|gai|gyi) .. (mujhe|mainu|ohnu|usko|khoon|hai|pet)`),
    ),
  ],
  [
    'seizure',
    anyOf(
      english(`(shaking|jerking|twitching|trembling|convulsing) .. (on the floor|on the ground|on the bed|uncontrollably|violently) .. (eyes|mouth|foam*|help|and|now|not)
eyes (have|are|had)? rolled (back|up)
(having|has|getting|in) .. (a|an|another)? (seizure|seizures|fit|fits|convulsion|convulsions|epileptic attack) .. .. (now|right now|shaking|help|floor|minutes|foam*|stop*|cant|and)
(is|are) having (a|an) (seizure|fit|convulsion|epileptic)
(seizing|convulsing|foaming at|froth* at|foam from)`),
      sound(`(mirgi|daura|dora|dore|doura|dorre|jhatke|fits) .. (pad|pai|aa|pe) (raha|rahi|rahe|ਰਿਹਾ|reha|rihe|ne|gya|gia|gaya|hai)
(mooh|muh|munh|mun) (se|cho|vicho|to|ton|chon|vichon) .. (jhag|jhaag|jhagg|jag|faen)`),
    ),
  ],
  [
    'burn',
    anyOf(
      english(`(hot|boiling) (oil|water|tea|milk|dal|ghee) .. (fell|spilled|spilt|poured|splashed|tipped) (all)? (on|over)
(skin) (is)? .. (peeling|burnt|burned|melting|charred)
(clothes|saree|sari|dupatta|hair|kitchen|house|shirt|she|he|mother|wife|daughter|son|child) (is|are|has|have)? (just)? (caught|on|catching) fire !(with|at|in the office|today at)
(acid) .. (thrown|threw|splashed) .. (on|at) (me|my|her|him)
(set) (himself|herself|myself) on fire
(badly|severely) (burnt|burned) .. (now|just|hand|face|arm|body|help)`),
      sound(`(aag|agg|garam tel|garam pani|tel|pani|chulhe|stove|cylinder) (se|naal|nal|ton|ne|vich|me) .. (jal|jhulas|sad|sadd|jhulus) (gaya|gayi|gye|gya|gai|gea|ga|ge|ਗਿਆ|ਗਈ) .. .. (lagau|lagaun|kya|ki|abhi|hune|hai|bahut|bacha*|pura|chamdi)
(garam|khaulta|ubalta|ubalda|tatta) (tel|pani|paani|dudh|doodh|chai|cha) .. (gir|dig|digg|pad|pai|dulh|pe) (gaya|gayi|gya|gia|pya|peya|gea)
(aag|agg) (lag|lagg|laga) (gayi|gai|li|layi|lai|gyi|gi) .. (hai|kapde*|saree|khud|ohnu|usko|usne|mainu|mujhe|ne)
(kapde|kapdeyan|kapdo|saree|dupatta|chunni|ghar|rasoi) .. (nu|ko|me|ch|vich)? (aag|agg) (lag|lagg) (gayi|gai|gi|rahi|chuki)`),
    ),
  ],
  [
    'shock',
    anyOf(
      english(`(got|getting|had|received|gets) .. (electric shock|electrocuted|electric current)
(electrocuted)
(electric shock|live wire|high tension)`),
      sound(
        `(current|karant|karent|karnt|bijli ka jhatka|bijli da jhatka|bijli) .. (lag|lagg|maar|pai) (gaya|gayi|gya|gia|gai|ਰਿਹਾ|raha|ga|giya)`,
      ),
    ),
  ],
  [
    'drowning',
    anyOf(
      english(`(is|are|hes|shes|son|boy|man|child) drowning !(in debt|in work|in sorrow|in tears|in guilt|in loans|in emi|in it|in my)
(fell|fallen|slipped|jumped|pushed) .. (into|in) .. (well|canal|river|lake|pond|tank|pool|septic|borewell) .. .. (now|help|just|cant|not|see)`),
      sound(
        `(khuh|kue|kuen|nehar|nahar|nadi|talab|chhappad|tank|borewell) (me|ch|vich|mein) .. (gir|dig|digg|doob|dub|dubb) (gaya|gayi|gya|gia|pya|peya|raha|ਰਿਹਾ|rahi|ga)`,
      ),
    ),
  ],
  [
    'snake',
    anyOf(
      english(`(snake|cobra|viper|krait|scorpion) .. (bit|bite|bitten|bites|stung) (me|him|her|my|the|us)?
(bitten|stung) by (a|an|the) .. (snake|cobra|viper|krait|scorpion)
(snakebite|snake bite)`),
      sound(`(saanp|saap|sapp|sap|naag) .. (kaat|kat|das|dass|lad|ladd|lar|dang) (gaya|gya|gia|liya|lia|gayi|leya|giya|litta|ditta|lya|ga|diya)
(saanp|sapp|sap|saap) ne .. (kaat|kaatt|das|dass|ladya|lad|dang|kat)*`),
    ),
  ],
  [
    'means',
    anyOf(
      english(`(rope|noose|dupatta|saree|sari|belt|scarf|bedsheet|turban) .. (is|already|are|around|tied|hung|hanging|ready|round) .. (tied|ready|neck|fan|hook|beam|ceiling|tree|hung|knotted)
(tied|put|hung|knotted|made) .. (rope|noose|dupatta|saree|sari|belt|bedsheet) .. .. (fan|neck|hook|beam|ceiling|tree|ready)
(noose) .. (ready|neck|fan|hanging)
(gun|pistol|revolver|razor|blade|knife) .. (to|at|on|against|in) my (head|mouth|temple|wrist|throat|chin|vein*|neck|chest)
(pills|tablets|poison|pesticide|rope|razor|gun|pistol|sulphas) .. (in my hand|in my hands|in front of me|in my palm|on the table in front|beside me now|next to me now|ready to take)
(he|she|is|brother|father|husband|wife|friend|cousin|son|daughter) (is|still)? (still)? hanging .. (from|there|what|fan|rope|help)
(has|just) hanged (himself|herself) .. .. (still|now|help|alive|breathing|what do)`),
      sound(`(rassi|faha|phaha|fanda|phanda|chunni|dupatta|saree|sadi|parna) ... (pakhe|pankhe|pankha|pakha|fan|gale|chhat) .. (bann*|baandh*|bandh*|latka*|lamka*|pa li*|daal*|paa l*|pai|tang*|tayar|taiyar)
(faha|phaha|fanda|phanda|fansi) .. (taiyar|tyar|tiar|bann*|bandh*) .. (hai|aa|ha|he|lya|liya|ho)
(goli*|zeher|zehar|jahar|salfas|blade|rassi|dawai|chaku) .. (haath|hath) (me|ch|vich|mein) .. (hai|aa|ne|ha|he|fad*|le*|lai*|pakad*)`),
    ),
  ],
  [
    'place',
    anyOf(
      english(`on top of (our|the|my|a|this) (building|tower|hostel|school|college|bridge|water tank|overbridge|flyover|apartment)
(one|last) (more)? step and (its|it is|i am|im|ill|it will|everything|all|done|over)
(sitting|standing|sit|stand) on the (railing|parapet|ledge|window sill|windowsill)
(standing|sitting|lying|stand|sit|am|im|laying|lie|walking|waiting|here|reached|come|climbed) (here|now|right now|alone|up)? (on|at|by|near|to|onto|beside) (the|a|my|our|this)? (train|railway|rail|metro)? (track|tracks|railway line|rail line)
(standing|sitting|stand|sit|am|im|here|climbed|climb|reached) (here|now|right now|alone|up)? (on|at|by|near|to|onto|over) (the|a|my|our|this|its)? (hostel|building|college|top|school|very)? (edge|ledge|roof|rooftop|terrace|bridge|railing|cliff|parapet|balcony|window ledge|top floor) ... (now|right now|goodbye|good bye|bye|jump|jumping|looking down|look down|ready|last|end|die|over|nobody|below|one step)
(i am|im|i m) .. (on|at) (the|a|my|our|this)? (hostel|building|college)? (edge|ledge|roof|rooftop|bridge|cliff) (right now|now|and)? .. (jump|looking down|want to|going to|ready|goodbye|right now)
(im|i am|i m) (standing|sitting) on (the|a|this) (roof|rooftop|bridge|ledge|parapet|railing|window ledge) (right now|now)
(right now|now) .. (on|at) (the|a) (roof|rooftop|bridge|ledge|edge|tracks|railing|cliff) !(of a|of my|of the decision)
(about|going|ready) to jump !(into a|to the|for joy|in the|in with|on the|ship|at the|the gun|queue)
(train|metro) .. (coming|waiting for) .. (tracks|lie|lying|track)`),
      sound(`(railing|reling|munder|banera|banere|bnere|chhajja|chhajje|jangla|jangle|relling) (te|pe|par|utte|utey|ਤੇ) .. (khada|khadi|khadaha|khadahi|baitha|baithi|chadh*|leta)
(patri|patdi|patari|patadi|track|tracks|railway line|rail line|lain) (te|pe|par|utte|utey|ute|ke upar|upar|uppar|tey) .. (khada|khadi|khadha|khadaha|khadhi|khadahi|khadahe|kharha|kharhi|baitha|baithi|betha|bethi|leta|leti|pya|peya|pai|lamma|lammi|haan|hu|khaloti|khalota|letya|leteya|lete)
(chhat|chat|chhatt|terrace|kothe|pul|pull|bridge|balcony|nehar|nahar|khuh|building) (te|pe|par|utte|de pul te|ke kinare|de kande|kinare|ki munder par|di munder te) .. (khada|khadi|khadha|khadaha|khadhi|khadahi|khadahe|kharha|kharhi|baitha|baithi|betha|bethi|khaloti|khalota|aa gaya|aa gayi|chadh*) ... (kood*|kud*|kuddan|chhaal|chhal|thalle|niche|neeche|hethan|aakhri|akhri|bas|hun|ab|alvida|jump|maran|marne)
(pul|bridge|chhat|chat|kothe) (te|pe|par|utte) (khada|khadi|khadha|khadaha|khadhi|khadahi|khadahe|kharha|kharhi) (hu|hun|haan|han|ha|hoon|hoo)
(koodne|kudne|kudan|kuddan|chhaal maaran|chhaal marn|chhal marne|jump karne|jump karan|kood) (wala|wali|vala|vali|laga|lagi|lagga|laggi|ja raha|ja rahi|lagya) .. (hu|hun|haan|han|hoon|ha)
(train|gaddi|gadi|rail) .. (aun|aane|aa) (wali|vali|rahi|rihi|wala) .. (patri|track|khada|khadi|baitha|let*)`),
    ),
  ],
  [
    'attack',
    anyOf(
      english(`(hands|hand|arm) .. (round|around|on|at) my (neck|throat)
(is|are|hes|he s) (strangling|choking|stabbing|beating) me
(outside|at|behind|by) (my|our|the) (bathroom|bedroom|front)? (door|room|house|gate|window) with .. (knife|rod|gun|axe|bat|sword|stick|petrol|acid|kerosene|men)
(beating|hitting|attacking|choking|strangling|hurting|kicking|stabbing|raping|burning) (me|my mother|my mom|my mum|my wife|her|us|my sister|my brother|my dad|my father|my son|my daughter) .. (right now|now|again now|at this moment|as i write|outside|help)
(right now|now|this moment) ... (beating|hitting|attacking|choking|strangling|kicking|hurting) (me|my|us|her)
(breaking|kicking|smashing) (the|my|down the|down my|in the|open the) (bathroom|bedroom|room|main|front)? door
(locked|hiding|hidden|hid|hide) .. (in|inside) .. (bathroom|room|toilet|washroom|closet|cupboard|bedroom|kitchen|store) ... (he|him|husband|father|brother|beat|beating|hit|hitting|kill|knife|outside|drunk|they)
(coming|came|running|ran) .. (at|after|for|towards|to) (me|us|my mother|her) with .. (knife|axe|gun|rod|bat|sword|kirpan|stick|iron)
(he|she|husband|father|brother|son|they) (has|have|is holding|holding|got) (a|an) (knife|gun|axe|sword|rod|pistol) .. (and|outside|now|to my|at|help|he)
(trying|going|coming) to kill (me|us|her) .. (now|right now|help|tonight|outside)
(is|are) (outside|inside) .. (my|the|our)? (door|house|room|home)? .. (with|to) .. (knife|gun|kill|axe|sword|rod)
someone (is)? (breaking|broke|breaking in|is) (into|in) my (house|room|home) .. (now|right now|help)`),
      sound(`(hune|hun|hunne|abhi|abi|is vele|is waqt|is samay|iss time) .. .. (mainu|mujhe|menu|muje|mummy nu|maa nu|maa ko|mummy ko|hame|sanu|usko|ohnu) .. (kut|kutt|maar|mar|peet|pit) (raha|ਰਿਹਾ|reha|rahe|rihe|rahi|rha|rehe|reha)
(mainu|mujhe|menu|muje|mummy nu|maa nu|maa ko|mummy ko|hame|sanu) (hune|hun|hunne|abhi|abi) .. (kut|kutt|maar|mar|peet|pit) (raha|ਰਿਹਾ|reha|rahe|rihe|rahi|rha|rehe)
${KIN} (abhi|hun|hune|abi) .. (maar|mar|peet|pit|kut|kutt) (raha|ਰਿਹਾ|reha|rahe|rahi) .. (hai|aa|ne|e)
(darwaza|darvaja|darwaja|drvaja|booha|buha|boha) .. (tod|todd|bhann|bhan|tor|tod) (raha|ਰਿਹਾ|reha|rahe|rha|rahe)
(ghar|ghare|kothi|kamre) .. (koi|chor|daku|bande|badmash) .. (ghus|vad|varh|vadh|warh|ਵੜ) (aaya|आया|ਆਇਆ|aya|aaye|आए|gaya|गया|ਗਿਆ|gya|gaye|aa)
(chaku|chakku|kulhadi|talwar|kirpan|danda|rod|gandasi) (le ke|lai ke|leke|laike|lekar|fad ke|chuk ke|le kar) .. (aa|khada|khda|baahar|bahar|pichhe|piche|picche|kharha) .. (raha|ਰਿਹਾ|hai|aa|reha|rha|e)
(bathroom|gusalkhane|gusalkhana|bathrum|store|toilet) (me|ch|vich|mein) .. (luk|luki|lukki|chhup|chhupi|chupi|chhip|lukya|lukia|band) .. .. (hu|ha|haan|han|hoon|hai|aa|mar|maar|kut)`),
    ),
  ],
]

/** Told of then and not of now. */
export const LONG_PAST: Matcher = anyOf(
  english(`(years|year|months|month|weeks|decades) (ago|back|earlier)
last (year|month|summer|winter|decade|diwali)
(when|while|since|as) (i|we) (was|were) (a|very|just|still|only)? (child|kid|small|little|young|younger|teenager|girl|boy|in school|growing|[0-9]+)
(when|while) (they|he|she|my kids) (was|were) (small|little|young|kids|babies|a child|children)
i (hit|slapped|beat) my .. .. once
(used to|growing up|in the past|in my childhood|my childhood|as a child|as a kid|as a teenager|as a girl|as a boy|from childhood|long ago|back then|those days|at that time|once upon)
in [12][0-9][0-9][0-9]
(was|were) (rushed|admitted|diagnosed|discharged|treated|revived)
(had|suffered|survived) .. (last|ago|in 20*|when|before)
(recovered|recovering|physio|rehab|survived|since birth|since childhood|for years|discharged)`),
  sound(`(pichle|pichhle|pishle|pichale|picle) (saal|sal|mahine|mhine|varhe|hafte|dino|dina)
(barso|barson|salon|saalon|varhian|kai saal|bahut saal|kafi saal) (pehle|pahle|pehlan|pahilan)
(saal|sal|mahine|varhe|mhine) (pehle|pahle|pehlan|pahila|pahilan|pehla|phla|hue|hoye|ho gaye|ho gye)
(bachpan|bachpane|chhote hunde|chote hunde|chhoti thi|chota tha|chhota tha|jab main chhot*|jado main chhot*|nikke hunde|nikki hundi)
(hoya karda|karda hunda|karta tha|karti thi|karte the|maarte the|maarta tha|kutda hunda|marda hunda|kutde hunde|marde hunde) `),
)

/** Asked about, read of, played, dreamt, or somebody's work: nobody is in danger here. */
export const NOT_HERE: Matcher = anyOf(
  english(`(as a|i am a|im a|working as a|work as a|i work) .. (nurse|doctor|paramedic|surgeon|police officer|social worker|counsellor|counselor|firefighter|shelter|women*|hospital|icu|emergency|hospice)
(my|the|our) (patient|patients|ward|shift)
(every night|each night) people
(dream|dreamt|dreamed|dreams|nightmare|nightmares|movie|film|serial|novel|news|newspaper|documentary|headline|story of|katha|sakhi|history)
(mentioned|written|described|explain|meaning|mean|teach|teaches|lesson|according to|verse|chapter|adhyay|gita 1*) !(me)
(arjun|arjuna|krishna|bhishma|karna|abhimanyu|ravana|ravan|shiva|shiv|mira|meera|meerabai|prahlad|sahibzade|guru arjan|guru tegh|socrates|jesus|draupadi|duryodhana|yudhishthira|dronacharya)`),
  sound(`(sapna|supna|sapne|supne|sapnia|khabar|akhbar|film|kahani|sakhi|itihas|itihaas)
(ka|da|ke|de|ki|di) (matlab|arth) (kya|ki|samjha*|dass*|bata*)
(gita|granth|gurbani|bani|shastra|shastar) .. (me|ch|vich|mein) .. (likh*|kaha|keha)
(arjun|arjan|krishan|krishna|bhishm|karan ne|abhimanyu|ravan|shiv|shiva|mira|meera|prahlad|sahibzade*|sahibjade*|guru arjan|guru teg|draupadi|duryodhan|yudhishthir)`),
)

/** The one told of has died: this is grief, and too late for an ambulance. */
export const HAS_DIED: Matcher = anyOf(
  english(
    `(passed away|died|expired|is no more|was no more|no more now|found dead|funeral|cremat*|demise|breathed his last|breathed her last|his last breath|her last breath|lost my|lost him|lost her|i miss him|i miss her|could not save|couldnt save|couldn t save|death anniversary|bhog|widow)`,
  ),
  lines(
    'roman',
    `(chal base|chal basi|guzar gay*|gujar gay*|pure ho gay*|poore ho gay*|nahi bach*|chale gaye|chal vase|vichhode|swarg*|akal chalana|bacha na saka|bacha nahi saka)
(papa|maa|dadi|dada|nana|nani|pita|pitaji|bapu|bhai|behan|bhra|ji|pati|patni|dost) (ab|hun)? (nahi rahe|nahi rahi|nahi reha)
<!(lakwa|lakva|adhrang|sanp|sap|current|mirgi|hasde|has) (mar gaye|mar gayi|mar gaya|mar gya|mar gye)`,
  ),
  lines(
    'indic',
    `(चल बसे|चल बसीं|गुज़र ग*|गुज़रे|देहांत|निधन|स्वर्ग*|मर गए|मर गई|मर गया|नहीं बच*|बचा न सका|बचा न सकी|अंतिम संस्कार)
<!(उठ|हिल|बोल|आ|कर|ले|दे|जा|खा|मिल|हो|समझ|सुन|मान|पा|खुल|चल) (नहीं रहे|नहीं रहीं)
(ਪੂਰੇ ਹੋ ਗਏ|ਗੁਜ਼ਰ ਗ*|ਚਲਾਣਾ|ਚੱਲ ਵਸੇ|ਮਰ ਗਏ|ਮਰ ਗਈ|ਮਰ ਗਿਆ|ਨਹੀਂ ਬਚ*|ਆਖ਼ਰੀ ਸਾਹ|ਗਿਆਂ ਦੋ)
<!(ਉੱਠ|ਹਿੱਲ|ਬੋਲ|ਆ|ਕਰ|ਲੈ|ਦੇ|ਜਾ|ਖਾ|ਮਿਲ|ਹੋ) (ਨਹੀਂ ਰਹੇ|ਨਹੀਂ ਰਹੀ)`,
  ),
)

export { GOLI, KIN, POISON }
