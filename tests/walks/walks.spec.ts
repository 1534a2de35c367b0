import { LONG } from './all.ts'
import { playChat } from './hands/chat.ts'
import { playLogin } from './hands/login.ts'
import { playSettings } from './hands/settings.ts'
import { playSetup } from './hands/setup.ts'
import { playSharing } from './hands/sharing.ts'
import { playTogether } from './hands/together.ts'
import { playTrial } from './hands/trial.ts'
import { chat } from './models/chat.ts'
import { login } from './models/login.ts'
import { settings } from './models/settings.ts'
import { setup } from './models/setup.ts'
import { sharing } from './models/sharing.ts'
import { together } from './models/together.ts'
import { trial } from './models/trial.ts'
import { walked } from './walker.ts'

// Walks that the models make, in the real app and on the real server: each transition, and what can come after a crossing
// (paths.ts).

walked(trial, playTrial)
walked(login, playLogin)
walked(setup, playSetup)
walked(chat, playChat)
walked(settings, playSettings)
walked(sharing, playSharing)

// Long, random and with faults; a run without a seed takes these.
walked(together, playTogether, { long: LONG })
