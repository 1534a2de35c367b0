import { expect, test } from 'vitest'
import { makeWav, wavChunk } from './wav.fixture.ts'
import { readWav, WAVEFORM_SLICES } from './wav.ts'

const read = (bytes: Buffer) => readWav([bytes])
const faultOf = (bytes: Buffer) =>
  read(bytes).then(
    () => undefined,
    (error: unknown) => error,
  )
/** As it comes over a network. */
const inPieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))

test.each([
  [{ seconds: 1.5 }, { durationMs: 1500, channels: 1, sampleRate: 16_000, encoding: 'pcm16' }],
  [
    { channels: 2, sampleRate: 44_100 },
    { durationMs: 1000, channels: 2, sampleRate: 44_100 },
  ],
  [{ encoding: 'float32', sampleRate: 96_000 } as const, { durationMs: 1000, encoding: 'float32' }],
  [{ encoding: 'float32', channels: 2, extensible: true } as const, { encoding: 'float32', channels: 2 }],
  [
    { extensible: true, sampleRate: 8_000 },
    { encoding: 'pcm16', sampleRate: 8_000 },
  ],
  [{ seconds: 0.2 }, { durationMs: 200 }],
  [{ seconds: 300.4, sampleRate: 8_000 }, { durationMs: 300_400 }],
])('%j is read', async (options, wav) => {
  expect(await read(makeWav(options))).toMatchObject(wav)
})

test('other chunks are passed over, before and after the sound', async () => {
  const list = wavChunk('LIST', Buffer.from('odd length!', 'latin1'))
  expect((await read(makeWav({ before: list, after: list }))).durationMs).toBe(1000)
})

test('a pad byte at the end is tolerated, counted or not', async () => {
  // 4001 frames of one byte less would be odd: an odd last chunk has a pad byte, which some writers leave out.
  const wav = makeWav({ after: wavChunk('note', Buffer.from('odd')) })
  expect((await read(wav)).durationMs).toBe(1000)
  expect((await read(wav.subarray(0, -1))).durationMs).toBe(1000)
  expect((await read(Buffer.concat([makeWav(), Buffer.alloc(1)]))).durationMs).toBe(1000)
})

test('the waveform has 48 slices, each as loud as its loudest moment', async () => {
  const { waveform, peak } = await read(makeWav({ seconds: 4.8, level: (at) => (at < 2.4 ? 0.25 : 1) }))
  expect(waveform).toHaveLength(WAVEFORM_SLICES)
  expect(new Set(waveform.slice(0, 24))).toEqual(new Set([25]))
  expect(new Set(waveform.slice(24))).toEqual(new Set([100]))
  expect(peak).toBeCloseTo(1, 2)
  const silent = await read(makeWav({ level: () => 0 }))
  expect(silent).toMatchObject({ peak: 0, waveform: Array(WAVEFORM_SLICES).fill(0) })
})

test('floats above full scale are full, and what is no number is silence', async () => {
  expect((await read(makeWav({ encoding: 'float32', level: () => 3 }))).peak).toBe(1)
  expect((await read(makeWav({ encoding: 'float32', level: () => Number.NaN }))).peak).toBe(0)
})

test('sound at an odd place in memory is read alike', async () => {
  const wav = makeWav({ encoding: 'float32' })
  const shifted = Buffer.concat([Buffer.alloc(1), wav]).subarray(1)
  expect(await read(shifted)).toEqual(await read(wav))
})

test.each([1, 7, 44, 45, 4096, 65_536])('in pieces of %i bytes a recording is read as in one', async (size) => {
  const list = wavChunk('LIST', Buffer.from('odd length!', 'latin1'))
  for (const options of [
    { seconds: 0.3, level: (at: number) => at, before: list, after: list },
    { seconds: 0.3, level: (at: number) => 0.3 - at, channels: 2, encoding: 'float32', extensible: true } as const,
  ]) {
    const wav = makeWav(options)
    expect(await readWav(inPieces(wav, size))).toEqual(await read(wav))
    for (const cut of [1, 20, 43, 70, 5_000]) {
      const error = await readWav(inPieces(wav.subarray(0, -cut), size)).catch((refusal: unknown) => refusal)
      expect(error).toEqual((await faultOf(wav.subarray(0, -cut))) ?? (await read(wav.subarray(0, -cut))))
    }
  }
})

test.each([
  ['nothing', Buffer.alloc(0), 'The recording is empty.'],
  ['zeros', Buffer.alloc(64), 'not a WAV file'],
  ['an mp3', Buffer.from('ID3\u0004 not a wav at all, though long enough'), 'not a WAV file'],
  ['a few bytes', Buffer.from('RIFF'), 'not a WAV file'],
  ['a RIFF of another kind', Buffer.concat([Buffer.from('RIFF\u0004\0\0\0AVI ', 'latin1')]), 'not a WAV file'],
  ['no sound', makeWav().subarray(0, 36), 'has no sound in it'],
  ['a data size of 0', makeWav({ dataSize: 0 }), 'was not finished'],
  ['an unknown data size', makeWav({ dataSize: 0xffffffff }), 'was not finished'],
  ['another unknown data size', makeWav({ dataSize: 0xffffffd3 }), 'was not finished'],
  ['an unknown size', makeWav({ riffSize: 0xffffffff }), 'was not finished'],
  ['a size of 0', makeWav({ riffSize: 0 }), 'was not finished'],
  ['less than it says', makeWav().subarray(0, -1000), 'did not arrive whole'],
  ['more than it says', Buffer.concat([makeWav(), Buffer.alloc(2)]), 'not a WAV file'],
  ['a header that ends too early', makeWav({ riffSize: 100 }), 'contradicts itself'],
  ['half a frame', makeWav({ channels: 2, dataSize: 63_998 }).subarray(0, -2), 'did not arrive whole'],
  ['three channels', makeWav({ channels: 3 }), 'one or two channels'],
  ['too few samples', makeWav({ sampleRate: 7_999 }), 'between 8000 and 96000'],
  ['too many samples', makeWav({ sampleRate: 192_000 }), 'between 8000 and 96000'],
  ['0.1 s', makeWav({ seconds: 0.1 }), 'too short'],
  ['more than five minutes', makeWav({ seconds: 302, sampleRate: 8_000 }), 'longer than 5 minutes'],
])('%s is refused with a sentence', async (_, bytes, sentence) => {
  expect(await faultOf(bytes)).toMatchObject({ status: 400, message: expect.stringContaining(sentence) })
})

test('other encodings are refused, and so is a header that contradicts itself', async () => {
  const [law, deep, uneven] = [makeWav(), makeWav(), makeWav()]
  law.writeUInt16LE(7, 20)
  deep.writeUInt16LE(24, 34)
  uneven.writeUInt16LE(4, 32)
  expect(await faultOf(law)).toMatchObject({ message: expect.stringContaining('PCM of 16 bits') })
  expect(await faultOf(deep)).toMatchObject({ message: expect.stringContaining('PCM of 16 bits') })
  expect(await faultOf(uneven)).toMatchObject({ message: expect.stringContaining('contradicts itself') })
})

test('no input makes it fail in any other way', async () => {
  const wav = makeWav({ seconds: 0.25 })
  for (let i = 0; i < 44; i += 1) {
    for (const value of [0, 1, 0x7f, 0xff]) {
      const broken = Buffer.from(wav)
      broken[i] = value
      const error = await faultOf(broken)
      if (error !== undefined) expect(error).toMatchObject({ status: 400 })
    }
  }
  for (let length = 0; length < 64; length += 1)
    expect(await faultOf(wav.subarray(0, length))).toMatchObject({ status: 400 })
})
