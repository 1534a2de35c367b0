import { expect, test } from 'vitest'
import { loadContract } from './contract.ts'

const { operations } = loadContract()

test.each([400, 404, 499, 500, 503])(
  'every call may be refused with %i, in a sentence and in no other form (D6)',
  (status) => {
    for (const { checkResponse } of operations) {
      expect(() => checkResponse(status, { detail: 'Please try again.' })).not.toThrow()
      expect(() => checkResponse(status, { error: 'Please try again.' })).toThrow()
    }
  },
)

test('what is no refusal has only the forms that the contract names', () => {
  for (const { checkResponse } of operations) expect(() => checkResponse(302, { detail: 'Elsewhere.' })).toThrow()
})
