import { assign, type EventFrom, fromCallback, fromPromise } from 'xstate'
import type { Saved } from '../machines/savedVerses/saved.ts'
import { type Owner, type SavedFile, savedVersesMachine } from '../machines/savedVerses/savedVerses.machine.ts'
import { openSaved, ownerOfKey, readSaved, saveSaved } from '../offline/saved.ts'
import { downloadText } from '../platform/download.ts'
import { pause } from '../platform/page.ts'
import { currentTime } from '../platform/place.ts'
import { printPage } from '../platform/print.ts'
import type { Store } from '../platform/storage.ts'
import type { LiveApi } from './api.ts'
import { exchangeSaved } from './savedAccount.ts'

/**
 * The time, ISO 8601, and never before a change that is known: a device whose clock is behind would else lose to the very text
 * that it changes.
 */
export const timeAfter = (items: readonly Saved[], now: number): string =>
  new Date(Math.max(now, ...items.map(({ changedAt }) => Date.parse(changedAt) + 1))).toISOString()

/** What a person saved, with the real world in its slots. */
export const liveSaved = (store: Store, online: () => Promise<Pick<LiveApi, 'api'>>): typeof savedVersesMachine =>
  savedVersesMachine.provide({
    actors: {
      openList: fromPromise<readonly Saved[], Owner>(async ({ input }) => openSaved(store, input, currentTime())),
      // It lives as long as the page, and so does the listener.
      hearTabs: fromCallback<EventFrom<typeof savedVersesMachine>>(({ sendBack }) =>
        store.onChangedElsewhere((key, value) => {
          const owner = key === null || value === null ? undefined : ownerOfKey(key)
          if (owner !== undefined) sendBack({ type: 'saved.elsewhere', owner, items: readSaved(store, owner) })
        }),
      ),
      exchange: fromPromise<readonly Saved[], readonly Saved[]>(async ({ input, signal }) =>
        exchangeSaved((await online()).api)(input, signal),
      ),
      writeFile: fromPromise<void, SavedFile>(async ({ input: { name, text } }) =>
        downloadText(name, text, 'text/markdown;charset=utf-8'),
      ),
      print: fromPromise<void, void>(async () => {
        // What has changed with the press, a note that is closed, is drawn before.
        await pause()
        printPage()
      }),
    },
    actions: {
      readClock: assign({ now: ({ context: { items } }) => timeAfter(items, currentTime()) }),
      saveList: (_, { owner, items }) => saveSaved(store, owner, items, currentTime()),
    },
  })
