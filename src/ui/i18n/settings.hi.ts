import type { SettingsTexts } from './settings.en.ts'

export const settingsHi: SettingsTexts = {
  title: 'सेटिंग',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  remove: 'हटाएँ',
  removing: 'हटाया जा रहा है...',
  cancel: 'रद्द करें',
  signOut: 'साइन-आउट करें',
  topOfWeek: 'इस सप्ताह के पहले 2 में',
  points: (n: number) => `${n} रेफ़रल अंक`,

  preferences: 'आपकी पसंद और विवरण',
  // Of no gender: it stands beside a date, a time and a place.
  notSet: 'दर्ज नहीं',
  fields: {
    language_preference: 'भाषा',
    date_of_birth: 'जन्म तिथि',
    time_of_birth: 'जन्म समय',
    place_of_birth: 'जन्म स्थान',
    email: 'ईमेल पता',
  },
  hints: {
    language_preference: 'उत्तर और ऐप, दोनों इसी भाषा में होंगे।',
    date_of_birth: '1940 से आज तक की कोई तिथि।',
    time_of_birth: 'जितना ठीक आपको पता हो।',
    place_of_birth: 'वह शहर या गाँव, जहाँ आपका जन्म हुआ।',
    email: 'यह केवल आपकी प्रोफ़ाइल में रहता है।',
  },
  languages: { english: 'अंग्रेज़ी', punjabi: 'पंजाबी', hindi: 'हिन्दी' },

  refer: { title: 'आमंत्रित करें, अंक पाएँ', text: 'हर रेफ़रल पर 10 अंक' },

  app: {
    heading: 'ऐप की सेटिंग',
    language: 'ऐप की भाषा',
    music: 'संगीत',
    musicHint: 'बातचीत के समय पृष्ठभूमि में',
    haptics: 'वाइब्रेशन',
    hapticsHint: 'टैप करने पर हल्का-सा वाइब्रेशन',
  },

  account: {
    heading: 'खाते की जानकारी',
    email: 'ईमेल',
    phone: 'फ़ोन',
    subscription: 'सदस्यता',
    tiers: { free: 'निःशुल्क', basic: 'बेसिक', premium: 'प्रीमियम' },
    memberSince: 'कब से सदस्य',
  },

  data: {
    heading: 'आपकी जानकारी',
    export: 'मेरी जानकारी डाउनलोड करें',
    exporting: 'फ़ाइल बन रही है...',
    exported: 'आपकी जानकारी की फ़ाइल तैयार है। यह आपके डाउनलोड में मिलेगी।',
    exportFailed: 'फ़ाइल नहीं बन सकी। कृपया फिर से कोशिश करें।',
    email: 'मेरा ईमेल पता बदलें या हटाएँ',
    withdraw: 'सहमति वापस लें',
    givenOn: (date: string) => `${date} को दी गई`,
    erase: 'मेरा खाता मिटाएँ',
  },

  erase: {
    heading: 'अपना खाता मिटाना है?',
    text: 'यह सब हमेशा के लिए मिट जाएगा:',
    lost: ['आपकी प्रोफ़ाइल', 'आपकी सारी बातचीत, प्रश्न और उत्तर', 'आपके रेफ़रल अंक'],
    exportFirst: 'कॉपी रखनी हो तो वापस जाकर पहले अपनी जानकारी डाउनलोड कर लें।',
    understand: 'मुझे पता है कि इसके बाद कुछ भी वापस नहीं आएगा',
    confirm: 'सब कुछ मिटाएँ',
    erasing: 'मिटाया जा रहा है...',
    failed: 'खाता नहीं मिट सका। कृपया फिर से कोशिश करें।',
  },
  // For counsel (D53, docs/keeping.md): read by a lawyer before it is relied on.
  withdrawal: {
    heading: 'अपनी सहमति वापस लेनी है?',
    text: 'आपकी सहमति के बिना हम आपके बारे में कुछ नहीं रखते। आपका खाता बंद हो जाएगा, और यह सब हमेशा के लिए मिट जाएगा:',
    onlyOptional: 'यदि बात केवल जन्म समय, जन्म स्थान या ईमेल पते की है, तो वापस जाकर उसे वहीं से हटा दें।',
  },
  errors: {
    phoneTaken: 'यह फ़ोन नंबर पहले से किसी और खाते से जुड़ा हुआ है। कृपया कोई दूसरा फ़ोन नंबर लिखें।',
    conflict: 'यह जानकारी पहले दर्ज जानकारी से मेल नहीं खाती। कृपया जाँचकर फिर से कोशिश करें।',
    invalid: 'दी गई जानकारी सही नहीं है। कृपया जाँचकर फिर से कोशिश करें।',
    server: 'सर्वर में कोई गड़बड़ी हो गई है। कृपया कुछ देर बाद कोशिश करें।',
  },
}
