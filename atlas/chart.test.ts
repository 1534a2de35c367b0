import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { unprovided } from '../src/machines/unprovided.ts'
import { type Box, chartOf, duration, innerLabelOf, labelOf } from './chart.ts'
import { draw, type Measure } from './layout.ts'
import { entries } from './machines/catalogue.ts'
import { statePaths, transitionsOf } from './machines/states.ts'

const measure: Measure = { title: (text) => text.length * 8, text: (text) => text.length * 7 }

test.each([
  [10_000, '10 s'],
  [500, '500 ms'],
  [1_500, '1500 ms'],
  [300_000, '5 min'],
  [90_000, '90 s'],
])('%i ms is %s', (ms, words) => expect(duration(ms)).toBe(words))

const kettle = setup({
  types: { events: {} as { type: 'fill' | 'heat' | 'pour'; cold?: boolean } },
  actors: { warm: unprovided<void, void>('warm') },
  delays: { cooling: 60_000, patience: () => 5 },
  guards: { isFull: () => true },
  actions: { whistle: (_, _loudness: number) => {}, light: () => {}, count: (_, _times: number) => {} },
}).createMachine({
  id: 'kettle',
  initial: 'cold',
  on: { fill: [{ guard: 'isFull', target: '.cold' }, { actions: () => {} }] },
  states: {
    cold: { on: { heat: [{ guard: ({ event }) => event.cold === true, target: 'hot' }, { target: 'hot.boiling' }] } },
    hot: {
      initial: 'warming',
      on: { fill: '.warming' },
      after: { cooling: 'cold', patience: 'cold' },
      states: {
        warming: { invoke: { id: 'warm', src: 'warm', onDone: 'boiling', onError: '#kettle.cold' } },
        boiling: {
          entry: ['light', { type: 'whistle', params: 3 }, { type: 'count', params: () => 1 }, () => {}],
          exit: 'light',
          always: { guard: 'isFull', target: '#kettle.empty' },
        },
      },
    },
    empty: { type: 'final' },
  },
})

test('a machine in words', () => {
  const { root, arrows } = chartOf(kettle)
  expect(arrows.map((arrow) => `${arrow.from}: ${labelOf(arrow)} → ${arrow.to.join()}`)).toEqual([
    'cold: heat [cold is true] → hot',
    'cold: heat [otherwise] → hot.boiling',
    'hot: after 1 min → cold',
    'hot: after patience → cold',
    'hot.warming: done warm → hot.boiling',
    'hot.warming: error warm → cold',
    'hot.boiling: always [isFull] → empty',
  ])
  expect(root.inner.map(innerLabelOf)).toEqual(['fill [isFull] → cold', 'fill [otherwise]'])
  const hot = root.boxes[1]
  expect(hot?.inner.map(innerLabelOf)).toEqual(['fill → warming'])
  expect([root.initial, hot?.initial, hot?.kind, root.boxes[2]?.kind]).toEqual([
    'cold',
    'hot.warming',
    'group',
    'final',
  ])
  expect(hot?.boxes[0]?.runs).toEqual(['warm'])
  expect(hot?.boxes[1]?.does).toEqual(['entry / light', 'entry / whistle 3', 'entry / count', 'exit / light'])
})

test('the same words give the same drawing', async () => {
  expect(await draw(chartOf(kettle), measure)).toEqual(await draw(chartOf(kettle), measure))
})

describe.each(entries)('%s', (_, { machine }) => {
  const chart = chartOf(machine)
  const allOf = (box: Box): Box[] => [box, ...box.boxes.flatMap(allOf)]

  test('has every state and every transition in its chart, once', () => {
    const boxes = allOf(chart.root)
    if (chart.root.boxes.length > 0) expect(boxes.map(({ path }) => path)).toEqual(['', ...statePaths(machine)])
    expect(chart.arrows.length + boxes.flatMap(({ inner }) => inner).length).toBe(transitionsOf(machine).length)
    for (const { event } of chart.all) expect(event).not.toMatch(/^xstate|^$/)
  })

  test('says what its conditions mean', () => {
    for (const { guard } of chart.all) expect(guard).not.toMatch(/^…|^guard$|^.$|=>|__|\n/)
  })

  test('is drawn: boxes stand within their groups and beside their neighbours, lines end at boxes', async () => {
    const drawing = await draw(chart, measure)
    const byPath = new Map(drawing.boxes.map((box) => [box.box.path, box]))
    for (const { box, x, y, width, height } of drawing.boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      const group = byPath.get(box.path.split('.').slice(0, -1).join('.')) ?? { x: 0, y: 0, ...drawing }
      expect(x + width).toBeLessThanOrEqual(group.x + group.width)
      expect(y + height).toBeLessThanOrEqual(group.y + group.height)
      for (const other of drawing.boxes) {
        const isApart =
          other.x >= x + width || other.x + other.width <= x || other.y >= y + height || other.y + other.height <= y
        const isRelated =
          `${box.path}.`.startsWith(`${other.box.path}.`) || `${other.box.path}.`.startsWith(`${box.path}.`)
        expect(isApart || isRelated, `${box.path} and ${other.box.path}`).toBe(true)
      }
    }
    for (const { points, label, arrows } of drawing.arrows) {
      expect(points.length, JSON.stringify(arrows)).toBeGreaterThanOrEqual(2)
      expect(label).not.toBeNull()
    }
  })
})
