import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { TARGET } from './scripts/compat/data.ts'
import type * as Leaves from './scripts/leaves.ts'
import { isOf, provePieces } from './scripts/pieces.ts'
import { BOOT } from './src/prerender/boot.ts'

// `npm run dev` and the build put the boot script into the page; the build's copy is hashed into the security headers.
const boot = () => ({
  name: 'satsang-boot',
  transformIndexHtml: (html: string) => html.replace('<!--boot-->', `<script>${BOOT}</script>`),
})

// As an address: bundled into the configuration, it would have to lie beside every copy of it.
const LEAVES = new URL('./scripts/leaves.ts', import.meta.url).href

/** The leaves of both texts are made by the build; the development server makes them when the first one is asked for. */
const leaves = (): Plugin => ({
  name: 'satsang-leaves',
  configureServer(server) {
    let made: ReturnType<typeof Leaves.leaves> | undefined
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      if (!path.startsWith('/scripture/text/')) return next()
      made ??= import(LEAVES).then(({ leaves }: typeof Leaves) => leaves())
      made.then((all) => {
        response.statusCode = all.has(path) ? 200 : 404
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(all.get(path) ?? null))
      }, next)
    })
  },
})

/**
 * A second pass over what the build has made small: Terser finds what its own minifier leaves, half a kB of the start. By the
 * oldest browser of the support table (scripts/compat/data.ts), Safari 10 aside: none of them has its faults.
 */
const smaller = (): Plugin => ({
  name: 'satsang-smaller',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 2 } })
        if (code !== undefined) chunk.code = code
      }
    },
  },
})

const ROOT = fileURLToPath(new URL('.', import.meta.url))
/** What builds, tests and the server write (.gitignore). Vite takes every page that it watches for one of the app. */
const OUTPUTS = new Set([
  'dist',
  '.data',
  '.scratch',
  'storybook-static',
  'test-results',
  'playwright-report',
  '.cache',
  '.vitest',
])
const isOutput = (file: string) => OUTPUTS.has(path.relative(ROOT, file).split(path.sep)[0] ?? '')

/** The parts of the start, and the network, which every page asks for by itself. */
const isHere = (file: string) => /^assets\/(?:rolldown-runtime|react|xstate|start|network)-[^/]+\.js$/.test(file)

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), boot(), leaves(), provePieces(), ...(isSsrBuild ? [] : [smaller()])],
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
    // Of scripts and styles alike.
    target: TARGET,
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    emptyOutDir: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Fonts and art stay files: a data: URL cannot be cached by itself, nor wait for its script to be shown.
    assetsInlineLimit: 0,
    // What has always come, or is on its way, when code asks for more (scripts/pieces.ts) is not named once more beside it.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isHere(file)) },
    // What the start needs is one file: it compresses better, and a slow network asks once. By default every piece
    // that a lazy screen uses as well becomes a file of its own.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Words and numbers that have a name fold into the texts that they are part of, as if they stood there.
          optimization: { inlineConst: { mode: 'all' } },
          // No class here has a setter by the name of a field: to assign one is to define it, without a helper.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            codeSplitting: {
              // A group is what it names (scripts/pieces.ts): what others need as well stays where they find it.
              includeDependenciesRecursively: false,
              groups: [
                // The start comes in parts that are evaluated one by one (src/first/first.ts).
                { name: 'react', test: isOf('react'), priority: 4 },
                { name: 'xstate', test: isOf('xstate'), priority: 4 },
                { name: 'network', test: isOf('network'), priority: 1 },
                { name: 'landings', test: isOf('landings'), priority: 2 },
                { name: 'room', test: isOf('room'), priority: 2 },
                { name: 'care', test: isOf('care'), priority: 2 },
                { name: 'member', test: isOf('member'), priority: 1 },
                { name: 'library', test: isOf('library'), priority: 2 },
                {
                  priority: 3,
                  name: (id, context) =>
                    !context.getModuleInfo(id)?.isEntry &&
                    (isOf('start')(id) || needsStart(id, (of) => context.getModuleInfo(of)))
                      ? 'start'
                      : null,
                },
              ],
            },
          },
        },
  },
  server: {
    watch: { ignored: isOutput },
    proxy: {
      '^/(?:api|dev)/': { target: process.env.SATSANG_API ?? 'http://127.0.0.1:8787', changeOrigin: false },
    },
  },
}))
