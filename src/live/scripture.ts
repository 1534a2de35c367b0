import { fromPromise, type InputFrom } from 'xstate'
import type { Verse } from '../machines/entities.ts'
import { lineCheckMachine } from '../machines/lineCheck/lineCheck.machine.ts'
import {
  type ReadingPreference,
  readingPreferencesMachine,
} from '../machines/readingPreferences/readingPreferences.machine.ts'
import { type ScriptureCode, scriptureMachine } from '../machines/scripture/scripture.machine.ts'
import { toUser } from '../offline/guards.ts'
import { fetchPassage, keepPassage } from '../offline/passages.ts'
import { countryHere } from '../platform/country.ts'
import { KEYS, readJson, type Store } from '../platform/storage.ts'
import { provideVerifier } from '../scripture/lazy.ts'
import { contextPath } from '../scripture/scriptureContext.ts'
import * as verifier from '../scripture/verify.ts'
import type { LiveApi } from './api.ts'

// What can be done with a verse, with the real world in it. It comes beside the chats, with the verifier; the reader and
// the pictures come with the first verse that somebody opens, shares or saves.
provideVerifier(verifier)

const KEY = { transliteration: 'guru_chat_transliteration', larivaar: 'guru_chat_larivaar' } as const satisfies Record<
  ReadingPreference,
  string
>

/** Where what was saved stands: this device's own, and that of who is signed in. */
function savedKeys(store: Store): string[] {
  const user = readJson(store, KEYS.user, toUser)
  return [KEYS.saved, ...(user === null ? [] : [KEYS.memberSaved(user.id)])]
}

/** The machine with the real world in its slots, and how this person reads. */
export const liveScripture = (
  store: Store,
  online: () => Promise<LiveApi>,
): { logic: typeof scriptureMachine; memory: InputFrom<typeof scriptureMachine> } => ({
  memory: {
    transliteration: store.read(KEY.transliteration) === 'on',
    larivaar: store.read(KEY.larivaar) === 'on',
    country: countryHere(),
    hasSaved: savedKeys(store).some((key) => store.read(key) !== null),
  },
  logic: scriptureMachine.provide({
    actors: {
      readingPreferences: readingPreferencesMachine.provide({
        actions: {
          savePreference: (_, { name, on }) => (on ? store.write(KEY[name], 'on') : store.remove(KEY[name])),
        },
      }),
      lineCheck: lineCheckMachine.provide({
        actors: {
          verifyLines: fromPromise<boolean, Verse | null>(async ({ input, signal }) => {
            // With the roots of all its lists: only who looks something up needs them.
            const { verifyLines } = await import('../scripture/verifyLines.ts')
            return input !== null && verifyLines(input, (path, fresh) => fetchPassage(path, fresh, signal))
          }),
        },
      }),
      loadCode: fromPromise<ScriptureCode, void>(async () => (await import('./reader.ts')).liveReader(store, online)),
    },
    actions: { keepContext: (_, quotation) => void keepPassage(quotation.original, () => contextPath(quotation)) },
  }),
})
