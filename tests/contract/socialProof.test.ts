import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cityOfTimeZone, SPECIFIED_CITIES, type TimeContext, timeContextOf } from '../../server/socialProof/data.ts'
import { makeSocialProofMessage, readCityTable, VERSIONS } from '../../server/socialProof/message.ts'
import { openTestStore, startServer, type TestServer } from './harness.ts'

const CONTEXTS: TimeContext[] = ['amrit_vela', 'morning', 'day', 'evening', 'night', 'late_night']
const now = new Date('2025-07-14T06:00:00Z')
const make = (more: Partial<Parameters<typeof makeSocialProofMessage>[0]>) =>
  makeSocialProofMessage({ tradition: 'sikh', version: 'social_proof_numbers', random: () => 0, now, ...more })

test('the table is the one of spec section 9', () => {
  const text = `Ludhiana 2840/94; Amritsar 3200/96; Jalandhar 1850/92; Chandigarh 1400/89; Patiala 980/91; Mohali 750/88;
    Bathinda 650/93; Firozpur 520/90; Hoshiarpur 480/87; Kapurthala 340/85; Moga 290/89; Pathankot 380/86; Sangrur 420/88;
    Barnala 180/84; Fazilka 160/83; Fatehgarh Sahib 140/82; Gurdaspur 310/85; Mansa 200/87; Muktsar 220/86;
    Nawanshahr 270/84; Ropar 340/88; Tarn Taran 280/85; Punjab 12847/95; Delhi 1850/87; Mumbai 920/83; Bangalore 680/81;
    Hyderabad 540/79; Chennai 410/77`
  const specified = text.split(';').map((entry) => entry.trim())
  expect(SPECIFIED_CITIES.cities.map(({ name, users, percentage }) => `${name} ${users}/${percentage}`)).toEqual(
    specified,
  )
})

test.each(SPECIFIED_CITIES.cities)('$name adds 1 to 100 users and 0 to 2 percent, at most 99', (city) => {
  expect(make({ city: city.name }).stats).toEqual({
    users: city.users + 1,
    percentage: city.percentage,
    city: city.name,
  })
  const most = make({ city: city.name, random: () => 1 - Number.EPSILON }).stats
  expect(most).toEqual({ users: city.users + 100, percentage: Math.min(99, city.percentage + 2), city: city.name })
  expect(make({ city: city.name }).content).toContain(city.gurmukhi.normalize('NFC'))
  expect(make({ city: city.name, tradition: 'hindu' }).content).toContain(city.devanagari.normalize('NFC'))
  expect(city.gurmukhi).toMatch(/^[\p{Script=Gurmukhi} ]+$/u)
  expect(city.devanagari).toMatch(/^[\p{Script=Devanagari} ]+$/u)
})

test('99 percent is the most there is', () => {
  const cities = { exact: false, cities: SPECIFIED_CITIES.cities.map((city) => ({ ...city, percentage: 98 })) }
  expect(make({ cities, random: () => 0.99 }).stats.percentage).toBe(99)
})

test('an unknown city, and none, use the data of Punjab', () => {
  expect(make({ city: 'Atlantis' }).stats).toEqual({ users: 12_848, percentage: 95, city: 'Punjab' })
  expect(make({}).stats.city).toBe('Punjab')
  expect(make({ city: ' tarn taran ' }).stats.city).toBe('Tarn Taran')
})

test('without a version one of the four is picked at random', () => {
  const picked = [0, 0.25, 0.5, 0.99].map((random) => make({ version: undefined, random: () => random }).version)
  expect(picked).toEqual(VERSIONS)
})

test.each(VERSIONS)('%s states both figures at every time of day, in the script of the tradition', (version) => {
  for (const context of CONTEXTS) {
    for (const tradition of ['sikh', 'hindu'] as const) {
      const { content, stats } = make({ version, context, tradition, city: 'Moga' })
      expect(content).toContain(String(stats.users))
      expect(content).toContain(`${stats.percentage}%`)
      const foreign =
        tradition === 'sikh' ? /[\p{Script=Latin}]|[\u0900-\u0963]/u : /[\p{Script=Latin}\p{Script=Gurmukhi}]/u
      expect(content).not.toMatch(foreign)
      expect(content).toBe(content.normalize('NFC'))
    }
  }
})

const different = (version: (typeof VERSIONS)[number]) => {
  const plain = make({ version, context: 'day' }).content
  return CONTEXTS.filter((context) => make({ version, context }).content !== plain)
}

test('the numbers differ for amrit vela, the community text for evening (spec section 4)', () => {
  expect(different('social_proof_numbers')).toEqual(['amrit_vela'])
  expect(different('local_community_pressure')).toEqual(['evening'])
})

test('without a context the hour in India decides', () => {
  const contentAt = (time: string) => make({ now: new Date(time) }).content
  expect(contentAt('2025-07-13T23:00:00Z')).toBe(make({ context: 'amrit_vela' }).content)
  expect(contentAt('2025-07-13T22:29:59Z')).toBe(make({ context: 'late_night' }).content)
})

test('hours and time zones', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => timeContextOf(hour))
  expect(hours).toEqual([
    ...Array(4).fill('late_night'),
    ...Array(2).fill('amrit_vela'),
    ...Array(4).fill('morning'),
    ...Array(6).fill('day'),
    ...Array(3).fill('evening'),
    ...Array(3).fill('night'),
    ...Array(2).fill('late_night'),
  ])
  const zones = {
    'Asia/Kolkata': 'Punjab',
    'Asia/Calcutta': 'Punjab',
    'Asia/Mumbai': 'Mumbai',
    'Europe/London': 'Punjab',
  }
  for (const [zone, city] of Object.entries(zones)) expect(cityOfTimeZone(zone)).toBe(city)
  for (const city of ['Delhi', 'Bangalore', 'Chennai', 'Hyderabad']) expect(cityOfTimeZone(`Asia/${city}`)).toBe(city)
  for (const odd of ['', 'constructor', 'UTC', '__proto__']) expect(cityOfTimeZone(odd)).toBe('Punjab')
})

test('a file with real figures replaces the table, and they are shown as they are (D21)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'satsang-'))
  const file = join(directory, 'figures.json')
  const read = (content: unknown) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return readCityTable(file)
  }
  const Punjab = { users: 12, percentage: 50 }
  const Brampton = { users: 7, percentage: 71, gurmukhi: 'ਬਰੈਂਪਟਨ', devanagari: 'ब्रैम्पटन' }
  const cities = read({ Punjab, Brampton })
  expect(make({ cities, city: 'Brampton', random: () => 0.9 })).toEqual({
    content: expect.stringContaining('ਬਰੈਂਪਟਨ'),
    version: 'social_proof_numbers',
    stats: { users: 7, percentage: 71, city: 'Brampton' },
  })
  expect(make({ cities, city: 'Moga' }).stats).toEqual({ users: 12, percentage: 50, city: 'Punjab' })

  expect(() => read('{')).toThrow('this is not valid JSON.')
  expect(() => read([])).toThrow('one entry for each city')
  expect(() => read({ Moga: { users: 1, percentage: 2 } })).toThrow('Punjab is missing')
  expect(() => read({ Punjab: { users: -1, percentage: 2 } })).toThrow('Punjab.users has to be a whole number')
  expect(() => read({ Punjab: { users: 1, percentage: 100 } })).toThrow('Punjab.percentage has to be')
  expect(() => read({ Punjab, Rome: Punjab })).toThrow("Rome.gurmukhi has to be the city's name in that script.")
  expect(() => readCityTable(join(directory, 'none.json'))).toThrow('this file cannot be read.')
  rmSync(directory, { recursive: true })
})

let server: TestServer
let storage: Awaited<ReturnType<typeof openTestStore>>
beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, random: () => 0, now: () => now })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

test('GET /social-proof/message needs neither device nor token', async () => {
  const query = 'spiritual_tradition=sikh&version=social_proof_numbers&city=Ludhiana&context=evening'
  expect(await server.api(`/social-proof/message?${query}`)).toMatchObject({
    status: 200,
    body: {
      content: 'ਲੁਧਿਆਣਾ ਦੇ 2841 ਲੋਕ ਸਤਸੰਗ ਵਰਤ ਰਹੇ ਹਨ ਅਤੇ 94% ਇਸ ਦੀ ਸਿਫ਼ਾਰਸ਼ ਕਰਦੇ ਹਨ।'.normalize('NFC'),
      version: 'social_proof_numbers',
      stats: { users: 2841, percentage: 94, city: 'Ludhiana' },
    },
  })
})

test.each([
  ['version=loud', 'The kind of message has to be one of'],
  ['context=noon', 'The time of day has to be one of'],
  ['city=', 'The city is empty.'],
  [`city=${'x'.repeat(61)}`, 'The city is longer than 60 characters.'],
  ['version=social_proof_numbers&version=social_proof_numbers', 'The kind of message has to be text.'],
])('refuses %s', async (query, detail) => {
  const answer = await server.api(`/social-proof/message?spiritual_tradition=sikh&${query}`)
  expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining(detail) } })
})
