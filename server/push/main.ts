import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type PushConfig, readPushConfig } from '../config.ts'
import { DirectoryInUse } from '../db/lock.ts'
import { openStore } from '../db/open.ts'
import { accessTokens } from './account.ts'
import { readArguments, USAGE, UsageError } from './arguments.ts'
import { countReceivers } from './audience.ts'
import { fcmClient, SenderRefused } from './fcm.ts'
import { makeMessage, PushRefused } from './message.ts'
import { type Counts, sendToAll } from './send.ts'

/** 0: everything went out. 1: something did not. 2: nothing was tried, because the command cannot be carried out. */
type ExitCode = 0 | 1 | 2

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Sends one push: npm run push -- --to … (arguments.ts), with the settings of readPushConfig. */
async function main(): Promise<ExitCode> {
  const { audience, dryRun, ...texts } = readArguments(process.argv.slice(2))
  const { place, account, fcmUrl, publicOrigin } = readPushConfig(process.env)
  const content = { ...texts, publicOrigin, sentAt: new Date() }
  const messages = { sikh: makeMessage(content, 'sikh'), hindu: makeMessage(content, 'hindu') }
  if (account === undefined && !dryRun) {
    throw new ConfigError(
      'FCM_SERVICE_ACCOUNT_FILE has to name the JSON file of a service account; --dry-run works without one.',
    )
  }
  // The engine would make one in an empty folder.
  if (place.kind === 'directory' && !existsSync(join(place.path, 'PG_VERSION'))) {
    throw new ConfigError(`There is no database in ${place.path} yet. Set DATA_DIR or DATABASE_URL as for the server.`)
  }

  const store = await openStore(place).catch((error) => {
    throw error instanceof DirectoryInUse ? error : new ConfigError(whyNotOpened(error, place))
  })
  try {
    const counted = await countReceivers(store.db, audience)
    for (const { tradition, devices, signedIn } of counted) {
      say(`${tradition}: ${plural(devices, 'device')}, ${signedIn} of them signed in`)
    }
    const devices = counted.reduce((sum, row) => sum + row.devices, 0)
    if (devices === 0) say('Nobody: no push token is registered for this audience.')
    if (account === undefined) say('Dry run without a service account: nothing was sent, and FCM was not asked.')
    if (devices === 0 || account === undefined) return 0

    const fcm = fcmClient({
      url: fcmUrl,
      projectId: account.projectId,
      accessToken: await accessTokens(account),
      validateOnly: dryRun,
    })
    const counts = await sendToAll(store.db, audience, messages, fcm, { keepDead: dryRun })
    say(dryRun ? describeTrial(counts) : describe(counts))
    return counts.failed === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const describe = ({ sent, dead, failed }: Counts) =>
  `Sent to ${plural(sent, 'device')}; ${plural(dead, 'token')} of nobody any more deleted; ${failed} failed.`

const describeTrial = ({ sent, dead, failed }: Counts) =>
  `Dry run: FCM would take it for ${plural(sent, 'device')}; ${plural(dead, 'token')} of nobody any more; ${failed} failed. Nothing was delivered or deleted.`

const NOT_OPENED: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The database of DATABASE_URL does not answer. Start it, or correct DATABASE_URL.',
  ENOTFOUND: 'The host in DATABASE_URL is not known to this machine.',
  EAI_AGAIN: 'The host in DATABASE_URL is not known to this machine.',
  '28P01': 'The database of DATABASE_URL refuses this user or password.',
  '28000': 'The database of DATABASE_URL refuses this user or password.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  EACCES: 'This user may not use the data directory.',
  EPERM: 'This user may not use the data directory.',
}

const whyNotOpened = ({ code, message }: NodeJS.ErrnoException, place: PushConfig['place']) =>
  NOT_OPENED[code ?? ''] ??
  `The database ${place.kind === 'directory' ? `in ${place.path}` : 'of DATABASE_URL'} cannot be opened: ${message}`

/** A reason as a sentence for the person who sends, and whether anything may have gone out before. */
function explain(error: unknown): [string, ExitCode] {
  if (error instanceof UsageError) return [`${error.message}\n\n${USAGE}`, 2]
  if (error instanceof PushRefused || error instanceof ConfigError) return [error.message, 2]
  if (error instanceof SenderRefused) return [error.message, 1]
  if (error instanceof DirectoryInUse) {
    const sentence =
      `${error.message} The embedded database serves one process at a time: stop the server, send, and start it again. ` +
      'With a PostgreSQL (DATABASE_URL) both work side by side.'
    return [sentence, 2]
  }
  return [(error as Error).message, 1]
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    const [sentence, code] = explain(error)
    process.stderr.write(`No push. ${sentence}\n`)
    process.exitCode = code
  },
)
