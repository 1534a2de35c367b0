import type { Theme } from './corpus.ts'

/**
 * How people say what weighs on them. Per theme: English; Punjabi; Hindi; romanised Punjabi and Hindi, which share a
 * list because people mix them. Entries are separated by commas. A single word weighs 2 and a phrase 3, unless
 * `*weight` says otherwise; 1 is a hint that only decides when nothing else does. `=` asks for the exact spelling:
 * for words that would meet another word once folded. Phrases may have one other word in each gap;
 * `_` joins words that must touch.
 */
export type Words = { readonly en: string; readonly pa: string; readonly hi: string; readonly roman: string }

export const LEXICON: Readonly<Record<Theme, Words>> = {
  grief: {
    en: `cries*1, cried*1, she is gone*4, he is gone*4, they are gone*3, late husband*5, late wife*5, late father*5, late mother*5, late son*5, late daughter*5, late brother*5, late grandmother*5, late grandfather*5, grief, grieving, mourning, mourn, bereaved, bereavement*3, passed away*4, my late*3, lost my mother*5, lost my father*5, lost my mom*5, lost my mum*5, lost my dad*5, lost my son*5, lost my daughter*5, lost my husband*5, lost my wife*5, lost my brother*5, lost my sister*5, lost my baby*5, lost my child*5, lost my grandmother*5, lost my grandfather*5, lost my friend*4, lost my best friend*5, lost my parents*5, lost my dog*4, lost someone*4, losing someone*4, losing him, losing her, miscarriage*4, funeral*3, is no more*4, no longer with us*4, left this world*4, father died*5, mother died*5, dad died*5, mom died*5, mum died*5, son died*5, daughter died*5, husband died*5, wife died*5, brother died*5, sister died*5, friend died*5, grandfather died*5, grandmother died*5, grandpa died*5, grandma died*5, uncle died*5, aunt died*5, baby died*5, child died*5, teacher died*4, dog died*4, cat died*4, he died*4, she died*4, they died*4, died last*4, died yesterday*4, died suddenly*4, died today*4, died in*3, death of my*4, demise*3, miss my mother*4, miss my father*4, miss my dad*4, miss my mom*4, miss my mum*4, miss my late*4, miss him, miss her, he left, she left, sorrow, sad*1, sadness*2, crying*1, cry*1, tears*1, loss of my*4, loss of a loved*4, loved one*3, stillborn*4, suffering*1, pain of losing*4, gone forever*3`,
    pa: `ਦੁਨੀਆ ਵਿੱਚ ਨਹੀਂ*5, ਸਾਡੇ ਵਿੱਚ ਨਹੀਂ*4, ਸੋਗ, ਵਿਛੋੜਾ*3, ਵਿਛੋੜੇ*3, ਵਿਛੜ*3, ਵਿੱਛੜ*3, ਚਲਾਣਾ*4, ਅਕਾਲ ਚਲਾਣਾ*5, ਗੁਜ਼ਰ ਗਏ*5, ਗੁਜ਼ਰ ਗਈ*5, ਗੁਜ਼ਰ ਗਿਆ*5, ਚਲ ਵਸੇ*5, ਚੱਲ ਵਸੇ*5, ਚੱਲ ਵਸੀ*5, ਚੱਲ ਵਸਿਆ*5, ਪੂਰੇ ਹੋ ਗਏ*4, ਪੂਰੀ ਹੋ ਗਈ*4, ਸਵਰਗਵਾਸ*4, ਸਵਰਗਵਾਸੀ*4, ਮਰ ਗਿਆ*4, ਮਰ ਗਈ*4, ਮਰ ਗਏ*4, ਦੀ ਮੌਤ ਹੋ*5, ਮਾਂ ਦੀ ਮੌਤ*5, ਪਿਤਾ ਦੀ ਮੌਤ*5, ਪਿਤਾ ਜੀ ਦੀ ਮੌਤ*5, ਪੁੱਤ ਦੀ ਮੌਤ*5, ਪਤੀ ਦੀ ਮੌਤ*5, ਛੱਡ ਕੇ ਚਲੇ ਗਏ*4, ਛੱਡ ਗਏ*3, ਯਾਦ ਆਉਂਦੀ*3, ਯਾਦ ਬਹੁਤ ਆਉਂਦੀ*3, ਨਹੀਂ_ਰਹੇ*4, ਨਹੀਂ_ਰਹੀ*2, ਰੋਣਾ*1, ਰੋਂਦਾ*1, ਰੋਂਦੀ*1, ਹੰਝੂ*1, ਦੁੱਖ*1, ਦੁਖੀ*1, ਉਦਾਸ*1, ਗ਼ਮ*2, ਭੋਗ*2`,
    hi: `दुनिया में नहीं*5, हमारे बीच नहीं*5, शोक*3, बिछड़*3, बिछोह*3, वियोग*3, देहांत*5, निधन*5, स्वर्गवास*5, गुज़र गए*5, गुज़र गई*5, गुज़र गया*5, चल बसे*5, चल बसी*5, चल बसा*5, मर गया*4, मर गई*4, मर गए*4, मृत्यु हो गई*5, मौत हो गई*5, माँ की मृत्यु*5, पिता की मृत्यु*5, पिताजी की मृत्यु*5, पति की मृत्यु*5, पत्नी की मृत्यु*5, बेटे की मृत्यु*5, माँ की मौत*5, पिता की मौत*5, नहीं_रहे*4, नहीं_रहीं*4, नहीं_रही*2, छोड़कर चले गए*4, खो दिया*3, याद आती*3, याद बहुत आती*3, रोना*1, रोता*1, रोती*1, आँसू*1, दुख*1, दुःख*1, दुखी*1, उदास*1, ग़म*2`,
    roman: `chale gaye*2, chali gayi*2, duniya ton chale gaye*5, duniya se chale gaye*5, sadde vich nahi*4, gujar gaye*5, gujar gayi*5, gujar gaya*5, guzar gye*5, guzar gayi*5, chal base*5, chal basi*5, chal vase*5, chalana kar gaye*5, akal chalana*5, dehant*5, nidhan*4, swargwas*5, surgwas*5, swargwasi*4, mar gaya*4, mar gayi*4, mar gaye*4, mar gya*4, mar gyi*4, mar gye*4, mar giya*4, maa di maut*5, maa ki maut*5, pita di maut*5, papa di maut*5, papa ki maut*5, papa di death*5, papa ki death*5, mummy di death*5, mummy ki death*5, dadi di death*5, dad di death*5, di maut ho gayi*5, ki maut ho gayi*5, di death ho gayi*5, ki death ho gayi*5, di death ho gyi*5, ki death ho gyi*5, death ho gayi*4, maut ho gayi*4, maut hogi*3, nahi_rahe*4, nahi_rahi*2, kho diya*3, vichhora*3, vichora*3, vichoda*3, bichad*3, bichhad gaya*3, yaad aundi*3, yaad aati*3, yaad bahut aundi*3, yaad bahut aati*3, bhul nahi*2, bhula nahi*2, gham*2, gam me*2, rona aata*2, rona aunda*2, rondi*1, ronda*1, roti rehti*1, dukhi*1, dukh*1, udas*1, sog*3, shok*2`,
  },
  anger: {
    en: `insulted*3, humiliated*3, humiliation*3, anger*4, angry*4, rage*4, furious*4, fury*4, temper*4, mad at*3, lose my cool*3, losing my cool*3, short tempered*4, outburst*3, yell*2, yelling*2, shout*2, shouting*2, scream at*2, screaming at*2, irritated*2, irritable*2, irritation*2, annoyed*2, frustrated*2, frustration*2, resentment*3, resent*2, hatred*3, hate him*2, hate her*2, hate my*2, hate them*2, hate people*2, revenge*3, take revenge*3, get back at*2, pissed*2, insulted me*2, insult*1, blow up*1, snap at*2, grudge*1, bitter*1, aggressive*2, hot headed*3`,
    pa: `ਬੇਇੱਜ਼ਤੀ*4, ਅਪਮਾਨ*3, ਨਿਰਾਦਰ*3, ਗੁੱਸਾ*4, ਗੁੱਸੇ*4, ਕ੍ਰੋਧ*4, ਕਰੋਧ*4, ਖਿੱਝ*2, ਖਿਝ*2, ਚਿੜਚਿੜਾ*2, ਚਿੜ*2, ਬਦਲਾ*2, ਨਫ਼ਰਤ*3, ਭੜਕ*2, ਚੀਕਦਾ*1, ਵੈਰ*2, ਆਪੇ ਤੋਂ ਬਾਹਰ*3`,
    hi: `बेइज़्ज़ती*4, अपमान*4, निरादर*3, गुस्सा*4, गुस्से*4, क्रोध*4, क्रोधित*4, नाराज़*1, चिढ़*2, चिड़चिड़ा*2, चिड़चिड़ापन*2, खीझ*2, बदला*2, बदला लेना*3, नफ़रत*3, घृणा*2, भड़क*2, चिल्लाता*2, चिल्लाती*2, आपे से बाहर*3, झुँझलाहट*2`,
    roman: `bezzati*4, beizzati*4, bejjati*4, apmaan*4, apman*4, gussa*4, gusse*4, krodh*4, karodh*4, krodhi*4, khijh*2, khij*2, chidchida*2, chirchira*2, chid*1, nafrat*3, nafarat*3, badla lena*3, badla laina*3, badla*2, bhadak*2, chillata*2, chillati*2, gusel*2, gussail*2, dimag kharab ho jata*2, dimaag garam*3, khoon khaul*3, sadda rehnda*2`,
  },
  fear: {
    en: `fear*3, afraid*3, scared*3, frightened*3, terrified*3, terror*2, scary*2, phobia*3, nightmare*2, dread*2, coward*2, courage*2, brave*2, insecure*1, insecurity*1, unsafe*1, ghost*2, black magic*2, evil eye*2, stage fright*3`,
    pa: `ਡਰ*3, ਡਰਦਾ*3, ਡਰਦੀ*3, ਡਰ ਲੱਗਦਾ*4, ਭੈ*2, ਭਉ*2, ਖ਼ੌਫ਼*3, ਸਹਿਮ*2, ਡਰਾਉਣੇ*2, ਹਿੰਮਤ*1, ਭੂਤ*2, ਨਜ਼ਰ ਲੱਗ*2`,
    hi: `डर*3, डरता*3, डरती*3, डर लगता*4, भय*3, भयभीत*3, ख़ौफ़*3, डरा*2, डरी*2, सहमा*2, डरावने*2, हिम्मत*1, साहस*1, भूत*2, बुरी नज़र*2`,
    roman: `darr*3, =dar*3, dar lagta*4, dar lagda*4, darr lagda*4, darr lagta*4, dar lgda*4, dar lgta*4, darta*3, darti*3, darda*2, dardi*2, darr gaya*3, bhay*2, bhai lagda*2, khauf*3, khof*3, sehm*2, himmat*1, himat*1, =bhoot*2, buri nazar*2, nazar lag*2, kala jadu*2`,
  },
  anxiety: {
    en: `anxiety*3, anxious*3, worry*3, worried*3, worrying*3, worries*3, stress*3, stressed*3, stressful*3, tension*3, tense*2, nervous*3, panic*3, panic attack*4, panic attacks*4, overthinking*3, overthink*3, cant sleep*3, unable to sleep*3, not sleeping*2, sleepless*3, insomnia*3, restless*2, overwhelmed*3, burnout*2, burnt out*2, burned out*2, under pressure*2, pressure*1, uncertain*1, uncertainty*2, unsure about my future*2, future worries*3, about my future*2, what if*1, depressed*2, depression*2, uneasy*2, heart races*2, heart is racing*2, worried sick*3, troubled*1, upset*1`,
    pa: `ਚਿੰਤਾ*3, ਚਿੰਤਾਵਾਂ*3, ਚਿੰਤਤ*3, ਫ਼ਿਕਰ*3, ਫਿਕਰ*3, ਟੈਨਸ਼ਨ*3, ਟੈਂਸ਼ਨ*3, ਤਣਾਅ*3, ਪਰੇਸ਼ਾਨ*3, ਪਰੇਸ਼ਾਨੀ*3, ਪ੍ਰੇਸ਼ਾਨ*3, ਪ੍ਰੇਸ਼ਾਨੀ*3, ਘਬਰਾਹਟ*3, ਘਬਰਾਇਆ*3, ਘਬਰਾਉਂਦਾ*3, ਬੇਚੈਨ*3, ਬੇਚੈਨੀ*3, ਨੀਂਦ ਨਹੀਂ*3, ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ*4, ਡਿਪਰੈਸ਼ਨ*2, ਡਿਪ੍ਰੈਸ਼ਨ*2, ਸੋਚਾਂ*2, ਭਵਿੱਖ*1`,
    hi: `चिंता*3, चिंताएँ*3, चिंतित*3, फ़िक्र*3, फिकर*3, टेंशन*3, टैंशन*3, तनाव*3, परेशान*3, परेशानी*3, घबराहट*3, घबराता*3, घबराती*3, घबरा*3, बेचैन*3, बेचैनी*3, नींद नहीं*3, नींद नहीं आती*4, डिप्रेशन*2, अवसाद*2, व्याकुल*3, भविष्य*1, बहुत सोचता*2, बहुत सोचती*2`,
    roman: `chinta*3, chintaa*3, chintit*3, fikar*3, fikr*3, phikar*3, tension*3, tenshan*3, tenson*3, tanav*3, tanaav*3, pareshan*3, pareshani*3, ghabrahat*3, ghabra*3, ghabrata*3, ghabraunda*3, becheni*3, bechaini*3, bechain*3, neend nahi*3, nind nahi*3, neend nahi aati*4, neend nahi aundi*4, nind nahi aundi*4, depression*2, sochan*1, soch soch ke*3, bahut sochta*2, bahut sochda*2, bahut sochti*2, anxiety*3, stress*3, dil ghabra*3, fikar lagi*3, ki banega*2, kya hoga*2, ki hovega*2, ki hou*2`,
  },
  work: {
    en: `work*2, working*1, job*3, jobs*3, office*3, boss*3, manager*3, colleague*3, coworker*3, co worker*3, workplace*4, career*3, promotion*3, employer*3, employee*2, business*2, farming*2, farmer*2, shop*1, interview*2, interviews*2, unemployed*3, unemployment*3, jobless*3, laid off*3, layoff*3, fired from*3, got fired*3, lost my job*4, lose my job*4, resign*2, appraisal*2, deadline*2, overworked*3, colleagues*3, workload*3, hard work*2, job interview*4, dont get any credit*2, lazy at work*3`,
    pa: `ਕੰਮ*2, ਨੌਕਰੀ*3, ਦਫ਼ਤਰ*3, ਬੌਸ*3, ਰੁਜ਼ਗਾਰ*3, ਬੇਰੁਜ਼ਗਾਰ*3, ਬੇਰੁਜ਼ਗਾਰੀ*3, ਕਾਰੋਬਾਰ*2, ਵਪਾਰ*2, ਮਿਹਨਤ*2, ਖੇਤੀ*2, ਤਰੱਕੀ*2, ਕਰੀਅਰ*3, ਇੰਟਰਵਿਊ*2, ਕਿਰਤ*2`,
    hi: `काम*2, नौकरी*3, दफ़्तर*3, ऑफिस*3, ऑफ़िस*3, आफिस*3, बॉस*3, रोज़गार*3, रोजगार*3, बेरोज़गार*3, बेरोजगारी*3, कारोबार*2, व्यापार*2, धंधा*2, मेहनत*2, परिश्रम*2, खेती*2, पदोन्नति*3, प्रमोशन*3, करियर*3, कैरियर*3, इंटरव्यू*2, साक्षात्कार*2, सहकर्मी*3`,
    roman: `naukri*3, nokri*3, naukari*3, job*3, job chali gayi*4, job nahi*4, job nahi mil rahi*4, naukri chali gayi*4, naukri nahi*4, naukri nahi mil*4, office*3, daftar*3, boss*3, kaam*2, =kam*1, kam kaj*3, kamm*2, rozgar*3, berozgar*3, berojgari*3, karobar*2, vapar*2, dhanda*2, mehnat*2, mehanat*2, kheti*2, tarakki*2, career*3, interview*2, kirat*2, dukaan*1`,
  },
  duty: {
    en: `duty*3, duties*3, responsibility*3, responsibilities*3, responsible*2, obligation*3, obligations*3, my dharma*3, dharma*2, right thing to do*2, burden of*1, karma yoga*3, supposed to do*1`,
    pa: `ਫ਼ਰਜ਼*3, ਜ਼ਿੰਮੇਵਾਰੀ*3, ਜ਼ਿੰਮੇਵਾਰੀਆਂ*3, ਜ਼ਿੰਮੇਦਾਰੀ*3, ਕਰਤੱਵ*3, ਧਰਮ*1, ਕਰਮ*2`,
    hi: `कर्तव्य*3, कर्त्तव्य*3, ज़िम्मेदारी*3, ज़िम्मेदारियाँ*3, ज़िम्मेवारी*3, जिम्मेदारियों*3, फ़र्ज़*3, दायित्व*3, धर्म*1, कर्म*3, कर्मयोग*3`,
    roman: `farz*3, faraz*3, pharz*3, jimmewari*3, jimmedari*3, zimmedari*3, zimmewari*3, zimedari*3, jimevari*3, jimmevari*3, jimmedariyan*3, kartavya*3, kartavy*3, dharam*1, dharma*1, karam*1`,
  },
  failure: {
    en: `visa*2, refused*2, failure*3, failed*3, fail*3, failing*3, loser*3, i lost*1, defeat*2, defeated*2, gave up*2, give up*2, giving up*2, not good enough*3, useless*2, worthless*2, rejected*2, rejection*3, setback*2, mistakes*2, nothing works*3, nothing is working*3, unsuccessful*3, let everyone down*3, let my parents down*4, disappointed*2, lost the match*2, business failed*4, startup failed*4, demotivated*2, keep losing*3, success*1, succeed*2, never succeed*3, couldnt clear*2`,
    pa: `ਵੀਜ਼ਾ*2, ਅਸਫਲ*3, ਅਸਫਲਤਾ*3, ਨਾਕਾਮ*3, ਨਾਕਾਮੀ*3, ਫੇਲ੍ਹ*3, ਫੇਲ*3, ਹਾਰ ਗਿਆ*3, ਹਾਰ ਗਈ*3, ਹਾਰ*2, ਨਿਕੰਮਾ*2, ਨਿਕੰਮੀ*2, ਸਫਲ*2, ਸਫਲਤਾ*2, ਕਾਮਯਾਬ*2, ਕਾਮਯਾਬੀ*2, ਰਿਜੈਕਟ*2`,
    hi: `वीज़ा*2, असफल*3, असफलता*3, नाकाम*3, नाकामी*3, विफल*3, फ़ेल*3, फेल*3, हार गया*3, हार गई*3, हार*2, पराजय*3, निकम्मा*2, नालायक*2, सफल*2, सफलता*2, कामयाब*2, रिजेक्ट*2, हताश*2`,
    roman: `visa*2, refuse ho*3, asafal*3, asaphal*3, asafalta*3, nakam*3, nakaam*3, nakami*3, fail ho gaya*3, fail ho gayi*3, fail*2, haar gaya*3, har gaya*3, haar gayi*3, har gayi*3, har gya*3, haar janda*3, haar jandi*3, haar jata*3, haar jati*3, haar jaata*3, haar jaati*3, nikamma*2, nalayak*2, safalta*2, safal*2, kamyab*2, kamyabi*2, reject ho*3, nahi ho paya*2, kuch nahi kar sakda*3, kuch nahi kar sakta*3, kuj nahi hona*3`,
  },
  exams: {
    en: `exam*4, exams*4, examination*4, examinations*4, studies*3, study*3, studying*3, student*2, marks*3, grades*3, school*2, college*2, university*2, neet*4, iit*3, jee_mains*4, jee_advanced*4, upsc*4, ielts*4, board results*4, boards*2, board exam*4, semester*3, homework*1, syllabus*3, failed in maths*4, failed in math*4, entrance*3, exam result*4, exam results*4, my results*2, result*1, percentile*3, tuition*2, test tomorrow*3, concentrate on my studies*4, topper*3`,
    pa: `ਪੜ੍ਹਦੇ*2, ਇਮਤਿਹਾਨ*4, ਪ੍ਰੀਖਿਆ*4, ਪਰੀਖਿਆ*4, ਪੇਪਰ*4, ਪੇਪਰਾਂ*4, ਪੜ੍ਹਾਈ*4, ਪੜ੍ਹਨ*3, ਪੜ੍ਹਦਾ*2, ਪੜ੍ਹਦੀ*2, ਨੰਬਰ*3, ਨਤੀਜਾ*2, ਨਤੀਜੇ*2, ਸਕੂਲ*2, ਕਾਲਜ*2, ਵਿਦਿਆਰਥੀ*2, ਆਈਲੈਟਸ*4`,
    hi: `परीक्षा*4, परीक्षाएँ*4, इम्तिहान*4, इम्तहान*4, पेपर*4, एग्ज़ाम*4, एग्जाम*4, पढ़ाई*4, पढ़ने*3, पढ़ता*2, पढ़ती*2, अंक*2, नंबर*3, नतीजा*2, रिज़ल्ट*3, परिणाम*1, स्कूल*2, कॉलेज*2, विद्यार्थी*2, छात्र*2, बोर्ड*2`,
    roman: `exam*4, exams*4, paper*3, papers*3, paper kharab*4, paper kharab ho gaye*5, pepar*3, imtihan*4, imtehan*4, pariksha*4, prikhia*4, parikhya*4, =padhai*4, =parhai*4, =padai*3, =padhayi*3, =padhaai*3, =parhayi*3, =pdhai*3, parayi ch mann*3, =padhan*2, padhne me*3, =padhna*2, =parhna*2, number ghat*3, number kam*3, marks kam*3, natija*2, nateeja*2, result*1, school*1, college*1, vidyarthi*2, ielts*4, band nahi*3`,
  },
  family: {
    en: `sons*1, dads*1, moms*1, parents fighting*4, family*3, families*3, father*1, mother*1, dad*1, mom*1, mum*1, brother*1, sister*1, son*1, daughter*1, child*1, in laws*4, inlaws*4, mother in law*4, father in law*4, daughter in law*4, sister in law*3, sibling*3, siblings*3, home*1, household*2, relatives*3, grandparents*2, joint family*4, fights at home*4, fight at home*4, fighting at home*4, parents fight*4, respect me*1, toxic family*4, generation gap*3, quarrel at home*4, property dispute*2`,
    pa: `ਬਜ਼ੁਰਗ*2, ਤਾਅਨੇ*3, ਮਿਹਣੇ*3, ਪਰਿਵਾਰ*3, ਟੱਬਰ*3, ਘਰ ਵਿੱਚ ਕਲੇਸ਼*5, ਕਲੇਸ਼*3, ਘਰ ਦਾ ਕਲੇਸ਼*5, ਘਰ ਵਿੱਚ ਲੜਾਈ*5, ਘਰ*1, ਮਾਂ*1, ਪਿਤਾ*1, ਬਾਪ*1, ਭਰਾ*2, ਭੈਣ*2, ਪੁੱਤ*2, ਪੁੱਤਰ*2, ਧੀ*2, ਬੱਚਾ*2, ਸੱਸ*3, ਨੂੰਹ*3, ਸਹੁਰੇ*3, ਸਹੁਰਿਆਂ*3, ਰਿਸ਼ਤੇਦਾਰ*3, ਰਿਸ਼ਤੇਦਾਰਾਂ*3, ਰਿਸ਼ਤੇ*2`,
    hi: `सासू*3, ताने*3, परिवार*3, घर में कलह*5, कलह*3, क्लेश*3, घर में झगड़ा*5, घर में झगड़े*5, घर में लड़ाई*5, घर*1, माता*1, माँ*1, पिता*1, पिताजी*1, भाई*2, बहन*2, बेटा*2, बेटे*2, बेटी*2, बच्चा*2, सास*3, बहू*3, ससुर*3, ससुराल*3, रिश्तेदार*3, रिश्तेदारों*3, रिश्ते*2, रिश्तों*2`,
    roman: `taane marde*4, tane marde*4, tane marti*4, mehne marde*4, parivar*3, pariwar*3, parvar*3, tabbar*3, ghar vich kalesh*5, ghar me kalesh*5, ghar ch kalesh*5, ghar da kalesh*5, kalesh*3, kalah*3, ghar vich larai*5, ghar ch larai*5, ghar me jhagda*5, ghar me ladai*5, ghar me larai*5, ghar vich jhagra*5, ghar*1, ghare*1, gharwale*3, ghar wale*3, ghar de*1, mummy*1, papa*1, =maa*1, bhra*2, bhrava*2, bhen*1, behan*1, bhai*1, putt*2, puttar*2, dhee*2, beta*2, bete*2, beti*2, bacha*1, bachcha*1, saas*3, sass*3, nooh*3, bahu*2, sasural*3, sohre*3, sahure*3, sauhre*3, rishtedar*3, rishte*2, rishta*1`,
  },
  marriage: {
    en: `marriage*3, marriages*3, married*3, marry*3, wedding*3, husband*3, wife*3, spouse*3, divorce*4, divorced*4, separation*2, my partner*3, couple*2, fiance*3, engaged*1, engagement*1, arranged marriage*4, love marriage*4, rishta*2, relationship*2, girlfriend*2, boyfriend*2, extramarital*4, affair*3, unmarried*3, we fight*2, husband and wife*4, husband dont talk*4, husband doesnt*4, wife doesnt*4, my husband and i*5, my wife and i*5, husband and i*5, wife and i*5`,
    pa: `ਵਿਆਹ*3, ਸ਼ਾਦੀ*3, ਪਤੀ*3, ਪਤਨੀ*3, ਪਤੀ ਪਤਨੀ*5, ਘਰਵਾਲੀ*3, ਘਰ ਵਾਲੀ*3, ਘਰਵਾਲਾ*3, ਘਰ ਵਾਲਾ*3, ਵਹੁਟੀ*3, ਤਲਾਕ*4, ਜੀਵਨ ਸਾਥੀ*4, ਰਿਸ਼ਤਾ*2, ਕੁੜਮਾਈ*3, ਮੰਗਣੀ*2`,
    hi: `विवाह*3, शादी*3, ब्याह*3, पति*3, पत्नी*3, पति पत्नी*5, बीवी*3, तलाक*4, तलाक़*4, जीवनसाथी*4, जीवन साथी*4, रिश्ता*2, वैवाहिक*4, दांपत्य*4, सगाई*2`,
    roman: `viah*3, vyah*3, vivah*3, =shaadi*3, =shadi*3, =shaddi*3, pati patni*5, pati patni jhagda*5, =pati*3, patni*3, biwi*3, bibi*2, gharwali*3, ghar wali*3, gharwala*3, ghar wala*3, wahuti*3, vohti*3, voti*2, talaq*4, talak*4, jeevan sathi*4, jivan saathi*4, rishta*1, husband*3, wife*3, mangni*2, premi*2, girlfriend*2, boyfriend*2, miya biwi*4`,
  },
  loneliness: {
    en: `so silent*3, silent house*3, roommate left*3, went abroad*3, children are abroad*4, doesnt call*3, does not call*3, never calls*3, nobody would notice*4, no one would notice*4, nobody notices*4, no one notices*4, friends ignore*4, friends abandoned*4, lonely*4, loneliness*4, alone*3, all alone*4, isolated*3, isolation*3, no friends*4, have no one*4, nobody cares*4, no one cares*4, no one understands*4, nobody understands*4, nobody loves*3, no one loves*3, no one to talk*4, nobody to talk*4, left out*3, abandoned*3, homesick*4, far from home*4, away from home*3, away from my family*4, miss home*4, friendless*4, unloved*3, unwanted*3, ignored*2, empty house*2, living abroad*2, feel invisible*3, friends left*3, single and*1`,
    pa: `ਕੋਈ ਸਮਝਦਾ ਨਹੀਂ*5, ਮਤਲਬੀ*3, ਸਾਥ ਛੱਡ*4, ਦਿਲ ਨਹੀਂ ਲੱਗਦਾ*3, ਦਿਲ ਨਹੀਂ ਲਗਦਾ*3, ਇਕੱਲਾ*4, ਇਕੱਲੀ*4, ਇਕੱਲੇ*4, ਇਕੱਲਾਪਣ*4, ਇਕੱਲੇਪਣ*4, ਇਕੱਲਤਾ*4, ਇੱਕਲਾ*4, ਕੱਲਾ*4, ਕੱਲੀ*4, ਕੋਈ ਨਹੀਂ ਹੈ*3, ਮੇਰਾ ਕੋਈ ਨਹੀਂ*5, ਕੋਈ ਨਹੀਂ ਸਮਝਦਾ*4, ਕੋਈ ਦੋਸਤ ਨਹੀਂ*4, ਪਰਦੇਸ*3, ਵਿਦੇਸ਼*2, ਤਨਹਾ*3`,
    hi: `कोई समझता नहीं*5, मतलबी*3, स्वार्थी लोग*3, साथ छोड़ दिया*4, दिल नहीं लगता*3, अकेला*4, अकेली*4, अकेले*4, अकेलापन*4, अकेलेपन*4, तन्हा*4, तनहा*4, तन्हाई*4, मेरा कोई नहीं*5, कोई नहीं है*3, कोई नहीं समझता*4, कोई दोस्त नहीं*4, परदेस*3, एकाकी*4, विदेश में*2`,
    roman: `matlabi*3, koi samajhda nahi*5, koi samajhta nahi*5, mazak udaunde*2, mazak udate*2, saath chhod*4, sath chhod*4, saath chhad*4, sath chad*4, dil nahi lagda*4, dil nahi lagta*4, akela*4, akeli*4, akele*4, akelapan*4, akelepan*4, ikalla*4, ikalli*4, =kalla*4, =kalli*4, =kalle*4, kallapan*4, akela mehsoos*5, akeli mehsoos*5, tanha*4, tanhai*4, mera koi nahi*5, koi nahi hai*3, koi dost nahi*4, koi nahi samajhda*4, koi nahi samajhta*4, pardes*3, videsh*2, kise nu fikar nahi*4, koi sath nahi*4, koi gal karan wala nahi*4`,
  },
  jealousy: {
    en: `burn inside*3, more than me*2, ahead in life*3, jealous*4, jealousy*4, envy*4, envious*4, compare myself*4, comparing myself*4, comparison*3, compare*2, others have more*3, everyone is ahead*4, friends are ahead*4, friends are doing better*4, better than me*3, ahead of me*3, left behind*2, possessive*2, why not me*2, social media makes*3, favourite*1, instagram*1, burns me to see*2`,
    pa: `ਅੱਗੇ ਨਿਕਲ*4, ਅੱਗੇ ਲੰਘ*4, ਈਰਖਾ*4, ਸਾੜਾ*4, ਸੜਦਾ*3, ਸੜਦੀ*3, ਸੜਦੇ*3, ਜਲਣ*3, ਹਸਦ*4, ਤੁਲਨਾ*3, ਮੁਕਾਬਲਾ*2, ਦੂਜਿਆਂ ਨਾਲ*2, ਮੇਰੇ ਨਾਲੋਂ ਅੱਗੇ*4`,
    hi: `आगे निकल*4, आगे बढ़ गए*3, ईर्ष्या*4, ईर्षा*4, जलन*4, जलता*2, जलती*2, जलते*2, द्वेष*3, तुलना*3, दूसरों से तुलना*4, मुझसे आगे*4, होड़*2, हसद*3`,
    roman: `aage nikal*4, agge nikal*4, agge langh*4, irkha*4, eerkha*4, irsha*4, irshya*4, eershya*4, jalan*4, jalan hoti*4, jalan hundi*4, sarda*2, sardi aa*2, sadda aa*2, saarha*4, sara karda*2, jealous*4, jelous*4, tulna*3, tulana*3, compare karda*4, compare karta*4, compare karti*4, mere ton agge*4, mujhse aage*4, mere to agge*4, hasad*3`,
  },
  money: {
    en: `crops*3, crop*3, harvest*3, money*3, debt*4, debts*4, loan*4, loans*4, emi*4, rent*2, bills*3, salary*3, poor*2, poverty*3, financial*3, finances*3, bankrupt*4, rich*2, wealth*3, wealthy*2, greed*3, greedy*3, afford*3, income*3, savings*3, expenses*3, borrowed*3, lost money*4, stock market loss*4, investment*2, earn*2, moneylender*4, donate*1, livelihood*3`,
    pa: `ਕਮਾਈ*3, ਬਰਕਤ*3, ਫ਼ਸਲ*3, ਕਿਸਾਨ*2, ਪੈਸਾ*3, ਪੈਸੇ*3, ਪੈਸਿਆਂ*3, ਕਰਜ਼ਾ*4, ਕਰਜ਼ੇ*4, ਕਰਜ਼*4, ਕਰਜ਼ਾਈ*4, ਲੋਨ*4, ਉਧਾਰ*3, ਗ਼ਰੀਬੀ*3, ਗ਼ਰੀਬ*2, ਤਨਖ਼ਾਹ*3, ਕਿਸ਼ਤ*3, ਕਿਸ਼ਤਾਂ*3, ਖ਼ਰਚਾ*3, ਖ਼ਰਚੇ*3, ਲਾਲਚ*3, ਲੋਭ*3, ਮਾਇਆ*2, ਧਨ*2, ਦੌਲਤ*3, ਰੋਜ਼ੀ ਰੋਟੀ*3, ਆਰਥਿਕ*3, ਘਾਟਾ*3`,
    hi: `कमाई*3, बरकत*3, फ़सल*3, किसान*2, पैसा*3, पैसे*3, पैसों*3, क़र्ज़*4, कर्ज*4, कर्ज़ा*4, कर्जा*4, लोन*4, उधार*3, ग़रीबी*3, गरीब*2, तनख़्वाह*3, वेतन*3, किस्त*3, क़िस्तें*3, ख़र्च*3, ख़र्चा*3, खर्चे*3, लालच*3, लोभ*3, धन*2, दौलत*3, आर्थिक*3, रोज़ी रोटी*3, घाटा*3, नुकसान*2, किराया*2`,
    roman: `kamai*3, kamayi*3, barkat*3, fasal*3, kisan*2, kisaan*2, paisa*3, paise*3, paisey*3, pese*3, pesa*3, karza*4, karja*4, karz*4, karze*4, karj*4, =udhaar*3, udhar liya*3, udhaar liya*3, loan*4, kisht*3, kishtan*3, kist*3, garibi*3, gareebi*3, gareeb*2, garib*2, tankhah*3, tankhwah*3, kharcha*3, kharche*3, lalach*3, lobh*3, maya*1, daulat*3, dhan*1, ghata*2, ghaata*3, nuksan*2, rozi roti*3, kiraya*2, paise di tangi*5, paise ki tangi*5`,
  },
  desire: {
    en: `desire*3, desires*3, lust*4, lustful*4, temptation*3, tempted*3, craving for*2, attachment*3, attached*2, sexual thoughts*4, want more*3, never satisfied*3, not satisfied*3, obsessed*3, obsession*3, infatuation*3, crush*2, greed for*2, wants and*1, control my senses*4, worldly*2, unfulfilled*2, detachment*3, detach*3`,
    pa: `ਇੱਛਾ*3, ਇੱਛਾਵਾਂ*3, ਕਾਮ ਵਾਸਨਾ*4, ਵਾਸਨਾ*4, ਕਾਮ ਕ੍ਰੋਧ*3, ਮੋਹ*3, ਤ੍ਰਿਸ਼ਨਾ*4, ਲਾਲਸਾ*3, ਚਾਹਤ*2, ਖ਼ਾਹਿਸ਼*3, ਭਟਕਦਾ ਹੈ ਵਿਸ਼ਿਆਂ*2`,
    hi: `इच्छा*3, इच्छाएँ*3, इच्छाओं*3, कामना*3, कामनाएँ*3, वासना*4, काम वासना*4, कामवासना*4, मोह*3, तृष्णा*4, लालसा*3, आसक्ति*3, चाहत*2, ख़्वाहिश*3, इंद्रियों*3, वैराग्य*2`,
    roman: `ichha*3, iccha*3, ichhava*3, ichhayein*3, vasna*4, vasana*4, kaam vasna*4, lust*4, hawas*4, moh*3, moh maya*3, trishna*4, lalsa*3, asakti*3, khwahish*3, khahish*3, chahat*2, indriyan*3, indriyon*3`,
  },
  addiction: {
    en: `addiction*5, addicted*5, addict*5, addictions*5, alcohol*5, alcoholic*5, drinking problem*5, drinks every*4, drinks a lot*4, drinking*2, drunk*3, drugs*5, drug*4, chitta*5, heroin*5, smoking*4, smoke*3, cigarette*4, cigarettes*4, tobacco*4, gutka*4, weed*3, gambling*5, gamble*5, online betting*5, cricket betting*5, betting app*5, porn*5, pornography*5, masturbation*5, masturbate*5, relapse*4, relapsed*4, phone addiction*5, addicted to my phone*5, scrolling*3, video games*4, online games*4, gaming addiction*5, bad habit*3, bad habits*3, quit drinking*5, stop drinking*5, liquor*4, rehab*4, de addiction*5, nofap*4`,
    pa: `ਨਸ਼ਾ*5, ਨਸ਼ੇ*5, ਨਸ਼ਿਆਂ*5, ਨਸ਼ੇੜੀ*5, ਸ਼ਰਾਬ*5, ਸ਼ਰਾਬੀ*5, ਚਿੱਟਾ*4, ਚਿੱਟੇ*4, ਅਫ਼ੀਮ*4, ਭੁੱਕੀ*4, ਤੰਬਾਕੂ*4, ਸਿਗਰਟ*4, ਬੀੜੀ*4, ਜੂਆ*5, ਲਤ*4, ਆਦਤ*2, ਬੁਰੀ ਆਦਤ*4, ਸੱਟਾ*4, ਮੋਬਾਈਲ ਦੀ ਆਦਤ*5`,
    hi: `नशा*5, नशे*5, नशेड़ी*5, शराब*5, शराबी*5, सिगरेट*4, बीड़ी*4, तंबाकू*4, तम्बाकू*4, गुटखा*4, जुआ*5, जुए*5, सट्टा*4, लत*5, आदत*2, बुरी आदत*4, बुरी आदतें*4, ड्रग्स*5, अश्लील*4, गांजा*4, मोबाइल की लत*5, हस्तमैथुन*5`,
    roman: `nasha*5, nashe*5, nasheyan*5, nashedi*5, nasheri*5, sharab*5, sharaab*5, sharabi*5, daru*5, daaru*5, chitta*5, cigrat*4, cigarette*4, biri*2, bidi*3, tambaku*4, tamaku*4, zarda*4, jarda*4, gutkha*4, jua*4, jooa*5, satta*4, latt*4, =lat*5, aadat*2, adat*2, buri aadat*4, buri adat*4, drugs*5, afeem*4, bhukki*4, ganja*4, phone di adat*5, mobile ki lat*5, peena chhad*4, peeni chhad*4, pina chhod*4`,
  },
  illness: {
    en: `knee pain*4, back pain*4, pregnancy*2, covid*2, illness*4, am ill*4, is ill*4, very ill*4, fell ill*4, seriously ill*4, mentally ill*4, been ill*4, was ill*4, blood pressure*4, sick*3, sickness*4, disease*4, cancer*5, hospital*4, surgery*4, operation*2, chronic*3, chronic pain*4, diabetes*4, diagnosed*4, diagnosis*4, health*3, unwell*4, kidney*3, stroke*3, heart attack*4, paralysed*4, paralysis*4, body pain*3, in pain*3, pain*1, fever*3, icu*5, chemo*5, chemotherapy*5, bedridden*4, disabled*3, disability*3, recovery*2, recover*2, heal*2, healing*2, dementia*4, alzheimers*4, bipolar*3, infertility*3, ivf*3, tumour*5, tumor*5`,
    pa: `ਦੁਖਦਾ*2, ਦੁਖਦੇ*2, ਦੁਖਦੀ*2, ਗੋਡੇ*3, ਕਮਜ਼ੋਰੀ*2, ਬਿਮਾਰੀ*4, ਬੀਮਾਰੀ*4, ਬਿਮਾਰ*4, ਬੀਮਾਰ*4, ਰੋਗ*4, ਕੈਂਸਰ*5, ਹਸਪਤਾਲ*4, ਦਰਦ*2, ਪੀੜ*2, ਸਿਹਤ*3, ਇਲਾਜ*3, ਓਪਰੇਸ਼ਨ*4, ਆਪਰੇਸ਼ਨ*4, ਸ਼ੂਗਰ*3, ਬੁਖ਼ਾਰ*3, ਤੰਦਰੁਸਤ*3`,
    hi: `घुटने*3, घुटनों*3, कमज़ोरी*2, बीमारी*4, बीमार*4, बिमारी*4, बिमार*4, रोग*4, रोगी*4, कैंसर*5, अस्पताल*4, हॉस्पिटल*4, दर्द*2, पीड़ा*2, सेहत*3, स्वास्थ्य*3, इलाज*3, ऑपरेशन*4, शुगर*3, बुखार*3, स्वस्थ*3, तबीयत*4, तबियत*4`,
    roman: `gode dukhde*4, lakk dukhda*4, ghutne*3, bimari*4, beemari*4, bimar*4, beemar*4, bimaar*4, rog*4, cancer*5, hospital*4, haspatal*4, aspatal*4, dard*1, peed*1, sehat*3, sehat kharab*4, tabiyat*4, tabiat*4, tabiyat kharab*5, ilaj*3, ilaaj*3, operation*3, sugar di*2, bukhar*3, tandrust*3, depression di dawai*3`,
  },
  death: {
    en: `death*4, fear of death*6, afraid of death*6, afraid of dying*6, scared of dying*6, scared of death*6, fear of dying*6, dying*3, die one day*5, after death*6, after we die*6, after i die*5, when we die*6, when i die*5, life after*4, afterlife*5, mortality*4, mortal*3, rebirth*4, reincarnation*4, why do people die*6, why do we die*6, soul*2, immortal*3, terminal*4, last breath*4, death anniversary*4, end of life*3, dont want to die*5, do not want to die*5, going to die*3, is dying*4, about to die*4, dies*2, died*2`,
    pa: `ਮੌਤ*4, ਮੌਤ ਦਾ ਡਰ*6, ਮੌਤ ਤੋਂ ਡਰ*6, ਮੌਤ ਤੋਂ ਬਾਅਦ*6, ਮਰਨ ਤੋਂ ਬਾਅਦ*6, ਮਰਨ ਤੋਂ ਡਰ*6, ਮਰਨ ਦਾ ਡਰ*6, ਮਰਨਾ*2, ਮਰਨ*2, ਆਤਮਾ*2, ਪੁਨਰ ਜਨਮ*4, ਅੰਤ ਸਮਾਂ*4, ਅਗਲਾ ਜਨਮ*4`,
    hi: `मृत्यु*4, मौत*4, मृत्यु का भय*6, मृत्यु से डर*6, मौत का डर*6, मौत से डर*6, मरने से डर*6, मरने का डर*6, मरने के बाद*6, मृत्यु के बाद*6, मौत के बाद*6, मरना*2, आत्मा*2, पुनर्जन्म*4, अगला जन्म*4, अंतिम समय*4`,
    roman: `maut*4, mout*4, mrityu*4, mrityu ka bhay*6, maut da dar*6, maut ka dar*6, maut ton dar*6, maut to dar*6, maut se dar*6, maran da dar*6, maran ton dar*6, marne se dar*6, marne ka dar*6, marne ke baad*6, maran ton baad*6, maran to baad*6, maut ton baad*6, maut to baad*6, maut ke baad*6, atma*2, aatma*2, punarjanam*4, punar janam*4, punarjanm*4, agla janam*4`,
  },
  doubt: {
    en: `god why*5, asking god*4, why did god do this*6, god did this*4, why does god let*5, doubt*4, doubts*4, does god exist*5, is god real*5, is there a god*5, does god hear*4, does god listen*4, god doesnt listen*4, god does not listen*4, where is god*5, lost faith*5, losing faith*5, losing my faith*5, losing my trust*3, lost my faith*5, lost my trust in god*5, believe in god*4, dont believe*4, do not believe*4, belief*2, atheist*4, faith*2, proof*2, god left me*4, god abandoned*4, god forgot*3, god ignore*4, not sure god*4, prayers not answered*4, prayers are not*4, prayers unanswered*4, god not answer*4, question my faith*5, sceptical*3, skeptical*3, does prayer work*4, confused about god*4, confused about religion*4, why does god*3, why god*2, god unfair*4, god punishing*4, god punish*4`,
    pa: `ਮੇਰੇ ਨਾਲ ਹੀ*4, ਰੱਬ ਨੇ ਮੇਰੇ ਨਾਲ*5, ਸ਼ੱਕ*4, ਸੰਸਾ*4, ਸੰਕਾ*3, ਸ਼ੰਕਾ*4, ਵਿਸ਼ਵਾਸ ਨਹੀਂ*5, ਯਕੀਨ ਨਹੀਂ*5, ਭਰੋਸਾ ਨਹੀਂ*4, ਭਰੋਸਾ ਟੁੱਟ*4, ਵਿਸ਼ਵਾਸ ਟੁੱਟ*5, ਰੱਬ ਹੈ*4, ਰੱਬ ਕਿੱਥੇ*5, ਰੱਬ ਸੁਣਦਾ*4, ਰੱਬ ਨਹੀਂ ਸੁਣਦਾ*5, ਰੱਬ ਮੇਰੀ ਨਹੀਂ ਸੁਣਦਾ*5, ਅਰਦਾਸ ਪੂਰੀ ਨਹੀਂ*4, ਵਿਸ਼ਵਾਸ*2, ਭਰਮ*3, ਦੁਬਿਧਾ*2, ਨਾਸਤਿਕ*4`,
    hi: `मेरे साथ ही ऐसा*5, भगवान ने मेरे साथ*5, भगवान ने ऐसा क्यों*5, संशय*4, संदेह*4, शक*4, शंका*4, विश्वास नहीं*5, यक़ीन नहीं*5, भरोसा नहीं*4, भरोसा टूट*4, विश्वास टूट*5, विश्वास उठ*5, क्या भगवान है*5, क्या भगवान हैं*5, क्या ईश्वर है*5, भगवान कहाँ*5, भगवान नहीं सुनते*5, भगवान मेरी नहीं सुनते*5, भगवान सुनते*4, प्रार्थना पूरी नहीं*4, विश्वास*2, आस्था*3, श्रद्धा*2, नास्तिक*4, भ्रम*2`,
    roman: `mere sath hi aisa*5, mere naal hi kyu*5, mere nal hi kyu*5, rab ne mere nal*5, bhagwan ne mere sath*5, shak*4, shakk*4, sansa*3, =sanshay*4, shanka*4, sandeh*4, vishwas nahi*5, vishvas nahi*5, bishwas nahi*5, yakeen nahi*5, yakin nahi*5, bharosa nahi*4, bharosa tut*4, bharosa toot*4, vishwas tut*5, vishwas uth*5, rabb hai*3, rab hai ki nahi*5, rabb hai ki nahi*5, rab kithe*5, rabb kithe*5, rab nahi sunda*5, rabb nahi sunda*5, rab meri nahi sunda*5, bhagwan kahan*5, bhagwan hai*3, kya bhagwan hai*5, bhagwan nahi sunte*5, bhagwan meri nahi sunte*5, bhagwan nahi sunta*5, ardas puri nahi*4, dua kabool nahi*4, vishwas*2, astha*3, aastha*3, shraddha*2, nastik*4, duvidha*1, bhram*2`,
  },
  forgiveness: {
    en: `forgive*4, forgiveness*4, forgiving*4, forgiven*4, apologise*3, apologize*3, apology*3, sorry for what*3, i hurt someone*4, i hurt my*3, wronged me*4, made a mistake*3, big mistake*3, my mistake*2, i lied*2, grudge*3, hold grudges*4, betrayal*3`,
    pa: `ਮਾਫ਼*4, ਮਾਫ਼ੀ*4, ਮੁਆਫ਼*4, ਮੁਆਫ਼ੀ*4, ਖਿਮਾ*4, ਗ਼ਲਤੀ*3, ਗ਼ਲਤੀਆਂ*3, ਬਖ਼ਸ਼*3, ਭੁੱਲ*2`,
    hi: `माफ़*4, माफ*4, माफ़ी*4, माफी*4, क्षमा*4, ग़लती*3, गलती*3, गलतियाँ*3, भूल*1`,
    roman: `maaf*4, maf*4, maafi*4, mafi*4, muaf*4, muafi*4, =khima*4, kshama*4, chhama*4, galti*3, galtiyan*3, ghalti*3`,
  },
  pride: {
    en: `pride*4, proud of myself*3, proud*2, ego*4, egoistic*4, egotistic*4, arrogant*4, arrogance*4, haughty*4, humility*4, humble*4, boast*3, boasting*3, superior*2, superiority*3, show off*3, praise*1, self importance*3, haumai*5, ahankar*5, narcissist*3`,
    pa: `ਹੰਕਾਰ*4, ਹੰਕਾਰੀ*4, ਅਹੰਕਾਰ*4, ਹਉਮੈ*5, ਘਮੰਡ*4, ਘਮੰਡੀ*4, ਮਾਣ*2, ਆਕੜ*4, ਨਿਮਰਤਾ*4, ਨਿਮਰ*4, ਗ਼ਰੂਰ*4`,
    hi: `अहंकार*4, अहंकारी*4, घमंड*4, घमंडी*4, अभिमान*4, अभिमानी*4, अहं*3, गर्व*2, ग़ुरूर*4, गुरूर*4, विनम्र*4, विनम्रता*4, नम्रता*4, अकड़*3`,
    roman: `hankar*4, hankaar*4, ahankar*4, ahankaar*4, ahankari*4, hankari*4, =haumai*5, =homai*5, =haume*5, =haumein*5, ghamand*4, ghamandi*4, abhiman*4, abhimaan*4, akad*3, aakad*3, guroor*4, garur*3, nimrata*4, namrata*3, vinamra*4, ego*4`,
  },
  gratitude: {
    en: `grateful*4, gratitude*4, thankful*4, blessed*4, blessing*2, blessings*3, thank god*4, thanks to god*4, thank waheguru*4, thank krishna*4, express thanks*4, so happy today*4, i am happy*3, very happy*3, im happy*3, feeling happy*3, good news*4, got the job*4, got a job*4, got selected*4, i passed*3, passed my exam*4, newborn*3, new baby*3, content*2, contentment*3, appreciate*2, celebrate*2, my wish came true*4`,
    pa: `ਸ਼ੁਕਰਾਨਾ*4, ਸ਼ੁਕਰ*4, ਸ਼ੁਕਰਗੁਜ਼ਾਰ*4, ਖ਼ੁਸ਼ੀ*2, ਖ਼ੁਸ਼*3, ਬਖ਼ਸ਼ਿਸ਼*3, ਮਿਹਰ*2, ਸੰਤੋਖ*3, ਸੰਤੋਸ਼*3, ਖ਼ੁਸ਼ਖ਼ਬਰੀ*4`,
    hi: `कृतज्ञ*4, कृतज्ञता*4, आभार*4, आभारी*4, शुक्र*4, शुक्रगुज़ार*4, ख़ुश*3, खुशी*2, ख़ुशी*2, प्रसन्न*3, संतोष*3, संतुष्ट*3, खुशखबरी*4, शुक्राना*4, भगवान का धन्यवाद*5, ईश्वर का धन्यवाद*5`,
    roman: `shukrana*4, shukar*4, shukrgujar*4, shukar hai*4, rab da shukar*5, waheguru da shukar*5, bhagwan ka shukr*5, rabb da dhanwad*5, abhar*4, aabhari*4, kritagya*4, kritagyata*4, khush*3, khushi*2, khushkhabri*4, santokh*3, santosh*2, naukri mil gayi*5, job mil gayi*5, pass ho gaya*4, pass ho gayi*4`,
  },
  meditation: {
    en: `meditate*5, meditation*5, meditating*5, simran*5, naam simran*5, naam japna*5, japna*4, jaap*4, chant*4, chanting*4, mantra*3, mantras*3, pranayam*4, breathing exercise*3, mindfulness*4, concentrate in prayer*5, focus in prayer*5, mind wanders*4, mind wanders during*5, mind wanders in*5, nitnem*3, amrit vela*4, amritvela*4, yoga*2, dhyan*5, dhyana*5, remember god*3, mala*2`,
    pa: `ਨਾਮ ਜਪਦੇ*5, ਸਿਮਰਨ*5, ਨਾਮ ਜਪ*5, ਨਾਮ ਜਪਣ*5, ਨਾਮ ਜਪਣਾ*5, ਨਾਮ ਸਿਮਰਨ*5, ਧਿਆਨ*4, ਜਾਪ*4, ਪਾਠ ਵਿੱਚ ਮਨ*5, ਪਾਠ*3, ਅੰਮ੍ਰਿਤ ਵੇਲੇ*4, ਅੰਮ੍ਰਿਤ ਵੇਲਾ*4, ਨਿਤਨੇਮ*3, ਬੰਦਗੀ*4, ਸਿਮਰਨ ਵਿੱਚ ਮਨ*6`,
    hi: `ध्यान*5, ध्यान कैसे*6, जप*4, जाप*4, नाम जप*5, सिमरन*5, सुमिरन*5, साधना*4, प्राणायाम*4, मंत्र*3, एकाग्र*3, एकाग्रता*3, माला*2, योग*2, ध्यान में मन*6, पूजा में मन*5, भजन में मन*5`,
    roman: `naam japde*5, naam japte*5, jap karde*4, simran*5, simaran*5, naam japna*5, naam japan*5, naam jap*5, naam simran*5, dhyan*4, dhian*4, dhyaan*4, dhyan lagana*5, dhian lagauna*5, jaap*4, path ch man*5, paath ch mann*5, paath vich mann*5, puja me mann*5, pooja me man*5, path karde*4, paath karde*4, amritvela*4, amrit vela*4, nitnem*3, bandgi*4, sadhna*4, sadhana*4, mantra*3, ekagrata*3, meditation*5`,
  },
  seva: {
    en: `seva*5, sewa*5, service*3, selfless service*5, selfless*4, serve others*5, serve people*5, serving*3, serve*3, charity*4, donate*4, donation*4, donating*4, volunteer*4, volunteering*4, langar*4, help others*4, help the poor*5, helping others*4, helping people*4, give back*4, daan*4, dasvandh*5, tithe*3`,
    pa: `ਸੇਵਾ*5, ਨਿਸ਼ਕਾਮ*4, ਦਾਨ*4, ਲੰਗਰ*4, ਦਸਵੰਧ*5, ਮਦਦ ਕਰਨਾ*3, ਲੋੜਵੰਦ*4, ਲੋੜਵੰਦਾਂ*4, ਦੂਜਿਆਂ ਦੀ ਮਦਦ*5, ਪਰਉਪਕਾਰ*4, ਭਲਾ*1`,
    hi: `सेवा*5, निःस्वार्थ*4, निस्वार्थ*4, निष्काम*3, दान*4, परोपकार*4, दूसरों की मदद*5, ज़रूरतमंद*4, ज़रूरतमंदों*4, ग़रीबों की मदद*5, दूसरों की सहायता*5, लंगर*4`,
    roman: `seva*5, sewa*5, nishkam*4, daan*4, =dan*2, langar*4, dasvandh*5, daswandh*5, parupkar*4, paropkar*4, dujeya di madad*5, dusron ki madad*5, dusro ki madad*5, loka di madad*4, lokan di madad*4, garib di madad*5, gareebo ki madad*5, nishkaam*4`,
  },
  purpose: {
    en: `something is missing*4, something missing*4, live for*4, how should i live*5, how to live life*5, how to live my life*5, purpose*5, purpose of life*6, meaning of life*6, meaning in life*6, my life has no meaning*6, no meaning*4, life is meaningless*5, meaningless*4, why am i here*5, why was i born*5, why do we exist*5, goal of life*5, goals*2, goal*2, direction in life*5, no direction*4, lost in life*5, feel lost*4, feeling lost*4, i am lost*4, im lost*4, empty*3, emptiness*4, what to do with my life*6, what am i doing with my life*6, aimless*5, destiny*2, passion*2, self realisation*4, who am i*4, bored of life*3, life feels empty*5, why live*2`,
    pa: `ਕਮੀ*2, ਜੀਵਨ ਕਿਵੇਂ*4, ਜ਼ਿੰਦਗੀ ਕਿਵੇਂ*4, ਮਕਸਦ*5, ਉਦੇਸ਼*5, ਜ਼ਿੰਦਗੀ ਦਾ ਮਕਸਦ*6, ਜੀਵਨ ਦਾ ਉਦੇਸ਼*6, ਜੀਵਨ ਦਾ ਮਨੋਰਥ*6, ਮਨੋਰਥ*5, ਜੀਵਨ ਦਾ ਅਰਥ*6, ਟੀਚਾ*3, ਮੈਂ ਕੌਣ ਹਾਂ*5, ਖ਼ਾਲੀਪਣ*4, ਖ਼ਾਲੀ*2, ਕਿਉਂ ਜਨਮ*4, ਦਿਸ਼ਾ*3`,
    hi: `कमी*2, जीवन कैसे*4, ज़िंदगी कैसे*4, उद्देश्य*5, मक़सद*5, मकसद*5, जीवन का उद्देश्य*6, जीवन का अर्थ*6, जीवन का लक्ष्य*6, लक्ष्य*4, मैं कौन हूँ*5, ख़ालीपन*4, खालीपन*4, ख़ाली*2, दिशा*3, निरर्थक*4, व्यर्थ*2, क्यों जन्म*4, भटक गया*4, भटक गई*4, सूना*2`,
    roman: `kami lagdi*3, kami lagti*3, kami mehsoos*3, jeevan kaise*4, zindagi kaise*4, jeevan kiven*4, zindagi kiven*4, maksad*5, maqsad*5, udesh*5, uddeshya*5, jeevan da maksad*6, zindagi da maksad*6, jeevan ka uddeshya*6, zindagi ka maksad*6, jeevan ka arth*6, manorath*5, lakshya*4, main kaun hu*5, me kon ha*5, main kaun haan*5, khalipan*4, khaali khaali*4, khali khali*4, disha nahi*4, jeevan ki disha*4, bhatak gaya*4, kyu janam*4, teecha*2`,
  },
  surrender: {
    en: `surrender*5, surrendering*5, let go*4, letting go*4, acceptance*4, accept gods will*6, gods will*5, will of god*5, hukam*5, bhana*4, trust god*4, trust in god*4, leave it to god*5, leave everything to god*6, out of my control*4, out of my hands*4, control everything*4, helpless*3, nothing is in my hands*5, everything i plan*2, rely on god*4, why me*2, tired of fighting*3, give everything to god*5, gods plan*5`,
    pa: `ਸਮਰਪਣ*5, ਭਾਣਾ*5, ਭਾਣੇ*5, ਹੁਕਮ*5, ਰਜ਼ਾ*5, ਸ਼ਰਨ*4, ਸਰਨ*4, ਬੇਬਸ*3, ਰੱਬ ਤੇ ਛੱਡ*5, ਰੱਬ ਉੱਤੇ ਛੱਡ*5, ਵੱਸ ਵਿੱਚ ਨਹੀਂ*4, ਵੱਸ ਤੋਂ ਬਾਹਰ*4`,
    hi: `समर्पण*5, शरण*4, शरणागति*5, ईश्वर की इच्छा*6, भगवान की इच्छा*6, भगवान की मर्ज़ी*6, हुक्म*4, रज़ा*4, बेबस*3, लाचार*3, भगवान पर छोड़*5, ईश्वर पर छोड़*5, बस में नहीं*4, वश में नहीं है सब*3, मेरे हाथ में नहीं*4`,
    roman: `samarpan*5, samarpit*4, =bhana*4, =bhaana*4, =bhanaa*4, bhana mannana*6, hukam*5, hukm*5, =raza*4, sharan*4, saran*3, sharnagati*5, bebas*3, lachar*3, rab te chhad*5, rabb te chhad*5, bhagwan pe chhod*5, bhagwan par chhod*5, bhagwan ki marzi*6, rab di marzi*6, rab di raza*6, vas ch nahi*4, bas me nahi*4, mere hath ch nahi*4, mere hath me nahi*4`,
  },
  equality: {
    en: `all religions*5, religions*3, same god*4, make fun of my turban*6, turban*3, untouchables*6, low born*5, equality*5, equal*4, equals*3, caste*6, castes*6, caste system*6, upper caste*6, lower caste*6, low caste*6, high caste*6, dalit*6, dalits*6, untouchable*6, untouchability*6, discrimination*5, discriminate*5, racism*5, racist*5, race*2, skin colour*4, skin color*4, women inferior*6, women lower*6, women are weak*5, women equal*6, men better than women*6, men superior*6, girls are*2, gender*4, girl child*5, son preference*5, only want a son*5, brahmin*4, shudra*5, jatt*3, mazhabi*5, other religions*5, other religion*5, muslim*3, muslims*3, christian*2, hindu or sikh*3, which religion*4, best religion*4, looked down*4, look down on me*4, women impure*6, women in gurdwara*4, feminism*4, misogyny*5, lgbt*5, gay*4, lesbian*4, transgender*5, hijra*4, intercaste*6, inter caste*6`,
    pa: `ਨੀਵਾਂ ਸਮਝਦੇ*5, ਨੀਵਾਂ*2, ਘਟੀਆ ਸਮਝਦੇ*5, ਧੀ ਹੋਣ*4, ਸਾਰੇ ਧਰਮ*5, ਸਭ ਧਰਮ*5, ਬਰਾਬਰ*4, ਬਰਾਬਰੀ*5, ਜਾਤ*6, ਜਾਤ ਪਾਤ*6, ਜਾਤੀ*5, ਉੱਚੀ ਜਾਤ*6, ਨੀਵੀਂ ਜਾਤ*6, ਊਚ ਨੀਚ*6, ਛੂਤ ਛਾਤ*6, ਭੇਦਭਾਵ*5, ਵਿਤਕਰਾ*5, ਔਰਤ*3, ਔਰਤਾਂ*4, ਇਸਤਰੀ*4, ਕੁੜੀਆਂ*3, ਦਲਿਤ*6, ਕੁੜੀ ਹੋਣ*4, ਦੂਜੇ ਧਰਮ*5, ਧਰਮ ਸਭ ਤੋਂ*4, ਮੁਸਲਮਾਨ*3`,
    hi: `नीचा समझते*5, नीचा दिखाते*5, लड़की होने*4, सभी धर्म*5, सब धर्म*5, सारे धर्म*5, बराबर*4, बराबरी*5, समानता*5, समान*3, जाति*6, जात पात*6, जातपात*6, जातिवाद*6, ऊँची जाति*6, नीची जाति*6, ऊँच नीच*6, छुआछूत*6, छूत*4, अछूत*6, भेदभाव*5, औरत*3, औरतें*4, स्त्री*4, स्त्रियाँ*4, महिला*3, महिलाओं*4, महिलाएँ*4, लड़कियाँ*3, दलित*6, शूद्र*5, ब्राह्मण*4, दूसरे धर्म*5, कौन सा धर्म*4, मुसलमान*3, अंतरजातीय*6`,
    roman: `neeva samajhde*5, niva samajhde*5, neecha samajhte*5, neecha dikhate*5, kudi hon*4, kudi hon te*4, ladki hone*4, sab dharam*4, sare dharam*4, saare dharm*4, sabhi dharm*5, barabar*4, barabari*5, jaat*6, =jat*4, jaati bhed*6, jati pati*6, jati vad*6, jaativad*6, jativad*6, jati pratha*6, jaati pratha*6, uchi jati*6, oonchi jaati*6, neechi jaati*6, nichi jati*6, jaati vyavastha*6, jaat paat*6, jat pat*6, jaat pat*6, chhua chhut*6, chhuachhut*6, achhut*6, uch neech*6, unch nich*6, uchi jaat*6, nivi jaat*6, neevi jaat*6, bhedbhav*5, bhed bhav*5, vitkara*5, dalit*6, aurat*3, aurtan*4, auratan*4, aurten*4, aurato*4, mahila*3, istri*3, stri*3, kudiyan*3, ladkiyan*3, caste*6, dooja dharam*4, dusre dharam*5, dusre dharm*5, samanta*4, intercaste*6, inter caste*6`,
  },
  truth: {
    en: `tell lies*4, telling lies*4, truth*5, truthful*5, honest*4, honesty*5, lie*4, lying*4, lies*4, liar*4, lied*3, dishonest*4, dishonesty*4, integrity*4, corruption*4, corrupt*4, bribe*5, bribes*5, cheat in*3, cheating in*3, fake*2, false*2, sincerity*3, secret*1, hide the truth*5, tell the truth*5, hypocrisy*3, hypocrite*3, gossip*3, ethical*4, unethical*4`,
    pa: `ਸੱਚ*5, ਸੱਚਾਈ*5, ਸਚਿਆਰ*5, ਝੂਠ*5, ਝੂਠਾ*4, ਇਮਾਨਦਾਰ*5, ਇਮਾਨਦਾਰੀ*5, ਈਮਾਨਦਾਰੀ*5, ਈਮਾਨਦਾਰ*5, ਬੇਈਮਾਨ*4, ਬੇਈਮਾਨੀ*4, ਰਿਸ਼ਵਤ*5, ਠੱਗੀ*3`,
    hi: `सच*4, सच्चाई*5, सत्य*5, झूठ*5, झूठा*4, झूठे*4, ईमानदार*5, ईमानदारी*5, इमानदारी*5, बेईमान*4, बेईमानी*4, रिश्वत*5, भ्रष्टाचार*4, छल*3, निंदा*3, चुगली*3`,
    roman: `sach*4, sachai*5, sachayi*5, sachiar*5, satya*5, jhooth*5, jhuth*5, jhoot*5, jhut*5, imandar*5, imandari*5, imaandari*5, imaandaar*5, beimani*4, baimani*4, beiman*4, rishwat*5, rishvat*5, thaggi*3, nindya*3, chugli*3`,
  },
  hope: {
    en: `hopes*3, hoping*3, i am weak*3, feel weak*3, feeling weak*3, hate my life*4, hate myself*4, not happy*4, no happiness*4, hope*4, hopeless*4, hopelessness*4, lost hope*5, losing hope*5, no hope*5, lost all hope*5, despair*4, despairing*4, nothing will change*4, nothing will get better*4, will things get better*5, things get better*4, get better*2, feel defeated*3, discouraged*3, motivation*4, motivate*4, encourage*3, encouragement*4, feeling down*4, feel down*4, feel low*4, feeling low*4, depressed*3, depression*3, broken inside*4, bad time*3, bad times*4, hard times*4, difficult time*4, tough time*4, no way out*4, dark days*4, strength*3, light at the end*4, everything is going wrong*4, problems in my life*3, so many problems*3, suffering*2, feel broken*4, unlucky*2, sad*2, sadness*2, unhappy*2`,
    pa: `ਕੁਝ ਚੰਗਾ ਨਹੀਂ*4, ਕਮਜ਼ੋਰ*3, ਖ਼ੁਸ਼ ਨਹੀਂ*4, ਆਸ*4, ਉਮੀਦ*5, ਨਿਰਾਸ਼*5, ਨਿਰਾਸ਼ਾ*5, ਨਿਰਾਸ*4, ਹੌਸਲਾ*4, ਹੌਂਸਲਾ*4, ਉਮੀਦ ਨਹੀਂ*6, ਮਾੜਾ ਸਮਾਂ*4, ਔਖਾ ਸਮਾਂ*4, ਔਖਾ ਵੇਲਾ*4, ਮੁਸ਼ਕਲ*2, ਮੁਸ਼ਕਲਾਂ*2, ਮੁਸੀਬਤ*2, ਡਿਪਰੈਸ਼ਨ*3, ਉਦਾਸ*2, ਉਦਾਸੀ*3, ਦੁਖੀ*2, ਟੁੱਟ ਗਿਆ ਹਾਂ*4, ਟੁੱਟ ਗਈ ਹਾਂ*4`,
    hi: `कुछ अच्छा नहीं*4, कमज़ोर*3, ख़ुश नहीं*4, आशा*4, उम्मीद*5, निराश*5, निराशा*5, हौसला*4, उम्मीद नहीं*6, बुरा समय*4, कठिन समय*4, मुश्किल समय*4, बुरा वक़्त*4, मुश्किल*2, मुश्किलें*2, मुसीबत*2, हिम्मत टूट*4, डिप्रेशन*3, अवसाद*3, उदास*2, उदासी*3, दुखी*2, टूट गया हूँ*4, टूट गई हूँ*4, प्रेरणा*3, कब ठीक होगा*3`,
    roman: `kuj changa nahi*4, kuch accha nahi*4, kujh changa nahi*4, kuch acha nahi*4, kamzor*3, kamjor*3, khush nahi*4, umeed*5, ummeed*5, umid*5, umeed nahi*6, aas nahi*4, asha nahi*4, aasha*4, nirash*5, niraash*5, nirasha*5, hausla*4, honsla*4, hosla*4, himmat tut*4, himmat toot*4, bura time*4, bura waqt*4, bura samay*4, mada time*4, maada time*4, maada sama*4, aukha vela*4, aukha time*4, mushkil*2, mushkilan*2, musibat*2, depression*3, udas*2, udasi*3, udaas*2, dukhi*2, tut gaya ha*4, toot gaya hu*4, toot gayi hu*4, tut gayi ha*4, sab khatam lagda*4, motivation*4, kuch theek nahi*3, kuj theek nahi*3`,
  },
  mind: {
    en: `restless mind*5, control my mind*6, control the mind*6, control mind*6, controlling my mind*6, calm my mind*6, calm the mind*6, my mind*3, mind*2, thoughts*3, negative thoughts*5, bad thoughts*5, stop thinking*4, too many thoughts*5, distracted*4, distraction*4, distractions*4, focus*3, concentration*3, monkey mind*5, intrusive thoughts*5, wandering mind*5, mind is restless*6, mind never stops*5, mind keeps*3, overthinking mind*4, cant focus*4, cannot focus*4`,
    pa: `ਬੁਰਾ ਲੱਗਦਾ*4, ਮਨ*2, ਮਨ ਨਹੀਂ ਲੱਗਦਾ*5, ਮਨ ਨਹੀਂ ਟਿਕਦਾ*6, ਮਨ ਭਟਕਦਾ*6, ਮਨ ਕਾਬੂ*6, ਮਨ ਨੂੰ ਕਾਬੂ*6, ਚੰਚਲ*4, ਮਨ ਚੰਚਲ*6, ਬੁਰੇ ਵਿਚਾਰ*5, ਮਾੜੇ ਵਿਚਾਰ*5, ਵਿਚਾਰ*3, ਮਾੜੇ ਖ਼ਿਆਲ*5, ਧਿਆਨ ਨਹੀਂ*3`,
    hi: `बुरा लगता*4, हर बात*2, मन*2, मन नहीं लगता*5, मन नहीं टिकता*6, मन भटकता*6, मन को काबू*6, मन पर काबू*6, मन वश*6, मन को वश*6, मन को नियंत्रित*6, मन शांत कैसे*5, चंचल*4, मन चंचल*6, बुरे विचार*5, नकारात्मक विचार*5, विचार*3, विचारों*4, मन अशांत*5`,
    roman: `bura lagda*4, bura lagta*4, mann nahi lagda*5, man nahi lagda*5, mann nahi lagta*5, man nahi lagta*5, man nahi lgda*5, mann nahi tikda*6, man nahi tikta*6, mann bhatakda*6, man bhatakta*6, mann bhatkda*6, man bhatkta*6, mann kabu*6, man kaboo*6, man ko kabu*6, mann nu kabu*6, man vash*6, man ko vash*6, mann ko control*6, man nu control*6, chanchal*4, bure vichar*5, maade khayal*5, bure khayal*5, negative vichar*5, negative thoughts*5, =mann*2, vichar*2, khayal*2, dimag nahi rukda*4, dimag nahi rukta*4`,
  },
  discipline: {
    en: `discipline*5, disciplined*5, self control*5, selfcontrol*5, lazy*5, laziness*5, procrastinate*5, procrastination*5, procrastinating*5, wake up early*5, waking up early*5, routine*4, habit*3, habits*3, willpower*5, will power*5, consistent*4, consistency*4, waste time*4, wasting time*4, waste my time*4, unproductive*4, time management*4, cannot get up*3, oversleep*4, self improvement*3, regularly*2, regular*2`,
    pa: `ਆਲਸ*5, ਆਲਸੀ*5, ਅਨੁਸ਼ਾਸਨ*5, ਸੰਜਮ*5, ਨੇਮ*3, ਸਵੇਰੇ ਉੱਠ*5, ਸਵੇਰੇ ਜਲਦੀ*4, ਸੁਸਤੀ*4, ਸੁਸਤ*4, ਸਮਾਂ ਬਰਬਾਦ*4, ਸਮਾਂ ਖ਼ਰਾਬ*4`,
    hi: `आलस*5, आलस्य*5, आलसी*5, अनुशासन*5, संयम*5, आत्मसंयम*5, नियम*3, सुबह जल्दी*4, सुबह उठ*4, टालता*4, टालती*4, टालमटोल*5, समय बर्बाद*4, समय बरबाद*4, दिनचर्या*4, सुस्ती*4`,
    roman: `aalas*5, alas*4, aalasi*5, alsi*4, aalsi*5, anushasan*5, sanjam*5, sanyam*5, susti*4, subah jaldi*4, subah uth*4, savere uth*5, sawere uth*5, savere jaldi*4, time waste*4, time barbad*4, samay barbad*4, sama barbad*4, kal te chhad*3, talta rehta*4, discipline*5, lazy*5`,
  },
  peace: {
    en: `peace*4, peaceful*4, inner peace*6, peace of mind*6, mental peace*6, calm*4, calmness*4, calm down*4, serenity*4, tranquil*4, relax*3, relief*3, rest*1, tired*2, exhausted*3, quiet*2, no peace*5, find peace*5, happiness*3, be happy*3, how to be happy*4, joy*2, contentment*2, stillness*3, unrest*2, sukh*3, balance in life*3`,
    pa: `ਸ਼ਾਂਤੀ*5, ਸ਼ਾਂਤ*4, ਮਨ ਦੀ ਸ਼ਾਂਤੀ*6, ਸਕੂਨ*5, ਚੈਨ*4, ਸੁੱਖ*3, ਅਸ਼ਾਂਤ*4, ਅਸ਼ਾਂਤੀ*4, ਥੱਕ ਗਿਆ*3, ਥੱਕ ਗਈ*3, ਆਰਾਮ*2, ਅਨੰਦ*3, ਸਹਿਜ*3`,
    hi: `शांति*5, शान्ति*5, शांत*4, मन की शांति*6, सुकून*5, चैन*4, सुख*3, अशांत*4, अशांति*4, थक गया*3, थक गई*3, आराम*2, आनंद*3, राहत*3`,
    roman: `shanti*5, shaanti*5, santi*4, =shant*4, =shaant*4, mann di shanti*6, man di shanti*6, man ki shanti*6, mann ki shanti*6, sukoon*5, sukun*5, sakoon*5, chain nahi*4, sukh shanti*5, sukh*3, ashant*4, ashanti*4, thak gaya*3, thak gayi*3, thakk gaya*3, aram*2, anand*3, skoon*5`,
  },
  devotion: {
    en: `devotion*5, devotee*4, devoted*3, bhakti*5, worship*5, pray*4, prayer*4, prayers*4, praying*4, love god*5, love of god*5, love for god*5, close to god*5, closer to god*5, connect with god*5, connected to god*5, connection with god*5, connect to waheguru*6, find god*4, meet god*4, reach god*4, see god*3, god*1, waheguru*2, krishna*1, kirtan*4, temple*3, gurdwara*3, spiritual*3, spirituality*4, spiritual path*5, religious*2, naam*1, ardas*4, guru*1, bhajan*4, offering*3, satsang*3`,
    pa: `ਭਗਤੀ*5, ਪ੍ਰੇਮ*3, ਅਰਦਾਸ*4, ਰੱਬ ਨਾਲ ਪਿਆਰ*6, ਰੱਬ ਨਾਲ ਜੁੜ*6, ਵਾਹਿਗੁਰੂ ਨਾਲ*5, ਵਾਹਿਗੁਰੂ*2, ਰੱਬ*1, ਪਰਮਾਤਮਾ*2, ਪਰਮਾਤਮਾ ਨੂੰ ਕਿਵੇਂ*5, ਰੱਬ ਨੂੰ ਕਿਵੇਂ*5, ਕੀਰਤਨ*4, ਗੁਰਦੁਆਰੇ*3, ਨਾਮ*2, ਪੂਜਾ*4, ਸ਼ਰਧਾ*4, ਬਾਣੀ*2, ਗੁਰਬਾਣੀ*2, ਸਤਿਸੰਗ*3`,
    hi: `भक्ति*5, प्रार्थना*4, पूजा*4, आराधना*4, उपासना*4, भगवान से प्रेम*6, ईश्वर से प्रेम*6, भगवान से जुड़*6, ईश्वर से जुड़*6, भगवान को कैसे*5, ईश्वर को कैसे*5, भगवान*1, ईश्वर*1, परमात्मा*2, कृष्ण*1, भजन*4, कीर्तन*4, मंदिर*3, आध्यात्मिक*4, अध्यात्म*4, श्रद्धा*3, भक्त*3`,
    roman: `bhakti*5, bhagti*5, bhagat*2, ardas*4, ardaas*4, prarthna*4, prarthana*4, pooja*4, puja*4, rab naal pyar*6, rabb nal pyar*6, rab nal jud*6, rabb naal jur*6, waheguru nal jud*6, bhagwan se prem*6, bhagwan se pyar*6, bhagwan se jud*6, rab nu kiven*5, rabb nu kive*5, bhagwan ko kaise*5, ishwar ko kaise*5, rabb*1, =rab*1, bhagwan*1, waheguru*2, kirtan*4, bhajan*4, mandir*3, gurdware*3, naam*1, prem*2, adhyatmik*4, parmatma*2`,
  },
  compassion: {
    en: `compassion*5, compassionate*5, kindness*5, kind*3, kinder*4, empathy*5, cruel*3, cruelty*4, mercy*4, animals*3, animal*3, love others*5, love everyone*5, care for others*5, gentle*3, gentleness*4, selfish*4, selfishness*4, harsh words*4, hurt others*3, hurting others*4, hurt people*3, violence*2, enemies*3, enemy*3, suffering of others*5, others pain*4, pity*3`,
    pa: `ਦਇਆ*5, ਤਰਸ*4, ਰਹਿਮ*4, ਹਮਦਰਦੀ*5, ਦਿਆਲੂ*5, ਮਿੱਠਾ ਬੋਲ*4, ਮਿੱਠਾ*2, ਸੁਆਰਥੀ*4, ਦੁਸ਼ਮਣ*3, ਜਾਨਵਰ*3, ਜਾਨਵਰਾਂ*3, ਦੂਜਿਆਂ ਦਾ ਦੁੱਖ*5, ਦਿਲ ਦੁਖਾਇਆ*4, ਕਰੁਣਾ*5`,
    hi: `दया*5, करुणा*5, रहम*4, तरस*3, सहानुभूति*5, दयालु*5, स्वार्थी*4, स्वार्थ*3, शत्रु*3, दुश्मन*3, जानवर*3, जानवरों*3, पशु*3, दूसरों का दुख*5, दूसरों का दर्द*5, दिल दुखाया*4, कठोर शब्द*4, प्रेम से*2`,
    roman: `daya*5, =dya*4, =daiya*4, karuna*5, raham*4, rehm*4, taras*4, hamdardi*5, humdardi*5, dayalu*5, diyalu*5, swarthi*4, suarthi*4, dushman*3, janwar*3, jaanwar*3, dujeya da dukh*5, dusron ka dukh*5, dil dukhaya*4, dil dukhaunda*4, mitha bolna*4, meetha bolna*4`,
  },
  decision: {
    en: `decision*5, decisions*5, decide*5, deciding*5, choice*4, choices*4, choose*4, choosing*4, confused*4, confusion*4, dilemma*5, crossroads*5, should i*3, what should i do*3, which path*5, right path*4, right or wrong*4, two options*5, options*3, take the job*3, stay or leave*5, go abroad*3, move abroad*3, moving abroad*3, going abroad*3, change my career*4, wrong decision*5, cant decide*6, cannot decide*6, unable to decide*6, indecisive*5, which one*3, between two*4, advice*1`,
    pa: `ਜਾਵਾਂ_ਜਾਂ*4, ਕਰਾਂ_ਜਾਂ*4, ਵਿਦੇਸ਼ ਜਾਵਾਂ*4, ਫ਼ੈਸਲਾ*5, ਫੈਸਲਾ*5, ਫ਼ੈਸਲੇ*5, ਦੁਚਿੱਤੀ*5, ਦੁਬਿਧਾ*4, ਉਲਝਣ*5, ਉਲਝਿਆ*4, ਚੋਣ*4, ਕੀ ਕਰਾਂ*3, ਕਿਹੜਾ ਰਾਹ*5, ਚੁਣਾਂ*4, ਚੁਣ*3, ਸਹੀ ਰਾਹ*4, ਸਮਝ ਨਹੀਂ ਆਉਂਦਾ*3, ਸਮਝ ਨਹੀਂ ਆ*3, ਭੰਬਲਭੂਸਾ*5`,
    hi: `विदेश जाऊँ*4, जाऊँ_या*4, करूँ_या*4, निर्णय*5, फ़ैसला*5, फैसला*5, फ़ैसले*5, दुविधा*5, उलझन*5, असमंजस*5, चुनाव*3, चुनूँ*4, चुनना*4, क्या करूँ*3, कौन सा रास्ता*5, सही रास्ता*4, सही या ग़लत*4, समझ नहीं आ*3, समझ नहीं आता*3, भ्रमित*4`,
    roman: `kis raste*4, kehde raste*4, kidhar java*3, karu_ya*4, karan_ya*4, java_ya*4, jawan_ya*4, jau_ya*4, jaun_ya*4, faisla*5, fesla*5, phaisla*5, faisle*5, nirnay*5, nirnaya*5, duvidha*5, dubidha*5, duchitti*5, dochitti*5, uljhan*5, uljhya*4, asmanjas*5, kehda rah*5, kehra rah*5, konsa rasta*5, kaun sa rasta*5, sahi rasta*4, sahi rah*4, ki karan*3, ki kara*3, kya karu*3, kya karun*3, samajh nahi aa*3, samajh nahi aunda*3, smjh nahi*3, confuse*4, confused*4, confusion*4, decision*5, bahar jana chahida*2`,
  },
  parents: {
    en: `my parents*4, parents*3, mom and dad*4, mum and dad*4, my mother*2, my father*2, my mom*2, my mum*2, my dad*2, old mother*4, old father*4, aged parents*6, ageing parents*6, aging parents*6, elderly parents*6, old parents*6, parents dont understand*5, parents expect*5, parents want me*5, parents wont accept*5, disappoint my parents*5, obey my parents*6, argue with my mother*5, argue with my father*5, fight with my mother*5, fight with my father*5, strict father*5, strict parents*6, father doesnt talk*5, father never*4, mother never*4, dad never*4, papa wants*4, repay my parents*6, mothers love*4, care for my mother*5, care for my father*5, look after my parents*6, serve my parents*6, left my parents*5, old age home*4`,
    pa: `ਮਾਪੇ*4, ਮਾਪਿਆਂ*4, ਮਾਂ ਪਿਓ*5, ਮਾਂ ਬਾਪ*5, ਮੰਮੀ ਡੈਡੀ*5, ਮੰਮੀ ਪਾਪਾ*5, ਬੇਬੇ*2, ਬਾਪੂ*2, ਬੀਜੀ*2, ਡੈਡੀ*2, ਪਾਪਾ*2, ਮੰਮੀ*2, ਮਾਤਾ ਪਿਤਾ*5, ਬੁੱਢੇ ਮਾਪੇ*6, ਬਜ਼ੁਰਗ ਮਾਪੇ*6, ਪਿਤਾ ਜੀ ਨਾਲ*4, ਮਾਂ ਨਾਲ*3, ਬਿਰਧ ਆਸ਼ਰਮ*4`,
    hi: `माँ बाप*5, मां बाप*5, माता पिता*5, मम्मी पापा*5, बूढ़े माँ बाप*6, पापा*2, मम्मी*2, पिताजी*2, पिता*2, माँ*2, वृद्धाश्रम*4, माँ बाप की सेवा*6, माँ से*2, पिता से*3, पापा से*3, पापा चाहते*5`,
    roman: `maa baap*5, maa pyo*5, maa peo*5, mata pita*5, mummy papa*5, mummy daddy*5, mape*4, maape*4, mapeyan*4, maapeyan*4, bebe*2, bapu*2, bapu ji*2, biji*2, papa*2, mummy*2, daddy*2, pitaji*2, pita ji*2, boodhe maa*5, buddhe maape*6, budhe maa baap*6, papa chahte*5, papa chahunde*5, ghar wale nahi mante*3, ghardeya di umeed*3, vriddhashram*4, birdh ashram*4`,
  },
  children: {
    en: `my children*4, my kids*4, my son*3, my sons*3, my daughter*3, my daughters*3, my child*4, my boy*3, teenager*4, teenage son*5, teenage daughter*5, my teen*4, raising children*6, raise my kids*6, raise my children*6, parenting*6, bad mother*4, bad father*4, good mother*4, good father*4, have a baby*5, conceive*5, childless*6, infertility*4, want a child*6, son doesnt listen*5, son does not listen*5, daughter doesnt*4, my toddler*5, grandson*3, granddaughter*3, grandchildren*3, empty nest*5, spoil my child*5, kids fight*4, school going*2, kids*3, children*3`,
    pa: `ਬੱਚੇ*3, ਬੱਚਿਆਂ*3, ਬੱਚਾ*3, ਨਿਆਣੇ*4, ਨਿਆਣਿਆਂ*4, ਜਵਾਕ*4, ਜੁਆਕ*4, ਜਵਾਕਾਂ*4, ਪੁੱਤ*3, ਪੁੱਤਰ*3, ਧੀ*3, ਧੀਆਂ*3, ਮੇਰਾ ਮੁੰਡਾ*4, ਮੁੰਡਾ*2, ਮੇਰੀ ਕੁੜੀ*4, ਔਲਾਦ*5, ਔਲਾਦ ਨਹੀਂ*6, ਬੇਔਲਾਦ*6, ਪੋਤਾ*3, ਪੋਤੇ*3, ਕਹਿਣਾ ਨਹੀਂ ਮੰਨਦ*5, ਝੋਲੀ ਖ਼ਾਲੀ*5`,
    hi: `बच्चे*3, बच्चों*3, बच्चा*3, बेटा*3, बेटे*3, बेटी*3, बेटियाँ*3, संतान*5, औलाद*5, संतान नहीं*6, निःसंतान*6, बात नहीं मानता*4, बात नहीं मानते*4, परवरिश*6, संस्कार*4, पोता*3, पोती*3, माँ बनना*5, गोद सूनी*6`,
    roman: `bacche*3, bache*3, bachche*3, bachcho*3, baccho*3, bacheyan*3, bachean*3, bacha*3, bachcha*3, nyane*4, niane*4, jawak*4, juak*4, jwak*4, putt*3, puttar*3, dhee*3, dhiyan*3, beta*3, bete*3, beti*3, mera munda*4, munda*2, meri kudi*4, aulad*5, santan*5, parvarish*6, sanskar*4, baat nahi manta*4, kehna nahi mannda*5, gall nahi mannda*4, pota*3, pote*3, maa banna*5, kokh*5, god suni*6`,
  },
  heartbreak: {
    en: `breakup*6, break up*5, broke up*6, breaking up*6, my ex*6, ex boyfriend*6, ex girlfriend*6, dumped me*6, heartbroken*6, heartbreak*6, broken heart*6, broke my heart*6, heart is broken*6, he left me*5, she left me*5, left me for*6, cheated on me*6, cheating on me*6, betrayed me*4, one sided love*6, onesided love*6, unrequited*6, love failure*6, blocked me*6, ghosted*6, moved on*4, get over him*6, get over her*6, marrying someone else*6, getting married to someone*6, girlfriend left*6, boyfriend left*6, gf left*6, bf left*6, gf*3, bf*3, girlfriend*3, boyfriend*3, lost love*5, first love*5, i loved him*5, i loved her*5, loved me back*5, love me back*6, doesnt love me*5, does not love me*5, rejected my proposal*6, crush*3, betrayal*3, used me*4, relationship ended*6, years relationship*5`,
    pa: `ਬ੍ਰੇਕਅੱਪ*6, ਦਿਲ ਟੁੱਟ ਗਿਆ*6, ਦਿਲ ਟੁੱਟਿਆ*6, ਦਿਲ ਤੋੜ*6, ਧੋਖਾ ਦਿੱਤਾ*4, ਬੇਵਫ਼ਾ*6, ਬੇਵਫ਼ਾਈ*6, ਇੱਕ ਪਾਸੜ*6, ਇਕਤਰਫ਼ਾ*6, ਪਿਆਰ ਵਿੱਚ*4, ਬਲੌਕ*5, ਬਲਾਕ ਕਰ*5, ਪਿਆਰ ਕਰਦਾ ਸੀ*5, ਪਿਆਰ ਕਰਦੀ ਸੀ*5, ਕਿਸੇ ਹੋਰ ਨਾਲ*4, ਛੱਡ ਕੇ ਚਲੀ ਗਈ*4, ਛੱਡ ਕੇ ਚਲਾ ਗਿਆ*4, ਵਾਅਦਾ ਕਰਕੇ*3, ਪ੍ਰੇਮੀ*3, ਮੁਹੱਬਤ*5`,
    hi: `ब्रेकअप*6, ब्रेकप*6, दिल टूट गया*6, दिल टूटा*6, दिल तोड़*6, धोखा दिया*4, धोखा मिला*5, बेवफ़ा*6, बेवफाई*6, एकतरफ़ा*6, एक तरफ़ा*6, प्यार में*4, ब्लॉक*5, प्यार करता था*5, प्यार करती थी*5, किसी और से*4, किसी और के साथ*4, छोड़कर चली गई*4, छोड़कर चला गया*4, प्रेमिका*5, प्रेमी*4, इश्क़*5, मोहब्बत*5`,
    roman: `breakup*6, brekup*6, dil toot gaya*6, dil tut gaya*6, dil tutt*6, dil tod*6, dhokha dita*4, dhokha ditta*4, dhokha diya*4, dhokha mila*5, pyar me dhokha*6, pyar ch dhokha*6, bewafa*6, bewafai*6, ek tarfa*6, ektarfa*6, ik pasad*6, ik tarfa*6, block kar*6, block kr*6, pyar karta tha*5, pyar karti thi*5, pyar karda si*5, kisi aur se*4, kise hor nal*4, chhad ke chali gayi*4, chhod ke chali gayi*4, girlfriend*3, boyfriend*3, =gf*3, =bf*3, =ex*5, mohabbat*5, ishq*5, bhul nahi paunda*4, bhula nahi pa*5, bhool nahi pa*5`,
  },
  guilt: {
    en: `guilt*6, guilty*6, regret*4, regrets*4, remorse*6, ashamed*5, ashamed of what*6, shame*4, my sins*6, sin*3, sins*4, sinned*6, sinful*4, sinner*6, repent*6, repentance*6, haunts me*5, haunt*4, my conscience*5, my fault*5, because of me*4, i did something wrong*6, did wrong*4, what i did*4, i hurt someone*5, i stole*6, i cheated*5, i betrayed*5, forgive myself*6, forgive me*4, can i be forgiven*6, will god forgive*6, god forgive me*6, abortion*5, past mistakes*5, my mistake*3, i ruined*4, i said terrible*4, never said sorry*4, blame myself*6, bad things in the past*5, punished for my sins*5, look in the mirror*2`,
    pa: `ਪਾਪ*5, ਪਾਪੀ*5, ਪਛਤਾਵਾ*6, ਪਛਤਾਉਂਦਾ*6, ਪਛਤਾਉਂਦੀ*6, ਗੁਨਾਹ*6, ਗ਼ਲਤੀ ਹੋ ਗਈ*5, ਮੇਰੀ ਗ਼ਲਤੀ*4, ਮੈਥੋਂ*3, ਸ਼ਰਮਿੰਦਾ*5, ਸ਼ਰਮ ਆਉਂਦੀ*5, ਦੋਸ਼ੀ*4, ਮੇਰਾ ਕਸੂਰ*5, ਆਪਣੇ ਆਪ ਨੂੰ ਮਾਫ਼*6, ਚੋਰੀ*4, ਬਖ਼ਸ਼ੇਗਾ*5, ਮਾਫ਼ ਕਰੇਗਾ*5, ਗ਼ਲਤ ਕੰਮ*4`,
    hi: `पाप*5, पापी*5, पछतावा*6, पछता*6, पश्चाताप*6, गुनाह*6, गलती हो गई*5, मेरी गलती*4, मेरी ग़लती*4, मुझसे*2, शर्मिंदा*5, शर्म आती*5, शर्मिंदगी*5, दोषी*4, ग्लानि*6, अपराधबोध*6, अपराध बोध*6, ख़ुद को माफ़*6, खुद को माफ*6, चोरी*4, माफ़ करेंगे*4, माफ करेंगे*4, ग़लत काम*4, मेरी वजह से*4`,
    roman: `paap*5, papi*4, pachtava*6, pachtawa*6, pachtaunda*6, pachtata*6, pachhta*6, gunah*6, gunaah*6, galti ho gayi*5, galti ho gyi*5, meri galti*4, mere to galti*5, mujhse galti*5, sharminda*5, sharam aundi*5, sharm aati*5, sharmindagi*5, doshi*4, mera kasoor*5, khud ko maaf*6, apne aap nu maaf*6, chori*4, glani*6, galat kam*4, galat kaam*4, meri wajah se*4, rab maaf karega*5, bhagwan maaf*5, guilt*6, guilty*6`,
  },
  ageing: {
    en: `old age*6, growing old*6, getting old*6, getting older*6, ageing*6, aging*6, am old*5, too old*5, old now*5, at my age*5, in my age*4, at this age*4, years old and*1, retired*4, retirement*4, wrinkles*5, grey hair*5, white hair*5, gray hair*5, wasted my youth*6, wasted years*6, wasted my life*4, youth is gone*6, elderly*5, old people*5, old woman*4, old man*4, pension*4, old body*5, body is weak*4, body failing*5, memory failing*4, forget names*4, senior citizen*5, turning 50*5, turning 60*5, useless to my children*4, no use to anyone*3, widow*3`,
    pa: `ਬੁਢਾਪਾ*6, ਬੁਢੇਪਾ*6, ਬੁਢਾਪੇ*6, ਬੁੱਢਾ*5, ਬੁੱਢੀ*5, ਬੁੱਢੇ*5, ਉਮਰ ਲੰਘ*5, ਉਮਰ ਹੋ ਗਈ*5, ਬਜ਼ੁਰਗ*4, ਰਿਟਾਇਰ*4, ਜਵਾਨੀ*4, ਚਿੱਟੇ ਵਾਲ*5, ਪੈਨਸ਼ਨ*4, ਇਸ ਉਮਰ*5`,
    hi: `बुढ़ापा*6, बुढ़ापे*6, बूढ़ा*5, बूढ़ी*5, बूढ़े*5, वृद्ध*5, उम्र निकल*5, उम्र हो गई*5, उम्र बीत*5, बुज़ुर्ग*4, बुजुर्ग*4, रिटायर*4, सेवानिवृत्त*5, जवानी*4, सफ़ेद बाल*5, पेंशन*4, इस उम्र*5`,
    roman: `budhapa*6, budapa*6, budhape*6, boodha*5, budha*4, buddha ho*5, buddhe*4, boodhe*4, umar langh*4, umar nikal*4, umar ho gayi*5, bazurg*4, bujurg*4, retire*4, retired*4, jawani*4, is umar*5, is umr*5, chitte wal*5, safed baal*5, pension*4`,
  },
  patience: {
    en: `patience*6, patient*3, impatient*6, impatience*6, waiting*4, wait*3, how long*4, still waiting*6, cant wait*4, cannot wait*4, wait for*4, takes so long*6, taking so long*6, delay*5, delayed*5, when will it*4, when will my*3, in a hurry*5, rush*3, hurry*4, no results*4, no result*4, results yet*4, see results*4, so slow*4, my turn*5, quick results*5, slow progress*6, nothing happens yet*4, one day*1`,
    pa: `ਸਬਰ*6, ਧੀਰਜ*6, ਧੀਰਜ ਨਹੀਂ*6, ਉਡੀਕ*6, ਉਡੀਕਦੇ*6, ਉਡੀਕਦਾ*6, ਉਡੀਕਾਂ*6, ਇੰਤਜ਼ਾਰ*6, ਕਾਹਲ*5, ਕਾਹਲੀ*5, ਕਾਹਲਾ*5, ਕਦੋਂ ਤੱਕ*5, ਕਿੰਨਾ ਚਿਰ*4, ਵਾਰੀ ਕਦੋਂ*6, ਦੇਰ*3, ਫਲ ਕਦੋਂ*6`,
    hi: `सब्र*6, धैर्य*6, धीरज*6, इंतज़ार*6, इंतजार*6, प्रतीक्षा*6, जल्दबाज़ी*6, जल्दबाजी*6, अधीर*6, कब तक*5, देर*3, मेरी बारी*6, फल कब*6, कितना रुकूँ*4`,
    roman: `sabar*6, sabr*6, dheeraj*6, dhiraj*6, dhairya*6, intezar*6, intezaar*6, intzar*6, udeek*6, udik*6, udeekde*6, kahli*5, kahla*5, jaldbazi*6, jaldbaazi*6, adheer*6, kab tak*5, kadon tak*5, kado tak*5, kinna chir*4, meri bari*5, meri baari*6, mera number kado*6, fal kado*6, phal kab*6, fal kab*5, der kyu*4`,
  },
  injustice: {
    en: `injustice*6, unjust*6, unfair*6, unfairly*6, not fair*6, wronged*5, cheated me*6, cheated us*6, cheated out of*6, got cheated*6, scammed*6, fraud*4, bullied*6, bully*6, bullies*6, bullying*6, false accusation*6, falsely accused*6, accused*5, blamed for*5, framed*4, justice*5, exploited*6, exploit*5, corrupt*3, bad people prosper*6, bad people happy*5, bad people*3, wicked*4, good people suffer*4, took my land*6, grabbed our land*6, grabbed my*5, stole my share*6, denied my*4, favouritism*6, favoritism*6, nepotism*6, my rights*5, powerful people*4, make fun of me*4, laugh at me*3, ragging*6, harassed at work*4, underpaid*5, didnt pay me*5, my share*4`,
    pa: `ਬੇਇਨਸਾਫ਼ੀ*6, ਇਨਸਾਫ਼*6, ਧੱਕਾ*4, ਧੱਕੇਸ਼ਾਹੀ*6, ਅਨਿਆਂ*6, ਨਿਆਂ*5, ਠੱਗ*4, ਠੱਗ ਲਿਆ*6, ਧੋਖੇ ਨਾਲ*5, ਝੂਠਾ ਇਲਜ਼ਾਮ*6, ਇਲਜ਼ਾਮ*5, ਹੱਕ ਮਾਰ*6, ਹੱਕ*3, ਜ਼ੁਲਮ*4, ਜ਼ਾਲਮ*4, ਬੁਰੇ ਲੋਕ*4, ਮਾੜੇ ਲੋਕ*4, ਸਿਫ਼ਾਰਸ਼*5, ਕਬਜ਼ਾ*4, ਮਜ਼ਾਕ ਉਡਾਉਂਦੇ*4, ਬੇਈਮਾਨ*3`,
    hi: `अन्याय*6, नाइंसाफ़ी*6, नाइंसाफी*6, इंसाफ़*6, इंसाफ*6, न्याय*5, ठग*4, ठग लिया*6, धोखे से*5, झूठा इल्ज़ाम*6, इल्ज़ाम*5, हक़ मार*6, हक मार*6, हक*3, ज़ुल्म*4, अत्याचार*4, बुरे लोग*4, सिफ़ारिश*5, क़ब्ज़ा*4, कब्जा*4, मज़ाक उड़ाते*4, बेईमान*3, हड़प*5`,
    roman: `insaaf*6, insaf*6, beinsafi*6, nainsafi*6, anyay*6, aniyan*5, nyay*5, dhakka hoya*6, dhakkeshahi*6, thag leya*6, thagg liya*6, thag liya*6, jhootha ilzaam*6, ilzaam*5, ilzam*5, hak maar*6, hakk maar*6, haq maar*6, zulm*4, bure log*4, bure lok*4, maade lok*4, sifarish*5, kabza*4, hadap*5, mazak udaunde*4, mazaak udate*4, bully*6, dhokhe nal*5, dhokhe se*5`,
  },
  karma: {
    en: `karma*6, past life*6, past lives*6, previous life*6, past birth*6, previous birth*6, past deeds*6, bad karma*6, good karma*6, reap*5, sow*5, what goes around*6, destiny*4, fate*4, written in my fate*6, already written*5, destined*5, predestined*6, deserve this*5, what did i do to deserve*6, why do i suffer*6, why am i suffering*6, punishment for*4, punishing me*3, free will*6, fruits of action*5, fruit of my*4, deeds come back*6, bad luck*3, lucky from birth*4`,
    pa: `ਕਰਮ*4, ਕਰਮਾਂ*5, ਕਰਮਾਂ ਦਾ ਫਲ*6, ਪਿਛਲੇ ਜਨਮ*6, ਪਿਛਲੇ ਕਰਮ*6, ਕਿਸਮਤ*4, ਲੇਖ*4, ਲਿਖਿਆ*3, ਨਸੀਬ*4, ਤਕਦੀਰ*4, ਮੱਥੇ ਦੇ ਲੇਖ*6, ਜੋ ਬੀਜ*6, ਕੀਤੇ ਦਾ ਫਲ*6, ਸਜ਼ਾ*3, ਕਿਹੜੇ ਕਰਮ*6`,
    hi: `कर्म*4, कर्मों*5, कर्मों का फल*6, पिछले जन्म*6, पूर्व जन्म*6, क़िस्मत*4, किस्मत*4, भाग्य*4, नसीब*4, प्रारब्ध*6, तक़दीर*4, जैसा बोओगे*6, जैसा करोगे*6, किए की सज़ा*6, सज़ा*3, लिखा है*3, कर्म का फल*6`,
    roman: `karma*5, karmo*5, karman*5, karmo ka fal*6, karma da fal*6, karmo ka phal*6, pichhle janam*6, pichle janam*6, pichle janm*6, pichhle janm*6, poorv janam*6, kismat*4, naseeb*4, nasib*4, lekh*4, bhagya*4, prarabdh*6, takdeer*4, jo beejo*6, jaisa karoge*6, saza*3, likheya*3, likha hai*3, kite di saza*6, bure karam*6`,
  },
}

/** Words with which a person goes on from the question before ('and what about my father?'). */
export const FOLLOW_UP = {
  /** at the start of the message */
  opens: `and, and what about, what about, how about, but, but what, so, so what, then, also, what if, why, how, how so, how come, tell me more, more, another, another one, one more, explain, go on, continue, anything else, what else, what do you mean, which one, is there more, can you explain, give me another, ਤੇ, ਅਤੇ, ਪਰ, ਫਿਰ, ਫੇਰ, ਹੋਰ, ਹੋਰ ਦੱਸੋ, ਕਿਉਂ, ਕਿਵੇਂ, ਤਾਂ, और, लेकिन, पर, मगर, फिर, तो, और बताइए, और बताओ, क्यों, कैसे, विस्तार से, te, ate, par, fer, phir, hor, hor dasso, hor daso, kyu, kyon, kiven, kive, kaise, aur, aur batao, lekin, magar, toh, to, samjhao, vistar, ਸਮਝਾਓ, समझाइए, समझाओ, ok, okay, yes, haan, haanji, ਹਾਂ, ਹਾਂਜੀ, हाँ, जी`,
  /** anywhere in the message, in the notation of pattern.ts: it speaks of what was said before */
  leans: {
    english: `(tried|did|done) (that|this|it)
(that|this|it) (didnt|did not|doesnt|does not|isnt|wont|never) (work|help|enough)
(didnt|doesnt|did not|does not) (work|help)
same (with|for|problem|thing|here)
(how|where) (do|should|can) (i|we) (start|begin)
(one|another|more|different) .. (verse|shabad|shlok|quote|word|words)
(say|tell|give) (me)? (some)? more
(still|again) the same
(him|her|them) (too|also|as well)
(dont|didnt|not) (understand|get it|get that)`,
    roman: `(is|iss|es|ehde|isde|iske|uske|ohde) (pe|par|te|bare|baare|vare) 
(kar|kr|karke) (chuka|chuki|liya|leya|liyaa|vekhya|vekheya|dekha|dekh liya|ke dekh*|ke vekh*)
(try|koshish) (kita|kiti|kiya|ki|karke|kar)
(kive|kiven|kaise|kidda|kithon|kahan se) (shuru|suru|start) 
(hor|aur|ek hor|ik hor|ek aur|koi hor|koi aur) .. (das*|bata*|batao|shabad|shlok|tuk|kuch|kuj|sunao)
(samajh|samaj|smjh) (nahi|ni|nhi) .. (aay*|aai*|aya|aayi|lagi|aa)
(ohnu|usko|use|unko|ohna nu|us nu) (v|vi|bhi)
(yahi|ehi|eho|wahi|ohi) .. (problem|hal|haal|gall|baat|dikkat)`,
    indic: `(ਕਰ ਕੇ|ਕਰਕੇ) (ਦੇਖ*|ਵੇਖ*)
(ਕਿਵੇਂ|ਕਿੱਥੋਂ) ਸ਼ੁਰੂ
(ਹੋਰ|ਇੱਕ ਹੋਰ|ਕੋਈ ਹੋਰ|ਹੋਰ ਕੋਈ) .. (ਦੱਸ*|ਤੁਕ|ਸ਼ਬਦ|ਸਲੋਕ|ਸ਼ਲੋਕ|ਸੁਣਾ*|ਬਚਨ)
ਸਮਝ ਨਹੀਂ .. (ਆ*|ਲੱਗ*)
(ਉਹਨੂੰ|ਉਸ ਨੂੰ|ਉਸਨੂੰ|ਉਹਨਾਂ ਨੂੰ) ਵੀ
(ਇਹੀ|ਉਹੀ|ਇਹੋ) .. (ਹਾਲ|ਗੱਲ|ਮੁਸ਼ਕਲ)
(कर|करके) (चुका|चुकी|लिया|देखा|देख*)
(कैसे|कहाँ से) शुरू
(और|एक और|कोई और) .. (बता*|श्लोक|वचन|सुना*|कुछ)
समझ नहीं .. (आ*|पा*)
(उसे|उसको|उनको|उन्हें) भी
(यही|वही) .. (हाल|बात|समस्या|दिक़्क़त|हुआ)`,
  },
  /** the person leaves what was said and begins anew */
  turns: {
    english: `(ok|okay|now|anyway|well)? (a|one|on a|another)? different (thing|topic|question|matter|subject|note)
(another|one more|new|separate) (thing|topic|question|matter|subject)
(change|changing|leave) (the|of|that|this|it)? (topic|subject|aside|that aside)
(leave|forget) (that|this|it) !(to|behind)
(by the way|btw|something else|on another note|new topic)
(now|and)? one about`,
    roman: `(ik|ek|ikk) (hor|aur|dusri|dooji|duji|alag) (gal|gall|baat|bat|sawal|swal|savaal)
(ik|ek) (gal|gall|baat) (hor|aur)
(dusri|dooji|duji|alag) (gal|gall|baat)
(badal ke|topic badal*|gall badal*|baat badal*)
(chhado|chado|chhaddo|chhodo|chodo) .. (eh|oh|ye|wo|isnu|ise|gall|baat)
(eh|oh|ye|wo|ise|yeh|isnu) (chhado|chado|chhaddo|chhodo|chodo|chhad|chhaddo)`,
    indic: `(किसी|कोई) (और|दूसरी) बात
(ਕਿਸੇ|ਕੋਈ) (ਹੋਰ|ਦੂਜੀ) ਗੱਲ
ਇੱਕ (ਹੋਰ|ਵੱਖਰੀ) (ਗੱਲ|ਸਵਾਲ)
(ਇਹ|ਉਹ|ਇਸ ਨੂੰ) ਛੱਡੋ
(ਗੱਲ|ਵਿਸ਼ਾ) ਬਦਲ*
(दूसरी|अलग|एक और|एक अलग) (बात|प्रश्न|सवाल)
(ये|यह|इसे|वो|वह) (छोड़ो|छोड़िए|छोड़िये)
(बात|विषय) बदल*`,
  },
  /** a message of at most so many words may lean on what was said before */
  maxWords: 12,
} as const
