import { HELP_LINES } from '@satsang/guide/helplines'
import { expect, test } from 'vitest'
import { countryHere, countryOf } from './country.ts'

test.each([
  ['Asia/Kolkata', ['en-US'], 'IN'],
  ['Asia/Calcutta', [], 'IN'],
  ['Europe/London', ['pa-IN', 'en'], 'GB'],
  ['Pacific/Auckland', [], 'NZ'],
  ['Pacific/Chatham', [], 'NZ'],
  ['America/New_York', [], 'US'],
  ['America/Indiana/Knox', [], 'US'],
  ['America/Kentucky/Monticello', [], 'US'],
  ['US/Pacific', [], 'US'],
  ['America/Toronto', ['en-US'], 'CA'],
  ['America/Vancouver', [], 'CA'],
  ['Canada/Mountain', [], 'CA'],
  ['Australia/Sydney', [], 'AU'],
  ['Australia/Lord_Howe', [], 'AU'],
  // The zone tells of no place: then the language does.
  ['UTC', ['en-GB', 'en-US'], 'GB'],
  ['Etc/GMT+5', ['en', 'hi-IN'], 'IN'],
  ['', ['en-NZ'], 'NZ'],
  ['UTC', ['en', 'pa'], undefined],
  ['', [], undefined],
  ['UTC', ['not a tag', 'en-419'], undefined],
  // Another country, named by the language or by nobody: never the lines of a place far away.
  ['Europe/Berlin', ['de-DE', 'en-US'], 'DE'],
  ['Europe/Berlin', ['en-US', 'de-DE'], 'DE'],
  ['Asia/Dubai', ['pa-IN', 'en-US'], 'ZZ'],
  ['Africa/Nairobi', ['en'], 'ZZ'],
] as const)('%s with %j is %s', (zone, languages, country) => expect(countryOf(zone, languages)).toBe(country))

test('each country with help lines can be told by a zone', () => {
  const told = [
    'Asia/Kolkata',
    'Europe/London',
    'Pacific/Auckland',
    'America/Denver',
    'America/Regina',
    'Australia/Perth',
  ]
  expect(told.map((zone) => countryOf(zone, [])).sort()).toEqual(Object.keys(HELP_LINES).sort())
})

test('every zone that this machine knows is told without a fault', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(countryOf(zone, [])).toMatch(/^[A-Z]{2}$/)
})

test('a browser that says nothing is of no country', () => {
  expect(() => countryHere()).not.toThrow()
})
