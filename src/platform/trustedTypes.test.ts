import { expect, test, vi } from 'vitest'
import { allowWorkers, type WithTrustedTypes } from './trustedTypes.ts'

type Rules = { createScriptURL(url: string): string | null }

/** A page whose policy is asked; each name can be taken once, as browsers have it. */
const aPage = () => {
  const rules: Rules[] = []
  const trustedTypes = {
    defaultPolicy: null as object | null,
    createPolicy: vi.fn((name: string, made: Rules) => {
      if (trustedTypes.defaultPolicy !== null) throw new TypeError(`Policy with name "${name}" already exists.`)
      rules.push(made)
      trustedTypes.defaultPolicy = made
      return { createScriptURL: (url: string) => url }
    }),
  }
  const target = { trustedTypes, location: { origin: 'https://satsang.test' } } as unknown as Window & WithTrustedTypes
  return { target, trustedTypes, rules }
}

test.each([
  ['/firebase-messaging-sw.js', true],
  ['blob:https://satsang.test/0b3c', true],
  ['/firebase-messaging-sw.js?x', false],
  ['/assets/finder-B_x-1.js', true],
  ['/assets/app.js', false],
  ['/assets/finder-/../app.js', false],
  ['//assets/finder-B.js', false],
  ['firebase-messaging-sw.js', false],
  ['https://satsang.test/anything.js', false],
  ['https://satsang.test.evil.example/firebase-messaging-sw.js', false],
  ['//evil.example/firebase-messaging-sw.js', false],
  ['blob:https://satsang.test.evil.example/0b3c', false],
  ['blob:null/0b3c', false],
  ['data:text/javascript,alert(1)', false],
  ['https://accounts.google.com/gsi/client', false],
  ['', false],
])('as the address of code %j: %s', (url, passes) => {
  const { target, rules } = aPage()
  allowWorkers(target)
  expect(rules[0]?.createScriptURL(url)).toBe(passes ? url : null)
})

test('no HTML and no script passes, and the policy is made once in a page’s life', () => {
  const { target, trustedTypes, rules } = aPage()
  allowWorkers(target)
  allowWorkers(target)
  expect(trustedTypes.createPolicy.mock.calls.map(([name]) => name)).toEqual(['default'])
  expect(rules.map((each) => Object.keys(each))).toEqual([['createScriptURL']])
})

test('a browser without Trusted Types needs nothing', () => {
  expect(() => allowWorkers({ location: { origin: 'https://satsang.test' } } as Window)).not.toThrow()
})
