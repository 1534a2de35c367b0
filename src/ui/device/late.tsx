import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { Props as BeginningProps } from '../beginning/Beginning.container.tsx'
import { lateView } from '../late.tsx'
import type { AppActor } from '../types.ts'

// The chats are usable without them: they come when the device's machines have come.
const Toggle = lateView(async () => (await import('./MusicToggle.tsx')).MusicToggle)
const Modals = lateView(async () => (await import('./Modals.tsx')).Modals)
const Notices = lateView(async () => (await import('./Modals.tsx')).Notices)
const Beginning = lateView(async () => (await import('../beginning/Beginning.container.tsx')).BeginningContainer)

type Props = { app: AppActor }

/** Keeps the place of the music's button, so that nothing moves when it comes. */
export function MusicSlot({ app }: Props) {
  const device = useSelector(app, (s) => s.children.device)
  return (
    <span className="chat-header__slot">
      <Suspense fallback={null}>{device && <Toggle actor={device} />}</Suspense>
    </span>
  )
}

/** The dialogs that the device's machines open over a chat. */
export function DeviceModals({ app }: Props) {
  const device = useSelector(app, (s) => s.children.device)
  return <Suspense fallback={null}>{device && <Modals actor={device} />}</Suspense>
}

/** What they say in a chat's notice area: a new version of the app. */
export function DeviceNotices({ app }: Props) {
  const device = useSelector(app, (s) => s.children.device)
  return <Suspense fallback={null}>{device && <Notices actor={device} />}</Suspense>
}

/** What an empty chat begins with: below all that was there before it, so that nothing moves when it comes. */
export function ChatBeginning({ app, ...props }: Props & BeginningProps) {
  const device = useSelector(app, (s) => s.children.device)
  return <Suspense fallback={null}>{device && <Beginning device={device} {...props} />}</Suspense>
}
