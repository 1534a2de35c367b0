import { expect, test } from 'vitest'
import { countryIn } from './places.ts'

test.each([
  ['I am in England and I have taken something', 'GB'],
  ['my husband beats me in Southall, what do I do', 'GB'],
  ['we live in Surrey, six bedroom house, and he takes me in the laundry room', 'GB'],
  ['We live in Surrey BC and he hits me', 'CA'],
  ['I am in Surrey, B.C. and I want to die', 'CA'],
  ['I moved to Canada, we live in Surrey now', 'CA'],
  ['I live with my husband in Brampton and he locks me in', 'CA'],
  ['my husband and I live in Brampton', 'CA'],
  ['my husband is a police sergeant here in Melbourne', 'AU'],
  ['She lives by herself in Slough. I’m in Melbourne. I do not know her address', 'AU'],
  ['dad collapsed at the gurdwara in Wolverhampton', 'GB'],
  ['he took me to Dubai and keeps my passport', 'AE'],
  ['I am from Punjab, I live in Germany', 'DE'],
  ['I live in Italy, I am from Punjab', 'IT'],
  ['i moved here from India, now in Auckland', 'NZ'],
  ['yuba city here. my son hits me', 'US'],
  ['I live in the U.S. and I cannot go on', 'US'],
  ['I work in the USA on a farm', 'US'],
  ['London, Ontario. I want to end it', 'CA'],
  ['I study in London and I want to end it', 'GB'],
  ['I am at my brother’s house in Leicester and he beats me', 'GB'],
  ['australia. he is hitting me', 'AU'],
  ['main canada vich haan, mera ghar wala marda hai', 'CA'],
  ['mai dubai me hu, marna chahta hu', 'AE'],
  ['ਮੈਂ ਇੰਗਲੈਂਡ ਵਿੱਚ ਰਹਿੰਦੀ ਹਾਂ, ਉਹ ਮੈਨੂੰ ਮਾਰਦਾ ਹੈ', 'GB'],
  ['ਮੇਰਾ ਪਤੀ ਮੈਨੂੰ ਬਰੈਂਪਟਨ ਵਿੱਚ ਕੁੱਟਦਾ ਹੈ', 'CA'],
  ['ਅਸੀਂ ਲੁਧਿਆਣੇ ਵਿੱਚ ਹਾਂ', 'IN'],
  ['ਅਸੀਂ ਸਰੀ ਵਿੱਚ ਰਹਿੰਦੇ ਹਾਂ, ਕੈਨੇਡਾ', 'CA'],
  ['मैं मेलबर्न में रहती हूँ और वह मुझे मारता है', 'AU'],
  ['हम न्यू जर्सी में हैं, मेरी बेटी ने कुछ खा लिया', 'US'],
  ['मैं दुबई में हूँ, जीना नहीं चाहता', 'AE'],
])('the place of a message: %s', (message, country) => {
  expect(countryIn(message)).toBe(country)
})

test.each([
  'my brother moved to Canada and I am so alone',
  'my brother in Canada told me he wants to die',
  'I am worried about my sister who lives in Melbourne',
  'my daughter and her husband are in Leicester',
  'I miss my son in Canada',
  'ਮੇਰਾ ਭਰਾ ਕੈਨੇਡਾ ਵਿੱਚ ਹੈ',
  'मेरा भाई दो साल पहले कनाडा गया',
  'mera bhra canada vich rehnda hai',
  'canada wala bhai paise nahi bhejta',
  'I want to go to Canada but my visa was refused',
  'ਕੈਨੇਡਾ ਜਾਣਾ ਹੈ, ਵੀਜ਼ਾ ਨਹੀਂ ਆਇਆ',
  'he hits me because I am low caste',
  'let us pray, tell us what to do',
  'my English teacher hit me',
  'an Indian family, an Italian husband',
  'slough off this sadness with me',
  'harrow my heart',
  'सरे बाज़ार मुझे मारा',
  'Canadian winters are so long',
  'India or Canada, where is it better',
  'I want to die',
  '',
])('no place of the writer: %s', (message) => {
  expect(countryIn(message)).toBeUndefined()
})

test('a long message takes time by its length', () => {
  expect(countryIn('my brother moved to canada '.repeat(20_000))).toBeUndefined()
})
