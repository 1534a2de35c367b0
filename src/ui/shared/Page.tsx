import type { ReactNode } from 'react'
import { Ground } from '../art/Ground.tsx'
import type { Tradition } from '../types.ts'
import './Page.css'

type Props = { tradition?: Tradition | null; kind?: 'scroll' | 'chat' | 'wide'; children: ReactNode }

/** The room every screen stands in: a column on a softly lit ground. */
export function Page({ tradition = null, kind = 'scroll', children }: Props) {
  return (
    <div className={`page page--${kind}`}>
      <Ground tradition={tradition} />
      <div className="page__column">{children}</div>
    </div>
  )
}
