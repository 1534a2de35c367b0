import type { ChatMessage, SpiritualReference, VoiceNote } from '../entities.ts'

/** Two messages of one sender with the same text are one when they lie no further apart than this, ms. Spec §4, §9. */
const DUPLICATE_WINDOW_MS = 60_000

const timeOf = new WeakMap<ChatMessage, number>()

/** When a message was written, ms; NaN while the server has not told. Read once for each message. */
function createdMs(message: ChatMessage): number {
  if (message.createdAt === null) return Number.NaN
  const known = timeOf.get(message)
  if (known !== undefined) return known
  // biome-ignore lint/style/noRestrictedGlobals: reads a text, not the clock
  const time = Date.parse(message.createdAt)
  timeOf.set(message, time)
  return time
}

/** Only what a person or the guide said is ever the same as something else; a bubble of the client's own is itself. */
const isSaid = ({ kind }: ChatMessage): boolean => kind === 'message'

/** An empty text is no text: two voice messages that nobody could transcribe are two. */
const textOf = (message: ChatMessage): string => (isSaid(message) ? message.text.trim() : '')

/** Made here, and not yet known to be the server's. */
const isLocal = ({ id, clientMessageId, createdAt }: ChatMessage): boolean =>
  createdAt === null || id === clientMessageId

/** What is looked up by sender and some text. */
type BySender<T> = Record<ChatMessage['sender'], Map<string, T>>
const bySender = <T>(): BySender<T> => ({ user: new Map(), guide: new Map() })

/** Sort key of a message with a time. At the same time a question sorts before a reply. */
const placeOf = (message: ChatMessage, time: number): number => 2 * time + (message.sender === 'user' ? 0 : 1)

/**
 * Sort keys of messages. A message without a time (being sent, or failed) keeps its position: it gets the key of the next
 * message that has a time, or `onward` where none follows.
 */
function placesOf(messages: readonly ChatMessage[], onward: number): Float64Array {
  const places = new Float64Array(messages.length)
  let next = onward
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index] as ChatMessage
    const time = createdMs(message)
    if (!Number.isNaN(time)) next = placeOf(message, time)
    places[index] = next
  }
  return places
}

/** The time of a message of ours that was answered without one: its answer's. */
function timeBeside(messages: readonly ChatMessage[], index: number): number {
  const message = messages[index] as ChatMessage
  const time = createdMs(message)
  const answer = messages[index + 1]
  return Number.isNaN(time) && answer?.sender === 'guide' && isSaid(answer) ? createdMs(answer) : time
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= DUPLICATE_WINDOW_MS

const isSameReference = (one: SpiritualReference, other: SpiritualReference | undefined): boolean =>
  one === other ||
  (one.reference === other?.reference &&
    one.original === other.original &&
    one.translation === other.translation &&
    one.transliteration === other.transliteration &&
    one.scripture === other.scripture &&
    `${Object.values(one.translations ?? {})}` === `${Object.values(other.translations ?? {})}`)

const isSameReferences = (a: ChatMessage['references'], b: ChatMessage['references']): boolean =>
  a.length === b.length && a.every((one, index) => isSameReference(one, b[index]))

const isSameCare = (a: ChatMessage['care'], b: ChatMessage['care']): boolean =>
  a?.kind === b?.kind && a?.certain === b?.certain

const isSameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index])

/** What is known of a recording stays, unless the server knows more. */
const isSameVoice = (known: VoiceNote | null, server: VoiceNote | null): boolean =>
  known !== null && (server === null || server.waveform.length === 0 || server.seconds === known.seconds)

/**
 * Gives a message the verses that these messages have already: of ten thousand messages thousands quote one of a few
 * verses, and each of those is kept in memory once.
 */
function sharingVerses(messages: readonly ChatMessage[]): (message: ChatMessage) => ChatMessage {
  const verses = new Map<string, SpiritualReference[]>()
  const kept = (verse: SpiritualReference): SpiritualReference => {
    const same = verses.get(verse.reference)
    const known = same?.find((one) => isSameReference(one, verse))
    if (known !== undefined) return known
    if (same === undefined) verses.set(verse.reference, [verse])
    else same.push(verse)
    return verse
  }
  for (const { references } of messages) references.forEach(kept)
  return (message) =>
    message.references.length === 0 ? message : { ...message, references: message.references.map(kept) }
}

/**
 * The server's version of a message that is known; the known object itself where nothing differs, so that nobody draws
 * it again. A page that was read before a feedback was given does not take the feedback away.
 */
function updated(known: ChatMessage, server: ChatMessage): ChatMessage {
  const isOlderFeedback =
    server.feedback === null || (known.feedbackAt !== null && (server.feedbackAt ?? '') < known.feedbackAt)
  const rated = known.feedback !== null && isOlderFeedback ? known : server
  const references = isSameReferences(known.references, server.references) ? known.references : server.references
  const next: ChatMessage = {
    ...server,
    references,
    care: isSameCare(known.care, server.care) ? known.care : server.care,
    suggestions: isSameTexts(known.suggestions, server.suggestions) ? known.suggestions : server.suggestions,
    voice: isSameVoice(known.voice, server.voice) ? known.voice : server.voice,
    clientMessageId: server.clientMessageId ?? known.clientMessageId,
    feedback: rated.feedback,
    feedbackAt: rated.feedbackAt,
  }
  const keys = Object.keys(next) as (keyof ChatMessage)[]
  return keys.every((key) => next[key] === known[key]) ? known : next
}

/** What comes in, each message once; of one id the later version counts. */
function withoutRepeats(incoming: readonly ChatMessage[]): ChatMessage[] {
  const places = new Map<string, number>()
  const once: ChatMessage[] = []
  for (const message of incoming) {
    const place = places.get(message.id)
    if (place === undefined) places.set(message.id, once.push(message) - 1)
    else once[place] = message
  }
  return once
}

/**
 * Messages of the server joined to those that are here (spec §4 History loading): each once, by id, by the client's own
 * id, or by the same sender and text within 60 s; in order of time; the server's version where both are the same.
 * What did not change stays the same object, and when nothing did, the same array.
 * `byText` is the 60 s rule, which is the history's: of a trial's two questions both may be the same, and both count.
 */
export function mergeMessages(known: ChatMessage[], incoming: ChatMessage[], byText = true): ChatMessage[] {
  if (incoming.length === 0) return known
  const page = withoutRepeats(incoming)
  const saidBy = (message: ChatMessage) => (byText ? textOf(message) : '')
  const byId = new Map<string, number>()
  const byClientId = bySender<number>()
  const texts = bySender<number[]>()
  for (const [index, message] of page.entries()) {
    byId.set(message.id, index)
    if (message.clientMessageId !== null) byClientId[message.sender].set(message.clientMessageId, index)
    const text = saidBy(message)
    if (text !== '') texts[message.sender].set(text, [])
  }

  // Who is who, by id. On the way: where the texts of the page stand already.
  const partner = new Array<number>(page.length).fill(-1)
  for (const [index, message] of known.entries()) {
    const { sender, clientMessageId } = message
    const same =
      byId.get(message.id) ??
      (isSaid(message) && clientMessageId !== null ? byClientId[sender].get(clientMessageId) : undefined)
    if (same !== undefined && partner[same] === -1) partner[same] = index
    texts[sender].get(saidBy(message))?.push(index)
  }

  const kept: ChatMessage[] = known.slice()
  const fresh: ChatMessage[] = []
  const freshTexts = bySender<number[]>()
  const takes = (index: number, message: ChatMessage) => {
    kept[index] = updated(kept[index] as ChatMessage, message)
  }
  for (const [index, message] of page.entries()) {
    const self = partner[index] as number
    if (self !== -1) {
      takes(self, message)
      continue
    }
    const text = saidBy(message)
    if (text !== '') {
      const time = createdMs(message)
      const twin = texts[message.sender].get(text)?.find((place) => isNear(timeBeside(known, place), time))
      if (twin !== undefined) {
        // A local message takes the server's id and time. If both are the server's, the known one stays.
        if (isLocal(known[twin] as ChatMessage)) takes(twin, message)
        continue
      }
      const times = freshTexts[message.sender].get(text) ?? []
      if (times.some((other) => isNear(other, time))) continue
      freshTexts[message.sender].set(text, [...times, time])
    }
    fresh.push(message)
  }

  if (fresh.length === 0 && kept.every((message, index) => message === known[index])) return known
  return inOrder(kept, fresh.map(sharingVerses(known)))
}

function inOrder(kept: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const messages = [...kept, ...fresh]
  const last = fresh.findLast((message) => !Number.isNaN(createdMs(message)))
  const ends = last === undefined ? Number.POSITIVE_INFINITY : placeOf(last, createdMs(last))
  const places = new Float64Array(messages.length)
  places.set(placesOf(kept, Number.POSITIVE_INFINITY))
  places.set(placesOf(fresh, ends), kept.length)
  const order = Array.from(messages.keys())
  // Sorting is stable, and nearly sorted runs cost little more than reading them. (No difference: two infinities.)
  order.sort((a, b) => {
    const [one, other] = [places[a] as number, places[b] as number]
    return one < other ? -1 : one > other ? 1 : 0
  })
  return order.map((index) => messages[index] as ChatMessage)
}
