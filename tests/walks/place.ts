import type { BrowserContext, Page } from '@playwright/test'
import type { Hands } from './seen.ts'

export const TRADITIONS = [
  { tradition: 'sikh', prefix: '/pn', question: 'ਮੈਨੂੰ ਬਹੁਤ ਗੁੱਸਾ ਆਉਂਦਾ ਹੈ' },
  { tradition: 'hindu', prefix: '/hi', question: 'मुझे भविष्य की चिंता रहती है' },
] as const

/** Where a path is walked. */
export type Place = {
  page: Page
  context: BrowserContext
  /** By turns, where a model does not let the person choose: what differs between the traditions is where things lead. */
  turn: (typeof TRADITIONS)[number]
  /** Moves simulated time, ms. Only on paths with an event that the model names as timed. */
  wait: (ms: number) => Promise<void>
}

/** Whose turn it is. */
export const turnOf = (turn: number): Place['turn'] => TRADITIONS[turn % 2 === 0 ? 0 : 1]

/** A page as a place for one path; `turn` says which tradition it is by turns. Time moves where the page's clock is simulated. */
export const placeOf = (page: Page, context: BrowserContext, turn: number): Place => ({
  page,
  context,
  turn: turnOf(turn),
  wait: (ms) => page.clock.runFor(ms),
})

/** Opens the page where the model begins, and gives back hands and eyes for it. */
export type Player<S extends string = string, E extends string = string> = (place: Place) => Promise<Hands<S, E>>

/** The hands of a model: its states and events, neither fewer nor others. */
export type HandsOf<Model> = Model extends {
  initial: infer S extends string
  timed: readonly (infer E extends string)[]
}
  ? Hands<S, E>
  : never
