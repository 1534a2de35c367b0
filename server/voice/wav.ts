import { badRequest } from '../http/problem.ts'

/** Slices of a waveform (contract, MessageAudio). */
export const WAVEFORM_SLICES = 48
/** Shorter is a slip of the finger, ms. */
const MIN_MS = 200
/** Longest recording, ms. A recorder that stops at five minutes stops a moment later. */
const MAX_MS = 5 * 60_000
const LATE_MS = 1_000
const MIN_RATE = 8_000
const MAX_RATE = 96_000
/** Sizes that a recorder writes while it does not know the end: 0xFFFFFFFF, or a little less. */
const UNKNOWN_SIZE = 0xffffff00

/** Codes of the format chunk. */
const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

export type Wav = {
  channels: number
  sampleRate: number
  encoding: 'pcm16' | 'float32'
  durationMs: number
  /** The loudest moment of each slice, 0 to 100 of full scale; always `WAVEFORM_SLICES` values. */
  waveform: number[]
  /** The loudest moment of all, 0 to 1. */
  peak: number
}

type Format = Pick<Wav, 'channels' | 'sampleRate' | 'encoding'> & { frameBytes: number }

const fault = (detail: string) => badRequest(detail)
const notWav = () => fault('The recording is not a WAV file.')
const cutOff = () => fault('The recording did not arrive whole. Please send it again.')

/**
 * Reads a recording: RIFF/WAVE with PCM of 16 bits or float of 32, one or two channels, 8 to 96 kHz, 0.2 s to 5 minutes.
 * @throws {Problem} 400 with a sentence that says what is wrong
 */
export function readWav(bytes: Buffer): Wav {
  if (bytes.length === 0) throw fault('The recording is empty.')
  if (tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WAVE') throw notWav()
  const riffEnd = 8 + finished(bytes.readUInt32LE(4))
  const { format, data } = findChunks(bytes)
  // One byte less is tolerated: some writers forget to count the pad byte.
  if (riffEnd > bytes.length + 1) throw cutOff()
  if (riffEnd < data.byteOffset - bytes.byteOffset + data.length) {
    throw fault('The recording has a header that contradicts itself.')
  }
  if (data.length % format.frameBytes !== 0) throw cutOff()
  const frames = data.length / format.frameBytes
  const durationMs = Math.round((frames / format.sampleRate) * 1000)
  if (durationMs < MIN_MS) throw fault('The recording is too short. Please speak a little longer.')
  if (durationMs > MAX_MS + LATE_MS) throw fault('The recording is longer than 5 minutes. Please send a shorter one.')
  const peaks = readPeaks(samplesOf(data, format), frames, format.channels)
  return {
    channels: format.channels,
    sampleRate: format.sampleRate,
    encoding: format.encoding,
    durationMs,
    waveform: peaks.map((peak) => Math.round(peak * 100)),
    peak: Math.max(...peaks),
  }
}

const tag = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)

/** A size that a finished recording can have. */
function finished(size: number) {
  if (size !== 0 && size < UNKNOWN_SIZE) return size
  throw fault('The recording was not finished: its header does not say how long it is.')
}

/** Walks over the chunks, each padded to an even size; those that are no sound are passed over. */
function findChunks(bytes: Buffer): { format: Format; data: Buffer } {
  let format: Format | undefined
  let data: Buffer | undefined
  let at = 12
  while (at + 8 <= bytes.length) {
    const id = tag(bytes, at)
    const size = bytes.readUInt32LE(at + 4)
    const begin = at + 8
    if (id === 'data') finished(size)
    if (begin + size > bytes.length) throw cutOff()
    const chunk = bytes.subarray(begin, begin + size)
    if (id === 'fmt ') {
      if (format !== undefined) throw notWav()
      format = readFormat(chunk)
    } else if (id === 'data') {
      // The format has to be known before, and sound in several pieces is nothing that a recorder writes.
      if (format === undefined || data !== undefined) throw notWav()
      data = chunk
    }
    at = begin + size + (size % 2)
  }
  // What is left is no chunk: only a pad byte may be.
  if (bytes.length - at > 1) throw notWav()
  if (format === undefined || data === undefined) throw fault('The recording has no sound in it.')
  return { format, data }
}

function readFormat(chunk: Buffer): Format {
  if (chunk.length < 16) throw notWav()
  const code = chunk.readUInt16LE(0)
  // The extensible form has the code at the beginning of an identifier further on.
  const isExtensible = code === EXTENSIBLE
  if (isExtensible && chunk.length < 26) throw notWav()
  const kind = isExtensible ? chunk.readUInt16LE(24) : code
  const [channels, sampleRate] = [chunk.readUInt16LE(2), chunk.readUInt32LE(4)]
  const [frameBytes, bits] = [chunk.readUInt16LE(12), chunk.readUInt16LE(14)]
  const encoding = kind === PCM && bits === 16 ? 'pcm16' : kind === FLOAT && bits === 32 ? 'float32' : undefined
  if (encoding === undefined) throw fault('The recording has to be PCM of 16 bits, or float of 32 bits.')
  if (channels !== 1 && channels !== 2) throw fault('The recording has to have one or two channels.')
  if (sampleRate < MIN_RATE || sampleRate > MAX_RATE) {
    throw fault('The recording has to have between 8000 and 96000 samples a second.')
  }
  if (frameBytes !== (channels * bits) / 8) throw fault('The recording has a header that contradicts itself.')
  return { channels, sampleRate, encoding, frameBytes }
}

type Samples = { values: Int16Array | Float32Array; full: number }

/** A view of the sound, copied only where it does not lie on a boundary of its type. */
function samplesOf(data: Buffer, { encoding }: Format): Samples {
  const [Values, width, full] = encoding === 'pcm16' ? [Int16Array, 2, 32_768] : [Float32Array, 4, 1]
  const { buffer, byteOffset, length } = data.byteOffset % width === 0 ? data : new Uint8Array(data)
  return { values: new Values(buffer as ArrayBuffer, byteOffset, length / width), full }
}

/** The loudest moment of each slice, 0 to 1. A float that is no number counts as silence. */
function readPeaks({ values, full }: Samples, frames: number, channels: number): number[] {
  return Array.from({ length: WAVEFORM_SLICES }, (_, slice) => {
    const end = Math.floor(((slice + 1) * frames) / WAVEFORM_SLICES) * channels
    let peak = 0
    for (let i = Math.floor((slice * frames) / WAVEFORM_SLICES) * channels; i < end; i += 1) {
      const value = Math.abs(values[i] as number)
      if (value > peak) peak = value
    }
    return Math.min(1, peak / full)
  })
}
