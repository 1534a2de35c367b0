import { expect, test } from 'vitest'
import { minutes } from './minutes.ts'

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [59.99, '0:59'],
  [60, '1:00'],
  [240, '4:00'],
  [614, '10:14'],
])('%d s is %s', (seconds, text) => expect(minutes(seconds)).toBe(text))
