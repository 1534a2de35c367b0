import { readFileSync } from 'node:fs'
import type { components } from '../../openapi/v1.d.ts'
import { type City, type CityTable, DEFAULT_CITY, SPECIFIED_CITIES, type TimeContext, timeContextOf } from './data.ts'
import { writeSocialProof } from './texts.ts'

type Schemas = components['schemas']
type Version = Schemas['SocialProofVersion']

export const VERSIONS: readonly Version[] = [
  'social_proof_numbers',
  'missing_features_focus',
  'local_community_pressure',
  'time_sensitive_urgency',
]

/** Spec section 9: displayed users are the base plus 1 to 100, the percentage is the base plus 0 to 2, at most 99. */
const MAX_MORE_USERS = 100
const MAX_MORE_PERCENT = 2
const MAX_PERCENT = 99
/** India's clock has had no summer time since 1945. */
const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000

export type SocialProofRequest = {
  tradition: Schemas['Tradition']
  version?: Version
  city?: string
  context?: TimeContext
  cities?: CityTable
  /** From 0 up to, but not including, 1. */
  random: () => number
  now: Date
}

/** Makes the promotional message of the landing screen: GET /social-proof/message (spec sections 4 and 9, D5, D21). */
export function makeSocialProofMessage(request: SocialProofRequest): Schemas['SocialProofMessage'] {
  const { tradition, random, now, cities = SPECIFIED_CITIES } = request
  // Spec section 4: if none is given one is picked at random.
  const version = request.version ?? VERSIONS[Math.floor(random() * VERSIONS.length)] ?? 'social_proof_numbers'
  const context = request.context ?? timeContextOf(new Date(now.getTime() + INDIA_AHEAD_OF_UTC_MS).getUTCHours())
  const city = findCity(cities, request.city ?? DEFAULT_CITY)
  const users = cities.exact ? city.users : city.users + 1 + Math.floor(random() * MAX_MORE_USERS)
  const percentage = cities.exact
    ? city.percentage
    : Math.min(MAX_PERCENT, city.percentage + Math.floor(random() * (MAX_MORE_PERCENT + 1)))
  const inScript = tradition === 'sikh' ? city.gurmukhi : city.devanagari
  return {
    content: writeSocialProof(tradition, version, context, { city: inScript, users, percentage }),
    version,
    stats: { users, percentage, city: city.name },
  }
}

const sameName = (name: string) => name.normalize('NFC').trim().toLowerCase()

/** Unknown cities use the Punjab data (spec section 9), under Punjab's own name: the figures are Punjab's. */
function findCity({ cities }: CityTable, name: string): City {
  const named = (wanted: string) => cities.find((city) => sameName(city.name) === sameName(wanted))
  const found = named(name) ?? named(DEFAULT_CITY)
  if (found === undefined) throw new TypeError(`the city table has no ${DEFAULT_CITY}`)
  return found
}

/**
 * Reads a table of real figures that replaces the specification's (D21); they are shown exactly as they are, without
 * the random addition. The file is JSON: `{ "Ludhiana": { "users": 2840, "percentage": 94 }, "Punjab": ... }`, for a
 * city that is not in the specification also with "gurmukhi" and "devanagari", its name in those scripts.
 * @throws {Error} with a sentence that says what is wrong where
 */
export function readCityTable(file: string): CityTable {
  const fail = (what: string): never => {
    throw new Error(`SOCIAL_PROOF_FILE ${file}: ${what}`)
  }
  let table: unknown
  try {
    table = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(error instanceof SyntaxError ? 'this is not valid JSON.' : 'this file cannot be read.')
  }
  if (!isObject(table)) return fail('this has to be an object with one entry for each city.')
  const cities = Object.entries(table).map(([name, entry]): City => {
    if (!isObject(entry)) return fail(`${name} has to be an object with users and percentage.`)
    const { users, percentage } = entry
    if (!isWhole(users, Number.MAX_SAFE_INTEGER)) return fail(`${name}.users has to be a whole number from 0 on.`)
    if (!isWhole(percentage, MAX_PERCENT)) {
      return fail(`${name}.percentage has to be a whole number from 0 to ${MAX_PERCENT}.`)
    }
    const specified = SPECIFIED_CITIES.cities.find((city) => sameName(city.name) === sameName(name))
    const inScript = (script: 'gurmukhi' | 'devanagari') => {
      const given = entry[script] ?? specified?.[script]
      return typeof given === 'string' && given.trim() !== ''
        ? given
        : fail(`${name}.${script} has to be the city's name in that script.`)
    }
    return { name, users, percentage, gurmukhi: inScript('gurmukhi'), devanagari: inScript('devanagari') }
  })
  if (!cities.some((city) => sameName(city.name) === sameName(DEFAULT_CITY))) {
    return fail(`${DEFAULT_CITY} is missing; its figures stand in for every unknown city.`)
  }
  return { cities, exact: true }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max
