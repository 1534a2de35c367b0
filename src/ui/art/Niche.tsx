import { useId } from 'react'
import { useTexts } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import { FeatherFlute } from './FeatherFlute.tsx'
import { IkOnkar } from './IkOnkar.tsx'
import './art.css'

const ARCH = 'M20 288V140C20 92 62 72 95 47C108 37 116 26 120 8C124 26 132 37 145 47C178 72 220 92 220 140V288Z'
const ARCH_LINE = 'M30 288V142C30 99 68 80 100 56C110 48 116 40 120 28C124 40 130 48 140 56C172 80 210 99 210 142V288'

/** The guide's image: a lamp niche in the wall, with the sign of the tradition in its light. Never a face (D2). */
export function Niche({ tradition }: { tradition: Tradition }) {
  const t = useTexts()
  const glow = useId()
  return (
    <svg
      className={`art art--${tradition} niche`}
      viewBox="0 0 240 288"
      role="img"
      aria-label={t.guides[tradition].imageAlt}
    >
      <radialGradient id={glow} gradientUnits="userSpaceOnUse" cx="120" cy="164" r="168">
        <stop className="art__glow-1" />
        <stop className="art__glow-2" offset=".2" />
        <stop className="art__glow-3" offset=".44" />
        <stop className="art__glow-4" offset="1" />
      </radialGradient>
      <path d={ARCH} fill={`url(#${glow})`} />
      <path className="art__line niche__line" d={ARCH_LINE} />
      <g transform="translate(120 164)">
        <Halo />
        {tradition === 'sikh' ? <IkOnkar transform="translate(2 1) scale(.86)" /> : <FeatherFlute />}
      </g>
    </svg>
  )
}

/** Rays are one dashed circle: 72 short strokes across a ring. */
export function Halo() {
  return (
    <g className="art__halo">
      <circle r="80" />
      <circle className="art__rays" r="73" pathLength="72" />
    </g>
  )
}
