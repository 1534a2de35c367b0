import type { Language } from './corpus.ts'

/** What a reply may say about a need (D36). Also the contract's `care.kind`. */
export const CARE_KINDS = [
  'emergency',
  'selfHarm',
  'concern',
  'loss',
  'violence',
  'child',
  'blackmail',
  'eating',
  'harm',
] as const
export type CareKind = (typeof CARE_KINDS)[number]

/** What a help line is there for. */
export type HelpFor = 'emergency' | 'talk' | 'women' | 'children' | 'cyber'

export type HelpLine = {
  readonly for: HelpFor
  /** as people write it */
  readonly number: string
  /** digits for a `tel:` link */
  readonly dial: string
  /** who answers there, a proper name or a plain word, by language */
  readonly name: Readonly<Record<Language, string>>
  /** the site of the body that answers there, or that names the number */
  readonly source: string
  /** the day on which the number was last compared with its source, YYYY-MM-DD */
  readonly checked: string
}

const named = (english: string, punjabi: string, hindi: string) => ({ english, punjabi, hindi })

const EMERGENCY = named('Emergency', 'ਐਮਰਜੈਂਸੀ', 'आपातकालीन सेवा')
/** The day on which decision D36 had them compared. */
const CHECKED = '2026-11-22'

const line = (
  what: HelpFor,
  number: string,
  source: string,
  name: Readonly<Record<Language, string>> = EMERGENCY,
): HelpLine => ({ for: what, number, dial: number.replaceAll(' ', ''), name, source, checked: CHECKED })

const LIFELINE_988 = named('988 Suicide & Crisis Lifeline', '988 ਲਾਈਫ਼ਲਾਈਨ', '988 लाइफ़लाइन')
const CANADA_988 = named('988 Suicide Crisis Helpline', '988 ਹੈਲਪਲਾਈਨ', '988 हेल्पलाइन')

/** Help lines by country, ISO 3166 (D36). */
export const HELP_LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  IN: [
    line('emergency', '112', '112.gov.in'),
    line(
      'talk',
      '14416',
      'telemanas.mohfw.gov.in',
      named('Tele-MANAS', 'ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS)', 'टेली-मानस (Tele-MANAS)'),
    ),
    line('women', '181', 'wcd.nic.in', named('Women’s helpline', 'ਔਰਤਾਂ ਦੀ ਹੈਲਪਲਾਈਨ', 'महिला हेल्पलाइन')),
    line('children', '1098', 'childlineindia.org', named('Childline', 'ਚਾਈਲਡਲਾਈਨ', 'चाइल्डलाइन')),
    line(
      'cyber',
      '1930',
      'cybercrime.gov.in',
      named('Cyber crime helpline', 'ਸਾਈਬਰ ਅਪਰਾਧ ਹੈਲਪਲਾਈਨ', 'साइबर अपराध हेल्पलाइन'),
    ),
  ],
  GB: [
    line('emergency', '999', 'gov.uk'),
    line('talk', '116 123', 'samaritans.org', named('Samaritans', 'ਸਮੈਰਿਟਨਜ਼ (Samaritans)', 'समैरिटन्स (Samaritans)')),
    line('children', '0800 1111', 'childline.org.uk', named('Childline', 'ਚਾਈਲਡਲਾਈਨ', 'चाइल्डलाइन')),
  ],
  US: [line('emergency', '911', '911.gov'), line('talk', '988', '988lifeline.org', LIFELINE_988)],
  CA: [line('emergency', '911', 'canada.ca'), line('talk', '988', '988.ca', CANADA_988)],
  AU: [
    line('emergency', '000', 'triplezero.gov.au'),
    line('talk', '13 11 14', 'lifeline.org.au', named('Lifeline', 'ਲਾਈਫ਼ਲਾਈਨ', 'लाइफ़लाइन')),
  ],
  NZ: [line('emergency', '111', 'police.govt.nz'), line('talk', '1737', '1737.org.nz', named('1737', '1737', '1737'))],
}

/** The country that is assumed where nothing is known (D36). */
export const DEFAULT_COUNTRY = 'IN'

const WANTED: Readonly<Record<CareKind, readonly HelpFor[]>> = {
  emergency: ['emergency'],
  selfHarm: ['talk', 'emergency'],
  concern: ['talk', 'emergency'],
  loss: ['talk'],
  violence: ['emergency', 'women'],
  child: ['children', 'emergency'],
  blackmail: ['cyber', 'emergency'],
  eating: ['talk'],
  harm: ['emergency', 'talk'],
}

/**
 * The lines that fit a need, the one to call first before the others; empty for a country without an entry, where the
 * app names the local emergency number and findahelpline.com as text.
 * @param country ISO 3166 alpha-2; undefined means India (D36)
 */
export function linesFor(kind: CareKind, country: string | undefined): readonly HelpLine[] {
  const lines = HELP_LINES[country ?? DEFAULT_COUNTRY] ?? []
  return WANTED[kind].flatMap((what) => lines.filter((one) => one.for === what))
}

/** All lines of a country, for who asks for help without a word of what for (D45); empty for one without an entry. */
export const allLines = (country: string | undefined): readonly HelpLine[] =>
  HELP_LINES[country ?? DEFAULT_COUNTRY] ?? []
