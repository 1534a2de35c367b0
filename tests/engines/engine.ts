// A page in a browser that Playwright does not drive: what the journeys need of it, over the protocol that the browser has.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** As a phone. */
const WIDTH = 412
const HEIGHT = 860

export type Engine = {
  version: string
  go(url: string): Promise<void>
  /** The value of an expression in the page; a promise is awaited. */
  ask(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** A PNG of what is seen, base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

const folder = () => mkdtempSync(path.join(tmpdir(), 'satsang-engine-'))

/** Asks until there is an answer: a browser that has just been started needs a while. */
async function waitFor<T>(what: string, ask: () => Promise<T | undefined>, ms = 20_000): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(100)) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
  }
  throw new Error(`${what} did not come within ${ms / 1000} s`)
}

function start(command: string, args: readonly string[], env: Record<string, string> = {}): { stop(): Promise<void> } {
  // A group of its own: what it starts ends with it.
  const child: ChildProcess = spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...env } })
  child.on('error', () => {})
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', stop)
  return { stop: async () => stop() }
}

type Message = { id?: number; result?: unknown; error?: unknown; message?: string }
/** Calls over a socket, answered by number: the DevTools' protocol, and WebDriver BiDi. */
async function dial(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let last = 0
  const open = new Map<number, (message: Message) => void>()
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) open.get(message.id)?.(message)
  }
  return {
    call: (method: string, params: object = {}, sessionId?: string) =>
      new Promise<Record<string, never>>((resolve, reject) => {
        last += 1
        open.set(last, ({ result, error, message }) =>
          error === undefined
            ? resolve((result ?? {}) as Record<string, never>)
            : reject(new Error(`${method}: ${JSON.stringify(error)} ${message ?? ''}`)),
        )
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) }))
      }),
    close: () => socket.close(),
  }
}

/** The answer of the page comes as a text, so that every protocol gives the same. */
const asText = (expression: string) => `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`

/** What WebDriver calls actions, in both of its forms. */
const press = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'finger',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
const keys = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** A Chromium of any age, by the DevTools' protocol. */
export async function chromium(binary: string): Promise<Engine> {
  const port = await freePort()
  const browser = start(binary, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${folder()}`,
    'about:blank',
  ])
  const about = await waitFor('Chromium', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
    return (await answer.json()) as { Browser: string; webSocketDebuggerUrl: string }
  })
  const socket = await dial(about.webSocketDebuggerUrl)
  const { targetId } = await socket.call('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await socket.call('Target.attachToTarget', { targetId, flatten: true })
  const call = (method: string, params: object = {}) => socket.call(method, params, sessionId)
  await call('Emulation.setDeviceMetricsOverride', { width: WIDTH, height: HEIGHT, deviceScaleFactor: 1, mobile: true })
  const mouse = (type: string, x: number, y: number) =>
    call('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  return {
    version: about.Browser,
    go: async (url) => void (await call('Page.navigate', { url })),
    ask: async (expression) => {
      const { result } = await call('Runtime.evaluate', {
        expression: asText(expression),
        awaitPromise: true,
        returnByValue: true,
      })
      return JSON.parse(Reflect.get(result ?? {}, 'value') ?? 'null')
    },
    click: async (x, y) => {
      await mouse('mousePressed', x, y)
      await mouse('mouseReleased', x, y)
    },
    type: async (text) => void (await call('Input.insertText', { text })),
    picture: async () => (await call('Page.captureScreenshot')).data ?? '',
    close: async () => {
      socket.close()
      await browser.stop()
    },
  }
}

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export async function firefox(binary: string): Promise<Engine> {
  const port = await freePort()
  const profile = folder()
  const wishes = {
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  }
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(wishes)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  )
  const browser = start(binary, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
    'about:blank',
  ])
  const socket = await waitFor('Firefox', () => dial(`ws://127.0.0.1:${port}/session`), 40_000)
  const { capabilities } = await socket.call('session.new', { capabilities: {} })
  const { context } = await socket.call('browsingContext.create', { type: 'tab' })
  await socket.call('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } })
  return {
    version: `Firefox/${Reflect.get(capabilities ?? {}, 'browserVersion')}`,
    go: async (url) => void (await socket.call('browsingContext.navigate', { context, url, wait: 'none' })),
    ask: async (expression) => {
      const { result } = await socket.call('script.evaluate', {
        expression: asText(expression),
        target: { context },
        awaitPromise: true,
      })
      return JSON.parse(Reflect.get(result ?? {}, 'value') ?? 'null')
    },
    click: async (x, y) => void (await socket.call('input.performActions', { context, actions: press(x, y) })),
    type: async (text) => void (await socket.call('input.performActions', { context, actions: keys(text) })),
    picture: async () => (await socket.call('browsingContext.captureScreenshot', { context })).data ?? '',
    close: async () => {
      socket.close()
      await browser.stop()
    },
  }
}

/** WebKitGTK's small browser, by WebDriver, on a screen that nobody sees. */
export async function webkit(driver: string, binary: string): Promise<Engine> {
  const port = await freePort()
  const display = `:${90 + (port % 900)}`
  const screen = start('Xvfb', [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const server = start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_BACKEND: 'x11',
  })
  const send = async (method: string, place: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${place}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${place}: ${JSON.stringify(value).slice(0, 400)}`)
    return value
  }
  await waitFor('WebKitWebDriver', () => send('GET', '/status'))
  const session = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation'],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } }
  const own = `/session/${session.sessionId}`
  await send('POST', `${own}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  await send('POST', `${own}/window/rect`, { x: 0, y: 0, width: WIDTH, height: HEIGHT + 60 }).catch(() => {})
  const run = (script: string) => send('POST', `${own}/execute/sync`, { script, args: [] })
  return {
    version: `WebKitGTK/${session.capabilities.browserVersion}`,
    go: async (url) => void (await send('POST', `${own}/url`, { url })),
    ask: async (expression) =>
      JSON.parse(
        String(
          await send('POST', `${own}/execute/async`, {
            script: `const done = arguments[0]; ${asText(expression)}.then(done, (error) => done(JSON.stringify(String(error))))`,
            args: [],
          }),
        ),
      ),
    // Its actions hang, of pointer and of keys: the page clicks by itself, and types as an editor does.
    click: async (x, y) =>
      void (await run(
        `const at = document.elementFromPoint(${x}, ${y}).closest('button, a, textarea, input'); at.focus(); at.click()`,
      )),
    type: async (text) => void (await run(`document.execCommand('insertText', false, ${JSON.stringify(text)})`)),
    picture: async () => String(await send('GET', `${own}/screenshot`)),
    close: async () => {
      await send('DELETE', own).catch(() => {})
      await server.stop()
      await screen.stop()
    },
  }
}
