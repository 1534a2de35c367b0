import { tokenise } from '../normalise.ts'
import { views } from '../pattern.ts'
import { said } from './phrases.ts'

/** Contempt for people by birth, sex or faith; answered by a stand from the text itself. */
export type Contempt = 'caste' | 'women' | 'faith'

const CASTE = said('CASTE')

const WOMENS = said('WOMENS')

const FAITH = said('FAITH')

const ASKED = said('ASKED')

/** Contempt that the writer shares; null for whoever suffers it, or asks why it is so. */
export function contemptIn(message: string): Contempt | null {
  const view = views(tokenise(message))
  if (ASKED(view)) return null
  if (CASTE(view)) return 'caste'
  if (WOMENS(view)) return 'women'
  return FAITH(view) ? 'faith' : null
}
