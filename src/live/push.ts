import { assign, fromCallback, fromPromise } from 'xstate'
import type { Api } from '../api/client.ts'
import { subscribeNotifications, transitionAnonymousToken, unsubscribeNotifications } from '../api/notifications.ts'
import { isSendable } from '../api/token.ts'
import { pushMachine, type SubscribeRequest, type TransitionRequest } from '../machines/push/push.machine.ts'
import { isSuppressed, type PushRecord } from '../machines/push/record.ts'
import { newId } from '../platform/ids.ts'
import { createPush, type Permission, readPushConfig, suppressPushErrors } from '../platform/push.ts'
import { closeNotification, showNotification } from '../platform/serviceWorker.ts'
import { KEYS, type Store } from '../platform/storage.ts'

type Doors = { api: Api; deviceId: () => string | Promise<string>; store: Store }

/** Spec §8: push failures are logged, and the suppressed ones are not even that. */
function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: spec §8 asks for it
  if (!isSuppressed(error)) console.error('Push failed.', error)
}

/** Push in the page, with Firebase Cloud Messaging, the service worker and the server in its slots. */
export function livePush({ api, deviceId, store }: Doors) {
  const config = readPushConfig(import.meta.env.VITE_FIREBASE_CONFIG, import.meta.env.VITE_FIREBASE_VAPID_KEY)
  const push = createPush(config)
  // Without push nothing of it can fail, and other people's errors are theirs.
  if (config !== null) suppressPushErrors(isSuppressed)
  /** The device's secret (D51). Read for each call: a start in any tab may have brought one, or another. */
  const secret = () => {
    const kept = store.read(KEYS.deviceSecret) ?? ''
    return isSendable(kept) ? kept : null
  }

  return pushMachine.provide({
    actors: {
      checkSupport: fromPromise<Permission, void>(() => push.checkSupport()),
      requestPermission: fromPromise<Permission, void>(() => push.requestPermission()),
      getRecord: fromPromise<PushRecord | null, void>(() => push.getRecord()),
      deleteRecord: fromPromise<void, void>(() => push.deleteRecord()),
      subscribe: fromPromise<void, SubscribeRequest>(async ({ input: { token, userId, tradition }, signal }) =>
        subscribeNotifications(
          api,
          secret(),
          {
            fcm_token: token,
            device_id: await deviceId(),
            spiritual_tradition: tradition,
            ...(userId === null ? {} : { user_id: userId }),
          },
          signal,
        ),
      ),
      unsubscribe: fromPromise<void, { token: string }>(({ input, signal }) =>
        unsubscribeNotifications(api, secret(), input.token, signal),
      ),
      transition: fromPromise<void, TransitionRequest>(async ({ input: { userId, tradition }, signal }) =>
        transitionAnonymousToken(
          api,
          secret(),
          { device_id: await deviceId(), user_id: userId, spiritual_tradition: tradition },
          signal,
        ),
      ),
      listen: fromCallback(({ sendBack }) => push.listen((payload) => sendBack({ type: 'push.received', payload }))),
    },
    actions: {
      drawId: assign({ id: newId }),
      showNotification: (_, { tag, payload }) => {
        showNotification({ ...payload, tag }).catch(log)
      },
      closeNotification: (_, tag) => {
        closeNotification(tag).catch(log)
      },
      log: (_, error) => log(error),
      saveToken: (_, token) => (token === null ? store.remove(KEYS.pushToken) : store.write(KEYS.pushToken, token)),
    },
  })
}
