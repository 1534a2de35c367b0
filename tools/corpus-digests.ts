/**
 * Writes src/scripture/digests.json from the corpus (D26). With `--check` it writes nothing and fails with exit code 1
 * when the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { CORPUS } from '@satsang/guide/corpus'
import { digestOf } from '../src/scripture/digest.ts'

const file = new URL('../src/scripture/digests.json', import.meta.url)
const digests = [...CORPUS.sikh, ...CORPUS.hindu].map(digestOf).sort()
const fresh = `${JSON.stringify(digests, null, 2)}\n`

if (process.argv.includes('--check')) {
  let stored = ''
  try {
    stored = readFileSync(file, 'utf8')
  } catch {
    // a missing file is a stale file
  }
  if (stored !== fresh) {
    console.error('src/scripture/digests.json is stale: run npm run corpus:digests')
    process.exitCode = 1
  }
} else {
  writeFileSync(file, fresh)
  console.log(`${digests.length} digests written`)
}
