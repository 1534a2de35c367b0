import type { CareKind } from '../helplines.ts'
import type { Emergency } from './emergency.ts'
import type { Need } from './need.ts'

/**
 * What is said to a need, thought in each language. The first sentence is the number and what to do now; where somebody is
 * certainly in need there is no 'if' in it. '¦' parts sentences; one that names a line which a country has not ({women},
 * {children}, {cyber}) is left out. {emergency} is a number, {talk} a name with its number, {child} Childline or, where there
 * is none, the emergency number, {police} the line against cyber crime or the emergency number.
 */
export type Words = { readonly english: string; readonly punjabi: string; readonly hindi: string }
export type Help = readonly Words[]

const words = (english: string, punjabi: string, hindi: string): Words => ({ english, punjabi, hindi })

/** First aid, one paragraph: to whoever suffers it, and to whoever stands beside. */
export const FIRST_AID: Readonly<Record<Emergency, { readonly self: Words; readonly helper: Words }>> = (() => {
  const both = (one: Words) => ({ self: one, helper: one })
  return {
    overdose: {
      self: words(
        'Call {emergency} now and say exactly what you took, how much and when.¦Do not wait until you feel ill; with some medicines the harm begins before any sign.¦Do not make yourself vomit.¦Unlock the door, call somebody to you, and keep the packet ready for the doctor.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਕਿਹੜੀ ਦਵਾਈ, ਕਿੰਨੀ ਅਤੇ ਕਦੋਂ ਖਾਧੀ ਹੈ।¦ਤਬੀਅਤ ਵਿਗੜਨ ਦੀ ਉਡੀਕ ਨਾ ਕਰੋ; ਕਈ ਦਵਾਈਆਂ ਅੰਦਰੋਂ ਪਹਿਲਾਂ ਹੀ ਨੁਕਸਾਨ ਕਰਨ ਲੱਗ ਪੈਂਦੀਆਂ ਹਨ।¦ਉਲਟੀ ਕਰਨ ਦੀ ਕੋਸ਼ਿਸ਼ ਨਾ ਕਰੋ।¦ਦਰਵਾਜ਼ਾ ਖੋਲ੍ਹ ਦਿਓ, ਕਿਸੇ ਨੂੰ ਆਪਣੇ ਕੋਲ ਸੱਦੋ, ਅਤੇ ਦਵਾਈ ਦਾ ਪੱਤਾ ਡਾਕਟਰ ਲਈ ਨਾਲ ਰੱਖੋ।',
        'अभी {emergency} पर फ़ोन कीजिए और बताइए कि कौन-सी दवा, कितनी और कब खाई है।¦तबीयत बिगड़ने का इंतज़ार न कीजिए; कई दवाएँ भीतर पहले ही नुक़सान करने लगती हैं।¦उल्टी करने की कोशिश न कीजिए।¦दरवाज़ा खोल दीजिए, किसी को अपने पास बुलाइए, और दवा का पत्ता डॉक्टर के लिए साथ रखिए।',
      ),
      helper: words(
        'Call {emergency} now and say what was taken, how much and when.¦Do not wait for signs and do not make them vomit.¦Stay beside them; lay them on their side when they are drowsy, and take the packet along to the hospital.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਕਿਹੜੀ ਦਵਾਈ, ਕਿੰਨੀ ਅਤੇ ਕਦੋਂ ਖਾਧੀ ਗਈ ਹੈ।¦ਤਬੀਅਤ ਵਿਗੜਨ ਦੀ ਉਡੀਕ ਨਾ ਕਰੋ ਅਤੇ ਉਲਟੀ ਨਾ ਕਰਵਾਓ।¦ਉਹਨਾਂ ਦੇ ਕੋਲ ਰਹੋ, ਪਾਸੇ ਭਾਰ ਲਿਟਾਓ, ਅਤੇ ਦਵਾਈ ਦਾ ਪੱਤਾ ਹਸਪਤਾਲ ਨਾਲ ਲੈ ਜਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और बताइए कि कौन-सी दवा, कितनी और कब खाई गई है।¦तबीयत बिगड़ने का इंतज़ार न कीजिए और उल्टी न कराइए।¦उनके पास रहिए, करवट पर लिटाइए, और दवा का पत्ता अस्पताल साथ ले जाइए।',
      ),
    },
    poison: {
      self: words(
        'Call {emergency} now and say what you swallowed and how much.¦Do not vomit, and eat or drink nothing more.¦Wash it off your skin and mouth with water, go into fresh air, call somebody to you, and take the bottle along.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਕਿਹੜੀ ਚੀਜ਼ ਅੰਦਰ ਗਈ ਹੈ ਅਤੇ ਕਿੰਨੀ।¦ਉਲਟੀ ਨਾ ਕਰੋ, ਅਤੇ ਹੋਰ ਕੁਝ ਨਾ ਖਾਓ-ਪੀਓ।¦ਮੂੰਹ ਅਤੇ ਚਮੜੀ ਪਾਣੀ ਨਾਲ ਧੋਵੋ, ਖੁੱਲ੍ਹੀ ਹਵਾ ਵਿੱਚ ਜਾਓ, ਕਿਸੇ ਨੂੰ ਕੋਲ ਸੱਦੋ, ਅਤੇ ਬੋਤਲ ਹਸਪਤਾਲ ਨਾਲ ਲੈ ਜਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और बताइए कि कौन-सी चीज़ भीतर गई है और कितनी।¦उल्टी न कीजिए, और कुछ न खाइए-पीजिए।¦मुँह और त्वचा पानी से धोइए, खुली हवा में जाइए, किसी को पास बुलाइए, और बोतल अस्पताल साथ ले जाइए।',
      ),
      helper: words(
        'Call {emergency} now and say what was swallowed and how much.¦Do not make them vomit and give nothing to eat or drink.¦Take off clothes it has touched, wash the skin with water, lay them on their side, and take the bottle to the hospital.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਕਿਹੜੀ ਚੀਜ਼ ਅੰਦਰ ਗਈ ਹੈ ਅਤੇ ਕਿੰਨੀ।¦ਉਲਟੀ ਨਾ ਕਰਵਾਓ, ਅਤੇ ਖਾਣ-ਪੀਣ ਨੂੰ ਕੁਝ ਨਾ ਦਿਓ।¦ਜਿਸ ਕੱਪੜੇ ਉੱਤੇ ਜ਼ਹਿਰ ਡੁੱਲ੍ਹਿਆ ਹੈ ਉਹ ਲਾਹ ਦਿਓ, ਚਮੜੀ ਪਾਣੀ ਨਾਲ ਧੋਵੋ, ਪਾਸੇ ਭਾਰ ਲਿਟਾਓ, ਅਤੇ ਬੋਤਲ ਹਸਪਤਾਲ ਲੈ ਜਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और बताइए कि कौन-सी चीज़ भीतर गई है और कितनी।¦उल्टी न कराइए, और खाने-पीने को कुछ न दीजिए।¦जिस कपड़े पर ज़हर गिरा है उसे उतार दीजिए, त्वचा पानी से धोइए, करवट पर लिटाइए, और बोतल अस्पताल ले जाइए।',
      ),
    },
    breathing: {
      self: words(
        'Call {emergency} now and put the phone on speaker.¦Sit upright, loosen what is tight at the neck, use your inhaler, and call somebody to you; open the door for the ambulance.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸਪੀਕਰ ਚਲਾ ਦਿਓ।¦ਸਿੱਧੇ ਬੈਠੋ, ਗਲੇ ਕੋਲੋਂ ਕੱਪੜੇ ਢਿੱਲੇ ਕਰੋ, ਆਪਣਾ ਇਨਹੇਲਰ ਵਰਤੋ, ਅਤੇ ਕਿਸੇ ਨੂੰ ਕੋਲ ਸੱਦੋ; ਐਂਬੂਲੈਂਸ ਲਈ ਦਰਵਾਜ਼ਾ ਖੋਲ੍ਹ ਦਿਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और स्पीकर चला दीजिए।¦सीधे बैठिए, गले के पास कपड़े ढीले कीजिए, अपना इनहेलर लीजिए, और किसी को पास बुलाइए; एंबुलेंस के लिए दरवाज़ा खोल दीजिए।',
      ),
      helper: words(
        'Call {emergency} now and put the phone on speaker.¦While they still breathe, sit them upright, loosen what is tight at the neck and give them their inhaler.¦Without normal breathing, lay them flat and push hard and fast on the middle of the chest, about twice a second, 5 cm deep, until help takes over.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸਪੀਕਰ ਚਲਾ ਦਿਓ।¦ਜਦੋਂ ਤੱਕ ਸਾਹ ਚੱਲਦਾ ਹੈ, ਉਹਨਾਂ ਨੂੰ ਸਿੱਧਾ ਬਿਠਾਓ, ਗਲੇ ਕੋਲੋਂ ਕੱਪੜੇ ਢਿੱਲੇ ਕਰੋ ਅਤੇ ਉਹਨਾਂ ਦਾ ਇਨਹੇਲਰ ਦਿਓ।¦ਸਾਹ ਰੁਕ ਜਾਵੇ ਤਾਂ ਫ਼ਰਸ਼ ਉੱਤੇ ਸਿੱਧਾ ਲਿਟਾ ਕੇ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਜ਼ੋਰ ਨਾਲ, ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਓ: ਇੱਕ ਸਕਿੰਟ ਵਿੱਚ ਦੋ ਵਾਰ, ਪੰਜ ਸੈਂਟੀਮੀਟਰ ਡੂੰਘਾ, ਮਦਦ ਪਹੁੰਚਣ ਤੱਕ।',
        'अभी {emergency} पर फ़ोन कीजिए और स्पीकर चला दीजिए।¦जब तक साँस चल रही है, उन्हें सीधा बिठाइए, गले के पास कपड़े ढीले कीजिए और उनका इनहेलर दीजिए।¦साँस रुक जाए तो फ़र्श पर सीधा लिटाकर छाती के बीच में ज़ोर से, तेज़-तेज़ दबाइए: एक सेकंड में दो बार, पाँच सेंटीमीटर गहरा, मदद पहुँचने तक।',
      ),
    },
    unconscious: both(
      words(
        'Call {emergency} now and put the phone on speaker.¦Look at the chest for ten seconds: while it rises and falls, lay them on their side with the head tilted back; without normal breathing, push hard and fast on the middle of the chest until help comes.¦Give nothing to eat or drink.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸਪੀਕਰ ਚਲਾ ਦਿਓ।¦ਦਸ ਸਕਿੰਟ ਛਾਤੀ ਵੱਲ ਵੇਖੋ: ਸਾਹ ਚੱਲਦਾ ਹੈ ਤਾਂ ਪਾਸੇ ਭਾਰ ਲਿਟਾ ਕੇ ਸਿਰ ਥੋੜ੍ਹਾ ਪਿੱਛੇ ਕਰੋ; ਸਾਹ ਠੀਕ ਨਹੀਂ ਚੱਲਦਾ ਤਾਂ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਜ਼ੋਰ ਨਾਲ, ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਉਂਦੇ ਰਹੋ।¦ਮੂੰਹ ਵਿੱਚ ਪਾਣੀ ਜਾਂ ਕੁਝ ਹੋਰ ਨਾ ਪਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और स्पीकर चला दीजिए।¦दस सेकंड छाती की ओर देखिए: साँस चल रही हो तो करवट पर लिटाकर सिर थोड़ा पीछे कीजिए; साँस ठीक न चले तो छाती के बीच में ज़ोर से, तेज़-तेज़ दबाते रहिए।¦मुँह में पानी या कुछ और न डालिए।',
      ),
    ),
    choking: both(
      words(
        'Call {emergency} now, and lean the person forward and give five hard blows between the shoulder blades with the flat of the hand.¦Then stand behind, put a fist above the navel and pull sharply inwards and upwards five times; go on by turns until it comes out.¦With a baby: face down along your arm, five blows on the back, then five pushes with two fingers on the breastbone.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਉਸ ਨੂੰ ਅੱਗੇ ਝੁਕਾ ਕੇ ਹਥੇਲੀ ਨਾਲ ਮੋਢਿਆਂ ਦੇ ਵਿਚਕਾਰ ਪੰਜ ਵਾਰ ਜ਼ੋਰ ਨਾਲ ਥਾਪੜੋ।¦ਫਿਰ ਪਿੱਛੇ ਖੜ੍ਹ ਕੇ ਧੁੰਨੀ ਤੋਂ ਉੱਪਰ ਮੁੱਠੀ ਰੱਖੋ ਅਤੇ ਪੰਜ ਵਾਰ ਝਟਕੇ ਨਾਲ ਅੰਦਰ ਤੇ ਉੱਪਰ ਵੱਲ ਖਿੱਚੋ; ਚੀਜ਼ ਨਿਕਲਣ ਤੱਕ ਵਾਰੀ-ਵਾਰੀ ਕਰਦੇ ਰਹੋ।¦ਨਿੱਕੇ ਬੱਚੇ ਨੂੰ ਬਾਂਹ ਉੱਤੇ ਮੂਧਾ ਲਿਟਾ ਕੇ ਪਿੱਠ ਉੱਤੇ ਪੰਜ ਥਾਪੜੇ ਦਿਓ, ਫਿਰ ਸਿੱਧਾ ਕਰਕੇ ਦੋ ਉਂਗਲਾਂ ਨਾਲ ਛਾਤੀ ਪੰਜ ਵਾਰ ਦਬਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए, और उसे आगे झुकाकर हथेली से कंधों के बीच पाँच बार ज़ोर से थपथपाइए।¦फिर पीछे खड़े होकर नाभि के ऊपर मुट्ठी रखिए और पाँच बार झटके से भीतर और ऊपर की ओर खींचिए; चीज़ निकलने तक बारी-बारी करते रहिए।¦छोटे बच्चे को बाँह पर उल्टा लिटाकर पीठ पर पाँच थपकी दीजिए, फिर सीधा करके दो उँगलियों से छाती पाँच बार दबाइए।',
      ),
    ),
    chest: {
      self: words(
        'Call {emergency} now and say that you have chest pain.¦Sit down, do not walk and do not drive; loosen your clothes, unlock the door and call somebody to you.¦Chew one aspirin (300 mg) when the person on the phone tells you to.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੈ।¦ਬੈਠ ਜਾਓ, ਨਾ ਤੁਰੋ ਅਤੇ ਨਾ ਆਪ ਗੱਡੀ ਚਲਾਓ; ਕੱਪੜੇ ਢਿੱਲੇ ਕਰੋ, ਦਰਵਾਜ਼ਾ ਖੋਲ੍ਹ ਦਿਓ ਅਤੇ ਕਿਸੇ ਨੂੰ ਕੋਲ ਸੱਦੋ।¦ਐਸਪ੍ਰੀਨ ਬਾਰੇ ਫ਼ੋਨ ਉੱਤੇ ਪੁੱਛ ਕੇ ਹੀ ਖਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और बताइए कि सीने में दर्द है।¦बैठ जाइए, न चलिए और न ख़ुद गाड़ी चलाइए; कपड़े ढीले कीजिए, दरवाज़ा खोल दीजिए और किसी को पास बुलाइए।¦एस्पिरिन फ़ोन पर पूछकर ही लीजिए।',
      ),
      helper: words(
        'Call {emergency} now and say that it may be the heart.¦Let them sit half upright and not walk; loosen the clothes and stay beside them.¦When they stop breathing, push hard and fast on the middle of the chest until help comes.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਦਿਲ ਦਾ ਦੌਰਾ ਹੋ ਸਕਦਾ ਹੈ।¦ਉਹਨਾਂ ਨੂੰ ਅੱਧਾ ਬਿਠਾ ਕੇ ਰੱਖੋ, ਤੁਰਨ ਨਾ ਦਿਓ, ਕੱਪੜੇ ਢਿੱਲੇ ਕਰੋ ਅਤੇ ਕੋਲ ਰਹੋ।¦ਸਾਹ ਰੁਕਣ ’ਤੇ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਜ਼ੋਰ ਨਾਲ, ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और बताइए कि दिल का दौरा हो सकता है।¦उन्हें आधा बैठाकर रखिए, चलने न दीजिए, कपड़े ढीले कीजिए और पास रहिए।¦साँस रुकने पर छाती के बीच में ज़ोर से, तेज़-तेज़ दबाइए।',
      ),
    },
    stroke: both(
      words(
        'Call {emergency} now, say that it may be a stroke, and note the time at which it began.¦Every minute counts: do not wait to see whether it passes, and give nothing to eat, to drink or as medicine.¦Lay the head a little higher, and on the side when there is vomiting.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਦੱਸੋ ਕਿ ਅਧਰੰਗ ਦਾ ਦੌਰਾ ਲੱਗਦਾ ਹੈ, ਅਤੇ ਸ਼ੁਰੂ ਹੋਣ ਦਾ ਵੇਲਾ ਲਿਖ ਲਵੋ।¦ਇੱਕ-ਇੱਕ ਮਿੰਟ ਕੀਮਤੀ ਹੈ: ਆਪੇ ਠੀਕ ਹੋਣ ਦੀ ਉਡੀਕ ਨਾ ਕਰੋ, ਅਤੇ ਖਾਣ-ਪੀਣ ਨੂੰ ਜਾਂ ਦਵਾਈ ਕੁਝ ਨਾ ਦਿਓ।¦ਸਿਰ ਥੋੜ੍ਹਾ ਉੱਚਾ ਰੱਖੋ; ਉਲਟੀ ਆਵੇ ਤਾਂ ਪਾਸੇ ਭਾਰ ਲਿਟਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए, बताइए कि लकवे का दौरा लगता है, और शुरू होने का समय लिख लीजिए।¦एक-एक मिनट क़ीमती है: अपने-आप ठीक होने का इंतज़ार न कीजिए, और खाने-पीने को या दवा कुछ न दीजिए।¦सिर थोड़ा ऊँचा रखिए; उल्टी आए तो करवट पर लिटाइए।',
      ),
    ),
    bleeding: both(
      words(
        'Call {emergency} now, and press hard on the wound with a clean cloth and do not let go.¦Lie down with the wound raised; put a second cloth over a soaked one and keep pressing until help comes.¦Call somebody to you and leave the door open.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਜ਼ਖ਼ਮ ਨੂੰ ਸਾਫ਼ ਕੱਪੜੇ ਨਾਲ ਜ਼ੋਰ ਨਾਲ ਦਬਾਈ ਰੱਖੋ, ਛੱਡੋ ਨਾ।¦ਲੇਟ ਕੇ ਜ਼ਖ਼ਮ ਵਾਲਾ ਹਿੱਸਾ ਉੱਚਾ ਰੱਖੋ; ਕੱਪੜਾ ਭਿੱਜ ਜਾਵੇ ਤਾਂ ਉੱਪਰ ਦੂਜਾ ਰੱਖ ਕੇ ਮਦਦ ਆਉਣ ਤੱਕ ਦਬਾਉਂਦੇ ਰਹੋ।¦ਕਿਸੇ ਨੂੰ ਕੋਲ ਸੱਦੋ ਅਤੇ ਦਰਵਾਜ਼ਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ।',
        'अभी {emergency} पर फ़ोन कीजिए, और घाव को साफ़ कपड़े से ज़ोर से दबाए रखिए, छोड़िए नहीं।¦लेटकर घाव वाला हिस्सा ऊँचा रखिए; कपड़ा भीग जाए तो ऊपर दूसरा रखकर मदद आने तक दबाते रहिए।¦किसी को पास बुलाइए और दरवाज़ा खुला रखिए।',
      ),
    ),
    seizure: both(
      words(
        'Call {emergency} now, and note the time.¦Clear hard things away, put something soft under the head, do not hold them down and put nothing into the mouth.¦When the jerking ends, lay them on their side and watch the breathing.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਵੇਲਾ ਵੇਖ ਲਵੋ।¦ਆਲੇ-ਦੁਆਲੇ ਤੋਂ ਸਖ਼ਤ ਚੀਜ਼ਾਂ ਹਟਾਓ, ਸਿਰ ਹੇਠਾਂ ਕੁਝ ਨਰਮ ਰੱਖੋ, ਉਹਨਾਂ ਨੂੰ ਘੁੱਟ ਕੇ ਨਾ ਫੜੋ ਅਤੇ ਮੂੰਹ ਵਿੱਚ ਕੁਝ ਨਾ ਪਾਓ।¦ਝਟਕੇ ਰੁਕਣ ’ਤੇ ਪਾਸੇ ਭਾਰ ਲਿਟਾਓ ਅਤੇ ਸਾਹ ਵੇਖਦੇ ਰਹੋ।',
        'अभी {emergency} पर फ़ोन कीजिए, और समय देख लीजिए।¦आसपास से सख़्त चीज़ें हटाइए, सिर के नीचे कुछ नरम रखिए, उन्हें जकड़कर न पकड़िए और मुँह में कुछ न डालिए।¦झटके रुकने पर करवट पर लिटाइए और साँस देखते रहिए।',
      ),
    ),
    baby: both(
      words(
        'Call {emergency} now and put the phone on speaker.¦Tap the sole of the foot and call the baby; without breathing, lay the baby on a firm surface, put two fingers on the middle of the chest and push fast, twice a second, a third of its depth.¦After 30 pushes give two small breaths over mouth and nose together, and go on until help comes.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸਪੀਕਰ ਚਲਾ ਦਿਓ।¦ਬੱਚੇ ਦੀ ਪੈਰ ਦੀ ਤਲੀ ਥਪਥਪਾਓ ਅਤੇ ਬੁਲਾਓ; ਸਾਹ ਨਾ ਹੋਵੇ ਤਾਂ ਸਖ਼ਤ ਥਾਂ ਲਿਟਾ ਕੇ ਦੋ ਉਂਗਲਾਂ ਨਾਲ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਓ, ਇੱਕ ਸਕਿੰਟ ਵਿੱਚ ਦੋ ਵਾਰ।¦ਤੀਹ ਵਾਰ ਦਬਾ ਕੇ ਮੂੰਹ ਅਤੇ ਨੱਕ ਇਕੱਠੇ ਢੱਕ ਕੇ ਦੋ ਛੋਟੇ ਸਾਹ ਦਿਓ, ਅਤੇ ਮਦਦ ਆਉਣ ਤੱਕ ਕਰਦੇ ਰਹੋ।',
        'अभी {emergency} पर फ़ोन कीजिए और स्पीकर चला दीजिए।¦बच्चे के पैर का तलवा थपथपाइए और पुकारिए; साँस न हो तो सख़्त जगह पर लिटाकर दो उँगलियों से छाती के बीच में तेज़-तेज़ दबाइए, एक सेकंड में दो बार।¦तीस बार दबाकर मुँह और नाक साथ ढककर दो छोटी साँसें दीजिए, और मदद आने तक करते रहिए।',
      ),
    ),
    burn: both(
      words(
        'Call {emergency} now, put out the flames and hold the burn under cool running water for twenty minutes.¦Take off rings and clothes near it, but nothing that sticks to the skin.¦No ice, no toothpaste, no oil; cover it loosely with something clean.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅੱਗ ਬੁਝਾਓ ਅਤੇ ਸੜੇ ਹਿੱਸੇ ਉੱਤੇ ਵੀਹ ਮਿੰਟ ਠੰਢਾ ਚੱਲਦਾ ਪਾਣੀ ਪਾਓ।¦ਕੋਲੋਂ ਛਾਪਾਂ ਅਤੇ ਕੱਪੜੇ ਲਾਹ ਦਿਓ, ਪਰ ਜੋ ਚਮੜੀ ਨਾਲ ਚਿਪਕਿਆ ਹੈ ਉਹ ਨਾ ਖਿੱਚੋ।¦ਬਰਫ਼, ਟੁੱਥਪੇਸਟ ਜਾਂ ਤੇਲ ਨਾ ਲਾਓ; ਸਾਫ਼ ਕੱਪੜੇ ਨਾਲ ਹਲਕਾ ਢੱਕੋ।',
        'अभी {emergency} पर फ़ोन कीजिए, आग बुझाइए और जले हिस्से पर बीस मिनट ठंडा बहता पानी डालिए।¦पास की अँगूठियाँ और कपड़े उतार दीजिए, पर जो त्वचा से चिपका है उसे न खींचिए।¦बर्फ़, टूथपेस्ट या तेल न लगाइए; साफ़ कपड़े से हल्का ढकिए।',
      ),
    ),
    shock: both(
      words(
        'Call {emergency} now, and switch the power off before you touch them.¦Where it cannot be switched off, push the wire away with dry wood.¦Without normal breathing, push hard and fast on the middle of the chest until help comes.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਹੱਥ ਲਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਬਿਜਲੀ ਬੰਦ ਕਰੋ।¦ਬੰਦ ਨਾ ਹੋ ਸਕੇ ਤਾਂ ਸੁੱਕੀ ਲੱਕੜ ਨਾਲ ਤਾਰ ਪਰ੍ਹਾਂ ਕਰੋ।¦ਸਾਹ ਠੀਕ ਨਾ ਚੱਲੇ ਤਾਂ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਜ਼ੋਰ ਨਾਲ, ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਉਂਦੇ ਰਹੋ।',
        'अभी {emergency} पर फ़ोन कीजिए, और छूने से पहले बिजली बंद कीजिए।¦बंद न हो सके तो सूखी लकड़ी से तार हटाइए।¦साँस ठीक न चले तो छाती के बीच में ज़ोर से, तेज़-तेज़ दबाते रहिए।',
      ),
    ),
    gas: both(
      words(
        'Get out into the open air now and call {emergency} from there.¦Drag anybody who cannot walk out with you, if you can do it in one breath; leave doors and windows open behind you.¦Touch no switch and light nothing, and do not go back in.¦Outside, look at the chest for ten seconds: while it rises and falls, lay them on their side; without normal breathing, push hard and fast on the middle of the chest until help comes.',
        'ਹੁਣੇ ਖੁੱਲ੍ਹੀ ਹਵਾ ਵਿੱਚ ਬਾਹਰ ਨਿਕਲੋ ਅਤੇ ਉੱਥੋਂ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਜਿਹੜਾ ਤੁਰ ਨਹੀਂ ਸਕਦਾ, ਜੇ ਇੱਕੋ ਸਾਹ ਵਿੱਚ ਹੋ ਸਕੇ ਤਾਂ ਉਸ ਨੂੰ ਖਿੱਚ ਕੇ ਨਾਲ ਬਾਹਰ ਲੈ ਆਓ; ਬੂਹੇ-ਬਾਰੀਆਂ ਖੁੱਲ੍ਹੇ ਛੱਡ ਦਿਓ।¦ਕਿਸੇ ਬਿਜਲੀ ਦੇ ਬਟਨ ਨੂੰ ਹੱਥ ਨਾ ਲਾਓ, ਕੁਝ ਨਾ ਬਾਲੋ, ਅਤੇ ਮੁੜ ਅੰਦਰ ਨਾ ਜਾਓ।¦ਬਾਹਰ ਆ ਕੇ ਦਸ ਸਕਿੰਟ ਛਾਤੀ ਵੱਲ ਵੇਖੋ: ਸਾਹ ਚੱਲਦਾ ਹੈ ਤਾਂ ਪਾਸੇ ਭਾਰ ਲਿਟਾਓ; ਸਾਹ ਠੀਕ ਨਹੀਂ ਚੱਲਦਾ ਤਾਂ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਜ਼ੋਰ ਨਾਲ, ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਉਂਦੇ ਰਹੋ, ਮਦਦ ਪਹੁੰਚਣ ਤੱਕ।',
        'अभी खुली हवा में बाहर निकलिए और वहाँ से {emergency} पर फ़ोन कीजिए।¦जो चल नहीं सकता, एक ही साँस में हो सके तो उसे खींचकर साथ बाहर लाइए; दरवाज़े-खिड़कियाँ खुली छोड़ दीजिए।¦बिजली का कोई बटन न छुइए, कुछ न जलाइए, और दोबारा अंदर न जाइए।¦बाहर आकर दस सेकंड छाती की ओर देखिए: साँस चल रही हो तो करवट पर लिटाइए; साँस ठीक न चले तो छाती के बीच में ज़ोर से, तेज़-तेज़ दबाते रहिए, मदद पहुँचने तक।',
      ),
    ),
    drowning: both(
      words(
        'Call {emergency} now and shout for people nearby.¦Reach with a rope, a pole or a turban from firm ground; do not jump in yourself.¦Out of the water and without breathing: push hard and fast on the middle of the chest until help comes.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਆਲੇ-ਦੁਆਲੇ ਦੇ ਲੋਕਾਂ ਨੂੰ ਆਵਾਜ਼ ਮਾਰੋ।¦ਪੱਕੀ ਥਾਂ ਖੜ੍ਹ ਕੇ ਰੱਸੀ, ਬਾਂਸ ਜਾਂ ਪੱਗ ਸੁੱਟੋ; ਆਪ ਛਾਲ ਨਾ ਮਾਰੋ।¦ਬਾਹਰ ਕੱਢ ਕੇ ਸਾਹ ਨਾ ਹੋਵੇ ਤਾਂ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਜ਼ੋਰ ਨਾਲ, ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और आसपास के लोगों को आवाज़ दीजिए।¦पक्की जगह खड़े होकर रस्सी, बाँस या कपड़ा फेंकिए; ख़ुद न कूदिए।¦बाहर निकालकर साँस न हो तो छाती के बीच में ज़ोर से, तेज़-तेज़ दबाइए।',
      ),
    ),
    snake: both(
      words(
        'Call {emergency} now and get to a hospital that has antivenom.¦Keep the bitten limb still and low, like a broken bone; take off rings and do not walk.¦Do not cut, suck or tie it off, and do not look for the snake.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਉਸ ਹਸਪਤਾਲ ਪਹੁੰਚੋ ਜਿੱਥੇ ਸੱਪ ਦੇ ਜ਼ਹਿਰ ਦਾ ਟੀਕਾ ਹੈ।¦ਡੰਗੇ ਅੰਗ ਨੂੰ ਹਿਲਾਓ ਨਾ ਅਤੇ ਨੀਵਾਂ ਰੱਖੋ; ਛਾਪਾਂ ਲਾਹ ਦਿਓ ਅਤੇ ਤੁਰੋ ਨਾ।¦ਨਾ ਚੀਰਾ ਲਾਓ, ਨਾ ਚੂਸੋ, ਨਾ ਕੱਸ ਕੇ ਬੰਨ੍ਹੋ।',
        'अभी {emergency} पर फ़ोन कीजिए और उस अस्पताल पहुँचिए जहाँ साँप के ज़हर का टीका हो।¦डसे अंग को हिलाइए नहीं और नीचा रखिए; अँगूठियाँ उतार दीजिए और चलिए नहीं।¦न चीरा लगाइए, न चूसिए, न कसकर बाँधिए।',
      ),
    ),
    place: {
      self: words(
        'Step back to a safe place now, away from the edge or the track, and then call {emergency}.¦Sit down where there are people, and say to them: I was about to die, stay with me.¦This hour can pass; you told me, and that is the part of you that wants to live. {talk} answers day and night.',
        'ਹੁਣੇ ਪਿੱਛੇ ਹਟ ਕੇ ਸੁਰੱਖਿਅਤ ਥਾਂ ਆ ਜਾਓ, ਕਿਨਾਰੇ ਅਤੇ ਪਟੜੀ ਤੋਂ ਦੂਰ, ਅਤੇ ਫਿਰ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਜਿੱਥੇ ਲੋਕ ਹਨ ਉੱਥੇ ਬੈਠ ਜਾਓ ਅਤੇ ਕਹੋ: ਮੈਂ ਮਰਨ ਲੱਗਾ / ਲੱਗੀ ਸੀ, ਮੇਰੇ ਕੋਲ ਰਹੋ।¦ਇਹ ਘੜੀ ਲੰਘ ਸਕਦੀ ਹੈ; ਤੁਸੀਂ ਦੱਸਿਆ, ਇਸ ਦਾ ਮਤਲਬ ਹੈ ਕਿ ਤੁਹਾਡੇ ਅੰਦਰ ਜਿਊਣ ਦੀ ਚਾਹ ਹੈ। ਦਿਨ-ਰਾਤ {talk} ਗੱਲ ਹੋ ਸਕਦੀ ਹੈ।',
        'अभी पीछे हटकर सुरक्षित जगह आ जाइए, किनारे और पटरी से दूर, और फिर {emergency} पर फ़ोन कीजिए।¦जहाँ लोग हों वहाँ बैठ जाइए और कहिए: मैं मरने वाला / वाली था / थी, मेरे पास रहिए।¦यह घड़ी बीत सकती है; आपने बताया, इसका अर्थ है कि आपके भीतर जीने की चाह है। दिन-रात {talk} बात हो सकती है।',
      ),
      helper: words(
        'Call {emergency} now and say exactly where they are.¦Keep them talking, calmly and without reproach: I am here, step back to me.¦Go nearer only as far as you are safe yourself, and send somebody else to fetch people.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਉਹ ਠੀਕ ਕਿੱਥੇ ਹਨ।¦ਸ਼ਾਂਤੀ ਨਾਲ, ਬਿਨਾਂ ਝਿੜਕੇ ਗੱਲ ਕਰਦੇ ਰਹੋ: ਮੈਂ ਇੱਥੇ ਹਾਂ, ਪਿੱਛੇ ਮੇਰੇ ਕੋਲ ਆ ਜਾਓ।¦ਓਨਾ ਹੀ ਨੇੜੇ ਜਾਓ ਜਿੰਨਾ ਤੁਸੀਂ ਆਪ ਸੁਰੱਖਿਅਤ ਰਹੋ, ਅਤੇ ਕਿਸੇ ਹੋਰ ਨੂੰ ਲੋਕਾਂ ਨੂੰ ਸੱਦਣ ਭੇਜੋ।',
        'अभी {emergency} पर फ़ोन कीजिए और बताइए कि वे ठीक कहाँ हैं।¦शांति से, बिना डाँटे बात करते रहिए: मैं यहाँ हूँ, पीछे मेरे पास आ जाइए।¦उतना ही पास जाइए जितना आप ख़ुद सुरक्षित रहें, और किसी और को लोगों को बुलाने भेजिए।',
      ),
    },
    means: {
      self: words(
        'Put it down now, leave the room, and call {emergency}.¦Go to the nearest person, at home or next door, and say: I am about to kill myself, do not leave me alone.¦Until somebody is with you, stay on the phone; {talk} answers day and night.',
        'ਉਹ ਚੀਜ਼ ਹੁਣੇ ਰੱਖ ਦਿਓ, ਕਮਰੇ ਵਿੱਚੋਂ ਬਾਹਰ ਆ ਜਾਓ, ਅਤੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਘਰ ਵਿੱਚ ਜਾਂ ਗੁਆਂਢ ਵਿੱਚ ਸਭ ਤੋਂ ਨੇੜੇ ਦੇ ਬੰਦੇ ਕੋਲ ਜਾਓ ਅਤੇ ਕਹੋ: ਮੈਂ ਆਪਣੀ ਜਾਨ ਲੈਣ ਲੱਗਾ / ਲੱਗੀ ਸੀ, ਮੈਨੂੰ ਇਕੱਲਾ ਨਾ ਛੱਡੋ।¦ਕਿਸੇ ਦੇ ਆਉਣ ਤੱਕ ਫ਼ੋਨ ਉੱਤੇ ਰਹੋ; ਦਿਨ-ਰਾਤ {talk} ਗੱਲ ਹੋ ਸਕਦੀ ਹੈ।',
        'वह चीज़ अभी रख दीजिए, कमरे से बाहर आ जाइए, और {emergency} पर फ़ोन कीजिए।¦घर में या पड़ोस में सबसे पास के व्यक्ति के पास जाइए और कहिए: मैं अपनी जान लेने वाला / वाली था / थी, मुझे अकेला न छोड़िए।¦किसी के आने तक फ़ोन पर रहिए; दिन-रात {talk} बात हो सकती है।',
      ),
      helper: words(
        'Call {emergency} now and put the phone on speaker.¦Somebody who hangs: lift the body, cut the rope above the knot, lay them down, and without breathing push hard and fast on the middle of the chest until help comes.¦Do not leave them alone for a moment, and take the rope, the blade or the weapon away as far as it is safe for you.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸਪੀਕਰ ਚਲਾ ਦਿਓ।¦ਕੋਈ ਲਟਕਿਆ ਹੈ ਤਾਂ ਸਰੀਰ ਚੁੱਕ ਕੇ ਗੰਢ ਤੋਂ ਉੱਪਰੋਂ ਰੱਸੀ ਕੱਟੋ, ਲਿਟਾਓ, ਅਤੇ ਸਾਹ ਨਾ ਹੋਵੇ ਤਾਂ ਛਾਤੀ ਦੇ ਵਿਚਕਾਰ ਜ਼ੋਰ ਨਾਲ, ਤੇਜ਼-ਤੇਜ਼ ਦਬਾਓ।¦ਇੱਕ ਪਲ ਵੀ ਇਕੱਲਾ ਨਾ ਛੱਡੋ, ਅਤੇ ਰੱਸੀ, ਬਲੇਡ ਜਾਂ ਹਥਿਆਰ ਦੂਰ ਕਰ ਦਿਓ।',
        'अभी {emergency} पर फ़ोन कीजिए और स्पीकर चला दीजिए।¦कोई लटका हो तो शरीर उठाकर गाँठ के ऊपर से रस्सी काटिए, लिटाइए, और साँस न हो तो छाती के बीच में ज़ोर से, तेज़-तेज़ दबाइए।¦एक पल भी अकेला न छोड़िए, और रस्सी, ब्लेड या हथियार दूर कर दीजिए।',
      ),
    },
    attack: both(
      words(
        'Call {emergency} now and say your address first; leave the line open even when you cannot speak.¦Get out, to neighbours or to any place with people; where you cannot get out, lock yourself into a room with a window, away from the kitchen.¦Shout loudly. It is not your fault.',
        'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਪਹਿਲਾਂ ਆਪਣਾ ਪਤਾ ਦੱਸੋ; ਬੋਲ ਨਾ ਸਕੋ ਤਾਂ ਵੀ ਫ਼ੋਨ ਚੱਲਦਾ ਰਹਿਣ ਦਿਓ।¦ਬਾਹਰ ਨਿਕਲੋ, ਗੁਆਂਢੀਆਂ ਕੋਲ ਜਾਂ ਜਿੱਥੇ ਲੋਕ ਹੋਣ; ਨਿਕਲ ਨਾ ਸਕੋ ਤਾਂ ਖਿੜਕੀ ਵਾਲੇ ਕਮਰੇ ਵਿੱਚ ਅੰਦਰੋਂ ਕੁੰਡੀ ਲਾ ਲਵੋ, ਰਸੋਈ ਤੋਂ ਦੂਰ ਰਹੋ।¦ਉੱਚੀ ਰੌਲਾ ਪਾਓ। ਕਸੂਰ ਤੁਹਾਡਾ ਨਹੀਂ।',
        'अभी {emergency} पर फ़ोन कीजिए और पहले अपना पता बताइए; बोल न सकें तो भी फ़ोन चालू रहने दीजिए।¦बाहर निकलिए, पड़ोसियों के पास या जहाँ लोग हों; निकल न सकें तो खिड़की वाले कमरे में भीतर से कुंडी लगा लीजिए, रसोई से दूर रहिए।¦ज़ोर से शोर मचाइए। दोष आपका नहीं है।',
      ),
    ),
  }
})()

/** After a body is safe: who attempted it is not scolded. */
export const STAY: Words = words(
  'Write to me again when somebody is with you. Your life is precious, and this hour is not the whole of it.',
  'ਜਦੋਂ ਕੋਈ ਤੁਹਾਡੇ ਕੋਲ ਆ ਜਾਵੇ, ਮੁੜ ਲਿਖਿਓ। ਤੁਹਾਡੀ ਜਾਨ ਅਨਮੋਲ ਹੈ, ਅਤੇ ਜ਼ਿੰਦਗੀ ਇਸ ਇੱਕ ਘੜੀ ਤੋਂ ਕਿਤੇ ਵੱਡੀ ਹੈ।',
  'जब कोई आपके पास आ जाए, फिर लिखिए। आपकी जान अनमोल है, और जीवन इस एक घड़ी से कहीं बड़ा है।',
)

type Key = `${CareKind}/${Need['person']}`

/** What is said where the message itself tells of the need. */
export const HELP: Readonly<Partial<Record<Key, Help>>> = {
  'selfHarm/self': [
    words(
      'Please call {talk} now; somebody will listen to you, day and night, without judging.¦Call {emergency} the moment you are close to doing it.¦Thank you for saying this. You are precious, and you are not meant to carry it alone.',
      'ਹੁਣੇ {talk} ਫ਼ੋਨ ਕਰੋ; ਦਿਨ-ਰਾਤ ਕੋਈ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣੇਗਾ, ਬਿਨਾਂ ਝਿੜਕੇ।¦ਜਿਸ ਪਲ ਲੱਗੇ ਕਿ ਕਦਮ ਚੁੱਕਣ ਲੱਗੇ ਹੋ, {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਤੁਸੀਂ ਇਹ ਗੱਲ ਦੱਸੀ, ਇਸ ਲਈ ਧੰਨਵਾਦ। ਤੁਸੀਂ ਅਨਮੋਲ ਹੋ, ਅਤੇ ਇਹ ਭਾਰ ਇਕੱਲਿਆਂ ਨਹੀਂ ਚੁੱਕਣਾ।',
      'अभी {talk} फ़ोन कीजिए; दिन-रात कोई आपकी बात सुनेगा, बिना डाँटे।¦जिस पल लगे कि क़दम उठाने वाले हैं, {emergency} पर फ़ोन कीजिए।¦आपने यह बात कही, इसके लिए धन्यवाद। आप अनमोल हैं, और यह बोझ अकेले नहीं उठाना है।',
    ),
    words(
      'Tell one person you trust the same thing today, in these plain words, and ask them to sit with you. Give the tablets, the blade, the rope or the spray to somebody else to keep, and stay away from the roof, the water and the tracks. Pain this heavy does ease with help, even though it does not feel so now.',
      'ਅੱਜ ਹੀ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਇਹੀ ਗੱਲ ਸਿੱਧੀ ਦੱਸੋ ਅਤੇ ਕਹੋ ਕਿ ਉਹ ਤੁਹਾਡੇ ਕੋਲ ਬੈਠਣ। ਗੋਲੀਆਂ, ਬਲੇਡ, ਰੱਸੀ ਜਾਂ ਸਪਰੇਅ ਕਿਸੇ ਹੋਰ ਨੂੰ ਸਾਂਭਣ ਲਈ ਦੇ ਦਿਓ, ਅਤੇ ਛੱਤ, ਨਹਿਰ ਤੇ ਪਟੜੀ ਤੋਂ ਦੂਰ ਰਹੋ। ਇੰਨੀ ਭਾਰੀ ਪੀੜ ਵੀ ਮਦਦ ਨਾਲ ਘਟਦੀ ਹੈ, ਭਾਵੇਂ ਹੁਣ ਇੰਝ ਨਾ ਲੱਗੇ।',
      'आज ही किसी भरोसे के व्यक्ति को यही बात सीधे-सीधे बताइए और कहिए कि वे आपके पास बैठें। गोलियाँ, ब्लेड, रस्सी या कीटनाशक किसी और को सँभालने के लिए दे दीजिए, और छत, पानी और पटरी से दूर रहिए। इतनी भारी पीड़ा भी सहायता से घटती है, चाहे अभी ऐसा न लगे।',
    ),
  ],
  'child/child': [
    words(
      'Call {child} today; it costs nothing, and they help children who are hurt.¦Call {emergency} when he or she is near you and you are afraid.¦It is not your fault. You did nothing wrong, and you are brave to say it.',
      'ਅੱਜ ਹੀ {child} ਫ਼ੋਨ ਕਰੋ; ਪੈਸੇ ਨਹੀਂ ਲੱਗਦੇ, ਉਹ ਬੱਚਿਆਂ ਦੀ ਮਦਦ ਕਰਦੇ ਹਨ।¦ਜਦੋਂ ਉਹ ਨੇੜੇ ਹੋਵੇ ਅਤੇ ਤੁਹਾਨੂੰ ਡਰ ਲੱਗੇ, {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਇਸ ਵਿੱਚ ਤੁਹਾਡਾ ਕੋਈ ਕਸੂਰ ਨਹੀਂ। ਤੁਸੀਂ ਕੁਝ ਗ਼ਲਤ ਨਹੀਂ ਕੀਤਾ, ਅਤੇ ਤੁਸੀਂ ਦੱਸਣ ਦੀ ਹਿੰਮਤ ਕੀਤੀ ਹੈ।',
      'आज ही {child} फ़ोन कीजिए; पैसे नहीं लगते, वे बच्चों की मदद करते हैं।¦जब वह पास हो और आपको डर लगे, {emergency} पर फ़ोन कीजिए।¦इसमें आपका कोई दोष नहीं है। आपने कुछ ग़लत नहीं किया, और आपने बताने की हिम्मत की है।',
    ),
    words(
      'Tell one grown-up today: your mother, a grandmother, an aunt, a teacher. Say it in simple words: somebody hurts me, or touches me, and I am afraid. When the first one does not believe you, tell the next one. Do not keep it a secret, whoever told you to, and stay where other people are.',
      'ਅੱਜ ਹੀ ਕਿਸੇ ਵੱਡੇ ਨੂੰ ਦੱਸੋ: ਮਾਂ ਨੂੰ, ਦਾਦੀ ਜਾਂ ਨਾਨੀ ਨੂੰ, ਮਾਸੀ ਨੂੰ, ਅਧਿਆਪਕ ਨੂੰ। ਸਿੱਧਾ ਕਹੋ: ਕੋਈ ਮੈਨੂੰ ਮਾਰਦਾ ਹੈ, ਜਾਂ ਗ਼ਲਤ ਹੱਥ ਲਾਉਂਦਾ ਹੈ, ਅਤੇ ਮੈਨੂੰ ਡਰ ਲੱਗਦਾ ਹੈ। ਇੱਕ ਨਾ ਮੰਨੇ ਤਾਂ ਦੂਜੇ ਨੂੰ ਦੱਸੋ। ਇਹ ਗੱਲ ਲੁਕਾ ਕੇ ਨਹੀਂ ਰੱਖਣੀ, ਭਾਵੇਂ ਕੋਈ ਵੀ ਕਹੇ, ਅਤੇ ਉੱਥੇ ਰਹੋ ਜਿੱਥੇ ਹੋਰ ਲੋਕ ਹੋਣ।',
      'आज ही किसी बड़े को बताइए: माँ को, दादी या नानी को, मौसी को, शिक्षक को। सीधे कहिए: कोई मुझे मारता है, या ग़लत तरह छूता है, और मुझे डर लगता है। एक न माने तो दूसरे को बताइए। यह बात छिपाकर नहीं रखनी है, चाहे कोई भी कहे, और वहाँ रहिए जहाँ और लोग हों।',
    ),
  ],
  'child/helper': [
    words(
      'Call {child} today and tell what you know; in danger call {emergency} at once.¦Keep the child away from that person from this hour on, whoever it is.',
      'ਅੱਜ ਹੀ {child} ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਜੋ ਪਤਾ ਹੈ ਦੱਸੋ; ਖ਼ਤਰੇ ਵੇਲੇ ਉਸੇ ਘੜੀ {emergency} ਉੱਤੇ।¦ਇਸੇ ਘੜੀ ਤੋਂ ਬੱਚੇ ਨੂੰ ਉਸ ਬੰਦੇ ਤੋਂ ਦੂਰ ਰੱਖੋ, ਭਾਵੇਂ ਉਹ ਕੋਈ ਵੀ ਹੋਵੇ।',
      'आज ही {child} फ़ोन कीजिए और जो पता है बताइए; ख़तरे में उसी घड़ी {emergency} पर।¦इसी घड़ी से बच्चे को उस व्यक्ति से दूर रखिए, चाहे वह कोई भी हो।',
    ),
    words(
      'Say to the child: I believe you, it is not your fault, I will look after you. Do not question again and again, do not promise to keep it secret, and do not wash away what a doctor may have to see. Do not settle it inside the family; write down what was said, and go to the police or a doctor together with somebody you trust.',
      'ਬੱਚੇ ਨੂੰ ਕਹੋ: ਮੈਨੂੰ ਤੇਰੀ ਗੱਲ ਉੱਤੇ ਯਕੀਨ ਹੈ, ਤੇਰਾ ਕੋਈ ਕਸੂਰ ਨਹੀਂ, ਮੈਂ ਤੇਰੇ ਨਾਲ ਹਾਂ। ਮੁੜ-ਮੁੜ ਨਾ ਪੁੱਛੋ, ਗੱਲ ਲੁਕਾਉਣ ਦਾ ਵਾਅਦਾ ਨਾ ਕਰੋ, ਅਤੇ ਡਾਕਟਰ ਦੇ ਵੇਖਣ ਤੋਂ ਪਹਿਲਾਂ ਕੱਪੜੇ ਨਾ ਧੋਵੋ। ਗੱਲ ਘਰ ਵਿੱਚ ਹੀ ਨਾ ਦਬਾਓ; ਜੋ ਬੱਚੇ ਨੇ ਕਿਹਾ ਉਹ ਲਿਖ ਲਵੋ, ਅਤੇ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨਾਲ ਡਾਕਟਰ ਅਤੇ ਪੁਲਿਸ ਕੋਲ ਜਾਓ।',
      'बच्चे से कहिए: मुझे तुम्हारी बात पर यक़ीन है, तुम्हारा कोई दोष नहीं, मैं तुम्हारे साथ हूँ। बार-बार न पूछिए, बात छिपाने का वादा न कीजिए, और डॉक्टर के देखने से पहले कपड़े न धोइए। बात घर में ही न दबाइए; बच्चे ने जो कहा वह लिख लीजिए, और किसी भरोसे के व्यक्ति के साथ डॉक्टर और पुलिस के पास जाइए।',
    ),
  ],
  'violence/self': [
    words(
      'Call {emergency} now, and whenever you are in danger; you need no permission for it.¦You can also call {women}, day and night.¦What is done to you is not your fault, and you deserve to be safe.',
      'ਹੁਣੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਜਦੋਂ ਵੀ ਖ਼ਤਰਾ ਹੋਵੇ; ਕਿਸੇ ਤੋਂ ਪੁੱਛਣ ਦੀ ਲੋੜ ਨਹੀਂ।¦ਦਿਨ-ਰਾਤ {women} ਵੀ ਫ਼ੋਨ ਹੋ ਸਕਦਾ ਹੈ।¦ਜੋ ਤੁਹਾਡੇ ਨਾਲ ਹੋ ਰਿਹਾ ਹੈ, ਉਸ ਵਿੱਚ ਤੁਹਾਡਾ ਕੋਈ ਕਸੂਰ ਨਹੀਂ; ਸੁਰੱਖਿਅਤ ਰਹਿਣਾ ਤੁਹਾਡਾ ਹੱਕ ਹੈ।',
      'अभी {emergency} पर फ़ोन कीजिए, और जब भी ख़तरा हो; किसी से पूछने की ज़रूरत नहीं।¦दिन-रात {women} भी फ़ोन किया जा सकता है।¦जो आपके साथ हो रहा है, उसमें आपका कोई दोष नहीं; सुरक्षित रहना आपका अधिकार है।',
    ),
    words(
      'Tell one person you trust today. Keep your phone, papers, some money and the children’s things in one bag, decide where you could go by night, and agree on a word that means: send help. After rape or injuries see a doctor soon, before washing. No scripture asks anyone to stay and be hurt.',
      'ਅੱਜ ਹੀ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ। ਫ਼ੋਨ, ਕਾਗ਼ਜ਼, ਕੁਝ ਪੈਸੇ ਅਤੇ ਬੱਚਿਆਂ ਦਾ ਸਮਾਨ ਇੱਕ ਬੈਗ ਵਿੱਚ ਰੱਖੋ, ਸੋਚ ਲਵੋ ਕਿ ਰਾਤ ਨੂੰ ਵੀ ਕਿੱਥੇ ਜਾਇਆ ਜਾ ਸਕਦਾ ਹੈ, ਅਤੇ ਕਿਸੇ ਨਾਲ ਇੱਕ ਸ਼ਬਦ ਤੈਅ ਕਰੋ ਜਿਸ ਦਾ ਮਤਲਬ ਹੋਵੇ: ਮਦਦ ਭੇਜੋ। ਜਬਰ ਜਨਾਹ ਜਾਂ ਸੱਟ ਤੋਂ ਬਾਅਦ ਨਹਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ। ਕੋਈ ਵੀ ਧਰਮ ਗ੍ਰੰਥ ਕਿਸੇ ਨੂੰ ਮਾਰ ਸਹਿੰਦੇ ਰਹਿਣ ਲਈ ਨਹੀਂ ਕਹਿੰਦਾ।',
      'आज ही किसी भरोसे के व्यक्ति को बताइए। फ़ोन, काग़ज़, कुछ पैसे और बच्चों का सामान एक बैग में रखिए, सोच लीजिए कि रात में भी कहाँ जाया जा सकता है, और किसी के साथ एक शब्द तय कीजिए जिसका अर्थ हो: मदद भेजो। बलात्कार या चोट के बाद नहाने से पहले डॉक्टर से मिलिए। कोई भी धर्मग्रंथ किसी से मार सहते रहने को नहीं कहता।',
    ),
  ],
  'violence/helper': [
    words(
      'Call {emergency} as soon as it happens; anybody may call.¦She or he can call {women} too, and you can call for her.¦You are right to take it seriously.',
      'ਮਾਰ-ਕੁੱਟ ਹੁੰਦਿਆਂ ਹੀ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ; ਕੋਈ ਵੀ ਕਰ ਸਕਦਾ ਹੈ।¦{women} ਵੀ ਫ਼ੋਨ ਹੋ ਸਕਦਾ ਹੈ, ਉਹਨਾਂ ਵੱਲੋਂ ਤੁਸੀਂ ਵੀ ਕਰ ਸਕਦੇ ਹੋ।¦ਤੁਸੀਂ ਇਸ ਨੂੰ ਗੰਭੀਰਤਾ ਨਾਲ ਲਿਆ, ਇਹ ਠੀਕ ਕੀਤਾ।',
      'मार-पीट होते ही {emergency} पर फ़ोन कीजिए; कोई भी कर सकता है।¦{women} भी फ़ोन किया जा सकता है, उनकी ओर से आप भी कर सकते हैं।¦आपने इसे गंभीरता से लिया, यह ठीक किया।',
    ),
    words(
      'Ask them when you are alone together: are you safe at home? Believe what they say, do not decide for them and do not confront the one who hits. Offer a place to sleep, keep their papers and some money for them, and go along to the doctor or the police.',
      'ਇਕੱਲਿਆਂ ਵਿੱਚ ਪੁੱਛੋ: ਕੀ ਤੁਸੀਂ ਘਰ ਵਿੱਚ ਸੁਰੱਖਿਅਤ ਹੋ? ਜੋ ਦੱਸਣ ਉਸ ਉੱਤੇ ਯਕੀਨ ਕਰੋ, ਉਹਨਾਂ ਲਈ ਆਪ ਫ਼ੈਸਲਾ ਨਾ ਕਰੋ, ਅਤੇ ਮਾਰਨ ਵਾਲੇ ਨਾਲ ਸਿੱਧਾ ਨਾ ਉਲਝੋ। ਆਪਣੇ ਘਰ ਰਹਿਣ ਦੀ ਥਾਂ ਦਿਓ, ਉਹਨਾਂ ਦੇ ਕਾਗ਼ਜ਼ ਅਤੇ ਕੁਝ ਪੈਸੇ ਸਾਂਭ ਕੇ ਰੱਖੋ, ਅਤੇ ਡਾਕਟਰ ਜਾਂ ਪੁਲਿਸ ਕੋਲ ਨਾਲ ਜਾਓ।',
      'अकेले में पूछिए: क्या आप घर में सुरक्षित हैं? जो बताएँ उस पर विश्वास कीजिए, उनके लिए ख़ुद फ़ैसला न कीजिए, और मारने वाले से सीधे न उलझिए। अपने यहाँ रहने की जगह दीजिए, उनके काग़ज़ और कुछ पैसे सँभालकर रखिए, और डॉक्टर या पुलिस के पास साथ जाइए।',
    ),
  ],
  'blackmail/self': [
    words(
      'Call {police} today and report it; do not pay and do not send anything more.¦Do not delete the chats: keep the pictures of the screen, the numbers and the account names as proof, and then block them.¦The shame belongs to them and not to you.',
      'ਅੱਜ ਹੀ {police} ਫ਼ੋਨ ਕਰਕੇ ਸ਼ਿਕਾਇਤ ਲਿਖਾਓ; ਪੈਸੇ ਨਾ ਦਿਓ ਅਤੇ ਹੋਰ ਕੁਝ ਨਾ ਭੇਜੋ।¦ਸੁਨੇਹੇ ਨਾ ਮਿਟਾਓ: ਸਕਰੀਨਸ਼ਾਟ, ਨੰਬਰ ਅਤੇ ਖਾਤਿਆਂ ਦੇ ਨਾਂ ਸਬੂਤ ਵਜੋਂ ਸਾਂਭੋ, ਫਿਰ ਬਲੌਕ ਕਰੋ।¦ਸ਼ਰਮ ਉਹਨਾਂ ਨੂੰ ਆਉਣੀ ਚਾਹੀਦੀ ਹੈ, ਤੁਹਾਨੂੰ ਨਹੀਂ।',
      'आज ही {police} फ़ोन करके शिकायत दर्ज कराइए; पैसे न दीजिए और कुछ और न भेजिए।¦संदेश न मिटाइए: स्क्रीनशॉट, नंबर और खातों के नाम सबूत के लिए रखिए, फिर ब्लॉक कीजिए।¦शर्म उन्हें आनी चाहिए, आपको नहीं।',
    ),
    words(
      'Tell one person you trust before the day ends; a threat grows in secret and shrinks when it is told. The app or site takes such pictures down when you report them, and stopncii.org keeps them from being uploaded again. People get through this. You are worth more than any picture.',
      'ਅੱਜ ਹੀ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ; ਗੱਲ ਲੁਕਾਉਣ ਨਾਲ ਡਰ ਵਧਦਾ ਹੈ, ਦੱਸਣ ਨਾਲ ਘਟਦਾ ਹੈ। ਐਪ ਨੂੰ ਰਿਪੋਰਟ ਕਰੋ ਤਾਂ ਉਹ ਅਜਿਹੀਆਂ ਤਸਵੀਰਾਂ ਹਟਾ ਦਿੰਦੇ ਹਨ, ਅਤੇ stopncii.org ਉਹਨਾਂ ਨੂੰ ਮੁੜ ਚੜ੍ਹਨ ਤੋਂ ਰੋਕਦਾ ਹੈ। ਬਹੁਤ ਲੋਕ ਇਸ ਵਿੱਚੋਂ ਨਿਕਲੇ ਹਨ। ਤੁਸੀਂ ਕਿਸੇ ਵੀ ਤਸਵੀਰ ਤੋਂ ਕਿਤੇ ਵੱਧ ਹੋ।',
      'आज ही किसी भरोसे के व्यक्ति को बताइए; बात छिपाने से डर बढ़ता है, बताने से घटता है। ऐप को रिपोर्ट करने पर वे ऐसी तस्वीरें हटा देते हैं, और stopncii.org उन्हें दोबारा डाले जाने से रोकता है। बहुत लोग इससे निकले हैं। आप किसी भी तस्वीर से कहीं बढ़कर हैं।',
    ),
  ],
  'blackmail/child': [
    words(
      'Call {police} today and report it.¦You can also call {children}; they help and keep it private.¦Do not pay, do not send anything more, and do not delete the chats: they are the proof.¦It is not your fault, and you will not be punished for telling.',
      'ਅੱਜ ਹੀ {police} ਫ਼ੋਨ ਕਰਕੇ ਸ਼ਿਕਾਇਤ ਲਿਖਾਓ।¦{children} ਵੀ ਫ਼ੋਨ ਹੋ ਸਕਦਾ ਹੈ; ਉਹ ਮਦਦ ਕਰਦੇ ਹਨ ਅਤੇ ਗੱਲ ਗੁਪਤ ਰੱਖਦੇ ਹਨ।¦ਪੈਸੇ ਨਾ ਦਿਓ, ਹੋਰ ਕੁਝ ਨਾ ਭੇਜੋ, ਅਤੇ ਸੁਨੇਹੇ ਨਾ ਮਿਟਾਓ: ਉਹੀ ਸਬੂਤ ਹਨ।¦ਇਸ ਵਿੱਚ ਤੁਹਾਡਾ ਕਸੂਰ ਨਹੀਂ, ਅਤੇ ਦੱਸਣ ’ਤੇ ਤੁਹਾਨੂੰ ਕੋਈ ਸਜ਼ਾ ਨਹੀਂ ਮਿਲੇਗੀ।',
      'आज ही {police} फ़ोन करके शिकायत दर्ज कराइए।¦{children} भी फ़ोन किया जा सकता है; वे मदद करते हैं और बात गुप्त रखते हैं।¦पैसे न दीजिए, कुछ और न भेजिए, और संदेश न मिटाइए: वही सबूत हैं।¦इसमें आपका दोष नहीं है, और बताने पर आपको कोई सज़ा नहीं मिलेगी।',
    ),
    words(
      'Tell your mother, your father, a sister or a teacher today. They may be upset for a moment, and then they will be on your side. Pictures can be taken down; you are worth more than any picture.',
      'ਅੱਜ ਹੀ ਮਾਂ, ਪਿਤਾ, ਭੈਣ ਜਾਂ ਅਧਿਆਪਕ ਨੂੰ ਦੱਸੋ। ਪਲ ਭਰ ਉਹ ਪਰੇਸ਼ਾਨ ਹੋ ਸਕਦੇ ਹਨ, ਫਿਰ ਤੁਹਾਡੇ ਨਾਲ ਖੜ੍ਹਨਗੇ। ਤਸਵੀਰਾਂ ਹਟਾਈਆਂ ਜਾ ਸਕਦੀਆਂ ਹਨ; ਤੁਸੀਂ ਉਹਨਾਂ ਤੋਂ ਕਿਤੇ ਵੱਧ ਹੋ।',
      'आज ही माँ, पिता, बहन या शिक्षक को बताइए। पल भर वे परेशान हो सकते हैं, फिर आपके साथ खड़े होंगे। तस्वीरें हटाई जा सकती हैं; आप उनसे कहीं बढ़कर हैं।',
    ),
  ],
  'harm/doer': [
    words(
      'Step away now, out of the room or the house, put down anything that can wound, and call {emergency} so that nobody gets hurt.¦No verse allows harming anyone.¦Call {talk} and say what you are close to doing; somebody will listen.',
      'ਹੁਣੇ ਉੱਥੋਂ ਹਟ ਜਾਓ, ਕਮਰੇ ਜਾਂ ਘਰ ਤੋਂ ਬਾਹਰ, ਸੱਟ ਮਾਰਨ ਵਾਲੀ ਚੀਜ਼ ਰੱਖ ਦਿਓ, ਅਤੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਤਾਂ ਜੋ ਕਿਸੇ ਨੂੰ ਸੱਟ ਨਾ ਲੱਗੇ।¦ਕੋਈ ਵੀ ਬਚਨ ਕਿਸੇ ਨੂੰ ਦੁੱਖ ਦੇਣ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਦਿੰਦਾ।¦{talk} ਫ਼ੋਨ ਕਰਕੇ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਕੀ ਕਰਨ ਦੇ ਨੇੜੇ ਹੋ; ਕੋਈ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣੇਗਾ।',
      'अभी वहाँ से हट जाइए, कमरे या घर से बाहर, चोट पहुँचाने वाली चीज़ रख दीजिए, और {emergency} पर फ़ोन कीजिए, ताकि किसी को चोट न लगे।¦कोई भी वचन किसी को हानि पहुँचाने की अनुमति नहीं देता।¦{talk} फ़ोन करके बताइए कि आप क्या करने के क़रीब हैं; कोई आपकी बात सुनेगा।',
    ),
    words(
      'Breathe slowly for some minutes and let somebody come to you. See to it that whoever was hurt is safe and cared for, a doctor for the wounds first. Anger passes in an hour; what the hand has done does not. Where you were wronged, there are people and laws to set it right, and hitting can be unlearned with help.',
      'ਕੁਝ ਮਿੰਟ ਹੌਲੀ-ਹੌਲੀ ਸਾਹ ਲਵੋ ਅਤੇ ਕਿਸੇ ਨੂੰ ਆਪਣੇ ਕੋਲ ਸੱਦੋ। ਜਿਸ ਨੂੰ ਸੱਟ ਲੱਗੀ ਹੈ, ਵੇਖੋ ਕਿ ਉਹ ਸੁਰੱਖਿਅਤ ਹੋਵੇ ਅਤੇ ਪਹਿਲਾਂ ਡਾਕਟਰ ਕੋਲ ਪਹੁੰਚੇ। ਗੁੱਸਾ ਘੰਟੇ ਵਿੱਚ ਲਹਿ ਜਾਂਦਾ ਹੈ; ਹੱਥੋਂ ਹੋਇਆ ਨਹੀਂ ਮੁੜਦਾ। ਤੁਹਾਡੇ ਨਾਲ ਬੇਇਨਸਾਫ਼ੀ ਹੋਈ ਹੈ ਤਾਂ ਉਸ ਲਈ ਲੋਕ ਅਤੇ ਕਾਨੂੰਨ ਹਨ, ਅਤੇ ਮਾਰਨ ਦੀ ਆਦਤ ਮਦਦ ਨਾਲ ਛੁੱਟ ਜਾਂਦੀ ਹੈ।',
      'कुछ मिनट धीरे-धीरे साँस लीजिए और किसी को अपने पास बुलाइए। जिसे चोट लगी है, देखिए कि वह सुरक्षित हो और पहले डॉक्टर के पास पहुँचे। ग़ुस्सा घंटे भर में उतर जाता है; हाथ से हुआ नहीं लौटता। आपके साथ अन्याय हुआ है तो उसके लिए लोग और क़ानून हैं, और मारने की आदत सहायता से छूट जाती है।',
    ),
  ],
  'eating/self': [
    words(
      'Call {talk} today and see a doctor this week; say plainly what you do with food.¦Fainting, a racing heart, blood when you vomit: then call {emergency} at once.¦This is an illness and not a fault in you, and people do get well from it.',
      'ਅੱਜ ਹੀ {talk} ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ; ਖਾਣੇ ਬਾਰੇ ਜੋ ਹੋ ਰਿਹਾ ਹੈ ਸਾਫ਼ ਦੱਸੋ।¦ਬੇਹੋਸ਼ੀ, ਦਿਲ ਦੀ ਬਹੁਤ ਤੇਜ਼ ਧੜਕਣ, ਜਾਂ ਉਲਟੀ ਵਿੱਚ ਖ਼ੂਨ ਹੋਵੇ ਤਾਂ ਉਸੇ ਵੇਲੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਇਹ ਬਿਮਾਰੀ ਹੈ, ਤੁਹਾਡਾ ਕਸੂਰ ਨਹੀਂ, ਅਤੇ ਲੋਕ ਇਸ ਤੋਂ ਠੀਕ ਹੁੰਦੇ ਹਨ।',
      'आज ही {talk} फ़ोन कीजिए और इसी हफ़्ते डॉक्टर से मिलिए; खाने को लेकर जो हो रहा है साफ़ बताइए।¦बेहोशी, दिल की बहुत तेज़ धड़कन, या उल्टी में ख़ून हो तो उसी समय {emergency} पर फ़ोन कीजिए।¦यह बीमारी है, आपका दोष नहीं, और लोग इससे ठीक होते हैं।',
    ),
    words(
      'Tell one person who loves you, and eat the next meal beside them, however small. A body asks for kindness, not for punishment.',
      'ਜੋ ਤੁਹਾਨੂੰ ਪਿਆਰ ਕਰਦਾ ਹੈ, ਉਸ ਨੂੰ ਦੱਸੋ, ਅਤੇ ਅਗਲੀ ਰੋਟੀ ਉਸ ਦੇ ਕੋਲ ਬੈਠ ਕੇ ਖਾਓ, ਭਾਵੇਂ ਥੋੜ੍ਹੀ। ਆਪਣੇ ਸਰੀਰ ਨਾਲ ਨਰਮੀ ਕਰੋ, ਇਸ ਨੂੰ ਸਜ਼ਾ ਨਾ ਦਿਓ।',
      'जो आपसे प्रेम करता है, उसे बताइए, और अगला भोजन उसके पास बैठकर कीजिए, चाहे थोड़ा ही। अपने शरीर के साथ नरमी बरतिए, उसे सज़ा न दीजिए।',
    ),
  ],
  'eating/helper': [
    words(
      'Call {talk} today and take her or him to a doctor this week.¦Fainting, a racing heart or no water for a day: then call {emergency} at once.¦This is an illness and not stubbornness, and it can be healed.',
      'ਅੱਜ ਹੀ {talk} ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਇਸੇ ਹਫ਼ਤੇ ਉਹਨਾਂ ਨੂੰ ਡਾਕਟਰ ਕੋਲ ਲੈ ਜਾਓ।¦ਬੇਹੋਸ਼ੀ, ਦਿਲ ਦੀ ਬਹੁਤ ਤੇਜ਼ ਧੜਕਣ, ਜਾਂ ਦਿਨ ਭਰ ਪਾਣੀ ਵੀ ਨਾ ਪੀਤਾ ਹੋਵੇ ਤਾਂ ਉਸੇ ਵੇਲੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਇਹ ਬਿਮਾਰੀ ਹੈ, ਜ਼ਿੱਦ ਨਹੀਂ, ਅਤੇ ਠੀਕ ਹੋ ਸਕਦੀ ਹੈ।',
      'आज ही {talk} फ़ोन कीजिए और इसी हफ़्ते उन्हें डॉक्टर के पास ले जाइए।¦बेहोशी, दिल की बहुत तेज़ धड़कन, या दिन भर पानी भी न पिया हो तो उसी समय {emergency} पर फ़ोन कीजिए।¦यह बीमारी है, ज़िद नहीं, और ठीक हो सकती है।',
    ),
    words(
      'Speak of your worry and not of weight or looks, sit with them at meals without counting, and do not scold. Ask plainly whether they also think of hurting themselves.',
      'ਭਾਰ ਜਾਂ ਸ਼ਕਲ ਦੀ ਨਹੀਂ, ਆਪਣੀ ਫ਼ਿਕਰ ਦੀ ਗੱਲ ਕਰੋ; ਰੋਟੀ ਵੇਲੇ ਕੋਲ ਬੈਠੋ, ਗਿਣਤੀ ਨਾ ਕਰੋ ਅਤੇ ਝਿੜਕੋ ਨਾ। ਸਿੱਧਾ ਪੁੱਛੋ ਕਿ ਕਿਤੇ ਆਪਣੇ ਆਪ ਨੂੰ ਸੱਟ ਮਾਰਨ ਦਾ ਖ਼ਿਆਲ ਤਾਂ ਨਹੀਂ ਆਉਂਦਾ।',
      'वज़न या रूप की नहीं, अपनी चिंता की बात कीजिए; भोजन के समय पास बैठिए, गिनिए नहीं और डाँटिए नहीं। सीधे पूछिए कि कहीं अपने को चोट पहुँचाने का विचार तो नहीं आता।',
    ),
  ],
  'concern/helper': [
    words(
      'Stay beside them and call {talk} together today.¦Call {emergency} the moment they have a means in hand or cannot be reached, and do not leave them alone.¦It is good that you took it seriously.',
      'ਉਹਨਾਂ ਦੇ ਕੋਲ ਰਹੋ ਅਤੇ ਅੱਜ ਹੀ ਨਾਲ ਬੈਠ ਕੇ {talk} ਫ਼ੋਨ ਕਰੋ।¦ਉਹਨਾਂ ਦੇ ਹੱਥ ਵਿੱਚ ਕੁਝ ਹੋਵੇ ਜਾਂ ਫ਼ੋਨ ਨਾ ਚੁੱਕਣ ਤਾਂ ਉਸੇ ਵੇਲੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਉਹਨਾਂ ਨੂੰ ਇਕੱਲਾ ਨਾ ਛੱਡੋ।¦ਚੰਗਾ ਕੀਤਾ ਕਿ ਤੁਸੀਂ ਗੱਲ ਨੂੰ ਗੰਭੀਰਤਾ ਨਾਲ ਲਿਆ।',
      'उनके पास रहिए और आज ही साथ बैठकर {talk} फ़ोन कीजिए।¦उनके हाथ में कुछ हो या वे फ़ोन न उठाएँ तो उसी समय {emergency} पर फ़ोन कीजिए, और उन्हें अकेला न छोड़िए।¦अच्छा किया कि आपने बात को गंभीरता से लिया।',
    ),
    words(
      'Ask them plainly and gently whether they think of ending their life; asking does not put the thought there. Listen without arguing, put tablets, poison, blades and ropes out of reach, and go with them to a doctor or counsellor. You are not meant to carry this alone either.',
      'ਪਿਆਰ ਨਾਲ ਸਿੱਧਾ ਪੁੱਛੋ ਕਿ ਕੀ ਉਹ ਜਾਨ ਦੇਣ ਬਾਰੇ ਸੋਚਦੇ ਹਨ; ਪੁੱਛਣ ਨਾਲ ਇਹ ਖ਼ਿਆਲ ਪੈਦਾ ਨਹੀਂ ਹੁੰਦਾ। ਬਹਿਸ ਤੋਂ ਬਿਨਾਂ ਸੁਣੋ; ਗੋਲੀਆਂ, ਸਪਰੇਅ, ਬਲੇਡ ਅਤੇ ਰੱਸੀ ਦੂਰ ਰੱਖੋ, ਅਤੇ ਡਾਕਟਰ ਜਾਂ ਸਲਾਹਕਾਰ ਕੋਲ ਨਾਲ ਜਾਓ। ਇਹ ਭਾਰ ਤੁਹਾਨੂੰ ਵੀ ਇਕੱਲਿਆਂ ਨਹੀਂ ਚੁੱਕਣਾ।',
      'प्रेम से सीधा पूछिए कि क्या वे जान देने के बारे में सोचते हैं; पूछने से यह विचार पैदा नहीं होता। बहस किए बिना सुनिए; गोलियाँ, कीटनाशक, ब्लेड और रस्सी दूर रखिए, और डॉक्टर या परामर्शदाता के पास साथ जाइए। यह बोझ आपको भी अकेले नहीं उठाना है।',
    ),
  ],
  'loss/helper': [
    words(
      'You can call {talk}, day and night; they listen to those who are left behind, too.¦I am so sorry. Losing someone in this way is a very hard grief, and it is not your fault.',
      'ਦਿਨ-ਰਾਤ {talk} ਫ਼ੋਨ ਹੋ ਸਕਦਾ ਹੈ; ਉੱਥੇ ਪਿੱਛੇ ਰਹਿ ਗਿਆਂ ਦੀ ਗੱਲ ਵੀ ਕੋਈ ਸੁਣਦਾ ਹੈ।¦ਬਹੁਤ ਅਫ਼ਸੋਸ ਹੈ। ਕਿਸੇ ਨੂੰ ਇਸ ਤਰ੍ਹਾਂ ਗੁਆਉਣਾ ਬਹੁਤ ਔਖਾ ਦੁੱਖ ਹੈ, ਅਤੇ ਇਸ ਵਿੱਚ ਤੁਹਾਡਾ ਕੋਈ ਕਸੂਰ ਨਹੀਂ।',
      'दिन-रात {talk} फ़ोन किया जा सकता है; वहाँ पीछे रह गए लोगों की बात भी कोई सुनता है।¦यह जानकर बहुत दुख हुआ। किसी को इस तरह खोना बहुत भारी दुख है, और इसमें आपका कोई दोष नहीं।',
    ),
    words(
      'Let someone you trust sit with you, and speak of the one you lost by name. Whatever people say of such a death, no one can set a limit to God’s mercy. This grief eases slowly; let it take the time it takes.',
      'ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਆਪਣੇ ਕੋਲ ਬੈਠਣ ਦਿਓ, ਅਤੇ ਜੋ ਵਿੱਛੜ ਗਏ ਉਹਨਾਂ ਦਾ ਨਾਂ ਲੈ ਕੇ ਗੱਲ ਕਰੋ। ਲੋਕ ਕੁਝ ਵੀ ਆਖਣ, ਰੱਬ ਦੀ ਮਿਹਰ ਦੀ ਹੱਦ ਕੋਈ ਨਹੀਂ ਮਿੱਥ ਸਕਦਾ। ਇਹ ਦੁੱਖ ਹੌਲੀ-ਹੌਲੀ ਹੀ ਘਟਦਾ ਹੈ; ਜਿੰਨਾ ਸਮਾਂ ਲੱਗੇ, ਲੱਗਣ ਦਿਓ।',
      'किसी भरोसे के व्यक्ति को अपने पास बैठने दीजिए, और जो चले गए उनका नाम लेकर बात कीजिए। लोग कुछ भी कहें, ईश्वर की करुणा की सीमा कोई तय नहीं कर सकता। यह दुख धीरे-धीरे ही घटता है; जितना समय लगे, लगने दीजिए।',
    ),
  ],
}

/** Where a need is likely and unsaid: the number, and a question that opens a door and accuses nobody. */
export const LIKELY: Readonly<Partial<Record<CareKind | `${CareKind}/${Need['person']}`, Words>>> = {
  emergency: words(
    'Call {emergency} at once if this is happening now, and put the phone on speaker.¦They will tell you what to do while help is on its way; stay with whoever is in danger. Write to me in a few words what has happened: who is it, awake or not, breathing or not?',
    'ਜੇ ਇਹ ਹੁਣੇ ਹੋ ਰਿਹਾ ਹੈ ਤਾਂ ਉਸੇ ਵੇਲੇ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸਪੀਕਰ ਚਲਾ ਲਵੋ।¦ਮਦਦ ਆਉਣ ਤੱਕ ਉਹ ਦੱਸਣਗੇ ਕਿ ਕੀ ਕਰਨਾ ਹੈ; ਜਿਸ ਨੂੰ ਖ਼ਤਰਾ ਹੈ, ਉਸ ਦੇ ਕੋਲ ਰਹੋ। ਮੈਨੂੰ ਥੋੜ੍ਹੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ ਕਿ ਕੀ ਹੋਇਆ: ਕੌਣ ਹੈ, ਹੋਸ਼ ਹੈ ਕਿ ਨਹੀਂ, ਸਾਹ ਆਉਂਦਾ ਹੈ ਕਿ ਨਹੀਂ?',
    'अगर यह अभी हो रहा है तो तुरंत {emergency} पर फ़ोन कीजिए और स्पीकर चला लीजिए।¦मदद आने तक वे बताएँगे कि क्या करना है; जिसे ख़तरा है, उसके पास रहिए। मुझे थोड़े शब्दों में बताइए कि क्या हुआ: कौन है, होश है या नहीं, साँस चल रही है या नहीं?',
  ),
  'child/child': words(
    'You can call {child}, day and night; it costs nothing and they listen to children.¦If somebody at home or outside hurts you, touches you or says things that make you feel small again and again, it is not your fault. Who is a grown-up you trust: a teacher, a grandmother, an aunt? Tell them today. What is happening?',
    'ਤੁਸੀਂ ਦਿਨ-ਰਾਤ {child} ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ; ਪੈਸੇ ਨਹੀਂ ਲੱਗਦੇ ਅਤੇ ਉਹ ਬੱਚਿਆਂ ਦੀ ਗੱਲ ਸੁਣਦੇ ਹਨ।¦ਜੇ ਕੋਈ ਘਰ ਵਿੱਚ ਜਾਂ ਬਾਹਰ ਤੁਹਾਨੂੰ ਮਾਰਦਾ ਹੈ, ਹੱਥ ਲਾਉਂਦਾ ਹੈ ਜਾਂ ਵਾਰ-ਵਾਰ ਮਾੜਾ ਬੋਲਦਾ ਹੈ, ਤਾਂ ਕਸੂਰ ਤੁਹਾਡਾ ਨਹੀਂ। ਤੁਸੀਂ ਕਿਸ ਵੱਡੇ ਉੱਤੇ ਭਰੋਸਾ ਕਰਦੇ ਹੋ: ਟੀਚਰ, ਦਾਦੀ, ਮਾਸੀ? ਅੱਜ ਹੀ ਉਹਨਾਂ ਨੂੰ ਦੱਸੋ। ਕੀ ਹੋ ਰਿਹਾ ਹੈ?',
    'आप दिन-रात {child} फ़ोन कर सकते हैं; पैसे नहीं लगते और वे बच्चों की बात सुनते हैं।¦अगर घर में या बाहर कोई आपको मारता है, छूता है या बार-बार बुरा बोलता है, तो ग़लती आपकी नहीं। आप किस बड़े पर भरोसा करते हैं: टीचर, दादी, मौसी? आज ही उन्हें बताइए। क्या हो रहा है?',
  ),
  'child/helper': words(
    'You can ask {child} today, day and night, what to do; you need no proof for that.¦If a child is being hurt now, call {emergency}. Believe what the child says, do not question again and again, and do not leave the child alone with that person. What have you seen or heard?',
    'ਅੱਜ ਹੀ, ਦਿਨ ਹੋਵੇ ਜਾਂ ਰਾਤ, {child} ਪੁੱਛ ਸਕਦੇ ਹੋ ਕਿ ਕੀ ਕਰਨਾ ਹੈ; ਇਸ ਲਈ ਸਬੂਤ ਨਹੀਂ ਚਾਹੀਦਾ।¦ਜੇ ਬੱਚੇ ਨੂੰ ਹੁਣੇ ਕੋਈ ਦੁੱਖ ਦੇ ਰਿਹਾ ਹੈ ਤਾਂ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ। ਬੱਚੇ ਦੀ ਗੱਲ ਮੰਨੋ, ਵਾਰ-ਵਾਰ ਨਾ ਪੁੱਛੋ, ਅਤੇ ਉਸ ਬੰਦੇ ਨਾਲ ਬੱਚੇ ਨੂੰ ਇਕੱਲਾ ਨਾ ਛੱਡੋ। ਤੁਸੀਂ ਕੀ ਵੇਖਿਆ ਜਾਂ ਸੁਣਿਆ?',
    'आज ही, दिन हो या रात, {child} पूछ सकते हैं कि क्या करना है; इसके लिए सबूत नहीं चाहिए।¦अगर बच्चे को अभी कोई चोट पहुँचा रहा है तो {emergency} पर फ़ोन कीजिए। बच्चे की बात मानिए, बार-बार मत पूछिए, और उस व्यक्ति के साथ बच्चे को अकेला न छोड़िए। आपने क्या देखा या सुना?',
  ),
  blackmail: words(
    'You can call {police}, and they help people whom somebody presses with pictures, secrets or money.¦If this is happening to you: pay nothing more, delete nothing, answer no more, and tell one person you trust. The shame belongs to the one who threatens. What do they want from you?',
    'ਤੁਸੀਂ {police} ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ; ਤਸਵੀਰਾਂ, ਭੇਤ ਜਾਂ ਪੈਸਿਆਂ ਲਈ ਕੋਈ ਡਰਾਵੇ ਤਾਂ ਉਹ ਮਦਦ ਕਰਦੇ ਹਨ।¦ਜੇ ਤੁਹਾਡੇ ਨਾਲ ਇਹ ਹੋ ਰਿਹਾ ਹੈ: ਹੋਰ ਪੈਸੇ ਨਾ ਦਿਓ, ਕੁਝ ਨਾ ਮਿਟਾਓ, ਜਵਾਬ ਨਾ ਦਿਓ, ਅਤੇ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ। ਸ਼ਰਮ ਡਰਾਉਣ ਵਾਲੇ ਨੂੰ ਆਉਣੀ ਚਾਹੀਦੀ ਹੈ। ਉਹ ਤੁਹਾਥੋਂ ਕੀ ਚਾਹੁੰਦੇ ਹਨ?',
    'आप {police} फ़ोन कर सकते हैं; तस्वीरों, राज़ या पैसों के लिए कोई डराए तो वे मदद करते हैं।¦अगर आपके साथ यह हो रहा है: और पैसे न दीजिए, कुछ न मिटाइए, जवाब न दीजिए, और किसी भरोसे के व्यक्ति को बताइए। शर्म धमकाने वाले को आनी चाहिए। वे आपसे क्या चाहते हैं?',
  ),
  eating: words(
    'You can call {talk} about food and your body, too; somebody listens there day and night.¦May I ask: do you eat enough, and can you keep it in? If eating has become a fight, a doctor can help this week, and nobody will scold you.',
    'ਖਾਣੇ ਅਤੇ ਸਰੀਰ ਦੀ ਗੱਲ ਵੀ {talk} ਹੋ ਸਕਦੀ ਹੈ; ਉੱਥੇ ਦਿਨ-ਰਾਤ ਕੋਈ ਸੁਣਦਾ ਹੈ।¦ਇੱਕ ਗੱਲ ਪੁੱਛਾਂ: ਕੀ ਢਿੱਡ ਭਰ ਕੇ ਖਾ ਲੈਂਦੇ ਹੋ, ਅਤੇ ਖਾਧਾ ਅੰਦਰ ਟਿਕਦਾ ਹੈ? ਜੇ ਰੋਟੀ ਖਾਣੀ ਔਖੀ ਹੋ ਗਈ ਹੈ ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਮਦਦ ਕਰ ਸਕਦਾ ਹੈ; ਕੋਈ ਝਿੜਕੇਗਾ ਨਹੀਂ।',
    'खाने और शरीर की बात भी {talk} हो सकती है; वहाँ दिन-रात कोई सुनता है।¦एक बात पूछूँ: क्या पेट भर खा पाते हैं, और खाया हुआ टिकता है? अगर खाना मुश्किल हो गया है तो इसी हफ़्ते डॉक्टर मदद कर सकते हैं; कोई डाँटेगा नहीं।',
  ),
  concern: words(
    'You can call {talk} yourself and ask how to help; they listen to friends and family, too.¦If you fear that this person may not want to live, ask it plainly and gently, and stay near. In danger call {emergency}. What did they say or do that worries you?',
    'ਤੁਸੀਂ ਆਪ {talk} ਪੁੱਛ ਸਕਦੇ ਹੋ ਕਿ ਮਦਦ ਕਿਵੇਂ ਕਰੀਏ; ਉੱਥੇ ਘਰਦਿਆਂ ਅਤੇ ਦੋਸਤਾਂ ਦੀ ਗੱਲ ਵੀ ਸੁਣੀ ਜਾਂਦੀ ਹੈ।¦ਜੇ ਡਰ ਹੈ ਕਿ ਉਹ ਜਿਊਣਾ ਨਹੀਂ ਚਾਹੁੰਦੇ, ਤਾਂ ਪਿਆਰ ਨਾਲ ਸਿੱਧਾ ਪੁੱਛੋ ਅਤੇ ਕੋਲ ਰਹੋ। ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ। ਉਹਨਾਂ ਨੇ ਕੀ ਕਿਹਾ ਜਾਂ ਕੀਤਾ ਜਿਸ ਦੀ ਫ਼ਿਕਰ ਹੈ?',
    'आप ख़ुद {talk} पूछ सकते हैं कि मदद कैसे करें; वहाँ घरवालों और दोस्तों की बात भी सुनी जाती है।¦अगर डर है कि वे जीना नहीं चाहते, तो प्रेम से सीधा पूछिए और पास रहिए। ख़तरा हो तो {emergency} पर फ़ोन कीजिए। उन्होंने क्या कहा या किया जिसकी चिंता है?',
  ),
  loss: words(
    'You can call {talk}, day and night; they listen to those who grieve, too.¦I am sorry for your loss. If the one you miss ended their own life, it is not your fault. Will you tell me about them?',
    'ਦਿਨ-ਰਾਤ {talk} ਫ਼ੋਨ ਹੋ ਸਕਦਾ ਹੈ; ਉੱਥੇ ਸੋਗ ਵਾਲਿਆਂ ਦੀ ਗੱਲ ਵੀ ਕੋਈ ਸੁਣਦਾ ਹੈ।¦ਬਹੁਤ ਅਫ਼ਸੋਸ ਹੈ। ਜੇ ਉਹਨਾਂ ਨੇ ਆਪਣੀ ਜਾਨ ਆਪ ਲਈ, ਤਾਂ ਇਸ ਵਿੱਚ ਕਸੂਰ ਤੁਹਾਡਾ ਨਹੀਂ। ਉਹਨਾਂ ਬਾਰੇ ਮੈਨੂੰ ਦੱਸੋਗੇ?',
    'दिन-रात {talk} फ़ोन किया जा सकता है; वहाँ शोक में डूबे लोगों की बात भी कोई सुनता है।¦यह जानकर बहुत दुख हुआ। अगर उन्होंने अपनी जान ख़ुद ली, तो इसमें दोष आपका नहीं। उनके बारे में मुझे बताएँगे?',
  ),
  selfHarm: words(
    'At {talk} somebody listens day and night to whatever is too heavy to carry alone.¦May I ask you plainly: do you think of not living any more? You can say it here or there as it is; nobody will scold you. In danger call {emergency}.',
    'ਦਿਨ-ਰਾਤ {talk} ਫ਼ੋਨ ਹੋ ਸਕਦਾ ਹੈ; ਕੋਈ ਤੁਹਾਡੀ ਗੱਲ ਸੁਣੇਗਾ।¦ਇੱਕ ਗੱਲ ਸਿੱਧੀ ਪੁੱਛਾਂ: ਕੀ ਮਨ ਵਿੱਚ ਨਾ ਜਿਊਣ ਦਾ ਖ਼ਿਆਲ ਆਉਂਦਾ ਹੈ? ਜਿਵੇਂ ਹੈ ਤਿਵੇਂ ਦੱਸ ਸਕਦੇ ਹੋ, ਕੋਈ ਝਿੜਕੇਗਾ ਨਹੀਂ। ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
    'दिन-रात {talk} फ़ोन किया जा सकता है; कोई आपकी बात सुनेगा।¦एक बात सीधे पूछूँ: क्या मन में न जीने का विचार आता है? जैसा है वैसा कह सकते हैं, कोई डाँटेगा नहीं। ख़तरा हो तो {emergency} पर फ़ोन कीजिए।',
  ),
  violence: words(
    'Call {emergency} when somebody at home hurts or threatens you; that is what it is there for.¦You can also call {women}, day and night. Are you safe where you are? Nobody has to bear being hit or frightened, and it is not your fault.',
    'ਘਰ ਵਿੱਚ ਕੋਈ ਮਾਰੇ ਜਾਂ ਡਰਾਵੇ ਤਾਂ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।¦ਦਿਨ-ਰਾਤ {women} ਵੀ ਫ਼ੋਨ ਹੋ ਸਕਦਾ ਹੈ। ਕੀ ਤੁਸੀਂ ਜਿੱਥੇ ਹੋ, ਉੱਥੇ ਸੁਰੱਖਿਅਤ ਹੋ? ਮਾਰ ਜਾਂ ਡਰ ਸਹਿਣਾ ਕਿਸੇ ਦਾ ਫ਼ਰਜ਼ ਨਹੀਂ, ਅਤੇ ਕਸੂਰ ਤੁਹਾਡਾ ਨਹੀਂ।',
    'घर में कोई मारे या डराए तो {emergency} पर फ़ोन कीजिए।¦दिन-रात {women} भी फ़ोन किया जा सकता है। क्या आप जहाँ हैं, वहाँ सुरक्षित हैं? मार या डर सहना किसी का फ़र्ज़ नहीं, और दोष आपका नहीं।',
  ),
  harm: words(
    'In danger call {emergency}; for anger or pain that is too much to hold, {talk} listens day and night.¦No verse asks anyone to hurt another, and none asks anyone to put up with wrong. What happened?',
    'ਕਿਸੇ ਨੂੰ ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ {emergency} ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ; ਗੁੱਸਾ ਜਾਂ ਪੀੜ ਸਾਂਭੀ ਨਾ ਜਾਵੇ ਤਾਂ ਦਿਨ-ਰਾਤ {talk} ਗੱਲ ਹੋ ਸਕਦੀ ਹੈ।¦ਕੋਈ ਬਚਨ ਨਾ ਕਿਸੇ ਨੂੰ ਦੁੱਖ ਦੇਣ ਲਈ ਆਖਦਾ ਹੈ, ਨਾ ਜ਼ੁਲਮ ਸਹਿਣ ਲਈ। ਕੀ ਹੋਇਆ, ਦੱਸੋ?',
    'किसी को ख़तरा हो तो {emergency} पर फ़ोन कीजिए; ग़ुस्सा या पीड़ा सँभले नहीं तो दिन-रात {talk} बात हो सकती है।¦कोई वचन न किसी को दुख देने को कहता है, न अन्याय सहने को। क्या हुआ, बताइए?',
  ),
}

/** Before the one verse after help. */
export const BRIDGE: Readonly<Partial<Record<CareKind, Words>>> = {
  selfHarm: words(
    'When you have reached someone, this may keep you company.',
    'ਜਦੋਂ ਤੁਸੀਂ ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰ ਲਵੋ, ਤਾਂ ਇਹ ਬਚਨ ਤੁਹਾਡਾ ਸਾਥ ਦੇ ਸਕਦਾ ਹੈ।',
    'जब आप किसी से बात कर लें, तब यह वचन आपका साथ दे सकता है।',
  ),
  concern: words(
    'For your own strength while you stay beside them, here is a verse.',
    'ਉਹਨਾਂ ਦੇ ਨਾਲ ਖੜ੍ਹੇ ਰਹਿਣ ਲਈ, ਤੁਹਾਡੇ ਆਪਣੇ ਹੌਸਲੇ ਵਾਸਤੇ ਇਹ ਬਚਨ ਹੈ।',
    'उनके साथ खड़े रहने के लिए, आपके अपने संबल के लिए यह वचन है।',
  ),
  loss: words(
    'When you have a quiet moment, here is a verse on not being left alone.',
    'ਜਦੋਂ ਮਨ ਕਰੇ, ਇਹ ਬਚਨ ਪੜ੍ਹੋ: ਇਹ ਦੱਸਦਾ ਹੈ ਕਿ ਅਸੀਂ ਇਕੱਲੇ ਨਹੀਂ।',
    'जब मन हो, यह वचन पढ़िए: यह बताता है कि हम अकेले नहीं हैं।',
  ),
  violence: words(
    'You are not alone in this. When you are safe, these words may steady you.',
    'ਤੁਸੀਂ ਇਸ ਵਿੱਚ ਇਕੱਲੇ ਨਹੀਂ। ਜਦੋਂ ਤੁਸੀਂ ਸੁਰੱਖਿਅਤ ਹੋਵੋ, ਤਾਂ ਇਹ ਬਚਨ ਸਹਾਰਾ ਦੇ ਸਕਦਾ ਹੈ।',
    'आप इसमें अकेले नहीं हैं। जब आप सुरक्षित हों, तब यह वचन सहारा दे सकता है।',
  ),
  harm: words(
    'What scripture does speak of here is gentleness.',
    'ਧਰਮ ਗ੍ਰੰਥ ਤਾਂ ਇੱਥੇ ਨਰਮੀ ਦੀ ਗੱਲ ਕਰਦੇ ਹਨ।',
    'धर्मग्रंथ यहाँ कोमलता की बात करते हैं।',
  ),
  eating: words(
    'And this, to hold while you seek help.',
    'ਅਤੇ ਮਦਦ ਲੈਂਦਿਆਂ ਇਹ ਬਚਨ ਤੁਹਾਡੇ ਨਾਲ ਰਹੇ।',
    'और सहायता लेते हुए यह वचन आपके साथ रहे।',
  ),
}
