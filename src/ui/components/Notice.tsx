import type { ReactNode } from 'react'
import './Notice.css'

type Props = { tone?: 'calm' | 'error'; children: ReactNode; action?: ReactNode }

/** One calm sentence and its next step. An error is announced at once, anything else when there is a pause. */
export function Notice({ tone = 'calm', children, action }: Props) {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <p className="notice__text">{children}</p>
      {action}
    </div>
  )
}

export function Alert({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Notice tone="error" action={action}>
      {children}
    </Notice>
  )
}
