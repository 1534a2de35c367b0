import { addons } from 'storybook/manager-api'
import { themes } from 'storybook/theming'

// From everywhere one click leads back to the atlas' front page, on which is found what the sidebar has no name for.
addons.setConfig({
  theme: {
    ...(matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light),
    brandTitle: 'Satsang: the atlas',
    brandUrl: './?path=/story/atlas-index--index',
    brandTarget: '_self',
  },
  // A page of the atlas is no part of the app, and has nothing to set.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('atlas-') ? false : isShown),
  },
})
