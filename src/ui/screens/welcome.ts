import type { Texts } from '../texts.tsx'
import type { Tradition, ViewMessage } from '../types.ts'

/** The guide's first words, before anybody has said anything (spec §2). */
export const welcomeOf = (tradition: Tradition, t: Texts): ViewMessage => ({
  id: 'welcome',
  sender: 'guide',
  kind: 'welcome',
  text: t.chat.welcome[tradition],
  quotations: [],
  createdAt: null,
  feedback: null,
  canRate: false,
})
