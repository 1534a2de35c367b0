import { loadPrivacy } from '../i18n/load.ts'
import { textsPart } from '../i18n/part.ts'
import { useTextsPart } from '../texts.tsx'
import type { AppActor } from '../types.ts'
import { Privacy } from './Privacy.tsx'

const privacyTexts = textsPart({
  english: () => loadPrivacy('english'),
  punjabi: () => loadPrivacy('punjabi'),
  hindi: () => loadPrivacy('hindi'),
})

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
