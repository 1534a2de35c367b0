import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { WriterOptions } from '@satsang/guide'
import type { Place } from './db/open.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './http/connections.ts'
import type { LogLevel } from './http/log.ts'
import type { WhatsappOptions } from './operations/otpSender.ts'
import type { CityTable } from './socialProof/data.ts'
import { readCityTable } from './socialProof/message.ts'
import type { S3Options } from './voice/s3Store.ts'
import type { SpeechOptions } from './voice/speech.ts'

/** A setting that cannot be used. The message is a sentence for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Config = {
  port: number
  host: string
  place: Extract<Place, { kind: 'directory' | 'postgres' }>
  /** Where the sound of voice messages lies. */
  recordings: { path: string } | S3Options
  tls: { cert: Buffer; key: Buffer } | undefined
  rateLimitFactor: number
  /** Addresses or ranges of proxies, or how many there are one after the other. */
  trustProxy: string[] | number
  connections: Pick<ConnectionLimits, 'max' | 'maxPerAddress'>
  corsOrigins: string[]
  /** Where figures for Prometheus are asked for; without one nothing is counted. */
  metrics: { port: number; host: string } | undefined
  cities: CityTable | undefined
  logLevel: LogLevel
  /** Whether the helps for local use are on: the sign-in page (D18) and the outbox (D19). */
  local: boolean
  googleClientId: string | undefined
  whatsapp: WhatsappOptions | undefined
  publicOrigin: string | undefined
  speech: SpeechOptions | undefined
  /** The language model that writes the guide's prose (D43), and whose it is; without one the built-in guide answers. */
  model: (WriterOptions & { provider: string }) | undefined
}

/** What a push is sent with (push/main.ts). */
export type PushConfig = {
  place: Config['place']
  /** Without one nothing can be sent, but tried. */
  account: ServiceAccount | undefined
  fcmUrl: string
  publicOrigin: string | undefined
}

/** What is used of the JSON file that Google gives for a service account. */
export type ServiceAccount = { projectId: string; clientEmail: string; privateKey: string; tokenUri: string }

type Get = (name: string) => string | undefined
type Env = Record<string, string | undefined>

const FCM_URL = 'https://fcm.googleapis.com'
const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the settings of the server. All are optional; an empty one counts as not set.
 *
 * PORT (8787), HOST (127.0.0.1; 0.0.0.0 to be reached from other machines), DATA_DIR (./.data, for the embedded
 * database), DATABASE_URL (a PostgreSQL instead), TLS_CERT_FILE and TLS_KEY_FILE (HTTPS and HTTP/2), TRUST_PROXY (true
 * behind a proxy on a private network, the proxies' addresses, or how many there are), MAX_CONNECTIONS (10000) and
 * MAX_CONNECTIONS_PER_ADDRESS (2000; trusted proxies are not counted), CORS_ORIGINS (other origins that may call the API),
 * METRICS_PORT and METRICS_HOST (figures for Prometheus, 127.0.0.1; off without the first), RATE_LIMIT_FACTOR (1),
 * SOCIAL_PROOF_FILE (real figures, D21), LOG_LEVEL (info), PUBLIC_ORIGIN (where people reach the app, for referral links;
 * without it, where the caller reached the server).
 *
 * GOOGLE_CLIENT_ID (real Google sign-in), WHATSAPP_TOKEN and WHATSAPP_PHONE_ID (codes by the WhatsApp Cloud API) with
 * WHATSAPP_TEMPLATE (one_time_code), WHATSAPP_TEMPLATE_LANGUAGE (en) and WHATSAPP_API_URL. Without the first there is
 * the sign-in page for local use (D18), without the second codes stand in the log and at /dev/outbox (D19). None of that
 * when NODE_ENV is production: then a way to sign in that is not set is off.
 *
 * SPEECH_URL (an OpenAI-compatible service, for voice messages) with SPEECH_MODEL (whisper-1) and SPEECH_API_KEY. Without
 * the first, recordings are kept and the guide asks to write.
 *
 * RECORDINGS_DIR (the folder of voice messages; `recordings` in DATA_DIR, also with DATABASE_URL), or RECORDINGS_S3_URL (a
 * bucket of an S3-compatible service) with RECORDINGS_S3_KEY_ID, RECORDINGS_S3_SECRET and RECORDINGS_S3_REGION.
 *
 * GUIDE_LLM_URL (an OpenAI-compatible service) with GUIDE_LLM_MODEL (which it needs), GUIDE_LLM_API_KEY,
 * GUIDE_LLM_PROVIDER (whose service it is, for the privacy page; the host of the URL), GUIDE_LLM_PASSAGES (all; or how many
 * a small model is offered, 10 to 100) and GUIDE_LLM_TIMEOUT_S (60, at most 240). Without the first the built-in guide answers.
 *
 * @throws {ConfigError}
 */
export function readConfig(env: Env): Config {
  const get = getter(env)
  return {
    port: readPort('PORT', get('PORT') ?? '8787'),
    host: readHost(get('HOST')),
    place: readPlace(get('DATABASE_URL'), get('DATA_DIR') ?? '.data'),
    recordings: readRecordings(get),
    tls: readTls(get('TLS_CERT_FILE'), get('TLS_KEY_FILE')),
    rateLimitFactor: readFactor(get('RATE_LIMIT_FACTOR') ?? '1'),
    trustProxy: readTrustProxy(get('TRUST_PROXY') ?? 'false'),
    connections: {
      max: readCount('MAX_CONNECTIONS', get('MAX_CONNECTIONS'), CONNECTION_LIMITS.max),
      maxPerAddress: readCount(
        'MAX_CONNECTIONS_PER_ADDRESS',
        get('MAX_CONNECTIONS_PER_ADDRESS'),
        CONNECTION_LIMITS.maxPerAddress,
      ),
    },
    corsOrigins: readOrigins(get('CORS_ORIGINS') ?? ''),
    metrics: readMetrics(get('METRICS_PORT'), get('METRICS_HOST')),
    cities: readCities(get('SOCIAL_PROOF_FILE')),
    logLevel: readLogLevel(get('LOG_LEVEL') ?? 'info'),
    local: get('NODE_ENV') !== 'production',
    googleClientId: get('GOOGLE_CLIENT_ID'),
    whatsapp: readWhatsapp(get),
    publicOrigin: readPublicOrigin(get('PUBLIC_ORIGIN')),
    speech: readSpeech(get),
    model: readModel(get),
  }
}

/**
 * Reads the settings of `npm run push`: where the database is, as for the server, PUBLIC_ORIGIN (what a notification
 * opens), FCM_SERVICE_ACCOUNT_FILE (the JSON of a service account that may send) and FCM_API_URL (for a stand-in).
 * @throws {ConfigError}
 */
export function readPushConfig(env: Env): PushConfig {
  const get = getter(env)
  return {
    place: readPlace(get('DATABASE_URL'), get('DATA_DIR') ?? '.data'),
    account: readServiceAccount(get('FCM_SERVICE_ACCOUNT_FILE')),
    fcmUrl: readUrl('FCM_API_URL', get('FCM_API_URL') ?? FCM_URL, FCM_URL),
    publicOrigin: readPublicOrigin(get('PUBLIC_ORIGIN')),
  }
}

/**
 * Reads the settings of `npm run backup` and `npm run restore`: where the database and the recordings are, as for the
 * server.
 * @throws {ConfigError}
 */
export function readStorageConfig(env: Env): Pick<Config, 'place' | 'recordings'> {
  const get = getter(env)
  return {
    place: readPlace(get('DATABASE_URL'), get('DATA_DIR') ?? '.data'),
    recordings: readRecordings(get),
  }
}

/** An empty setting counts as not set. */
const getter =
  (env: Env): Get =>
  (name) =>
    env[name]?.trim() || undefined

function readUrl(setting: string, url: string, example: string) {
  if (/^https?:/.test(url) && URL.canParse(url)) return url.replace(/\/+$/, '')
  throw new ConfigError(`${setting} has to look like ${example}.`)
}

function readSpeech(get: Get): SpeechOptions | undefined {
  const [url, apiKey] = [get('SPEECH_URL'), get('SPEECH_API_KEY')]
  if (url === undefined) {
    if (apiKey !== undefined) throw new ConfigError('SPEECH_API_KEY needs SPEECH_URL.')
    return undefined
  }
  return {
    url: readUrl('SPEECH_URL', url, 'https://api.openai.com/v1'),
    model: get('SPEECH_MODEL') ?? 'whisper-1',
    apiKey,
  }
}

function readRecordings(get: Get): Config['recordings'] {
  const [url, keyId, secret] = [get('RECORDINGS_S3_URL'), get('RECORDINGS_S3_KEY_ID'), get('RECORDINGS_S3_SECRET')]
  const [path, region] = [get('RECORDINGS_DIR'), get('RECORDINGS_S3_REGION')]
  if (url === undefined) {
    if ((keyId ?? secret ?? region) !== undefined)
      throw new ConfigError(
        'RECORDINGS_S3_KEY_ID, RECORDINGS_S3_SECRET and RECORDINGS_S3_REGION need RECORDINGS_S3_URL.',
      )
    return { path: resolve(path ?? join(get('DATA_DIR') ?? '.data', 'recordings')) }
  }
  if (path !== undefined) throw new ConfigError('RECORDINGS_DIR and RECORDINGS_S3_URL cannot be set together.')
  if (keyId === undefined || secret === undefined)
    throw new ConfigError('RECORDINGS_S3_URL needs RECORDINGS_S3_KEY_ID and RECORDINGS_S3_SECRET.')
  return {
    url: readUrl('RECORDINGS_S3_URL', url, 'https://s3.eu-central-1.amazonaws.com/bucket'),
    keyId,
    secret,
    region,
  }
}

function readModel(get: Get): Config['model'] {
  const [url, model, apiKey] = [get('GUIDE_LLM_URL'), get('GUIDE_LLM_MODEL'), get('GUIDE_LLM_API_KEY')]
  if (url === undefined) {
    if ((model ?? apiKey) !== undefined)
      throw new ConfigError('GUIDE_LLM_MODEL and GUIDE_LLM_API_KEY need GUIDE_LLM_URL.')
    return undefined
  }
  if (model === undefined) throw new ConfigError('GUIDE_LLM_URL needs GUIDE_LLM_MODEL, the name of the model.')
  const seconds = Number(get('GUIDE_LLM_TIMEOUT_S') ?? 60)
  // Longer, and the app has stopped waiting (spec section 9).
  if (!(seconds > 0 && seconds <= 240)) throw new ConfigError('GUIDE_LLM_TIMEOUT_S has to be a number from 1 to 240.')
  const passages = get('GUIDE_LLM_PASSAGES') ?? 'all'
  const offer = passages === 'all' ? passages : Number(passages)
  if (offer !== 'all' && !(Number.isInteger(offer) && offer >= 10 && offer <= 100))
    throw new ConfigError('GUIDE_LLM_PASSAGES has to be all, or a number from 10 to 100.')
  const place = readUrl('GUIDE_LLM_URL', url, 'https://api.example.com/v1')
  return {
    url: place,
    model,
    apiKey,
    provider: get('GUIDE_LLM_PROVIDER') ?? new URL(place).hostname,
    offer,
    timeoutMs: seconds * 1000,
  }
}

function readServiceAccount(file: string | undefined): ServiceAccount | undefined {
  if (file === undefined) return undefined
  const bytes = readBytes('FCM_SERVICE_ACCOUNT_FILE', file)
  let json: Record<string, unknown>
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    // The parser's own message quotes the file, which holds a key.
    throw new ConfigError(`FCM_SERVICE_ACCOUNT_FILE: the file ${file} is not valid JSON.`)
  }
  const field = (name: string) => {
    const value = json?.[name]
    if (typeof value === 'string' && value !== '') return value
    throw new ConfigError(`FCM_SERVICE_ACCOUNT_FILE: the file ${file} is no service account, it has no ${name}.`)
  }
  return {
    projectId: field('project_id'),
    clientEmail: field('client_email'),
    privateKey: field('private_key'),
    tokenUri: field('token_uri'),
  }
}

function readPort(setting: string, text: string) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new ConfigError(`${setting} has to be a number from 0 to 65535.`)
  return port
}

/** This machine alone by default: figures are for who runs the server. */
/** For 'localhost' Fastify opens a second server, of IPv6, which would not have the limits of the first. */
function readHost(host = 'localhost'): string {
  return host === 'localhost' ? '127.0.0.1' : host
}

function readMetrics(port: string | undefined, host: string | undefined): Config['metrics'] {
  if (port !== undefined) return { port: readPort('METRICS_PORT', port), host: host ?? '127.0.0.1' }
  if (host !== undefined) throw new ConfigError('METRICS_HOST needs METRICS_PORT.')
  return undefined
}

function readCount(setting: string, text: string | undefined, otherwise: number) {
  if (text === undefined) return otherwise
  if (!/^\d+$/.test(text) || Number(text) === 0) throw new ConfigError(`${setting} has to be a number above 0.`)
  return Number(text)
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

/** So many proxies one after the other are more than anybody has: a number above it is a slip. */
const MOST_PROXIES = 10

/** A count is only for who can be reached through the proxies alone (docs/configuration.md). */
function readTrustProxy(text: string): string[] | number {
  if (text === 'false' || text === '0') return []
  if (text === 'true') return PRIVATE_NETWORKS
  if (/^\d+$/.test(text) && Number(text) <= MOST_PROXIES) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  if (addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, '')) !== 0)) return addresses
  throw new ConfigError(
    'TRUST_PROXY has to be true (proxies on private networks), the addresses of the proxies with commas between them, or how many there are one after the other (1 to 10).',
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

function readWhatsapp(get: Get): WhatsappOptions | undefined {
  const [token, phoneId] = [get('WHATSAPP_TOKEN'), get('WHATSAPP_PHONE_ID')]
  if (token === undefined && phoneId === undefined) return undefined
  if (token === undefined || phoneId === undefined) {
    throw new ConfigError('WHATSAPP_TOKEN and WHATSAPP_PHONE_ID have to be set together.')
  }
  const example = 'https://graph.facebook.com/v21.0'
  return {
    token,
    phoneId,
    template: get('WHATSAPP_TEMPLATE') ?? 'one_time_code',
    templateLanguage: get('WHATSAPP_TEMPLATE_LANGUAGE') ?? 'en',
    apiUrl: readUrl('WHATSAPP_API_URL', get('WHATSAPP_API_URL') ?? example, example),
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
