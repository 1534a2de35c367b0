// Frames of VP8 as a WebM file (https://www.matroska.org/technical/elements.html): the least that players ask for.

/** A frame as an encoder gave it: ms from the beginning, and whether it can be drawn without those before it. */
export type Frame = { at: number; isKey: boolean; bytes: Uint8Array }

/** An element: its identifier as hexadecimal digits, the length of what is in it in eight bytes, and that. */
function element(id: string, ...content: Uint8Array[]): Buffer {
  const inside = Buffer.concat(content)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(inside.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), length, inside])
}

const text = (id: string, value: string) => element(id, Buffer.from(value))

function whole(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}

function double(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

/** From a key frame to the one before the next, which have to be less than 32 s apart. */
function cluster(frames: readonly Frame[]): Buffer {
  const from = frames[0]?.at ?? 0
  const blocks = frames.map(({ at, isKey, bytes }) => {
    const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
    head.writeInt16BE(at - from, 1)
    return element('a3', head, bytes)
  })
  return element('1f43b675', whole('e7', from), ...blocks)
}

/** @param size of the film, px. The last of the frames is its end, and the first a key frame. */
export function webm(frames: readonly Frame[], { width, height }: { width: number; height: number }): Buffer {
  const runs: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey) runs.push([])
    runs.at(-1)?.push(frame)
  }
  return Buffer.concat([
    element('1a45dfa3', text('4282', 'webm'), whole('4287', 2), whole('4285', 2)),
    element(
      '18538067',
      // Times are in millions of nanoseconds.
      element(
        '1549a966',
        whole('2ad7b1', 1_000_000),
        double('4489', frames.at(-1)?.at ?? 0),
        text('4d80', 'satsang'),
        text('5741', 'satsang'),
      ),
      element(
        '1654ae6b',
        element(
          'ae',
          whole('d7', 1),
          whole('73c5', 1),
          whole('83', 1),
          text('86', 'V_VP8'),
          element('e0', whole('b0', width), whole('ba', height)),
        ),
      ),
      ...runs.map(cluster),
    ),
  ])
}
