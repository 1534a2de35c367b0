import { expect, test } from 'vitest'
import { testPart } from './checks.ts'
import { loginEn } from './login.en.ts'
import { loginHi } from './login.hi.ts'
import { loginPa } from './login.pa.ts'
import { loginTexts } from './login.ts'

testPart(
  loginTexts,
  { english: loginEn, punjabi: loginPa, hindi: loginHi },
  { latin: ['Google', 'WhatsApp'], samplesOf: () => ['+91 98765 43210'] },
)

test('names that other programs look for (D15, Accessible names)', () => {
  expect([loginEn.phone.label, loginEn.code.label]).toEqual(['Mobile number', 'One-time code'])
})
