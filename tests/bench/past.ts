// How long a search in one's own conversations takes on the server (D61), in an embedded database that has those of others too:
// from the request to the answer, whoever the caller is and the check of the contract with it. In this process, without a network.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createGuide } from '@satsang/guide'
import { GRANTH } from '@satsang/guide/texts'
import { sql } from 'kysely'
import { buildServer } from '../../server/app.ts'
import { openStore, type Store } from '../../server/db/open.ts'
import { hearMessages } from '../../server/operations/past.ts'
import { directoryStore } from '../../server/voice/recordingStore.ts'
import { newUser, type Person, seedHistory } from '../contract/people.ts'
import { percentile, type Row } from './rows.ts'
import type { Scale } from './scale.ts'

const SEARCH_P95_MS = 50
const PEOPLE = 5
/** Lines of the Granth in each reply, so that it has words as many as a real one, and others than the next. */
const LINES = 6
const LINES_AT_ONCE = 1_000

const QUERIES: Readonly<Record<string, (n: number) => string>> = {
  'one word, often there': (n) => ['afraid', 'krishna', 'ਹਰਿ', 'ਨਾਮੁ', 'w'][n % 5] ?? '',
  'one word': (n) => wordsOf(n)[0] ?? '',
  'two words': (n) => wordsOf(n).slice(0, 2).join(' '),
  'by sound': (n) => ['waheguru', 'satigur', 'nanak', 'कृष्ण', 'हरि', 'sachai'][n % 6] ?? '',
  'none found': (n) => ['xylophonist', 'ਟਝਟਝਟ', 'afraid xylophonist', 'ਹਰਿ ਟਝਟਝਟ', 'ਟਝਟਝਟ afraid'][n % 5] ?? '',
}
const wordsOf = (n: number) => GRANTH.text((n * 7_919) % GRANTH.size).match(/[\p{L}\p{M}]{2,}/gu) ?? []

export async function measurePast({ pastMessages, pastSearches }: Scale): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'satsang-bench-past-'))
  const store = await openStore({ kind: 'directory', path: path.join(folder, 'data') })
  const app = await buildServer({
    store,
    recordings: directoryStore(path.join(folder, 'recordings')),
    guide: createGuide(),
    log: { level: 'error', stream: process.stderr },
    rateLimitFactor: 1_000_000,
  })
  try {
    const people: Person[] = []
    for (let n = 0; n <= PEOPLE; n += 1) {
      const person = await newUser(store)
      await seedHistory(store.db, person.id, pastMessages)
      people.push(person)
    }
    await vary(store)
    await hearMessages(store, { warn: console.error, info() {} })
    const search = async (query: string) => {
      const begin = performance.now()
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/chat/messages/search',
        headers: { authorization: `Bearer ${people[2]?.token}` },
        payload: { query },
      })
      const time = performance.now() - begin
      if (answer.statusCode !== 200) throw new Error(`HTTP ${answer.statusCode}: ${answer.body}`)
      return { time, hits: answer.json<{ hits: unknown[] }>().hits.length }
    }
    const rows: Row[] = []
    for (const [what, queryOf] of Object.entries(QUERIES)) {
      // The first compile code and plan queries.
      for (let n = 0; n < 5; n += 1) await search(queryOf(n))
      const times: number[] = []
      let hits = 0
      for (let n = 0; n < pastSearches; n += 1) {
        const found = await search(queryOf(n))
        times.push(found.time)
        hits += found.hits
      }
      if (what === 'none found' ? hits > 0 : hits === 0) throw new Error(`${what}: ${hits} hits`)
      rows.push({
        subject: 'server, embedded',
        what: `search in ${pastMessages.toLocaleString('en')} messages of one's own p95, ${what}`,
        value: percentile(times, 0.95),
        unit: 'ms',
        budget: SEARCH_P95_MS,
        remark: `median ${percentile(times, 0.5).toFixed(1)}, worst ${Math.max(...times).toFixed(0)}; ${times.length} searches, ${(hits / times.length).toFixed(1)} hits each, beside ${(PEOPLE * pastMessages).toLocaleString('en')} messages of others`,
      })
    }
    return rows
  } finally {
    await app.close()
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Replies with other words in each, instead of the same. */
async function vary({ db }: Pick<Store, 'db'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from messages where role = 'other' order by seq`.execute(db)
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    const said = rows.slice(from, from + LINES_AT_ONCE).map(({ id }, at) => ({
      id,
      more: Array.from({ length: LINES }, (_, n) => GRANTH.text(((from + at) * LINES + n) % GRANTH.size)).join('\n'),
    }))
    await sql`
      update messages as m set content = content || E'\n\n' || more
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (id uuid, more text) where m.id = said.id`.execute(
      db,
    )
  }
}
