// D50. A chat's page is the chat: header, welcome and text box stand in it, in the language that is set, and over them the
// words that say what is awaited. What is typed and sent here is kept on the device at once, as the chat would keep it, and
// goes on in the chat's own box when that is there.

import { hasWords, joinDrafts, joinSlots, slotsOf } from '../machines/messageSend/draft.ts'
import { isSendKey } from '../machines/messageSend/sendKey.ts'
import { readDraft, saveDraft } from '../offline/drafts.ts'
import { toUser } from '../offline/guards.ts'
import { controlAt } from '../platform/early.ts'
import { KEYS, readJson } from '../platform/storage.ts'
import { early, kept, listenTo, root, signal } from './page.ts'

/** Shows the page's chat of a tradition, for a visitor or a member; does nothing on a page without one. */
export function openFrame(tradition: string, isMember: boolean): void {
  const user = isMember ? readJson(kept, KEYS.user, toUser) : null
  // Who has not completed the profile comes to no chat (spec §6).
  if (user?.profile_completed === false) return
  // The light is for pages that have nothing to show.
  root.dataset.boot = 'chat'
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      const ofRole = `chat-${isMember ? 'member' : 'visitor'}-`
      const inLanguage = document.getElementById(ofRole + kept.read(KEYS.language))
      const template = inLanguage ?? document.getElementById(`${ofRole}english`)
      if (!(template instanceof HTMLTemplateElement)) return
      root.lang = template.lang
      document.title = template.title
      const frame = document.createElement('div')
      frame.id = 'frame'
      frame.append(template.content)
      const points = frame.querySelector('.points span')
      if (points !== null) points.textContent = `${user?.referral_points ?? ''}`
      document.getElementById('root')?.before(frame)
      listen(frame, isMember ? (user?.id ?? null) : tradition, isMember)
    },
    { once: true, signal },
  )
}

/** `draftKey` names whose draft it is, as in the machine; null where that is not known yet: then it cannot be kept. */
function listen(element: HTMLElement, draftKey: string | null, isMember: boolean): void {
  const box = element.querySelector('textarea')
  const rows = element.querySelector('.messages__rows')
  const copy = element.querySelector<HTMLElement>('.composer__copy')
  const [speak, submit] = element.querySelectorAll<HTMLButtonElement>('.composer__send')
  if (box === null || rows === null || copy === null || speak === undefined || submit === undefined) return
  const key = draftKey === null ? null : isMember ? KEYS.memberDraft(draftKey) : KEYS.draft(draftKey)
  const taken = key === null ? [] : slotsOf(readDraft(kept, key))
  const begun = joinSlots(taken)
  const frame = { element, box, draftKey, sent: '', isComposing: false, tapped: [] as HTMLElement[] }
  early.frame = frame

  const draw = () => {
    copy.dataset.value = box.value
    const [shown, other] = box.value === '' ? [speak, submit] : [submit, speak]
    if (!shown.isConnected) other.replaceWith(shown)
  }
  const keep = () => {
    draw()
    if (key === null) return
    const draft = frame.sent === '' ? box.value : joinDrafts(frame.sent, box.value)
    saveDraft(kept, key, { ...begun, draft }, { taken, isOwn: true, messages: [] })
  }
  const send = () => {
    if (frame.sent !== '' || !hasWords(box.value)) return
    frame.sent = box.value
    box.value = ''
    keep()
    const bubble = document.createElement('article')
    const words = document.createElement('p')
    bubble.className = 'bubble bubble--user bubble--message'
    words.className = 'bubble__own'
    words.dir = 'auto'
    words.textContent = frame.sent.trim()
    bubble.append(words)
    rows.classList.remove('messages__rows--welcome')
    rows.append(bubble)
    bubble.scrollIntoView({ block: 'end' })
  }
  submit.remove()
  box.value = begun.draft
  draw()
  listenTo('input', keep)
  for (const type of ['compositionstart', 'compositionend'] as const)
    listenTo(type, () => {
      frame.isComposing = type === 'compositionstart'
    })
  listenTo('keydown', (event) => {
    if (event.target !== box || !isSendKey(event)) return
    event.preventDefault()
    send()
  })
  listenTo('submit', (event) => {
    event.preventDefault()
    send()
  })
  listenTo('click', (event) => {
    const control = controlAt(event)
    if (control === null || control === submit) return
    control.dataset.tapped = ''
    if (!frame.tapped.includes(control)) frame.tapped.push(control)
  })
}
