import { soundOf, type Token, token } from '../normalise.ts'

/**
 * What words have in common across languages: 'canal', 'nehar' and ਨਹਿਰ are water. The lists say nothing about danger
 * by themselves ('mar' is in a shabad and in a joke); the examples teach which concepts together mean it. One spelling
 * is enough for all three scripts (normalise.ts, `soundOf`); `*` lets a word go on.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  me: 'i im ive me my mine main mai mein mainu menu mujhe mujhko mera meri mere mereya meriyan ਮੈਂ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਮੈਨੂੰ ਮੇਰੀਆਂ मैं मेरा मेरी मेरे मुझे मुझको मैंने maine aapan mujhse ਮੈਥੋਂ maithon meko mnu mnuu myn',
  we: 'we us our sada sadi sade saanu sanu asi asin hamara hamari hum humein humko ਅਸੀਂ ਸਾਡਾ ਸਾਡੀ ਸਾਡੇ ਸਾਨੂੰ हम हमारा हमारी हमारे हमें humne saadi saade',
  self: 'myself khud khudko swayam aap apneaap own oneself apne apni apna apneap ਆਪਣੇ ਆਪਣੀ ਆਪਣਾ ਆਪਣੀਆਂ अपने अपनी अपना खुद ਖੁਦ aapne aape ਆਪ ਆਪੇ khudi',
  third:
    'he she him her his hers they them their oh ohne ohnu ohda ohdi ohde ohna usne usko uski uska uske unhone wo woh vo unko inko iska usse unse unka unki unke use ਉਹ ਉਹਨੇ ਉਹਨੂੰ ਉਹਦਾ ਉਹਦੀ ਉਹਦੇ ਉਹਦੀਆਂ ਉਸ ਉਸਨੇ ਉਹਨਾਂ वह वो उसने उसे उसको उसकी उसका उसके उनका उनकी उनके उन्होंने ohnane ohnan ohdian usnu jihne jisne ਜਿਹਨੇ ਜਿਸ जिस जिसने someone somebody kisi kise ਕਿਸੇ किसी',
  reflexive: 'himself herself themselves',
  you: 'you your tu tum aap tusi',
  partner:
    'husband wife hubby spouse fiance fiancee mangetar boyfriend girlfriend bf gf ex partner pati patni gharwala gharwali biwi bivi banda voti lover premi premika ਘਰਵਾਲਾ ਘਰਵਾਲੀ ਘਰਵਾਲੇ gharwale ਪਤੀ ਪਤਨੀ पति पत्नी बीवी husbands ਬੰਦਾ jeevansathi girlfriends bfs boifrend mard ਮਰਦ crush',
  child:
    'son daughter child children kid kids baby toddler grandson beta bete beti putt putr dhee dhi bacha bache bacho baccha bachche bachcho niyana juak munda munde kudi ladka ladke ladki teen newborn ਪੁੱਤ ਮੁੰਡਾ ਮੁੰਡੇ ਮੁੰਡਿਆਂ ਕੁੜੀ ਧੀ ਬੱਚਾ ਬੱਚੇ ਬੱਚਿਆਂ ਬੱਚੀ ਬੇਟਾ ਬੇਟੀ बेटा बेटे बेटी बच्चा बच्चे बच्चों लड़का लड़के लड़की ਨਿਆਣੇ ਨਿਆਣਿਆਂ niyane bachi bacheyan bachean nikka nikki boy girl boys girls ladko grandchild pota potti',
  parent:
    'father mother dad mum mom papa mummy daddy bapu maa bebe pita pitaji mata maape parents baap ammi ਪਾਪਾ ਮੰਮੀ ਡੈਡੀ ਬਾਪੂ ਮਾਂ ਬੇਬੇ ਪਿਤਾ ਪਿਓ ਮਾਪੇ ਮਾਪਿਆਂ पापा मम्मी माँ मां पिताजी पिता माता pio peo pyo mamma mumma dady stepmother stepfather sauteli सौतेली',
  sibling:
    'brother sister bhra bhai veer veere bhen behen behan didi bhaiya twin sibling bhaji ਭਰਾ ਵੀਰ ਭੈਣ भाई बहन दीदी भैया brothers sisters veera bhaiyo',
  friend:
    'friend bestfriend roommate colleague classmate cousin dost saheli yaar mitar mittar roomie jamati student neighbour neighbor padosi guandi gwandi ਦੋਸਤ ਯਾਰ ਮਿੱਤਰ ਸਹੇਲੀ दोस्त सहेली friends rumet classmates mitran dosto रूममेट ਵਿਦਿਆਰਥੀ छात्र छात्रा',
  elder:
    'uncle aunt grandfather grandmother dada dadi nana nani chacha chachi mama mami taya tayi bua bhua fufad masi mausi grandpa grandma ਚਾਚਾ ਮਾਮਾ ਤਾਇਆ ਫੁੱਫੜ ਮਾਸੀ ਭੂਆ ਦਾਦਾ ਦਾਦੀ ਨਾਨਾ ਨਾਨੀ चाचा मामा दादा दादी नाना नानी मौसी बुआ फूफा ताऊ massad maasad nephew niece bhatija bhateeja bhatiji bhateeji bhanja bhanji ਭਤੀਜਾ ਭਾਣਜਾ भतीजा भतीजी भांजा',
  inlaw:
    'laws law saas sass sasur sohra sahure saure sohre sasural nanad nanan jeth devar jija jiju bhabhi bahu nuh jamai damaad sali ਸਹੁਰਾ ਸਹੁਰੇ ਸਹੁਰਿਆਂ ਸੱਸ ਨਣਾਨ ਜੇਠ ਦਿਉਰ ਨੂੰਹ ਜਵਾਈ ਜੀਜਾ ਭਾਬੀ ससुराल सास ससुर ननद जेठ देवर बहू दामाद जीजा भाभी saureyan saurian inlaws sahureyan',
  authority:
    'teacher boss manager coach priest warden employer sir master malik baba pandit granthi doctor landlord policeman seniors principal ਮਾਸਟਰ ਮਾਲਕ ਸਰ ਬਾਬਾ ਮੈਡਮ शिक्षक मालिक बॉस सर बाबा पंडित guruji malak police पुलिस ਪੁਲਿਸ ਥਾਣੇ thane थाने coaching ਸੀਨੀਅਰ',
  death:
    'die dies died dying dead death deceased mar mara mare mari marna marne maran marn maut mout mrityu mareya marke marunga ਮਰ ਮਰਨਾ ਮਰਨ ਮਰਾਂ ਮੌਤ ਮੋਇਆ ਮਰਿਆ मर मरना मरने मरूँ मौत मरा मृत्यु marjana marja marju marjau mrna mrn mrja mr marun marungi maru ਮੋਏ moya laash ਲਾਸ਼ लाश lash body funeral antim antyeshti sanskar ਸਸਕਾਰ chita चिता arthi grave',
  gone: 'passed guzar guzri pure dehant nidhan swarg swargwas chal basi basa gaye gayi tur expired ਗੁਜ਼ਰ ਤੁਰ ਚਲਾ ਚਲੀ ਚਲੇ ਗਿਆ ਗਈ ਗਏ ਚੱਲ गुजर चला चली चले गया गई गए बसे निधन chalagya gya gyi raha rahe ਰਹੇ ਰਿਹਾ ਰਹੀ रहा रहे रही bachi bache नहींबचा',
  live: 'live alive living life lives exist existing existence jeena jina jeen jeene jeona jeeona jiu jeevan zindagi jindagi zindgi jind zinda jinda jeonda jiunda jeeke saah saans saansein breathe breathing sans ਜੀਣ ਜੀਣਾ ਜਿਉਣ ਜਿਉਂਦਾ ਜਿਉਂਦੀ ਜੀਅ ਜ਼ਿੰਦਗੀ ਜਿੰਦ ਸਾਹ ਸਾਹਾਂ जीना जीने जीकर जीवन ज़िंदगी ज़िंदा साँस साँसें प्राण pran jeeun jeekar jine breath oxygen jaan ਜਾਨ जान',
  wish: 'want wants wanna wish wishing hope hoping chahta chahti chahunda chahundi chahna dil mann man jee kash kaash ichha chahida chahiye dua pray praying ਦਿਲ ਮਨ ਮੰਨ ਜੀਅ ਚਾਹੁੰਦਾ ਚਾਹੁੰਦੀ ਕਾਸ਼ ਦੁਆ ਅਰਦਾਸ मन दिल चाहता चाहती काश दुआ चाहना ardas prarthana beg begging ask asking imagine imagining keep dream think thinking thought thoughts soch sochda sochdi sochta sochti sochna ਸੋਚਦਾ ਸੋਚਦੀ सोचता सोचती khayal ਖਿਆਲ ख्याल',
  kill: 'kill kills killed killing murder slaughter finish shoot stab katal qatal hatya vadh vadd vaddh kaat katt marwa mukaa mukauna lynch supari ਮਾਰ ਮਾਰਨਾ ਮਾਰਨ ਵੱਢ ਵੱਢਣਾ ਕਤਲ ਮੁਕਾ ਮੁਕਾਉਣਾ मार मारना मारने मारूँगा काट हत्या maarna maarne maarunga marunga maardunga vadhna vaddna wadh tod todna tudwa jaanse khatam killer',
  suicide:
    'suicide suicidal khudkushi khudkhushi aatmhatya atmahatya aatmahatya atamhatya atmghat unalive kms selfharm overdose overdosed sucide ਖੁਦਕੁਸ਼ੀ ਆਤਮਹੱਤਿਆ ਆਤਮਘਾਤ आत्महत्या खुदकुशी आत्मघात susaid sui sewerslide suside khudkashi atamhattya',
  poison:
    'poison poisoned pesticide zeher zehar jeher jahar sulphas salfas sulfas spray phenyl acid pills pill tablets tablet goli goliyan goliya dawai dawa bottle sheeshi insulin ਜ਼ਹਿਰ ਸਲਫਾਸ ਸਪਰੇਅ ਦਵਾਈ ਗੋਲੀ ਗੋਲੀਆਂ ਸ਼ੀਸ਼ੀ ज़हर सल्फास गोली गोलियाँ दवा दवाई फिनाइल golian davai davayi salphas celphos weedicide roundup rat chuhe harpic dettol kerosene paracetamol crocin alprax neend',
  rope: 'rope noose hang hanged hanging hung fan beam faha phaha fansi phansi faansi rassi rassa pankha pankhe latak* chunni dupatta fanda ceiling ਰੱਸੀ ਰੱਸਾ ਫਾਹਾ ਪੱਖਾ ਪੱਖੇ ਚੁੰਨੀ ਲਟਕ ਲਟਕਿਆ फाँसी रस्सी पंखा पंखे दुपट्टा फंदा लटक लटका ropes phaah faah fah phah hook belt knot dori',
  water:
    'canal river lake drown drowned nehar nahar nadi khuh kuan kue kuye darya talab well ਨਹਿਰ ਖੂਹ ਦਰਿਆ ਨਦੀ ਡੁੱਬ ਪਾਣੀ नहर नदी कुआँ कुएँ डूब तालाब nehr nahr doob dubb dub pani sarovar sea bhakra gang nala',
  edge: 'bridge pul roof terrace balcony building cliff chhat kotha kothe munder ledge platform tracks track train rail patri metro truck bus subway gaddi gadi ਪੁਲ ਕੋਠਾ ਕੋਠੇ ਛੱਤ ਪਟੜੀ ਰੇਲ ਗੱਡੀ ਟਰੇਨ ਮੋਟਰ पुल छत मुंडेर पटरी रेल ट्रेन गाड़ी मेट्रो lift floor window khidki railway line lines trains highway khai खाई divider tipper',
  jump: 'jump jumped jumping leap chhaal chhal kood koodna kooda kud chhalang step stepped ਛਾਲ ਛਾਲਾਂ ਕੁੱਦ कूद कूदना कूदकर कूदा छलाँग kudna koodkar chalang shal jumps walk let lie lait',
  blade:
    'blade blades razor cut cuts cutting slit vein veins wrist wrists nas naad kalai compass knife chaku scar scratch ਬਲੇਡ ਨਾੜ ਨਸ ਗੁੱਟ ਬਾਂਹ ਕੱਟ ਚਾਕੂ ब्लेड नस कलाई चाकू काट काटना काटती bled baah bazu haath ਹੱਥ हाथ bandage patti skin scars',
  gun: 'gun pistol rifle bandook bandukh dunali pistaul katta hathyar hathiyar weapon axe kirpan talwar bomb ਬੰਦੂਕ ਪਿਸਤੌਲ ਹਥਿਆਰ ਕਿਰਪਾਨ बंदूक पिस्तौल हथियार तलवार asla goliya gandasa gandasi ਗੰਡਾਸਾ kulhadi toka desi',
  fire: 'burn burned burnt burning fire lighter jala jal jalana saad saadna agg aag petrol tel matchstick torch ਅੱਗ ਸਾੜ ਤੇਲ ਸੜ आग जला जलाना जलाने तेल जलाकर saadke saar sarh sad',
  last: 'last final aakhri akhri antim alvida goodbye farewell bye forever hamesha sadaa never kade kabhi ਆਖ਼ਰੀ ਆਖਰੀ ਅਲਵਿਦਾ ਕਦੇ ਸਦਾ आखिरी अलविदा कभी हमेशा aakhiri lastt alvidaa tata byee agle ਅਗਲੇ अगले janam next',
  letter:
    'letter letters note will chitthi chithi patra likh likhi status message msg sandesh diary vasiyat ਚਿੱਠੀ ਵਸੀਅਤ ਸੁਨੇਹਾ ਮੈਸੇਜ चिट्ठी पत्र संदेश वसीयत मैसेज msgs texted text notes likhya written wrote post posted voice caption bio',
  take: 'take call utha uthale uthao chuk chak chukk chakk bula bulao sadd lelo laija leja ਚੁੱਕ ਚੱਕ ਲੈ ਬੁਲਾ ਸੱਦ उठा बुला ले uthalo bulalo chuklo lai le',
  divine:
    'god lord waheguru rabb rab rabba bhagwan prabhu krishna kanha ishwar parmatma guru kirpa shiv patshah thakur ji ਰੱਬ ਰੱਬਾ ਵਾਹਿਗੁਰੂ ਗੁਰੂ ਪਾਤਸ਼ਾਹ ਸਾਹਿਬ प्रभु भगवान कृष्ण कान्हा ईश्वर ठाकुर शिव राम malik allah baba maharaj',
  wake: 'wake waking woke uth uthu uthan uthe akh aankh akhan khul khule khulan morning savere subah ਅੱਖ ਅੱਖਾਂ ਉੱਠ ਸਵੇਰੇ ਸਵੇਰ ਖੁੱਲ੍ਹੇ आँख आँखें सुबह उठ उठूँ खुले eyes eye tomorrow',
  sleep: 'sleep asleep so sona saun sau neend nind sleeping ਸੌਂ ਨੀਂਦ ਸੌਣਾ सो नींद सोना सोऊँ sojau soja soju sauna saunda',
  burden:
    'burden bojh boj bhaar bhar weight cost useless worthless waste bekar faltu ਭਾਰ ਬੋਝ बोझ भार burdan nikamma nikammi ਬੇਕਾਰ बेकार liability mistake galti ਗਲਤੀ गलती extra unwanted',
  better:
    'better changa accha acha behtar theek thik relief relieved free azaad sukhi saukhe khush happier khushi chain sukoon easier ਚੰਗਾ ਠੀਕ ਸੌਖੇ ਸੁਖੀ ਖੁਸ਼ ਆਜ਼ਾਦ ਸੌਖਾ अच्छा बेहतर चैन सुखी खुश आज़ाद ठीक आराम aaram changi saukha halka haulka relax smile lighter peaceful peace sukun fayda ਫਾਇਦਾ फायदा bhala use point matlab ਮਤਲਬ मतलब reason',
  without: 'without bina bagair baghair minus ਬਿਨਾਂ ਬਗੈਰ बिना बगैर bin binaa',
  not: 'not no dont cant cannot never nothing nobody none nahi nai ni na nhi nahin wont isnt ਨਹੀਂ ਨਾ ਨੀ नहीं न ना मत mat nothin neither doesnt didnt hasnt wasnt wouldnt shouldnt couldnt koi ਕੋਈ कोई',
  end: 'end ended ending over finish finished khatam khtm mukk muk mukka mukna nibad stop band bas bass done vanish disappear gayab ਖਤਮ ਮੁੱਕ ਮੁਕਾ ਬੱਸ ਬਸ ਬੰਦ ਨਿੱਬੜ खत्म खतम बस बंद मिट मिटा mita mit mitt mukke mukaun khatm nibb ends stops stopped enough erase delete log logout quit quitting',
  leave:
    'leave leaving left go going gone chala chali chale jaa jaana jana jawan chhad chhadna chhod chhodna free tyag mukti ਛੱਡ ਜਾਣ ਜਾਣਾ ਜਾਵਾਂ ਚੱਲ ਚੱਲਿਆ ਚੱਲੀ छोड़ जाना जाने जाऊँ जाऊं जा चलता चलती जाते chhadd chadd jau jaun jaunga jaungi java jawa chalta chalti chalya hat hatt हट ਹਟ ਮੁਕਤੀ मुक्ति leaves exit escape chhutkara ਛੁਟਕਾਰਾ छुटकारा',
  time: 'tonight today tomorrow now ajj aaj raat kal hun ab soon jaldi chheti night ਅੱਜ ਹੁਣ ਕੱਲ੍ਹ ਰਾਤ ਛੇਤੀ आज अब कल रात जल्दी अभी tonite 2nite tmrw abhi hune sunday monday itwar',
  plan: 'decided ready planned planning bought saved saving hidden faisla tyar tayyar kharid ikathi jama ਫੈਸਲਾ ਤਿਆਰ ਇਕੱਠੀਆਂ ਰੱਖ ਲੁਕਾ फैसला तैयार जमा खरीद रखी रखा इकट्ठी ikatthi ikathiyan gin ginke counted collected kept keeping rakhi rakha rakheya ordered amazon chosen choose himmat ਹਿੰਮਤ हिम्मत courage',
  suffer:
    'pain suffer hurt hurts dard dukh dukhi takleef peed bear sahi seh sahan bardasht unbearable ਦੁੱਖ ਦਰਦ ਸਹਿ ਤਕਲੀਫ ਪੀੜ दर्द दुख सहा सह तकलीफ पीड़ा बर्दाश्त jhall jhalleya jhaleya hurting painful seha numb empty hollow dead',
  tired: 'tired exhausted fed thak thakk tang akk haar sick bored ਥੱਕ ਅੱਕ ਤੰਗ ਹਾਰ थक तंग हार ऊब thakgya thakgyi drained',
  method:
    'painless method ways tarika tareeka tareeke asaan quick quickest least easiest ਤਰੀਕਾ ਤਰੀਕੇ तरीका तरीके dose overdose quantity kinni kitni enough fast faster search google googled searched khoj',
  fault:
    'fault blame dosh kasoor galti guilt failed blamed bacha bachaya ਦੋਸ਼ ਕਸੂਰ ਗਲਤੀ दोष कसूर गलती blames blaming kasoorwar guilty zimmewar responsible roka ਬਚਾ बचा बचाया',
  try: 'tried attempt attempted koshish saved survived pumped',
  past: 'ne kar li layi kiti kitti lai liya leya kita committed took ਲਿਆ ਲਈ ਕੀਤੀ ਕੀਤਾ ਦਿੱਤੀ ਦਿੱਤਾ ਲਏ लिया ली की किया दी दिया लगाई लगा थी था थे si c see sig ਸੀ ਸਨ had was died did diti ditti dita ditta lya layian kari',
  hit: 'hit hits hitting beat beats beating beaten slap slaps slapped slapping kick kicked punch push pushes pushed thrash strangle strangled choke kutt kutta kuttda kuttde kutda kutde peet peetta peette pitai maarda maarde marta maarte marte thappad thappar chaped chapped belt danda soti sota laat dhakka dhakke gala ghutt daba patak marod bruise bruises neel hath haath ਕੁੱਟ ਕੁੱਟਦਾ ਕੁੱਟਦੇ ਕੁੱਟਦੀ ਕੁੱਟਿਆ ਕੁੱਟਣਾ ਮਾਰਦਾ ਮਾਰਦੇ ਮਾਰਦੀ ਚਪੇੜ ਥੱਪੜ ਲੱਤ ਧੱਕਾ ਗਲਾ ਘੁੱਟ ਮਾਰਿਆ ਨੀਲ ਬੈਲਟ ਡੰਡਾ ਸੋਟੀ मारता मारते मारती पीटता पीटते पीटा पीटना थप्पड़ लात धक्का गला मारा पटक डंडे बेल्ट नील चाँटा chanta chante peeta pitta pitata marda maardi mardi marde chapedan chuped jutti chappal chimta rod wire taar bruised strike spank spanked smack smacked violent violence fist bite bites spit spits throws thrown drag dragged ghasit ghaseeta ghasiteya',
  force:
    'force forced forces forcing zabardasti jabardasti jabran mana marzi majboor against refuse ਧੱਕਾ ਧੱਕੇ ਜ਼ਬਰਦਸਤੀ ਜਬਰਦਸਤੀ ਮਰਜ਼ੀ ਮਜਬੂਰ जबरदस्ती ज़बरदस्ती मजबूर मर्जी मना dhakke dhakka refused consent pressure',
  touch:
    'touch touches touched touching chhu chhuta chhua chhoohnda grope presses fondle kapde undress strip nange nangi ਛੂੰਹਦਾ ਹੱਥ ਕੱਪੜੇ ਛੂਹ छूता छूते छुआ कपड़े कपड़ों chhunda chuh touchy lap kapdeyan chipakta akele ikalla ਇਕੱਲੀ अकेले alone room kamre ਕਮਰੇ कमरे',
  lock: 'lock locks locked locking kaid tala band kothri kamra trap passport chain ਬੰਦ ਤਾਲਾ ਕੈਦ ਡੱਕ ਪਾਸਪੋਰਟ ਬੰਨ੍ਹ कैद ताला बंद पासपोर्ट बाँध बांध bann sangal zanjeer janjeer gate outside bahar ਬਾਹਰ बाहर allowed nikalne',
  dowry: 'dowry dahej daaj daj peke maayke lakh ਦਾਜ ਪੇਕੇ ਪੇਕਿਓਂ ਦਹੇਜ दहेज मायके मायका mayke mayka paise ਪੈਸੇ पैसे',
  threat:
    'threat threaten threatens threatened threatening dhamki dhamkiyan blackmail tezab tezaab stalk follows follow picha peecha viral photo photos video pictures leak ਧਮਕੀ ਪਿੱਛਾ ਤੇਜ਼ਾਬ ਫੋਟੋ ਫੋਟੋਆਂ ਵੀਡੀਓ धमकी पीछा तेज़ाब फोटो वीडियो वायरल तस्वीरें blackmailing screenshots nudes edit fake expose exposed tasveer acid',
  rape: 'rape raped rapist molest balatkar abuse abused abusing assault harass shoshan sexual sex inappropriate ਬਲਾਤਕਾਰ ਸ਼ੋਸ਼ਣ बलात्कार शोषण छेड़ छेड़छाड़ ched chhed chhedi molested groped abuser',
  wrong:
    'galat ganda gandi gande maada bad dirty ajeeb filthy wrong harkat ਗਲਤ ਗੰਦੀ ਗੰਦਾ ਗੰਦੇ ਮਾੜਾ ਬੁਰੀ गलत गंदी गंदा गंदे हरकत बुरी ajib',
  age: 'years saal sal old umar year sixteen 12 13 14 15 16 17 ਸਾਲ ਸੋਲਾਂ ਸਤਾਰਾਂ ਬਾਰਾਂ साल सत्रह सोलह बारह चौदह fifteen fourteen thirteen twelve eleven eighteen 10 11 18 class minor',
  afraid:
    'afraid scared scary fear fears darr dar darda dardi darti darta ghabra ghabrahat worried ਡਰ ਡਰਦੀ ਘਬਰਾ डर घबरा घबराहट दहशत scares panic worry',
  tell: 'tell told say says said saying keeps kehnda kehndi kehnde kehta kehti kehte bolta bolti bolte bola kiha dass dassan batau bataya ਕਹਿੰਦਾ ਕਹਿੰਦੀ ਕਹਿੰਦੇ ਕਿਹਾ ਦੱਸਾਂ ਦੱਸਿਆ ਪੁੱਛਦਾ ਬੋਲ कहता कहती कहते कहा बोला बोली बताऊँ बताया पूछता पूछती kyha talks talking asks asked talk whispers mentions mentioned threatens boli boldi bolda keh kehrha kehrhi',
  save: 'help save stop rok rokan bacha bachavan bachau kive kaise samjhau madad what ਬਚਾ ਬਚਾਵਾਂ ਰੋਕਾਂ ਮਦਦ ਸਮਝਾਵਾਂ ਹਟਾਵਾਂ बचाऊँ रोकें समझाऊँ मदद रोकूँ karu kara karan karun ਕਰਾਂ करूँ करें hatawan roka rokun bachaiye bachaun',
  found:
    'found find saw see labbi mila mile dekha vekh signs nishan hidden lukao chhup ਲੱਭੀ ਲੱਭੇ ਮਿਲੀ ਵੇਖੇ ਦੇਖੇ ਨਿਸ਼ਾਨ ਨਿਕਲੇ मिला मिली मिले देखा देखे निशान निकले labbe labhi labbhi nikle noticed marks',
  phone:
    'phone call switched off picking answer silent chup gumsum ਫੋਨ ਚੁੱਪ ਗੁੰਮਸੁੰਮ फोन मोबाइल चुप गुमसुम chakda chukda uthata uthaya reply replying seen online missing ghar',
  drink:
    'drunk drinks drink drinking sharab daru piya peeke peeti alcohol ਸ਼ਰਾਬ ਦਾਰੂ ਪੀ ਪੀਤੀ ਨਸ਼ਾ ਨਸ਼ੇ शराब पीकर पी नशा नशे peeta pike nashe nasha',
  verse:
    'verse verses shlok shalok tuk shabad bani gurbani scripture scriptures gita granth shastra proof prove saboot praman parmaan sabit written likhya likha quote line mantra chaupai dharam dharma ਤੁਕ ਸ਼ਬਦ ਬਾਣੀ ਗੁਰਬਾਣੀ ਪ੍ਰਮਾਣ ਸਬੂਤ ਸ਼ਲੋਕ ਧਰਮ ਗ੍ਰੰਥ श्लोक शास्त्र गीता प्रमाण चौपाई धर्म ग्रंथ मंत्र sabhit tukk manusmriti manu veda vedas quran puran',
  show: 'give show prove need do dasso batao deo dijiye chahidi dikhana dikhaun support justify allow allowed ਦਿਓ ਦੱਸੋ ਸਾਬਤ ਦਿਖਾਉਣ ਵਿਖਾਉਣ ਚਾਹੀਦਾ ਚਾਹੀਦੀ दो दीजिए बताओ बताइए साबित सिद्ध चाहिए दिखाना dikhani sabit siddh saabit dasna labh labho',
  caste:
    'caste castes jaat jati jaati dalit dalits shudra shudras chamar majhbi untouchable brahmin brahman jatt jat kshatriya lowcaste bhangi chuhre reservation varna khandan ਜਾਤ ਜੱਟ ਦਲਿਤ ਸ਼ੂਦਰ ਨੀਵੀਂ ਖਾਨਦਾਨ जाति जात दलित शूद्र शूद्रों ब्राह्मण ब्राह्मणों क्षत्रिय वर्ण आरक्षण खानदान jaatan jatan majhabi mazhabi chuhra chamaran backward bihari bhaiya sc obc thakur rajput',
  low: 'low lower inferior neech neevi neeche thalle below impure dirty gande nichi jooti juti equal barabar ਨੀਵੀਂ ਨੀਵੇਂ ਥੱਲੇ ਜੁੱਤੀ नीच नीची नीचे जूती नीचा chhoti kamzor weak servant slave dasi gulam beneath',
  high: 'superior above upar higher highest uchi unchi pure shreshth best rule ਉੱਚੀ ਉੱਪਰ ਉੱਚੇ श्रेष्ठ ऊँचा ऊपर ऊँची top greatest only',
  woman:
    'woman women female girls aurat aurtan stri mahila nari tivi teevin kudiyan ladkiyo ladkiyan ਔਰਤ ਔਰਤਾਂ ਤੀਵੀਂ ਕੁੜੀਆਂ औरत औरतें स्त्री नारी महिला लड़कियों लड़कियाँ aurton ladies wives wife',
  faith:
    'muslim muslims musalman musalmano mulle musle hindu hindus hinduan sikh sikhs christian christians isai religion faith adharmi kafir pagans terrorist migrants bhaiye people lok gaddar traitor ਮੁਸਲਮਾਨ ਹਿੰਦੂ ਸਿੱਖ ਲੋਕ ਧਰਮ ਭਈਏ मुसलमान मुसलमानों हिंदू सिख ईसाई अधर्मी लोग katuve jihadi atheists nastik bihari khalistani sardar sardaro gay gays homosexuals lgbt',
  expel:
    'chase kick expel nikal kaddh kaddhna remove wipe punish saza badla revenge sabak lesson sikhana sikhauna against khilaf khilaaf destroy naash barbad bleed ਬਦਲਾ ਸਬਕ ਕੱਢਣ ਕੱਢਣਾ ਸਜ਼ਾ ਨਾਸ ਖਿਲਾਫ਼ बदला सबक निकाल सज़ा दंड नाश खिलाफ मसल दबा badle badlaa chhadna chhodunga chhodna chhadda chhadange bakshna bakhshunga nahichhadna ਛੱਡਣਾ छोड़ूँगा teach avenge torture',
  blood: 'blood khoon khun bleed bleeds bled lahu ਖੂਨ ਲਹੂ खून लहू bleeding',
  honour:
    'honour honor izzat ijjat laaj naak badnami shame eloped bhajj bhaag ran ਇੱਜ਼ਤ ਲਾਜ ਨੱਕ ਭੱਜ ਬਦਨਾਮੀ इज्जत इज़्ज़त लाज नाक भाग भागकर elope',
  obey: 'obey control kabu daba discipline sudhar sudharna zuban boldi agge hukam haq hakk right layak deserves ਹੁਕਮ ਹੱਕ ਕਾਬੂ ਸੁਧਾਰ ਸਿੱਧਾ ਅਕਲ हक काबू सुधार जुबान ज़ुबान अक्ल सीधा sidha seedha akal aqal sudhaar correct',
  body: 'head legs lattan leg neck throat arm arms bah baah sir face mooh skin thigh stomach ਸਿਰ ਲੱਤਾਂ ਮੂੰਹ ਢਿੱਡ सिर टाँग टाँगें मुँह पेट taang taangein lattaan hair baal ਵਾਲਾਂ बाल dhidd pet munh',
  question:
    'what why how when which who kya ki kyon kyu kive kaise kaun kehra kithe kahan kado is are does can ਕੀ ਕਿਵੇਂ ਕਿਉਂ ਕੌਣ ਕਿੱਥੇ ਕਦੋਂ क्या कैसे क्यों कौन कहाँ कब कौनसा kon kehda ke',
  meaning:
    'meaning arth matlab explain story saakhi difference farak called about bare ਅਰਥ ਮਤਲਬ ਸਾਖੀ ਬਾਰੇ अर्थ कहानी कथा बारे samjhao katha',
  ego: 'ego pride anger haumai ahankar hankar krodh gussa alas laziness greed desire lobh habit aadat mind kaam ਹਉਮੈ ਹੰਕਾਰ ਗੁੱਸਾ ਆਲਸ ਲੋਭ अहंकार क्रोध गुस्सा आलस लोभ आदत gusse ਗੁੱਸੇ गुस्से',
  lore: 'arjun arjuna bhishma bheeshma karna draupadi ram sita ravan abhimanyu ashwatthama sahibzade shaheed shaheedi martyr jang yudh war army fauj kurukshetra mahabharat meera shiv parashuram',
  animal:
    'dog cat cow mosquito machhar kutta billi insect keeda keede murga chicken meat maas goat ant chuha animal plants',
  exam: 'exam exams paper result results neet jee upsc marks number fail failed padhai study school college kota boards backlog supply ਪੇਪਰ ਨਤੀਜਾ ਫੇਲ੍ਹ ਨੰਬਰ ਪੜ੍ਹਾਈ परीक्षा रिजल्ट परिणाम फेल नीट नंबर पढ़ाई कोटा ielts pte visa ਵੀਜ਼ਾ वीज़ा ssc gate cat nda',
  debt: 'debt loan loans karz karza karja emi creditors bank insurance bima fasal crop farmer kisan kist ਕਰਜ਼ਾ ਕਰਜ਼ੇ ਬੈਂਕ ਫ਼ਸਲ ਫਸਲ ਬੀਮਾ ਆੜ੍ਹਤੀਆ कर्ज कर्ज़ बीमा बीमे किसान फसल लोन karze karje karjaa udhaar betting satta trading crypto shares jua arhtiya aarhtiye muavza',
  joke: 'laugh laughing lol haha hass hassi joke mazak funny',
  grief:
    'grief miss missing yaad barsi shraddh antim grieve mourning bhog terahvi remember ਯਾਦ ਬਰਸੀ ਭੋਗ याद बरसी श्राद्ध तेरहवीं shok viyog vichhoda',
  ill: 'cancer dialysis hospital illness sick bimari ilaj ilaaj surgery chemo doctor treatment',
  job: 'job work office boss naukri kam kaam business dukan shift',
  food: 'food langar hunger bhukh bhookh khana roti prasad vrat fast chai eat',
  love: 'love loved pyar piar heart dil breakup viah vyah shadi shaadi married marry marriage mangni rishta ਪਿਆਰ ਵਿਆਹ ਰਿਸ਼ਤਾ ਮੰਗਣੀ प्यार शादी विवाह रिश्ता प्रेम प्रेमी प्रेमिका brek lover divorce talaq',
  forgive:
    'forgive forgiven maaf maafi mafi sorry sin paap punish saza narak nark hell ਮਾਫ਼ ਮਾਫ਼ੀ ਪਾਪ ਨਰਕ ਸਜ਼ਾ माफ माफी क्षमा पाप नरक सज़ा narazz naraz bakhsh bakhshunga',
  soul: 'soul rooh aatma atma ghost bhoot janam birth reborn gati moksh moksha mukti heaven swarg body sareer sharir ਰੂਹ ਆਤਮਾ ਸਰੀਰ ਗਤੀ आत्मा शरीर मोक्ष जन्म भूत भटक bhatak bhatkdi',
  regret: 'regret pachhtava pachtava sorry guilty bura shant calm control peace',
  care: 'care khayal khyal dhyan look after sambhal rakhna rakhio ਖਿਆਲ ਧਿਆਨ ਸੰਭਾਲ ख्याल ध्यान संभाल khyaal dekhna',
  away: 'gave giving vand baant baat donated transferred sold saman things cheezan ਵੰਡ ਚੀਜ਼ਾਂ ਸਮਾਨ बाँट बांट सामान चीजें vandd vandti',
  world: 'world duniya duniyan duniaa ਦੁਨੀਆਂ ਦੁਨੀਆ दुनिया sansar ਸੰਸਾਰ संसार earth jagat planet here ithe yahan',
  all: 'all everyone everything sab sabh sare saare sareyan ਸਭ ਸਾਰੇ ਸਾਰਿਆਂ ਸਾਰਾ सब सबको सबकी सारा सारी सभी sabko sabki sabka sabnu everybody family ghar gharwalon gharwalo tabbar ਟੱਬਰ parivar परिवार ghare gharde ਘਰਦੇ ਘਰਦਿਆਂ घरवाले घरवालों',
  after: 'after baad magron magro ਬਾਅਦ ਮਗਰੋਂ ਪਿੱਛੋਂ बाद pichhon pichho before pehlan pehle ਪਹਿਲਾਂ पहले since once when',
  alone: 'alone lonely ikalla ekla kalla kalli ikalli akela akeli akele ਇਕੱਲਾ ਇਕੱਲੀ अकेला अकेली अकेले',
  eat: 'kha khaa khada khadi khadhi khaadi khayi khaya khana khao khake khaan swallow swallowed took taking pi pee peelu peena ਖਾ ਖਾਧਾ ਖਾਧੀ ਖਾਣ ਪੀ खा खाया खाई खाना खाऊँ खाकर पी पीना',
  future:
    'dunga dungi lunga lungi jaunga jaungi karunga karungi daalunga rahunga rahungi denge devanga devangi lavanga lavangi karanga karangi jawanga jawangi deni dena deniyan lena laini lainaa karna karni दूँगा दूँगी दूंगा लूँगा लूँगी जाऊँगा जाऊँगी करूँगा रहूँगा ਦੇਣਾ ਦੇਣੀ ਲੈਣਾ ਲੈਣੀ ਜਾਣਾ ਦਿਆਂਗਾ will gonna going',
  may: 'lavan lava lawa devan deva dewan devaan java jawan jaavan hovan rahan mukk mukja ਲਵਾਂ ਦੇਵਾਂ ਜਾਵਾਂ ਰਹਾਂ ਹੋਵਾਂ ਦਿਆਂ दूँ लूँ जाऊँ रहूँ हो du lu jau karu rahu doon loon jaun should could would might',
  become: 'je if agar ਜੇ अगर jekar toh taan ta ਤਾਂ तो',
  daily: 'roz har every always daily ਰੋਜ਼ ਹਰ रोज हर often again phir fer ਫੇਰ फिर nightly keeps sometimes kadi kabhi kade',
  accident:
    'accident haadsa hadsa crash hit haadse ਹਾਦਸਾ हादसा takkar टक्कर thok thuk heart attack virus covid fever stroke cancer disease',
  born: 'born birth janam jammi jammeya jammia jamdi jamde janma paida ਜੰਮਿਆ ਜੰਮੀ ਜਨਮ जन्म पैदा',
  hostel: 'hostel hostal ਹੋਸਟਲ हॉस्टल college school canada dubai abroad pardes videsh kota brampton australia',
  land: 'land zameen zamin jameen ਜ਼ਮੀਨ ज़मीन property pension ਪੈਨਸ਼ਨ पेंशन vatt khet ਖੇਤ खेत shareek sharik ਸ਼ਰੀਕ ਸ਼ਰੀਕਾਂ padosi neighbour',
  enemy: 'enemy dushman ਦੁਸ਼ਮਣ दुश्मन vairi traitor gaddar ਗੱਦਾਰ गद्दार thief chor ਚੋਰ चोर crowd mob bheed gang munde adharmi',
  magic: 'jadu tantra totka vashikaran kala maran mantra curse shrap nazar',
  scold:
    'scold scolded shout shouts yell taunt taunts taane taana jhidak jhidkeya daant danta daantte gaali gaalan gaal ਤਾਅਨੇ ਗਾਲ੍ਹਾਂ ताने गाली डाँट insult insulted bully bullied tease',
  learn:
    'path paath simran jaap naam kirtan ਪਾਠ ਸਿਮਰਨ पाठ जप नाम seva ਸੇਵਾ सेवा bhakti pooja puja dhyan meditation nitnem hukamnama aarti prasad',
  sadness: 'sad udaas ਉਦਾਸ उदास low depressed depression rona ronda cry crying weep lonely tension chinta stress hosla',
  service: 'how kive kaise ਕਿਵੇਂ कैसे chahida way',
  allow: 'ok okay right theek galat jaiz allowed justified permit permits maaf excuse sahi ਠੀਕ ਜਾਇਜ਼ ਗਲਤ सही ठीक गलत na',
}

const whole = new Map<string, string[]>()
const starts: (readonly [string, string])[] = []
for (const [concept, words] of Object.entries(CONCEPTS)) {
  for (const word of words.split(' ')) {
    const sound = soundOf(token(word.replace('*', '')))
    if (word.endsWith('*')) starts.push([sound, concept])
    else if (!whole.get(sound)?.includes(concept)) whole.set(sound, [...(whole.get(sound) ?? []), concept])
  }
}

/** The concepts a word may stand for. */
export function conceptsOf(t: Token): readonly string[] {
  const sound = soundOf(t)
  const found = whole.get(sound) ?? []
  const begun = starts.filter(([start]) => sound.startsWith(start)).map(([, concept]) => concept)
  return begun.length === 0 ? found : [...found, ...begun]
}
