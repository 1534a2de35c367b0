// What the command is given.
import { parseArgs } from 'node:util'
import type { Options } from './run.ts'

export const USAGE = `npm run conform -- <url> [--all] [--origin <https://app.example>] [--phone <+91…>] [--timeout <s>] [--json]
  <url>      where the provider has v1, as VITE_API_BASE_URL names it; an origin alone means /api/v1 there
  --all      with CONFORM_TOKEN: also what changes its account, which is erased at the end
  --origin   where the app is served, if elsewhere: may it call from there (CORS)
  --phone    a number of your own, ten digits after +91, that a one-time code is sent to
  --timeout  seconds for each answer; without it those of section 7, 30 and 300
  --json     rows for a program`

/** Its message is a sentence that says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What fetch takes for a header of its own. */
const TOKEN = /^[!-~]+$/

/**
 * @param tokens CONFORM_TOKEN and CONFORM_SECOND_TOKEN, an empty one as none
 * @throws {UsageError}
 */
export function readOptions(args: string[], tokens: { token?: string; second?: string }): Options & { json: boolean } {
  const { values, positionals } = parse(args)
  const [url, ...more] = positionals
  if (url === undefined || more.length > 0) throw new UsageError('Give the address of one provider.')
  const token = tokenIn('CONFORM_TOKEN', tokens.token)
  const second = tokenIn('CONFORM_SECOND_TOKEN', tokens.second)
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
