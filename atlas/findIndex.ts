import specification from '../docs/specification.md?raw'
import { type Arrow, chartOf, labelOf } from './chart.ts'
import { type Cause, CATALOGUE as ERRORS } from './errors/catalogue.ts'
import type { Entry } from './find.ts'
import { machineHref, pageHref, textHref } from './findLinks.ts'
import { screenOf, storiesWith, TEXTS, textOf } from './findTexts.ts'
import { entries as MACHINES, SECTIONS } from './machines/catalogue.ts'
import { statePaths } from './machines/states.ts'
import { hrefOf, lastOf, STORIES, storiesOf } from './stories.ts'

// What can be found: made anew from the stories, the machines, the errors, the texts and the specification.

/** What caused an error, shortest first: ['409', 'phone_already_registered', 'PUT /auth/profile']. */
export const causeOf = (cause: Cause): string[] => {
  if ('device' in cause) return [cause.device]
  if ('input' in cause) return [cause.input]
  const { answer, code, field, call } = cause
  const said = { network: 'no network', timeout: 'no answer in time', malformed: 'an answer nobody understands' }
  return [typeof answer === 'number' ? String(answer) : said[answer], code ?? field ?? '', call].filter(Boolean)
}

const pages = (): Entry[] =>
  [...new Set(STORIES.map(({ title }) => title))].map((title) => ({
    kind: 'page',
    name: lastOf(title),
    words: [title],
    href: pageHref(title),
  }))

const stories = (): Entry[] =>
  STORIES.map(({ id, title, name, states }) => ({
    kind: 'story',
    name: `${lastOf(title)}: ${name}`,
    words: [title, states.join(', ')].filter(Boolean),
    href: hrefOf(id),
  }))

const leadsTo = ({ to }: Arrow) => (to.length === 0 ? 'stays' : `→ ${to.join(', ')}`)

const machines = (): Entry[] =>
  MACHINES.flatMap(([id, { machine, about }]): Entry[] => [
    { kind: 'machine', name: id, words: [about], href: machineHref(id) },
    ...statePaths(machine).map((path): Entry => {
      const [story] = storiesOf(id, path)
      return { kind: 'state', name: `${id}: ${path}`, words: [], href: story ? hrefOf(story.id) : machineHref(id) }
    }),
    ...chartOf(machine).all.map(
      (arrow): Entry => ({
        kind: 'transition',
        name: `${id}: ${arrow.from === '' ? 'every state' : arrow.from}, ${labelOf(arrow)} ${leadsTo(arrow)}`,
        words: [],
        href: machineHref(id),
      }),
    ),
  ])

const errors = (): Entry[] =>
  ERRORS.map(({ row, when, cause, text, machine, state, story }) => ({
    kind: 'error',
    name: `${causeOf(cause).slice(0, -1).join(' ') || causeOf(cause)[0]}: ${when}`,
    words: [
      ...Object.values(textOf(text ?? '')?.words ?? {}).filter(Boolean),
      [row, causeOf(cause).at(-1), `${machine}: ${state}`].join(' · '),
    ],
    href: story === null ? machineHref(machine) : hrefOf(story),
  }))

const texts = (): Entry[] =>
  TEXTS.map((text) => {
    const [story] = storiesWith(text)
    const screen = screenOf(text)
    const href = story ? hrefOf(story.id) : screen === null ? textHref(text.key) : pageHref(screen)
    return { kind: 'text', name: `${text.part}: ${text.key}`, words: Object.values(text.words).filter(Boolean), href }
  })

type Passage = { section: string; heading: string; words: string }

/** The specification in pieces: its paragraphs, points and rows of tables, each with its headings. */
export function passagesOf(markdown: string): Passage[] {
  let [section, heading] = ['', '']
  const passages: Passage[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const [, number] = /^## (\d)/.exec(line) ?? []
    if (number !== undefined) [section, heading] = [number, '']
    if (line.startsWith('### ')) heading = line.slice(4)
    const isText = line.trim() !== '' && !line.startsWith('#') && !/^\|[-| ]*$/.test(line)
    const last = passages.at(-1)
    const goesOn = isOpen && last !== undefined && !/^\s*(?:[-|]|\d\.)/.test(line)
    if (isText && goesOn) last.words += ` ${line.trim()}`
    else if (isText && section !== '') passages.push({ section, heading, words: line.trim() })
    isOpen = isText
  }
  // Signs of Markdown are no words.
  return passages.map((passage) => ({
    ...passage,
    words: passage.words
      .replace(/^[-|] /, '')
      .replace(/ \|$/, '')
      .replaceAll(' | ', ': ')
      .replace(/\*\*|`/g, ''),
  }))
}

/** The machine that a passage asks for. */
const machineFor = ({ section, heading }: Passage): string | null => {
  const machineAt = (place: string) => MACHINES.find(([, { places }]) => places.some((each) => each === place))?.[0]
  return (heading === '' ? undefined : machineAt(`${section} ${heading}`)) ?? null
}

const passages = (): Entry[] =>
  passagesOf(specification).map((passage) => {
    const machine = machineFor(passage)
    const { section, heading, words } = passage
    return {
      kind: 'specification',
      name: `§${section} ${heading || SECTIONS[Number(section) as keyof typeof SECTIONS]}`,
      words: [words],
      href: machine === null ? null : machineHref(machine),
    }
  })

/** Everything that can be found. */
export const entries = (): Entry[] => [...pages(), ...machines(), ...stories(), ...errors(), ...texts(), ...passages()]
