import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.ts'

const year = { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify('2026') }

/** Every story is a test; axe's findings and clipped texts fail it (.storybook/preview.tsx). */
const stories = (language: 'english' | 'punjabi' | 'hindi', theme: 'light' | 'dark', viewport: string) => ({
  define: year,
  plugins: [
    storybookTest({
      initialGlobals: { language, theme, viewport: { value: viewport, isRotated: false } },
      // What such a story proves is the same in every language.
      tags: { exclude: language === 'english' ? [] : ['once'] },
    }),
  ],
  // Found by name, so that the first run on a cold cache does not reload in its middle.
  optimizeDeps: { include: ['virtua'] },
  test: {
    name: `stories-${language}`,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        define: year,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/walks/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      stories('english', 'light', 'desktop1280'),
      stories('punjabi', 'dark', 'phone360'),
      stories('hindi', 'light', 'phone360'),
    ],
  },
})
