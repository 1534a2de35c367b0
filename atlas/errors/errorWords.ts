// Where the words of the error catalogue stand. Keys are typed from the texts, so that a key without a text does not compile.

import { type AloudTexts, aloudTexts } from '../../src/ui/i18n/aloud.ts'
import type { BeginningTexts } from '../../src/ui/i18n/beginning.en.ts'
import { beginningTexts } from '../../src/ui/i18n/beginning.ts'
import type { BookTexts } from '../../src/ui/i18n/book.en.ts'
import { bookTexts } from '../../src/ui/i18n/book.ts'
import type { DeviceTexts } from '../../src/ui/i18n/device.en.ts'
import { deviceTexts } from '../../src/ui/i18n/device.ts'
import type { Texts } from '../../src/ui/i18n/en.ts'
import type { FindTexts } from '../../src/ui/i18n/find.en.ts'
import { findTexts } from '../../src/ui/i18n/find.ts'
import type { LandingTexts } from '../../src/ui/i18n/landing.en.ts'
import { landingTexts } from '../../src/ui/i18n/landing.ts'
import { type Language, loadTexts } from '../../src/ui/i18n/load.ts'
import type { LoginTexts } from '../../src/ui/i18n/login.en.ts'
import { loginTexts } from '../../src/ui/i18n/login.ts'
import type { MainChatTexts } from '../../src/ui/i18n/mainChat.en.ts'
import { mainChatTexts } from '../../src/ui/i18n/mainChat.ts'
import type { OnboardingTexts } from '../../src/ui/i18n/onboarding.en.ts'
import { onboardingTexts } from '../../src/ui/i18n/onboarding.ts'
import type { PastTexts } from '../../src/ui/i18n/past.en.ts'
import { pastTexts } from '../../src/ui/i18n/past.ts'
import type { PromptsTexts } from '../../src/ui/i18n/prompts.en.ts'
import { promptsTexts } from '../../src/ui/i18n/prompts.ts'
import type { SavedTexts } from '../../src/ui/i18n/saved.en.ts'
import { savedTexts } from '../../src/ui/i18n/saved.ts'
import type { ScriptureTexts } from '../../src/ui/i18n/scripture.en.ts'
import { scriptureTexts } from '../../src/ui/i18n/scripture.ts'
import type { SettingsTexts } from '../../src/ui/i18n/settings.en.ts'
import { settingsTexts } from '../../src/ui/i18n/settings.ts'
import type { SetupTexts } from '../../src/ui/i18n/setup.en.ts'
import { setupTexts } from '../../src/ui/i18n/setup.ts'
import type { ShareTexts } from '../../src/ui/i18n/share.en.ts'
import { shareTexts } from '../../src/ui/i18n/share.ts'
import type { VoiceTexts } from '../../src/ui/i18n/voice.en.ts'
import { voiceTexts } from '../../src/ui/i18n/voice.ts'
import { nativeMessage } from '../../src/ui/setup/nativeTexts.ts'
import type { Tradition } from '../../src/ui/types.ts'

type Parts = {
  main: Texts
  landing: LandingTexts
  beginning: BeginningTexts
  book: BookTexts
  find: FindTexts
  device: DeviceTexts
  login: LoginTexts
  mainChat: MainChatTexts
  onboarding: OnboardingTexts
  prompts: PromptsTexts
  past: PastTexts
  saved: SavedTexts
  scripture: ScriptureTexts
  settings: SettingsTexts
  setup: SetupTexts
  share: ShareTexts
  voice: VoiceTexts
  aloud: AloudTexts
  /** The checks of setup, which speak the tradition's language whatever the interface's is (spec §5, D15). */
  native: Record<Parameters<typeof nativeMessage>[1], string>
}

type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? K : T[K] extends readonly string[] ? never : `${K}.${Path<T[K]>}`
}[keyof T & string]

/** A text by its part and its key there: 'main:errors.sendFailed'. */
export type TextKey = { [P in keyof Parts]: `${P}:${Path<Parts[P]>}` }[keyof Parts]

const native = (tradition: Tradition): Parts['native'] => ({
  name: nativeMessage(tradition, 'name'),
  phone: nativeMessage(tradition, 'phone'),
  birthDateMissing: nativeMessage(tradition, 'birthDateMissing'),
  birthDateInvalid: nativeMessage(tradition, 'birthDateInvalid'),
  email: nativeMessage(tradition, 'email'),
  consent: nativeMessage(tradition, 'consent'),
})

/** Every part of the texts but the privacy page, which has no errors. */
export const PARTS: { [P in keyof Parts]: (language: Language, tradition: Tradition) => Promise<Parts[P]> } = {
  main: loadTexts,
  landing: landingTexts.load,
  beginning: beginningTexts.load,
  book: bookTexts.load,
  find: findTexts.load,
  device: deviceTexts.load,
  login: loginTexts.load,
  mainChat: mainChatTexts.load,
  onboarding: onboardingTexts.load,
  past: pastTexts.load,
  prompts: promptsTexts.load,
  saved: savedTexts.load,
  scripture: scriptureTexts.load,
  settings: settingsTexts.load,
  setup: setupTexts.load,
  share: shareTexts.load,
  voice: voiceTexts.load,
  aloud: async (language) => aloudTexts[language],
  native: async (_, tradition) => native(tradition),
}

const isPart = (name: string): name is keyof Parts => Object.hasOwn(PARTS, name)

/** The text under a key. @throws {Error} where none is */
export async function wordsOf(key: TextKey, language: Language, tradition: Tradition = 'sikh'): Promise<string> {
  const [part = '', path = ''] = key.split(':')
  if (!isPart(part)) throw new Error(`no part of the texts: ${key}`)
  let value: unknown = await PARTS[part](language, tradition)
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
  if (typeof value !== 'string') throw new Error(`no text: ${key}`)
  return value
}
