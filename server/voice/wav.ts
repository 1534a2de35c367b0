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

/** Bytes of the header of the file, and of each chunk; and how many of a format chunk tell all that is asked of it. */
const RIFF_BYTES = 12
const HEAD_BYTES = 8
const FORMAT_BYTES = 26

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
const contradicts = () => fault('The recording has a header that contradicts itself.')

/**
 * Reads a recording piece by piece: RIFF/WAVE with PCM of 16 bits or float of 32, one or two channels, 8 to 96 kHz, 0.2 s
 * to 5 minutes. Nothing of the sound is kept, and between two pieces others have their turn.
 * @throws {Problem} 400 with a sentence that says what is wrong
 */
export async function readWav(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Wav> {
  const reader = new WavReader()
  for await (const piece of pieces) reader.push(piece)
  return reader.end()
}

class WavReader {
  /** Bytes that came. */
  #size = 0
  #riffEnd = 0
  #format: Format | undefined
  #sound: { begin: number; size: number; peaks: Peaks } | undefined
  /** A header is gathered until it has so many bytes, and then taken. */
  #gathered = Buffer.alloc(0)
  #wanted = RIFF_BYTES
  #take = this.#takeRiff
  /** What is left of the body of a chunk, and of the pad byte behind it; meanwhile nothing is gathered. */
  #body = 0
  #pad = 0
  #isSound = false

  push(piece: Buffer) {
    for (let at = 0; at < piece.length; ) {
      if (this.#body > 0) {
        const part = piece.subarray(at, at + this.#body)
        if (this.#isSound) this.#sound?.peaks.push(part)
        this.#body -= part.length
        at += part.length
        this.#size += part.length
      } else if (this.#pad > 0) {
        this.#pad = 0
        at += 1
        this.#size += 1
      } else {
        const part = piece.subarray(at, at + this.#wanted - this.#gathered.length)
        this.#gathered = Buffer.concat([this.#gathered, part])
        at += part.length
        this.#size += part.length
        if (this.#gathered.length < this.#wanted) continue
        const header = this.#gathered
        this.#gathered = Buffer.alloc(0)
        this.#take(header)
      }
    }
  }

  end(): Wav {
    if (this.#size === 0) throw fault('The recording is empty.')
    if (this.#take === this.#takeRiff) throw notWav()
    if (this.#body > 0 || this.#take === this.#takeFormat) throw cutOff()
    // What is left is no chunk: only a pad byte may be.
    if (this.#gathered.length > 1) throw notWav()
    const [format, sound] = [this.#format, this.#sound]
    if (format === undefined || sound === undefined) throw fault('The recording has no sound in it.')
    // One byte less is tolerated: some writers forget to count the pad byte.
    if (this.#riffEnd > this.#size + 1) throw cutOff()
    if (this.#riffEnd < sound.begin + sound.size) throw contradicts()
    if (sound.size % format.frameBytes !== 0) throw cutOff()
    const durationMs = Math.round((sound.size / format.frameBytes / format.sampleRate) * 1000)
    if (durationMs < MIN_MS) throw fault('The recording is too short. Please speak a little longer.')
    if (durationMs > MAX_MS + LATE_MS) throw fault('The recording is longer than 5 minutes. Please send a shorter one.')
    const { channels, sampleRate, encoding } = format
    const peaks = sound.peaks.values
    const waveform = peaks.map((peak) => Math.round(peak * 100))
    return { channels, sampleRate, encoding, durationMs, waveform, peak: Math.max(...peaks) }
  }

  #takeRiff(header: Buffer) {
    if (tag(header, 0) !== 'RIFF' || tag(header, 8) !== 'WAVE') throw notWav()
    this.#riffEnd = 8 + finished(header.readUInt32LE(4))
    this.#expect(HEAD_BYTES, this.#takeHead)
  }

  /** Of a chunk. Each is padded to an even size; those that are no sound are passed over. */
  #takeHead(header: Buffer) {
    const id = tag(header, 0)
    const size = header.readUInt32LE(4)
    this.#isSound = id === 'data'
    this.#pad = size % 2
    this.#body = size
    if (id === 'fmt ') {
      // What is too short for a format is refused by its size; a part of a long one is enough.
      if (this.#format !== undefined || size < 16) throw notWav()
      this.#body = 0
      this.#formatSize = size
      this.#expect(Math.min(size, FORMAT_BYTES), this.#takeFormat)
    } else if (id === 'data') {
      finished(size)
      // The format has to be known before, and sound in several pieces is nothing that a recorder writes.
      if (this.#format === undefined || this.#sound !== undefined) throw notWav()
      this.#sound = { begin: this.#size, size, peaks: new Peaks(this.#format, size) }
    }
  }
  #formatSize = 0

  #takeFormat(chunk: Buffer) {
    this.#format = readFormat(chunk)
    this.#body = this.#formatSize - chunk.length
    this.#expect(HEAD_BYTES, this.#takeHead)
  }

  #expect(bytes: number, take: (header: Buffer) => void) {
    this.#wanted = bytes
    this.#take = take
  }
}

const tag = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)

/** A size that a finished recording can have. */
function finished(size: number) {
  if (size !== 0 && size < UNKNOWN_SIZE) return size
  throw fault('The recording was not finished: its header does not say how long it is.')
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
  if (frameBytes !== (channels * bits) / 8) throw contradicts()
  return { channels, sampleRate, encoding, frameBytes }
}

/** The loudest moment of each slice, 0 to 1, of sound that comes in pieces of any size. */
class Peaks {
  readonly values: number[] = Array(WAVEFORM_SLICES).fill(0)
  readonly #encoding: Wav['encoding']
  readonly #width: number
  /** For each slice, the sample after its last. */
  readonly #ends: number[]
  #slice = 0
  #sample = 0
  /** The beginning of a sample that is in two pieces. */
  #rest = Buffer.alloc(0)

  constructor({ channels, encoding, frameBytes }: Format, bytes: number) {
    this.#encoding = encoding
    this.#width = frameBytes / channels
    const frames = Math.floor(bytes / frameBytes)
    this.#ends = this.values.map((_, slice) => Math.floor(((slice + 1) * frames) / WAVEFORM_SLICES) * channels)
  }

  push(piece: Buffer) {
    const whole = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece])
    const used = whole.length - (whole.length % this.#width)
    this.#rest = Buffer.from(whole.subarray(used))
    const samples = this.#samplesOf(whole.subarray(0, used))
    const full = this.#encoding === 'pcm16' ? 32_768 : 1
    for (let i = 0; i < samples.length && this.#slice < WAVEFORM_SLICES; this.#slice += 1) {
      const end = Math.min(samples.length, i + (this.#ends[this.#slice] as number) - this.#sample)
      let peak = 0
      this.#sample += end - i
      for (; i < end; i += 1) {
        // A float that is no number counts as silence.
        const value = Math.abs(samples[i] as number)
        if (value > peak) peak = value
      }
      this.values[this.#slice] = Math.max(this.values[this.#slice] as number, Math.min(1, peak / full))
      if (this.#sample < (this.#ends[this.#slice] as number)) return
    }
  }

  /** A view of the sound, copied only where it does not lie on a boundary of its type. */
  #samplesOf(bytes: Buffer): Int16Array | Float32Array {
    const { buffer, byteOffset, length } = bytes.byteOffset % this.#width === 0 ? bytes : new Uint8Array(bytes)
    const Values = this.#encoding === 'pcm16' ? Int16Array : Float32Array
    return new Values(buffer as ArrayBuffer, byteOffset, length / this.#width)
  }
}
