import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PNG } from 'pngjs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { nearnessOf, TOLERANCES } from './browser.ts'
import { bundledFonts } from './bundledFonts.ts'
import { LOOKS, nameOf, PICTURES, PICTURES_BYTES, SCREENS } from './looks.ts'
import { REACH, slim } from './slim.ts'

// How pictures are kept; what is in them is looked at by `npm run looks`.

const drawnBy = { platform: 'linux', major: 156 }

test('only the browser that drew the pictures is held to them strictly', () => {
  expect(nearnessOf({ platform: 'linux', major: 156 }, drawnBy)).toBe('strict')
  expect(nearnessOf({ platform: 'linux', major: 157 }, drawnBy)).toBe('wide')
  expect(nearnessOf({ platform: 'darwin', major: 156 }, drawnBy)).toBe('none')
})

test('each picture is of a screen, each screen has one, and the browser that drew them is known', () => {
  const names = LOOKS.map((look) => `${nameOf(look)}.png`)
  expect(new Set(names).size).toBe(names.length)
  expect(
    readdirSync(PICTURES)
      .filter((file) => file !== 'browser.json')
      .sort(),
  ).toEqual(names.sort())
  expect(existsSync(path.join(PICTURES, 'browser.json'))).toBe(true)
})

test('a screen is seen at both widths, and in light and dark', () => {
  for (const [screen, { traditions }] of Object.entries(SCREENS))
    for (const tradition of traditions) {
      const seen = LOOKS.filter((look) => look.screen === screen && look.tradition === tradition)
      expect(new Set(seen.map(({ window }) => window)), screen).toEqual(new Set(['phone', 'desktop']))
      expect(new Set(seen.map(({ theme }) => theme)), screen).toEqual(new Set(['light', 'dark']))
    }
})

test('the pictures together are small enough for the repository', () => {
  const bytes = LOOKS.reduce((sum, look) => sum + statSync(path.join(PICTURES, `${nameOf(look)}.png`)).size, 0)
  expect(bytes).toBeLessThan(PICTURES_BYTES)
})

const drawn = (width: number, height: number, colourAt: (at: number) => [number, number, number]): Buffer => {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at += 1) png.data.set([...colourAt(at), 255], at * 4)
  return PNG.sync.write(png)
}

test('a picture loses less by slimming than a comparison sees, and loses it once', () => {
  const every = drawn(256, 4, (at) => (at < 256 ? [44, 55, 66] : [at % 256, (at * 7) % 256, 255 - (at % 256)]))
  const slimmed = slim(every)
  const [before, after] = [PNG.sync.read(every).data, PNG.sync.read(slimmed).data]
  const loss = Math.max(...before.map((value, at) => Math.abs(value - (after[at] ?? 0))))
  expect(loss).toBeGreaterThan(0)
  expect(loss).toBeLessThanOrEqual(REACH)
  // Plain colours stay.
  expect(Array.from(after.subarray(0, 3))).toEqual([44, 55, 66])
  expect(slim(slimmed).equals(slimmed)).toBe(true)
  // pixelmatch: squares of the distances in brightness and colour, at most these by its weights.
  const furthest = 0.5053 * REACH ** 2 + 0.299 * (1.192 * REACH) ** 2 + 0.1957 * (1.046 * REACH) ** 2
  expect(furthest).toBeLessThan(35_215 * TOLERANCES.strict.threshold ** 2)
})

test('the repository has slimmed pictures', () => {
  for (const look of LOOKS.slice(0, 3)) {
    const picture = readFileSync(path.join(PICTURES, `${nameOf(look)}.png`))
    expect(slim(picture).equals(picture), nameOf(look)).toBe(true)
  }
})

test('a bundled face stands before the first font of the system, and text waits for it', async () => {
  const css = async (text: string) => (await postcss([bundledFonts]).process(text, { from: undefined })).css
  expect(await css('a { font-family: "Satsang Names", system-ui, Roboto }')).toBe(
    'a { font-family: "Satsang Names", "Looks Sans", system-ui, Roboto }',
  )
  expect(await css(':root { --serif: "Satsang Serif", Charter, serif }')).toBe(
    ':root { --serif: "Satsang Serif", "Looks Serif", Charter, serif }',
  )
  expect(await css('@font-face { font-display: optional }')).toBe('@font-face { font-display: block }')
})
