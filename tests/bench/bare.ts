// A page without an inspector. Playwright enables the Runtime domain of every page that it knows, and then Chromium looks up
// the source positions of all functions on the stack of each Error that is made: React makes three when it is evaluated, and
// is parsed a second time for them, 20 of 22 ms at CPU 1x. Nobody who uses the app pays that, so loads are measured here: a
// page in a browser context of its own, which Playwright leaves alone, over the browser's own session.
import type { Browser, CDPSession } from 'playwright'

/** What a method or an event carries; Playwright's types name them for its own sessions only. */
type Payload = Record<string, unknown>
type Message = { id?: number; result?: Payload; error?: { message: string }; method?: string; params?: Payload }

export type Bare = {
  close(): Promise<void>
  send<T = Payload>(method: string, params?: Payload): Promise<T>
  on(method: string, hear: (params: Payload) => void): void
  /** Runs a function before anything else of each document. */
  first<Args extends readonly unknown[]>(run: (...args: Args) => void, ...args: Args): Promise<void>
  /** Runs a function in the page, as text, and gives back what it returns. @throws what it throws */
  evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
}
export type BareContext = {
  open(): Promise<Bare>
  close(): Promise<void>
}

const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${run})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`

export async function newBareContext(browser: Browser): Promise<BareContext> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  return {
    open: () => open(session, browserContextId),
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}

async function open(session: CDPSession, browserContextId: string): Promise<Bare> {
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, PromiseWithResolvers<Payload>>()
  const listeners = new Map<string, ((params: Payload) => void)[]>()
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return
    const { id, result, error, method, params = {} } = JSON.parse(message) as Message
    if (method !== undefined) for (const hear of listeners.get(method) ?? []) hear(params)
    if (id === undefined) return
    if (error === undefined) waiting.get(id)?.resolve(result ?? {})
    else waiting.get(id)?.reject(new Error(error.message))
    waiting.delete(id)
  })
  let last = 0
  const send = async <T>(method: string, params: Payload = {}): Promise<T> => {
    last += 1
    const answer = Promise.withResolvers<Payload>()
    waiting.set(last, answer)
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: last, method, params }),
    })
    return (await answer.promise) as T
  }
  await send('Page.enable')
  return {
    send,
    async close() {
      await session.send('Target.closeTarget', { targetId })
    },
    async first(run, ...args) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, args) })
    },
    on: (method, hear) => void listeners.set(method, [...(listeners.get(method) ?? []), hear]),
    async evaluate(run, ...args) {
      type Result = {
        result: { value: never }
        exceptionDetails?: { text: string; exception?: { description?: string } }
      }
      const { result, exceptionDetails: fault } = await send<Result>('Runtime.evaluate', {
        expression: callOf(run, args),
        awaitPromise: true,
        returnByValue: true,
      })
      if (fault !== undefined) throw new Error(fault.exception?.description ?? fault.text)
      return result.value
    },
  }
}
