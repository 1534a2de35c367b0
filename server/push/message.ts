import { CORPUS, LANGUAGES, type Tradition } from '@satsang/guide/corpus'

/** What a push is made of. */
export type PushContent = {
  title: string
  body: string
  /** Where it leads: a path of the app, or an https address. Without one, the chat of the receiver's tradition. */
  url?: string | undefined
  /** Shown in the chat that opens (spec section 2). */
  message?: string | undefined
  sentAt: Date
  /** https://satsang.example.com; without one the address is only in the data. */
  publicOrigin?: string | undefined
}

/** A message of FCM HTTP v1, without its receiver. */
export type FcmMessage = {
  notification: { title: string; body: string }
  data: Record<string, string>
  webpush?: { fcm_options: { link: string } }
}

/** FCM's own limit of a message, bytes. */
const MESSAGE_LIMIT_BYTES = 4096

const CHAT: Record<Tradition, string> = { sikh: '/pn/chat', hindu: '/hi/chat' }

/** A push that may not be sent as it is. The message is a sentence for the person who sends it. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

/**
 * The message for receivers of one tradition (spec section 3).
 * @throws {PushRefused}
 */
export function makeMessage(content: PushContent, tradition: Tradition): FcmMessage {
  const { title, body, publicOrigin } = content
  if (title.trim() === '' || body.trim() === '') throw new PushRefused('A push needs a title and a body.')
  refuseScripture(title)
  const url = addressOf(content, tradition)
  const link = /^https:/.test(url) ? url : publicOrigin?.startsWith('https:') ? publicOrigin + url : undefined
  const message: FcmMessage = {
    notification: { title, body },
    data: { url, tradition, ...(content.message === undefined ? {} : { type: 'wisdom_message' }) },
    // FCM takes https only.
    ...(link === undefined ? {} : { webpush: { fcm_options: { link } } }),
  }
  const size = Buffer.byteLength(JSON.stringify(message))
  if (size > MESSAGE_LIMIT_BYTES) {
    throw new PushRefused(
      `The push has ${size} bytes, and ${MESSAGE_LIMIT_BYTES} are the most. Please shorten its text.`,
    )
  }
  return message
}

/** Where a push leads, with the query of spec section 2 when it has a message for the chat. */
function addressOf({ url, message, sentAt }: PushContent, tradition: Tradition): string {
  const base = url ?? CHAT[tradition]
  const isPath = /^\/(?![/\\])/.test(base)
  if (!isPath && !(base.startsWith('https://') && URL.canParse(base))) {
    throw new PushRefused('--url has to be a path of the app, such as /pn/chat, or an https address.')
  }
  if (message === undefined) return base
  const address = new URL(base, 'https://path.invalid')
  address.searchParams.set('notification_message', message)
  address.searchParams.set('notification_type', 'wisdom_message')
  address.searchParams.set('timestamp', String(sentAt.getTime()))
  return isPath ? address.pathname + address.search + address.hash : address.href
}

/** Words in a row that nobody writes by chance: of the verses themselves, and of their renderings. */
const ORIGINAL_RUN = 4
const RENDERING_RUN = 7

/** Letters, marks and spaces; without digits, punctuation and accents, in one case, so that no spelling hides a verse. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u200b-\u200d\ufeff'’]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')

/** Every run of so many words, and every line that is shorter, though not a single word: that may be a name. */
function* runsOf(text: string, length: number) {
  for (const line of text.split('\n')) {
    const words = wordsOf(line)
    if (words.length >= 2 && words.length < length) yield words.join(' ')
  }
  const words = wordsOf(text)
  for (let i = 0; i + length <= words.length; i += 1) yield words.slice(i, i + length).join(' ')
}

let runs: Set<string> | undefined

function readRuns() {
  const all = new Set<string>()
  for (const verse of [...CORPUS.sikh, ...CORPUS.hindu]) {
    for (const text of [verse.original, verse.transliteration])
      for (const run of runsOf(text, ORIGINAL_RUN)) all.add(run)
    for (const language of LANGUAGES) for (const run of runsOf(verse.rendering[language], RENDERING_RUN)) all.add(run)
  }
  return all
}

/**
 * A title never carries scripture (D26): it is cut, covered and swiped away. Neither a verse nor a part of one.
 * @throws {PushRefused}
 */
export function refuseScripture(title: string) {
  runs ??= readRuns()
  const words = wordsOf(title)
  for (let length = 2; length <= RENDERING_RUN; length += 1) {
    for (let i = 0; i + length <= words.length; i += 1) {
      if (!runs.has(words.slice(i, i + length).join(' '))) continue
      throw new PushRefused(
        'The title quotes scripture. Verses are read in the chat, never in a title: choose plain words.',
      )
    }
  }
}
