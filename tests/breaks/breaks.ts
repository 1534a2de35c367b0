// Faults that somebody might make, each with the check that has to find it. `npm run mutants -- --named` makes them one after
// the other.

export type Break = {
  name: string
  file: string
  /** What stands there, once. */
  find: string | RegExp
  put: string
  /** The check that must fail, and nothing before it. */
  check: string
  /** What has to be run before, on the broken tree, and must not fail. */
  before?: string
}

const unit = (what: string) => `vitest run --project unit ${what}`
const story = (language: string, what: string) => `vitest run --project stories-${language} ${what}`
const walk = (what: string) => ({ before: 'node scripts/build.ts', check: `playwright test --retries=0 -x ${what}` })

/** Path tests note what they went through; a note of the broken machine has to be there. */
const afterWalking = (machine: string) => ({
  before: `${unit(`src/machines/${machine}/`)} || true`,
  check: 'vitest run --project atlas',
})

export const BREAKS: readonly Break[] = [
  {
    name: 'a story is deleted',
    file: 'src/ui/screens/Waiting.stories.tsx',
    find: /\/\*\* A flaky network[\s\S]*?\n}\n/,
    put: '',
    check: 'vitest run --project atlas',
  },
  {
    name: 'a story shows another state than it says',
    file: 'src/ui/screens/Waiting.stories.tsx',
    find: "shows('app:route.authLoading', 'auth:restoring.waiting')",
    put: "shows('app:route.authLoading', 'auth:restoring.loading')",
    check: story('english', 'src/ui/screens/Waiting'),
  },
  {
    name: 'a state is added without a story',
    file: 'src/machines/copy/copy.machine.ts',
    find: "copied: { after: { feedback: 'idle' } },",
    put: "copied: { after: { feedback: 'resting' } },\n    resting: { after: { feedback: 'idle' } },",
    ...afterWalking('copy'),
  },
  {
    name: 'a transition is added that no path takes',
    file: 'src/machines/copy/copy.machine.ts',
    find: "copied: { after: { feedback: 'idle' } },",
    put: "copied: { after: { feedback: [{ guard: () => false, target: 'failed' }, { target: 'idle' }] } },",
    ...afterWalking('copy'),
  },
  {
    name: 'a machine is missing from the catalogue',
    file: 'atlas/machines/catalogue.ts',
    find: /\n {2}copy: \{[\s\S]*?\n {2}\},/,
    put: '',
    check: unit('atlas/'),
  },
  {
    name: 'a transition leads elsewhere',
    // One for which no test waits: a state that is never reached is waited for as long as a test may take.
    file: 'src/machines/copy/copy.machine.ts',
    find: "copied: { after: { feedback: 'idle' } },",
    put: "copied: { after: { feedback: 'failed' } },",
    check: unit('src/machines/copy/'),
  },
  {
    name: 'what is sent is not kept on the device',
    file: 'src/machines/messageSend/messageSend.machine.ts',
    find: "{ guard: 'hasText', target: 'sendingText', actions: ['drawId', 'takeDraft', save] },",
    put: "{ guard: 'hasText', target: 'sendingText', actions: ['drawId', 'takeDraft'] },",
    check: unit('src/machines/messageSend/'),
  },
  {
    name: 'what failed is lost over a reload, in the browser',
    file: 'src/machines/messageSend/messages.ts',
    find: 'const failed = outgoing === null ? context.failed : withOutgoing(',
    put: 'const failed = outgoing === null ? [] : withOutgoing(',
    ...walk('tests/walks/walks.spec.ts -g "chat .*reload"'),
  },
  {
    name: 'the login modal comes a second late',
    file: 'src/machines/anonymousTrial/anonymousTrial.machine.ts',
    find: 'LOGIN_PROMPT_MS = 20_000',
    put: 'LOGIN_PROMPT_MS = 21_000',
    check: unit('src/machines/anonymousTrial/'),
  },
  {
    name: 'a specified text loses its full stop',
    file: 'src/ui/i18n/en.ts',
    find: "'Failed to send message. Please try again.'",
    put: "'Failed to send message. Please try again'",
    check: unit('src/ui/i18n/i18n.test.ts'),
  },
  {
    name: 'a Punjabi text loses a sign',
    file: 'src/ui/i18n/pa.ts',
    find: "back: 'ਪਿੱਛੇ'",
    put: "back: 'ਪਿਛੇ'",
    check: unit('tests/docs/texts.test.ts'),
  },
  {
    name: 'an error leaves the catalogue',
    file: 'atlas/errors/catalogue.ts',
    find: / {2}\.\.\.errors\(\{ row: '401 on any call except login' \},[\s\S]*?\n {2}\),\n/,
    put: '',
    check: unit('atlas/errors/'),
  },
  {
    name: 'one vowel sign of a verse is flipped',
    file: 'packages/guide/corpus/sggs.json',
    find: 'ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥\\nਹੁਕਮਿ',
    put: 'ਕਿਵ ਸਚਿਆਰੀ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥\\nਹੁਕਮਿ',
    check: 'node tools/corpus-digests.ts --check',
  },
  {
    name: 'the guide forgets how danger is heard',
    file: 'packages/guide/danger/weigh.ts',
    find: "return chance >= (likely[length] as number) ? 'likely' : null",
    put: 'return null',
    check: unit('packages/guide/'),
  },
  {
    name: 'soft text is too pale to be read',
    file: 'src/ui/theme/tokens.css',
    find: '--ink-soft: var(--light, #565370)',
    put: '--ink-soft: var(--light, #b6b3d0)',
    check: story('english', 'src/ui/screens/AnonymousChat'),
  },
  {
    name: 'a label has no room in Hindi',
    file: 'src/ui/shared/Button.css',
    find: '.btn:disabled {',
    put: '.btn { max-width: 90px; overflow: hidden; white-space: nowrap; }\n.btn:disabled {',
    check: story('hindi', 'src/ui/screens/TraditionLanding'),
  },
  {
    name: 'a font does not bring every letter',
    file: 'src/ui/theme/fonts.css',
    find: 'U+0900-097F',
    put: 'U+0900-094F',
    check: unit('src/ui/theme/fonts.test.ts'),
  },
  {
    name: 'a header is two pixels higher',
    file: 'src/ui/chat/ChatHeader.css',
    find: 'padding: max(8px,',
    put: 'padding: max(10px,',
    check: 'node scripts/looks.ts',
  },
  {
    name: 'an answer is not announced',
    file: 'src/ui/screens/MessageList.tsx',
    find: 'aria-live="polite"',
    put: 'aria-live="off"',
    ...walk('tests/model/announced.spec.ts'),
  },
  {
    name: 'the keyboard does not reach Send',
    file: 'src/ui/chat/Composer.tsx',
    find: 'aria-label={speaks ? t.chat.record : t.chat.send}',
    put: 'tabIndex={-1}\n          aria-label={speaks ? t.chat.record : t.chat.send}',
    ...walk('tests/model/keyboard.spec.ts'),
  },
  {
    name: 'the server answers what the contract does not say',
    file: 'openapi/v1.yaml',
    find: /(remaining_conversations:\n +type: )integer/,
    put: '$1string',
    check: 'vitest run --project contract tests/contract/anonymous.test.ts',
  },
  {
    name: 'the start carries a heavy library',
    file: 'src/main.tsx',
    find: /^/,
    put: "import * as heavy from 'yaml'\nReflect.set(globalThis, 'heavy', heavy)\n",
    before: 'node scripts/build.ts',
    check: 'node scripts/bytes.ts',
  },
  {
    name: 'the start carries what the worker does not keep',
    file: 'src/main.tsx',
    find: /^/,
    put: "import * as heavy from 'firebase/app'\nReflect.set(globalThis, 'heavy', heavy)\n",
    check: 'node scripts/build.ts',
  },
  {
    name: 'a module of a piece is renamed',
    file: 'scripts/pieces.ts',
    find: "'src/ui/voice/player.tsx'",
    put: "'src/ui/voice/players.tsx'",
    check: 'node scripts/build.ts',
  },
  {
    name: 'a section of the specification loses its number',
    file: 'docs/specification.md',
    find: '## 6. Roles',
    put: '## Roles',
    check: unit('tests/docs/'),
  },
  {
    name: 'a variable is read that nobody is told of',
    file: 'server/config.ts',
    find: "get('SPEECH_MODEL')",
    put: "get('SPEECH_MODEL_NAME')",
    check: unit('tests/docs/'),
  },
  {
    name: 'a command is added that nothing runs',
    file: 'package.json',
    find: '    "format": ',
    put: '    "polish": "biome check --write src",\n    "format": ',
    check: unit('scripts/commands.test.ts'),
  },
]
