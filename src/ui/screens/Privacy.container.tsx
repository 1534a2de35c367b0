import { useSelector } from '@xstate/react'
import { privacyTexts } from '../i18n/privacyTexts.ts'
import { useTextsPart } from '../texts.tsx'
import type { AppActor } from '../types.ts'
import { Privacy } from './Privacy.tsx'

export function PrivacyContainer({ actor }: { actor: AppActor }) {
  const { title, lastUpdated, intro, sections, writtenBy } = useTextsPart(privacyTexts)
  const writer = useSelector(actor, (s) => s.context.writer)
  const policy = {
    title,
    updated: lastUpdated,
    intro,
    sections: sections.map(({ id, heading, paragraphs, bullets }) => ({
      heading,
      paragraphs: id === 'sharing' && writer !== null ? [writtenBy(writer), ...paragraphs] : paragraphs,
      points: bullets,
    })),
  }
  return (
    <Privacy
      policy={policy}
      onBack={() => actor.send({ type: 'back.press' })}
      onHelp={() => actor.send({ type: 'help.open' })}
    />
  )
}
