import {
  type ActorRef,
  type AnyActorLogic,
  type AnyEventObject,
  type EmittedFrom,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type MetaObject,
  type ParameterizedObject,
  type SetupReturn,
} from 'xstate'

/**
 * The action by which a machine tells what happened: what is announced, or how it follows from the step. No step knows the
 * one after next: a machine announces, its owner decides what follows. `Announcement` is of the machine's one type of it,
 * the `emitted` of its `types`: the owner gets it as an event, and whoever else listens (`actor.on`) hears it too. Who runs
 * alone, in tests and stories, has no owner. Null is nothing to tell.
 */
export const announce = <Now, const Announcement extends EventObject>(
  what: Announcement | ((now: Now) => Announcement | null),
) =>
  // biome-ignore lint/suspicious/noExplicitAny: fits the setup of every machine
  enqueueActions<any, any, undefined, any, any, any, any, never, Announcement>((step) => {
    const { enqueue, self } = step
    const announcement = typeof what === 'function' ? what(step as Now) : what
    if (announcement === null) return
    enqueue.emit(announcement)
    if (self._parent !== undefined) enqueue.sendTo(self._parent, announcement)
  })

/** What a machine announces, or nothing. One that declares none emits any event, as far as XState's types go. */
type Named<Event extends EventObject> = string extends Event['type'] ? never : Event
type AnnouncementOf<Logic extends AnyActorLogic> = Named<EmittedFrom<Logic>>

/** Events for which a configuration has a handler, in whatever state. */
type HandledIn<Config> =
  | (Config extends { on: infer Handlers } ? keyof Handlers : never)
  | (Config extends { states: infer States }
      ? { [Name in keyof States]: HandledIn<States[Name]> }[keyof States]
      : never)

/** What is announced by the actors, and by the logic that came later, of which a context knows. */
type KnownTo<Value, Depth extends unknown[] = []> = Depth['length'] extends 4
  ? never
  : Value extends AnyActorLogic
    ? AnnouncementOf<Value>
    : Value extends ActorRef<infer _Snapshot, infer _Event, infer Emitted>
      ? Named<Emitted>
      : Value extends readonly unknown[] | ((...given: never[]) => unknown)
        ? never
        : Value extends object
          ? { [Key in keyof Value]-?: KnownTo<NonNullable<Value[Key]>, [...Depth, 0]> }[keyof Value]
          : never

/** The types of what is announced to an owner that no state of its configuration handles. */
type Unheard<Context, Actors extends Record<string, AnyActorLogic>, Config> = Exclude<
  ({ [Name in keyof Actors]: AnnouncementOf<Actors[Name]> }[keyof Actors] | KnownTo<Context>)['type'],
  HandledIn<Config>
>

/** The machine; or, where an announcement is forgotten, a type that is no machine and names what was forgotten. */
type Heard<Forgotten, Machine> = [Forgotten] extends [never]
  ? Machine
  : { 'announced, and handled in no state': Forgotten }

type Params = Record<string, ParameterizedObject['params'] | undefined>

/**
 * What a machine is made of that owns others: as it is, but its configuration has to handle, in some state at least, each
 * announcement of the machines that it invokes or spawns. One that is forgotten is a type error that names it.
 */
export const ownerOf = <
  Context extends MachineContext,
  Event extends AnyEventObject,
  Actors extends Record<string, AnyActorLogic>,
  Children extends Record<string, string>,
  Actions extends Params,
  Guards extends Params,
  Delay extends string,
  Tag extends string,
  Input,
  Output,
  Emitted extends EventObject,
  StateMeta extends MetaObject,
  TransitionMeta extends MetaObject,
>(
  made: SetupReturn<
    Context,
    Event,
    Actors,
    Children,
    Actions,
    Guards,
    Delay,
    Tag,
    Input,
    Output,
    Emitted,
    StateMeta,
    TransitionMeta
  >,
) => ({
  createMachine: <const Config extends Parameters<typeof made.createMachine>[0]>(config: Config) =>
    made.createMachine<Config>(config) as Heard<
      Unheard<Context, Actors, Config>,
      ReturnType<typeof made.createMachine<Config>>
    >,
})
