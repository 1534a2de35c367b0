import { soundOf, type Token, token } from '../normalise.ts'

/**
 * What words have in common across languages: 'canal', 'nehar' and ਨਹਿਰ are water. The lists say nothing about danger
 * by themselves ('mar' is in a shabad and in a joke); the examples teach which concepts together mean it. One spelling
 * is enough for all three scripts (normalise.ts, `soundOf`); `*` lets a word go on.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  me: 'i im ive me my mine main mai mein mainu menu mujhe mujhko mera meri mere mereya meriyan',
  we: 'we us our sada sadi sade saanu sanu asi asin hamara hamari hum humein humko',
  self: 'myself khud khudko swayam aap apneaap own oneself',
  third:
    'he she him her his hers they them their oh ohne ohnu ohda ohdi ohde ohna usne usko uski uska uske unhone wo woh vo unko inko iska',
  reflexive: 'himself herself themselves',
  you: 'you your tu tum aap tusi',
  partner:
    'husband wife hubby spouse fiance fiancee mangetar boyfriend girlfriend bf gf ex partner pati patni gharwala gharwali biwi bivi banda voti lover premi premika',
  child:
    'son daughter child children kid kids baby toddler grandson beta bete beti putt putr dhee dhi bacha bache bacho baccha bachche bachcho niyana juak munda munde kudi ladka ladke ladki teen newborn',
  parent: 'father mother dad mum mom papa mummy daddy bapu maa bebe pita pitaji mata maape parents baap ammi',
  sibling: 'brother sister bhra bhai veer veere bhen behen behan didi bhaiya twin sibling bhaji',
  friend:
    'friend bestfriend roommate colleague classmate cousin dost saheli yaar mitar mittar roomie jamati student neighbour neighbor padosi guandi gwandi',
  elder:
    'uncle aunt grandfather grandmother dada dadi nana nani chacha chachi mama mami taya tayi bua bhua fufad masi mausi grandpa grandma',
  inlaw:
    'laws law saas sass sasur sohra sahure saure sohre sasural nanad nanan jeth devar jija jiju bhabhi bahu nuh jamai damaad sali',
  authority:
    'teacher boss manager coach priest warden employer sir master malik baba pandit granthi doctor landlord policeman seniors principal',
  death: 'die dies died dying dead death deceased mar mara mare mari marna marne maran marn maut mout mrityu mareya marke marunga',
  gone: 'passed guzar guzri pure dehant nidhan swarg swargwas chal basi basa gaye gayi tur expired',
  live: 'live alive living life lives exist existing existence jeena jina jeen jeene jeona jeeona jiu jeevan zindagi jindagi zindgi jind zinda jinda jeonda jiunda jeeke saah saans saansein breathe breathing sans',
  wish: 'want wants wanna wish wishing hope hoping chahta chahti chahunda chahundi chahna dil mann man jee kash kaash ichha chahida chahiye dua pray praying',
  kill: 'kill kills killed killing murder slaughter finish shoot stab katal qatal hatya vadh vadd vaddh kaat katt marwa mukaa mukauna lynch supari',
  suicide:
    'suicide suicidal khudkushi khudkhushi aatmhatya atmahatya aatmahatya atamhatya atmghat unalive kms selfharm overdose overdosed sucide',
  poison:
    'poison poisoned pesticide zeher zehar jeher jahar sulphas salfas sulfas spray phenyl acid pills pill tablets tablet goli goliyan goliya dawai dawa bottle sheeshi insulin',
  rope: 'rope noose hang hanged hanging hung fan beam faha phaha fansi phansi faansi rassi rassa pankha pankhe latak* chunni dupatta fanda ceiling',
  water: 'canal river lake drown drowned nehar nahar nadi khuh kuan kue kuye darya talab well',
  edge: 'bridge pul roof terrace balcony building cliff chhat kotha kothe munder ledge platform tracks track train rail patri metro truck bus subway gaddi gadi',
  jump: 'jump jumped jumping leap chhaal chhal kood koodna kooda kud chhalang step stepped',
  blade: 'blade blades razor cut cuts cutting slit vein veins wrist wrists nas naad kalai compass knife chaku scar scratch',
  gun: 'gun pistol rifle bandook bandukh dunali pistaul katta hathyar hathiyar weapon axe kirpan talwar bomb',
  fire: 'burn burned burnt burning fire lighter jala jal jalana saad saadna agg aag petrol tel matchstick torch',
  last: 'last final aakhri akhri antim alvida goodbye farewell bye forever hamesha sadaa never kade kabhi',
  letter: 'letter letters note will chitthi chithi patra likh likhi status message msg sandesh diary vasiyat',
  take: 'take call utha uthale uthao chuk chak chukk chakk bula bulao sadd lelo laija leja',
  divine: 'god lord waheguru rabb rab rabba bhagwan prabhu krishna kanha ishwar parmatma guru kirpa shiv patshah thakur ji',
  wake: 'wake waking woke uth uthu uthan uthe akh aankh akhan khul khule khulan morning savere subah',
  sleep: 'sleep asleep so sona saun sau neend nind sleeping',
  burden: 'burden bojh boj bhaar bhar weight cost useless worthless waste bekar faltu',
  better: 'better changa accha acha behtar theek thik relief relieved free azaad sukhi saukhe khush happier khushi chain sukoon easier',
  without: 'without bina bagair baghair minus',
  not: 'not no dont cant cannot never nothing nobody none nahi nai ni na nhi nahin wont isnt',
  end: 'end ended ending over finish finished khatam khtm mukk muk mukka mukna nibad stop band bas bass done vanish disappear gayab',
  leave: 'leave leaving left go going gone chala chali chale jaa jaana jana jawan chhad chhadna chhod chhodna free tyag mukti',
  time: 'tonight today tomorrow now ajj aaj raat kal hun ab soon jaldi chheti night',
  plan: 'decided ready planned planning bought saved saving hidden faisla tyar tayyar kharid ikathi jama',
  suffer: 'pain suffer hurt hurts dard dukh dukhi takleef peed bear sahi seh sahan bardasht unbearable',
  tired: 'tired exhausted fed thak thakk tang akk haar sick bored',
  method: 'painless method ways tarika tareeka tareeke asaan quick quickest least easiest',
  fault: 'fault blame dosh kasoor galti guilt failed blamed bacha bachaya',
  try: 'tried attempt attempted koshish saved survived pumped',
  past: 'ne kar li layi kiti kitti lai liya leya kita committed took',
  hit: 'hit hits hitting beat beats beating beaten slap slaps slapped slapping kick kicked punch push pushes pushed thrash strangle strangled choke kutt kutta kuttda kuttde kutda kutde peet peetta peette pitai maarda maarde marta maarte marte thappad thappar chaped chapped belt danda soti sota laat dhakka dhakke gala ghutt daba patak marod bruise bruises neel hath haath',
  force: 'force forced forces forcing zabardasti jabardasti jabran mana marzi majboor against refuse',
  touch: 'touch touches touched touching chhu chhuta chhua chhoohnda grope presses fondle kapde undress strip nange nangi',
  lock: 'lock locks locked locking kaid tala band kothri kamra trap passport chain',
  dowry: 'dowry dahej daaj daj peke maayke lakh',
  threat: 'threat threaten threatens threatened threatening dhamki dhamkiyan blackmail tezab tezaab stalk follows follow picha peecha viral photo photos video pictures leak',
  rape: 'rape raped rapist molest balatkar abuse abused abusing assault harass shoshan sexual sex inappropriate',
  wrong: 'galat ganda gandi gande maada bad dirty ajeeb filthy wrong harkat',
  age: 'years saal sal old umar year sixteen 12 13 14 15 16 17',
  afraid: 'afraid scared scary fear fears darr dar darda dardi darti darta ghabra ghabrahat worried',
  tell: 'tell told say says said saying keeps kehnda kehndi kehnde kehta kehti kehte bolta bolti bolte bola kiha dass dassan batau bataya',
  save: 'help save stop rok rokan bacha bachavan bachau kive kaise samjhau madad what',
  found: 'found find saw see labbi mila mile dekha vekh signs nishan hidden lukao chhup',
  phone: 'phone call switched off picking answer silent chup gumsum',
  drink: 'drunk drinks drink drinking sharab daru piya peeke peeti alcohol',
  verse: 'verse verses shlok shalok tuk shabad bani gurbani scripture scriptures gita granth shastra proof prove prove saboot praman parmaan sabit written likhya likha quote line mantra chaupai dharam dharma',
  show: 'give show prove need do dasso batao deo dijiye chahidi dikhana dikhaun support justify allow allowed',
  caste: 'caste castes jaat jati jaati dalit dalits shudra shudras chamar majhbi untouchable brahmin brahman jatt jat kshatriya lowcaste bhangi chuhre reservation varna khandan',
  low: 'low lower inferior neech neevi neeche thalle below impure dirty gande nichi jooti juti equal barabar',
  high: 'superior above upar higher highest uchi unchi pure shreshth best rule',
  woman: 'woman women female girls aurat aurtan stri mahila nari tivi teevin kudiyan ladkiyo ladkiyan',
  faith:
    'muslim muslims musalman musalmano mulle musle hindu hindus hinduan sikh sikhs christian christians isai religion faith adharmi kafir pagans terrorist migrants bhaiye people lok gaddar traitor',
  expel: 'chase kick expel nikal kaddh kaddhna remove wipe punish saza badla revenge sabak lesson sikhana sikhauna against khilaf khilaaf destroy naash barbad bleed',
  blood: 'blood khoon khun bleed bleeds bled lahu',
  honour: 'honour honor izzat ijjat laaj naak badnami shame eloped bhajj bhaag ran',
  obey: 'obey control kabu daba discipline sudhar sudharna zuban boldi agge hukam haq hakk right layak deserves',
  body: 'head legs lattan leg neck throat arm arms bah baah sir face mooh skin thigh stomach',
  question: 'what why how when which who kya ki kyon kyu kive kaise kaun kehra kithe kahan kado is are does can',
  meaning: 'meaning arth matlab explain story saakhi difference farak called about bare',
  ego: 'ego pride anger haumai ahankar hankar krodh gussa alas laziness greed desire lobh habit aadat mind kaam',
  lore: 'arjun arjuna bhishma bheeshma karna draupadi ram sita ravan abhimanyu ashwatthama sahibzade shaheed shaheedi martyr jang yudh war army fauj kurukshetra mahabharat meera shiv parashuram',
  animal: 'dog cat cow mosquito machhar kutta billi insect keeda keede murga chicken meat maas goat ant chuha animal plants',
  exam: 'exam exams paper result results neet jee upsc marks number fail failed padhai study school college kota boards backlog supply',
  debt: 'debt loan loans karz karza karja emi creditors bank insurance bima fasal crop farmer kisan kist',
  joke: 'laugh laughing lol haha hass hassi joke mazak funny',
  grief: 'grief miss missing yaad barsi shraddh antim grieve mourning bhog terahvi remember',
  ill: 'cancer dialysis hospital illness sick bimari ilaj ilaaj surgery chemo doctor treatment',
  job: 'job work office boss naukri kam kaam business dukan shift',
  food: 'food langar hunger bhukh bhookh khana roti prasad vrat fast chai eat',
  love: 'love loved pyar piar heart dil breakup viah vyah shadi shaadi married marry marriage mangni rishta',
  forgive: 'forgive forgiven maaf maafi mafi sorry sin paap punish saza narak nark hell',
  soul: 'soul rooh aatma atma ghost bhoot janam birth reborn gati moksh moksha mukti heaven swarg body sareer sharir',
  regret: 'regret pachhtava pachtava sorry guilty bura shant calm control peace',
  care: 'care khayal khyal dhyan look after sambhal rakhna rakhio',
  away: 'gave giving vand baant baat donated transferred sold saman things cheezan',
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
