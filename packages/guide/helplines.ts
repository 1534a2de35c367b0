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
  readonly source: string
  /** the day on which the number was last compared with its source, YYYY-MM-DD */
  readonly checked: string
}

const named = (english: string, punjabi: string, hindi: string) => ({ english, punjabi, hindi })

const EMERGENCY = named('Emergency', 'ਐਮਰਜੈਂਸੀ', 'आपातकालीन सेवा')
const DECISION = { source: 'decision D36', checked: '2026-11-22' } as const

const line = (what: HelpFor, number: string, name: Readonly<Record<Language, string>> = EMERGENCY): HelpLine => ({
  for: what,
  number,
  dial: number.replaceAll(' ', ''),
  name,
  ...DECISION,
})

const LIFELINE_988 = named('988 Suicide & Crisis Lifeline', '988 ਲਾਈਫ਼ਲਾਈਨ', '988 लाइफ़लाइन')
const CANADA_988 = named('988 Suicide Crisis Helpline', '988 ਹੈਲਪਲਾਈਨ', '988 हेल्पलाइन')

/** Help lines by country, ISO 3166 (D36). */
export const HELP_LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  IN: [
    line('emergency', '112'),
    line('talk', '14416', named('Tele-MANAS', 'ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS)', 'टेली-मानस (Tele-MANAS)')),
    line('women', '181', named('Women’s helpline', 'ਔਰਤਾਂ ਦੀ ਹੈਲਪਲਾਈਨ', 'महिला हेल्पलाइन')),
    line('children', '1098', named('Childline', 'ਚਾਈਲਡਲਾਈਨ', 'चाइल्डलाइन')),
    line('cyber', '1930', named('Cyber crime helpline', 'ਸਾਈਬਰ ਅਪਰਾਧ ਹੈਲਪਲਾਈਨ', 'साइबर अपराध हेल्पलाइन')),
  ],
  GB: [
    line('emergency', '999'),
    line('talk', '116 123', named('Samaritans', 'ਸਮੈਰਿਟਨਜ਼ (Samaritans)', 'समैरिटन्स (Samaritans)')),
    line('children', '0800 1111', named('Childline', 'ਚਾਈਲਡਲਾਈਨ', 'चाइल्डलाइन')),
  ],
  US: [line('emergency', '911'), line('talk', '988', LIFELINE_988)],
  CA: [line('emergency', '911'), line('talk', '988', CANADA_988)],
  AU: [line('emergency', '000'), line('talk', '13 11 14', named('Lifeline', 'ਲਾਈਫ਼ਲਾਈਨ', 'लाइफ़लाइन'))],
  NZ: [line('emergency', '111'), line('talk', '1737', named('1737', '1737', '1737'))],
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
