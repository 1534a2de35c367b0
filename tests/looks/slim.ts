import { PNG } from 'pngjs'

/** How far a colour of a kept picture may be from what was drawn, of 255 a channel: less than a comparison sees (browser.ts). */
export const REACH = 8

/** Colours by number, 0xRRGGBB, each with the one that stands for it: the most frequent first, and the rest near them. */
function standIns(counts: Map<number, number>): Map<number, number> {
  const kept: [red: number, green: number, blue: number, colour: number][] = []
  const standsFor = new Map<number, number>()
  const byCount = Array.from(counts).sort(([one, often], [other, oftener]) => oftener - often || one - other)
  for (const [colour] of byCount) {
    const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255]
    const near = kept.find(
      ([r, g, b]) => Math.abs(r - red) <= REACH && Math.abs(g - green) <= REACH && Math.abs(b - blue) <= REACH,
    )
    if (near === undefined) kept.push([red, green, blue, colour])
    standsFor.set(colour, near?.[3] ?? colour)
  }
  return standsFor
}

/**
 * A picture in fewer colours: a gradient is drawn with grain, which no compression takes, and makes of a screen of 70 kB
 * one of 500 kB. Plain colours stay as they are; what was slimmed before comes out the same.
 */
export function slim(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture)
  const { data } = png
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const standsFor = standIns(counts)
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3)
    data.writeUIntBE(standsFor.get(colour) ?? colour, at, 3)
  }
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 })
}
