import { expect, test } from 'vitest'
import { modulesOf } from './source.ts'

const modules = [...modulesOf('src')]
const those = (pattern: RegExp) => modules.filter(([, text]) => pattern.test(text)).map(([file]) => file)

test('the app has one root actor: every other machine belongs to it', () =>
  expect(those(/\bcreateActor\(/)).toEqual(['src/main.tsx', 'src/prerender/prerender.tsx']))

test('the page has one store, and everybody is given it', () =>
  expect(those(/import \{[^}]*\bcreateStore\b[^}]*\} from '[./]+platform\/storage\.ts'/)).toEqual(['src/main.tsx']))

test('nobody but the entry imports the composition root', () =>
  expect(those(/(?:from|import\() ?'[./]+\/live\//).filter((file) => !file.startsWith('src/live/'))).toEqual([
    'src/main.tsx',
  ]))
