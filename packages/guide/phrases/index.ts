import type { Theme } from '../corpus.ts'
import { addiction } from './addiction.ts'
import { ageing } from './ageing.ts'
import { anger } from './anger.ts'
import { anxiety } from './anxiety.ts'
import { children } from './children.ts'
import { compassion } from './compassion.ts'
import { death } from './death.ts'
import { decision } from './decision.ts'
import { desire } from './desire.ts'
import { devotion } from './devotion.ts'
import { discipline } from './discipline.ts'
import { doubt } from './doubt.ts'
import { duty } from './duty.ts'
import { equality } from './equality.ts'
import { exams } from './exams.ts'
import { failure } from './failure.ts'
import { family } from './family.ts'
import { fear } from './fear.ts'
import { forgiveness } from './forgiveness.ts'
import { gratitude } from './gratitude.ts'
import { grief } from './grief.ts'
import { guilt } from './guilt.ts'
import { heartbreak } from './heartbreak.ts'
import { hope } from './hope.ts'
import { illness } from './illness.ts'
import { injustice } from './injustice.ts'
import { jealousy } from './jealousy.ts'
import { karma } from './karma.ts'
import { loneliness } from './loneliness.ts'
import { marriage } from './marriage.ts'
import { meditation } from './meditation.ts'
import { mind } from './mind.ts'
import { money } from './money.ts'
import { parents } from './parents.ts'
import { patience } from './patience.ts'
import { peace } from './peace.ts'
import { pride } from './pride.ts'
import { purpose } from './purpose.ts'
import { seva } from './seva.ts'
import { surrender } from './surrender.ts'
import { truth } from './truth.ts'
import type { ThemePhrases } from './types.ts'
import { work } from './work.ts'

/** The guide's own words for every theme. */
export const PHRASES: Readonly<Record<Theme, ThemePhrases>> = {
  grief,
  anger,
  fear,
  anxiety,
  work,
  duty,
  failure,
  exams,
  family,
  marriage,
  loneliness,
  jealousy,
  money,
  desire,
  addiction,
  illness,
  death,
  doubt,
  forgiveness,
  pride,
  gratitude,
  meditation,
  seva,
  purpose,
  surrender,
  equality,
  truth,
  hope,
  mind,
  discipline,
  peace,
  devotion,
  compassion,
  decision,
  parents,
  children,
  heartbreak,
  guilt,
  ageing,
  patience,
  injustice,
  karma,
}
