import type { ReactNode } from 'react'

const ZOOMS = [0.25, 0.35, 0.5, 0.7, 0.85, 1, 1.25, 1.5, 2]
/** Words smaller than this nobody reads; a larger chart is scrolled. */
export const SMALLEST = 0.85

type Props = {
  scale: number
  className?: string
  onZoom: (scale: number) => void
  onWhole: () => void
  onReadable: () => void
  /** What else there is to do with the chart. */
  children?: ReactNode
}

/** What sets the scale of a chart. */
export function ZoomButtons({ scale, className = '', onZoom, onWhole, onReadable, children }: Props) {
  const smaller = ZOOMS.findLast((zoom) => zoom < scale - 0.001)
  const larger = ZOOMS.find((zoom) => zoom > scale + 0.001)
  return (
    <div className={`atlas__zoom ${className}`}>
      <button type="button" disabled={smaller === undefined} onClick={() => onZoom(smaller ?? scale)}>
        Smaller
      </button>
      <button type="button" disabled={larger === undefined} onClick={() => onZoom(larger ?? scale)}>
        Larger
      </button>
      <button type="button" onClick={onWhole}>
        Whole
      </button>
      <button type="button" onClick={onReadable}>
        Readable
      </button>
      <output>{Math.round(scale * 100)} %</output>
      {children}
    </div>
  )
}
