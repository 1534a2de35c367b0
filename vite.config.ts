import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type * as Lines from './scripts/lines.ts'
import { BOOT } from './src/boot.ts'

// `npm run dev` and the build put the boot script into the page; the build's copy is hashed into the security headers.
const boot = () => ({
  name: 'satsang-boot',
  transformIndexHtml: (html: string) => html.replace('<!--boot-->', `<script>${BOOT}</script>`),
})

// As an address: bundled into the configuration, it would have to lie beside every copy of it.
const LINES = new URL('./scripts/lines.ts', import.meta.url).href

/** The lists of lines are made by the build; the development server makes them when the first one is asked for. */
const lines = (): Plugin => ({
  name: 'satsang-lines',
  configureServer(server) {
    let lists: Promise<Map<string, string>> | undefined
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      if (!/^\/scripture\/(?:lines|gita)\/\d+\.json$/.test(path)) return next()
      lists ??= import(LINES).then(async ({ lineLists }: typeof Lines) => {
        const all = await lineLists()
        return new Map(all.map((list) => [`/scripture/${list.text}/${list.number}.json`, JSON.stringify(list.digests)]))
      })
      lists.then((all) => {
        response.statusCode = all.has(path) ? 200 : 404
        response.setHeader('Content-Type', 'application/json')
        response.end(all.get(path) ?? 'null')
      }, next)
    })
  },
})

type ModuleInfo = { isEntry: boolean; importers: readonly string[] } | null

/** Whether the entry reaches a module by static imports alone. */
const known = new Map<string, boolean>()
function needsStart(id: string, getModuleInfo: (id: string) => ModuleInfo): boolean {
  const answer = known.get(id)
  if (answer !== undefined) return answer
  // While it is being asked, a circle of imports does not count as a way.
  known.set(id, false)
  const info = getModuleInfo(id)
  const needed = info !== null && (info.isEntry || info.importers.some((from) => needsStart(from, getModuleInfo)))
  known.set(id, needed)
  return needed
}

/** Small, and wanted by nearly every screen. */
const SMALL = /src\/ui\/components\/(?:icons|Notice|Button|AppLink)\./

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), boot(), lines()],
  resolve: {
    // React has it itself, since 18.
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    emptyOutDir: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Fonts and art stay files: a data: URL cannot be cached by itself, nor wait for its script to be shown.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the start needs is one file: it compresses better, and a slow network asks once. By default every piece
    // that a lazy screen uses as well becomes a file of its own.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              // A group is what it names: what others need as well stays where they find it.
              includeDependenciesRecursively: false,
              groups: [
                // The door to the network with all of its calls: they are few, and always wanted soon.
                {
                  name: 'network',
                  test: /src\/(?:api\/(?!auth|referral|voice|notifications)|live\.api)|openapi-fetch/,
                  priority: 1,
                },
                // The landings: whoever is in a chat has no use for them.
                {
                  name: 'landings',
                  test: /src\/ui\/(?:screens\/(?:landings|DefaultLanding|TraditionLanding)|components\/(?:LanguageSwitch|SignInButtons|Links)\.tsx|art\/Niche|login\/words)/,
                  priority: 2,
                },
                // What both chats show.
                {
                  name: 'room',
                  test: /src\/(?:ui\/(?:screens\/(?:chatState|ChatBox|AnonymousChat\.tsx)|components\/(?:Composer|MessageBubble|late|QuotationBlock\.css|ChatHeader|placeQuotations|Dialog)|voice\/(?:player|VoiceRoom)|reading\/reading\.tsx|art\/Avatar)|scripture\/lazy)/,
                  priority: 2,
                },
                // What may stand below a verse or a reply: beside the chats, and before their first message is drawn.
                {
                  name: 'care',
                  test: /src\/ui\/(?:components\/(?:CareCard|Suggestions|QuotationBlock|Renderings)\.tsx|i18n\/(?:care|quotation|rendering))|packages\/guide\/helplines/,
                  priority: 2,
                },
                // The signed-in chat: its machines and its screen come together.
                {
                  name: 'member',
                  test: /src\/(?:live\.member|machines\/(?:member|history\/history)|ui\/(?:i18n\/(?:format|mainChat\.ts|share\.ts)|components\/(?:PointsBadge|LongMessageList|FeedbackButtons|rows)|screens\/MainChat))|node_modules\/virtua/,
                  priority: 1,
                },
                {
                  priority: 3,
                  name: (id, context) =>
                    !context.getModuleInfo(id)?.isEntry &&
                    (SMALL.test(id) || needsStart(id, (of) => context.getModuleInfo(of)))
                      ? 'start'
                      : null,
                },
              ],
            },
          },
        },
  },
  server: {
    proxy: {
      '^/(?:api|dev)/': { target: process.env.SATSANG_API ?? 'http://127.0.0.1:8787', changeOrigin: false },
    },
  },
}))
