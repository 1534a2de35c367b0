// Run before the browser tests: finds a Chromium, or installs one, and says what it does.
import { spawnSync } from 'node:child_process'
import { chromiumPath, shellPath } from './chromium.ts'

const run = (command: string, args: string[]): boolean => {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}
const isRoot = process.getuid?.() === 0
const hasApt = process.platform === 'linux' && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
const canInstall = hasApt && isRoot

const install = (name: string): boolean =>
  run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])

let found = chromiumPath()
if (found === undefined && canInstall) {
  console.log('No Chromium found; installing the distribution’s own.')
  install('chromium')
  found = chromiumPath()
}
if (found === undefined) {
  console.log('No Chromium found; downloading the one that Playwright is built for.')
  run('npx', ['playwright', 'install', 'chromium'])
  found = chromiumPath()
}
if (found === undefined) {
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM to its path, and run the tests again.')
  process.exit(1)
}
if (!process.env.CHROMIUM && shellPath() === found && canInstall) {
  // Of the same version, so that nothing changes that is there; a distribution without it makes the tests slower only.
  const { stdout } = spawnSync('dpkg', ['--status', 'chromium'], { encoding: 'utf8' })
  const [, version] = /^Version: (\S+)$/m.exec(stdout) ?? []
  if (version) install(`chromium-headless-shell=${version}`)
}
console.log(`Chromium: ${found}; without its windows: ${shellPath()}`)
