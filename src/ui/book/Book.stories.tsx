import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { done, failed } from '../../../tests/machines/testing.ts'
import { type BookInput, type BookPage, bookMachine, type Kept as Count } from '../../machines/book/book.machine.ts'
import { UNVERIFIED } from '../../machines/reader/reader.messages.ts'
import { scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import { leafPath, toLeaf } from '../../scripture/leaf.ts'
import type { Page } from '../../scripture/lines.ts'
import { App } from '../App.tsx'
import { bookTexts } from '../i18n/book.ts'
import { scriptureTexts } from '../i18n/scripture.ts'
import { lookOf, needs, onScreen, partIn, shows, textsIn, worldOf } from '../stories.fixtures.ts'
import { Opened } from './Book.container.tsx'

type Sent = EventFrom<typeof bookMachine>

/** A page as it is published (D26). */
async function published(page: Page): Promise<BookPage> {
  const leaf = toLeaf(await (await fetch(leafPath(page))).json())
  const found = leaf?.pages.find(({ number }) => number === page.number)
  if (leaf === null || found === undefined) throw new Error(`no ${page.text} ${page.number}`)
  // A line a line: what is Latin letters is proved where they are made.
  return { ...found, names: leaf.names, latin: found.latin ?? found.lines.map((_, at) => `line ${at + 1}`) }
}

const ANG: Page = { text: 'granth', number: 917 }
const CHAPTER: Page = { text: 'gita', number: 2 }

/** A world that has not answered yet; a story says `done` or `failed` for it. */
const silent = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))
const logic = bookMachine.provide({
  actors: {
    loadPage: silent<BookPage, Pick<BookInput, 'tradition'> & { page: number }>(),
    countKept: silent<Count, BookInput['tradition']>(),
    keepSome: silent<Count, BookInput['tradition']>(),
    removeKept: silent<Count, BookInput['tradition']>(),
  },
})

const here = (page: BookPage): Sent[] => [done('loadPage', page)]
const counted = (kept: number) => ({ kept, leaves: 143 })

/** The book of the toolbar's tradition after those events, with its machine at work. */
const storyAfter = (events: (page: BookPage) => Sent[], over: Partial<BookInput> = {}) => ({
  loaders: [
    needs(scriptureTexts),
    needs(bookTexts),
    async ({ globals }: { globals: Record<string, unknown> }) => {
      const tradition = lookOf(globals).tradition ?? 'sikh'
      const page = await published(tradition === 'sikh' ? ANG : CHAPTER)
      const input: BookInput = {
        tradition,
        place: { page: page.number, verse: null },
        places: { sikh: null, hindu: null },
        size: 'normal',
        quoted: null,
        ...over,
      }
      const book = createActor(logic, { input, clock: new SimulatedClock() }).start()
      for (const event of events(page)) book.send(event)
      const scripture = createActor(scriptureMachine, {
        input: { transliteration: false, larivaar: false },
        clock: new SimulatedClock(),
      }).start()
      return { page, book, scripture }
    },
  ],
})

type Regions = {
  page: 'opening' | 'open' | 'unavailable'
  find: 'quiet' | 'refused'
  size: 'normal' | 'large' | 'larger' | 'largest'
  keeping: 'part' | 'fetching.some' | 'stopped' | 'whole' | 'removing' | 'impossible'
}
/** The book that lies open, but for what the story is about. */
const state = (over: Partial<Regions> = {}) => {
  const { page, find, size, keeping }: Regions = {
    page: 'open',
    find: 'quiet',
    size: 'normal',
    keeping: 'part',
    ...over,
  }
  return shows(`book:page.${page}`, `book:find.${find}`, `book:size.${size}`, `book:keeping.${keeping}`)
}

const meta = {
  title: 'book/Book',
  parameters: state(),
  args: { onBack: fn(), onHelp: fn() },
  render: ({ onBack, onHelp }, { loaded }) => (
    <Opened book={loaded.book} scripture={loaded.scripture} onBack={onBack} onHelp={onHelp} />
  ),
} satisfies Meta<{ onBack(): void; onHelp(): void }>
export default meta
type Story = StoryObj<typeof meta>

/** Every letter of the page, in order, as it is read, selected and copied. */
const isWhole: Story['play'] = ({ canvas, loaded, globals }) => {
  const { page } = loaded as { page: BookPage }
  const text = canvas.getByRole('region', { name: partIn(bookTexts, globals).text })
  expect([...text.querySelectorAll('.quotation__original')].map((line) => line.textContent)).toEqual(page.lines)
  expect(text.querySelectorAll('.book__rendering')).toHaveLength(page.renderings.length)
}

const kept = (n: number) => [done('countKept', counted(n))]

export const Granth: Story = { ...storyAfter((page) => [...here(page), ...kept(0)]), play: isWhole }
export const Gita: Story = { ...Granth, globals: { tradition: 'hindu' } }

/** Shown as it was asked for; every letter is still there. */
export const AsOneReads: Story = {
  ...storyAfter((page) => [...here(page), ...kept(0)], { size: 'largest' }),
  parameters: state({ size: 'largest' }),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    const { reader } = partIn(scriptureTexts, globals)
    await userEvent.click(canvas.getByRole('checkbox', { name: reader.transliteration }))
    await userEvent.click(canvas.getByRole('checkbox', { name: reader.larivaar }))
    const { page } = loaded as { page: BookPage }
    expect(document.querySelectorAll('.book__latin')).toHaveLength(page.lines.length)
    await isWhole(context)
    expect(canvas.getByRole('button', { name: partIn(bookTexts, globals).larger })).toBeDisabled()
  },
}
export const Larger: Story = {
  ...storyAfter((page) => [...here(page), ...kept(0), { type: 'text.larger' }, { type: 'text.larger' }]),
  parameters: state({ size: 'larger' }),
}
export const Large: Story = {
  ...storyAfter((page) => [...here(page), ...kept(0), { type: 'text.larger' }]),
  parameters: state({ size: 'large' }),
}

const marks = () => [...document.querySelectorAll('[data-marked]')].map((line) => line.textContent).join('\n')

/** Opened from a verse: its lines are marked, said, and in view. */
export const Quoted: Story = {
  ...storyAfter((page) => [...here(page), ...kept(0)], {
    quoted: {
      reference: 'Guru Granth Sahib, Ang 917',
      original: 'ਏ ਮਨ ਮੇਰਿਆ ਤੂ ਸਦਾ ਰਹੁ ਹਰਿ ਨਾਲੇ ॥\nਹਰਿ ਨਾਲਿ ਰਹੁ ਤੂ ਮੰਨ ਮੇਰੇ ਦੂਖ ਸਭਿ ਵਿਸਾਰਣਾ ॥',
    },
  }),
  play: ({ canvas, globals }) => {
    expect(marks().split('\n')).toHaveLength(2)
    expect(canvas.getByText(partIn(bookTexts, globals).quoted)).toBeInTheDocument()
  },
}
export const Verse: Story = {
  ...storyAfter((page) => [...here(page), ...kept(0)], { place: { page: 2, verse: 47 } }),
  globals: { tradition: 'hindu' },
  play: () => expect(marks()).toContain('कर्मण्येवाधिकारस्ते'),
}

/** Before its code is here. */
export const ComingToTheApp: Story = {
  ...onScreen('library', { at: (prefix) => `${prefix}/read/7` })(),
  parameters: shows('app:route.reading.library.loading'),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
  play: async ({ canvas, globals }) => expect(await canvas.findByText(textsIn(globals).app.loadingChat)).toBeVisible(),
}

export const Opening: Story = {
  ...storyAfter(() => kept(0)),
  parameters: state({ page: 'opening' }),
  play: ({ canvas, globals }) => expect(canvas.getByText(partIn(bookTexts, globals).opening)).toBeVisible(),
}

const unavailable = (error: unknown, key: 'offline' | 'unverified' | 'failed'): Story => ({
  ...storyAfter(() => [failed('loadPage', error), ...kept(0)]),
  parameters: state({ page: 'unavailable' }),
  play: async ({ canvas, globals, loaded }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(partIn(scriptureTexts, globals).reader.problems[key])
    expect(document.querySelector('.quotation__original')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain }))
    expect(loaded.book.getSnapshot().matches({ page: 'opening' })).toBe(true)
  },
})
const still = ({ play: _, ...story }: Story): Story => story
const offline = Object.assign(new Error(), { kind: 'network', status: null })
const UnavailableOffline = unavailable(offline, 'offline')
export const Offline: Story = {
  ...still(UnavailableOffline),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(partIn(scriptureTexts, globals).reader.problems.offline),
}
export const Unverified: Story = {
  ...still(unavailable(Object.assign(new Error(), { code: UNVERIFIED }), 'unverified')),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(partIn(scriptureTexts, globals).reader.problems.unverified),
}
export const Failed: Story = {
  ...still(unavailable(new Error('surprise'), 'failed')),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(partIn(scriptureTexts, globals).reader.problems.failed),
}
/** Tried again, the page is on its way. */
export const TriedAgain: Story = { ...UnavailableOffline, parameters: state({ page: 'opening' }) }

/** A place that there is not is said, and what was typed stays. */
export const NoSuchPlace: Story = {
  ...storyAfter((page) => [...here(page), ...kept(0)]),
  parameters: state({ find: 'refused' }),
  play: async ({ canvas, globals }) => {
    const words = partIn(bookTexts, globals)
    const { tradition } = lookOf(globals)
    const box = canvas.getByRole('textbox', { name: words.goTo[tradition ?? 'sikh'] })
    await userEvent.type(box, '2000{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(words.problems.noSuchPlace[tradition ?? 'sikh']),
    )
    expect(box).toHaveValue('2000')
  },
}

export const NoSuchVerse: Story = { ...NoSuchPlace, globals: { tradition: 'hindu' } }

const display = (canvasElement: HTMLElement, globals: Record<string, unknown>) =>
  within(within(canvasElement).getByRole('region', { name: partIn(bookTexts, globals).display }))

const keeping = (events: Sent[], at: Regions['keeping'], play: Story['play']): Story => ({
  ...storyAfter((page) => [...here(page), ...events]),
  parameters: state({ keeping: at }),
  ...(play !== undefined && { play }),
})
export const Keeping = keeping(
  [...kept(0), { type: 'keep.start' }, done('keepSome', counted(72))],
  'fetching.some',
  ({ canvasElement, globals }) => {
    const part = display(canvasElement, globals)
    expect(part.getByRole('progressbar')).toHaveAttribute('value', '50')
    expect(part.getByRole('button', { name: partIn(bookTexts, globals).keep.stop })).toBeVisible()
  },
)
export const Kept = keeping(kept(143), 'whole', ({ canvasElement, globals }) => {
  const { keep } = partIn(bookTexts, globals)
  expect(display(canvasElement, globals).getByText(keep.whole)).toBeVisible()
  expect(display(canvasElement, globals).getByRole('button', { name: keep.remove })).toBeVisible()
})
const stopped = (error: unknown, key: 'offline' | 'full' | 'failed') =>
  keeping(
    [...kept(0), { type: 'keep.start' }, done('keepSome', counted(72)), failed('keepSome', error)],
    'stopped',
    ({ canvasElement, globals }) =>
      expect(display(canvasElement, globals).getByRole('alert')).toHaveTextContent(
        partIn(bookTexts, globals).keep.problems[key],
      ),
  )
export const KeepingOffline = stopped(offline, 'offline')
export const NoRoom = stopped(Object.assign(new Error(), { name: 'QuotaExceededError' }), 'full')
export const KeepingFailed = stopped(new Error('surprise'), 'failed')
export const Removing = keeping([...kept(143), { type: 'keep.remove' }], 'removing', ({ canvasElement, globals }) =>
  expect(display(canvasElement, globals).getByRole('status')).toHaveTextContent(
    partIn(bookTexts, globals).keep.removing,
  ),
)
/** A browser that keeps no files is offered nothing. */
export const NotKept = keeping(
  [failed('countKept', new Error('no caches'))],
  'impossible',
  ({ canvasElement, globals }) =>
    expect(display(canvasElement, globals).queryByText(partIn(bookTexts, globals).keep.heading)).toBeNull(),
)
