import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKS } from './breaks.ts'

test.each(BREAKS)('$name: what it breaks stands in its file, once', ({ file, find }) => {
  const whole = readFileSync(file, 'utf8')
  const places =
    typeof find === 'string' ? whole.split(find).length - 1 : (whole.match(new RegExp(find, 'g')) ?? []).length
  expect(places).toBe(1)
})
