import { LANGUAGES, type Language, type Theme } from '../corpus.ts'
import { GENERAL } from './general.ts'
import type { Texts, ThemePhrases } from './types.ts'

/** `openings` meet the question (at least two, chosen by the message); `practice` is one small thing to do today. */
export type Phrases = { readonly openings: readonly [string, string, ...string[]]; readonly practice: string }

/**
 * The guide's own words, never styled as scripture. They fit the seeker of either tradition and of any gender, promise
 * nothing, blame no one, and stand complete in their language.
 */
const BEFORE: Readonly<Partial<Record<Theme, Readonly<Record<Language, Phrases>>>>> = {
  grief: {
    english: {
      openings: [
        'Losing someone you love leaves a silence that nothing fills quickly. Your sorrow is the shape of your love, and there is no need to hurry it.',
        'I am sorry for what you are carrying. A heart that hurts this much has loved truly, and it may take its time.',
      ],
      practice:
        'Today, sit quietly for a few minutes, say the name of the one you miss, and thank them for one thing. Then let one living person hear how you are.',
    },
    punjabi: {
      openings: [
        'ਆਪਣੇ ਪਿਆਰੇ ਤੋਂ ਵਿਛੜਨਾ ਦਿਲ ਵਿੱਚ ਇੱਕ ਸੁੰਞ ਛੱਡ ਜਾਂਦਾ ਹੈ ਜੋ ਛੇਤੀ ਨਹੀਂ ਭਰਦੀ। ਤੁਹਾਡਾ ਦੁੱਖ ਤੁਹਾਡੇ ਪਿਆਰ ਦਾ ਹੀ ਰੂਪ ਹੈ, ਇਸ ਨੂੰ ਕਾਹਲੀ ਦੀ ਲੋੜ ਨਹੀਂ।',
        'ਜੋ ਦੁੱਖ ਤੁਹਾਡੇ ਉੱਤੇ ਆਇਆ ਹੈ, ਉਸ ਲਈ ਦਿਲੋਂ ਅਫ਼ਸੋਸ ਹੈ। ਜਿਸ ਦਿਲ ਨੂੰ ਇੰਨੀ ਪੀੜ ਹੈ, ਉਸ ਨੇ ਸੱਚਾ ਪਿਆਰ ਕੀਤਾ ਹੈ।',
      ],
      practice:
        'ਅੱਜ ਕੁਝ ਮਿੰਟ ਚੁੱਪ ਬੈਠੋ, ਜਿਸ ਦੀ ਯਾਦ ਆਉਂਦੀ ਹੈ ਉਸ ਦਾ ਨਾਂ ਲਵੋ ਅਤੇ ਕਿਸੇ ਇੱਕ ਗੱਲ ਲਈ ਉਸ ਦਾ ਧੰਨਵਾਦ ਕਰੋ। ਫਿਰ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਮਨ ਕਿਵੇਂ ਹੈ।',
    },
    hindi: {
      openings: [
        'अपने प्रिय से बिछड़ना मन में ऐसा सूनापन छोड़ जाता है जो जल्दी नहीं भरता। आपका दुख आपके प्रेम का ही रूप है, इसे जल्दी की ज़रूरत नहीं।',
        'जो दुख आप पर आया है, उसके लिए मन से संवेदना है। जिस हृदय को इतनी पीड़ा है, उसने सच्चा प्रेम किया है।',
      ],
      practice:
        'आज कुछ मिनट शांत बैठिए, जिनकी याद आती है उनका नाम लीजिए और किसी एक बात के लिए उन्हें धन्यवाद दीजिए। फिर किसी अपने को बताइए कि मन कैसा है।',
    },
  },
  anger: {
    english: {
      openings: [
        'Anger is tiring, and it burns first the one who carries it. That you ask about it already makes a little room around it.',
        'When the heat rises, it is hard to see anyone clearly, even those we love. It is good that you pause here.',
      ],
      practice:
        'The next time the heat comes, take ten slow breaths before one word, and put your feet flat on the ground. If need be, say: “I will speak about this in an hour.”',
    },
    punjabi: {
      openings: [
        'ਗੁੱਸਾ ਥਕਾ ਦਿੰਦਾ ਹੈ, ਅਤੇ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਉਸੇ ਨੂੰ ਸਾੜਦਾ ਹੈ ਜਿਸ ਦੇ ਅੰਦਰ ਹੁੰਦਾ ਹੈ। ਤੁਸੀਂ ਇਸ ਬਾਰੇ ਪੁੱਛਿਆ, ਇਸ ਨਾਲ ਹੀ ਇਸ ਦੀ ਪਕੜ ਕੁਝ ਢਿੱਲੀ ਹੁੰਦੀ ਹੈ।',
        'ਜਦੋਂ ਕ੍ਰੋਧ ਚੜ੍ਹਦਾ ਹੈ ਤਾਂ ਆਪਣੇ ਪਿਆਰੇ ਵੀ ਸਾਫ਼ ਨਹੀਂ ਦਿਸਦੇ। ਚੰਗਾ ਕੀਤਾ ਕਿ ਇੱਥੇ ਇੱਕ ਪਲ ਰੁਕ ਕੇ ਪੁੱਛਿਆ।',
      ],
      practice: 'ਅਗਲੀ ਵਾਰ ਗੁੱਸਾ ਆਵੇ ਤਾਂ ਬੋਲਣ ਤੋਂ ਪਹਿਲਾਂ ਦਸ ਹੌਲੇ ਸਾਹ ਲਵੋ। ਲੋੜ ਹੋਵੇ ਤਾਂ ਬੱਸ ਇੰਨਾ ਕਹੋ: “ਇਸ ਬਾਰੇ ਇੱਕ ਘੰਟੇ ਬਾਅਦ ਗੱਲ ਕਰਾਂਗੇ।”',
    },
    hindi: {
      openings: [
        'क्रोध थका देता है, और सबसे पहले उसी को जलाता है जिसके भीतर होता है। आपने इसके बारे में पूछा, इतने से ही इसकी पकड़ कुछ ढीली होती है।',
        'जब गुस्सा चढ़ता है तो अपने प्रिय भी साफ़ नहीं दिखते। अच्छा किया कि यहाँ एक पल रुककर पूछा।',
      ],
      practice: 'अगली बार गुस्सा आए तो बोलने से पहले दस धीमी साँसें लीजिए। ज़रूरत हो तो बस इतना कहिए: “इस पर एक घंटे बाद बात करेंगे।”',
    },
  },
  fear: {
    english: {
      openings: [
        'Fear makes the night long and the heart small. You do not have to be fearless; it is enough to take the next step with company.',
        'To be afraid is human, and saying it aloud already takes courage.',
      ],
      practice:
        'Name the fear in one plain sentence, and then one small thing that is safe and true right now. Breathe out longer than you breathe in, ten times.',
    },
    punjabi: {
      openings: [
        'ਡਰ ਰਾਤ ਨੂੰ ਲੰਮੀ ਅਤੇ ਦਿਲ ਨੂੰ ਛੋਟਾ ਕਰ ਦਿੰਦਾ ਹੈ। ਨਿਡਰ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਕਿਸੇ ਦੇ ਸਾਥ ਨਾਲ ਅਗਲਾ ਕਦਮ ਪੁੱਟਣਾ ਹੀ ਬਹੁਤ ਹੈ।',
        'ਡਰਨਾ ਮਨੁੱਖੀ ਗੱਲ ਹੈ, ਅਤੇ ਡਰ ਨੂੰ ਬੋਲ ਕੇ ਦੱਸਣਾ ਵੀ ਹਿੰਮਤ ਦਾ ਕੰਮ ਹੈ।',
      ],
      practice: 'ਆਪਣੇ ਡਰ ਨੂੰ ਇੱਕ ਸਿੱਧੇ ਵਾਕ ਵਿੱਚ ਕਹੋ, ਫਿਰ ਇੱਕ ਗੱਲ ਸੋਚੋ ਜੋ ਇਸ ਵੇਲੇ ਠੀਕ ਅਤੇ ਸੁਰੱਖਿਅਤ ਹੈ। ਦਸ ਵਾਰ ਸਾਹ ਹੌਲੀ-ਹੌਲੀ ਬਾਹਰ ਛੱਡੋ।',
    },
    hindi: {
      openings: [
        'डर रात को लंबा और मन को छोटा कर देता है। निडर होना ज़रूरी नहीं; किसी के साथ से अगला कदम उठाना ही बहुत है।',
        'डरना मनुष्य का स्वभाव है, और डर को बोलकर बताना भी साहस का काम है।',
      ],
      practice:
        'अपने डर को एक सीधे वाक्य में कहिए, फिर एक बात सोचिए जो इस समय ठीक और सुरक्षित है। दस बार साँस धीरे-धीरे बाहर छोड़िए।',
    },
  },
  anxiety: {
    english: {
      openings: [
        'A worried mind lives tomorrow’s troubles today, and that is exhausting. Let us set the load down for a moment.',
        'When thoughts keep circling, even rest becomes work. You are not weak; you are carrying a great deal.',
      ],
      practice:
        'Write the worry down in two columns: what I can do today, and what is not in my hands. Do one thing from the first, and offer the second in prayer before you sleep.',
    },
    punjabi: {
      openings: [
        'ਚਿੰਤਾ ਵਿੱਚ ਮਨ ਕੱਲ੍ਹ ਦੇ ਦੁੱਖ ਅੱਜ ਹੀ ਸਹਿਣ ਲੱਗਦਾ ਹੈ, ਅਤੇ ਇਹ ਬਹੁਤ ਥਕਾਉਂਦਾ ਹੈ। ਆਓ, ਇੱਕ ਪਲ ਲਈ ਇਹ ਭਾਰ ਹੇਠਾਂ ਰੱਖੀਏ।',
        'ਜਦੋਂ ਸੋਚਾਂ ਘੁੰਮਦੀਆਂ ਰਹਿਣ ਤਾਂ ਆਰਾਮ ਵੀ ਕੰਮ ਬਣ ਜਾਂਦਾ ਹੈ। ਤੁਸੀਂ ਕਮਜ਼ੋਰ ਨਹੀਂ ਹੋ; ਤੁਸੀਂ ਬਹੁਤ ਕੁਝ ਚੁੱਕਿਆ ਹੋਇਆ ਹੈ।',
      ],
      practice: 'ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦੋ ਖ਼ਾਨੇ ਬਣਾਓ: ਜੋ ਅੱਜ ਮੇਰੇ ਹੱਥ ਵਿੱਚ ਹੈ, ਅਤੇ ਜੋ ਨਹੀਂ। ਪਹਿਲੇ ਵਿੱਚੋਂ ਇੱਕ ਕੰਮ ਕਰੋ, ਦੂਜਾ ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ ਅਰਦਾਸ ਵਿੱਚ ਸੌਂਪ ਦਿਓ।',
    },
    hindi: {
      openings: [
        'चिंता में मन कल के दुख आज ही सहने लगता है, और यह बहुत थकाता है। आइए, एक पल के लिए यह बोझ नीचे रखें।',
        'जब विचार घूमते रहें तो आराम भी काम बन जाता है। आप कमज़ोर नहीं हैं; आपने बहुत कुछ उठाया हुआ है।',
      ],
      practice:
        'काग़ज़ पर दो खाने बनाइए: जो आज मेरे हाथ में है, और जो नहीं। पहले में से एक काम कीजिए, दूसरा सोने से पहले प्रार्थना में सौंप दीजिए।',
    },
  },
  work: {
    english: {
      openings: [
        'Work takes so much of our days that its troubles follow us home. It is right to ask how to carry it with a quieter heart.',
        'Whether work is missing, too heavy or thankless, it touches our sense of worth. Your worth is larger than any post.',
      ],
      practice:
        'Before you start tomorrow, pause for three breaths and offer the work; then do the one most useful task first, without looking at how others are rated.',
    },
    punjabi: {
      openings: [
        'ਕੰਮ ਸਾਡੇ ਦਿਨਾਂ ਦਾ ਵੱਡਾ ਹਿੱਸਾ ਲੈਂਦਾ ਹੈ, ਇਸ ਲਈ ਇਸ ਦੀਆਂ ਤਕਲੀਫ਼ਾਂ ਘਰ ਤੱਕ ਆਉਂਦੀਆਂ ਹਨ। ਇਸ ਨੂੰ ਟਿਕੇ ਮਨ ਨਾਲ ਕਰਨ ਦਾ ਸਵਾਲ ਬਹੁਤ ਠੀਕ ਹੈ।',
        'ਕੰਮ ਨਾ ਮਿਲੇ, ਬਹੁਤ ਭਾਰੀ ਹੋਵੇ ਜਾਂ ਕੋਈ ਕਦਰ ਨਾ ਕਰੇ, ਤਾਂ ਮਨ ਨੂੰ ਸੱਟ ਲੱਗਦੀ ਹੈ। ਪਰ ਤੁਹਾਡੀ ਕੀਮਤ ਕਿਸੇ ਅਹੁਦੇ ਨਾਲੋਂ ਵੱਡੀ ਹੈ।',
      ],
      practice: 'ਕੱਲ੍ਹ ਕੰਮ ਸ਼ੁਰੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਤਿੰਨ ਸਾਹ ਰੁਕੋ ਅਤੇ ਕੰਮ ਨੂੰ ਪਰਮਾਤਮਾ ਅੱਗੇ ਅਰਪਣ ਕਰੋ; ਫਿਰ ਸਭ ਤੋਂ ਲਾਭਦਾਇਕ ਇੱਕ ਕੰਮ ਪਹਿਲਾਂ ਕਰੋ।',
    },
    hindi: {
      openings: [
        'काम हमारे दिनों का बड़ा हिस्सा लेता है, इसलिए उसकी परेशानियाँ घर तक आती हैं। उसे शांत मन से करने का प्रश्न बहुत ठीक है।',
        'काम न मिले, बहुत भारी हो या कोई क़द्र न करे, तो मन को चोट लगती है। पर आपका मूल्य किसी पद से बड़ा है।',
      ],
      practice: 'कल काम शुरू करने से पहले तीन साँस रुकिए और काम को परमात्मा को अर्पित कीजिए; फिर सबसे उपयोगी एक काम पहले कीजिए।',
    },
  },
  duty: {
    english: {
      openings: [
        'Responsibilities can feel like a weight that nobody sees. It says something good about you that you want to carry yours well.',
        'What is mine to do, and how shall I do it without losing heart? That is an old and honest question.',
      ],
      practice:
        'Choose one duty that is truly yours today, do it fully and quietly, and let one that is not yours wait.',
    },
    punjabi: {
      openings: [
        'ਜ਼ਿੰਮੇਵਾਰੀਆਂ ਅਜਿਹਾ ਭਾਰ ਲੱਗ ਸਕਦੀਆਂ ਹਨ ਜੋ ਕਿਸੇ ਨੂੰ ਦਿਸਦਾ ਨਹੀਂ। ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਆਪਣਾ ਫ਼ਰਜ਼ ਚੰਗੀ ਤਰ੍ਹਾਂ ਨਿਭਾਉਣ ਦੀ ਚਾਹ ਹੈ, ਇਹ ਵੱਡੀ ਗੱਲ ਹੈ।',
        'ਮੇਰਾ ਕਰਤੱਵ ਕੀ ਹੈ, ਅਤੇ ਉਸ ਨੂੰ ਮਨ ਹਾਰੇ ਬਿਨਾਂ ਕਿਵੇਂ ਨਿਭਾਵਾਂ? ਇਹ ਪੁਰਾਣਾ ਅਤੇ ਸੱਚਾ ਸਵਾਲ ਹੈ।',
      ],
      practice: 'ਅੱਜ ਇੱਕ ਫ਼ਰਜ਼ ਚੁਣੋ ਜੋ ਸੱਚਮੁੱਚ ਤੁਹਾਡਾ ਹੈ, ਉਸ ਨੂੰ ਪੂਰੇ ਮਨ ਨਾਲ ਕਰੋ, ਅਤੇ ਜੋ ਤੁਹਾਡਾ ਨਹੀਂ ਉਸ ਨੂੰ ਰਹਿਣ ਦਿਓ।',
    },
    hindi: {
      openings: [
        'ज़िम्मेदारियाँ ऐसा बोझ लग सकती हैं जो किसी को दिखता नहीं। आपके मन में अपना कर्तव्य अच्छे से निभाने की चाह है, यह बड़ी बात है।',
        'मेरा कर्तव्य क्या है, और उसे मन हारे बिना कैसे निभाऊँ? यह पुराना और सच्चा प्रश्न है।',
      ],
      practice: 'आज एक कर्तव्य चुनिए जो सचमुच आपका है, उसे पूरे मन से कीजिए, और जो आपका नहीं है उसे रहने दीजिए।',
    },
  },
  failure: {
    english: {
      openings: [
        'A fall hurts, most of all when much effort went before it. But a result is something that happened to you; it is not who you are.',
        'It is hard to look up after a defeat. You have not come to the end of the road, only to a difficult place on it.',
      ],
      practice:
        'Write down one thing this setback taught you and one small next step, and take that step within a day, however small.',
    },
    punjabi: {
      openings: [
        'ਡਿੱਗਣਾ ਦੁਖਦਾ ਹੈ, ਖ਼ਾਸ ਕਰਕੇ ਜਦੋਂ ਬਹੁਤ ਮਿਹਨਤ ਕੀਤੀ ਹੋਵੇ। ਪਰ ਨਤੀਜਾ ਉਹ ਹੈ ਜੋ ਵਾਪਰਿਆ; ਉਹ ਤੁਸੀਂ ਨਹੀਂ ਹੋ।',
        'ਹਾਰ ਤੋਂ ਬਾਅਦ ਸਿਰ ਚੁੱਕਣਾ ਔਖਾ ਹੁੰਦਾ ਹੈ। ਇਹ ਰਾਹ ਦਾ ਅੰਤ ਨਹੀਂ, ਸਿਰਫ਼ ਇੱਕ ਔਖਾ ਮੋੜ ਹੈ।',
      ],
      practice: 'ਲਿਖੋ ਕਿ ਇਸ ਹਾਰ ਤੋਂ ਕਿਹੜੀ ਇੱਕ ਗੱਲ ਸਿੱਖੀ ਅਤੇ ਅਗਲਾ ਛੋਟਾ ਕਦਮ ਕੀ ਹੈ, ਅਤੇ ਉਹ ਕਦਮ ਇੱਕ ਦਿਨ ਦੇ ਅੰਦਰ ਪੁੱਟ ਲਵੋ।',
    },
    hindi: {
      openings: [
        'गिरना दुखता है, विशेषकर जब बहुत मेहनत की हो। पर परिणाम वह है जो घटा; वह आप नहीं हैं।',
        'हार के बाद सिर उठाना कठिन होता है। यह रास्ते का अंत नहीं, केवल एक कठिन मोड़ है।',
      ],
      practice: 'लिखिए कि इस हार से कौन-सी एक बात सीखी और अगला छोटा कदम क्या है, और वह कदम एक दिन के भीतर उठा लीजिए।',
    },
  },
  exams: {
    english: {
      openings: [
        'Exams can make it seem as if your whole life hung on a few hours. It does not, and you are more than any mark.',
        'Studying under pressure is tiring, and the fear of the result takes away the joy of learning. Let us put the result aside for a moment.',
      ],
      practice:
        'Study one topic for twenty-five minutes with the phone in another room, then rest for five. Do not compute the result today; only finish the page.',
    },
    punjabi: {
      openings: [
        'ਇਮਤਿਹਾਨ ਵੇਲੇ ਇੰਝ ਲੱਗਦਾ ਹੈ ਜਿਵੇਂ ਸਾਰੀ ਜ਼ਿੰਦਗੀ ਕੁਝ ਘੰਟਿਆਂ ਉੱਤੇ ਟਿਕੀ ਹੋਵੇ। ਅਜਿਹਾ ਨਹੀਂ ਹੈ; ਤੁਸੀਂ ਨੰਬਰਾਂ ਨਾਲੋਂ ਕਿਤੇ ਵੱਧ ਹੋ।',
        'ਦਬਾਅ ਹੇਠ ਪੜ੍ਹਨਾ ਥਕਾਉਂਦਾ ਹੈ, ਅਤੇ ਨਤੀਜੇ ਦਾ ਡਰ ਸਿੱਖਣ ਦਾ ਸੁਆਦ ਖੋਹ ਲੈਂਦਾ ਹੈ। ਆਓ, ਨਤੀਜੇ ਨੂੰ ਇੱਕ ਪਲ ਪਾਸੇ ਰੱਖੀਏ।',
      ],
      practice:
        'ਪੱਚੀ ਮਿੰਟ ਇੱਕ ਵਿਸ਼ਾ ਪੜ੍ਹੋ, ਫ਼ੋਨ ਦੂਜੇ ਕਮਰੇ ਵਿੱਚ ਰੱਖ ਕੇ, ਫਿਰ ਪੰਜ ਮਿੰਟ ਆਰਾਮ ਕਰੋ। ਅੱਜ ਨਤੀਜੇ ਦਾ ਹਿਸਾਬ ਨਾ ਲਾਓ; ਸਿਰਫ਼ ਪੰਨਾ ਪੂਰਾ ਕਰੋ।',
    },
    hindi: {
      openings: [
        'परीक्षा के समय लगता है जैसे सारा जीवन कुछ घंटों पर टिका हो। ऐसा नहीं है; आप अंकों से कहीं अधिक हैं।',
        'दबाव में पढ़ना थकाता है, और परिणाम का डर सीखने का आनंद छीन लेता है। आइए, परिणाम को एक पल किनारे रखें।',
      ],
      practice:
        'पच्चीस मिनट एक विषय पढ़िए, फ़ोन दूसरे कमरे में रखकर, फिर पाँच मिनट आराम कीजिए। आज परिणाम का हिसाब मत लगाइए; केवल पन्ना पूरा कीजिए।',
    },
  },
  family: {
    english: {
      openings: [
        'Those closest to us can hurt us most and heal us most. It is love that makes this matter so much to you.',
        'When there is strain at home, there is nowhere to put down the day. A little gentleness can start from one person.',
      ],
      practice:
        'Do one small kindness at home today without announcing it, and listen to one person to the end before answering.',
    },
    punjabi: {
      openings: [
        'ਜੋ ਸਭ ਤੋਂ ਨੇੜੇ ਹੁੰਦੇ ਹਨ, ਉਹੀ ਸਭ ਤੋਂ ਵੱਧ ਦੁਖਾਉਂਦੇ ਵੀ ਹਨ ਅਤੇ ਸਭ ਤੋਂ ਵੱਧ ਠੰਢ ਵੀ ਪਾਉਂਦੇ ਹਨ। ਪਿਆਰ ਹੈ, ਇਸੇ ਲਈ ਇਹ ਗੱਲ ਤੁਹਾਨੂੰ ਇੰਨੀ ਲੱਗਦੀ ਹੈ।',
        'ਜਦੋਂ ਘਰ ਵਿੱਚ ਖਿੱਚੋਤਾਣ ਹੋਵੇ ਤਾਂ ਦਿਨ ਦਾ ਭਾਰ ਲਾਹੁਣ ਦੀ ਥਾਂ ਨਹੀਂ ਰਹਿੰਦੀ। ਨਰਮੀ ਇੱਕ ਜਣੇ ਤੋਂ ਵੀ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ।',
      ],
      practice: 'ਅੱਜ ਘਰ ਵਿੱਚ ਬਿਨਾਂ ਦੱਸੇ ਇੱਕ ਛੋਟਾ ਜਿਹਾ ਭਲਾ ਕਰੋ, ਅਤੇ ਕਿਸੇ ਇੱਕ ਦੀ ਗੱਲ ਪੂਰੀ ਸੁਣ ਕੇ ਹੀ ਜਵਾਬ ਦਿਓ।',
    },
    hindi: {
      openings: [
        'जो सबसे निकट होते हैं, वही सबसे अधिक दुखाते भी हैं और सबसे अधिक ठंडक भी देते हैं। प्रेम है, इसीलिए यह बात आपको इतनी लगती है।',
        'जब घर में तनाव हो तो दिन का बोझ उतारने की जगह नहीं रहती। कोमलता एक व्यक्ति से भी शुरू हो सकती है।',
      ],
      practice: 'आज घर में बिना बताए एक छोटा-सा भला काम कीजिए, और किसी एक की बात पूरी सुनकर ही उत्तर दीजिए।',
    },
  },
  marriage: {
    english: {
      openings: [
        'Sharing a life with another person is one of the hardest and tenderest things there is. It is worth asking about with care.',
        'Between two people, small silences can grow into walls. They can also be taken down, stone by stone.',
      ],
      practice:
        'Tell the other person one thing you are thankful for today, and ask one question to which you do not yet know the answer.',
    },
    punjabi: {
      openings: [
        'ਕਿਸੇ ਦੂਜੇ ਨਾਲ ਜੀਵਨ ਸਾਂਝਾ ਕਰਨਾ ਸਭ ਤੋਂ ਔਖੇ ਅਤੇ ਸਭ ਤੋਂ ਕੋਮਲ ਕੰਮਾਂ ਵਿੱਚੋਂ ਹੈ। ਇਸ ਬਾਰੇ ਸੋਚ ਕੇ ਪੁੱਛਣਾ ਚੰਗੀ ਗੱਲ ਹੈ।',
        'ਦੋ ਜਣਿਆਂ ਵਿਚਕਾਰ ਛੋਟੀਆਂ-ਛੋਟੀਆਂ ਚੁੱਪਾਂ ਕੰਧਾਂ ਬਣ ਜਾਂਦੀਆਂ ਹਨ। ਪਰ ਉਹ ਇੱਕ-ਇੱਕ ਇੱਟ ਕਰਕੇ ਲਾਹੀਆਂ ਵੀ ਜਾ ਸਕਦੀਆਂ ਹਨ।',
      ],
      practice: 'ਅੱਜ ਦੂਜੇ ਨੂੰ ਇੱਕ ਗੱਲ ਦੱਸੋ ਜਿਸ ਲਈ ਤੁਸੀਂ ਸ਼ੁਕਰਗੁਜ਼ਾਰ ਹੋ, ਅਤੇ ਇੱਕ ਅਜਿਹਾ ਸਵਾਲ ਪੁੱਛੋ ਜਿਸ ਦਾ ਜਵਾਬ ਤੁਹਾਨੂੰ ਅਜੇ ਪਤਾ ਨਹੀਂ।',
    },
    hindi: {
      openings: [
        'किसी दूसरे के साथ जीवन बाँटना सबसे कठिन और सबसे कोमल कामों में से है। इसके बारे में सोचकर पूछना अच्छी बात है।',
        'दो लोगों के बीच छोटी-छोटी चुप्पियाँ दीवारें बन जाती हैं। पर वे एक-एक ईंट करके हटाई भी जा सकती हैं।',
      ],
      practice: 'आज दूसरे को एक बात बताइए जिसके लिए आप आभारी हैं, और एक ऐसा प्रश्न पूछिए जिसका उत्तर आपको अभी पता नहीं।',
    },
  },
  loneliness: {
    english: {
      openings: [
        'To feel alone, even among people, is a deep ache. You have been heard here, and there is a nearness that does not depend on who is in the room.',
        'Loneliness tells us that nobody would understand. It is not a truthful adviser.',
      ],
      practice:
        'Send one short message today to someone you have not spoken to for a while, and sit five minutes in remembrance, as you would beside a friend.',
    },
    punjabi: {
      openings: [
        'ਲੋਕਾਂ ਵਿੱਚ ਰਹਿ ਕੇ ਵੀ ਇਕੱਲਾ ਮਹਿਸੂਸ ਕਰਨਾ ਡੂੰਘੀ ਪੀੜ ਹੈ। ਇੱਥੇ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣੀ ਗਈ ਹੈ, ਅਤੇ ਇੱਕ ਸਾਥ ਅਜਿਹਾ ਵੀ ਹੈ ਜੋ ਕਮਰੇ ਵਿੱਚ ਕਿਸੇ ਦੇ ਹੋਣ ਜਾਂ ਨਾ ਹੋਣ ਉੱਤੇ ਨਹੀਂ ਟਿਕਿਆ।',
        'ਇਕੱਲਤਾ ਕਹਿੰਦੀ ਹੈ ਕਿ ਕੋਈ ਨਹੀਂ ਸਮਝੇਗਾ। ਪਰ ਉਹ ਸੱਚੀ ਸਲਾਹਕਾਰ ਨਹੀਂ।',
      ],
      practice:
        'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਨੂੰ ਇੱਕ ਛੋਟਾ ਸੁਨੇਹਾ ਭੇਜੋ ਜਿਸ ਨਾਲ ਚਿਰ ਤੋਂ ਗੱਲ ਨਹੀਂ ਹੋਈ, ਅਤੇ ਪੰਜ ਮਿੰਟ ਸਿਮਰਨ ਵਿੱਚ ਬੈਠੋ, ਜਿਵੇਂ ਕਿਸੇ ਮਿੱਤਰ ਕੋਲ ਬੈਠੀਦਾ ਹੈ।',
    },
    hindi: {
      openings: [
        'लोगों के बीच रहकर भी अकेला महसूस करना गहरी पीड़ा है। यहाँ आपकी बात सुनी गई है, और एक साथ ऐसा भी है जो कमरे में किसी के होने या न होने पर नहीं टिका।',
        'अकेलापन कहता है कि कोई नहीं समझेगा। पर वह सच्चा सलाहकार नहीं है।',
      ],
      practice:
        'आज किसी ऐसे व्यक्ति को एक छोटा संदेश भेजिए जिससे बहुत दिनों से बात नहीं हुई, और पाँच मिनट स्मरण में बैठिए, जैसे किसी मित्र के पास बैठते हैं।',
    },
  },
  jealousy: {
    english: {
      openings: [
        'Comparing ourselves with others stings, and then we are ashamed of the sting. It is a very common pain, and it can be loosened.',
        'Seeing others ahead can make our own plate look empty. It is good that you name it honestly.',
      ],
      practice:
        'Sincerely wish one person well today, by name, and write down three things that are already in your own hands.',
    },
    punjabi: {
      openings: [
        'ਦੂਜਿਆਂ ਨਾਲ ਆਪਣੀ ਤੁਲਨਾ ਚੁਭਦੀ ਹੈ, ਅਤੇ ਫਿਰ ਉਸ ਚੋਭ ਉੱਤੇ ਸ਼ਰਮ ਵੀ ਆਉਂਦੀ ਹੈ। ਇਹ ਆਮ ਪੀੜ ਹੈ, ਅਤੇ ਇਹ ਢਿੱਲੀ ਪੈ ਸਕਦੀ ਹੈ।',
        'ਦੂਜੇ ਅੱਗੇ ਲੰਘਦੇ ਦਿਸਣ ਤਾਂ ਆਪਣੀ ਥਾਲੀ ਖ਼ਾਲੀ ਲੱਗਣ ਲੱਗਦੀ ਹੈ। ਚੰਗਾ ਹੈ ਕਿ ਤੁਸੀਂ ਇਹ ਗੱਲ ਇਮਾਨਦਾਰੀ ਨਾਲ ਕਹੀ।',
      ],
      practice: 'ਅੱਜ ਕਿਸੇ ਇੱਕ ਦਾ ਨਾਂ ਲੈ ਕੇ ਦਿਲੋਂ ਭਲਾ ਮੰਗੋ, ਅਤੇ ਤਿੰਨ ਦਾਤਾਂ ਲਿਖੋ ਜੋ ਪਹਿਲਾਂ ਹੀ ਤੁਹਾਡੇ ਕੋਲ ਹਨ।',
    },
    hindi: {
      openings: [
        'दूसरों से अपनी तुलना चुभती है, और फिर उस चुभन पर लज्जा भी आती है। यह बहुत आम पीड़ा है, और यह ढीली पड़ सकती है।',
        'दूसरे आगे निकलते दिखें तो अपनी थाली ख़ाली लगने लगती है। अच्छा है कि आपने यह बात ईमानदारी से कही।',
      ],
      practice: 'आज किसी एक का नाम लेकर मन से भला माँगिए, और तीन बातें लिखिए जो पहले से आपके पास हैं।',
    },
  },
  money: {
    english: {
      openings: [
        'Worry about money sits at the table and lies down in the bed with us. It says nothing about your worth.',
        'When money is short, or when it fills the mind, peace is the first thing to go. Let us find a little firm ground.',
      ],
      practice:
        'Write down what came in and what must go out this week, talk it over with one person you trust, and set aside a small share, even a coin, for someone in need.',
    },
    punjabi: {
      openings: [
        'ਪੈਸੇ ਦੀ ਚਿੰਤਾ ਸਾਡੇ ਨਾਲ ਹੀ ਖਾਂਦੀ ਅਤੇ ਸਾਡੇ ਨਾਲ ਹੀ ਸੌਂਦੀ ਹੈ। ਪਰ ਇਹ ਤੁਹਾਡੀ ਕੀਮਤ ਬਾਰੇ ਕੁਝ ਨਹੀਂ ਦੱਸਦੀ।',
        'ਪੈਸਾ ਘੱਟ ਹੋਵੇ ਜਾਂ ਮਨ ਉੱਤੇ ਛਾ ਜਾਵੇ, ਤਾਂ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਚੈਨ ਜਾਂਦਾ ਹੈ। ਆਓ, ਪੈਰਾਂ ਹੇਠ ਥੋੜ੍ਹੀ ਪੱਕੀ ਜ਼ਮੀਨ ਲੱਭੀਏ।',
      ],
      practice: 'ਇਸ ਹਫ਼ਤੇ ਦੀ ਆਮਦਨ ਅਤੇ ਜ਼ਰੂਰੀ ਖ਼ਰਚ ਲਿਖੋ, ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨਾਲ ਗੱਲ ਕਰੋ, ਅਤੇ ਭਾਵੇਂ ਇੱਕ ਸਿੱਕਾ ਹੀ ਹੋਵੇ, ਕਿਸੇ ਲੋੜਵੰਦ ਲਈ ਵੱਖਰਾ ਰੱਖੋ।',
    },
    hindi: {
      openings: [
        'पैसे की चिंता हमारे साथ ही खाती और हमारे साथ ही सोती है। पर यह आपके मूल्य के बारे में कुछ नहीं बताती।',
        'पैसा कम हो या मन पर छा जाए, तो सबसे पहले चैन जाता है। आइए, पैरों के नीचे थोड़ी पक्की ज़मीन ढूँढें।',
      ],
      practice:
        'इस सप्ताह की आमदनी और ज़रूरी ख़र्च लिखिए, किसी भरोसे के व्यक्ति से बात कीजिए, और चाहे एक सिक्का ही हो, किसी ज़रूरतमंद के लिए अलग रखिए।',
    },
  },
  desire: {
    english: {
      openings: [
        'Wanting pulls hard, and getting what we wanted seldom ends the wanting. There is no shame in saying so.',
        'Desire itself is human; it is the being dragged along that hurts. You are looking for your own two feet again.',
      ],
      practice:
        'When the pull comes, wait ten minutes and do something with your hands: wash, walk, serve. Notice that the wave rises and also falls.',
    },
    punjabi: {
      openings: [
        'ਚਾਹ ਜ਼ੋਰ ਨਾਲ ਖਿੱਚਦੀ ਹੈ, ਅਤੇ ਮਿਲ ਜਾਣ ਨਾਲ ਵੀ ਘੱਟ ਹੀ ਮੁੱਕਦੀ ਹੈ। ਇਹ ਕਹਿਣ ਵਿੱਚ ਕੋਈ ਸ਼ਰਮ ਨਹੀਂ।',
        'ਇੱਛਾ ਮਨੁੱਖੀ ਹੈ; ਦੁੱਖ ਉਸ ਦੇ ਪਿੱਛੇ ਘਸੀਟੇ ਜਾਣ ਵਿੱਚ ਹੈ। ਮੁੜ ਆਪਣੇ ਪੈਰਾਂ ਉੱਤੇ ਖੜ੍ਹਨ ਦਾ ਰਾਹ ਲੱਭਣਾ ਚੰਗੀ ਗੱਲ ਹੈ।',
      ],
      practice: 'ਜਦੋਂ ਖਿੱਚ ਪਵੇ ਤਾਂ ਦਸ ਮਿੰਟ ਰੁਕੋ ਅਤੇ ਹੱਥਾਂ ਨਾਲ ਕੋਈ ਕੰਮ ਕਰੋ: ਸਫ਼ਾਈ, ਸੈਰ ਜਾਂ ਸੇਵਾ। ਵੇਖੋ ਕਿ ਲਹਿਰ ਉੱਠਦੀ ਹੈ ਤਾਂ ਉੱਤਰਦੀ ਵੀ ਹੈ।',
    },
    hindi: {
      openings: [
        'चाह ज़ोर से खींचती है, और मिल जाने पर भी कम ही समाप्त होती है। यह कहने में कोई लज्जा नहीं।',
        'इच्छा मनुष्य का स्वभाव है; दुख उसके पीछे घसीटे जाने में है। फिर अपने पैरों पर खड़े होने की राह खोजना अच्छी बात है।',
      ],
      practice:
        'जब खिंचाव आए तो दस मिनट रुकिए और हाथों से कोई काम कीजिए: सफ़ाई, सैर या सेवा। देखिए कि लहर उठती है तो उतरती भी है।',
    },
  },
  addiction: {
    english: {
      openings: [
        'A habit that has taken hold is not a lack of character, and it can be loosened with help. To speak of it is a brave first step.',
        'Whether it is your own struggle or that of someone you love, addiction wears out the whole house. You need not face it alone.',
      ],
      practice:
        'Promise yourself this one day only, tell one person about it, and ask a doctor or a de-addiction centre for help; Tele-MANAS on 14416 can show the way in India.',
    },
    punjabi: {
      openings: [
        'ਜੋ ਆਦਤ ਫੜ ਲੈਂਦੀ ਹੈ, ਉਹ ਚਰਿੱਤਰ ਦੀ ਘਾਟ ਨਹੀਂ, ਅਤੇ ਮਦਦ ਨਾਲ ਢਿੱਲੀ ਹੋ ਸਕਦੀ ਹੈ। ਇਸ ਬਾਰੇ ਬੋਲਣਾ ਹਿੰਮਤ ਵਾਲਾ ਪਹਿਲਾ ਕਦਮ ਹੈ।',
        'ਇਹ ਲੜਾਈ ਤੁਹਾਡੀ ਹੋਵੇ ਜਾਂ ਤੁਹਾਡੇ ਕਿਸੇ ਪਿਆਰੇ ਦੀ, ਨਸ਼ਾ ਸਾਰੇ ਘਰ ਨੂੰ ਥਕਾ ਦਿੰਦਾ ਹੈ। ਤੁਹਾਨੂੰ ਇਕੱਲਿਆਂ ਇਸ ਦਾ ਸਾਹਮਣਾ ਨਹੀਂ ਕਰਨਾ।',
      ],
      practice:
        'ਆਪਣੇ ਨਾਲ ਸਿਰਫ਼ ਅੱਜ ਦੇ ਦਿਨ ਦਾ ਵਾਅਦਾ ਕਰੋ, ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ, ਅਤੇ ਡਾਕਟਰ ਜਾਂ ਨਸ਼ਾ-ਛੁਡਾਊ ਕੇਂਦਰ ਤੋਂ ਮਦਦ ਲਵੋ; ਭਾਰਤ ਵਿੱਚ Tele-MANAS 14416 ਉੱਤੇ ਰਾਹ ਦੱਸ ਸਕਦਾ ਹੈ।',
    },
    hindi: {
      openings: [
        'जो आदत पकड़ लेती है, वह चरित्र की कमी नहीं है, और सहायता से ढीली हो सकती है। इसके बारे में बोलना साहस भरा पहला कदम है।',
        'यह संघर्ष आपका हो या आपके किसी प्रिय का, नशा सारे घर को थका देता है। आपको अकेले इसका सामना नहीं करना है।',
      ],
      practice:
        'अपने साथ केवल आज के दिन का वादा कीजिए, किसी एक को बताइए, और डॉक्टर या नशामुक्ति केंद्र से सहायता लीजिए; भारत में Tele-MANAS 14416 पर राह बता सकता है।',
    },
  },
  illness: {
    english: {
      openings: [
        'When the body suffers, everything becomes slower and heavier, for the one who is ill and for those who watch. May there be some relief today.',
        'Illness takes away so much that we took for granted. You do not have to be strong every hour.',
      ],
      practice:
        'Follow the doctor’s advice, take the medicine on time, and let each dose be a moment of prayer: one slow breath for the body, one for the heart.',
    },
    punjabi: {
      openings: [
        'ਜਦੋਂ ਸਰੀਰ ਦੁਖੀ ਹੋਵੇ ਤਾਂ ਸਭ ਕੁਝ ਹੌਲਾ ਅਤੇ ਭਾਰਾ ਹੋ ਜਾਂਦਾ ਹੈ, ਬਿਮਾਰ ਲਈ ਵੀ ਅਤੇ ਕੋਲ ਬੈਠਣ ਵਾਲਿਆਂ ਲਈ ਵੀ। ਰੱਬ ਕਰੇ ਅੱਜ ਕੁਝ ਆਰਾਮ ਮਿਲੇ।',
        'ਬਿਮਾਰੀ ਬਹੁਤ ਕੁਝ ਖੋਹ ਲੈਂਦੀ ਹੈ ਜਿਸ ਨੂੰ ਅਸੀਂ ਆਮ ਸਮਝਦੇ ਸੀ। ਹਰ ਘੜੀ ਤਕੜੇ ਰਹਿਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      ],
      practice: 'ਡਾਕਟਰ ਦੀ ਸਲਾਹ ਮੰਨੋ, ਦਵਾਈ ਵੇਲੇ ਸਿਰ ਲਵੋ, ਅਤੇ ਹਰ ਦਵਾਈ ਨੂੰ ਅਰਦਾਸ ਦਾ ਪਲ ਬਣਾਓ: ਇੱਕ ਹੌਲਾ ਸਾਹ ਸਰੀਰ ਲਈ, ਇੱਕ ਮਨ ਲਈ।',
    },
    hindi: {
      openings: [
        'जब शरीर कष्ट में हो तो सब कुछ धीमा और भारी हो जाता है, बीमार के लिए भी और पास बैठने वालों के लिए भी। ईश्वर करे आज कुछ आराम मिले।',
        'बीमारी बहुत कुछ छीन लेती है जिसे हम सामान्य समझते थे। हर घड़ी मज़बूत रहना ज़रूरी नहीं।',
      ],
      practice:
        'डॉक्टर की सलाह मानिए, दवा समय पर लीजिए, और हर दवा को प्रार्थना का पल बनाइए: एक धीमी साँस शरीर के लिए, एक मन के लिए।',
    },
  },
  death: {
    english: {
      openings: [
        'Everyone meets this question, and most of us meet it in silence. It is good to speak of it gently.',
        'The thought of death can frighten, and it can also make us careful with love. Let us look at it quietly, together.',
      ],
      practice:
        'Today, tell one person what they mean to you, and spend a few minutes in remembrance, breathing slowly. If the fear keeps you awake often, please talk with someone you trust or a doctor.',
    },
    punjabi: {
      openings: [
        'ਇਹ ਸਵਾਲ ਹਰ ਕਿਸੇ ਦੇ ਸਾਹਮਣੇ ਆਉਂਦਾ ਹੈ, ਅਤੇ ਬਹੁਤੇ ਇਸ ਨੂੰ ਚੁੱਪ ਵਿੱਚ ਹੀ ਸਹਿੰਦੇ ਹਨ। ਇਸ ਬਾਰੇ ਨਰਮੀ ਨਾਲ ਗੱਲ ਕਰਨੀ ਚੰਗੀ ਹੈ।',
        'ਮੌਤ ਦਾ ਖ਼ਿਆਲ ਡਰਾਉਂਦਾ ਵੀ ਹੈ, ਅਤੇ ਪਿਆਰ ਨੂੰ ਸਾਂਭਣਾ ਵੀ ਸਿਖਾਉਂਦਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਸ਼ਾਂਤੀ ਨਾਲ ਵੇਖੀਏ।',
      ],
      practice:
        'ਅੱਜ ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ ਕਿ ਉਹ ਤੁਹਾਡੇ ਲਈ ਕਿੰਨਾ ਕੀਮਤੀ ਹੈ, ਅਤੇ ਕੁਝ ਮਿੰਟ ਹੌਲੇ ਸਾਹਾਂ ਨਾਲ ਸਿਮਰਨ ਕਰੋ। ਜੇ ਡਰ ਅਕਸਰ ਜਗਾਈ ਰੱਖੇ, ਤਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਜਾਂ ਡਾਕਟਰ ਨਾਲ ਗੱਲ ਕਰੋ।',
    },
    hindi: {
      openings: [
        'यह प्रश्न हर किसी के सामने आता है, और अधिकतर लोग इसे चुपचाप सहते हैं। इसके बारे में कोमलता से बात करना अच्छा है।',
        'मृत्यु का विचार डराता भी है, और प्रेम को सँभालना भी सिखाता है। आइए, इसे शांति से देखें।',
      ],
      practice:
        'आज किसी एक को बताइए कि वह आपके लिए कितना अनमोल है, और कुछ मिनट धीमी साँसों के साथ स्मरण कीजिए। यदि डर अक्सर जगाए रखे, तो किसी भरोसे के व्यक्ति या डॉक्टर से बात कीजिए।',
    },
  },
  doubt: {
    english: {
      openings: [
        'Doubt is not the opposite of a sincere heart; often it is the beginning of one. Your question is welcome here.',
        'When prayers seem to meet only silence, it is honest to ask whether anyone hears. Scripture does not scold such a question.',
      ],
      practice:
        'For five minutes today sit quietly and say only what is true: “I do not know; if You are there, show me the next step.” Then read one verse slowly.',
    },
    punjabi: {
      openings: [
        'ਸੰਸਾ ਸੱਚੇ ਦਿਲ ਦਾ ਵੈਰੀ ਨਹੀਂ; ਕਈ ਵਾਰ ਖੋਜ ਇੱਥੋਂ ਹੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ। ਤੁਹਾਡੇ ਸਵਾਲ ਦਾ ਇੱਥੇ ਆਦਰ ਹੈ।',
        'ਜਦੋਂ ਅਰਦਾਸ ਦੇ ਜਵਾਬ ਵਿੱਚ ਸਿਰਫ਼ ਚੁੱਪ ਲੱਗੇ, ਤਾਂ ਇਹ ਪੁੱਛਣਾ ਇਮਾਨਦਾਰੀ ਹੈ ਕਿ ਕੋਈ ਸੁਣਦਾ ਵੀ ਹੈ। ਅਜਿਹੇ ਸਵਾਲ ਉੱਤੇ ਕੋਈ ਝਿੜਕ ਨਹੀਂ।',
      ],
      practice: 'ਅੱਜ ਪੰਜ ਮਿੰਟ ਚੁੱਪ ਬੈਠ ਕੇ ਸਿਰਫ਼ ਸੱਚ ਕਹੋ: “ਮੈਨੂੰ ਨਹੀਂ ਪਤਾ; ਜੇ ਤੂੰ ਹੈਂ, ਤਾਂ ਅਗਲਾ ਕਦਮ ਵਿਖਾ।” ਫਿਰ ਇੱਕ ਤੁਕ ਹੌਲੀ-ਹੌਲੀ ਪੜ੍ਹੋ।',
    },
    hindi: {
      openings: [
        'संशय सच्चे मन का शत्रु नहीं; कई बार खोज यहीं से शुरू होती है। आपके प्रश्न का यहाँ आदर है।',
        'जब प्रार्थना के उत्तर में केवल मौन लगे, तो यह पूछना ईमानदारी है कि कोई सुनता भी है। ऐसे प्रश्न पर कोई डाँट नहीं।',
      ],
      practice: 'आज पाँच मिनट शांत बैठकर केवल सच कहिए: “मुझे नहीं पता; यदि तू है, तो अगला कदम दिखा।” फिर एक पंक्ति धीरे-धीरे पढ़िए।',
    },
  },
  forgiveness: {
    english: {
      openings: [
        'Guilt and hurt are both heavy, whether we need to forgive or to be forgiven. Neither has to be carried for ever.',
        'Forgiving does not mean that the wrong was small. It means that it need not rule the rest of your days.',
      ],
      practice:
        'If you did the wrong, put one thing right today, or say a plain “I am sorry”. If you were wronged, write down what hurt, and ask for the strength to let a little of it go.',
    },
    punjabi: {
      openings: [
        'ਪਛਤਾਵਾ ਅਤੇ ਸੱਟ ਦੋਵੇਂ ਭਾਰੇ ਹਨ, ਭਾਵੇਂ ਮਾਫ਼ ਕਰਨਾ ਹੋਵੇ ਜਾਂ ਮਾਫ਼ੀ ਲੈਣੀ। ਇਹ ਭਾਰ ਸਦਾ ਚੁੱਕਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        'ਮਾਫ਼ ਕਰਨ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਗ਼ਲਤੀ ਛੋਟੀ ਸੀ। ਅਰਥ ਇਹ ਹੈ ਕਿ ਉਹ ਬਾਕੀ ਦਿਨਾਂ ਉੱਤੇ ਰਾਜ ਨਾ ਕਰੇ।',
      ],
      practice:
        'ਜੇ ਗ਼ਲਤੀ ਆਪਣੀ ਹੈ ਤਾਂ ਅੱਜ ਇੱਕ ਗੱਲ ਸੁਧਾਰੋ ਜਾਂ ਸਿੱਧਾ “ਮਾਫ਼ ਕਰਨਾ” ਕਹੋ। ਜੇ ਸੱਟ ਲੱਗੀ ਹੈ ਤਾਂ ਉਸ ਨੂੰ ਲਿਖੋ ਅਤੇ ਥੋੜ੍ਹਾ ਜਿਹਾ ਛੱਡਣ ਦੀ ਤਾਕਤ ਮੰਗੋ।',
    },
    hindi: {
      openings: [
        'पछतावा और चोट दोनों भारी हैं, चाहे क्षमा करनी हो या क्षमा माँगनी हो। यह बोझ सदा उठाना ज़रूरी नहीं।',
        'क्षमा करने का अर्थ यह नहीं कि भूल छोटी थी। अर्थ यह है कि वह बाकी दिनों पर राज न करे।',
      ],
      practice:
        'यदि भूल अपनी है तो आज एक बात सुधारिए या सीधे “क्षमा कीजिए” कहिए। यदि चोट लगी है तो उसे लिखिए और थोड़ा-सा छोड़ने की शक्ति माँगिए।',
    },
  },
  pride: {
    english: {
      openings: [
        'It takes clear sight to notice one’s own pride, and to ask about it is already humility.',
        'The wish to be above others leaves us standing alone. A lower seat has a wider view.',
      ],
      practice: 'Today, thank someone whose work you usually overlook, and let another person have the last word once.',
    },
    punjabi: {
      openings: [
        'ਆਪਣੇ ਹੰਕਾਰ ਨੂੰ ਪਛਾਣਨ ਲਈ ਸਾਫ਼ ਨਜ਼ਰ ਚਾਹੀਦੀ ਹੈ, ਅਤੇ ਇਸ ਬਾਰੇ ਪੁੱਛਣਾ ਆਪ ਹੀ ਨਿਮਰਤਾ ਹੈ।',
        'ਦੂਜਿਆਂ ਤੋਂ ਉੱਚਾ ਹੋਣ ਦੀ ਚਾਹ ਸਾਨੂੰ ਇਕੱਲਾ ਕਰ ਦਿੰਦੀ ਹੈ। ਨੀਵੇਂ ਬੈਠ ਕੇ ਵਧੇਰੇ ਦਿਸਦਾ ਹੈ।',
      ],
      practice: 'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਦਾ ਧੰਨਵਾਦ ਕਰੋ ਜਿਸ ਦਾ ਕੰਮ ਆਮ ਤੌਰ ਤੇ ਨਜ਼ਰ ਨਹੀਂ ਆਉਂਦਾ, ਅਤੇ ਇੱਕ ਵਾਰ ਦੂਜੇ ਨੂੰ ਆਖ਼ਰੀ ਗੱਲ ਕਹਿ ਲੈਣ ਦਿਓ।',
    },
    hindi: {
      openings: [
        'अपने अहंकार को पहचानने के लिए साफ़ दृष्टि चाहिए, और इसके बारे में पूछना अपने आप में विनम्रता है।',
        'दूसरों से ऊपर होने की चाह हमें अकेला कर देती है। नीचे बैठकर अधिक दिखता है।',
      ],
      practice: 'आज किसी ऐसे व्यक्ति का धन्यवाद कीजिए जिसका काम प्रायः दिखता नहीं, और एक बार दूसरे को अंतिम बात कह लेने दीजिए।',
    },
  },
  gratitude: {
    english: {
      openings: [
        'How good to hear thankfulness. Joy that is shared and given back grows deeper.',
        'A thankful heart sees the gift and the Giver together. Thank you for bringing this here.',
      ],
      practice: 'Before you sleep, name three gifts of today, and give something small away tomorrow in their honour.',
    },
    punjabi: {
      openings: [
        'ਸ਼ੁਕਰਾਨੇ ਦੇ ਬੋਲ ਸੁਣ ਕੇ ਬਹੁਤ ਚੰਗਾ ਲੱਗਦਾ ਹੈ। ਵੰਡੀ ਹੋਈ ਖ਼ੁਸ਼ੀ ਹੋਰ ਡੂੰਘੀ ਹੁੰਦੀ ਹੈ।',
        'ਸ਼ੁਕਰਗੁਜ਼ਾਰ ਦਿਲ ਦਾਤ ਅਤੇ ਦਾਤੇ ਨੂੰ ਇਕੱਠੇ ਵੇਖਦਾ ਹੈ। ਇਹ ਗੱਲ ਸਾਂਝੀ ਕਰਨ ਲਈ ਧੰਨਵਾਦ।',
      ],
      practice: 'ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ ਅੱਜ ਦੀਆਂ ਤਿੰਨ ਦਾਤਾਂ ਗਿਣੋ, ਅਤੇ ਕੱਲ੍ਹ ਉਹਨਾਂ ਦੇ ਸ਼ੁਕਰਾਨੇ ਵਿੱਚ ਕੁਝ ਛੋਟਾ ਜਿਹਾ ਕਿਸੇ ਨੂੰ ਦਿਓ।',
    },
    hindi: {
      openings: [
        'कृतज्ञता के शब्द सुनकर बहुत अच्छा लगता है। बाँटी हुई ख़ुशी और गहरी होती है।',
        'कृतज्ञ मन देन और देने वाले को साथ-साथ देखता है। यह बात साझा करने के लिए धन्यवाद।',
      ],
      practice: 'सोने से पहले आज की तीन देनें गिनिए, और कल उनके आभार में कुछ छोटा-सा किसी को दीजिए।',
    },
  },
  meditation: {
    english: {
      openings: [
        'The wish to sit and remember is itself a blessing. A wandering mind does not mean that you are doing it wrongly.',
        'Sitting still is simple and not easy. Everyone who tries meets the same restless visitor.',
      ],
      practice:
        'Choose one fixed time and place, five minutes only. Follow the breath or the Name, and whenever the mind leaves, bring it back without a word of blame.',
    },
    punjabi: {
      openings: [
        'ਬੈਠ ਕੇ ਯਾਦ ਕਰਨ ਦੀ ਚਾਹ ਆਪ ਹੀ ਇੱਕ ਬਖ਼ਸ਼ਿਸ਼ ਹੈ। ਮਨ ਦਾ ਭਟਕਣਾ ਇਸ ਗੱਲ ਦੀ ਨਿਸ਼ਾਨੀ ਨਹੀਂ ਕਿ ਤੁਸੀਂ ਗ਼ਲਤ ਕਰ ਰਹੇ ਹੋ।',
        'ਟਿਕ ਕੇ ਬੈਠਣਾ ਸਾਦਾ ਹੈ ਪਰ ਸੌਖਾ ਨਹੀਂ। ਜੋ ਵੀ ਬੈਠਦਾ ਹੈ, ਉਸ ਨੂੰ ਇਹੀ ਬੇਚੈਨ ਪਰਾਹੁਣਾ ਮਿਲਦਾ ਹੈ।',
      ],
      practice: 'ਇੱਕ ਪੱਕਾ ਵੇਲਾ ਅਤੇ ਥਾਂ ਚੁਣੋ, ਸਿਰਫ਼ ਪੰਜ ਮਿੰਟ। ਸਾਹ ਜਾਂ ਨਾਮ ਵੱਲ ਧਿਆਨ ਰੱਖੋ, ਅਤੇ ਜਦੋਂ ਮਨ ਜਾਵੇ ਤਾਂ ਬਿਨਾਂ ਝਿੜਕੇ ਮੋੜ ਲਿਆਓ।',
    },
    hindi: {
      openings: [
        'बैठकर स्मरण करने की चाह अपने आप में एक कृपा है। मन का भटकना इस बात का संकेत नहीं कि आप ग़लत कर रहे हैं।',
        'स्थिर बैठना सरल है पर आसान नहीं। जो भी बैठता है, उसे यही बेचैन अतिथि मिलता है।',
      ],
      practice: 'एक निश्चित समय और जगह चुनिए, केवल पाँच मिनट। साँस या नाम पर ध्यान रखिए, और जब मन जाए तो बिना डाँटे लौटा लाइए।',
    },
  },
  seva: {
    english: {
      openings: [
        'The wish to be of use to others is one of the surest signs of a living heart.',
        'Serving needs no great means. It starts with seeing one person near you.',
      ],
      practice: 'Do one act of seva today that nobody will know of: wash, carry, feed, or listen.',
    },
    punjabi: {
      openings: [
        'ਦੂਜਿਆਂ ਦੇ ਕੰਮ ਆਉਣ ਦੀ ਚਾਹ ਜਾਗਦੇ ਦਿਲ ਦੀ ਪੱਕੀ ਨਿਸ਼ਾਨੀ ਹੈ।',
        'ਸੇਵਾ ਲਈ ਵੱਡੇ ਸਾਧਨ ਨਹੀਂ ਚਾਹੀਦੇ। ਇਹ ਆਪਣੇ ਨੇੜੇ ਦੇ ਇੱਕ ਬੰਦੇ ਨੂੰ ਵੇਖਣ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।',
      ],
      practice: 'ਅੱਜ ਇੱਕ ਅਜਿਹੀ ਸੇਵਾ ਕਰੋ ਜਿਸ ਦਾ ਕਿਸੇ ਨੂੰ ਪਤਾ ਨਾ ਲੱਗੇ: ਸਫ਼ਾਈ ਕਰਨੀ, ਭਾਰ ਚੁੱਕਣਾ, ਖੁਆਉਣਾ ਜਾਂ ਸੁਣਨਾ।',
    },
    hindi: {
      openings: [
        'दूसरों के काम आने की चाह जागते हृदय की पक्की पहचान है।',
        'सेवा के लिए बड़े साधन नहीं चाहिए। यह अपने पास के एक व्यक्ति को देखने से शुरू होती है।',
      ],
      practice: 'आज एक ऐसी सेवा कीजिए जिसका किसी को पता न चले: सफ़ाई करना, बोझ उठाना, खिलाना या सुनना।',
    },
  },
  purpose: {
    english: {
      openings: [
        'To feel without direction is hard, and it is also how many a true search begins. Nothing is wrong with you for asking.',
        'What am I here for? It is a question worth living with, and it need not be answered all at once.',
      ],
      practice:
        'Ask yourself tonight: whom did I help today, and when did I feel most alive? Do a little more of that tomorrow.',
    },
    punjabi: {
      openings: [
        'ਦਿਸ਼ਾ ਨਾ ਦਿਸਣਾ ਔਖਾ ਹੈ, ਪਰ ਬਹੁਤੀਆਂ ਸੱਚੀਆਂ ਖੋਜਾਂ ਇੱਥੋਂ ਹੀ ਸ਼ੁਰੂ ਹੁੰਦੀਆਂ ਹਨ। ਇਹ ਪੁੱਛਣ ਵਿੱਚ ਕੁਝ ਵੀ ਗ਼ਲਤ ਨਹੀਂ।',
        'ਇਹ ਜੀਵਨ ਕਿਸ ਲਈ ਮਿਲਿਆ ਹੈ? ਇਹ ਸਵਾਲ ਨਾਲ ਲੈ ਕੇ ਤੁਰਨ ਵਾਲਾ ਹੈ, ਇਸ ਦਾ ਜਵਾਬ ਇੱਕੋ ਵਾਰ ਲੱਭਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      ],
      practice: 'ਅੱਜ ਰਾਤ ਆਪਣੇ ਆਪ ਤੋਂ ਪੁੱਛੋ: ਅੱਜ ਕਿਸ ਦਾ ਕੁਝ ਸਵਾਰਿਆ, ਅਤੇ ਕਦੋਂ ਮਨ ਸਭ ਤੋਂ ਵੱਧ ਖਿੜਿਆ? ਕੱਲ੍ਹ ਉਹੀ ਥੋੜ੍ਹਾ ਹੋਰ ਕਰੋ।',
    },
    hindi: {
      openings: [
        'दिशा न दिखना कठिन है, पर बहुत-सी सच्ची खोजें यहीं से शुरू होती हैं। यह पूछने में कुछ भी ग़लत नहीं।',
        'जीवन किसलिए मिला है? यह प्रश्न साथ लेकर चलने योग्य है, इसका उत्तर एक ही बार में पाना ज़रूरी नहीं।',
      ],
      practice: 'आज रात अपने आप से पूछिए: आज किसके काम आना हुआ, और कब मन सबसे अधिक खिला? कल वही थोड़ा और कीजिए।',
    },
  },
  surrender: {
    english: {
      openings: [
        'Letting go is not giving up. It is putting down what was never ours to hold.',
        'When nothing more is in our hands, the heart looks for Someone to lean on. You may lean.',
      ],
      practice:
        'Open your hands on your knees, name what you cannot change, and say quietly: “This I leave with You.” Then do the one thing that is yours.',
    },
    punjabi: {
      openings: [
        'ਛੱਡ ਦੇਣਾ ਹਾਰ ਮੰਨਣਾ ਨਹੀਂ। ਇਹ ਉਸ ਨੂੰ ਹੇਠਾਂ ਰੱਖਣਾ ਹੈ ਜੋ ਕਦੇ ਸਾਡੇ ਹੱਥ ਵਿੱਚ ਸੀ ਹੀ ਨਹੀਂ।',
        'ਜਦੋਂ ਆਪਣੇ ਵੱਸ ਵਿੱਚ ਕੁਝ ਨਾ ਰਹੇ ਤਾਂ ਮਨ ਕੋਈ ਆਸਰਾ ਲੱਭਦਾ ਹੈ। ਆਸਰਾ ਲੈਣਾ ਮਨ੍ਹਾ ਨਹੀਂ।',
      ],
      practice:
        'ਹੱਥ ਖੋਲ੍ਹ ਕੇ ਗੋਡਿਆਂ ਉੱਤੇ ਰੱਖੋ, ਜੋ ਬਦਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ ਉਸ ਦਾ ਨਾਂ ਲਵੋ ਅਤੇ ਹੌਲੀ ਜਿਹੀ ਕਹੋ: “ਇਹ ਤੇਰੇ ਹਵਾਲੇ।” ਫਿਰ ਉਹ ਇੱਕ ਕੰਮ ਕਰੋ ਜੋ ਤੁਹਾਡਾ ਹੈ।',
    },
    hindi: {
      openings: [
        'छोड़ देना हार मानना नहीं है। यह उसे नीचे रखना है जो कभी हमारे हाथ में था ही नहीं।',
        'जब अपने वश में कुछ न रहे तो मन कोई सहारा ढूँढता है। सहारा लेना मना नहीं है।',
      ],
      practice:
        'हाथ खोलकर घुटनों पर रखिए, जो बदला नहीं जा सकता उसका नाम लीजिए और धीरे से कहिए: “यह तेरे हवाले।” फिर वह एक काम कीजिए जो आपका है।',
    },
  },
  equality: {
    english: {
      openings: [
        'No one is high or low by birth, by gender, by caste or by faith. If you have been made to feel less, that was never the truth about you.',
        'It hurts when people are ranked, and scripture has a clear word here: the same Light lives in all.',
      ],
      practice:
        'Today, greet with honour someone whom others overlook, and when a word that ranks people comes up, do not pass it on.',
    },
    punjabi: {
      openings: [
        'ਕੋਈ ਵੀ ਜਨਮ, ਜਾਤ, ਲਿੰਗ ਜਾਂ ਧਰਮ ਕਰਕੇ ਉੱਚਾ ਜਾਂ ਨੀਵਾਂ ਨਹੀਂ। ਜੇ ਕਿਸੇ ਨੇ ਤੁਹਾਨੂੰ ਘੱਟ ਸਮਝਿਆ, ਤਾਂ ਉਹ ਤੁਹਾਡਾ ਸੱਚ ਨਹੀਂ ਸੀ।',
        'ਜਦੋਂ ਮਨੁੱਖਾਂ ਨੂੰ ਦਰਜਿਆਂ ਵਿੱਚ ਵੰਡਿਆ ਜਾਵੇ ਤਾਂ ਦੁੱਖ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਇੱਥੇ ਧਰਮ ਦਾ ਬੋਲ ਸਾਫ਼ ਹੈ: ਸਭ ਵਿੱਚ ਇੱਕੋ ਜੋਤ ਹੈ।',
      ],
      practice: 'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਨੂੰ ਆਦਰ ਨਾਲ ਮਿਲੋ ਜਿਸ ਵੱਲ ਲੋਕ ਧਿਆਨ ਨਹੀਂ ਦਿੰਦੇ, ਅਤੇ ਜੋ ਗੱਲ ਕਿਸੇ ਨੂੰ ਨੀਵਾਂ ਵਿਖਾਵੇ, ਉਸ ਨੂੰ ਅੱਗੇ ਨਾ ਤੋਰੋ।',
    },
    hindi: {
      openings: [
        'कोई भी जन्म, जाति, लिंग या धर्म के कारण ऊँचा या नीचा नहीं है। यदि किसी ने आपको कम समझा, तो वह आपका सच नहीं था।',
        'जब मनुष्यों को दर्जों में बाँटा जाए तो दुख होता है, और यहाँ धर्म का वचन साफ़ है: सबमें वही एक ज्योति है।',
      ],
      practice: 'आज किसी ऐसे व्यक्ति से आदर से मिलिए जिसकी ओर लोग ध्यान नहीं देते, और जो बात किसी को नीचा दिखाए उसे आगे मत बढ़ाइए।',
    },
  },
  truth: {
    english: {
      openings: [
        'Being truthful can cost something, and it is still the lighter load in the end.',
        'It is honourable that you weigh this rather than take the easy way.',
      ],
      practice: 'Choose one place today where you would usually bend the truth a little, and be gently honest there.',
    },
    punjabi: {
      openings: [
        'ਸੱਚ ਉੱਤੇ ਰਹਿਣਾ ਕਦੇ ਮਹਿੰਗਾ ਪੈਂਦਾ ਹੈ, ਪਰ ਅੰਤ ਨੂੰ ਉਹੀ ਹਲਕਾ ਭਾਰ ਹੈ।',
        'ਸੌਖਾ ਰਾਹ ਫੜਨ ਦੀ ਥਾਂ ਇਸ ਉੱਤੇ ਵਿਚਾਰ ਕਰਨਾ ਆਦਰ ਵਾਲੀ ਗੱਲ ਹੈ।',
      ],
      practice: 'ਅੱਜ ਇੱਕ ਥਾਂ ਚੁਣੋ ਜਿੱਥੇ ਆਮ ਤੌਰ ਤੇ ਸੱਚ ਥੋੜ੍ਹਾ ਮੋੜ ਲਈਦਾ ਹੈ, ਅਤੇ ਉੱਥੇ ਨਰਮੀ ਨਾਲ ਸੱਚ ਬੋਲੋ।',
    },
    hindi: {
      openings: [
        'सत्य पर रहना कभी महँगा पड़ता है, पर अंत में वही हल्का बोझ है।',
        'सरल रास्ता पकड़ने के बजाय इस पर विचार करना आदर की बात है।',
      ],
      practice: 'आज एक जगह चुनिए जहाँ प्रायः सच थोड़ा मोड़ लिया जाता है, और वहाँ कोमलता से सच बोलिए।',
    },
  },
  hope: {
    english: {
      openings: [
        'These sound like heavy days. Hope need not be loud; a small lamp is enough for the next few steps.',
        'When everything seems to go wrong, it is hard to believe that it can change. Thank you for still asking.',
      ],
      practice:
        'Do one small thing for your body (a glass of water, a short walk, a proper meal) and one for your heart (a prayer, a call). If the heaviness stays for weeks, please see a doctor too.',
    },
    punjabi: {
      openings: [
        'ਲੱਗਦਾ ਹੈ ਇਹ ਦਿਨ ਭਾਰੇ ਹਨ। ਆਸ ਨੂੰ ਉੱਚੀ ਹੋਣ ਦੀ ਲੋੜ ਨਹੀਂ; ਅਗਲੇ ਕੁਝ ਕਦਮਾਂ ਲਈ ਛੋਟਾ ਜਿਹਾ ਦੀਵਾ ਬਹੁਤ ਹੈ।',
        'ਜਦੋਂ ਸਭ ਕੁਝ ਉਲਟ ਜਾਂਦਾ ਲੱਗੇ ਤਾਂ ਯਕੀਨ ਕਰਨਾ ਔਖਾ ਹੁੰਦਾ ਹੈ ਕਿ ਇਹ ਬਦਲ ਸਕਦਾ ਹੈ। ਫਿਰ ਵੀ ਤੁਸੀਂ ਪੁੱਛਿਆ, ਇਸ ਲਈ ਧੰਨਵਾਦ।',
      ],
      practice:
        'ਇੱਕ ਛੋਟਾ ਕੰਮ ਸਰੀਰ ਲਈ ਕਰੋ (ਪਾਣੀ, ਸੈਰ, ਚੰਗਾ ਖਾਣਾ) ਅਤੇ ਇੱਕ ਮਨ ਲਈ (ਅਰਦਾਸ, ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ)। ਜੇ ਇਹ ਭਾਰ ਹਫ਼ਤਿਆਂ ਤੱਕ ਰਹੇ, ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਵੀ ਮਿਲੋ।',
    },
    hindi: {
      openings: [
        'लगता है ये दिन भारी हैं। आशा को ऊँचा होने की ज़रूरत नहीं; अगले कुछ कदमों के लिए छोटा-सा दीपक बहुत है।',
        'जब सब कुछ उल्टा जाता लगे तो विश्वास करना कठिन होता है कि यह बदल सकता है। फिर भी आपने पूछा, इसके लिए धन्यवाद।',
      ],
      practice:
        'एक छोटा काम शरीर के लिए कीजिए (पानी, सैर, ठीक भोजन) और एक मन के लिए (प्रार्थना, किसी को फ़ोन)। यदि यह भारीपन हफ़्तों रहे, तो डॉक्टर से भी मिलिए।',
    },
  },
  mind: {
    english: {
      openings: [
        'A mind that will not be still is a very old companion of seekers. You are in good company.',
        'Thoughts come uninvited; that is no fault. What we can learn is not to follow each one.',
      ],
      practice:
        'Three times today, stop for one minute: notice the thought, name it “thinking”, and bring the attention back to one breath.',
    },
    punjabi: {
      openings: [
        'ਨਾ ਟਿਕਣ ਵਾਲਾ ਮਨ ਖੋਜੀਆਂ ਦਾ ਬਹੁਤ ਪੁਰਾਣਾ ਸਾਥੀ ਹੈ। ਤੁਸੀਂ ਇਸ ਵਿੱਚ ਇਕੱਲੇ ਨਹੀਂ।',
        'ਖ਼ਿਆਲ ਬਿਨਾਂ ਸੱਦੇ ਆਉਂਦੇ ਹਨ; ਇਹ ਕਸੂਰ ਨਹੀਂ। ਸਿੱਖਣਾ ਇਹ ਹੈ ਕਿ ਹਰ ਇੱਕ ਦੇ ਪਿੱਛੇ ਨਾ ਤੁਰੀਏ।',
      ],
      practice: 'ਅੱਜ ਤਿੰਨ ਵਾਰ ਇੱਕ ਮਿੰਟ ਲਈ ਰੁਕੋ: ਖ਼ਿਆਲ ਨੂੰ ਵੇਖੋ, ਮਨ ਵਿੱਚ ਕਹੋ “ਇਹ ਸੋਚ ਹੈ”, ਅਤੇ ਧਿਆਨ ਇੱਕ ਸਾਹ ਉੱਤੇ ਮੋੜ ਲਿਆਓ।',
    },
    hindi: {
      openings: [
        'न टिकने वाला मन साधकों का बहुत पुराना साथी है। आप इसमें अकेले नहीं हैं।',
        'विचार बिना बुलाए आते हैं; यह दोष नहीं। सीखना यह है कि हर एक के पीछे न चलें।',
      ],
      practice: 'आज तीन बार एक मिनट के लिए रुकिए: विचार को देखिए, मन में कहिए “यह विचार है”, और ध्यान एक साँस पर लौटा लाइए।',
    },
  },
  discipline: {
    english: {
      openings: [
        'Knowing what is good and doing it every day are two different things, as each of us finds. Small and steady is enough.',
        'A new habit is built gently, like a path by walking. One missed day does not undo it.',
      ],
      practice:
        'Choose one practice so small that you cannot refuse it, two minutes a day at the same hour, and keep it for seven days.',
    },
    punjabi: {
      openings: [
        'ਚੰਗਾ ਕੀ ਹੈ ਇਹ ਜਾਣਨਾ ਅਤੇ ਉਸ ਨੂੰ ਰੋਜ਼ ਕਰਨਾ ਦੋ ਵੱਖਰੀਆਂ ਗੱਲਾਂ ਹਨ, ਇਹ ਹਰ ਕੋਈ ਜਾਣਦਾ ਹੈ। ਥੋੜ੍ਹਾ ਪਰ ਲਗਾਤਾਰ ਹੀ ਬਹੁਤ ਹੈ।',
        'ਨਵੀਂ ਆਦਤ ਹੌਲੀ-ਹੌਲੀ ਬਣਦੀ ਹੈ, ਜਿਵੇਂ ਤੁਰਨ ਨਾਲ ਪਗਡੰਡੀ। ਇੱਕ ਦਿਨ ਖੁੰਝਣ ਨਾਲ ਉਹ ਮਿਟਦੀ ਨਹੀਂ।',
      ],
      practice: 'ਇੰਨਾ ਛੋਟਾ ਨੇਮ ਚੁਣੋ ਕਿ ਟਾਲਿਆ ਨਾ ਜਾ ਸਕੇ, ਰੋਜ਼ ਇੱਕੋ ਵੇਲੇ ਦੋ ਮਿੰਟ, ਅਤੇ ਸੱਤ ਦਿਨ ਨਿਭਾਓ।',
    },
    hindi: {
      openings: [
        'अच्छा क्या है यह जानना और उसे रोज़ करना दो अलग बातें हैं, यह हर कोई जानता है। थोड़ा पर लगातार ही बहुत है।',
        'नई आदत धीरे-धीरे बनती है, जैसे चलने से पगडंडी। एक दिन छूटने से वह मिटती नहीं।',
      ],
      practice: 'इतना छोटा नियम चुनिए कि टाला न जा सके, रोज़ एक ही समय दो मिनट, और सात दिन निभाइए।',
    },
  },
  peace: {
    english: {
      openings: [
        'You are looking for rest, and that is a good search. Peace may be nearer than the noise lets you believe.',
        'The heart grows tired of being pulled in every direction. Let us be still here for a moment.',
      ],
      practice:
        'Sit for five minutes with the phone away and the eyes closed. With each breath out, let the shoulders drop and set one thing down.',
    },
    punjabi: {
      openings: [
        'ਮਨ ਟਿਕਾਅ ਲੱਭ ਰਿਹਾ ਹੈ, ਅਤੇ ਇਹ ਚੰਗੀ ਖੋਜ ਹੈ। ਸ਼ਾਂਤੀ ਸ਼ਾਇਦ ਉਸ ਤੋਂ ਵੀ ਨੇੜੇ ਹੈ ਜਿੰਨੀ ਰੌਲੇ ਵਿੱਚ ਲੱਗਦੀ ਹੈ।',
        'ਹਰ ਪਾਸੇ ਖਿੱਚੇ ਜਾਣ ਨਾਲ ਮਨ ਥੱਕ ਜਾਂਦਾ ਹੈ। ਆਓ, ਇੱਥੇ ਇੱਕ ਪਲ ਟਿਕ ਕੇ ਬੈਠੀਏ।',
      ],
      practice: 'ਪੰਜ ਮਿੰਟ ਫ਼ੋਨ ਪਾਸੇ ਰੱਖ ਕੇ ਅੱਖਾਂ ਬੰਦ ਕਰਕੇ ਬੈਠੋ। ਹਰ ਬਾਹਰ ਜਾਂਦੇ ਸਾਹ ਨਾਲ ਮੋਢੇ ਢਿੱਲੇ ਛੱਡੋ ਅਤੇ ਮਨ ਦਾ ਇੱਕ ਭਾਰ ਲਾਹ ਦਿਓ।',
    },
    hindi: {
      openings: [
        'मन ठहराव खोज रहा है, और यह अच्छी खोज है। शांति शायद उससे भी निकट है जितनी शोर में लगती है।',
        'हर ओर खिंचते-खिंचते मन थक जाता है। आइए, यहाँ एक पल ठहरें।',
      ],
      practice: 'पाँच मिनट फ़ोन अलग रखकर आँखें बंद करके बैठिए। हर बाहर जाती साँस के साथ कंधे ढीले छोड़िए और मन का एक बोझ उतार दीजिए।',
    },
  },
  devotion: {
    english: {
      openings: [
        'The longing to be near God is already a kind of nearness. It needs nothing costly.',
        'What a beautiful thing to ask. Love of the One grows in small, daily ways.',
      ],
      practice: 'Offer one simple thing today with attention: a flower, a glass of water, a sung line, or a kind word.',
    },
    punjabi: {
      openings: [
        'ਰੱਬ ਦੇ ਨੇੜੇ ਹੋਣ ਦੀ ਤਾਂਘ ਆਪ ਹੀ ਇੱਕ ਨੇੜਤਾ ਹੈ। ਇਸ ਲਈ ਕੁਝ ਮਹਿੰਗਾ ਨਹੀਂ ਚਾਹੀਦਾ।',
        'ਤੁਸੀਂ ਬਹੁਤ ਸੋਹਣੀ ਗੱਲ ਪੁੱਛੀ ਹੈ। ਪ੍ਰਭੂ ਦਾ ਪਿਆਰ ਰੋਜ਼ ਦੀਆਂ ਛੋਟੀਆਂ ਗੱਲਾਂ ਵਿੱਚ ਵਧਦਾ ਹੈ।',
      ],
      practice: 'ਅੱਜ ਇੱਕ ਸਾਦੀ ਚੀਜ਼ ਪੂਰੇ ਧਿਆਨ ਨਾਲ ਅਰਪਣ ਕਰੋ: ਇੱਕ ਗਲਾਸ ਪਾਣੀ, ਗਾਈ ਹੋਈ ਇੱਕ ਤੁਕ, ਜਾਂ ਇੱਕ ਮਿੱਠਾ ਬੋਲ।',
    },
    hindi: {
      openings: [
        'ईश्वर के निकट होने की तड़प अपने आप में एक निकटता है। इसके लिए कुछ महँगा नहीं चाहिए।',
        'आपने बहुत सुंदर बात पूछी है। प्रभु का प्रेम रोज़ की छोटी बातों में बढ़ता है।',
      ],
      practice: 'आज एक सादी वस्तु पूरे ध्यान से अर्पित कीजिए: एक फूल, एक गिलास पानी, गाई हुई एक पंक्ति, या एक मीठा बोल।',
    },
  },
  compassion: {
    english: {
      openings: [
        'That the pain of others reaches you is a gift, even when it is tiring.',
        'To stay kind in a rough world asks for courage. It is good that you ask how.',
      ],
      practice: 'Today, speak to one difficult person as if they were carrying a sorrow you cannot see.',
    },
    punjabi: {
      openings: [
        'ਦੂਜਿਆਂ ਦੀ ਪੀੜ ਤੁਹਾਡੇ ਤੱਕ ਪਹੁੰਚਦੀ ਹੈ, ਇਹ ਇੱਕ ਦਾਤ ਹੈ, ਭਾਵੇਂ ਕਦੇ ਥਕਾ ਵੀ ਦਿੰਦੀ ਹੈ।',
        'ਰੁੱਖੀ ਦੁਨੀਆ ਵਿੱਚ ਨਰਮ ਰਹਿਣ ਲਈ ਹਿੰਮਤ ਚਾਹੀਦੀ ਹੈ। ਚੰਗਾ ਹੈ ਕਿ ਤੁਸੀਂ ਇਸ ਦਾ ਢੰਗ ਪੁੱਛਿਆ।',
      ],
      practice: 'ਅੱਜ ਕਿਸੇ ਇੱਕ ਔਖੇ ਸੁਭਾਅ ਵਾਲੇ ਨਾਲ ਇੰਝ ਬੋਲੋ ਜਿਵੇਂ ਉਹ ਕੋਈ ਅਣਦਿਸਦਾ ਦੁੱਖ ਚੁੱਕੀ ਫਿਰਦਾ ਹੋਵੇ।',
    },
    hindi: {
      openings: [
        'दूसरों की पीड़ा आप तक पहुँचती है, यह एक देन है, चाहे कभी थका भी देती है।',
        'रूखे संसार में कोमल रहने के लिए साहस चाहिए। अच्छा है कि आपने इसकी राह पूछी।',
      ],
      practice: 'आज किसी एक कठिन स्वभाव वाले व्यक्ति से ऐसे बोलिए जैसे वह कोई अनदेखा दुख उठाए फिरता हो।',
    },
  },
  decision: {
    english: {
      openings: [
        'Standing between two roads is tiring, because each choice lets something go. You need not decide this very minute.',
        'A hard decision deserves a calm hour. Let us look for the ground from which to choose.',
      ],
      practice:
        'Imagine each choice already made and live with it for one day each; note where the heart is quieter. Then ask one wise person, and decide.',
    },
    punjabi: {
      openings: [
        'ਦੋ ਰਾਹਾਂ ਵਿਚਕਾਰ ਖੜ੍ਹਨਾ ਥਕਾਉਂਦਾ ਹੈ, ਕਿਉਂਕਿ ਹਰ ਚੋਣ ਵਿੱਚ ਕੁਝ ਛੱਡਣਾ ਪੈਂਦਾ ਹੈ। ਇਸੇ ਘੜੀ ਫ਼ੈਸਲਾ ਕਰਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        'ਔਖਾ ਫ਼ੈਸਲਾ ਸ਼ਾਂਤ ਘੜੀ ਮੰਗਦਾ ਹੈ। ਆਓ, ਉਹ ਥਾਂ ਲੱਭੀਏ ਜਿੱਥੇ ਖੜ੍ਹ ਕੇ ਚੁਣਿਆ ਜਾ ਸਕੇ।',
      ],
      practice: 'ਹਰ ਰਾਹ ਬਾਰੇ ਇੱਕ-ਇੱਕ ਦਿਨ ਇੰਝ ਸੋਚੋ ਜਿਵੇਂ ਚੁਣ ਲਿਆ ਹੋਵੇ, ਅਤੇ ਵੇਖੋ ਮਨ ਕਿੱਥੇ ਵੱਧ ਟਿਕਦਾ ਹੈ। ਫਿਰ ਕਿਸੇ ਸਿਆਣੇ ਨਾਲ ਸਲਾਹ ਕਰਕੇ ਫ਼ੈਸਲਾ ਕਰੋ।',
    },
    hindi: {
      openings: [
        'दो राहों के बीच खड़े रहना थकाता है, क्योंकि हर चुनाव में कुछ छोड़ना पड़ता है। इसी घड़ी निर्णय करना ज़रूरी नहीं।',
        'कठिन निर्णय शांत घड़ी माँगता है। आइए, वह ज़मीन ढूँढें जहाँ खड़े होकर चुना जा सके।',
      ],
      practice:
        'हर राह के बारे में एक-एक दिन ऐसे सोचिए जैसे चुन ली हो, और देखिए मन कहाँ अधिक टिकता है। फिर किसी समझदार से सलाह करके निर्णय कीजिए।',
    },
  },
}

const texts = (of: (language: Language) => readonly [string, ...string[]]): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as unknown as Texts

/** The words of a theme that has no file of its own yet, in the shape of those that have. */
export function adapted(theme: Theme): ThemePhrases {
  const words = BEFORE[theme]
  if (words === undefined) return GENERAL
  return {
    openings: texts((language) => words[language].openings),
    again: GENERAL.again,
    practices: texts((language) => [words[language].practice]),
    situations: [],
  }
}
