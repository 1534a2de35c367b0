// Which characters the bundled fonts draw: read from the stylesheets that ship, and from the fonts' own tables.
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Font, openSync } from 'fontkit'
import { parse } from 'postcss'

/** One `@font-face`: a file, and the characters that it is asked for. */
export type Face = { family: string; file: string; font: Font; draws(codePoint: number): boolean }

const require = createRequire(import.meta.url)

const unquoted = (text: string) => text.trim().replace(/^["']|["']$/g, '')

type Range = readonly [first: number, last: number]

/** @throws {Error} for a range with wildcards, which the stylesheets do not use */
function toRange(text: string): Range {
  const [, first, last] = /^U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?$/i.exec(text.trim()) ?? []
  if (first === undefined) throw new Error(`a unicode-range that is not understood: ${text}`)
  return [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)]
}

function openFont(file: string): Font {
  const font = openSync(file)
  if (!('characterSet' in font)) throw new Error(`${file} holds more than one font`)
  return font
}

/** The faces that a stylesheet declares. `cssFile` is where it stands, because its addresses are relative to it. */
export function facesOf(css: string, cssFile: string): Face[] {
  const faces: Face[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    const said = new Map<string, string>()
    rule.walkDecls(({ prop, value }) => void said.set(prop, value))
    const [, address] = /url\(([^)]+)\)/.exec(said.get('src') ?? '') ?? []
    if (address === undefined) throw new Error(`a face without a file: ${rule}`)
    const url = unquoted(address)
    const file = url.startsWith('.') ? path.resolve(path.dirname(cssFile), url) : require.resolve(url)
    const ranges = (said.get('unicode-range') ?? 'U+0-10FFFF').split(',').map(toRange)
    const font = openFont(file)
    faces.push({
      family: unquoted(said.get('font-family') ?? ''),
      file,
      font,
      draws: (codePoint) =>
        ranges.some(([first, last]) => first <= codePoint && codePoint <= last) && font.hasGlyphForCodePoint(codePoint),
    })
  })
  return faces
}

/** The families that a rule names, in their order, `var()` put in from `variables`. @throws {Error} without that rule */
export function stackOf(
  css: string,
  selector: string,
  property: string,
  variables: Record<string, string> = {},
): string[] {
  let value: string | undefined
  parse(css).walkRules((rule) => {
    if (!rule.selectors.includes(selector)) return
    rule.walkDecls(property, (declaration) => {
      value = declaration.value
    })
  })
  if (value === undefined) throw new Error(`${selector} says nothing of ${property}`)
  return value
    .replace(/var\((--[a-z-]+)\)/g, (_, name: string) => variables[name] ?? name)
    .split(',')
    .map(unquoted)
}

// Spaces of every kind, line breaks, and what Unicode calls "default ignorable": joiners, marks of direction, selectors.
const NEEDS_NO_GLYPH = /[\s\p{Default_Ignorable_Code_Point}]/u

/** The characters that none of the faces draws, each with a text in which it stands. */
export function uncovered(texts: Iterable<string>, faces: readonly Face[]): Map<string, string> {
  const missing = new Map<string, string>()
  const covered = new Set<string>()
  for (const text of texts)
    for (const character of text) {
      if (covered.has(character) || missing.has(character) || NEEDS_NO_GLYPH.test(character)) continue
      const codePoint = character.codePointAt(0) ?? 0
      if (faces.some((face) => face.draws(codePoint))) covered.add(character)
      else missing.set(character, text)
    }
  return missing
}
