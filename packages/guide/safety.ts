import type { Language } from './corpus.ts'
import { VEILED } from './danger/veiled.ts'
import { anyOf, lines, type Views } from './pattern.ts'

/**
 * Safety first (D27): a person in danger is told where help is before anything else. Patterns lean to the careful
 * side, because a caring answer too many costs little; grief and the fear of death are kept out by the exceptions.
 *
 * - selfHarm: the person may want to die or to hurt themselves
 * - concern: somebody close to the person may
 * - loss: somebody close has died by suicide
 * - abuse: violence or abuse done to the person or a child
 * - harm: the person wants to hurt somebody, does, or asks whether scripture allows it
 */
export type Danger = 'selfHarm' | 'concern' | 'loss' | 'abuse' | 'harm'

const WANT_EN = '(want|wants|wanted|wanna|wana|wnt|wnat|wan|wish|wishing|hoping)'
const SUICIDE_EN =
  '(suicide|suicidal|sucide|sucidal|suiside|suicied|suicid|suicde|sucicide|soicide|susaid|suside|suecide)'
const SUICIDE_RO =
  '(khudkushi|khudkhushi|khudkashi|khud kushi|khud khushi|khudkusi|aatmhatya|atmahatya|atmhatya|aatmahatya|atam hatya|aatam hatya|atma hatya|aatma hatya|aatm hatya|atm hatya|aatam hatiya|atma hatiya|khud kashi|atamhatya|atmghat|suicide|sucide|suside|suicid)'
const WANT_RO =
  '(chahta|chahti|chahte|chahata|chahunda|chahundi|chahunde|chaunda|chaundi|chauhnda|chauhndi|chahnda|chahndi|chanda|chandi|chahna|chahni|chahu|chahun|chahida|chauna|chahta hu)'
const LIVE_RO =
  '(jina|jeena|jeen|jeene|jine|jiona|jiuna|jeeuna|jeona|jeevna|jivna|jiun|jeeon|jeun|jeeun|jion|jeon|jeene|jiyun|jina hi)'
const DIE_RO = '(mar jana|mar jaana|mar jan|marna|marn|maran|marne|mar jane|maar jana)'
const LIFE_RO = '(jindagi|zindagi|zindgi|jind|jivan|jeevan|jiwan|life|jina|jeen|jeene|jeena|jeevan)'
const KIN_EN =
  '(friend|bestfriend|brother|sister|son|daughter|husband|wife|mother|father|mom|mum|dad|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|partner|classmate|roommate|colleague|student|neighbour|neighbor|child|kid|teacher|grandfather|grandmother|he|she|someone|somebody)'
const KIN_RO =
  '(dost|saheli|sahili|yaar|bhra|bhai|bhen|behan|beta|bete|putt|puttar|beti|dhee|pati|patni|husband|wife|friend|mummy|maa|papa|chacha|mama|cousin|ohne|usne|kise ne|kisi ne)'
const KIN_HI = '(दोस्त|सहेली|भाई|बहन|बेटा|बेटे|बेटी|पति|पत्नी|माँ|पिता|पापा|मम्मी|मित्र|चाचा|मामा|उसने|किसी ने)'
const KIN_PA = '(ਦੋਸਤ|ਸਹੇਲੀ|ਭਰਾ|ਭੈਣ|ਪੁੱਤ|ਪੁੱਤਰ|ਧੀ|ਪਤੀ|ਪਤਨੀ|ਮਾਂ|ਪਿਤਾ|ਬੇਟਾ|ਬੇਟੀ|ਮਿੱਤਰ|ਚਾਚੇ|ਮਾਮੇ|ਉਸ ਨੇ|ਉਸਨੇ|ਕਿਸੇ ਨੇ)'

const selfHarm = anyOf(
  lines(
    'english',
    `(heart|breath|breathing) (stops|stop|stopped|would stop|gives up) .. (before|in my sleep|tonight|by morning)
(pray|wish|hope|beg|ask) ... (not|never|dont|wont|i dont|i do not) (to)? (wake|wake up|open my eyes|see morning|see tomorrow)
(by the time|when) you (read|get|see|find) this ... (gone|late|not be|wont be|no more|already)
sorry for everything .. (love you|goodbye|bye|forgive|take care)
(im|i am) (done|finished) .. (sorry for|love you all|goodbye|bye everyone|forgive me)
(burn|burning|cut|cutting|scratch|scratching|bite|biting|starve|starving|punish|punishing) (my own|myself|my arms|my arm|my skin|my hand|my hands|my wrist|my wrists|my thigh|my thighs|my body)
(better|easier|happier|fine|relieved) (off)? (without me|if i was not|if i were not|if i am not|once i am gone|when i am gone|after i am gone)
(death|dying) (does not|doesnt|wont|will not|does nt) come
${SUICIDE_EN}
(kill|killing|hang|hanging|harm|harming|poison|poisoning|drown|shoot|unalive|burn) (myself|my self|meself|mysef)
(hurt|hurting|cut|cutting) (myself|my self) !(while|when|playing|in a|in the|at work|at the|shaving|cooking|by mistake|accidentally|on)
kms
(self harm|selfharm|self injury|unalive)
<!(dont|not|never|didnt|doesnt|dont really|they|people|he|she|nobody|not really) ${WANT_EN} (to|too|i could|i can|i was|i were|i am|that i|if i|i would|i|death to|2)? (just|really|simply|rather|be)? (die|dead|dye) !(laughing|of laughter|of laughing|from laughing|of embarrassment|haha|lol)
<!(dont|not|never|didnt|doesnt) (feel|feeling|thinking|think|thoughts) (like|of|about) (dying|death for me|ending it|ending my|not living|killing me)
i (would|should|could|better|had) (rather|just|be|better off|better)? (just|be)? (die|dead)
(id|i d|would|rather|better|prefer to|prefer being|want to be|wish to be|wanna be) (rather|just|simply|to)? (be|being)? dead
(planning|plan|planned|arranging|preparing) .. (my|own|my own) (death|suicide)
(end|ending|finish|finishing|destroy) (myself|my self)
(dont|do not|never|not) deserve to (live|be alive|exist|be here)
(reason|point|use|sense|purpose|strength) (to|in|of|for) (keep going|keep on going|go on|going on|continue|continuing|carry on|carrying on)
(want|wanna|wish|need|hope|waiting for|pray for|praying for) (it|everything|my life|all of this|all this|life) (all)? (to)? (just)? (be over|end|finish|be finished|be done|over|ended|would end|was over|were over)
(wish|want|hope|pray|praying|ask|asking|beg|begging|wishing) ... (take me|end me|call me back|take my life|call me home|kill me|take me away) !(to the|to a|there|with you to|to gurdwara|to temple)
(want|wanna|wish i could|like|wish|going|ready) (to)? (just|simply|really)? (disappear|vanish|leave|quit|exit|depart|be gone|go away) (from)? (this world|the world|this life|life|forever|this earth|earth|existence)
(done|finished|through) with (everything|this world|the world|this life|life|it all|living) !(at|in|for|on|today)
(wont|will not|not|dont think i will) be (around|here|alive) (much longer|tomorrow|anymore|any more|for long|long)
be (around|here|alive) much longer
(bought|collected|saved|saving|holding|looking at|staring at|hiding|ordered) .. (pills|poison|rope|blade|knife|gun|razor)
(want|wanna) out !(of)
(should not|shouldnt|shouldn t) (be|exist|have been) (alive|born|here anymore)
(take|taking|end|ending) (ones|ones own|your own|a persons own|a persons|own) (own)? life
(be with|join|go to|meet) my (dead|late|departed) .. (cant stay|want to go|now|soon|tonight)
(cant|cannot|dont want to) stay (here|in this world|alive) (anymore|any more|any longer)
(happier|better|rather) dead
(wish|hope|want|pray) .. (somebody|someone|anyone|anybody|god|he|they|it|a car|a truck) (would|could|will|to) (just|please|only)? (shoot|kill|end|take|hit|run over) me
(pray|hope|wish|praying|hoping|wishing) .. (i|that i) (dont|do not|never|wont|will not|wouldnt) wake
(tells|telling|told|voice|voices|urge|urges|asks) .. (me)? to (jump|die|kill|end it|end my life|hurt myself|cut myself)
(started|start|keep|been|back to|stop) cutting (again|myself|my arms|my wrists|my skin)
(dying|death|to die) ... (relief|escape|solution|freedom|way out|better|easier|easy way)
(relief|escape|solution|freedom|way out) ... (is|in|by|through) (death|dying)
(end|ended|ending|ends) (my|my own|this|own) life
(end|ending) (things|it) (tonight|today|now|forever|for good|once and for all)
no point (anymore|any more|in anything|left)
hate (being alive|living|my existence|existing|to live|that i am alive|waking up)
(goodbye|farewell|good bye) (letter|note|message)
(should|better|wish|want|rather) .. (just|to)? be gone
i (should|want to|wish to|would like to|have to) (not|no longer) (be here|be alive|exist|live)
(stop|quit) (existing|living|being alive|breathing)
(cant|cannot|can not|dont want to) (do|face|handle|bear|continue) (life|living|this life|my life|another day) (anymore|any more)?
my family .. better .. without me
(cant|cannot|can not) live (like this|this way|with this pain|with this shame|with this guilt|with myself)
(better|easier|best) if i (died|die|was gone|were gone|was dead|were dead|disappeared|did not exist|didnt exist|was never born|were never born|wasnt here|werent here)
(everyone|everybody|they|family|world|people|parents) .. (better|happier|relieved|fine) (off)? .. (without me|if i die|if i died|if i was gone|if i were gone)
(whats|what is|is there any|is there a|any) (use|point|reason|sense) (of|in|to|for) (my)? (living|life anymore|live|being alive|existence|existing|staying alive)
i (deserve|am ready|am going|have decided|decided|need|prefer) to die
(let me|please let me|make me) die
(god|waheguru|krishna|lord|please|just) (please)? (take me away|take my life|kill me|end my life|call me to you|call me back)
(dont|do not|no longer|never|cant|cannot|didnt|doesnt|not|dnt) (really|even|ever)? (want|wanna|wana|wish|feel like|care|wanting|feel) (to|2)? (live|living|be alive|exist|existing|stay alive|keep living|go on living|be here anymore|be in this world|live in this world) !(with|in|at|near|here|there|under|alone|without|together|by|on|abroad|away|far|off|a lie)
(dont|do not|no longer|never|hope i dont|wish i wouldnt|hope i never) (want|wanna|wana)? (to)? (wake up|open my eyes) (anymore|again|tomorrow|ever|in the morning|one day)
(live|living) in this world (anymore|any more|any longer)
(cant|cannot|can not|no longer) (live|go on|carry on|continue) (anymore|any more|any longer|living|with this pain|this way|like this)
(cant|cannot|can not) (take|bear|handle|do) (it|this|life|this life|this pain|the pain|living) (anymore|any more|any longer)
(end|ending|finish|take|taking|took) (my life|my own life|my existence)
(end|ending|finish) it all
(end|ending) everything !(between|with|on|by|at)
(no|any|lost|lose|losing|without|not any) (more)? (reason|point|will|desire|meaning|wish|purpose) (left)? (to|in|of|for) (live|living|be alive|staying alive|existing|exist|keep living|go on living)
(whats|what is|what) the point (of|in) (living|being alive|life anymore|existing|staying alive)
why (should|do|must|am) i (even|still)? (live|alive|living|exist|keep living|go on living|stay alive)
better off (dead|without me|if i)
better (without me|if i was dead|if i were dead|if i die|if i died|if i was gone|if i were gone|dead than)
(happier|fine|relieved) (without me|if i was dead|if i die|if i died|if i was gone|if i were gone)
(tired|sick|fed up|done|exhausted) (of|with|from) (living|life|being alive|my life|existing|this life)
(not|isnt|isn t|no|never) worth (living|to live)
wish i (was|were|had) (never|not) (been)? (born|alive|here)
wish i (wasnt|werent|hadnt) (been)? (born|here|alive)
(wish|if) i (didnt|did not|never|could not|couldnt|dont) exist
(should|wish i had|wish i was|better if i was|better if i were) (never|not) (have)? (been)? born
(sleep|asleep) (and|to) (never|not) wake
(sleep|disappear|vanish) forever
(jump|jumping) (off|from|in front of|under|into|infront) ... (bridge|building|roof|terrace|train|canal|river|well|metro|balcony|cliff)
(jump|jumping) (off|from|in front of|under|into) (bridge|building|roof|terrace|train|canal|river|well|metro|balcony|cliff)
(overdose|overdosing|rat poison|slit my|suicide note)
(swallow|take|took|eat|ate|eating|taking) (all|too many|a lot of|whole) .. (pills|tablets|medicines)
(drink|drinking|drank|eat|take|consume) (poison|acid|pesticide|phenyl|sulphas)
(cut|cutting|slit|slitting) (my|both my) (wrist|wrists|arm|arms|vein|veins|hand|hands) !(while|when|cooking|by mistake|accidentally)
(goodbye|good bye|bye) (forever|world|everyone forever|cruel world)
my (last|final) (goodbye|message|letter|note)
(death|dying) (is|would be|seems|feels|looks) (better|the only|easier|my only|sweeter|the best)
only death (can|will|is|could)
(painless|easiest|quickest|best|easy|quick|fast) (way|ways|method|death) (to|for)? (die|dying|death|kill)
(how|ways|way) (to|can i|do i) die !(well|peacefully|with|in peace|before|to ego)
how many (pills|tablets|sleeping pills)
(nobody|no one|noone|who) (would|will|wouldnt) (even)? (miss|notice|care|cry) (me)? (if|when) i (die|died|am gone|was gone|were gone|disappear|disappeared|was dead|am dead)
(join|be with|go to|meet|follow) .. (in heaven|in death|to the grave|in the next world)
life (is|should be) over for me
i (have nothing|nothing left) (left)? to live for
nothing (left)? to live for`,
  ),
  lines(
    'roman',
    `(maut|mout|mrityu|yamraj|jamdoot) (mangta|mangti|mangda|mangdi|mang|mangi|bhi nahi aati|vi nahi aundi|v nai aundi|aa jaye|aa jave|de de|dede)
(maut|mout) .. (bhi|vi|v|hi) .. (nahi|nai|ni|na) (aati|aundi|aayi|milti|mildi|puchdi|puchti)
(haath|hath|bah|baah|kalai|nas|naad|lattan|patt|skin|apne aap nu|khud ko) .. (saad|sad|jala|jalati|jalata|saaddi|saadda|saad laindi|saad lainda|kaat|kaatti|kaatta|katt|kattdi|vadd|vadh|blade|jala leti|jala leta)
(mere|meri) (bina|bagair|baghair|bgair) ... (vadia|vadhia|behtar|changa|khush|sukhi|accha|acha|sab theek|chal jayega|chal jauga|chalu|reh lenge|reh lain)
(mere|meri) (bina|bagair) (v|vi|bhi) ... (chal*|saar*|sar*)
(main|mai|me) (jaa|ja) (chuki|chuka|chukka|chukki|chukya) (hounga|hoonga|hungi|hounggi|hovanga|hovangi|hoga|hovega)
(ik din|ek din|kal|jaldi) .. (sunoge|sunogi|khabar aayegi|khabar aaugi|pata lagega|pata lagu) .. (nahi|nai|ni) (raha|reha|rahi|rehi|rehaa)
(jagah|jaga|thaan|than) .. (mitti|kabar|chita|shamshan|nehar|khuh) (ch|vich|me|mein|te)
(mooh|muh|muhn) .. (mitti|kabar|nehar) (ch|vich|me)
${SUICIDE_RO}
(jee|ji|dil|man|mann) nahi (karda|karta|krda|krta) .. ${LIVE_RO}
(duniya|dunia|duniyan|sansar) (me|ch|vich|te|par) (main|ab|hun|hor|aur)? nahi (rehna|rahna|jina|jeena|rehn|rahunga|rahungi)
(dil|ji|jee|man|mann) (karda|karta|kardi|krda|krta|kare) ... (mar jawan|mar jaawan|mar jaun|mar jau|mar java|mar jaavan|marn nu|marne ko|khudkushi)
${LIFE_RO} ... (khatam|khtm|khatm|khattam|mukka|muka) (kar)? (deni|leni|laini|lawan|lavan|lu|lun|du|dun|devan|dewan)
(zinda|jinda|jeeunda|jiunda|jionda|jeonda|jeondi|jiundi|jinde|jiunde|jivit) (hi|v|bhi)? (nahi) (rehna|rahna|rehni|rahu|rawan|rehnda|rahun|rehn|rehan|hona)
(zinda|jinda|jeeunda|jiunda|jionda|jeonda|jivit) (rehna|rahna|rehn|rehne|rahne|rehan) .. nahi
(mere|mera) (marn|marne|maran|mar jane|mar jaan|mar jan|marna|mar jana) (se|nal|naal|ton|to|hi|nu) !(pehla|pahla|pehle|pehlan|baad|bad|dar|darr)
(mar|marr) (jawan|jau|jaun|gaya|gayi|java|jaavan) .. (kise|kisi|koi|kis) .. (fark|farak|pharak)
(khud ko|apne aap nu|apne aap ko|khud nu) (kuch|kuj|kujh) (kar|na kar)
<!(nahi|nu|ko|se|ton) ${DIE_RO} (hi|v|vi|bhi)? ${WANT_RO}
(mainu|menu|mujhe|mujhko) (hun|ab|bas|sirf)? (mar jana|marna|marn|mar jaan) (hi)? !(nahi|chahta|chahti|chahte|chahunde|chahunda|hai usne|ton|to|se|ka|da)
(marna|maran|marn|mar jana) (hi|to|te) (theek|thik|behtar|changa|accha|acha|pau|paina|paega|padega|pavega|hai ab|hai hun)
(apni jaan|jaan|jan) (lene|laina|lain|laine|dene|den|dena|lena) (ka|da|nu|ki|di|ko) (man|mann|ji|dil|soch*|khayal|khyal)
${LIVE_RO} (di|ki|da|ka) (ichha|chah|umeed|himmat|chaah|mann|man) (hi|v|bhi)? (mukk*|khatam|khatm|mar gayi|mar gaya|nahi|udd*)
(khatam|khtm|khatm|khattam) (kar|kr) (lena|dena|lu|lun|laina|leni|lawan|du) .. (khud ko|khud nu|apne aap nu|apne aap ko)
${LIVE_RO} (ka|da|ki|di) (koi)? (haq|hakk|hak|adhikar|sahara|lod|zarurat|jarurat) nahi
(hamesha|sada|sda|humesha) (ke|layi|lai|lyi|de|li) (liye|lai|layi|lyi)? .. (so jana|so jau|so jaun|so jawan|sona|saun|soun|so java|chala jau|chala jaun|chali jau|chali jaun|tur jawan|chala jana|chali jana)
(neend|nind) (ki|diyan|di|diya|wali|vali) (goli*|tablet*|dawai*|dawa*) .. (kha*)
(maut|mout) (v|vi|bhi|hi)? (kyu|kyon|kiyon) .. nahi .. (aati|aundi|aandi|aa)
(mainu|mujhe|menu) (maut|mout) (hi|v|kyu|kyon|chah*|de*|mil*|aa*)
(khatam|khtm|khatm) ho (jana|jawan|jau|jaun) ${WANT_RO}
${DIE_RO} (nu|da|di|de|ka|ki|ke|ko) (hi|v|bhi|bahut)? (ji|jee|jeea|dil|mann|man|soch*|khayal|khyal|vichar|ichha|mood)
(dil|ji|jee|man|mann) (karda|karta|kardi|krda|krta|kare|hunda|hota) .. (mar|marn|marna|maran|mar jawan|mar jaun|mar jaau)
${LIVE_RO} (da|di|ka|ki|nu|ko|de|te|hi|ch|vich|me|ke|v|vi|bhi|layi)? (koi|hun|ab|hor|aur|bilkul)? (mann|man|ji|jee|jeea|dil|ichha|chah|matlab|fayda|faida|maksad|wajah|vajah|karan|himmat)? (hi|v|vi|bhi|bilkul)? nahi !(aata|aati|aunda|sikh*)
nahi (hor|ab|hun|aur|main|mai)? ${LIVE_RO}
<!(bina|bagair|bgair|bin) (jee|ji|jiya|jeeya|jeya) nahi (sakda|sakdi|sakta|sakti|jata|janda|jaata|jaanda|hunda|hota|riha janda)
(jee|ji) (ke|kar|k) (ki|kya|v ki|bhi kya|kyu) (karna|kara|karan|karu|karunga|karungi|fayda|faida|milna|lena|laina|karange)
${LIVE_RO} (da|ka|ke|se|naal) (ki|kya|koi) (fayda|faida|matlab)
${LIFE_RO} (hi|nu|ko|to|ton)? (main|apni)? (khatam|khtm|khatm|khattam|samapt|end) (kar|karna|karn|kr|krna|karu|karni|karan|karke|kardu|kar du|karlu)
(apne aap|aapne aap|khud|swayam|apne ap|apna aap) (nu|ko|hi)? (khatam|khtm|khatm|khattam|maar|mar|marna|maarna|nuksan|nuksaan|chot|satt|hurt|kaat|kat|cut|jala|saad)
(sab|sabh|sab kuch|sab kuj) (hi)? (khatam|khtm|khatm|khattam|end) (kar|karna|karn|kr|krna|karu|karan|kardu|kar du) (chahta|chahti|chahunda|chahundi|chaundi|chaunda|lu|lawan|dena|deva|du|dawan|dila)?
(apni jaan|apni jan|jaan|jan) (dena|deni|de du|de dunga|de dungi|de deni|de dewanga|de dewangi|devangi|devanga|de deunga|de deungi|le lu|le lunga|le lungi|lai lawan|lai lavan|le lawan|dedunga|dedungi|dedu|le leni|dene|den) !(ki dhamki)
${LIFE_RO} (ton|to|se|tu|tou|toh|te|nal|naal|kolon) (bahut|main|hun|ab|puri)? (thak*|tang*|akk*|ak gaya|ak gayi|haar*|har gaya|har gayi|har chuk*|oob*|nirash)
(faansi|fansi|phansi|phaansi|faahi|fahi|phaha|faaha) (la|lag|laga|le|lai|te|pe|kha|lagana|launi|launi|lagalu|lgana|lawan|lag jawan)
(zehar|zeher|jeher|jahar|zahar|jehar|sulfas|salfas|sulphas|dawai bahut) (kha|pi|pee|khana|khaan|khaa|pina|khalu|khaana|peena|kha lu|khake|khani)
(nahar|nehar|khuh|nadi|chhat|train|gaddi|canal|darya|dariya|rail|pul|patri) .. (chhal|chhaal|kood|kud|koodna|chalang|chhalang|chal maar|chhaal maar|niche aa|thalle aa|thalle sir|ke niche)
(nas|nass|kalai|nabz|nabaz) (kaat*|kat*|vadh*|vadd*|cut*)
(rab|rabb|rabba|bhagwan|waheguru|ishwar|prabhu|krishna|kanha|parmatma|babaji|baba ji) (ji|hun|bas|ab)? (mainu|menu|mujhe|mujhko|muje) .. (chuk|chukk|utha|uthale|uthalo|chak|chakk|bula|le ja|le jao|lai ja|lai jao|maut|mout)
(mainu|menu|mujhe|mujhko|muje) .. (chukk le|chuk le|chuk lai|chuk lo|chakk le|chak le|chakk lai|utha le|utha lo|uthale|uthalo|maut de|mout de|maut aa|mout aa|maut chahi*)
(maut|mout) (hi|v|kyu nahi)? (aa|a) (jave|jaye|jae|jandi|jaave|jaati|jati|jawe|jaay|rahi|rehi)
(kash|kaash) .. (mar jau|mar jaun|mar jawan|mar java|mar janda|mar jandi|mar jata|mar jati|maut|janam na|janam hi na|paida na|paida hi na|jamda na|jamdi na|na hunda|na hundi)
(paida|janam|jamm) (hi)? (na|nahi) (hunda|hundi|hota|hoti|hoya)
(duniya|dunia|duniyan|sansar|jahan) (nu|ko|hi)? (chhad|chad|chhod|chod) (ke ja*|ke chala*|ke chali*|ke tur*|dena|deni|devan|dewan|du|dunga|dungi|jana|jawan|java|jau|jaun)
(duniya|dunia|duniyan|sansar|jahan) (ton|to|se|vicho|vichon) (jana|jaana|tur jana|chala jau|chala jaun|chali jaun|chali jau|chale jana|tur jawan|chala jawan|chali jawan|vida) ${WANT_RO}?
(main|mai|mein|je|dil|hun|ab|bas|karda|krda|karta|lagda|kyu na|kiun na) .. mar (jawan|jaawan|javan|java|jau|jaun|jaavan|jaau|jana hai|jaana hai|jana hi)
mar (jana|jaana|jawan|jau|jaun|ke|java) (hi|to|te)? (behtar|changa|accha|acha|theek|thik|vadiya|achha|better|sahi)
${LIVE_RO} (se|to|ton|nalon|nalo) (accha|acha|achha|behtar|changa|to accha|ta changa) .. (mar|marna|maut|mar jana)
(mera|mere) (na|nahi) (rehna|hona|rehn|hon) (hi|nal)? (behtar|changa|accha|acha|achha)
(mere bina|mere ton bina|mere bagair) .. (khush|changa|behtar|accha|achha)`,
  ),
  lines(
    'indic',
    `(ਹੱਥ|ਬਾਂਹ|ਬਾਹਾਂ|ਗੁੱਟ|ਲੱਤ|ਪੱਟ|ਆਪਣੇ ਆਪ ਨੂੰ) .. (ਸਾੜ|ਸਾੜਦੀ|ਸਾੜਦਾ|ਵੱਢ|ਵੱਢਦੀ|ਵੱਢਦਾ|ਕੱਟ|ਕੱਟਦੀ|ਕੱਟਦਾ|ਬਲੇਡ)
(ਜਾ|ਤੁਰ|ਮੁੱਕ) (ਚੁੱਕੀ|ਚੁੱਕਾ|ਗਈ|ਗਿਆ) (ਹੋਵਾਂਗੀ|ਹੋਵਾਂਗਾ|ਹੋਣਾ)
(ਮੌਤ|ਜਮ) .. (ਮੰਗਦੀ|ਮੰਗਦਾ|ਮੰਗਾਂ|ਨਹੀਂ ਆਉਂਦੀ|ਆ ਜਾਵੇ|ਦੇ ਦੇ)
(ਮੇਰੇ|ਮੇਰੀ) (ਬਿਨਾਂ|ਬਗੈਰ|ਬਾਝੋਂ) .. (ਚੰਗਾ|ਵਧੀਆ|ਸੁਖੀ|ਸੌਖੇ|ਖ਼ੁਸ਼)
(ਸਵੇਰੇ|ਕੱਲ੍ਹ|ਮੁੜ ਕੇ) .. (ਅੱਖ|ਅੱਖਾਂ) .. (ਨਾ ਖੁੱਲ੍ਹੇ|ਨਾ ਖੁੱਲ੍ਹਣ|ਨਾ ਖੁਲ੍ਹੇ)
(हाथ|बाँह|कलाई|जाँघ|ख़ुद को|खुद को) .. (जला लेती|जला लेता|जलाती|जलाता|काटती|काटता|काट लेती|काट लेता|ब्लेड)
(जा|मर) (चुकी|चुका) (हूँगी|हूँगा|होऊँगी|होऊँगा|हूंगी|हूंगा)
(मौत|मृत्यु|यमराज) .. (माँगता|माँगती|मांगता|मांगती|नहीं आती|आ जाए|दे दे|दे दो)
(मेरे|मेरी) (बिना|बग़ैर|बगैर) .. (बेहतर|अच्छा|सुखी|खुश|ख़ुश)
(सुबह|कल) .. (आँख|आँखें) .. (न खुले|ना खुले|न खुलें)
आत्महत्या*
(आत्म|खुद) (हत्या|कुशी)
(ख़ुदकुशी|खुदकुशी|सुसाइड|सुइसाइड|आत्मघात)
<!(नहीं) (मरना|मर जाना|मरने|मर जाने) (ही|भी)? (चाहता|चाहती|चाहते|चाहूँ|है मुझे)
(मरने|मर जाने) (का|की|को|के) (बहुत)? (मन|दिल|जी|इच्छा|विचार|ख़याल|ख़्याल|सोच*)
(मन|दिल|जी) (करता|करती|कर रहा) .. (मर|मरने|मरूँ|मर जाऊँ)
मेरे (मर जाने|मरने|न रहने|न होने) (से|पर|में) !(पहले|बाद|डर*)
(मर|मरूँ) (जाऊँ|गया|गई) .. (किसी|कोई) .. फ़र्क
(ज़िंदा|जिंदा|जीवित) (ही)? नहीं (रहना|रहूँ*|होना)
(ख़ुद|अपने आप) को कुछ कर
मौत (भी|क्यों|ही) .. नहीं (आती|आ)
मुझे मौत (ही|क्यों|चाहिए|दे*|मिल*|आ*)
(हमेशा|सदा) के लिए .. (सो जाना|सो जाऊँ|सोना|चला जाऊँ|चली जाऊँ|चले जाना)
नींद की (गोली|गोलियाँ|गोलियां) .. खा*
मुझे (अब|बस)? (मरना|मर जाना) (ही)? !(नहीं|से)
(मरना|मर जाना) ही (ठीक|बेहतर|अच्छा|पड़ेगा|है)
(जान) (लेने|देने) (का|की) (मन|दिल|सोच*|विचार|इच्छा)
सब (कुछ)? (ख़त्म|समाप्त) (हो जाए|कर दूँ|कर देना|करना)
(जीना|जीने|ज़िंदा|जिंदा) (का|की|को|में|रहना|रहने का|रहने की)? (कोई|अब|और|बिल्कुल)? (मन|दिल|जी|इच्छा|चाह|मतलब|फ़ायदा|वजह|हिम्मत|मक़सद|हक़|अधिकार|ज़रूरत)? (ही|भी|बिल्कुल)? नहीं !(आता|आती|सीख*)
नहीं (अब|और)? (जीना|ज़िंदा रहना)
<!(बिना|बग़ैर) (जी|जिया) नहीं (सकता|सकती|जाता|जा)
(जी|जीकर|जीके) (कर|के)? क्या (करूँ|करना|करूँगा|करूँगी|फ़ायदा|मिलेगा)
जीने (का|से) क्या (फ़ायदा|मतलब)
(जान) (दे|देना|ले|देने|लेना) (दूँ|दूँगा|दूँगी|लूँ|लूँगा|लूँगी|चाहता|चाहती|देना|का मन|का|की सोच*)
(ज़िंदगी|जीवन|जीने|लाइफ) से (बहुत|अब)? (थक*|तंग*|हार*|ऊब*|निराश)
(ज़िंदगी|जीवन|सब कुछ|सब|ख़ुद को|अपने आप को|स्वयं को) (को|ही)? (ख़त्म|समाप्त) (कर*|करना)
(ख़ुद को|अपने आप को|स्वयं को) (मार*|चोट*|नुकसान|काट*|जला*)
(फाँसी|फांसी) (लगा*|लगाना|पर|खा*|लगा लूँ|लटक*)
(ज़हर|जहर|सल्फास|कीटनाशक) (खा*|पी*)
(भगवान|ईश्वर|प्रभु|कृष्ण|कान्हा|वाहेगुरु) (जी|अब|बस)? मुझे .. (उठा*|बुला*|मौत|ले जा*)
मुझे .. (उठा लो|उठा ले|मौत दे*|मौत आ*|मौत चाहिए)
मौत (ही|क्यों नहीं)? आ (जाए|जाती|जाये|रही)
काश .. (मर जा*|मर*|पैदा न|पैदा ही न|मौत|जन्म न|जन्म ही न)
पैदा ही (न|ना|नहीं) (होता|होती|हुआ)
(दुनिया|संसार) (को)? छोड़ (कर|के|दूँ|देना|जाऊँ|जाना) !(गए|गई|गया|चले गए|चली गई|चला गया)
(दुनिया|संसार) से (चला जाऊँ|चली जाऊँ|जाना चाहता|जाना चाहती|चले जाना)
(दुनिया|संसार) में (अब)? नहीं (रहना|जीना)
मर (जाऊँ|जाना|ही जाऊँ) (तो|ही)? (अच्छा|बेहतर|ठीक|सही)
(मैं|मन|क्यों न|बस|अब|कि) .. मर (जाऊँ|जाना है)
(नस|कलाई|नब्ज़) काट*
(मेरे बिना|मेरे न रहने) .. (ख़ुश|बेहतर|अच्छा)
(नदी|नहर|छत|ट्रेन|कुएँ|पुल) .. (कूद*|छलाँग|के नीचे)
(ਖ਼ੁਦਕੁਸ਼ੀ|ਖੁਦਕਸ਼ੀ|ਖ਼ੁਦਕਸ਼ੀ|ਆਤਮਹੱਤਿਆ|ਆਤਮਘਾਤ|ਸੁਸਾਈਡ|ਆਤਮਹੱਤਿਆ)
(ਆਤਮ|ਖ਼ੁਦ) (ਹੱਤਿਆ|ਕੁਸ਼ੀ)
<!(ਨਹੀਂ) (ਮਰਨਾ|ਮਰ ਜਾਣਾ|ਮਰਨ|ਮਰ ਜਾਣ) (ਹੀ|ਵੀ)? (ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ|ਚਾਹੁੰਦੇ|ਚਾਹਾਂ|ਚਾਹੁਨਾ|ਚਾਹੁੰਨਾ|ਚਾਹੁਨੀ)
(ਮਰਨ|ਮਰ ਜਾਣ) (ਨੂੰ|ਦਾ|ਦੀ|ਦੇ) (ਬਹੁਤ)? (ਜੀਅ|ਜੀ|ਦਿਲ|ਮਨ|ਇੱਛਾ|ਖ਼ਿਆਲ|ਵਿਚਾਰ|ਸੋਚ*)
(ਜੀਅ|ਦਿਲ|ਮਨ|ਜੀ) (ਕਰਦਾ|ਕਰਦੈ|ਕਰੇ) .. (ਮਰ|ਮਰਾਂ|ਮਰ ਜਾਵਾਂ|ਮਰਨ)
ਮੇਰੇ (ਮਰ ਜਾਣ|ਮਰਨ|ਨਾ ਰਹਿਣ|ਨਾ ਹੋਣ) (ਨਾਲ|ਤੇ|ਤੋਂ) !(ਪਹਿਲਾਂ|ਬਾਅਦ|ਡਰ*)
ਮਰ (ਜਾਵਾਂ|ਗਿਆ|ਗਈ) .. (ਕਿਸੇ|ਕੋਈ) .. ਫ਼ਰਕ
(ਜਿਉਂਦਾ|ਜਿਉਂਦੀ|ਜ਼ਿੰਦਾ|ਜੀਉਂਦਾ|ਜੀਉਂਦੀ|ਜਿਊਂਦਾ|ਜਿਊਂਦੀ) (ਹੀ)? ਨਹੀਂ (ਰਹਿਣਾ|ਹੋਣਾ|ਰਹਾਂ)
(ਆਪਣੇ ਆਪ|ਖ਼ੁਦ) ਨੂੰ ਕੁਝ ਕਰ
ਮੌਤ (ਵੀ|ਕਿਉਂ|ਹੀ) .. ਨਹੀਂ (ਆਉਂਦੀ|ਆ)
ਮੈਨੂੰ ਮੌਤ (ਹੀ|ਕਿਉਂ|ਚਾਹੀਦੀ|ਦੇ*|ਮਿਲ*|ਆ*)
(ਹਮੇਸ਼ਾ|ਸਦਾ|ਹਮੇਸ਼ਾਂ) (ਲਈ|ਵਾਸਤੇ) .. (ਸੌਂ ਜਾ*|ਸੌਣਾ|ਸੌਂ|ਚਲਾ ਜਾਵਾਂ|ਚਲੀ ਜਾਵਾਂ|ਤੁਰ ਜਾਵਾਂ)
ਨੀਂਦ ਦੀਆਂ ਗੋਲੀਆਂ .. ਖਾ*
ਮੈਂ (ਹੁਣ|ਬੱਸ)? (ਮਰਨਾ|ਮਰ ਜਾਣਾ) (ਹੈ|ਆ|ਏ|ਹੀ)
(ਮਰਨਾ|ਮਰ ਜਾਣਾ) ਹੀ (ਠੀਕ|ਚੰਗਾ|ਬਿਹਤਰ|ਪਊ|ਪਵੇਗਾ|ਹੈ)
ਜਾਨ (ਲੈਣ|ਦੇਣ) (ਦਾ|ਨੂੰ|ਦੀ) (ਮਨ|ਜੀਅ|ਦਿਲ|ਸੋਚ*)
(ਜੀਣ|ਜਿਊਣ|ਜੀਉਣ|ਜਿਉਣ|ਜੀਣਾ|ਜਿਊਣਾ|ਜੀਉਣਾ|ਜਿਉਣਾ|ਜਿਊਂਣ|ਜੀਵਨ ਜੀਣ) (ਦਾ|ਦੀ|ਨੂੰ|ਦੇ)? (ਕੋਈ|ਹੁਣ|ਹੋਰ)? (ਮਨ|ਜੀ|ਜੀਅ|ਦਿਲ|ਇੱਛਾ|ਚਾਹ|ਮਤਲਬ|ਫ਼ਾਇਦਾ|ਹਿੰਮਤ|ਕਾਰਨ|ਮਕਸਦ|ਹੱਕ|ਲੋੜ)? (ਹੀ|ਵੀ)? (ਨਹੀਂ|ਨੀ|ਨਈਂ) !(ਆਉਂਦਾ|ਸਿੱਖ*)
ਨਹੀਂ (ਹੁਣ|ਹੋਰ)? (ਜੀਣਾ|ਜਿਊਣਾ|ਜੀਉਣਾ|ਜਿਉਣਾ)
<!(ਬਿਨਾਂ|ਬਗ਼ੈਰ|ਬਿਨਾ) (ਜੀ|ਜੀਅ|ਜੀਵਿਆ) ਨਹੀਂ (ਸਕਦਾ|ਸਕਦੀ|ਜਾਂਦਾ|ਹੁੰਦਾ)
(ਜੀ|ਜੀਅ|ਜਿਊਂ) ਕੇ (ਕੀ|ਵੀ ਕੀ) (ਕਰਨਾ|ਕਰਾਂ|ਲੈਣਾ|ਕਰਾਂਗਾ|ਕਰਾਂਗੀ)
(ਜ਼ਿੰਦਗੀ|ਜੀਵਨ|ਜੀਣ|ਜਿਊਣ|ਜੀਉਣ) (ਤੋਂ) (ਬਹੁਤ|ਹੁਣ)? (ਥੱਕ*|ਤੰਗ*|ਅੱਕ*|ਹਾਰ*|ਨਿਰਾਸ਼)
(ਰੱਬ|ਰੱਬਾ|ਵਾਹਿਗੁਰੂ|ਪਰਮਾਤਮਾ|ਬਾਬਾ ਜੀ) (ਜੀ|ਹੁਣ|ਬੱਸ)? ਮੈਨੂੰ .. (ਚੁੱਕ*|ਬੁਲਾ*|ਮੌਤ|ਲੈ ਜਾ*)
ਮੈਨੂੰ .. (ਚੁੱਕ ਲੈ*|ਚੁੱਕ ਲਵੋ|ਮੌਤ ਦੇ*|ਮੌਤ ਆ*|ਮੌਤ ਚਾਹੀਦੀ)
ਮੌਤ (ਹੀ|ਕਿਉਂ ਨਹੀਂ)? ਆ (ਜਾਵੇ|ਜਾਏ|ਜਾਂਦੀ|ਰਹੀ)
ਕਾਸ਼ .. (ਮਰ*|ਜੰਮ*|ਪੈਦਾ|ਮੌਤ|ਜਨਮ ਨਾ|ਨਾ ਹੁੰਦਾ|ਨਾ ਹੁੰਦੀ)
(ਮੈਂ|ਦਿਲ|ਮਨ|ਬੱਸ|ਹੁਣ|ਕਿ|ਕਿਉਂ ਨਾ) .. ਮਰ (ਜਾਵਾਂ|ਜਾਂਵਾਂ|ਜਾਣਾ ਹੈ)
ਮਰ (ਜਾਵਾਂ|ਜਾਣਾ|ਜਾਂਵਾਂ) (ਤਾਂ|ਹੀ)? (ਚੰਗਾ|ਬਿਹਤਰ|ਠੀਕ)
ਜਾਨ (ਦੇ|ਲੈ|ਦੇਣੀ|ਦੇਣ|ਲੈਣੀ) (ਦਿਆਂ|ਦੇਵਾਂ|ਦੇਣੀ|ਲਵਾਂ|ਦਿਆਂਗਾ|ਦਿਆਂਗੀ|ਦੇਣਾ|ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ|ਦਾ ਮਨ|ਦੀ ਸੋਚ*)
(ਜ਼ਿੰਦਗੀ|ਜੀਵਨ|ਆਪਣੇ ਆਪ ਨੂੰ|ਖ਼ੁਦ ਨੂੰ|ਸਭ ਕੁਝ|ਆਪਣਾ ਆਪ) (ਨੂੰ|ਹੀ)? (ਖ਼ਤਮ|ਮੁਕਾ*|ਸਮਾਪਤ) (ਕਰ*|ਦਿਆਂ|ਦੇ*|ਲਵਾਂ)
(ਆਪਣੇ ਆਪ ਨੂੰ|ਖ਼ੁਦ ਨੂੰ) (ਮਾਰ*|ਸੱਟ*|ਨੁਕਸਾਨ|ਕੱਟ*|ਵੱਢ*|ਸਾੜ*)
(ਫਾਹਾ|ਫਾਂਸੀ|ਫਾਹ) (ਲੈ*|ਲਾ*|ਲਗਾ*|ਲੱਗ*)
(ਜ਼ਹਿਰ|ਸਲਫਾਸ|ਸਪਰੇਅ) (ਖਾ*|ਪੀ*)
(ਨਹਿਰ|ਖੂਹ|ਛੱਤ|ਨਦੀ|ਪੁਲ|ਗੱਡੀ) .. (ਛਾਲ|ਥੱਲੇ ਆ*|ਹੇਠਾਂ ਆ*|ਹੇਠ ਆ*)
(ਦੁਨੀਆ|ਦੁਨੀਆਂ|ਸੰਸਾਰ|ਜਹਾਨ) (ਨੂੰ)? ਛੱਡ (ਦਿਆਂ|ਦੇਵਾਂ|ਜਾਵਾਂ|ਜਾਣਾ|ਦੇਣਾ|ਕੇ ਜਾਣਾ|ਕੇ ਜਾਵਾਂ|ਕੇ ਚਲਾ ਜਾਵਾਂ|ਕੇ ਚਲੀ ਜਾਵਾਂ)
(ਦੁਨੀਆ|ਦੁਨੀਆਂ|ਸੰਸਾਰ|ਜਹਾਨ) ਤੋਂ (ਜਾਣਾ ਚਾਹੁੰਦਾ|ਜਾਣਾ ਚਾਹੁੰਦੀ|ਚਲਾ ਜਾਵਾਂ|ਚਲੀ ਜਾਵਾਂ|ਤੁਰ ਜਾਵਾਂ)
(ਦੁਨੀਆ|ਦੁਨੀਆਂ|ਸੰਸਾਰ) (ਵਿੱਚ|ਚ) (ਹੁਣ)? ਨਹੀਂ (ਰਹਿਣਾ|ਜੀਣਾ)
(ਨਸ|ਨਾੜ|ਗੁੱਟ) (ਕੱਟ*|ਵੱਢ*)`,
  ),
)

/** 'Will I die?' said out of illness or fear is not a wish to die: 'I am afraid that I will die'. */
const willIDie = lines(
  'roman',
  `(main|mai|mein) .. mar (jaunga|jaungi|javanga|javangi|jawanga|jawangi|jaanga|jaangi|jauga|jaugi)
mar (jaunga|jaungi|javanga|javangi|jawanga|jawangi) (main|mai)`,
)
const afraid = anyOf(
  lines('roman', `(dar|darr|darta|darti|darda|dardi|bhay|khauf|fear|afraid|scared|dawai|bimari|cancer|dawa|ilaj)`),
  lines('english', `(afraid|fear|scared|terrified)`),
)

/**
 * The wide net: 'I' and dying in one breath, with nothing in the message that explains it another way (fear, the
 * afterlife, somebody else, a figure of speech). Better a caring answer too many.
 */
const iAndDeath = anyOf(
  lines('english', `(i|id|me|im|my|myself) ... (die|dead|dying|suicide)`),
  lines(
    'roman',
    `(main|mai|mainu|mujhe|menu|mera) ... (mar jana|mar jawan|mar jaun|mar jau|marna hai|marna|maut chah*)
(marna|mar jana) (hai|hi|chahida|chahiye) .. (mainu|mujhe|menu|main)`,
  ),
  lines(
    'indic',
    `(मैं|मुझे|मेरा) ... (मरना|मर जाऊँ|मर जाना|मरूँ)
(मरना|मर जाना) (है|ही) .. (मुझे|मैं)
(ਮੈਂ|ਮੈਨੂੰ|ਮੇਰਾ) ... (ਮਰਨਾ|ਮਰ ਜਾਵਾਂ|ਮਰ ਜਾਣਾ|ਮਰਾਂ)
(ਮਰਨਾ|ਮਰ ਜਾਣਾ) (ਹੈ|ਹੀ|ਚਾਹੀਦਾ) .. (ਮੈਨੂੰ|ਮੈਂ)`,
  ),
)
const otherwiseMeant = anyOf(
  lines(
    'english',
    `(fear|fears|afraid|scared|terrified|scares|frightened|after|before|when|one day|someday|everyone|everybody|we|soul|ego|self|reborn|rebirth|heaven|moksha|afterlife|almost|nearly|tired|laughing|boredom|embarrassment|dying of|phone|battery|car|laptop|accident|inevitable|accept|dying to|passed|grief|grieve|miss|people|krishna|guru|arjuna|about death|dead to|dead body|lost|him|her|his|their|she|he|they|patient|hospital|cancer|plants|plant|business|dog|cat|cow|puppy|bird|pet|dont want|do not want|never want|not want|why do|why does|dont die|not die|nana|nani|dada|dadi|papa|mummy|baby|parents|family member|friends|old age|grandma|grandpa)
${KIN_EN}`,
  ),
  lines(
    'roman',
    `(dar|darr|darta|darti|darda|dardi|bhay|khauf|baad|bad|pehla|pehle|pahle|nahi|na|hankar|ahankar|ego|haumai|gussa|gusse|mann|man nu|man ko|atma|aatma|rooh|punar|janam|moksh|dada|dadi|nana|nani|papa|mummy|maa|gap|gappa|chhal|chhaal|line|thappar|thappad|nu|ko|dushman|machhar|ladai|jang|kutta|kutte|sikh|jivat|jeevat|phone|se|ton)
${KIN_RO}`,
  ),
  lines(
    'indic',
    `(डर*|भय|बाद|पहले|नहीं|न|अहंकार|मन|को|आत्मा|जन्म|मोक्ष|दादा|दादी|नाना|नानी|से|युद्ध)
${KIN_HI}
(ਡਰ*|ਭੈ|ਬਾਅਦ|ਪਹਿਲਾਂ|ਨਹੀਂ|ਨਾ|ਹਉਮੈ|ਹੰਕਾਰ|ਮਨ|ਨੂੰ|ਆਤਮਾ|ਜਨਮ|ਦਾਦਾ|ਦਾਦੀ|ਨਾਨਾ|ਨਾਨੀ|ਤੋਂ)
${KIN_PA}`,
  ),
)

const loss = anyOf(
  lines(
    'english',
    `(found|saw|cut|took) (him|her|them|my .) .. (hanging|hanged|down from the fan|from the ceiling|from the rope)
(took|ended) (his|her|their) own life
(committed|commited|comitted|died by|died of|died from|died due to|did|death by|loss by|lost to|dead by) ${SUICIDE_EN}
${KIN_EN} ... (committed|commited|did|died by) ${SUICIDE_EN}
${KIN_EN} .. (killed|hanged|hung|shot) (himself|herself|themselves)
lost ... to ${SUICIDE_EN}
(took|taken|ended) (his|her|their) (own)? (life|lives)
${SUICIDE_EN} of (my|our)`,
  ),
  lines(
    'roman',
    `(faha|fahe|phaha|phahe|fansi|faansi|phansi|fande|rassi|pankhe|pakhe) .. (latak*|lamak*|jhool*|jhul*|le lya|le leya|laga li|la lya)
ne .. ${SUICIDE_RO} (kar li|karli|kar layi|kiti|kar lai|kar liya|krli|kr li|kar leya|ki|kar lyi|karlai|kr layi|kar laya)
${KIN_RO} .. ne .. (fansi|phansi|faansi|faaha|zehar|jeher) (la layi|laga li|lagali|le leya|kha li|kha liya|kha leya|kha layi|le li|la li|lai layi)`,
  ),
  lines(
    'indic',
    `(ਫਾਹੇ|ਫਾਹਾ|ਫਾਂਸੀ|ਪੱਖੇ|ਰੱਸੀ) .. (ਲਟਕ*|ਲਮਕ*|ਝੂਲ*|ਲੈ ਲਿਆ|ਲਾ ਲਿਆ)
(फाँसी|फांसी|फंदे|पंखे|रस्सी) .. (लटक*|झूल*|लगा ली|लगाई)
ने .. (आत्महत्या|ख़ुदकुशी|सुसाइड|आत्म हत्या) (कर ली|की|कर लिया|करली)
ने .. (फाँसी लगा ली|फांसी लगा ली|ज़हर खा लिया)
ਨੇ .. (ਖ਼ੁਦਕੁਸ਼ੀ|ਖ਼ੁਦਕਸ਼ੀ|ਆਤਮ ਹੱਤਿਆ|ਆਤਮਹੱਤਿਆ|ਆਤਮਘਾਤ) (ਕਰ ਲਈ|ਕੀਤੀ|ਕਰ ਲਿਆ|ਕਰਲੀ)
ਨੇ .. (ਫਾਹਾ ਲੈ ਲਿਆ|ਫਾਹਾ ਲਾ ਲਿਆ|ਜ਼ਹਿਰ ਖਾ ਲਿਆ|ਫਾਹਾ ਲੈ ਲਈ)`,
  ),
)

const concern = anyOf(
  lines(
    'english',
    `(my|a|our|his|her|best|close) ${KIN_EN} ... (wants|want|wishes|threatens|threatening|tries|tried|trying|attempted|planning|going) (to|for)? (die|commit|kill himself|kill herself|kill themselves|end his life|end her life|end it all|${SUICIDE_EN.slice(1, -1)}|hurt himself|hurt herself|harm himself|harm herself)
(my|a|our|best|close) ${KIN_EN} ... (is|feels|feeling|seems|sounds|has been) (suicidal|thinking of suicide|thinking about suicide|talking about suicide|talking of suicide|cutting himself|cutting herself)
(my|a|our|best|close) ${KIN_EN} ... (talks|talking|talked|thinks|thinking|speaks|said|says|thoughts) .. (suicide|dying|die|killing himself|killing herself|ending his life|ending her life|death wish|doesnt want to live|does not want to live|dont want to live)
(he|she) (wants|said he wants|said she wants|says he wants|says she wants|threatens|tried|keeps saying) .. (to die|to kill himself|to kill herself|suicide|wants to die)
(my|a|our) ${KIN_EN} ... (doesnt|does not|didnt) want to live !(with|in|at|here|there|near|together|alone|abroad)`,
  ),
  lines(
    'roman',
    `(mera|meri|mere|sada|sadi|hamara|ik|ek) ${KIN_RO} ... (${SUICIDE_RO.slice(1, -1)}|mar jana|marna|maran|marn|marne) ... (chahta|chahti|chahunda|chahundi|chaunda|chaundi|kehnda|kehndi|kehta|kehti|gallan|gal|baat|baatein|bolta|bolti|koshish|dhamki)
(mera|meri|mere) ${KIN_RO} ... (jina|jeena|jeen|jeene) .. nahi (chahta|chahti|chahunda|chahundi|chaunda|chaundi)`,
  ),
  lines(
    'indic',
    `(मेरा|मेरी|मेरे|एक) ${KIN_HI} ... (आत्महत्या|ख़ुदकुशी|मरना|मरने|मर जाना) ... (चाहता|चाहती|कहता|कहती|कहते|बात|बातें|कोशिश|धमकी)
(मेरा|मेरी|मेरे) ${KIN_HI} ... (जीना|जीने) .. नहीं (चाहता|चाहती|चाहते)
(ਮੇਰਾ|ਮੇਰੀ|ਮੇਰੇ|ਇੱਕ) ${KIN_PA} ... (ਖ਼ੁਦਕੁਸ਼ੀ|ਆਤਮਹੱਤਿਆ|ਮਰਨਾ|ਮਰਨ|ਮਰ ਜਾਣਾ) ... (ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ|ਕਹਿੰਦਾ|ਕਹਿੰਦੀ|ਗੱਲ|ਗੱਲਾਂ|ਕੋਸ਼ਿਸ਼|ਧਮਕੀ)
(ਮੇਰਾ|ਮੇਰੀ|ਮੇਰੇ) ${KIN_PA} ... (ਜੀਣਾ|ਜਿਊਣਾ|ਜੀਉਣਾ|ਜੀਣ) .. ਨਹੀਂ (ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ|ਚਾਹੁੰਦੇ)`,
  ),
)

/** The person speaks of themselves as well: then they are in danger too. */
export const aboutMyself = anyOf(
  lines(
    'english',
    `i (want|wanna|wish|feel|think|will|also|too|am) .. (die|dying|suicide|suicidal|kill myself|end my)
(kill|hurt|harm|hang|cut) myself`,
  ),
  lines(
    'roman',
    `(main|mai|mainu|menu|mujhe) (v|vi|bhi|hun|ab) .. (mar|marna|jina|khudkushi|suicide|maut)
(mainu|mujhe|menu|muje) (bhi|v|vi|hun|ab)? (karna|karni|kar leni) (hai|aa|he|h|e)`,
  ),
)

const abuse = anyOf(
  lines(
    'english',
    `(gang rape|gangrape|gang raped|gangraped|raped me|i was raped|was raped|molested me|was molested|touched me|touches me)
(wife|husband|father|mother|brother|uncle|teacher|boss|landlord|driver) .. (knife|belt|rod|acid|gun) (at me|to me|on me|towards me)
(comes|came|ran|runs) at me with .. (knife|rod|bat|belt|scissors)
(husband|wife|father|mother|dad|mom|mum|stepfather|stepmother|boyfriend|girlfriend|brother|son|uncle|cousin|laws|law|teacher|boss|he|she|they|parents|partner|ex|someone|man|men|baba|priest|who|family) (often|always|sometimes|has|had|have|daily|regularly|drinks and|gets drunk and|once|still|also|keeps|just)? (beats|beat|beaten|beating|hits|hit|hitting|slaps|slapped|slapping|kicks|kicked|punches|punched|choked|chokes|strangled|abuses|abused|abusing|tortures|tortured|molests|molested|raped|rapes|burnt|burned|assaulted|assaults|forces himself on|physically hurts|stabbed|attacked|attacks) (me|us|my mother|my mom|my sister|my kids|my children|my child|my son|my daughter|my brother|her|our kids) !(at|in a|in the|in chess|in cricket|in exams|in marks|by|to it|up in rank)
(being|am|was|were|getting|got|been) (physically|sexually|badly|mentally|verbally|emotionally)? (abused|beaten|raped|molested|tortured|assaulted|blackmailed|trafficked|stalked|sexually harassed|harassed|groped)
(domestic|child|sexual|physical) (violence|abuse|assault|harassment)
sexually (abus*|harass*|assault*|exploit*)
(rape|raped|rapist|molest|molested|molesting|molestation)
(touch|touches|touched|touching) me (inappropriately|badly|there|at night|without|wrongly|in wrong|in a wrong|in bad|in private|down)
blackmail*
(abusive) (husband|father|mother|marriage|relationship|boyfriend|partner|home|family|wife|parents|in laws|brother)
dowry ... (harass*|torture*|demand*|beat*|threat*)
(harass*|torture*|demand*|beat*|threat*) ... dowry
(afraid|scared|fear) (that)? (he|she|they|my husband|my father|my brother|my family|my in laws) (will|would|might|may) (kill|hurt|beat|hit)
(wants|threatens|threatened|threatening|tried|trying|going|trying|threats) to kill (me|us|my family) !(with kindness)
(locked|locks|lock) me (in|up|inside)
(forcing|forced|force|forces) me to (marry|have sex|sleep with|undress)
forced marriage
(honour|honor) killing`,
  ),
  lines(
    'roman',
    `(gang rape|gangrape|rape|balatkar|balaatkar|zabardasti|jabardasti) (hua|hoya|kita|kiya|kitta|karda|karta|ke baad|ton baad)
(chaku|chakku|knife|belt|danda|soti|rod|tezab) .. (leke|le ke|lai ke|laike|chuk ke|nal|se) .. (aati|aata|aundi|aunda|maarda|maardi|marta|marti|daurti|daudta|dhamk*)
(uncle|driver|sir|master|teacher|padosi|guandi|mama|chacha|jija|jeth|devar|baba) .. (tang karda|tang karta|tang karde|tang karte|chhuhnda|chhuda|chhuta|hath launda|haath lagata|ganda harkat|gandi harkat|gandiyan gallan)
(mainu|menu|minu|mujhe|mujhko|muje|sanu|hamko|humko|hame|maa nu|maa ko|mummy nu|mummy ko|bacheya nu|bacheyan nu|bacho ko|bachon ko|bhen nu|behan ko|meri maa nu) .. <!(tane|taane|mehne|gappa|gap|gappan|line|ankh|aankh|seeti|phone|gallan) (marda|mardi|marde|marta|marti|marte|maarda|maarta|maarte|kutda|kutdi|kutde|kuttda|kuttde|kuttdi|pitda|peetda|pittda|peetta hai|peetti hai|peette hai|peetta tha|peette hain|thappar*|thappad*|kutt maar|kutya|kuttya)
(kutda|kuttda|kutde|kuttde|kutdi|maarda hai|marda hai|maarta hai) (mainu|menu|mujhe|sanu|hame)
(pati|husband|gharwala|ghar wala|banda|sasural wale|sohre|saas|sass|papa|pita|bapu|baap|boyfriend|jeth|sauhre|dad|father|dewar) ... <!(tane|taane|mehne|gappa|gap|gappan|line|ankh|aankh|seeti|phone|gallan) (kutda|kutde|kutdi|kuttda|kuttde|hath chukda|hath chukkda|haath uthata|hath uthata|hath uthate|maar kutai|kutt maar|marda hai|maarta hai|marta hai mujhe|maarte hai|marde ne|maarte hain|marda e|marda aa)
(maarpeet|marpeet|marpit|maarpit|kutmar|kuttmaar|kutmaar|kuttmar|gharelu hinsa)
(maar|mar|kut|kutt) (peet|pit|pitai|peeti|kutai|kuttai|maar|mar) .. (karda|karde|kardi|karta|karte|karti|hundi|hoti|kiti|ki)
(balatkar|blatkar|balaatkar|jabar janah|chhedchhad|chedchad|chherchhar|chhedkhani|chedkhani|shoshan|shoshit)
(chhed|ched|chher) (chhad|chaad|chad|khani|khaani|chhaad|char)
(jabardasti|zabardasti|jbrdsti|jabran) .. (viah|vyah|shadi|shaadi|kiti|karda|karta|karde|karte|sambandh|kar reha|kar raha|kitta|sex)
(galat|glt|ganda|gande) (tarike|tarah|jagah|jagha|tareeke|tarika|trike|thaan|tan) .. (chhu*|chu*|hath|haath|touch*|shuh*)
dahej .. (tang|marde|maarte|mangde|maangte|mangte|pareshan|torture|kutde|taane)
daaj .. (tang|marde|mangde|pareshan|torture|kutde|mehne)
(maarne|marne|maran|maar den|mar den|maar dene) (ki|di) dhamki
(ghar|kamre|room) (me|ch|vich) (band|bandh|kaid) (kar|kr|kita|rakh*|karke)
(mere|meri) (nal|naal|sath|saath) .. (galat|ganda|gandi|gande) (kaam|kam|kamm|harkat|harkatan|harkate)
torture (karde|karda|karte|karta|kardi|karti|kar rahe)
(mainu|menu|mujhe) .. (maar|mar|jaan se maar|jaano maar) (dena|dunga|denge|dange|dende|denga|dega|deve|devega) .. (chahte|chahunde|chahta|chahunda|kehnda|kehta|dhamki)`,
  ),
  lines(
    'indic',
    `(गैंगरेप|बलात्कार|रेप|दुष्कर्म)
(ਗੈਂਗਰੇਪ|ਬਲਾਤਕਾਰ|ਰੇਪ|ਜਬਰ ਜਨਾਹ)
(ਅੰਕਲ|ਡਰਾਈਵਰ|ਸਰ|ਮਾਸਟਰ|ਅਧਿਆਪਕ|ਗੁਆਂਢੀ|ਮਾਮਾ|ਚਾਚਾ|ਜੀਜਾ|ਜੇਠ|ਦਿਓਰ|ਬਾਬਾ) ... (ਤੰਗ ਕਰਦਾ|ਤੰਗ ਕਰਦੇ|ਛੂੰਹਦਾ|ਹੱਥ ਲਾਉਂਦਾ|ਗੰਦੀਆਂ)
(अंकल|ड्राइवर|सर|मास्टर|टीचर|पड़ोसी|मामा|चाचा|जीजा|जेठ|देवर|बाबा) ... (तंग करता|तंग करते|छूता|छूते|हाथ लगाता|गंदी हरकत|गंदी बातें)
(चाकू|डंडा|बेल्ट|छड़ी) .. (लेकर|से|उठाकर) .. (आती|आता|मारता|मारती|दौड़ती|दौड़ता|धमकाता|धमकाती)
(ਚਾਕੂ|ਡੰਡਾ|ਬੈਲਟ|ਸੋਟੀ) .. (ਲੈ ਕੇ|ਨਾਲ|ਚੁੱਕ ਕੇ) .. (ਆਉਂਦੀ|ਆਉਂਦਾ|ਮਾਰਦਾ|ਮਾਰਦੀ|ਧਮਕਾਉਂਦਾ)
(मुझे|मुझको|मुझ पर|हमें|माँ को|बच्चों को|मम्मी को|बहन को|बेटी को) .. <!(ताने|ताना|गप|गप्पें|फ़ोन|आँख) (मारता|मारती|मारते|पीटता|पीटते|पीटती|थप्पड़*|पीटा|मारा|हाथ उठाता|हाथ उठाते)
(पति|ससुराल वाले|सास|पिता|पापा|बाप|भाई|ससुर|देवर|जेठ|प्रेमी|वह|वो) ... <!(ताने|ताना|गप|गप्पें|फ़ोन|आँख|डींगें) (पीटता|पीटते|पीटती|मारता|मारते|मारती|हाथ उठाता|हाथ उठाते|मारपीट)
(मारपीट|घरेलू हिंसा|बलात्कार|रेप|छेड़छाड़|छेड़खानी|शोषण|उत्पीड़न|प्रताड़ित|प्रताड़ना)
मार (पीट|कुटाई)
यौन (शोषण|उत्पीड़न|हिंसा)
(ज़बरदस्ती|जबरदस्ती|जबरन) .. (शादी|विवाह|संबंध|करता|की|करते)
दहेज .. (मार*|तंग|माँग*|परेशान|ताने|पीट*)
मेरे साथ .. (ग़लत|गंदा|गंदी) (काम|हरकत*)
(मारने|मार डालने) की धमकी
(ग़लत|गलत|गंदे) (तरीके|जगह|तरह) .. (छू*|हाथ)
मुझे .. मार (डालना|देना|डालेंगे|देंगे|देगा|डालेगा)
(ਮੈਨੂੰ|ਸਾਨੂੰ|ਮਾਂ ਨੂੰ|ਬੱਚਿਆਂ ਨੂੰ|ਮੰਮੀ ਨੂੰ|ਭੈਣ ਨੂੰ|ਧੀ ਨੂੰ) .. <!(ਤਾਅਨੇ|ਮਿਹਣੇ|ਗੱਪਾਂ|ਬੋਲੀਆਂ|ਫ਼ੋਨ|ਅੱਖ) (ਮਾਰਦਾ|ਮਾਰਦੀ|ਮਾਰਦੇ|ਕੁੱਟਦਾ|ਕੁੱਟਦੀ|ਕੁੱਟਦੇ|ਕੁੱਟਿਆ|ਮਾਰਿਆ|ਥੱਪੜ*|ਹੱਥ ਚੁੱਕਦਾ)
(ਪਤੀ|ਘਰ ਵਾਲਾ|ਘਰਵਾਲਾ|ਪਿਤਾ|ਪਿਓ|ਬਾਪੂ|ਬਾਪ|ਸਹੁਰੇ|ਸੱਸ|ਉਹ|ਭਰਾ|ਜੇਠ|ਪ੍ਰੇਮੀ) ... <!(ਤਾਅਨੇ|ਮਿਹਣੇ|ਗੱਪਾਂ|ਬੋਲੀਆਂ|ਫ਼ੋਨ|ਅੱਖ|ਛਾਲ|ਛਾਲਾਂ) (ਕੁੱਟਦਾ|ਕੁੱਟਦੀ|ਕੁੱਟਦੇ|ਮਾਰਦਾ|ਮਾਰਦੇ|ਹੱਥ ਚੁੱਕਦਾ|ਕੁੱਟਮਾਰ)
(ਕੁੱਟਮਾਰ|ਮਾਰਕੁਟਾਈ|ਬਲਾਤਕਾਰ|ਛੇੜਛਾੜ|ਛੇੜਖ਼ਾਨੀ|ਜਬਰਜਨਾਹ|ਸ਼ੋਸ਼ਣ)
(ਕੁੱਟ ਮਾਰ|ਮਾਰ ਕੁੱਟ|ਮਾਰ ਕੁਟਾਈ|ਘਰੇਲੂ ਹਿੰਸਾ|ਜਬਰ ਜਨਾਹ)
(ਜ਼ਬਰਦਸਤੀ|ਜਬਰਦਸਤੀ|ਧੱਕੇ ਨਾਲ) .. (ਵਿਆਹ|ਸੰਬੰਧ|ਕਰਦਾ|ਕੀਤੀ)
(ਦਾਜ|ਦਹੇਜ) .. (ਤੰਗ|ਮਾਰ*|ਕੁੱਟ*|ਮੰਗ*|ਮਿਹਣੇ)
(ਜਾਨੋਂ ਮਾਰਨ|ਜਾਨ ਤੋਂ ਮਾਰਨ|ਮਾਰਨ) ਦੀ ਧਮਕੀ*
(ਮਾਰਨ|ਮਾਰ ਦੇਣ) ਦੀਆਂ ਧਮਕੀਆਂ
ਮੇਰੇ ਨਾਲ .. (ਗ਼ਲਤ|ਗੰਦਾ|ਗੰਦੀ|ਮਾੜਾ) (ਕੰਮ|ਹਰਕਤ*)
(ਗ਼ਲਤ|ਗੰਦੇ) (ਤਰੀਕੇ|ਥਾਂ|ਢੰਗ) .. (ਛੂਹ*|ਹੱਥ)
ਮੈਨੂੰ .. ਮਾਰ (ਦੇਣਾ|ਦੇਣਗੇ|ਦੇਵੇਗਾ|ਦੇਊਗਾ)`,
  ),
)

const NOT_A_PERSON =
  '(ego|anger|desire|desires|time|mind|craving|cravings|habit|habits|lazy|lazyness|own|laziness|inner|pain|lust|pride|jealousy|fear|fears|boredom|hunger|thirst|mosquito*|rat|rats|insect*|snake*|cockroach*|weed*|mood|vibe|dream*|five|evil|bad|negative|old|doubt*|attachment*|greed|senses|appetite|addiction|messenger|plant*|cow*|chicken*|animal*|goat*|ants)'
const VICTIM_EN =
  '(him|her|them|my|his|someone|somebody|people|that|this|these|those|the|everyone|a|an|another|all|muslims|hindus|sikhs|christians|you|anyone|other people|others)'
const VICTIM_RO =
  '(usse|us se|isse|oh nu|o nu|us nu|us ko|un ko|ohna nu|usko|usnu|ohnu|onu|ohnun|use|unko|unhe|ohna nu|ohnaa nu|isko|isnu|ehnu|kise nu|kisi ko|boss nu|boss ko|patni ko|patni nu|wife nu|wife ko|pati nu|pati ko|husband nu|husband ko|bhra nu|bhai ko|padosi ko|guandi nu|gawandi nu|dushman nu|dushman ko|shareek nu|lokan nu|logon ko|logo ko|sarean nu|sabko|saas nu|saas ko|sass nu|papa nu|papa ko|us bande nu|us aadmi ko|us kudi nu|us ladki ko|munde nu|ladke ko)'

const harm = anyOf(
  lines(
    'english',
    `(cut|cutting|loosen|fail) (his|her|their|the) (brake|brakes|brake line)
(i|we) (hit|beat|slap|slapped|kick|thrash) (my|the) (wife|husband|girlfriend|child|kids|son|daughter|mother|servant|maid) .. (when|after|drunk|and)
<!(dont|not|never|didnt|doesnt) (want|wanna|wana|going|gonna|plan|planning|thinking|ready|think|need|have|must|wish i could|thoughts|urge|feel like|tempted|should i|can i|may i|i will|ill|i could|i can|i should|how to|how can i|how do i|how should i|let me|help me|is it ok to|is it okay to|is it right to|is it wrong to|allowed to|dreaming) (to|of|about)? (really|just|actually|badly|be)? (kill|killing|murder|murdering|poison|poisoning|shoot|shooting|stab|stabbing|strangle|behead|slaughter|lynch|bomb|assassinate|rape) ${VICTIM_EN} !${NOT_A_PERSON}
<!(dont|not|never|didnt|doesnt) (want|wanna|wana|going|gonna|plan|planning|thinking|feel like|tempted|urge) (to|of|about)? (really|just|badly|physically)? (hurt|hurting|beat|beating|attack|attacking|burn|hit|hitting|harm|harming|torture|slap) (him|her|them|someone|somebody|people|everyone|that|those|my boss|my husband|my wife|my brother|my father|my mother|my neighbour|my neighbor|my child|my kids|my children|my son|my daughter|my ex|my sister|others) !(at|in)
i (often|always|sometimes|have|had|also|keep|slapped and|just|daily)? (hit|hitting|beat|beating|slap|slapped|slapping|kicked|punched|hurt physically) (my wife|my husband|my kids|my children|my child|my son|my daughter|my mother|my father|my girlfriend|my sister|my brother|my parents|my students) !(at|in a|in the|in chess|in cricket|by|up in)
(beat|beating|hit|hitting|slap) (his|my|your|the|ones|a) (wife|wives|child|children|kids|daughter|son)
(justif*|allow*|permit*|approve*|support*|encourage*|command*) ... (killing|violence|murder|kill|murdering|honour killing|terror*) !${NOT_A_PERSON}
(killing|violence|murder|revenge killing) (is|be|ever|people|others)? .. (justified|allowed|ok|okay|permitted|right|dharma|duty)
(make|making) a bomb
(get|buy) a gun`,
  ),
  lines(
    'roman',
    `(brake|brek|break) .. (katt|kaat|vadd|dheel*) (devan|dewan|deva|du|doon|dun|dian|diyan)
(daru|daaru|sharab|nashe) ... (gharwali|ghardi|gharwale|voti|wife|biwi|patni|bache|bachche|bacheyan|maa) .. (nu|ko) .. (maarda|marda|maarta|marta|kutt*|kutda|peet*)
(gharwali|ghardi|voti|wife|biwi|patni) (nu|ko) .. (maarda|marda|maarta|marta|kuttda|kutda|peetta|peetda) (haan|han|hu|hoon|hun)
(mazhabi|majhbi|chamar|chuhre|dalit|neech jaat|neevi jaat|nichli jaat|bhangi|shudra) ... (barabar|brabar|sir chad|sir chadh|aukat|nede|pairan) !(hai ke nahi|hain kya)
(jatt|jat|brahmin|pandit|rajput|thakur|uchi jaat) .. (nu|ko) (uchha|ucha|uncha|uchcha|vadda|bada) (dasse|dikhaye|dikhave|kahe|sabit)
${VICTIM_RO} ... (maar|mar|marna|maarna|marn|maran|qatal|katal|khatam|vadh|vaddh|vadd|goli|kutna|kuttna|peetna|pitna|jala de*|saad de*|zehar) .. (chahta|chahti|chahunda|chahundi|chaunda|chaundi|dunga|dungi|dewanga|devanga|deunga|du|devan|dewan|deni|dena|karna|karunga|karanga|sutna|suttna|mukauna|daalunga|dalunga|daalu|dalu|da dil|ka man|da mann|ka mann|da man|ko ji|nu dil|nu ji|sutanga|maar du|hai)
goli (maar|mar) (deni|du|dunga|dena|sutni|devan|dewan|deunga)
(jaan|jan|jaano|jano) (se|ton|to)? maar (du|dunga|dungi|dewanga|devanga|deunga|dena|daalunga|dalunga|suttanga|deni|sutna)
(khoon|khun|katal|qatal|qatl|hatya) (kar|karna|kr|karan) (du|dunga|dungi|dewanga|devanga|deunga|dena|chahta|chahti|chahunda|deva|deni)
(main|mai) (apni|apne) (patni|wife|gharwali|biwi|bache|bacche|bacheya|bacho|bachon|maa|beti|bete) (nu|ko) .. (kutda|kuttda|marda|maarda|maarta|marta|peetta|pitta|mardi|marti|kutdi)`,
  ),
  lines(
    'indic',
    `(ਘਰਵਾਲੀ|ਪਤਨੀ|ਵਹੁਟੀ|ਤੀਵੀਂ) ਨੂੰ .. (ਮਾਰਦਾ|ਕੁੱਟਦਾ) (ਹਾਂ|ਆਂ)
(पत्नी|बीवी|घरवाली) को .. (मारता|पीटता) (हूँ|हूं)
(उसे|उसको|उन्हें|उनको|इसे|इसको|किसी को|पत्नी को|पति को|भाई को|बॉस को|दुश्मन को|लोगों को|पड़ोसी को|सास को|सबको|उस आदमी को|उस लड़की को) ... (मारना|मार डाल*|मार दूँ*|मार देना|जान से मार*|ख़त्म कर*|पीटना|क़त्ल*|हत्या*|जला दूँ*|गोली मार*)
(हत्या|ख़ून|क़त्ल|मर्डर) (करना चाहता|करना चाहती|कर दूँ*|करने का मन|करने की सोच*|करूँगा|करूँगी)
जान से मार (दूँ*|डालूँ*|देना चाहता|देना चाहती)
मैं (अपनी|अपने) (पत्नी|बीवी|बच्चों|बच्चे|माँ|बेटी|बेटे) को .. (मारता|पीटता|मारती|पीटती|मार देता|मार बैठता|मार बैठती)
(ਉਸਨੂੰ|ਉਸ ਨੂੰ|ਉਹਨੂੰ|ਓਹਨੂੰ|ਉਹਨਾਂ ਨੂੰ|ਉਨ੍ਹਾਂ ਨੂੰ|ਕਿਸੇ ਨੂੰ|ਪਤਨੀ ਨੂੰ|ਪਤੀ ਨੂੰ|ਭਰਾ ਨੂੰ|ਗੁਆਂਢੀ ਨੂੰ|ਸ਼ਰੀਕ ਨੂੰ|ਸ਼ਰੀਕਾਂ ਨੂੰ|ਦੁਸ਼ਮਣ ਨੂੰ|ਲੋਕਾਂ ਨੂੰ|ਸਾਰਿਆਂ ਨੂੰ|ਬੌਸ ਨੂੰ|ਸੱਸ ਨੂੰ) ... (ਮਾਰਨਾ|ਮਾਰ ਦਿਆਂ*|ਮਾਰ ਦੇਵਾਂ*|ਜਾਨੋਂ ਮਾਰ*|ਕਤਲ*|ਖ਼ਤਮ ਕਰ*|ਵੱਢ*|ਮਾਰ ਦੇਣਾ|ਕੁੱਟਣਾ|ਮਾਰਨ ਦਾ|ਮਾਰਨ ਨੂੰ|ਗੋਲੀ ਮਾਰ*)
(ਕਤਲ|ਖ਼ੂਨ) (ਕਰਨਾ ਚਾਹੁੰਦਾ|ਕਰਨਾ ਚਾਹੁੰਦੀ|ਕਰ ਦਿਆਂ*|ਕਰਨ ਦਾ ਮਨ|ਕਰਨ ਨੂੰ ਜੀ*)
ਜਾਨੋਂ ਮਾਰ (ਦਿਆਂ*|ਦੇਵਾਂ*|ਦੇਣਾ ਚਾਹੁੰਦਾ|ਦੇਣਾ ਚਾਹੁੰਦੀ)
ਮੈਂ (ਆਪਣੀ|ਆਪਣੇ) (ਪਤਨੀ|ਘਰਵਾਲੀ|ਬੱਚਿਆਂ|ਬੱਚੇ|ਮਾਂ|ਧੀ|ਪੁੱਤ) ਨੂੰ .. (ਮਾਰਦਾ|ਕੁੱਟਦਾ|ਮਾਰਦੀ|ਕੁੱਟਦੀ|ਮਾਰ ਬੈਠਦਾ)`,
  ),
)

/** Words about letting the small self die, which both traditions use and which are no danger. */
const dyingToSelf = anyOf(
  lines(
    'english',
    `(die|dying|death|kill|killing) (to|of|the|my|in) (ego|self|the ego|the self|my ego|haumai)
die while (living|alive)
dying while living
dead while (living|alive)`,
  ),
  lines('roman', `(jivat|jeevat|jiwat|jeewat|jivandya|jeonde|jiunde) (mar*)`),
  lines('indic', `(ਜੀਵਤ|ਜਿਉਂਦੇ|ਜੀਵਦਿਆਂ) ਮਰ*\n(जीवित|जीते जी) मर*`),
)

/** The danger a message shows, or null. Own danger comes first, because there the help line matters most. */
export function dangerIn(message: Views): Danger | null {
  const mine =
    !dyingToSelf(message) &&
    (selfHarm(message) ||
      VEILED.selfHarm(message) ||
      (willIDie(message) && !afraid(message)) ||
      (iAndDeath(message) && !otherwiseMeant(message)))
  const own = aboutMyself(message)
  if ((loss(message) || VEILED.loss(message)) && !own) return 'loss'
  if ((concern(message) || VEILED.concern(message)) && !own) return 'concern'
  // 'a gun for him', 'the whole family': what else sounds like one's own end is not
  if (VEILED.harm(message) && !own && !VEILED.selfHarm(message)) return 'harm'
  if (mine) return 'selfHarm'
  if (abuse(message) || VEILED.abuse(message)) return 'abuse'
  return harm(message) && !dyingToSelf(message) ? 'harm' : null
}

/**
 * Verses fit for such an hour, most fitting first: nearness, light, refuge; for `harm`, gentleness. Picked by hand and
 * by id, never by score, so that no change of the corpus can put death, duty, detachment or war here.
 */
export const SAFE_VERSES: Readonly<Record<Danger, readonly string[]>> = {
  selfHarm: ['gita-6-30', 'gita-5-29', 'gita-10-11', 'sggs-441-3', 'sggs-488-5', 'sggs-103-12', 'sggs-1218-16'],
  concern: ['gita-6-30', 'gita-10-11', 'gita-5-29', 'sggs-488-5', 'sggs-103-12', 'sggs-441-3'],
  loss: ['gita-6-30', 'gita-5-29', 'gita-10-11', 'sggs-441-3', 'sggs-103-12', 'sggs-488-5'],
  abuse: ['gita-5-29', 'gita-6-30', 'gita-10-11', 'sggs-441-3', 'sggs-1218-16', 'sggs-488-5'],
  harm: ['gita-16-2', 'gita-12-15', 'gita-17-16', 'sggs-1384-17', 'sggs-1299-13', 'sggs-671-7'],
}

/**
 * Words of deep despair that say no danger by themselves. No list of phrases hears every hint, so such an answer also
 * names, in one quiet sentence at its end, where someone listens.
 */
export const isHeavy: (message: Views) => boolean = anyOf(
  lines(
    'english',
    `(hopeless|hopelessness|worthless|despair|unbearable|suffocating|numb|pointless|depressed|depression)
(no|any|lost|losing|without) (all|more)? hope
(no|any|see no) (way out|point|future|meaning|purpose in life|reason)
(nobody|no one|noone) (needs|wants|loves|cares|would care|would notice|will miss|will notice)
(am|being|become|just|only|feel like) (a|such a)? burden
(cant|cannot|can not) (take|bear|go on|cope|continue|handle)
(broken|dead|empty|dying) inside
(so|too|very|just|completely|really) (tired|exhausted|done) (of|with|from)? (everything|it all|all this|all of this|trying|fighting|existing|people)
(tired|exhausted|done) of (everything|it all|all this|trying|existing|pretending)
(hate) (myself|my life|everything)
life (is|has become|feels|seems) (meaningless|pointless|over|empty|hell|a burden|useless|unbearable|too hard|finished)
(better off|just want it|want it all|want everything) .. (gone|over|to stop|to end)
(lost|no) (the)? (will|strength|energy) (to|left|anymore)
(dont|do not) (see|know|understand) .. (why|point|reason) .. (live|alive|go on|keep going|exist)`,
  ),
  lines(
    'roman',
    `(depression|depress|depressed|bojh|boj|lachar|bebas|berang|barbaad|barbad)
(umeed|ummeed|umid|aas|asha) (hi|v|bhi|koi)? nahi
(koi|kise|kisi) (umeed|ummeed|fayda|faida|rasta|raah|rah|matlab|sahara|raasta) (hi)? (nahi)
sab .. (khatam|khatm|barbad|barbaad) (ho)
(andro|andar|andaron) (ton|se|to)? (tut|toot|mar|khatam|khali|khaali) (chuk*|gay*|gia|gya|gai)
(thak|thakk|haar|har|tut|toot) (chuk*|gaya|gayi|gya|gyi|giya) .. (ha|haan|hu|hun|main|mai)
(jindagi|zindagi|jeevan|life|jina|jeena) .. (bekar|bekaar|narak|nark|bojh|barbad|barbaad|matlab nahi|khatam|bemtlab|suni|sunni)
(mera|meri) (koi) nahi
(mainu|mujhe|menu) .. (koi|kise) (pyar|piar|chahunda|chahta|puchda|puchta) nahi`,
  ),
  lines(
    'indic',
    `(डिप्रेशन|अवसाद|बोझ|निराशा|निराश|हताश|बेबस|लाचार)
(उम्मीद|आशा) (ही|भी|कोई)? नहीं
कोई (उम्मीद|रास्ता|फ़ायदा|मतलब|सहारा) (ही)? नहीं
(अंदर से|भीतर से) (टूट*|मर*|ख़त्म|ख़ाली)
(ज़िंदगी|जीवन) .. (बेकार|नरक|बोझ|बर्बाद|व्यर्थ|ख़त्म|सूनी)
(थक|हार|टूट) (चुका|चुकी|गया|गई) (हूँ|मैं)
मेरा कोई नहीं
(ਡਿਪਰੈਸ਼ਨ|ਡਿਪ੍ਰੈਸ਼ਨ|ਬੋਝ|ਨਿਰਾਸ਼ਾ|ਨਿਰਾਸ਼|ਬੇਬਸ|ਲਾਚਾਰ)
(ਉਮੀਦ|ਆਸ) (ਹੀ|ਵੀ|ਕੋਈ)? ਨਹੀਂ
ਕੋਈ (ਉਮੀਦ|ਰਾਹ|ਰਸਤਾ|ਫ਼ਾਇਦਾ|ਮਤਲਬ|ਸਹਾਰਾ|ਆਸ) (ਹੀ)? ਨਹੀਂ
(ਅੰਦਰੋਂ|ਅੰਦਰ ਤੋਂ) (ਟੁੱਟ*|ਮਰ*|ਖ਼ਤਮ|ਖ਼ਾਲੀ)
(ਜ਼ਿੰਦਗੀ|ਜੀਵਨ) .. (ਬੇਕਾਰ|ਨਰਕ|ਬੋਝ|ਬਰਬਾਦ|ਵਿਅਰਥ|ਖ਼ਤਮ|ਸੁੰਨੀ)
(ਥੱਕ|ਹਾਰ|ਟੁੱਟ) (ਚੁੱਕਾ|ਚੁੱਕੀ|ਗਿਆ|ਗਈ) (ਹਾਂ|ਮੈਂ)
ਮੇਰਾ ਕੋਈ ਨਹੀਂ`,
  ),
)

/** The one sentence for a heavy message. */
export const IF_IT_GROWS_DARK: Readonly<Record<Language, string>> = {
  english:
    'And if it ever grows too dark to bear, please do not stay alone with it: in India someone listens day and night at Tele-MANAS, 14416; elsewhere, your local emergency number will help.',
  punjabi:
    'ਅਤੇ ਜੇ ਕਦੇ ਇਹ ਹਨੇਰਾ ਸਹਿਣਾ ਔਖਾ ਹੋ ਜਾਵੇ, ਤਾਂ ਇਸ ਨਾਲ ਇਕੱਲੇ ਨਾ ਰਹੋ: ਭਾਰਤ ਵਿੱਚ ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS) 14416 ਉੱਤੇ ਦਿਨ-ਰਾਤ ਕੋਈ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣੇਗਾ; ਭਾਰਤ ਤੋਂ ਬਾਹਰ ਆਪਣੇ ਇਲਾਕੇ ਦੇ ਐਮਰਜੈਂਸੀ ਨੰਬਰ ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
  hindi:
    'और यदि कभी यह अँधेरा सहना कठिन हो जाए, तो इसके साथ अकेले मत रहिए: भारत में टेली-मानस (Tele-MANAS) 14416 पर दिन-रात कोई आपकी बात सुनेगा; भारत से बाहर अपने यहाँ के आपातकालीन नंबर पर फ़ोन कीजिए।',
}
