import { fromPromise } from 'xstate'
import { listAllMessages, sendFeedback, sendText } from './api/chat.ts'
import type { Api } from './api/client.ts'
import { toAnswer } from './live.answer.ts'
import type { MessagePage } from './machines/entities.ts'
import { type FeedbackRequest, feedbackMachine, type StoredFeedback } from './machines/feedback/feedback.machine.ts'
import { historyMachine } from './machines/history/history.machine.ts'
import { memberMachine, type SettingsLogic } from './machines/member/member.machine.ts'
import { withOthersFailed } from './machines/messageSend/draft.ts'
import {
  messageSendMachine,
  type SavedDraft,
  type SendResult,
  type SendTextRequest,
} from './machines/messageSend/messageSend.machine.ts'
import type { profileSetupMachine } from './machines/profileSetup/profileSetup.machine.ts'
import type { HapticStrength } from './platform/haptics.ts'
import { KEYS, type Store } from './platform/storage.ts'

type Doors = {
  api: Api
  store: Store
  haptic: (strength: HapticStrength) => void
  readDraft: (key: string) => SavedDraft | null
  saveDraft: (key: string, saved: SavedDraft) => void
}

/** The machines of a signed-in person, with the real world in their slots. Fetched with the first login. */
export function liveMember({ api, store, haptic, readDraft, saveDraft }: Doors): typeof memberMachine {
  const pulse = (_: unknown, strength: HapticStrength) => haptic(strength)
  return memberMachine.provide({
    actors: {
      loadSetup: fromPromise<typeof profileSetupMachine, void>(async () =>
        (await import('./live.settings.ts')).liveSetup({ api, store, haptic }),
      ),
      loadSettings: fromPromise<SettingsLogic, void>(async () =>
        (await import('./live.settings.ts')).liveSettings({ api, haptic }),
      ),
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
              },
              signal,
            )
            return toAnswer(sent, reply, null)
          }),
        },
        actions: {
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
            listAllMessages(api, input.page, signal),
          ),
        },
      }),
      feedback: feedbackMachine.provide({
        actors: {
          sendFeedback: fromPromise<StoredFeedback, FeedbackRequest>(async ({ input, signal }) => {
            const stored = await sendFeedback(api, input.messageId, input.value, signal)
            return { value: stored.user_feedback, at: stored.feedback_timestamp }
          }),
        },
        actions: { haptic: pulse },
      }),
    },
    actions: {
      haptic: pulse,
      saveOnboarded: (_, userId) => store.write(KEYS.onboarded(userId), 'true'),
      forgetPerson: (_, userId) => {
        for (const key of [KEYS.memberDraft(userId), KEYS.onboarded(userId), KEYS.setupDraft]) store.remove(key)
      },
    },
  })
}
