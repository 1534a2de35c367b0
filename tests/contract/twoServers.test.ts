import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { newPhone, saveProfile, setupForm, signInByCode } from './accounts.ts'
import { apiOf, createTestDatabase, startSession } from './harness.ts'
import { ready, type Started, startsOn } from './started.ts'

// Two processes of the server on one PostgreSQL, of which one is killed in the middle of its answers, round by round.

type Api = ReturnType<typeof apiOf>

const base = process.env.TEST_DATABASE_URL
/** `ATTACK_ROUNDS=50` races longer. */
const ROUNDS = Number(process.env.ATTACK_ROUNDS ?? 2)
const VISITORS = 4
/** Of each visitor in a round, each to both servers at once. */
const TRIES = 4
/** Of the member in a round, each to both servers at once. */
const ASKINGS = 6

const directory = mkdtempSync(join(tmpdir(), 'satsang-two-'))
const { start, killAll } = startsOn(directory)
afterAll(() => {
  killAll()
  rmSync(directory, { recursive: true, force: true })
})

test.skipIf(base === undefined)(
  'what two processes answer is there once, the trial is two messages with both, and one that is killed takes nothing along',
  async () => {
    const database = await createTestDatabase(base as string)
    const serve = () => start({ DATABASE_URL: database.url })
    const apiTo = async (server: Started) => ({ server, api: apiOf(await ready(server)) })
    // The first makes the schema; both at once would be another test.
    const one = await apiTo(serve())
    let two = await apiTo(serve())
    const phone = newPhone()
    const url = await ready(one.server)
    const { access_token: token } = await signInByCode({ api: one.api, url }, phone)
    await saveProfile({ api: one.api }, token, setupForm(phone))

    /** One answer, of whichever server gives one; a busy one (503) is asked again, a killed one is not. */
    const asked = async (api: Api, path: string, options: Parameters<Api>[1]) => {
      for (;;) {
        const answer = await api(path, options).catch(() => null)
        if (answer === null || answer.status !== 503) return answer
      }
    }
    const ids: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const visitors = await Promise.all(Array.from({ length: VISITORS }, () => startSession({ api: one.api })))
      const both = (ask: (api: Api) => Promise<unknown>) => [ask(one.api), ask(two.api)]
      const members = Array.from({ length: ASKINGS }, () => randomUUID())
      ids.push(...members)
      const say = (id: string) => (api: Api) =>
        asked(api, '/chat/send-text', {
          token,
          body: { message: `ask ${id}`, language: 'english', spiritual_tradition: 'sikh', client_message_id: id },
        })
      const tell =
        ({ device, session }: (typeof visitors)[number], id: string) =>
        (api: Api) =>
          asked(api, '/chat/anonymous/send-text', {
            device,
            body: {
              message: 'I am afraid of death.',
              conversation_id: session.conversation_id,
              spiritual_tradition: 'sikh',
              language: 'english',
              client_message_id: id,
            },
          })
      const own = visitors.map(() => Array.from({ length: TRIES }, () => randomUUID()))
      const running = [
        ...members.flatMap((id) => both(say(id))),
        ...visitors.flatMap((visitor, i) => own[i]?.flatMap((id) => both(tell(visitor, id))) ?? []),
      ]
      // In the middle: when some are answered, and others are not.
      await Promise.any(running)
      two.server.child.kill('SIGKILL')
      await Promise.all(running)
      await two.server.exited
      two = await apiTo(serve())

      // What the living one was asked it has answered; and asked again, the other one gives the same.
      for (const id of members) {
        const [first, second] = await Promise.all(both(say(id)))
        expect(first).toMatchObject({ status: 200 })
        expect((second as { body: unknown }).body).toEqual((first as { body: unknown }).body)
      }
      for (const { device, session } of visitors) {
        const status = await asked(two.api, '/chat/anonymous/check-device-status', { device })
        expect(status?.body).toMatchObject({ user_message_count: FREE_MESSAGES, trial_completed: true })
        const path = `/chat/anonymous/conversation/${session.conversation_id}`
        const { messages } = (await asked(two.api, path, { device }))?.body ?? {}
        expect(messages).toHaveLength(2 * FREE_MESSAGES)
      }
    }
    const { body } = await one.api('/auth/export', { token })
    const kept = body.conversations.flatMap(
      ({ messages }: { messages: { role: string; content: string }[] }) => messages,
    )
    const questions = kept.filter(({ role }: { role: string }) => role === 'user')
    expect(questions.map(({ content }: { content: string }) => content).sort()).toEqual(
      ids.map((id) => `ask ${id}`).sort(),
    )
    expect(kept).toHaveLength(2 * ids.length)
    for (const { server } of [one, two]) {
      server.child.kill('SIGTERM')
      expect(await server.exited).toBe(0)
    }
    await database.drop()
  },
)
