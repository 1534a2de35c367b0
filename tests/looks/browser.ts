/** What draws a picture: the same major version on the same system draws the same one. */
export type Drawer = { platform: string; major: number }

/**
 * How near to its picture a screen has to be. `strict`: as the same browser draws it. `wide`: as another version of it
 * does, whose letters may be smoothed in another way. `none`: another system has another engine for letters, so nothing
 * can be said.
 */
export type Nearness = 'strict' | 'wide' | 'none'

/** How near the screens of this browser have to be to the pictures of that one. */
export function nearnessOf(here: Drawer, drawnBy: Drawer): Nearness {
  if (here.platform !== drawnBy.platform) return 'none'
  return here.major === drawnBy.major ? 'strict' : 'wide'
}

/**
 * What counts as a difference. `threshold` is pixelmatch's distance of two colours (0 to 1): above what a
 * picture loses when it is kept (slim.ts), and how processors round a gradient. Smoothed edges do not count.
 */
export const TOLERANCES = {
  strict: { threshold: 0.06, allowedMismatchedPixels: 8 },
  wide: { threshold: 0.25, allowedMismatchedPixelRatio: 0.01 },
} as const satisfies Record<Exclude<Nearness, 'none'>, object>
