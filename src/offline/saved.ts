import { LANGUAGES, type Language, type SpiritualReference, TRADITIONS } from '../machines/entities.ts'
import { mergeSaved, type Saved, withAccount } from '../machines/savedVerses/saved.ts'
import type { Owner } from '../machines/savedVerses/savedVerses.machine.ts'
import { KEYS, type Keeper, readJson } from '../platform/storage.ts'
import { isRecord } from './guards.ts'

// What a person saved, as this device keeps it (D60). What stands there may be of any shape: each by itself is looked at (D37).

/** How long it is remembered that something was taken away, for the tabs and devices that have it still, ms. */
export const REMOVED_KEPT_MS = 24 * 60 * 60_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const toTranslations = (value: unknown): Record<Language, string> | undefined =>
  isRecord(value) && LANGUAGES.every((language) => textOf(value[language]) !== '')
    ? (Object.fromEntries(LANGUAGES.map((language) => [language, value[language]])) as Record<Language, string>)
    : undefined

function toReference(value: unknown): SpiritualReference[] {
  if (!isRecord(value)) return []
  const [scripture, reference, original] = [value.scripture, value.reference, value.original].map(textOf)
  if (!scripture || !reference || !original) return []
  const transliteration = textOf(value.transliteration)
  const translation = textOf(value.translation)
  const translations = toTranslations(value.translations)
  return [
    {
      scripture,
      reference,
      original,
      ...(transliteration !== '' && { transliteration }),
      ...(translation !== '' && { translation }),
      ...(translations !== undefined && { translations }),
    },
  ]
}

function toItem(value: unknown): Saved[] {
  if (!isRecord(value)) return []
  const { id, savedAt, changedAt, syncedAt } = value
  const removed = value.removed === true
  const tradition = TRADITIONS.find((one) => one === value.tradition)
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || tradition === undefined) return []
  if (!isTime(savedAt) || !isTime(changedAt)) return []
  const references = Array.isArray(value.references) ? value.references.flatMap(toReference) : []
  const text = textOf(value.text)
  // Of what was taken away the account tells no more than that.
  if (!removed && text === '' && references.length === 0) return []
  return [
    {
      id,
      tradition,
      text,
      references,
      note: textOf(value.note),
      matter: textOf(value.matter),
      savedAt,
      changedAt,
      removed,
      syncedAt: isTime(syncedAt) ? syncedAt : null,
    },
  ]
}

/** A list, as far as it can be read: one that cannot be takes no other along. */
export const toSavedList = (value: unknown): Saved[] | null => (Array.isArray(value) ? value.flatMap(toItem) : null)

const keyOf = (owner: Owner): string => (owner === null ? KEYS.saved : KEYS.memberSaved(owner))

const DEVICE = KEYS.saved
const MEMBER = KEYS.memberSaved('')

/** Whose list stands under a key; undefined for any other key. */
export const ownerOfKey = (key: string): Owner | undefined => {
  if (key === DEVICE) return null
  return key.startsWith(MEMBER) && key !== MEMBER ? key.slice(MEMBER.length) : undefined
}

export const readSaved = (store: Keeper, owner: Owner): Saved[] => readJson(store, keyOf(owner), toSavedList) ?? []

/** Without what was taken away so long ago that everybody has heard of it. What an account was not told of stays. */
const current = (items: readonly Saved[], owner: Owner, now: number): Saved[] =>
  items.filter(
    ({ removed, changedAt, syncedAt }) =>
      !removed || (owner !== null && syncedAt !== changedAt) || now - Date.parse(changedAt) < REMOVED_KEPT_MS,
  )

function write(store: Keeper, owner: Owner, items: readonly Saved[], now: number): void {
  const all = current(items, owner, now)
  if (all.length === 0) store.remove(keyOf(owner))
  else store.write(keyOf(owner), JSON.stringify(all))
}

/** Keeps the list, with what another tab has changed meanwhile. */
export const saveSaved = (store: Keeper, owner: Owner, items: readonly Saved[], now: number): void =>
  write(store, owner, withAccount(readSaved(store, owner), items), now)

/** The list of theirs that is kept here. What the device had before they came is theirs too. */
export function openSaved(store: Keeper, owner: Owner, now: number): Saved[] {
  if (owner !== null) {
    const own = readSaved(store, null)
    // Theirs first: were it lost in between, it would be lost.
    if (own.length > 0) write(store, owner, mergeSaved(readSaved(store, owner), own), now)
    store.remove(KEYS.saved)
  }
  return current(readSaved(store, owner), owner, now)
}
