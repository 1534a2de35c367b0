import { assign, fromCallback, fromPromise } from 'xstate'
import type { Api } from '../api/client.ts'
import { appUpdateMachine, type UpdateCommand, type WorkerNews } from '../machines/appUpdate/appUpdate.machine.ts'
import { beginningMachine } from '../machines/beginning/beginning.machine.ts'
import { type DeviceInput, deviceMachine } from '../machines/device/device.machine.ts'
import { type SpiritualReference, TRADITIONS } from '../machines/entities.ts'
import { type MusicCommand, type MusicNews, musicMachine } from '../machines/music/music.machine.ts'
import { notificationInboxMachine } from '../machines/notificationInbox/notificationInbox.machine.ts'
import { type CachedMessage, withStored } from '../machines/notificationInbox/opened.ts'
import { type InstallOutcome, promptsMachine } from '../machines/prompts/prompts.machine.ts'
import { isRecord, toSavedDraft, toUser } from '../offline/guards.ts'
import type { HapticStrength } from '../platform/haptics.ts'
import { newId } from '../platform/ids.ts'
import { isStandalone, onInstallAvailability, promptInstall } from '../platform/installPrompt.ts'
import { reload } from '../platform/location.ts'
import { createMusicPlayer, onPageHidden, onTapOutsideInput } from '../platform/music.ts'
import { savesData } from '../platform/network.ts'
import { currentTime, localDay, localHour } from '../platform/place.ts'
import { onWorkerMessage, registerWorker } from '../platform/serviceWorker.ts'
import { KEYS, readJson, type Store } from '../platform/storage.ts'
import { timeContextOf } from '../socialProof/timeAndCity.ts'
import { liveAnalytics } from './analytics.ts'
import { livePush } from './push.ts'
import { loadVerse } from './verseOfDay.ts'
import { fetchAudioOf, livePlayer, liveReadAloud, liveRecorder, sweepRecordings } from './voice.ts'

type Doors = {
  api: Api
  store: Store
  deviceId: () => string | Promise<string>
  haptic: (strength: HapticStrength) => void
}

/** Each by itself: one that cannot be read takes no other along (D37). */
const isCached = (item: unknown): item is CachedMessage =>
  isRecord(item) &&
  typeof item.id === 'string' &&
  typeof item.text === 'string' &&
  typeof item.at === 'number' &&
  (item.tradition === 'sikh' || item.tradition === 'hindu')
const toCached = (value: unknown): CachedMessage[] | null => (Array.isArray(value) ? value.filter(isCached) : null)

const PROMPT_KEY = { install: KEYS.installShown, notification: KEYS.notificationShown } as const

const worker = fromCallback<UpdateCommand>(({ sendBack, receive }) => {
  const NEWS = {
    ready: 'worker.ready',
    updateWaiting: 'worker.updateWaiting',
    controllerChanged: 'worker.controllerChanged',
    unsupported: 'worker.unsupported',
    failed: 'worker.failed',
  } as const
  const control = registerWorker(({ type }) => {
    if (type !== 'updateFound') sendBack({ type: NEWS[type] } satisfies WorkerNews)
  })
  receive(() => control.applyUpdate())
  return () => control.dispose()
})

const player = fromCallback<MusicCommand>(({ sendBack, receive }) => {
  const music = createMusicPlayer((event) => sendBack({ type: `player.${event}` } satisfies MusicNews))
  receive((command) => {
    if (command.type === 'play') music.play(command.from)
    else music[command.type]()
  })
  return () => music.dispose()
})

/** Recordings that no conversation waits for any more leave this device, thirty days after they were made. */
function sweep(store: Store): void {
  const user = readJson(store, KEYS.user, toUser)
  const drafts = [...TRADITIONS.map(KEYS.draft), ...(user === null ? [] : [KEYS.memberDraft(user.id)])]
  const waiting = drafts.flatMap((key) => readJson(store, key, toSavedDraft)?.failed ?? [])
  void sweepRecordings(waiting.map(({ clientMessageId }) => clientMessageId))
}

/** The machines of this device, with the real world in their slots. Fetched when the first screen has settled. */
export function liveDevice({ api, store, deviceId, haptic }: Doors): {
  logic: typeof deviceMachine
  memory: DeviceInput
} {
  sweep(store)
  const lastActivity = Number(store.read(KEYS.lastActivity) ?? Number.NaN)
  return {
    memory: {
      // 570 kB of sound are nothing for who spares data, unless they want it (D24).
      muted: store.read(KEYS.music) === 'off' || savesData(),
      standalone: isStandalone(),
      installShown: store.read(KEYS.installShown) !== null,
      notificationShown: store.read(KEYS.notificationShown) !== null,
      cachedMessages: readJson(store, KEYS.notificationMessages, toCached) ?? [],
      lastActivity: Number.isFinite(lastActivity) ? lastActivity : null,
      analyticsConfigured: Boolean(import.meta.env.VITE_MIXPANEL_TOKEN),
      today: localDay(),
      pushToken: store.read(KEYS.pushToken),
    },
    logic: deviceMachine.provide({
      actions: {
        // biome-ignore lint/suspicious/noConsole: a fault of this browser, for who looks for it
        log: (_, error) => console.error('The browser refused a listener.', error),
        haptic: (_, strength) => haptic(strength),
        readClock: assign({ timeContext: () => timeContextOf(localHour()), today: () => localDay() }),
      },
      actors: {
        browser: fromCallback(({ sendBack }) => {
          let stopTap = () => {}
          const listen = () => {
            stopTap = onTapOutsideInput(() => {
              sendBack({ type: 'person.tapped' })
              listen()
            })
          }
          listen()
          const stops = [
            onPageHidden((hidden) => sendBack({ type: hidden ? 'page.hidden' : 'page.shown' })),
            onInstallAvailability((available) => sendBack({ type: 'install.available', available })),
            onWorkerMessage((message) =>
              sendBack(
                message.type === 'push-received' ? { type: 'push.received', payload: message.payload } : message,
              ),
            ),
          ]
          return () => {
            stopTap()
            for (const stop of stops) stop()
          }
        }),
        music: musicMachine.provide({
          actors: { player },
          actions: { saveMuted: (_, muted) => (muted ? store.write(KEYS.music, 'off') : store.remove(KEYS.music)) },
        }),
        prompts: promptsMachine.provide({
          actors: { promptInstall: fromPromise<InstallOutcome, void>(() => promptInstall()) },
          actions: { saveShown: (_, prompt) => store.write(PROMPT_KEY[prompt], 'true') },
        }),
        notificationInbox: notificationInboxMachine.provide({
          actions: {
            readClock: assign({ time: currentTime }),
            drawId: assign({ id: newId }),
            saveCached: ({ context }, cached) => {
              const all = withStored(cached, readJson(store, KEYS.notificationMessages, toCached) ?? [], context.time)
              if (cached.length === 0) store.remove(KEYS.notificationMessages)
              else store.write(KEYS.notificationMessages, JSON.stringify(all))
            },
          },
        }),
        push: livePush({ api, deviceId, store }),
        analytics: liveAnalytics({ store }),
        voiceRecorder: liveRecorder(haptic),
        voicePlayer: livePlayer({ fetchAudio: fetchAudioOf(api) }),
        readAloud: liveReadAloud(),
        beginning: beginningMachine.provide({
          actors: {
            loadVerse: fromPromise<SpiritualReference, string>(({ input, signal }) => loadVerse(input, signal)),
          },
          actions: { readClock: assign({ today: () => localDay(), hour: localHour }) },
        }),
        appUpdate: appUpdateMachine.provide({ actors: { worker }, actions: { reload } }),
      },
    }),
  }
}
