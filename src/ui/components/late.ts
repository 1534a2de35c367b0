import { patiently } from '../../patience.ts'

// The verses of a reply, and what may stand below it. A chat is usable before, so this code is asked for beside the chat's own
// and is no part of it; no message is drawn before it is here (ReadingRoom), so nothing moves when it comes.

const load = () =>
  Promise.all([
    import('./CareCard.tsx'),
    import('./LeftOut.tsx'),
    import('./Suggestions.tsx'),
    import('./QuotationBlock.tsx'),
  ])

type Views = Awaited<ReturnType<typeof load>>
type Late = Partial<Views[0] & Views[1] & Views[2] & Views[3]>

/** The views that have come. */
export const late: Late = {}

/** When all of them are here. */
export const lateViews: Promise<Late> = patiently(load).then((views) => Object.assign(late, ...views))
