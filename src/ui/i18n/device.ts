import type { DeviceTexts } from './device.en.ts'
import { textsPart } from './part.ts'

export type { DeviceTexts }

/** Texts of the device's buttons in the chats. */
export const deviceTexts = textsPart<DeviceTexts>({
  english: async () => (await import('./device.en.ts')).deviceEn,
  punjabi: async () => (await import('./device.pa.ts')).devicePa,
  hindi: async () => (await import('./device.hi.ts')).deviceHi,
})
