/** What a test recording is made of; the rest is a tone of 440 Hz at half of full scale, mono, 16 kHz, PCM of 16 bits. */
export type WavOptions = {
  seconds?: number
  sampleRate?: number
  channels?: number
  encoding?: 'pcm16' | 'float32'
  /** 0 to 1, at a time in seconds. */
  level?: (at: number) => number
  /** Written into the header in place of the true size. */
  dataSize?: number
  riffSize?: number
  /** The form of the header that has a longer format chunk. */
  extensible?: boolean
  /** Chunks before the sound, whole. */
  before?: Buffer
  after?: Buffer
}

const chunk = (id: string, body: Buffer, size = body.length) => {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  head.writeUInt32LE(size, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
export const wavChunk = chunk

/** A recording as a browser makes it, for tests of the server. */
export function makeWav(options: WavOptions = {}): Buffer<ArrayBuffer> {
  const { seconds = 1, sampleRate = 16_000, channels = 1, encoding = 'pcm16', level = () => 0.5 } = options
  const width = encoding === 'pcm16' ? 2 : 4
  const frames = Math.round(seconds * sampleRate)
  const sound = Buffer.alloc(frames * channels * width)
  for (let i = 0; i < frames; i += 1) {
    const at = i / sampleRate
    const value = Math.sin(2 * Math.PI * 440 * at) * level(at)
    for (let channel = 0; channel < channels; channel += 1) {
      const offset = (i * channels + channel) * width
      if (encoding === 'pcm16') sound.writeInt16LE(Math.round(value * 32_767), offset)
      else sound.writeFloatLE(value, offset)
    }
  }
  const code = encoding === 'pcm16' ? 1 : 3
  const format = Buffer.alloc(options.extensible ? 40 : 16)
  format.writeUInt16LE(options.extensible ? 0xfffe : code, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(sampleRate, 4)
  format.writeUInt32LE(sampleRate * channels * width, 8)
  format.writeUInt16LE(channels * width, 12)
  format.writeUInt16LE(width * 8, 14)
  if (options.extensible) format.writeUInt16LE(code, 24)
  const body = Buffer.concat([
    Buffer.from('WAVE', 'latin1'),
    chunk('fmt ', format),
    options.before ?? Buffer.alloc(0),
    chunk('data', sound, options.dataSize),
    options.after ?? Buffer.alloc(0),
  ])
  return Buffer.from(chunk('RIFF', body, options.riffSize))
}
