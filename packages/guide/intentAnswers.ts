import type { Language, Theme, Tradition } from './corpus.ts'
import type { Intent } from './intents.ts'

/** Paragraphs before the verse, and the themes its verse is looked for with; none means that no verse follows. */
export type IntentAnswer = {
  /** said one after the other in a conversation, so that a second greeting is not answered in the same words */
  readonly variants: readonly Readonly<Record<Language, readonly string[]>>[]
  readonly themes: readonly Theme[]
  /** whether what the message itself is about leads the choice of the verse */
  readonly ownThemes: boolean
}

/** Names that differ by tradition: {guide}, {scripture}, {elder}. */
export const NAMES: Readonly<
  Record<Tradition, Readonly<Record<Language, Record<'guide' | 'scripture' | 'elder', string>>>>
> = {
  sikh: {
    english: { guide: 'Guru Nanak Dev Ji', scripture: 'Guru Granth Sahib', elder: 'a Granthi at your gurdwara' },
    punjabi: { guide: 'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ', scripture: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ', elder: 'ਆਪਣੇ ਗੁਰਦੁਆਰੇ ਦੇ ਗ੍ਰੰਥੀ ਸਿੰਘ' },
    hindi: { guide: 'गुरु नानक देव जी', scripture: 'श्री गुरु ग्रंथ साहिब जी', elder: 'अपने गुरुद्वारे के ग्रंथी जी' },
  },
  hindu: {
    english: { guide: 'Shri Krishna', scripture: 'Bhagavad Gita', elder: 'a learned pandit' },
    punjabi: { guide: 'ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ', scripture: 'ਭਗਵਦ ਗੀਤਾ', elder: 'ਕਿਸੇ ਵਿਦਵਾਨ ਪੰਡਿਤ ਜੀ' },
    hindi: { guide: 'श्री कृष्ण', scripture: 'भगवद्गीता', elder: 'किसी विद्वान पंडित जी' },
  },
}

export const INTENT_ANSWERS: Readonly<Record<Intent, IntentAnswer>> = {
  greeting: {
    themes: [],
    ownThemes: false,
    variants: [
      {
        english: [
          'Greetings, and welcome. It is good that you are here.',
          'This is an AI guide that listens and answers with verses of the {scripture}. Tell me what is on your heart: a worry, a sorrow, a choice, or a joy you would like to give thanks for.',
        ],
        punjabi: [
          'ਜੀ ਆਇਆਂ ਨੂੰ। ਤੁਸੀਂ ਆਏ, ਬਹੁਤ ਚੰਗਾ ਲੱਗਾ।',
          'ਇਹ ਇੱਕ ਏਆਈ ਸਹਾਇਕ ਹੈ ਜੋ ਸੁਣਦਾ ਹੈ ਅਤੇ {scripture} ਦੇ ਬਚਨਾਂ ਨਾਲ ਜਵਾਬ ਦਿੰਦਾ ਹੈ। ਦੱਸੋ, ਮਨ ਵਿੱਚ ਕੀ ਹੈ: ਕੋਈ ਚਿੰਤਾ, ਦੁੱਖ, ਫ਼ੈਸਲਾ, ਜਾਂ ਕੋਈ ਖ਼ੁਸ਼ੀ ਜਿਸ ਦਾ ਸ਼ੁਕਰ ਕਰਨਾ ਹੋਵੇ।',
        ],
        hindi: [
          'आपका स्वागत है। आपका यहाँ आना अच्छा लगा।',
          'यह एक एआई सहायक है जो सुनता है और {scripture} के वचनों से उत्तर देता है। बताइए, मन में क्या है: कोई चिंता, दुख, निर्णय, या कोई ख़ुशी जिसका आभार मानना हो।',
        ],
      },
      {
        english: [
          'Welcome back into this quiet place.',
          'What would you like to bring today? A few words are enough, and they may be simple ones.',
        ],
        punjabi: ['ਇਸ ਸ਼ਾਂਤ ਥਾਂ ਉੱਤੇ ਮੁੜ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।', 'ਅੱਜ ਮਨ ਕਿਹੜੀ ਗੱਲ ਕਰਨੀ ਚਾਹੁੰਦਾ ਹੈ? ਦੋ ਸਿੱਧੇ-ਸਾਦੇ ਸ਼ਬਦ ਵੀ ਬਹੁਤ ਹਨ।'],
        hindi: ['इस शांत स्थान पर फिर से आपका स्वागत है।', 'आज मन क्या कहना चाहता है? दो सीधे-सादे शब्द भी पर्याप्त हैं।'],
      },
      {
        english: [
          'Greetings once more. There is no hurry here.',
          'Whenever you are ready, say what moves you, and we will look for a verse that meets it.',
        ],
        punjabi: ['ਇੱਕ ਵਾਰ ਫਿਰ ਜੀ ਆਇਆਂ ਨੂੰ। ਇੱਥੇ ਕੋਈ ਕਾਹਲੀ ਨਹੀਂ।', 'ਜਦੋਂ ਮਨ ਕਰੇ, ਦਿਲ ਦੀ ਗੱਲ ਕਹੋ; ਉਸ ਨਾਲ ਮੇਲ ਖਾਂਦਾ ਬਚਨ ਲੱਭਾਂਗੇ।'],
        hindi: ['एक बार फिर आपका स्वागत है। यहाँ कोई जल्दी नहीं है।', 'जब मन हो, दिल की बात कहिए; उससे मेल खाता वचन खोजेंगे।'],
      },
    ],
  },
  thanks: {
    themes: [],
    ownThemes: false,
    variants: [
      {
        english: [
          'Thank you too. The thanks belong to the {scripture}; this guide only carried its words to you.',
          'Go gently. Whenever something weighs on you, you are welcome here.',
        ],
        punjabi: [
          'ਤੁਹਾਡਾ ਵੀ ਧੰਨਵਾਦ। ਵਡਿਆਈ {scripture} ਦੀ ਹੈ; ਇਸ ਸਹਾਇਕ ਨੇ ਤਾਂ ਸਿਰਫ਼ ਬਚਨ ਤੁਹਾਡੇ ਤੱਕ ਪਹੁੰਚਾਏ।',
          'ਸਹਿਜ ਵਿੱਚ ਰਹੋ। ਜਦੋਂ ਵੀ ਮਨ ਉੱਤੇ ਕੋਈ ਭਾਰ ਹੋਵੇ, ਇੱਥੇ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।',
        ],
        hindi: [
          'आपका भी धन्यवाद। महिमा {scripture} की है; इस सहायक ने तो केवल वचन आप तक पहुँचाए।',
          'सहज रहिए। जब भी मन पर कोई बोझ हो, यहाँ आपका स्वागत है।',
        ],
      },
      {
        english: [
          'It is good to hear that.',
          'Keep what helped you close, and let the rest go. May the evening be a quiet one.',
        ],
        punjabi: ['ਇਹ ਸੁਣ ਕੇ ਚੰਗਾ ਲੱਗਾ।', 'ਜੋ ਗੱਲ ਕੰਮ ਆਈ ਉਸ ਨੂੰ ਕੋਲ ਰੱਖੋ, ਬਾਕੀ ਰਹਿਣ ਦਿਓ। ਮਨ ਸੁਖੀ ਰਹੇ।'],
        hindi: ['यह सुनकर अच्छा लगा।', 'जो बात काम आई उसे पास रखिए, बाकी रहने दीजिए। मन सुखी रहे।'],
      },
      {
        english: ['You are most welcome.', 'If it did you good, perhaps pass one kind word on to somebody today.'],
        punjabi: ['ਕੋਈ ਗੱਲ ਨਹੀਂ ਜੀ, ਇਹ ਥਾਂ ਤੁਹਾਡੀ ਆਪਣੀ ਹੈ।', 'ਜੇ ਮਨ ਨੂੰ ਚੰਗਾ ਲੱਗਾ, ਤਾਂ ਅੱਜ ਕਿਸੇ ਹੋਰ ਨਾਲ ਵੀ ਇੱਕ ਮਿੱਠਾ ਬੋਲ ਸਾਂਝਾ ਕਰ ਲਵੋ।'],
        hindi: ['कोई बात नहीं जी, यह जगह आपकी अपनी है।', 'यदि मन को अच्छा लगा, तो आज किसी और से भी एक मीठा बोल बाँट लीजिए।'],
      },
    ],
  },
  identity: {
    themes: [],
    ownThemes: false,
    variants: [
      {
        english: [
          'I am an AI guide, a computer program. I am not {guide}, and I do not speak for the divine.',
          'I listen to your question and answer with verified verses of the {scripture}, always with their reference, so that you can read them at the source. For a human voice, please turn to {elder} or someone you trust.',
        ],
        punjabi: [
          'ਇਹ ਇੱਕ ਏਆਈ ਸਹਾਇਕ ਹੈ, ਯਾਨੀ ਇੱਕ ਕੰਪਿਊਟਰ ਪ੍ਰੋਗਰਾਮ। ਇਹ {guide} ਨਹੀਂ ਹੈ ਅਤੇ ਰੱਬ ਵੱਲੋਂ ਨਹੀਂ ਬੋਲਦਾ।',
          'ਇਹ ਤੁਹਾਡਾ ਸਵਾਲ ਸੁਣਦਾ ਹੈ ਅਤੇ {scripture} ਦੇ ਪਰਖੇ ਹੋਏ ਬਚਨਾਂ ਨਾਲ ਜਵਾਬ ਦਿੰਦਾ ਹੈ, ਹਮੇਸ਼ਾ ਹਵਾਲੇ ਸਮੇਤ, ਤਾਂ ਜੋ ਤੁਸੀਂ ਮੂਲ ਵਿੱਚ ਵੀ ਪੜ੍ਹ ਸਕੋ। ਮਨੁੱਖੀ ਸਲਾਹ ਲਈ {elder} ਜਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਮਿਲੋ।',
        ],
        hindi: [
          'यह एक एआई सहायक है, यानी एक कंप्यूटर प्रोग्राम। यह {guide} नहीं है और ईश्वर की ओर से नहीं बोलता।',
          'यह आपका प्रश्न सुनता है और {scripture} के जाँचे हुए वचनों से उत्तर देता है, सदा संदर्भ के साथ, ताकि आप मूल में भी पढ़ सकें। मानवीय सलाह के लिए {elder} या किसी भरोसे के व्यक्ति से मिलिए।',
        ],
      },
      {
        english: [
          'A machine is writing to you: an AI guide made to bring verses of the {scripture} to your question. It is neither {guide} nor a person.',
          'It can be mistaken in understanding you. The verses it quotes are checked letter for letter.',
        ],
        punjabi: [
          'ਇੱਥੇ ਤੁਹਾਡੇ ਨਾਲ ਮਸ਼ੀਨ ਗੱਲ ਕਰ ਰਹੀ ਹੈ: ਇੱਕ ਏਆਈ ਸਹਾਇਕ, ਜੋ ਤੁਹਾਡੇ ਸਵਾਲ ਲਈ {scripture} ਦੇ ਬਚਨ ਲੱਭਦਾ ਹੈ। ਇਹ ਨਾ {guide} ਹਨ, ਨਾ ਕੋਈ ਮਨੁੱਖ।',
          'ਤੁਹਾਡੀ ਗੱਲ ਸਮਝਣ ਵਿੱਚ ਇਸ ਤੋਂ ਭੁੱਲ ਹੋ ਸਕਦੀ ਹੈ, ਪਰ ਜੋ ਬਚਨ ਇਹ ਦਿੰਦਾ ਹੈ ਉਹ ਅੱਖਰ-ਅੱਖਰ ਪਰਖੇ ਹੋਏ ਹਨ।',
        ],
        hindi: [
          'यहाँ आपसे एक मशीन बात कर रही है: एक एआई सहायक, जो आपके प्रश्न के लिए {scripture} के वचन खोजता है। यह न {guide} हैं, न कोई मनुष्य।',
          'आपकी बात समझने में इससे भूल हो सकती है, पर जो वचन यह देता है वे अक्षर-अक्षर जाँचे हुए हैं।',
        ],
      },
    ],
  },
  claim: {
    themes: [],
    ownThemes: false,
    variants: [
      {
        english: [
          'To say it plainly: this is an AI guide, a computer program that quotes scripture. It is not {guide}, not the divine, and not a human being, and it will not speak as if it were.',
          'What is real here are the verses: they come from the {scripture}, letter for letter, with their reference. Would you like to share what is on your heart?',
        ],
        punjabi: [
          'ਸਾਫ਼ ਗੱਲ ਇਹ ਹੈ ਜੀ: ਇਹ ਇੱਕ ਏਆਈ ਸਹਾਇਕ ਹੈ, ਇੱਕ ਕੰਪਿਊਟਰ ਪ੍ਰੋਗਰਾਮ ਜੋ ਬਚਨ ਹਵਾਲੇ ਸਮੇਤ ਸਾਹਮਣੇ ਰੱਖਦਾ ਹੈ। ਇਹ ਨਾ {guide} ਹਨ, ਨਾ ਰੱਬ, ਨਾ ਕੋਈ ਮਨੁੱਖ, ਅਤੇ ਇਹ ਕਦੇ ਉਹਨਾਂ ਦੀ ਥਾਂ ਲੈ ਕੇ ਨਹੀਂ ਬੋਲੇਗਾ।',
          'ਇੱਥੇ ਸੱਚੇ ਤਾਂ ਬਚਨ ਹਨ: ਉਹ {scripture} ਵਿੱਚੋਂ ਅੱਖਰ-ਅੱਖਰ, ਹਵਾਲੇ ਸਮੇਤ ਆਉਂਦੇ ਹਨ। ਕੀ ਤੁਸੀਂ ਦੱਸੋਗੇ ਕਿ ਮਨ ਵਿੱਚ ਕੀ ਹੈ?',
        ],
        hindi: [
          'साफ़ बात यह है: यह एक एआई सहायक है, एक कंप्यूटर प्रोग्राम जो वचन संदर्भ सहित सामने रखता है। यह न {guide} हैं, न ईश्वर, न कोई मनुष्य, और यह कभी उनके रूप में नहीं बोलेगा।',
          'यहाँ सच्चे तो वचन हैं: वे {scripture} से अक्षर-अक्षर, संदर्भ सहित आते हैं। क्या आप बताएँगे कि मन में क्या है?',
        ],
      },
      {
        english: [
          'The answer stays the same: this is a computer program. {guide} does not speak through it, and nobody should bow to it.',
          'It can only point to the {scripture}. What would you like to look for there?',
        ],
        punjabi: [
          'ਜਵਾਬ ਉਹੀ ਹੈ: ਇਹ ਇੱਕ ਕੰਪਿਊਟਰ ਪ੍ਰੋਗਰਾਮ ਹੈ। {guide} ਇਸ ਰਾਹੀਂ ਨਹੀਂ ਬੋਲਦੇ, ਅਤੇ ਇਸ ਅੱਗੇ ਸੀਸ ਝੁਕਾਉਣਾ ਠੀਕ ਨਹੀਂ।',
          'ਇਹ ਸਿਰਫ਼ {scripture} ਵੱਲ ਇਸ਼ਾਰਾ ਕਰ ਸਕਦਾ ਹੈ। ਉੱਥੇ ਕਿਹੜੀ ਗੱਲ ਲੱਭੀਏ?',
        ],
        hindi: [
          'उत्तर वही है: यह एक कंप्यूटर प्रोग्राम है। {guide} इसके माध्यम से नहीं बोलते, और इसके आगे शीश झुकाना उचित नहीं।',
          'यह केवल {scripture} की ओर संकेत कर सकता है। वहाँ कौन-सी बात खोजें?',
        ],
      },
    ],
  },
  prediction: {
    themes: ['surrender', 'hope', 'anxiety'],
    ownThemes: true,
    variants: [
      {
        english: [
          'This guide cannot see the future, and it does not read stars, charts or hands. It would not be honest to name a day or promise a result.',
          'What can be given is something to lean on while you wait.',
        ],
        punjabi: [
          'ਇਹ ਸਹਾਇਕ ਭਵਿੱਖ ਨਹੀਂ ਵੇਖ ਸਕਦਾ, ਅਤੇ ਤਾਰੇ, ਕੁੰਡਲੀ ਜਾਂ ਹੱਥ ਨਹੀਂ ਪੜ੍ਹਦਾ। ਕੋਈ ਦਿਨ ਦੱਸਣਾ ਜਾਂ ਨਤੀਜੇ ਦਾ ਵਾਅਦਾ ਕਰਨਾ ਇਮਾਨਦਾਰੀ ਨਹੀਂ ਹੋਵੇਗੀ।',
          'ਜੋ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ, ਉਹ ਹੈ ਉਡੀਕ ਦੇ ਵੇਲੇ ਦਾ ਇੱਕ ਆਸਰਾ।',
        ],
        hindi: [
          'यह सहायक भविष्य नहीं देख सकता, और तारे, कुंडली या हाथ नहीं पढ़ता। कोई दिन बताना या परिणाम का वादा करना ईमानदारी नहीं होगी।',
          'जो दिया जा सकता है, वह है प्रतीक्षा के समय का एक सहारा।',
        ],
      },
      {
        english: [
          'What will come is not known here, and no chart or number would make it known.',
          'Today is in your hands, and for today there is a word.',
        ],
        punjabi: [
          'ਆਉਣ ਵਾਲਾ ਸਮਾਂ ਇੱਥੇ ਕਿਸੇ ਨੂੰ ਪਤਾ ਨਹੀਂ, ਅਤੇ ਕੋਈ ਪੱਤਰੀ ਜਾਂ ਅੰਕ ਵੀ ਉਸ ਨੂੰ ਨਹੀਂ ਦੱਸ ਸਕਦਾ।',
          'ਅੱਜ ਦਾ ਦਿਨ ਹੱਥ ਵਿੱਚ ਹੈ, ਅਤੇ ਅੱਜ ਲਈ ਇੱਕ ਬਚਨ ਹੈ।',
        ],
        hindi: [
          'आगे क्या होगा, यह यहाँ किसी को ज्ञात नहीं, और कोई पत्री या अंक भी नहीं बता सकता।',
          'आज का दिन हाथ में है, और आज के लिए एक वचन है।',
        ],
      },
    ],
  },
  invention: {
    themes: ['truth', 'devotion'],
    ownThemes: true,
    variants: [
      {
        english: [
          'This guide will not write or invent scripture. Sacred words are quoted here exactly as they stand, or not at all.',
          'What it can do is offer you a real verse.',
        ],
        punjabi: [
          'ਇਹ ਸਹਾਇਕ ਬਾਣੀ ਜਾਂ ਸ਼ਲੋਕ ਆਪ ਨਹੀਂ ਘੜੇਗਾ। ਪਵਿੱਤਰ ਬਚਨ ਇੱਥੇ ਜਿਵੇਂ ਦੇ ਤਿਵੇਂ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ, ਨਹੀਂ ਤਾਂ ਦਿੱਤੇ ਹੀ ਨਹੀਂ ਜਾਂਦੇ।',
          'ਪਰ ਇੱਕ ਅਸਲੀ ਬਚਨ ਤੁਹਾਡੇ ਅੱਗੇ ਰੱਖਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'यह सहायक श्लोक या बाणी स्वयं नहीं रचेगा। पवित्र वचन यहाँ ज्यों के त्यों दिए जाते हैं, नहीं तो दिए ही नहीं जाते।',
          'पर एक वास्तविक वचन आपके सामने रखा जा सकता है।',
        ],
      },
      {
        english: [
          'Also asked another way, the answer is no: scripture is not made here.',
          'Among the verses that exist there may be one for what you wish to say.',
        ],
        punjabi: [
          'ਹੋਰ ਢੰਗ ਨਾਲ ਪੁੱਛਣ ਉੱਤੇ ਵੀ ਜਵਾਬ ਉਹੀ ਹੈ: ਬਾਣੀ ਜਾਂ ਸ਼ਲੋਕ ਇੱਥੇ ਨਹੀਂ ਬਣਾਏ ਜਾਂਦੇ।',
          'ਜੋ ਬਚਨ ਪਹਿਲਾਂ ਹੀ ਹਨ, ਉਹਨਾਂ ਵਿੱਚੋਂ ਸ਼ਾਇਦ ਕੋਈ ਤੁਹਾਡੇ ਮਨ ਦੀ ਗੱਲ ਕਹੇ।',
        ],
        hindi: [
          'दूसरे ढंग से पूछने पर भी उत्तर वही है: श्लोक या बाणी यहाँ नहीं बनाए जाते।',
          'जो वचन पहले से हैं, उनमें शायद कोई आपके मन की बात कहे।',
        ],
      },
    ],
  },
  insult: {
    themes: ['peace', 'compassion'],
    ownThemes: false,
    variants: [
      {
        english: [
          'No offence is taken. If an answer here disappointed you, I am sorry; or perhaps the day has been hard on you.',
          'If you like, tell me what happened. Meanwhile, here is a quiet word.',
        ],
        punjabi: [
          'ਕੋਈ ਗੱਲ ਨਹੀਂ ਜੀ। ਜੇ ਇੱਥੋਂ ਮਿਲਿਆ ਜਵਾਬ ਚੰਗਾ ਨਹੀਂ ਲੱਗਾ ਤਾਂ ਮਾਫ਼ ਕਰਨਾ ਜੀ; ਜਾਂ ਸ਼ਾਇਦ ਅੱਜ ਦਾ ਦਿਨ ਔਖਾ ਲੰਘਿਆ ਹੈ।',
          'ਜੇ ਜੀਅ ਕਰੇ ਤਾਂ ਦੱਸੋ ਕੀ ਹੋਇਆ। ਉਦੋਂ ਤੱਕ ਇਹ ਸ਼ਾਂਤ ਬਚਨ ਸੁਣੋ।',
        ],
        hindi: [
          'कोई बात नहीं जी। यदि यहाँ का उत्तर अच्छा नहीं लगा तो क्षमा कीजिए; या शायद आज का दिन कठिन बीता है।',
          'यदि मन हो तो बताइए क्या हुआ। तब तक यह शांत वचन सुनिए।',
        ],
      },
      {
        english: [
          'Hard words are heard here without anger. Something may have been answered badly, or something hurts.',
          'You may say plainly what was wrong, or simply rest a moment with this verse.',
        ],
        punjabi: [
          'ਇੱਥੇ ਕੌੜੇ ਬੋਲ ਵੀ ਬਿਨਾਂ ਗੁੱਸੇ ਸੁਣੇ ਜਾਂਦੇ ਹਨ। ਸ਼ਾਇਦ ਕੋਈ ਜਵਾਬ ਠੀਕ ਨਹੀਂ ਸੀ, ਜਾਂ ਮਨ ਨੂੰ ਕੁਝ ਦੁਖ ਰਿਹਾ ਹੈ।',
          'ਸਾਫ਼ ਦੱਸ ਸਕਦੇ ਹੋ ਕਿ ਕੀ ਠੀਕ ਨਹੀਂ ਲੱਗਾ, ਜਾਂ ਬੱਸ ਇੱਕ ਪਲ ਰੁਕ ਕੇ ਇਹ ਬਚਨ ਪੜ੍ਹੋ।',
        ],
        hindi: [
          'यहाँ कड़वे बोल भी बिना क्रोध के सुने जाते हैं। शायद कोई उत्तर ठीक नहीं था, या मन में कुछ दुख रहा है।',
          'साफ़ बता सकते हैं कि क्या ठीक नहीं लगा, या बस एक पल ठहरकर यह वचन पढ़िए।',
        ],
      },
    ],
  },
  outside: {
    themes: [],
    ownThemes: false,
    variants: [
      {
        english: [
          'That lies outside what this guide knows. It only listens to what moves the heart and answers with verses of the {scripture}.',
          'If there is something behind your question, a worry, a hope, a tiredness, you are welcome to share it.',
        ],
        punjabi: [
          'ਇਹ ਗੱਲ ਇਸ ਸਹਾਇਕ ਦੀ ਜਾਣਕਾਰੀ ਤੋਂ ਬਾਹਰ ਹੈ। ਇਹ ਸਿਰਫ਼ ਮਨ ਦੀਆਂ ਗੱਲਾਂ ਸੁਣਦਾ ਹੈ ਅਤੇ {scripture} ਦੇ ਬਚਨਾਂ ਨਾਲ ਜਵਾਬ ਦਿੰਦਾ ਹੈ।',
          'ਜੇ ਤੁਹਾਡੇ ਸਵਾਲ ਦੇ ਪਿੱਛੇ ਕੋਈ ਚਿੰਤਾ, ਆਸ ਜਾਂ ਥਕਾਵਟ ਹੈ, ਤਾਂ ਬੇਝਿਜਕ ਸਾਂਝੀ ਕਰੋ।',
        ],
        hindi: [
          'यह बात इस सहायक की जानकारी से बाहर है। यह केवल मन की बातें सुनता है और {scripture} के वचनों से उत्तर देता है।',
          'यदि आपके प्रश्न के पीछे कोई चिंता, आशा या थकान है, तो निस्संकोच साझा कीजिए।',
        ],
      },
      {
        english: [
          'With that this guide cannot help either; other places know it better.',
          'It is here for the things of the heart, whenever you want to speak of them.',
        ],
        punjabi: [
          'ਇਸ ਗੱਲ ਵਿੱਚ ਵੀ ਇਹ ਸਹਾਇਕ ਮਦਦ ਨਹੀਂ ਕਰ ਸਕਦਾ; ਕਿਸੇ ਜਾਣਕਾਰ ਤੋਂ ਪੁੱਛਣਾ ਚੰਗਾ ਰਹੇਗਾ।',
          'ਇਹ ਮਨ ਦੀਆਂ ਗੱਲਾਂ ਲਈ ਹੈ, ਜਦੋਂ ਵੀ ਕਰਨੀਆਂ ਹੋਣ।',
        ],
        hindi: [
          'इस बात में भी यह सहायक मदद नहीं कर सकता; किसी जानकार से पूछना अच्छा रहेगा।',
          'यह मन की बातों के लिए है, जब भी करनी हों।',
        ],
      },
    ],
  },
  ritual: {
    themes: ['devotion', 'truth'],
    ownThemes: false,
    variants: [
      {
        english: [
          'Questions of conduct and ritual deserve someone who knows the tradition and knows you. Please ask {elder}; this guide should not rule on them.',
          'What it can offer is a verse on the heart with which every practice is done.',
        ],
        punjabi: [
          'ਆਚਰਣ, ਰਸਮ ਅਤੇ ਮਰਯਾਦਾ ਦੇ ਸਵਾਲ ਉਸ ਤੋਂ ਪੁੱਛਣੇ ਚੰਗੇ ਹਨ ਜੋ ਪਰੰਪਰਾ ਨੂੰ ਵੀ ਜਾਣਦਾ ਹੋਵੇ ਅਤੇ ਤੁਹਾਨੂੰ ਵੀ। ਕਿਰਪਾ ਕਰਕੇ {elder} ਨਾਲ ਸਲਾਹ ਕਰੋ; ਇਸ ਬਾਰੇ ਫ਼ੈਸਲਾ ਦੇਣਾ ਇਸ ਸਹਾਇਕ ਦਾ ਕੰਮ ਨਹੀਂ।',
          'ਪਰ ਉਸ ਭਾਵਨਾ ਬਾਰੇ ਇੱਕ ਬਚਨ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ ਜਿਸ ਨਾਲ ਹਰ ਧਾਰਮਿਕ ਕੰਮ ਕੀਤਾ ਜਾਂਦਾ ਹੈ।',
        ],
        hindi: [
          'आचार, विधि और मर्यादा के प्रश्न उनसे पूछना अच्छा है जो परंपरा को भी जानते हों और आपको भी। कृपया {elder} से सलाह लीजिए; इस पर निर्णय देना इस सहायक का काम नहीं।',
          'पर उस भावना के बारे में एक वचन दिया जा सकता है जिससे हर धार्मिक कार्य किया जाता है।',
        ],
      },
      {
        english: [
          'That too is better asked of someone who knows the practice: {elder} will gladly answer.',
          'Here is a verse on the love without which no rule is kept.',
        ],
        punjabi: [
          'ਇਹ ਵੀ {elder} ਤੋਂ ਪੁੱਛਣਾ ਚੰਗਾ ਹੈ; ਉਹ ਮਰਯਾਦਾ ਜਾਣਦੇ ਹਨ ਅਤੇ ਖ਼ੁਸ਼ੀ ਨਾਲ ਦੱਸਣਗੇ।',
          'ਉਸ ਪ੍ਰੇਮ ਬਾਰੇ ਇਹ ਬਚਨ ਹੈ ਜਿਸ ਤੋਂ ਬਿਨਾਂ ਕੋਈ ਨੇਮ ਪੂਰਾ ਨਹੀਂ ਹੁੰਦਾ।',
        ],
        hindi: [
          'यह भी {elder} से पूछना अच्छा है; वे विधि जानते हैं और प्रसन्नता से बताएँगे।',
          'उस प्रेम के बारे में यह वचन है जिसके बिना कोई नियम पूरा नहीं होता।',
        ],
      },
    ],
  },
  medical: {
    themes: ['illness', 'hope'],
    ownThemes: true,
    variants: [
      {
        english: [
          'Please ask a doctor about this first, and do not start, change or stop any medicine on the word of this guide. If it is urgent, call 112 or go to the nearest hospital now.',
          'Beside the doctor’s care, here is a verse for strength.',
        ],
        punjabi: [
          'ਇਸ ਬਾਰੇ ਪਹਿਲਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ ਜੀ, ਅਤੇ ਇਸ ਸਹਾਇਕ ਦੇ ਕਹੇ ਕੋਈ ਦਵਾਈ ਨਾ ਸ਼ੁਰੂ ਕਰੋ, ਨਾ ਬਦਲੋ, ਨਾ ਬੰਦ ਕਰੋ। ਜੇ ਹਾਲਤ ਗੰਭੀਰ ਹੈ ਤਾਂ ਹੁਣੇ 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਨੇੜੇ ਦੇ ਹਸਪਤਾਲ ਜਾਓ।',
          'ਡਾਕਟਰ ਦੀ ਦੇਖ-ਭਾਲ ਦੇ ਨਾਲ, ਹੌਸਲੇ ਲਈ ਇਹ ਬਚਨ ਹੈ।',
        ],
        hindi: [
          'इस बारे में पहले डॉक्टर से पूछिए, और इस सहायक के कहने पर कोई दवा न शुरू कीजिए, न बदलिए, न बंद कीजिए। यदि स्थिति गंभीर है तो अभी 112 पर फ़ोन कीजिए या निकट के अस्पताल जाइए।',
          'डॉक्टर की देखभाल के साथ, संबल के लिए यह वचन है।',
        ],
      },
      {
        english: [
          'Here too a doctor has to decide; a nurse or pharmacist nearby can tell you how soon to go. In an emergency, call 112.',
          'While you see to that, a word to hold on to.',
        ],
        punjabi: [
          'ਇਹ ਵੀ ਡਾਕਟਰ ਹੀ ਦੱਸ ਸਕਦੇ ਹਨ; ਨੇੜੇ ਦੀ ਨਰਸ ਜਾਂ ਦਵਾਈਆਂ ਵਾਲੇ ਦੱਸ ਸਕਦੇ ਹਨ ਕਿ ਕਿੰਨੀ ਛੇਤੀ ਜਾਣਾ ਚਾਹੀਦਾ ਹੈ। ਐਮਰਜੈਂਸੀ ਵਿੱਚ 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
          'ਇਸ ਦੌਰਾਨ ਮਨ ਦੇ ਸਹਾਰੇ ਲਈ ਇੱਕ ਬਚਨ।',
        ],
        hindi: [
          'इसका निर्णय भी डॉक्टर ही करेंगे; पास की नर्स या दवा विक्रेता बता सकते हैं कि कितनी जल्दी जाना चाहिए। आपात स्थिति में 112 पर फ़ोन कीजिए।',
          'इस बीच मन के सहारे के लिए एक वचन।',
        ],
      },
    ],
  },
  legal: {
    themes: ['truth', 'peace'],
    ownThemes: true,
    variants: [
      {
        english: [
          'For matters of law, please speak with a lawyer, or with the free legal aid service at your district court (in India, call 15100). This guide cannot advise you there.',
          'For the heart, while the matter lasts, here is a verse.',
        ],
        punjabi: [
          'ਕਾਨੂੰਨ ਦੀ ਗੱਲ ਲਈ ਵਕੀਲ ਨਾਲ ਸਲਾਹ ਕਰੋ ਜੀ, ਜਾਂ ਜ਼ਿਲ੍ਹਾ ਅਦਾਲਤ ਦੀ ਮੁਫ਼ਤ ਕਾਨੂੰਨੀ ਸਹਾਇਤਾ ਲਵੋ (ਭਾਰਤ ਵਿੱਚ ਫ਼ੋਨ 15100)। ਇਹ ਸਹਾਇਕ ਉੱਥੇ ਸਲਾਹ ਨਹੀਂ ਦੇ ਸਕਦਾ।',
          'ਇਸ ਦੌਰਾਨ ਮਨ ਨੂੰ ਟਿਕਾਉਣ ਲਈ ਇਹ ਬਚਨ ਹੈ।',
        ],
        hindi: [
          'क़ानून की बात के लिए वकील से सलाह लीजिए, या ज़िला अदालत की निःशुल्क क़ानूनी सहायता लीजिए (भारत में फ़ोन 15100)। यह सहायक वहाँ सलाह नहीं दे सकता।',
          'इस बीच मन को स्थिर रखने के लिए यह वचन है।',
        ],
      },
      {
        english: [
          'The law has its own guides: a lawyer, or the free legal aid at the district court (in India, 15100). Here it would only be guessing.',
          'For steadiness on the way there, a verse.',
        ],
        punjabi: [
          'ਕਾਨੂੰਨ ਦੇ ਆਪਣੇ ਜਾਣਕਾਰ ਹਨ: ਵਕੀਲ, ਜਾਂ ਜ਼ਿਲ੍ਹਾ ਅਦਾਲਤ ਦੀ ਮੁਫ਼ਤ ਸਹਾਇਤਾ (ਭਾਰਤ ਵਿੱਚ 15100)। ਇੱਥੇ ਤਾਂ ਸਿਰਫ਼ ਅੰਦਾਜ਼ਾ ਹੀ ਲੱਗੇਗਾ।',
          'ਉਸ ਰਾਹ ਉੱਤੇ ਮਨ ਟਿਕਿਆ ਰਹੇ, ਇਸ ਲਈ ਇੱਕ ਬਚਨ।',
        ],
        hindi: [
          'क़ानून के अपने जानकार हैं: वकील, या ज़िला अदालत की निःशुल्क सहायता (भारत में 15100)। यहाँ तो केवल अनुमान ही होगा।',
          'उस राह पर मन स्थिर रहे, इसके लिए एक वचन।',
        ],
      },
    ],
  },
  verse: {
    themes: ['peace', 'hope', 'devotion', 'gratitude'],
    ownThemes: true,
    variants: [
      {
        english: ['Gladly. Here is a verse to sit with today.'],
        punjabi: ['ਜ਼ਰੂਰ ਜੀ। ਅੱਜ ਵਿਚਾਰਨ ਲਈ ਇਹ ਬਚਨ ਹੈ।'],
        hindi: ['अवश्य। आज विचार करने के लिए यह वचन है।'],
      },
      {
        english: ['Here is another one. Let it stand for a while before you read on.'],
        punjabi: ['ਇੱਕ ਹੋਰ ਬਚਨ ਹਾਜ਼ਰ ਹੈ। ਅੱਗੇ ਵਧਣ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਮਨ ਵਿੱਚ ਵੱਸਣ ਦਿਓ।'],
        hindi: ['एक और वचन प्रस्तुत है। आगे बढ़ने से पहले इसे मन में ठहरने दीजिए।'],
      },
      {
        english: ['One verse read slowly gives more than many read fast. Here is one for now.'],
        punjabi: ['ਹੌਲੀ-ਹੌਲੀ ਪੜ੍ਹਿਆ ਇੱਕ ਬਚਨ ਕਾਹਲੀ ਵਿੱਚ ਪੜ੍ਹੇ ਬਹੁਤਿਆਂ ਨਾਲੋਂ ਵੱਧ ਦਿੰਦਾ ਹੈ। ਇਹ ਹੁਣ ਲਈ ਹੈ।'],
        hindi: ['धीरे-धीरे पढ़ा हुआ एक वचन जल्दी में पढ़े बहुतों से अधिक देता है। यह अभी के लिए है।'],
      },
    ],
  },
  unclear: {
    themes: ['peace'],
    ownThemes: false,
    variants: [
      {
        english: [
          'I am not sure that I have understood you. What weighs on you just now? You can say it in your own words, in English, Punjabi or Hindi.',
          'Until then, here is a verse on peace.',
        ],
        punjabi: [
          'ਤੁਹਾਡੀ ਗੱਲ ਪੂਰੀ ਸਮਝ ਨਹੀਂ ਆਈ। ਇਸ ਵੇਲੇ ਮਨ ਉੱਤੇ ਕਿਹੜਾ ਭਾਰ ਹੈ? ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਪੰਜਾਬੀ, ਹਿੰਦੀ ਜਾਂ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਦੱਸੋ।',
          'ਉਦੋਂ ਤੱਕ ਸ਼ਾਂਤੀ ਬਾਰੇ ਇਹ ਬਚਨ ਸੁਣੋ।',
        ],
        hindi: [
          'आपकी बात पूरी समझ में नहीं आई। इस समय मन पर कौन-सा बोझ है? अपने शब्दों में हिंदी, पंजाबी या अंग्रेज़ी में बताइए।',
          'तब तक शांति के बारे में यह वचन सुनिए।',
        ],
      },
      {
        english: [
          'That was not clear to this guide. Could you say it in other words: what happened, and what is hardest about it?',
          'Meanwhile, a quiet verse.',
        ],
        punjabi: ['ਇਹ ਗੱਲ ਸਾਫ਼ ਸਮਝ ਨਹੀਂ ਪਈ। ਹੋਰ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ ਕਿ ਕੀ ਹੋਇਆ, ਅਤੇ ਸਭ ਤੋਂ ਔਖਾ ਕੀ ਲੱਗਦਾ ਹੈ?', 'ਇਸ ਵਿਚਕਾਰ ਇੱਕ ਸ਼ਾਂਤ ਬਚਨ।'],
        hindi: ['यह बात स्पष्ट नहीं हुई। दूसरे शब्दों में बताइए कि क्या हुआ, और सबसे कठिन क्या लगता है?', 'इस बीच एक शांत वचन।'],
      },
      {
        english: [
          'Sorry, this guide still does not see what you mean. One plain sentence helps: “I am worried about …”, “I have lost …”, “I want to …”.',
          'And here is a verse to rest with.',
        ],
        punjabi: [
          'ਮਾਫ਼ ਕਰਨਾ ਜੀ, ਗੱਲ ਅਜੇ ਵੀ ਸਮਝ ਨਹੀਂ ਪਈ। ਇੱਕ ਸਿੱਧਾ ਵਾਕ ਕਾਫ਼ੀ ਹੈ, ਜਿਵੇਂ: “ਮੈਨੂੰ … ਦੀ ਚਿੰਤਾ ਹੈ।”',
          'ਅਤੇ ਮਨ ਟਿਕਾਉਣ ਲਈ ਇਹ ਬਚਨ ਹੈ।',
        ],
        hindi: [
          'क्षमा कीजिए, बात अब भी समझ में नहीं आई। एक सीधा वाक्य काफ़ी है, जैसे: “मुझे … की चिंता है।”',
          'और मन को ठहराव देने के लिए यह वचन है।',
        ],
      },
    ],
  },
}
