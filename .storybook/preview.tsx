import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure, expect, waitFor } from 'storybook/test'
import { memoryLocation } from 'wouter/memory-location'
import { evidenceOf } from '../atlas/evidence.ts'
import { partsOf } from '../atlas/machines/states.ts'
import { isViewless } from '../atlas/viewless.ts'
import { WIDTHS } from '../atlas/widths.ts'
import { provideVerifier } from '../src/scripture/lazy.ts'
import * as verifier from '../src/scripture/verify.ts'
import { prepareTexts, textsOf } from '../src/ui/catalogue.ts'
import { preloadReplies } from '../src/ui/chat/late.ts'
import { htmlLang } from '../src/ui/i18n/load.ts'
import { NavigateContext } from '../src/ui/shared/AppLink.tsx'
import { lookOf, NOW_MS } from '../src/ui/stories.fixtures.ts'
import { TextsProvider } from '../src/ui/texts.tsx'
import '../src/ui/theme/index.css'
import { missingWords } from './catalogueWords.ts'
import { clippedTexts } from './clippedTexts.ts'
import { askedOfTheNetwork, beStill } from './stillness.ts'
import './frame.ts'
import './preview.css'

provideVerifier(verifier)
// What a story waits for may be code that comes late, from a development server that makes it first, on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** What main.tsx and boot.ts do around the app: the marks on <html>, the texts, and an address bar of its own. */
const inItsPage: Decorator = (Story, { globals }) => {
  const { tradition, language, theme, motion } = lookOf(globals)
  useLayoutEffect(() => {
    const { documentElement: html } = document
    html.lang = htmlLang(language)
    const marks = { tradition, theme: theme === 'system' ? null : theme, motion }
    for (const [mark, value] of Object.entries(marks)) {
      if (value === null) delete html.dataset[mark]
      else html.dataset[mark] = value
    }
  }, [tradition, language, theme, motion])
  return (
    <NavigateContext value={memoryLocation({ path: '/' }).navigate}>
      <TextsProvider texts={textsOf(language)} language={language}>
        <Story />
      </TextsProvider>
    </NavigateContext>
  )
}

const preview: Preview = {
  globalTypes: {
    tradition: {
      description: 'Tradition',
      toolbar: {
        icon: 'star',
        title: 'Tradition',
        dynamicTitle: true,
        items: [
          { value: 'sikh', title: 'Sikh' },
          { value: 'hindu', title: 'Hindu' },
          { value: 'none', title: 'No tradition' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        dynamicTitle: true,
        items: [
          { value: 'english', title: 'English' },
          { value: 'punjabi', title: 'ਪੰਜਾਬੀ' },
          { value: 'hindi', title: 'हिन्दी' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    width: {
      description: 'Width of the frames on the pages of Atlas/Screens',
      toolbar: {
        icon: 'grow',
        title: 'Width',
        dynamicTitle: true,
        items: Object.keys(WIDTHS).map((value) => ({ value, title: `${value} px` })),
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        title: 'Motion',
        dynamicTitle: true,
        items: [
          { value: 'still', title: 'Still' },
          { value: 'moving', title: 'Moving' },
        ],
      },
    },
  },
  initialGlobals: {
    tradition: 'sikh',
    language: 'english',
    theme: 'system',
    motion: 'still',
    width: '360',
    viewport: { value: 'phone412', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Atlas', ['Index', 'Screens', 'Compare', 'Machines', 'Errors', 'Texts']] } },
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'] },
      config: {
        // Stories stand in their landmarks, as the app does.
        rules: [{ id: 'region', enabled: true }],
        // axe knows a skip link by being the first link of the page; in a story, Storybook's own hidden links are.
        checks: [
          { id: 'region', options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, .skip-link' } },
        ],
      },
    },
    viewport: {
      options: {
        phone320: { name: 'Smallest phone, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone360: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        phone412: { name: 'Phone, 412', styles: { width: '412px', height: '915px' }, type: 'mobile' },
        tablet768: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop1280: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  loaders: [
    // First: a story's own loaders are part of it.
    async () => beStill(NOW_MS),
    async ({ globals }) => Promise.all([prepareTexts(lookOf(globals).language), preloadReplies()]),
  ],
  decorators: [inItsPage],
  afterEach: async ({ id, globals, loaded, parameters }) => {
    await document.fonts.ready
    expect(clippedTexts(document.body)).toEqual([])
    // A row of a long list is seen once its height is known.
    await waitFor(async () => expect(await missingWords(id, lookOf(globals), document.body)).toEqual([]))
    expect(askedOfTheNetwork(), 'asked of the network').toEqual([])
    // Of the machines that it names, these are the states, and no other; a region in which no view differs is not named.
    const states: string[] = parameters.states ?? []
    const named = new Set(states.map((state) => partsOf(state).machine))
    const active = [...evidenceOf(loaded)].filter((state) => named.has(partsOf(state).machine) && !isViewless(state))
    expect(active.sort(), 'states of the machines that the story names').toEqual([...states].sort())
  },
}
export default preview
