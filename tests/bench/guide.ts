// What an answer of the embedded guide costs the processor, on the questions that its own figures are taken from.
import { evaluate, KEPT_APART, readSet } from '../../packages/guide/eval/evaluate.ts'
import type { Row } from './rows.ts'

/** Of this thread alone: what else the machine does meanwhile does not count. */
const ANSWER_P95_MS = 50
const WANTED_P95_MS = 2

export async function measureGuide(): Promise<Row[]> {
  const { ms } = await evaluate(readSet(KEPT_APART))
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
  ]
}
