/**
 * Writes public/devotional_background.mp3: the piece (music/piece.ts), encoded (music/mp3.ts). With `--check` it writes
 * nothing and fails with exit code 1 when the file is not, byte for byte, what this makes. Takes about 6 s.
 *
 * Measured on the decoded file (ffmpeg, sox):
 * - 571,152 bytes, 95.000 s, 48 kbit/s constant, joint stereo, 24 kHz; a decoder that reads the tag gives exactly the
 *   2,280,000 samples that went in, in step with them;
 * - -20.4 LUFS, loudness range 6.9 LU, peak -7.4 dBFS, DC 0, nothing clipped; 20 dB to the encoder's noise, which is
 *   noise under harmonic tones (spectral flatness below 6 kHz 0.0001), and -85 dBFS around the seam;
 * - at the seam -61 dBFS, 40 dB under the music; the step from the last sample to the first is 0, the largest within
 *   100 ms of it 0.0002 of full scale. Chromium 156 pauses for 0.1 to 0.2 s there: the breath is that much longer.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { encodeLoop } from './music/mp3.ts'
import { renderPiece, SAMPLE_RATE } from './music/piece.ts'

const file = new URL('../public/devotional_background.mp3', import.meta.url)
const MOST_BYTES = 600_000
/** -3 dBFS. */
const HIGHEST = Math.floor(32_768 * 10 ** (-3 / 20))

const { left, right } = renderPiece()
for (const samples of [left, right])
  if (samples.some((sample) => Math.abs(sample) > HIGHEST)) throw new Error('the piece is louder than -3 dBFS')
const fresh = await encodeLoop(left, right, SAMPLE_RATE)
if (fresh.length > MOST_BYTES) throw new Error(`${fresh.length} bytes are more than ${MOST_BYTES}`)

if (process.argv.includes('--check')) {
  let stored = new Uint8Array()
  try {
    stored = new Uint8Array(readFileSync(file))
  } catch {
    // a missing file is a stale file
  }
  if (Buffer.compare(stored, fresh) !== 0) {
    console.error('public/devotional_background.mp3 is not what tools/music.ts makes: run npm run music')
    process.exitCode = 1
  } else console.log('the music is as committed')
} else {
  writeFileSync(file, fresh)
  console.log(`${fresh.length} bytes written`)
}
