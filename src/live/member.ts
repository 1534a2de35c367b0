import { assign, fromPromise } from 'xstate'
import type { Api } from '../api/client.ts'
import { TRADITIONS } from '../machines/entities.ts'
import { historyMachine } from '../machines/history/history.machine.ts'
import { lazyMachine } from '../machines/lazyMachine.ts'
import { type MemberMemory, memberMachine } from '../machines/member/member.machine.ts'
import { isEmptyDraft, joinSlots, slotsOf, textOf } from '../machines/messageSend/draft.ts'
import { messageSendMachine } from '../machines/messageSend/messageSend.machine.ts'
import { readDraft, saveDraft } from '../offline/drafts.ts'
import { forgetSeen } from '../offline/seen.ts'
import type { HapticStrength } from '../platform/haptics.ts'
import { newId } from '../platform/ids.ts'
import { canShare, isPhone, localDay } from '../platform/place.ts'
import { KEYS, readJson, type Store } from '../platform/storage.ts'
import type { Ask, MemberConversation } from './conversation.ts'
import type { liveSettings, liveSetup } from './settings.ts'

type Doors = {
  api: Api
  conversation: MemberConversation
  store: Store
  haptic: (strength: HapticStrength) => void
}

/** A slot that asks the network. */
const asking = <Input, Output>(call: Ask<Input, Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal))

/** What was typed or spoken in the trial, in either tradition and in whichever tab, goes to who signed in (D28). */
function carryDrafts(store: Store, userId: string): void {
  const drafts = TRADITIONS.flatMap((tradition) => {
    const draft = readDraft(store, KEYS.draft(tradition))
    store.remove(KEYS.draft(tradition))
    return draft === null ? [] : [draft]
  })
  const typed = drafts.map((draft) => textOf(joinSlots(slotsOf(draft)))).filter((text) => text.trim() !== '')
  // What waited for a network was said by nobody in particular: who signed in sends it, or does not.
  const said = drafts.flatMap(({ failed = [] }) => failed.map(({ waits: _, ...one }) => one))
  if (typed.length === 0 && said.length === 0) return
  const key = KEYS.memberDraft(userId)
  const own = readDraft(store, key)
  const { draft, ...rest } = joinSlots(slotsOf(own))
  const carried = {
    ...rest,
    draft: [draft, ...typed].filter((text) => text !== '').join('\n'),
    failed: [...(own?.failed ?? []), ...said],
  }
  if (!isEmptyDraft(carried)) store.write(key, JSON.stringify(carried))
}

/** What this device remembers of a signed-in person. The prefilled phone is read once and then removed (spec §2). */
function memoryOf(store: Store, userId: string): MemberMemory {
  carryDrafts(store, userId)
  const prefilledPhone = store.read(KEYS.prefilledPhone)
  if (prefilledPhone !== null) store.remove(KEYS.prefilledPhone)
  return {
    draft: readDraft(store, KEYS.memberDraft(userId)),
    setupDraft: readJson<unknown>(store, KEYS.setupDraft, (value) => value),
    prefilledPhone,
    onboarded: store.read(KEYS.onboarded(userId)) !== null,
    canSystemShare: canShare(),
    isPhone: isPhone(),
    whatsappNumber: import.meta.env.VITE_WHATSAPP_NUMBER?.replace(/\D/g, '') || null,
  }
}

/** The machines of a signed-in person, with the real world in their slots. Fetched with the first login. */
export function liveMember({ api, conversation, store, haptic }: Doors) {
  const pulse = (_: unknown, strength: HapticStrength) => haptic(strength)
  // What comes later, once it is here.
  let setup: ReturnType<typeof liveSetup>
  let settings: ReturnType<typeof liveSettings>
  const logic = memberMachine.provide({
    actors: {
      loadConversation: asking(conversation.loadConversation),
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
        actors: { sendText: asking(conversation.sendText), sendVoice: asking(conversation.sendVoice) },
        actions: {
          drawId: assign({ id: newId }),
          saveDraft: ({ context }, saved) => saveDraft(store, KEYS.memberDraft(context.draftKey), saved, context),
        },
      }),
      history: historyMachine.provide({ actors: { loadPage: asking(conversation.loadPage) } }),
    },
    actions: {
      readClock: assign({ today: () => localDay() }),
      haptic: pulse,
      saveOnboarded: (_, userId) => store.write(KEYS.onboarded(userId), 'true'),
      forgetPerson: (_, userId) => {
        const own = [KEYS.memberDraft, KEYS.memberSaved, KEYS.onboarded].map((keyOf) => keyOf(userId))
        for (const key of [...own, KEYS.setupDraft, KEYS.notificationMessages]) store.remove(key)
        forgetSeen(userId)
      },
    },
  })
  return { logic, memory: (userId: string) => memoryOf(store, userId) }
}
