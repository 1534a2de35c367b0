import { createMp3Encoder } from 'wasm-media-encoders'

/** kbit/s, constant, joint stereo. */
const BITRATE = 48
/** A frame of MPEG-2 layer III, samples. */
const FRAME = 576
/** LAME's own delay, samples; decoders add 529 of their own, and know it. */
const ENCODER_DELAY = 576
/** So much of the circle stands before its beginning and after its end, samples: decoders that trim cut it off, and for
 *  those that do not, it is the music that belongs there instead of a hole. */
const LEAD = 2 * FRAME
const FOLLOW = 2 * FRAME
/** Length of a frame, bytes; at 24 kHz there is no remainder to pad. */
const frameBytes = (sampleRate: number, bitrate = BITRATE): number => (FRAME * bitrate * 125) / sampleRate
/** The tag needs a longer frame than the music: LAME gives it 64 kbit/s, which is the 8th of the standard's table. */
const TAG_BITRATE = 64
const TAG_BITRATE_INDEX = 8

const toFloat = (samples: Int16Array): Float32Array<ArrayBuffer> => {
  const circle = new Float32Array(LEAD + samples.length + FOLLOW)
  for (let i = 0; i < circle.length; i += 1) {
    const at = (i - LEAD + samples.length) % samples.length
    circle[i] = (samples[at] as number) / 32_768
  }
  return circle
}

/** CRC-16 as LAME's tag wants it. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  }
  return crc
}

/**
 * The first frame, silent: how many frames and bytes follow, and how many samples to cut at both ends. The encoder in
 * wasm leaves it out, and without it a player would loop with a hole of 70 ms and more.
 */
function infoFrame(audio: Uint8Array, sampleRate: number, delay: number, padding: number): Uint8Array {
  const size = frameBytes(sampleRate, TAG_BITRATE)
  const frame = new Uint8Array(size)
  const view = new DataView(frame.buffer)
  const text = (at: number, value: string) => frame.set(new TextEncoder().encode(value), at)
  frame.set(audio.subarray(0, 4))
  frame[2] = (TAG_BITRATE_INDEX << 4) | ((frame[2] as number) & 0x0f)
  // MPEG-2, stereo: 4 bytes of header and 17 of side information come first.
  const tag = 21
  text(tag, 'Info')
  view.setUint32(tag + 4, 0b1111)
  view.setUint32(tag + 8, audio.length / frameBytes(sampleRate))
  view.setUint32(tag + 12, audio.length + size)
  for (let i = 0; i < 100; i += 1) frame[tag + 16 + i] = Math.floor((i * 256) / 100)
  view.setUint32(tag + 116, 50)
  const lame = tag + 120
  text(lame, 'LAME3.100')
  frame[lame + 9] = 0x01
  frame[lame + 10] = Math.round(sampleRate / 2 / 100)
  frame[lame + 20] = BITRATE
  frame[lame + 21] = delay >> 4
  frame[lame + 22] = ((delay & 0xf) << 4) | (padding >> 8)
  frame[lame + 23] = padding & 0xff
  // Joint stereo, from a source of 32 kHz or less.
  frame[lame + 24] = 0b000_011_00
  view.setUint32(lame + 28, audio.length + size)
  view.setUint16(lame + 32, crc16(audio))
  view.setUint16(lame + 34, crc16(frame.subarray(0, lame + 34)))
  return frame
}

/** An mp3 that a decoder trims to exactly the given samples. */
export async function encodeLoop(left: Int16Array, right: Int16Array, sampleRate: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate, outputSampleRate: 24_000, bitrate: BITRATE })
  // What the encoder gives belongs to the encoder: each part is copied.
  const parts = [Uint8Array.from(encoder.encode([toFloat(left), toFloat(right)])), Uint8Array.from(encoder.finalize())]
  const audio = new Uint8Array(Buffer.concat(parts))
  const frames = audio.length / frameBytes(sampleRate)
  if (!Number.isInteger(frames)) throw new Error(`${audio.length} bytes are not whole frames`)
  const delay = ENCODER_DELAY + LEAD
  const padding = frames * FRAME - delay - left.length
  if (padding < 0 || padding > 4_095) throw new Error(`a padding of ${padding} samples does not fit into the tag`)
  return new Uint8Array(Buffer.concat([infoFrame(audio, sampleRate, delay, padding), audio]))
}
