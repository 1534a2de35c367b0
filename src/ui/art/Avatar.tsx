import type { Tradition } from '../types.ts'
import { FeatherEye } from './FeatherFlute.tsx'
import { IkOnkar } from './IkOnkar.tsx'
import './art.css'

/** The guide's sign at the size of a button. The name stands beside it, so it stays silent. */
export function Avatar({ tradition }: { tradition: Tradition }) {
  return (
    <svg className={`art art--${tradition} avatar`} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className="avatar__ground" r="50" />
      <circle className="avatar__light" r="38" />
      <circle className="avatar__ring" r="45.5" />
      {tradition === 'sikh' ? (
        <IkOnkar transform="translate(2 0) scale(.52)" />
      ) : (
        <g transform="rotate(9) scale(.78) translate(19 52)">
          <path className="art__line" d="M-20-34C-20-22-18-14-14-6" />
          <FeatherEye />
        </g>
      )}
    </svg>
  )
}
