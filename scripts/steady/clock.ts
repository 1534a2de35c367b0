// Loaded before anything else (NODE_OPTIONS): the clock of this process is ahead by STEADY_AHEAD_MS, and goes on from there.
const Real = Date
const ahead = Number(process.env.STEADY_AHEAD_MS)
const now = (): number => Real.now() + ahead

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === globalThis.Date ? target : newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
