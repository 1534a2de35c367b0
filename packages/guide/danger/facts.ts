import { type Token, tokenise } from '../normalise.ts'
import { type Matcher, type Views, views } from '../pattern.ts'
import { said } from './phrases.ts'

/**
 * What a message tells of the person, beside its matter. Verses and practices carry conditions and are refused when a
 * fact forbids them: nobody is told to bring tea to a mother who has died.
 *
 * - dead: the person spoken of has died
 * - apart: contact has ended, or is not wanted
 * - victim: something was done to the writer
 * - doer: the writer did something to somebody
 * - child: the writer is under eighteen
 * - noFaith: the writer does not believe, or is angry with God
 * - alone: there is nobody to turn to
 * - refusesWill: the writer does not want to hear of God's will, fate or acceptance
 */
export type Fact = 'dead' | 'apart' | 'victim' | 'doer' | 'child' | 'noFaith' | 'alone' | 'refusesWill'

const FACTS: Readonly<Record<Fact, Matcher>> = {
  dead: said('dead'),
  apart: said('apart'),
  victim: said('victim'),
  doer: said('doer'),
  child: said('child'),
  noFaith: said('noFaith'),
  alone: said('alone'),
  refusesWill: said('refusesWill'),
}

/** The facts that a message tells; never more than it says. */
function factsIn(tokens: readonly Token[]): ReadonlySet<Fact> {
  const message = views(tokens)
  return new Set((Object.keys(FACTS) as Fact[]).filter((fact) => FACTS[fact](message)))
}

/** Whether somebody has died, by what a message says. */
export const tellsOfDeath = (view: Views): boolean => FACTS.dead(view)

/** The facts of a whole conversation's messages of one person. */
export const factsOf = (messages: readonly string[]): ReadonlySet<Fact> =>
  new Set(messages.flatMap((message) => [...factsIn(tokenise(message))]))

/** The readings of mourning somebody, by whom. */
export const MOURNING: readonly string[] = ['parentDied', 'childDied', 'spouseDied', 'friendDied', 'elderDied']
const mourned = MOURNING.map((id) => [id, said(id)] as const)
/** Those of them whom a message names. */
export const mournedIn = (view: Views): string[] => mourned.flatMap(([id, names]) => (names(view) ? [id] : []))
