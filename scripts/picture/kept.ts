// What the kept pictures (tests/looks) were before: git has them.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PLACE = 'tests/looks/pictures'
/** The largest picture is a tenth of this, bytes. */
const MOST_BYTES = 8 * 1024 * 1024

/** A picture as a commit has kept it, until a later one. */
export type EarlierPicture = { commit: string; date: string; subject: string }

/** The pictures of before by their names, newest first; none where there is no history. */
export async function earlierPictures(root: string): Promise<Record<string, EarlierPicture[]>> {
  const format = ['log', '--format=%x00%H%x09%cs%x09%s', '--name-only', '--diff-filter=AM', '--', PLACE]
  const log = await run('git', format, { cwd: root, maxBuffer: MOST_BYTES }).then(
    ({ stdout }) => stdout,
    () => '',
  )
  const pictures: Record<string, EarlierPicture[]> = {}
  for (const entry of log.split('\0').slice(1)) {
    const [head = '', ...files] = entry.split('\n').filter((line) => line !== '')
    const [commit = '', date = '', subject = ''] = head.split('\t')
    for (const file of files.filter((file) => file.endsWith('.png'))) {
      const name = path.basename(file, '.png')
      pictures[name] = [...(pictures[name] ?? []), { commit, date, subject }]
    }
  }
  // The newest is the one that is kept now.
  return Object.fromEntries(
    Object.entries(pictures)
      .map(([name, all]) => [name, all.slice(1)] as const)
      .filter(([, before]) => before.length > 0),
  )
}

/** @returns the picture as that commit has it @throws where it has none */
export async function pictureAt(root: string, commit: string, name: string): Promise<Buffer> {
  const { stdout } = await run('git', ['show', `${commit}:${PLACE}/${name}.png`], {
    cwd: root,
    encoding: 'buffer',
    maxBuffer: MOST_BYTES,
  })
  return stdout
}
