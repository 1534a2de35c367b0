import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { type LateView, lateView } from '../late.tsx'
import type { AppActor } from '../types.ts'
import type { DeviceActor } from './Modals.tsx'

// The chats are usable without them: they come when the device's machines have come.
const Toggle = lateView(async () => (await import('./MusicToggle.tsx')).MusicToggle)
const Modals = lateView(async () => (await import('./Modals.tsx')).Modals)
const Notices = lateView(async () => (await import('./Modals.tsx')).Notices)
const Beginning = lateView(async () => (await import('../beginning/Beginning.container.tsx')).BeginningContainer)

type Props = { app: AppActor }

/** A view of the device's machine, over or in a chat, once both are here. */
const once = <More extends object>(View: LateView<{ actor: DeviceActor } & More>) =>
  function Once({ app, ...more }: Props & More) {
    const device = useSelector(app, (s) => s.children.device)
    return (
      <Suspense fallback={null}>
        {device && <View {...({ actor: device, ...more } as unknown as { actor: DeviceActor } & More)} />}
      </Suspense>
    )
  }

const Music = once(Toggle)
/** Keeps the place of the music's button, so that nothing moves when it comes. */
export const MusicSlot = ({ app }: Props) => (
  <span className="chat-header__slot">
    <Music app={app} />
  </span>
)

/** The dialogs that the device's machines open over a chat. */
export const DeviceModals = once(Modals)

/** What they say in a chat's notice area: a new version of the app. */
export const DeviceNotices = once(Notices)

/** What an empty chat begins with: below all that was there before it, so that nothing moves when it comes. */
export const ChatBeginning = once(Beginning)
