/**
 * npm run conform -- <url>: whether a provider of v1 keeps openapi/v1.yaml and section 7 of the specification, row by row.
 * Ends with 0 where all that was tried holds, 1 where something differs or nothing answers, 2 where it was not understood.
 */
import { parseArgs } from 'node:util'
import { Unreachable } from './conform/client.ts'
import { CONTRACT_VERSION } from './conform/requests.ts'
import { tableOf } from './conform/rows.ts'
import { conform, type Options } from './conform/run.ts'

const USAGE = `npm run conform -- <url> [--all] [--origin <https://app.example>] [--phone <+91…>] [--timeout <s>] [--json]
  <url>      where the provider has v1, as VITE_API_BASE_URL names it; an origin alone means /api/v1 there
  --all      with CONFORM_TOKEN: also what changes its account, which is erased at the end
  --origin   where the app is served, if elsewhere: may it call from there (CORS)
  --phone    a number of your own, ten digits after +91, that a one-time code is sent to
  --timeout  seconds for each answer; without it those of section 7, 30 and 300
  --json     rows for a program`

/** Its message is a sentence that says what to write instead. */
class UsageError extends Error {}

/** What fetch takes for a header of its own. */
const TOKEN = /^[!-~]+$/

function readOptions(args: string[], env: NodeJS.ProcessEnv): Options & { json: boolean } {
  const { values, positionals } = parse(args)
  const [url, ...more] = positionals
  if (url === undefined || more.length > 0) throw new UsageError('Give the address of one provider.')
  const token = tokenIn('CONFORM_TOKEN', env.CONFORM_TOKEN)
  const second = tokenIn('CONFORM_SECOND_TOKEN', env.CONFORM_SECOND_TOKEN)
  const { all, json, phone } = values
  if (all && token === undefined)
    throw new UsageError('--all tries out an account and erases it: set CONFORM_TOKEN to a token of one made for this.')
  if (phone !== undefined && !/^\+91\d{10}$/.test(phone))
    throw new UsageError('--phone has to be +91 and the ten digits of a number of your own.')
  const seconds = values.timeout === undefined ? undefined : Number(values.timeout)
  if (seconds !== undefined && !(seconds > 0 && seconds <= 600))
    throw new UsageError('--timeout has to be a number of seconds, 600 at most.')
  const origin = values.origin === undefined ? undefined : originOf(values.origin)
  const timeoutMs = seconds === undefined ? undefined : seconds * 1000
  return { base: baseOf(url), token, second, all, json, origin, phone, timeoutMs }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        origin: { type: 'string' },
        phone: { type: 'string' },
        timeout: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function tokenIn(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  if (!TOKEN.test(value)) throw new UsageError(`${name} has a character that no token has.`)
  return value
}

function baseOf(url: string): string {
  const fault = new UsageError('The address has to be like https://provider.example/api/v1, and no more than that.')
  if (!URL.canParse(url)) throw fault
  const { protocol, origin, pathname, search, hash, username, password } = new URL(url)
  if (!/^https?:$/.test(protocol) || [search, hash, username, password].some((part) => part !== '')) throw fault
  const path = pathname.replace(/\/+$/, '')
  return origin + (path === '' ? '/api/v1' : path)
}

function originOf(url: string): string {
  if (URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, '')) return new URL(url).origin
  throw new UsageError('--origin has to be like https://app.example, without a path.')
}

async function main(): Promise<0 | 1 | 2> {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(process.argv.slice(2), process.env)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return 2
  }
  const { json, base } = options
  if (options.all) console.error('The account of CONFORM_TOKEN is changed now, and erased at the end.')
  try {
    const { rows, requests } = await conform(options)
    const told = json
      ? JSON.stringify({ provider: base, contract: CONTRACT_VERSION, requests, rows }, undefined, 2)
      : `${base}, by openapi/v1.yaml ${CONTRACT_VERSION}\n\n${tableOf(rows, requests)}`
    console.log(told)
    return rows.some(({ result }) => result === 'differs') ? 1 : 0
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    console.error(error.message)
    return 1
  }
}

// Not process.exit, which may cut what is still on its way to a pipe.
process.exitCode = await main()
