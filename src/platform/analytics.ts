import type { Config, Mixpanel } from 'mixpanel-browser'

/** What a field may hold: one of these words, a word of this shape, a number, or a yes or no. */
export type Rule = readonly string[] | RegExp | 'number' | 'flag'
/** The fields that may leave, with what they may hold. */
export type Rules = Readonly<Record<string, Rule>>
type Fields = Record<string, unknown>

export type AnalyticsOptions = {
  token: string
  /** Another address than Mixpanel's own, such as the one for Europe. */
  apiHost: string | undefined
  /** Every event that may leave. */
  events: Readonly<Record<string, Rules>>
  /** What may be kept of a person. */
  properties: Rules
  load?: () => Promise<Mixpanel>
  warn?: (words: string) => void
}

export type AnalyticsDoor = {
  /** Fetches the service and starts it. @throws {Error} */
  initialise(): Promise<void>
  identify(userId: string): void
  setUserProperties(properties: object): void
  track(name: string, fields: object): void
  /** Spec §7: a 'Page View' event with page_name plus extras. */
  pageView(pageName: string, extras: object): void
  reset(): void
}

/** No word that leaves is longer, or of other characters: no message, no address, no number with a plus. */
const WORD = /^[a-z0-9_ .-]{1,40}$/i
const ID = /^[a-z0-9-]{1,64}$/i

const isAllowed = (value: unknown, rule: Rule): boolean => {
  if (rule === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (rule === 'flag') return typeof value === 'boolean'
  if (typeof value !== 'string' || !WORD.test(value)) return false
  return rule instanceof RegExp ? rule.test(value) : rule.includes(value)
}

/** The fields that the rules let through, and the names of the others. */
export function sift(fields: object, rules: Rules): { kept: Fields; dropped: string[] } {
  const entries = Object.entries(fields)
  const passes = ([name, value]: [string, unknown]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    return rule !== undefined && isAllowed(value, rule)
  }
  return {
    kept: Object.fromEntries(entries.filter(passes)),
    dropped: entries.filter((entry) => !passes(entry)).map(([name]) => name),
  }
}

/**
 * What the library adds by itself and may: the browser's kind, the time, and its own ids. Addresses of pages, referrers,
 * search words and campaign parameters are not among them.
 */
const OWN = [
  'token',
  'time',
  'distinct_id',
  '$device_id',
  '$user_id',
  '$anon_distinct_id',
  '$insert_id',
  'mp_lib',
  '$lib_version',
  '$os',
  '$browser',
  '$browser_version',
  '$device',
  '$screen_height',
  '$screen_width',
]
const OF_PERSON = ['$os', '$browser', '$browser_version']

/** The same once more, in the library's own words: what never gets so far as to be stored on the device. */
const NEVER = [
  '$current_url',
  '$referrer',
  '$referring_domain',
  '$initial_referrer',
  '$initial_referring_domain',
  '$search_engine',
  'mp_keyword',
  'current_page_title',
  'current_domain',
  'current_url_path',
  'current_url_protocol',
  'current_url_search',
]

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * The door to the analytics service, D25: what goes through is on a list, by name and by value; and what the library
 * would add is on a list too. Anything else is dropped, with a warning that does not repeat it.
 */
export function createAnalytics({
  token,
  apiHost,
  events,
  properties,
  load = core,
  warn = toConsole,
}: AnalyticsOptions) {
  let mixpanel: Mixpanel | null = null
  const rulesOf = (event: string): Rules | undefined => (Object.hasOwn(events, event) ? events[event] : undefined)

  /** The last gate, on the way to the network: nothing but what was let in here, whatever the library has added. */
  const gate = (item: unknown): unknown => {
    if (!isRecord(item) || !isRecord(item.properties) || typeof item.event !== 'string') return null
    // The library's own, when a visitor becomes a user: two ids.
    const rules = item.event === '$identify' ? {} : rulesOf(item.event)
    if (rules === undefined) return null
    const { kept } = sift(item.properties, rules)
    return { event: item.event, properties: { ...pick(item.properties, OWN), ...kept } }
  }
  const gateOfPerson = (item: unknown): unknown => {
    if (!isRecord(item) || !isRecord(item.$set)) return null
    const $set = { ...pick(item.$set, OF_PERSON), ...sift(item.$set, properties).kept }
    return { ...pick(item, ['$token', '$distinct_id', '$device_id', '$user_id', '$time']), $set }
  }

  const config = {
    ...(apiHost ? { api_host: apiHost } : {}),
    persistence: 'localStorage',
    track_pageview: false,
    autocapture: false,
    track_marketing: false,
    skip_first_touch_marketing: true,
    store_google: false,
    stop_utm_persistence: true,
    save_referrer: false,
    ip: false,
    record_sessions_percent: 0,
    record_heatmap_data: false,
    flags: false,
    property_blacklist: NEVER,
    // Its types know the first of them only.
    hooks: { before_send_events: gate, before_send_people: gateOfPerson } as Config['hooks'],
  } satisfies Partial<Config> & { track_marketing: boolean }

  const drop = (what: string, names: string[]) => {
    if (names.length > 0) warn(`Analytics: ${what} must not carry ${names.map(nameable).join(', ')}; dropped.`)
  }
  const track = (name: string, fields: object) => {
    const rules = rulesOf(name)
    if (rules === undefined) {
      warn(`Analytics: there is no event ${nameable(name)}; dropped.`)
      return
    }
    const { kept, dropped } = sift(fields, rules)
    drop(name, dropped)
    mixpanel?.track(name, kept)
  }

  return {
    async initialise() {
      const loaded = await load()
      loaded.init(token, config)
      mixpanel = loaded
    },
    identify(userId) {
      if (ID.test(userId)) mixpanel?.identify(userId)
      else warn('Analytics: that is no id of a user; dropped.')
    },
    setUserProperties(sent) {
      const { kept, dropped } = sift(sent, properties)
      drop('a person', dropped)
      if (Object.keys(kept).length > 0) mixpanel?.people.set(kept)
    },
    track,
    pageView: (pageName, extras) => track('Page View', { page_name: pageName, ...extras }),
    reset: () => mixpanel?.reset(),
  } satisfies AnalyticsDoor
}

/** A name can hold a text as well as a value can. */
const nameable = (name: string): string => (WORD.test(name) ? `'${name}'` : 'what has no name')

/** The core, without the code that records sessions. */
const core = async (): Promise<Mixpanel> => (await import('mixpanel-browser/src/loaders/loader-module-core')).default

function toConsole(words: string): void {
  // biome-ignore lint/suspicious/noConsole: whoever adds an event has to see it
  console.warn(words)
}
