import { expect, test, vi } from 'vitest'
import type { ScriptureHit } from '../machines/lineSearch/lineSearch.machine.ts'
import { findLines } from './lineSearch.ts'

const hit = (tradition: 'sikh' | 'hindu', covers: number): ScriptureHit => ({
  tradition,
  page: 1,
  reference: `${tradition} ${covers}`,
  original: 'o',
  by: 'words',
  covers,
  marks: [],
  others: 0,
})
const request = { queries: ['a', 'b'], limit: 3 }
const { signal } = new AbortController()
type Doors = Parameters<typeof findLines>[1]
const doors = (kept: 'sikh' | 'hindu' | 'both' | 'none', answer: ScriptureHit[][] | Error) => {
  const askServer = vi.fn<Doors['askServer']>(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const findKept: Doors['findKept'] = async ({ tradition }) =>
    kept === 'both' || kept === tradition ? [[hit(tradition, 0.8)], []] : null
  return { askServer, findKept }
}
const references = (found: ScriptureHit[][]) => found.map((hits) => hits.map(({ reference }) => reference))

test('the server is asked for both scriptures where neither is kept', async () => {
  const { askServer, findKept } = doors('none', [[hit('hindu', 0.6)], [hit('sikh', 1)]])
  expect(references(await findLines(request, { askServer, findKept }, signal))).toEqual([['hindu 0.6'], ['sikh 1']])
  expect(askServer.mock.calls.map(([asked]) => asked)).toEqual([request])
})

test('of what is kept the server is not asked, and the better place comes first', async () => {
  const { askServer, findKept } = doors('sikh', [[hit('hindu', 0.9)], [hit('hindu', 0.5)]])
  expect(references(await findLines(request, { askServer, findKept }, signal))).toEqual([
    ['hindu 0.9', 'sikh 0.8'],
    ['hindu 0.5'],
  ])
  expect(askServer.mock.calls.map(([asked]) => asked)).toEqual([{ ...request, tradition: 'hindu' }])
})

test('nobody is asked where both are kept', async () => {
  const { askServer, findKept } = doors('both', new Error('asked'))
  expect(references(await findLines(request, { askServer, findKept }, signal))).toEqual([['sikh 0.8', 'hindu 0.8'], []])
  expect(askServer).not.toHaveBeenCalled()
})

test('without a network what is kept is searched, and where nothing is, it is said', async () => {
  const offline = Object.assign(new Error('no line'), { kind: 'network' })
  expect(references(await findLines(request, doors('hindu', offline), signal))).toEqual([['hindu 0.8'], []])
  await expect(findLines(request, doors('none', offline), signal)).rejects.toBe(offline)
})

test('a search that was given up asks nobody', async () => {
  const { askServer, findKept } = doors('none', [])
  const end = new AbortController()
  end.abort()
  await expect(findLines(request, { askServer, findKept }, end.signal)).rejects.toThrow()
  expect(askServer).not.toHaveBeenCalled()
})
