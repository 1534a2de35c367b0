import { readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { parse } from 'yaml'
import type { Language } from '../../src/ui/i18n/load.ts'
import { ERROR_SCREEN, SECTION_5, SECTION_8 } from '../../tests/spec/section8.ts'
import { entries } from '../../tests/texts/checks.ts'
import { CATALOGUE, type CatalogueEntry, type Situation } from './catalogue.ts'
import { PARTS, type TextKey, wordsOf } from './errorWords.ts'

const nameOf = ({ row, when }: CatalogueEntry) => `${row}: ${when}`

/** What stands between quotation marks: the words that the specification gives. */
const quoted = (text: string) => Array.from(text.matchAll(/'([^']+)'/g), ([, words = '']) => words)

const SITUATIONS = Object.keys(SECTION_8) as Situation[]

describe('the specification', () => {
  const wordsIn = (row: CatalogueEntry['row']) =>
    Promise.all(
      CATALOGUE.filter((entry) => entry.row === row && entry.words === 'specified').map(({ text }) =>
        text === null ? 'nothing' : wordsOf(text, 'english'),
      ),
    )

  test('section 8 is read whole', () => {
    expect(SITUATIONS).toHaveLength(21)
    expect(Object.values(SECTION_8).flatMap(quoted)).toHaveLength(31)
  })

  test.each(SITUATIONS)('%s: its words, letter for letter, and no others', async (row) => {
    const words = row === 'Uncaught render error' ? [...quoted(ERROR_SCREEN), 'Refresh Page'] : quoted(SECTION_8[row])
    expect((await wordsIn(row)).toSorted()).toEqual(words.toSorted())
  })

  test.each(SITUATIONS)('%s: it is in the catalogue', (row) => {
    const own = CATALOGUE.filter((entry) => entry.row === row)
    expect(own.length).toBeGreaterThan(0)
    // Where the server's own sentence goes first, the catalogue says so.
    if (/server detail/i.test(SECTION_8[row])) expect(own.map(({ words }) => words)).toContain('server')
  })

  test('section 5: the two checks with given words', async () => {
    expect(await wordsIn('section 5')).toEqual(SECTION_5.flatMap(quoted))
  })

  test('the words of the error screen’s button are the specification’s', () => {
    expect(ERROR_SCREEN).toContain('with a Refresh Page button')
  })
})

const LANGUAGES: Language[] = ['english', 'punjabi', 'hindi']

/** Every text of the app by its key, but those that take a parameter: no failure of this app has a parameter. */
const allTexts = Object.fromEntries(
  (
    await Promise.all(
      Object.entries(PARTS).map(async ([part, load]) =>
        entries(await load('english', 'sikh'), () => []).map(([key, text]) => [`${part}:${key}`, text] as const),
      ),
    )
  ).flat(),
)

// A text is one about an error when its key says so, or its words do.
const KEY_OF_ERROR =
  /[:.](?:errors|problems|microphone|errorScreen|notFound|native)(?:[.:]|$)|^native:|[a-z]Failed$|[:.](?:failed|blocked|offline|lost|rateLimited)$/
const WORDS_OF_ERROR =
  /\b(?:failed|failure|could not|cannot|can't|unable|did not|does not let|wrong|invalid|denied|error|offline|no longer|too (?:many|long|often)|used up|are used|no more|just now)\b/i

/** Texts that sound like an error, and are not one. */
const NO_ERROR = {
  'main:loginModal.text': 'an invitation, with the way on',
  'settings:erase.understand': 'a question before the act',
  'prompts:notification.often': 'a promise',
  'find:verdict.latin': 'what Latin letters can tell',
  'past:partial': 'what was found all the same, and of what',
  'find:notCompared': 'nothing is said of a line before it was verified (D26)',
} as const satisfies Partial<Record<TextKey, string>>

describe('the texts', () => {
  const listed = new Set<string>(CATALOGUE.flatMap(({ text }) => text ?? []))
  const speaking = Object.entries(allTexts)
    .filter(([key, text]) => KEY_OF_ERROR.test(key) || WORDS_OF_ERROR.test(text))
    .map(([key]) => key)

  test('every part of the texts is looked at', () => {
    const files = Object.keys(import.meta.glob('../../src/ui/i18n/*.en.ts'))
    const parts = files.map((file) => /([A-Za-z]+)\.en\.ts$/.exec(file)?.[1]).filter((part) => part !== 'privacy')
    expect(
      Object.keys(PARTS)
        .filter((part) => !['main', 'native', 'aloud'].includes(part))
        .toSorted(),
    ).toEqual(parts.toSorted())
    expect(Object.keys(allTexts).length).toBeGreaterThan(200)
  })

  test('every text about an error is in the catalogue', () => {
    expect(speaking.filter((key) => !listed.has(key) && !Object.hasOwn(NO_ERROR, key))).toEqual([])
  })

  test('every text of the catalogue is one about an error, and there', () => {
    expect([...listed].filter((key) => !Object.hasOwn(allTexts, key))).toEqual([])
    expect([...listed].filter((key) => !speaking.includes(key))).toEqual([])
  })

  test('what is excepted is there, speaks like an error, and is not listed', () => {
    expect(Object.keys(NO_ERROR).filter((key) => listed.has(key) || !speaking.includes(key))).toEqual([])
  })

  test('a row has a text only once', () => {
    const pairs = CATALOGUE.flatMap(({ row, text }) => (text === null ? [] : `${row} ${text}`))
    expect(pairs).toEqual([...new Set(pairs)])
  })

  test('words and text agree: who speaks has a key, who does not has none', () => {
    const astray = CATALOGUE.filter(
      ({ words, text }) => (words === 'specified' || words === 'ours') !== (text !== null),
    )
    expect(astray.map(nameOf)).toEqual([])
    // What the specification leaves open is not said to be its own.
    expect(CATALOGUE.filter(({ row, words }) => row === 'beyond' && words === 'specified').map(nameOf)).toEqual([])
  })

  test.each(LANGUAGES)('in %s each has words', async (language) => {
    for (const key of listed) expect((await wordsOf(key as TextKey, language)).trim(), key).not.toBe('')
  })
})

type Schema = { $ref?: string; [key: string]: unknown }
type Operation = { responses: Record<string, Schema> }
const contract: {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, Schema>>
} = parse(readFileSync('openapi/v1.yaml', 'utf8'))

/** Follows `$ref`. */
const resolved = (schema: Schema): Schema => {
  if (schema.$ref === undefined) return schema
  const [, , kind = '', name = ''] = schema.$ref.split('/')
  const target = contract.components[kind]?.[name]
  if (target === undefined) throw new Error(`no ${schema.$ref}`)
  return resolved(target)
}

/** Whether a property of that name stands anywhere in a schema. */
function hasField(value: unknown, field: string, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 12) return false
  if (Array.isArray(value)) return value.some((inner) => hasField(inner, field, depth + 1))
  const schema = resolved(value as Schema)
  const properties = schema.properties
  if (typeof properties === 'object' && properties !== null && Object.hasOwn(properties, field)) return true
  return ['content', 'application/json', 'schema', 'oneOf', 'anyOf', 'allOf'].some((key) =>
    hasField(schema[key], field, depth + 1),
  )
}

describe('the contract', () => {
  // The contract has the words for a program in a sentence, because a server may add to them.
  const { schemas = {} } = contract.components
  const codes = /In use: (.+)/s.exec(JSON.stringify(schemas.Error))?.[1]?.match(/[a-z][a-z0-9_]+/g)

  test.each(CATALOGUE.map((entry) => [nameOf(entry), entry.cause] as const))('%s', (_, cause) => {
    if (!('call' in cause)) return expect(Object.values(cause).join('').length).toBeGreaterThan(5)
    const [method = '', path = ''] = cause.call.split(' ')
    const operation = contract.paths[path]?.[method.toLowerCase()]
    expect(operation, cause.call).toBeDefined()
    if (typeof cause.answer !== 'number') return
    const response = operation?.responses[cause.answer]
    expect(response, `${cause.call} answers ${cause.answer}`).toBeDefined()
    if (cause.code !== undefined) expect(codes).toContain(cause.code)
    if (cause.field !== undefined) expect(hasField(response, cause.field), cause.field).toBe(true)
    // An answer of 200 is an error only by what it says.
    if (cause.answer === 200) expect(cause.field).toBeDefined()
  })
})

const machines: Record<string, Record<string, unknown>> = import.meta.glob('../../src/machines/*/*.machine.ts', {
  eager: true,
})

const machineNamed = (name: string): AnyStateMachine | undefined =>
  machines[`../../src/machines/${name}/${name}.machine.ts`]?.[`${name}Machine`] as AnyStateMachine | undefined

test.each(CATALOGUE.map((entry) => [nameOf(entry), entry] as const))('%s: its machine has that state', (_, entry) => {
  let node: AnyStateNode | undefined = machineNamed(entry.machine)?.root
  for (const key of entry.state.split('.')) node = node?.states[key]
  expect(node, `${entry.machine}.${entry.state}`).toBeDefined()
})

const storySources: Record<string, string> = import.meta.glob('../../src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** Read as Storybook's own index reads them. */
const stories = Object.entries(storySources).flatMap(([fileName, source]) =>
  loadCsf(source, {
    fileName,
    makeTitle: (title) => title ?? fileName.replace(/^\.\.\/\.\.\/src\/(?:ui\/)?|\.stories\.tsx$/g, ''),
  })
    .parse()
    .stories.map(({ id, tags }) => ({ id, tags: tags ?? [] })),
)

test.each(CATALOGUE.flatMap((entry) => (entry.story === null ? [] : [[nameOf(entry), entry.story] as const])))(
  '%s: its story is there',
  (_, id) => expect(stories.map((story) => story.id)).toContain(id),
)

test('what has a text has a story, and it is told in every language', () => {
  expect(CATALOGUE.filter(({ text, story }) => text !== null && story === null).map(nameOf)).toEqual([])
  const once = new Set(stories.filter(({ tags }) => tags.includes('once')).map(({ id }) => id))
  expect(CATALOGUE.filter(({ text, story }) => text !== null && once.has(story ?? '')).map(nameOf)).toEqual([])
})

/** Titles of a file's tests, each after those of its groups, '…' for what is put in: read from the source, nothing runs. */
function titlesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const titles: string[] = []
  const calleeOf = (node: ts.Expression): { name: string; group: boolean } => {
    if (ts.isCallExpression(node)) return calleeOf(node.expression)
    if (ts.isPropertyAccessExpression(node)) {
      const inner = calleeOf(node.expression)
      return { name: inner.name, group: inner.group || node.name.text === 'describe' }
    }
    const name = ts.isIdentifier(node) ? node.text : ''
    return { name, group: name === 'describe' }
  }
  const visit = (node: ts.Node, groups: string[]): void => {
    let inside = groups
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments
      const { name, group } = calleeOf(node.expression)
      if (
        first &&
        ['test', 'describe'].includes(name) &&
        (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
      ) {
        const title = [
          ...groups,
          ts.isStringLiteralLike(first)
            ? first.text
            : first
                .getText()
                .slice(1, -1)
                .replace(/\$\{[^}]*\}/g, '…'),
        ]
        if (group) inside = title
        else titles.push(title.join(' > '))
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(source, [])
  return titles
}
const titles = new Map<string, string[]>()

test.each(CATALOGUE.map((entry) => [nameOf(entry), entry.test] as const))(
  '%s: its test is there',
  (_, [file, title]) => {
    const known = titles.get(file) ?? titlesOf(file)
    titles.set(file, known)
    expect(known).toContain(title)
  },
)
