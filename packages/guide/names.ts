import type { Language, Tradition } from './corpus.ts'

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
