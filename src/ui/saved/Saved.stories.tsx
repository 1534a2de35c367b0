import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { assign, createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { done, failed } from '../../../tests/machines/testing.ts'
import { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { Verse } from '../../machines/entities.ts'
import { quotationShareMachine } from '../../machines/quotationShare/quotationShare.machine.ts'
import { readerMachine } from '../../machines/reader/reader.machine.ts'
import type { Saved as SavedItem } from '../../machines/savedVerses/saved.ts'
import { answerId, verseId } from '../../machines/savedVerses/savedId.ts'
import { type Owner, type SavedFile, savedVersesMachine } from '../../machines/savedVerses/savedVerses.machine.ts'
import { type ScriptureCode, scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import type { ScriptureContext } from '../../scripture/scriptureContext.ts'
import { libraryTexts } from '../i18n/library.ts'
import { quotationTexts } from '../i18n/quotation.ts'
import { savedTexts } from '../i18n/saved.ts'
import { scriptureTexts } from '../i18n/scripture.ts'
import {
  type Look,
  lookOf,
  NOW_MS,
  needs,
  partIn,
  question,
  reference,
  shows,
  textsIn,
  unknownReference,
} from '../stories.fixtures.ts'
import type { SavedActor, ScriptureActor } from '../types.ts'
import { SavedContainer } from './Saved.container.tsx'

type Sent = EventFrom<typeof savedVersesMachine>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A world that has not answered yet; a story says `done` or `failed` for it. */
const silent = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))
const writeFile = fn<(file: SavedFile) => void>()
const print = fn()

const copyLogic = copyMachine.provide({ actors: { copyText: silent<void, string>() } })

const code: ScriptureCode = {
  reader: readerMachine.provide({ actors: { loadContext: silent<ScriptureContext, Verse | null>() } }),
  share: quotationShareMachine,
  saved: savedVersesMachine.provide({
    actors: {
      openList: silent<readonly SavedItem[], Owner>(),
      writeFile: fromPromise<void, SavedFile>(async ({ input }) => {
        writeFile(input)
        await new Promise(() => {})
      }),
      print: fromPromise<void, void>(async () => {
        print()
        await new Promise(() => {})
      }),
    },
    actions: { readClock: assign({ now: new Date(NOW_MS).toISOString() }) },
  }),
  canShareText: true,
}

const at = (day: string) => `2026-11-${day}T05:00:00.000Z`
const item = (over: Partial<SavedItem> & Pick<SavedItem, 'references' | 'savedAt'>): SavedItem => ({
  id: verseId(over.references[0] ?? { reference: '', original: '' }),
  tradition: 'sikh',
  text: '',
  note: '',
  matter: '',
  changedAt: over.savedAt,
  removed: false,
  syncedAt: null,
  ...over,
})

/** Words of a person's own, in their language. */
const NOTES = {
  english: { note: 'I read this with my mother.\nAgain on Sunday.', matter: 'Courage' },
  punjabi: { note: 'ਇਹ ਮੈਂ ਮਾਂ ਨਾਲ ਪੜ੍ਹਿਆ।\nਐਤਵਾਰ ਨੂੰ ਫੇਰ।', matter: 'ਹੌਸਲਾ' },
  hindi: { note: 'यह मैंने माँ के साथ पढ़ा।\nरविवार को फिर।', matter: 'हिम्मत' },
} as const

const verseIn = ({ language, tradition }: Look) => reference(tradition ?? 'sikh', language)

/** Of today a verse, of yesterday an answer with a note, and of long before another verse. */
function listIn(look: Look): SavedItem[] {
  const { language } = look
  const tradition = look.tradition ?? 'sikh'
  return [
    item({ tradition, references: [verseIn(look)], savedAt: at('21') }),
    item({
      id: answerId('m1'),
      tradition,
      text: question(language),
      references: [reference(tradition, language, 1)],
      savedAt: at('20'),
      ...NOTES[language],
    }),
    item({ tradition, references: [reference(tradition, language, 2)], savedAt: at('02') }),
  ]
}

type Loaded = { scripture: ScriptureActor; saved: SavedActor }
const savedIn = ({ loaded }: Pick<Context, 'loaded'>): SavedActor => (loaded as Loaded).saved
const itemsIn = (context: Pick<Context, 'loaded'>) => savedIn(context).getSnapshot().context.items

/** The page after those events, with its machines at work. */
const storyAfter = (events: (look: Look) => Sent[]): Pick<Story, 'loaders'> => ({
  loaders: [
    needs(savedTexts),
    needs(scriptureTexts),
    ({ globals }) => {
      const clock = new SimulatedClock()
      const input = { transliteration: false, larivaar: false }
      const scripture = createActor(scriptureMachine.provide({ actors: { loadCode: silent<ScriptureCode, void>() } }), {
        input,
        clock,
      }).start()
      scripture.send({ type: 'saved.open' })
      scripture.send(done('loadCode', code))
      const { saved } = scripture.getSnapshot().context
      for (const event of events(lookOf(globals))) saved?.send(event)
      return { clock, scripture, saved, copy: createActor(copyLogic, { clock }).start() }
    },
  ],
})

const opened = (look: Look): Sent[] => [done('openList', listIn(look))]
const first = (look: Look) => listIn(look)[0]?.id ?? ''

type Regions = { list: 'opening' | 'here.quiet' | 'here.undoable' | 'here.noting'; order: 'byDate' | 'byMatter' }
const state = ({ list = 'here.quiet', order = 'byDate' }: Partial<Regions> = {}, failing = false) =>
  shows(`savedVerses:list.${list}`, `savedVerses:order.${order}`, `savedVerses:export.${failing ? 'failed' : 'idle'}`)

const meta = {
  title: 'saved/Saved',
  parameters: state(),
  args: { send: fn() },
  render: ({ send }, { loaded, globals }) => (
    <SavedContainer
      app={{ send }}
      scripture={loaded.scripture}
      copy={loaded.copy}
      tradition={lookOf(globals).tradition ?? 'sikh'}
      time={NOW_MS}
    />
  ),
} satisfies Meta<{ send(): void }>
export default meta
type Story = StoryObj<typeof meta>

const words = ({ globals }: Context) => partIn(savedTexts, globals)
/** What an answer is drawn with has come. */
const isDrawn = (context: Context) => context.canvas.findByRole('heading', { level: 1, name: words(context).heading })
const groups = ({ canvas }: Context) => canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

/** The newest first, each verse letter for letter, and the ways to the rest of the library. */
export const ByDate: Story = {
  ...storyAfter(opened),
  play: async (context) => {
    const { canvas, globals, args } = context
    await isDrawn(context)
    const look = lookOf(globals)
    const originals = [...document.querySelectorAll('.quotation__original')].map((each) => each.textContent)
    expect(originals).toEqual(listIn(look).flatMap(({ references }) => references.map(({ original }) => original)))
    expect(groups(context)).toHaveLength(4)
    expect(canvas.getByText(question(look.language))).toBeVisible()
    expect(canvas.getByText(NOTES[look.language].matter)).toBeVisible()
    const nav = within(canvas.getByRole('navigation', { name: libraryTexts[look.language].pages }))
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'page',
      null,
    ])
    for (const way of [...nav.getAllByRole('link'), ...canvas.getAllByRole('button')])
      expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.back }))
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.helpNow }))
    expect(args.send).toHaveBeenCalledWith({ type: 'back.press' })
    expect(args.send).toHaveBeenCalledWith({ type: 'help.open' })
  },
}
export const Gita: Story = { ...ByDate, globals: { tradition: 'hindu' } }

/** By the person's own headings, and last what has none. */
export const ByMatter: Story = {
  ...storyAfter(opened),
  parameters: state({ order: 'byMatter' }),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    const { language } = lookOf(globals)
    const choose = canvas.getByRole('button', { name: words(context).byMatter })
    expect(choose).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(choose)
    expect(choose).toHaveAttribute('aria-pressed', 'true')
    expect(groups(context).slice(0, 2)).toEqual([NOTES[language].matter, words(context).noMatter])
    await userEvent.click(canvas.getByRole('button', { name: words(context).byDate }))
    expect(groups(context)).toHaveLength(4)
    await userEvent.click(choose)
  },
}

/** As it is typed; the note stays where it is while its matter is written. */
export const Noting: Story = {
  ...storyAfter((look) => [...opened(look), { type: 'order.byMatter' }]),
  parameters: state({ list: 'here.noting', order: 'byMatter' }),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    const { language } = lookOf(globals)
    const { note, matter } = NOTES[language]
    const ways = canvas.getAllByRole('button', { name: words(context).addNote })
    await userEvent.click(ways[0] as HTMLElement)
    const box = canvas.getByRole('textbox', { name: words(context).note })
    expect(box).toHaveFocus()
    await userEvent.type(box, 'for my mother ')
    const heading = canvas.getByRole('combobox', { name: words(context).matter })
    await userEvent.type(heading, 'My own ')
    expect(heading).toHaveFocus()
    expect(box).toHaveValue('for my mother ')
    expect(itemsIn(context).find(({ id }) => id === first(lookOf(globals)))).toMatchObject({
      note: 'for my mother ',
      matter: 'My own',
    })
    expect([...document.querySelectorAll('option')].map(({ value }) => value).toSorted()).toEqual(
      ['My own', matter].toSorted(),
    )
    expect(note).not.toBe('')
  },
}

/** Done is the same button: the focus stays, and what was written stands below its verse. */
export const Noted: Story = {
  ...storyAfter(opened),
  play: async (context) => {
    const { canvas } = context
    await isDrawn(context)
    const way = canvas.getAllByRole('button', { name: words(context).addNote })[0] as HTMLElement
    await userEvent.click(way)
    await userEvent.type(canvas.getByRole('textbox', { name: words(context).note }), 'for my mother')
    await userEvent.click(way)
    expect(way).toHaveFocus()
    expect(way).toHaveAccessibleName(words(context).changeNote)
    expect(canvas.getByText('for my mother')).toBeVisible()
  },
}

const remove = async (context: Context) => {
  await isDrawn(context)
  const way = context.canvas.getAllByRole('button', { name: words(context).remove })[0] as HTMLElement
  await userEvent.click(way)
  return way
}

/** Taken away: said, and to be undone by the same button where it stood. */
export const Removed: Story = {
  ...storyAfter(opened),
  parameters: state({ list: 'here.undoable' }),
  play: async (context) => {
    const { canvas } = context
    const way = await remove(context)
    expect(way).toHaveFocus()
    expect(way).toHaveAccessibleName(words(context).undo)
    expect(canvas.getByRole('status')).toHaveTextContent(words(context).removed)
    expect(document.querySelectorAll('.quotation')).toHaveLength(2)
  },
}

export const Undone: Story = {
  ...storyAfter(opened),
  play: async (context) => {
    const way = await remove(context)
    await userEvent.click(way)
    expect(document.querySelectorAll('.quotation')).toHaveLength(3)
    expect(context.canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** A verse's own button takes it away, too, and a copied answer is its words with its verses. */
export const WithItsVerses: Story = {
  ...storyAfter(opened),
  parameters: state({ list: 'here.undoable' }),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    await isDrawn(context)
    const look = lookOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: words(context).copyAnswer }))
    const { text } = loaded.copy.getSnapshot().context
    expect(text).toContain(question(look.language))
    expect(text).toContain(reference(look.tradition ?? 'sikh', look.language, 1).original)
    loaded.copy.send(done('copyText'))
    expect(await canvas.findByRole('button', { name: textsIn(globals).chat.copied })).toBeVisible()
    const own = canvas.getAllByRole('button', { name: quotationTexts[look.language].saved })
    expect(own).toHaveLength(2)
    await userEvent.click(own[0] as HTMLElement)
    expect(itemsIn(context).find(({ id }) => id === first(look))).toMatchObject({ removed: true })
  },
}

/** What is stored is never believed: what the corpus does not know is no scripture here either (D26). */
export const Unverified: Story = {
  ...storyAfter(({ language, tradition }) => [
    done('openList', [item({ references: [unknownReference(tradition ?? 'sikh', language)], savedAt: at('21') })]),
  ]),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByText(textsIn(context.globals).chat.unverified)).toBeVisible()
    expect(document.querySelector('.quotation')).toBeNull()
  },
}

export const Empty: Story = {
  ...storyAfter(() => [done('openList', [])]),
  play: async (context) => {
    const { canvas } = context
    await isDrawn(context)
    expect(canvas.getByText(words(context).empty)).toBeVisible()
    expect(canvas.getByText(words(context).how)).toBeVisible()
    expect(canvas.queryByRole('button', { name: words(context).export.file })).toBeNull()
  },
}

export const Opening: Story = {
  ...storyAfter(() => []),
  parameters: state({ list: 'opening' }),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByText(words(context).opening)).toBeVisible()
  },
}

/** Before its code is here. */
export const Coming: Story = {
  parameters: shows('scripture:loading.asking'),
  loaders: [
    needs(savedTexts),
    () => {
      const clock = new SimulatedClock()
      const scripture = createActor(scriptureMachine.provide({ actors: { loadCode: silent<ScriptureCode, void>() } }), {
        input: { transliteration: false, larivaar: false },
        clock,
      }).start()
      return { scripture, copy: createActor(copyLogic, { clock }).start() }
    },
  ],
  play: async (context) => expect(await context.canvas.findByText(words(context).opening)).toBeVisible(),
}

/** All of it as a text, and to the printer, where a note is no box. */
export const TakenAlong: Story = {
  ...storyAfter(opened),
  parameters: shows('savedVerses:list.here.quiet', 'savedVerses:order.byDate'),
  play: async (context) => {
    const { canvas, globals } = context
    await isDrawn(context)
    const look = lookOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: words(context).export.file }))
    await waitFor(() => expect(writeFile).toHaveBeenCalled())
    const file = writeFile.mock.lastCall?.[0]
    expect(file?.name).toBe('my-verses.md')
    for (const { references } of listIn(look)) {
      for (const { original, translations } of references) {
        for (const line of original.split('\n')) expect(file?.text).toContain(`> ${line}`)
        expect(file?.text).toContain(translations?.[look.language])
      }
    }
    expect(file?.text).toContain(NOTES[look.language].note)
    await userEvent.click(canvas.getAllByRole('button', { name: words(context).addNote })[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: words(context).export.print }))
    await waitFor(() => expect(print).toHaveBeenCalled())
    expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const ExportFailed: Story = {
  ...storyAfter((look) => [
    ...opened(look),
    { type: 'export.file', file: { name: 'a.md', text: '' } },
    failed('writeFile', new Error('surprise')),
  ]),
  parameters: state({}, true),
  play: async (context) => {
    await isDrawn(context)
    expect(context.canvas.getByRole('alert')).toHaveTextContent(words(context).problems.export)
  },
}
