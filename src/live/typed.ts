import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '../machines/app/app.machine.ts'
import { traditionOf } from '../machines/app/app.setup.ts'
import { joinDrafts } from '../machines/messageSend/draft.ts'
import type { messageSendMachine } from '../machines/messageSend/messageSend.machine.ts'
import { frameOf } from '../platform/early.ts'
import { endFrame } from '../platform/frame.ts'

type App = ActorRefFrom<typeof appMachine>
type Send = ActorRefFrom<typeof messageSendMachine>

/** The machine of whoever is here, a member or a visitor; undefined where nobody is known. */
function sendOf(app: App): Send | undefined {
  const snapshot = app.getSnapshot()
  const { member, ...children } = snapshot.children
  return member === undefined
    ? children[`messageSend.${traditionOf(snapshot.context)}`]
    : member.getSnapshot().children.messageSend
}

/**
 * Goes on with what was sent, if anything was, and typed before there was a machine (D50), as if it were done now; on a
 * screen that is no chat nothing is sent. What somebody else has typed, by `draftKey`, stays where it is kept.
 */
function goOn(
  app: App,
  draftKey: string | null,
  { sent, value, isInChat }: { sent: string; value: string; isInChat: boolean },
): void {
  const send = sendOf(app)
  if (send === undefined || (draftKey !== null && draftKey !== send.getSnapshot().context.draftKey)) return
  const now = () => send.getSnapshot().context
  const change = (draft: string) => draft !== now().draft && send.send({ type: 'draft.change', value: draft })
  if (sent === '') {
    change(value)
    return
  }
  change(sent)
  // What is too long is not sent without its end.
  if (isInChat && now().overflow === '') send.send({ type: 'text.submit' })
  // Where it could not be sent now, it stands in the box.
  change(now().draft === '' ? value : joinDrafts(now().draft, value))
}

/** The app's screen takes the place of the page's own chat, with this box or with none, and goes on with what was typed there. */
export function takeOver(app: App, box: HTMLTextAreaElement | null): void {
  const frame = frameOf()
  if (frame !== null) endFrame(box, (typed) => goOn(app, frame.draftKey, { ...typed, isInChat: box !== null }))
}
