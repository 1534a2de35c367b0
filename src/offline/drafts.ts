import {
  type Begun,
  isEmptyDraft,
  type SavedDraft,
  type Slot,
  slotsOf,
  withOthers,
} from '../machines/messageSend/draft.ts'
import { newId } from '../platform/ids.ts'
import { KEYS, type Keeper, readJson } from '../platform/storage.ts'
import { toSavedDraft, toUser } from './guards.ts'

/** What the machine knows of the box whose draft is stored. */
type Box = Begun & { messages: readonly { clientMessageId: string | null }[] }

/** This page among those that are open: what it stores is told from what others do. Its first lines are the same page. */
const page = globalThis as { satsangTab?: string }
page.satsangTab ??= newId()
const TAB = page.satsangTab

export const readDraft = (store: Keeper, key: string): SavedDraft | null => readJson(store, key, toSavedDraft)

/** Keeps what waits in the box under `key`, beside what waits in the boxes of other tabs (D28). */
export function saveDraft(store: Keeper, key: string, saved: SavedDraft, { messages, ...begun }: Box): void {
  const isHere = (id: string) => messages.some(({ clientMessageId }) => clientMessageId === id)
  const all = withOthers(saved, readDraft(store, key), TAB, begun, isHere)
  if (isEmptyDraft(all)) store.remove(key)
  else store.write(key, JSON.stringify(all))
}

/** What is stored under `key` after another tab has written: all texts, and those of this tab that it went on with. */
export function draftElsewhere(store: Keeper, key: string): { others: Slot[]; over: Slot[] } {
  const saved = readDraft(store, key)
  return {
    others: slotsOf(saved),
    over: (saved?.over ?? []).filter(({ tab }) => tab === TAB),
  }
}

/** Where the draft of who is signed in stands. */
export function ownDraftKeys(store: Keeper): string[] {
  const user = readJson(store, KEYS.user, toUser)
  return user === null ? [] : [KEYS.memberDraft(user.id)]
}
