// `npm run icons`: draws the app icons of both traditions from src/ui/art into public/icons. Run it when the art
// changes, and look at what it made. Chromium draws, and a palette makes them small. With `--check` it writes nothing, and
// fails when an icon is not what it draws; the edges, which each version of Chromium draws a little otherwise, are let pass.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts'

const OUT = path.resolve('public/icons')
const ART = 'src/ui/art'

// The stylesheet goes into the drawing itself, below.
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id: string) => (id === '\0no-styles' ? 'export {}' : null),
}
const art = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(`./${ART}/${file}.tsx`, { plugins: [withoutStyles] })).module
const { IkOnkar } = await art<{ IkOnkar: FunctionComponent<{ transform?: string }> }>('IkOnkar')
const { FeatherFlute } = await art<{ FeatherFlute: FunctionComponent }>('FeatherFlute')
const { Lamp } = await art<{ Lamp: FunctionComponent }>('Lamp')
const { Halo } = await art<{ Halo: FunctionComponent }>('Niche')
const css = await readFile(path.join(ART, 'art.css'), 'utf8')

const element = (name: string, props: object, ...children: Parameters<typeof createElement>[2][]) =>
  createElement(name, props, ...children)

const SIGN = {
  sikh: createElement(IkOnkar, { transform: 'translate(2 1) scale(.86)' }),
  hindu: createElement(FeatherFlute),
}
type Tradition = keyof typeof SIGN

/**
 * How large sign and halo stand in the icon, whose half is 128 units; the halo's radius is 80. At 48 px the sign has to be
 * read, so it takes more of the light than it does in the niche.
 */
const SCALE = {
  /** The rounded corners are the icon's own. */
  any: { halo: 1.34, sikh: 1.42, hindu: 1.06 },
  /** A launcher may cut all but the middle circle of 80 %: radius 102. */
  maskable: { halo: 1.16, sikh: 1.2, hindu: 0.86 },
  /** iOS rounds the corners itself, and draws what is transparent black. */
  apple: { halo: 1.26, sikh: 1.34, hindu: 1 },
}

// At the size of an icon the fine strokes of the niche would be dust.
const BOLD = `
  .art__sign { stroke: var(--sign); stroke-width: 1.8 }
  .art__halo { stroke-width: 1.6 }
  .art__rays { stroke-width: 8 }
  .art__barbs { stroke-width: 1.7 }
  .art--hindu .art__line { stroke-width: 2.2 }
  .art--hindu .art__line .art__holes { stroke-width: 3.6 }
  .art--hindu .art__line .art__tassel { stroke-width: 1.8 }
  .monochrome { --sign: #fff; --stroke: #fff }
  .monochrome .art__barbs { stroke: #fff; stroke-width: 2.4 }
  .monochrome .art__line { stroke-width: 3.4 }
  .monochrome .art__eye-rim { fill: none; stroke: #fff; stroke-width: 5 }
  .monochrome .art__eye { fill: none; stroke: none }
  .monochrome .art__pupil { fill: #fff }
  .monochrome .art__flute { fill: #fff; stroke: #fff }
  .monochrome .art__holes { stroke: none }
  .monochrome .art__tassel { stroke: #fff; stroke-width: 3 }
  .badge .lamp { width: 100%; height: 100% }
  .badge .lamp__light, .badge .lamp__core { fill: none }
  .badge .lamp__flame { fill: #fff }
  .badge .lamp__bowl { stroke: #fff; stroke-width: 6 }
`

const RINGS = 72
const STOPS = [0, 0.2, 0.44, 1]

/** The niche's light as flat rings: Chromium dithers a gradient, and noise does not compress. */
const glow = Array.from({ length: RINGS }, (_, index) => {
  const offset = 1 - index / RINGS
  const from = STOPS.findLastIndex((stop) => stop < offset)
  const [start = 0, end = 1] = STOPS.slice(from)
  const share = (100 * (offset - start)) / (end - start)
  const fill = `color-mix(in srgb, var(--glow-${from + 2}) ${share}%, var(--glow-${from + 1}))`
  return element('circle', { key: index, r: 182 * offset, style: { fill } })
})

const tile = (tradition: Tradition, scale: Record<Tradition | 'halo', number>, corner: number): string =>
  renderToStaticMarkup(
    element(
      'svg',
      { className: `art art--${tradition}`, viewBox: '-128 -128 256 256', width: '100%', height: '100%' },
      element('clipPath', { id: 'tile' }, element('rect', { x: -128, y: -128, width: 256, height: 256, rx: corner })),
      element('g', { clipPath: 'url(#tile)', shapeRendering: 'crispEdges' }, ...glow),
      element('g', { transform: `scale(${scale.halo})` }, createElement(Halo)),
      element('g', { transform: `scale(${scale[tradition]})` }, SIGN[tradition]),
    ),
  )

const monochrome = (tradition: Tradition): string =>
  renderToStaticMarkup(
    element(
      'svg',
      {
        className: `art art--${tradition} monochrome`,
        viewBox: '-128 -128 256 256',
        width: '100%',
        height: '100%',
      },
      element('g', { transform: `scale(${tradition === 'sikh' ? 1.4 : 0.9})` }, SIGN[tradition]),
    ),
  )

const isCheck = process.argv.includes('--check')
/** Share of an icon's pixels that may differ, and how far apart a channel of 255 has to be to count. */
const EDGES = 0.02
const APART = 32

/** The share of pixels in which two pictures differ; all of them where their sizes do. */
function differing(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  if (a.width !== b.width || a.height !== b.height) return 1
  let count = 0
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > APART))
      count += 1
  return count / (a.width * a.height)
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
const page = await browser.newPage()

async function draw(name: string, markup: string, size: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>*{margin:0}html{background:none}body{width:${size}px;height:${size}px}${css}${BOLD}</style>${markup}`,
  )
  const shot = (await page.screenshot({ omitBackground: true })).toString('base64')
  const pixels = await page.evaluate(async (shot) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])]
  }, shot)
  const png = pngOf(Buffer.from(pixels), size)
  const file = path.join(OUT, `${name}.png`)
  if (isCheck) {
    const committed = await readFile(file).catch(() => undefined)
    if (committed !== undefined && differing(committed, png) <= EDGES) return
    console.error(`public/icons/${name}.png is not what tools/icons.ts draws: run npm run icons`)
    process.exitCode = 1
    return
  }
  await writeFile(file, png)
  console.log(`${name}.png: ${(png.length / 1000).toFixed(1)} kB`)
}

for (const tradition of ['sikh', 'hindu'] as const) {
  for (const size of [192, 512]) {
    await draw(`${tradition}-${size}`, tile(tradition, SCALE.any, 56), size)
    await draw(`${tradition}-maskable-${size}`, tile(tradition, SCALE.maskable, 0), size)
  }
  await draw(`${tradition}-apple-180`, tile(tradition, SCALE.apple, 0), 180)
  await draw(`${tradition}-monochrome-192`, monochrome(tradition), 192)
}
// A notification's own: of the house, because a push may belong to neither.
await draw('badge-96', `<div class="badge" style="height:100%">${renderToStaticMarkup(createElement(Lamp))}</div>`, 96)
const favicon = await readFile(path.join(OUT, 'favicon.svg'), 'utf8')
await draw('satsang-192', favicon.replace('<svg ', '<svg width="100%" height="100%" '), 192)
await browser.close()
if (isCheck && process.exitCode === undefined) console.log('the icons are as committed')

/** A PNG with the 256 colours that the picture needs most: a quarter of the bytes, and no difference to be seen. */
function pngOf(pixels: Buffer, size: number): Buffer {
  // Six bits a channel: a gradient's dither is not taken for colours of its own.
  for (const [at, value] of pixels.entries()) pixels[at] = (value & 0xfc) | (value >> 6)
  const uses = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUInt32BE(at)
    uses.set(colour, (uses.get(colour) ?? 0) + 1)
  }
  const palette = [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)).slice(0, 256)
  const nearest = new Map(palette.map((colour, index) => [colour, index]))
  const channels = (colour: number) => [colour >>> 24, (colour >> 16) & 255, (colour >> 8) & 255, colour & 255]
  const distance = (a: number, b: number) => {
    const other = channels(b)
    return channels(a).reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0)
  }
  const indexOf = (colour: number): number => {
    const known = nearest.get(colour)
    if (known !== undefined) return known
    const index = palette.reduce(
      (best, candidate, at) => (distance(colour, candidate) < distance(colour, palette[best] ?? 0) ? at : best),
      0,
    )
    nearest.set(colour, index)
    return index
  }

  const rows = Buffer.alloc((size + 1) * size)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) rows[y * (size + 1) + 1 + x] = indexOf(pixels.readUInt32BE(4 * (y * size + x)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
