import { staleness } from '../scripts/built.ts'

/** Before walks in the browser: what is walked is what is here. @throws a sentence where dist/ is of other files */
export default function freshBuild(): void {
  const why = staleness()
  if (why !== null) throw new Error(why)
}
