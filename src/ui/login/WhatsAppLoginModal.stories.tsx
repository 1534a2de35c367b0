import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { assign, createActor, type EventFrom, fromPromise, getNextSnapshot, SimulatedClock } from 'xstate'
import { done, elapsed, failed, reach } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { grouped } from '../../machines/whatsappLogin/digits.ts'
import {
  type OtpRequest,
  type OtpSent,
  RESEND_WAIT_MS,
  whatsappLoginMachine,
} from '../../machines/whatsappLogin/whatsappLogin.machine.ts'
import { loginTexts } from '../i18n/login.ts'
import { lookOf, needs, shows, stateless, textsIn } from '../stories.fixtures.ts'
import { useTexts, useTextsPart } from '../texts.tsx'
import { type Errors, toState, WhatsAppLoginContainer } from './WhatsAppLoginModal.container.tsx'
import { type Actions, WhatsAppLoginModal } from './WhatsAppLoginModal.tsx'

type Machine = typeof whatsappLoginMachine

const PHONE = '9876543210'
const tick = elapsed('tick', 'whatsappLogin.open.countdown.running')

/** The machine after those events; a number is a wait, ms. */
function stateAfter(steps: (EventFrom<Machine> | number)[]) {
  let time = 0
  const machine = whatsappLoginMachine.provide({ actions: { readClock: assign({ time: () => time }) } })
  const input = { tradition: 'sikh', referralCode: '' } as const
  return steps.reduce(
    (snapshot, step) => {
      if (typeof step !== 'number') return getNextSnapshot(machine, snapshot, step)
      time += step
      return getNextSnapshot(machine, snapshot, tick)
    },
    reach(machine, input),
  )
}

function AfterSteps({ steps, ...actions }: Actions & { steps: (EventFrom<Machine> | number)[] }) {
  const errors = { ...useTexts().errors, ...useTextsPart(loginTexts).errors }
  return <WhatsAppLoginModal {...toState(stateAfter(steps), errors)} {...actions} />
}

const phone = (value: string) => ({ type: 'phone.change', value }) as const
const code = (value: string) => ({ type: 'code.change', value }) as const
const submitPhone = { type: 'phone.submit' } as const
const submitCode = { type: 'code.submit' } as const
const sending = [phone(PHONE), submitPhone] as const
const atCode = [...sending, done('sendOtp', { message: 'OTP sent successfully' })]
const verifying = [...atCode, code('402917'), submitCode]

const meta = {
  title: 'screens/WhatsAppLoginModal',
  component: AfterSteps,
  parameters: shows('whatsappLogin:open.countdown.idle', 'whatsappLogin:open.step.phone.editing'),
  args: {
    steps: [],
    onPhone: fn(),
    onSend: fn(),
    onCode: fn(),
    onVerify: fn(),
    onResend: fn(),
    onBack: fn(),
    onClose: fn(),
  },
  loaders: [needs(loginTexts), async ({ args }) => ({ shown: [stateAfter(args.steps ?? [])] })],
  render: (args) => (
    <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
      <AfterSteps {...args} />
    </main>
  ),
} satisfies Meta<typeof AfterSteps>
export default meta
type Story = StoryObj<typeof meta>

/** The modal's own texts, beside the catalogue's. */
const wordsIn = (globals: Record<string, unknown>) => {
  const own = loginTexts.loaded(lookOf(globals).language)
  if (!own) throw new Error('the texts are loaded by `needs`')
  const errors: Errors = { ...textsIn(globals).errors, ...own.errors }
  return { ...own, t: textsIn(globals), errors }
}

/** Section 8's words, or the server's. */
const says = (toWords: (errors: Errors) => string): Partial<Story> => ({
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(toWords(wordsIn(globals).errors))
    const box = canvas.getByRole('textbox')
    expect(box).toBeInvalid()
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription(expect.stringContaining(toWords(wordsIn(globals).errors)))
  },
})

export const PhoneEmpty: Story = {
  play: async ({ args, canvas, globals }) => {
    const { heading, phone: words, t } = wordsIn(globals)
    const dialog = canvas.getByRole('dialog', { name: heading })
    expect(dialog.matches(':modal')).toBe(true)
    const box = canvas.getByRole('textbox', { name: words.label })
    expect(box).toHaveFocus()
    expect(box).toHaveAttribute('autocomplete', 'tel-national')
    expect(box).toHaveAttribute('inputmode', 'tel')
    expect(canvas.getByRole('button', { name: words.send })).toBeDisabled()
    // Too few digits are answered, although the button is disabled.
    await userEvent.type(box, '{Enter}')
    expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: t.app.close }))
    expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const PhonePartlyTyped: Story = {
  args: { steps: [phone('987654')] },
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('textbox')).toHaveValue('98765 4')
    expect(canvas.getByRole('button', { name: wordsIn(globals).phone.send })).toBeDisabled()
  },
}

export const PhoneTooShort: Story = {
  args: { steps: [phone('987654'), submitPhone] },
  ...says(({ otp }) => otp.phoneInvalid),
}

export const PhoneFull: Story = {
  args: { steps: [phone(PHONE)] },
  play: async ({ args, canvas, globals }) => {
    expect(canvas.getByRole('textbox')).toHaveValue('98765 43210')
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).phone.send }))
    expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** D29: Enter that ends a word of an input method is no submit. */
export const Composing: Story = {
  tags: ['once'],
  args: { steps: [phone(PHONE)] },
  play: ({ args, canvas }) => {
    const box = canvas.getByRole('textbox')
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(args.onSend).not.toHaveBeenCalled()
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  parameters: shows('whatsappLogin:open.countdown.idle', 'whatsappLogin:open.step.phone.sending'),
  args: { steps: [...sending] },
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { name: wordsIn(globals).phone.sending })).toHaveAttribute('aria-busy', 'true')
    expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
}

export const SendFailedServerDetail: Story = {
  tags: ['once'],
  args: { steps: [...sending, failed('sendOtp', new ApiError('http', 400, 'This number has no WhatsApp.'))] },
  ...says(() => 'This number has no WhatsApp.'),
}

export const SendFailedNetwork: Story = {
  args: { steps: [...sending, failed('sendOtp', new ApiError('network'))] },
  ...says(({ otp }) => otp.sendFailed),
}

export const SendFailedShort: Story = {
  args: { steps: [...sending, failed('sendOtp', new ApiError('http', 200, '', 'otp_not_sent'))] },
  ...says(({ otp }) => otp.sendFailedShort),
}

const TOO_SOON =
  'A code was sent to this number a short while ago. Please wait 240 seconds before you ask for a new one.'

export const SendTooOften: Story = {
  args: { steps: [...sending, failed('sendOtp', new ApiError('http', 429, TOO_SOON))] },
  ...says(() => TOO_SOON),
}

export const CodeEmpty: Story = {
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
  args: { steps: atCode },
  play: async ({ args, canvas, globals }) => {
    const { code: words, t, errors } = wordsIn(globals)
    const box = canvas.getByRole('textbox', { name: words.label })
    expect(box).toHaveFocus()
    expect(box).toHaveAttribute('autocomplete', 'one-time-code')
    expect(box).toHaveAttribute('inputmode', 'numeric')
    expect(canvas.getByText(errors.otp.sent)).toBeVisible()
    expect(canvas.getByText(new RegExp(grouped(PHONE).replace(' ', '\\s')))).toBeVisible()
    expect(canvas.getByText(words.resendIn('5:00'))).toBeVisible()
    expect(canvas.getByText(words.resendIn('5:00')).closest('[role=status], [aria-live]')).toBeNull()
    expect(canvas.queryByRole('button', { name: words.resend })).toBeNull()
    expect(canvas.getByRole('button', { name: words.verify })).toBeDisabled()
    await userEvent.type(box, '{Enter}')
    expect(args.onVerify).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: t.app.back }))
    expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const CodePartlyTyped: Story = {
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
  args: { steps: [...atCode, 21_000, code('402')] },
  play: ({ canvas, canvasElement, globals }) => {
    const { code: words } = wordsIn(globals)
    const boxes = canvasElement.querySelectorAll('.otp-code__boxes span')
    expect([...boxes].map(({ textContent }) => textContent)).toEqual(['4', '0', '2', '', '', ''])
    expect(boxes[3]).toHaveAttribute('data-next')
    expect(canvas.getByText(words.resendIn('4:39'))).toBeVisible()
    expect(canvas.getByRole('button', { name: words.verify })).toBeDisabled()
  },
}

export const CodeFull: Story = {
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
  args: { steps: [...atCode, code('402917')] },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn(globals).code.verify }))
    expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

export const DigitsMissing: Story = {
  args: { steps: [...atCode, code('40291'), submitCode] },
  ...says(({ otp }) => otp.digitsMissing),
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
}

export const Verifying: Story = {
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.verifying'),
  args: { steps: verifying },
  play: ({ canvas, globals }) => {
    const { code: words, t } = wordsIn(globals)
    expect(canvas.getByRole('button', { name: words.verifying })).toHaveAttribute('aria-busy', 'true')
    expect(canvas.getByRole('button', { name: t.app.back })).toBeDisabled()
    expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
}

export const WrongCode: Story = {
  args: { steps: [...verifying, failed('verifyOtp', new ApiError('http', 400, 'Invalid OTP', 'invalid_otp'))] },
  ...says(({ otp }) => otp.invalid),
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
}

export const VerifyFailedServerDetail: Story = {
  tags: ['once'],
  args: {
    steps: [
      ...verifying,
      failed('verifyOtp', new ApiError('http', 400, 'This code was tried too often.', 'invalid_otp')),
    ],
  },
  ...says(() => 'This code was tried too often.'),
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
}

export const VerifyFailedNetwork: Story = {
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
  args: { steps: [...verifying, failed('verifyOtp', new ApiError('network'))] },
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals).errors.otp.verifyFailed)
    // It was not the code's fault: it stays.
    expect(canvas.getByRole('textbox')).toHaveValue('402917')
  },
}

export const RefusedWithoutWords: Story = {
  args: { steps: [...verifying, failed('verifyOtp', new ApiError('http', 200, '', 'login_refused'))] },
  ...says(({ login }) => login.whatsappFailed),
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
}

export const InvalidResponse: Story = {
  args: { steps: [...verifying, failed('verifyOtp', new ApiError('malformed'))] },
  ...says(({ login }) => login.whatsappFailed),
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
}

export const CountdownElapsed: Story = {
  parameters: shows('whatsappLogin:open.countdown.elapsed', 'whatsappLogin:open.step.code.editing'),
  args: { steps: [...atCode, code('4'), RESEND_WAIT_MS] },
  play: async ({ args, canvas, globals }) => {
    const { code: words } = wordsIn(globals)
    // Said once, when it happens.
    expect(canvas.getByText(words.resendNow)).toHaveAttribute('role', 'status')
    await userEvent.click(canvas.getByRole('button', { name: words.resend }))
    expect(args.onResend).toHaveBeenCalledOnce()
  },
}

const resending = [...atCode, RESEND_WAIT_MS, { type: 'code.resend' } as const]

export const Resending: Story = {
  parameters: shows('whatsappLogin:open.countdown.elapsed', 'whatsappLogin:open.step.code.resending'),
  args: { steps: resending },
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: wordsIn(globals).code.resend })).toHaveAttribute('aria-busy', 'true'),
}

export const Resent: Story = {
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.code.editing'),
  args: { steps: [...resending, done('resendOtp', { message: null })] },
  play: ({ canvas, globals }) => {
    const { code: words, errors } = wordsIn(globals)
    expect(canvas.getByText(errors.otp.sent)).toBeVisible()
    expect(canvas.getByText(words.resendIn('5:00'))).toBeVisible()
    expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const ResendTooOften: Story = {
  tags: ['once'],
  args: { steps: [...resending, failed('resendOtp', new ApiError('http', 429, TOO_SOON))] },
  ...says(() => TOO_SOON),
  parameters: shows('whatsappLogin:open.countdown.elapsed', 'whatsappLogin:open.step.code.editing'),
}

/** D20: back at the phone step, the number is as it was. */
export const BackAtPhone: Story = {
  parameters: shows('whatsappLogin:open.countdown.running', 'whatsappLogin:open.step.phone.editing'),
  tags: ['once'],
  args: { steps: [...atCode, 30_000, { type: 'phone.back' }] },
  play: ({ canvas }) => {
    expect(canvas.getByRole('textbox')).toHaveValue('98765 43210')
    expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The modal with its machine at work, opened by a button. */
function Live() {
  const [open, setOpen] = useState(false)
  const [actor] = useState(() => {
    const machine = whatsappLoginMachine.provide({
      actors: { sendOtp: fromPromise<OtpSent, OtpRequest>(async () => ({ message: null })) },
    })
    const input = { tradition: 'sikh', referralCode: '' } as const
    const live = createActor(machine, { input, clock: new SimulatedClock() })
    live.on('login.closed', () => setOpen(false))
    return live.start()
  })
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? <WhatsAppLoginContainer actor={actor} /> : null}
    </main>
  )
}

const caretOf = (box: HTMLElement) => (box as HTMLInputElement).selectionStart

export const TypingAndPasting: Story = {
  parameters: stateless('what keys do in the boxes; the machine is the one of the view'),
  tags: ['once'],
  render: () => <Live />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
    await userEvent.type(box, '98a76-54')
    expect(box).toHaveValue('98765 4')
    await userEvent.type(box, '321099')
    expect(box).toHaveValue('98765 43210')
    // In the middle the caret stays where it was, also for a letter that is not taken.
    await userEvent.type(box, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect([box.value, caretOf(box)]).toEqual(['98654 3210', 2])
    await userEvent.keyboard('x')
    expect([box.value, caretOf(box)]).toEqual(['98654 3210', 2])
    await userEvent.keyboard('7')
    expect([box.value, caretOf(box)]).toEqual(['98765 43210', 3])
    // Over the gap between the groups.
    await userEvent.type(box, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    expect([box.value, caretOf(box)]).toEqual(['98765 43210', 5])
    // A number from the address book takes the place of what was there.
    await userEvent.paste('+91 91234-56789')
    expect(box).toHaveValue('91234 56789')
    await userEvent.clear(box)
    await userEvent.type(box, '०९८७६५४३२१०{Enter}')
    const code = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'One-time code' })
    expect(code).toHaveFocus()
    await userEvent.keyboard('4a02')
    expect([code.value, caretOf(code)]).toEqual(['402', 3])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(caretOf(code)).toBe(3)
    await userEvent.paste('Your code: 117 283')
    expect(code).toHaveValue('117283')
    await userEvent.keyboard('9')
    expect(code).toHaveValue('117283')
    // Closing keeps the step, and gives the focus back.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    expect(open).toHaveFocus()
    await userEvent.click(open)
    expect(canvas.getByRole('textbox', { name: 'One-time code' })).toHaveValue('117283')
    expect(canvas.getByRole('textbox', { name: 'One-time code' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
    expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('98765 43210')
  },
}
