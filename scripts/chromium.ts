// Finds the browsers of stories, walks and benches: CHROMIUM, else an installed Chromium or Chrome, else Playwright's own;
// and of Chromium the one that has no windows, where that is enough.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * Features of a browser that no test needs. The list replaces Playwright's own, so it repeats those entries on which tests
 * depend: no upgrades to https, no painting held back.
 */
const WITHOUT = [
  // Two pages more for every window, for what would hang under the address bar: half of what a walk's page costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What a browser under test needs in a container, and what keeps it off the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
]

/** What makes a browser draw the same on every machine: plain edges, plain colours, no use of what a processor has. */
export const DRAWING_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
]

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** Path of an installed browser, or undefined when there is none. */
export function chromiumPath(): string | undefined {
  const wanted = process.env.CHROMIUM
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM says ${wanted}, and there is no such file.`)
    return wanted
  }
  return [...(INSTALLED[process.platform] ?? []), chromium.executablePath()].find((path) => existsSync(path))
}

/** Debian's `chromium-headless-shell`, of the same source and version as its `chromium`. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Path of a Chromium that draws and runs pages and has nothing around them (no windows, microphone, notifications,
 * installation): the same walk costs a quarter less. Without one, or where CHROMIUM names a browser: `chromiumPath()`.
 */
export function shellPath(): string | undefined {
  return !process.env.CHROMIUM && existsSync(SHELL) ? SHELL : chromiumPath()
}
