import type { Views } from '../pattern.ts'
import { said } from './phrases.ts'

/**
 * Safety first (D27): a person in danger is told where help is before anything else. Patterns lean to the careful
 * side, because a caring answer too many costs little; grief and the fear of death are kept out by the exceptions.
 *
 * - selfHarm: the person may want to die or to hurt themselves
 * - concern: somebody close to the person may
 * - loss: somebody close has died by suicide
 * - abuse: violence or abuse done to the person or a child
 * - harm: the person wants to hurt somebody, does, or asks whether scripture allows it
 */
export type Danger = 'selfHarm' | 'concern' | 'loss' | 'abuse' | 'harm'

const selfHarm = said('selfHarm')
const veiled = said('veiledSelfHarm')
const veiledHarm = said('veiledHarm')
const willIDie = said('willIDie')
const afraid = said('afraid')
// the wide net: better a caring answer too many
const iAndDeath = said('iAndDeath')
const otherwiseMeant = said('otherwiseMeant')
const loss = said('loss')
const concern = said('concern')
export const aboutMyself = said('aboutMyself')
const abuse = said('abuse')
const harm = said('harm')
const dyingToSelf = said('dyingToSelf')

/** The danger a message shows, or null. Own danger comes first, because there the help line matters most. */
export function dangerIn(message: Views): Danger | null {
  const mine =
    !dyingToSelf(message) &&
    (selfHarm(message) ||
      veiled(message) ||
      (willIDie(message) && !afraid(message)) ||
      (iAndDeath(message) && !otherwiseMeant(message)))
  const own = aboutMyself(message)
  if (loss(message) && !own) return 'loss'
  if (concern(message) && !own) return 'concern'
  // 'a gun for him', 'the whole family': what else sounds like one's own end is not
  if (veiledHarm(message) && !own && !veiled(message)) return 'harm'
  if (mine) return 'selfHarm'
  if (abuse(message)) return 'abuse'
  return harm(message) && !dyingToSelf(message) ? 'harm' : null
}
