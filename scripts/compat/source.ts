// What the app's own code uses of the browser and the language, by its types: `list.toSorted()` is found whatever the list
// is called, and a method of our own that has that name does not count.
import path from 'node:path'
import ts from 'typescript'
import { entryAt, type Finding, finding } from './data.ts'

const isOfLibrary = (file: ts.SourceFile): boolean => /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(file.fileName)

type Owner = { owner: string; isStatic: boolean }

/** The places in MDN's data of a member of a type, as TypeScript's libraries name it. */
function placesOf({ owner, isStatic }: Owner, member: string): string[][] {
  // ArrayConstructor is the function Array; ReadonlyArray is an Array; Uint8Array is a TypedArray.
  const name = owner.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '')
  const builtin = /^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/.test(name) ? 'TypedArray' : name
  return [
    // Of one name on both sides, `Response.json` and `response.json`, they are two things.
    isStatic ? ['api', name, `${member}_static`] : ['api', name, member],
    ['javascript', 'builtins', builtin, member],
    ['javascript', 'builtins', 'Intl', name, member],
  ]
}
const globalPlaces = (name: string): string[][] => [
  ['api', name],
  ['api', 'Window', name],
  ['javascript', 'builtins', name],
  ['javascript', 'builtins', 'Intl', name],
]

const firstOf = (where: string, places: string[][]): Finding[] => {
  const known = places.find((place) => entryAt(...place) !== undefined)
  return known === undefined ? [] : finding(where, known)
}

/** What a declaration stands in: `interface Array`, `declare var AbortSignal: { any() }`, `namespace Intl`. */
function ownerOf(declaration: ts.Declaration): Owner[] {
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) return [{ owner: parent.name.text, isStatic: false }]
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent) && ts.isIdentifier(parent.parent.name))
    return [{ owner: parent.parent.name.text, isStatic: true }]
  return []
}

const isType = (node: ts.Node): boolean => {
  for (let each = node; each; each = each.parent) {
    if (ts.isTypeNode(each) && !ts.isExpressionWithTypeArguments(each)) return true
    if (ts.isStatement(each)) return ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each)
  }
  return false
}

/** All findings in these files, which are read with `options`. `sources` stands in for files that are not there. */
export function inSource(
  files: readonly string[],
  options: ts.CompilerOptions,
  sources?: Map<string, string>,
): Finding[] {
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => sources?.get(name) ?? readFile.call(host, name)
  host.fileExists = (name) => (sources?.has(name) ?? false) || fileExists.call(host, name)
  const program = ts.createProgram(files, options, host)
  const checker = program.getTypeChecker()
  const findings: Finding[] = []

  const wanted = new Set(files.map((file) => path.resolve(file)))
  for (const file of program.getSourceFiles()) {
    if (!wanted.has(path.resolve(file.fileName))) continue
    const whereOf = (node: ts.Node) =>
      `${path.relative('.', file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`

    const ofSymbol = (node: ts.Node, symbol: ts.Symbol | undefined, receiver?: ts.Type) => {
      const declarations = symbol?.declarations?.filter((each) => isOfLibrary(each.getSourceFile())) ?? []
      if (symbol === undefined || declarations.length === 0) return
      const owners = declarations.flatMap(ownerOf)
      // What many have in common stands in MDN's data at each of them.
      if (receiver?.symbol !== undefined && !owners.some(({ isStatic }) => isStatic))
        owners.push({ owner: receiver.symbol.name, isStatic: false })
      const places = owners.flatMap((owner) => placesOf(owner, symbol.name))
      findings.push(...firstOf(whereOf(node), [...places, ...globalPlaces(symbol.name)]))
    }
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node))
        ofSymbol(node.name, checker.getSymbolAtLocation(node.name), checker.getTypeAtLocation(node.expression))
      else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name
        const of = checker.getTypeAtLocation(node.parent)
        if (ts.isIdentifier(name)) ofSymbol(name, of.getProperty(name.text), of)
      } else if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent) && !isType(node)) {
        const symbol = checker.getSymbolAtLocation(node)
        // A name in the open: a variable, a function or a class of the libraries, and no property.
        if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Property) === 0) ofSymbol(node, symbol)
      } else if (ts.isIdentifier(node) && ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node)
        ofSymbol(node, checker.getSymbolAtLocation(node))
      else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
        const tag = node.parent.parent.tagName.getText(file)
        const attribute = node.name.text.toLowerCase()
        if (/^[a-z]/.test(tag))
          findings.push(
            ...firstOf(whereOf(node), [
              ['html', 'elements', tag, attribute],
              ['html', 'global_attributes', attribute],
            ]),
          )
      } else if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text))
        findings.push(...finding(whereOf(node), ['javascript', 'regular_expressions', 'lookbehind_assertion']))
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return findings
}
