import { assign, fromPromise } from 'xstate'
import { listAllMessages, listConversations, sendText } from '../api/chat.ts'
import type { Api } from '../api/client.ts'
import type { MemberCode } from '../machines/app/app.machine.ts'
import { type MessagePage, TRADITIONS } from '../machines/entities.ts'
import { historyMachine } from '../machines/history/history.machine.ts'
import { lazyMachine } from '../machines/lazyMachine.ts'
import { type MemberMemory, memberMachine } from '../machines/member/member.machine.ts'
import { withOthersFailed } from '../machines/messageSend/draft.ts'
import {
  messageSendMachine,
  type SavedDraft,
  type SendResult,
  type SendTextRequest,
  type SendVoiceRequest,
} from '../machines/messageSend/messageSend.machine.ts'
import { toSavedDraft, toUser } from '../offline/guards.ts'
import { addToPage, forgetSeen, seenPage } from '../offline/seen.ts'
import type { HapticStrength } from '../platform/haptics.ts'
import { newId } from '../platform/ids.ts'
import { canShare, isPhone, localDay } from '../platform/place.ts'
import { KEYS, readJson, type Store } from '../platform/storage.ts'
import { toAnswer } from './answer.ts'
import { countryOfDevice } from './country.ts'
import type { liveSettings, liveSetup } from './settings.ts'

type Doors = {
  api: Api
  store: Store
  haptic: (strength: HapticStrength) => void
  readDraft: (key: string) => SavedDraft | null
  saveDraft: (key: string, saved: SavedDraft) => void
}

/** What was typed or spoken in the trial, in either tradition and in whichever tab, goes to who signed in (D28). */
function carryDrafts(store: Store, userId: string): void {
  const drafts = TRADITIONS.flatMap((tradition) => {
    const draft = readJson(store, KEYS.draft(tradition), toSavedDraft)
    store.remove(KEYS.draft(tradition))
    return draft === null ? [] : [draft]
  })
  const typed = drafts.map(({ draft, overflow }) => draft + overflow).filter((text) => text.trim() !== '')
  const spoken = drafts.flatMap(({ failed = [] }) => failed)
  if (typed.length === 0 && spoken.length === 0) return
  const own = readJson(store, KEYS.memberDraft(userId), toSavedDraft) ?? { draft: '', overflow: '', unsent: null }
  const draft = [own.draft, ...typed].filter((text) => text !== '').join('\n')
  const failed = [...(own.failed ?? []), ...spoken]
  store.write(KEYS.memberDraft(userId), JSON.stringify({ ...own, draft, failed }))
}

/** What this device remembers of a signed-in person. The prefilled phone is read once and then removed (spec §2). */
function memoryOf(store: Store, userId: string): MemberMemory {
  carryDrafts(store, userId)
  const prefilledPhone = store.read(KEYS.prefilledPhone)
  if (prefilledPhone !== null) store.remove(KEYS.prefilledPhone)
  return {
    draft: readJson(store, KEYS.memberDraft(userId), toSavedDraft),
    setupDraft: readJson<unknown>(store, KEYS.setupDraft, (value) => value),
    prefilledPhone,
    onboarded: store.read(KEYS.onboarded(userId)) !== null,
    canSystemShare: canShare(),
    isPhone: isPhone(),
    whatsappNumber: import.meta.env.VITE_WHATSAPP_NUMBER?.replace(/\D/g, '') || null,
  }
}

/** The machines of a signed-in person, with the real world in their slots. Fetched with the first login. */
export function liveMember({ api, store, haptic, readDraft, saveDraft }: Doors): MemberCode {
  const pulse = (_: unknown, strength: HapticStrength) => haptic(strength)
  const userId = () => readJson(store, KEYS.user, toUser)?.id ?? ''
  // What comes later, once it is here.
  let setup: ReturnType<typeof liveSetup>
  let settings: ReturnType<typeof liveSettings>
  const logic = memberMachine.provide({
    actors: {
      loadConversation: fromPromise<string | null, void>(
        async ({ signal }) => (await listConversations(api, signal))[0]?.id ?? null,
      ),
      loadSetup: fromPromise<void, void>(async () => {
        setup = (await import('./settings.ts')).liveSetup({ api, store, haptic })
      }),
      profileSetup: lazyMachine(() => setup),
      loadSettings: fromPromise<void, void>(async () => {
        settings = (await import('./settings.ts')).liveSettings({ api, haptic })
      }),
      feedback: lazyMachine(() => settings.feedback),
      onboarding: lazyMachine(() => settings.onboarding),
      profileEdit: lazyMachine(() => settings.profileEdit),
      account: lazyMachine(() => settings.account),
      share: lazyMachine(() => settings.share),
      messageSend: messageSendMachine.provide({
        actors: {
          sendText: fromPromise<SendResult, SendTextRequest>(async ({ input, signal }) => {
            const { user_message: sent, guru_response: reply } = await sendText(
              api,
              {
                message: input.text,
                client_message_id: input.clientMessageId,
                spiritual_tradition: input.tradition,
                language: input.language,
                country: await countryOfDevice(),
              },
              signal,
            )
            addToPage(userId(), { sent, reply })
            return toAnswer(sent, reply, null)
          }),
          sendVoice: fromPromise<SendResult, SendVoiceRequest>(async ({ input, signal }) =>
            (await import('./voice.ts')).sendMemberVoice(api, input, signal),
          ),
        },
        actions: {
          drawId: assign({ id: newId }),
          saveDraft: ({ context }, saved) => {
            const key = KEYS.memberDraft(context.draftKey)
            const isHere = (id: string) => context.messages.some(({ clientMessageId }) => clientMessageId === id)
            saveDraft(key, withOthersFailed(saved, readDraft(key), isHere))
          },
        },
      }),
      history: historyMachine.provide({
        actors: {
          loadPage: fromPromise<MessagePage, { page: number }>(({ input, signal }) =>
            seenPage(userId(), input.page, () => listAllMessages(api, input.page, signal)),
          ),
        },
      }),
    },
    actions: {
      readClock: assign({ today: () => localDay() }),
      haptic: pulse,
      saveOnboarded: (_, userId) => store.write(KEYS.onboarded(userId), 'true'),
      forgetPerson: (_, userId) => {
        for (const key of [KEYS.memberDraft(userId), KEYS.onboarded(userId), KEYS.setupDraft]) store.remove(key)
        forgetSeen(userId)
      },
    },
  })
  return { logic, memory: (userId) => memoryOf(store, userId) }
}
