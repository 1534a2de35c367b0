import type { Tradition } from '../types.ts'
import { FeatherFlute } from './FeatherFlute.tsx'
import { IkOnkar } from './IkOnkar.tsx'
import { Halo } from './Niche.tsx'
import './art.css'

/** Where the window is wide, the column stands in a lamp niche of its own, with the tradition's sign at either side. */
export function Ground({ tradition }: { tradition: Tradition | null }) {
  return (
    <div className="ground">
      <svg className="art ground__niche" viewBox="0 0 1280 860" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M90 900V440C90 260 300 210 440 130C560 60 618-30 640-150C662-30 720 60 840 130C980 210 1190 260 1190 440V900" />
        <path d="M104 900V442C104 270 310 222 448 142C566 76 624-10 640-110C656-10 714 76 832 142C970 222 1176 270 1176 442V900" />
      </svg>
      {tradition === null ? null : (
        <>
          <Sign tradition={tradition} />
          <Sign tradition={tradition} />
        </>
      )}
    </div>
  )
}

function Sign({ tradition }: { tradition: Tradition }) {
  return (
    <svg className={`art art--${tradition} ground__sign`} viewBox="-84 -112 168 224" aria-hidden="true">
      <Halo />
      {tradition === 'sikh' ? <IkOnkar transform="translate(2 1) scale(.86)" /> : <FeatherFlute />}
    </svg>
  )
}
