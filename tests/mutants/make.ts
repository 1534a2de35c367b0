import ts from 'typescript'
import { mulberry32 } from '../walks/paths.ts'

export type Kind = (typeof KINDS)[number]
export const KINDS = ['target', 'guard', 'delay', 'action', 'initial', 'event', 'condition', 'number', 'text'] as const

/** A file of the app with its text, as the mutants are made from it. */
export type Source = { file: string; text: string }

/** One small fault: `put` stands in the place of the characters from `start` to `end`. `line` counts from 1. */
export type Mutant = { file: string; kind: Kind; line: number; start: number; end: number; was: string; put: string }

/** A place for a fault, with every way to make it: one of them is drawn. */
export type Site = Omit<Mutant, 'put'> & { puts: readonly string[] }

const isMachine = (file: string) => file.startsWith('src/machines/')
const isText = (file: string) => file.startsWith('src/ui/i18n/')

/** Whether mutants are made of a file: machines, rules of the server and texts, without what only tests use. */
export const isMutated = (file: string): boolean =>
  /^(?:src\/machines|server\/operations|server\/http|src\/ui\/i18n)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts')

const INVERSE: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
}

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name !== undefined && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : undefined

/** The object literal that a property of this name holds, of this object. */
function objectOf(holder: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralExpression | undefined {
  const property = holder.properties.find((one) => nameOf(one) === name)
  return property !== undefined &&
    ts.isPropertyAssignment(property) &&
    ts.isObjectLiteralExpression(property.initializer)
    ? property.initializer
    : undefined
}

const keysOf = (holder: ts.ObjectLiteralExpression | undefined): string[] =>
  holder?.properties.flatMap((one) => nameOf(one) ?? []) ?? []

/** A text, as it is written in the code, with one letter, sign or full stop less: each way once. */
function lettersOf(raw: string): string[] {
  // What is escaped, and what stands between, is more than a letter.
  const places = [...raw.matchAll(/\\.|[\p{L}\p{M}\p{P}]/gu)].filter(([one]) => !one.startsWith('\\'))
  return [...new Set(places.map(({ index, 0: one }) => raw.slice(0, index) + raw.slice(index + one.length)))]
}

/** Every place of a file where a fault can be made, in the order of the file. */
export function sitesOf({ file, text }: Source): Site[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const sites: Site[] = []
  const add = (kind: Kind, start: number, end: number, puts: readonly string[]) => {
    const was = text.slice(start, end)
    const others = puts.filter((put) => put !== was)
    const line = tree.getLineAndCharacterOfPosition(start).line + 1
    if (others.length > 0) sites.push({ file, kind, line, start, end, was, puts: others })
  }
  const replace = (kind: Kind, node: ts.Node, puts: readonly string[]) =>
    add(kind, node.getStart(tree), node.getEnd(), puts)
  /** Leaves out one of a list, with the comma behind it. */
  const leaveOut = (kind: Kind, node: ts.Node) => {
    const comma = /^\s*,/.exec(text.slice(node.getEnd()))?.[0].length ?? 0
    add(kind, node.getStart(tree), node.getEnd() + comma, [''])
  }

  const states: ts.ObjectLiteralExpression[] = []
  const guards: string[] = []
  const gather = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const inner = objectOf(node, 'states')
      if (inner !== undefined) states.push(inner)
      guards.push(...keysOf(objectOf(node, 'guards')))
    }
    ts.forEachChild(node, gather)
  }
  gather(tree)

  /** The same target, but another of the states beside the one that it names. */
  const otherTargets = (node: ts.StringLiteral): string[] => {
    const name = node.text.split(/[.#]/).at(-1) ?? ''
    const around: ts.ObjectLiteralExpression[] = []
    for (let one: ts.Node = node; one.parent !== undefined; one = one.parent)
      if (ts.isObjectLiteralExpression(one)) {
        const inner = objectOf(one, 'states')
        if (inner !== undefined) around.push(inner)
      }
    const beside = (node.text.startsWith('#') ? states : [...around, ...states]).find((one) =>
      keysOf(one).includes(name),
    )
    const before = node.text.slice(0, node.text.length - name.length)
    return keysOf(beside)
      .filter((other) => other !== name)
      .map((other) => `'${before}${other}'`)
  }

  /** What a transition, or a list of them, is written as: 'x', { target: 'x' } or [ ... ]. */
  const transition = (value: ts.Node) => {
    if (ts.isStringLiteral(value)) replace('target', value, otherTargets(value))
    if (!ts.isArrayLiteralExpression(value)) return
    for (const element of value.elements) {
      if (ts.isStringLiteral(element)) replace('target', element, otherTargets(element))
      if (value.elements.length > 1) leaveOut('event', element)
    }
  }

  const negateResult = (value: ts.Node) => {
    if (ts.isArrowFunction(value) && !ts.isBlock(value.body))
      replace('guard', value.body, [`!(${value.body.getText(tree)})`])
  }

  const machineProperty = (property: ts.PropertyAssignment) => {
    const { initializer: value, parent } = property
    const owner = ts.isPropertyAssignment(parent.parent) ? nameOf(parent.parent) : undefined
    switch (nameOf(property)) {
      case 'target':
        for (const one of ts.isArrayLiteralExpression(value) ? value.elements : [value])
          if (ts.isStringLiteral(one)) replace('target', one, otherTargets(one))
        break
      case 'onDone':
      case 'onError':
      case 'always':
        transition(value)
        break
      case 'initial':
        if (ts.isStringLiteral(value))
          replace(
            'initial',
            value,
            keysOf(objectOf(parent, 'states')).map((name) => `'${name}'`),
          )
        break
      case 'guard':
        leaveOut('guard', property)
        negateResult(value)
        if (ts.isStringLiteral(value))
          replace(
            'guard',
            value,
            guards.map((name) => `'${name}'`),
          )
        break
      case 'actions':
      case 'entry':
      case 'exit':
        if (ts.isArrayLiteralExpression(value)) for (const one of value.elements) leaveOut('action', one)
        // The actions that `setup` is given are no list of what is done.
        else if (!ts.isObjectLiteralExpression(value) || keysOf(value).includes('type')) leaveOut('action', property)
        break
    }
    if (owner === 'on' || owner === 'after') {
      leaveOut('event', property)
      transition(value)
    }
    if (owner === 'guards') negateResult(value)
    if (owner === 'delays') {
      const inner = ts.isArrowFunction(value) && !ts.isBlock(value.body) ? value.body : value
      if (!ts.isArrowFunction(inner)) replace('delay', inner, [`(${inner.getText(tree)}) * 2`])
    }
  }

  const condition = (node: ts.Node) => {
    if (ts.isBinaryExpression(node)) {
      const inverse = INVERSE[node.operatorToken.getText(tree)]
      if (inverse !== undefined) replace('condition', node.operatorToken, [inverse])
    }
    if (ts.isIfStatement(node)) replace('condition', node.expression, [`!(${node.expression.getText(tree)})`])
    if (ts.isConditionalExpression(node)) replace('condition', node.condition, [`!(${node.condition.getText(tree)})`])
  }

  const isValue = ({ parent }: ts.Node) =>
    !ts.isImportDeclaration(parent) &&
    !(ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) &&
    !ts.isBinaryExpression(parent) &&
    !(ts.isPropertyAssignment(parent) && parent.name.getStart(tree) === parent.initializer.getStart(tree))

  const visit = (node: ts.Node) => {
    // A type does nothing.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (isText(file)) {
      const isKey = 'name' in node.parent && node.parent.name === node
      if (ts.isStringLiteral(node) && !isKey && isValue(node)) {
        const quote = node.getText(tree).slice(0, 1)
        replace(
          'text',
          node,
          lettersOf(node.getText(tree).slice(1, -1)).map((raw) => `${quote}${raw}${quote}`),
        )
      }
      if (
        ts.isNoSubstitutionTemplateLiteral(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)
      ) {
        const whole = node.getText(tree)
        const last = whole.endsWith('${') ? '${' : '`'
        replace(
          'text',
          node,
          lettersOf(whole.slice(1, -last.length)).map((raw) => `${whole.slice(0, 1)}${raw}${last}`),
        )
      }
    } else {
      condition(node)
      if (isMachine(file)) {
        if (ts.isPropertyAssignment(node)) machineProperty(node)
        if (
          ts.isVariableDeclaration(node) &&
          ts.isIdentifier(node.name) &&
          /_MS$/.test(node.name.text) &&
          node.initializer !== undefined &&
          ts.isNumericLiteral(node.initializer)
        )
          replace('delay', node.initializer, [`(${node.initializer.getText(tree)}) * 2`])
      } else if (ts.isNumericLiteral(node)) replace('number', node, [`(${node.getText(tree)} + 1)`])
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return sites
}

/** In an order that the numbers of `random` say. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** First one of every file, then the next of each: a large file is slow, and would have most of them. */
function inTurns(list: readonly Site[]): Site[] {
  const before = new Map<string, number>()
  const turnOf = ({ file }: Site) => {
    const turn = before.get(file) ?? 0
    before.set(file, turn + 1)
    return turn
  }
  return list
    .map((site) => ({ site, turn: turnOf(site) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ site }) => site)
}

/**
 * So many mutants, or as many as there are places. The same seed and places give the same ones. The kinds
 * take turns, and in each the files: there are thousands of letters, and a few dozen delays.
 */
export function mutantsOf(sites: readonly Site[], seed: number, count: number): Mutant[] {
  const random = mulberry32(seed)
  const byKind = KINDS.map((kind) =>
    inTurns(
      shuffled(
        sites.filter((site) => site.kind === kind),
        random,
      ),
    ),
  )
  const chosen: Mutant[] = []
  for (let round = 0; chosen.length < count && byKind.some((list) => round < list.length); round += 1)
    for (const list of byKind) {
      const site = list[round]
      if (site === undefined || chosen.length >= count) continue
      const { puts, ...place } = site
      chosen.push({ ...place, put: puts[Math.floor(random() * puts.length)] ?? '' })
    }
  return chosen
}

/** The text of its file with the fault in it. */
export const mutated = ({ start, end, put }: Mutant, text: string): string =>
  text.slice(0, start) + put + text.slice(end)

/** The text of the line on which a mutant begins, without the space around it. */
const lineOf = ({ line }: Mutant, text: string): string => (text.split('\n')[line - 1] ?? '').trim()

/** Whether a survivor is one of those that are known. `text` is that of its file. */
export const isKnown = (
  known: { file: string; kind: Kind; line: string; put?: string },
  mutant: Mutant,
  text: string,
): boolean =>
  known.file === mutant.file &&
  known.kind === mutant.kind &&
  known.line === lineOf(mutant, text) &&
  (known.put === undefined || known.put === mutant.put)
