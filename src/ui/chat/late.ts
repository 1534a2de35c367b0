import { lateView } from '../late.tsx'

// The verses of a reply, what may stand below it, and the app's own notices. A chat is usable before, so their code is asked for
// beside the chat's own and is no part of it; no message is drawn before it is here (ReadingRoom), so nothing moves when it comes.
const replies = () => import('../replies/replies.ts')
export const AppNotification = lateView(async () => (await replies()).AppNotification)
export const CareCard = lateView(async () => (await replies()).CareCard)
export const LeftOut = lateView(async () => (await replies()).LeftOut)
export const Suggestions = lateView(async () => (await replies()).Suggestions)
export const QuotationBlock = lateView(async () => (await replies()).QuotationBlock)

const VIEWS = [AppNotification, CareCard, LeftOut, Suggestions, QuotationBlock]

/** Asks for all of them, until they are here. */
export const preloadReplies = (): Promise<unknown> => Promise.all(VIEWS.map((view) => view.preload()))

/** Whether they are. */
export const hasReplies = (): boolean => VIEWS.every((view) => view.isHere())
