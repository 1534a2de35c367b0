import type { SettingsTexts } from './settings.en.ts'

export const settingsPa: SettingsTexts = {
  title: 'ਸੈਟਿੰਗਾਂ',
  save: 'ਸੰਭਾਲੋ',
  saving: 'ਸੰਭਾਲਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
  cancel: 'ਰੱਦ ਕਰੋ',
  signOut: 'ਸਾਈਨ-ਆਊਟ ਕਰੋ',
  topOfWeek: 'ਇਸ ਹਫ਼ਤੇ ਦੇ ਪਹਿਲੇ 2 ਵਿੱਚ',
  points: (n: number) => `${n} ਰੈਫ਼ਰਲ ਅੰਕ`,

  preferences: 'ਤੁਹਾਡੀ ਪਸੰਦ ਅਤੇ ਵੇਰਵੇ',
  // Of no gender: it stands beside a date, a time and a place.
  notSet: 'ਦਰਜ ਨਹੀਂ',
  fields: {
    language_preference: 'ਭਾਸ਼ਾ',
    date_of_birth: 'ਜਨਮ ਤਾਰੀਖ਼',
    time_of_birth: 'ਜਨਮ ਦਾ ਸਮਾਂ',
    place_of_birth: 'ਜਨਮ ਸਥਾਨ',
  },
  hints: {
    language_preference: 'ਜਵਾਬ ਅਤੇ ਐਪ, ਦੋਵੇਂ ਇਸੇ ਭਾਸ਼ਾ ਵਿੱਚ ਹੋਣਗੇ।',
    date_of_birth: '1940 ਤੋਂ ਅੱਜ ਤੱਕ ਦੀ ਕੋਈ ਤਾਰੀਖ਼।',
    time_of_birth: 'ਜਿੰਨਾ ਠੀਕ ਤੁਹਾਨੂੰ ਪਤਾ ਹੋਵੇ।',
    place_of_birth: 'ਉਹ ਸ਼ਹਿਰ ਜਾਂ ਪਿੰਡ, ਜਿੱਥੇ ਤੁਹਾਡਾ ਜਨਮ ਹੋਇਆ।',
  },
  languages: { english: 'ਅੰਗਰੇਜ਼ੀ', punjabi: 'ਪੰਜਾਬੀ', hindi: 'ਹਿੰਦੀ' },

  refer: { title: 'ਸੱਦਾ ਦਿਓ, ਅੰਕ ਪਾਓ', text: 'ਹਰ ਰੈਫ਼ਰਲ ’ਤੇ 10 ਅੰਕ' },

  app: {
    heading: 'ਐਪ ਦੀਆਂ ਸੈਟਿੰਗਾਂ',
    language: 'ਐਪ ਦੀ ਭਾਸ਼ਾ',
    music: 'ਸੰਗੀਤ',
    musicHint: 'ਗੱਲਬਾਤ ਦੌਰਾਨ ਪਿਛੋਕੜ ਵਿੱਚ',
    haptics: 'ਵਾਈਬ੍ਰੇਸ਼ਨ',
    hapticsHint: 'ਟੈਪ ਕਰਨ ’ਤੇ ਹਲਕੀ ਜਿਹੀ ਵਾਈਬ੍ਰੇਸ਼ਨ',
  },

  account: {
    heading: 'ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ',
    email: 'ਈਮੇਲ',
    phone: 'ਫ਼ੋਨ',
    subscription: 'ਮੈਂਬਰਸ਼ਿਪ',
    tiers: { free: 'ਮੁਫ਼ਤ', basic: 'ਬੇਸਿਕ', premium: 'ਪ੍ਰੀਮੀਅਮ' },
    memberSince: 'ਕਦੋਂ ਤੋਂ ਮੈਂਬਰ',
  },

  data: {
    heading: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ',
    export: 'ਮੇਰੀ ਜਾਣਕਾਰੀ ਡਾਊਨਲੋਡ ਕਰੋ',
    exporting: 'ਫ਼ਾਈਲ ਬਣ ਰਹੀ ਹੈ...',
    exported: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਦੀ ਫ਼ਾਈਲ ਤਿਆਰ ਹੈ। ਇਹ ਤੁਹਾਡੇ ਡਾਊਨਲੋਡ ਵਿੱਚ ਮਿਲੇਗੀ।',
    exportFailed: 'ਫ਼ਾਈਲ ਨਹੀਂ ਬਣ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    erase: 'ਮੇਰਾ ਖਾਤਾ ਮਿਟਾਓ',
  },

  erase: {
    heading: 'ਆਪਣਾ ਖਾਤਾ ਮਿਟਾਉਣਾ ਹੈ?',
    text: 'ਇਹ ਸਭ ਹਮੇਸ਼ਾ ਲਈ ਮਿਟ ਜਾਵੇਗਾ:',
    lost: ['ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ', 'ਤੁਹਾਡੀ ਸਾਰੀ ਗੱਲਬਾਤ, ਸਵਾਲ ਅਤੇ ਜਵਾਬ', 'ਤੁਹਾਡੇ ਰੈਫ਼ਰਲ ਅੰਕ'],
    exportFirst: 'ਕਾਪੀ ਰੱਖਣੀ ਹੋਵੇ ਤਾਂ ਵਾਪਸ ਜਾ ਕੇ ਪਹਿਲਾਂ ਆਪਣੀ ਜਾਣਕਾਰੀ ਡਾਊਨਲੋਡ ਕਰ ਲਓ।',
    understand: 'ਮੈਨੂੰ ਪਤਾ ਹੈ ਕਿ ਇਸ ਤੋਂ ਬਾਅਦ ਕੁਝ ਵੀ ਵਾਪਸ ਨਹੀਂ ਆਵੇਗਾ',
    confirm: 'ਸਭ ਕੁਝ ਮਿਟਾਓ',
    erasing: 'ਮਿਟਾਇਆ ਜਾ ਰਿਹਾ ਹੈ...',
    failed: 'ਖਾਤਾ ਨਹੀਂ ਮਿਟ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  errors: {
    phoneTaken: 'ਇਹ ਫ਼ੋਨ ਨੰਬਰ ਪਹਿਲਾਂ ਹੀ ਕਿਸੇ ਹੋਰ ਖਾਤੇ ਨਾਲ ਜੁੜਿਆ ਹੋਇਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਕੋਈ ਹੋਰ ਫ਼ੋਨ ਨੰਬਰ ਵਰਤੋ।',
    conflict: 'ਇਹ ਜਾਣਕਾਰੀ ਪਹਿਲਾਂ ਦਰਜ ਜਾਣਕਾਰੀ ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦੀ। ਕਿਰਪਾ ਕਰਕੇ ਜਾਂਚ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    invalid: 'ਦਿੱਤੀ ਗਈ ਜਾਣਕਾਰੀ ਸਹੀ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਜਾਂਚ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    server: 'ਸਰਵਰ ਵਿੱਚ ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਕੁਝ ਦੇਰ ਬਾਅਦ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
}
