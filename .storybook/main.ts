import type { StorybookConfig } from '@storybook/react-vite'
import { storyVerses } from './storyVerses.ts'

// The project's own vite.config.ts is read too: its React plugin and VITE_BUILD_YEAR hold here as well.
const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../atlas/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), storyVerses()] }),
}
export default config
