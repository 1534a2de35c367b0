import { fromPromise } from 'xstate'
import { deleteAccount, exportAccount, updateProfile } from '../api/account.ts'
import type { Api } from '../api/client.ts'
import { sendFeedback } from '../api/feedback.ts'
import { generateReferralLink, sharePlatform } from '../api/referral.ts'
import { accountMachine } from '../machines/account/account.machine.ts'
import type { ProfileUpdate, SavedProfile } from '../machines/entities.ts'
import { type FeedbackRequest, feedbackMachine, type StoredFeedback } from '../machines/feedback/feedback.machine.ts'
import { onboardingMachine } from '../machines/onboarding/onboarding.machine.ts'
import { type ProfileField, profileEditMachine } from '../machines/profileEdit/profileEdit.machine.ts'
import { profileSetupMachine } from '../machines/profileSetup/profileSetup.machine.ts'
import {
  type GeneratedLink,
  type GenerateRequest,
  type PlatformRequest,
  type PlatformShare,
  type SystemRequest,
  shareMachine,
} from '../machines/share/share.machine.ts'
import { copyText } from '../platform/clipboard.ts'
import { downloadText } from '../platform/download.ts'
import type { HapticStrength } from '../platform/haptics.ts'
import { createTabs, shareText } from '../platform/share.ts'
import { KEYS, type Store } from '../platform/storage.ts'

type Doors = { api: Api; haptic: (strength: HapticStrength) => void }

/** Profile setup, with the real world in its slots. */
export const liveSetup = ({ api, store, haptic }: Doors & { store: Store }): typeof profileSetupMachine =>
  profileSetupMachine.provide({
    actors: {
      saveProfile: fromPromise<SavedProfile, ProfileUpdate>(({ input, signal }) => updateProfile(api, input, signal)),
      deleteAccount: fromPromise<void, void>(({ signal }) => deleteAccount(api, signal)),
    },
    actions: {
      haptic: (_, strength) => haptic(strength),
      saveDraft: (_, draft) =>
        draft === null ? store.remove(KEYS.setupDraft) : store.write(KEYS.setupDraft, JSON.stringify(draft)),
    },
  })

/** Settings and sharing, with the real world in their slots. */
export function liveSettings({ api, haptic }: Doors) {
  const tabs = createTabs()
  return {
    feedback: feedbackMachine.provide({
      actors: {
        sendFeedback: fromPromise<StoredFeedback, FeedbackRequest>(async ({ input, signal }) => {
          const stored = await sendFeedback(api, input.messageId, input.value, signal)
          return { value: stored.user_feedback, at: stored.feedback_timestamp }
        }),
      },
      actions: { haptic: (_, strength) => haptic(strength) },
    }),
    onboarding: onboardingMachine,
    profileEdit: profileEditMachine.provide({
      actors: {
        saveField: fromPromise<SavedProfile, ProfileField>(({ input, signal }) =>
          // What is taken away is null in the contract.
          updateProfile(api, { [input.name]: input.value === '' ? null : input.value }, signal),
        ),
      },
    }),
    account: accountMachine.provide({
      actors: {
        exportAccount: fromPromise<void, void>(async ({ signal }) => {
          const account = await exportAccount(api, signal)
          downloadText('satsang-export.json', JSON.stringify(account, null, 2), 'application/json')
        }),
        deleteAccount: fromPromise<void, void>(({ signal }) => deleteAccount(api, signal)),
      },
    }),
    share: shareMachine.provide({
      actors: {
        generateLink: fromPromise<GeneratedLink, GenerateRequest>(async ({ input, signal }) => {
          const body = { referral_type: input.referralType, spiritual_tradition: input.tradition }
          const { referral_link, share_text } = await generateReferralLink(api, body, signal)
          return { referralLink: referral_link, shareText: share_text }
        }),
        sharePlatform: fromPromise<PlatformShare, PlatformRequest>(async ({ input, signal }) => {
          const { referralType, platform, tradition } = input
          const body = { referral_type: referralType, platform, spiritual_tradition: tradition }
          const { share_url, share_text } = await sharePlatform(api, body, signal)
          return { shareUrl: share_url, shareText: share_text }
        }),
        systemShare: fromPromise<void, SystemRequest>(({ input }) => shareText({ title: document.title, ...input })),
        copyText: fromPromise<void, string>(({ input }) => copyText(input)),
      },
      actions: {
        haptic: (_, strength) => haptic(strength),
        prepareTab: () => tabs.prepare(),
        openInNewTab: ({ self }, url) => tabs.open(url, (blocked) => self.send({ type: 'tab.blocked', url: blocked })),
        dropTab: () => tabs.drop(),
      },
    }),
  }
}
