import { FREE_EN, FREE_HI, FREE_PA } from '../../src/ui/i18n/freeMessages.ts'

// What a screen reader says during one exchange, written by hand: 'polite' waits for a pause, 'assertive' interrupts, and
// what stands in brackets is a button. The sentences of question and answer are this file's; the verse is the corpus's.

type Transcript = {
  question: string
  answer: string
  /** A visitor: the first try fails, the second is the last free one. */
  visitor: { inVain: string[]; answered: string[] }
  /** Somebody signed in, for whom it is the first conversation. */
  member: string[]
  /** The conversation as it can be read afterwards: who speaks, what, and the names of what can be pressed. */
  outline: string
}

const GURBANI = 'ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥ ਹੁਕਮਿ ਰਜਾਈ ਚਲਣਾ ਨਾਨਕ ਲਿਖਿਆ ਨਾਲਿ ॥੧॥'
const GITA = 'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन। मा कर्मफलहेतुर्भूर्मा ते सङ्गोऽस्त्वकर्मणि॥'
const RENDERING = {
  english:
    'How can we become true, and how can the wall of falsehood be broken? By walking, O Nanak, in the command of the One whose will it is, the command written with us from the beginning.',
  punjabi:
    'ਅਸੀਂ ਸਚਿਆਰ ਕਿਵੇਂ ਬਣੀਏ ਅਤੇ ਕੂੜ ਦੀ ਕੰਧ ਕਿਵੇਂ ਟੁੱਟੇ? ਹੇ ਨਾਨਕ! ਉਸ ਰਜ਼ਾ ਦੇ ਮਾਲਕ ਦੇ ਹੁਕਮ ਵਿੱਚ ਤੁਰਨ ਨਾਲ, ਜੋ ਧੁਰੋਂ ਹੀ ਜੀਵ ਦੇ ਨਾਲ ਲਿਖਿਆ ਹੋਇਆ ਹੈ।',
  hindi:
    'तुम्हारा अधिकार केवल कर्म पर है, उसके फलों पर कभी नहीं। कर्म के फल को अपना हेतु मत बनाओ, और न ही कर्म न करने में तुम्हारी आसक्ति हो।',
}

const SPOKEN = {
  english: `One step at a time. ${GURBANI} [Transliteration] ${RENDERING.english} [Guru Granth Sahib, Ang 1 Open in context] [Copy] [Share] [Save]`,
  punjabi: `ਇੱਕ-ਇੱਕ ਕਦਮ ਕਰਕੇ। ${GURBANI} [ਰੋਮਨ ਲਿਪੀਅੰਤਰਨ] ${RENDERING.punjabi} [ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ, ਅੰਗ 1 ਪੂਰੇ ਪ੍ਰਸੰਗ ਵਿੱਚ ਪੜ੍ਹੋ] [ਕਾਪੀ ਕਰੋ] [ਸਾਂਝਾ ਕਰੋ] [ਸੰਭਾਲੋ]`,
  hindi: `काम पर ध्यान दीजिए। ${GITA} [रोमन लिप्यंतरण] ${RENDERING.hindi} [भगवद्गीता 2.47 पूरे प्रसंग में पढ़ें] [कॉपी करें] [साझा करें] [सहेजें]`,
}

export const TRANSCRIPTS: Record<'english' | 'punjabi' | 'hindi', Transcript> = {
  english: {
    question: 'How do I become honest?',
    answer: 'One step at a time.',
    visitor: {
      inVain: [
        'polite: You: How do I become honest?',
        'polite: Guru Nanak Dev Ji: The guide is answering',
        'assertive: Failed to send message. Please try again.',
      ],
      answered: [
        'polite: You: How do I become honest?',
        'polite: Guru Nanak Dev Ji: The guide is answering',
        `polite: Guru Nanak Dev Ji: ${SPOKEN.english}`,
        `polite: Your ${FREE_EN} free messages are used. Sign in to go on; what you have typed is kept. [Sign in]`,
      ],
    },
    member: [
      'polite: Today',
      'polite: You: How do I become honest?',
      'polite: Guru Nanak Dev Ji: The guide is answering',
      'polite: Today',
      `polite: Guru Nanak Dev Ji: ${SPOKEN.english} [Like] [Dislike]`,
    ],
    outline: `
      - log "Conversation":
        - article "Guru Nanak Dev Ji":
          - paragraph: /This is an AI guide to the words of Guru Nanak Dev Ji/
        - article "You":
          - paragraph: How do I become honest?
        - article "Guru Nanak Dev Ji":
          - paragraph: One step at a time.
          - figure:
            - blockquote:
              - paragraph: ${GURBANI}
              - group: Transliteration
              - paragraph: ${RENDERING.english}
            - button "Guru Granth Sahib, Ang 1 Open in context"
            - button "Copy"
            - button "Share"
            - button "Save"
    `,
  },
  punjabi: {
    question: 'ਮੈਂ ਸੱਚਾ ਕਿਵੇਂ ਬਣਾਂ?',
    answer: 'ਇੱਕ-ਇੱਕ ਕਦਮ ਕਰਕੇ।',
    visitor: {
      inVain: [
        'polite: ਤੁਸੀਂ: ਮੈਂ ਸੱਚਾ ਕਿਵੇਂ ਬਣਾਂ?',
        'polite: ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ: ਜਵਾਬ ਆ ਰਿਹਾ ਹੈ',
        'assertive: ਸੁਨੇਹਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
      ],
      answered: [
        'polite: ਤੁਸੀਂ: ਮੈਂ ਸੱਚਾ ਕਿਵੇਂ ਬਣਾਂ?',
        'polite: ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ: ਜਵਾਬ ਆ ਰਿਹਾ ਹੈ',
        `polite: ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ: ${SPOKEN.punjabi}`,
        `polite: ਤੁਹਾਡੇ ${FREE_PA} ਮੁਫ਼ਤ ਸੁਨੇਹੇ ਪੂਰੇ ਹੋ ਗਏ ਹਨ। ਅੱਗੇ ਗੱਲ ਕਰਨ ਲਈ ਸਾਈਨ-ਇਨ ਕਰੋ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਹੋਇਆ ਸੰਭਾਲਿਆ ਰਹੇਗਾ। [ਸਾਈਨ-ਇਨ ਕਰੋ]`,
      ],
    },
    member: [
      'polite: ਅੱਜ',
      'polite: ਤੁਸੀਂ: ਮੈਂ ਸੱਚਾ ਕਿਵੇਂ ਬਣਾਂ?',
      'polite: ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ: ਜਵਾਬ ਆ ਰਿਹਾ ਹੈ',
      'polite: ਅੱਜ',
      `polite: ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ: ${SPOKEN.punjabi} [ਪਸੰਦ ਹੈ] [ਪਸੰਦ ਨਹੀਂ]`,
    ],
    outline: `
      - log "ਗੱਲਬਾਤ":
        - article "ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ":
          - paragraph: /ਇਹ ਇੱਕ ਏਆਈ ਸਹਾਇਕ ਹੈ/
        - article "ਤੁਸੀਂ":
          - paragraph: ਮੈਂ ਸੱਚਾ ਕਿਵੇਂ ਬਣਾਂ?
        - article "ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ":
          - paragraph: ਇੱਕ-ਇੱਕ ਕਦਮ ਕਰਕੇ।
          - figure:
            - blockquote:
              - paragraph: ${GURBANI}
              - group: ਰੋਮਨ ਲਿਪੀਅੰਤਰਨ
              - paragraph: ${RENDERING.punjabi}
            - button "ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ, ਅੰਗ 1 ਪੂਰੇ ਪ੍ਰਸੰਗ ਵਿੱਚ ਪੜ੍ਹੋ"
            - button "ਕਾਪੀ ਕਰੋ"
            - button "ਸਾਂਝਾ ਕਰੋ"
            - button "ਸੰਭਾਲੋ"
    `,
  },
  hindi: {
    question: 'मुझे परिणाम की चिंता है।',
    answer: 'काम पर ध्यान दीजिए।',
    visitor: {
      inVain: [
        'polite: आप: मुझे परिणाम की चिंता है।',
        'polite: श्री कृष्ण: उत्तर आ रहा है',
        'assertive: संदेश नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
      ],
      answered: [
        'polite: आप: मुझे परिणाम की चिंता है।',
        'polite: श्री कृष्ण: उत्तर आ रहा है',
        `polite: श्री कृष्ण: ${SPOKEN.hindi}`,
        `polite: आपके ${FREE_HI} निःशुल्क संदेश पूरे हो गए हैं। बात आगे बढ़ाने के लिए साइन-इन करें। आपका लिखा हुआ सुरक्षित रहेगा। [साइन-इन करें]`,
      ],
    },
    member: [
      'polite: आज',
      'polite: आप: मुझे परिणाम की चिंता है।',
      'polite: श्री कृष्ण: उत्तर आ रहा है',
      'polite: आज',
      `polite: श्री कृष्ण: ${SPOKEN.hindi} [पसंद है] [पसंद नहीं]`,
    ],
    outline: `
      - log "बातचीत":
        - article "श्री कृष्ण":
          - paragraph: /यह एक एआई सहायक है/
        - article "आप":
          - paragraph: मुझे परिणाम की चिंता है।
        - article "श्री कृष्ण":
          - paragraph: काम पर ध्यान दीजिए।
          - figure:
            - blockquote:
              - paragraph: ${GITA}
              - group: रोमन लिप्यंतरण
              - paragraph: ${RENDERING.hindi}
            - button "भगवद्गीता 2.47 पूरे प्रसंग में पढ़ें"
            - button "कॉपी करें"
            - button "साझा करें"
            - button "सहेजें"
    `,
  },
}
