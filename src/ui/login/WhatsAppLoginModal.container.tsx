import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { whatsappLoginMachine } from '../../machines/whatsappLogin/whatsappLogin.machine.ts'
import type { LoginTexts } from '../i18n/login.en.ts'
import { loginTexts } from '../i18n/login.ts'
import { type Texts, useTexts, useTextsPart } from '../texts.tsx'
import { loginErrorText } from './loginErrorText.ts'
import { type State, WhatsAppLoginModal } from './WhatsAppLoginModal.tsx'

type Machine = typeof whatsappLoginMachine

const busyIn = (s: SnapshotFrom<Machine>): State['busy'] => {
  if (s.matches({ open: { step: { phone: 'sending' } } })) return 'sending'
  if (s.matches({ open: { step: { code: 'resending' } } })) return 'resending'
  // Signed in: until the modal is gone, it looks as it did a moment ago.
  return s.matches({ open: { step: { code: 'verifying' } } }) || s.matches('done') ? 'verifying' : null
}

/** The words of a failure: some are the landing's too. */
export type Errors = Texts['errors'] & LoginTexts['errors']

export const toState = (s: SnapshotFrom<Machine>, errors: Errors): State => {
  const { phone, code, secondsLeft, notice, error } = s.context
  return {
    step: s.matches({ open: { step: 'phone' } }) ? 'phone' : 'code',
    phone,
    code,
    busy: busyIn(s),
    secondsLeft,
    notice: notice === null ? null : notice.message || errors.otp.sent,
    error: loginErrorText(error, errors),
  }
}

/** Shown for as long as its owner shows it: closing is announced, and changes no step. */
export function WhatsAppLoginContainer({ actor }: { actor: ActorRefFrom<Machine> }) {
  const { errors } = useTexts()
  const own = useTextsPart(loginTexts)
  const state = useSelector(actor, (s) => toState(s, { ...errors, ...own.errors }), shallowEqual)
  return (
    <WhatsAppLoginModal
      {...state}
      onPhone={(value) => actor.send({ type: 'phone.change', value })}
      onSend={() => actor.send({ type: 'phone.submit' })}
      onCode={(value) => actor.send({ type: 'code.change', value })}
      onVerify={() => actor.send({ type: 'code.submit' })}
      onResend={() => actor.send({ type: 'code.resend' })}
      onBack={() => actor.send({ type: 'phone.back' })}
      onClose={() => actor.send({ type: 'modal.close' })}
    />
  )
}
