import { test } from '../model/configured.ts'
import { playPrompts } from './hands/prompts.ts'
import { playPush } from './hands/push.ts'
import { prompts } from './models/prompts.ts'
import { push } from './models/push.ts'
import { type Title, walk, walked } from './walker.ts'

// Walks of what only a build with Firebase shows: each path in a context of its own, because a push service and simulated
// time stay with the context that has them.

const withWorkers =
  (serviceWorkers: 'allow' | 'block'): Title =>
  (title, path) =>
    test(title, ({ browser, baseURL, viewport }, info) =>
      walk(path, info, async () => {
        const permissions = serviceWorkers === 'allow' ? ['notifications'] : []
        const context = await browser.newContext({ baseURL, viewport, serviceWorkers, permissions })
        return { context, leave: () => context.close() }
      }),
    )

// What a worker asks for cannot be held back.
walked(prompts, playPrompts, { as: withWorkers('block') })
walked(push, playPush, { as: withWorkers('allow') })
