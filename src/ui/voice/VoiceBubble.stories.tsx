import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { createActor, type EventFrom } from 'xstate'
import { reach } from '../../../tests/machines/testing.ts'
import { chatMessage } from '../../machines/entities.ts'
import { voicePlayerMachine } from '../../machines/voicePlayer/voicePlayer.machine.ts'
import { MessageBubble } from '../chat/MessageBubble.tsx'
import { voiceTexts } from '../i18n/voice.ts'
import { toViewMessage } from '../screens/chatState.ts'
import { argsFrom, lookOf, needs, question, shows, stateless, textsIn } from '../stories.fixtures.ts'
import type { Voice } from '../types.ts'
import { PlayerContext } from './player.tsx'
import { toVoice, VoiceBubbleContainer } from './VoiceBubble.container.tsx'
import { VoiceBubble } from './VoiceBubble.tsx'
import '../chat/MessageBubble.css'

type Sent = EventFrom<typeof voicePlayerMachine>

/** Words, and pauses between them. */
const spoken = (seconds: number): Voice => ({
  seconds,
  waveform: Array.from({ length: 48 }, (_, n) =>
    n % 11 > 8 ? 0.02 : Math.abs(0.3 + 0.25 * Math.sin(n * 1.7) + 0.15 * Math.sin(n * 0.41)),
  ),
})
const voice = spoken(12.4)
const ID = { messageId: 'stored-1', clientMessageId: 'client-1' }
const toggle: Sent = { type: 'playback.toggle', of: ID }
const ready: Sent = { type: 'speaker.ready', voice }
const heard = (seconds: number): Sent => ({ type: 'speaker.at', seconds })

const storyAfter = (of: Voice, ...events: Sent[]) =>
  argsFrom(reach(voicePlayerMachine, {}, ...events), (snapshot) => toVoice(snapshot, { ...ID, voice: of }))

const wordsIn = (globals: Record<string, unknown>) => {
  const words = voiceTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of voice are not loaded')
  return words.player
}

const meta = {
  title: 'voice/VoiceBubble',
  component: VoiceBubble,
  parameters: shows('voicePlayer:idle'),
  args: { ...storyAfter(voice).args, onToggle: fn(), onSeek: fn() },
  loaders: [needs(voiceTexts), ...storyAfter(voice).loaders],
  decorators: [
    (Story, { parameters }) => (
      <main
        style={{ display: 'grid', alignContent: 'start', padding: 16, minHeight: '100dvh', background: 'var(--paper)' }}
      >
        {parameters.bare ? (
          <Story />
        ) : (
          <article className="bubble bubble--user" aria-label="…">
            <div className="bubble__voice">
              <Story />
            </div>
          </article>
        )}
      </main>
    ),
  ],
} satisfies Meta<typeof VoiceBubble>
export default meta
type Story = StoryObj<typeof meta>

const time = (element: HTMLElement) => element.querySelector('.voice__time')?.textContent

export const Idle: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const words = wordsIn(globals)
    expect(time(canvasElement)).toBe('0:12')
    await userEvent.click(canvas.getByRole('button', { name: words.play }))
    expect(args.onToggle).toHaveBeenCalledOnce()
    expect(canvas.getByRole('slider', { name: words.position })).toHaveAttribute(
      'aria-valuetext',
      words.place({ at: '0:00', length: '0:12' }),
    )
  },
}
export const IdleHindu: Story = { ...Idle, globals: { tradition: 'hindu' } }

/** It is fetched; nothing moves meanwhile. */
export const Loading: Story = {
  ...storyAfter(voice, toggle),
  parameters: shows('voicePlayer:loading'),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: wordsIn(globals).play })).toHaveAttribute('aria-busy', 'true'),
}

/** Arrows move by a twentieth, and by a second at least; the ends are ends. */
export const Playing: Story = {
  ...storyAfter(voice, toggle, ready, heard(4.6)),
  parameters: shows('voicePlayer:playing'),
  play: async ({ args, canvas, canvasElement, globals }) => {
    const words = wordsIn(globals)
    expect(canvas.getByRole('button', { name: words.pause })).toBeVisible()
    expect(time(canvasElement)).toBe('0:04')
    const slider = canvas.getByRole('slider', { name: words.position })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    expect(args.onSeek).toHaveBeenNthCalledWith(1, 5.6)
    expect(args.onSeek).toHaveBeenNthCalledWith(2, expect.closeTo(3.6))
    fireEvent.change(slider, { target: { value: '9.25' } })
    expect(args.onSeek).toHaveBeenLastCalledWith(9.25)
  },
}
export const PlayingHindu: Story = { ...Playing, globals: { tradition: 'hindu' } }

export const Paused: Story = {
  ...storyAfter(voice, toggle, ready, heard(11.9), toggle),
  parameters: shows('voicePlayer:paused'),
  play: async ({ args, canvas, globals }) => {
    const words = wordsIn(globals)
    expect(canvas.getByRole('button', { name: words.play })).toBeVisible()
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(args.onSeek).toHaveBeenLastCalledWith(12.4)
  },
}

export const Failed: Story = {
  ...storyAfter(voice, toggle, { type: 'speaker.failed' }),
  parameters: shows('voicePlayer:failed'),
  play: async ({ args, canvas, globals }) => {
    const words = wordsIn(globals)
    expect(canvas.getByText(words.failed)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.play }))
    expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

export const Long: Story = { ...storyAfter(spoken(240)) }

/** A silence is not blown up. */
export const Silence: Story = {
  tags: ['once'],
  ...storyAfter({ seconds: 5, waveform: Array.from({ length: 48 }, () => 0.004) }),
}

/** A provider of v1 that does not tell how long it is: the file will. */
export const UnknownLength: Story = {
  tags: ['once'],
  ...storyAfter({ seconds: 0, waveform: [] }),
  play: ({ canvas, canvasElement }) => {
    expect(canvas.getByRole('slider')).toBeDisabled()
    expect(time(canvasElement)).toBe('')
  },
}
export const LengthOfTheFile: Story = {
  tags: ['once'],
  ...storyAfter({ seconds: 0, waveform: [] }, toggle, ready),
  parameters: shows('voicePlayer:playing'),
  play: ({ canvasElement }) => expect(time(canvasElement)).toBe('0:12'),
}

/** The player's code is on its way. */
export const WithoutPlayer: Story = {
  parameters: stateless('no machine is here yet'),
  tags: ['once'],
  args: toVoice(undefined, { ...ID, voice }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    expect(args.onToggle).not.toHaveBeenCalled()
  },
}

const message = (text: string) =>
  chatMessage({ id: ID.messageId, clientMessageId: ID.clientMessageId, sender: 'user', text, voice })

/** As it stands in a conversation: what was understood is below it. */
export const WithTranscript: Story = {
  parameters: { ...stateless('a bubble without its chat: no machine is here'), bare: true },
  render: (_, { globals }) => (
    <MessageBubble
      message={toViewMessage(message(question(lookOf(globals).language)), textsIn(globals))}
      guideName=""
      onCopy={() => {}}
    />
  ),
  play: async ({ canvas, globals }) => {
    expect(canvas.getByText(question(lookOf(globals).language))).toBeVisible()
    await canvas.findByRole('button', { name: wordsIn(globals).play })
  },
}

/** Two messages and one running player: only the one that is heard is drawn again, also when it gets its stored id. */
export const Walk: Story = {
  tags: ['once'],
  parameters: { ...shows('voicePlayer:playing'), bare: true },
  loaders: [
    needs(voiceTexts),
    async () => ({ actor: createActor(voicePlayerMachine, { input: {} }).start(), shown: [] }),
  ],
  render: (_, { loaded }) => (
    <PlayerContext value={loaded.actor}>
      <VoiceBubbleContainer messageId="client-1" clientMessageId="client-1" voice={voice} />
      <VoiceBubbleContainer messageId="stored-1" clientMessageId="client-1" voice={voice} />
      <VoiceBubbleContainer messageId="stored-2" clientMessageId={null} voice={spoken(80)} />
    </PlayerContext>
  ),
  play: async ({ canvas, globals, loaded: { actor } }) => {
    const words = wordsIn(globals)
    const buttons = () => canvas.getAllByRole('button')
    const names = () => buttons().map((button) => button.getAttribute('aria-label'))
    const sliders = () => canvas.getAllByRole('slider') as HTMLInputElement[]
    await userEvent.click(buttons()[0] as HTMLElement)
    actor.send(ready)
    actor.send(heard(3))
    // The first two are the same message, before and after it was stored.
    await waitFor(() => expect(names()).toEqual([words.pause, words.pause, words.play]))
    expect(sliders().map(({ value }) => value)).toEqual(['3', '3', '0'])
    await userEvent.click(buttons()[1] as HTMLElement)
    await waitFor(() => expect(names()).toEqual([words.play, words.play, words.play]))
    expect(actor.getSnapshot().context).toMatchObject({ messageId: 'client-1', seconds: 3 })
    // A place in another recording loads it, and begins there.
    fireEvent.change(sliders()[2] as HTMLElement, { target: { value: '40' } })
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { messageId: 'stored-2', seconds: 40 } })
    actor.send({ type: 'speaker.ready', voice: spoken(80) })
    await waitFor(() => expect(names()).toEqual([words.play, words.play, words.pause]))
    expect(sliders().map(({ value }) => value)).toEqual(['0', '0', '40'])
  },
}
