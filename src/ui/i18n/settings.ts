import { textsPart } from './part.ts'
import type { SettingsTexts } from './settings.en.ts'

export type { SettingsTexts }

/** The texts of settings and of its two dialogs, fetched with that screen. */
export const settingsTexts = textsPart<SettingsTexts>({
  english: async () => (await import('./settings.en.ts')).settingsEn,
  punjabi: async () => (await import('./settings.pa.ts')).settingsPa,
  hindi: async () => (await import('./settings.hi.ts')).settingsHi,
})
