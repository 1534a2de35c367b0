import { anyOf, lines, type Matcher } from '../pattern.ts'

/**
 * Who does what to whom, in the notation of pattern.ts. `sound` is read in all scripts. Each frame is tried on one sentence
 * (or two short ones), never on a whole letter.
 */
const english = (source: string) => lines('english', source)
const sound = (source: string) => lines('sound', source)

const DOER =
  'husband|wife|hubby|spouse|partner|boyfriend|bf|girlfriend|gf|fiance|fiancee|ex|father|dad|daddy|papa|stepfather|stepdad|stepmother|stepmom|mother|mom|mum|mummy|parents|brother|sister|son|daughter|uncle|aunt|cousin|grandfather|grandpa|family|in laws|inlaws|laws|law|mother in law|father in law|brother in law|he|she|they|boss|teacher|tutor|sir|landlord|priest|granthi|baba|coach|roommate|neighbour|neighbor|someone|man|guy'
const PARTNER =
  'husband|wife|hubby|spouse|partner|boyfriend|bf|girlfriend|gf|fiance|fiancee|ex|ex husband|ex boyfriend|father|dad|stepfather|stepdad|stepmother|mother|mom|mum|brother|son|in laws|inlaws|mother in law|father in law|brother in law|family|parents|uncle|marriage|relationship|home'
const HITS =
  'hits|hit|beats|beat|beating|hitting|slaps|slapped|slapping|slap|punches|punched|kicks|kicked|chokes|choked|strangles|strangled|pushes|pushed|shoves|shoved|burns|burned|burnt|bites|bit|whips|thrashes|thrashed|drags|dragged|assaults|assaulted|attacks|attacked|tortures|tortured|rapes|raped|molests|molested|gropes|groped|abuses|abused|starves|harms|harmed|beaten|scratches|spits on|threatens|threatened|threatening|terrorises|hurts|hurt me physically|physically hurts'
const VICTIM =
  'me|us|my mother|my mom|my mum|my sister|my wife|my kids|my children|my baby|my brother|my grandmother|her|him|our mother'
const CHILDREN =
  'child|children|kid|kids|son|daughter|niece|nephew|grandson|granddaughter|student|boy|girl|baby|toddler|little brother|little sister|younger sister|younger brother|year old|stepson|stepdaughter|bachcha'
const TOUCHES =
  'touches|touched|touching|kisses|kissed|kissing|molests|molested|molesting|rapes|raped|gropes|groped|undresses|undressed|fondles|fondled|licks|rubs|rubbed|presses|abuses|abused|abusing|grooming|groomed'

const SELF_SOUND = '(mainu|mujhe|menu|muje|mujhko|mujhpe|mujhpar|meinu|sanu|hame|hamko|humein|hume)'
const DOERS_SOUND =
  '(pati|husband|gharwala|gharwale|gharvala|gharale|ghar wala|ghar wale|banda|boyfriend|bf|papa|pita|bapu|baap|pio|peo|daddy|ਡੈਡੀ|डैडी|dad|mummy|maa|mama|chacha|taya|bhai|bhra|bhra|jeth|dewar|devar|sasur|saas|sass|sohre|sahure|sasural wale|sasural vale|jija|jijaji|beta|putt|nooh|noohan|bahu|uncle|sir|oh|woh|wo|vo|ex|premi|biwi|gharwali|partner|boss)'
const BEATS =
  '(kut|kutt|kutda|kutde|kutdi|kutta|kutte|kuttda|kuttde|पीटता|पीटते|पीटती|peetta hai|peette hai|peetti hai|peet raha|peet rahe|peet dete|peet deta|kutdai|kuttia|kuteya|piteya|kutya|kuta|kutea)'

/** At home or by a partner, today as in the habit. */
export const VIOLENCE: Matcher = anyOf(
  english(`(count|counts|counting) (the|my|every)? minutes (when|until|till|if) (i|im)
his hand (goes up|went up|comes up)
finger marks (at|on|around|round) (her|my|the|his) (neck|throat|arm|face)
(her|my|his) eye (was|is) (black|blue|swollen|purple)
(put|lock|hide|locked) (the|my) (children|kids) .. (in|into) .. .. .. (cupboard|door|lock)
(son|daughter|he|she) .. (twisted|twists) my (arm|wrist|hand)
(throws|threw|kicks|kicked|puts) me out .. (at night|of the house|in the cold|with the baby|with the kids|every|when|in the rain)
(tries|tried|trying|wants|keeps trying) to (touch|kiss|grope|undress|rape|force|strangle|choke|hit|burn) me
(smashed|smashes|banged|bangs|hit|hits|slammed|slams) my (head|face) .. (wall|floor|door|table|against|on)
(raised|raises|raising|lifts) (his|her) hand .. (on|at|to|against) me
(punches|punched|slaps|slapped|kicks|kicked|beats|hits) .. (my mother|my mom|my mum|my sister|me)
(makes|made|forces|forced) me (to)? have sex
(grabs|grabbed|pulls|pulled|squeezed|squeezes|holds|held) (me by|my) (the)? (neck|hair|throat|arm so hard|collar)
(drags|dragged|dragging) me (by|out|across|down|from)
(scared|afraid|fear|worried|terrified) (that)? (my|his|her|our|the) .. (will|would|might|may|could) (kill|hurt|beat|harm|attack) (me|us|him|her)
(burnt|burned|broke|broken|twisted|cut|bit) my (hand|arm|face|back|leg|finger|fingers|rib|ribs|nose|teeth|wrist) .. (because|for|when|with|he|she|they|again)
(hear|heard|see|saw|watched|seen) ... (hitting|beating|hit|beat|slapping|slap|kicking|abusing|thrashing) (his|her|my|their|the) (wife|husband|mother|father|children|kids|girlfriend|old mother|daughter in law|maid)
(${PARTNER}) (is|are|was|has been|has become|gets|can be|became|turns|being|turned|keeps getting|has turned|s) (very|so|really|extremely|a bit|quite|physically|emotionally|verbally|sexually|mentally|always|often|sometimes|getting|becoming|too|an)? (and)? (abusive|violent|abuser|abusing me|aggressive towards me|dangerous|hitting me|beating me)
abusive (husband|wife|father|mother|marriage|relationship|boyfriend|girlfriend|partner|home|house|household|family|parents|in laws|brother|ex|son|stepfather|dad|mom|spouse|man)
(scared|afraid|terrified|frightened|fearful) (of|for my life|to go home|to be home|to be alone with|to sleep next to|about) (because of)? (my|the|his|her)? (own|drunk)? (husband|boyfriend|bf|partner|ex|father|dad|stepfather|stepdad|brother|wife|girlfriend|son|in laws|husbands|him|family will|fiance|hubby) !(s opinion|dying|opinion|death|health|future|leaving|s health|leaving me|judging|moving)
(scared|afraid|terrified) to go home
(scared|afraid|terrified|fear|fears|worried) (that)? (he|she|they|my husband|my father|my brother|my family|my in laws|my boyfriend|my ex|my son|my dad|my partner) (will|would|might|may|is going to|are going to) (kill|hurt|beat|hit|attack|harm|find me|come after)
(${DOER}) (always|often|sometimes|regularly|daily|just|still|also|has|had|have|keeps|keep|even|then|once|again|drinks and|gets drunk and|physically|nearly|almost|and|is|was|kicks and|started|will|would|badly|tried to|tries to)? (always|started|to|been|again)? (${HITS}) (${VICTIM}) !(out|away|aside|home|apart|around at|to study|to do better|forward|into it|at chess|at cricket|in chess|in a|in the|in debate|with love|with kindness|to tears with|hard when|up|like a ton|deeply with his words|off)
(husband|boyfriend|partner|father|dad|stepfather|stepdad|mother|mom|brother|son|in laws|ex|wife|girlfriend|fiance) ... .. (${HITS}) (me|us) !(out|away|aside|forward|to|into|home|at chess|at cricket|in chess|in the|with love|with kindness|off)
(hits|hit|beats|slaps|slapped|punched|kicked|choked|pushed) me (again|every|when|whenever|yesterday|last|and|in front|hard|so|with|because|if|almost|daily|regularly|badly|till|until|down|on|against)
(being|am|was|getting|got|been|were) (physically|sexually|badly|verbally|mentally|emotionally|severely|often|regularly|domestically)? (abused|beaten|raped|molested|tortured|assaulted|battered|trafficked|stalked|sexually harassed|groped) !(as a child|when i was|in childhood|years ago|by life|by the)
(took|takes|taken|snatched|locks|hides|keeps) (away)? my (phone|passport|salary|money|papers|documents) .. .. (wont|doesnt|not|never|dont) (let|allow)
(wont|doesnt|does not|never|not|dont) (let|allow) me (to)? (leave the house|leave home|go out|go outside|leave|go out of the house|see my friends|see my family|meet my parents|talk to my family|work or) .. !(early|my job|my work|the party)
(controls|controlling) (everything|all|every|me|my life|what i|where i|who i|my) ... (threat*|fear|scared|afraid|afraid of|beat*|lock*|check*|friends|allow*)
(locked|locks|lock|locking) me (in|up|inside|out)
(forcing|forced|force|forces) me (to|into) (marry|marriage|marrying|have sex|sleep with|sex|undress|a marriage|get married|abort|touch|do things|drink|convert)
(forced|force) (marriage|to marry|into marriage|into marrying)
(family|father|brothers|brother|parents|relatives|they|uncles) .. (will|want|wants|would|threaten|threatened|threatens|going|are going) .. (kill|burn|bury|finish|cut) (me|us|him and me|both of us|the boy|him|her) ... (marry|married|muslim|hindu|sikh|caste|honour|honor|boy|girl|love)
(family|brothers|relatives|they|uncles) .. (will|would|threaten|threatened|threatens|going|are going) .. (kill|burn|bury|finish|cut) (me|us|him and me|both of us|the boy|him|her) .. (if|because|for|honour|honor|marry|caste|boy|girl|love)
(threatens|threatened|threatening|threat|threats|says he will|says he would|said he will|said he would|says hell|swears to|vows to|tried|trying|tries|wants|going) (me)? (to|that he will|he will|with)? (kill|hurt|burn|beat|harm|murder|shoot|stab|throw acid|acid|divorce and beat) (me|us|my|himself and me|on me|my family|my kids)
(throw|pour|splash) (acid|kerosene|petrol|boiling) .. (on|at|over) me
(dowry) ... (harass*|torture*|beat*|threat*|lock*|hit*|burn*|taunt*|more|demand*|kitchen|want*|abuse*|kick*|thrown|throw*)
(want|wants|demand|demands|demanding|asking for|ask for) (more|a car|a bike|money as)? (more)? dowry
(husband|he|boyfriend|partner|boss|uncle|brother in law|father in law|someone) (raped|rapes|molested|forces himself|forced himself|sexually) .. (me|on me|assault*|abus*)
(raped|gang raped|gangraped|sexually assaulted|molested) (me|last night|yesterday|today|last week|this week|this morning|by my|last month|a couple|few|recently)
(i was|i got|i have been|ive been|was) (just)? (raped|molested|sexually assaulted|gang raped|gangraped) !(when i was|as a|years|in my childhood)
(groping|gropes|groped|harassing|harasses|stalking|stalks|following|follows) me
(my ex|ex boyfriend|ex husband|ex girlfriend|stalker|a man|a guy|he) ... (stalk*|following me|follows me|waits outside|waiting outside|shows up at my|wont stop calling and threat*)
(threw|throws|throwing) (things|plates|a plate|a chair|hot|his plate|utensils|a glass|bottles|shoes|stuff|objects) .. (at|on|towards) (me|us|the kids)
(${VICTIM}) .. (covered in|full of|with|has|have) (bruises|bruise|burn marks|marks) .. (from|by|because|he|husband|daily)
(bruises|black eye|broken rib*|broken arm|marks) (on|from|because|after) .. (my|him|his|husband|arms|face|he)
(son|daughter|daughter in law|son in law|bahu|children|nephew|caretaker) ... (hits|beats|pushes|pushed|slaps|starves|locks|dont feed|doesnt feed|doesnt give me food|dont give me food|no food|takes my pension|took my pension|forces me to sign|threatens) .. (me|us|pension|mother|father|old|food)?
(domestic violence|domestic abuse|marital rape|honour killing|honor killing) ... (my|me|i|i am|happening|victim|survivor|suffering|facing|going through)
(victim of|facing|suffering|in an|going through|experiencing|escape|escaping|leave|in a) .. (domestic violence|domestic abuse|abusive|physical abuse|violent relationship|violent marriage|forced marriage)
(violent outburst*|violent rage*|gets violent|turns violent|becomes violent|became violent|is violent|got violent|been violent) !(i|in the film)
(my|his|her|sisters|friends|mothers|daughters) (husband|boyfriend|partner|husbands|father) (beats|hits|abuses|tortures|thrashes|slaps|kicks) (her|him|my|the)
(verbally|emotionally|mentally|physically|sexually) (abuse|abuses|abused|abusing|abusive) !(language)`),
  sound(`(ohne|usne|uhne|bf ne|pati ne|gharwale ne|boyfriend ne|पति ने|ਪਤੀ ਨੇ|ਘਰਵਾਲੇ ਨੇ|घरवाले ने|ससुर ने|ਸਹੁਰੇ ਨੇ) .. .. gala (ghut*|dab*)
(haath|hath) (uth|chuk|chakk|chukk|utha) (jata|janda|lete|lainda|lainde|leta|deta|dete|lete)
(mint|minute) (gin*|ginte|ginde)
(akh|aankh|ankh) (neeli|nili|kaali|kali|suji|sujji) (si|thi|hai|hui|hoyi)
(gale|gal|galle|gardan) (te|pe|par|utte) .. (unglan|ungliyon|unglia*) .. nishan
(pee ke|peekar|pi ke|pi kar) .. (aunda|aate|aata|aave|aunde|aaye) ... .. .. (kundi|kunda)
(baanh|bahn|baah|haath|hath) (marod*|mrod*)
(jinda|tala|taala|jandra) (la|laga|maar) (ke|kar)? (janda|jata|jaanda|jaate|jande)
(baal|bal|vaal|val|baalon|vaalan|vala|valan|ਵਾਲਾਂ|baanh|gardan|gala|gale) (ton|se|ਤੋਂ|pakad|fad|phad) .. (fad|phad|pakad|ghaseet*|ghsit*|ghasit*|kheench*|dabaya|dabata|dabaunda|ke ghaseet*)
(mera|meri|mere) (sir|sar|haath|hath|gala|gardan|baanh|kapde|munh) .. (deewar|divar|kandh|darwaze|farsh|jala*|tod*|dabaya|dabata|phod*|maara|mara|par mara) .. (hai|maara|mara|ne|te|diya|ditta|mar*|pe)?
(bhai|papa|chacha|ghar wale|ghar vale|gharwale|bhra|ਭਰਾ|maa|taya) .. (kehta|kehte|kehnda|kehnde|kaha|keha|bola|bolta|bolte|dhamki) .. .. .. .. .. (kaat|vadd|maar|mar|jaan se) (daal*|dal*|de*|dung*|du|sutt*|denge|dange|devang*|marenge|maar*)
(jeth|devar|sasur|jija|boss|sir|fufad|mausa|padosi|uncle) .. (mainu|mujhe|menu) .. .. (galat tarike|galat tarah|galat jagah|gandi tarah|zabardasti|jabardasti) .. (fad*|pakad*|chhu*|hath*|haath*|chum*|choom*|naal|se)
(zabardasti|jabardasti|jbrdsti) .. (chum*|choom*|chhu*|pakad*|fad*|kiss)
${DOERS_SOUND} ... ${SELF_SOUND} .. .. ${BEATS} !(si pehlan|hunda si)
${DOERS_SOUND} .. .. ${SELF_SOUND} .. (marda|marde|mardi|marta|marte|marti|maarda|maarde|thappad|thappar|chapet*|dhakke|dhakka|laat*|latt*|lattan) .. (hai|he|ne|hain|aa|marda|marde|mardi|marta|marte|e|deta|dete|dinde|dinda|han|roz|maarte)
${SELF_SOUND} .. (kutda|kutde|kutdi|kuttda|पीटता|पीटते|पीटती|peetta hai|peette hai|peetate hai|kuttde|kut maar)
(thappad|thappar|chapet|laat|mukke|belt se|danda|dande se) .. (marta|marte|marda|marde|maarta|maarda|mara|maari|jad*) .. (hai|he|ne|hain|aa|mujhe|mainu|phir|te|aur)
(hath|haath) (chukda|chukde|chukkda|chukkde|uthata|uthate|uthaate|uthata|chukia|chukeya|uthaya|uthaye|uthate|chukkya) 
(mujh|mere|mera|meri|mujhpe) .. (par|pe|te|utte) (hath|haath) .. (uth*|chuk*)
(dahej|daaj|daj) .. .. (tang|maar*|mar*|mang*|kut*|peet*|pareshan|taane|torture|jala*|saad*|sada*)
(jabardasti|zabardasti|jbrdsti|dhakke naal|dhakke nal|jabran|jaburan|jabrdasti) .. .. (viah*|vyah*|viyah*|shadi|shaadi|byah|nikah|sambandh|kar raha|karda|karta|karde|karte|rishta|mangni)
(viah*|shadi|shaadi|byah) .. (jabardasti|zabardasti|dhakke naal|dhakke nal|jabran|jbrdsti) 
(apne|aapne|apni|aapne|meri|mere) (pati|husband|gharwale|gharvale|ghar wale|boyfriend|bf|papa|pita|pio|bapu|baap|sasur|beta|bete|putt|bhai|bhra|bande|sasural walon|sohreyan|patni|biwi|jeth|premi|partner) (se|ton|to|tou|kolon|kolo) .. .. (dar|darr|dr|khauf|khof|darti|darta|dardi|darda) .. (lag*|hai|he|aa|hu|haan|rehti|rehta|lgda|lgta|ha)
(maarne|marne|maran|maar den|mar den|maar dene|jaan se marne|jano maran|jaanon maran|jaan ton maran|jaano maran|jaan se maarne|jala dene|saad den) (ki|di|diyan|ki) (dhamki|dhamkia|dhamkiyan|dhamkian)
(dhamki|dhamkiyan|dhamkian|dhamkia) (dete|deta|deti|dinda|dinde|dindi|dita|de raha|de rahe|di|de riha|devan)
(mainu|mujhe|menu|mainoo|hum dono ko|dova nu|sanu|hame) .. .. (maar|mar|vadd|jaan se maar|jaano maar|jaanon maar|kat|khatam kar) (dunga|dega|denge|dange|dega|dega|devange|dungi|daalenge|dalenge|dalega|sutta*|den ge|deange|du)
(kehnda|kehta|kehnde|kehte|bolta|bolte) .. .. .. (maar|mar|vadd|kaat) (dunga|denge|dange|devanga|devange|dega|daalunga|dalunga|sutanga) !(apne aap|khud)
(viah|vyah|shaadi|shadi) .. (kita|kiti|ki|karungi|karanga|kari|karwai) .. (maar|mar|vadd) (dunga|denge|dange|dega|devange|den ge|sutta*)
(ghar|kamre|room|andar) (me|ch|vich|mein) (band|bandh|kaid|bnd) (kar|kr|kita|rakh*|karke|keeta|kitta)
(ghar se|gharon|ghar ton|bahar) .. (nikalne|niklan|jaan|jane) .. (nahi|ni|nai) (dete|deta|dinde|dinda|dindi|deti)
(phone|fon|mobile) .. (kho|khoh|chheen|chhin|khoh) (liya|lia|litta|laya|lita|leya|lya|lea)
(roti|khana|khan nu|khaana|roti pani) .. (nahi|ni|nai) (dete|deta|dinde|dindi|deti|dinda) 
(dhakke|dhakka|dakke) .. (marde|marda|mardi|marte|marta|dete|deta|maarde|dinde|dete|dindi)
(pension|pinsan|painshan) .. (kho|khoh|chheen|chhin|lai|le) (li|lai|lainda|lete|leta|leti|lainde|lende|laindi|lende|linda|linde)
(jija|jijaji|jeeja|pati|gharwala|sasur|sohre|sasural wale|beta|papa|pita|pita ji|pio|bapu|daddy|baap) .. (meri|meri|apni|mummy|ਮੰਮੀ|मम्मी|maa|bhen|behan|bahan|didi|beti|dhee|bhain|biwi|patni) .. (nu|ko) .. .. (kut*|peet*|pit*|marda|marde|marta|marte|maarte|maarta|maarda|tang)
(mummy|ਮੰਮੀ|मम्मी|maa|bhen|behan|bahan|didi|bhain|bhabhi|bhabi) (nu|ko) .. (kut*|peet*|marda|marde|maarte|marte|marta|maarda) .. (hai|he|ne|hain|aa|e|roz|han)
(tezab|tejab|acid) .. (suttan|sutt|fenk*|phenk*|daal*|paun|pa) .. (dhamki|kehnda|kehta|dunga|devanga|du|mujh*|mainu|mere)
(balatkar|blatkar|balaatkar|rape|jabar janah|jabar jinah|gangrape|dushkarm|izzat luti|ijjat luti) .. (hua|hoya|kita|kiya|karda|karta|kitta|hoia|ho gaya|keeta|hia) 
(gharelu hinsa|kuttmaar|kutmaar|maarpeet|marpeet|maarkut|maarkutai|maarkuttai|kutt maar|maar peet|maar kut|maar kutai) .. (kar*|hund*|hot*|hai|hui|hoi)
(pichha|peecha|picha) (karda|karta|karde) .. (hai|aa|mera|daftar|office|college|roz)`),
)

/** A child who is hurt: told by the child, or of one. */
export const CHILD: Matcher = anyOf(
  english(`(comes|gets|climbs) (in|into) my bed .. (and|at|does|bad|night)
(does|did|do) bad things (to me|with me)
(puts|put|putting) his hand .. (in|inside|under|up) (her|my|his|their) (frock|dress|skirt|shirt|clothes|pants|underwear|salwar|top)
(burns|burned|burnt|burning) (him|her|them|the boy|the girl) with
(his|her|their) (own)? (father|stepfather|uncle|brother|grandfather|cousin|tutor|teacher|neighbour) .. (comes|came|gets|climbs|sleeps) .. (to|into|in) (his|her|their) (bed|room|bedroom)
(shows|showed|showing) (her|him|me|them|my|the) .. (his|their) (private|privates|parts|penis|thing)
(burn|burns|burned|burnt|beat|hit|slap|kick|lock|locked|whip|starve) (his|her|their|that) (little|small|own|baby|young|tiny|four|five|six|seven|eight)? (year old)? (girls|girl|boys|boy|son|sons|daughter|daughters|child|childs|kid|kids|baby) !(at)
(makes|made|forces|forced) me (to)? (touch|kiss|rub|hold|suck) (him|his|her|it)
(what he does to me|what she does to me|does things to me|did things to me|doing things to me)
(my|our|a|the|his|her|this|that|neighbours|neighbors|whose) .. (${CHILDREN}) ... (told|says|said|saying|tells|confided|complains) .. .. (tutor|uncle|teacher|sir|cousin|grandfather|brother|stepfather|driver|neighbour|neighbor|granthi|priest|baba|coach|father|he|someone|dad|papa|mother) .. (${TOUCHES}|hits|hit|beats|beat|hurts|hurt|burned|did) !(homework|well|the right|his job)
(uncle|tutor|teacher|sir|master|cousin|stepfather|stepdad|step father|step dad|grandfather|grandpa|brother|brother in law|jija|driver|neighbour|neighbor|granthi|priest|pandit|baba|coach|father|dad|papa|man|husband|boyfriend|he|she|someone|swami|guru|maulvi|relative) ... (${TOUCHES}) (my|our|a|the|his|her|this) .. (${CHILDREN}) !(with his words|with love|forehead|s head)
(${TOUCHES}) my (private|privates|chest|breast|breasts|thigh|thighs|bum|butt|body|parts|lips|down)
(uncle|tutor|teacher|sir|master|cousin|stepfather|stepdad|step father|step dad|grandfather|grandpa|driver|granthi|priest|pandit|baba|coach|swami|maulvi|dad|father|papa) .. (${TOUCHES}) me !(with his words|deeply|s heart|to the core|on the head|on the cheek|goodnight)
(uncle|tutor|teacher|sir|master|cousin|stepfather|stepdad|step father|step dad|grandfather|driver|granthi|priest|pandit|baba|coach|swami|brother|dad|father|mothers boyfriend|moms boyfriend) ... (comes|came|enters|sneaks|gets|climbs) (to|in|into|inside|on) (my|our) (room|bed|bedroom) .. (at night|night|nights|when|and)?
(puts|put|putting|slips|slid) (his|her) (hand|hands|fingers|finger) .. (in|inside|under|up|on|down) my (shirt|skirt|dress|pants|underwear|thigh|thighs|chest|top|kurti|salwar|clothes|legs|lap|private)
(made|makes|make|forces|forced|asks|asked|tells|told|wants) me (to)? (sit on his lap|undress|take off my|remove my|touch him|touch his|kiss him|lie down with|sleep next to him|watch dirty|send him|strip|show my)
(shows|showed|showing|sends|sent) me (his private|his privates|dirty|porn|naked|adult|nude|sex) 
(our secret|dont tell anyone|dont tell mummy|not tell mummy|not to tell|keep it secret) ... (touch*|room|night|uncle|he|sir|kiss*)
(beats|hits|thrashes|whips|burns|starves|beating|hitting|slaps|kicks|molests|abuses|tortures|molesting|abusing) (his|her|their|my|the|a|our) (own|small|little|young|tiny|minor|four|five|six|seven|eight|nine|ten|three|[0-9]+)? (year old)? (small|little)? (${CHILDREN}) !(at chess|at cricket|in chess|in the race)
(${CHILDREN}) .. (is|are|was|being|gets|has been) (being)? (beaten|abused|molested|raped|hit|burned|starved|touched|tortured|hurt|assaulted|trafficked|locked) .. (by|up|at|every|in|daily|with)
(${CHILDREN}) .. .. (bruises|burn marks|cigarette burns|belt marks|wounds|black eye|cigarette|welts) 
(cigarette burns|belt marks|burn marks)
(hits|beats|hit|beat|slaps) .. (our|my|the) .. (${CHILDREN}) .. (till|until|so hard|with a|with the|bleed*|bruis*)
(child abuse|child marriage|child labour|child labor|molest*|pocso) ... (my|niece|nephew|daughter|son|neighbour*|neighbor*|happening|student)
(think|know|suspect|afraid|sure|found out|believe) ... (is|was|are|has been) (molesting|abusing|raping|touching|beating|hurting|grooming) .. (niece|nephew|daughter|son|child|kids|girl|boy|sister|student|grand*)
(get|getting|marry|marrying) (me)? (off|married) .. (i am|im|at|only) (1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|minor)
(flinch*|dodging|scared|afraid|bruise*) .. .. (of being hit|being hit|from their dad|of his father|of her father|of daddy)`),
  sound(`(galat|gande|gandi|ganda|ghatia) .. (hath|haath|jagah|thaan|tarike) .. (laund*|launda|laundi|lagat*|lagaata|lunda|chhu*|chhoh*|pher*)
(frock|kapde|kapdon|kapdo|kapdeyan|kapreyan|skirt|salwar) (me|ch|vich|mein|de andar|ke andar) .. (haath|hath) (dal*|daal*|paun*|paa*|pa*|laun*)
(beedi|bidi|biri|cigarette|chimta|chimte|chimthe) (se|naal|nal|la|laga) .. (jala*|saad*|saar*|dinda|dete|deta|dinde)
(mera|meri) (haath|hath) .. .. (apne|apni|aapne) .. (pe|te|par|utte|upar) .. (rakh*|lagw*|lagva*)
(sautele|sotele|sauteli|matrea|matreya|matreye|matrea|motrea|sautela) .. (papa|pita|pio|peo|baap|pita ji|maa|bhai|daddy|bapu) .. .. .. (raat|rat|kamre|bister|bistar|bistre|room|chhu*|hath|haath|mar*|kut*|aata|aate|aunda|aunde|peet*)
(uncle|sir|master|masterji|master ji|teacher|tutor|mama|mama ji|chacha|chachu|taya|fuffad|fufad|fufar|fuffar|mausa|jija|baba|baba ji|granthi|pandit|pujari|driver|bhai|cousin|nana|dada|padosi|guandi|coach|maulvi|papa|pita) ... ... (chhu|chhua|chhuta|chhute|chhunda|chhunde|chhuhnda|chhuhnde|chhuhnda|chhuya|chhuhya|chhuh lia|ਛੂਹਿਆ|ਛੂਹਿਆ|ਛੂੰਹਦਾ|ਛੇੜਦਾ|ਛੂੰਹਦੇ|ਗੰਦੀਆਂ ਥਾਵਾਂ|chumta|chumte|choomta|choomte|chumda|chumde|touch|chhedta|chhedda|chhed*|chhedkhani|galat kaam|galat kamm|galt kam|ganda kaam|gande kaam|ganda kamm|gandi harkat*|gandiyan harkatan|gandian harkatan|galat harkat*|galat tarike|galat tarah|gandi tarah|gande tarike|galat jagah|galat thaan|galat tha|galat hath|galat haath|galat touch|ganda touch|kapde utar*|kapde lah*|kapde laah*|kapde khol*|hath launda|hath launde|haath lagata|haath lagate|hath laya|haath lagaya|hath la ditta|bister te|bistar pe|bistar me|godi ch bitha*|god me bitha*)
(galat|glat|gande|gandi|ganda|galt) (jagah|jaga|thaan|tha|than|tarike|tarah|tareeke|trike|trah|jgah) .. (chhu|chhua|chhuta|chhute|chhunda|chhunde|chhuhnda|chhuhnde|chhuya|ਛੂੰਹਦਾ|hath|haath|touch)
(mainu|mujhe|menu|dhee nu|beti ko|bachi nu|bachi ko) .. (hath|haath) (launda|launde|laya|lagata|lagate|lagaya)
(kapde) .. (utar*|laah*|lah*|lahun|khol*) .. (kehn*|keh*|bol*|keha|kiha|kaha|nu|ko)
(godi|god|gode) (me|ch|vich|mein) (bitha*|baitha*|bithau*) .. (hath|haath|chhu*|galat|te|lai)
(akele|akeli|ikalle|ikalli|kalle|kalli|ikale|iklle) .. .. (bulata|bulate|bulaunda|bulaunde|bula ke|bulake|bulakar|bula) .. .. (chhu|chhua|chhuta|chhute|chhunda|chhunde|chhuhnda|chhuhnde|chhuhnda|chhuya|chhuhya|chhuh lia|ਛੂਹਿਆ|ਛੂਹਿਆ|ਛੂੰਹਦਾ|ਛੇੜਦਾ|ਛੂੰਹਦੇ|ਗੰਦੀਆਂ ਥਾਵਾਂ|chumta|chumte|choomta|choomte|chumda|chumde|touch|chhedta|chhedda|chhed*|chhedkhani|galat kaam|galat kamm|galt kam|ganda kaam|gande kaam|ganda kamm|gandi harkat*|gandiyan harkatan|gandian harkatan|galat harkat*|galat tarike|galat tarah|gandi tarah|gande tarike|galat jagah|galat thaan|galat tha|galat hath|galat haath|galat touch|ganda touch|kapde utar*|kapde lah*|kapde laah*|kapde khol*|hath launda|hath launde|haath lagata|haath lagate|hath laya|haath lagaya|hath la ditta|bister te|bistar pe|bistar me|godi ch bitha*|god me bitha*)
(raat|rat) .. (nu|ko|me) .. (mere|meri) (razai|rajai|kambal|kamre|bister|bistar|bistre|room|bed|manje) (me|ch|vich|pe|te|par|mein) (aata|aate|aunda|aunde|aa|aaunda)
(beti|dhee|bachi|bachhi|bachche|bache|bachcha|bacche|kudi|bhatiji|bhanji|poti|dohti|putt|bete|student|niane|niani|bachian|bacheya|ohnu|use|usko|us) .. (nu|ko|naal|nal|ke sath|ke saath|saath|ohnu|use|usko) .. .. .. (chhu|chhua|chhuta|chhute|chhunda|chhunde|chhuhnda|chhuhnde|chhuhnda|chhuya|chhuhya|chhuh lia|ਛੂਹਿਆ|ਛੂਹਿਆ|ਛੂੰਹਦਾ|ਛੇੜਦਾ|ਛੂੰਹਦੇ|ਗੰਦੀਆਂ ਥਾਵਾਂ|chumta|chumte|choomta|choomte|chumda|chumde|touch|chhedta|chhedda|chhed*|chhedkhani|galat kaam|galat kamm|galt kam|ganda kaam|gande kaam|ganda kamm|gandi harkat*|gandiyan harkatan|gandian harkatan|galat harkat*|galat tarike|galat tarah|gandi tarah|gande tarike|galat jagah|galat thaan|galat tha|galat hath|galat haath|galat touch|ganda touch|kapde utar*|kapde lah*|kapde laah*|kapde khol*|hath launda|hath launde|haath lagata|haath lagate|hath laya|haath lagaya|hath la ditta|bister te|bistar pe|bistar me|godi ch bitha*|god me bitha*)
(beti|dhee|bachi|bachhi|bachche|bache|bachcha|bacche|munde|kudi|bhatiji|bhanji|poti|dohti|putt|bete|student|niane|niani) .. (nu|ko) .. .. (danda|dande|sotti|soti|belt|bhukha|bhukhi|kutda|peetta|peetata|kuttda|balatkar|rape) .. (hai|he|se|naal|nal|rakhta|rakhda|maar*|mar*|kita|kiya|aur|te)
(apni|apne|aapne|aapni) .. (bachi|bachhi|bache|bachche|bete|beti|munde|kudi|bachcha|putt|niane|dhee) (nu|ko) .. .. (kut*|peet*|danda|dande|belt|soti|marta|maarta|marda|maarda|bhukh*|jala*) !(hu|haan|baithda|ditta|dinda ha|dindi ha)`),
)

/** Parents, teachers and the like, beating: a child's danger when nothing says that an adult writes. */
export const ELDER_BEATS: Matcher = anyOf(
  english(
    `(dad|father|papa|mom|mother|mum|mummy|parents|stepfather|stepdad|stepmother|stepmom|teacher|sir|uncle|grandfather|brother) .. .. (hits|hit|beats|beat|slaps|slapped|whips|kicks|burns|burned|thrashes|punches|beating|hitting|locks|starves|hurts) (me|us)`,
  ),
  sound(
    `(papa|pita|pita ji|pitaji|bapu|pio|peo|baap|daddy|ਡੈਡੀ|डैडी|dad|mummy|ਮੰਮੀ|मम्मी|mammi|maa|teacher|sir|master|bhai|chacha|mama|taya|saut*|matre*) .. .. (mainu|mujhe|menu|sanu|hame|hamko) ... (kut*|peet*|marda|marde|mardi|marta|marte|marti|maarte|maarda|maarde|maarta|belt|sotti|soti|danda|dande|thappad|thappar|chapet*|mare|marege|marenge)`,
  ),
)

/** Pictures, videos, shame for money. */
export const BLACKMAIL: Matcher = anyOf(
  english(`(gift cards|money|rupees|pay|cash|bitcoin) ... (otherwise|or|else) ... (school|everyone|contacts|family|friends|all) .. (gets|sees|will see|will get|will know)
(pay|money|rupees|send more) ... or .. .. (video|videos|photo|photos|pics|pictures|clip|recording|it) .. (goes|will go|gets|is sent|will be|to your|to my|online|viral)
(has|have|got|saved|recorded|secretly) .. .. (nude|naked|private|intimate|nudes) .. (pics|pictures|photos|video|videos|of me) ... (threat*|want*|ask*|leak*|share*|send*|post*|show*)
(fake|morphed|deepfake|ai|edited) .. (nudes|nude photos|nude pictures|nude) .. of me
(leak|leaking|leaked|post|posting|posted|share|sharing|shared|send|sending|sent|upload|uploading|uploaded|spread|spreading|viral|show|release|publish|expose) .. .. (my|our|these|those|the|edited|morphed|nude|private|intimate|naked|fake|screenshots|photos of me|pics of me) .. (pics|pictures|photos|photo|picture|video|videos|nudes|nude|clip|chats|screenshots|recording|of me)
(threat*|blackmail*|extort*|demand*|unless|or else|if i dont|if i leave|if i do not) ... ... (pics|pictures|photos|photo|video|videos|nudes|clip|recording|screenshots|chats)
(pics|pictures|photos|photo|video|videos|nudes|nude|clip|recording|recorded|screenshots|morphed) ... ... (threat*|blackmail*|extort*|wants money|want money|asks for money|asking for money|ask for money|asking money|demand*|rupees|bitcoin|pay|unless i|leak*|contacts|wants [0-9]+)
(blackmail|blackmails|blackmailing|blackmailed|sextortion|sextorted|revenge porn) .. !(emotional|emotionally|is|meaning)
(loan app|loan apps|loan agents|recovery agents) ... (photo*|pic*|contacts|morph*|nude*|edited|abus*|threat*|naked|dirty)
(morphed|morphing|deepfake|edited) .. .. (photo*|pic*|face|video*|nude*|naked|image*)
(scared|afraid|says|said|threatens) ... (leak|post|share|viral) .. (my|our) (nudes|pics|pictures|photos|videos|video|photo)`),
  sound(`(paise|gift card|rupaye|paisa) .. (mangda|mangta|mangde|mangte|mang*) ... (nahi ta|nahi to|warna|varna) ... (bhej*|dikha*|vikha*|das*|bata*)
(mili|aayi|ditte|diye|bheje|manni) (ta|to|te) ... (photo|photoan|tasveer*|pics|video) ... (dikha|vikha|bhej|pa) (dega|du|dun|dunga|deg*|dega)
(photo*|foto*|tasveer*|tasvir*|video*|vidio*|vidiyo*|pics|pic|nude*|nangi|nanga|chat) ... .. (viral kar*|vairal kar*|viral krn*|leak kar*|blackmail|blackmel|dhamki|dhamkiyan|paise mang*|paise maang*|paise maan*)
(viral|vairal|leak) (karne|karan|kar|karn|kardu|kardunga) .. (dhamki|du|dunga|dega|devanga|denge|kehnda|kehta|di|ki)
(dhamki*|blackmail|blackmel|blaikmel|blekmel) ... (photo*|foto*|tasveer*|video*|vidio*|pics|nude*)
<!(emotional|emotionally|imosnl) (blackmail|blackmel|blaikmel|blekmail|balaikmel|blaikmail) (kar*|kr*|ho*|hu*)
(loan app|lone app|loan aip|lon aip|lon aep|loan wale|app wale|aip vale) ... .. (photo*|foto*|gandi|nangi|dhamki*|contact*|bhej*)
(video*|vidio*|vidiyo*) .. .. (bana|bna|record|rikard|rekard) .. .. (paise|paisa|rupaye|rupye|dhamki*|blackmail|viral)
(photo*|foto*|tasveer*) .. (edit|morph|gandi|nangi) .. .. (bhej*|bana*|paise|dhamki*|contact*)
(meri|mere|sadi|meriyan|meria) (photo*|foto*|tasveer*|video*|vidio*) .. (sab*|ghardeya*|mere ghar|rishtedar*|facebook|insta*|group) .. (bhej*|pa|paun*|daal*|dal|dikha*) .. (du|dunga|dega|dhamki|deve*|devega|denge|kehnda|kehta|bolta)`),
)

/** The writer hurts somebody, is about to, or asks leave for it. */
export const HARM: Matcher = anyOf(
  english(`i (shook|shake|have shaken) (him|her|the baby|my baby|my son|my daughter|it) .. (hard|violently|so much)
(shook|shaken) (him|her) hard
(allow|permit|let) me to (poison|kill|murder|beat|shoot|burn|stab) (my|him|her|them|the)
(strangle|stab|shoot|choke|kill|murder|burn|poison) (that|this) (woman|man|girl|boy|bitch|guy|bastard|witch|family|old man|old woman|traitor)
(sword|knife|gun|pistol|axe|rod|acid|kirpan|petrol) (is|are)? ready
(lost control|in anger|out of anger|last night|yesterday|drunk) .. (and|i)? .. (hit|slapped|beat|punched|kicked|choked|hurt) (my|the) (wife|husband|son|daughter|kid|kids|child|children|mother|girlfriend|boyfriend|baby)
i .. (hit|beat|slapped|punched|kicked|shook|thrashed|threw|pushed) (my|the|our) .. (year old|years old|month old|months old|son|daughter|toddler|baby|kid|child|boy|girl|little one) ... (so hard|too hard|fell|bleeding|bled|bruise|bruises|mark|marks|scared of myself|frightened of myself|lost control|out of control|could not stop|couldnt stop|cant stop|again)
(make sure|see to it) (that)? (he|she|they) (doesnt|dont|never|does not|wont) (see tomorrow|see the morning|live|breathe|wake up)
i (just|really|often|sometimes|always|again|also|have|had|even|almost|nearly|keep|finally)? (hit|beat|slapped|slap|punched|kicked|hitting|beating|choked|burned|thrashed|pushed|strangled) (my|the) (own)? (wife|husband|girlfriend|boyfriend|partner|mother|father|mom|dad|son|daughter|eldest|youngest|oldest|kid|kids|child|children|baby|sister|servant|maid|in laws|toddler|boy|girl) !(at|in chess|in the|by accident|in cricket|feelings|with words|in a game)
(i am|im|i will|ill|i m|gonna|going to|want to|wanna|plan to|planning to|about to|ready to|feel like|thinking of|thought of|urge to|wish to|dream of|have to) (going to|gonna|to)? (just|really|seriously)? (kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|burn|burning|beat up|attack|attacking|rape|finish|chop|throw acid|throwing acid|slit|smash|break his|break her|harm|harming|hit|hitting|beat|beating) (on)? (him|her|them|my|his|her|that|someone|somebody|people|those|everyone|the|this|a|all of them) !(ego|anger|desire*|time|mood|inner|pain|lust|pride|fear*|boredom|hunger|mosquito*|rat|rats|insect*|bad|habit*|craving*|vibe|mind|ball|gym|books|calories|record|feelings|with my|clock|road|traffic|market|odds|own|self|myself|negative|lazy|laziness|five|exam|old|interview|eggs|way|evil|demons|rumours)
<!(dont|not|never|didnt|doesnt|wont|cant|without) (want|going|feel like|urge|thinking|plan) (to|of)? (physically|badly|really)? (hurt|hurting) (him|her|them|my wife|my husband|someone|people|everyone|my boss|my child|my baby|my kids) (badly|physically|back|for what|so much)?
(throw|throwing) acid (on|at|in) (him|her|them|his|my|that)
(gita|scripture|granth|god|krishna|dharma|religion|gurbani|guru|bible|it) .. (allow|allows|permit|permits|let|lets|ok|okay|right|sin|wrong|justify|justifies|dharma) .. .. (kill|killing|murder|beat|beating|hit|hitting|hurt|hurting|revenge|punish|burn) .. (him|her|them|my|someone|wife|wives|people|a man|my wife|who|women|enemy|a person|children)
(is it|isnt it|would it be|am i) .. (ok|okay|right|wrong|sin|allowed|dharma|fine|justified|permitted) .. (to|if i) (hit|beat|slap|kill|hurt|punish|burn|discipline) (my|a|the|his|ones|her|him|them|someone|your) .. (wife|husband|child|children|kids|son|daughter|mother|people|muslims|women|person|him|if)?
(bought|got|have|buying|hid|keeping|sharpened|loaded) .. (knife|gun|pistol|acid|axe|sword|poison|rope|kirpan) .. (for him|for her|for them|for my|to kill|to stab|and i will|and he will|and tonight|to finish)
(bought|got|carrying|carry|sharpened|loaded) (a|the|my) (knife|gun|pistol|axe|sword|acid) (for|to) (him|her|them|my|kill|finish|stab|shoot|hurt|use)
(how|where) .. (to|can i|do i) (poison|kill|murder|get rid of) (him|her|my|someone|a person|them)
(feel myself|can feel myself|i am|im|i feel|feeling myself|i become|i get|getting|starting to get|i turn) (starting to get|getting|becoming|to get|so)? violent
(punch|punched|punching) (holes|a hole) (in|into|through)
(afraid|scared|fear|worried) (that)? (i|i am|im) (will|might|may|could|am going to|going to) (physically|really)? (kill|hit|beat|stab|strangle|shake|do something to) (him|her|them|my|someone|somebody|the)
(afraid|scared|fear|worried) (that)? (i|i am|im) (will|might|may|could|am going to|going to) (physically)? (hurt|harm) (my|the) (baby|child|children|kids|kid|son|daughter|wife|husband|mother)`),
  sound(`(awaz|awaaz|awazan|awaaje|avaaz|aavaj) .. (aati|aundi|aundiyan|aati hai) .. .. (isko|isnu|ehnu|ohnu|bachche ko|baby ko|bachi nu) .. (fenk|phenk|sutt|maar|ghot|ghut|dub*|daal|paani|pani)
(baby|bachche|bache|bachi|bachhe|munne|kake) (ko|nu) .. (kuch|kujh|kuj) (kar|na kar|kar na) (dungi|dunga|dawangi|devangi|dawanga|baithungi|baithunga|baithu|dyan|dewan)
(daag|kalank|dag) (lahu|khoon|khun) (naal|se|nal) dho*
(patni|biwi|gharwali|wife|bivi|bachche|bete|beti) (par|pe|te|utte) .. (haath|hath) (utha|chukk|chakk|chuk|uthaya|uth) (betha|baitha|baithi|diya|ditta|dita|gaya|liya)
(maine|main|mai) .. (patni|biwi|gharwali|wife|bivi) (par|pe|te|utte) (haath|hath) (utha*|chukk*|chakk*)
(zor|jor) (se|naal|di|nal) .. (jhakjhor*|jhanjor*|jhinjor*)
(gusse|ghusse|krodh|nashe) (me|ch|vich|mein) .. .. (bachche|bache|bachcho|bete|beti|biwi|patni|gharwali|putt|dhee|maa|niane) (ko|nu) .. .. (peet|pit|maar|mar|kut|kutt|thappad|belt) .. (diya|ditta|dita|di|baitha|baithi|gaya|marda|marta|deta|dinda)
(main|mai|mein|me) .. (ohnu|usko|use|ohna nu|unko|sharik nu|shareek nu|bhai ko|bhra nu|biwi ko|patni ko|gharwali nu|dushman nu|padosi ko|guandi nu|isnu|isko|saale ko|kisi ko|kise nu|boss nu|boss ko) .. (goli|jaan se|jano|jaano|jaanon|jan ton|vadd|vaddh|kaat|tezab|maar|kuttna|kutna|katal) .. (maar|dunga|deni|dena|devan|dewan|deve*|deunga|daalunga|dalunga|deni|du|devanga|suttna|sutna|mar deni|karna|chahta|chahti|chahunda|chahundi|da ji|ka man|karanga)
(jaan se|jaano|jano|jaanon|jan ton) (maar|mar) (dunga|dungi|devanga|dewanga|daalunga|dalunga|dena hai|dena chahta|dena|dena ha|deunga|dena aa)
(goli|chaku|chakku) (maar|mar) (deni|dunga|dungi|devanga|dewan|du|deunga|dena)
(vadd|vaddh|kaat|wadh|vad|kat) (deni|dena|dunga|devanga|dewan|deunga|suttna|suttanga|daalunga|dalunga|dena ha) (hai|aa|main|he|usko|ohnu)?
(tezab|tejab|acid) .. (sutt*|fenk*|phenk*|daal*|paun|suttan) .. (ka|da|nu)? (man|mann|ji|jee|dil|du|dunga|devan|karda|karta)
(kal|aj|aaj|raat|phir|fir|gusse ch|gusse me|gusse vich|daru pi ke|daru pee ke|sharab pi ke|nashe vich|nashe ch|nashe me) .. (maine|main|me|mai) .. (apni|aapni|apne|aapne) .. (biwi|patni|gharwali|vohti|voti|wife|bachche|bache|bachcho|bacho|bete|beti|maa|putt|dhee|bacheya|bacchon|bivi|munde|niane) .. (nu|ko) .. .. (mara|maara|पीटा|peeta|kutya|kuttia|kuteya|kut*|mar*|peet*|thappad|thappar|chapet)
(gharwali|patni|biwi|bivi|vohti|voti|wife|bache|bachche|bachcho|munde|maa|beti|bete) (nu|ko) .. .. (kutt|kut|peet|mar|maar|kutda|peetta|marta|maarta|marda|maarda|kutt dinda|kut dinda|kutt baithda|thappad marta) .. (dinda|dindi|baithda|baithdi|deta|deti|hu|haan|ha|han|hoon|baithta|jata) .. (haan|ha|hu|hoon|han|main|daru|gusse|aa)?
(patni|biwi|gharwali|wife|aurat|voti) .. (par|pe|te|utte|nu|ko) .. (hath|haath|maarna|marna|peetna|kuttna|kutna) .. .. (theek|thik|sahi|galat|paap|pap|dharm|haq|hak|jayaz|jaiz|uthana|chukna|likh*)`),
)

export const EATING: Matcher = anyOf(
  english(`only allow myself .. .. (a day|apple|biscuit|calories)
(take|taking|took|use) .. (laxatives|laxative|tablets for the bowels)
when the scale (shows|says|goes)
(2[5-9]|3[0-9]) (kilos|kg|kilo) .. .. (periods|period|feel fat|still)
(throw|throwing|threw|throws) up .. (dinner|lunch|food|breakfast|meals|meal|everything i eat) .. (every|to|so|after|each|on|again)
(skip|skipping|skipped|stopped|stop) .. (meals|eating|food) .. .. (thin|skinny|weight|fat|slim|kilos|kg)
(fingers|finger|toothbrush) (down|in) (my|her|his) throat
(only|just) (eat|eating|have|having|ate) (one|an|a|two|half|1|2) (a|an)? .. (apple|roti|biscuit|egg|banana|cucumber|salad|meal|carrot|toast|bowl|cup) .. (a day|per day|all day|day|daily) ... (fat|huge|weight|big|ugly|thin|heavy|calories)
(make|makes|making|made|force|forcing|forced|trying|try|tried|stick*|put) .. (myself|to|herself|himself|fingers|finger) .. (throw up|vomit|puke|sick|purge|throat) 
(throw|threw|throwing|puke|puking|vomit|vomiting) (up)? .. (after every|after each|after i eat|after eating|after meals|on purpose|every meal|my food|so im not|so that i|to lose|to stay|to be thin|so i dont)
(binge|bingeing|binging|binged) .. (and|then|purge|purging|vomit)
(purge|purging|purged) .. (after|every|food|binge|again|over|daily|and|myself)
(bulimia|bulimic|anorexia|anorexic|eating disorder)
laxatives .. (again|every|daily|last|twice|today|tonight|yesterday|to be)
(take|taking|took|use|using|eat|abuse|abusing) .. laxatives
(havent|not|hardly|barely|dont|didnt|stopped|refuse|refusing|refuses|quit) (been|to|even)? (eaten|eating|eat) ... .. (fat|weight|thin|skinny|calories|ugly|mirror)
(starve|starving|starved|starves) (myself|herself|himself|me) 
(eat|eating) (only|less than|just|under) .. ([0-9]+) (calories|calorie|kcal|cal)
(weigh|weighs|weight) .. ([2-3][0-9]) (kg|kilo|kilos) .. (fat|food|eat*|refus*|and)`),
  sound(`(bathroom|washroom|toilet|gusalkhane|guslkhane) .. (ja ke|jaake|jaakar|jake) .. (sab|sara|saara|bahar) .. (nikal|kadh|kad)
(phir bhi|fir bhi|fer vi|tan vi|taan vi|ta vi) .. .. (moti|mota) (lag*|dikh*|dis*)
(kuch|kuj|kujh) (nahi|ni) (khaya|khada|khadha) .. (kyonki|kyunki|kyuki|kyoki) .. (moti|mota)
(julab|laxative|pet saaf karne ki|jullab) .. (goli*)? .. (laindi|leti|khandi|khati|leta)
(weight|vazan|vajan|bhaar) .. (ghat*|kam) .. (lagda|lagta) .. (main|mai) (kuch|kuj)
(khana|roti|kha ke|khaa ke|kha kar|khake|khakar|khane|khan ton|roti khan) ... (ulti|ultiyan|ultian|ਉਲਟੀ|vomit) (kar|kardi|karda|karti|karta|kar deti|kar dindi|kardi|krdi|krti) .. (haan|hu|ha|hai|hoon|moti|motape|motapa|mote|bhar|wajan|vajan|dar|taki|ta)
(ungli|ungal|unglan) .. (maar|mar|daal|pa) .. (ulti|vomit)
(moti|mota|motape|motapa|mote|patla|patli|wajan|vajan|bhaar|weight|vazan) .. .. .. (bhukhi|bhukha|bhookhi|bhookha|kuch nahi kha*|kujh nahi kha*|nahi khati|nahi khata|nahi khandi|nahi khanda|roti nahi|khana nahi|khana chhod*|ulti)
(bhukhi|bhukha|bhookhi|bhookha|kuch nahi khaya|kujh nahi khada|kujh nahi khadha|khana chhod|khana band|roti chhadd|roti chhad) .. .. .. (moti|mota|motape|patla|patli|patle|wajan|vajan|weight|vazan|chakkar|fat)`),
)

/** Somebody else's danger. */
const CLOSE =
  'friend|friends|bestfriend|bestie|brother|sister|son|daughter|husband|wife|mother|father|mom|mum|dad|papa|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|bf|gf|partner|classmate|roommate|room mate|colleague|student|neighbour|neighbor|kid|teen|teenager|grandfather|grandmother|grandson|granddaughter|ex|fiance|flatmate|coworker|child|someone i know|guy i know|girl i know|he|she|sister in law|brother in law|daughter in law'
export const CONCERN: Matcher = anyOf(
  english(`cuts .. (all over|on|along|down) (his|her|their) (arms|arm|wrists|wrist|legs|thighs)
(worked out|counted|figured out) how many (of)? (her|his|the)? (tablets|pills)
(doesnt|does not|dont|didnt) think (he|she|they) (will|ll|would) (be|still be) (here|around|there|alive)
(boy|girl|man|woman|kid|someone|somebody|person|guy|teen|student|child) .. .. .. (wrote|says|said|posted|told|texted|writes|tells|threatens) ... .. (end his life|end her life|end their life|wants to die|kill himself|kill herself|kill themselves|commit suicide|going to die|does not want to live|doesnt want to live)
(${CLOSE}) (says|said|threatens|keeps saying|told me|texted) (that)? (he|she|they) (will|would|ll|is going to|wants to|should|may) .. (jump|hang|die|drown|shoot|burn|consume|swallow|end|slit|set)
(${CLOSE}) ... (says|said|threatens|keeps saying|told me) .. (he|she|they) .. (will|would|is going to|wants to|should|might|could|ll) .. (hang|kill|die|drown|shoot|end) (himself|herself|themselves|his life|her life|it|tonight)?
(my|a|our|his|her|best|close|whose|the) .. (${CLOSE}) ... .. (wants|want|wishes|wanted|threatens|threatened|threatening|tries|tried|trying|attempted|planning|plans|going|talks of|talks about|talking about|talking of|thinking of|thinking about|speaks of|keeps saying|wish) .. (to die|die|dying|suicide|kill himself|kill herself|kill themselves|killing himself|killing herself|end his life|end her life|ending his life|ending her life|ending it|end it all|commit suicide|hurt himself|hurt herself|hang himself|hang herself|jump off|his own life|her own life|hurting herself|hurting himself|overdose)
(my|a|our|best|close|the) .. (${CLOSE}) ... (says|said|saying|told|tells|texted|texts|messaged|posted|wrote|writes|sent|keeps|keep|whispers|cries) .. .. .. (wants to die|want to die|rather be dead|better off without him|better off without her|better off without them|better off dead|does not want to live|doesnt want to live|dont want to live|doesn t want to live|will hang|will kill|will jump|end it|end his|end her|kill himself|kill herself|killing himself|killing herself|suicide|suicidal|no reason to live|last night|goodbye|tired of living|tired of life|be gone|not be here|wont be here|never wake up|cant go on|final message|last message|jump in front|take poison|drink poison|hang himself|hang herself|die|without him|without her|take all the pills|to be alive|be alive anymore|want to live|want to live anymore)
(my|a|our|best|close|the) .. (${CLOSE}) .. (is|seems|sounds|feels|has been|has become|was|might be|may be) (so|very|really)? (suicidal|cutting herself|cutting himself|self harming|selfharming|going to kill herself|going to kill himself)
(my|a|our|best|close|the) .. (${CLOSE}) .. (cuts|cutting|burns|hurts|harms) (herself|himself|her wrists|her arms|his arms|her arm|themself|themselves)
(found|saw|discovered|read|noticed) .. .. (suicide note|goodbye letter|goodbye note|farewell letter|cuts on|cut marks|scars on|blades|blade|razor|rope) .. (in|on|under|from|of|by)? .. (his|her|my|daughters|sons|sisters|brothers|friends|arms|wrist*|bag|room|drawer)
(${CLOSE}) .. (attempted|attempt|tried) .. (suicide|to kill himself|to kill herself|take his life|take her life|hang himself|hang herself)
(${CLOSE}) (swallowed|took) (pills|tablets|poison) (last|again|yesterday|once) 
(suicide|suicidal) ... (my|our) (friend|son|daughter|brother|sister|husband|wife|mother|father|roommate) ... (help|what do i|how do i|how can i|scared|worried)`),
  sound(`(bhai|bhra|veer|beta|putt|dost|yaar|behen|bhain|saheli|papa|bapu) .. (bolta|kehta|kehnda|bolti|kehti|kehndi|bola|boli) .. .. (marna|mar jana|mar jaana) (hai|aa|he)?
(wife|patni|biwi|gharwali|behen|bhain|dost|beta|putt|saheli) ... (jaan|jan) (dene|den|dendi) (ka|ki|di|da) (soch*)
(hisab|hisaab) (la|laga) .. (kinni*|kitni) (goli*)
(uske|ohde|ohdi|ohdia*|uski|bahan|baahon) .. (haath|hath|baanh|bahan|baahon)? (te|pe|par) .. (cut*|katan|kattan|cuttan) .. (nishan|ne|hai|han)
(bete|putt|beti|dhee|bhai|bhen) .. .. (chithi|chitthi|note|letter) mil* .. .. .. (maaf|maf)
(main|mai) (hun|ab) (bahute|zyada|jyada|bohte) din .. .. .. (nahi|ni)
(dost|saheli|yaar|bhai|bhra|bhen|behan|bahan|beta|bete|putt|beti|dhee|pati|patni|biwi|husband|wife|cousin|roommate|kudi|ladki|munda|ladka) ... .. .. .. (latak|lamak|jhool) (jaunga|jaungi|javanga|javangi|jauga|jaana|jana|jayega|jayegi|jawanga|jawangi)
(dost|saheli|bhai|bhra|bhen|behan|bahan|beta|bete|putt|beti|dhee|patni|biwi|cousin|roommate|ਸਹੇਲੀ|ਭੈਣ) ne .. (baah|baanh|ਬਾਂਹ|kalai|nas|haath|hath|naad) .. (vadd|vaddh|kaat|kat|katt|ਵੱਢ|ਕੱਟ) (li|lai|layi|ਲਈ|liya|litti|ditti)
(dost|saheli|sahili|yaar|bhai|bhra|bhara|veer|vir|bhen|behan|bahan|bhain|beta|bete|putt|puttar|beti|dhee|pati|patni|biwi|gharwali|gharwala|husband|wife|friend|mummy|ਮੰਮੀ|मम्मी|mammi|maa|papa|pita|chacha|mama|cousin|kudi|munda|ladka|ladki|roommate|bhabhi|bhabi|didi|sister|brother|student|bapu|daddy|jija|nanad|nanaan|bande|gf|bf) .. (kehnda|kehndi|kehnde|kehta|kehti|kehte|bolta|bolti|bolte|kah raha|kah rahi|keh raha|keh rahi|likhya|likha|bol raha|bol rahi|kahinda|kahindi|kahta|kahti|ne kaha|ne keha|ne likha|ne likhya|ne status) .. .. .. .. (mar jana|mar ja*|marna|maran|jeena nahi|jina nahi|nahi jeena|nahi jina|jiuna nahi|nahi jiuna|jeen da|chhaal*|chhal*|fansi|faansi|phansi|faha|phaha|khudkushi|suicide|atmhatya|aatmhatya|jaan de*|nas kat*|zeher|zehar|jahar|train*|alvida|aakhri|khatam kar*)
(dost|saheli|yaar|bhai|bhra|veer|bhen|behan|bahan|bhain|beta|bete|putt|beti|dhee|pati|patni|biwi|gharwali|gharwala|husband|wife|friend|mummy|ਮੰਮੀ|मम्मी|maa|papa|cousin|kudi|munda|ladka|ladki|roommate|bhabhi|didi|sister|bapu|daddy|jija|student) ... (khudkushi|khudkasi|suicide|atmhatya|aatmhatya|atam hatya|maran|marne|marn|jaan den|jaan dene|mrn) (ki|di|diyan|dian|dia|karne ki|karan di|karan diyan|de) .. (gal|gall|gallan|gala|galan|baat|baatein|baten|baate|koshish|kosis|kosish|dhamki|sochda|sochta|sochdi|soch*)
(dost|saheli|yaar|bhai|bhra|bhen|behan|bahan|beta|bete|putt|beti|dhee|pati|patni|biwi|friend|cousin|ladki|kudi|roommate) ne .. (nas|naad|kalai|fansi|phansi|faha|zeher|zehar|jahar|goliyan|golian|blade|chhat) ... (koshish|kosis|kosish|try|kat*)
(dost|saheli|yaar|bhai|bhra|bhen|behan|beta|bete|putt|beti|dhee|pati|patni|biwi|friend|cousin|sister) .. .. (jina|jeena|jiuna|jeen|jeene|jiona|use jina) .. (nahi|ni) .. (chahta|chahti|chahunda|chahundi|chaunda|chaundi|hai|karda)`),
)

/** Wishes to die and self-injury that the older list (safety.ts) does not have. */
export const SELF_HARM: Matcher = anyOf(
  english(`(wont|will not|never) (hear|see) (from)? me .. (again|after|anymore|any more)
(easier|better|happier|better off) .. (for)? (everybody|everyone|them|all|my family|others|the kids|my wife|my parents)? .. if i (wasnt|werent|was not|were not|didnt|did not) .. (around|here|exist|there|alive|born)
(everybody|everyone|they|all|family|children|kids|wife|parents|husband) .. (will|would|ll|d)? be .. (better off|happier|relieved) .. (without me|with that money|with the money|than with me|when i am gone|if i am gone|if i was gone)
i wish .. (truck|car|bus|train|accident|fall|bullet|cancer|virus|illness) .. (not missed me|killed me|hit me|taken me|finished me)
(pray|beg|ask) .. (night|daily|god|waheguru|krishna|him)? .. (takes|take|to take) me .. (too|now|away|home|with him|with her|to him|to her)
(whats|what is|what s) the point (of|in) (waking|living|going on|carrying on|getting up)
(didnt|dont|did not|never|wouldnt) wake up (tomorrow|again|one day|in the morning|ever|at all|anymore)
(why|reason|point|how) .. .. (keep|go on|keep on|continue|carry on) (living|to live|being alive)
(drive|driving|crash|crashing|steer|steering|ride|riding|swerve|swerving) (my|the)? (car|bike|scooter|truck)? (into|off|in front of) (a|the|my|an|some)? (wall|tree|truck|river|lorry|divider|pole|canal|bridge|cliff|traffic|ditch)
my insurance ... (pay*|cover*|settle*|worth) ... (accident|die|died|dead|gone|without me|everything|debt*|loan*|off)
life (isnt|is not|isn t) for me
want out of (it all|life|this life|this world|it)
(only|just) one (door|way out|road|way) .. (left|remains|open) (for me|now)?
(razor|blade|cutter|cut marks|cutting) .. (again|last night|tonight|every night|helps|relief)
(decided|wait|waiting|after) .. .. .. (then)? (i will|ill|i can|i) (go too|leave too|be free to go|join him|join her)
(how do i|how can i|how to) die (without|quietly|painlessly|so that|in a way|quickly|fast)
i .. (cut|cutting|cuts|slice|scratch|burn|burning|hurt|hurting|harm|harming|hit|hitting|punch|punching|bite|biting|bang|banging) (myself|my own|my thighs|my thigh|my arms|my arm|my wrists|my wrist|my legs|my skin|my head) !(at the gym|while cooking|shaving|playing|at work|by accident|in the kitchen|on a)
(been|keep|started|start|stop|still|used to|want to|urge to|back to|relapsed) (cutting|cut|self harm|self harming|selfharm|harming|harm|hurt|hurting) (myself|my arms|my arm|my thighs|my wrists|again|and)
(self harmed|self harm|self harming|selfharm|self injure|self injury|suicidal|suicide ideation|ideation)
(hope|hoping|wish|wishing|wished|pray) .. (the|my|a|this|for an) (bus|car|train|plane|truck|accident|flight|roof|bike) .. (crash*|hits|hit|runs over|kills|would hit|would crash|to occur|takes me|falls on|happens|to happen|take me)
(saving|saved|collecting|collected|hiding|hoarding|stocked|kept) .. (up)? .. (pills|tablets|sleeping pills|medicine|poison|insulin) .. (just in case|for the day|for when|enough|to|for one day)?
(googling|googled|searching|searched|search|looking up|looked up|reading about) .. (painless|ways to die|how to die|how to kill|methods|suicide|lethal|noose)
(painless|easy|easiest|quick|quickest|best) (ways|way|method) to (die|go|end|kill)
(wrote|written|writing|write|left) .. (letter|letters|note|notes|will|message) .. .. (for when|when|after|before) (i am|im|i m|i) (gone|die|dead|no longer|go|leave)
(look|looking|stare|staring|stand|standing|stop|walk) .. (at|on|by|over) .. (the)? (canal|river|tracks|track|bridge|train|edge|roof|pills|knife|rope|fan|well|water) ... .. .. (easy|so easy|end it|over|jump|peace|stop it all|disappear|calling me|calls me|just one step)
(thinking|think|thoughts|thought|dreaming) (of|about) (ending it|ending it all|ending everything|ending my|death all|killing my|suicide|jumping|hanging|dying all|not being here|not existing|taking my)
(tried|attempted|try) (to)? (kill myself|end my life|suicide|hang myself|take my life|overdose)
(want|wanna|wana|wnt|need|going|gonna|ready|tried|try|plan|planning|wanting) .. (kill|lull|kil|end|hang|shoot|drown|off|unalive) (myself|my self|mysef|meself)
(want|wish|need) (it|this|everything|it all|all of it|all this) (all)? to (end|be over|stop forever) !(peacefully between|with him|with her)
i (shouldnt|should not) (be here|exist|be alive|have been born) 
(wish|wished|wishing) .. (i|id|i had|i would|i wasnt|i was|i were) .. (never been born|never born|not been born|wouldnt have been born|wasnt born|not born|not exist|dead)
(no|any|lost|dont have|see no|cant find|without) (reason|will|strength|energy) .. (to live|to be alive|for living|to keep living|to stay alive|to go on living)
(so|too|really|very|literally|just) (hard|difficult|tired|exhausting|painful) .. (living|to live|being alive|to be alive|to exist|existing) !(with|in|here|at|alone|apart|together|without|under|on|abroad|away)
(dont|do not|doesnt|no longer|never) (want|wanna|wana) (to)? (be|exist|live|wake up|breathe|continue living) (here anymore|anymore|any more|alive|on this earth|tomorrow|in this world|any longer)
(cant|cannot|can not|can t) (do|take|bear|go on|carry on|keep) (this|it|life|on|living|going)? (anymore|any more|any longer|like this) .. (and|i|please|want|end|everything|it|want it|god)? .. (end|die|over|gone|disappear)
(they|everyone|everybody|family|kids|children|people|world|wife|husband|parents|mother) .. (better off|happier|be fine|be better|relieved) .. (without me|if i died|if i die|if i was gone|if i were gone|if i am gone|if i wasnt here|if i disappeared)
(going|want|wanna|wish|wanted|need) to (die|be dead) (tonight|today|now|already|soon|so badly|so bad|alone|please|and)
(end|ending) (my|this) (life|miserable life|suffering for good|existence|pain for good|pain forever)
(last|final) (night|day|message|goodbye) .. (here|on earth|of my life|alive|from me)
(goodbye|bye) (everyone|world|all) .. (sorry|forgive|love you|no more)?
(sleep|asleep|close my eyes|bed) .. (and)? (never|not) (wake|wake up|waking|open)
(god|waheguru|krishna|lord|please|someone) .. (take|end|finish) me (away|already|now|please|home|to you)?`),
  sound(`(marna|mar jana|mar jaana|marn) (chauni|chaundi|chaunda|chauna|chahundi|chahunda|chahuni|chahni|chahna|chahti|chahta|chahndi|chahnda) .. (aan|haan|han|ha|hu|hun|hoon|aa|ha main|main)
(sau|so|saun) (javan|jaavan|jau|jaun) .. .. (kade|kabhi|mud ke|fer) .. (na) (uth*|jag*|jaag*)
(main|mai|mein) (na|nahi) (hunda|hundi|hota|hoti|hovan|rahu|rahun|rahan) (ta|taan|to|tan|te) .. (sab|sare|saare|ghar wale|sareyan) .. (saukhe|sukhi|khush|theek|sokhe|chain|aaram)
(parso|parson|kal|farewell|agle) .. .. (main|mai) .. (hona|hounga|rahunga|rahanga|rahungi|hovanga|rehna) (hi|ee|e|i) (nahi|ni|nai)
(ab|hun|bas) .. (mere|mera) (jane|jaane|turan|tur jaan) (ka|da) (time|samay|vela|waqt|wela)
(mujhe|mainu|menu) (bhi|vi|v) .. (unke|ohna|ohde|uske|unhan|apne) (paas|kol|naal|saath) .. (bula|le ja|lai ja|sadd|le chal|lai chal|bulao|lai jaa)
mere (jaane|jane|hone na hone|marne|na rehne|hone ya na hone) (se|naal|ton) .. (kisi|kise|koi) .. (fark|farak)
(pul|nehar|nahar|nadi|patri|patdi) .. (te|par|pe) .. (jaake|ja ke|jaakar|ja kar) .. (khada|kharh|khari|kharha|khad*|khar*)
(nahi|ni) (jiya|jeeya|jia|jiaa) (jata|jaata|jaa raha|janda|ja raha|ja reha)
(jeen|jiun|jiuna|jine|jeene|jina|jiuun) (da|ka|ਦਾ) .. (hajj|haj|faida|fayda|matlab|maksad|dil|mann|man|ji|jee|jeea) .. (nahi|ni|nai)
(cut|kat|kt|kut|katt|cheere|chire|blade) (lagati|lagata|launda|laundi|maarda|maardi|marda|mardi|lagate|laga) .. (hu|haan|ha|hoon|kisi|kise|hai)
(rail|train|gaddi|patri) (thalle|niche|neeche|hetha|hethan|ke niche|ke neeche|ke aage|agge) .. (sir|sira|gardan) .. (de|rakh|dewan|dian|dun|du)
(main|mai|mainu|sochti hu|sochta hu|sochda|sochdi|sochta|sochti|mann|man|dil) ... .. (latak|lamak|jhool|jhul) (jau|jaun|jawan|java|jaavan|jaana|jana)
(blade|blaid|balade|blad|chaku|katar) (nal|naal|se|ton|de naal) .. (baah|bah|bahan|baanh|haath|hath|kalai|patt|lattan|nas|chire|cheere|baan|bahn|bahin) .. .. (mar*|maar*|kaat*|kat*|vadd*|cut*|vaddh*)
(haath|hath|baah|baanh|kalai) .. (kaatne|katne|kaatti|katti|kaat leti|kaat leta|vaddan|kattan|kaatna|kaatta) .. (aadat|adat|hu|haan|tab|man|chain|sukoon|hoon)
(apne aap nu|aapne aap nu|khud ko|khud nu|apne aap ko) .. (chot|sat|satt|kaat*|kat*|vadd*|saad*|jala*|maar*|mar*|khatam|khtm|nuksan|tasihe|saza) .. (lai*|la*|le*|kar*|di*|de*|da|dee|ka|pahunch*|lawan|lu|marda|marta|mardi|marti)
(maran|marne|marn|marna) (ton|de|ke|se|ਤੋਂ) (bina|bagair|ਬਿਨਾਂ|siva|alava|bgair|siwa) .. (koi|hor|aur|kujh) .. (raah|rah|raasta|rasta|chara|chaara)
(koi|hor|aur) (raah|rah|raasta|rasta|chara) .. (nahi|ni) .. (maran|marne|marna|maut|khudkushi|mar ja*)
(rabba|rabb|bhagwan|waheguru|babaji|prabhu) .. (chakk|chuk|utha|utthaa) .. (lai|le|lo|lavo|lao|lavo) .. (mainu|mujhe|menu)
(kash|kaash|rabba|bhagwan|waheguru) .. .. (subah|savere|swere|sawere|kal) .. (aankh|akh|ankh|akhan|na uth*|nahi uth*) .. (na|nahi|hi na) .. (khul*|khulle|kholh*)
(mere|mera) (bina|bagair|bgair|bagher) .. (sab|saare|saareya*|sare|ghar wale|gharde|ghar de|sarian|sariya*) .. (sukhi|saukhe|sokhe|khush|theek|thik|changa|vadia|behtar|aaram|sokha|saukha)
(mujhe|mainu|menu|main|muje|me) (ab|hun|bas|aur|hor)? (nahi|ni) (jeena|jina|jiuna|jiona|jeenaa|ji na) .. (hai|aa|chahta|chahti|chahunda|chahundi|chaunda|he|chahida)?
(jeena|jina|jiuna|jiona|jeene|jeen|jine|jiun|jeeun) .. (hi|v|bhi|nu|ka|da)? (nahi|ni) (chahta|chahti|chahunda|chahundi|chaunda|chaundi|hai mujhe|hai|karda|karta|chahda|chahdi|hunda) !(lagda|tere|tumhare|iss tarah)
(train|gaddi|truck|rail|bus|metro) (ke|de|ton)? (aage|agge|samne|saamne|niche|thalle|hetha|hethan|neeche) .. (aa|kood|kud|let|chhaal|chhal|pai|sir rakh) .. (jau|jaun|java|jawan|dewan|deva|du|jaan|ja*)
(suicide|susaid|khudkushi|khudkashi|khudkusi|khudkasi|atmhatya|aatmhatya|atam hatya|aatam hatya|aatma hatya|atmahatya) .. .. (man|mann|ji|jee|jeea|dil|sochda|sochta|sochdi|sochti|soch|khayal|khial|khyal|vichar|karna|karan|kar lu|kar lawan|kar lunga|lawanga|karanga|karunga|karungi|khayala*)
(jeene|jeen|jine|jiun|jeeun) (ka|da|ki) .. (matlab|fayda|maksad|kaaran) .. (nahi|ni) .. .. (khatam|mar|bas|ab|hun|raha|reha)
(jeena|jiuna|jiona|jina|jeen|jeon) .. (aukha|okha|mushkil|bekar|bojh|bekaar) .. (lagda|lagta|ho|hai|lgda|lgta)`),
)

export const LOSS: Matcher = anyOf(
  english(`(my|our|his|her|a|best|close|the) .. (${CLOSE}) .. jumped (in front of|off|from|before|into|under) .. (train|building|bridge|roof|canal|river|balcony|well|metro|floor|terrace|truck)
found (my|our|him|her|his) .. (hanging|hanged) 
(lost|losing) (my|our|a|him|her|his|their) .. .. (to|by|from) (suicide|sucide)
(my|our|his|her|a|best|close) .. (${CLOSE}) .. (killed|hanged|hung|shot|drowned|burned) (himself|herself|themselves|themself)
(my|our|his|her|a|best|close) .. (${CLOSE}) .. (died|dead|passed away|passed|gone) (by|of|from|through|due to) (suicide|sucide|hanging|his own hand|her own hand)
(my|our|his|her|best|close) .. (${CLOSE}) .. (committed|commited|did|comitted) (suicide|sucide)
(${CLOSE}) .. (took|ended) (his|her|their) (own)? (life|lives) !(for granted|in a|into|to|seriously|in their)
(after|since) (my|his|her|our) (${CLOSE}) .. (suicide)
(suicide) (of|loss) (my|our|survivor)`),
  sound(`(ne) (apni|aapni|apanai) (jaan|jan) (le|lai|de) (li|lai|layi|di|ditti|dita|leyi)
(salfas|sulfas|zeher|zehar|jahar|dawai|spray|faha|fansi|phansi|goliyan) .. .. (jaan|jan) .. (de|dedi|de ditti|de di|ditti|diti|gawa*|gava*)
(khudkushi|khudkasi|khudkashi|suicide|atmhatya|aatmhatya|atam hatya|aatam hatya|atmahatya) .. (kar|kr) (li|lai|layi|liya|lia|leya|gaya|gayi|gya|gia|gai|litti|lya|baitha|baithi)
(ne) .. (fansi|phansi|faansi|faha|phaha) .. (laga|la|le|lai) (li|lai|layi|liya|leya|lia|gaya|ga|lya)`),
)

/** The writer is young: years, a class, a school. */
export const MINOR: Matcher = anyOf(
  english(`(i am|im|i m|me|am|being|age|aged|i turned|just turned) (a|only|just|still|almost|nearly)? (nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|[89]|1[0-7]) !(am|pm|minutes|months|weeks|days|rupees|years sober|years clean|years married|years into|years older|kilos|kg|weeks pregnant|lakh*|hours|people|times)
(i am|im|i m) (a|only|just)? .. (minor|teenager|teen|school girl|schoolgirl|school boy|schoolboy|kid|child|student of class)
(in|im in|class|grade|std|standard) (class|grade|std|standard)? (5|6|7|8|9|10|11|12|5th|6th|7th|8th|9th|10th|11th|12th|five|six|seven|eight|nine|ten|fifth|sixth|seventh|eighth|ninth|tenth) !(to|years|am|pm|month|hours|out|minutes|different|days)
(5th|6th|7th|8th|9th|10th|11th|12th|fifth|sixth|seventh|eighth|ninth|tenth) (standard|std|class|grade|grader)
(1[0-7]|[89]) (f|m|yo|y o|years old|yrs old|year old girl|year old boy)`),
  sound(`(main|mai|me|mein|meri umar|meri umr|umar) .. (nau|das|dus|gyarah|giyarah|gyara|giara|barah|bara|baran|tera|terah|teran|tehran|taira|chaudah|choda|chauda|chaudan|pandrah|pandran|pandra|solah|sola|solan|satrah|satara|satran|[89]|1[0-7]) (saal|sal|varhe|varhian|di|da|ki|ka|varheya*|saala*)
([5-9]|1[0-2]|paanchvi|panjvi|chhati|chhathi|chhevi|satvi|saatvi|sattvi|aathvi|athvi|atthvi|nauvi|nauvin|naumi|dasvi|dasvin|5vi|6vi|7vi|8vi|9vi|10vi|11vi|12vi|gyarvi|barvi) (class|klas|jamaat|jamat|kaksha|me|ch|vich|mein) .. (hu|haan|ha|hun|hoon|padh*|parh*|pad*)
(class|klas|jamaat|kaksha) ([5-9]|1[0-2]) (me|ch|vich|mein|hu|haan|da|di)`),
)

/** Somebody grown up writes. */
export const GROWN: Matcher = anyOf(
  english(
    `(my husband|my wife|my kids|my children|my son|my daughter|my job|my office|my boss|married|divorce*|in laws|pension|retired|my college|university|my career|my salary|i work|adult|my twenties|my thirties|i am (1[89]|[2-9][0-9])|im (1[89]|[2-9][0-9])|my fiance|my boyfriend|my girlfriend)`,
  ),
  sound(
    `(mera pati|mere pati|meri patni|meri biwi|gharwala|gharwale|gharwali|sohre|sasural|saas|naukri|nokri|office|college|mere bache|mere bachche|mera beta|meri beti|boyfriend|girlfriend|viah ton|shaadi ke)`,
  ),
)

/** The harmed child is somebody else's than the writer. */
export const ABOUT_CHILD: Matcher = anyOf(
  english(
    `(my|our|his|her|their|the|a|neighbours|neighbors|whose|this|year old) .. (daughter|son|niece|nephew|child|children|kid|kids|boy|girl|student|baby|toddler|grandson|granddaughter|year old|little sister|little brother|younger sister|stepson|stepdaughter)`,
  ),
  sound(
    `(chhoti|choti|nikki|chhote|chote|nikke) (bhain|bhen|behan|bahan|bhai|bhra|veer) (nu|ko|naal|nal|ke|de)
(uh|oh|wo|vo|ohdi umar|uski umar|umar) .. ([3-9]|1[0-6]) (saal|sal) (di|da|ki|ka)
(meri beti|meri dhee|meri dhi|mera beta|mere bete|mera putt|mere putt|bhatiji|bhanji|poti|dohti|bachi nu|bachi ko|bachhi|bachche ko|bache nu|bache ko|student|padosi|guandi|beti ke|beti ko|dhee nu|niane nu|kudi nu|apni bachi|chhoti bachi)`,
  ),
)

/** A phrase that is no danger wherever it stands. */
/** What parents say to a child, again and again, and what hurts it; with MINOR only. */
export const BELITTLED: Matcher = anyOf(
  english(
    `(parents|mum|mom|mummy|mother|dad|daddy|father|papa|stepmother|stepmom|stepdad|they) ... (call|calls|say|says|tell|tells|told|called|shout|shouts) ... (useless|mistake|never been born|rubbish|worthless|a burden|unwanted|should have died|trash|hate me|ugly|good for nothing)`,
  ),
  sound(
    `(mummy|papa|daddy|maa|mape|baap|pita|mammi|sauteli|matrei) ... (kehte|bolte|kehnde|kahte|bolti|kehti|kehndi|kehta|kehnda) ... (paida|jammdi|jamdi|jammde|manhoos|mar kyu*|mar jandi|mar jati|bojh|nikammi|nikamma|kalank)`,
  ),
)

export const FIGURE_OF_SPEECH: Matcher = anyOf(
  english(`(is|are) dead to (me|us|him|her)
(blackmail|blackmails|blackmailed) .. emotionally
(could|want to|feel like|would) (strangle|murder|kill|slap) (him|her|them|someone|somebody) (honestly|some days|sometimes|but|lol|though)
heart .. (got|was|is|been|being|feels) .. (stabbed|shot|bleeding|burning|crushed|torn)
(hurt|cut|burned|burnt) (myself|my hand|my finger|my arm) .. (while|playing|at the gym|cooking|by accident|by mistake|in the kitchen)
(end|ended|ending|terminate) my (contract|lease|subscription|internship|job|membership)
(dying|died|die|dead|killed|kill|killing|killed me|kills) (of|with|from|me|us|out|everyone)? (laughter|laughing|embarrassment|boredom|to see|to meet|to know|to go|to eat|to hear|to visit|curiosity|cuteness|with laughter)
(could|would|can|will) kill for
(mother|mom|mum|dad|father|parents|wife|husband|boss|teacher|she|he|they) (will|would|is going to|gonna|are going to) kill me (if i|when i|for|because i) (fail*|dont|am|forget|forgot|get|got|miss*|come|came|late|failing|spend|spent|broke|break|lost|lose|score*)
(work|job|boss|heat|traffic|suspense|exam|exams|mondays|deadline|deadlines|cold|back|feet|headache|knees|commute|office|project|diet|studies|syllabus|wait|weather) .. (is|are|was|going|will) .. (killing|kill|kills) (me|us)
(im|i am|i m|was|were) dead (tired|serious|lol|that|beat|on my feet|xd|haha)
(kill me now) .. (monday*|lol|haha|exam*|meeting*|homework)
(lol|haha|hahaha|lmao|rofl|xd)
(kill|killed|killing|die to|dying to|death of|destroy) (my|the|your|our|this|one s)? (ego|the self|desire*|anger|mind|haumai|vibe|mood|time|attachment*|lust|greed|pride|doubt*|fear*|inner)
(exam|paper|test) .. (was|is) (suicide|murder)
(beat|beating|kick|kicking) (myself|yourself|himself|herself) up
(stabbed|stab|stabbing|stabs) .. (in the back)
(bleeding|bleed) .. (money|heart|for him|for her|cash)
(dead|dying) inside
(burnt|burned|hurt|cut|killed|slapped|hit|choked|stabbed) me with (his|her|their) (sarcasm|words|look|silence|eyes|smile|kindness|jokes)
(took|take|takes|taking) (my|his|her) (life|lives)? (for granted|in a new|in a different|seriously)
(kid|toddler|baby|cat|dog|year old|class) (hits|bites|kicks|hit|bit|kicked) me
(cant|cannot|couldnt|how do i|how can i|to|ever) stop (living in|punishing myself|beating myself|dreaming|picturing)
(want|wanted) out (but|and)
(marriage|friendship|relationship|river|phone|battery|career|love) (is|was|s) (dead|over)
(id|i d|would|i would|he d|shed) die (if|for|of|before|without|when)
(nearly|almost) (drowned|died|choked)
(the water|shall we|learning|swim*|pool) ... jump
jump (auntie|in front of a train for|for joy|ship)
(kicked|threw|pushed|locked) me (out|in to|into it|into this|to do) !(of the car|of the house at night)
(hate|love) waking up (early|so early|at|before|for)`),
  sound(`(sui|injection|teeka|suee) .. (lag*) ... (behosh)
(stage|manch|interview|bhashan) ... (saans|saah|sans) (phool|chadh|phul)
(haath|hath) (kaanp*|kamb*) .. (saans|saah|sans) (phool|chadh|phul)
(emotional) blackmail
(nursery|school|khilona|khilone|khidauna|khidone|khidaune) ... .. (maar|mar) (deti|dindi|deta|dinda)
(agg|aag) (launda|laundi|lagaundi|lagati|lagata|launde|lagate)
(sab kuch|sab kujh|rishta|sagai|dosti) khatam kar (diya|ditta|gaya|gayi|dita)
(jeena|jina) (haram|haraam|mushkil|dushvar|okha) kar
(hass|hans|haste|hanste|hasde|hass) .. (mar|marr|lot|dohre) .. (gaye|gaya|gye|gya|gayi|gai|gia)
(jaan|jan) (khaa|kha|khaa|khanda|khata|khati|le|kadd|nikal|nikl) .. (raha|rahi|rahe|reha|ਰਿਹਾ|hai|li|lai|gayi|hoi|jaati|jandi|aa)
(mar|marr) (gaye|gaya|gye|gya|gai) .. (garmi|thand|bhukh|thakk|sardi|yaar|kaam|kamm)
(garmi|thand|bhukh|bhookh|sardi|kaam|kamm|hasse|hassi) .. (naal|nal|se|ton|kar ke|karke) .. mar
(man|mann|ego|hankar|ahankar|haumai|gusse|gussa|ichha*|vikaar|krodh|hanku) .. (nu|ko)? .. (mar*|maar*)`),
)

/** Death as what is feared or asked about, and not wished for. */
export const AFRAID: Matcher = anyOf(
  english(`(afraid|fear|scared|terrified|scares|frightened|dread) .. (of|that|to|about)? .. (death|dying|die|dead)
(death|dying|die) ... (scares|frightens|terrifies) me`),
  sound(`(dar|darr|darta|darti|darda|dardi|bhay|kaamp|kamb|khauf|kaanp) ... (maran|marne|marn|mar jau*|mar jaun*|mar jawan*|maut|mrityu)
(maran|marne|marn|maut|mrityu|mar jaune) ... (dar|darr|darda|darta|dardi|darti|kaamp|kamb|kaanp|khauf|bhay)
(maut|mrityu) (ke|de|bare|baare) .. (bare|baare|baad|janna|jaanna|dasso|bata*)
(jeena|jina|jiuna) (nahi|ni) (aata|aati|aunda|aundi|aya|aondi)`),
)
