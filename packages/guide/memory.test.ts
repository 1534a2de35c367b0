import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/**
 * A guide in a process of its own, asked so often: the bytes that it holds on to, in MB. What is resident besides is
 * garbage that V8 has not collected yet, and differs from run to run.
 */
const MEASURE = `
const held = () => {
  gc()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}
const before = held()
const { createGuide } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
const guide = createGuide()
const at = { language: 'english', history: [], avoid: [] }
for (let i = 0; i < 100; i++)
  await guide.answer({ ...at, message: 'my brother and I have not spoken for ' + i + ' days', tradition: i % 2 ? 'sikh' : 'hindu' })
console.log(held() - before)
`

test('the guide holds less than 150 MB (wanted: 200 resident)', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--max-semi-space-size=8', '--input-type=module', '--eval', MEASURE],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(Number(stdout)).toBeGreaterThan(50)
  expect(Number(stdout)).toBeLessThan(150)
})
