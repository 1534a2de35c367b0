// What an answer of the embedded guide costs the processor, on the questions that its own figures are taken from.

import { busyMs } from '../../packages/guide/eval/busy.ts'
import { evaluate, KEPT_APART, readSet } from '../../packages/guide/eval/evaluate.ts'
import { createGuide } from '../../packages/guide/guide.ts'
import { LONG_MESSAGES } from '../../packages/guide/long.fixture.ts'
import type { Row } from './rows.ts'

/** Of this thread alone: what else the machine does meanwhile does not count. */
const ANSWER_P95_MS = 50
const WANTED_P95_MS = 2
/** Whatever is typed: nobody's message holds the server up. */
const LONGEST_MS = 100

/** The kind of message that costs most, of those that are as long as any may be, with a turn before it. */
async function measureLongest(): Promise<{ kind: string; ms: number }> {
  const guide = createGuide()
  const ask = (message: string, history: Parameters<typeof guide.answer>[0]['history']) =>
    guide.answer({ message, tradition: 'hindu', language: 'english', history, avoid: [] })
  const told = 'my husband cheated on me and I cannot trust him'
  const { content } = await ask(told, [])
  const costs: { kind: string; ms: number }[] = []
  for (const [kind, message] of Object.entries(LONG_MESSAGES)) {
    const runs: number[] = []
    // the better of two, and never the same message: what was heard once is remembered
    for (const other of ['x', 'y']) {
      const started = busyMs()
      await ask(`${message.slice(0, -2)} ${other}`, [
        { role: 'user', content: told },
        { role: 'other', content },
      ])
      runs.push(busyMs() - started)
    }
    costs.push({ kind, ms: Math.min(...runs) })
  }
  return costs.reduce((most, one) => (one.ms > most.ms ? one : most))
}

export async function measureGuide(): Promise<Row[]> {
  const { ms } = await evaluate(readSet(KEPT_APART))
  const longest = await measureLongest()
  return [
    {
      subject: 'guide',
      what: 'processor of an answer p95',
      value: ms.p95,
      unit: 'ms',
      budget: ANSWER_P95_MS,
      wanted: WANTED_P95_MS,
      remark: `median ${ms.p50.toFixed(1)}`,
    },
    {
      subject: 'guide',
      what: 'processor of an answer to 20,000 characters, at most',
      value: longest.ms,
      unit: 'ms',
      budget: LONGEST_MS,
      wanted: LONGEST_MS,
      remark: longest.kind,
    },
  ]
}
