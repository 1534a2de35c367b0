// One run: everything that can be looked at of a provider, in an order in which nothing is in the way of what follows.
import { Client } from './client.ts'
import { lookAtCors } from './cors.ts'
import { lookAtMember } from './member.ts'
import { lookAtRefusals } from './refusals.ts'
import { type Row, Rows } from './rows.ts'
import { lookAtSignIn } from './signIn.ts'
import { Subject } from './subject.ts'
import { lookAtVisitor } from './visitor.ts'

export type Options = {
  /** Address of v1, without a slash at its end. */
  base: string
  /** Access token of an account that is there to be tried on. */
  token?: string
  /** Another token of the same account. */
  second?: string
  /** Whether the account may be changed, and is erased at the end. */
  all?: boolean
  origin?: string
  phone?: string
  timeoutMs?: number
}

/** @throws {Unreachable} where nothing answers at all */
export async function conform(options: Options): Promise<{ rows: readonly Row[]; requests: number }> {
  const { base, token, second, all = false, origin, phone, timeoutMs } = options
  // Taking a shorter one out of every answer would spoil them, and it could be guessed.
  const secrets = [token, second].flatMap((secret = '') => (secret.length < 8 ? [] : secret))
  const client = new Client(base, secrets, timeoutMs)
  const rows = new Rows()
  const subject = new Subject({ token, all })
  await client.reach()
  await lookAtVisitor(client, rows, subject)
  await lookAtSignIn(client, rows, subject, phone)
  await lookAtRefusals(client, rows, subject)
  await lookAtCors(client, rows, subject, origin)
  // At its end the account is gone.
  await lookAtMember(client, rows, subject, second)
  return { rows: rows.all, requests: client.requests }
}
