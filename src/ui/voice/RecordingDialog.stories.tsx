import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { createActor, type EventFrom, SimulatedClock } from 'xstate'
import { elapsed, reach } from '../../../tests/machines/testing.ts'
import {
  LONGEST_S,
  TICK_MS,
  VOICE_ERROR_MS,
  type VoiceFailure,
  voiceRecorderMachine,
} from '../../machines/voiceRecorder/voiceRecorder.machine.ts'
import { voiceTexts } from '../i18n/voice.ts'
import { argsFrom, lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import { RecordingContainer, toRecording } from './Recording.container.tsx'
import { RecordingDialog } from './RecordingDialog.tsx'

type Sent = EventFrom<typeof voiceRecorderMachine>

const storyAfter = (...events: Sent[]) =>
  argsFrom(reach(voiceRecorderMachine, undefined, { type: 'voice.open' }, ...events), toRecording)
const open = { type: 'microphone.open' } as const
/** Somebody speaks for so many levels: words, and a pause between them. */
const speaks = (levels: number): Sent[] =>
  Array.from({ length: levels }, (_, n) => ({
    type: 'microphone.level',
    level: n % 16 > 12 ? 0.02 : 0.35 + 0.3 * Math.sin(n * 1.7) + 0.2 * Math.sin(n * 0.41),
  }))
const passes = (seconds: number): Sent[] =>
  Array.from({ length: seconds }, () => elapsed('tick', 'voiceRecorder.session.recording.ticking'))
const fails = (failure: VoiceFailure) => storyAfter({ type: 'microphone.failed', failure })

const wordsIn = (globals: Record<string, unknown>) => {
  const words = voiceTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of voice are not loaded')
  return words
}

const meta = {
  title: 'voice/RecordingDialog',
  component: RecordingDialog,
  parameters: shows('voiceRecorder:error'),
  args: { ...storyAfter().args, onStop: fn(), onCancel: fn() },
  loaders: [needs(voiceTexts), ...storyAfter().loaders],
  decorators: [
    (Story) => (
      <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RecordingDialog>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const stopButton = ({ canvas, globals }: Context) => canvas.getByRole('button', { name: wordsIn(globals).stopAndSend })
const cancelButton = ({ canvas, globals }: Context) => canvas.getByRole('button', { name: wordsIn(globals).cancel })

/** The browser asks; nothing can be sent yet, and everything be called off. */
export const Requesting: Story = {
  parameters: shows('voiceRecorder:session.requestingMicrophone'),
  play: async (context) => {
    const { args, canvas, globals } = context
    const words = wordsIn(globals)
    expect(canvas.getByRole('dialog', { name: words.heading })).toBeVisible()
    expect(canvas.getByRole('status')).toHaveTextContent(words.requesting)
    expect(stopButton(context)).toHaveFocus()
    await userEvent.click(stopButton(context))
    expect(args.onStop).not.toHaveBeenCalled()
    await userEvent.click(cancelButton(context))
    expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const RequestingHindu: Story = { ...Requesting, globals: { tradition: 'hindu' } }

/** The first words: the waveform comes from the right. */
export const RecordingShort: Story = {
  ...storyAfter(open, ...speaks(20), ...passes(2)),
  parameters: shows('voiceRecorder:session.recording.ticking'),
  play: async (context) => {
    const { args, canvas, canvasElement } = context
    expect(canvas.getByRole('timer')).toHaveTextContent('0:02')
    expect(canvasElement.querySelectorAll('.waveform')).toHaveLength(1)
    await userEvent.click(stopButton(context))
    expect(args.onStop).toHaveBeenCalledOnce()
    // Escape, and the close button, call it off.
    fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await userEvent.click(canvas.getByRole('button', { name: textsIn(context.globals).app.close }))
    expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}

export const RecordingLong: Story = {
  ...storyAfter(open, ...speaks(60), ...passes(83)),
  parameters: shows('voiceRecorder:session.recording.ticking'),
  play: ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('1:23'),
}
export const RecordingLongHindu: Story = { ...RecordingLong, globals: { tradition: 'hindu' } }

/** Nothing is heard: a row of dots. */
export const RecordingSilence: Story = {
  tags: ['once'],
  ...storyAfter(
    open,
    ...Array.from({ length: 30 }, () => ({ type: 'microphone.level', level: 0 }) as const),
    ...passes(3),
  ),
  parameters: shows('voiceRecorder:session.recording.ticking'),
}

/** Twenty seconds before the longest it is said, and not counted down. */
export const NearTheEnd: Story = {
  ...storyAfter(open, ...speaks(60), ...passes(LONGEST_S - 20)),
  parameters: shows('voiceRecorder:session.recording.ticking'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('timer')).toHaveTextContent('3:40')
    expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).timeLeft(20))
  },
}

export const JustBefore: Story = {
  tags: ['once'],
  ...storyAfter(open, ...passes(LONGEST_S - 21)),
  parameters: shows('voiceRecorder:session.recording.ticking'),
  play: ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).speak),
}

/** The recording is being read and kept. */
export const Stopping: Story = {
  ...storyAfter(open, ...speaks(60), ...passes(12), { type: 'voice.stop' }),
  parameters: shows('voiceRecorder:session.stopping'),
  play: async (context) => {
    expect(context.canvas.getByRole('status')).toHaveTextContent(wordsIn(context.globals).stopping)
    await userEvent.click(stopButton(context))
    expect(context.args.onStop).not.toHaveBeenCalled()
  },
}

const failedStory = (failure: VoiceFailure): Story => ({
  ...fails(failure),
  play: async ({ args, canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals).microphone[failure])
    const close = canvas.getAllByRole('button', { name: textsIn(globals).app.close })[0] as HTMLElement
    expect(close).toHaveFocus()
    await userEvent.click(close)
    expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
export const PermissionRequired = failedStory('permissionRequired')
export const Denied = failedStory('denied')
export const DeniedHindu: Story = { ...Denied, globals: { tradition: 'hindu' } }
export const NotFound = failedStory('notFound')
export const Unavailable = failedStory('unavailable')
export const StartFailed = failedStory('startFailed')
export const NoStream = failedStory('noStream')

/** The running machine under its container: the focus goes in, and back to where the person was. */
export const Walk: Story = {
  parameters: shows('voiceRecorder:idle'),
  tags: ['once'],
  loaders: [
    needs(voiceTexts),
    async () => {
      const clock = new SimulatedClock()
      const actor = createActor(voiceRecorderMachine, { clock }).start()
      return { actor, clock, shown: [] }
    },
  ],
  render: (_, { loaded }) => (
    <>
      <button type="button" onClick={() => loaded.actor.send({ type: 'voice.open' })}>
        microphone
      </button>
      <RecordingContainer actor={loaded.actor} />
    </>
  ),
  play: async (context) => {
    const { canvas, globals, loaded } = context
    const { actor, clock } = loaded
    const microphone = canvas.getByRole('button', { name: 'microphone' })
    microphone.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stopButton(context)).toHaveFocus())
    actor.send(open)
    for (const _ of [1, 2, 3]) clock.increment(TICK_MS)
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:03'))
    expect(stopButton(context)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).stopping))
    actor.send({ type: 'microphone.recorded', voice: { seconds: 3, waveform: [] }, failure: null })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(microphone).toHaveFocus()
    // And once more, in vain.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stopButton(context)).toHaveFocus())
    actor.send({ type: 'microphone.failed', failure: 'notFound' })
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals).microphone.notFound))
    clock.increment(VOICE_ERROR_MS - 1)
    expect(canvas.getByRole('alert')).toBeVisible()
    clock.increment(1)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(microphone).toHaveFocus()
  },
}
