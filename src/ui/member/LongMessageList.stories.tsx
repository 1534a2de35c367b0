import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type ActorRefFrom, assign, createActor, type EventFrom, type SnapshotFrom } from 'xstate'
import { serverMessage } from '../../../tests/machines/fixtures.ts'
import { done, failed, reach } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { type ChatMessage, chatMessage, type FeedbackType, type MessagePage } from '../../machines/entities.ts'
import { feedbackMachine } from '../../machines/feedback/feedback.machine.ts'
import { historyMachine, olderState } from '../../machines/history/history.machine.ts'
import { type Conversation, logState, messageLogMachine } from '../../machines/messageLog/messageLog.machine.ts'
import { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import { careTexts } from '../i18n/care.ts'
import { dayLabel } from '../i18n/format.ts'
import { type MainChatTexts, mainChatTexts } from '../i18n/mainChat.ts'
import { toViewMessage } from '../screens/chatState.ts'
import { type Look, lookOf, needs, question, reference, shows, stateless, textsIn } from '../stories.fixtures.ts'
import type { ViewMessage } from '../types.ts'
import { LongMessageList, type State } from './LongMessageList.tsx'

// Local times, so that the days are the same in every time zone.
const now = new Date(2026, 10, 20, 15, 10)
const daysAgo = (days: number, minute = 0) => new Date(2026, 10, 20 - days, 15, minute).toISOString()

type Rated = { feedback?: FeedbackType; references?: 0 | 1 | 2 | 3 }

/** A question and its reply. */
function exchange(
  look: Look,
  name: string,
  createdAt: string,
  { feedback, references = 1 }: Rated = {},
): ChatMessage[] {
  const tradition = look.tradition ?? 'sikh'
  const verses = ([0, 1, 2] as const).slice(0, references).map((which) => reference(tradition, look.language, which))
  return [
    chatMessage({ id: `${name}-q`, sender: 'user', text: question(look.language), createdAt }),
    chatMessage({
      id: `${name}-a`,
      sender: 'guide',
      text: `${question(look.language, 90)}\n\n${question(look.language, 140)}`,
      references: verses,
      createdAt,
      feedback: feedback ?? null,
      feedbackAt: feedback ? createdAt : null,
    }),
  ]
}

const page = (total: number): MessagePage => ({
  messages: [serverMessage()],
  page: 1,
  total_conversations: total,
  start_index: 0,
  end_index: Math.min(5, total),
  conversations_to_load: Math.min(5, total),
})

/** The history after those events. */
const historyAfter = (total: number, ...events: EventFrom<typeof historyMachine>[]) =>
  reach(historyMachine, {}, done('loadPage', page(total)), ...events)

const older = { type: 'older.load' } as const

/** Nobody adds to it but the story. */
const conversation: Conversation = {
  getSnapshot: () => ({ context: { messages: [] } }),
  subscribe: () => ({ unsubscribe: () => {} }),
}

type Shown = {
  messages: ChatMessage[]
  older?: SnapshotFrom<typeof historyMachine>
  /** What the messages were made from. */
  send?: SnapshotFrom<typeof messageSendMachine>
  feedback?: SnapshotFrom<typeof feedbackMachine>
}

/** What is shown, in the toolbar's language. */
const storyOf = (shown: (look: Look) => Shown): Pick<Story, 'loaders'> => ({
  loaders: [
    needs(mainChatTexts),
    async ({ globals }) => {
      const { messages, older, send, feedback } = shown(lookOf(globals))
      const date = messages.find(({ createdAt }) => createdAt !== null)?.createdAt ?? null
      const t = textsIn(globals)
      return {
        messages: messages.map((message) => toViewMessage(message, t)),
        log: logState(
          reach(messageLogMachine, { conversation: () => conversation }, { type: 'messages.changed', messages }),
        ),
        older: { state: older === undefined ? 'none' : olderState(older), date },
        shown: [older, send, feedback],
      }
    },
  ],
})

type Loaded = { part: MainChatTexts; messages: ViewMessage[]; log?: State['log']; older: State['older'] }
const loadedOf = (context: { loaded: Record<string, unknown> }) => context.loaded as unknown as Loaded
type Context = Parameters<NonNullable<Story['play']>>[0]

const log = ({ canvas, globals }: Context) =>
  canvas.getByRole('log', { name: textsIn(globals).chat.conversation }) as HTMLElement
const articles = (context: Context) => within(log(context)).getAllByRole('article')
const button = ({ canvas }: Context, name: string) => canvas.getByRole('button', { name })
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** As many frames as a list needs to find the height of its rows, and a scroll to be over. */
const settled = async () => {
  for (let count = 0; count < 20; count += 1) await frame()
}

const meta = {
  title: 'components/LongMessageList',
  component: LongMessageList,
  parameters: stateless('a list of messages: how it scrolls, divides and rates them'),
  args: {
    messages: [],
    log: { place: 'end', speaks: false, asked: false, change: 'same', freshFrom: 0 },
    guideName: '',
    older: { state: 'none', date: null },
    now,
    language: 'english',
    onShown: fn(),
    onEndReached: fn(),
    onEndLeft: fn(),
    onOlder: fn(),
    onRate: fn(),
    onRetry: fn(),
    onCopy: fn(),
  },
  render: (args, context) => {
    const { tradition, language } = lookOf(context.globals)
    const shown = loadedOf(context)
    return (
      <Room>
        <LongMessageList
          {...args}
          messages={args.messages.length > 0 ? args.messages : shown.messages}
          log={shown.log ?? args.log}
          older={shown.older}
          guideName={textsIn(context.globals).guides[tradition ?? 'sikh'].name}
          language={language}
        />
      </Room>
    )
  },
} satisfies Meta<typeof LongMessageList>
export default meta
type Story = StoryObj<typeof meta>

/** Between the header and the composer. */
function Room({ children }: { children: React.ReactNode }) {
  return (
    <main
      style={{
        display: 'flex',
        flexDirection: 'column',
        maxWidth: 500,
        height: '100dvh',
        marginInline: 'auto',
        background: 'var(--paper)',
      }}
    >
      {children}
    </main>
  )
}

const twoDays = (look: Look) => [
  ...exchange(look, 'b', daysAgo(1), { references: 0 }),
  ...exchange(look, 'c', daysAgo(0)),
]

/** There is more: the control names the date of the oldest loaded message (spec §2). */
export const OlderReady: Story = {
  ...storyOf((look) => ({ messages: twoDays(look), older: historyAfter(12) })),
  parameters: shows('history:ready.resting'),
  play: async (context) => {
    await settled()
    const { part, older } = loadedOf(context)
    const control = button(context, part.loadOlder)
    expect(control).toHaveTextContent(dayLabel(older.date ?? '', now, context.globals.language))
    expect(control).toHaveAccessibleDescription(dayLabel(older.date ?? '', now, context.globals.language))
    await userEvent.click(control)
    expect(context.args.onOlder).toHaveBeenCalledOnce()
  },
}

/** The control at the top of the room, as a person sees it who has scrolled there. */
const atTop = async (context: Context) => {
  await settled()
  log(context).scrollTop = 0
  await settled()
}

export const OlderReadyAtTop: Story = { ...OlderReady, play: atTop }

export const OlderLoading: Story = {
  ...storyOf((look) => ({ messages: twoDays(look), older: historyAfter(12, older) })),
  parameters: shows('history:loadingOlder.reading'),
  play: async (context) => {
    await settled()
    const control = button(context, loadedOf(context).part.loadingOlder)
    expect(control).toHaveAttribute('aria-disabled', 'true')
    control.focus()
    await userEvent.click(control)
    expect(context.args.onOlder).not.toHaveBeenCalled()
    expect(control).toHaveFocus()
    await atTop(context)
  },
}

/** Calm: nothing that is here is lost, and the same button tries again. */
export const OlderFailed: Story = {
  ...storyOf((look) => ({
    messages: twoDays(look),
    older: historyAfter(12, older, failed('loadOlderPage', new ApiError('http', 500))),
  })),
  parameters: shows('history:ready.resting'),
  play: async (context) => {
    await settled()
    const { part } = loadedOf(context)
    expect(context.canvas.getByText(part.olderFailed)).toBeVisible()
    expect(context.canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(button(context, textsIn(context.globals).chat.tryAgain))
    expect(context.args.onOlder).toHaveBeenCalledOnce()
    await atTop(context)
  },
}

export const AllLoaded: Story = {
  ...storyOf((look) => ({ messages: twoDays(look), older: historyAfter(2) })),
  parameters: shows('history:allLoaded'),
  play: (context) =>
    expect(context.canvas.queryByRole('button', { name: loadedOf(context).part.loadOlder })).toBeNull(),
}

/** D23: 'Today', 'Yesterday', or a date, with its year where it is another. */
export const Separators: Story = {
  ...storyOf((look) => ({
    messages: [
      chatMessage({ id: 'z', sender: 'user', text: question(look.language, 40), createdAt: daysAgo(400) }),
      chatMessage({ id: 'y', sender: 'user', text: question(look.language, 40), createdAt: daysAgo(9) }),
      chatMessage({ id: 'x', sender: 'user', text: question(look.language, 40), createdAt: daysAgo(1) }),
      chatMessage({ id: 'w', sender: 'user', text: question(look.language, 40), createdAt: daysAgo(0) }),
      chatMessage({ id: 'v', sender: 'user', text: question(look.language, 40), clientMessageId: 'v' }),
      chatMessage({ id: 'processing', sender: 'guide', kind: 'processing' }),
    ],
  })),
  play: async (context) => {
    await settled()
    const days = within(log(context)).getAllByRole('heading', { level: 2 })
    const expected = [400, 9, 1, 0].map((ago) => dayLabel(daysAgo(ago), now, context.globals.language))
    expect(days.map(({ textContent }) => textContent)).toEqual(expected)
    expect(articles(context)).toHaveLength(6)
  },
}

/** Spec §2: the welcome stands alone, in the middle of the room, and nobody rates it. */
export const Welcome: Story = {
  parameters: shows('history:allLoaded'),
  loaders: [
    needs(mainChatTexts),
    async ({ globals }) => ({
      messages: [
        {
          id: 'welcome',
          sender: 'guide',
          kind: 'welcome',
          text: textsIn(globals).chat.welcome[lookOf(globals).tradition ?? 'sikh'],
          quotations: [],
          createdAt: null,
          feedback: null,
          canRate: false,
        } satisfies ViewMessage,
      ],
      older: { state: olderState(historyAfter(0)), date: null },
      shown: [historyAfter(0)],
    }),
  ],
  play: async (context) => {
    await settled()
    expect(articles(context)).toHaveLength(1)
    expect(context.canvas.queryByRole('heading', { level: 2 })).toBeNull()
    expect(context.canvas.queryByRole('button', { name: loadedOf(context).part.like })).toBeNull()
  },
}

export const NotRated: Story = {
  ...storyOf((look) => ({ messages: exchange(look, 'a', daysAgo(0)), feedback: reach(feedbackMachine, {}) })),
  parameters: shows('feedback:idle'),
  play: async (context) => {
    await settled()
    const { part } = loadedOf(context)
    const [own, reply] = articles(context) as [HTMLElement, HTMLElement]
    expect(within(own).queryByRole('button', { name: part.like })).toBeNull()
    const like = within(reply).getByRole('button', { name: part.like })
    expect(like).toHaveAttribute('aria-pressed', 'false')
    expect(like.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(within(reply).getByRole('button', { name: part.dislike }))
    expect(context.args.onRate).toHaveBeenCalledWith('a-a', 'dislike')
  },
}

const rated = (feedback: FeedbackType): Story => ({
  ...storyOf((look) => ({ messages: exchange(look, 'a', daysAgo(0), { feedback }) })),
  play: async (context) => {
    await settled()
    const { part } = loadedOf(context)
    const [like, dislike] = [button(context, part.like), button(context, part.dislike)]
    expect(like).toHaveAttribute('aria-pressed', String(feedback === 'like'))
    expect(dislike).toHaveAttribute('aria-pressed', String(feedback === 'dislike'))
    // What is said already need not be said again; the other may be said instead.
    await userEvent.click(feedback === 'like' ? like : dislike)
    expect(context.args.onRate).not.toHaveBeenCalled()
    await userEvent.click(feedback === 'like' ? dislike : like)
    expect(context.args.onRate).toHaveBeenCalledWith('a-a', feedback === 'like' ? 'dislike' : 'like')
  },
})
export const Liked: Story = rated('like')
export const Disliked: Story = rated('dislike')

const rating = reach(feedbackMachine, {}, { type: 'feedback.give', messageId: 'a-a', value: 'like' })

/** One request at a time: the buttons are busy, and keep the focus. */
export const Rating: Story = {
  ...storyOf((look) => ({ messages: exchange(look, 'a', daysAgo(0)), feedback: rating })),
  parameters: shows('feedback:sending'),
  args: { rating: rating.context.messageId },
  play: async (context) => {
    await settled()
    const like = button(context, loadedOf(context).part.like)
    like.focus()
    await userEvent.click(like)
    expect(context.args.onRate).not.toHaveBeenCalled()
    expect(like).toHaveAttribute('aria-disabled', 'true')
    expect(like).toHaveFocus()
  },
}

/** Spec §8, D28: the person's own bubble stays, and the guide's says that it went wrong, with 'Try again'. */
export const SendFailed: Story = {
  ...storyOf((look) => {
    const send = reach(
      messageSendMachine.provide({ actions: { drawId: assign({ id: 'client-1' }) } }),
      { role: 'member', draftKey: 'draft', tradition: look.tradition ?? 'sikh', saved: null },
      { type: 'draft.change', value: question(look.language) },
      { type: 'text.submit' },
      failed('sendText', new ApiError('http', 500)),
    )
    return { messages: [...exchange(look, 'a', daysAgo(1), { references: 0 }), ...send.context.messages], send }
  }),
  parameters: shows('messageSend:send.failed'),
  play: async (context) => {
    await settled()
    const t = textsIn(context.globals)
    const [own, failure] = articles(context).slice(-2) as [HTMLElement, HTMLElement]
    expect(own).toHaveTextContent(question(lookOf(context.globals).language))
    expect(failure).toHaveTextContent(t.errors.signedInSendFailed)
    expect(within(failure).queryByRole('button', { name: loadedOf(context).part.like })).toBeNull()
    await userEvent.click(await within(failure).findByRole('button', { name: t.chat.tryAgain }))
    expect(context.args.onRetry).toHaveBeenCalledWith('failed-client-1')
  },
}

/** A notification that was opened (spec §2): a notice of the app, and not the guide's (D34). */
export const SystemMessage: Story = {
  ...storyOf((look) => ({
    messages: [
      ...exchange(look, 'a', daysAgo(1), { references: 0 }),
      chatMessage({
        id: 'system',
        sender: 'guide',
        kind: 'system',
        text: question(look.language, 120),
        createdAt: daysAgo(0),
      }),
    ],
  })),
  play: async (context) => {
    await settled()
    const { part } = loadedOf(context)
    expect(context.canvas.getAllByRole('button', { name: part.like })).toHaveLength(1)
    const { language, tradition } = lookOf(context.globals)
    const [, reply, notice] = articles(context)
    expect(reply).toHaveAccessibleName(textsIn(context.globals).guides[tradition ?? 'sikh'].name)
    expect(notice).toHaveAccessibleName(careTexts[language].notification)
    expect(notice).toHaveTextContent(question(language, 120))
  },
}

/** The newest reply alone is taller than the room: it begins in view. */
export const TallReply: Story = {
  ...storyOf((look) => ({
    messages: [...twoDays(look), ...exchange(look, 'd', daysAgo(0, 5), { references: 3 })],
  })),
  play: async (context) => {
    await settled()
    const [reply] = articles(context).slice(-1) as [HTMLElement]
    const room = log(context).getBoundingClientRect()
    expect(reply.getBoundingClientRect().height).toBeGreaterThan(room.height)
    expect(reply.getBoundingClientRect().top).toBeGreaterThanOrEqual(room.top)
    expect(reply.getBoundingClientRect().top).toBeLessThan(room.top + 64)
  },
}

export const Copied: Story = {
  ...storyOf((look) => ({ messages: exchange(look, 'a', daysAgo(0), { references: 2 }) })),
  render: (args, context) => {
    const [, reply] = loadedOf(context).messages
    return meta.render({ ...args, copied: reply?.quotations[0] ?? null }, context)
  },
  play: async (context) => {
    await settled()
    const { copied, quotation } = textsIn(context.globals).chat
    expect(context.canvas.getAllByRole('button', { name: copied })).toHaveLength(1)
    await userEvent.click(button(context, quotation.copy))
    // what is copied, and what was read of it: another rendering may be shown (D33)
    const second = loadedOf(context).messages[1]?.quotations[1]
    expect(context.args.onCopy).toHaveBeenCalledWith(second, second)
  },
}

export const WhatsAppLink: Story = {
  ...storyOf((look) => ({ messages: exchange(look, 'a', daysAgo(0), { references: 0 }) })),
  render: (args, context) => {
    const { whatsapp, whatsappMessage } = loadedOf(context).part
    const href = `https://wa.me/919876543210?text=${encodeURIComponent(whatsappMessage)}`
    return meta.render({ ...args, whatsapp: { text: whatsapp, href } }, context)
  },
  play: async (context) => {
    await settled()
    const link = context.canvas.getByRole('link', { name: loadedOf(context).part.whatsapp })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link.getAttribute('href')).toContain(encodeURIComponent(loadedOf(context).part.whatsappMessage))
  },
}

// What the list does while things happen; the same in every language.

type List = ActorRefFrom<typeof messageLogMachine>
const listOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded.list as List

const becomes = (list: List, messages: readonly ChatMessage[]) => list.send({ type: 'messages.changed', messages })
const isTold = (list: List) => list.getSnapshot().context.messages

/** What comes to a list. */
const live = (list: List) => ({
  older: (count: number) =>
    becomes(list, [...many(count, `older${isTold(list).length}`, 3000 + isTold(list).length * 60), ...isTold(list)]),
  says: (...more: ChatMessage[]) => becomes(list, [...isTold(list), ...more]),
  becomes: (messages: ChatMessage[]) => becomes(list, messages),
})
type Live = ReturnType<typeof live>

type LiveProps = Pick<State, 'guideName' | 'now' | 'language'> & { list: List; older: State['older']['state'] }

/** A list that messages come to. The older ones have all come when they were asked for. */
function LiveList({ list, older, ...props }: LiveProps) {
  const messages = useSelector(list, (s) => s.context.messages)
  const log = useSelector(list, logState)
  const state = log.asked ? 'none' : older
  return (
    <LongMessageList
      {...props}
      messages={messages.map((message) => toViewMessage(message, textsIn({})))}
      log={log}
      older={{ state, date: state === 'none' ? null : (messages[0]?.createdAt ?? null) }}
      onShown={() => list.send({ type: 'list.shown' })}
      onEndReached={() => list.send({ type: 'end.reached' })}
      onEndLeft={() => list.send({ type: 'end.left' })}
      onOlder={() => {
        list.send({ type: 'older.asked' })
        live(list).older(10)
      }}
      onRate={() => {}}
      onCopy={() => {}}
    />
  )
}

/** So many messages, the first of them as many minutes ago as said, with verses in every third reply. */
function many(count: number, name: string, minutesAgo: number): ChatMessage[] {
  const verse = reference('sikh', 'english')
  return Array.from({ length: count }, (_, index) =>
    chatMessage({
      id: `${name}-${index}`,
      sender: index % 2 === 0 ? 'user' : 'guide',
      text: `${name} ${index}. ${question('english', 30 + ((index * 37) % 190))}`,
      references: index % 6 === 5 ? [verse] : [],
      createdAt: new Date(now.getTime() - (minutesAgo - index * 0.5) * 60_000).toISOString(),
    }),
  )
}

const inMotion = (
  start: () => ChatMessage[],
  older: LiveProps['older'] = 'ready',
): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [
    needs(mainChatTexts),
    async () => {
      const list = createActor(messageLogMachine, { input: { conversation: () => conversation } }).start()
      becomes(list, start())
      return { list }
    },
  ],
  render: ({ now, language }, context) => (
    <Room>
      <LiveList list={listOf(context)} older={older} guideName="Guru Nanak Dev Ji" now={now} language={language} />
    </Room>
  ),
})
const acts = async (context: Context, act: (list: Live) => void) => {
  act(live(listOf(context)))
  await settled()
}

const isInView = (element: Element, room: DOMRect) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > room.top && top < room.bottom
}
/** The first message that is wholly in view. */
const firstInView = (context: Context) => {
  const room = log(context).getBoundingClientRect()
  const found = articles(context).find((article) => article.getBoundingClientRect().top >= room.top)
  if (found === undefined) throw new Error('nothing in view')
  return found
}
const textOfNewest = (context: Context) => articles(context).at(-1)?.textContent ?? ''
const fromEnd = (view: HTMLElement) => view.scrollHeight - view.clientHeight - view.scrollTop

/** Wherever the reader is, the room is full of words. */
const expectNoBlank = (context: Context) => {
  const room = log(context).getBoundingClientRect()
  const rows = [...log(context).querySelectorAll('.long__row, .long__older')]
    .filter((row) => isInView(row, room) && getComputedStyle(row).visibility === 'visible')
    .map((row) => row.getBoundingClientRect())
    .sort((a, b) => a.top - b.top)
  let filled = room.top
  for (const { top, bottom } of rows) {
    expect(top).toBeLessThanOrEqual(filled + 1)
    filled = Math.max(filled, bottom)
  }
  const foot = log(context).querySelector('.long__foot')?.getBoundingClientRect().top ?? 0
  expect(filled).toBeGreaterThanOrEqual(Math.min(room.bottom, foot) - 1)
}

/** docs/budgets.md: 10,000 messages, at most 600 elements, no jump when older pages arrive, nothing blank. */
export const TenThousand: Story = {
  tags: ['once'],
  ...inMotion(() => many(10_000, 'said', 6000)),
  play: async (context) => {
    await settled()
    const view = log(context)
    const elements = () => document.body.querySelectorAll('*').length
    expect(textOfNewest(context)).toContain('said 9999.')
    expect(fromEnd(view)).toBeLessThanOrEqual(2)
    expect(elements()).toBeLessThanOrEqual(600)
    expectNoBlank(context)

    for (const share of [0.5, 0.1, 0.93, 0]) {
      view.scrollTop = share * view.scrollHeight
      await settled()
      expectNoBlank(context)
      expect(elements()).toBeLessThanOrEqual(600)
    }

    for (const from of [0, 0.3 * view.scrollHeight]) {
      view.scrollTop = from
      await settled()
      const message = firstInView(context)
      const before = message.getBoundingClientRect().top
      await acts(context, (list) => list.older(100))
      expect(message.isConnected).toBe(true)
      expect(Math.abs(message.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2)
      expectNoBlank(context)
      expect(elements()).toBeLessThanOrEqual(600)
    }
  },
}

/** A page of older messages after the other, from the very top, each time the same message stays where it is. */
export const OlderPages: Story = {
  tags: ['once'],
  ...inMotion(() => many(40, 'said', 600)),
  play: async (context) => {
    await settled()
    for (let turn = 0; turn < 6; turn += 1) {
      log(context).scrollTop = 0
      await settled()
      const message = firstInView(context)
      const before = message.getBoundingClientRect().top
      await acts(context, (list) => list.older(50))
      expect(Math.abs(message.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2)
      expectNoBlank(context)
    }
  },
}

/**
 * Back at the very start as soon as older messages have come, which turn out to be lower than they were taken for: the virtual
 * list moves up by what it was wrong, which at the start is no move, and so waits in vain to be told of it.
 */
export const HomeAsOlderPagesCome: Story = {
  tags: ['once'],
  ...inMotion(() => many(40, 'said', 600)),
  play: async (context) => {
    await settled()
    const view = log(context)
    view.scrollTop = 0
    await settled()
    const list = listOf(context)
    const low = Array.from({ length: 60 }, (_, at) =>
      chatMessage({
        id: `low-${at}`,
        sender: 'user',
        text: 'Ji.',
        createdAt: new Date(now.getTime() - 6e8 + at).toISOString(),
      }),
    )
    live(list).becomes([...low, ...isTold(list)])
    await waitFor(() => expect(view.scrollTop).toBeGreaterThan(0))
    view.scrollTop = 0
    await settled()
    expectNoBlank(context)
  },
}

/** At the end, new messages are followed; further up, the reader is left alone and told. */
export const Follows: Story = {
  tags: ['once'],
  ...inMotion(() => many(60, 'said', 600)),
  parameters: shows('messageLog:place.end', 'messageLog:voice.speaking', 'messageLog:older.unasked'),
  play: async (context) => {
    await settled()
    const view = log(context)
    const says = (id: string, over: Partial<ChatMessage> = {}) =>
      acts(context, (list) =>
        list.says(chatMessage({ id, sender: 'guide', text: `${id}.`, createdAt: daysAgo(0, 9), ...over })),
      )
    await says('first')
    expect(textOfNewest(context)).toContain('first.')
    expect(fromEnd(view)).toBeLessThanOrEqual(2)

    view.scrollTop -= 400
    await settled()
    const reading = firstInView(context)
    const before = reading.getBoundingClientRect().top
    await says('second')
    expect(Math.abs(reading.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2)
    expect(context.canvas.getByText((loadedOf(context).part as MainChatTexts).newMessage)).toBeInTheDocument()

    // What a person has just written is shown, wherever they were reading.
    await says('mine', { sender: 'user', createdAt: null })
    expect(textOfNewest(context)).toBe('mine.')
    expect(fromEnd(view)).toBeLessThanOrEqual(2)
    expect(context.canvas.queryByText((loadedOf(context).part as MainChatTexts).newMessage)).toBeNull()
  },
}

/** Who reads further up is told in one sentence of what arrives at the end. */
export const Unseen: Story = {
  tags: ['once'],
  ...inMotion(() => many(60, 'said', 600)),
  parameters: shows('messageLog:place.unseen', 'messageLog:voice.speaking', 'messageLog:older.unasked'),
  play: async (context) => {
    await settled()
    log(context).scrollTop -= 400
    await settled()
    const { newMessage } = loadedOf(context).part
    expect(context.canvas.queryByText(newMessage)).toBeNull()
    await acts(context, (list) =>
      list.says(chatMessage({ id: 'new', sender: 'guide', text: 'New.', createdAt: daysAgo(0, 9) })),
    )
    expect(context.canvas.getByText(newMessage)).toHaveRole('status')
  },
}

/** A slow finger is not pulled back to the end while rows above come into the page, or when something is drawn again. */
export const ScrollsUpSlowly: Story = {
  tags: ['once'],
  ...inMotion(() => many(60, 'said', 600)),
  play: async (context) => {
    await settled()
    const view = log(context)
    const rated = (feedback: FeedbackType) => many(60, 'said', 600).map((message) => ({ ...message, feedback }))
    for (let step = 0; step < 30; step += 1) {
      const message = firstInView(context)
      const before = message.getBoundingClientRect().top
      view.scrollTop -= 12
      await frame()
      await frame()
      if (step === 2) await acts(context, (list) => list.becomes(rated('like')))
      if (message.isConnected)
        expect(Math.abs(message.getBoundingClientRect().top - before - 12)).toBeLessThanOrEqual(2)
    }
    await settled()
    expect(fromEnd(view)).toBeGreaterThan(300)
  },
}

/** What is seen can be pressed, also while it moves. */
export const PressedWhileItScrolls: Story = {
  tags: ['once'],
  ...inMotion(() => many(60, 'said', 600)),
  play: async (context) => {
    await settled()
    log(context).scrollTop -= 400
    await frame()
    await frame()
    const message = firstInView(context)
    const { left, width, top } = message.getBoundingClientRect()
    expect(message.contains(document.elementFromPoint(left + width / 2, top + 8))).toBe(true)
  },
}

/** The log speaks of what arrives at its end, and of nothing that comes into the page while it scrolls. */
export const Announces: Story = {
  tags: ['once'],
  ...inMotion(() => many(60, 'said', 600)),
  parameters: shows('messageLog:place.elsewhere', 'messageLog:voice.silent', 'messageLog:older.unasked'),
  play: async (context) => {
    await settled()
    const view = log(context)
    expect(view).toHaveAttribute('aria-live', 'off')
    await acts(context, (list) =>
      list.says(chatMessage({ id: 'new', sender: 'guide', text: 'New.', createdAt: daysAgo(0, 9) })),
    )
    expect(view).toHaveAttribute('aria-live', 'polite')
    view.scrollTop = 0
    await settled()
    expect(view).toHaveAttribute('aria-live', 'off')
    await acts(context, (list) => list.older(20))
    expect(view).toHaveAttribute('aria-live', 'off')
  },
}

/** By keyboard: the region scrolls, Tab reaches what is in view, and the focus is not lost with a row out of view. */
export const Keyboard: Story = {
  tags: ['once'],
  ...inMotion(() => many(200, 'said', 600)),
  play: async (context) => {
    await settled()
    const { part } = loadedOf(context)
    const view = log(context)
    view.focus()
    expect(view).toHaveFocus()
    await userEvent.tab()
    expect(button(context, part.loadOlder)).toHaveFocus()
    // The list has gone there, and draws what is there: the newest rows stay in the page whoever has the focus.
    await settled()
    await userEvent.tab()
    const held = document.activeElement as HTMLElement
    expect(articles(context).some((article) => article.contains(held))).toBe(true)
    // To the other end.
    view.scrollTop = view.scrollTop > view.scrollHeight / 2 ? 0 : view.scrollHeight
    await settled()
    expect(held).toHaveFocus()
    expectNoBlank(context)
    held.blur()
    await settled()
    expect(held.isConnected).toBe(false)
  },
}

/** The last older page takes the control away; the focus goes on from the conversation. */
export const FocusAfterLastPage: Story = {
  tags: ['once'],
  ...inMotion(() => many(40, 'said', 600)),
  parameters: shows('messageLog:place.elsewhere', 'messageLog:voice.silent', 'messageLog:older.asked'),
  play: async (context) => {
    await settled()
    const control = button(context, loadedOf(context).part.loadOlder)
    expect(control.parentElement).toHaveAttribute('aria-live', 'off')
    control.focus()
    await userEvent.click(control)
    await waitFor(() => expect(control.isConnected).toBe(false))
    expect(log(context)).toHaveFocus()
    expect(log(context).querySelector('.long__older')).toHaveAttribute('aria-live', 'polite')
  },
}

/** From the welcome to the first message and its answer. */
export const FirstMessage: Story = {
  tags: ['once'],
  ...inMotion(() => many(2, 'said', 600).slice(0, 1), 'none'),
  play: async (context) => {
    await settled()
    await acts(context, (list) => list.says(chatMessage({ id: 'processing', sender: 'guide', kind: 'processing' })))
    await acts(context, (list) => list.becomes(many(2, 'said', 600)))
    expect(articles(context)).toHaveLength(2)
    expect(log(context)).toHaveAttribute('aria-live', 'polite')
    expectNoBlank(context)
  },
}
