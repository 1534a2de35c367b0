import { chat } from './models/chat.ts'
import { login } from './models/login.ts'
import { prompts } from './models/prompts.ts'
import { push } from './models/push.ts'
import { settings } from './models/settings.ts'
import { setup } from './models/setup.ts'
import { sharing } from './models/sharing.ts'
import { together } from './models/together.ts'
import { trial } from './models/trial.ts'
import { voice } from './models/voice.ts'
import type { Seen } from './seen.ts'

/** Models whose short paths every run walks. */
export const AREAS = [trial, login, setup, chat, voice, prompts, settings, sharing, push] as unknown as Seen[]

/** The model of the long random walks, and those that every run takes: few seeds that together take every transition. */
export const LONG = { seen: together as unknown as Seen, seed: 1640, walks: 6, steps: 25 }
