import { privacyTexts } from '../i18n/privacyTexts.ts'
import { useTextsPart } from '../texts.tsx'
import type { AppActor } from '../types.ts'
import { Privacy } from './Privacy.tsx'

export function PrivacyContainer({ actor }: { actor: AppActor }) {
  const { title, lastUpdated, intro, sections } = useTextsPart(privacyTexts)
  const policy = {
    title,
    updated: lastUpdated,
    intro,
    sections: sections.map(({ heading, paragraphs, bullets }) => ({ heading, paragraphs, points: bullets })),
  }
  return <Privacy policy={policy} onBack={() => actor.send({ type: 'back.press' })} />
}
