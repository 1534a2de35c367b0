/** Samples a second of what is sent. Spec §9: the microphone is only asked for it, and many give 48,000. */
export const RATE = 44_100
/** How far a sample looks to each side when the rate changes, in samples of the lower rate: enough for a voice. */
const LOBES = 4
/** Slices of a drawn waveform, as the contract has them (MessageAudio). */
export const SLICES = 48
/** Shorter is a slip of the finger, s. */
const SHORTEST_S = 0.3
/** A slice of a long recording is looked at here and there: the eye sees no difference, and a slow phone does. */
const LOOKS = 4_096
const HEADER_BYTES = 44
const PCM = 1
const FLOAT = 3
/** The code of a format stands further on. */
const EXTENSIBLE = 0xfffe

export type WavFault = 'notWav' | 'unknownFormat' | 'tooShort'

/** A recording that cannot be sent. */
export class WavError extends Error {
  override name = 'WavError'
  readonly fault: WavFault
  constructor(fault: WavFault) {
    super(`the recording is ${fault}`)
    this.fault = fault
  }
}

/** A sound. `isWhole` is false where the sizes of the header are not those of the file. */
export type Wav = {
  channels: number
  rate: number
  bits: 16 | 32
  frames: number
  seconds: number
  isWhole: boolean
  /** The sample of one channel, -1 to 1. */
  at(frame: number, channel: number): number
}

const tag = (view: DataView, at: number): string =>
  at + 4 > view.byteLength ? '' : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

type Chunk = { id: string; begin: number; size: number; isWhole: boolean }

/** The chunks of a file, each padded to an even size. One whose size is unknown or untrue goes on to the end. */
function chunksOf(view: DataView): Chunk[] {
  const chunks: Chunk[] = []
  let at = 12
  while (at + 8 <= view.byteLength) {
    const [id, size, begin] = [tag(view, at), view.getUint32(at + 4, true), at + 8]
    const left = view.byteLength - begin
    // While it does not know the end, a recorder writes 0, 0xFFFFFFFF or a little less.
    const isWhole = size <= left && (size > 0 || left === 0 || id !== 'data')
    chunks.push({ id, begin, size: isWhole ? size : left, isWhole })
    at = isWhole ? begin + size + (size % 2) : view.byteLength
  }
  return chunks
}

/**
 * Reads RIFF/WAVE with PCM of 16 bits or float of 32. The real length of the data counts, whatever the header says of it.
 * @throws {WavError}
 */
export function readWav(bytes: ArrayBuffer): Wav {
  const view = new DataView(bytes)
  if (tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') throw new WavError('notWav')
  const chunks = chunksOf(view)
  const format = chunks.find(({ id }) => id === 'fmt ')
  const data = chunks.find(({ id }) => id === 'data')
  if (format === undefined || format.size < 16 || data === undefined) throw new WavError('notWav')
  const code = view.getUint16(format.begin, true)
  const kind = code === EXTENSIBLE && format.size >= 26 ? view.getUint16(format.begin + 24, true) : code
  const channels = view.getUint16(format.begin + 2, true)
  const rate = view.getUint32(format.begin + 4, true)
  const bits = view.getUint16(format.begin + 14, true)
  const isKnown = (kind === PCM && bits === 16) || (kind === FLOAT && bits === 32)
  if (!isKnown || channels === 0 || rate === 0) throw new WavError('unknownFormat')
  const sampleBytes = bits / 8
  const frames = Math.floor(data.size / (channels * sampleBytes))
  const place = (frame: number, channel: number) => data.begin + (frame * channels + channel) * sampleBytes
  return {
    channels,
    rate,
    bits: bits === 16 ? 16 : 32,
    frames,
    seconds: frames / rate,
    isWhole:
      data.isWhole &&
      data.size === frames * channels * sampleBytes &&
      view.getUint32(4, true) === view.byteLength - 8 &&
      view.getUint16(format.begin + 12, true) === channels * sampleBytes,
    at: (frame, channel) =>
      bits === 16
        ? view.getInt16(place(frame, channel), true) / 0x8000
        : Math.max(-1, Math.min(1, view.getFloat32(place(frame, channel), true) || 0)),
  }
}

/** The loudest moment of each of 48 slices of equal length, 0 to 1. */
export function waveformOf(wav: Wav): number[] {
  return Array.from({ length: SLICES }, (_, slice) => {
    const from = Math.floor((wav.frames * slice) / SLICES)
    const to = Math.floor((wav.frames * (slice + 1)) / SLICES)
    const step = Math.max(1, Math.floor((to - from) / LOOKS))
    let peak = 0
    for (let frame = from; frame < to; frame += step)
      for (let channel = 0; channel < wav.channels; channel += 1)
        peak = Math.max(peak, Math.abs(wav.at(frame, channel)))
    return peak
  })
}

/** A file of one channel, PCM of 16 bits, from a sound as long as `frames`; `sampleAt` gives -1 to 1. */
export function writeWav(rate: number, frames: number, sampleAt: (frame: number) => number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + frames * 2))
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + frames * 2, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, PCM, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, frames * 2, true)
  for (let frame = 0; frame < frames; frame += 1) {
    const sample = Math.max(-1, Math.min(1, sampleAt(frame)))
    view.setInt16(HEADER_BYTES + frame * 2, Math.round(sample < 0 ? sample * 0x8000 : sample * 0x7fff), true)
  }
  return view.buffer as ArrayBuffer
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/**
 * A sound at the rate that is sent. Each sample is weighed together from those round its moment (a sinc in Lanczos' window,
 * which lets nothing through that the new rate cannot carry). The moments fall in few places between two samples, again and
 * again, so the weights are made once: four minutes take less than a second, where the browser's own way needs Web Audio.
 */
export function atSentRate(samples: Float32Array, from: number): Float32Array {
  if (from === RATE) return samples
  const divisor = commonDivisor(from, RATE)
  const [step, places] = [from / divisor, RATE / divisor]
  const scale = Math.min(1, RATE / from)
  const reach = Math.ceil(LOBES / scale)
  const taps = 2 * reach
  const weights = new Float32Array(places * taps)
  for (let place = 0; place < places; place += 1) {
    const row = weights.subarray(place * taps, (place + 1) * taps)
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) {
      const x = (tap + 1 - reach - place / places) * scale
      row[tap] = Math.abs(x) < LOBES ? sinc(x) * sinc(x / LOBES) : 0
      sum += row[tap] ?? 0
    }
    for (let tap = 0; tap < taps; tap += 1) row[tap] = (row[tap] ?? 0) / sum
  }
  // Silence before and after, so that the ends need no questions.
  const padded = new Float32Array(samples.length + 2 * taps)
  padded.set(samples, taps)
  const sound = new Float32Array(Math.floor((samples.length * RATE) / from))
  for (let frame = 0; frame < sound.length; frame += 1) {
    const moment = frame * step
    const first = taps + Math.floor(moment / places) + 1 - reach
    const row = (moment % places) * taps
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) sum += (padded[first + tap] as number) * (weights[row + tap] as number)
    sound[frame] = sum
  }
  return sound
}

export type Recording = { blob: Blob; seconds: number; waveform: number[] }

const WAV = 'audio/wav'

/**
 * A recording as it may be sent: checked, at most `longestS` long, of one channel, at 44.1 kHz. What came otherwise is
 * written anew: sizes that a recorder left open, a second channel (twice the bytes, on a slow line), a second too many.
 * @throws {WavError} when there is no sound of at least 0.3 s in it; silence is a sound
 */
export async function checkRecording(raw: Blob, longestS: number): Promise<Recording> {
  const bytes = await raw.arrayBuffer()
  const wav = readWav(bytes)
  if (wav.seconds < SHORTEST_S) throw new WavError('tooShort')
  const frames = Math.min(wav.frames, Math.floor(longestS * wav.rate))
  const { channels, rate } = wav
  const isFit = wav.isWhole && channels === 1 && wav.bits === 16 && frames === wav.frames && rate === RATE
  if (isFit) return { blob: new Blob([bytes], { type: WAV }), seconds: wav.seconds, waveform: waveformOf(wav) }
  const mixed = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) sum += wav.at(frame, channel)
    mixed[frame] = sum / channels
  }
  const sound = atSentRate(mixed, rate)
  const sent = writeWav(RATE, sound.length, (frame) => sound[frame] ?? 0)
  const written = readWav(sent)
  return { blob: new Blob([sent], { type: WAV }), seconds: written.seconds, waveform: waveformOf(written) }
}

/** What a file says about itself, for the player. @throws {WavError} */
export async function describeWav(blob: Blob): Promise<Omit<Recording, 'blob'>> {
  const wav = readWav(await blob.arrayBuffer())
  return { seconds: wav.seconds, waveform: waveformOf(wav) }
}
