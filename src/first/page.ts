// What the first lines of every page have: the answers that they ask for, and the browser's storage as far as it may be used.
import { apiBase } from '../platform/apiBase.ts'
import { answerKey, type Early } from '../platform/early.ts'
import type { Keeper } from '../platform/storage.ts'

export const root = document.documentElement
const listening = new AbortController()
export const { signal } = listening
export const early: Early = {
  answers: new Map(),
  taps: new Set(),
  frame: null,
  offer: null,
  stop: () => listening.abort(),
}
window.early = early

export const listenTo = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
  window.addEventListener(name, hear, { capture: true, signal })

listenTo('beforeinstallprompt' as keyof WindowEventMap, (event) => {
  event.preventDefault()
  early.offer = event
})

/** What the browser keeps; nothing where that is forbidden: the app says so when it is here. */
function attempt<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
export const kept: Keeper = {
  read: (key) => attempt((storage) => storage.getItem(key)),
  write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
  remove: (key) => void attempt((storage) => storage.removeItem(key)),
}

/** Asks what the app will ask (spec §7): it takes this answer over, once. */
export function ask(
  path: string,
  query: Record<string, string>,
  { device, token, body }: { device: string | null; token?: string; body?: object },
): Promise<Response> {
  const url = new URL(apiBase() + path)
  url.search = new URLSearchParams(query).toString()
  const method = body === undefined ? 'GET' : 'POST'
  const text = body === undefined ? '' : JSON.stringify(body)
  const answer = fetch(url, {
    method,
    headers: {
      ...(device !== null && { 'X-Device-ID': device }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: text }),
  })
  // Whoever takes it hears of the failure; nobody may.
  answer.catch(() => {})
  early.answers.set(answerKey(method, url.href), { body: text, answer })
  return answer
}

/** Fetches code that will be wanted, beside the start: addresses with blanks between them. */
export function fetchAhead(files = ''): void {
  for (const href of files.split(' ').filter((file) => file !== '')) {
    const link = document.createElement('link')
    // Safari has it since 17.
    const kind = link.relList.supports('modulepreload') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' }
    document.head.append(Object.assign(link, kind, { href, crossOrigin: '' }))
  }
}
