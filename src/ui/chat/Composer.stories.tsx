import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import type { EventFrom } from 'xstate'
import { reach } from '../../../tests/machines/testing.ts'
import { VISITOR_LIMIT } from '../../machines/messageSend/draft.ts'
import { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import { toComposer } from '../screens/chatState.ts'
import { argsFrom, question, shows, textsIn } from '../stories.fixtures.ts'
import { Composer } from './Composer.tsx'

type Machine = typeof messageSendMachine

const CONVERSATION = { id: '6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60', referralCode: '' }

const storyAfter = (...events: EventFrom<Machine>[]) =>
  argsFrom(
    reach(
      messageSendMachine,
      { role: 'visitor', tradition: 'sikh', draftKey: 'sikh', saved: null },
      { type: 'conversation.ready', conversation: CONVERSATION },
      ...events,
    ),
    toComposer,
  )
const typed = (value: string) => ({ type: 'draft.change', value }) as const

const meta = {
  title: 'components/Composer',
  component: Composer,
  ...storyAfter(),
  parameters: shows('messageSend:send.idle'),
  args: { ...storyAfter().args, onChange: fn(), onSend: fn(), onCopyRest: fn() },
  decorators: [
    // At the foot of the screen, where it lives.
    (Story) => (
      <main style={{ display: 'grid', alignContent: 'end', minHeight: '100dvh', background: 'var(--paper)' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Composer>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: ({ canvas, globals }) => {
    const t = textsIn(globals).chat
    expect(canvas.getByRole('textbox', { name: t.message })).toHaveAttribute('placeholder', t.placeholder)
    expect(canvas.getByRole('button', { name: t.send })).toBeDisabled()
  },
}

export const Blank: Story = {
  tags: ['once'],
  ...storyAfter(typed('  \n ')),
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('{Enter}')
    expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Typed: Story = {
  ...storyAfter(typed(question('english'))),
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.send }))
    expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** Spec §5: Enter sends, Shift+Enter does not. */
export const EnterSends: Story = {
  tags: ['once'],
  ...storyAfter(typed(question('english'))),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Shift>}{Enter}{/Shift}')
    expect(args.onSend).not.toHaveBeenCalled()
    expect(args.onChange).toHaveBeenCalledWith(`${question('english')}\n`)
    await userEvent.keyboard('{Enter}')
    expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** D29: Enter that ends a word of an input method is not a wish to send. */
export const Composing: Story = {
  tags: ['once'],
  ...storyAfter(typed(question('punjabi'))),
  play: ({ args, canvas }) => {
    const box = canvas.getByRole('textbox')
    fireEvent.compositionStart(box)
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    // Safari tells it by the key code alone.
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(args.onSend).not.toHaveBeenCalled()
    fireEvent.compositionEnd(box)
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const SeveralLines: Story = {
  tags: ['once'],
  ...storyAfter(typed(`${question('english')}\n\n${question('hindi')}`)),
}

export const NearLimit: Story = {
  ...storyAfter(typed(question('english', VISITOR_LIMIT - 12))),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(textsIn(globals).chat.charactersLeft(12))
  },
}

export const Full: Story = {
  ...storyAfter(typed(question('english', VISITOR_LIMIT))),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(textsIn(globals).chat.charactersLeft(0))
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.send })).toBeEnabled()
  },
}

export const Overflow: Story = {
  ...storyAfter(typed(question('english', VISITOR_LIMIT + 40))),
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals).chat
    expect(canvas.getByRole('status')).toHaveTextContent(t.overflow(40, 500))
    expect(canvas.queryByRole('button', { name: t.addRest })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t.copyRest }))
    expect(args.onCopyRest).toHaveBeenCalledOnce()
  },
}

const full = storyAfter(typed(question('english', VISITOR_LIMIT + 40)), typed(''))

/** There is room again, so the rest may come back. */
export const OverflowAndRoom: Story = {
  ...full,
  args: { ...full.args, onAddRest: fn() },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.addRest }))
    expect(args.onAddRest).toHaveBeenCalledOnce()
  },
}

/** Typing goes on, sending waits. */
export const SendingText: Story = {
  tags: ['once'],
  ...storyAfter(typed(question('english')), { type: 'text.submit' }, typed('And')),
  parameters: shows('messageSend:send.sendingText.inFlight'),
  play: async ({ args, canvas, canvasElement, globals }) => {
    expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    expect(canvas.getByRole('textbox')).toBeEnabled()
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.send })).toBeDisabled()
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('{Enter}')
    expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** Spec §2: the microphone stands where Send is, while nothing is typed; its code comes ahead of the press. */
export const Microphone: Story = {
  args: { onRecord: fn(), onNearRecord: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals).chat
    const button = canvas.getByRole('button', { name: t.record })
    expect(canvas.queryByRole('button', { name: t.send })).toBeNull()
    await userEvent.hover(button)
    expect(args.onNearRecord).toHaveBeenCalled()
    await userEvent.click(button)
    expect(args.onRecord).toHaveBeenCalledOnce()
    // The second half of a double click on Send.
    fireEvent.click(button, { detail: 2 })
    expect(args.onRecord).toHaveBeenCalledOnce()
    expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const MicrophoneHindu: Story = { ...Microphone, globals: { tradition: 'hindu' }, tags: ['once'] }

const inFlight = storyAfter(typed(question('english')), { type: 'text.submit' })

/** A message is in flight. */
export const MicrophoneDisabled: Story = {
  ...inFlight,
  parameters: shows('messageSend:send.sendingText.inFlight'),
  args: { ...inFlight.args, onRecord: fn() },
  play: async ({ args, canvas, globals }) => {
    const button = canvas.getByRole('button', { name: textsIn(globals).chat.record })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(args.onRecord).not.toHaveBeenCalled()
  },
}

export const TypedOverMicrophone: Story = {
  tags: ['once'],
  ...storyAfter(typed('a')),
  args: { ...storyAfter(typed('a')).args, onRecord: fn() },
  play: ({ canvas, globals }) => {
    const t = textsIn(globals).chat
    expect(canvas.getByRole('button', { name: t.send })).toBeEnabled()
    expect(canvas.queryByRole('button', { name: t.record })).toBeNull()
  },
}
