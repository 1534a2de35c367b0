import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FREE_MESSAGES } from '../../../openapi/constants.ts'
import { overStatus } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { LOGIN_PROMPT_MS } from '../../machines/anonymousTrial/anonymousTrial.machine.ts'
import { actorsOf } from '../../machines/app/actors.ts'
import { FORCED_CHAT_MS } from '../../machines/app/app.setup.ts'
import { VISITOR_LIMIT } from '../../machines/messageSend/draft.ts'
import { beginningTexts } from '../i18n/beginning.ts'
import { careTexts } from '../i18n/care.ts'
import { deviceTexts } from '../i18n/device.ts'
import {
  asks,
  conversationOf,
  copy,
  deviceArrives,
  historyComes,
  isAnswered,
  isAskedBack,
  later,
  lookOf,
  needs,
  onScreen,
  question,
  replyIn,
  root,
  type Step,
  send,
  sendFails,
  sessionStarts,
  shows,
  starters,
  suggestions,
  textsIn,
  trial,
  types,
  verseForToday,
  type World,
  worldOf,
} from '../stories.fixtures.ts'
import { AnonymousChatContainer, toMessages } from './AnonymousChat.container.tsx'
import { quotationText } from './chatState.ts'

/** A device that is here for the first time. */
const newcomer = onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat` })
/** A device with a session; the server has not yet said what is left of it. */
const returning = onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat`, session: {} })

const hindu = { globals: { tradition: 'hindu' } }

type Context = Parameters<NonNullable<Story['play']>>[0]

const box = ({ canvas, globals }: Context) => canvas.getByRole('textbox', { name: textsIn(globals).chat.message })
const sendButton = ({ canvas, globals }: Context) => canvas.getByRole('button', { name: textsIn(globals).chat.send })
const microphone = ({ canvas, globals }: Context) => canvas.getByRole('button', { name: textsIn(globals).chat.record })
const messages = ({ canvas, globals }: Context) =>
  within(canvas.getByRole('log', { name: textsIn(globals).chat.conversation })).getAllByRole('article')
const chatsLeft = ({ canvas, globals }: Context, n: number) => canvas.getByText(textsIn(globals).chat.chatsLeft(n))
const asked = (context: Context, length?: number) => question(replyIn(worldOf(context)), length)

const meta = {
  title: 'screens/AnonymousChat',
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.idle'),
  render: (_, context) => {
    const { app, tradition } = worldOf(context)
    return <AnonymousChatContainer actor={app} tradition={tradition} />
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The welcome, and nothing else yet. */
export const Ready: Story = {
  ...newcomer(sessionStarts()),
  play: (context) => {
    const { canvas } = context
    const { t, tradition } = worldOf(context)
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.guides[tradition].name)
    expect(canvas.getByText(t.guides[tradition].aiNotice)).toBeVisible()
    expect(chatsLeft(context, FREE_MESSAGES)).toBeVisible()
    expect(messages(context)).toHaveLength(1)
    expect(messages(context)[0]).toHaveTextContent(t.chat.welcome[tradition])
    // Spec §2: the microphone stands there while nothing is typed.
    expect(microphone(context)).toHaveAttribute('aria-disabled', 'false')
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const ReadyHindu: Story = { ...Ready, ...hindu }

/** The same, once the code has come that knows the hour. */
const beginner = (...steps: Step[]) => ({
  loaders: [needs(beginningTexts), needs(deviceTexts), ...newcomer(sessionStarts(), deviceArrives(), ...steps).loaders],
})
const beginningWords = ({ globals }: Context) => {
  const words = beginningTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of the beginning are not loaded')
  return words
}
const firstQuestions = (context: Context) =>
  Promise.all(starters(worldOf(context)).map((name) => context.canvas.findByRole('button', { name })))

/** D55: three questions to tap, of this hour. */
export const Beginning: Story = {
  ...beginner(),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.idle',
    'beginning:shown',
  ),
  play: async (context) => {
    const log = context.canvas.getByRole('log')
    const welcome = messages(context)[0] as HTMLElement
    const before = welcome.getBoundingClientRect()
    for (const button of await firstQuestions(context)) {
      expect(button).toBeVisible()
      expect(log).toContainElement(button)
      // They are no message: a screen reader is told of none.
      expect(button.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
      expect(button.closest('article')).toBeNull()
    }
    // D56: a verse for today, in the dress of scripture.
    const verse = context.canvas.getByRole('region', { name: beginningWords(context).verseForToday })
    expect(within(verse).getByRole('figure')).toHaveTextContent(
      verseForToday(worldOf(context).tradition).original.replaceAll('\n', ' '),
    )
    expect(verse.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
    expect(welcome.getBoundingClientRect()).toEqual(before)
    expect(log.scrollTop).toBe(0)
  },
}
export const BeginningHindu: Story = { ...Beginning, ...hindu }

/** One of them is sent by keyboard: what stands in the box stays there, and the questions go. */
export const Begun: Story = {
  ...beginner(types()),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.sendingText.inFlight',
    'beginning:absent',
  ),
  play: async (context) => {
    const [, second] = starters(worldOf(context))
    const buttons = await firstQuestions(context)
    buttons[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(messages(context)).toHaveLength(3))
    expect(messages(context)[1]).toHaveTextContent(second ?? '')
    for (const button of buttons) expect(button).not.toBeInTheDocument()
    expect(box(context)).toHaveValue(asked(context))
    expect(context.canvas.getByRole('log')).toHaveFocus()
  },
}

/** D12: a tap before the session is there waits for it, as what is typed does. */
export const BegunEarly: Story = {
  loaders: [needs(beginningTexts), needs(deviceTexts), ...newcomer(later(FORCED_CHAT_MS), deviceArrives()).loaders],
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:starting',
    'messageSend:send.sendingText.waitingForSession',
    'beginning:absent',
  ),
  play: async (context) => {
    const [first] = await firstQuestions(context)
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(messages(context)).toHaveLength(3))
    expect(context.canvas.getByText(worldOf(context).t.chat.waitingForSession)).toBeVisible()
  },
}

/** Where something was said on an earlier visit, nothing is offered to begin with. */
export const BegunBefore: Story = {
  tags: ['once'],
  loaders: [needs(beginningTexts), needs(deviceTexts), ...returning(deviceArrives(), historyComes()).loaders],
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'beginning:absent'),
  play: async (context) => {
    await waitFor(() => expect(messages(context)).toHaveLength(3))
    for (const name of starters(worldOf(context))) expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** The server is asked what this device has left; writing does not wait for it. */
export const Checking: Story = {
  tags: ['once'],
  ...returning(),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.checking', 'messageSend:send.idle'),
  play: (context) => expect(box(context)).toBeEnabled(),
}

/** Spec §8: only the welcome message is shown. */
export const StatusFailed: Story = {
  tags: ['once'],
  ...returning(trial(failed('checkStatus', new ApiError('http', 500)))),
  play: (context) => {
    expect(messages(context)).toHaveLength(1)
    expect(context.canvas.queryByRole('alert')).toBeNull()
  },
}

/** D12: the ten seconds have passed and no session has come; what is left is not known. */
export const Forced: Story = {
  ...newcomer(later(FORCED_CHAT_MS)),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:starting', 'messageSend:send.idle'),
  play: (context) => {
    const { t } = worldOf(context)
    for (let n = 0; n <= FREE_MESSAGES; n += 1) expect(context.canvas.queryByText(t.chat.chatsLeft(n))).toBeNull()
    expect(box(context)).toBeEnabled()
  },
}

/** D12: sent before the session is there. It goes when the session comes. */
export const WaitingForSession: Story = {
  ...newcomer(later(FORCED_CHAT_MS), asks()),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:starting',
    'messageSend:send.sendingText.waitingForSession',
  ),
  play: async (context) => {
    const { t } = worldOf(context)
    expect(context.canvas.getByText(t.chat.waitingForSession)).toBeVisible()
    expect(messages(context)).toHaveLength(3)
  },
}

export const Typing: Story = {
  ...newcomer(sessionStarts(), types()),
  play: (context) => {
    expect(box(context)).toHaveValue(asked(context))
    expect(sendButton(context)).toBeEnabled()
  },
}

export const NearLimit: Story = {
  ...newcomer(sessionStarts(), types(VISITOR_LIMIT - 12)),
  play: (context) => expect(context.canvas.getByText(worldOf(context).t.chat.charactersLeft(12))).toBeVisible(),
}

/** Spec §5, D28: 500 characters fit, and what does not is kept. */
export const Overflow: Story = {
  ...newcomer(sessionStarts(), types(VISITOR_LIMIT + 40)),
  play: async (context) => {
    const { canvas } = context
    const { t } = worldOf(context)
    expect(canvas.getByText(t.chat.overflow(40, 500))).toBeVisible()
    await userEvent.clear(box(context))
    await userEvent.click(canvas.getByRole('button', { name: t.chat.addRest }))
    expect(box(context)).toHaveValue(
      Array.from(asked(context, VISITOR_LIMIT + 40))
        .slice(VISITOR_LIMIT)
        .join(''),
    )
    expect(canvas.queryByText(t.chat.overflow(40, 500))).toBeNull()
  },
}

/** Overflow as it stays, until something is taken away or copied. */
export const OverflowAtRest: Story = {
  ...newcomer(sessionStarts(), types(VISITOR_LIMIT + 40)),
  play: (context) => {
    expect(context.canvas.getByRole('button', { name: worldOf(context).t.chat.copyRest })).toBeVisible()
  },
}

export const Sending: Story = {
  ...newcomer(sessionStarts(), asks()),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.sendingText.inFlight',
  ),
  play: async (context) => {
    const { t } = worldOf(context)
    const [, own, processing] = messages(context)
    expect(own).toHaveTextContent(asked(context))
    expect(processing).toHaveTextContent(t.chat.processing)
    expect(box(context)).toHaveValue('')
    expect(microphone(context)).toHaveAttribute('aria-disabled', 'true')
  },
}
export const SendingHindu: Story = { ...Sending, ...hindu, tags: ['once'] }

/** Two clicks, and an Enter, are one message. */
export const SendsOnce: Story = {
  tags: ['once'],
  ...newcomer(sessionStarts(), types()),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.sendingText.inFlight',
  ),
  play: async (context) => {
    await userEvent.dblClick(sendButton(context))
    await userEvent.type(box(context), '{Enter}')
    await waitFor(() => expect(messages(context)).toHaveLength(3))
    expect(messages(context)[1]).toHaveTextContent(asked(context))
  },
}

/** A verified verse is set as scripture, byte for byte (D26). */
export const Answered: Story = {
  ...newcomer(sessionStarts(), asks(), isAnswered({ left: 1 })),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.answered',
    'copy:copying',
  ),
  play: async (context) => {
    const { canvas } = context
    const { t, app } = worldOf(context)
    expect(messages(context)).toHaveLength(3)
    expect(canvas.getByRole('figure')).toBeVisible()
    expect(canvas.queryByText(t.chat.unverified)).toBeNull()
    expect(chatsLeft(context, 1)).toBeVisible()
    const [stored] = conversationOf(worldOf(context)).send.getSnapshot().context.messages.slice(-1)
    expect(canvas.getByRole('blockquote').querySelector('[lang="pa"], [lang="sa"]')?.textContent).toBe(
      stored?.references[0]?.original,
    )
    await userEvent.click(canvas.getByRole('button', { name: t.chat.quotation.copy }))
    expect(actorsOf(app.getSnapshot()).copy.getSnapshot().value).toBe('copying')
  },
}
export const AnsweredHindu: Story = { ...Answered, ...hindu }

export const AnsweredUnverified: Story = {
  ...newcomer(sessionStarts(), asks(), isAnswered({ left: 1, verses: [], unknown: true })),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.answered'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByText(textsIn(globals).chat.unverified)).toBeVisible()
    expect(canvas.queryByRole('figure')).toBeNull()
    expect(canvas.queryByRole('blockquote')).toBeNull()
  },
}
export const AnsweredUnverifiedHindu: Story = { ...AnsweredUnverified, ...hindu, tags: ['once'] }

const offers = (context: Context) =>
  suggestions(replyIn(worldOf(context))).map((name) => context.canvas.getByRole('button', { name }))
const careTextsIn = ({ globals }: Context) => careTexts[lookOf(globals).language]

/** D38: the guide asks what was meant. No free message is used, and what is tapped is sent. */
export const AskedBack: Story = {
  ...newcomer(sessionStarts(), asks(), isAskedBack),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.answered'),
  play: (context) => {
    const { canvas } = context
    expect(canvas.getByRole('group', { name: careTextsIn(context).youMaySay })).toBeVisible()
    for (const button of offers(context)) {
      expect(button).toHaveAttribute('aria-disabled', 'false')
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    expect(canvas.queryByRole('figure')).toBeNull()
    expect(chatsLeft(context, FREE_MESSAGES)).toBeVisible()
  },
}
export const AskedBackHindu: Story = { ...AskedBack, ...hindu }

/** What was tapped is on its way as if it had been typed: what stands in the box stays, and nothing is sent twice. */
export const SuggestionSending: Story = {
  ...newcomer(sessionStarts(), asks(), isAskedBack, types()),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.sendingText.inFlight',
  ),
  play: async (context) => {
    const [first] = suggestions(replyIn(worldOf(context)))
    const [button] = offers(context)
    if (button === undefined) throw new Error('nothing is offered')
    await userEvent.click(button)
    expect(context.canvas.getByRole('log')).toHaveFocus()
    await userEvent.click(button)
    await waitFor(() => expect(messages(context)).toHaveLength(5))
    expect(messages(context)[3]).toHaveTextContent(first ?? '')
    expect(box(context)).toHaveValue(asked(context))
    for (const offer of offers(context)) expect(offer).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What could not be sent stands in the box, before what was typed (D28); and can be tapped again. */
export const SuggestionFailed: Story = {
  tags: ['once'],
  ...newcomer(
    sessionStarts(),
    asks(),
    isAskedBack,
    types(),
    (world) => send({ type: 'suggestion.send', text: suggestions(replyIn(world))[0] ?? '' })(world),
    sendFails(new ApiError('http', 500)),
  ),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.failed'),
  play: (context) => {
    const [first] = suggestions(replyIn(worldOf(context)))
    expect(box(context)).toHaveValue(`${first}\n${asked(context)}`)
    for (const offer of offers(context)) expect(offer).toHaveAttribute('aria-disabled', 'false')
  },
}

/** The next readings under an answer; the reply before it offers nothing any more. */
export const Suggested: Story = {
  tags: ['once'],
  ...newcomer(sessionStarts(), asks(), isAskedBack, asks(), isAnswered({ id: 'reply-2', left: 1, suggests: true })),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.answered'),
  play: (context) => {
    expect(context.canvas.getAllByRole('group', { name: careTextsIn(context).youMaySay })).toHaveLength(1)
    for (const offer of offers(context)) expect(messages(context)[4]).toContainElement(offer)
  },
}

/** D36: who can be called, in the article of the reply, with nothing over it. */
export const InNeed: Story = {
  ...newcomer(sessionStarts(), asks(), isAnswered({ left: 1, verses: [], care: { kind: 'selfHarm', certain: true } })),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.answered'),
  play: (context) => {
    const card = within(messages(context)[2] ?? document.body).getByRole('group', { name: careTextsIn(context).help })
    const calls = within(card).getAllByRole('link')
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/))
  },
}
export const InNeedHindu: Story = { ...InNeed, ...hindu }

/** As long as the free messages get: long questions, several verses each. The newest answer begins in view. */
const long: Step[] = [
  asks(VISITOR_LIMIT - 1),
  isAnswered({ left: 1, verses: [0, 1, 2] }),
  asks(VISITOR_LIMIT - 40),
  isAnswered({ id: 'reply-2', left: 0, verses: [1, 2] }),
]
export const LongConversation: Story = {
  ...newcomer(sessionStarts(), ...long),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:limitReached', 'messageSend:send.answered'),
  play: async (context) => {
    expect(messages(context)).toHaveLength(5)
    const log = context.canvas.getByRole('log')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0))
    const newest = messages(context)[4]?.getBoundingClientRect()
    const view = log.getBoundingClientRect()
    expect(newest?.top).toBeGreaterThanOrEqual(view.top)
    expect(newest?.top).toBeLessThan(view.bottom)
  },
}
export const LongConversationHindu: Story = { ...LongConversation, ...hindu }

/** What a person has just said is shown to them, wherever they were reading: what is spoken is sent by no key and no tap. */
export const SentWhileReadingAbove: Story = {
  ...newcomer(sessionStarts(), asks(), isAnswered({ left: 1, verses: [0, 1, 2] })),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.sendingText.inFlight',
  ),
  tags: ['once'],
  play: async (context) => {
    const world = worldOf(context)
    const log = context.canvas.getByRole('log')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(64))
    const told = new Promise((resolve) => log.addEventListener('scroll', resolve, { once: true }))
    log.scrollTop = 0
    await told
    send({ type: 'draft.change', value: question(world.language) }, { type: 'text.submit' })(world)
    await waitFor(() => {
      const own = messages(context).at(-2)?.getBoundingClientRect()
      expect(messages(context)).toHaveLength(5)
      expect(own?.bottom).toBeLessThanOrEqual(log.getBoundingClientRect().bottom)
    })
  },
}

/** Another visit: the stored conversation is back. */
export const History: Story = {
  ...returning(historyComes()),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.idle',
    'copy:idle',
  ),
  play: (context) => {
    expect(messages(context)).toHaveLength(3)
    expect(context.canvas.getByRole('figure')).toBeVisible()
    expect(chatsLeft(context, 1)).toBeVisible()
  },
}

const failure = (error: ApiError, words: (t: World['t']) => string): Story => ({
  ...newcomer(sessionStarts(), asks(), sendFails(error)),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.failed'),
  play: (context) => {
    const { t } = worldOf(context)
    expect(context.canvas.getByRole('alert')).toHaveTextContent(words(t), { normalizeWhitespace: true })
    // The bubbles are gone and the text is back, ready to be sent again.
    expect(messages(context)).toHaveLength(1)
    expect(box(context)).toHaveValue(asked(context))
    expect(sendButton(context)).toBeEnabled()
    expect(chatsLeft(context, FREE_MESSAGES)).toBeVisible()
  },
})

export const Failed: Story = failure(
  new ApiError('http', 500, 'Something went wrong on our side.'),
  (t) => t.errors.sendFailed,
)
export const FailedHindu: Story = { ...Failed, ...hindu, tags: ['once'] }
/** D57: without a network the text waits in the conversation, goes by itself, and the box is free. */
export const Waits: Story = {
  ...newcomer(sessionStarts(), asks(), sendFails(new ApiError('network'))),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'app:network.offline.waiting',
    'anonymousTrial:open.ready',
    'messageSend:send.failed',
  ),
  play: (context) => {
    const { t } = worldOf(context)
    const [, own, waiting] = messages(context)
    expect(own).toHaveTextContent(asked(context))
    expect(waiting).toHaveTextContent(`${t.errors.sendFailed} ${t.errors.offline}`)
    expect(within(waiting as HTMLElement).getByRole('button', { name: t.chat.tryAgain })).toBeVisible()
    expect(context.canvas.queryByRole('alert')).toBeNull()
    expect(box(context)).toHaveValue('')
    expect(chatsLeft(context, FREE_MESSAGES)).toBeVisible()
  },
}
export const FailedRateLimited: Story = failure(
  new ApiError('http', 429, 'Too many requests.'),
  (t) => `${t.errors.sendFailed} ${t.errors.rateLimited}`,
)
/** D6: a server's sentence about the input helps, so it is shown. */
export const FailedWithDetail: Story = failure(
  new ApiError('http', 400, 'The message is empty.'),
  (t) => `${t.errors.sendFailed} The message is empty.`,
)
export const FailedTooLate: Story = failure(
  new ApiError('timeout'),
  (t) => `${t.errors.sendFailed} ${t.errors.timeout}`,
)

/** D28: what was typed while the message was on its way stays too. */
export const FailedWithMoreTyped: Story = {
  tags: ['once'],
  ...newcomer(sessionStarts(), asks(), types(), sendFails(new ApiError('http', 500))),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.failed'),
  play: (context) => expect(box(context)).toHaveValue(`${asked(context)}\n${asked(context)}`),
}

/** The second answer, twenty seconds before the login modal (spec §4). */
export const LimitReached: Story = {
  ...newcomer(sessionStarts(1), asks(), isAnswered({ left: 0 })),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:limitReached', 'messageSend:send.answered'),
  play: (context) => {
    const { canvas } = context
    expect(chatsLeft(context, 0)).toBeVisible()
    expect(canvas.getByText(worldOf(context).t.chat.limitReached)).toBeVisible()
    expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const LimitReachedHindu: Story = { ...LimitReached, ...hindu }

/** The server says that the limit was reached before: the text is back. */
export const LimitRefused: Story = {
  ...newcomer(sessionStarts(), asks(), send(done('sendText', { kind: 'limitReached' }))),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:limitReached', 'messageSend:send.idle'),
  play: (context) => {
    expect(chatsLeft(context, 0)).toBeVisible()
    expect(box(context)).toHaveValue(asked(context))
    expect(context.canvas.queryByRole('alert')).toBeNull()
  },
}

const theEnd: Step[] = [sessionStarts(1), asks(), isAnswered({ left: 0 }), later(LOGIN_PROMPT_MS)]

export const LoginRequired: Story = {
  ...newcomer(...theEnd),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:loginRequired', 'messageSend:send.answered'),
  play: async (context) => {
    const { canvas } = context
    const { t } = worldOf(context)
    const dialog = canvas.getByRole('dialog', { name: t.loginModal.heading })
    expect(dialog.matches(':modal')).toBe(true)
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    expect(within(dialog).getByRole('button', { name: t.loginModal.signIn })).toBeEnabled()
  },
}
export const LoginRequiredHindu: Story = { ...LoginRequired, ...hindu }

/** Spec §4: on page load the modal opens at once. */
export const LoginRequiredOnLoad: Story = {
  tags: ['once'],
  ...returning(trial(done('checkStatus', overStatus))),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:loginRequired', 'messageSend:send.idle'),
  play: (context) => {
    expect(context.canvas.getByRole('dialog')).toBeVisible()
    expect(chatsLeft(context, 0)).toBeInTheDocument()
  },
}

/** The modal leads to the landing, with the code (spec §2). */
export const LoginRequiredThenSignIn: Story = {
  tags: ['once'],
  ...onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat`, session: { referral_code: 'ASHA-2026' } })(
    trial(done('checkStatus', overStatus)),
  ),
  parameters: shows('app:route.visitor.landing', 'messageSend:send.idle'),
  play: async (context) => {
    const { t, did, tradition } = worldOf(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: t.loginModal.signIn }))
    const prefix = tradition === 'sikh' ? '/pn' : '/hi'
    expect(did.navigate).toHaveBeenLastCalledWith(`${prefix}?from=anonymous&ref=ASHA-2026`, false)
  },
}

/** The modal was closed. Reading goes on; sending opens it again, and the text stays. */
export const TrialCompleted: Story = {
  ...newcomer(...theEnd, trial({ type: 'login.close' })),
  parameters: shows('app:route.visitor.anonymousChat', 'anonymousTrial:trialCompleted', 'messageSend:send.answered'),
  play: async (context) => {
    const { canvas } = context
    const { t } = worldOf(context)
    expect(canvas.queryByRole('dialog')).toBeNull()
    expect(canvas.getByText(t.chat.limitReached)).toBeVisible()
    await userEvent.type(box(context), 'Ji{Enter}')
    expect(canvas.getByRole('dialog')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t.app.close }))
    expect(canvas.queryByRole('dialog')).toBeNull()
    expect(box(context)).toHaveValue('Ji')
  },
}
export const TrialCompletedHindu: Story = { ...TrialCompleted, ...hindu }

const copiesFirst: Step = (world) => {
  const { t, tradition } = world
  const stored = conversationOf(world).send.getSnapshot().context.messages
  const [quotation] = toMessages(stored, tradition, t).flatMap(({ quotations }) => quotations)
  if (!quotation) throw new Error('nothing to copy')
  copy({ type: 'text.copy', text: quotationText(quotation, t), verse: quotation })(world)
}

export const Copied: Story = {
  ...newcomer(sessionStarts(), asks(), isAnswered({ left: 1, verses: [0, 1] }), copiesFirst, copy(done('copyText'))),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.answered',
    'copy:copied',
  ),
  play: ({ canvas, globals }) => {
    const t = textsIn(globals).chat
    // Only the one that was copied.
    expect(canvas.getAllByRole('button', { name: t.copied })).toHaveLength(1)
    expect(canvas.getAllByRole('button', { name: t.quotation.copy })).toHaveLength(1)
  },
}
export const CopiedHindu: Story = { ...Copied, ...hindu, tags: ['once'] }

export const CopyFailed: Story = {
  ...newcomer(
    sessionStarts(),
    asks(),
    isAnswered({ left: 1 }),
    copiesFirst,
    copy(failed('copyText', new Error('NotAllowedError'))),
  ),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'anonymousTrial:open.ready',
    'messageSend:send.answered',
    'copy:failed',
  ),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(textsIn(globals).chat.copyFailed)
  },
}

export const StorageBlocked: Story = {
  ...onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat`, storageWorks: false })(sessionStarts()),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'app:storage.failing',
    'anonymousTrial:open.ready',
    'messageSend:send.idle',
  ),
  play: ({ canvas, globals }) => expect(canvas.getByText(textsIn(globals).errors.storageBlocked)).toBeVisible(),
}

export const Offline: Story = {
  ...newcomer(sessionStarts(), asks(), isAnswered({ left: 1 }), root({ type: 'network.changed', online: false })),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'app:network.offline.waiting',
    'anonymousTrial:open.ready',
    'messageSend:send.answered',
  ),
  play: ({ canvas, globals }) => expect(canvas.getByText(textsIn(globals).app.offline)).toBeVisible(),
}
