import path from 'node:path'

/** Every way to name another module of one's own: static or late, of types or of values. */
const IMPORT = /(?:\bfrom|^import|\bimport\() ?'(\.{1,2}\/[^']+)'/gm

/** Who imports whom, by the paths of the modules. */
export const importsOf = (modules: ReadonlyMap<string, string>): Map<string, string[]> =>
  new Map(
    [...modules].map(([file, text]) => [
      file,
      [...text.matchAll(IMPORT)]
        .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
        .filter((to) => modules.has(to)),
    ]),
  )

/** The modules that reach each other by imports, a list for each knot; the largest first (Tarjan). */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const to of imports.get(file) ?? []) {
      const reached = !order.has(to) ? visit(to) : open.includes(to) ? (order.get(to) ?? number) : number
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached))
    }
    const low = lowest.get(file) ?? number
    if (low === number) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles.toSorted((a, b) => b.length - a.length)
}
