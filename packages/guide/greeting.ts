import type { Language } from './corpus.ts'
import type { Token } from './normalise.ts'
import { anyOf, lines, type Matcher, views } from './pattern.ts'

type Own = { readonly meets: Matcher; readonly back: Readonly<Record<Language, string>> }

const same = (english: string, punjabi: string, hindi: string) => ({ english, punjabi, hindi })

/** A greeting gets its own greeting back; the more particular before the more general. */
const GREETINGS: readonly Own[] = [
  {
    meets: anyOf(
      lines('english', '(fateh|fatah|fatehji|gurfateh)\n(waheguru|vaheguru) ji ka khalsa'),
      lines('indic', '(ਫ਼ਤਿਹ|ਫ਼ਤਹਿ|ਫਤਿਹ|ਫਤਹਿ|ਗੁਰਫ਼ਤਿਹ|ਗੁਰਫਤਹਿ)\nਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖ਼ਾਲਸਾ\n(फ़तेह|फतेह|फ़तह)'),
    ),
    back: same(
      'Waheguru Ji Ka Khalsa, Waheguru Ji Ki Fateh.',
      'ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖ਼ਾਲਸਾ, ਵਾਹਿਗੁਰੂ ਜੀ ਕੀ ਫ਼ਤਿਹ।',
      'वाहेगुरु जी का ख़ालसा, वाहेगुरु जी की फ़तेह।',
    ),
  },
  {
    meets: anyOf(
      lines(
        'english',
        '(sat|satt) (sri|shri|shree|siri) (akal|akaal)\n(ssa|satsriakal|sasriakal|sasrikal|satsrikal)\nsat (siri|sri) akaal',
      ),
      lines('indic', 'ਸਤਿ? (ਸ੍ਰੀ|ਸਿਰੀ) ਅਕਾਲ\nਸਤਿ ਸ੍ਰੀ ਅਕਾਲ\nਸਤ ਸ੍ਰੀ ਅਕਾਲ\nसत श्री अकाल'),
    ),
    back: same('Sat Sri Akal.', 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ।', 'सत श्री अकाल जी।'),
  },
  {
    meets: anyOf(
      lines('english', '(jai|jay) (shri|shree|sri) (krishna|krishn|krsna|krishan)\n(jsk|jai kanhaiya|jai krishna)'),
      lines('indic', 'जय श्री ?कृष्ण\nजय (श्री|श्रीकृष्ण|कृष्ण)\nਜੈ (ਸ੍ਰੀ|ਸ਼੍ਰੀ) ਕ੍ਰਿਸ਼ਨ'),
    ),
    back: same('Jai Shri Krishna.', 'ਜੈ ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ ਜੀ।', 'जय श्री कृष्ण।'),
  },
  {
    meets: anyOf(
      lines('english', '(radhe radhe|radhe krishna|radhe shyam)'),
      lines('indic', 'राधे (राधे|कृष्ण|श्याम)\nਰਾਧੇ ਰਾਧੇ'),
    ),
    back: same('Radhe Radhe.', 'ਰਾਧੇ ਰਾਧੇ ਜੀ।', 'राधे राधे।'),
  },
  {
    meets: anyOf(
      lines('english', '(hare krishna|hari bol|hari om|hare ram)'),
      lines('indic', '(हरे कृष्ण|हरि ॐ|हरि ओम|हरे राम)\nਹਰੇ ਕ੍ਰਿਸ਼ਨ'),
    ),
    back: same('Hare Krishna.', 'ਹਰੇ ਕ੍ਰਿਸ਼ਨ।', 'हरे कृष्ण।'),
  },
  {
    meets: anyOf(
      lines('english', '(jai|jay) (shri|shree|sri|siya|siyaram) (ram|raam)\n(ram ram|raam raam|ramram)'),
      lines('indic', '(राम राम|जय श्री राम|जय सियाराम|ਰਾਮ ਰਾਮ)'),
    ),
    back: same('Ram Ram.', 'ਰਾਮ ਰਾਮ ਜੀ।', 'राम राम जी।'),
  },
  {
    meets: anyOf(
      lines(
        'english',
        '(assalam|assalamu|asalam|salaam|salam|aslam) (alaikum|walaikum|aleikum|alekum|o alaikum|u alaikum)?',
      ),
      lines('indic', '(ਸਲਾਮ|सलाम|अस्सलाम|ਅਸਲਾਮ)'),
    ),
    back: same('Wa alaikum assalam.', 'ਵਾਲੇਕਮ ਅਸਲਾਮ।', 'वालेकुम अस्सलाम।'),
  },
  {
    meets: anyOf(
      lines('english', '(namaste|namaskar|namaskaram|namastey|namasthe|pranam|parnam|charan sparsh)'),
      lines('indic', '(ਨਮਸਤੇ|ਨਮਸਕਾਰ|ਪ੍ਰਣਾਮ|नमस्ते|नमस्कार|प्रणाम)'),
    ),
    back: same('Namaste.', 'ਨਮਸਤੇ ਜੀ।', 'नमस्ते।'),
  },
  {
    meets: anyOf(lines('english', '(waheguru|vaheguru|wahe guru|waheguruji)'), lines('indic', '(ਵਾਹਿਗੁਰੂ|वाहेगुरु|वाहेगुरू)')),
    back: same('Waheguru Ji.', 'ਵਾਹਿਗੁਰੂ ਜੀ।', 'वाहेगुरु जी।'),
  },
]

/** The greeting with which this one is answered; null where none of its own fits. */
export function greetingBack(tokens: readonly Token[], language: Language): string | null {
  const message = views(tokens)
  return GREETINGS.find(({ meets }) => meets(message))?.back[language] ?? null
}
