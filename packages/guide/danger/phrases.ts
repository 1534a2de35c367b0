import { heardBy, type Matcher, phrasesIn } from '../pattern.ts'

const fileOf = (name: string) => phrasesIn(new URL(`./phrases/${name}.txt`, import.meta.url))

/** What first aid an emergency needs; help.ts has words for each. */
export const EMERGENCIES = [
  'overdose',
  'poison',
  'breathing',
  'unconscious',
  'choking',
  'chest',
  'stroke',
  'bleeding',
  'seizure',
  'baby',
  'burn',
  'shock',
  'drowning',
  'gas',
  'snake',
  'place',
  'means',
  'attack',
] as const
export type Emergency = (typeof EMERGENCIES)[number]

/** 'poison again' stands after what goes before it. */
const emergencies = (file: string): readonly (readonly [Emergency, Matcher])[] =>
  Array.from(fileOf(file), ([name, matches]) => [name.split(' ')[0] as Emergency, matches])

/** A body in danger now, by what was said; the first that is heard decides on the first aid. */
export const EMERGENCY_FRAMES = emergencies('emergency')
/** What it is, by a word or two of a message that is known to tell of one. */
export const WHAT = emergencies('what')

/**
 * Who does what to whom, who tells of it, and when: each tried on one sentence (or two short ones), never on a whole letter.
 * What each is for stands in the files, beside its phrases.
 */
export const said = heardBy(
  new Map(
    ['outright', 'frames', 'about', 'disclosed', 'denied', 'contempt', 'facts'].flatMap((name) => [...fileOf(name)]),
  ),
)
