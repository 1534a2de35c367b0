// `npm run looks`: compares the screens with their pictures. `npm run looks -- --update` takes the pictures anew.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { type Drawer, nearnessOf } from '../tests/looks/browser.ts'
import { DIFFERENCES, LOOKS, nameOf, PICTURES, PICTURES_BYTES } from '../tests/looks/looks.ts'
import { slim } from '../tests/looks/slim.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'

const RECORD = path.join(PICTURES, 'browser.json')
const isUpdate = process.argv.includes('--update')

/** The browser that the tests use. */
async function browserHere(): Promise<Drawer> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
  const major = Number.parseInt(browser.version(), 10)
  await browser.close()
  return { platform: process.platform, major }
}

const named = ({ platform, major }: Drawer) => `Chromium ${major} on ${platform}`

const here = await browserHere()
const drawnBy: Drawer = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : here
const isOther = named(here) !== named(drawnBy)
const nearness = isUpdate ? 'strict' : nearnessOf(here, drawnBy)

const kept = () => (existsSync(PICTURES) ? readdirSync(PICTURES).filter((file) => file.endsWith('.png')) : [])
const wanted = new Set(LOOKS.map((look) => `${nameOf(look)}.png`))
const strays = kept().filter((file) => !wanted.has(file))

/** Runs the tests. @returns whether they passed */
const run = (update: 'all' | 'none') =>
  spawnSync('vitest', ['run', '--project', 'looks', `--update=${update}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, LOOKS_NEARNESS: nearness },
  }).status === 0

if (isUpdate) {
  mkdirSync(PICTURES, { recursive: true })
  for (const file of strays) rmSync(path.join(PICTURES, file))
  // What another browser drew is drawn anew, also where it is near enough.
  if (isOther) for (const file of kept()) rmSync(path.join(PICTURES, file))
  if (!run('all')) process.exit(1)
  for (const file of kept()) {
    const place = path.join(PICTURES, file)
    const picture = readFileSync(place)
    const slimmer = slim(picture)
    if (!slimmer.equals(picture)) writeFileSync(place, slimmer)
  }
  writeFileSync(RECORD, `${JSON.stringify(here, null, 1).replace(/\n */g, ' ')}\n`)
} else if (strays.length > 0) {
  console.error(`Pictures of no screen: ${strays.join(', ')}. \`npm run looks -- --update\` removes them.`)
  process.exit(1)
}

// Drawn a second time, after an update too: what does not come out the same is no picture to compare with.
rmSync(DIFFERENCES, { recursive: true, force: true })
if (!run('none')) {
  console.error(
    `\nWhat differs is in ${DIFFERENCES}. If it is meant: npm run looks -- --update, and look at the pictures.`,
  )
  if (nearness === 'wide')
    console.error(`The pictures are by ${named(drawnBy)}, this is ${named(here)}: it may be the browser that differs.`)
  process.exit(1)
}

const bytes = kept().reduce((sum, file) => sum + statSync(path.join(PICTURES, file)).size, 0)
console.log(`${kept().length} pictures by ${named(isUpdate ? here : drawnBy)}, ${(bytes / 1e6).toFixed(1)} MB.`)
if (bytes > PICTURES_BYTES) {
  console.error(`They may weigh ${PICTURES_BYTES / 1e6} MB.`)
  process.exit(1)
}
if (nearness !== 'strict') {
  const line = '!'.repeat(80)
  const what =
    nearness === 'none'
      ? 'NOT compared: another system draws letters with another engine.'
      : 'compared coarsely: a changed word may pass.'
  console.warn(`${line}\nThis is ${named(here)}, the pictures are by ${named(drawnBy)}.\nThe screens were ${what}`)
  console.warn(`\`npm run looks -- --update\` would make them pictures of this browser.\n${line}`)
}
