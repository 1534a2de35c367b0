import { timeZone } from './place.ts'

// Where this device is, for the help lines (D36): the time zone tells first, and then the language. No address, no call.

/** Zones of the countries whose help lines are known, under the names of today and of before. */
const ZONES: Readonly<Record<string, string>> = {
  IN: 'Asia/Kolkata Asia/Calcutta',
  GB: 'Europe/London Europe/Belfast GB',
  NZ: 'Pacific/Auckland Pacific/Chatham NZ',
  US:
    'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Adak ' +
    'America/Boise America/Detroit America/Juneau America/Menominee America/Metlakatla America/Nome America/Sitka ' +
    'America/Yakutat America/Indianapolis America/Fort_Wayne America/Louisville America/Shiprock America/Atka ' +
    'Pacific/Honolulu',
  CA:
    'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns ' +
    'America/Regina America/Montreal America/Moncton America/Glace_Bay America/Goose_Bay America/Iqaluit ' +
    'America/Rankin_Inlet America/Resolute America/Pangnirtung America/Nipigon America/Thunder_Bay ' +
    'America/Rainy_River America/Atikokan America/Coral_Harbour America/Blanc-Sablon America/Swift_Current ' +
    'America/Yellowknife America/Inuvik America/Cambridge_Bay America/Dawson America/Dawson_Creek ' +
    'America/Fort_Nelson America/Creston America/Whitehorse',
}

/** Prefixes of zones that are all one country's. */
const REGIONS: readonly (readonly [prefix: string, country: string])[] = [
  ['Australia/', 'AU'],
  ['Canada/', 'CA'],
  ['US/', 'US'],
  ['America/Indiana/', 'US'],
  ['America/Kentucky/', 'US'],
  ['America/North_Dakota/', 'US'],
]

const ofZone = (zone: string): string | undefined =>
  REGIONS.find(([prefix]) => zone.startsWith(prefix))?.[1] ??
  Object.keys(ZONES).find((country) => ZONES[country]?.split(' ').includes(zone))

/** The region that a language tag names ('en-IN'), without guessing one. */
function ofLanguage(tag: string): string | undefined {
  try {
    const { region } = new Intl.Locale(tag)
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined
  } catch {
    return undefined
  }
}

/** Zones that belong to no place: an unset or a hidden one. */
const NOWHERE = /^(?:$|UTC$|GMT|Etc\/|Universal|Zulu)/

/** Some other country, nobody knows which: CLDR's code for it. It has no help lines, so the local number is named. */
const ELSEWHERE = 'ZZ'

/**
 * Country of a device, ISO 3166 alpha-2, by its time zone; where the zone names no place, by its languages. In a zone outside
 * the countries with known help lines a language that names one of these does not count ('en-US' is what most browsers come
 * with), and without another one it is `ZZ`. Undefined where neither zone nor language tells.
 * @param languages as the browser prefers them
 */
export function countryOf(zone: string, languages: readonly string[]): string | undefined {
  const known = ofZone(zone)
  if (known !== undefined) return known
  const regions = languages.map(ofLanguage).filter((region) => region !== undefined)
  if (NOWHERE.test(zone)) return regions[0]
  // Not there: the help lines of that country would be far away.
  return regions.find((region) => !(region in ZONES) && region !== 'AU') ?? ELSEWHERE
}

/** Country of this device. */
export function countryHere(): string | undefined {
  try {
    return countryOf(timeZone() ?? '', navigator.languages ?? [])
  } catch {
    return undefined
  }
}
