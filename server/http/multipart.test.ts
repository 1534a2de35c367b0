import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { Upload, withForm } from './multipart.ts'

const folder = mkdtempSync(join(tmpdir(), 'satsang-forms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A form with one file of these pieces; `read` tells how many were asked for. */
function formOf(pieces: Buffer[]) {
  const form = { read: 0, request: undefined as unknown as FastifyRequest }
  async function* file() {
    for (const piece of pieces) {
      form.read += 1
      yield piece
    }
  }
  async function* parts() {
    yield {
      type: 'file',
      fieldname: 'audio_file',
      mimetype: 'audio/wav',
      file: Object.assign(file(), { truncated: false }),
    }
  }
  form.request = { headers: {}, parts } as unknown as FastifyRequest
  return form
}
const PIECES = [Buffer.from('so'), Buffer.from('und')]

test('a file lies on the disk while its form is used, and not after; one that was moved away stays', async () => {
  const seen = await withForm(formOf(PIECES).request, folder, async ({ audio_file }) => {
    if (!(audio_file instanceof Upload)) return expect.fail('no file')
    return { ...audio_file, text: readFileSync(audio_file.file, 'utf8') }
  })
  expect(seen).toMatchObject({ size: 5, mime: 'audio/wav', text: 'sound' })
  expect(readdirSync(folder)).toEqual([])
  const failing = withForm(formOf(PIECES).request, folder, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['files', { files: 2, bytes: 1000 }],
  ['bytes', { files: 1000, bytes: 14 }],
])('while too many %s are held one more is told so, once it was read; then there is room again', async (_, limit) => {
  const gate = Promise.withResolvers<void>()
  const hold = () => {
    const holding = Promise.withResolvers<void>()
    const done = withForm(
      formOf(PIECES).request,
      folder,
      async () => {
        holding.resolve()
        await gate.promise
      },
      limit,
    )
    return { holding: holding.promise, done }
  }
  const two = [hold(), hold()]
  await Promise.all(two.map(({ holding }) => holding))
  const more = formOf(PIECES)
  await expect(withForm(more.request, folder, async () => 'used', limit)).rejects.toMatchObject({ status: 503 })
  expect(more.read).toBe(2)
  gate.resolve()
  await Promise.all(two.map(({ done }) => done))
  expect(await withForm(formOf(PIECES).request, folder, async () => 'used', limit)).toBe('used')
  expect(readdirSync(folder)).toEqual([])
})

test('a disk that does not take it is no fault of the form, which is read to its end', async () => {
  const file = join(folder, 'a file')
  writeFileSync(file, '')
  const form = formOf(PIECES)
  await expect(withForm(form.request, join(file, 'below'), async () => 'used')).rejects.toMatchObject({
    status: 503,
    cause: { code: 'ENOTDIR' },
  })
  expect(form.read).toBe(2)
  rmSync(file)
})
