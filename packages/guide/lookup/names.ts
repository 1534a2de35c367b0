import type { Language } from '../corpus.ts'

/** A name in the three languages, and how else people write it; a spelling is compared by its sound. */
export type Named = { readonly names: Readonly<Record<Language, string>>; readonly also: readonly string[] }

const rows = (table: string): string[][] => table.split('\n').map((row) => row.split(' | ').map((cell) => cell.trim()))
const list = (cell = ''): string[] => cell.split(', ').filter((word) => word !== '')
const named = (english = '', punjabi = '', hindi = '', also = ''): Named => ({
  names: { english, punjabi, hindi },
  also: list(also),
})

/** `edition` is the writer's name in the table of the Granth, `speaker` in the corpus. */
export type Writer = Named & { readonly edition: string; readonly speaker: string }

/** Who speaks in the Guru Granth Sahib. Spellings that are also everyday words stand with what makes them a name. */
export const WRITERS: readonly Writer[] =
  rows(`Guru Nanak | Guru Nanak Dev Ji | ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ | गुरु नानक देव जी | guru nanak, baba nanak, nanak dev, nanak sahib, nanak, mahalla 1, mahala pehla, mahalla pahila, first guru, pehli patshahi, ਪਹਿਲੀ ਪਾਤਸ਼ਾਹੀ
Guru Angad | Guru Angad Dev Ji | ਗੁਰੂ ਅੰਗਦ ਦੇਵ ਜੀ | गुरु अंगद देव जी | guru angad, angad dev, mahalla 2, mahala duja, second guru, duji patshahi
Guru Amardas | Guru Amardas Ji | ਗੁਰੂ ਅਮਰਦਾਸ ਜੀ | गुरु अमरदास जी | guru amar das, guru amardas, amardas, mahalla 3, mahala tija, third guru, tiji patshahi
Guru Ramdas | Guru Ramdas Ji | ਗੁਰੂ ਰਾਮਦਾਸ ਜੀ | गुरु रामदास जी | guru ram das, guru ramdas, mahalla 4, mahala chautha, fourth guru, chauthi patshahi
Guru Arjan | Guru Arjan Dev Ji | ਗੁਰੂ ਅਰਜਨ ਦੇਵ ਜੀ | गुरु अर्जन देव जी | guru arjan, guru arjun dev, arjan dev, mahalla 5, mahala panjva, fifth guru, panjvi patshahi
Guru Tegh Bahadur | Guru Tegh Bahadur Ji | ਗੁਰੂ ਤੇਗ ਬਹਾਦਰ ਜੀ | गुरु तेग बहादुर जी | guru teg bahadur, tegh bahadur, teg bahadar, mahalla 9, mahala nauva, ninth guru, nauvi patshahi, ਨੌਵੀਂ ਪਾਤਸ਼ਾਹੀ
Bhagat Kabir | Bhagat Kabir Ji | ਭਗਤ ਕਬੀਰ ਜੀ | भगत कबीर जी | bhagat kabir, sant kabir, kabir das, kabir, kabeer
Bhagat Namdev | Bhagat Namdev Ji | ਭਗਤ ਨਾਮਦੇਵ ਜੀ | भगत नामदेव जी | bhagat namdev, sant namdev, namdev, naamdev, nam dev, namdeo
Bhagat Ravidas | Bhagat Ravidas Ji | ਭਗਤ ਰਵਿਦਾਸ ਜੀ | भगत रविदास जी | bhagat ravidas, guru ravidas, sant ravidas, ravidas, ravidass, raidas, ravi das
Sheikh Farid | Sheikh Farid Ji | ਸ਼ੇਖ਼ ਫ਼ਰੀਦ ਜੀ | शेख़ फ़रीद जी | sheikh farid, baba farid, bhagat farid, farid, fareed
Bhagat Bēṇi | Bhagat Beni Ji | ਭਗਤ ਬੇਣੀ ਜੀ | भगत बेणी जी | bhagat beni, beni ji
Bhagat Trilochan | Bhagat Trilochan Ji | ਭਗਤ ਤ੍ਰਿਲੋਚਨ ਜੀ | भगत त्रिलोचन जी | trilochan, tarlochan
Bhagat Dhanna | Bhagat Dhanna Ji | ਭਗਤ ਧੰਨਾ ਜੀ | भगत धन्ना जी | bhagat dhanna, dhanna jatt, dhanna
Bhagat Jaidev | Bhagat Jaidev Ji | ਭਗਤ ਜੈਦੇਵ ਜੀ | भगत जयदेव जी | jaidev, jaydev, jai dev
Bhagat Ramanand | Bhagat Ramanand Ji | ਭਗਤ ਰਾਮਾਨੰਦ ਜੀ | भगत रामानंद जी | ramanand
Bhagat Bheekhan | Bhagat Bheekhan Ji | ਭਗਤ ਭੀਖਣ ਜੀ | भगत भीखण जी | bhagat bhikhan, bheekhan, bhikhan
Bhagat Sadhna | Bhagat Sadhna Ji | ਭਗਤ ਸਧਨਾ ਜੀ | भगत सधना जी | bhagat sadhna, sadhna ji, sadhana ji
Bhagat Sain | Bhagat Sain Ji | ਭਗਤ ਸੈਣ ਜੀ | भगत सैण जी | bhagat sain, bhagat sen, sain nai
Bhagat Parmanand | Bhagat Parmanand Ji | ਭਗਤ ਪਰਮਾਨੰਦ ਜੀ | भगत परमानंद जी | parmanand, parmananda
Bhagat Surdas | Bhagat Surdas Ji | ਭਗਤ ਸੂਰਦਾਸ ਜੀ | भगत सूरदास जी | surdas, sur das, soordas
Bhagat Pipa | Bhagat Pipa Ji | ਭਗਤ ਪੀਪਾ ਜੀ | भगत पीपा जी | bhagat pipa, pipa ji, peepa
Baba Sundar | Baba Sundar Ji | ਬਾਬਾ ਸੁੰਦਰ ਜੀ | बाबा सुंदर जी | baba sundar, sundar ji
Satta and Balwand | Bhai Satta and Bhai Balwand | ਭਾਈ ਸੱਤਾ ਜੀ ਅਤੇ ਭਾਈ ਬਲਵੰਡ ਜੀ | भाई सत्ता जी और भाई बलवंड जी | satta and balwand, satta balwand, satta te balwand, satta aur balwand, balwand, balvand
 | Bhai Mardana | ਭਾਈ ਮਰਦਾਨਾ ਜੀ | भाई मरदाना जी | bhai mardana, mardana
Bhatt Kalh Sahar | Bhatt Kalh Sahar | ਭੱਟ ਕਲਸਹਾਰ ਜੀ | भट्ट कलसहार जी | bhatt kalh, kalsahar, kal sahar, kalshar
Bhatt Jaalap | Bhatt Jaalap | ਭੱਟ ਜਾਲਪ ਜੀ | भट्ट जालप जी | bhatt jalap, jalap
Bhatt Keerat | Bhatt Keerat | ਭੱਟ ਕੀਰਤ ਜੀ | भट्ट कीरत जी | bhatt keerat, bhatt kirat
Bhatt Bhikha | Bhatt Bhikha | ਭੱਟ ਭਿਖਾ ਜੀ | भट्ट भिखा जी | bhatt bhikha
Bhatt Bhalh | Bhatt Bhalh | ਭੱਟ ਭਲ੍ਹ ਜੀ | भट्ट भल्ह जी | bhatt bhalh, bhatt bhal
Bhatt Nalh | Bhatt Nalh | ਭੱਟ ਨਲ੍ਹ ਜੀ | भट्ट नल्ह जी | bhatt nalh, bhatt nal
Bhatt Gayand | Bhatt Gayand | ਭੱਟ ਗਯੰਦ ਜੀ | भट्ट गयंद जी | bhatt gayand, bhatt gyand, gayand
Bhatt Mathura | Bhatt Mathura | ਭੱਟ ਮਥੁਰਾ ਜੀ | भट्ट मथुरा जी | bhatt mathura
Bhatt Balh | Bhatt Balh | ਭੱਟ ਬਲ੍ਹ ਜੀ | भट्ट बल्ह जी | bhatt balh
Bhatt Salh | Bhatt Salh | ਭੱਟ ਸਲ੍ਹ ਜੀ | भट्ट सल्ह जी | bhatt salh, bhatt sal
Bhatt Harbans | Bhatt Harbans | ਭੱਟ ਹਰਿਬੰਸ ਜੀ | भट्ट हरिबंस जी | bhatt harbans, bhatt haribans`).map(
    ([edition = '', english, punjabi, hindi, also]) => ({
      ...named(english, punjabi, hindi, also),
      edition,
      speaker: english ?? '',
    }),
  )

/** Who speaks in the Gita; `edition` as its table has it. */
export const SPEAKERS: readonly Writer[] =
  rows(`Krishna | Shri Krishna | ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ | श्री कृष्ण | krishna, krishan, shri krishna, sri krishna, bhagwan krishna, lord krishna, vasudev
Arjuna | Arjuna | ਅਰਜੁਨ | अर्जुन | arjuna, arjun, arjan
Sanjaya | Sanjaya | ਸੰਜੇ | संजय | sanjaya, sanjay
Dhritarashtra | Dhritarashtra | ਧ੍ਰਿਤਰਾਸ਼ਟਰ | धृतराष्ट्र | dhritarashtra, dhritrashtra, dhratarashtra`).map(
    ([edition = '', english, punjabi, hindi, also]) => ({
      ...named(english, punjabi, hindi, also),
      edition,
      speaker: english ?? '',
    }),
  )

export type Raag = Named & { readonly section: string }

export const RAAGS: readonly Raag[] = rows(`Siree Raag | Siri Raag | ਸਿਰੀਰਾਗੁ | सिरीराग | siri raag, sri raag, shri raag
Raag Maajh | Raag Majh | ਰਾਗ ਮਾਝ | राग माझ | majh, maajh
Raag Gauree | Raag Gauri | ਰਾਗ ਗਉੜੀ | राग गउड़ी | gauri, gaudi, gauree
Raag Aasaa | Raag Asa | ਰਾਗ ਆਸਾ | राग आसा | asa, aasa
Raag Gujri | Raag Gujri | ਰਾਗ ਗੂਜਰੀ | राग गूजरी | gujri, goojri, gurjari
Raag Dayv Gandhaaree | Raag Devgandhari | ਰਾਗ ਦੇਵਗੰਧਾਰੀ | राग देवगंधारी | devgandhari, dev gandhari
Raag Bihaagraa | Raag Bihagra | ਰਾਗ ਬਿਹਾਗੜਾ | राग बिहागड़ा | bihagra, bihagara
Raag Vadhans | Raag Vadhans | ਰਾਗ ਵਡਹੰਸ | राग वडहंस | vadhans, wadhans
Raag Sorath | Raag Sorath | ਰਾਗ ਸੋਰਠਿ | राग सोरठि | sorath
Raag Dhanaasree | Raag Dhanasri | ਰਾਗ ਧਨਾਸਰੀ | राग धनासरी | dhanasri, dhanasari
Raag Jaithsree | Raag Jaitsri | ਰਾਗ ਜੈਤਸਰੀ | राग जैतसरी | jaitsri, jaitsari
Raag Todee | Raag Todi | ਰਾਗ ਟੋਡੀ | राग टोडी | todi
Raag Bairaaree | Raag Bairari | ਰਾਗ ਬੈਰਾੜੀ | राग बैराड़ी | bairari
Raag Tilang | Raag Tilang | ਰਾਗ ਤਿਲੰਗ | राग तिलंग | tilang
Raag Soohee | Raag Suhi | ਰਾਗ ਸੂਹੀ | राग सूही | suhi, soohi
Raag Bilaaval | Raag Bilaval | ਰਾਗ ਬਿਲਾਵਲੁ | राग बिलावल | bilaval, bilawal
Raag Gond | Raag Gond | ਰਾਗ ਗੋਂਡ | राग गोंड | gond, gaund
Raag Raamkalee | Raag Ramkali | ਰਾਗ ਰਾਮਕਲੀ | राग रामकली | ramkali
Raag Nat Naaraayan | Raag Nat Narain | ਰਾਗ ਨਟ ਨਾਰਾਇਨ | राग नट नारायण | nat narain, nat narayan
Raag Maalee Gauraa | Raag Mali Gaura | ਰਾਗ ਮਾਲੀ ਗਉੜਾ | राग माली गउड़ा | mali gaura
Raag Maaroo | Raag Maru | ਰਾਗ ਮਾਰੂ | राग मारू | maru
Raag Tukhaari | Raag Tukhari | ਰਾਗ ਤੁਖਾਰੀ | राग तुखारी | tukhari
Raag Kaydaaraa | Raag Kedara | ਰਾਗ ਕੇਦਾਰਾ | राग केदारा | kedara
Raag Bhairao | Raag Bhairo | ਰਾਗ ਭੈਰਉ | राग भैरउ | bhairo, bhairav, bhairon, bhairao
Raag Basant | Raag Basant | ਰਾਗ ਬਸੰਤ | राग बसंत | basant
Raag Saarang | Raag Sarang | ਰਾਗ ਸਾਰੰਗ | राग सारंग | sarang
Raag Malaar | Raag Malar | ਰਾਗ ਮਲਾਰ | राग मलार | malar, malhar
Raag Kaanraa | Raag Kanra | ਰਾਗ ਕਾਨੜਾ | राग कानड़ा | kanra, kanada
Raag Kalyaan | Raag Kalyan | ਰਾਗ ਕਲਿਆਨ | राग कलिआन | kalyan, kaliaan
Raag Prabhaatee | Raag Prabhati | ਰਾਗ ਪ੍ਰਭਾਤੀ | राग प्रभाती | prabhati, parbhati
Raag Jaijaavantee | Raag Jaijavanti | ਰਾਗ ਜੈਜਾਵੰਤੀ | राग जैजावंती | jaijavanti, jaijaiwanti, jaijawanti`).map(
  ([section = '', english, punjabi, hindi, also]) => ({ ...named(english, punjabi, hindi, also), section }),
)

/**
 * A composition of the Granth, from its first shabad to its last; without a last one, to the end of the Ang that is
 * named instead. `plain` names are said by nobody for anything else, so they need no 'bani' or 'path' beside them.
 */
export type Bani = Named & { readonly id: string; readonly from: string; readonly to: string }

export const BANIS: readonly Bani[] =
  rows(`mool | Mool Mantar | ਮੂਲ ਮੰਤਰ | मूल मंत्र | mool mantar, mul mantar, mool mantra, mul mantra, mool mantr, ik onkar satnam, ek onkar satnam | row0 | row0
japji | Japji Sahib | ਜਪੁਜੀ ਸਾਹਿਬ | जपुजी साहिब | japji, japji sahib, jap ji sahib, jap ji, japuji | DMP | BB8
sodar | So Dar | ਸੋ ਦਰੁ | सो दरु | so dar, sodar, rehras, rehraas, rahiras, rehras sahib | 4CW | 919
sopurakh | So Purakh | ਸੋ ਪੁਰਖੁ | सो पुरखु | so purakh | 823 | 919
sohila | Sohila Sahib | ਸੋਹਿਲਾ ਸਾਹਿਬ | सोहिला साहिब | sohila, sohila sahib, kirtan sohila, kirtan sohela | GPZ | J0L
aarti | Aarti | ਆਰਤੀ | आरती | gagan mai thal aarti, guru nanak aarti, sikh aarti, aarti of guru nanak, ਗੁਰੂ ਨਾਨਕ ਦੀ ਆਰਤੀ | AQF | AQF
pahre | Pahre | ਪਹਰੇ | पहरे | pahre, pehre bani | GY8 | 78
vanjara | Vanjara | ਵਣਜਾਰਾ | वणजारा | vanjara | VWL | 82
sirivar | Siri Raag ki Var | ਸਿਰੀਰਾਗ ਕੀ ਵਾਰ | सिरीराग की वार | siri raag ki var, sri raag ki vaar | F07 | 91
lochai | Shabad Hazare | ਸ਼ਬਦ ਹਜ਼ਾਰੇ | शबद हज़ारे | shabad hazare, shabad hajare | MRB | MRB
barahmaha | Barah Maha Majh | ਬਾਰਹ ਮਾਹਾ ਮਾਝ | बारह माहा माझ | barah maha, bara maha, barah mah, baramah, barahmaha majh, barah maha majh | FME | 136
dinrain | Din Rain | ਦਿਨ ਰੈਣਿ | दिन रैणि | din rain | ZEQ | 137
majhvar | Majh ki Var | ਵਾਰ ਮਾਝ ਕੀ | माझ की वार | majh ki var, majh di var, vaar majh | JD2 | 150
karhale | Karhale | ਕਰਹਲੇ | करहले | karhale | PKF | 235
bavan | Bavan Akhri | ਬਾਵਨ ਅਖਰੀ | बावन अखरी | bavan akhri, bawan akhri, bavan akhari | K26 | YLS
sukhmani | Sukhmani Sahib | ਸੁਖਮਨੀ ਸਾਹਿਬ | सुखमनी साहिब | sukhmani, sukhmani sahib, sukhmani saheb, sukhmanee | J9V | HVA
thiti | Thiti Gauri | ਥਿਤੀ ਗਉੜੀ | थिती गउड़ी | thiti gauri, thitti, thiti | WNH | 300
gaurivar4 | Gauri ki Var (Mahalla 4) | ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੪ | गउड़ी की वार महला ४ | gauri ki var, gauri di var, gauri ki var mahalla 4 | KNU | 317
gaurivar5 | Gauri ki Var (Mahalla 5) | ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫ | गउड़ी की वार महला ५ | gauri ki var mahalla 5 | 4HF | 323
kabirbavan | Bavan Akhri of Bhagat Kabir Ji | ਬਾਵਨ ਅਖਰੀ ਕਬੀਰ ਜੀ ਕੀ | कबीर जी की बावन अखरी | kabir bavan akhri, bavan akhri kabir | D91 | 343
birhare | Birhare | ਬਿਰਹੜੇ | बिरहड़े | birhare | EQ4 | 432
patti | Patti | ਪਟੀ | पटी | patti likhi, patti guru nanak, aasa patti, patti bani | 8KZ | 434
asavar | Asa di Var | ਆਸਾ ਕੀ ਵਾਰ | आसा की वार | asa di var, asa ki var, aasa di vaar, asa ji di var | GK0 | 475
gujrivar3 | Gujri ki Var (Mahalla 3) | ਗੂਜਰੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩ | गूजरी की वार महला ३ | gujri ki var, gujri di var | D6V | 517
gujrivar5 | Gujri ki Var (Mahalla 5) | ਗੂਜਰੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫ | गूजरी की वार महला ५ | gujri ki var mahalla 5 | EUW | 524
bihagravar | Bihagre ki Var | ਬਿਹਾਗੜੇ ਕੀ ਵਾਰ | बिहागड़े की वार | bihagre ki var, bihagra ki var | SVL | 556
ghorian | Ghorian | ਘੋੜੀਆ | घोड़ियाँ | ghorian, ghoriya bani | 75T | 576
alahnian | Alahnian | ਅਲਾਹਣੀਆ | अलाहणीआ | alahnian, alahania, alahnia | UMY | 582
vadhansvar | Vadhans ki Var | ਵਡਹੰਸ ਕੀ ਵਾਰ | वडहंस की वार | vadhans ki var, wadhans di var | M85 | 594
sorathvar | Sorath ki Var | ਸੋਰਠਿ ਕੀ ਵਾਰ | सोरठि की वार | sorath ki var, sorath di var | M2C | 654
jaitsrivar | Jaitsri ki Var | ਜੈਤਸਰੀ ਕੀ ਵਾਰ | जैतसरी की वार | jaitsri ki var, jaitsri di var | D3J | 710
kuchaji | Kuchaji | ਕੁਚਜੀ | कुचजी | kuchaji, kuchajji | A97 | A97
suchaji | Suchaji | ਸੁਚਜੀ | सुचजी | suchaji, suchajji | 7XR | 7XR
gunvanti | Gunvanti | ਗੁਣਵੰਤੀ | गुणवंती | gunvanti | 6YY | 6YY
lavan | Lavan | ਲਾਵਾਂ | लावाँ | lavan, laavan, lavaan, laawan, lavan de path, char lavan, ਲਾਵਾਂ, laav, ਲਾਵ, lava | 8XC | 8XC
suhivar | Suhi ki Var | ਵਾਰ ਸੂਹੀ ਕੀ | सूही की वार | suhi ki var, suhi di var | DY5 | 792
bilavalvar | Bilaval ki Var | ਬਿਲਾਵਲ ਕੀ ਵਾਰ | बिलावल की वार | bilaval ki var, bilawal di var | F6Y | 855
varsat | Var Sat | ਵਾਰ ਸਤ | वार सत | var sat, vaar sat | 0QS | 843
anand | Anand Sahib | ਅਨੰਦੁ ਸਾਹਿਬ | अनंदु साहिब | anand sahib, anand saheb, anand bani, anand path, anandu | TUY | TUY
sadd | Ramkali Sadd | ਰਾਮਕਲੀ ਸਦੁ | रामकली सदु | ramkali sadd, ramkali sad, sadd bani | D30 | 924
ruti | Ruti | ਰੁਤੀ | रुती | ruti slok, ruti bani, ramkali ruti | 7N1 | 929
oankar | Dakhni Oankar | ਦਖਣੀ ਓਅੰਕਾਰੁ | दखणी ओअंकारु | dakhni oankar, dakhni onkar, dakhani oankar, oankar bani | TNM | TNM
sidh | Sidh Gosht | ਸਿਧ ਗੋਸਟਿ | सिध गोसटि | sidh gosht, sidh gosti, siddh gosht, sidh goshti, sidh gost | G51 | 946
ramkalivar3 | Ramkali ki Var (Mahalla 3) | ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩ | रामकली की वार महला ३ | ramkali ki var, ramkali di var | FNK | 956
ramkalivar5 | Ramkali ki Var (Mahalla 5) | ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫ | रामकली की वार महला ५ | ramkali ki var mahalla 5 | 147 | 966
sattavar | Var of Satta and Balwand | ਸੱਤੇ ਬਲਵੰਡ ਦੀ ਵਾਰ | सत्ते बलवंड की वार | satta balwand di var, satte balwand di var, tikke di var, coronation ode | 5KD | 968
anjulian | Anjulian | ਅੰਜੁਲੀਆ | अंजुलीआ | anjulian, anjuli | BRN | 1020
maruvar3 | Maru Var (Mahalla 3) | ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੩ | मारू वार महला ३ | maru var, maru di var, maru ki var | MM0 | 1094
maruvar5 | Maru Var (Mahalla 5) | ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੫ | मारू वार महला ५ | maru var mahalla 5, dakhne | 6AR | 1102
barahtukhari | Barah Maha Tukhari | ਬਾਰਹ ਮਾਹਾ ਤੁਖਾਰੀ | बारह माहा तुखारी | barah maha tukhari, tukhari barah maha | 4CY | 1110
basantvar | Basant ki Var | ਬਸੰਤ ਕੀ ਵਾਰ | बसंत की वार | basant ki var, basant di var | QMT | QMT
sarangvar | Sarang ki Var | ਸਾਰੰਗ ਕੀ ਵਾਰ | सारंग की वार | sarang ki var, sarang di var | CAZ | 1251
malarvar | Malar ki Var | ਵਾਰ ਮਲਾਰ ਕੀ | मलार की वार | malar ki var, malhar di var | XP1 | 1291
kanravar | Kanre ki Var | ਕਾਨੜੇ ਕੀ ਵਾਰ | कानड़े की वार | kanre ki var, kanra di var | 4F3 | 1318
sahskriti | Salok Sahskriti | ਸਲੋਕ ਸਹਸਕ੍ਰਿਤੀ | सलोक सहसकृती | sahskriti, salok sahskriti, sehaskriti | §Salok Sehshkritee |
gatha | Gatha | ਗਾਥਾ | गाथा | gatha mahalla 5, gatha bani | §Gaathaa Fifth Mehl |
phunhe | Phunhe | ਫੁਨਹੇ | फुनहे | phunhe | §Phunhay Fifth Mehl |
chaubole | Chaubole | ਚਉਬੋਲੇ | चउबोले | chaubole | §Chaubolas Fifth Mehl |
kabirsalok | Saloks of Bhagat Kabir Ji | ਸਲੋਕ ਭਗਤ ਕਬੀਰ ਜੀ | भगत कबीर जी के सलोक | salok kabir, kabir salok, saloks of kabir, kabir ji de salok, kabir ke salok, kabir ke dohe, kabir de dohe, salok bhagat kabir | §Salok Kabeer Jee |
faridsalok | Saloks of Sheikh Farid Ji | ਸਲੋਕ ਸ਼ੇਖ਼ ਫ਼ਰੀਦ ਜੀ | शेख़ फ़रीद जी के सलोक | salok farid, farid salok, saloks of farid, farid de salok, farid ji de salok, farid ke shlok, baba farid de salok, salok sheikh farid | §Salok Fareed Jee |
savaiye | Savaiye | ਸਵਈਏ | सवईए | bhattan de savaiye, bhatta de savaiye, swaiye, savaiye, svaiye | §Svaiyay Sri Mukhbak Mehl 5 | 1409
vadhik | Salok Varan te Vadhik | ਸਲੋਕ ਵਾਰਾਂ ਤੇ ਵਧੀਕ | सलोक वाराँ ते वधीक | salok varan te vadhik, vaaran te vadheek, varan te vadhik | §Salok Vaaran Thay Vadheek |
salok9 | Salok Mahalla 9 | ਸਲੋਕ ਮਹਲਾ ੯ | सलोक महला ९ | salok mahalla 9, salok mahala 9, salok mahalla nauvan, salok mehla 9, slok mahalla 9, nauve mahalle de salok, saloks of guru tegh bahadur, guru tegh bahadur de salok, guru teg bahadur ji de salok, bhog de salok, ਨੌਵੇਂ ਮਹੱਲੇ ਦੇ ਸਲੋਕ | §Salok Ninth Mehl |
mundavani | Mundavani | ਮੁੰਦਾਵਣੀ | मुंदावणी | mundavani, mundavni | A3M | BWP
ragmala | Ragmala | ਰਾਗਮਾਲਾ | रागमाला | ragmala, raag mala, rag mala | FD3 | FD3`).map(
    ([id = '', english, punjabi, hindi, also, from = '', to = '']) => ({
      ...named(english, punjabi, hindi, also),
      id,
      from: from.replace(/ \|$/, ''),
      to,
    }),
  )

/** The eighteen chapters by name. */
export const CHAPTERS: readonly Named[] =
  rows(`Arjuna Vishada Yoga | ਅਰਜੁਨ ਵਿਸ਼ਾਦ ਯੋਗ | अर्जुन विषाद योग | vishada yoga, arjun vishad yog
Sankhya Yoga | ਸਾਂਖ ਯੋਗ | सांख्य योग | sankhya yoga, sankhya yog
Karma Yoga | ਕਰਮ ਯੋਗ | कर्म योग | karma yoga chapter
Jnana Karma Sannyasa Yoga | ਗਿਆਨ ਕਰਮ ਸੰਨਿਆਸ ਯੋਗ | ज्ञान कर्म संन्यास योग | jnana karma sannyasa yoga
Karma Sannyasa Yoga | ਕਰਮ ਸੰਨਿਆਸ ਯੋਗ | कर्म संन्यास योग | karma sannyasa yoga
Dhyana Yoga | ਧਿਆਨ ਯੋਗ | ध्यान योग | dhyana yoga, dhyan yog
Jnana Vijnana Yoga | ਗਿਆਨ ਵਿਗਿਆਨ ਯੋਗ | ज्ञान विज्ञान योग | jnana vijnana yoga, gyan vigyan yog
Akshara Brahma Yoga | ਅੱਖਰ ਬ੍ਰਹਮ ਯੋਗ | अक्षर ब्रह्म योग | akshara brahma yoga
Raja Vidya Raja Guhya Yoga | ਰਾਜ ਵਿੱਦਿਆ ਰਾਜ ਗੁਹਜ ਯੋਗ | राजविद्या राजगुह्य योग | raja vidya yoga, raja vidya raja guhya yoga
Vibhuti Yoga | ਵਿਭੂਤੀ ਯੋਗ | विभूति योग | vibhuti yoga, vibhuti yog, vibhutiyan
Vishvarupa Darshana Yoga | ਵਿਸ਼ਵਰੂਪ ਦਰਸ਼ਨ ਯੋਗ | विश्वरूप दर्शन योग | vishvarupa darshana yoga, vishwaroop darshan yog, vishwaroop darshan, vishwaroop, vishvarupa, universal form
Bhakti Yoga | ਭਗਤੀ ਯੋਗ | भक्ति योग | bhakti yoga chapter
Kshetra Kshetrajna Vibhaga Yoga | ਖੇਤਰ ਖੇਤ੍ਰੱਗ ਵਿਭਾਗ ਯੋਗ | क्षेत्र क्षेत्रज्ञ विभाग योग | kshetra kshetrajna vibhaga yoga
Guna Traya Vibhaga Yoga | ਗੁਣ ਤ੍ਰੈ ਵਿਭਾਗ ਯੋਗ | गुणत्रय विभाग योग | gunatraya vibhaga yoga
Purushottama Yoga | ਪੁਰਸ਼ੋਤਮ ਯੋਗ | पुरुषोत्तम योग | purushottama yoga, purushottam yog
Daivasura Sampad Vibhaga Yoga | ਦੈਵੀ ਆਸੁਰੀ ਸੰਪਦਾ ਵਿਭਾਗ ਯੋਗ | दैवासुर संपद् विभाग योग | daivasura sampad vibhaga yoga
Shraddha Traya Vibhaga Yoga | ਸ਼ਰਧਾ ਤ੍ਰੈ ਵਿਭਾਗ ਯੋਗ | श्रद्धात्रय विभाग योग | shraddha traya vibhaga yoga
Moksha Sannyasa Yoga | ਮੋਖ ਸੰਨਿਆਸ ਯੋਗ | मोक्ष संन्यास योग | moksha sannyasa yoga`).map(([english, punjabi, hindi, also]) =>
    named(english, punjabi, hindi, also),
  )
