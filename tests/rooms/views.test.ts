import { expect, test } from 'vitest'
import { modulesOf } from './source.ts'
import { heldIn } from './views.ts'

/**
 * Everything that a view holds by itself, and why it is the view's own: what a person would call a state of the app belongs
 * into a machine. What is not here any more is taken off.
 */
const OWN: Record<string, Record<string, string>> = {
  'src/ui/App.tsx': {
    wasOpened: 'a closing dialog is still in the page, and gives the focus back',
  },
  'src/ui/ErrorBoundary.tsx': {
    ErrorBoundary: 'React has no other way to draw something after an error; the machine `app` is told (view.crashed)',
  },
  'src/ui/catalogue.ts': { loaded: 'code that has come and stays; that it is on its way is a state of `language`' },
  'src/ui/member/LongMessageList.tsx': {
    latest: 'the newest callback, so that rows are not drawn again for it',
    list: 'a handle of the virtual list',
    rests: 'a scroll position, read and written in each frame',
    margin: 'a measured height',
    measured: 'the same before it is drawn',
    held: 'where the focus of the page is: that row stays in the page',
    moved: 'what the virtual list must not be told before it has scrolled',
    hadControl: 'a node that is about to go may have the focus of the page',
  },
  'src/ui/screens/MessageList.tsx': {
    follows: 'a scroll position, read and written in each frame',
    shown: 'for which message it has scrolled already',
  },
  'src/ui/member/rows.ts': {
    dayOf: 'computed once a message: always the same',
    dayRowOf: 'computed once a message: always the same',
  },
  'src/ui/i18n/part.ts': {
    inUse: 'which code was ever asked for',
    known: 'code that has come and stays',
    waiting: 'React needs the same promise in each render',
  },
  'src/ui/late.tsx': { View: 'by which of two ways React mounts the same view' },
  'src/ui/login/WhatsAppLoginModal.tsx': {
    caret: 'where the caret stands in the box',
    opener: 'a node of the page, which had the focus',
  },
  'src/ui/screens/MainChat.container.tsx': {
    wasOpened: 'a closing dialog is still in the page, and gives the focus back',
  },
  'src/ui/screens/chatState.ts': { viewOf: 'computed once a message: always the same' },
  'src/ui/reading/reading.tsx': {
    isHere: 'whether the code that messages are drawn with has come: it is asked for until it does',
  },
  'src/ui/past/Past.tsx': { ends: 'what was drawn last: the eye and the focus stay where more is put beside it' },
  'src/ui/saved/Saved.container.tsx': { quotationsIn: 'computed once a list of verses: always the same' },
  'src/ui/voice/RecordingDialog.tsx': {
    isCalm: 'what the browser says of motion',
    shown: 'what was drawn last, where nothing is to run',
  },
  'src/ui/voice/VoiceRoom.tsx': { wasOpened: 'a closing dialog is still in the page, and gives the focus back' },
  'src/scripture/lazy.ts': { here: 'code that has come and stays' },
  'src/scripture/verifyLines.ts': {
    known: 'lists that came and were believed by their root: always the same',
    last: 'what came last and was believed: another page of it is not asked for again',
  },
}

test('a view holds nothing that is not its own', () => {
  const held = [...modulesOf('src/ui', 'src/scripture')].flatMap(([file, text]) =>
    heldIn(text).map((name) => `${file} ${name}`),
  )
  const own = Object.entries(OWN).flatMap(([file, names]) => Object.keys(names).map((name) => `${file} ${name}`))
  expect(held.toSorted()).toEqual(own.toSorted())
})

test.each([
  ['  const [unseen, setUnseen] = useState(false)', ['unseen']],
  ['  const [, redraw] = useReducer((count: number) => count + 1, 0)', ['redraw']],
  ['  const last = useRef<ViewMessage | undefined>(undefined)', ['last']],
  ['  const asked = useRef(0)', ['asked']],
  ['  const actor = useActorRef(machine)', ['actor']],
  ['  return { open: useState(false) }', ['?']],
  ['let here: Verifier | null = null', ['here']],
  ['export let asked = 0', ['asked']],
  ['const policies = new Map<Language, Promise<Policy>>()', ['policies']],
  ['  const known: Map<string, string> = new Map()', ['known']],
  ['const ready: Partial<Late> = {}', ['ready']],
  ['const list: string[] = []', ['list']],
  ['const state = { open: false }\nexport const open = () => {\n  state.open = true\n}', ['state']],
  ['const counts = { shown: 0 }\nfunction count() {\n  counts.shown += 1\n}', ['counts']],
  ["const words = { en: '' }\nObject.assign(words, more)", ['words']],
  ['export class Boundary extends Component<Props, { crashed: boolean }> {', ['Boundary']],
])('it is found: %s', (text, names) => expect(heldIn(text)).toEqual(names))

test.each([
  '  const box = useRef<HTMLInputElement>(null)',
  "import { useRef, useState } from 'react'",
  '// const [open, setOpen] = useState(false)',
  'const NOBODY: readonly number[] = []',
  'const known: ReadonlySet<string> = new Set(digests)',
  "const texts = { open: 'Open' }\nconst isOpen = texts.open === t",
  '  let end = messages.length',
])('it is no state: %s', (text) => expect(heldIn(text)).toEqual([]))
