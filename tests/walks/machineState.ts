import type { Page } from '@playwright/test'

type Actor = { _parent?: Actor; id: string; logic?: { id?: string }; getSnapshot(): unknown }
type Snapshot = { value?: unknown; status?: string; context?: unknown; children?: Record<string, Actor | undefined> }

/** Each running machine by its place under the root: which one it is, and the state it is in. */
export type MachineStates = Record<string, { machine: string; value: unknown }>

/**
 * The states of all machines of the page, read from the actors that React's views subscribe to: the app carries nothing
 * for it. Empty where the page shows no view of a machine.
 */
export const machineStates = (page: Page): Promise<MachineStates> =>
  page.evaluate(() => {
    type Fiber = { memoizedProps?: Record<string, unknown> | null; child?: Fiber | null; sibling?: Fiber | null }
    const isActor = (value: unknown): value is Actor =>
      typeof value === 'object' && value !== null && 'getSnapshot' in value && 'send' in value && 'system' in value
    const roots: Fiber[] = [document, ...document.querySelectorAll('body, body *')].flatMap((element) =>
      Object.keys(element)
        .filter((key) => key.startsWith('__reactContainer$'))
        .map((key) => Reflect.get(element, key)),
    )
    let root: Actor | undefined
    const queue = [...roots]
    for (let fiber = queue.shift(); fiber !== undefined && root === undefined; fiber = queue.shift()) {
      root = Object.values(fiber.memoizedProps ?? {}).find(isActor)
      if (fiber.sibling) queue.unshift(fiber.sibling)
      if (fiber.child) queue.unshift(fiber.child)
    }
    if (root === undefined) return {}
    while (root._parent !== undefined) root = root._parent

    const states: Record<string, { machine: string; value: unknown }> = {}
    const visit = (actor: Actor, path: string) => {
      const { value, status, children } = actor.getSnapshot() as Snapshot
      if (value !== undefined)
        states[path] = { machine: actor.logic?.id ?? actor.id, value: status === 'active' ? value : { value, status } }
      for (const [id, child] of Object.entries(children ?? {})) if (child !== undefined) visit(child, `${path}.${id}`)
    }
    visit(root, 'app')
    return states
  })
