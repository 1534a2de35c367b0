import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, chromiumPath, DRAWING_ARGS, shellPath } from './scripts/chromium.ts'
import type { Nearness } from './tests/looks/browser.ts'
import { bundledFonts } from './tests/looks/bundledFonts.ts'
import { DIFFERENCES, PICTURES } from './tests/looks/looks.ts'

/** Limits, and no expectations: a machine may be as busy as it likes, and what never ends is still found. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000 }

/** A browser for each project: vitest keeps its own notes in these. */
const browser = (executablePath = shellPath(), ...more: string[]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args: [...CHROMIUM_ARGS, ...more] } }),
  instances: [{ browser: 'chromium' as const }],
})

const year = { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify('2026') }

const looksNearness = (): Nearness => {
  const { LOOKS_NEARNESS: wanted } = process.env
  return wanted === 'wide' || wanted === 'none' ? wanted : 'strict'
}

/** Every story is a test; axe's findings and clipped texts fail it (.storybook/preview.tsx). */
const stories = (language: 'english' | 'punjabi' | 'hindi', theme: 'light' | 'dark', viewport: string) => ({
  define: year,
  plugins: [
    storybookTest({
      initialGlobals: {
        language,
        theme,
        viewport: { value: viewport, isRotated: false },
        // axe reads no language: one run on a desktop in light, and one on a phone in the dark, see all that it sees.
        a11y: { manual: language === 'hindi' },
      },
      // What a story with 'once' proves is the same in every language; what speaks English is seen in light and in dark.
      tags: { exclude: { english: [], punjabi: ['once'], hindi: ['once', 'english'] }[language] },
    }),
  ],
  // Found by name, so that the first run on a cold cache does not reload in its middle.
  optimizeDeps: {
    include: ['react-dom', 'react/jsx-runtime', 'virtua', 'elkjs/lib/elk.bundled.js', 'storybook/internal/core-events'],
  },
  test: {
    ...PATIENCE,
    name: `stories-${language}`,
    isolate: false,
    // As with the walks: in CI one that a stalled machine broke goes again, and the report says so.
    retry: process.env.CI ? 1 : 0,
    browser: browser(),
  },
})

export default defineConfig({
  test: {
    // All cores: the default leaves one idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        define: year,
        test: {
          ...PATIENCE,
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/walkRecords.ts'],
          include: [
            'atlas/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{always,bench,breaks,docs,looks,mutants,rooms,walks}/*.test.ts',
            'openapi/*.test.ts',
            'tests/answers/*.test.tsx',
          ],
        },
      },
      {
        define: year,
        // After `unit`, whose walks it reads; so it is asked for by name (scripts/test.ts).
        test: { name: 'atlas', environment: 'node', include: ['atlas/*.check.ts'] },
      },
      {
        test: {
          ...PATIENCE,
          name: 'contract',
          // Every file has servers and a storage of its own; in one process the embedded engine is compiled once.
          isolate: false,
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      // The checks of the stories are checked first.
      { test: { name: 'stories-checks', include: ['.storybook/**/*.test.ts'], browser: browser() } },
      {
        define: year,
        css: { postcss: { plugins: [bundledFonts] } },
        optimizeDeps: { include: ['virtua'] },
        // By `npm run looks`, which knows the browser of the pictures.
        test: {
          name: 'looks',
          include: ['tests/looks/*.test.tsx'],
          provide: { looks: { nearness: looksNearness(), isUpdate: process.argv.includes('--update=all') } },
          browser: {
            ...browser(chromiumPath(), ...DRAWING_ARGS),
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext, root }) => path.resolve(root, PICTURES, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext, root }) => path.resolve(root, DIFFERENCES, `${arg}${ext}`),
              },
            },
          },
        },
      },
      stories('english', 'light', 'desktop1280'),
      // Storybook's own 'Run tests' gives every project of stories the same name, and vitest wants names apart.
      ...(process.env.VITEST_STORYBOOK === 'true'
        ? []
        : [stories('punjabi', 'dark', 'phone360'), stories('hindi', 'light', 'phone360')]),
    ],
  },
})
