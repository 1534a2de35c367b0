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
    phoneInvalid: { on: { send: 'codeAtLast', close: 'phoneInvalidClosed' } },
    // Nothing typed is lost, and what is wrong with it is still said.
    phoneInvalidClosed: { on: { open: 'phoneInvalid' } },
    sendFailed: { on: { send: 'codeAtLast', sendInVain: 'sendFailed' } },
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
    // The same step, come to by a longer way: not everything is done there once more.
    codeAtLast: { on: { verify: 'setup', back: 'phoneAgain' } },
    codeAgain: { on: { verify: 'setup', verifyWrong: 'codeWrong', close: 'codeClosed' } },
    codeInvalid: { on: { verify: 'setup', back: 'phoneAgain' } },
    codeWrong: { on: { verify: 'setup', verifyWrong: 'codeWrong' } },
    verifyFailed: { on: { verify: 'setup' } },
    expired: { on: { wait: 'mayResend' } },
    codeClosed: { on: { open: 'codeAgain' } },
    reloaded: { on: { open: 'codeAgain' } },
    phoneAgain: { on: { sendSame: 'codeAgain', sendOther: 'codeOfOther' } },
    codeOfOther: { on: { verify: 'setup', reload: 'reloaded' } },
    mayResend: { on: { resendInVain: 'resendFailed', resend: 'resent' } },
    resendFailed: { on: { resend: 'resent' } },
    resent: {},
    setup: { on: { reload: 'setup' } },
  },
  timed: ['wait'],
  crossing: ['reload'],
})
