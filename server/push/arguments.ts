import { parseArgs } from 'node:util'
import type { Audience } from './audience.ts'

export const USAGE = `npm run push -- --to user:<id> | tradition:sikh | tradition:hindu | all
  --title "…" --body "…"   what the notification says; never scripture in the title (D26)
  --url /pn/chat           what it opens; without it, the chat of the receiver's tradition
  --message "…"            shown in the chat when it is opened (a wisdom message)
  --dry-run                tells who would get it; with a service account FCM checks it, and delivers nothing`

/** A command that cannot be understood. The message is a sentence for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export type PushArguments = {
  audience: Audience
  title: string
  body: string
  url?: string | undefined
  message?: string | undefined
  dryRun: boolean
}

const AND = new Intl.ListFormat('en')

/** @throws {UsageError} */
export function readArguments(args: string[]): PushArguments {
  const { to, title, body, url, message, 'dry-run': dryRun = false } = parse(args)
  if (to === undefined || title === undefined || body === undefined) {
    const missing = Object.entries({ to, title, body }).flatMap(([name, value]) =>
      value === undefined ? [`--${name}`] : [],
    )
    throw new UsageError(`${AND.format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`)
  }
  if (message?.trim() === '') throw new UsageError('--message is empty.')
  return { audience: readAudience(to), title, body, url, message, dryRun }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = {
      to: text,
      title: text,
      body: text,
      url: text,
      message: text,
      'dry-run': { type: 'boolean' },
    } as const
    return parseArgs({ args, options, strict: true }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readAudience(to: string): Audience {
  if (to === 'all') return { kind: 'all' }
  if (to === 'tradition:sikh' || to === 'tradition:hindu') {
    return { kind: 'tradition', tradition: to === 'tradition:sikh' ? 'sikh' : 'hindu' }
  }
  const id = /^user:([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(to)?.[1]
  if (id !== undefined) return { kind: 'user', id: id.toLowerCase() }
  throw new UsageError('--to has to be user:<id>, tradition:sikh, tradition:hindu or all.')
}
