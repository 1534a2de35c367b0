/** Storage keys of spec §3; `anonymous_session` and the draft exist once a tradition (D13). */
export const KEYS = {
  token: 'guru_chat_token',
  user: 'guru_chat_user',
  deviceId: 'guru_chat_device_id',
  /** Of this device, and no session's: it stays at sign-out, as the id does (D51). */
  deviceSecret: 'guru_chat_device_secret',
  tradition: 'spiritual_tradition',
  initialTradition: 'initial_spiritual_tradition',
  session: (tradition: string) => `anonymous_session_${tradition}`,
  draft: (tradition: string) => `guru_chat_draft_${tradition}`,
  language: 'guru_chat_language',
  prefilledPhone: 'guru_chat_prefilled_phone',
  /** What a person types is kept under the person: another one on the same phone does not see it. */
  memberDraft: (userId: string) => `guru_chat_draft_user_${userId}`,
  setupDraft: 'guru_chat_setup_draft',
  onboarded: (userId: string) => `guru_chat_onboarding_completed_${userId}`,
  haptics: 'guru_chat_haptics',
  music: 'guru_chat_music',
  installShown: 'guru_chat_install_modal_shown',
  notificationShown: 'guru_chat_notification_modal_shown',
  notificationMessages: 'guru_chat_notification_messages',
  lastActivity: 'guru_chat_last_activity',
  pushToken: 'guru_chat_push_token',
  /** Where a scripture was read last, and the size of its letters. */
  place: (tradition: string) => `guru_chat_place_${tradition}`,
  textSize: 'guru_chat_text_size',
  /** Verses and answers that somebody saved on this device without an account; and a person's. */
  saved: 'guru_chat_saved',
  memberSaved: (userId: string) => `guru_chat_saved_user_${userId}`,
} as const

const DRAFTS = [/^guru_chat_draft_user_(.+)$/, /^guru_chat_draft_(sikh|hindu)$/]

/** Whose draft stands under a key: a user's id, or a tradition; undefined for any other key. */
export const draftKeyOf = (key: string): string | undefined =>
  DRAFTS.map((draft) => draft.exec(key)?.[1]).find((owner) => owner !== undefined)

/** What keeps texts under keys. */
export type Keeper = {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

export type Store = Keeper & {
  /** False once the browser refused to keep something: storage forbidden, or full. */
  works(): boolean
  /** Calls back when the browser refuses for the first time; at once, when it has refused already. */
  onFailure(listener: () => void): void
  /** Calls back when another tab changed a key; with null for the key when it cleared them all. */
  onChangedElsewhere(listener: (key: string | null, value: string | null) => void): void
}

/**
 * The browser's localStorage behind one door. Where it is forbidden or full, values live in memory for the page's
 * life, so that nothing fails and nothing typed is lost while the page is open.
 */
export function createStore(target: Window = window): Store {
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()
  let working = true
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(target.localStorage)
    } catch {
      if (working) {
        working = false
        for (const listener of listeners) listener()
      }
      return otherwise
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const written = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (written) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    works: () => working,
    onFailure: (listener) => void (working ? listeners.add(listener) : listener()),
    onChangedElsewhere(listener) {
      target.addEventListener('storage', ({ key, newValue, storageArea }) => {
        if (storageArea === target.localStorage) listener(key, newValue)
      })
    },
  }
}

/** What `read` makes of a JSON value. One that it cannot read is removed, so that it can do harm only once. */
export function readJson<T>(store: Keeper, key: string, read: (value: unknown) => T | null): T | null {
  const text = store.read(key)
  if (text === null) return null
  try {
    const value = read(JSON.parse(text))
    if (value !== null) return value
  } catch {
    // Not JSON: fall through to the removal.
  }
  store.remove(key)
  return null
}

/** A remembered tradition, spec §2 Route table: `hindu`, and `sikh` for anything else that stands there. */
export const readTradition = (store: Store, key: string): 'sikh' | 'hindu' | null =>
  store.read(key) ? (store.read(key) === 'hindu' ? 'hindu' : 'sikh') : null

/** Reads one of a few words; anything else is removed. */
export function readWord<T extends string>(store: Keeper, key: string, words: readonly T[]): T | null {
  const text = store.read(key)
  if (text === null) return null
  const word = words.find((candidate) => candidate === text)
  if (word === undefined) store.remove(key)
  return word ?? null
}
