// Where a chat will stand its page asks for what the chat waits for: its code, and the session, the trial or the profile, as
// the machines would ask. So the longest chain of requests is the page, then everything else at once.

import { landingQuery, routeOf } from '../machines/app/routes.ts'
import { NATIVE_LANGUAGE, PAGE_CONVERSATIONS } from '../machines/entities.ts'
import { keptDeviceId } from '../platform/device.ts'
import { traits } from '../platform/deviceTraits.ts'
import { toHex } from '../platform/ids.ts'
import { KEYS } from '../platform/storage.ts'
import { openFrame } from './frame.ts'
import { ask, fetchAhead, kept } from './page.ts'

/** The device's id (spec §3), made where there is none; null if it cannot be stored or hashed: the app does without. */
async function deviceId(): Promise<string | null> {
  // Plain http has no hash of its own.
  if (keptDeviceId(kept) === null && crypto.subtle !== undefined) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits(window)))
    // The app may have made it meanwhile.
    if (keptDeviceId(kept) === null) kept.write(KEYS.deviceId, `device_${toHex(new Uint8Array(hash, 0, 16))}`)
  }
  return keptDeviceId(kept)
}

/** Whether this page has chats in it; set by the build (scripts/build.ts). */
declare const HAS_CHAT: boolean

/** Asks for all that. `files` are addresses by who is there and by language, with blanks between them. */
export function askAhead(files: Readonly<Record<string, string | undefined>>): void {
  const here = { path: location.pathname, search: location.search }
  const route = routeOf(here.path)
  const { ref, fromAnonymous } = landingQuery(here)
  const token = kept.read(KEYS.token)
  if (route.kind !== 'handler' || (token === null && fromAnonymous)) return
  const { tradition } = route
  fetchAhead(files[token === null ? 'visitor' : 'member'])
  fetchAhead(files[kept.read(KEYS.language) ?? ''])
  if (HAS_CHAT) openFrame(tradition, token !== null)
  const hasSession = kept.read(KEYS.session(tradition)) !== null
  const askAll = async () => {
    const device = await deviceId()
    if (token !== null) {
      ask('/auth/profile', {}, { device, token })
      ask('/chat/messages/all', { page: '1', limit: `${PAGE_CONVERSATIONS}` }, { device, token })
    } else if (device === null) return
    else if (hasSession) ask('/chat/anonymous/check-device-status', { spiritual_tradition: tradition }, { device })
    else {
      const body = { spiritual_tradition: tradition, language: NATIVE_LANGUAGE[tradition] }
      ask('/chat/anonymous/start', {}, { device, body: ref === '' ? body : { referral_code: ref, ...body } })
    }
  }
  // When the page stands there: a cheap phone takes 30 ms to begin its first call. The app ignores a token that no
  // header can carry, and asks by itself.
  setTimeout(() => void askAll().catch(() => {}))
}
