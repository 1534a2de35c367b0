import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answer } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { ONBOARDING_MS } from '../../machines/onboarding/onboarding.machine.ts'
import { App } from '../App.tsx'
import { beginningTexts } from '../i18n/beginning.ts'
import { careTexts } from '../i18n/care.ts'
import { deviceTexts } from '../i18n/device.ts'
import { mainChatTexts } from '../i18n/mainChat.ts'
import { onboardingTexts } from '../i18n/onboarding.ts'
import { shareTexts } from '../i18n/share.ts'
import {
  copy,
  deviceArrives,
  historyIsEmpty,
  isSignedIn,
  later,
  lookOf,
  needs,
  onScreen,
  pageComes,
  part,
  question,
  root,
  type Step,
  shows,
  starters,
  suggestions,
  worldOf,
} from '../stories.fixtures.ts'

const toChat = { at: (prefix: string) => `${prefix}/chat`, hasToken: true }

/** The signed-in chat after those steps, with the texts that come with it. */
const chat = (memory: { onboarded?: boolean }, ...steps: Step[]): Pick<Story, 'loaders'> => ({
  loaders: [
    needs(mainChatTexts),
    needs(shareTexts),
    needs(onboardingTexts),
    ...onScreen('chat', { ...toChat, memory })(isSignedIn({ referral_points: 20 }), ...steps).loaders,
  ],
})

const meta = {
  title: 'screens/MainChat',
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.idle',
  ),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = (context: Context) => {
  const part = mainChatTexts.loaded(lookOf(context.globals).language)
  if (part === undefined) throw new Error('the texts are not here')
  return part
}
const log = (context: Context) => context.canvas.findByRole('log', { name: worldOf(context).t.chat.conversation })
/** Rows are in the page a frame after the list. */
const says = async (context: Context, text: string) => {
  const list = await log(context)
  await waitFor(() => expect(list).toHaveTextContent(text))
}
const asks: Step = (world) => {
  part('messageSend', { type: 'draft.change', value: question(world.language) }, { type: 'text.submit' })(world)
}

/** Spec §2: a welcome bubble when there are no messages. */
export const Welcome: Story = {
  ...chat({}, historyIsEmpty),
  play: async (context) => {
    const { canvas } = context
    const { t, tradition } = worldOf(context)
    await says(context, t.chat.welcome[tradition])
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.guides[tradition].name)
    expect(canvas.getByText(texts(context).online)).toBeVisible()
    expect(canvas.getByText(t.guides[tradition].aiNotice)).toBeVisible()
    expect(canvas.getByRole('button', { name: texts(context).settings })).toBeVisible()
    expect(canvas.getByRole('button', { name: /20/ })).toBeVisible()
    // What the questions would move before one's eyes comes with them.
    expect((await log(context)).querySelector('.long__foot')).not.toBeVisible()
  },
}
export const WelcomeHindu: Story = { ...Welcome, globals: { tradition: 'hindu' } }

/** D55: three questions to tap, of this hour. One that is tapped is sent, and they go. */
export const Beginning: Story = {
  loaders: [needs(beginningTexts), needs(deviceTexts), ...(chat({}, historyIsEmpty, deviceArrives()).loaders as [])],
  parameters: shows('app:route.signedIn.chat', 'history:allLoaded', 'messageSend:send.idle', 'beginning:shown'),
  play: async (context) => {
    const { t, tradition } = worldOf(context)
    await says(context, t.chat.welcome[tradition])
    const list = await log(context)
    for (const name of starters(worldOf(context))) {
      const button = await context.canvas.findByRole('button', { name })
      expect(button).toBeVisible()
      expect(button.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
    }
    expect(list.querySelector('.long__foot')).toBeVisible()
    // The list may just be moving by its hair, and back.
    await waitFor(() => expect(list.scrollTop).toBe(0))
  },
}

export const Begun: Story = {
  ...Beginning,
  parameters: shows('app:route.signedIn.chat', 'messageSend:send.sendingText.inFlight', 'beginning:absent'),
  play: async (context) => {
    const [first = ''] = starters(worldOf(context))
    const button = await context.canvas.findByRole('button', { name: first })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await says(context, first)
    expect(await log(context)).toHaveFocus()
  },
}

/** D39: below 18 there are no points, and nothing to share for them. */
export const Minor: Story = {
  loaders: [
    needs(mainChatTexts),
    needs(shareTexts),
    ...onScreen('chat', toChat)(isSignedIn({ referral_points: 20, date_of_birth: '2010-05-01' }), historyIsEmpty)
      .loaders,
  ],
  play: async (context) => {
    const { t, tradition } = worldOf(context)
    await says(context, t.chat.welcome[tradition])
    expect(context.canvas.getByRole('button', { name: texts(context).settings })).toBeVisible()
    expect(context.canvas.queryByRole('button', { name: /20/ })).toBeNull()
  },
}

/** The first page is on its way: no welcome for somebody who has been here for years. */
export const LoadingHistory: Story = {
  ...chat({}),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:loading',
    'messageSend:send.idle',
  ),
  play: async (context) => {
    const { t, tradition } = worldOf(context)
    expect(await log(context)).not.toHaveTextContent(t.chat.welcome[tradition])
  },
}

export const History: Story = {
  ...chat({}, pageComes(3)),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:ready.resting',
    'messageSend:send.idle',
  ),
  play: async (context) => {
    await says(context, question(worldOf(context).language))
    expect(await context.canvas.findByRole('button', { name: new RegExp(texts(context).loadOlder) })).toBeVisible()
  },
}
export const HistoryHindu: Story = { ...History, globals: { tradition: 'hindu' } }

/** Spec §8: the history does not come; what is said from now on is not in its way. */
export const HistoryFailed: Story = {
  ...chat({}, part('history', failed('loadPage', new ApiError('http', 500)))),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:failed',
    'messageSend:send.idle',
  ),
  play: async ({ canvas, ...context }) => {
    const { t } = worldOf(context)
    await waitFor(() => expect(canvas.getByText(t.chat.loadEarlierFailed)).toBeVisible())
    expect(canvas.getByRole('button', { name: t.chat.tryAgain })).toBeVisible()
  },
}

export const Sending: Story = {
  ...chat({}, pageComes(), asks),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.sendingText.inFlight',
  ),
  play: async (context) => {
    const { t } = worldOf(context)
    await says(context, t.chat.processing)
  },
}

export const Answered: Story = {
  ...chat({}, historyIsEmpty, asks, part('messageSend', done('sendText', answer({ counts: null })))),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.answered',
  ),
  play: async (context) => {
    expect((await context.canvas.findAllByRole('button', { name: texts(context).like })).length).toBeGreaterThan(0)
  },
}

/** D36, D38: help lines and suggestions in the list of ten thousand; their place is before the feedback. */
export const InNeedAndSuggested: Story = {
  ...chat({}, historyIsEmpty, asks, (world) => {
    const reply = {
      ...answer().reply,
      care: { kind: 'concern', certain: false } as const,
      suggestions: suggestions(world.language),
    }
    part('messageSend', done('sendText', answer({ counts: null, reply })))(world)
  }),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.sendingText.inFlight',
  ),
  play: async (context) => {
    const { canvas } = context
    const { youMaySay, help } = careTexts[lookOf(context.globals).language]
    expect(await canvas.findByRole('group', { name: help })).toBeVisible()
    const group = within(await canvas.findByRole('group', { name: youMaySay }))
    const [first = ''] = suggestions(worldOf(context).language)
    await userEvent.click(group.getByRole('button', { name: first }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4))
    expect(group.getByRole('button', { name: first })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Spec §8, D28: the person's own words stay, with the guide's words about it and another try. */
export const SendFailed: Story = {
  ...chat({}, historyIsEmpty, asks, part('messageSend', failed('sendText', new ApiError('http', 500)))),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.sendingText.inFlight',
  ),
  play: async (context) => {
    const { t, app, language } = worldOf(context)
    await says(context, t.errors.signedInSendFailed)
    await says(context, question(language))
    await userEvent.click(await context.canvas.findByRole('button', { name: t.chat.tryAgain }))
    expect(
      app
        .getSnapshot()
        .children.member?.getSnapshot()
        .children.messageSend?.getSnapshot()
        .matches({ send: 'sendingText' }),
    ).toBe(true)
  },
}

/** The same, as it stays. */
export const SendFailedAtRest: Story = {
  ...chat({}, historyIsEmpty, asks, part('messageSend', failed('sendText', new ApiError('http', 500)))),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.failed',
  ),
  play: async (context) => {
    await says(context, worldOf(context).t.errors.signedInSendFailed)
  },
}

/** D57: without a network it waits, and goes by itself. */
export const Waits: Story = {
  ...chat({}, historyIsEmpty, asks, part('messageSend', failed('sendText', new ApiError('network')))),
  parameters: shows(
    'app:route.signedIn.chat',
    'app:network.offline.waiting',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.failed',
  ),
  play: async (context) => {
    const { t } = worldOf(context)
    await says(context, `${t.errors.signedInSendFailed} ${t.errors.offline}`)
    expect(await context.canvas.findByRole('button', { name: t.chat.tryAgain })).toBeVisible()
  },
}

export const Offline: Story = {
  ...chat({}, pageComes(), root({ type: 'network.changed', online: false })),
  parameters: shows(
    'app:route.signedIn.chat',
    'app:network.offline.waiting',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.idle',
  ),
  play: async ({ canvas, ...context }) => {
    await waitFor(() => expect(canvas.getByText(worldOf(context).t.app.offline)).toBeVisible())
  },
}

export const StorageBlocked: Story = {
  ...chat({}, pageComes(), root({ type: 'storage.failed' })),
  parameters: shows(
    'app:route.signedIn.chat',
    'app:storage.failing',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.idle',
  ),
  play: async ({ canvas, ...context }) => {
    await waitFor(() => expect(canvas.getByText(worldOf(context).t.errors.storageBlocked)).toBeVisible())
  },
}

export const CopyFailed: Story = {
  ...chat({}, pageComes(), copy({ type: 'text.copy', text: 'words' }, failed('copyText', new Error('refused')))),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.idle',
    'copy:failed',
  ),
  play: async ({ canvas, ...context }) => {
    expect(await canvas.findByRole('alert')).toHaveTextContent(worldOf(context).t.chat.copyFailed)
  },
}

export const Onboarding: Story = {
  ...chat({ onboarded: false }, pageComes(), later(ONBOARDING_MS)),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.idle',
    'onboarding:welcome',
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog')).toBeVisible(),
}

export const SettingsHint: Story = {
  ...chat({ onboarded: false }, pageComes(), later(ONBOARDING_MS), part('onboarding', { type: 'next' })),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.idle',
    'onboarding:settingsHint',
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog')).toBeVisible(),
}

export const Sharing: Story = {
  ...chat({}, pageComes(), part('share', { type: 'share.open' })),
  parameters: shows(
    'app:route.signedIn.chat',
    'member:complete.settings.ready.resting',
    'history:allLoaded',
    'messageSend:send.idle',
    'share:choosingType',
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog')).toBeVisible(),
}
