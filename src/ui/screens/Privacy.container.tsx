import { useSelector } from '@xstate/react'
import { BACKUP_DAYS } from '../backups.ts'
import { GRIEVANCE_CONTACT } from '../grievance.ts'
import { privacyTexts } from '../i18n/privacyTexts.ts'
import { useTextsPart } from '../texts.tsx'
import type { AppActor } from '../types.ts'
import { Privacy } from './Privacy.tsx'

export function PrivacyContainer({ actor }: { actor: AppActor }) {
  const { title, lastUpdated, intro, sections, writtenBy, backedUp, writeTo } = useTextsPart(privacyTexts)
  const writer = useSelector(actor, (s) => s.context.writer)
  const policy = {
    title,
    updated: lastUpdated,
    intro,
    sections: sections.map(({ id, heading, paragraphs, bullets }) => ({
      heading,
      paragraphs: [
        ...(id === 'sharing' && writer !== null ? [writtenBy(writer)] : []),
        ...(id === 'contact' ? [writeTo(GRIEVANCE_CONTACT)] : []),
        ...paragraphs,
      ],
      points: id === 'rights' && BACKUP_DAYS > 0 ? [...(bullets ?? []), backedUp(BACKUP_DAYS)] : bullets,
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
