import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense, useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { SpiritualReference } from '../../machines/entities.ts'
import { lineKey } from '../../machines/lineCheck/lineState.ts'
import { listed, mattersOf, type Saved as SavedItem } from '../../machines/savedVerses/saved.ts'
import type { savedVersesMachine } from '../../machines/savedVerses/savedVerses.machine.ts'
import { isScripture } from '../../scripture/lazy.ts'
import { dayLabel, fullDate } from '../i18n/format.ts'
import { type SavedTexts, savedTexts } from '../i18n/saved.ts'
import { Room } from '../reading/reading.tsx'
import { toRendering } from '../reading/readingContext.ts'
import { renderingOf } from '../replies/QuotationBlock.tsx'
import { quotationText, toCopied } from '../screens/chatState.ts'
import { Waiting } from '../screens/Waiting.tsx'
import { type Texts, useLanguage, useTexts, useTextsPart } from '../texts.tsx'
import type { AppActor, Language, Quotation, SavedActor, ScriptureActor, Tradition, ViewMessage } from '../types.ts'
import { markdownOf } from './markdown.ts'
import { type Group, type Item, Saved, type State } from './Saved.tsx'

/** Of the text file. */
const FILE_NAME = 'my-verses.md'

type Snapshot = SnapshotFrom<typeof savedVersesMachine>
type Shown = Pick<State, 'opening' | 'order' | 'exportFailed'> & { items: readonly SavedItem[] } & Pick<
    Snapshot['context'],
    'editing' | 'undoable'
  >

const toShown = (s: Snapshot): Shown => ({
  opening: s.matches({ list: 'opening' }),
  order: s.matches({ order: 'byMatter' }) ? 'byMatter' : 'byDate',
  exportFailed: s.matches({ export: 'failed' }),
  items: s.context.items,
  editing: s.context.editing,
  undoable: s.context.undoable,
})

const quotationsIn = new WeakMap<readonly SpiritualReference[], Quotation[]>()

/** D26: whether it is verified is found out here, whatever was stored. The same objects as long as it is the same list. */
function quotationsOf({ references }: SavedItem): Quotation[] {
  const known = quotationsIn.get(references)
  if (known !== undefined) return known
  const quotations = references.map((reference) => ({ ...reference, verified: isScripture(reference) }))
  quotationsIn.set(references, quotations)
  return quotations
}

function toItem(saved: SavedItem): Item {
  const { id, tradition, text, note, matter, savedAt } = saved
  const quotations = quotationsOf(saved)
  const message: ViewMessage = {
    id,
    sender: 'guide',
    kind: 'message',
    text,
    quotations,
    createdAt: savedAt,
    feedback: null,
    canRate: false,
  }
  return { id, tradition, message: text === '' ? null : message, quotations, note, matter, removed: false }
}

/** An answer on the clipboard: its words, then its verses. */
const answerText = ({ text, references }: SavedItem, t: Texts): string =>
  [text, ...references.map((reference) => quotationText(reference, t))].join('\n\n')

/** Under their days or their matters. What was taken away a moment ago still has its place. */
export function toGroups(
  { items, order, editing, undoable }: Omit<Shown, 'opening' | 'exportFailed'>,
  { noMatter, now, language }: { noMatter: string; now: Date; language: Language },
): Group[] {
  const isRemoved = (id: string) => id === undoable?.id
  const all = listed(items.map((item) => (undoable !== null && isRemoved(item.id) ? undoable : item)))
  const headingOf = (item: SavedItem) =>
    order === 'byDate'
      ? dayLabel(item.savedAt, now, language)
      : // It stays where it was until its note is closed, or the box would go from under the hand.
        editing?.id === item.id
        ? editing.matter
        : item.matter
  const keys = [...new Set(all.map(headingOf))]
  // By their names, and last what has none.
  if (order === 'byMatter') keys.sort((a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b))
  return keys.map((key) => ({
    key,
    heading: key === '' ? noMatter : key,
    items: all
      .filter((item) => headingOf(item) === key)
      .map((item) => ({ ...toItem(item), removed: isRemoved(item.id) })),
  }))
}

type Props = {
  app: Pick<AppActor, 'send'>
  scripture: ScriptureActor
  copy: ActorRefFrom<typeof copyMachine>
  tradition: Tradition
  /** The time, ms since 1970. */
  time: number
}

/** What a person saved: asks for its code, which is that of everything that can be done with a verse. */
export function SavedContainer(props: Props) {
  const { app, scripture, tradition } = props
  const words = useTextsPart(savedTexts)
  const saved = useSelector(scripture, (s) => s.context.saved)
  useEffect(() => scripture.send({ type: 'saved.open' }), [scripture])
  const waiting = <Waiting text={words.opening} tradition={tradition} />
  if (saved === null) return waiting
  return (
    <Room app={app} actor={scripture}>
      {/* What an answer is drawn with comes beside it. */}
      <Suspense fallback={waiting}>
        <Opened {...props} saved={saved} words={words} />
      </Suspense>
    </Room>
  )
}

type OpenedProps = Props & { saved: SavedActor; words: SavedTexts }

function Opened({ app, scripture, copy, saved, words, tradition, time }: OpenedProps) {
  const t = useTexts()
  const language = useLanguage()
  const { opening, exportFailed, ...shown } = useSelector(saved, toShown, shallowEqual)
  const { items, order, editing, undoable } = shown
  const copied = useSelector(copy, toCopied)
  const copiedText = useSelector(copy, (s) => (s.matches('copied') ? s.context.text : null))
  const groups = useMemo(
    () => toGroups({ items, order, editing, undoable }, { noMatter: words.noMatter, now: new Date(time), language }),
    [items, order, editing, undoable, words, time, language],
  )
  const matters = useMemo(() => mattersOf(items), [items])
  return (
    <Saved
      tradition={tradition}
      opening={opening}
      exportFailed={exportFailed}
      order={order}
      groups={groups}
      matters={matters}
      editing={editing?.id ?? null}
      copied={copied}
      copiedAnswer={items.find((item) => answerText(item, t) === copiedText)?.id ?? null}
      onBack={() => app.send({ type: 'back.press' })}
      onHelp={() => app.send({ type: 'help.open' })}
      onOrder={(choice) => saved.send({ type: `order.${choice}` })}
      onNote={(id) => saved.send({ type: 'note.open', id })}
      onNoteChange={(note, matter) => saved.send({ type: 'note.change', note, matter })}
      onNoteClose={() => saved.send({ type: 'note.close' })}
      onRemove={(id) => saved.send({ type: 'item.remove', id })}
      onRestore={() => saved.send({ type: 'item.restore' })}
      onFile={() => {
        const chosen = toRendering(scripture.getSnapshot().context.preferences.getSnapshot())
        const known = scripture.getSnapshot().context.lines.getSnapshot().context.known
        const text = markdownOf(listed(items), {
          ...words.file,
          heading: words.heading,
          unverified: t.chat.unverified,
          dateOf: (iso) => fullDate(iso, language),
          referenceOf: t.chat.reference,
          renderingOf: (reference) => {
            const own = renderingOf({ ...reference, verified: true }, chosen, language)
            return own === null ? reference.translation : reference.translations?.[own]
          },
          isVerified: (reference) => isScripture(reference) || known[lineKey(reference)] === 'verified',
        })
        saved.send({ type: 'export.file', file: { name: FILE_NAME, text } })
      }}
      onPrint={() => {
        // A note is printed as it stands, not in its box.
        saved.send({ type: 'note.close' })
        saved.send({ type: 'export.print' })
      }}
      onCopy={(verse, what) => copy.send({ type: 'text.copy', text: quotationText(what, t), verse })}
      onCopyAnswer={(id) => {
        const item = items.find((one) => one.id === id)
        if (item !== undefined) copy.send({ type: 'text.copy', text: answerText(item, t) })
      }}
    />
  )
}
