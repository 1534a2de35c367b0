import type { ReactNode } from 'react'
import './Notice.css'

type Props = { tone?: 'calm' | 'error'; children: ReactNode; action?: ReactNode; says?: 'status' | 'alert' | null }

/**
 * One calm sentence and its next step. An error is announced at once, anything else when there is a pause. Not every screen
 * reader hears a status that comes with its words: where the room for it is there before, that speaks (`says` is null).
 */
export function Notice({ tone = 'calm', children, action, says = 'status' }: Props) {
  return (
    <div className={`notice notice--${tone}`} role={says ?? undefined}>
      <p className="notice__text">{children}</p>
      {action}
    </div>
  )
}

export function Alert({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Notice tone="error" says="alert" action={action}>
      {children}
    </Notice>
  )
}
