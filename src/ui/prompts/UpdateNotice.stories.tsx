import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import { appUpdateMachine, type WorkerNews } from '../../machines/appUpdate/appUpdate.machine.ts'
import { promptsTexts } from '../i18n/prompts.ts'
import { Page } from '../shared/Page.tsx'
import { lookOf, needs, shows } from '../stories.fixtures.ts'
import { UpdateNoticeContainer } from './UpdateNotice.container.tsx'

const wordsIn = (globals: Record<string, unknown>) => {
  const words = promptsTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of the prompts are not loaded')
  return words.update
}

const storyAfter = (...news: WorkerNews['type'][]) => ({
  loaders: [
    needs(promptsTexts),
    async () => {
      const reload = fn().mockName('reload')
      const actor = createActor(appUpdateMachine.provide({ actions: { reload: () => reload() } })).start()
      for (const type of news) actor.send({ type })
      return { actor, reload }
    },
  ],
})

const meta = {
  title: 'screens/UpdateNotice',
  component: UpdateNoticeContainer,
  parameters: shows('appUpdate:available'),
  args: { actor: createActor(appUpdateMachine) },
  render: (_, { globals, loaded }) => (
    <Page tradition={lookOf(globals).tradition ?? 'sikh'} kind="chat">
      <main className="chat">
        <div className="chat__notice">
          <UpdateNoticeContainer actor={loaded.actor} />
        </div>
      </main>
    </Page>
  ),
} satisfies Meta<typeof UpdateNoticeContainer>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  ...storyAfter('worker.ready'),
  parameters: shows('appUpdate:current'),
  tags: ['once'],
  play: ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
}

export const Ready: Story = {
  ...storyAfter('worker.ready', 'worker.updateWaiting'),
  play: async ({ canvas, globals }) => {
    const words = wordsIn(globals)
    expect(canvas.getByRole('status')).toHaveTextContent(words.ready)
    expect(canvas.getByRole('button', { name: words.update })).toBeVisible()
    expect(canvas.getByRole('button', { name: words.later })).toBeVisible()
  },
}
export const ReadyHindu: Story = { ...Ready, globals: { tradition: 'hindu' }, tags: ['once'] }

export const Updating: Story = {
  ...storyAfter('worker.ready', 'worker.updateWaiting'),
  parameters: shows('appUpdate:applying'),
  play: async ({ canvas, globals, loaded }) => {
    const words = wordsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: words.update }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.updating))
    expect(canvas.queryByRole('button')).toBeNull()
    expect(loaded.reload).not.toHaveBeenCalled()
    loaded.actor.send({ type: 'worker.controllerChanged' })
    expect(loaded.reload).toHaveBeenCalledOnce()
  },
}

export const Later: Story = {
  ...storyAfter('worker.ready', 'worker.updateWaiting'),
  parameters: shows('appUpdate:postponed'),
  tags: ['once'],
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).later }))
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}

/** Another tab has applied it: this page is loaded anew, when the person says so. */
export const AppliedElsewhere: Story = {
  ...storyAfter('worker.ready', 'worker.controllerChanged'),
  parameters: shows('appUpdate:replaced'),
  tags: ['once'],
  play: async ({ canvas, globals, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).update }))
    expect(loaded.reload).toHaveBeenCalledOnce()
  },
}
