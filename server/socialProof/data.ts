export { cityOfTimeZone, DEFAULT_CITY, type TimeContext, timeContextOf } from '../../src/socialProof/timeAndCity.ts'

/** Figures of one city, and its name in the scripts of the messages. */
export type City = {
  name: string
  users: number
  /** How many of a hundred recommend the product. */
  percentage: number
  gurmukhi: string
  devanagari: string
}

export type CityTable = {
  cities: readonly City[]
  /** True: the figures are shown as they are. False: with the small random addition of spec section 9. */
  exact: boolean
}

const city = (name: string, users: number, percentage: number, gurmukhi: string, devanagari: string): City => ({
  name,
  users,
  percentage,
  gurmukhi,
  devanagari,
})

/** Spec section 9, city base data. */
export const SPECIFIED_CITIES: CityTable = {
  exact: false,
  cities: [
    city('Ludhiana', 2840, 94, 'ਲੁਧਿਆਣਾ', 'लुधियाना'),
    city('Amritsar', 3200, 96, 'ਅੰਮ੍ਰਿਤਸਰ', 'अमृतसर'),
    city('Jalandhar', 1850, 92, 'ਜਲੰਧਰ', 'जालंधर'),
    city('Chandigarh', 1400, 89, 'ਚੰਡੀਗੜ੍ਹ', 'चंडीगढ़'),
    city('Patiala', 980, 91, 'ਪਟਿਆਲਾ', 'पटियाला'),
    city('Mohali', 750, 88, 'ਮੋਹਾਲੀ', 'मोहाली'),
    city('Bathinda', 650, 93, 'ਬਠਿੰਡਾ', 'बठिंडा'),
    city('Firozpur', 520, 90, 'ਫ਼ਿਰੋਜ਼ਪੁਰ', 'फ़िरोज़पुर'),
    city('Hoshiarpur', 480, 87, 'ਹੁਸ਼ਿਆਰਪੁਰ', 'होशियारपुर'),
    city('Kapurthala', 340, 85, 'ਕਪੂਰਥਲਾ', 'कपूरथला'),
    city('Moga', 290, 89, 'ਮੋਗਾ', 'मोगा'),
    city('Pathankot', 380, 86, 'ਪਠਾਨਕੋਟ', 'पठानकोट'),
    city('Sangrur', 420, 88, 'ਸੰਗਰੂਰ', 'संगरूर'),
    city('Barnala', 180, 84, 'ਬਰਨਾਲਾ', 'बरनाला'),
    city('Fazilka', 160, 83, 'ਫ਼ਾਜ਼ਿਲਕਾ', 'फ़ाज़िल्का'),
    city('Fatehgarh Sahib', 140, 82, 'ਫ਼ਤਹਿਗੜ੍ਹ ਸਾਹਿਬ', 'फ़तेहगढ़ साहिब'),
    city('Gurdaspur', 310, 85, 'ਗੁਰਦਾਸਪੁਰ', 'गुरदासपुर'),
    city('Mansa', 200, 87, 'ਮਾਨਸਾ', 'मानसा'),
    city('Muktsar', 220, 86, 'ਮੁਕਤਸਰ', 'मुक्तसर'),
    city('Nawanshahr', 270, 84, 'ਨਵਾਂਸ਼ਹਿਰ', 'नवांशहर'),
    city('Ropar', 340, 88, 'ਰੋਪੜ', 'रोपड़'),
    city('Tarn Taran', 280, 85, 'ਤਰਨ ਤਾਰਨ', 'तरनतारन'),
    city('Punjab', 12847, 95, 'ਪੰਜਾਬ', 'पंजाब'),
    city('Delhi', 1850, 87, 'ਦਿੱਲੀ', 'दिल्ली'),
    city('Mumbai', 920, 83, 'ਮੁੰਬਈ', 'मुंबई'),
    city('Bangalore', 680, 81, 'ਬੈਂਗਲੁਰੂ', 'बेंगलुरु'),
    city('Hyderabad', 540, 79, 'ਹੈਦਰਾਬਾਦ', 'हैदराबाद'),
    city('Chennai', 410, 77, 'ਚੇਨਈ', 'चेन्नई'),
  ],
}
