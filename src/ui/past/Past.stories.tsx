import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { assign, createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { serverMessage } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { MessagePage, ServerMessage, SpiritualReference } from '../../machines/entities.ts'
import {
  type AroundRequest,
  type PastHit,
  type PastHits,
  type PastOwner,
  type PastRequest,
  pastMessagesMachine,
  QUERY_LIMIT,
} from '../../machines/pastMessages/pastMessages.machine.ts'
import { scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import { libraryTexts } from '../i18n/library.ts'
import { pastTexts } from '../i18n/past.ts'
import { type Look, lookOf, NOW_MS, needs, partIn, question, reference, shows, textsIn } from '../stories.fixtures.ts'
import { PastContainer } from './Past.container.tsx'

type Sent = EventFrom<typeof pastMessagesMachine>
type Context = Parameters<NonNullable<Story['play']>>[0]

const silent = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))
const logic = pastMessagesMachine.provide({
  actors: {
    searchMessages: silent<PastHits, PastRequest>(),
    loadAround: silent<MessagePage, AroundRequest>(),
  },
  actions: { readDayStart: assign({ since: ({ context: { at } }) => `${at}T00:00:00.000Z` }) },
})
const copyLogic = copyMachine.provide({ actors: { copyText: silent<void, string>() } })

const idOf = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
const DAY = '2026-11-18'
const offline = Object.assign(new Error(), { kind: 'network', status: null })
const broken = Object.assign(new Error(), { kind: 'http', status: 500, code: 'internal_error' })
const notFound = Object.assign(new Error(), { kind: 'http', status: 404, code: 'message_not_found' })

const verseIn = ({ tradition, language }: Look, which: 0 | 1 | 2): SpiritualReference =>
  reference(tradition ?? 'sikh', language, which)

/** A question, and on the same day the reply with its verse; the day of the month is their number. */
const exchange = (look: Look, day: number): ServerMessage[] => {
  const verse = verseIn(look, day % 2 === 0 ? 0 : 1)
  const at = `2026-11-${`${day}`.padStart(2, '0')}T05`
  return [
    serverMessage({ id: idOf(10 * day), content: question(look.language), created_at: `${at}:00:00.000Z` }),
    serverMessage({
      id: idOf(10 * day + 1),
      role: 'other',
      content: verse.translation ?? '',
      spiritual_references: [verse],
      created_at: `${at}:00:09.000Z`,
    }),
  ]
}
/** Conversations of one exchange each, of days one after the other; `to` is how many are newer than the oldest of it. */
const page = (look: Look, first: number, last: number, [from, to, total]: [number, number, number]): MessagePage => ({
  messages: Array.from({ length: last - first + 1 }, (_, at) => exchange(look, first + at)).flat(),
  page: 1,
  start_index: from,
  end_index: to,
  total_conversations: total,
  conversations_to_load: to - from,
})

/** The first word of a message was met. */
const hitOf = (message: ServerMessage | undefined): PastHit[] =>
  message === undefined ? [] : [{ message, marks: [{ from: 0, to: message.content.indexOf(' ') }] }]
const hitsIn = (look: Look, days: number[], over: Partial<PastHits> = {}): PastHits => ({
  hits: days.flatMap((day) => exchange(look, day).toReversed().flatMap(hitOf)),
  more: false,
  partial: false,
  ...over,
})
const asked = (text: string): Sent[] => [{ type: 'text.change', value: text }, { type: 'search.submit' }]
const firstWord = ({ language }: Look) => question(language).split(' ')[0] ?? ''

type Setup = { owner?: PastOwner; at?: string | null; events?: (look: Look) => Sent[] }

/** The page after those events, with its machines at work. */
const storyAfter = ({ owner = 'asha', at = null, events = () => [] }: Setup): Pick<Story, 'loaders'> => ({
  loaders: [
    needs(pastTexts),
    ({ globals }) => {
      const clock = new SimulatedClock()
      const past = createActor(logic, { input: { owner, at }, clock })
      const went = fn()
      past.on('past.go', (event) => went(event.at))
      past.start()
      for (const event of events(lookOf(globals))) past.send(event)
      const input = { transliteration: false, larivaar: false }
      const scripture = createActor(scriptureMachine, { input, clock }).start()
      return { clock, past, went, scripture, copy: createActor(copyLogic, { clock }).start() }
    },
  ],
})

type Search =
  | 'empty'
  | 'waiting'
  | 'searching'
  | 'found.resting'
  | 'found.loadingMore'
  | 'found.moreFailed'
  | 'nothing'
  | 'failed'
const searches = (search: Search) => shows(`pastMessages:here.search.${search}`, 'pastMessages:here.place.absent')
const stands = (place: 'loading' | 'nowhere' | 'failed') =>
  shows('pastMessages:here.search.empty', `pastMessages:here.place.${place}`)
type Load = 'resting' | 'loading' | 'failed'
const shown = (older: Load, newer: Load) =>
  shows(
    'pastMessages:here.search.empty',
    `pastMessages:here.place.shown.older.${older}`,
    `pastMessages:here.place.shown.newer.${newer}`,
  )

const meta = {
  title: 'past/Past',
  args: { send: fn() },
  render: ({ send }, { loaded, globals }) => (
    <PastContainer
      app={{ send }}
      past={loaded.past}
      scripture={loaded.scripture}
      copy={loaded.copy}
      tradition={lookOf(globals).tradition ?? 'sikh'}
      time={NOW_MS}
    />
  ),
} satisfies Meta<{ send(): void }>
export default meta
type Story = StoryObj<typeof meta>

const words = ({ globals }: Context) => partIn(pastTexts, globals)
const isDrawn = (context: Context) => context.canvas.findByRole('heading', { level: 1, name: words(context).heading })
const status = ({ canvas }: Context) => canvas.getByRole('status')
const linksIn = (context: Context) => within(context.canvas.getByRole('region')).getAllByRole('link')

/** The field, and the way to a day. */
export const Empty: Story = {
  ...storyAfter({}),
  parameters: searches('empty'),
  play: async (context) => {
    const { canvas, globals, args, loaded } = context
    await isDrawn(context)
    const box = canvas.getByRole('searchbox', { name: words(context).box })
    expect(box).toHaveValue('')
    const nav = within(canvas.getByRole('navigation', { name: libraryTexts[lookOf(globals).language].pages }))
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'page',
    ])
    const day = canvas.getByLabelText(words(context).day)
    expect(day).toHaveAttribute('max', '2026-11-21')
    for (const way of [...canvas.getAllByRole('button'), box, day])
      expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.type(day, DAY)
    await userEvent.click(canvas.getByRole('button', { name: words(context).openDay }))
    expect(loaded.went).toHaveBeenLastCalledWith(DAY)
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.back }))
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.helpNow }))
    expect(args.send).toHaveBeenCalledWith({ type: 'back.press' })
    expect(args.send).toHaveBeenCalledWith({ type: 'help.open' })
  },
}

/** What is typed is kept letter for letter, and looked for after a pause. */
export const Typing: Story = {
  ...storyAfter({}),
  parameters: searches('waiting'),
  play: async (context) => {
    const { canvas } = context
    await isDrawn(context)
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, ' wor ')
    expect(box).toHaveValue(' wor ')
    expect(status(context)).toBeEmptyDOMElement()
  },
}

/** At once with the key or the button. */
export const Searching: Story = {
  ...storyAfter({}),
  parameters: searches('searching'),
  play: async (context) => {
    await isDrawn(context)
    await userEvent.type(context.canvas.getByRole('searchbox'), 'worry{Enter}')
    await waitFor(() => expect(status(context)).toHaveTextContent(words(context).searching))
  },
}

/** Newest first: the day, who said it, and what was met. A reply is no scripture here, whatever it says of one. */
export const Found: Story = {
  ...storyAfter({
    events: (look) => [...asked(firstWord(look)), done('searchMessages', hitsIn(look, [20, 3]))],
  }),
  parameters: searches('found.resting'),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await isDrawn(context)
    const look = lookOf(globals)
    const t = textsIn(globals)
    expect(status(context)).toHaveTextContent(words(context).count(4))
    const links = linksIn(context)
    const guide = t.guides[look.tradition ?? 'sikh'].name
    const said = links.map((link) => link.querySelector('.soft')?.textContent?.split(' · ')[1])
    expect(said).toEqual([guide, t.chat.you, guide, t.chat.you])
    expect(links.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([201, 200, 31, 30].map(idOf))
    expect(links.map((link) => link.querySelectorAll('mark').length)).toEqual([1, 1, 1, 1])
    expect(links[1]?.querySelector('mark')).toHaveTextContent(firstWord(look))
    for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(document.querySelector('.quotation, .quotation__original')).toBeNull()
    await userEvent.click(links[1] as HTMLElement)
    expect(loaded.went).toHaveBeenLastCalledWith(idOf(200))
    expect(canvas.queryByRole('button', { name: words(context).more })).toBeNull()
  },
}
export const FoundOfGita: Story = { ...Found, globals: { tradition: 'hindu' } }

const withMore = (look: Look): Sent[] => [
  ...asked(firstWord(look)),
  done('searchMessages', hitsIn(look, [20], { more: true })),
]

/** Of a long message what stands round what was met. */
export const LongMessage: Story = {
  ...storyAfter({
    events: (look) => {
      const content = `${question(look.language, 900)} ${firstWord(look)} ${question(look.language, 900)}`
      const message = serverMessage({ id: idOf(1), content })
      const from = 901
      const hit = { message, marks: [{ from, to: from + firstWord(look).length }] }
      return [...asked(firstWord(look)), done('searchMessages', { hits: [hit], more: false, partial: false })]
    },
  }),
  parameters: searches('found.resting'),
  play: async (context) => {
    await isDrawn(context)
    const excerpt = linksIn(context)[0]?.querySelector('.past__excerpt')
    expect(excerpt?.querySelector('mark')).toHaveTextContent(firstWord(lookOf(context.globals)))
    expect(excerpt?.textContent).toMatch(/^….*…$/s)
    expect(excerpt?.textContent?.length).toBeLessThan(170)
  },
}

export const LoadingMore: Story = {
  ...storyAfter({ events: withMore }),
  parameters: searches('found.loadingMore'),
  play: async (context) => {
    const { canvas } = context
    await isDrawn(context)
    expect(status(context)).toHaveTextContent(words(context).countSoFar(2))
    const more = canvas.getByRole('button', { name: words(context).more })
    await userEvent.click(more)
    expect(more).toHaveAccessibleName(words(context).loadingMore)
    expect(more).toHaveFocus()
  },
}

/** What was found stays. */
export const MoreFailed: Story = {
  ...storyAfter({ events: (look) => [...withMore(look), { type: 'more.load' }, failed('searchMore', broken)] }),
  parameters: searches('found.moreFailed'),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    expect(canvas.getByRole('alert')).toHaveTextContent(words(context).problems.more)
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain })).toBeVisible()
    expect(linksIn(context)).toHaveLength(2)
  },
}

/** Without the server, in what is kept here: that is said. */
export const Partial: Story = {
  ...storyAfter({
    events: (look) => [...asked(firstWord(look)), done('searchMessages', hitsIn(look, [20], { partial: true }))],
  }),
  parameters: searches('found.resting'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByText(words(context).partial)).toBeVisible()
  },
}

export const Nothing: Story = {
  ...storyAfter({ events: (look) => [...asked(firstWord(look)), done('searchMessages', hitsIn(look, []))] }),
  parameters: searches('nothing'),
  play: async (context) => {
    await isDrawn(context)
    expect(status(context)).toHaveTextContent(words(context).nothing)
  },
}

/** More than is looked for: all of it stays, and that is said. */
export const TooLong: Story = {
  ...storyAfter({ events: () => [{ type: 'text.change', value: 'worry '.repeat(QUERY_LIMIT) }] }),
  parameters: searches('waiting'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByText(words(context).cut)).toBeVisible()
    expect(context.canvas.getByRole('searchbox')).toHaveValue('worry '.repeat(QUERY_LIMIT))
  },
}

/** What was typed, and what was found before, stays. */
export const Failed: Story = {
  ...storyAfter({ events: (look) => [...withMore(look), ...asked('worry'), failed('searchMessages', broken)] }),
  parameters: searches('failed'),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    expect(canvas.getByRole('alert')).toHaveTextContent(words(context).problems.search.failed)
    expect(canvas.getByRole('searchbox')).toHaveValue('worry')
    expect(canvas.getByRole('region')).toHaveAccessibleName(words(context).results(firstWord(lookOf(globals))))
    expect(linksIn(context)).toHaveLength(2)
  },
}
export const Offline: Story = {
  ...storyAfter({ events: () => [...asked('worry'), failed('searchMessages', offline)] }),
  parameters: searches('failed'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByRole('alert')).toHaveTextContent(words(context).problems.search.offline)
  },
}
export const TriedAgain: Story = {
  ...storyAfter({ events: () => [...asked('worry'), failed('searchMessages', offline)] }),
  parameters: searches('searching'),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain }))
    expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** It is for who is signed in. */
export const Visitor: Story = {
  ...storyAfter({ owner: null }),
  parameters: shows('pastMessages:visitor'),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    expect(canvas.getByText(words(context).visitor)).toBeVisible()
    const way = canvas.getByRole('link', { name: textsIn(globals).loginModal.signIn })
    expect(way.getAttribute('href')).toMatch(/^\/(?:pn|hi)\?from=anonymous$/)
    expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

/** Ten conversations, of the days 7 to 16; those of 10 to 14 are here, and one more on either side. */
const around = (look: Look): Sent[] => [done('loadAround', page(look, 10, 14, [5, 10, 12]))]
const MARKED = idOf(121)
const place = (events: (look: Look) => Sent[] = () => []): Setup => ({
  at: MARKED,
  events: (look) => [...around(look), ...events(look)],
})
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-message]')].map(({ dataset }) => dataset.message)
const isOpen = async (context: Context) => {
  await isDrawn(context)
  return context.canvas.findByRole('region', { name: textsIn(context.globals).chat.conversation })
}

/** The conversation as the chat shows it: each verse verified, that message marked, with the focus on it, and in view. */
export const Shown: Story = {
  ...storyAfter(place()),
  parameters: shown('resting', 'resting'),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await isOpen(context)
    const look = lookOf(globals)
    const marked = canvas.getByRole('group', { name: words(context).marked })
    expect(marked).toHaveFocus()
    await waitFor(() => {
      const { top } = marked.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(window.innerHeight)
    })
    expect(marked.querySelector('.quotation__original')).toHaveTextContent(
      verseIn(look, 0).original.replace(/\s+/g, ' '),
      { normalizeWhitespace: true },
    )
    expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    expect(rows()).toEqual([10, 11, 12, 13, 14].flatMap((day) => [idOf(10 * day), idOf(10 * day + 1)]))
    await userEvent.click(canvas.getByRole('link', { name: words(context).back }))
    expect(loaded.went).toHaveBeenLastCalledWith(null)
  },
}
export const ShownOfGita: Story = { ...Shown, globals: { tradition: 'hindu' } }

/** The link to it, which only they can open. */
export const LinkCopied: Story = {
  ...storyAfter(place()),
  parameters: shown('resting', 'resting'),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await isOpen(context)
    expect(canvas.getByText(words(context).onlyYou)).toBeVisible()
    const copy = canvas.getByRole('button', { name: words(context).copyLink })
    await userEvent.click(copy)
    const prefix = lookOf(globals).tradition === 'hindu' ? '/hi' : '/pn'
    expect(loaded.copy.getSnapshot().context.text).toBe(new URL(`${prefix}/past/${MARKED}`, document.baseURI).href)
    loaded.copy.send(done('copyText'))
    await waitFor(() => expect(copy).toHaveAccessibleName(textsIn(globals).chat.copied))
    expect(copy).toHaveFocus()
  },
}
export const LinkNotCopied: Story = {
  ...storyAfter(place()),
  parameters: shown('resting', 'resting'),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await isOpen(context)
    await userEvent.click(canvas.getByRole('button', { name: words(context).copyLink }))
    loaded.copy.send(failed('copyText', new Error()))
    expect(await canvas.findByRole('alert')).toHaveTextContent(textsIn(globals).chat.copyFailed)
  },
}

/** What was said before comes above, and what one was reading stays where it is. */
export const Older: Story = {
  ...storyAfter(place()),
  parameters: shown('resting', 'resting'),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await isOpen(context)
    const older = canvas.getByRole('button', { name: words(context).older })
    await userEvent.click(older)
    expect(older).toHaveAccessibleName(words(context).loadingOlder)
    loaded.past.send(done('loadOlder', page(lookOf(globals), 8, 9, [10, 12, 12])))
    await waitFor(() => expect(rows()).toHaveLength(14))
    expect(rows()[0]).toBe(idOf(80))
    expect(document.activeElement).toHaveAttribute('data-message', idOf(100))
    expect(canvas.queryByRole('button', { name: words(context).older })).toBeNull()
  },
}
/** The first of what was said next has the focus. */
export const Newer: Story = {
  ...storyAfter(place()),
  parameters: shown('resting', 'resting'),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await isOpen(context)
    await userEvent.click(canvas.getByRole('button', { name: words(context).newer }))
    loaded.past.send(done('loadNewer', page(lookOf(globals), 15, 19, [0, 5, 12])))
    await waitFor(() => expect(rows()).toHaveLength(20))
    expect(document.activeElement).toHaveAttribute('data-message', idOf(150))
    expect(canvas.queryByRole('button', { name: words(context).newer })).toBeNull()
  },
}
export const LoadingBoth: Story = {
  ...storyAfter(place(() => [{ type: 'older.load' }, { type: 'newer.load' }])),
  parameters: shown('loading', 'loading'),
  play: async (context) => {
    await isOpen(context)
    expect(context.canvas.getByRole('button', { name: words(context).loadingNewer })).toBeVisible()
  },
}
/** Nothing that is here is lost. */
export const OlderFailed: Story = {
  ...storyAfter(place(() => [{ type: 'older.load' }, failed('loadOlder', broken)])),
  parameters: shown('failed', 'resting'),
  play: async (context) => {
    const { canvas, globals } = context
    await isOpen(context)
    expect(canvas.getByRole('alert')).toHaveTextContent(words(context).problems.around)
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain })).toBeVisible()
    expect(rows()).toHaveLength(10)
  },
}
export const NewerFailed: Story = {
  ...storyAfter(place(() => [{ type: 'newer.load' }, failed('loadNewer', offline)])),
  parameters: shown('resting', 'failed'),
  play: async (context) => {
    await isOpen(context)
    expect(context.canvas.getByRole('alert')).toHaveTextContent(words(context).problems.around)
  },
}

/** The first message of that day or after it. */
export const OfDay: Story = {
  ...storyAfter({ at: '2026-11-12', events: around }),
  parameters: shown('resting', 'resting'),
  play: async (context) => {
    await isOpen(context)
    const marked = context.canvas.getByRole('group', { name: words(context).marked })
    expect(marked).toHaveAttribute('data-message', idOf(120))
  },
}
/** Nothing was said from that day on: what was said last, and that it is so. */
export const NothingSince: Story = {
  ...storyAfter({ at: '2026-11-20', events: around }),
  parameters: shown('resting', 'resting'),
  play: async (context) => {
    await isOpen(context)
    expect(context.canvas.getByText(words(context).noneAfter)).toBeVisible()
    expect(context.canvas.queryByRole('group', { name: words(context).marked })).toBeNull()
    expect(document.activeElement).toHaveAttribute('data-message', idOf(141))
  },
}

export const PlaceLoading: Story = {
  ...storyAfter({ at: MARKED }),
  parameters: stands('loading'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByText(words(context).opening)).toBeVisible()
  },
}
export const Nowhere: Story = {
  ...storyAfter({ at: MARKED, events: () => [failed('loadAround', notFound)] }),
  parameters: stands('nowhere'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByText(words(context).problems.nowhere)).toBeVisible()
    expect(context.canvas.getByRole('link', { name: words(context).back })).toBeVisible()
  },
}
export const NothingSaid: Story = {
  ...storyAfter({ at: DAY, events: (look) => [done('loadAround', page(look, 1, 0, [0, 0, 0]))] }),
  parameters: stands('nowhere'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByText(words(context).nothingSaid)).toBeVisible()
  },
}
export const PlaceOffline: Story = {
  ...storyAfter({ at: DAY, events: () => [failed('loadAround', offline)] }),
  parameters: stands('failed'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByRole('alert')).toHaveTextContent(words(context).problems.place.offline)
  },
}
export const PlaceFailed: Story = {
  ...storyAfter({ at: MARKED, events: () => [failed('loadAround', broken)] }),
  parameters: stands('failed'),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByRole('alert')).toHaveTextContent(words(context).problems.place.failed)
  },
}
export const PlaceTriedAgain: Story = {
  ...storyAfter({ at: MARKED, events: () => [failed('loadAround', broken)] }),
  parameters: stands('loading'),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain }))
    expect(canvas.queryByRole('alert')).toBeNull()
  },
}
