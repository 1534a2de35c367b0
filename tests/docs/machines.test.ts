import { expect, test } from 'vitest'
import { type Box, chartOf } from '../../atlas/chart.ts'
import { type Entry, entries, SECTIONS } from '../../atlas/machines/catalogue.ts'
import { statePaths, transitionsOf } from '../../atlas/machines/states.ts'

// docs/machines.md is written from the machines themselves (`npm run docs`), so that it cannot say what was true once.

const boxNames = ({ boxes, kind }: Box): string =>
  kind === 'parallel'
    ? boxes.map((box) => `${box.name}: ${boxNames(box)}`).join('; ')
    : boxes.map((box) => box.name + (box.boxes.length === 0 ? '' : ` (${boxNames(box)})`)).join(', ')

const all = (box: Box): Box[] => [box, ...box.boxes.flatMap(all)]
const unique = (words: string[]) => [...new Set(words)]

const places = ({ places }: Entry) =>
  places.map((place) => {
    if (place.startsWith('D')) return place
    const [number = '', ...heading] = place.split(' ')
    return `spec §${number} ${heading.join(' ') || SECTIONS[Number(number) as keyof typeof SECTIONS]}`
  })

function sectionOf([id, entry]: (typeof entries)[number]): string[] {
  const { machine, about } = entry
  const { root, all: arrows } = chartOf(machine)
  const time = unique(arrows.map(({ event }) => event).filter((event) => event.startsWith('after '))).map((event) =>
    event.slice('after '.length),
  )
  const runs = unique(all(root).flatMap((box) => box.runs))
  return [
    `## ${id}`,
    '',
    about,
    '',
    `- States: ${boxNames(root) || 'one, from beginning to end'}`,
    ...(time.length === 0 ? [] : [`- Waits: ${time.join(', ')}`]),
    ...(runs.length === 0 ? [] : [`- Actors: ${runs.map((name) => `\`${name}\``).join(', ')}`]),
    `- Asked for in: ${places(entry).join('; ') || 'nothing; it is of the architecture'}`,
    `- [\`${id}.machine.ts\`](../src/machines/${id}/${id}.machine.ts)`,
    '',
  ]
}

test('docs/machines.md is what the machines are (npm run docs)', async () => {
  const counts = entries.map(
    ([id, { machine }]) => [id, statePaths(machine).length, transitionsOf(machine).length] as const,
  )
  const sum = (at: 1 | 2) => counts.reduce((total, row) => total + row[at], 0)
  await expect(
    [
      '# The machines',
      '',
      'Written by `npm run docs` from the machines and their list (`atlas/machines/catalogue.ts`); a test compares it. States of',
      'regions that run beside each other stand behind the region’s name. As drawings: `npm run storybook`, Atlas/Machines.',
      '',
      '| machine | states | transitions |',
      '| --- | ---: | ---: |',
      ...counts.map(([id, states, transitions]) => `| [${id}](#${id.toLowerCase()}) | ${states} | ${transitions} |`),
      `| **${counts.length} machines** | **${sum(1)}** | **${sum(2)}** |`,
      '',
      'Every one of these transitions is taken by a path of its test, and every state with a view has a story: `npm run atlas:check`.',
      '',
      ...entries.flatMap(sectionOf),
    ].join('\n'),
  ).toMatchFileSnapshot('../../docs/machines.md')
})
