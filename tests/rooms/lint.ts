import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What one rule of biome.json finds in files, given as text by their paths, in a folder of their own. */
export async function found(
  rule: string,
  files: ReadonlyMap<string, string>,
): Promise<{ file: string; line: number }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'satsang-lint-'))
  try {
    await cp(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'))
    for (const [file, text] of files) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
      await writeFile(path.join(folder, file), text)
    }
    const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
    const options = [`--only=${rule}`, '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none']
    // It ends with 1, because it finds something.
    const answer = await new Promise<string>((resolve) =>
      execFile(process.execPath, [biome, 'lint', ...options, '.'], { cwd: folder }, (_, stdout) => resolve(stdout)),
    )
    const { diagnostics } = JSON.parse(answer) as {
      diagnostics: { location: { path: string; start: { line: number } } }[]
    }
    return diagnostics.map(({ location: { path: file, start } }) => ({ file, line: start.line }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
