import type { Plugin } from 'vite'

/**
 * The pieces of the build, and the modules of each: by their whole names, because a pattern that a rename has missed
 * matches nothing, and nobody sees it before the budgets do. A name that ends in / is a folder. The build fails when one of
 * them lies in another piece, or in none (`provePieces`).
 */
export const PIECES = {
  react: ['src/parts/react.ts', 'node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'],
  xstate: [
    'node_modules/xstate/',
    'node_modules/@xstate/react/',
    'node_modules/use-isomorphic-layout-effect/',
    'node_modules/use-sync-external-store/',
  ],
  // The door to the network with its calls, what their answers are read by, and what is kept of them: always wanted soon, and
  // each file more costs a cheap phone 4 ms before it has painted anything.
  network: [
    'src/api/ApiError.ts',
    'src/api/answers.ts',
    'src/api/chat.ts',
    'src/api/client.ts',
    'src/api/logout.ts',
    'src/api/generated/shapes.ts',
    'src/api/profile.ts',
    'src/api/socialProof.ts',
    'src/live/api.ts',
    'src/live/conversation.ts',
    'src/offline/seen.ts',
    'src/platform/deadline.ts',
    'src/platform/seen.ts',
    'src/shape.ts',
    'src/socialProof/timeAndCity.ts',
    'node_modules/idb-keyval/',
    'node_modules/openapi-fetch/',
  ],
  // The landings: whoever is in a chat has no use for them.
  landings: [
    'src/ui/i18n/landing.en.ts',
    'src/ui/i18n/landing.ts',
    'src/ui/landing/',
    'src/ui/login/loginErrorText.ts',
    'src/ui/screens/DefaultLanding.container.tsx',
    'src/ui/screens/DefaultLanding.tsx',
    'src/ui/screens/TraditionLanding.container.tsx',
    'src/ui/screens/TraditionLanding.tsx',
    'src/ui/screens/landings.tsx',
  ],
  // What both chats show.
  room: [
    'src/live/typed.ts',
    'src/machines/lineCheck/lineState.ts',
    'src/machines/messageSend/sendKey.ts',
    'src/platform/frame.ts',
    'src/scripture/lazy.ts',
    'src/ui/art/Avatar.tsx',
    'src/ui/chat/',
    'src/ui/shared/Dialog.css',
    'src/ui/shared/Dialog.tsx',
    'src/ui/device/late.tsx',
    'src/ui/reading/readingContext.ts',
    'src/ui/reading/reading.tsx',
    'src/ui/screens/AnonymousChat.css',
    'src/ui/screens/AnonymousChat.tsx',
    'src/ui/screens/chatState.ts',
    'src/ui/screens/welcome.ts',
    'src/ui/voice/VoiceRoom.tsx',
    'src/ui/voice/player.tsx',
  ],
  // The verses, and what may stand below one or below a reply: beside the chats, and before their first message is drawn.
  care: [
    'packages/guide/helplines.ts',
    'src/live/scripture.ts',
    'src/machines/lineCheck/lineCheck.machine.ts',
    'src/machines/readingPreferences/',
    'src/machines/savedVerses/savedId.ts',
    'src/machines/scripture/',
    'src/offline/passages.ts',
    'src/platform/country.ts',
    'src/scripture/scriptureContext.ts',
    'src/scripture/digest.ts',
    'src/scripture/digests.json',
    'src/scripture/verify.ts',
    'src/ui/replies/',
    'src/ui/i18n/care.ts',
    'src/ui/i18n/quotation.ts',
    'src/ui/i18n/rendering.ts',
    'node_modules/@noble/hashes/',
  ],
  // The signed-in chat: its machines and its screen come together.
  member: [
    'src/live/member.ts',
    'src/machines/history/history.machine.ts',
    'src/machines/member/member.machine.ts',
    'src/machines/messageLog/change.ts',
    'src/machines/messageLog/messageLog.machine.ts',
    'src/ui/member/',
    'src/ui/i18n/format.ts',
    'src/ui/i18n/share.ts',
    'src/ui/screens/MainChat.container.tsx',
    'src/ui/settings/staysOpen.ts',
    'node_modules/virtua/',
  ],
  // What anybody can read: its machines and its screens come together.
  library: [
    'packages/guide/lookup/transliterate.ts',
    'src/api/scripture.ts',
    'src/live/book.ts',
    'src/live/library.ts',
    'src/live/lineSearch.ts',
    'src/machines/book/book.machine.ts',
    'src/machines/book/book.messages.ts',
    'src/machines/library/',
    'src/machines/lineSearch/',
    'src/machines/pastMessages/',
    'src/offline/finder.ts',
    'src/offline/leaves.ts',
    'src/platform/shared.ts',
    'src/ui/book/',
    'src/ui/find/',
    'src/ui/library/',
    'src/ui/i18n/book.ts',
    'src/ui/i18n/find.ts',
    // Of late code, but one stylesheet with the rest.
    'src/ui/past/past.css',
    'src/ui/saved/saved.css',
  ],
  // Beside all that the entry reaches by static imports (vite.config.ts): small, and wanted by nearly every screen.
  start: [
    'openapi/ages.ts',
    'src/ui/shared/AppLink.tsx',
    'src/ui/shared/Button.css',
    'src/ui/shared/Button.tsx',
    'src/ui/shared/Notice.css',
    'src/ui/shared/Notice.tsx',
    'src/ui/shared/icons.tsx',
  ],
} as const

export type Piece = keyof typeof PIECES

/** Whether a module, by the bundler's id, is what a name of the list means. */
export function isNamed(id: string, name: string): boolean {
  const [file = ''] = id.split('?')
  return name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`)
}

export const isOf = (piece: Piece) => (id: string) => PIECES[piece].some((name) => isNamed(id, name))

/** What is wrong with the pieces that were built, a sentence each. */
export function misplaced(chunks: readonly { name: string; moduleIds: readonly string[] }[]): string[] {
  return Object.entries(PIECES).flatMap(([piece, names]) =>
    names.flatMap((name) => {
      const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => isNamed(id, name)))
      if (found.length === 0) return [`${name} is named for '${piece}', and the build has no such module`]
      const others = found.filter((chunk) => chunk.name !== piece)
      return others.map((chunk) => `${name} is named for '${piece}', and lies in '${chunk.name}'`)
    }),
  )
}

/** Fails the build when a module that a piece names is not in it: it was renamed, or somebody else needs it sooner. */
export const provePieces = (): Plugin => ({
  name: 'satsang-pieces',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    // Storybook reads this configuration too, and the pages are prerendered by a build of their own: neither has pieces.
    if (!chunks.some(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))) return
    const problems = misplaced(chunks)
    if (problems.length > 0) throw new Error(`The pieces of the build (scripts/pieces.ts):\n${problems.join('\n')}`)
  },
})
