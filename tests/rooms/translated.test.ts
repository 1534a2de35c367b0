import { globSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

// A browser that translates the page takes text nodes away and puts elements in their place. React does not hear of it:
// where it later puts something before such a node, or takes it away, it throws, and what it writes into it is not seen
// (33.1). The text of an element that has no other child is safe: React sets it as a whole.

const isBlank = (text: string) => text.trim() === ''

/** Whether a value may be drawn as bare text. What is handed on (`children`, a slot) is for its giver to dress. */
function isText(type: ts.Type): boolean {
  const all = type.isUnion() ? type.types : [type]
  // ReactNode has bigint, and no view does.
  if (all.some(({ flags }) => (flags & ts.TypeFlags.BigIntLike) !== 0)) return false
  return all.some((one) =>
    one.isStringLiteral()
      ? !isBlank(one.value)
      : (one.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0,
  )
}

function bareTexts(files: string[]): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const program = ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, '.').options)
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source === undefined) continue
    const isTextual = (node: ts.Expression) => isText(checker.getTypeAtLocation(node))
    const find = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${file}:${line + 1} ${node.getText(source).trim()}`)
    }
    const look = (node: ts.Node) => {
      // A slot that is given text: it may stand there among others.
      if (ts.isJsxAttribute(node) && node.initializer !== undefined && node.name.getText(source) !== 'key') {
        const taken = checker.getContextualType(node.initializer as ts.Expression)
        const isSlot =
          taken?.isUnion() === true && taken.types.some(({ flags }) => (flags & ts.TypeFlags.BigIntLike) !== 0)
        const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
        if (isSlot && value !== undefined && isTextual(value as ts.Expression)) find(node)
      }
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter((child) => !(ts.isJsxText(child) && isBlank(child.text)))
        // A fragment stands among others, whatever it holds.
        const isAlone = children.length === 1 && ts.isJsxElement(node)
        for (const child of isAlone ? [] : children) {
          if (ts.isJsxText(child)) find(child)
          else if (ts.isJsxExpression(child) && child.expression !== undefined && isTextual(child.expression))
            find(child)
        }
      }
      ts.forEachChild(node, look)
    }
    look(source)
  }
  return found
}

test('no view has bare text beside anything else', () => {
  const views = globSync('src/ui/**/*.tsx').filter((file) => !/\.(?:stories|fixtures|test)\.tsx$/.test(file))
  expect(views.length).toBeGreaterThan(50)
  expect(bareTexts(views)).toEqual([])
})
