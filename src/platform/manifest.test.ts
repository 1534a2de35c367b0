import { expect, test } from 'vitest'
import { showManifest } from './manifest.ts'

/** As much of a head as the links need. */
const aPage = () => {
  const elements: { tag: string; attributes: Map<string, string>; writes: number }[] = []
  const door = (element: (typeof elements)[number]) => ({
    element,
    getAttribute: (name: string) => element.attributes.get(name) ?? null,
    setAttribute(name: string, value: string) {
      element.attributes.set(name, value)
      element.writes += 1
    },
    remove: () => void elements.splice(elements.indexOf(element), 1),
  })
  const page = {
    createElement: (tag: string) => door({ tag, attributes: new Map(), writes: 0 }),
    head: {
      append: ({ element }: ReturnType<typeof door>) => void elements.push(element),
      querySelector(selector: string) {
        const [, tag, name = '', value] = /^(\w+)\[(\w+)="([\w-]+)"\]$/.exec(selector) ?? []
        const found = elements.find((element) => element.tag === tag && element.attributes.get(name) === value)
        return found === undefined ? null : door(found)
      },
    },
  }
  return {
    page: page as unknown as Document,
    shown: () => elements.map(({ attributes }) => [...attributes.values()].join(' ')),
    writes: () => elements.reduce((sum, element) => sum + element.writes, 0),
  }
}

test('the manifest follows the tradition, and goes with it', () => {
  const { page, shown } = aPage()
  showManifest('sikh', page)
  expect(shown()).toEqual([
    'manifest /manifest-sikh.json',
    'apple-touch-icon /icons/sikh-apple-180.png',
    'apple-mobile-web-app-title Satsang Gurbani',
  ])
  showManifest('hindu', page)
  expect(shown()).toEqual([
    'manifest /manifest-hindu.json',
    'apple-touch-icon /icons/hindu-apple-180.png',
    'apple-mobile-web-app-title Satsang Gita',
  ])
  showManifest(null, page)
  expect(shown()).toEqual([])
  showManifest(null, page)
})

test('what is shown already is not touched: the browser would read it again', () => {
  const { page, writes } = aPage()
  showManifest('sikh', page)
  const before = writes()
  showManifest('sikh', page)
  expect(writes()).toBe(before)
})
