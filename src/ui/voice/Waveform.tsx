import './voice.css'

/** Bars in a waveform. */
const BARS = 48
const HEIGHT = 40
const STEP = 4
/** The smallest bar, a part of the height: silence is a row of dots. */
const DOT = 0.01

type Props = {
  /** Loudness from left to right, 0 to 1; fewer than 48 stand at the right end. */
  levels: readonly number[]
  className?: string
}

/** Forty-eight bars, scaled to whatever room there is; one element, because a conversation may show many of them. */
export function Waveform({ levels, className = '' }: Props) {
  const shown = levels.slice(-BARS)
  const path = Array.from({ length: BARS }, (_, bar) => {
    const level = shown[bar - (BARS - shown.length)] ?? 0
    const height = Math.max(DOT, Math.min(1, level)) * HEIGHT
    return `M${bar * STEP + STEP / 2} ${((HEIGHT - height) / 2).toFixed(1)}v${height.toFixed(1)}`
  }).join('')
  return (
    <svg
      className={`waveform ${className}`}
      viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
