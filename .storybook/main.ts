import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { storyVerses } from './storyVerses.ts'

// The project's own vite.config.ts is read too: its React plugin and VITE_BUILD_YEAR hold here as well.
const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../atlas/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // The atlas says a condition by its function's name, or by what stands in it (atlas/chart.ts).
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [storyVerses()],
      build: {
        rolldownOptions: { output: { keepNames: true, minify: { compress: true, mangle: false, codegen: true } } },
      },
    }),
}
export default config
