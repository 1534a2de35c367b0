// A peacock feather and a flute. Drawn for this project. The barbs are computed along the quill and round the eye: as
// numbers they would be a kilobyte of every first visit.

/** `length` in a direction, as an SVG pair; 0 is up, a right angle is right. */
const towards = (angle: number, length: number) =>
  `${(length * Math.sin(angle)).toFixed(1)} ${(-length * Math.cos(angle)).toFixed(1)}`

const times = (count: number, barb: (part: number) => string) =>
  Array.from({ length: count }, (_, at) => barb(at / (count - 1))).join('')

/** Both sides of the quill, whose curve is that of the line below. */
const VANE = times(20, (part) => {
  const t = 0.31 + 0.65 * part
  const u = 1 - t
  const along = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  const [x, y] = [along(34, 20, -22, -20), along(112, 50, 26, -34)]
  const slope = (a: number, b: number, c: number, d: number) => u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)
  const up = Math.atan2(slope(34, 20, -22, -20), -slope(112, 50, 26, -34))
  const length = 15 + 19 * Math.sin((part * Math.PI) / 2)
  const spread = 0.8 - 0.23 * part
  return [1, -1]
    .map(
      (side) =>
        `M${x.toFixed(1)} ${y.toFixed(1)}q${towards(up + side * (spread + 0.42), 0.55 * length)} ${towards(up + side * spread, length)}`,
    )
    .join('')
})

/** Round the eye, bending upwards. */
const FAN = times(31, (part) => {
  const at = 2.06 * (1 - 2 * part)
  const outwards = Math.atan2(Math.sin(at) / 21, Math.cos(at) / 27)
  const length = 16 + 3 * Math.cos(1.525 * at)
  const from = `${(21 * Math.sin(at) - 20).toFixed(1)} ${(-27 * Math.cos(at) - 60).toFixed(1)}`
  return `M${from}q${towards(outwards, length / 2)} ${towards(0.68 * outwards, length)}`
})

/** The eye of the feather with the barbs around it: enough of it for a small size. */
export function FeatherEye() {
  return (
    <>
      <path className="art__barbs" d={FAN} />
      <ellipse className="art__eye-rim" cx="-20" cy="-60" rx="20.5" ry="26.5" />
      <ellipse className="art__eye" cx="-20" cy="-57" rx="15.5" ry="20.5" />
      <path
        className="art__pupil"
        d="M-20-39c-8 0-12-6-12-12.5s5-10 8-10c2 0 3 1 4 3 1-2 2-3 4-3 3 0 8 3.5 8 10s-4 12.5-12 12.5z"
      />
    </>
  )
}

/** About 160 units wide and 216 high, centred on the origin. */
export function FeatherFlute() {
  return (
    <>
      <g transform="translate(6 -2) rotate(9) scale(.98)">
        <path className="art__barbs" d={VANE} />
        <path className="art__line" d="M34 112C20 50-22 26-20-34" />
        <FeatherEye />
      </g>
      <g className="art__line" transform="rotate(-24) translate(-6 34)">
        <path className="art__tassel" d="M-67 4c-4 13-14 13-9 27M-67 4c3 11-6 15-2 25" />
        <rect className="art__flute" x="-80" y="-4.5" width="160" height="9" rx="4.5" />
        <path d="M-70-4v8M-65-4v8M70-4v8" />
        <path className="art__holes" d="M-44 0h.1M-14 0h72" />
      </g>
    </>
  )
}
