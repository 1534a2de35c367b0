import { fromPromise } from 'xstate'
import type { Verse } from '../machines/entities.ts'
import {
  type PictureRequest,
  quotationShareMachine,
  type SheetOutcome,
  type VersePicture,
} from '../machines/quotationShare/quotationShare.machine.ts'
import { readerMachine } from '../machines/reader/reader.machine.ts'
import { UNVERIFIED } from '../machines/reader/reader.messages.ts'
import type { ScriptureCode } from '../machines/scripture/scripture.machine.ts'
import { fetchPassage } from '../offline/passages.ts'
import { copyText } from '../platform/clipboard.ts'
import { createPictures } from '../platform/picture.ts'
import { canShare, share } from '../platform/share.ts'
import type { Store } from '../platform/storage.ts'
import { contextPath, type ScriptureContext } from '../scripture/scriptureContext.ts'
import { verifiedContext } from '../scripture/verifyContext.ts'
import type { LiveApi } from './api.ts'
import { liveSaved } from './saved.ts'

/**
 * The passage round a quotation, verified. What was kept may be of another version of the app: it is asked for once more,
 * past every cache. @throws {Error} with `kind`, or with the code `unverified` (D26)
 */
async function loadContext(quotation: Verse, signal: AbortSignal): Promise<ScriptureContext> {
  const path = contextPath(quotation)
  for (const fresh of [false, true]) {
    const passage = verifiedContext(quotation, await fetchPassage(path, fresh, signal))
    if (passage !== null) return passage
  }
  throw Object.assign(new Error(`${path} is not the published passage`), { code: UNVERIFIED })
}

/** The reader, the sharing and the saving of verses, with the real world in their slots. */
export function liveReader(store: Store, online: () => Promise<LiveApi>): ScriptureCode {
  const pictures = createPictures()
  const outcome = (shared: boolean): SheetOutcome => (shared ? 'shared' : 'dismissed')
  return {
    canShareText: canShare(),
    saved: liveSaved(store, online),
    reader: readerMachine.provide({
      actors: {
        loadContext: fromPromise<ScriptureContext, Verse | null>(({ input, signal }) => {
          if (input === null) throw new Error('no verse was asked for')
          return loadContext(input, signal)
        }),
      },
    }),
    share: quotationShareMachine.provide({
      actors: {
        shareText: fromPromise<SheetOutcome, string>(async ({ input }) => outcome(await share({ text: input }))),
        copyText: fromPromise<void, string>(({ input }) => copyText(input)),
        drawPicture: fromPromise<VersePicture, PictureRequest>(({ input: { verse, ...words }, signal }) => {
          if (verse === null) throw new Error('no verse was given')
          return pictures.draw({ ...words, original: verse.original, rendering: verse.translation ?? '' }, signal)
        }),
        sharePicture: fromPromise<SheetOutcome, string>(async ({ input }) => outcome(await pictures.share(input))),
        savePicture: fromPromise<void, string>(async ({ input }) => pictures.save(input)),
      },
      actions: { dropPicture: (_, url) => pictures.drop(url) },
    }),
  }
}
