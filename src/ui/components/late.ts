import { lateView } from '../late.tsx'

// The verses of a reply, and what may stand below it. A chat is usable before, so their code is asked for beside the chat's own
// and is no part of it; no message is drawn before it is here (ReadingRoom), so nothing moves when it comes.
export const CareCard = lateView(async () => (await import('./CareCard.tsx')).CareCard)
export const LeftOut = lateView(async () => (await import('./LeftOut.tsx')).LeftOut)
export const Suggestions = lateView(async () => (await import('./Suggestions.tsx')).Suggestions)
export const QuotationBlock = lateView(async () => (await import('./QuotationBlock.tsx')).QuotationBlock)

const VIEWS = [CareCard, LeftOut, Suggestions, QuotationBlock]

/** Asks for all of them, until they are here. */
export const preloadReplies = (): Promise<unknown> => Promise.all(VIEWS.map((view) => view.preload()))

/** Whether they are. */
export const hasReplies = (): boolean => VIEWS.every((view) => view.isHere())
