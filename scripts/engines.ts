// `npm run engines`: the main journey in Firefox, in WebKit and in a Chromium as old as one is to be had, on the build in
// dist/. It installs what it needs, where it may, and says what it skipped. `npm run engines -- firefox` is one of them;
// `--pictures <folder>` keeps what was seen.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Engine, firefox, webkit } from '../tests/engines/engine.ts'
import { journey } from '../tests/engines/journey.ts'

const args = process.argv.slice(2)
const at = args.indexOf('--pictures')
const pictures = at < 0 ? undefined : args.splice(at, 2)[1]

const isRoot = process.getuid?.() === 0
function install(...names: string[]): boolean {
  if (process.platform !== 'linux' || !isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${names.join(', ')}.`)
  const run = (...each: string[]) => spawnSync('apt-get', ['-qq', ...each], { stdio: 'ignore' }).status === 0
  return run('update') && run('install', '-y', '--no-install-recommends', ...names)
}
const found = (...places: string[]) => places.find((place) => existsSync(place))

/** A Chromium 102 that was made for servers and stands in a package; newer ones do not tell what the oldest lack. */
const OLD = { name: '@sparticuz/chrome-aws-lambda', version: '14.0.0' }
function oldChromium(): string | undefined {
  const folder = path.resolve('.cache/engines')
  const binary = path.join(folder, `chromium-${OLD.version}`)
  if (existsSync(binary)) return binary
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  mkdirSync(folder, { recursive: true })
  console.log(`Fetching ${OLD.name} ${OLD.version} (54 MB).`)
  const packed = spawnSync('npm', ['pack', `${OLD.name}@${OLD.version}`, '--pack-destination', folder, '--json'], {
    encoding: 'utf8',
  })
  const file = path.join(folder, `${OLD.name.slice(1).replace('/', '-')}-${OLD.version}.tgz`)
  if (packed.status !== 0 || !existsSync(file)) return undefined
  const unpacked = spawnSync('tar', ['xzf', file, '-C', folder, 'package/bin/chromium.br'])
  if (unpacked.status !== 0) return undefined
  writeFileSync(`${binary}.part`, brotliDecompressSync(readFileSync(path.join(folder, 'package/bin/chromium.br'))))
  chmodSync(`${binary}.part`, 0o755)
  renameSync(`${binary}.part`, binary)
  rmSync(file)
  rmSync(path.join(folder, 'package'), { recursive: true })
  return binary
}

type Kind = { name: string; open(): Promise<Engine> | undefined; missing: string }
const KINDS: readonly Kind[] = [
  {
    name: 'firefox',
    missing: 'Firefox (Debian’s firefox-esr)',
    open: () => {
      const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
      const binary = found(...places) ?? (install('firefox-esr') ? found(...places) : undefined)
      return binary === undefined ? undefined : firefox(binary)
    },
  },
  {
    name: 'webkit',
    missing: 'WebKit (Debian’s webkit2gtk-driver and xvfb)',
    open: () => {
      const driver = '/usr/bin/WebKitWebDriver'
      const small = ['4.1', '4.0'].map(
        (each) =>
          `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${each}/MiniBrowser`,
      )
      if (!existsSync(driver) || !existsSync('/usr/bin/Xvfb')) install('webkit2gtk-driver', 'xvfb')
      const binary = found(...small)
      return existsSync(driver) && binary !== undefined ? webkit(driver, binary) : undefined
    },
  },
  {
    name: 'old-chromium',
    missing: `Chromium 102 (of the package ${OLD.name}, for Linux on x64)`,
    open: () => {
      const binary = oldChromium()
      return binary === undefined ? undefined : chromium(binary)
    },
  },
]

if (!existsSync('dist/index.html')) {
  console.error('There is no build in dist/ yet: npm run build.')
  process.exit(2)
}
const unknown = args.filter((arg) => !KINDS.some(({ name }) => name === arg))
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}. There are: ${KINDS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

async function serve(): Promise<{ site: string; stop(): void }> {
  const probe = createServer().listen(0)
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  const site = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`
  const data = mkdtempSync(path.join(tmpdir(), 'satsang-engines-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(site).port,
      DATA_DIR: data,
      DATABASE_URL: '',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
    },
  })
  const stop = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  process.once('exit', stop)
  for (let left = 300; left > 0; left -= 1) {
    if (
      await fetch(`${site}/api/v1/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { site, stop }
    await wait(200)
  }
  throw new Error('the server did not start')
}

const { site, stop } = await serve()
let failed = 0
const skipped: string[] = []
for (const { name, open, missing } of KINDS.filter((kind) => args.length === 0 || args.includes(kind.name))) {
  const begin = performance.now()
  let engine: Engine | undefined
  try {
    engine = await open()
    if (engine === undefined) {
      skipped.push(missing)
      continue
    }
    console.log(`\n${engine.version}`)
    let index = 0
    for (const { what, take, picture } of journey(engine, site)) {
      index += 1
      await take()
      if (picture && pictures !== undefined) {
        mkdirSync(pictures, { recursive: true })
        writeFileSync(path.join(pictures, `${name}-${index}.png`), Buffer.from(await engine.picture(), 'base64'))
      }
      console.log(`✓ ${what}`)
    }
  } catch (error) {
    failed += 1
    console.log(`✘ ${name}: ${error instanceof Error ? error.message : String(error)}`)
    if (pictures !== undefined && engine !== undefined) {
      mkdirSync(pictures, { recursive: true })
      writeFileSync(
        path.join(pictures, `${name}-failed.png`),
        Buffer.from(await engine.picture().catch(() => ''), 'base64'),
      )
    }
  } finally {
    await engine?.close()
    console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`)
  }
}
stop()
for (const each of skipped) console.log(`Skipped: ${each} is not here, and cannot be installed.`)
console.log(failed === 0 ? 'The journey works in what is here.' : `${failed} failed.`)
process.exit(failed === 0 ? 0 : 1)
