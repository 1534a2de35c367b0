import { describe, expect, test } from 'vitest'
import {
  atSentRate,
  checkRecording,
  describeWav,
  RATE,
  readWav,
  SLICES,
  type WavError,
  waveformOf,
  writeWav,
} from './wav.ts'

/** For what does not depend on it: less to write. */
const LOW = 8_000
const sine =
  (hz: number, rate: number, loud = 0.5) =>
  (frame: number) =>
    loud * Math.sin((2 * Math.PI * hz * frame) / rate)
const tone = (seconds: number, loud = 0.5, rate = LOW) => writeWav(rate, seconds * rate, sine(440, rate, loud))

/** A file byte by byte, so that it may also be a wrong one. */
function file(
  over: Partial<{ riff: number; data: number; code: number; channels: number; bits: number; align: number }> & {
    samples?: number[]
    before?: number[]
  } = {},
): ArrayBuffer {
  const { channels = 1, bits = 16, code = bits === 32 ? 3 : 1, samples = [], before = [] } = over
  const size = (samples.length * bits) / 8
  const view = new DataView(new ArrayBuffer(44 + before.length + size))
  const text = (at: number, word: string) => {
    for (const [i, c] of [...word].entries()) view.setUint8(at + i, c.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, over.riff ?? 36 + before.length + size, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, code, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, LOW, true)
  view.setUint32(28, (LOW * channels * bits) / 8, true)
  view.setUint16(32, over.align ?? (channels * bits) / 8, true)
  view.setUint16(34, bits, true)
  for (const [i, byte] of before.entries()) view.setUint8(36 + i, byte)
  const data = 36 + before.length
  text(data, 'data')
  view.setUint32(data + 4, over.data ?? size, true)
  samples.forEach((sample, i) => {
    if (bits === 16) view.setInt16(data + 8 + i * 2, sample * 0x7fff, true)
    if (bits === 32) view.setFloat32(data + 8 + i * 4, sample, true)
  })
  return view.buffer as ArrayBuffer
}

const many = (sample: number, seconds = 0.5, channels = 1) =>
  Array.from({ length: seconds * LOW * channels }, () => sample)
const blob = (bytes: ArrayBuffer) => new Blob([bytes])
const faultOf = async (bytes: ArrayBuffer) => {
  const error: unknown = await checkRecording(blob(bytes), 240).catch((reason: unknown) => reason)
  return (error as WavError).fault
}

describe('readWav', () => {
  test('a tone of two seconds', () => {
    const { at, ...wav } = readWav(tone(2))
    expect(wav).toEqual({ channels: 1, rate: LOW, bits: 16, frames: 16_000, seconds: 2, isWhole: true })
    expect(at(0, 0)).toBeCloseTo(0)
    expect(at(5, 0)).toBeCloseTo(0.5 * Math.sin((2 * Math.PI * 440 * 5) / LOW), 3)
  })

  test.each([0xffffffff, 0xffffffff - 8, 0xffffff00, 0])('sizes left open (%i): the real length counts', (open) => {
    const wav = readWav(file({ riff: open, data: open, samples: many(0.5) }))
    expect([wav.seconds, wav.isWhole]).toEqual([0.5, false])
  })

  test.each([
    ['cut off', file({ data: 9_000, samples: many(0.5) })],
    ['half a frame at its end', file({ data: 7_999, samples: many(0.5) })],
    ['a wrong RIFF size', file({ riff: 12, samples: many(0.5) })],
    ['a wrong frame size', file({ align: 4, samples: many(0.5) })],
  ])('%s: readable, and known not to be whole', (_what, bytes) => expect(readWav(bytes).isWhole).toBe(false))

  test('chunks that are no sound are passed over, an odd one with its pad byte', () => {
    const list = [...'LIST'].map((c) => c.charCodeAt(0)).concat([3, 0, 0, 0, 1, 2, 3, 0])
    const wav = readWav(file({ before: list, samples: many(0.5) }))
    expect([wav.frames, wav.isWhole, wav.at(7, 0)]).toEqual([4_000, true, expect.closeTo(0.5, 3)])
  })

  test('float and two channels', () => {
    const wav = readWav(file({ bits: 32, channels: 2, samples: [0.25, -0.5, 7, Number.NaN] }))
    expect([wav.frames, wav.at(0, 0), wav.at(0, 1), wav.at(1, 0), wav.at(1, 1)]).toEqual([2, 0.25, -0.5, 1, 0])
  })
})

describe('waveformOf', () => {
  test('the loudest moment of each slice', () => {
    const rising = readWav(
      writeWav(LOW, 48_000, (frame) => (frame % 1_000 === 500 ? Math.floor(frame / 1_000) / 48 : 0)),
    )
    const waveform = waveformOf(rising)
    expect(waveform).toHaveLength(SLICES)
    for (const [slice, peak] of waveform.entries()) expect(peak).toBeCloseTo(slice / 48, 3)
  })

  test('the louder of two channels; nothing of nothing', () => {
    expect(
      Math.max(...waveformOf(readWav(file({ channels: 2, samples: many(0.5, 0.5, 1).flatMap((s) => [0, -s]) })))),
    ).toBeCloseTo(0.5, 3)
    expect(waveformOf(readWav(file()))).toEqual(Array.from({ length: SLICES }, () => 0))
  })

  test('in four minutes at 48 kHz a tone keeps its loudness', () => {
    const long = readWav(writeWav(48_000, 240 * 48_000, (frame) => (frame % 97) / 97))
    expect(Math.min(...waveformOf(long))).toBeGreaterThan(0.95)
  })
})

describe('the rate that is sent, 44.1 kHz (spec §9)', () => {
  const made = (hz: number, rate: number, seconds = 1) =>
    Float32Array.from({ length: rate * seconds }, (_, frame) => sine(hz, rate)(frame))
  const loudest = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

  test.each([48_000, 16_000, 22_050, 96_000, 44_056])('a voice at %i Hz is the same voice', (rate) => {
    const sound = atSentRate(made(440, rate), rate)
    expect(sound).toHaveLength(RATE)
    const wanted = made(440, RATE)
    // But for its very ends, where there is nothing beside.
    const off = sound.subarray(100, -100).map((sample, index) => sample - (wanted[index + 100] ?? 0))
    expect(loudest(off)).toBeLessThan(0.005)
  })

  test('what the rate cannot carry does not come back as another tone', () =>
    expect(loudest(atSentRate(made(40_000, 96_000), 96_000).subarray(100, -100))).toBeLessThan(0.02))

  test('as it came where it is right', () => {
    const samples = made(440, RATE)
    expect(atSentRate(samples, RATE)).toBe(samples)
  })

  test('48 kHz, as Chromium records, is sent at 44.1', async () => {
    const { blob: sent, seconds } = await checkRecording(blob(tone(2, 0.5, 48_000)), 240)
    const wav = readWav(await sent.arrayBuffer())
    expect([wav.rate, wav.channels, wav.bits, wav.isWhole, seconds]).toEqual([44_100, 1, 16, true, 2])
    expect(wav.at(30_000, 0)).toBeCloseTo(sine(440, RATE)(30_000), 2)
  })

  test('the longest recording keeps its length', async () => {
    const long = blob(writeWav(48_000, 240 * 48_000, (frame) => (frame % 97) / 97))
    expect((await checkRecording(long, 240)).seconds).toBe(240)
  }, 30_000)
})

describe('checkRecording', () => {
  test('what is right stays byte for byte', async () => {
    const right = tone(1, 0.5, RATE)
    const { blob: kept, seconds, waveform } = await checkRecording(blob(right), 240)
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(new Uint8Array(right))
    expect([kept.type, seconds, waveform.length]).toEqual(['audio/wav', 1, SLICES])
    expect(Math.max(...waveform)).toBeCloseTo(0.5, 2)
  })

  test.each([
    ['sizes left open', file({ riff: 0xffffffff, data: 0xffffffff, samples: many(0.5) })],
    ['a half frame', file({ data: 7_999, samples: many(0.5) })],
    ['two channels', file({ channels: 2, samples: many(0.5, 0.5, 2) })],
    ['float', file({ bits: 32, samples: many(0.5) })],
  ])('%s: written anew, of one channel, with its true sizes', async (_what, bytes) => {
    const { blob: written, seconds } = await checkRecording(blob(bytes), 240)
    const wav = readWav(await written.arrayBuffer())
    expect([wav.channels, wav.bits, wav.isWhole, wav.rate]).toEqual([1, 16, true, 44_100])
    expect(wav.seconds).toBe(seconds)
    expect(seconds).toBeCloseTo(0.5, 3)
    expect(wav.at(1_000, 0)).toBeCloseTo(0.5, 3)
  })

  test('nothing is longer than the longest', async () => {
    const { blob: cut, seconds } = await checkRecording(blob(tone(3)), 2)
    expect([seconds, readWav(await cut.arrayBuffer()).seconds]).toEqual([2, 2])
  })

  test('silence is a sound', async () => {
    expect((await checkRecording(blob(tone(1, 0)), 240)).waveform).toEqual(Array.from({ length: SLICES }, () => 0))
  })

  test.each([
    ['nothing', new ArrayBuffer(0), 'notWav'],
    ['something else', new TextEncoder().encode('ID3 this is an mp3, and no wav at all, is it').buffer, 'notWav'],
    ['a header alone', file(), 'tooShort'],
    ['a slip of the finger', tone(0.2), 'tooShort'],
    ['mu-law', file({ code: 7, samples: many(0.5) }), 'unknownFormat'],
    ['8 bits', file({ bits: 8, code: 1, samples: [] }), 'unknownFormat'],
    ['no channel', file({ channels: 0, align: 0, samples: many(0.5) }), 'unknownFormat'],
    ['no data', tone(1).slice(0, 36), 'notWav'],
  ])('%s is refused', async (_what, bytes, fault) => expect(await faultOf(bytes as ArrayBuffer)).toBe(fault))
})

test('what a file says about itself', async () => {
  expect(await describeWav(blob(tone(2)))).toMatchObject({ seconds: 2, waveform: { length: SLICES } })
  await expect(describeWav(blob(new ArrayBuffer(9)))).rejects.toThrow('notWav')
})
