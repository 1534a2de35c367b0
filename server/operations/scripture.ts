import { TRADITIONS } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import { findLines } from '../scripture/finder.ts'

type Schemas = components['schemas']

/** Hits of each query where nobody says how many. */
const MOST = 10

/** POST /scripture/search (D59): nothing of it is kept. */
export async function searchScripture({
  queries,
  tradition,
  limit = MOST,
}: Schemas['ScriptureSearch']): Promise<Schemas['ScriptureFound']> {
  const traditions = tradition === undefined ? TRADITIONS : [tradition]
  const found: Schemas['ScriptureFound']['found'] = []
  for (const query of queries) found.push({ hits: await findLines(query, traditions, limit) })
  return { found }
}
