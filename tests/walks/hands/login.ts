import { expect, type Page, type Route } from '@playwright/test'
import { KEYS } from '../../../src/platform/storage.ts'
import {
  callServer,
  codesSentTo,
  lastCode,
  newEmail,
  newNumber,
  SignIn,
  stored,
  wrongCode,
} from '../../model/person.ts'
import { faultOnce, refuse } from '../../model/visitor.ts'
import type { login } from '../models/login.ts'
import type { HandsOf, Place } from '../place.ts'

const SEND_OTP = '**/api/v1/auth/whatsapp/send-otp'
const VERIFY_OTP = '**/api/v1/auth/whatsapp/verify-otp'
const GOOGLE_LOGIN = '**/api/v1/auth/login/google'

/** Spec §9: the wait for another code. */
const RESEND_WAIT_MS = 300_000

const drop = (route: Route) => route.abort('connectionrefused')
const answer = (json: unknown) => (route: Route) => route.fulfill({ json })

export async function playLogin({ page, turn, wait }: Place): Promise<HandsOf<typeof login>> {
  const { prefix } = turn
  const at = new SignIn(page)
  const email = newEmail()
  let number = newNumber()
  let by: 'google' | 'whatsapp' = 'whatsapp'
  let popup: Page | null = null
  const grouped = () => `${number.slice(0, 5)} ${number.slice(5)}`
  const codeStep = async () => {
    await expect(at.code).toBeFocused()
    await expect(at.modal).toContainText(grouped().replace(' ', '\u00A0'))
    await expect(at.resend).toBeHidden()
    await expect(at.modal.getByText(/^You can ask for a new code in [45]:\d\d\.$/)).toBeVisible()
    expect(await codesSentTo(number)).toHaveLength(1)
  }
  const isClosed = () => expect(at.modal).toBeHidden()
  const fillGoogle = async (shown: Page) => {
    await shown.getByLabel('Name').fill('Asha Kaur')
    await shown.getByLabel('Email address').fill(email)
    await shown.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const verifies = async (code: string) => {
    by = 'whatsapp'
    await at.typeCode(code)
  }
  await page.goto(`${prefix}?from=anonymous`)

  return {
    states: {
      landing: async () => {
        await expect(at.whatsapp).toBeVisible()
        await expect(at.alert).toHaveCount(0)
      },
      googleOpen: async () => {
        await expect(at.google).toHaveAttribute('aria-busy', 'true')
        await expect(at.alert).toHaveCount(0)
      },
      googleFailed: async () => {
        await expect(at.alert).toHaveText(/^(Google sign-in was cancelled or failed\.|Come back in an hour\.)$/)
        await expect(at.google).toHaveAttribute('aria-busy', 'false')
        await expect(page).toHaveURL(`${prefix}?from=anonymous`)
        expect(await stored(page, KEYS.token)).toBeNull()
      },
      phone: async () => {
        await expect(at.phone).toBeFocused()
        await expect(at.modal.getByRole('alert')).toHaveCount(0)
      },
      phoneInvalid: async () => {
        await expect(at.modal.getByRole('alert')).toHaveText('Please enter a valid 10-digit mobile number')
        await expect(at.sendCode).toBeDisabled()
        expect(await codesSentTo(number)).toHaveLength(0)
      },
      sendFailed: async () => {
        await expect(at.modal.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.')
        await expect(at.phone).toHaveValue(grouped())
      },
      phoneClosed: isClosed,
      phoneInvalidClosed: isClosed,
      code: codeStep,
      codeAtLast: codeStep,
      codeAgain: codeStep,
      codeInvalid: async () => {
        await expect(at.modal.getByRole('alert')).toHaveText('Please enter all 6 digits')
        await expect(at.verify).toBeDisabled()
      },
      codeWrong: async () => {
        await expect(at.modal.getByRole('alert')).toHaveText('Invalid OTP')
        await expect(at.code).toHaveValue('')
        await expect(at.code).toBeFocused()
        await expect(page).toHaveURL(`${prefix}?from=anonymous`)
      },
      verifyFailed: () => expect(at.modal.getByRole('alert')).toHaveText('OTP verification failed. Please try again.'),
      expired: async () => {
        await expect(at.modal.getByRole('alert')).toHaveText('This code is no longer valid. Please ask for a new one.')
        await expect(at.resend).toBeHidden()
      },
      codeClosed: isClosed,
      reloaded: async () => {
        await expect(at.whatsapp).toBeVisible()
        await isClosed()
      },
      phoneAgain: async () => {
        await expect(at.phone).toHaveValue(grouped())
        await expect(at.modal.getByRole('alert')).toHaveCount(0)
      },
      codeOfOther: codeStep,
      mayResend: async () => {
        await expect(at.resend).toBeVisible()
        await expect(at.modal.getByText('You can ask for a new code in')).toHaveCount(0)
      },
      resendFailed: async () => {
        await expect(at.modal.getByRole('alert')).toHaveText('Failed to send OTP')
        await expect(at.resend).toBeVisible()
      },
      resent: async () => {
        await expect(at.modal.getByText('OTP sent successfully')).toBeVisible()
        await expect(at.modal.getByText('You can ask for a new code in 5:00.')).toBeVisible()
        await expect(at.resend).toBeHidden()
        await expect(at.modal.getByRole('alert')).toHaveCount(0)
        await expect(at.code).toHaveValue('')
      },
      setup: async () => {
        await expect(page).toHaveURL(`${prefix}/setup`)
        await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible()
        await expect(page.getByLabel('Phone Number')).toHaveValue(by === 'google' ? '' : `+91${number}`)
        // Google's name and email take priority (spec §2).
        await expect(page.getByLabel('Full Name *')).toHaveValue(by === 'google' ? 'Asha Kaur' : '')
        // Read once and then removed (spec §2).
        expect(await stored(page, KEYS.prefilledPhone)).toBeNull()
      },
    },
    events: {
      open: () => at.whatsapp.click(),
      google: async () => {
        popup = await at.openGoogle()
        await popup.waitForLoadState()
      },
      allow: async () => {
        by = 'google'
        if (popup !== null) await fillGoogle(popup)
      },
      cancel: async () => popup?.getByRole('button', { name: 'Cancel' }).click(),
      googleRefused: async () => {
        await faultOnce(page, GOOGLE_LOGIN, refuse(503, { detail: 'Come back in an hour.' }))
        await fillGoogle(await at.openGoogle())
      },
      enterTooFew: async () => {
        const box = (await at.phone.isVisible()) ? at.phone : at.code
        await box.fill(box === at.phone ? '98765 4321' : '12345')
        await box.press('Enter')
      },
      sendInVain: async () => {
        await faultOnce(page, SEND_OTP, drop)
        await at.phone.fill(number)
        await at.sendCode.click()
      },
      send: async () => {
        await at.phone.fill(grouped())
        await at.phone.press('Enter')
      },
      close: () => at.close.click(),
      verifyWrong: async () => verifies(wrongCode(await lastCode(number))),
      verifyInVain: async () => {
        await faultOnce(page, VERIFY_OTP, drop)
        await verifies(await lastCode(number))
      },
      verify: async () => verifies(await lastCode(number)),
      verifyUsedUp: async () => {
        const code = await lastCode(number)
        // On another device: a code is good for one login.
        await callServer('/api/v1/auth/whatsapp/verify-otp', {
          body: { phone_number: `+91${number}`, otp_code: code, spiritual_tradition: turn.tradition },
        })
        await verifies(code)
      },
      reload: () => page.reload(),
      back: () => at.back.click(),
      sendSame: () => at.sendCode.click(),
      sendOther: async () => {
        number = newNumber()
        await at.phone.fill(number)
        await at.sendCode.click()
      },
      wait: () => wait(RESEND_WAIT_MS),
      resendInVain: async () => {
        await faultOnce(page, SEND_OTP, answer({ success: false }))
        await at.resend.click()
      },
      // The server's own clock has not moved: it would refuse.
      resend: async () => {
        await faultOnce(page, SEND_OTP, answer({ success: true, message: 'OTP sent successfully' }))
        await at.resend.click()
      },
    },
  }
}
