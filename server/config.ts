import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { Place } from './db/open.ts'
import type { LogLevel } from './http/log.ts'
import type { WhatsappOptions } from './operations/otpSender.ts'
import type { CityTable } from './socialProof.data.ts'
import { readCityTable } from './socialProof.ts'

/** A setting that cannot be used. The message is a sentence for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Config = {
  port: number
  host: string
  place: Extract<Place, { kind: 'directory' | 'postgres' }>
  tls: { cert: Buffer; key: Buffer } | undefined
  rateLimitFactor: number
  trustProxy: string[]
  corsOrigins: string[]
  cities: CityTable | undefined
  logLevel: LogLevel
  /** Whether the helps for local use are on: the sign-in page (D18) and the outbox (D19). */
  local: boolean
  googleClientId: string | undefined
  whatsapp: WhatsappOptions | undefined
  publicOrigin: string | undefined
}

type Env = Record<string, string | undefined>

const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the settings of the server. All are optional; an empty one counts as not set.
 *
 * PORT (8787), HOST (127.0.0.1; 0.0.0.0 to be reached from other machines), DATA_DIR (./.data, for the embedded
 * database), DATABASE_URL (a PostgreSQL instead), TLS_CERT_FILE and TLS_KEY_FILE (HTTPS and HTTP/2), TRUST_PROXY (true
 * behind a proxy on a private network, or the proxies' addresses), CORS_ORIGINS (other origins that may call the API),
 * RATE_LIMIT_FACTOR (1), SOCIAL_PROOF_FILE (real figures, D21), LOG_LEVEL (info), PUBLIC_ORIGIN (where people reach the
 * app, for referral links; without it, where the caller reached the server).
 *
 * GOOGLE_CLIENT_ID (real Google sign-in), WHATSAPP_TOKEN and WHATSAPP_PHONE_ID (codes by the WhatsApp Cloud API) with
 * WHATSAPP_TEMPLATE (one_time_code), WHATSAPP_TEMPLATE_LANGUAGE (en) and WHATSAPP_API_URL. Without the first there is
 * the sign-in page for local use (D18), without the second codes stand in the log and at /dev/outbox (D19); neither
 * page exists when NODE_ENV is production.
 *
 * @throws {ConfigError}
 */
export function readConfig(env: Env): Config {
  const get = (name: string) => env[name]?.trim() || undefined
  return {
    port: readPort(get('PORT') ?? '8787'),
    host: get('HOST') ?? '127.0.0.1',
    place: readPlace(get('DATABASE_URL'), get('DATA_DIR') ?? '.data'),
    tls: readTls(get('TLS_CERT_FILE'), get('TLS_KEY_FILE')),
    rateLimitFactor: readFactor(get('RATE_LIMIT_FACTOR') ?? '1'),
    trustProxy: readTrustProxy(get('TRUST_PROXY') ?? 'false'),
    corsOrigins: readOrigins(get('CORS_ORIGINS') ?? ''),
    cities: readCities(get('SOCIAL_PROOF_FILE')),
    logLevel: readLogLevel(get('LOG_LEVEL') ?? 'info'),
    local: get('NODE_ENV') !== 'production',
    googleClientId: get('GOOGLE_CLIENT_ID'),
    whatsapp: readWhatsapp(get),
    publicOrigin: readPublicOrigin(get('PUBLIC_ORIGIN')),
  }
}

function readPort(text: string) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new ConfigError('PORT has to be a number from 0 to 65535.')
  return port
}

function readPlace(url: string | undefined, dataDir: string): Config['place'] {
  if (url === undefined) return { kind: 'directory', path: resolve(dataDir, 'pg') }
  // The address holds a password: it is never repeated in a message.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new ConfigError('DATABASE_URL has to look like postgres://user:password@host:5432/database.')
  }
  return { kind: 'postgres', url }
}

function readTls(certFile: string | undefined, keyFile: string | undefined): Config['tls'] {
  if (certFile === undefined && keyFile === undefined) return undefined
  if (certFile === undefined || keyFile === undefined) {
    throw new ConfigError('TLS_CERT_FILE and TLS_KEY_FILE have to be set together.')
  }
  return { cert: readBytes('TLS_CERT_FILE', certFile), key: readBytes('TLS_KEY_FILE', keyFile) }
}

function readBytes(setting: string, file: string) {
  if (!existsSync(file)) throw new ConfigError(`${setting}: the file ${file} does not exist.`)
  try {
    return readFileSync(file)
  } catch {
    throw new ConfigError(`${setting}: the file ${file} cannot be read.`)
  }
}

function readFactor(text: string) {
  const factor = Number(text)
  if (!Number.isFinite(factor) || factor <= 0) throw new ConfigError('RATE_LIMIT_FACTOR has to be a number above 0.')
  return factor
}

/** Proxies on private networks: the machine itself, its container network, its data centre. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Not a number of hops: whoever reaches the server directly could then write any address of its own. */
function readTrustProxy(text: string): string[] {
  if (text === 'false' || text === '0') return []
  if (text === 'true' || text === '1') return PRIVATE_NETWORKS
  const addresses = text.split(',').map((part) => part.trim())
  if (addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, '')) !== 0)) return addresses
  throw new ConfigError(
    'TRUST_PROXY has to be true (proxies on private networks), or the addresses of the proxies with commas between them.',
  )
}

function readOrigins(text: string) {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError(`CORS_ORIGINS: ${origin} has to look like https://app.example.com, without a path.`)
    }
  }
  return origins
}

function readPublicOrigin(origin: string | undefined) {
  if (origin === undefined) return undefined
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin
  throw new ConfigError('PUBLIC_ORIGIN has to look like https://app.example.com, without a path.')
}

function readWhatsapp(get: (name: string) => string | undefined): WhatsappOptions | undefined {
  const [token, phoneId] = [get('WHATSAPP_TOKEN'), get('WHATSAPP_PHONE_ID')]
  if (token === undefined && phoneId === undefined) return undefined
  if (token === undefined || phoneId === undefined) {
    throw new ConfigError('WHATSAPP_TOKEN and WHATSAPP_PHONE_ID have to be set together.')
  }
  const apiUrl = get('WHATSAPP_API_URL') ?? 'https://graph.facebook.com/v21.0'
  if (!/^https?:/.test(apiUrl) || !URL.canParse(apiUrl)) {
    throw new ConfigError('WHATSAPP_API_URL has to look like https://graph.facebook.com/v21.0.')
  }
  return {
    token,
    phoneId,
    template: get('WHATSAPP_TEMPLATE') ?? 'one_time_code',
    templateLanguage: get('WHATSAPP_TEMPLATE_LANGUAGE') ?? 'en',
    apiUrl: apiUrl.replace(/\/$/, ''),
  }
}

function readCities(file: string | undefined) {
  if (file === undefined) return undefined
  try {
    return readCityTable(resolve(file))
  } catch (error) {
    throw new ConfigError((error as Error).message)
  }
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level === undefined) throw new ConfigError(`LOG_LEVEL has to be one of: ${LOG_LEVELS.join(', ')}.`)
  return level
}
