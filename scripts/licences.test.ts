import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontNotice, licences, packageNotice, packageOf, textNotice } from './licences.ts'

/** Every file that the faces of the app are made from. */
const FACES = [...readFileSync('src/ui/theme/fonts.css', 'utf8').matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) =>
  file.startsWith('@') ? `node_modules/${file}` : `src/ui/theme/${file.slice(2)}`,
)

test('every font of the app has its licence beside it', () => {
  expect(FACES.length).toBeGreaterThan(5)
  for (const face of FACES) expect(fontNotice(face).text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(() => fontNotice('src/ui/theme/index.woff2')).toThrow('has no licence beside it')
})

test('a module belongs to the nearest package', () => {
  expect(packageOf('/a/node_modules/virtua/lib/index.js')).toBe('/a/node_modules/virtua')
  expect(packageOf('\0/a/node_modules/@xstate/react/dist/index.js')).toBe('/a/node_modules/@xstate/react')
  expect(packageOf('node_modules/a/node_modules/b/index.js')).toBe('node_modules/a/node_modules/b')
  expect(packageOf('/a/src/main.tsx')).toBe(null)
})

test('what is bundled is in the file, with the text that it asks for', () => {
  const modules = ['react', '@firebase/app', 'wouter'].map((name) => `node_modules/${name}/index.js`)
  const file = licences({ modules, fonts: FACES })
  for (const what of [
    'Satsang (MIT)',
    'The package react ',
    'The package wouter ',
    'noto-sans-gurmukhi',
    'Apache License',
  ])
    expect(file).toContain(what)
  expect(file).toContain('Copyright (c) Shabad OS')
  expect(textNotice().text).toContain('The Unlicense')
  expect(() => packageNotice('node_modules/no-such-package')).toThrow()
  expect(() => licences({ modules, fonts: [] })).toThrow('no fonts')
})

test('docs/licences.md names every font, and both licences of the texts', () => {
  const page = readFileSync('docs/licences.md', 'utf8')
  for (const name of ['Gentium Book Plus', 'Noto Sans Gurmukhi', 'Noto Sans Devanagari', 'OFL', 'Unlicense', 'MIT'])
    expect(page).toContain(name)
})
