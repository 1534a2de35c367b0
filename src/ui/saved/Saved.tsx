import { useId } from 'react'
import { MATTER_LIMIT, NOTE_LIMIT } from '../../machines/savedVerses/saved.ts'
import { MessageBubble } from '../chat/MessageBubble.tsx'
import { savedTexts } from '../i18n/saved.ts'
import { LibraryBar } from '../library/LibraryBar.tsx'
import { QuotationBlock } from '../replies/QuotationBlock.tsx'
import { Button } from '../shared/Button.tsx'
import { Loading } from '../shared/Loading.tsx'
import { Alert } from '../shared/Notice.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Quotation, Tradition, ViewMessage } from '../types.ts'
import '../book/book.css'
import './saved.css'

/** Something that was saved, as it is shown. */
export type Item = {
  id: string
  tradition: Tradition
  /** Of an answer: the guide's words with their verses. */
  message: ViewMessage | null
  quotations: Quotation[]
  note: string
  matter: string
  /** Taken away a moment ago. */
  removed: boolean
}
export type Group = { key: string; heading: string; items: Item[] }
export type State = {
  tradition: Tradition
  /** The list is on its way. */
  opening: boolean
  order: 'byDate' | 'byMatter'
  groups: Group[]
  matters: readonly string[]
  /** Whose note is open. */
  editing: string | null
  exportFailed: boolean
  /** What was just given to the clipboard: a verse, or an answer by its id. */
  copied: Quotation | null
  copiedAnswer: string | null
}
export type Actions = {
  onBack(): void
  onHelp(): void
  onOrder(order: State['order']): void
  onNote(id: string): void
  onNoteChange(note: string, matter: string): void
  onNoteClose(): void
  onRemove(id: string): void
  onRestore(): void
  onFile(): void
  onPrint(): void
  onCopy(quotation: Quotation, shown: Quotation): void
  onCopyAnswer(id: string): void
}

/** What a person saved, with their own notes (D60). */
export function Saved(props: State & Actions) {
  const { tradition, opening, groups, onBack, onHelp } = props
  const words = useTextsPart(savedTexts)
  const isRemoved = groups.some(({ items }) => items.some(({ removed }) => removed))
  return (
    <Page tradition={tradition} kind="wide">
      <div className="saved">
        <LibraryBar tradition={tradition} page="saved" onBack={onBack} onHelp={onHelp}>
          <h1 className="book__page">{words.heading}</h1>
        </LibraryBar>
        <main className="book">
          {opening ? (
            <div className="book__wait">
              <Loading text={words.opening} />
            </div>
          ) : groups.length === 0 ? (
            <>
              <p>{words.empty}</p>
              <p className="soft">{words.how}</p>
            </>
          ) : (
            <List {...props} />
          )}
        </main>
        {/* The room of it is there before, so that it is heard. */}
        <p className="visually-hidden" role="status">
          {isRemoved ? words.removed : ''}
        </p>
        {opening || groups.length === 0 ? null : <Export {...props} />}
      </div>
    </Page>
  )
}

const ORDERS = ['byDate', 'byMatter'] as const

function List(props: State & Actions) {
  const { order, groups, matters, onOrder } = props
  const words = useTextsPart(savedTexts)
  const matterList = useId()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form */}
      <div role="group" className="book__row" aria-label={words.order}>
        {ORDERS.map((choice) => (
          <button
            key={choice}
            type="button"
            className="quotation__act"
            aria-pressed={choice === order}
            onClick={() => onOrder(choice)}
          >
            {choice === order ? <b>{words[choice]}</b> : words[choice]}
          </button>
        ))}
      </div>
      <datalist id={matterList}>
        {matters.map((matter) => (
          <option key={matter} value={matter} />
        ))}
      </datalist>
      {groups.map(({ key, heading, items }) => (
        <section key={key} aria-label={heading}>
          <h2 style={{ fontSize: 'var(--text-l)' }}>{heading}</h2>
          <ul>
            {items.map((item) => (
              <Row key={item.id} {...props} item={item} matterList={matterList} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

// A ref that is the same function at every draw, so that it runs once.
const focus = (element: HTMLElement | null) => element?.focus()

function Row(props: State & Actions & { item: Item; matterList: string }) {
  const { item, editing, order, copiedAnswer, onNote, onNoteClose, onRemove, onRestore, onCopyAnswer } = props
  const t = useTexts()
  const words = useTextsPart(savedTexts)
  const { id, message, note, matter, removed } = item
  const isOpen = editing === id
  return (
    <li className="saved__item">
      {removed ? (
        <p>{words.removed}</p>
      ) : (
        <>
          <Content {...props} />
          {isOpen ? (
            <Note {...props} />
          ) : (
            <>
              {matter === '' || order === 'byMatter' ? null : (
                <p>
                  <b>{matter}</b>
                </p>
              )}
              {note === '' ? null : <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
            </>
          )}
        </>
      )}
      {/* Each is the same button in both of its states: the focus stays. */}
      <div className="book__row">
        {removed ? null : (
          <Button key="note" aria-expanded={isOpen} onClick={() => (isOpen ? onNoteClose() : onNote(id))}>
            {isOpen ? words.done : note === '' && matter === '' ? words.addNote : words.changeNote}
          </Button>
        )}
        {removed || message === null ? null : (
          <Button key="copy" onClick={() => onCopyAnswer(id)}>
            {copiedAnswer === id ? t.chat.copied : words.copyAnswer}
          </Button>
        )}
        <Button key="remove" variant="quiet" onClick={() => (removed ? onRestore() : onRemove(id))}>
          {removed ? words.undo : words.remove}
        </Button>
      </div>
    </li>
  )
}

function Content({ item: { tradition, message, quotations }, copied, onCopy }: State & Actions & { item: Item }) {
  const t = useTexts()
  const copiedHere = copied !== null && quotations.includes(copied) ? copied : null
  if (message !== null)
    return <MessageBubble message={message} guideName={t.guides[tradition].name} copied={copiedHere} onCopy={onCopy} />
  return quotations.map((quotation) => (
    <QuotationBlock
      key={`${quotation.reference}|${quotation.original}`}
      quotation={quotation}
      copied={quotation === copiedHere}
      onCopy={onCopy}
    />
  ))
}

/** As it is typed, so that nothing is lost by whatever ends it. */
function Note({ item, matterList, onNoteChange }: State & Actions & { item: Item; matterList: string }) {
  const words = useTextsPart(savedTexts)
  const report = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    onNoteChange(String(typed.get('note') ?? ''), String(typed.get('matter') ?? ''))
  }
  return (
    <form
      className="saved__item"
      onSubmit={(event) => event.preventDefault()}
      onChange={(event) => report(event.currentTarget)}
    >
      <label>
        <span>{words.note}</span>
        <textarea
          ref={focus}
          className="field"
          name="note"
          rows={4}
          maxLength={NOTE_LIMIT}
          defaultValue={item.note}
          dir="auto"
        />
      </label>
      <label>
        <span>{words.matter}</span>
        <input
          className="field"
          name="matter"
          list={matterList}
          maxLength={MATTER_LIMIT}
          defaultValue={item.matter}
          autoComplete="off"
          dir="auto"
        />
      </label>
    </form>
  )
}

function Export({ exportFailed, onFile, onPrint }: State & Actions) {
  const { export: words, problems } = useTextsPart(savedTexts)
  return (
    <section className="book__display" aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <div className="book__row">
        <Button onClick={onFile}>{words.file}</Button>
        <Button onClick={onPrint}>{words.print}</Button>
      </div>
      {exportFailed ? <Alert>{problems.export}</Alert> : null}
    </section>
  )
}
