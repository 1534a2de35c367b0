import { describe, expect, test } from 'vitest'
import { type Box, chartOf, labelOf } from './chart.ts'
import { bundlesOf, closedAtFirst, closedLines, countOf, NONE_CLOSED, shownBoxes, toggled } from './folding.ts'
import { draw, type Measure } from './layout.ts'
import { CATALOGUE, entries } from './machines/catalogue.ts'

const measure: Measure = { title: (text) => text.length * 8, text: (text) => text.length * 7 }
const app = chartOf(CATALOGUE.app.machine)

test('the largest machine opens as its regions, each closed', () => {
  const shown = shownBoxes(app.root, closedAtFirst(app))
  expect(shown.map(({ path }) => path)).toEqual(['', ...app.root.boxes.map(({ path }) => path)])
})

test('an opened region is drawn, and nothing else changes', () => {
  const closed = toggled(closedAtFirst(app), 'network')
  const shown = shownBoxes(app.root, closed).map(({ path }) => path)
  expect(shown.filter((path) => path.includes('.')).every((path) => path.startsWith('network.'))).toBe(true)
  expect(shown).toContain('network.deciding')
  expect(toggled(closed, 'network')).toEqual(closedAtFirst(app))
})

test('a closed group says how many states it has and what runs in it', () => {
  const send = chartOf(CATALOGUE.messageSend.machine)
  const [region] = send.root.boxes
  const text = region?.boxes.find(({ path }) => path === 'send.sendingText')
  expect(text && closedLines(text)).toEqual(['2 states', 'runs sendText'])
})

describe.each(entries)('%s', (_, { machine }) => {
  const chart = chartOf(machine)
  const leaves = (box: Box): number => (box.boxes.length === 0 ? 1 : box.boxes.map(leaves).reduce((a, b) => a + b))

  test('has as many states as its leaves', () => {
    if (chart.root.boxes.length > 0) expect(countOf(chart.root)).toBe(leaves(chart.root))
  })

  test('with nothing closed has every arrow, and a line of words for each', () => {
    const bundles = bundlesOf(chart, NONE_CLOSED)
    expect(new Set(bundles.flatMap(({ arrows }) => arrows))).toEqual(new Set(chart.arrows))
    for (const { arrows, lines } of bundles) expect(lines).toEqual(arrows.map(labelOf))
  })

  test('is drawn folded: arrows end at boxes that are drawn, and nothing within a closed group is', async () => {
    const closed = closedAtFirst(chart)
    const drawing = await draw(chart, measure, closed)
    const shown = new Set(shownBoxes(chart.root, closed).map(({ path }) => path))
    for (const { from, to } of bundlesOf(chart, closed)) expect([shown.has(from), shown.has(to)]).toEqual([true, true])
    for (const { box } of drawing.boxes)
      for (const path of closed) expect(box.path.startsWith(`${path}.`), box.path).toBe(false)
    for (const { points, label } of drawing.arrows) {
      expect(points.length).toBeGreaterThanOrEqual(2)
      expect(label).not.toBeNull()
    }
    for (const { points } of drawing.dots) expect(points.length).toBeGreaterThanOrEqual(2)
  })
})
