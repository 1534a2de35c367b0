import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { done, heardBy } from '../../../tests/machines/testing.ts'
import {
  AFTER_ANSWER_MS,
  AFTER_LAUNCH_MS,
  type InstallOutcome,
  PAUSE_MS,
  type PromptsAnnouncement,
  type PromptsInput,
  promptsMachine,
} from '../../machines/prompts/prompts.machine.ts'
import { ChatHeader } from '../chat/ChatHeader.tsx'
import { promptsTexts } from '../i18n/prompts.ts'
import { Page } from '../shared/Page.tsx'
import { lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import { PromptsContainer } from './Prompts.container.tsx'

type Sent = EventFrom<typeof promptsMachine>
type Step = Sent | { wait: number }

const wordsIn = (globals: Record<string, unknown>) => {
  const words = promptsTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of the prompts are not loaded')
  return words
}
const traditionIn = (globals: Record<string, unknown>) => lookOf(globals).tradition ?? 'sikh'

/** The running machine after those events and times, ms, on a browser that offers to install and may be asked. */
const storyAfter = (...steps: Step[]) => storyWith({}, ...steps)
const storyWith = (over: Partial<PromptsInput>, ...steps: Step[]) => ({
  loaders: [
    needs(promptsTexts),
    async () => {
      const clock = new SimulatedClock()
      const machine = promptsMachine.provide({
        actors: { promptInstall: fromPromise<InstallOutcome, void>(() => new Promise(() => {})) },
      })
      const told: PromptsAnnouncement[] = []
      const input = { standalone: false, installShown: false, notificationShown: false, ...over }
      const actor = heardBy(createActor(machine, { input, clock }), (announcement) =>
        told.push(announcement as PromptsAnnouncement),
      )
      for (const step of steps) {
        if ('wait' in step) clock.increment(step.wait)
        else actor.send(step)
      }
      return { actor, clock, told }
    },
  ],
})

const ENTERED = { type: 'chat.entered' } as const
const OFFERED = { type: 'install.available', available: true } as const
const MAY_ASK = { type: 'permission.changed', permission: 'default' } as const
const ANSWERED = [{ type: 'answer.came' }, { wait: AFTER_ANSWER_MS }] as const
const INSTALL = [ENTERED, OFFERED, ...ANSWERED] as const
const NOTIFICATION = [ENTERED, MAY_ASK] as const

const meta = {
  title: 'screens/Prompts',
  component: PromptsContainer,
  parameters: shows('prompts:question.notification'),
  args: {
    actor: createActor(promptsMachine, { input: { standalone: false, installShown: true, notificationShown: true } }),
    tradition: 'sikh',
  },
  render: (_, { globals, loaded }) => (
    <Page tradition={traditionIn(globals)} kind="chat">
      <ChatHeader tradition={traditionIn(globals)} chatsLeft={1} onHelp={() => {}} />
      <main>
        <input aria-label="box" />
        <PromptsContainer actor={loaded.actor} tradition={traditionIn(globals)} />
      </main>
    </Page>
  ),
} satisfies Meta<typeof PromptsContainer>
export default meta
type Story = StoryObj<typeof meta>

/** Ten seconds after the first answer, less one millisecond. */
export const Waiting: Story = {
  ...storyAfter(ENTERED, OFFERED, { type: 'answer.came' }, { wait: AFTER_ANSWER_MS - 1 }),
  parameters: shows('prompts:question.pausing'),
  tags: ['once'],
  play: async ({ canvas, globals, loaded }) => {
    expect(canvas.queryByRole('dialog')).toBeNull()
    // The person is writing when it opens, and goes on writing when it closes.
    canvas.getByRole('textbox').focus()
    loaded.clock.increment(1)
    const { install } = wordsIn(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: install.accept })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: install.later }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    expect(loaded.actor.getSnapshot().value.question).toBe('pausing')
  },
}

/** The same, before anything is asked. */
export const WaitingAtRest: Story = {
  ...storyAfter(ENTERED, OFFERED, { type: 'answer.came' }, { wait: AFTER_ANSWER_MS - 1 }),
  parameters: shows('prompts:question.waitingAfterAnswer'),
  tags: ['once'],
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
}

export const Install: Story = {
  ...storyAfter(...INSTALL),
  parameters: shows('prompts:question.install'),
  play: async ({ canvas, globals }) => {
    const { install } = wordsIn(globals)
    expect(canvas.getByRole('dialog', { name: install.heading })).toBeVisible()
    for (const benefit of Object.values(install.benefits)) expect(canvas.getByText(benefit)).toBeVisible()
    // Refusing is as large as accepting.
    const [accept, later] = [install.accept, install.later].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    expect(later?.height).toBe(accept?.height)
    expect(later?.width).toBe(accept?.width)
  },
}
export const InstallHindu: Story = { ...Install, globals: { tradition: 'hindu' }, tags: ['once'] }

/** The browser's own dialog is open: the app shows none. */
export const Installing: Story = {
  ...storyAfter(...INSTALL),
  parameters: shows('prompts:question.installing'),
  tags: ['once'],
  play: async ({ canvas, globals, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wordsIn(globals).install.accept }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(loaded.actor.getSnapshot().value.question).toBe('installing')
  },
}

export const Notification: Story = {
  ...storyAfter(...NOTIFICATION),
  play: async ({ canvas, globals }) => {
    const { notification } = wordsIn(globals)
    expect(canvas.getByRole('dialog', { name: notification.heading })).toBeVisible()
    for (const words of [notification.what, notification.often, notification.stop, notification.browser])
      expect(canvas.getByText(words)).toBeVisible()
    expect(canvas.getByRole('button', { name: notification.allow })).toHaveFocus()
    const [allow, later] = [notification.allow, notification.later].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    expect(later?.height).toBe(allow?.height)
    expect(later?.width).toBe(allow?.width)
  },
}
export const NotificationHindu: Story = { ...Notification, globals: { tradition: 'hindu' }, tags: ['once'] }

export const Allowed: Story = {
  ...storyAfter(...NOTIFICATION),
  parameters: shows('prompts:question.quiet'),
  tags: ['once'],
  play: async ({ canvas, globals, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wordsIn(globals).notification.allow }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(loaded.actor.getSnapshot().value.question).toBe('quiet')
    expect(loaded.told).toContainEqual({ type: 'permission.ask' })
  },
}

/** Escape and the close button refuse, and nothing is asked again. */
export const Refused: Story = {
  ...storyAfter(...NOTIFICATION),
  parameters: shows('prompts:question.quiet'),
  tags: ['once'],
  play: async ({ canvas, globals, loaded }) => {
    fireEvent(await canvas.findByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(loaded.told).not.toContainEqual({ type: 'permission.ask' })
    expect(loaded.told).toContainEqual({ type: 'prompt.answered', prompt: 'notification', outcome: 'dismissed' })
    loaded.actor.send({ type: 'answer.came' })
    loaded.clock.increment(AFTER_ANSWER_MS + AFTER_LAUNCH_MS + PAUSE_MS)
    expect(canvas.queryByRole('dialog', { name: wordsIn(globals).notification.heading })).toBeNull()
  },
}

/** One question after the other, with half a second between them. */
export const InstallThenNotification: Story = {
  ...storyAfter(ENTERED, { type: 'permission.changed', permission: 'unsupported' }, OFFERED, ...ANSWERED, MAY_ASK),
  parameters: shows('prompts:question.done'),
  tags: ['once'],
  play: async ({ canvas, globals, loaded }) => {
    const { install, notification } = wordsIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: install.accept }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    loaded.actor.send(done('promptInstall', 'accepted'))
    loaded.clock.increment(PAUSE_MS - 1)
    expect(canvas.queryByRole('dialog')).toBeNull()
    loaded.clock.increment(1)
    const dialog = await canvas.findByRole('dialog', { name: notification.heading })
    expect(dialog).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.close }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(loaded.actor.getSnapshot().value.question).toBe('done')
  },
}

/** Two seconds after the launch as an installed app. */
export const InstalledApp: Story = {
  ...storyWith({ standalone: true, installShown: true }, ENTERED, MAY_ASK, { wait: AFTER_LAUNCH_MS }),
  tags: ['once'],
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('dialog', { name: wordsIn(globals).notification.heading })).toBeVisible(),
}

/** Asked before on this device. */
export const Done: Story = {
  ...storyWith({ installShown: true, notificationShown: true }, ...INSTALL, MAY_ASK),
  parameters: shows('prompts:question.done'),
  tags: ['once'],
  play: ({ canvas, loaded }) => {
    expect(loaded.actor.getSnapshot().value.question).toBe('done')
    expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
