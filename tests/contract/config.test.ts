import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig, readPushConfig } from '../../server/config.ts'
import { DirectoryInUse, lockDirectory } from '../../server/db/lock.ts'

const directory = mkdtempSync(join(tmpdir(), 'satsang-config-'))
afterAll(() => rmSync(directory, { recursive: true }))

test('nothing has to be set', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
    port: 8787,
    host: '127.0.0.1',
    place: { kind: 'directory', path: resolve('.data/pg') },
    recordings: { path: expect.stringMatching(/\.data[\\/]recordings$/) },
    tls: undefined,
    rateLimitFactor: 1,
    trustProxy: [],
    connections: { max: 10_000, maxPerAddress: 2_000 },
    corsOrigins: [],
    metrics: undefined,
    cities: undefined,
    logLevel: 'info',
    local: true,
    googleClientId: undefined,
    whatsapp: undefined,
    publicOrigin: undefined,
    speech: undefined,
    model: undefined,
  })
})

test('everything can be set', () => {
  const file = join(directory, 'any.pem')
  writeFileSync(file, 'x')
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://user:secret@db:5432/satsang',
    TLS_CERT_FILE: file,
    TLS_KEY_FILE: file,
    RATE_LIMIT_FACTOR: '0.5',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    GOOGLE_CLIENT_ID: '123.apps.example.com',
    WHATSAPP_TOKEN: 'secret',
    WHATSAPP_PHONE_ID: '1234',
    WHATSAPP_API_URL: 'http://127.0.0.1:9/v21.0/',
    PUBLIC_ORIGIN: 'https://app.example.com',
    SPEECH_URL: 'http://127.0.0.1:9/v1/',
    SPEECH_MODEL: 'whisper-large',
    SPEECH_API_KEY: 'secret',
    GUIDE_LLM_URL: 'http://127.0.0.1:9/v1/',
    GUIDE_LLM_MODEL: 'large',
    GUIDE_LLM_API_KEY: 'secret',
    GUIDE_LLM_TIMEOUT_S: '12.5',
  })
  expect(config).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    place: { kind: 'postgres', url: 'postgres://user:secret@db:5432/satsang' },
    tls: { cert: Buffer.from('x'), key: Buffer.from('x') },
    rateLimitFactor: 0.5,
    trustProxy: ['10.0.0.0/8', '::1'],
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    metrics: { port: 9464, host: '10.0.0.5' },
    logLevel: 'warn',
    local: false,
    googleClientId: '123.apps.example.com',
    whatsapp: {
      token: 'secret',
      phoneId: '1234',
      template: 'one_time_code',
      templateLanguage: 'en',
      apiUrl: 'http://127.0.0.1:9/v21.0',
    },
    publicOrigin: 'https://app.example.com',
    speech: { url: 'http://127.0.0.1:9/v1', model: 'whisper-large', apiKey: 'secret' },
    model: { url: 'http://127.0.0.1:9/v1', model: 'large', apiKey: 'secret', timeoutMs: 12_500 },
  })
  expect(readConfig({ SPEECH_URL: 'https://api.example.com/v1' }).speech).toEqual({
    url: 'https://api.example.com/v1',
    model: 'whisper-1',
    apiKey: undefined,
  })
  const s3 = {
    RECORDINGS_S3_URL: 'https://s3.example.com/bucket/',
    RECORDINGS_S3_KEY_ID: 'id',
    RECORDINGS_S3_SECRET: 'secret',
  }
  const bucket = { url: 'https://s3.example.com/bucket', keyId: 'id', secret: 'secret', region: undefined }
  expect(readConfig(s3).recordings).toEqual(bucket)
  expect(readConfig({ ...s3, RECORDINGS_S3_REGION: 'auto' }).recordings).toEqual({ ...bucket, region: 'auto' })
  // The folder of the data is where files lie, whichever database there is.
  for (const env of [{}, { DATABASE_URL: 'postgres://user:secret@db:5432/satsang' }])
    expect(readConfig({ DATA_DIR: '/data', ...env }).recordings).toEqual({ path: '/data/recordings' })
  expect(readConfig({ DATA_DIR: '/data', RECORDINGS_DIR: '/voices' }).recordings).toEqual({ path: '/voices' })
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toContain('loopback')
  expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toEqual([])
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
})

test.each([
  [{ PORT: '70000' }, 'PORT has to be a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT has to be'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT has to be a number from 0 to 65535.'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST needs METRICS_PORT.'],
  [{ DATABASE_URL: 'mysql://user:secret@db/x' }, 'DATABASE_URL has to look like postgres://'],
  [{ TLS_CERT_FILE: '/x' }, 'TLS_CERT_FILE and TLS_KEY_FILE have to be set together.'],
  [{ TLS_CERT_FILE: '/no/such.pem', TLS_KEY_FILE: '/no/such.pem' }, 'the file /no/such.pem does not exist.'],
  [{ TLS_CERT_FILE: '/tmp', TLS_KEY_FILE: '/tmp' }, 'the file /tmp cannot be read.'],
  [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR has to be a number above 0.'],
  [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS has to be a number above 0.'],
  [{ TRUST_PROXY: '11' }, 'TRUST_PROXY has to be true'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY has to be true'],
  [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY has to be true'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS: * has to look like https://app.example.com, without a path.'],
  [{ CORS_ORIGINS: 'https://a.example/' }, 'without a path.'],
  [{ SOCIAL_PROOF_FILE: '/no/such.json' }, 'SOCIAL_PROOF_FILE /no/such.json: this file cannot be read.'],
  [{ PUBLIC_ORIGIN: 'app.example.com' }, 'PUBLIC_ORIGIN has to look like https://app.example.com, without a path.'],
  [{ PUBLIC_ORIGIN: 'https://app.example.com/' }, 'without a path.'],
  [{ WHATSAPP_TOKEN: 'secret' }, 'WHATSAPP_TOKEN and WHATSAPP_PHONE_ID have to be set together.'],
  [{ WHATSAPP_TOKEN: 'a', WHATSAPP_PHONE_ID: 'b', WHATSAPP_API_URL: 'x' }, 'WHATSAPP_API_URL has to look like'],
  [{ SPEECH_URL: 'api.example.com' }, 'SPEECH_URL has to look like https://api.openai.com/v1.'],
  [{ GUIDE_LLM_URL: 'https://api.example.com/v1' }, 'GUIDE_LLM_URL needs GUIDE_LLM_MODEL, the name of the model.'],
  [{ GUIDE_LLM_API_KEY: 'secret' }, 'GUIDE_LLM_MODEL and GUIDE_LLM_API_KEY need GUIDE_LLM_URL.'],
  [
    { GUIDE_LLM_URL: 'https://api.example.com/v1', GUIDE_LLM_MODEL: 'm', GUIDE_LLM_TIMEOUT_S: '600' },
    'GUIDE_LLM_TIMEOUT_S has to be a number from 1 to 240.',
  ],
  [{ SPEECH_API_KEY: 'secret' }, 'SPEECH_API_KEY needs SPEECH_URL.'],
  [{ RECORDINGS_S3_URL: 's3://bucket' }, 'RECORDINGS_S3_URL needs RECORDINGS_S3_KEY_ID and RECORDINGS_S3_SECRET.'],
  [
    { RECORDINGS_S3_URL: 's3://bucket', RECORDINGS_S3_KEY_ID: 'a', RECORDINGS_S3_SECRET: 'secret' },
    'RECORDINGS_S3_URL has to look like https://s3.eu-central-1.amazonaws.com/bucket.',
  ],
  [{ RECORDINGS_S3_SECRET: 'secret' }, 'and RECORDINGS_S3_REGION need RECORDINGS_S3_URL.'],
  [
    { RECORDINGS_S3_URL: 'https://s3.example.com/b', RECORDINGS_DIR: 'voices' },
    'RECORDINGS_DIR and RECORDINGS_S3_URL cannot be set together.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of: fatal, error'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

const account = {
  project_id: 'satsang',
  client_email: 'push@satsang.example',
  private_key: 'very secret',
  token_uri: 'https://oauth2.googleapis.com/token',
}

test('a push needs nothing for a dry run, and the file of an account to be sent', () => {
  expect(readPushConfig({})).toEqual({
    place: { kind: 'directory', path: resolve('.data/pg') },
    account: undefined,
    fcmUrl: 'https://fcm.googleapis.com',
    publicOrigin: undefined,
  })
  const file = join(directory, 'account.json')
  writeFileSync(file, JSON.stringify({ type: 'service_account', ...account }))
  expect(readPushConfig({ FCM_SERVICE_ACCOUNT_FILE: file, FCM_API_URL: 'http://127.0.0.1:9/' })).toMatchObject({
    account: {
      projectId: 'satsang',
      clientEmail: 'push@satsang.example',
      privateKey: 'very secret',
      tokenUri: 'https://oauth2.googleapis.com/token',
    },
    fcmUrl: 'http://127.0.0.1:9',
  })
})

test.each([
  ['not JSON, but very secret', 'is not valid JSON.'],
  [JSON.stringify({ ...account, private_key: undefined }), 'is no service account, it has no private_key.'],
  [JSON.stringify({ ...account, project_id: 7 }), 'it has no project_id.'],
  ['null', 'it has no project_id.'],
])('the account file %s is refused, and its key not repeated', (text, sentence) => {
  const file = join(directory, 'broken.json')
  writeFileSync(file, text)
  const read = () => readPushConfig({ FCM_SERVICE_ACCOUNT_FILE: file })
  expect(read).toThrow(sentence)
  expect(read).not.toThrow('very secret')
  const missing = { FCM_SERVICE_ACCOUNT_FILE: '/no/such.json' }
  expect(() => readPushConfig(missing)).toThrow('FCM_SERVICE_ACCOUNT_FILE: the file /no/such.json does not exist.')
})

test('a password never appears in a message', () => {
  expect(() => readConfig({ DATABASE_URL: 'user:secret@db' })).toThrow(/^((?!secret).)*$/)
})

test('a directory is locked once, given back, and taken over from the dead', async () => {
  const path = join(directory, 'pg')
  const unlock = await lockDirectory(path)
  await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUse)
  unlock()
  unlock()
  const again = await lockDirectory(path)
  again()
  // A process that cannot exist, and one that exists but started at another time (its id was used again).
  for (const left of ['999999999 1', `${process.ppid} 1`, 'nonsense', '']) {
    writeFileSync(`${path}.lock`, left)
    const taken = await lockDirectory(path)
    taken()
  }
  writeFileSync(`${path}.lock`, `${process.ppid}`)
  await expect(lockDirectory(path)).rejects.toThrow(`process ${process.ppid}`)
})

/** A process that takes a directory and keeps it until it is killed. */
async function holder(path: string) {
  const url = new URL('../../server/db/lock.ts', import.meta.url).href
  const code = `const { lockDirectory } = await import('${url}')
    await lockDirectory(${JSON.stringify(path)})
    console.log('held')
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

test('a directory is refused whatever the process id of who has it, and free as soon as that one is dead', async () => {
  const path = join(directory, 'shared')
  const kill = await holder(path)
  expect(readdirSync(directory).filter((name) => name.startsWith('shared'))).toEqual(['shared.held', 'shared.lock'])
  const theirs = readFileSync(`${path}.lock`, 'utf8')
  const [, start = '', host = ''] = theirs.split(' ')
  // As another container has it: nobody here has that id, or who asks has it itself, as the first process of each.
  for (const [left, named] of [
    [theirs.replace(host, 'elsewhere'), 'on elsewhere)'],
    ['999999999 1', '(process 999999999)'],
    [`${process.pid} ${start}`, `(process ${process.pid})`],
    ['', 'another Satsang server. Stop'],
  ] as const) {
    writeFileSync(`${path}.lock`, left)
    await expect(lockDirectory(path)).rejects.toThrow(named)
    await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUse)
  }
  rmSync(`${path}.lock`)
  await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUse)

  // A container that starts anew may have the same process id, and a process here the one of who died.
  await kill()
  for (const left of [theirs, `${process.ppid}  elsewhere`]) {
    writeFileSync(`${path}.lock`, left)
    const unlock = await lockDirectory(path)
    unlock()
  }
  expect(readdirSync(directory).filter((name) => name.startsWith('shared'))).toEqual([])
})

test('localhost is one address, because a second server for the other would have no limits', () =>
  expect(readConfig({ HOST: 'localhost' }).host).toBe('127.0.0.1'))
