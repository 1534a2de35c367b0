import { Suspense } from 'react'
import { shareTexts } from '../i18n/share.ts'
import { useTextsPart } from '../texts.tsx'
import './PointsBadge.css'

/** A coin with a flame on it: few nodes, themed by its text colour. */
export const CoinIcon = ({ size = 24 }: { size?: number }) => (
  <svg className="icon coin" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.5c2.4 2.6 3.2 4.4 3.2 6a3.2 3.2 0 01-6.4 0c0-1.6.8-3.4 3.2-6z" />
  </svg>
)

type Props = {
  points: number
  /** Opens the share flow; without it the badge only tells. */
  onClick?(): void
}

/** The referral points of the chat's header (spec §2). */
export function PointsBadge({ points, onClick }: Props) {
  const content = (
    <>
      <CoinIcon size={20} />
      {/* The number stands there at once; its words come with their part. */}
      <Suspense fallback={<span>{points}</span>}>
        <Words points={points} />
      </Suspense>
    </>
  )
  return onClick === undefined ? (
    <p className="points">{content}</p>
  ) : (
    <button type="button" className="points points--button" onClick={onClick}>
      {content}
    </button>
  )
}

function Words({ points }: { points: number }) {
  const { points: words } = useTextsPart(shareTexts)
  return (
    <>
      <span aria-hidden="true">{points}</span>
      <span className="visually-hidden">{words(points)}</span>
    </>
  )
}
