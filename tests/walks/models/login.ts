import { seen } from '../seen.ts'

/** The two ways in, spec §4 and §5, D18, D20. */
export const login = seen({
  id: 'login',
  initial: 'landing',
  states: {
    landing: { on: { open: 'phone', google: 'googleOpen', googleRefused: 'googleFailed' } },
    googleOpen: { on: { allow: 'setup', cancel: 'googleFailed', open: 'phone' } },
    googleFailed: { on: { google: 'googleOpen', googleRefused: 'googleFailed', open: 'phone', reload: 'landing' } },
    phone: { on: { enterTooFew: 'phoneInvalid', sendInVain: 'sendFailed', send: 'code', close: 'phoneClosed' } },
    phoneInvalid: { on: { send: 'code', close: 'phoneInvalidClosed' } },
    // Nothing typed is lost, and what is wrong with it is still said.
    phoneInvalidClosed: { on: { open: 'phoneInvalid' } },
    sendFailed: { on: { send: 'code', sendInVain: 'sendFailed' } },
    phoneClosed: { on: { open: 'phone', google: 'googleOpen' } },
    code: {
      on: {
        enterTooFew: 'codeInvalid',
        verifyWrong: 'codeWrong',
        verifyInVain: 'verifyFailed',
        verify: 'setup',
        close: 'codeClosed',
        reload: 'reloaded',
        back: 'phoneAgain',
        verifyUsedUp: 'expired',
      },
    },
    codeInvalid: { on: { verify: 'setup', back: 'phoneAgain' } },
    codeWrong: { on: { verify: 'setup', verifyWrong: 'codeWrong' } },
    verifyFailed: { on: { verify: 'setup' } },
    expired: { on: { wait: 'mayResend' } },
    codeClosed: { on: { open: 'code' } },
    reloaded: { on: { open: 'code' } },
    phoneAgain: { on: { sendSame: 'code', sendOther: 'codeOfOther' } },
    codeOfOther: { on: { verify: 'setup', reload: 'reloaded' } },
    mayResend: { on: { resendInVain: 'resendFailed', resend: 'resent' } },
    resendFailed: { on: { resend: 'resent' } },
    resent: {},
    setup: { on: { reload: 'setup' } },
  },
  timed: ['wait'],
})
