import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { CodeSender } from './services.ts'

/** The messaging provider may take this long, ms. */
const TIMEOUT_MS = 10_000
/** Messages kept in the outbox for local use, and for how long, ms. */
const OUTBOX_SIZE = 50
const OUTBOX_AGE_MS = 3_600_000

export type WhatsappOptions = {
  token: string
  phoneId: string
  /** An approved template of the kind 'authentication': the code in its body, and a button that copies it. */
  template: string
  templateLanguage: string
  /** https://graph.facebook.com/v21.0, or a stand-in for tests. */
  apiUrl: string
}

/** Sends codes by the WhatsApp Cloud API. */
export function whatsappSender(options: WhatsappOptions): CodeSender {
  const { token, phoneId, template, templateLanguage, apiUrl } = options
  return {
    async send({ to, code }) {
      const parameters = [{ type: 'text', text: code }]
      const response = await fetch(`${apiUrl}/${encodeURIComponent(phoneId)}/messages`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace('+', ''),
          type: 'template',
          template: {
            name: template,
            language: { code: templateLanguage },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // Its text may repeat the number: only the status is kept.
      await response.body?.cancel()
      if (!response.ok) throw Object.assign(new Error('refused'), { code: `WHATSAPP_${response.status}` })
    },
  }
}

/**
 * For local use without a provider (D19): the code stands in the log, the only place where this server writes a number or a code.
 * With `outbox` it stands there as well, in the database, so that every process can show it.
 */
export function logSender(db: Kysely<Database>, now: () => Date, outbox: boolean): CodeSender {
  return {
    async send({ to, code, text }, log) {
      log.info({ to, code }, 'one-time code: no WhatsApp provider is set, so it is written here')
      if (!outbox) return
      const at = now()
      await db.insertInto('dev_outbox').values({ recipient: to, content: text, sent_at: at }).execute()
      await sql`
        delete from dev_outbox where sent_at < ${new Date(at.getTime() - OUTBOX_AGE_MS)}
          or seq <= (select max(seq) from dev_outbox) - ${OUTBOX_SIZE}::int`.execute(db)
    },
  }
}

/** The last messages, newest first: GET /dev/outbox. */
export async function readOutbox(db: Kysely<Database>): Promise<{ to: string; text: string; at: string }[]> {
  const rows = await db.selectFrom('dev_outbox').selectAll().orderBy('seq', 'desc').limit(OUTBOX_SIZE).execute()
  return rows.map(({ recipient, content, sent_at }) => ({ to: recipient, text: content, at: sent_at.toISOString() }))
}
