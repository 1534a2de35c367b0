import type { components } from '../../openapi/v1.d.ts'
import type { TimeContext } from './data.ts'

type Version = components['schemas']['SocialProofVersion']
type Tradition = components['schemas']['Tradition']

/** What a text is filled with: the city in the text's own script, and the two figures. */
export type Filling = { city: string; users: number; percentage: number }

/** Before the text at these times of day, where the version has such a beginning. */
type Texts = {
  /** States how many people of the city use the product, and how many of a hundred recommend it. */
  [V in Version]: (filling: Filling) => string
} & { beginnings: { [V in Version]: Partial<Record<TimeContext, string>> } }

/**
 * The promotional messages: Punjabi for the Sikh landing screen (spec section 9), Hindi for the Hindu one. The names
 * of the versions are the specification's; the words are calm under all of them: they state the two figures, invite,
 * and neither frighten nor hurry anyone.
 */
const PUNJABI: Texts = {
  social_proof_numbers: ({ city, users, percentage }) =>
    `${city} ਦੇ ${users} ਲੋਕ ਸਤਸੰਗ ਵਰਤ ਰਹੇ ਹਨ ਅਤੇ ${percentage}% ਇਸ ਦੀ ਸਿਫ਼ਾਰਸ਼ ਕਰਦੇ ਹਨ।`,
  missing_features_focus: ({ city, users, percentage }) =>
    `ਲਿਖ ਕੇ ਜਾਂ ਬੋਲ ਕੇ ਪੁੱਛੋ, ਅਤੇ ਜਵਾਬ ਦੇ ਨਾਲ ਗੁਰਬਾਣੀ ਦੀ ਤੁਕ ਪੜ੍ਹੋ। ${city} ਦੇ ${users} ਲੋਕ ਸਤਸੰਗ ਵਰਤਦੇ ਹਨ ਅਤੇ ${percentage}% ਇਸ ਦੀ ਸਿਫ਼ਾਰਸ਼ ਕਰਦੇ ਹਨ।`,
  local_community_pressure: ({ city, users, percentage }) =>
    `${city} ਵਿੱਚ ${users} ਲੋਕ ਸਤਸੰਗ ਨਾਲ ਜੁੜੇ ਹਨ ਅਤੇ ${percentage}% ਇਸ ਦੀ ਸਿਫ਼ਾਰਸ਼ ਕਰਦੇ ਹਨ। ਤੁਹਾਡਾ ਵੀ ਸੁਆਗਤ ਹੈ।`,
  time_sensitive_urgency: ({ city, users, percentage }) =>
    `ਜਦੋਂ ਵੀ ਮਨ ਕਰੇ, ਦੋ ਪਲ ਰੁਕ ਕੇ ਪੁੱਛੋ। ${city} ਦੇ ${users} ਲੋਕ ਸਤਸੰਗ ਵਰਤਦੇ ਹਨ ਅਤੇ ${percentage}% ਇਸ ਦੀ ਸਿਫ਼ਾਰਸ਼ ਕਰਦੇ ਹਨ।`,
  beginnings: {
    social_proof_numbers: { amrit_vela: 'ਅੰਮ੍ਰਿਤ ਵੇਲਾ ਹੈ, ਸ਼ਾਂਤ ਸਮਾਂ।' },
    missing_features_focus: {},
    local_community_pressure: { evening: 'ਸ਼ਾਮ ਹੋ ਗਈ ਹੈ, ਸੰਗਤ ਨਾਲ ਬੈਠਣ ਦਾ ਵੇਲਾ ਹੈ।' },
    time_sensitive_urgency: {
      amrit_vela: 'ਅੰਮ੍ਰਿਤ ਵੇਲਾ ਹੈ।',
      morning: 'ਸਵੇਰ ਦਾ ਵੇਲਾ ਹੈ।',
      day: 'ਦਿਨ ਦਾ ਵੇਲਾ ਹੈ।',
      evening: 'ਸ਼ਾਮ ਦਾ ਵੇਲਾ ਹੈ।',
      night: 'ਰਾਤ ਦਾ ਵੇਲਾ ਹੈ।',
      late_night: 'ਰਾਤ ਸ਼ਾਂਤ ਹੈ।',
    },
  },
}

const HINDI: Texts = {
  social_proof_numbers: ({ city, users, percentage }) =>
    `${city} के ${users} लोग सत्संग का उपयोग कर रहे हैं और ${percentage}% इसकी सिफ़ारिश करते हैं।`,
  missing_features_focus: ({ city, users, percentage }) =>
    `लिखकर या बोलकर पूछें, और उत्तर के साथ गीता का श्लोक पढ़ें। ${city} के ${users} लोग सत्संग का उपयोग करते हैं और ${percentage}% इसकी सिफ़ारिश करते हैं।`,
  local_community_pressure: ({ city, users, percentage }) =>
    `${city} में ${users} लोग सत्संग से जुड़े हैं और ${percentage}% इसकी सिफ़ारिश करते हैं। आपका भी स्वागत है।`,
  time_sensitive_urgency: ({ city, users, percentage }) =>
    `जब भी मन करे, दो पल रुककर पूछें। ${city} के ${users} लोग सत्संग का उपयोग करते हैं और ${percentage}% इसकी सिफ़ारिश करते हैं।`,
  beginnings: {
    social_proof_numbers: { amrit_vela: 'ब्रह्म मुहूर्त है, शांत समय।' },
    missing_features_focus: {},
    local_community_pressure: { evening: 'शाम हो गई है, सत्संग में बैठने का समय है।' },
    time_sensitive_urgency: {
      amrit_vela: 'ब्रह्म मुहूर्त है।',
      morning: 'सुबह का समय है।',
      day: 'दिन का समय है।',
      evening: 'शाम का समय है।',
      night: 'रात का समय है।',
      late_night: 'रात शांत है।',
    },
  },
}

const TEXTS: Record<Tradition, Texts> = { sikh: PUNJABI, hindu: HINDI }

/** Writes one message, in NFC like every text of this product. */
export function writeSocialProof(
  tradition: Tradition,
  version: Version,
  context: TimeContext,
  filling: Filling,
): string {
  const texts = TEXTS[tradition]
  const beginning = texts.beginnings[version][context]
  return [beginning, texts[version](filling)]
    .filter((part) => part !== undefined)
    .join(' ')
    .normalize('NFC')
}
