import { type AnyActorRef, createEmptyActor } from 'xstate'

/**
 * Context of a machine that announces what happened to the actor that owns it.
 * No step knows the one after next: a machine announces, the owner decides what follows.
 */
export type Owned = { owner: AnyActorRef }

/** The owner of a machine that runs alone, in tests and stories: it hears everything and does nothing. */
export const nobody: AnyActorRef = createEmptyActor()
nobody.start()
