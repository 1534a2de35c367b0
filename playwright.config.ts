import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath, shellPath } from './scripts/chromium.ts'
import { toneFile } from './tests/model/tone.ts'

/** One that nobody has: two runs beside each other do not meet. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

// Workers read this file too; only the first one, which starts the server, has no port and no folder yet.
process.env.WALK_PORT ??= String(await freePort())
const port = Number(process.env.WALK_PORT)
if (process.env.WALK_DATA_DIR === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'satsang-walks-'))
  process.env.WALK_DATA_DIR = folder
  // The server has ended by then.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
// Nor do they have what was asked for on the command line.
process.env.WALK_WATCHED ??= process.argv.some((arg) => /^--(?:headed|ui|debug)\b/.test(arg)) ? '1' : ''
// The inspector is shown by the development server alone.
const isInspected = Boolean(process.env.WALK_INSPECT)
// Slow enough for a person's eyes, where one asks for that (scripts/walk.ts).
const slowMo = Number(process.env.WALK_SLOW_MS ?? 0)

/** What only a whole browser has: a microphone, notifications, the offer to install. */
const WHOLE = [
  'model/{install,music,offline,policy,push,voice}.spec.ts',
  '{walks,exported}/{configured,prompts,push,voice}.spec.ts',
]

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  ...(!isInspected && { globalSetup: './tests/freshBuild.ts' }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stalls for seconds now and then; what passes at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // One more than there are cores where these run: a walk waits a tenth of its time, and one that speaks more.
  workers: 3,
  // Who asked for a path reads its steps.
  reporter: process.env.WALK_WISH === undefined ? [['list']] : [['./tests/walks/teller.ts'], ['dot']],
  // Limits, and no expectations: a machine may be as busy as it likes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 412, height: 915 },
    screenshot: 'only-on-failure',
    // Routes of a test do not see what a worker answers; the walks of the worker let it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'page',
      testMatch: ['{model,walks,exported}/**/*.spec.ts'],
      testIgnore: WHOLE,
      use: {
        launchOptions: {
          executablePath: process.env.WALK_WATCHED ? chromiumPath() : shellPath(),
          args: CHROMIUM_ARGS,
          slowMo,
        },
      },
    },
    {
      name: 'browser',
      testMatch: WHOLE,
      use: {
        launchOptions: {
          executablePath: chromiumPath(),
          // What the microphone hears is a known tone.
          args: [
            ...CHROMIUM_ARGS,
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-audio-capture=${toneFile()}`,
          ],
          slowMo,
        },
      },
    },
  ],
  // The real app and the real reference server, from the production build.
  webServer: {
    command: isInspected ? 'node scripts/dev.ts' : 'node server/main.ts',
    ...(isInspected
      ? { wait: { stdout: /Satsang with hot reload/ } }
      : { url: `http://localhost:${port}/api/v1/health` }),
    env: {
      PORT: String(port),
      DATA_DIR: process.env.WALK_DATA_DIR,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ...(isInspected && { VITE_INSPECT: '1' }),
    },
    reuseExistingServer: false,
    timeout: 240_000,
  },
})
