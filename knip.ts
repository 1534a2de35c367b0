import type { KnipConfig } from 'knip'

// `npm run check` and `npm test` ask knip what nobody uses: files, exports, dependencies. It follows imports by itself, and
// reads the commands of package.json; here is what is begun in another way.
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        // By scripts/build.ts: the page's own first lines, and the service worker.
        'src/first/first.ts',
        'src/worker/sw.ts',
        'src/worker/sw.firebase.ts',
        // By the development server, as a page (src/live/inspect.ts).
        'atlas/live/main.tsx',
        // By scripts/steps.ts.
        'scripts/browsers.ts',
        'scripts/commands.ts',
        'scripts/ensure-chromium.ts',
        // By scripts/steady.ts and playwright.config.ts, as paths.
        'scripts/steady/{busy,clock,reporter}.ts',
        'tests/walks/teller.ts',
      ],
      // By scripts/steps.ts.
      ignoreDependencies: ['@redocly/cli'],
      // Of the system: each is asked for where it is used, and what lacks it says so.
      ignoreBinaries: ['apt-get', 'dpkg', 'mount', 'openssl', 'umount'],
    },
    'packages/guide': {
      // By hand, from the project's tables (packages/guide/text/README.md).
      entry: ['text/make.ts'],
    },
  },
  // Styles name other styles, and fonts by their package.
  compilers: {
    css: (text) =>
      Array.from(
        text.matchAll(/@import (?:url\()?"([^"]+)"|url\("(@[^"]+)"\)/g),
        ([, style, font]) => `import '${style ?? font}'`,
      ).join('\n'),
  },
  // Written from the contract, whole.
  ignoreIssues: {
    'src/api/generated/shapes.ts': ['exports'],
    'openapi/v1.d.ts': ['types'],
  },
}
export default config
