// `npm run picture`: a state of a screen as pictures, and as a film of the way to it. A state is a story's address.
//
//   npm run picture -- screens-mainchat--history                     light and dark, in three languages, 360 px wide
//   npm run picture -- screens-mainchat--history --theme dark --language hindi --tradition hindu --width 1280
//   npm run picture -- screens-mainchat--history --film              and a film of its play
//   npm run picture -- screens-mainchat--history --to some/folder    there, and not in .cache/pictures
//
// Storybook is served from storybook-static where that is built of the files that are here, else by `storybook dev`.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { STORIES } from '../atlas/stories.ts'
import { WIDTHS, type Width } from '../atlas/widths.ts'
import { LANGUAGES, TRADITIONS } from '../openapi/constants.ts'
import { isStorybookFresh } from './built.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'
import { film } from './picture/film.ts'
import { freePort } from './ports.ts'

const CHOICES = {
  theme: ['light', 'dark'],
  language: LANGUAGES,
  tradition: [...TRADITIONS, 'none'],
  width: Object.keys(WIDTHS),
} as const

const BUILT = 'storybook-static'
/** A development server makes its code first, and a busy machine takes its time, ms. */
const PATIENCE_MS = 180_000

/** Says what is wrong with the command, and ends. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

const threes = (text: string) => new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)))

/** The stories whose addresses have most in common with that one, by their runs of three letters. */
function storiesLike(id: string): string[] {
  const wanted = threes(id.toLowerCase())
  const likeness = (other: string) => {
    const has = threes(other)
    return (2 * [...has].filter((three) => wanted.has(three)).length) / (has.size + wanted.size)
  }
  return STORIES.map((story) => ({ id: story.id, score: likeness(story.id) }))
    .filter(({ score }) => score > 0.2)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map((story) => story.id)
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        theme: { type: 'string' },
        language: { type: 'string' },
        tradition: { type: 'string', default: 'sikh' },
        width: { type: 'string', default: '360' },
        to: { type: 'string', default: '.cache/pictures' },
        film: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

const { values, positionals } = asked()
const [id = '', ...more] = positionals
if (id === '' || more.length > 0) refuse('Which state? npm run picture -- <address of a story> [--film]')
if (!STORIES.some((story) => story.id === id)) {
  const others = storiesLike(id)
  refuse(`There is no story "${id}".${others.length > 0 ? ` Near it: ${others.join(', ')}.` : ''}`)
}
for (const [name, choices] of Object.entries(CHOICES)) {
  const value = values[name as keyof typeof CHOICES]
  if (value !== undefined && !(choices as readonly string[]).includes(value))
    refuse(`--${name} is one of ${choices.join(', ')}, and not "${value}".`)
}

const ending: (() => Promise<void> | void)[] = []

/** @returns the address of a Storybook of these very files */
async function storybook(): Promise<string> {
  const port = await freePort(6106)
  const address = `http://localhost:${port}`
  if (isStorybookFresh(BUILT)) {
    const server = await preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir: BUILT },
      preview: { port, strictPort: true, open: false },
    })
    ending.push(() => server.close())
    return address
  }
  console.log(`${BUILT} is not there, or built of other files than these: storybook dev starts.`)
  const args = ['dev', '-p', String(port), '--exact-port', '--no-open', '--ci', '--disable-telemetry']
  // A group of its own, so that nothing that it starts outlives it.
  const child = spawn('storybook', args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (bytes: Buffer) => {
    said += bytes
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.on('error', (error) => hear(Buffer.from(error.message)))
  let isUp = true
  child.on('close', () => {
    isUp = false
  })
  ending.push(() => {
    if (isUp && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  })
  const answers = () =>
    fetch(`${address}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    )
  const until = Date.now() + PATIENCE_MS
  while (!(await answers())) {
    if (!isUp || Date.now() > until) throw new Error(`storybook dev does not answer.\n${said.slice(-2000)}`)
    await setTimeout(200)
  }
  return address
}

/** Waits for a story to have played. @returns what is wrong with its play, or null */
async function played(page: Page): Promise<string | null> {
  const end = await page.waitForFunction(
    () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0],
    undefined,
    { timeout: PATIENCE_MS },
  )
  const { status } = (await end.jsonValue()) as { status: string }
  if (status === 'success') return null
  const text = await page.evaluate(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const [thrown] = channel?.last('playFunctionThrewException') ?? channel?.last('storyThrewException') ?? []
    return (thrown as { message?: string } | undefined)?.message
  })
  return text ?? 'its checks fail: see it in Storybook'
}

type Look = { tradition: string; language: string; theme: string; motion: 'still' | 'moving' }

const pageOf = (place: string, look: Look) =>
  `${place}/iframe.html?id=${id}&viewMode=story&globals=${Object.entries(look)
    .map((choice) => choice.join(':'))
    .join(';')}`

const { tradition, to } = values
const width = Number(values.width) as Width
const size = { width, height: WIDTHS[width] }
const themes = values.theme === undefined ? CHOICES.theme : [values.theme]
const languages = values.language === undefined ? CHOICES.language : [values.language]
const fileOf = (ending: string, language: string, theme: string) =>
  path.join(to, `${[id, tradition, language, width, theme].join('-')}.${ending}`)

async function main(): Promise<number> {
  mkdirSync(to, { recursive: true })
  const [place, browser] = await Promise.all([
    storybook(),
    chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS }),
  ])
  ending.push(() => browser.close())
  let faults = 0
  const tell = (file: string, fault: string | null) => {
    if (fault !== null) faults += 1
    console.log(fault === null ? file : `${file}: ${fault}`)
  }
  for (const language of languages)
    for (const theme of themes) {
      const context = await browser.newContext({ viewport: size, deviceScaleFactor: 2 })
      const page = await context.newPage()
      await page.goto(pageOf(place, { tradition, language, theme, motion: 'still' }))
      const fault = await played(page)
      const file = fileOf('png', language, theme)
      // What lies over a page is seen as the window shows it; a page is drawn to its end.
      const fullPage = (await page.locator('dialog[open], [role=dialog], [role=alertdialog]').count()) === 0
      await page.screenshot({ path: file, fullPage })
      tell(file, fault)
      await context.close()
    }
  if (values.film) {
    const [language = '', theme = ''] = [languages[0], themes[0]]
    const file = fileOf('webm', language, theme)
    const address = pageOf(place, { tradition, language, theme, motion: 'moving' })
    tell(file, await film(browser, { address, id, size, file }, played))
  }
  return faults
}

const end = async () => {
  for (const each of ending.splice(0).toReversed()) await each()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void end().finally(() => process.exit(130)))
const faults = await main().finally(end)
process.exit(faults === 0 ? 0 : 1)
