import { use } from 'react'
import { loadPrivacy } from '../i18n/load.ts'
import type { AppActor, Language } from '../types.ts'
import { type Policy, Privacy } from './Privacy.tsx'

const policies = new Map<Language, Promise<Policy>>()

/** One promise a language: `use` needs the same one at each render. */
function policyOf(language: Language): Promise<Policy> {
  const known = policies.get(language)
  if (known) return known
  const policy = loadPrivacy(language).then(({ title, lastUpdated, intro, sections }) => ({
    title,
    updated: lastUpdated,
    intro,
    sections: sections.map(({ heading, paragraphs, bullets }) => ({ heading, paragraphs, points: bullets })),
  }))
  policies.set(language, policy)
  return policy
}

export function PrivacyContainer({ actor, language }: { actor: AppActor; language: Language }) {
  return <Privacy policy={use(policyOf(language))} onBack={() => actor.send({ type: 'back.press' })} />
}
