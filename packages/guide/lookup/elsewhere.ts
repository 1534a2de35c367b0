import { readFileSync } from 'node:fs'
import { CORPUS, type Language, type Tradition } from '../corpus.ts'
import type { Named } from './names.ts'
import { corpusPassage, gitaAt, gitaPassage, type Passage, passageAround } from './passages.ts'

/** What is looked for in a text in which it does not stand, and where it does (elsewhere.tsv). */
export type Elsewhere = Named & {
  readonly id: string
  /** at whose door it is asked for in earnest */
  readonly of: Tradition
  /** null where nobody can say for certain */
  readonly where: Readonly<Record<Language, string>> | null
  /** what comes nearest, with commas: chapter and verse, an id of the corpus, a row of the Granth; '' where nothing does */
  readonly nearest: string
}

/** Only what is certain; what is attributed to somebody is said to be attributed. */
const SOURCES: Readonly<Record<string, Elsewhere['where']>> = {
  unknown: null,
  ...Object.fromEntries(
    `dasam | the Dasam Granth | ਦਸਮ ਗ੍ਰੰਥ | दसम ग्रंथ
gurdas | the Vars of Bhai Gurdas | ਭਾਈ ਗੁਰਦਾਸ ਜੀ ਦੀਆਂ ਵਾਰਾਂ | भाई गुरदास जी की वारें
gurdassingh | the Var that is printed behind those of Bhai Gurdas | ਉਹ ਵਾਰ ਜੋ ਭਾਈ ਗੁਰਦਾਸ ਜੀ ਦੀਆਂ ਵਾਰਾਂ ਦੇ ਪਿੱਛੇ ਛਪਦੀ ਹੈ | वह वार जो भाई गुरदास जी की वारों के पीछे छपती है
panth | the Ardas and the tradition of the Panth | ਅਰਦਾਸ ਅਤੇ ਪੰਥ ਦੀ ਪਰੰਪਰਾ | अरदास और पंथ की परंपरा
kabir | other collections of the verses of Bhagat Kabir Ji | ਕਬੀਰ ਜੀ ਦੇ ਬਚਨਾਂ ਦੇ ਹੋਰ ਸੰਗ੍ਰਹਿ | कबीर जी के वचनों के दूसरे संग्रह
kabirother | other collections of the verses of Bhagat Kabir Ji; the Granth has a salok of his like it, in other words | ਕਬੀਰ ਜੀ ਦੇ ਬਚਨਾਂ ਦੇ ਹੋਰ ਸੰਗ੍ਰਹਿ; ਇਸ ਵਰਗਾ ਉਹਨਾਂ ਦਾ ਇੱਕ ਸਲੋਕ ਹੋਰ ਸ਼ਬਦਾਂ ਵਿੱਚ ਇੱਥੇ ਵੀ ਹੈ | कबीर जी के वचनों के दूसरे संग्रह; इस जैसा उनका एक सलोक दूसरे शब्दों में यहाँ भी है
ravidasother | what is told of Bhagat Ravidas Ji, or sung as his, outside the Granth | ਭਗਤ ਰਵਿਦਾਸ ਜੀ ਬਾਰੇ ਪਰੰਪਰਾ ਅਤੇ ਉਹਨਾਂ ਦੇ ਨਾਂ ਨਾਲ ਗਾਏ ਜਾਂਦੇ ਹੋਰ ਪਦ | भगत रविदास जी के बारे में परंपरा और उनके नाम से गाए जाने वाले दूसरे पद
janamsakhi | the Janamsakhis | ਜਨਮਸਾਖੀਆਂ | जनमसाखियाँ
rahim | the dohas of Rahim | ਰਹੀਮ ਦੇ ਦੋਹੇ | रहीम के दोहे
tulsi | the works of Tulsidas, in Awadhi | ਤੁਲਸੀਦਾਸ ਜੀ ਦੀ ਅਵਧੀ ਰਚਨਾ | तुलसीदास जी की अवधी रचना
tulsisaid | dohas that are attributed to Tulsidas | ਤੁਲਸੀਦਾਸ ਜੀ ਦੇ ਕਹੇ ਜਾਂਦੇ ਦੋਹੇ | तुलसीदास जी के कहे जाने वाले दोहे
manas | Tulsidas' Ramcharitmanas | ਤੁਲਸੀਦਾਸ ਜੀ ਦੀ ਰਾਮਚਰਿਤਮਾਨਸ | तुलसीदास जी की रामचरितमानस
bulleh | what is sung as Bulleh Shah's | ਬੁੱਲ੍ਹੇ ਸ਼ਾਹ ਦੇ ਨਾਂ ਨਾਲ ਗਾਇਆ ਜਾਂਦਾ ਕਲਾਮ | बुल्ले शाह के नाम से गाया जाने वाला कलाम
bahu | the verses of Sultan Bahu | ਸੁਲਤਾਨ ਬਾਹੂ ਦੇ ਬੈਂਤ | सुल्तान बाहू के बैत
waris | the Hir of Waris Shah | ਵਾਰਿਸ ਸ਼ਾਹ ਦੀ ਹੀਰ | वारिस शाह की हीर
hussain | the kafis of Shah Hussain | ਸ਼ਾਹ ਹੁਸੈਨ ਦੀਆਂ ਕਾਫ਼ੀਆਂ | शाह हुसैन की काफ़ियाँ
nandlal | the Persian verse of Bhai Nand Lal | ਭਾਈ ਨੰਦ ਲਾਲ ਜੀ ਦਾ ਫ਼ਾਰਸੀ ਕਲਾਮ | भाई नंद लाल जी का फ़ारसी कलाम
mira | what is sung as Mirabai's | ਮੀਰਾਬਾਈ ਦੇ ਨਾਂ ਨਾਲ ਗਾਏ ਜਾਂਦੇ ਪਦ | मीराबाई के नाम से गाए जाने वाले पद
gurdaskabit | the Kabits of Bhai Gurdas | ਭਾਈ ਗੁਰਦਾਸ ਜੀ ਦੇ ਕਬਿੱਤ | भाई गुरदास जी के कबित्त
sur | what is sung as Surdas', in Braj | ਸੂਰਦਾਸ ਜੀ ਦੇ ਨਾਂ ਨਾਲ ਗਾਏ ਜਾਂਦੇ ਬ੍ਰਜ ਦੇ ਪਦ | सूरदास जी के नाम से गाए जाने वाले ब्रज के पद
iqbal | an Urdu poem of Muhammad Iqbal | ਮੁਹੰਮਦ ਇਕਬਾਲ ਦੀ ਉਰਦੂ ਨਜ਼ਮ | मुहम्मद इक़बाल की उर्दू नज़्म
bankim | a song of Bankim Chandra Chattopadhyay | ਬੰਕਿਮ ਚੰਦਰ ਚੱਟੋਪਾਧਿਆਏ ਦਾ ਗੀਤ | बंकिम चंद्र चट्टोपाध्याय का गीत
gitagovinda | the Gita Govinda of Jayadeva, which is another book | ਜੈਦੇਵ ਦਾ ਗੀਤ ਗੋਵਿੰਦ, ਜੋ ਵੱਖਰਾ ਗ੍ਰੰਥ ਹੈ | जयदेव का गीत गोविंद, जो अलग ग्रंथ है
aitareyabrahmana | the Aitareya Brahmana | ਐਤਰੇਯ ਬ੍ਰਾਹਮਣ | ऐतरेय ब्राह्मण
atharvaveda | the Atharvaveda | ਅਥਰਵਵੇਦ | अथर्ववेद
kathaup | the Katha Upanishad | ਕਠ ਉਪਨਿਸ਼ਦ | कठ उपनिषद्
chanakya | verses that are attributed to Chanakya | ਚਾਣਕਯ ਦੇ ਕਹੇ ਜਾਂਦੇ ਸਲੋਕ | चाणक्य के कहे जाने वाले श्लोक
saibaba | what is handed down as Sai Baba of Shirdi's | ਸ਼ਿਰਡੀ ਦੇ ਸਾਈਂ ਬਾਬਾ ਦੇ ਨਾਂ ਨਾਲ ਪ੍ਰਚੱਲਿਤ ਬੋਲ | शिरडी के साईं बाबा के नाम से प्रचलित बोल
film | a song of a film | ਇੱਕ ਫ਼ਿਲਮ ਦਾ ਗੀਤ | एक फ़िल्म का गीत
serial | a television series | ਇੱਕ ਟੀ.ਵੀ. ਲੜੀਵਾਰ | एक टीवी धारावाहिक
proverb | what people say: it is a proverb | ਲੋਕਾਂ ਦੀ ਕਹਾਵਤ | लोगों की कहावत
poster | a text of our time that hangs on many walls as the 'Gita Saar' and translates no verse | ਅੱਜ ਦੇ ਸਮੇਂ ਦੀ ਲਿਖਤ, ਜੋ 'ਗੀਤਾ ਸਾਰ' ਦੇ ਨਾਂ ਨਾਲ ਕੰਧਾਂ ’ਤੇ ਟੰਗੀ ਮਿਲਦੀ ਹੈ ਅਤੇ ਕਿਸੇ ਸ਼ਲੋਕ ਦਾ ਅਨੁਵਾਦ ਨਹੀਂ | आज के समय का लेख, जो 'गीता सार' के नाम से दीवारों पर टँगा मिलता है और किसी श्लोक का अनुवाद नहीं है
before | other texts, which are recited before the Gita | ਹੋਰ ਗ੍ਰੰਥ, ਜੋ ਗੀਤਾ ਤੋਂ ਪਹਿਲਾਂ ਪੜ੍ਹੇ ਜਾਂਦੇ ਹਨ | दूसरी रचनाएँ, जो गीता से पहले पढ़ी जाती हैं
rigveda | the Rigveda | ਰਿਗਵੇਦ | ऋग्वेद
yajurveda | the Yajurveda | ਯਜੁਰਵੇਦ | यजुर्वेद
gupt | a poem of Maithili Sharan Gupt | ਮੈਥਿਲੀਸ਼ਰਣ ਗੁਪਤ ਦੀ ਕਵਿਤਾ | मैथिलीशरण गुप्त की कविता
dwivedi | a Hindi poem, by Sohan Lal Dwivedi | ਸੋਹਨ ਲਾਲ ਦ੍ਵਿਵੇਦੀ ਦੀ ਹਿੰਦੀ ਕਵਿਤਾ | सोहन लाल द्विवेदी की हिंदी कविता
upanishads | the Upanishads | ਉਪਨਿਸ਼ਦ | उपनिषद्
mundaka | the Mundaka Upanishad | ਮੁੰਡਕ ਉਪਨਿਸ਼ਦ | मुण्डक उपनिषद्
brihad | the Brihadaranyaka Upanishad | ਬ੍ਰਿਹਦਾਰਣਯਕ ਉਪਨਿਸ਼ਦ | बृहदारण्यक उपनिषद्
chandogya | the Chandogya Upanishad | ਛਾਂਦੋਗਯ ਉਪਨਿਸ਼ਦ | छान्दोग्य उपनिषद्
mandukya | the Mandukya Upanishad | ਮਾਂਡੂਕਯ ਉਪਨਿਸ਼ਦ | माण्डूक्य उपनिषद्
aitareya | the Aitareya Upanishad | ਐਤਰੇਯ ਉਪਨਿਸ਼ਦ | ऐतरेय उपनिषद्
mahaup | the Maha Upanishad; the Hitopadesha has it too | ਮਹਾ ਉਪਨਿਸ਼ਦ; ਹਿਤੋਪਦੇਸ਼ ਵਿੱਚ ਵੀ ਹੈ | महा उपनिषद्; हितोपदेश में भी है
katha | the Katha Upanishad; Swami Vivekananda made it known as a call | ਕਠ ਉਪਨਿਸ਼ਦ; ਸਵਾਮੀ ਵਿਵੇਕਾਨੰਦ ਨੇ ਇਸ ਨੂੰ ਲੋਕਾਂ ਤੱਕ ਪਹੁੰਚਾਇਆ | कठ उपनिषद्; स्वामी विवेकानंद ने इसे लोगों तक पहुँचाया
isha | the Isha Upanishad | ਈਸ਼ ਉਪਨਿਸ਼ਦ | ईश उपनिषद्
taittiriya | the Taittiriya Upanishad | ਤੈਤਿਰੀਯ ਉਪਨਿਸ਼ਦ | तैत्तिरीय उपनिषद्
kalisantarana | the Kali Santarana Upanishad | ਕਲੀ ਸੰਤਰਣ ਉਪਨਿਸ਼ਦ | कलि-संतरण उपनिषद्
vishnup | the Vishnu Purana | ਵਿਸ਼ਨੂੰ ਪੁਰਾਣ | विष्णु पुराण
bhagavatam | the Bhagavata Purana | ਭਾਗਵਤ ਪੁਰਾਣ | भागवत पुराण
saptashati | the Durga Saptashati | ਦੁਰਗਾ ਸਪਤਸ਼ਤੀ | दुर्गा सप्तशती
mahabharata | the Mahabharata, outside the Gita | ਮਹਾਭਾਰਤ, ਗੀਤਾ ਤੋਂ ਬਾਹਰ | महाभारत, गीता से बाहर
manu | the Manusmriti | ਮਨੂ ਸਮ੍ਰਿਤੀ | मनुस्मृति
ramayana | words that are attributed to the Ramayana and stand only in some of its versions | ਰਾਮਾਇਣ ਦੇ ਕਹੇ ਜਾਂਦੇ ਬੋਲ, ਜੋ ਉਸ ਦੇ ਕੁਝ ਪਾਠਾਂ ਵਿੱਚ ਹੀ ਹਨ | रामायण के कहे जाने वाले वचन, जो उसके कुछ पाठों में ही हैं
hitopadesha | the Hitopadesha and other books of wise conduct | ਹਿਤੋਪਦੇਸ਼ ਅਤੇ ਨੀਤੀ ਦੇ ਹੋਰ ਗ੍ਰੰਥ | हितोपदेश और नीति के दूसरे ग्रंथ
subhashita | the collections of Sanskrit sayings | ਸੰਸਕ੍ਰਿਤ ਸੁਭਾਸ਼ਿਤਾਂ ਦੇ ਸੰਗ੍ਰਹਿ | संस्कृत सुभाषितों के संग्रह
yogasutra | Patanjali's Yoga Sutra | ਪਤੰਜਲੀ ਦਾ ਯੋਗ ਸੂਤਰ | पतंजलि का योगसूत्र
shankara | works that are attributed to Adi Shankaracharya | ਆਦਿ ਸ਼ੰਕਰਾਚਾਰੀਆ ਦੀਆਂ ਕਹੀਆਂ ਜਾਂਦੀਆਂ ਰਚਨਾਵਾਂ | आदि शंकराचार्य की कही जाने वाली रचनाएँ
narsinh | a song of Narsinh Mehta, in Gujarati | ਨਰਸਿੰਹ ਮਹਿਤਾ ਦਾ ਗੁਜਰਾਤੀ ਪਦ | नरसिंह मेहता का गुजराती पद
gurugita | the Guru Gita | ਗੁਰੂ ਗੀਤਾ | गुरु गीता
pandavagita | the Pandava Gita, which is another book | ਪਾਂਡਵ ਗੀਤਾ, ਜੋ ਵੱਖਰਾ ਗ੍ਰੰਥ ਹੈ | पाण्डव गीता, जो अलग ग्रंथ है
prayers | prayers and artis that are sung and said | ਗਾਈਆਂ ਅਤੇ ਪੜ੍ਹੀਆਂ ਜਾਂਦੀਆਂ ਪ੍ਰਾਰਥਨਾਵਾਂ ਅਤੇ ਆਰਤੀਆਂ | गाई और पढ़ी जाने वाली प्रार्थनाएँ और आरतियाँ
gandhi | what is attributed to Mahatma Gandhi; whether he said it in these words is not certain | ਮਹਾਤਮਾ ਗਾਂਧੀ ਦਾ ਕਿਹਾ ਜਾਂਦਾ ਹੈ; ਇਨ੍ਹਾਂ ਹੀ ਸ਼ਬਦਾਂ ਵਿੱਚ ਕਿਹਾ ਸੀ ਜਾਂ ਨਹੀਂ, ਪੱਕਾ ਨਹੀਂ | महात्मा गांधी का कहा जाता है; इन्हीं शब्दों में कहा था या नहीं, यह निश्चित नहीं
vivekananda | what is handed down as Swami Vivekananda's | ਸਵਾਮੀ ਵਿਵੇਕਾਨੰਦ ਦੇ ਨਾਂ ਨਾਲ ਪ੍ਰਚੱਲਿਤ ਬੋਲ | स्वामी विवेकानंद के नाम से प्रचलित वचन
alchemist | Paulo Coelho's novel 'The Alchemist' | ਪਾਉਲੋ ਕੋਏਲੋ ਦਾ ਨਾਵਲ 'ਦ ਅਲਕੈਮਿਸਟ' | पाउलो कोएलो का उपन्यास 'द अल्केमिस्ट'
dhammapada | the Dhammapada, a book of the Buddha's words | ਧੱਮਪਦ, ਬੁੱਧ ਦੇ ਬਚਨਾਂ ਦਾ ਗ੍ਰੰਥ | धम्मपद, बुद्ध के वचनों का ग्रंथ
buddhist | the Buddhist tradition | ਬੁੱਧ ਧਰਮ ਦੀ ਪਰੰਪਰਾ | बौद्ध परंपरा
bible | the Bible | ਬਾਈਬਲ | बाइबिल
quran | the Quran | ਕੁਰਾਨ | कुरान`
      .split('\n')
      .map((row) => {
        const [id = '', english = '', punjabi = '', hindi = ''] = row.split(' | ')
        return [id, { english, punjabi, hindi }] as const
      }),
  ),
}

export const ELSEWHERE: readonly Elsewhere[] = readFileSync(new URL('./elsewhere.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [id = '', of, english = '', punjabi = '', hindi = '', source = '', nearest = '', says = ''] = row.split('\t')
    const where = SOURCES[source]
    if (where === undefined) throw new Error(`${id}: no source called ${source}`)
    const also = says.split(' | ').filter((one) => one !== '')
    return { id, of: of as Tradition, names: { english, punjabi, hindi }, where, nearest, also }
  })

/** The passage that comes nearest, of the text of this door; undefined where none does. */
export function nearestTo({ nearest }: Elsewhere, tradition: Tradition): Passage | undefined {
  for (const place of nearest.split(',')) {
    const gita = /^(\d+)\.(\d+)$/.exec(place)
    if (tradition === 'hindu' && gita !== null) return gitaPassage(gitaAt(Number(gita[1]), Number(gita[2])))
    if (tradition === 'hindu' || gita !== null || place === '') continue
    const verse = CORPUS.sikh.find(({ id }) => id === place)
    return verse === undefined ? passageAround(Number(place)) : corpusPassage(verse)
  }
  return undefined
}
