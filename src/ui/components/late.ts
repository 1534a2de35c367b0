// The verses of a reply, and what may stand below it. A chat is usable before, so this code comes beside the chat's own and
// is no part of it; no message is drawn before it is here (ReadingRoom), so nothing moves when it comes.

const load = () => Promise.all([import('./CareCard.tsx'), import('./Suggestions.tsx'), import('./QuotationBlock.tsx')])

type Views = Awaited<ReturnType<typeof load>>

/** The views, once they have come. Whether they have is a state of the loader that asks for them (app, `loadScripture`). */
export const late: Partial<Views[0] & Views[1] & Views[2]> = {}

/** @throws {Error} when they cannot be fetched */
export async function loadLateViews(): Promise<void> {
  Object.assign(late, ...(await load()))
}
