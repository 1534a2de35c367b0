import type { Tradition } from '../../src/machines/entities.ts'

type Kept = {
  /** The traditions in which it looks different. */
  traditions: readonly (Tradition | 'none')[]
  /**
   * `page`: drawn to its end. `window`: as far as the window shows, the rest being none, or more of the same words. `over`: what
   * lies over a page. The desktop of these two differs by the place alone, and is drawn in light.
   */
  kind: 'page' | 'window' | 'over'
}

const BOTH = ['sikh', 'hindu'] as const

/** The screens of which pictures are kept. */
export const SCREENS = {
  landing: { traditions: ['none'], kind: 'page' },
  'tradition-landing': { traditions: BOTH, kind: 'page' },
  answer: { traditions: BOTH, kind: 'page' },
  // The answer's page with a bar; the other tradition's bar differs by colours that are elsewhere.
  'trial-ended': { traditions: ['sikh'], kind: 'over' },
  'login-modal': { traditions: BOTH, kind: 'over' },
  code: { traditions: BOTH, kind: 'over' },
  setup: { traditions: BOTH, kind: 'page' },
  chat: { traditions: BOTH, kind: 'page' },
  recording: { traditions: BOTH, kind: 'over' },
  settings: { traditions: BOTH, kind: 'page' },
  privacy: { traditions: ['none'], kind: 'window' },
  reader: { traditions: BOTH, kind: 'over' },
  share: { traditions: BOTH, kind: 'over' },
  'not-found': { traditions: ['none'], kind: 'window' },
} as const satisfies Record<string, Kept>

export type ScreenName = keyof typeof SCREENS

/** Sizes of the window, px: those of the atlas. */
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

const windowsOf = (kind: Kept['kind']): [Look['window'], Look['theme']][] => [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ...(kind !== 'page' ? [] : [['desktop', 'dark'] as const satisfies [string, string]]),
]

/** Every picture that is kept. */
export const LOOKS: Look[] = (Object.keys(SCREENS) as ScreenName[]).flatMap((screen) => {
  const { traditions, kind } = SCREENS[screen]
  return traditions.flatMap((tradition) =>
    windowsOf(kind).map(([window, theme]) => ({ screen, tradition, window, theme })),
  )
})

/** Where the pictures are. */
export const PICTURES = 'tests/looks/pictures'
/** What all of them may weigh together, bytes: they are in the repository. */
export const PICTURES_BYTES = 4_500_000
/** Where a comparison puts what it saw, and where that differs. */
export const DIFFERENCES = 'test-results/looks'
