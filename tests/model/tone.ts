import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readWav, writeWav } from '../../src/platform/wav.ts'

/** What the fake microphone hears, Hz. */
export const TONE_HZ = 440
const RATE = 44_100

/** Writes a steady tone for Chromium's fake microphone, which plays the file over and over; returns the file's path. */
export function toneFile(): string {
  const folder = path.join(tmpdir(), 'satsang-tone')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${TONE_HZ}.wav`)
  // Whole periods, so that the loop has no seam.
  const bytes = writeWav(RATE, 2 * RATE, (frame) => 0.5 * Math.sin((2 * Math.PI * TONE_HZ * frame) / RATE))
  writeFileSync(file, Buffer.from(bytes))
  return file
}

/** How much of a frequency is in a sound: Goertzel's filter. */
function powerOf(samples: Float64Array, rate: number, hz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / rate)
  let [one, two] = [0, 0]
  for (const sample of samples) [one, two] = [sample + coefficient * one - two, one]
  return one * one + two * two - coefficient * one * two
}

export type Heard = { seconds: number; rate: number; channels: number; isWhole: boolean; hz: number; peak: number }

/** The strongest frequency of a recording, of those from 100 to 2000 Hz in steps of 20. */
export function listen(bytes: ArrayBuffer): Heard {
  const { seconds, rate, channels, isWhole, frames, at } = readWav(bytes)
  // Its middle: a filter needs a moment to settle.
  const length = Math.min(frames, rate)
  const from = Math.floor((frames - length) / 2)
  const samples = Float64Array.from({ length }, (_, frame) => at(from + frame, 0))
  const frequencies = Array.from({ length: 96 }, (_, index) => 100 + 20 * index)
  const powers = frequencies.map((hz) => powerOf(samples, rate, hz))
  const hz = frequencies[powers.indexOf(Math.max(...powers))] ?? 0
  return { seconds, rate, channels, isWhole, hz, peak: samples.reduce((peak, s) => Math.max(peak, Math.abs(s)), 0) }
}
