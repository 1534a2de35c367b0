import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Plugin } from 'vite'
import { digestOfStorybook, STORYBOOK_MARK } from '../scripts/built.ts'
import { keptPictures } from './keptPictures.ts'
import { storyLeaves } from './storyLeaves.ts'
import { storyVerses } from './storyVerses.ts'

/** A built Storybook says what it is built of, so that nobody takes pictures of an old one (scripts/built.ts). */
const builtOf = (): Plugin => {
  let digest = ''
  return {
    name: 'satsang-built-of',
    apply: 'build',
    buildStart() {
      digest = digestOfStorybook()
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: STORYBOOK_MARK, source: digest })
    },
  }
}

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
      plugins: [storyVerses(), storyLeaves(), keptPictures(), builtOf()],
      build: {
        rolldownOptions: { output: { keepNames: true, minify: { compress: true, mangle: false, codegen: true } } },
      },
    }),
}
export default config
