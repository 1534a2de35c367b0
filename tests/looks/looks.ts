import type { Tradition } from '../../src/machines/entities.ts'

/** The screens of which pictures are kept, each with the traditions in which it looks different. */
export const SCREENS = {
  landing: ['none'],
  'tradition-landing': ['sikh', 'hindu'],
  answer: ['sikh', 'hindu'],
  'trial-ended': ['sikh', 'hindu'],
  'login-modal': ['sikh', 'hindu'],
  code: ['sikh', 'hindu'],
  setup: ['sikh', 'hindu'],
  chat: ['sikh', 'hindu'],
  recording: ['sikh', 'hindu'],
  settings: ['sikh', 'hindu'],
  privacy: ['none'],
  reader: ['sikh', 'hindu'],
  share: ['sikh', 'hindu'],
  'not-found': ['none'],
} as const satisfies Record<string, readonly (Tradition | 'none')[]>

export type ScreenName = keyof typeof SCREENS

/** Sizes of the window, px: those of the atlas. What is longer is drawn whole. */
export const WINDOWS = { phone: [360, 740], desktop: [1280, 800] } as const

export type Look = {
  screen: ScreenName
  tradition: Tradition | 'none'
  window: keyof typeof WINDOWS
  theme: 'light' | 'dark'
}

/** The name of a picture, without its ending. */
export const nameOf = ({ screen, tradition, window, theme }: Look): string =>
  [screen, ...(tradition === 'none' ? [] : [tradition]), window, theme].join('-')

/** Every picture that is kept. */
export const LOOKS: Look[] = (Object.keys(SCREENS) as ScreenName[]).flatMap((screen) =>
  SCREENS[screen].flatMap((tradition) =>
    (['phone', 'desktop'] as const).flatMap((window) =>
      (['light', 'dark'] as const).map((theme) => ({ screen, tradition, window, theme })),
    ),
  ),
)

/** Where the pictures are. */
export const PICTURES = 'tests/looks/pictures'
/** Where a comparison puts what it saw, and where that differs. */
export const DIFFERENCES = 'test-results/looks'
