/**
 * The terms of the whole app in Punjabi and Hindi: one word for one thing, in the interface, in what the server sends
 * and in what the guide says. Texts in these languages are compared with it by tests, here and in src/ui/i18n.
 */
export type Term = {
  /** what is meant, in English */
  readonly meaning: string
  readonly punjabi: string
  readonly hindi: string
  readonly wrong: readonly Wrong[]
}

/** A wording that is not used for a term. */
export type Wrong = {
  readonly form: RegExp
  /** what to write instead, where it is not the term itself */
  readonly better?: string
  /** only the interface has to keep to it: the guide's prose may need the word in its everyday sense */
  readonly only?: 'interface'
}

/** Neither a letter nor a sign before, and none after: Indic vowel signs are no word boundary to `\b`. */
const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'u')
/** A word in any of its endings. */
const stem = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})`, 'u')

const never = (...forms: readonly RegExp[]): Wrong[] => forms.map((form) => ({ form }))
const better = (form: RegExp, instead: string): Wrong => ({ form, better: instead })
const inInterface = (form: RegExp, instead?: string): Wrong => ({
  form,
  ...(instead === undefined ? {} : { better: instead }),
  only: 'interface',
})

export const GLOSSARY: readonly Term[] = [
  {
    // A Sikh would not begin with ਨਮਸਕਾਰ: what serves both traditions greets in words of both.
    meaning: 'a greeting, both traditions',
    punjabi: 'ਸਤਿਕਾਰਯੋਗ ਜੀ',
    hindi: 'आदरणीय जी',
    wrong: [inInterface(word('ਨਮਸਕਾਰ|ਨਮਸਤੇ'), 'ਸਤਿਕਾਰਯੋਗ ਜੀ'), inInterface(word('नमस्कार|नमस्ते'), 'आदरणीय जी')],
  },
  { meaning: 'message', punjabi: 'ਸੁਨੇਹਾ', hindi: 'संदेश', wrong: never(stem('ਸੰਦੇਸ਼'), stem('सन्देश'), word('मैसेज')) },
  {
    meaning: 'voice message',
    punjabi: 'ਵੌਇਸ ਸੁਨੇਹਾ',
    hindi: 'वॉइस संदेश',
    wrong: never(
      stem('ਬੋਲ ਕੇ ਸੁਨੇਹ'),
      stem('ਬੋਲ(?:ਿਆ|ੇ)(?: ਹੋ(?:ਇਆ|ਏ))? ਸੁਨੇਹ'),
      word('बोलकर संदेश'),
      word('बोले? हुए? संदेश'),
      word('बोला हुआ संदेश'),
    ),
  },
  { meaning: 'conversation', punjabi: 'ਗੱਲਬਾਤ', hindi: 'बातचीत', wrong: never(stem('ਵਾਰਤਾਲਾਪ'), stem('वार्तालाप')) },
  {
    meaning: 'question',
    punjabi: 'ਸਵਾਲ',
    hindi: 'प्रश्न',
    wrong: [inInterface(stem('ਪ੍ਰਸ਼ਨ'), 'ਸਵਾਲ'), inInterface(stem('सवाल'), 'प्रश्न')],
  },
  {
    meaning: 'answer',
    punjabi: 'ਜਵਾਬ',
    hindi: 'उत्तर',
    wrong: [inInterface(word('ਉੱਤਰ'), 'ਜਵਾਬ'), inInterface(stem('जवाब'), 'उत्तर')],
  },
  {
    // The helper gives itself no name of a spiritual guide (D2).
    meaning: 'the app, as the one who answers',
    punjabi: 'ਏਆਈ ਸਹਾਇਕ',
    hindi: 'एआई सहायक',
    wrong: never(stem('ਮਾਰਗ ?ਦਰਸ਼ਕ'), stem('मार्ग ?दर्शक'), stem('ਗਾਈਡ'), stem('गाइड')),
  },
  {
    meaning: 'artificial intelligence',
    punjabi: 'ਬਣਾਉਟੀ ਬੁੱਧੀ',
    hindi: 'कृत्रिम बुद्धिमत्ता',
    wrong: [better(stem('ਮਸਨੂਈ'), 'ਬਣਾਉਟੀ ਬੁੱਧੀ'), better(word('कृत्रिम बुद्धि'), 'कृत्रिम बुद्धिमत्ता')],
  },
  {
    meaning: 'Sri Guru Granth Sahib Ji',
    punjabi: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ',
    hindi: 'श्री गुरु ग्रंथ साहिब जी',
    wrong: never(
      /(?<!ਸ੍ਰੀ )ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ/u,
      /ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ(?! ਜੀ)/u,
      /ਗੁਰ[ੁ] ਗ੍ਰੰਥ|ਗੁਰੂ ਗਰੰਥ|ਗ੍ਰੰਥ ਸਾਹਬ/u,
      /(?<!श्री )गुरु ग्रंथ साहिब/u,
      /गुरु ग्रंथ साहिब(?! जी)/u,
      /गुरू ग्रंथ|गुरु ग्रन्थ|ग्रंथ साहब/u,
    ),
  },
  {
    meaning: 'Bhagavad Gita',
    punjabi: 'ਭਗਵਦ ਗੀਤਾ',
    hindi: 'भगवद्गीता',
    wrong: never(/ਭਗਵ(?:ਤ|ਦ੍|ਦ-|ਤ-) ?ਗੀਤਾ|ਭਗਵਦਗੀਤਾ|ਭਾਗਵਤ ਗੀਤਾ/u, /भगव(?:त|द| ?द्-| ?द् |द-) ?गीता|भागवत गीता/u),
  },
  {
    meaning: 'scriptures',
    punjabi: 'ਧਰਮ ਗ੍ਰੰਥ',
    hindi: 'धर्मग्रंथ',
    wrong: [
      inInterface(stem('ਧਰਮ-ਗ੍ਰੰਥ|ਧਰਮਗ੍ਰੰਥ')),
      inInterface(stem('धर्म[ -]ग्रंथ|धर्मग्रन्थ')),
      inInterface(stem('शास्त्र'), 'धर्मग्रंथ'),
    ],
  },
  {
    meaning: 'in context',
    punjabi: 'ਪੂਰੇ ਪ੍ਰਸੰਗ ਵਿੱਚ',
    hindi: 'पूरे प्रसंग में',
    wrong: never(word('ਪੂਰੇ ਸੰਦਰਭ ਵਿੱਚ'), word('पूरे संदर्भ में')),
  },
  {
    meaning: 'to quote',
    punjabi: 'ਤੁਕਾਂ / ਸ਼ਲੋਕ ਦੇਣਾ',
    hindi: 'उद्धृत करना',
    wrong: never(/ਹਵਾਲੇ ਦਿੰਦ/u, /उद्धरण दे/u),
  },
  {
    meaning: 'transliteration',
    punjabi: 'ਰੋਮਨ ਲਿਪੀਅੰਤਰਨ',
    hindi: 'रोमन लिप्यंतरण',
    wrong: never(/(?<!ਰੋਮਨ )ਲਿਪੀਅੰਤਰਨ/u, /(?<!रोमन )लिप्यंतरण/u),
  },
  {
    meaning: 'sign in, sign out',
    punjabi: 'ਸਾਈਨ-ਇਨ / ਸਾਈਨ-ਆਊਟ',
    hindi: 'साइन-इन / साइन-आउट',
    wrong: never(/ਸਾਈਨ (?:ਇਨ|ਆਊਟ)|ਲਾਗ-?ਇਨ|ਲੌਗ-?ਇਨ/u, /साइन (?:इन|आउट)|लॉग-?इन/u),
  },
  {
    meaning: 'one-time code',
    punjabi: 'ਓਟੀਪੀ',
    hindi: 'ओटीपी',
    wrong: never(word('ਇੱਕ ਵਾਰ ਵਰਤਿਆ ਜਾਣ ਵਾਲਾ ਕੋਡ'), word('एक बार काम आने वाला कोड')),
  },
  {
    meaning: 'download my data',
    punjabi: 'ਮੇਰੀ ਜਾਣਕਾਰੀ ਡਾਊਨਲੋਡ ਕਰੋ',
    hindi: 'मेरी जानकारी डाउनलोड करें',
    wrong: never(word('ਫ਼ਾਈਲ ਲ(?:ਓ|ੈ ਲਓ)'), word('फ़ाइल ले(?:ं| लें)')),
  },
  {
    meaning: 'text (to copy)',
    punjabi: 'ਲਿਖਤ',
    hindi: 'टेक्स्ट',
    wrong: [inInterface(word('ਲਿਖਤੀ ਰੂਪ')), inInterface(word('लिखित रूप'))],
  },
  {
    meaning: 'picture',
    punjabi: 'ਤਸਵੀਰ',
    hindi: 'तस्वीर',
    wrong: [inInterface(stem('ਚਿੱਤਰ')), inInterface(stem('चित्र'))],
  },
  {
    meaning: 'tap',
    punjabi: 'ਟੈਪ ਕਰੋ',
    hindi: 'टैप करें',
    wrong: [inInterface(stem('ਛੂਹ(?:ੋ|ਣ)')), inInterface(word('छुएँ|छूने|छूएँ'))],
  },
  {
    meaning: 'device',
    punjabi: 'ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ',
    hindi: 'फ़ोन या कंप्यूटर',
    // 'ਡਿਵਾਈਸ ਆਈਡੀ' is the name of the code.
    wrong: never(/ਡਿਵਾਈਸ(?! ਆਈਡੀ)/u, /डिवाइस(?! आईडी)/u),
  },
  {
    meaning: 'emergency number',
    punjabi: 'ਐਮਰਜੈਂਸੀ ਨੰਬਰ',
    hindi: 'आपातकालीन नंबर',
    wrong: never(word('ਸੰਕਟਕਾਲੀ ਨੰਬਰ'), word('आपात नंबर|इमरजेंसी नंबर|आपातकाल नंबर')),
  },
  {
    meaning: 'Tele-MANAS',
    punjabi: 'ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS)',
    hindi: 'टेली-मानस (Tele-MANAS)',
    wrong: [
      ...never(/ਟੈਲੀ ?ਮਾਨਸ|ਟੇਲੀ-?ਮਾਨਸ|ਟੈਲੀ-ਮਾਨਸ(?! \(Tele-MANAS\))/u, /टेली ?मानस|टैली-?मानस|टेली-मानस(?! \(Tele-MANAS\))/u),
      // In Latin letters alone inside Indic prose; in brackets it may be searched for.
      better(/[\p{Script=Gurmukhi}।] Tele-MANAS/u, 'ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS)'),
      better(/[\p{Script=Devanagari}] Tele-MANAS/u, 'टेली-मानस (Tele-MANAS)'),
    ],
  },
  {
    meaning: 'this, with a postposition; these',
    punjabi: 'ਇਸ ਨੂੰ, ਇਨ੍ਹਾਂ',
    hindi: 'इसे, इन्हें',
    wrong: [better(/ਇਸਨੂੰ/u, 'ਇਸ ਨੂੰ'), inInterface(/ਇਹਨਾਂ/u, 'ਇਨ੍ਹਾਂ'), inInterface(/ਉਹਨਾਂ/u, 'ਉਨ੍ਹਾਂ')],
  },
]

/** A wording that a text must not have, and what it has to say instead. */
export type Finding = { readonly found: string; readonly better: string }

const GURMUKHI = /\p{Script=Gurmukhi}/u

/**
 * What a text says in other words than the glossary's.
 * @param place 'interface' also keeps to what prose may say otherwise
 */
export function wrongWordsIn(text: string, place: 'interface' | 'prose'): Finding[] {
  return GLOSSARY.flatMap((term) =>
    term.wrong.flatMap(({ form, better: instead, only }): Finding[] => {
      const found = only === 'interface' && place === 'prose' ? null : form.exec(text)
      if (found === null) return []
      return [{ found: found[0], better: instead ?? (GURMUKHI.test(found[0]) ? term.punjabi : term.hindi) }]
    }),
  )
}

/** A finding in a file, with the line and the name of the text. */
export type Place = Finding & { readonly file: string; readonly line: number; readonly key: string }

/**
 * The wrong words in the lines of a source or data file: only what stands between quotation marks counts, so that
 * comments may name what is forbidden. The key is the last name of a property at or before the line.
 */
export function wrongWordsInFile(file: string, source: string, place: 'interface' | 'prose'): Place[] {
  let key = ''
  return source.split('\n').flatMap((line, at) => {
    key = /^\s*['"]?([\w.-]+)['"]?: /u.exec(line)?.[1] ?? key
    const quoted = Array.from(line.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/gu), ([, ...inner]) => inner.join(''))
    return quoted.flatMap((text) =>
      wrongWordsIn(text, place).map((finding) => ({ ...finding, file, line: at + 1, key })),
    )
  })
}
