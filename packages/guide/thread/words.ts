import type { Language } from '../corpus.ts'

type Some = readonly [string, ...string[]]
type Texts = Readonly<Record<Language, Some>>

const texts = (english: Some, punjabi: Some, hindi: Some): Texts => ({
  english,
  punjabi,
  hindi,
})

/** What is said to a turn of a conversation; of several texts one that was not said yet. {scripture} is the tradition's. */
export const SAID = {
  nod: texts(
    [
      'Good. There is no hurry; keep what is useful and leave the rest.',
      'Take all the time you need. If something more wants to be said, it may be said here.',
      'That is enough for now. A quiet minute counts too.',
    ],
    [
      'ਠੀਕ ਹੈ ਜੀ। ਕੋਈ ਕਾਹਲੀ ਨਹੀਂ; ਜੋ ਕੰਮ ਆਵੇ ਰੱਖ ਲਓ, ਬਾਕੀ ਰਹਿਣ ਦਿਓ।',
      'ਜਿੰਨਾ ਸਮਾਂ ਚਾਹੀਦਾ ਹੈ ਲਓ। ਹੋਰ ਕੁਝ ਕਹਿਣ ਨੂੰ ਜੀਅ ਕਰੇ ਤਾਂ ਇੱਥੇ ਕਹਿ ਸਕਦੇ ਹੋ।',
      'ਹੁਣ ਲਈ ਏਨਾ ਹੀ ਬਹੁਤ ਹੈ। ਇੱਕ ਪਲ ਦੀ ਚੁੱਪ ਵੀ ਗਿਣੀ ਜਾਂਦੀ ਹੈ।',
    ],
    [
      'ठीक है जी। कोई जल्दी नहीं; जो काम आए रख लीजिए, बाकी रहने दीजिए।',
      'जितना समय चाहिए लीजिए। और कुछ कहने का मन हो तो यहाँ कह सकते हैं।',
      'अभी के लिए इतना ही बहुत है। एक पल का मौन भी गिना जाता है।',
    ],
  ),
  nodToQuestion: texts(
    ['There is no need to choose. What is on your mind may be written in a few words of your own, whenever you like.'],
    ['ਚੁਣਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਮਨ ਵਿੱਚ ਜੋ ਹੈ, ਜਦੋਂ ਜੀਅ ਕਰੇ, ਆਪਣੇ ਦੋ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖ ਦਿਓ।'],
    ['चुनना ज़रूरी नहीं। मन में जो है, जब जी चाहे, अपने दो शब्दों में लिख दीजिए।'],
  ),
  night: texts(
    ['Good night. May it be a quiet one; nothing more has to be solved today.'],
    ['ਸ਼ੁਭ ਰਾਤ ਜੀ। ਰਾਤ ਸੁਖ ਦੀ ਲੰਘੇ; ਅੱਜ ਹੋਰ ਕੁਝ ਸੁਲਝਾਉਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।'],
    ['शुभ रात्रि। रात सुख से बीते; आज और कुछ सुलझाना ज़रूरी नहीं।'],
  ),
  bye: texts(
    ['Go well, and be gentle with yourself. This place stays open.'],
    ['ਚੰਗਾ ਜੀ, ਸਹਿਜ ਰਹੋ ਤੇ ਆਪਣਾ ਖ਼ਿਆਲ ਰੱਖੋ। ਜਦੋਂ ਮਨ ਕਰੇ, ਫਿਰ ਆਉਣਾ।'],
    ['अच्छा जी, सहज रहिए और अपना ख़याल रखिए। जब मन हो, फिर आइए।'],
  ),
  helped: texts(
    ['Even a little is a real beginning. Keep what helped close to you; the rest may take its time.'],
    ['ਥੋੜ੍ਹਾ ਸਹਾਰਾ ਵੀ ਸੱਚੀ ਸ਼ੁਰੂਆਤ ਹੈ। ਜੋ ਗੱਲ ਮਨ ਨੂੰ ਲੱਗੀ, ਉਸ ਨੂੰ ਕੋਲ ਰੱਖੋ; ਬਾਕੀ ਹੌਲੀ-ਹੌਲੀ।'],
    ['थोड़ा सहारा भी सच्ची शुरुआत है। जो बात मन को लगी, उसे पास रखिए; बाकी धीरे-धीरे।'],
  ),
  notHelped: texts(
    [
      'Thank you for saying so plainly. Not every word reaches every heart; perhaps this one comes nearer, and if not, say what is missing.',
      'Then it was not the right word for you; that is no failing of yours. One more attempt, from another side:',
    ],
    [
      'ਸਾਫ਼ ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ। ਹਰ ਬਚਨ ਹਰ ਮਨ ਨੂੰ ਨਹੀਂ ਲੱਗਦਾ; ਸ਼ਾਇਦ ਇਹ ਨੇੜੇ ਹੋਵੇ, ਨਹੀਂ ਤਾਂ ਦੱਸੋ ਕਿ ਕੀ ਰਹਿ ਗਿਆ।',
      'ਫਿਰ ਇਹ ਤੁਹਾਡੇ ਲਈ ਠੀਕ ਬੋਲ ਨਹੀਂ ਸੀ; ਇਸ ਵਿੱਚ ਤੁਹਾਡੀ ਕੋਈ ਕਮੀ ਨਹੀਂ। ਇੱਕ ਹੋਰ ਕੋਸ਼ਿਸ਼, ਦੂਜੇ ਪਾਸਿਓਂ:',
    ],
    [
      'साफ़ बताने के लिए धन्यवाद। हर वचन हर मन को नहीं छूता; शायद यह पास हो, नहीं तो बताइए कि क्या रह गया।',
      'तो यह आपके लिए ठीक शब्द नहीं था; इसमें आपकी कोई कमी नहीं। एक और कोशिश, दूसरी ओर से:',
    ],
  ),
  robot: texts(
    [
      'That is true: this is a computer program. It has not lived what you live, and it feels nothing of it. It can only put words of the {scripture} beside it; for being understood, there should also be a person who can sit with you.',
    ],
    [
      'ਇਹ ਸੱਚ ਹੈ: ਇਹ ਇੱਕ ਕੰਪਿਊਟਰ ਪ੍ਰੋਗਰਾਮ ਹੈ। ਇਸ ਨੇ ਤੁਹਾਡਾ ਦੁੱਖ ਨਹੀਂ ਹੰਢਾਇਆ, ਨਾ ਇਹ ਮਹਿਸੂਸ ਕਰਦਾ ਹੈ। ਇਹ ਸਿਰਫ਼ {scripture} ਦੇ ਬਚਨ ਸਾਹਮਣੇ ਰੱਖ ਸਕਦਾ ਹੈ; ਨਾਲ ਕੋਈ ਆਪਣਾ ਵੀ ਹੋਵੇ ਜੋ ਕੋਲ ਬੈਠ ਕੇ ਸੁਣੇ।',
    ],
    [
      'यह सच है: यह एक कंप्यूटर प्रोग्राम है। इसने आपका दुख नहीं जिया, न यह महसूस करता है। यह केवल {scripture} के वचन सामने रख सकता है; साथ में कोई अपना भी हो जो पास बैठकर सुने।',
    ],
  ),
  leave: texts(
    [
      'We can leave it there; nothing has to be solved in this conversation. If it weighs on you later, tell somebody near you, or come back to it here.',
    ],
    ['ਇਸ ਨੂੰ ਇੱਥੇ ਹੀ ਰਹਿਣ ਦਿੰਦੇ ਹਾਂ; ਇਸ ਗੱਲਬਾਤ ਵਿੱਚ ਸਭ ਸੁਲਝਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਮਗਰੋਂ ਭਾਰ ਲੱਗੇ ਤਾਂ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਦੱਸੋ, ਜਾਂ ਇੱਥੇ ਮੁੜ ਆਓ।'],
    ['इसे यहीं रहने देते हैं; इस बातचीत में सब सुलझना ज़रूरी नहीं। बाद में भार लगे तो किसी अपने को बताइए, या यहाँ लौट आइए।'],
  ),
  aside: texts(
    ['Gladly. What would you like to speak of now?'],
    ['ਜ਼ਰੂਰ ਜੀ। ਹੁਣ ਕਿਹੜੀ ਗੱਲ ਕਰੀਏ?'],
    ['अवश्य। अब कौन-सी बात करें?'],
  ),
  misheard: texts(
    [
      'Then it was misunderstood here, and that is not your fault. Is it one of these, or how would you say it in one sentence?',
      'Then that missed it again. Which of these comes nearer, or what should be heard above all?',
    ],
    [
      'ਫਿਰ ਗੱਲ ਇੱਥੇ ਗ਼ਲਤ ਸਮਝੀ ਗਈ, ਕਸੂਰ ਤੁਹਾਡਾ ਨਹੀਂ। ਕੀ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਹੈ, ਜਾਂ ਇੱਕ ਵਾਕ ਵਿੱਚ ਆਪ ਕਿਵੇਂ ਕਹੋਗੇ?',
      'ਫਿਰ ਗੱਲ ਦੁਬਾਰਾ ਰਹਿ ਗਈ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਕਿਹੜੀ ਨੇੜੇ ਹੈ, ਜਾਂ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਕੀ ਸੁਣਿਆ ਜਾਵੇ?',
    ],
    [
      'तो बात यहाँ ग़लत समझी गई, दोष आपका नहीं। क्या इनमें से कोई है, या एक वाक्य में आप कैसे कहेंगे?',
      'तो बात फिर रह गई। इनमें से कौन-सी पास है, या सबसे पहले क्या सुना जाए?',
    ],
  ),
  misheardAsk: texts(
    ['Is one of these nearer, or how would you say it in one sentence?'],
    ['ਕੀ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਗੱਲ ਨੇੜੇ ਹੈ, ਜਾਂ ਇੱਕ ਵਾਕ ਵਿੱਚ ਆਪ ਕਿਵੇਂ ਕਹੋਗੇ?'],
    ['क्या इनमें से कोई बात पास है, या एक वाक्य में आप कैसे कहेंगे?'],
  ),
  goodTurn: texts(
    [
      'That is good to read, and it was you who did it. Stay with it for a moment before the next thing comes.',
      'A good hour, then. It may simply be good; nothing has to be made of it.',
    ],
    [
      'ਇਹ ਪੜ੍ਹ ਕੇ ਚੰਗਾ ਲੱਗਾ, ਤੇ ਇਹ ਤੁਹਾਡੀ ਹਿੰਮਤ ਹੈ। ਅਗਲੀ ਗੱਲ ਤੋਂ ਪਹਿਲਾਂ ਇੱਕ ਪਲ ਇਸੇ ਨਾਲ ਬੈਠੋ।',
      'ਫਿਰ ਇਹ ਚੰਗੀ ਘੜੀ ਹੈ। ਇਸ ਨੂੰ ਬੱਸ ਚੰਗੀ ਹੀ ਰਹਿਣ ਦਿਓ।',
    ],
    [
      'यह पढ़कर अच्छा लगा, और यह आपकी हिम्मत है। अगली बात से पहले एक पल इसी के साथ बैठिए।',
      'तो यह अच्छी घड़ी है। इसे बस अच्छा ही रहने दीजिए।',
    ],
  ),
  misheardOpen: texts(
    [
      'Then it was misunderstood here, and that is not your fault. Say what should be heard above all in one sentence, and the answer will follow that alone.',
    ],
    ['ਫਿਰ ਗੱਲ ਇੱਥੇ ਗ਼ਲਤ ਸਮਝੀ ਗਈ, ਕਸੂਰ ਤੁਹਾਡਾ ਨਹੀਂ। ਇੱਕ ਵਾਕ ਵਿੱਚ ਦੱਸੋ ਕਿ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਕੀ ਸੁਣਿਆ ਜਾਵੇ, ਜਵਾਬ ਸਿਰਫ਼ ਉਸੇ ਦਾ ਹੋਵੇਗਾ।'],
    ['तो बात यहाँ ग़लत समझी गई, दोष आपका नहीं। एक वाक्य में बताइए कि सबसे पहले क्या सुना जाए, उत्तर केवल उसी का होगा।'],
  ),
  neither: texts(
    ['Then none of these. Say it in one sentence of your own, however simple, or see whether one of these is nearer.'],
    ['ਫਿਰ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਨਹੀਂ। ਆਪਣੇ ਇੱਕ ਸਿੱਧੇ ਵਾਕ ਵਿੱਚ ਦੱਸੋ, ਜਾਂ ਵੇਖੋ ਕਿ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਨੇੜੇ ਹੈ।'],
    ['तो इनमें से कोई नहीं। अपने एक सीधे वाक्य में बताइए, या देखिए कि इनमें से कोई पास है।'],
  ),
  corrected: texts(
    ['Thank you for setting that right.', 'Then let us take it so.'],
    ['ਗੱਲ ਠੀਕ ਕਰਨ ਲਈ ਧੰਨਵਾਦ।', 'ਤਾਂ ਗੱਲ ਇਉਂ ਸਮਝਦੇ ਹਾਂ।'],
    ['बात सुधारने के लिए धन्यवाद।', 'तो बात ऐसे समझते हैं।'],
  ),
  toldBefore: texts(
    ['You did say so, and it should have been heeded.'],
    ['ਇਹ ਗੱਲ ਤੁਸੀਂ ਪਹਿਲਾਂ ਦੱਸੀ ਸੀ; ਇਸ ਵੱਲ ਧਿਆਨ ਦੇਣਾ ਬਣਦਾ ਸੀ।'],
    ['यह बात आपने पहले बताई थी; इस पर ध्यान देना चाहिए था।'],
  ),
  detail: texts(
    [
      'That belongs to it too, and it is heard.',
      'Thank you for telling that; it makes the matter clearer.',
      'So there is that besides.',
    ],
    ['ਇਹ ਵੀ ਇਸੇ ਗੱਲ ਦਾ ਹਿੱਸਾ ਹੈ, ਅਤੇ ਸੁਣ ਲਿਆ ਗਿਆ ਹੈ।', 'ਇਹ ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ; ਹੁਣ ਗੱਲ ਹੋਰ ਸਾਫ਼ ਹੋਈ।', 'ਤਾਂ ਨਾਲ ਇਹ ਵੀ ਹੈ।'],
    ['यह भी इसी बात का हिस्सा है, और सुन लिया गया है।', 'यह बताने के लिए धन्यवाद; अब बात और साफ़ हुई।', 'तो साथ में यह भी है।'],
  ),
  tomorrow: texts(['For tomorrow one step is enough:'], ['ਕੱਲ੍ਹ ਲਈ ਇੱਕ ਕਦਮ ਹੀ ਬਹੁਤ ਹੈ:'], ['कल के लिए एक क़दम ही बहुत है:']),
  todo: texts(
    ['One thing that lies in your own hands:', 'Something small, and concrete:'],
    ['ਇੱਕ ਗੱਲ ਜੋ ਤੁਹਾਡੇ ਆਪਣੇ ਹੱਥ ਵਿੱਚ ਹੈ:', 'ਇੱਕ ਛੋਟਾ ਤੇ ਸਿੱਧਾ ਕਦਮ:'],
    ['एक बात जो आपके अपने हाथ में है:', 'एक छोटा और सीधा क़दम:'],
  ),
  smaller: texts(
    [
      'The step named before is enough. Make it smaller: fix the hour today, do only the first five minutes of it, and stop there. If it fails, the next day counts anew.',
    ],
    ['ਪਹਿਲਾਂ ਦੱਸਿਆ ਕਦਮ ਹੀ ਬਹੁਤ ਹੈ। ਉਸ ਨੂੰ ਹੋਰ ਛੋਟਾ ਕਰੋ: ਸਮਾਂ ਅੱਜ ਹੀ ਮਿੱਥ ਲਓ, ਪਹਿਲੇ ਪੰਜ ਮਿੰਟ ਕਰੋ ਤੇ ਰੁਕ ਜਾਓ। ਨਾ ਹੋ ਸਕੇ ਤਾਂ ਅਗਲਾ ਦਿਨ ਨਵਾਂ ਹੈ।'],
    [
      'पहले बताया क़दम ही बहुत है। उसे और छोटा कीजिए: समय आज ही तय कर लीजिए, पहले पाँच मिनट कीजिए और रुक जाइए। न हो सके तो अगला दिन नया है।',
    ],
  ),
  nearest: texts(
    [
      'Begin with what is nearest: eat something, tell one person how it is, and do one small thing that can be finished today.',
    ],
    ['ਸਭ ਤੋਂ ਨੇੜੇ ਦੀ ਗੱਲ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ: ਕੁਝ ਖਾਓ, ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ ਕਿ ਕੀ ਹਾਲ ਹੈ, ਅਤੇ ਇੱਕ ਛੋਟਾ ਕੰਮ ਕਰੋ ਜੋ ਅੱਜ ਪੂਰਾ ਹੋ ਸਕੇ।'],
    ['सबसे पास की बात से शुरू कीजिए: कुछ खाइए, किसी एक को हाल बताइए, और एक छोटा काम कीजिए जो आज पूरा हो सके।'],
  ),
  practiceLast: texts(
    ['Ten minutes are enough. Nothing has to be felt, and if you break off half-way, begin again.'],
    ['ਦਸ ਮਿੰਟ ਬਹੁਤ ਹਨ। ਕੁਝ ਮਹਿਸੂਸ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਵਿੱਚੇ ਛੁੱਟ ਜਾਵੇ, ਤਾਂ ਫਿਰ ਸ਼ੁਰੂ ਕਰ ਲਓ।'],
    ['दस मिनट बहुत हैं। कुछ महसूस होना ज़रूरी नहीं; बीच में छूट जाए, तो फिर शुरू कर लीजिए।'],
  ),
  sayFirst: texts(
    ['A first sentence may be short, for instance:', 'Perhaps like this, in your own words:'],
    ['ਪਹਿਲਾ ਵਾਕ ਛੋਟਾ ਹੀ ਚੰਗਾ, ਜਿਵੇਂ:', 'ਸ਼ਾਇਦ ਇਉਂ, ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ:'],
    ['पहला वाक्य छोटा ही अच्छा, जैसे:', 'शायद ऐसे, अपने शब्दों में:'],
  ),
  sayLast: texts(
    ['Say it once and calmly, and then let the other speak. Where it could put you in danger, do not say it alone.'],
    ['ਇੱਕ ਵਾਰ, ਸਹਿਜ ਨਾਲ ਕਹੋ, ਫਿਰ ਦੂਜੇ ਨੂੰ ਬੋਲਣ ਦਿਓ। ਜਿੱਥੇ ਖ਼ਤਰਾ ਹੋਵੇ, ਉੱਥੇ ਇਕੱਲਿਆਂ ਨਾ ਕਹੋ।'],
    ['एक बार, सहज होकर कहिए, फिर दूसरे को बोलने दीजिए। जहाँ ख़तरा हो, वहाँ अकेले मत कहिए।'],
  ),
  noAnswer: texts(
    [
      'Then you have still done what was yours to do; the other’s answer is not in your hands. Let some days pass, do not press, and tell somebody who is good to you how it went. One later try may be enough.',
      'Nobody can be made to answer. What you said stays said, and the door on your side may stay ajar without your standing in it.',
    ],
    [
      'ਫਿਰ ਵੀ ਤੁਸੀਂ ਆਪਣਾ ਹਿੱਸਾ ਕਰ ਲਿਆ ਹੋਵੇਗਾ; ਦੂਜੇ ਦਾ ਜਵਾਬ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਨਹੀਂ। ਕੁਝ ਦਿਨ ਲੰਘਣ ਦਿਓ, ਜ਼ੋਰ ਨਾ ਪਾਓ, ਅਤੇ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਦੱਸੋ ਕਿ ਕੀ ਹੋਇਆ। ਮਗਰੋਂ ਇੱਕ ਹੋਰ ਕੋਸ਼ਿਸ਼ ਵੀ ਬਹੁਤ ਹੈ।',
      'ਕਿਸੇ ਤੋਂ ਜ਼ੋਰ ਨਾਲ ਜਵਾਬ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ। ਤੁਹਾਡੀ ਕਹੀ ਗੱਲ ਕਹੀ ਰਹੇਗੀ; ਬੂਹਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ, ਪਰ ਉਸ ਵਿੱਚ ਖੜ੍ਹੇ ਰਹਿਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
    ],
    [
      'फिर भी आपने अपना हिस्सा कर लिया होगा; दूसरे का उत्तर आपके हाथ में नहीं। कुछ दिन बीतने दीजिए, ज़ोर न डालिए, और किसी अपने को बताइए कि क्या हुआ। बाद में एक और कोशिश भी बहुत है।',
      'किसी से ज़बरदस्ती उत्तर नहीं लिया जा सकता। आपकी कही बात कही रहेगी; दरवाज़ा खुला रखिए, पर उसमें खड़े रहना ज़रूरी नहीं।',
    ],
  ),
  ifAngry: texts(
    [
      'Then nothing has to be settled in that minute. You may say, “Not like this; later”, and leave the room. If you are afraid of it, have somebody with you, and know beforehand where you can go.',
    ],
    [
      'ਤਾਂ ਉਸ ਘੜੀ ਕੁਝ ਨਿਬੇੜਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਕਹਿ ਸਕਦੇ ਹੋ, “ਇਸ ਤਰ੍ਹਾਂ ਨਹੀਂ, ਫਿਰ ਗੱਲ ਕਰਾਂਗੇ”, ਤੇ ਕਮਰੇ ਵਿੱਚੋਂ ਬਾਹਰ ਚਲੇ ਜਾਓ। ਜੇ ਡਰ ਲੱਗਦਾ ਹੈ ਤਾਂ ਕਿਸੇ ਨੂੰ ਨਾਲ ਰੱਖੋ, ਅਤੇ ਪਹਿਲਾਂ ਸੋਚ ਰੱਖੋ ਕਿ ਕਿੱਥੇ ਜਾਣਾ ਹੈ।',
    ],
    [
      'तो उस घड़ी कुछ निपटाना ज़रूरी नहीं। कह सकते हैं, “इस तरह नहीं, बाद में बात करेंगे”, और कमरे से बाहर चले जाइए। यदि डर लगता है तो किसी को साथ रखिए, और पहले सोच रखिए कि कहाँ जाना है।',
    ],
  ),
  goesWrong: texts(
    [
      'It may go so; nobody can honestly promise otherwise. Think of that day for a moment: whom would you call, and what would you do first? What has a plan frightens less. Then come back to today.',
      'If it does, you will not be as unprepared as tonight’s fear has it; you have come through hard days before. Decide now on one person whom you would tell first, and tell them today that they are the one.',
    ],
    [
      'ਇਉਂ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਹੋਰ ਵਾਅਦਾ ਕਰਨਾ ਇਮਾਨਦਾਰੀ ਨਹੀਂ। ਇੱਕ ਪਲ ਸੋਚੋ: ਉਸ ਦਿਨ ਕਿਸ ਨੂੰ ਫ਼ੋਨ ਕਰੋਗੇ, ਪਹਿਲਾਂ ਕੀ ਕਰੋਗੇ? ਜਿਸ ਗੱਲ ਦੀ ਤਿਆਰੀ ਹੋਵੇ ਉਹ ਘੱਟ ਡਰਾਉਂਦੀ ਹੈ; ਫਿਰ ਅੱਜ ਵੱਲ ਮੁੜ ਆਓ।',
      'ਜੇ ਇਉਂ ਹੋਇਆ ਵੀ, ਤੁਸੀਂ ਓਨੇ ਬੇਵੱਸ ਨਹੀਂ ਹੋਵੋਗੇ ਜਿੰਨਾ ਅੱਜ ਦਾ ਡਰ ਦੱਸਦਾ ਹੈ; ਔਖੇ ਦਿਨ ਪਹਿਲਾਂ ਵੀ ਲੰਘਾਏ ਹਨ। ਹੁਣੇ ਮਿੱਥ ਲਓ ਕਿ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸ ਨੂੰ ਦੱਸੋਗੇ, ਤੇ ਅੱਜ ਹੀ ਉਸ ਨੂੰ ਦੱਸ ਦਿਓ ਕਿ ਉਹ ਤੁਹਾਡਾ ਸਹਾਰਾ ਹੈ।',
    ],
    [
      'ऐसा भी हो सकता है, और कोई वादा करना ईमानदारी नहीं। एक पल सोचिए: उस दिन किसे फ़ोन करेंगे, पहले क्या करेंगे? जिस बात की तैयारी हो वह कम डराती है; फिर आज की ओर लौट आइए।',
      'यदि ऐसा हुआ भी, तो आप उतने असहाय नहीं होंगे जितना आज का डर बताता है; कठिन दिन पहले भी निकाले हैं। अभी तय कर लीजिए कि सबसे पहले किसे बताएँगे, और आज ही उसे बता दीजिए कि वह आपका सहारा है।',
    ],
  ),
  shouldI: texts(
    [
      'That choice is yours; nobody here knows your days as you do. Three questions may help: is it safe, is it for your own peace, and could you bear it if nothing came back? If one of them is a no, wait.',
      'Think of both from a year ahead: which would you rather have done, even if it does not turn out well? Where somebody presses you to be quick, or to pay, wait; what is right will still be right after a night.',
    ],
    [
      'ਇਹ ਫ਼ੈਸਲਾ ਤੁਹਾਡਾ ਹੈ; ਤੁਹਾਡੇ ਹਾਲਾਤ ਤੁਹਾਡੇ ਤੋਂ ਵੱਧ ਕੋਈ ਨਹੀਂ ਜਾਣਦਾ। ਤਿੰਨ ਸਵਾਲ ਮਦਦ ਕਰ ਸਕਦੇ ਹਨ: ਕੀ ਇਸ ਵਿੱਚ ਖ਼ਤਰਾ ਤਾਂ ਨਹੀਂ, ਕੀ ਇਹ ਆਪਣੇ ਮਨ ਦੇ ਚੈਨ ਲਈ ਹੈ, ਅਤੇ ਜੇ ਬਦਲੇ ਵਿੱਚ ਕੁਝ ਨਾ ਮਿਲੇ ਤਾਂ ਕੀ ਸਹਿ ਹੋਵੇਗਾ? ਮਨ ਨਾ ਮੰਨੇ ਤਾਂ ਠਹਿਰ ਜਾਓ।',
      'ਇੱਕ ਸਾਲ ਅੱਗੋਂ ਦੋਹਾਂ ਵੱਲ ਵੇਖੋ: ਕਿਹੜਾ ਕੀਤਾ ਹੋਇਆ ਚੰਗਾ ਲੱਗੇਗਾ, ਭਾਵੇਂ ਨਤੀਜਾ ਮਨ-ਚਾਹਿਆ ਨਾ ਵੀ ਹੋਵੇ? ਜਿੱਥੇ ਕੋਈ ਕਾਹਲੀ ਪਾਵੇ ਜਾਂ ਪੈਸੇ ਮੰਗੇ, ਉੱਥੇ ਠਹਿਰੋ; ਜੋ ਠੀਕ ਹੈ ਉਹ ਇੱਕ ਰਾਤ ਮਗਰੋਂ ਵੀ ਠੀਕ ਰਹੇਗਾ।',
    ],
    [
      'यह निर्णय आपका है; आपके हालात आपसे बेहतर कोई नहीं जानता। तीन प्रश्न मदद कर सकते हैं: इसमें ख़तरा तो नहीं, क्या यह अपने मन के चैन के लिए है, और यदि बदले में कुछ न मिले तो क्या सहा जाएगा? मन न माने तो ठहर जाइए।',
      'एक साल आगे से दोनों की ओर देखिए: कौन-सा किया हुआ अच्छा लगेगा, चाहे परिणाम मनचाहा न भी हो? जहाँ कोई जल्दी कराए या पैसे माँगे, वहाँ ठहरिए; जो ठीक है वह एक रात बाद भी ठीक रहेगा।',
    ],
  ),
  allowed: texts(
    [
      'A feeling is no wrong; it says that something hurts, or matters. What is done with it is another thing, and there you are free. It may be there, and be told to somebody, before it is let go.',
    ],
    [
      'ਕੋਈ ਭਾਵਨਾ ਆਪਣੇ ਆਪ ਵਿੱਚ ਗ਼ਲਤ ਨਹੀਂ; ਉਹ ਦੱਸਦੀ ਹੈ ਕਿ ਕਿਤੇ ਪੀੜ ਹੈ, ਜਾਂ ਕੋਈ ਗੱਲ ਪਿਆਰੀ ਹੈ। ਉਸ ਨਾਲ ਕੀ ਕਰਨਾ ਹੈ, ਇਹ ਵੱਖਰੀ ਗੱਲ ਹੈ, ਤੇ ਇਹ ਤੁਹਾਡੇ ਹੱਥ ਹੈ। ਛੱਡਣ ਤੋਂ ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਹੋਣ ਦਿਓ, ਅਤੇ ਕਿਸੇ ਨੂੰ ਦੱਸੋ।',
    ],
    [
      'कोई भावना अपने आप में ग़लत नहीं; वह बताती है कि कहीं पीड़ा है, या कोई बात प्यारी है। उसके साथ क्या करना है, यह अलग बात है, और यह आपके हाथ में है। छोड़ने से पहले उसे होने दीजिए, और किसी को बताइए।',
    ],
  ),
  whyThem: texts(
    [
      'What moves another person cannot be known from here, and often they do not know it themselves. Fear, an old hurt or habit may speak in it; that explains much and excuses nothing. It says little about your worth.',
      'Only they could tell, and perhaps not even they. You may leave the why with them, and keep for yourself the question what you will do about it.',
    ],
    [
      'ਦੂਜੇ ਦੇ ਮਨ ਵਿੱਚ ਕੀ ਹੈ, ਇਹ ਇੱਥੋਂ ਨਹੀਂ ਜਾਣਿਆ ਜਾ ਸਕਦਾ; ਕਈ ਵਾਰ ਉਸ ਨੂੰ ਆਪ ਵੀ ਪਤਾ ਨਹੀਂ ਹੁੰਦਾ। ਡਰ, ਪੁਰਾਣੀ ਸੱਟ ਜਾਂ ਆਦਤ ਬੋਲਦੀ ਹੋ ਸਕਦੀ ਹੈ; ਇਸ ਨਾਲ ਗੱਲ ਸਮਝ ਆਉਂਦੀ ਹੈ, ਠੀਕ ਨਹੀਂ ਹੋ ਜਾਂਦੀ। ਤੁਹਾਡਾ ਮੁੱਲ ਇਸ ਨਾਲ ਨਹੀਂ ਘਟਦਾ।',
      'ਇਹ ਉਹੀ ਦੱਸ ਸਕਦੇ ਹਨ, ਸ਼ਾਇਦ ਉਹ ਵੀ ਨਹੀਂ। ‘ਕਿਉਂ’ ਉਹਨਾਂ ਕੋਲ ਰਹਿਣ ਦਿਓ; ਆਪਣੇ ਕੋਲ ਇਹ ਸਵਾਲ ਰੱਖੋ ਕਿ ਹੁਣ ਤੁਸੀਂ ਕੀ ਕਰਨਾ ਹੈ।',
    ],
    [
      'दूसरे के मन में क्या है, यह यहाँ से नहीं जाना जा सकता; कई बार उसे स्वयं भी पता नहीं होता। डर, पुरानी चोट या आदत बोल रही हो सकती है; इससे बात समझ आती है, ठीक नहीं हो जाती। आपका मोल इससे नहीं घटता।',
      'यह वही बता सकते हैं, शायद वे भी नहीं। ‘क्यों’ उनके पास रहने दीजिए; अपने पास यह प्रश्न रखिए कि अब आपको क्या करना है।',
    ],
  ),
  noVerseYet: texts(
    ['No verse was quoted here yet. On what you tell, this one may be near:'],
    ['ਇੱਥੇ ਅਜੇ ਕੋਈ ਬਚਨ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ। ਜੋ ਤੁਸੀਂ ਦੱਸਿਆ, ਉਸ ਦੇ ਨੇੜੇ ਇਹ ਹੋ ਸਕਦਾ ਹੈ:'],
    ['यहाँ अभी कोई वचन नहीं दिया गया। जो आपने बताया, उसके पास यह हो सकता है:'],
  ),
  wontListen: texts(
    [
      'Nobody can be made to listen, and it is not that your words are too weak. What stays in your hands is what you yourself do, and what you no longer do: say it once more, briefly and calmly, and then let your own conduct speak.',
      'Then the same need not be said more loudly. Sometimes one whom they respect is heard where those closest are not: an elder, a friend, a doctor. And you may set a limit for yourself, whether they agree to it or not.',
    ],
    [
      'ਕਿਸੇ ਨੂੰ ਜ਼ੋਰ ਨਾਲ ਸੁਣਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ, ਤੇ ਕਮੀ ਤੁਹਾਡੇ ਬੋਲਾਂ ਵਿੱਚ ਨਹੀਂ। ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਉਹ ਹੈ ਜੋ ਤੁਸੀਂ ਆਪ ਕਰਦੇ ਹੋ, ਤੇ ਜੋ ਹੁਣ ਹੋਰ ਨਹੀਂ ਕਰੋਗੇ: ਇੱਕ ਵਾਰ ਹੋਰ, ਥੋੜ੍ਹੇ ਬੋਲਾਂ ਵਿੱਚ ਤੇ ਸਹਿਜ ਨਾਲ ਕਹੋ, ਫਿਰ ਆਪਣੇ ਵਰਤਾਓ ਨੂੰ ਬੋਲਣ ਦਿਓ।',
      'ਫਿਰ ਉਹੀ ਗੱਲ ਹੋਰ ਉੱਚੀ ਕਹਿਣ ਦੀ ਲੋੜ ਨਹੀਂ। ਕਈ ਵਾਰ ਘਰ ਵਾਲਿਆਂ ਨਾਲੋਂ ਕਿਸੇ ਅਜਿਹੇ ਦੀ ਗੱਲ ਸੁਣੀ ਜਾਂਦੀ ਹੈ ਜਿਸ ਦਾ ਉੱਥੇ ਆਦਰ ਹੋਵੇ: ਕੋਈ ਸਿਆਣਾ, ਮਿੱਤਰ ਜਾਂ ਡਾਕਟਰ। ਤੇ ਆਪਣੇ ਲਈ ਹੱਦ ਤੁਸੀਂ ਮਿੱਥ ਸਕਦੇ ਹੋ, ਦੂਜਾ ਮੰਨੇ ਜਾਂ ਨਾ।',
    ],
    [
      'किसी को ज़ोर से सुनाया नहीं जा सकता, और कमी आपके शब्दों में नहीं। आपके हाथ में वह है जो आप स्वयं करते हैं, और जो अब और नहीं करेंगे: एक बार और, थोड़े शब्दों में और सहज होकर कहिए, फिर अपने व्यवहार को बोलने दीजिए।',
      'तो वही बात और ऊँची कहने की ज़रूरत नहीं। कई बार घर वालों से अधिक किसी ऐसे की सुनी जाती है जिसका वहाँ आदर हो: कोई बुज़ुर्ग, मित्र या डॉक्टर। और अपने लिए सीमा आप तय कर सकते हैं, दूसरा माने या न माने।',
    ],
  ),
  ifHurt: texts(
    [
      'That may come, and it would not mean that it was wrong to speak. Tears or anger are often only the first answer. Say the main thing in two sentences, stay calm and near, and leave time; the second talk is mostly easier than the first.',
      'It may be so at first. What breaks by one honest sentence was often cracked before; what is true between two people usually bears it. You may say beforehand: “This is hard for me to say, and I say it because you matter to me.”',
    ],
    [
      'ਇਉਂ ਹੋ ਸਕਦਾ ਹੈ, ਤੇ ਇਸ ਦਾ ਮਤਲਬ ਇਹ ਨਹੀਂ ਕਿ ਗੱਲ ਕਰਨੀ ਗ਼ਲਤ ਸੀ। ਹੰਝੂ ਜਾਂ ਗੁੱਸਾ ਅਕਸਰ ਬੱਸ ਪਹਿਲਾ ਜਵਾਬ ਹੁੰਦਾ ਹੈ। ਮੁੱਖ ਗੱਲ ਦੋ ਵਾਕਾਂ ਵਿੱਚ ਕਹੋ, ਸਹਿਜ ਨਾਲ ਕੋਲ ਰਹੋ ਤੇ ਸਮਾਂ ਦਿਓ; ਦੂਜੀ ਵਾਰ ਦੀ ਗੱਲ ਬਹੁਤੀ ਵਾਰ ਪਹਿਲੀ ਨਾਲੋਂ ਸੌਖੀ ਹੁੰਦੀ ਹੈ।',
      'ਸ਼ੁਰੂ ਵਿੱਚ ਇਉਂ ਹੋ ਸਕਦਾ ਹੈ। ਜੋ ਇੱਕ ਸੱਚੇ ਵਾਕ ਨਾਲ ਟੁੱਟੇ, ਉਸ ਵਿੱਚ ਤ੍ਰੇੜ ਅਕਸਰ ਪਹਿਲਾਂ ਹੁੰਦੀ ਹੈ; ਸੱਚਾ ਰਿਸ਼ਤਾ ਇਹ ਸਹਿ ਲੈਂਦਾ ਹੈ। ਪਹਿਲਾਂ ਇਹ ਕਹਿ ਸਕਦੇ ਹੋ: “ਇਹ ਕਹਿਣਾ ਮੇਰੇ ਲਈ ਔਖਾ ਹੈ, ਤੇ ਇਸ ਲਈ ਕਹਿਣਾ ਹੈ ਕਿ ਮੈਨੂੰ ਤੁਹਾਡੀ ਪਰਵਾਹ ਹੈ।”',
    ],
    [
      'ऐसा हो सकता है, और इसका अर्थ यह नहीं होगा कि बात करना ग़लत था। आँसू या ग़ुस्सा अक्सर बस पहला उत्तर होते हैं। मुख्य बात दो वाक्यों में कहिए, सहज होकर पास रहिए और समय दीजिए; दूसरी बार की बात प्रायः पहली से आसान होती है।',
      'शुरू में ऐसा हो सकता है। जो एक सच्चे वाक्य से टूटे, उसमें दरार अक्सर पहले से होती है; सच्चा रिश्ता इसे सह लेता है। पहले यह कह सकते हैं: “यह कहना मेरे लिए कठिन है, और इसलिए कहना है कि मुझे आपकी परवाह है।”',
    ],
  ),
  sin: texts(
    [
      'No program can pass judgement on that, and scripture looks less at the single act than at where it comes from and whom it harms. Three questions help: was somebody deceived, does somebody suffer by it, and could it be done openly? Where an answer troubles you, something can be set right, and that is open to everybody.',
      'Whoever asks so has a conscience that is awake; that is no mark of a sinner. A feeling or a thought is not yet a deed. What was done and hurt somebody can be named, and made good as far as that goes.',
    ],
    [
      'ਇਸ ਦਾ ਫ਼ੈਸਲਾ ਕੋਈ ਪ੍ਰੋਗਰਾਮ ਨਹੀਂ ਸੁਣਾ ਸਕਦਾ, ਤੇ ਧਰਮ-ਗ੍ਰੰਥ ਇਕੱਲੇ ਕੰਮ ਨਾਲੋਂ ਵੱਧ ਇਹ ਵੇਖਦਾ ਹੈ ਕਿ ਉਹ ਮਨ ਦੇ ਕਿਸ ਭਾਵ ਵਿੱਚੋਂ ਨਿਕਲਿਆ ਤੇ ਕਿਸ ਨੂੰ ਦੁੱਖ ਦਿੰਦਾ ਹੈ। ਤਿੰਨ ਸਵਾਲ ਮਦਦ ਕਰਦੇ ਹਨ: ਕੀ ਕਿਸੇ ਨਾਲ ਧੋਖਾ ਹੋਇਆ, ਕੀ ਕੋਈ ਇਸ ਨਾਲ ਦੁਖੀ ਹੈ, ਤੇ ਕੀ ਇਹ ਸਭ ਦੇ ਸਾਹਮਣੇ ਹੋ ਸਕਦਾ ਹੈ? ਜਿੱਥੇ ਜਵਾਬ ਚੁਭੇ, ਉੱਥੇ ਕੁਝ ਸੁਧਾਰਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਤੇ ਇਹ ਰਾਹ ਸਭ ਲਈ ਖੁੱਲ੍ਹਾ ਹੈ।',
      'ਜੋ ਇਹ ਪੁੱਛਦਾ ਹੈ, ਉਸ ਦੀ ਜ਼ਮੀਰ ਜਾਗਦੀ ਹੈ; ਇਹ ਪਾਪੀ ਦੀ ਨਿਸ਼ਾਨੀ ਨਹੀਂ। ਭਾਵਨਾ ਜਾਂ ਖ਼ਿਆਲ ਅਜੇ ਕਰਮ ਨਹੀਂ। ਜੋ ਕੀਤਾ ਗਿਆ ਤੇ ਜਿਸ ਨਾਲ ਕਿਸੇ ਨੂੰ ਦੁੱਖ ਲੱਗਾ, ਉਸ ਨੂੰ ਮੰਨ ਕੇ ਜਿੱਥੋਂ ਤੱਕ ਹੋ ਸਕੇ ਸੁਧਾਰਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
    ],
    [
      'इसका निर्णय कोई प्रोग्राम नहीं सुना सकता, और धर्मग्रंथ अकेले काम से अधिक यह देखता है कि वह मन के किस भाव से निकला और किसे दुख देता है। तीन प्रश्न मदद करते हैं: क्या किसी के साथ छल हुआ, क्या कोई इससे दुखी है, और क्या यह सबके सामने किया जा सकता है? जहाँ उत्तर चुभे, वहाँ कुछ सुधारा जा सकता है, और यह राह सबके लिए खुली है।',
      'जो यह पूछता है, उसका विवेक जाग रहा है; यह पापी का चिह्न नहीं। भावना या विचार अभी कर्म नहीं। जो किया गया और जिससे किसी को दुख पहुँचा, उसे मानकर जहाँ तक हो सके सुधारा जा सकता है।',
    ],
  ),
  fate: texts(
    [
      'Nobody can read from a sorrow what went before it, and it would be wrong to call it a punishment. That deeds bear fruit is said so that we choose well today, not so that anybody counts back from what he suffers. What lies in your hands is the next step.',
      'Why it came to you, nobody here can know, and a ready answer would only hurt. It says nothing against you: those who suffered greatly stand in scripture as people dear to God.',
    ],
    [
      'ਕਿਸੇ ਦੁੱਖ ਤੋਂ ਕੋਈ ਇਹ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ ਕਿ ਪਿੱਛੇ ਕੀ ਸੀ, ਤੇ ਇਸ ਨੂੰ ਸਜ਼ਾ ਕਹਿਣਾ ਠੀਕ ਨਹੀਂ। ਕਰਮ ਤੇ ਫਲ ਦੀ ਗੱਲ ਇਸ ਲਈ ਹੈ ਕਿ ਅੱਜ ਚੰਗਾ ਚੁਣੀਏ, ਇਸ ਲਈ ਨਹੀਂ ਕਿ ਕੋਈ ਆਪਣੇ ਦੁੱਖਾਂ ਤੋਂ ਪਿਛਲਾ ਹਿਸਾਬ ਲਾਵੇ। ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਅਗਲਾ ਕਦਮ ਹੈ।',
      'ਇਹ ਤੁਹਾਡੇ ਉੱਤੇ ਕਿਉਂ ਆਇਆ, ਇੱਥੇ ਕੋਈ ਨਹੀਂ ਜਾਣ ਸਕਦਾ, ਤੇ ਘੜਿਆ-ਘੜਾਇਆ ਜਵਾਬ ਸਿਰਫ਼ ਦੁੱਖ ਦੇਵੇਗਾ। ਇਸ ਵਿੱਚ ਤੁਹਾਡੇ ਖ਼ਿਲਾਫ਼ ਕੋਈ ਗੱਲ ਨਹੀਂ: ਰੱਬ ਦੇ ਪਿਆਰਿਆਂ ਨੇ ਵੀ ਵੱਡੇ ਦੁੱਖ ਝੱਲੇ ਹਨ।',
    ],
    [
      'किसी दुख से कोई यह नहीं पढ़ सकता कि पीछे क्या था, और इसे दंड कहना ठीक नहीं। कर्म और फल की बात इसलिए है कि आज अच्छा चुनें, इसलिए नहीं कि कोई अपने दुखों से पिछला हिसाब लगाए। आपके हाथ में अगला क़दम है।',
      'यह आप पर क्यों आया, यहाँ कोई नहीं जान सकता, और गढ़ा-गढ़ाया उत्तर केवल दुख देगा। इसमें आपके विरुद्ध कोई बात नहीं: ईश्वर के प्यारों ने भी बड़े दुख सहे हैं।',
    ],
  ),
  people: texts(
    [
      'People talk for some days, about this as about everything; it is you who live with it for years. Whose word truly counts for you? Perhaps two or three names. Speak with those; the others need not be told anything.',
    ],
    [
      'ਲੋਕ ਕੁਝ ਦਿਨ ਗੱਲਾਂ ਕਰਦੇ ਹਨ, ਇਸ ਬਾਰੇ ਵੀ ਤੇ ਹਰ ਗੱਲ ਬਾਰੇ; ਸਾਲਾਂ ਤੱਕ ਇਸ ਨਾਲ ਜੀਣਾ ਤੁਸੀਂ ਹੈ। ਕਿਸ ਦੀ ਗੱਲ ਤੁਹਾਡੇ ਲਈ ਸੱਚਮੁੱਚ ਅਰਥ ਰੱਖਦੀ ਹੈ? ਸ਼ਾਇਦ ਦੋ-ਤਿੰਨ ਜਣੇ। ਉਹਨਾਂ ਨਾਲ ਗੱਲ ਕਰੋ; ਬਾਕੀਆਂ ਨੂੰ ਕੁਝ ਦੱਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
    ],
    [
      'लोग कुछ दिन बातें करते हैं, इस पर भी और हर बात पर; बरसों इसके साथ जीना आपको है। किसकी बात आपके लिए सचमुच मायने रखती है? शायद दो-तीन लोग। उनसे बात कीजिए; बाकियों को कुछ बताना ज़रूरी नहीं।',
    ],
  ),
  deadKnow: texts(
    [
      'Nobody can know for certain what reaches those who have gone, and to promise it would not be honest. But your love and your regret are real, and they may be spoken: say it aloud, or write it, beginning with the name by which you called them. And what you would have liked to do for them can still be done for somebody who lives.',
    ],
    [
      'ਜੋ ਚਲੇ ਗਏ, ਉਹਨਾਂ ਤੱਕ ਕੀ ਪਹੁੰਚਦਾ ਹੈ, ਇਹ ਕੋਈ ਪੱਕਾ ਨਹੀਂ ਜਾਣ ਸਕਦਾ; ਇਸ ਦਾ ਵਾਅਦਾ ਕਰਨਾ ਇਮਾਨਦਾਰੀ ਨਹੀਂ। ਪਰ ਤੁਹਾਡਾ ਪਿਆਰ ਤੇ ਅਫ਼ਸੋਸ ਸੱਚਾ ਹੈ, ਤੇ ਉਹ ਕਿਹਾ ਜਾ ਸਕਦਾ ਹੈ: ਉੱਚੀ ਬੋਲ ਕੇ, ਜਾਂ ਲਿਖ ਕੇ, ਉਸ ਨਾਂ ਨਾਲ ਜਿਸ ਨਾਲ ਬੁਲਾਉਂਦੇ ਸੀ। ਤੇ ਜੋ ਉਹਨਾਂ ਲਈ ਕਰਨਾ ਰਹਿ ਗਿਆ, ਉਹ ਕਿਸੇ ਜੀਉਂਦੇ ਲਈ ਅਜੇ ਵੀ ਹੋ ਸਕਦਾ ਹੈ।',
    ],
    [
      'जो चले गए, उन तक क्या पहुँचता है, यह कोई पक्का नहीं जान सकता; इसका वादा करना ईमानदारी नहीं। पर आपका प्रेम और पछतावा सच्चा है, और वह कहा जा सकता है: बोलकर, या लिखकर, उस नाम से जिससे आप बुलाते थे। और जो उनके लिए करना रह गया, वह किसी जीवित के लिए अब भी हो सकता है।',
    ],
  ),
  daily: texts(
    [
      'For every morning, short enough to carry along: read it once slowly, aloud if you can, and then sit for three breaths.',
    ],
    ['ਹਰ ਸਵੇਰ ਲਈ, ਏਨਾ ਛੋਟਾ ਕਿ ਨਾਲ ਰਹੇ: ਇੱਕ ਵਾਰ ਹੌਲੀ-ਹੌਲੀ ਪੜ੍ਹੋ, ਹੋ ਸਕੇ ਤਾਂ ਬੋਲ ਕੇ, ਫਿਰ ਤਿੰਨ ਸਾਹ ਚੁੱਪ ਬੈਠੋ।'],
    ['हर सुबह के लिए, इतना छोटा कि साथ रहे: एक बार धीरे-धीरे पढ़िए, हो सके तो बोलकर, फिर तीन साँस चुप बैठिए।'],
  ),
  isNormal: texts(
    [
      'No, nothing is wrong with you because of that. One weeps, another goes numb or carries on as before, and much comes only later; none of it is the wrong way. Where it does not loosen for weeks, or takes sleep and appetite, a doctor is the right person as well.',
    ],
    [
      'ਨਹੀਂ, ਇਸ ਕਰਕੇ ਤੁਹਾਡੇ ਵਿੱਚ ਕੋਈ ਖ਼ਰਾਬੀ ਨਹੀਂ। ਕੋਈ ਰੋਂਦਾ ਹੈ, ਕੋਈ ਸੁੰਨ ਹੋ ਜਾਂਦਾ ਹੈ ਜਾਂ ਪਹਿਲਾਂ ਵਾਂਗ ਤੁਰਦਾ ਰਹਿੰਦਾ ਹੈ, ਤੇ ਬਹੁਤ ਕੁਝ ਮਗਰੋਂ ਆਉਂਦਾ ਹੈ; ਕੋਈ ਢੰਗ ਗ਼ਲਤ ਨਹੀਂ। ਹਫ਼ਤਿਆਂ ਤੱਕ ਨਾ ਖੁੱਲ੍ਹੇ, ਜਾਂ ਨੀਂਦ ਤੇ ਭੁੱਖ ਲੈ ਜਾਵੇ, ਤਾਂ ਡਾਕਟਰ ਨਾਲ ਵੀ ਗੱਲ ਕਰੋ।',
    ],
    [
      'नहीं, इस कारण आपमें कोई ख़राबी नहीं। कोई रोता है, कोई सुन्न हो जाता है या पहले की तरह चलता रहता है, और बहुत कुछ बाद में आता है; कोई ढंग ग़लत नहीं। हफ़्तों तक न खुले, या नींद और भूख ले जाए, तो डॉक्टर से भी बात कीजिए।',
    ],
  ),
  leaveThem: texts(
    [
      'That is yours to decide, and neither going nor staying is a sin in itself. Where there is fear or blows, safety comes first, yours and the children’s, and going is no betrayal. Otherwise ask: was it said plainly what has to change, was there help and time for it, and has anything changed? Talk it through with one person who gains by neither.',
    ],
    [
      'ਇਹ ਫ਼ੈਸਲਾ ਤੁਹਾਡਾ ਹੈ, ਤੇ ਨਾ ਜਾਣਾ ਆਪਣੇ ਆਪ ਵਿੱਚ ਪਾਪ ਹੈ, ਨਾ ਰਹਿਣਾ। ਜਿੱਥੇ ਡਰ ਜਾਂ ਕੁੱਟ-ਮਾਰ ਹੈ, ਉੱਥੇ ਤੁਹਾਡੀ ਤੇ ਬੱਚਿਆਂ ਦੀ ਸਲਾਮਤੀ ਪਹਿਲਾਂ ਹੈ, ਤੇ ਜਾਣਾ ਧੋਖਾ ਨਹੀਂ। ਨਹੀਂ ਤਾਂ ਪੁੱਛੋ: ਕੀ ਸਾਫ਼ ਕਿਹਾ ਗਿਆ ਕਿ ਕੀ ਬਦਲਣਾ ਹੈ, ਕੀ ਇਸ ਲਈ ਮਦਦ ਤੇ ਸਮਾਂ ਮਿਲਿਆ, ਤੇ ਕੀ ਕੁਝ ਬਦਲਿਆ? ਕਿਸੇ ਇੱਕ ਨਾਲ ਖੋਲ੍ਹ ਕੇ ਗੱਲ ਕਰੋ ਜਿਸ ਦਾ ਇਸ ਵਿੱਚ ਆਪਣਾ ਕੋਈ ਲਾਭ ਨਾ ਹੋਵੇ।',
    ],
    [
      'यह निर्णय आपका है, और न जाना अपने आप में पाप है, न रहना। जहाँ डर या मार-पीट है, वहाँ आपकी और बच्चों की सुरक्षा पहले है, और जाना धोखा नहीं। नहीं तो पूछिए: क्या साफ़ कहा गया कि क्या बदलना है, क्या उसके लिए मदद और समय मिला, और क्या कुछ बदला? किसी एक से खुलकर बात कीजिए जिसका इसमें अपना कोई लाभ न हो।',
    ],
  ),
  tellThem: texts(
    [
      'What is hidden mostly grows heavier than what is said. Where telling puts nobody in danger, it is better soon than late: in a calm hour, in two sentences, before they hear it from others. What you mean to do next makes it easier to hear.',
    ],
    [
      'ਲੁਕੀ ਗੱਲ ਅਕਸਰ ਕਹੀ ਗੱਲ ਨਾਲੋਂ ਭਾਰੀ ਹੋ ਜਾਂਦੀ ਹੈ। ਜਿੱਥੇ ਦੱਸਣ ਨਾਲ ਕਿਸੇ ਨੂੰ ਖ਼ਤਰਾ ਨਾ ਹੋਵੇ, ਉੱਥੇ ਛੇਤੀ ਦੱਸਣਾ ਚੰਗਾ: ਕਿਸੇ ਸ਼ਾਂਤ ਘੜੀ, ਦੋ ਵਾਕਾਂ ਵਿੱਚ, ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਕਿ ਹੋਰਾਂ ਤੋਂ ਪਤਾ ਲੱਗੇ। ਨਾਲ ਇਹ ਵੀ ਦੱਸੋ ਕਿ ਅੱਗੇ ਕੀ ਕਰਨਾ ਹੈ; ਸੁਣਨਾ ਸੌਖਾ ਹੋ ਜਾਂਦਾ ਹੈ।',
    ],
    [
      'छिपी बात अक्सर कही बात से भारी हो जाती है। जहाँ बताने से किसी को ख़तरा न हो, वहाँ जल्दी बताना अच्छा: किसी शांत घड़ी में, दो वाक्यों में, इससे पहले कि औरों से पता चले। साथ में यह भी बताइए कि आगे क्या करना है; सुनना आसान हो जाता है।',
    ],
  ),
  giveMoney: texts(
    [
      'Give only what you can do without, and say beforehand whether it is a gift or a loan. Where money feeds the trouble itself, a no is a help too; time, food or company can be offered instead.',
    ],
    [
      'ਏਨਾ ਹੀ ਦਿਓ ਜਿੰਨੇ ਬਿਨਾਂ ਸਰ ਸਕੇ, ਤੇ ਪਹਿਲਾਂ ਕਹਿ ਦਿਓ ਕਿ ਇਹ ਦਾਤ ਹੈ ਜਾਂ ਉਧਾਰ। ਜਿੱਥੇ ਪੈਸਾ ਮੁਸੀਬਤ ਨੂੰ ਹੀ ਪਾਲੇ, ਉੱਥੇ ਨਾਂਹ ਵੀ ਮਦਦ ਹੈ; ਉਸ ਦੀ ਥਾਂ ਸਮਾਂ, ਰੋਟੀ ਜਾਂ ਸਾਥ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ।',
    ],
    [
      'उतना ही दीजिए जिसके बिना काम चल सके, और पहले कह दीजिए कि यह भेंट है या उधार। जहाँ पैसा मुसीबत को ही पाले, वहाँ मना करना भी मदद है; उसकी जगह समय, भोजन या साथ दिया जा सकता है।',
    ],
  ),
  seekRight: texts(
    [
      'To seek what is right is no wrong; scripture blames the injustice, not the one who names it. Before it, put dates, sums and messages on paper, ask once more in writing and with a date, and let somebody who knows the law look at it. The choice stays yours.',
    ],
    [
      'ਆਪਣਾ ਹੱਕ ਮੰਗਣਾ ਗ਼ਲਤ ਨਹੀਂ; ਧਰਮ-ਗ੍ਰੰਥ ਅਨਿਆਂ ਨੂੰ ਮਾੜਾ ਕਹਿੰਦਾ ਹੈ, ਉਸ ਦਾ ਨਾਂ ਲੈਣ ਵਾਲੇ ਨੂੰ ਨਹੀਂ। ਪਹਿਲਾਂ ਤਾਰੀਖ਼ਾਂ, ਰਕਮਾਂ ਤੇ ਸੁਨੇਹੇ ਇਕੱਠੇ ਲਿਖ ਲਓ, ਇੱਕ ਵਾਰ ਹੋਰ ਲਿਖ ਕੇ ਤੇ ਤਾਰੀਖ਼ ਦੇ ਕੇ ਮੰਗੋ, ਅਤੇ ਕਾਨੂੰਨ ਜਾਣਨ ਵਾਲੇ ਕਿਸੇ ਨੂੰ ਵਿਖਾਓ। ਫ਼ੈਸਲਾ ਤੁਹਾਡਾ ਹੀ ਹੈ।',
    ],
    [
      'अपना हक़ माँगना ग़लत नहीं; धर्मग्रंथ अन्याय को बुरा कहता है, उसका नाम लेने वाले को नहीं। पहले तारीख़ें, रक़में और संदेश एक जगह लिख लीजिए, एक बार और लिखकर और तारीख़ देकर माँगिए, और क़ानून जानने वाले किसी को दिखाइए। निर्णय आपका ही है।',
    ],
  ),
  wordElsewhere: texts(
    ['The word does not stand in the verse quoted last. In the {scripture} it means:'],
    ['ਇਹ ਸ਼ਬਦ ਪਿਛਲੇ ਬਚਨ ਵਿੱਚ ਨਹੀਂ। {scripture} ਵਿੱਚ ਇਸ ਦਾ ਅਰਥ ਹੈ:'],
    ['यह शब्द पिछले वचन में नहीं है। {scripture} में इसका अर्थ है:'],
  ),
  wordStands: texts(
    ['It stands in the line “{line}”, which says: {says}'],
    ['ਇਹ ਇਸ ਤੁਕ ਵਿੱਚ ਹੈ: “{line}”। ਤੁਕ ਦਾ ਭਾਵ: {says}'],
    ['यह इस पंक्ति में है: “{line}”। पंक्ति का भाव: {says}'],
  ),
  easy: texts(
    [
      'That is true: it is easily said, and you are the one who has to live it. No verse takes that from you. Leave what is too much, and keep only as much as you can carry today.',
      'You are right to say so; advice costs nothing to the one who gives it. What would be the hardest part of it for you? Perhaps just that part can be left out.',
    ],
    [
      'ਸੱਚ ਹੈ: ਕਹਿਣਾ ਸੌਖਾ ਹੈ, ਜੀਣਾ ਤੁਹਾਨੂੰ ਪੈਂਦਾ ਹੈ। ਕੋਈ ਬਚਨ ਇਸ ਨੂੰ ਛੋਟਾ ਨਹੀਂ ਕਹਿੰਦਾ। ਜੋ ਬਹੁਤਾ ਲੱਗੇ ਛੱਡ ਦਿਓ, ਬੱਸ ਓਨਾ ਰੱਖੋ ਜਿੰਨਾ ਅੱਜ ਹੋ ਸਕੇ।',
      'ਠੀਕ ਕਿਹਾ; ਸਲਾਹ ਦੇਣ ਵਾਲੇ ਦਾ ਕੁਝ ਨਹੀਂ ਲੱਗਦਾ। ਤੁਹਾਡੇ ਲਈ ਇਸ ਵਿੱਚ ਸਭ ਤੋਂ ਔਖਾ ਕੀ ਹੈ? ਸ਼ਾਇਦ ਉਹੀ ਹਿੱਸਾ ਛੱਡਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
    ],
    [
      'सच है: कहना आसान है, जीना आपको पड़ता है। कोई वचन इसे छोटा नहीं कहता। जो बहुत लगे छोड़ दीजिए, बस उतना रखिए जितना आज हो सके।',
      'ठीक कहा; सलाह देने वाले का कुछ नहीं लगता। आपके लिए इसमें सबसे कठिन क्या है? शायद वही हिस्सा छोड़ा जा सकता है।',
    ],
  ),
  accept: texts(
    [
      'No, not if accepting means to call it right or to put up with everything. It means to see clearly what already is, and to spend no more strength on wishing it undone. What can be changed may be changed: you may say no, ask for help, and act.',
      '“This has happened” is one sentence, “this may go on” is another; only the first is asked of you. To the second you may say no, and look for somebody who says it with you.',
    ],
    [
      'ਨਹੀਂ, ਜੇ ਮੰਨ ਲੈਣ ਦਾ ਮਤਲਬ ਉਸ ਨੂੰ ਠੀਕ ਕਹਿਣਾ ਜਾਂ ਸਭ ਕੁਝ ਸਹੀ ਜਾਣਾ ਹੋਵੇ। ਮੰਨਣਾ ਇਹ ਹੈ ਕਿ ਜੋ ਹੋ ਚੁੱਕਾ ਉਸ ਨੂੰ ਸਾਫ਼ ਵੇਖੀਏ ਤੇ ਉਸ ਨਾਲ ਲੜਨ ਵਿੱਚ ਹੋਰ ਤਾਕਤ ਨਾ ਗੁਆਈਏ। ਜੋ ਬਦਲ ਸਕਦਾ ਹੈ ਉਹ ਬਦਲੋ: ਨਾਂਹ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ, ਮਦਦ ਮੰਗੀ ਜਾ ਸਕਦੀ ਹੈ।',
      '“ਇਹ ਹੋ ਚੁੱਕਾ” ਇੱਕ ਗੱਲ ਹੈ, “ਇਹ ਹੁੰਦਾ ਰਹੇ” ਦੂਜੀ; ਮੰਨਣੀ ਸਿਰਫ਼ ਪਹਿਲੀ ਹੈ। ਦੂਜੀ ਨੂੰ ਨਾਂਹ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ, ਤੇ ਕਿਸੇ ਨੂੰ ਲੱਭੋ ਜੋ ਤੁਹਾਡੇ ਨਾਲ ਖੜ੍ਹਾ ਹੋ ਕੇ ਕਹੇ।',
    ],
    [
      'नहीं, यदि मान लेने का अर्थ उसे ठीक कहना या सब कुछ सहते जाना हो। मानना यह है कि जो हो चुका उसे साफ़ देखें और उससे लड़ने में और शक्ति न गँवाएँ। जो बदल सकता है उसे बदलिए: ना कही जा सकती है, मदद माँगी जा सकती है।',
      '“यह हो चुका” एक बात है, “यह होता रहे” दूसरी; माननी केवल पहली है। दूसरी को ना कहा जा सकता है, और किसी को ढूँढिए जो आपके साथ खड़ा होकर कहे।',
    ],
  ),
  point: texts(
    [
      'Reading a line does not by itself change what has happened, pay what is owed, or turn another person; to promise that would not be honest. What it can do is smaller: to steady you for a moment, so that the next step is your own. Such a step might be this:',
    ],
    [
      'ਇੱਕ ਤੁਕ ਪੜ੍ਹਨ ਨਾਲ ਹਾਲਾਤ ਆਪੇ ਨਹੀਂ ਬਦਲਦੇ, ਨਾ ਦੂਜਾ ਇਨਸਾਨ; ਅਜਿਹਾ ਵਾਅਦਾ ਇਮਾਨਦਾਰੀ ਨਹੀਂ। ਇਹ ਏਨਾ ਕਰ ਸਕਦੀ ਹੈ ਕਿ ਮਨ ਇੱਕ ਪਲ ਟਿਕੇ, ਤੇ ਅਗਲਾ ਕਦਮ ਤੁਹਾਡਾ ਆਪਣਾ ਹੋਵੇ। ਅਜਿਹਾ ਇੱਕ ਕਦਮ:',
    ],
    [
      'एक पंक्ति पढ़ने से हालात अपने आप नहीं बदलते, न दूसरा व्यक्ति; ऐसा वादा ईमानदारी नहीं। वह इतना कर सकती है कि मन एक पल टिके, और अगला क़दम आपका अपना हो। ऐसा एक क़दम:',
    ],
  ),
  tried: texts(
    [
      'You have tried, and that counts, even where it did not help. Then more of the same is not needed; perhaps something smaller, or one more person beside you.',
      'So it is not for want of trying. Rest is allowed too; and then perhaps another way:',
    ],
    [
      'ਤੁਸੀਂ ਕੋਸ਼ਿਸ਼ ਕੀਤੀ, ਅਤੇ ਉਹ ਗਿਣੀ ਜਾਂਦੀ ਹੈ, ਭਾਵੇਂ ਗੱਲ ਨਾ ਬਣੀ। ਫਿਰ ਉਹੀ ਕੁਝ ਹੋਰ ਜ਼ੋਰ ਨਾਲ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ; ਸ਼ਾਇਦ ਕੁਝ ਹੋਰ ਛੋਟਾ, ਜਾਂ ਕੋਈ ਇੱਕ ਜਣਾ ਨਾਲ।',
      'ਤਾਂ ਕਮੀ ਕੋਸ਼ਿਸ਼ ਦੀ ਨਹੀਂ। ਸਾਹ ਲੈਣ ਦੀ ਵੀ ਆਗਿਆ ਹੈ; ਫਿਰ ਸ਼ਾਇਦ ਕੋਈ ਹੋਰ ਢੰਗ:',
    ],
    [
      'आपने कोशिश की, और वह गिनी जाती है, भले बात न बनी। फिर वही और ज़ोर से करने की ज़रूरत नहीं; शायद कुछ और छोटा, या कोई एक व्यक्ति साथ।',
      'तो कमी कोशिश की नहीं। ठहरने की भी छूट है; फिर शायद कोई और ढंग:',
    ],
  ),
  cannot: texts(
    ['Then leave it; it was an offer and no duty. Perhaps this instead:'],
    ['ਤਾਂ ਉਸ ਨੂੰ ਛੱਡ ਦਿਓ; ਉਹ ਸਿਰਫ਼ ਇੱਕ ਸੁਝਾਅ ਸੀ। ਸ਼ਾਇਦ ਉਸ ਦੀ ਥਾਂ ਇਹ:'],
    ['तो उसे छोड़ दीजिए; वह केवल एक सुझाव था। शायद उसकी जगह यह:'],
  ),
  another: texts(
    ['Another one on the same matter:', 'Here is one more.', 'And this one:'],
    ['ਇਸੇ ਗੱਲ ਉੱਤੇ ਇੱਕ ਹੋਰ ਬਚਨ:', 'ਇਹ ਇੱਕ ਹੋਰ ਬਚਨ ਹੈ।', 'ਅਤੇ ਇਹ ਵੀ:'],
    ['इसी बात पर एक और वचन:', 'यह एक और वचन है।', 'और यह भी:'],
  ),
  topic: texts(
    ['Gladly; on that there is this:', 'On that, this one:'],
    ['ਜ਼ਰੂਰ ਜੀ; ਇਸ ਬਾਰੇ ਇਹ ਬਚਨ ਹੈ:', 'ਇਸ ਬਾਰੇ ਇਹ ਵੀ:'],
    ['अवश्य; इस पर यह वचन है:', 'इस पर यह भी:'],
  ),
  forThem: texts(
    ['Here is one that can be read aloud to somebody else, and needs no explaining:'],
    ['ਇਹ ਇੱਕ ਬਚਨ ਹੈ ਜੋ ਕਿਸੇ ਹੋਰ ਨੂੰ ਵੀ ਪੜ੍ਹ ਕੇ ਸੁਣਾਇਆ ਜਾ ਸਕਦਾ ਹੈ:'],
    ['यह एक वचन है जो किसी और को भी पढ़कर सुनाया जा सकता है:'],
  ),
  question: texts(
    ['To that question no sure answer can be given here. On the same matter there is this:'],
    ['ਇਸ ਸਵਾਲ ਦਾ ਪੱਕਾ ਜਵਾਬ ਇੱਥੇ ਨਹੀਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ। ਇਸੇ ਗੱਲ ਉੱਤੇ ਇਹ ਬਚਨ ਹੈ:'],
    ['इस प्रश्न का पक्का उत्तर यहाँ नहीं दिया जा सकता। इसी बात पर यह वचन है:'],
  ),
  back: texts(
    ['Yes, back to what you told first.'],
    ['ਹਾਂ ਜੀ, ਉਸੇ ਪਹਿਲੀ ਗੱਲ ਵੱਲ ਮੁੜਦੇ ਹਾਂ।'],
    ['हाँ, उसी पहली बात की ओर लौटते हैं।'],
  ),
  both: texts(['Then both of them.'], ['ਤਾਂ ਦੋਵੇਂ ਗੱਲਾਂ।'], ['तो दोनों बातें।']),
  original: texts(
    ['Here it is once more as it stands, letter for letter. It is from {ref}.'],
    ['ਮੂਲ ਪਾਠ, ਅੱਖਰ-ਅੱਖਰ, ਇਹ ਹੈ। ਇਹ {ref} ਤੋਂ ਹੈ।'],
    ['मूल पाठ, अक्षर-अक्षर, यह है। यह {ref} से है।'],
  ),
  sound: texts(
    ['Read it slowly aloud, line by line, as the Latin letters beside it show. It is from {ref}:'],
    ['ਨਾਲ ਦਿੱਤਾ ਰੋਮਨ ਲਿਪੀਅੰਤਰਨ ਵੇਖ ਕੇ ਹੌਲੀ-ਹੌਲੀ, ਇੱਕ-ਇੱਕ ਪੰਕਤੀ ਉੱਚੀ ਪੜ੍ਹੋ। ਇਹ {ref} ਤੋਂ ਹੈ।'],
    ['साथ दिया रोमन लिप्यंतरण देखकर धीरे-धीरे, एक-एक पंक्ति ऊँचे स्वर में पढ़िए। यह {ref} से है।'],
  ),
  source: texts(
    ['It stands in {ref}; the words are those of {speaker}.'],
    ['ਇਹ ਬਚਨ {ref} ਤੋਂ ਹੈ; ਬੋਲ {speaker} ਦੇ ਹਨ।'],
    ['यह वचन {ref} से है; शब्द {speaker} के हैं।'],
  ),
  shorter: texts(['In one sentence:'], ['ਇੱਕ ਵਾਕ ਵਿੱਚ:'], ['एक वाक्य में:']),
  sameLanguage: texts(
    ['It is in English already. Once more, in plain words:'],
    ['ਗੱਲ ਪੰਜਾਬੀ ਵਿੱਚ ਹੀ ਹੈ; ਇੱਕ ਵਾਰ ਹੋਰ, ਸਾਦੇ ਸ਼ਬਦਾਂ ਵਿੱਚ:'],
    ['बात हिंदी में ही है; एक बार और, सीधे शब्दों में:'],
  ),
  echo: texts(
    [
      'You write: “{words}”. That is no small part of it.',
      '“{words}”: that weighs too, beside what you told before.',
      'That you say “{words}” is heard, and not passed over.',
    ],
    [
      'ਤੁਸੀਂ ਲਿਖਿਆ: “{words}”। ਇਹ ਕੋਈ ਛੋਟੀ ਗੱਲ ਨਹੀਂ।',
      '“{words}”: ਪਹਿਲੀ ਗੱਲ ਦੇ ਨਾਲ ਇਸ ਦਾ ਭਾਰ ਵੀ ਹੈ।',
      'ਤੁਸੀਂ ਕਿਹਾ “{words}”; ਇਹ ਗੱਲ ਅਣਸੁਣੀ ਨਹੀਂ ਰਹੀ।',
    ],
    [
      'आपने लिखा: “{words}”। यह कोई छोटी बात नहीं।',
      '“{words}”: पहली बात के साथ इसका भार भी है।',
      'आपने कहा “{words}”; यह बात अनसुनी नहीं रही।',
    ],
  ),
  echoAsk: texts(
    [
      'What would help more just now: words to say, something to do, or a verse on it?',
      'Shall it be something to say, something to do, or a verse?',
    ],
    [
      'ਇਸ ਵੇਲੇ ਕਿਸ ਨਾਲ ਵੱਧ ਸਹਾਰਾ ਮਿਲੇਗਾ: ਕਹਿਣ ਲਈ ਬੋਲ, ਕਰਨ ਲਈ ਕੋਈ ਕਦਮ, ਜਾਂ ਇਸ ਬਾਰੇ ਇੱਕ ਬਚਨ?',
      'ਹੁਣ ਕੀ ਚੰਗਾ ਰਹੇਗਾ: ਕਹਿਣ ਨੂੰ ਕੁਝ, ਕਰਨ ਨੂੰ ਕੁਝ, ਜਾਂ ਇੱਕ ਬਚਨ?',
    ],
    [
      'इस समय किससे अधिक सहारा मिलेगा: कहने के लिए बोल, करने के लिए कोई क़दम, या इस पर एक वचन?',
      'अब क्या ठीक रहेगा: कहने को कुछ, करने को कुछ, या एक वचन?',
    ],
  ),
  echoQuestion: texts(
    [
      'You ask: “{words}”. The {scripture} has no ready sentence on just that. What it holds to in your matter is this:',
      '“{words}”: that deserves no hasty yes or no. What can be said from the text is this:',
    ],
    [
      'ਤੁਸੀਂ ਪੁੱਛਿਆ: “{words}”। ਠੀਕ ਇਸੇ ਗੱਲ ਉੱਤੇ {scripture} ਵਿੱਚ ਕੋਈ ਘੜਿਆ-ਘੜਾਇਆ ਵਾਕ ਨਹੀਂ। ਤੁਹਾਡੀ ਗੱਲ ਬਾਰੇ ਉਸ ਦਾ ਕਹਿਣਾ ਇਹ ਹੈ:',
      '“{words}”: ਇਸ ਦਾ ਕਾਹਲੀ ਵਿੱਚ ਹਾਂ ਜਾਂ ਨਾਂਹ ਕਹਿਣਾ ਠੀਕ ਨਹੀਂ। ਬਚਨ ਵਿੱਚੋਂ ਏਨਾ ਕਿਹਾ ਜਾ ਸਕਦਾ ਹੈ:',
    ],
    [
      'आपने पूछा: “{words}”। ठीक इसी बात पर {scripture} में कोई गढ़ा-गढ़ाया वाक्य नहीं। आपकी बात पर उसका कहना यह है:',
      '“{words}”: इस पर जल्दी में हाँ या ना कहना ठीक नहीं। वचन से इतना कहा जा सकता है:',
    ],
  ),
  notFitting: texts(
    [
      'Then that was misheard here, and it is not your fault: you write “{words}”.',
      'It missed again, and you need not explain yourself any further: “{words}”.',
    ],
    ['ਫਿਰ ਇੱਥੇ ਗ਼ਲਤ ਸੁਣਿਆ ਗਿਆ, ਕਸੂਰ ਤੁਹਾਡਾ ਨਹੀਂ: ਤੁਸੀਂ ਲਿਖਿਆ “{words}”।', 'ਗੱਲ ਫਿਰ ਰਹਿ ਗਈ, ਤੁਹਾਨੂੰ ਸਫ਼ਾਈ ਦੇਣ ਦੀ ਲੋੜ ਨਹੀਂ: “{words}”।'],
    ['तो यहाँ ग़लत सुना गया, दोष आपका नहीं: आपने लिखा “{words}”।', 'बात फिर रह गई, आपको सफ़ाई देने की ज़रूरत नहीं: “{words}”।'],
  ),
  careWrong: texts(
    [
      'Then that was misheard here; please forgive it. The numbers were not meant for what you tell, and can be left aside.',
      'You are right, and it is regretted: no numbers, then, and no warning.',
    ],
    [
      'ਫਿਰ ਇੱਥੇ ਗ਼ਲਤ ਸੁਣਿਆ ਗਿਆ; ਮਾਫ਼ ਕਰਨਾ। ਉਹ ਨੰਬਰ ਤੁਹਾਡੀ ਗੱਲ ਲਈ ਨਹੀਂ ਸਨ, ਉਹਨਾਂ ਨੂੰ ਰਹਿਣ ਦਿਓ।',
      'ਤੁਸੀਂ ਠੀਕ ਹੋ, ਇਸ ਦਾ ਅਫ਼ਸੋਸ ਹੈ: ਹੁਣ ਨਾ ਕੋਈ ਨੰਬਰ, ਨਾ ਚੇਤਾਵਨੀ।',
    ],
    [
      'तो यहाँ ग़लत सुना गया; क्षमा कीजिए। वे नंबर आपकी बात के लिए नहीं थे, उन्हें रहने दीजिए।',
      'आप ठीक कहते हैं, इसका खेद है: अब न कोई नंबर, न चेतावनी।',
    ],
  ),
  holds: texts(
    ['The numbers above hold, at any hour.'],
    ['ਉੱਪਰ ਦਿੱਤੇ ਨੰਬਰ ਹਰ ਵੇਲੇ ਤੁਹਾਡੇ ਲਈ ਹਨ।'],
    ['ऊपर दिए नंबर हर समय आपके लिए हैं।'],
  ),
  listenOnly: texts(
    [
      'Then no advice and no verse. What you carry may simply stand here as you tell it; go on as long as you like.',
      'Then it is only listened to. There is no need to make it neat, or to come to an end.',
    ],
    ['ਫਿਰ ਨਾ ਸਲਾਹ, ਨਾ ਤੁਕ। ਜੋ ਮਨ ਵਿੱਚ ਹੈ, ਉਵੇਂ ਹੀ ਇੱਥੇ ਕਹੋ; ਜਿੰਨਾ ਚਿਰ ਜੀਅ ਕਰੇ।', 'ਫਿਰ ਬੱਸ ਸੁਣਿਆ ਜਾਵੇਗਾ। ਗੱਲ ਸੁਆਰ ਕੇ ਕਹਿਣ ਦੀ ਲੋੜ ਨਹੀਂ।'],
    ['तो न सलाह, न वचन। जो मन में है, वैसे ही यहाँ कहिए; जितनी देर जी चाहे।', 'तो बस सुना जाएगा। बात सँवारकर कहने की ज़रूरत नहीं।'],
  ),
  willIt: texts(
    [
      'Nobody can promise that honestly. What can be said: it does not stay as it is this hour. It comes in waves, the waves grow further apart, and between them there is ground to stand on. For the next wave, this:',
      'How it will end is hidden, from here too. But the day does not ask for the end; it asks for the next step, and that one can be seen:',
    ],
    [
      'ਇਸ ਦਾ ਵਾਅਦਾ ਇਮਾਨਦਾਰੀ ਨਾਲ ਕੋਈ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਏਨਾ ਕਿਹਾ ਜਾ ਸਕਦਾ ਹੈ: ਇਹ ਇਸ ਘੜੀ ਵਰਗਾ ਨਹੀਂ ਰਹਿੰਦਾ। ਲਹਿਰਾਂ ਵਾਂਗ ਆਉਂਦਾ ਹੈ, ਲਹਿਰਾਂ ਵਿਚਲੀ ਵਿੱਥ ਵਧਦੀ ਜਾਂਦੀ ਹੈ। ਅਗਲੀ ਲਹਿਰ ਲਈ ਇਹ:',
      'ਅੰਤ ਕੀ ਹੋਵੇਗਾ, ਇੱਥੋਂ ਵੀ ਨਹੀਂ ਦਿਸਦਾ। ਪਰ ਅੱਜ ਦਾ ਦਿਨ ਅੰਤ ਨਹੀਂ, ਅਗਲਾ ਕਦਮ ਮੰਗਦਾ ਹੈ, ਅਤੇ ਉਹ ਦਿਸਦਾ ਹੈ:',
    ],
    [
      'इसका वादा ईमानदारी से कोई नहीं कर सकता। इतना कहा जा सकता है: यह इस घड़ी जैसा नहीं रहता। लहरों की तरह आता है, लहरों के बीच की दूरी बढ़ती जाती है। अगली लहर के लिए यह:',
      'अंत क्या होगा, यहाँ से भी नहीं दिखता। पर आज का दिन अंत नहीं, अगला क़दम माँगता है, और वह दिखता है:',
    ],
  ),
  blame: texts(
    [
      'Whoever asks that has a conscience awake, and usually judges harder than anybody else would. Keep two things apart: what was truly in your hands, and what only looks so afterwards. For the first there is a way to make good; the second is not yours to carry.',
      'No, you are not named by your worst hour. If something was wrong, it may be called wrong and set right, as far as that goes; the person who does so is more than the mistake.',
    ],
    [
      'ਜੋ ਇਹ ਪੁੱਛਦਾ ਹੈ ਉਸ ਦੀ ਜ਼ਮੀਰ ਜਾਗਦੀ ਹੈ, ਅਤੇ ਉਹ ਆਪਣੇ ਆਪ ਨੂੰ ਦੂਜਿਆਂ ਨਾਲੋਂ ਸਖ਼ਤ ਤੋਲਦਾ ਹੈ। ਦੋ ਗੱਲਾਂ ਵੱਖ ਰੱਖੋ: ਜੋ ਸੱਚਮੁੱਚ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਸੀ, ਅਤੇ ਜੋ ਮਗਰੋਂ ਹੀ ਇਉਂ ਲੱਗਦਾ ਹੈ। ਪਹਿਲੀ ਲਈ ਸੁਆਰਨ ਦਾ ਰਾਹ ਹੈ; ਦੂਜੀ ਦਾ ਭਾਰ ਤੁਹਾਡਾ ਨਹੀਂ।',
      'ਨਹੀਂ, ਸਭ ਤੋਂ ਮਾੜੀ ਘੜੀ ਤੁਹਾਡੀ ਪਛਾਣ ਨਹੀਂ। ਜੇ ਕੁਝ ਗ਼ਲਤ ਹੋਇਆ, ਉਸ ਨੂੰ ਗ਼ਲਤ ਕਹਿ ਕੇ ਜਿੰਨਾ ਹੋ ਸਕੇ ਸੁਆਰਿਆ ਜਾ ਸਕਦਾ ਹੈ; ਜੋ ਇਉਂ ਕਰਦਾ ਹੈ ਉਹ ਆਪਣੀ ਭੁੱਲ ਨਾਲੋਂ ਵੱਡਾ ਹੈ।',
    ],
    [
      'जो यह पूछता है उसका विवेक जागा है, और वह अपने को औरों से कठोर तौलता है। दो बातें अलग रखिए: जो सच में आपके हाथ में थी, और जो बाद में ही वैसी लगती है। पहली के लिए सुधार का रास्ता है; दूसरी का भार आपका नहीं।',
      'नहीं, सबसे बुरी घड़ी आपकी पहचान नहीं। यदि कुछ ग़लत हुआ, उसे ग़लत कहकर जितना हो सके सुधारा जा सकता है; जो ऐसा करता है वह अपनी भूल से बड़ा है।',
    ],
  ),
  pray: texts(
    [
      'One may pray in one’s own words; no fine ones are needed. For instance: “You know what is in my heart. Be with those I think of. Give me strength for today, and let me not be alone in it.” And a line to stay with, from the {scripture}:',
    ],
    [
      'ਅਰਦਾਸ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਵੀ ਹੋ ਸਕਦੀ ਹੈ; ਸੋਹਣੇ ਸ਼ਬਦ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਜਿਵੇਂ: “ਤੂੰ ਮੇਰੇ ਦਿਲ ਦੀ ਜਾਣਦਾ ਹੈਂ। ਜਿਨ੍ਹਾਂ ਦਾ ਫ਼ਿਕਰ ਹੈ, ਉਹਨਾਂ ਦੇ ਅੰਗ-ਸੰਗ ਰਹੀਂ। ਅੱਜ ਦੇ ਦਿਨ ਲਈ ਬਲ ਬਖ਼ਸ਼ੀਂ, ਅਤੇ ਮੈਨੂੰ ਇਕੱਲਾ ਨਾ ਛੱਡੀਂ।” ਅਤੇ {scripture} ਵਿੱਚੋਂ ਇੱਕ ਤੁਕ:',
    ],
    [
      'प्रार्थना अपने शब्दों में भी हो सकती है; सुंदर शब्द ज़रूरी नहीं। जैसे: “तुम मेरे मन की जानते हो। जिनकी चिंता है, उनके साथ रहना। आज के दिन के लिए बल देना, और मुझे इसमें अकेला न छोड़ना।” और {scripture} से एक पंक्ति:',
    ],
  ),
  disagree: texts(
    [
      'You need not agree with it, and it is better said than swallowed. In plain words it claims only this: {plain} Where your own life says otherwise, take that as seriously as the line. What in it does not hold for you?',
      'That objection stands; no verse knows your case as you do. What this one means is: {plain} If it does not fit, leave it, and keep what you know to be true.',
    ],
    [
      'ਸਹਿਮਤ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ, ਤੇ ਚੰਗਾ ਕੀਤਾ ਕਿ ਤੁਸੀਂ ਕਹਿ ਦਿੱਤਾ। ਸਾਦੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਇਹ ਬਚਨ ਏਨਾ ਹੀ ਕਹਿੰਦਾ ਹੈ: {plain} ਜਿੱਥੇ ਤੁਹਾਡੀ ਆਪਣੀ ਜ਼ਿੰਦਗੀ ਹੋਰ ਦੱਸਦੀ ਹੈ, ਉਸ ਨੂੰ ਵੀ ਓਨਾ ਹੀ ਗੰਭੀਰ ਮੰਨੋ। ਇਸ ਵਿੱਚੋਂ ਕਿਹੜੀ ਗੱਲ ਤੁਹਾਡੇ ਉੱਤੇ ਨਹੀਂ ਢੁਕਦੀ?',
      'ਤੁਹਾਡਾ ਇਤਰਾਜ਼ ਆਪਣੀ ਥਾਂ ਠੀਕ ਹੈ; ਤੁਹਾਡੀ ਗੱਲ ਤੁਹਾਡੇ ਤੋਂ ਵੱਧ ਕੋਈ ਨਹੀਂ ਜਾਣਦਾ। ਇਸ ਬਚਨ ਦਾ ਭਾਵ ਏਨਾ ਹੈ: {plain} ਜੇ ਨਹੀਂ ਢੁਕਦਾ ਤਾਂ ਰਹਿਣ ਦਿਓ, ਤੇ ਜੋ ਸੱਚ ਤੁਸੀਂ ਜਾਣਦੇ ਹੋ ਉਹ ਰੱਖੋ।',
    ],
    [
      'सहमत होना ज़रूरी नहीं, और अच्छा किया कि आपने कह दिया। सीधे शब्दों में यह वचन इतना ही कहता है: {plain} जहाँ आपका अपना जीवन कुछ और बताता है, उसे भी उतनी ही गंभीरता से लीजिए। इसमें कौन-सी बात आप पर नहीं बैठती?',
      'आपकी आपत्ति अपनी जगह ठीक है; आपकी बात आपसे अधिक कोई नहीं जानता। इस वचन का भाव इतना है: {plain} नहीं बैठता तो रहने दीजिए, और जो सच आप जानते हैं उसे रखिए।',
    ],
  ),
  live: texts(
    [
      'It asks for nothing great. Its heart is: {plain} For one day that could look like this:',
      'Not all at once, and not by force. From this verse one thing is enough to take along: {plain} As a beginning:',
    ],
    [
      'ਇਹ ਕੁਝ ਵੱਡਾ ਨਹੀਂ ਮੰਗਦਾ। ਇਸ ਦਾ ਦਿਲ ਏਨਾ ਹੈ: {plain} ਇੱਕ ਦਿਨ ਲਈ ਇਹ ਇਉਂ ਹੋ ਸਕਦਾ ਹੈ:',
      'ਇਕਦਮ ਨਹੀਂ, ਤੇ ਜ਼ੋਰ ਨਾਲ ਨਹੀਂ। ਇਸ ਬਚਨ ਵਿੱਚੋਂ ਇੱਕੋ ਗੱਲ ਨਾਲ ਲੈ ਚੱਲੋ: {plain} ਸ਼ੁਰੂਆਤ ਲਈ:',
    ],
    [
      'यह कुछ बड़ा नहीं माँगता। इसका सार इतना है: {plain} एक दिन के लिए यह ऐसे हो सकता है:',
      'एक साथ नहीं, और ज़ोर से नहीं। इस वचन से एक ही बात साथ ले चलिए: {plain} आरंभ के लिए:',
    ],
  ),
  contextShabad: texts(
    ['It is no story; the passage belongs to a longer hymn ({place}). {near}'],
    ['ਇਸ ਪਿੱਛੇ ਕੋਈ ਕਹਾਣੀ ਨਹੀਂ ਲਿਖੀ; ਇਹ ਇੱਕ ਲੰਮੇ ਸ਼ਬਦ ਦਾ ਹਿੱਸਾ ਹੈ ({place})। {near}'],
    ['इसके पीछे कोई कथा नहीं लिखी; यह एक लंबे शबद का हिस्सा है ({place})। {near}'],
  ),
  contextGita: texts(
    ['It stands in chapter {n}, {place}. {near}'],
    ['ਇਹ ਅਧਿਆਇ {n}, {place} ਵਿੱਚ ਹੈ। {near}'],
    ['यह अध्याय {n}, {place} में है। {near}'],
  ),
  justBefore: texts(['Just before it stands:'], ['ਇਸ ਤੋਂ ਠੀਕ ਪਹਿਲਾਂ ਇਹ ਹੈ:'], ['इससे ठीक पहले यह है:']),
  justAfter: texts(['Right after it follows:'], ['ਇਸ ਤੋਂ ਅੱਗੇ ਇਹ ਹੈ:'], ['इसके ठीक आगे यह है:']),
  raag: texts(['It stands in {raag}.'], ['ਇਹ {raag} ਵਿੱਚ ਹੈ।'], ['यह {raag} में है।']),
  touches: texts(['Where it touches your matter:'], ['ਤੁਹਾਡੀ ਗੱਲ ਨੂੰ ਇਹ ਇੱਥੇ ਛੋਂਹਦਾ ਹੈ:'], ['आपकी बात को यह यहाँ छूता है:']),
  howSo: texts(
    ['Quite concretely:', 'Like this, step by step:'],
    ['ਬਿਲਕੁਲ ਸਿੱਧਾ:', 'ਇਉਂ, ਇੱਕ-ਇੱਕ ਕਰਕੇ:'],
    ['बिल्कुल सीधे:', 'इस तरह, एक-एक करके:'],
  ),
  repeated: texts(
    [
      'You are right, that was said already. Something else, then:',
      'That has been said; it need not come again. Instead:',
    ],
    ['ਠੀਕ ਹੈ, ਇਹ ਪਹਿਲਾਂ ਕਿਹਾ ਜਾ ਚੁੱਕਾ ਹੈ। ਹੁਣ ਕੁਝ ਹੋਰ:', 'ਇਹ ਗੱਲ ਹੋ ਚੁੱਕੀ; ਮੁੜ ਕਹਿਣ ਦੀ ਲੋੜ ਨਹੀਂ। ਇਸ ਦੀ ਥਾਂ:'],
    ['ठीक है, यह पहले कहा जा चुका है। अब कुछ और:', 'यह बात हो चुकी; दोहराने की ज़रूरत नहीं। इसके बदले:'],
  ),
  noMore: texts(
    ['There is nothing quoted yet to which that could refer. Tell what is on your mind, and the answer will follow.'],
    ['ਅਜੇ ਕੋਈ ਬਚਨ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ ਜਿਸ ਦੀ ਇਹ ਗੱਲ ਹੋਵੇ। ਮਨ ਦੀ ਗੱਲ ਦੱਸੋ, ਜਵਾਬ ਉਸੇ ਦਾ ਹੋਵੇਗਾ।'],
    ['अभी कोई वचन नहीं दिया गया जिसकी यह बात हो। मन की बात बताइए, उत्तर उसी का होगा।'],
  ),
} as const satisfies Readonly<Record<string, Texts>>

/**
 * What a detail tells of the person, said back in one sentence (facts.ts). That they did something themselves is not: 'he
 * says it is my fault' would be said back as true.
 */
export const FACT_SAID = {
  dead: texts(
    ['That somebody has died belongs to it, and it makes everything heavier.'],
    ['ਕਿਸੇ ਆਪਣੇ ਦਾ ਤੁਰ ਜਾਣਾ ਵੀ ਇਸੇ ਦਾ ਹਿੱਸਾ ਹੈ; ਇਸ ਨਾਲ ਹਰ ਗੱਲ ਹੋਰ ਭਾਰੀ ਹੋ ਜਾਂਦੀ ਹੈ।'],
    ['किसी अपने का जाना भी इसी का हिस्सा है; इससे हर बात और भारी हो जाती है।'],
  ),
  apart: texts(
    ['That there is distance between you now belongs to it too; no door has to be forced.'],
    ['ਹੁਣ ਦੂਰੀ ਹੈ, ਇਹ ਵੀ ਇਸੇ ਦਾ ਹਿੱਸਾ ਹੈ; ਕੋਈ ਬੂਹਾ ਜ਼ੋਰ ਨਾਲ ਨਹੀਂ ਖੋਲ੍ਹਣਾ ਪੈਂਦਾ।'],
    ['अब दूरी है, यह भी इसी का हिस्सा है; कोई दरवाज़ा ज़बरदस्ती नहीं खोलना पड़ता।'],
  ),
  victim: texts(
    ['What was done to you is heard, and it need not be called small.'],
    ['ਤੁਹਾਡੇ ਨਾਲ ਜੋ ਹੋਇਆ, ਉਸ ਨੂੰ ਛੋਟਾ ਨਹੀਂ ਕਿਹਾ ਜਾਵੇਗਾ।'],
    ['आपके साथ जो हुआ, उसे छोटा नहीं कहा जाएगा।'],
  ),
  child: texts(
    ['That is much to carry when one is young.'],
    ['ਏਨੀ ਛੋਟੀ ਉਮਰ ਵਿੱਚ ਇਹ ਬਹੁਤ ਭਾਰ ਹੈ।'],
    ['इतनी छोटी उम्र में यह बहुत भार है।'],
  ),
  noFaith: texts(
    ['Faith is no condition here; doubt and anger may be said.'],
    ['ਇੱਥੇ ਵਿਸ਼ਵਾਸ ਦੀ ਕੋਈ ਸ਼ਰਤ ਨਹੀਂ; ਸ਼ੱਕ ਤੇ ਗੁੱਸਾ ਵੀ ਕਹੇ ਜਾ ਸਕਦੇ ਹਨ।'],
    ['यहाँ विश्वास की कोई शर्त नहीं; संशय और क्रोध भी कहे जा सकते हैं।'],
  ),
  alone: texts(
    ['To have nobody beside you in this makes it harder.'],
    ['ਇਸ ਵਿੱਚ ਕੋਲ ਕੋਈ ਨਾ ਹੋਵੇ, ਤਾਂ ਗੱਲ ਹੋਰ ਔਖੀ ਹੋ ਜਾਂਦੀ ਹੈ।'],
    ['इसमें पास कोई न हो, तो बात और कठिन हो जाती है।'],
  ),
  refusesWill: texts(
    ['Then no word of fate or of giving in.'],
    ['ਫਿਰ ਕਿਸਮਤ ਦੀ ਜਾਂ ਮੰਨ ਲੈਣ ਦੀ ਕੋਈ ਗੱਲ ਨਹੀਂ।'],
    ['तो भाग्य की या मान लेने की कोई बात नहीं।'],
  ),
} as const satisfies Readonly<Record<string, Texts>>

/** What is offered with a question of which nothing else is known: each is a turn of its own (turns.ts). */
export const OFFERS: Readonly<Record<Language, readonly string[]>> = {
  english: ['What could I say?', 'What can I do now?', 'Another verse on this, please'],
  punjabi: ['ਮੈਂ ਕੀ ਕਹਾਂ?', 'ਹੁਣ ਮੈਂ ਕੀ ਕਰਾਂ?', 'ਇਸ ਬਾਰੇ ਹੋਰ ਬਚਨ ਦੱਸੋ'],
  hindi: ['मैं क्या कहूँ?', 'अब मैं क्या करूँ?', 'इस पर एक और वचन दीजिए'],
}
