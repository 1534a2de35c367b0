import { promptsTexts } from '../i18n/prompts.ts'
import { Button } from '../shared/Button.tsx'
import { Notice } from '../shared/Notice.tsx'
import { useTextsPart } from '../texts.tsx'
import './prompts.css'

export type State = { state: 'hidden' | 'ready' | 'updating' }
export type Actions = { onUpdate(): void; onLater(): void }

/** A new version is offered, in the flow of the page: it never covers what is being read, and never forces itself. */
export function UpdateNotice({ state, onUpdate, onLater }: State & Actions) {
  const { update } = useTextsPart(promptsTexts)
  if (state === 'hidden') return null
  if (state === 'updating') return <Notice>{update.updating}</Notice>
  return (
    <Notice
      action={
        <div className="update__actions">
          <Button variant="quiet" onClick={onLater}>
            {update.later}
          </Button>
          <Button onClick={onUpdate}>{update.update}</Button>
        </div>
      }
    >
      {update.ready}
    </Notice>
  )
}
