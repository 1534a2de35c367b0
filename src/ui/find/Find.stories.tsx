import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { done, elapsed, failed } from '../../../tests/machines/testing.ts'
import { type SpiritualReference, TRADITIONS, type Tradition, type Verse } from '../../machines/entities.ts'
import { lineCheckMachine } from '../../machines/lineCheck/lineCheck.machine.ts'
import {
  lineSearchMachine,
  type ScriptureHit,
  type SearchRequest,
} from '../../machines/lineSearch/lineSearch.machine.ts'
import { TEXT_LIMIT } from '../../machines/lineSearch/queries.ts'
import { scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import { isScripture } from '../../scripture/verify.ts'
import { findTexts } from '../i18n/find.ts'
import { renderingTexts } from '../i18n/rendering.ts'
import { bookHref } from '../reading/readingContext.ts'
import { lookOf, needs, reference, shows, textsIn } from '../stories.fixtures.ts'
import { Opened } from './Find.container.tsx'

type Sent = EventFrom<typeof lineSearchMachine>
type Globals = Record<string, unknown>

const traditionIn = (globals: Globals): Tradition => lookOf(globals).tradition ?? 'sikh'
const wordsIn = (globals: Globals) => {
  const words = findTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of the page are not loaded')
  return words
}

/** A verse of the corpus, and its first line as somebody types it: without danda and number. */
const verseIn = (globals: Globals, which: 0 | 1 = 0) => reference(traditionIn(globals), 'english', which)
const lineOf = ({ original }: { original: string }) => (original.split('\n')[0] ?? '').replace(/[^\p{L}\p{M}]+$/u, '')
/** The same with its first word spelt without its last sign. */
const misspelt = (line: string) => line.replace(/^(\S+)\p{M}(\s)/u, '$1$2')

/** A place as the server tells of it. */
function hitOf({ reference: place, original }: SpiritualReference, over: Partial<ScriptureHit> = {}): ScriptureHit {
  const [page = '', verse] = place.replace(/.* /, '').split('.')
  return {
    tradition: TRADITIONS.find((one) => (one === 'sikh') === place.startsWith('G')) ?? 'sikh',
    page: Number(page),
    ...(verse !== undefined && { verse: Number(verse) }),
    reference: place,
    original,
    by: 'words',
    covers: 1,
    marks: [{ from: 0, to: lineOf({ original }).length }],
    others: 0,
    ...over,
  }
}

const silent = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))
const logic = lineSearchMachine.provide({ actors: { searchScripture: silent<ScriptureHit[][], SearchRequest>() } })

/** How places are compared with the text: by the corpus; or what comes is another one, or nothing comes. */
const CHECKS = {
  byCorpus: async (verse: Verse | null) => verse !== null && isScripture(verse),
  refused: async () => false,
  silent: () => new Promise<boolean>(() => {}),
  offline: () => Promise.reject(Object.assign(new Error(), { kind: 'network', status: null })),
} as const

type Setup = {
  /** What was shared, or typed before. */
  text?: (globals: Globals) => string
  events?: (globals: Globals) => Sent[]
  check?: keyof typeof CHECKS
}

/** The page of the toolbar's tradition after those events, with its machine at work. */
const storyAfter = ({ text = () => '', events = () => [], check = 'byCorpus' }: Setup) => ({
  loaders: [
    needs(findTexts),
    async ({ globals }: { globals: Globals }) => {
      const clock = new SimulatedClock()
      const search = createActor(logic, { input: { tradition: traditionIn(globals), text: text(globals) }, clock })
      const read = fn()
      search.on('lineSearch.read', ({ hit }) => read(hit))
      search.start()
      for (const event of events(globals)) search.send(event)
      const verifyLines = fromPromise<boolean, Verse | null>(({ input }) => CHECKS[check](input))
      const scripture = createActor(
        scriptureMachine.provide({ actors: { lineCheck: lineCheckMachine.provide({ actors: { verifyLines } }) } }),
        { input: { transliteration: false, larivaar: false }, clock },
      ).start()
      return { search, scripture, read }
    },
  ],
})

const found = (hits: (globals: Globals) => ScriptureHit[][]) => (globals: Globals) => [
  done('searchScripture', hits(globals)),
]

const meta = {
  title: 'find/Find',
  parameters: shows('lineSearch:found'),
  args: { onBack: fn(), onHelp: fn() },
  render: ({ onBack, onHelp }, { loaded }) => (
    <Opened search={loaded.search} scripture={loaded.scripture} onBack={onBack} onHelp={onHelp} />
  ),
} satisfies Meta<{ onBack(): void; onHelp(): void }>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

const box = ({ canvas, globals }: Played) => canvas.getByRole('textbox', { name: wordsIn(globals).box })
const results = ({ canvas, globals }: Played) => within(canvas.getByRole('region', { name: wordsIn(globals).results }))
const verified = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('.find__place[data-verified="true"]')).toHaveLength(count))
const isPlain = () => expect(document.querySelector('.quotation__original')).toBeNull()

/** What can be looked for is shown by examples; a letter that is typed is in the machine. */
export const Empty: Story = {
  ...storyAfter({}),
  parameters: shows('lineSearch:empty'),
  play: async (context) => {
    const { args, canvas, globals, loaded } = context
    const words = wordsIn(globals)
    expect(canvas.getByRole('heading', { name: words.heading })).toBeVisible()
    for (const way of Object.values(words.ways)) expect(canvas.getByText(way)).toBeVisible()
    expect(canvas.queryByRole('button', { name: words.clear })).toBeNull()
    expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.back }))
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.helpNow }))
    expect(args.onBack).toHaveBeenCalledOnce()
    expect(args.onHelp).toHaveBeenCalledOnce()
    // A number is no letter: nothing is looked for.
    await userEvent.type(box(context), '917')
    expect(box(context)).toHaveValue('917')
    expect(loaded.search.getSnapshot().value).toBe('empty')
  },
}

/** Typed by hand, and emptied again: who pressed the button can type at once. */
export const Typing: Story = {
  ...storyAfter({}),
  parameters: shows('lineSearch:waiting'),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await userEvent.type(box(context), 'nanak')
    expect(loaded.search.getSnapshot().value).toBe('waiting')
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).clear }))
    expect(loaded.search.getSnapshot().value).toBe('empty')
    expect(box(context)).toHaveValue('')
    expect(box(context)).toHaveFocus()
    await userEvent.type(box(context), 'chinta')
    expect(box(context)).toHaveValue('chinta')
  },
}

/** What was found before stays, but nothing is said of it: it was asked for with other letters. */
export const Searching: Story = {
  ...storyAfter({
    text: (globals) => lineOf(verseIn(globals)),
    events: (globals) => [
      done('searchScripture', [[hitOf(verseIn(globals))]]),
      { type: 'text.change', value: lineOf(verseIn(globals, 1)) },
      elapsed('typing', 'lineSearch.waiting'),
    ],
  }),
  parameters: shows('lineSearch:searching'),
  play: async (context) => {
    const { canvas, globals } = context
    const words = wordsIn(globals)
    expect(canvas.getByRole('status')).toHaveTextContent(words.searching)
    await verified(1)
    expect(results(context).getAllByRole('link')).toHaveLength(1)
    expect(canvas.getByRole('region', { name: words.results })).toHaveAttribute('aria-busy', 'true')
    expect(canvas.queryByText(words.verdict.exact)).toBeNull()
  },
}

/** The last two words of a verse's first line, and where they stand in it. */
function endOf(line: string) {
  const asked = line.split(' ').slice(-2).join(' ')
  return { asked, marks: [{ from: line.length - asked.length, to: line.length }] }
}

/** A search: every letter stands as it is published, what was met is marked, and the page opens by hand and by keyboard. */
export const Found: Story = {
  ...storyAfter({
    text: (globals) => endOf(lineOf(verseIn(globals))).asked,
    events: found((globals) => [
      [
        hitOf(verseIn(globals), { others: 2, marks: endOf(lineOf(verseIn(globals))).marks }),
        hitOf(verseIn(globals, 1), { covers: 0.8, marks: [], others: 1 }),
      ],
    ]),
  }),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    const words = wordsIn(globals)
    const verse = verseIn(globals)
    const { asked, marks } = endOf(lineOf(verse))
    expect(canvas.getByRole('status')).toHaveTextContent(words.count(2))
    await verified(2)
    const [first, second] = results(context).getAllByRole('link')
    expect(first?.querySelector('.quotation__original')?.textContent).toBe(verse.original)
    expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([asked])
    expect(first).toHaveTextContent(textsIn(globals).chat.reference(verse.reference))
    expect(first).toHaveTextContent(words.others(2))
    expect(second).toHaveTextContent(words.others(1))
    expect(first).toHaveAttribute('href', bookHref(verse.reference))
    // Two words are a search, and nobody's line.
    for (const sentence of Object.values(words.verdict)) expect(canvas.queryByText(sentence)).toBeNull()
    if (first) await userEvent.click(first)
    expect(loaded.read).toHaveBeenLastCalledWith(hitOf(verse, { others: 2, marks }))
    second?.focus()
    await userEvent.keyboard('{Enter}')
    expect(loaded.read).toHaveBeenCalledTimes(2)
  },
}
export const FoundInGita: Story = { ...Found, globals: { tradition: 'hindu' } }

/** By first letters, as one looks for a shabad. */
export const ByFirstLetters: Story = {
  ...storyAfter({
    text: (globals) =>
      lineOf(verseIn(globals))
        .split(' ')
        .map((word) => word.charAt(0))
        .join(''),
    events: found((globals) => [[hitOf(verseIn(globals), { by: 'letters' })]]),
  }),
  play: async (context) => {
    await verified(1)
    for (const sentence of Object.values(wordsIn(context.globals).verdict))
      expect(context.canvas.queryByText(sentence)).toBeNull()
  },
}

/** The other scripture has it: each is named, and the better one stands first. */
export const InBothScriptures: Story = {
  ...storyAfter({
    text: () => 'chinta karahu',
    events: found((globals) => {
      const other = traditionIn(globals) === 'sikh' ? 'hindu' : 'sikh'
      return [[hitOf(reference(other, 'english'), { covers: 1 }), hitOf(verseIn(globals), { covers: 0.8 })]]
    }),
  }),
  play: async (context) => {
    const { globals } = context
    const { guides } = textsIn(globals)
    await verified(2)
    const own = traditionIn(globals)
    const other = own === 'sikh' ? 'hindu' : 'sikh'
    expect(
      results(context)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual([guides[other].scripture, guides[own].scripture])
  },
}

/** A line that was pasted, and stands there as it is: said once the place was compared with the text. */
export const Exact: Story = {
  ...storyAfter({
    text: (globals) => lineOf(verseIn(globals)),
    events: found((globals) => [[hitOf(verseIn(globals))]]),
  }),
  play: async (context) => {
    const words = wordsIn(context.globals)
    expect(await results(context).findByText(words.verdict.exact)).toBeVisible()
    await verified(1)
    expect(context.canvas.queryByRole('table')).toBeNull()
    // One line is told of once.
    for (const sentence of Object.values(words.whole)) expect(context.canvas.queryByText(sentence)).toBeNull()
  },
}

/** Word by word what is not the same. */
export const Differs: Story = {
  ...storyAfter({
    text: (globals) => misspelt(lineOf(verseIn(globals))),
    events: found((globals) => [[hitOf(verseIn(globals), { covers: 0.9 })]]),
  }),
  play: async (context) => {
    const words = wordsIn(context.globals)
    const line = lineOf(verseIn(context.globals))
    expect(await results(context).findByText(words.verdict.differs)).toBeVisible()
    const cells = within(results(context).getByRole('table')).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([misspelt(line).split(' ')[0], line.split(' ')[0]])
  },
}
export const DiffersInGita: Story = { ...Differs, globals: { tradition: 'hindu' } }

/** A word that was left out is said to be none. */
export const WordLeftOut: Story = {
  ...storyAfter({
    text: (globals) => lineOf(verseIn(globals)).split(' ').toSpliced(1, 1).join(' '),
    events: found((globals) => [[hitOf(verseIn(globals), { covers: 0.9 })]]),
  }),
  play: async (context) => {
    const words = wordsIn(context.globals)
    const table = await results(context).findByRole('table')
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([words.differences.nothing, lineOf(verseIn(context.globals)).split(' ')[1]])
  },
}

/** In Latin letters: how it sounds, and that this is all that can be said. */
export const SoundsLike: Story = {
  ...storyAfter({
    text: (globals) => (verseIn(globals).transliteration ?? '').split('\n')[0] ?? '',
    events: found((globals) => [[hitOf(verseIn(globals), { covers: 0.95 })]]),
  }),
  play: async (context) =>
    expect(await results(context).findByText(wordsIn(context.globals).verdict.latin)).toBeVisible(),
}

/** A line within a message. */
export const PartOfIt: Story = {
  ...storyAfter({
    text: (globals) => {
      const message = { sikh: 'ਸਵੇਰ ਦੀ ਸ਼ੁਭ ਕਾਮਨਾ', hindu: 'आज का शुभ संदेश' }[traditionIn(globals)]
      return `${message} ${lineOf(verseIn(globals)).split(' ').slice(0, 5).join(' ')}`
    },
    events: found((globals) => [[hitOf(verseIn(globals), { covers: 0.5 })]]),
  }),
  play: async (context) =>
    expect(await results(context).findByText(wordsIn(context.globals).verdict.part)).toBeVisible(),
}

/** Plainly no scripture: both texts are named, and what is not looked through. */
const NO_LINE = {
  sikh: 'ਇਹ ਵਾਕ ਕਿਸੇ ਗ੍ਰੰਥ ਵਿੱਚੋਂ ਨਹੀਂ ਹੈ',
  hindu: 'यह वाक्य किसी ग्रंथ से नहीं है',
} as const satisfies Record<Tradition, string>
const isNowhere: Story['play'] = (context) => {
  const words = wordsIn(context.globals)
  expect(results(context).getByText(words.verdict.none)).toBeVisible()
  expect(results(context).getByText(words.elsewhere)).toBeVisible()
  expect(context.canvas.queryByText(words.hint)).toBeNull()
}
export const Nowhere: Story = {
  ...storyAfter({ text: (globals) => NO_LINE[traditionIn(globals)], events: found(() => [[]]) }),
  parameters: shows('lineSearch:nothing'),
  play: isNowhere,
}

/** The same with what comes nearest, which is not taken for it. */
export const NearestIsAnother: Story = {
  ...storyAfter({
    text: (globals) => NO_LINE[traditionIn(globals)],
    events: found((globals) => [[hitOf(verseIn(globals), { covers: 0.3, marks: [] })]]),
  }),
  play: async (context) => {
    await isNowhere(context)
    expect(results(context).getByText(wordsIn(context.globals).nearest)).toBeVisible()
    expect(context.canvas.getByRole('status')).toHaveTextContent(wordsIn(context.globals).nothing)
    await verified(1)
  },
}

/** A whole verse with its place: each line is told of, and all of them together. */
export const WholeVerse: Story = {
  ...storyAfter({
    text: (globals) => `${verseIn(globals).original}\n(${verseIn(globals).reference})`,
    events: found((globals) => [
      [hitOf(verseIn(globals, 1), { covers: 1 }), hitOf(verseIn(globals))],
      [hitOf(verseIn(globals))],
    ]),
  }),
  play: async (context) => {
    const words = wordsIn(context.globals)
    await verified(2)
    const place = textsIn(context.globals).chat.reference(verseIn(context.globals).reference)
    for (const link of results(context).getAllByRole('link')) expect(link).toHaveTextContent(place)
    expect(await results(context).findByText(words.whole.all)).toBeVisible()
    expect(results(context).getAllByText(words.verdict.exact)).toHaveLength(2)
    expect(results(context).getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}
export const WholeVerseOfGita: Story = { ...WholeVerse, globals: { tradition: 'hindu' } }

/** Only one of its lines is scripture; one is too short to be told. */
export const SomeOfIt: Story = {
  ...storyAfter({
    text: (globals) => [lineOf(verseIn(globals)), NO_LINE[traditionIn(globals)], 'Waheguru'].join('\n'),
    events: found((globals) => [[hitOf(verseIn(globals))], [], []]),
  }),
  play: async (context) => {
    const words = wordsIn(context.globals)
    const here = results(context)
    expect(await here.findByText(words.whole.some)).toBeVisible()
    for (const text of [words.verdict.exact, words.verdict.none, words.short])
      expect(here.getByText(text)).toBeVisible()
  },
}

/** More than is looked for: it is said, and all of it is still there. */
export const LongText: Story = {
  ...storyAfter({
    text: (globals) => `${lineOf(verseIn(globals))}\n`.repeat(Math.ceil(TEXT_LIMIT / 20)),
    events: found((globals) => Array.from({ length: 8 }, () => [hitOf(verseIn(globals))])),
  }),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    expect(canvas.getByText(wordsIn(globals).cut)).toBeVisible()
    expect(box(context)).toHaveValue(loaded.search.getSnapshot().context.text)
    expect(loaded.search.getSnapshot().context.text.length).toBeGreaterThan(TEXT_LIMIT)
    await verified(8)
  },
}

export const Nothing: Story = {
  ...storyAfter({ text: () => 'zzz', events: found(() => [[]]) }),
  parameters: shows('lineSearch:nothing'),
  play: ({ canvas, globals }) => {
    const words = wordsIn(globals)
    expect(canvas.getByRole('status')).toHaveTextContent(words.nothing)
    expect(canvas.getByText(words.hint)).toBeVisible()
    expect(canvas.queryByText(words.elsewhere)).toBeNull()
  },
}

const problem = (error: unknown, key: 'offline' | 'failed'): Story => ({
  ...storyAfter({
    text: (globals) => lineOf(verseIn(globals)),
    events: () => [failed('searchScripture', error)],
  }),
  parameters: shows('lineSearch:failed'),
  play: (context) => {
    const { canvas, globals } = context
    expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals).problems[key])
    expect(box(context)).toHaveValue(lineOf(verseIn(globals)))
    isPlain()
  },
})
const offline = Object.assign(new Error(), { kind: 'network', status: null })
export const Offline = problem(offline, 'offline')
export const Failed = problem(new Error('surprise'), 'failed')

/** Tried again, it is looked for, with the same text. */
export const TriedAgain: Story = {
  ...Offline,
  parameters: shows('lineSearch:searching'),
  play: async (context) => {
    const { canvas, globals } = context
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain }))
    expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).searching)
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(box(context)).toHaveValue(lineOf(verseIn(globals)))
  },
}

const exactBut = (check: keyof typeof CHECKS, play: NonNullable<Story['play']>): Story => ({
  ...storyAfter({
    text: (globals) => lineOf(verseIn(globals)),
    events: found((globals) => [[hitOf(verseIn(globals))]]),
    check,
  }),
  play: async (context) => {
    await play(context)
    // D26: neither its dress nor a word about it.
    isPlain()
    expect(context.canvas.queryByText(wordsIn(context.globals).verdict.exact)).toBeNull()
    expect(results(context).getByRole('link').textContent).toContain(verseIn(context.globals).original)
  },
})

/** Until it was compared, it is plain text, and nothing is said by it. */
export const BeingCompared = exactBut('silent', (context) =>
  expect(results(context).getByText(renderingTexts[lookOf(context.globals).language].checking)).toBeVisible(),
)
const isUnverified = async (context: Played) => {
  expect(await results(context).findByText(textsIn(context.globals).chat.unverified)).toBeVisible()
  expect(results(context).getByText(wordsIn(context.globals).notCompared)).toBeVisible()
}
/** Not in the text: a server that is wrong. */
export const Refused = exactBut('refused', isUnverified)
/** The text did not come. */
export const NotCompared = exactBut('offline', isUnverified)
