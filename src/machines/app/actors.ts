import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { anonymousTrialMachine } from '../anonymousTrial/anonymousTrial.machine.ts'
import type { authMachine } from '../auth/auth.machine.ts'
import type { copyMachine } from '../copy/copy.machine.ts'
import type { Tradition } from '../entities.ts'
import type { languageMachine } from '../language/language.machine.ts'
import type { messageSendMachine } from '../messageSend/messageSend.machine.ts'
import type { preferencesMachine } from '../preferences/preferences.machine.ts'
import type { appMachine } from './app.machine.ts'

/** The actors of the root by their ids: four that live as long as it, and a visitor's, where there was one. */
type Actors = {
  auth: ActorRefFrom<typeof authMachine>
  language: ActorRefFrom<typeof languageMachine>
  copy: ActorRefFrom<typeof copyMachine>
  preferences: ActorRefFrom<typeof preferencesMachine>
} & { [Id in `anonymousTrial.${Tradition}`]?: ActorRefFrom<typeof anonymousTrialMachine> } & {
  [Id in `messageSend.${Tradition}`]?: ActorRefFrom<typeof messageSendMachine>
}

export const actorsOf = ({ children }: SnapshotFrom<typeof appMachine>): Actors => children as unknown as Actors
