// Who a run acts as: devices of its own, and the account whose token it was given.
import { randomBytes } from 'node:crypto'
import type { OperationId } from '../../server/http/contract.ts'
import { NotTried } from './rows.ts'

/** What writes something into the account, or ends it: only done where all of it may be tried. */
const CHANGES: readonly OperationId[] = [
  'updateProfile',
  'syncSaved',
  'deleteAccount',
  'logout',
  'sendText',
  'sendVoice',
  'sendFeedback',
  'subscribeNotifications',
  'unsubscribeNotifications',
  'transitionAnonymousToken',
]

export class Subject {
  readonly #token: string | undefined
  readonly #all: boolean

  constructor({ token, all }: { token: string | undefined; all: boolean }) {
    this.#token = token
    this.#all = all
  }

  /** A device that no provider has seen. */
  newDevice(): string {
    return `device_conform_${randomBytes(12).toString('hex')}`
  }

  /** The account's token, for this call. @throws {NotTried} */
  tokenFor(id: OperationId): string {
    if (this.#token === undefined) throw new NotTried('CONFORM_TOKEN is not set')
    if (!this.#all && CHANGES.includes(id)) throw new NotTried('it changes the account, and --all is not given')
    return this.#token
  }
}
