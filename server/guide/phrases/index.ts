import type { Theme } from '../corpus.ts'
import { anger } from './anger.ts'
import { anxiety } from './anxiety.ts'
import { adapted } from './before.ts'
import { desire } from './desire.ts'
import { duty } from './duty.ts'
import { exams } from './exams.ts'
import { failure } from './failure.ts'
import { family } from './family.ts'
import { fear } from './fear.ts'
import { grief } from './grief.ts'
import { jealousy } from './jealousy.ts'
import { loneliness } from './loneliness.ts'
import { marriage } from './marriage.ts'
import { money } from './money.ts'
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
  addiction: adapted('addiction'),
  illness: adapted('illness'),
  death: adapted('death'),
  doubt: adapted('doubt'),
  forgiveness: adapted('forgiveness'),
  pride: adapted('pride'),
  gratitude: adapted('gratitude'),
  meditation: adapted('meditation'),
  seva: adapted('seva'),
  purpose: adapted('purpose'),
  surrender: adapted('surrender'),
  equality: adapted('equality'),
  truth: adapted('truth'),
  hope: adapted('hope'),
  mind: adapted('mind'),
  discipline: adapted('discipline'),
  peace: adapted('peace'),
  devotion: adapted('devotion'),
  compassion: adapted('compassion'),
  decision: adapted('decision'),
  parents: adapted('parents'),
  children: adapted('children'),
  heartbreak: adapted('heartbreak'),
  guilt: adapted('guilt'),
  ageing: adapted('ageing'),
  patience: adapted('patience'),
  injustice: adapted('injustice'),
  karma: adapted('karma'),
}
