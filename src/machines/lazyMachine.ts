import type { AnyActorLogic } from 'xstate'

/**
 * A machine whose code comes later, as an actor slot: its owner starts it by name, so that no code is in a context and a
 * snapshot can be written down. To be started once what loads it is done.
 * @throws {Error} what `code` throws, in the started actor, before that
 */
export const lazyMachine = <Machine extends AnyActorLogic>(code: () => Machine): Machine => {
  const logic: AnyActorLogic = {
    transition: (...args) => code().transition(...args),
    getInitialSnapshot: (...args) => code().getInitialSnapshot(...args),
    restoreSnapshot: (...args) => code().restoreSnapshot?.(...args),
    getPersistedSnapshot: (...args) => code().getPersistedSnapshot(...args),
    start: (...args) => code().start?.(...args),
  }
  return logic as Machine
}

/** A slot for one, see `unprovided`. */
export const unprovidedMachine = <Machine extends AnyActorLogic>(name: string): Machine =>
  lazyMachine(() => {
    throw new Error(`provide the actor "${name}"`)
  })
