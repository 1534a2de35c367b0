import { expect, test } from 'vitest'
import { deviceEn } from './device.en.ts'
import { deviceHi } from './device.hi.ts'
import { devicePa } from './device.pa.ts'
import { deviceTexts } from './device.ts'

test('the names of the music’s button are the decisions’ own', () =>
  expect(deviceEn).toEqual({ muteMusic: 'Mute music', unmuteMusic: 'Unmute music' }))

test('each language is its own, in its own script', async () => {
  expect(await deviceTexts.load('punjabi')).toBe(devicePa)
  expect(await deviceTexts.load('hindi')).toBe(deviceHi)
  expect(await deviceTexts.load('english')).toBe(deviceEn)
  for (const text of Object.values(devicePa)) expect(text).toMatch(/^[\u0A00-\u0A7F ]+$/)
  for (const text of Object.values(deviceHi)) expect(text).toMatch(/^[\u0900-\u097F ]+$/)
})
