/** To which number a one-time code was sent, and when it may be sent again, ms since 1970. */
export type SentCode = { phone: string; deadline: number }

const KEY = 'guru_chat_sent_code'

/** The code that is under way in this tab. A phone number is personal: it is forgotten with the tab. */
export function readSentCode(target: Window = window): SentCode | null {
  try {
    const value: unknown = JSON.parse(target.sessionStorage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const [phone, deadline]: unknown[] = [Reflect.get(value, 'phone'), Reflect.get(value, 'deadline')]
    return typeof phone === 'string' && /^\d{10}$/.test(phone) && typeof deadline === 'number'
      ? { phone, deadline }
      : null
  } catch {
    return null
  }
}

export function saveSentCode(sent: SentCode | null, target: Window = window): void {
  try {
    if (sent === null) target.sessionStorage.removeItem(KEY)
    else target.sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // Without session storage a reload asks for the number again.
  }
}
