import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APP_TITLE } from '../src/platform/manifest.ts'
import { THEME_COLOR } from '../src/ui/theme/themeColor.ts'

type Icon = { src: string; sizes: string; type: string; purpose: string }

/** Width and height, as the PNG itself says. */
const sizeOf = (file: string) => {
  const png = readFileSync(file)
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test.each([
  ['sikh', 'Satsang: Gurbani Guidance', '/pn/chat'],
  ['hindu', 'Satsang: Gita Guidance', '/hi/chat'],
] as const)(
  'the manifest of %s: its own app, in its own colours, with icons that are there',
  (tradition, name, start) => {
    const manifest = JSON.parse(readFileSync(`public/manifest-${tradition}.json`, 'utf8'))
    expect(manifest).toMatchObject({
      id: `/?app=${tradition}`,
      name,
      short_name: APP_TITLE[tradition],
      scope: '/',
      display: 'standalone',
      theme_color: THEME_COLOR[tradition].dark,
      background_color: THEME_COLOR[tradition].dark,
    })
    // By POST, to the worker: what is shared stands in no address that a server is sent (D59).
    expect(manifest.share_target).toMatchObject({ action: start.replace('chat', 'find'), method: 'POST' })
    expect(manifest.start_url).toMatch(new RegExp(`^${start}\\?`))
    const icons: Icon[] = manifest.icons
    for (const { src, sizes } of icons) expect(sizeOf(`public${src}`)).toBe(sizes)
    for (const purpose of ['any', 'maskable'])
      expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    expect(sizeOf(`public/icons/${tradition}-apple-180.png`)).toBe('180x180')
    expect(existsSync('public/icons/badge-96.png')).toBe(true)
  },
)
