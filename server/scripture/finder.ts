import { setImmediate as turn } from 'node:timers/promises'
import { GITA, GRANTH, quotedVerse } from '@satsang/guide/texts'
import { type Index, indexing, type Lines } from '@satsang/search'
import { type FoundLine, linesFound, type Place, type Searched } from '@satsang/search/hits'
import type { components } from '../../openapi/v1.d.ts'

type Tradition = components['schemas']['Tradition']

const VERSES = GITA.map((verse) => quotedVerse(verse).original)
const TEXTS: Record<Tradition, Lines & { placeOf(at: number): Place<Tradition> }> = {
  sikh: {
    size: GRANTH.size,
    text: (at) => GRANTH.text(at),
    placeOf(at) {
      const page = GRANTH.ang[at] ?? 0
      return { tradition: 'sikh', page, reference: `Guru Granth Sahib, Ang ${page}` }
    },
  },
  hindu: {
    size: GITA.length,
    text: (at) => VERSES[at] ?? '',
    placeOf(at) {
      const { chapter: page = 0, verse = 0 } = GITA[at] ?? {}
      return { tradition: 'hindu', page, verse, reference: `Bhagavad Gita ${page}.${verse}` }
    },
  },
}

/** Everybody else has a turn between one piece of it and the next: the Granth takes half a second. */
async function made(lines: Lines): Promise<Index> {
  const making = indexing(lines)
  for (;;) {
    const step = making.next()
    if (step.done) return step.value
    await turn()
  }
}

const known: Partial<Record<Tradition, Promise<Searched<Tradition>>>> = {}

/** Made when it is first asked for, and once: the text and its index are 15 MB that no conversation needs. */
const searched = (tradition: Tradition): Promise<Searched<Tradition>> => {
  const { placeOf, ...lines } = TEXTS[tradition]
  known[tradition] ??= made(lines).then((index) => ({ index, placeOf }))
  return known[tradition]
}

/** The places of what is asked for, best first; `most` of each scripture. */
export async function findLines(
  query: string,
  traditions: readonly Tradition[],
  most: number,
): Promise<FoundLine<Tradition>[]> {
  const found: FoundLine<Tradition>[] = []
  for (const tradition of traditions) {
    found.push(...linesFound(await searched(tradition), query, most))
    // A long question takes some 10 ms.
    await turn()
  }
  return found.sort((a, b) => b.covers - a.covers)
}
