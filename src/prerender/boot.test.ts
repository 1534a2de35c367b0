import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { APP_TITLE } from '../platform/manifest.ts'
import { BOOT } from './boot.ts'

/** What the boot script does to <html>, for a document and what its visitor has stored. */
const boot = (
  page: string | null,
  address: string,
  stored: Record<string, string> | 'forbidden' = {},
  isOld = false,
) => {
  const attributes: Record<string, string> = page === null ? {} : { 'data-page': page }
  let head = ''
  const { pathname, search } = new URL(address, 'http://app.test')
  const body = {
    textContent: 'the page',
    added: [] as unknown[],
    appendChild: (node: unknown) => body.added.push(node),
  }
  runInNewContext(BOOT, {
    // What every browser of D35 has.
    ...(isOld ? {} : { structuredClone, HTMLDialogElement: class {} }),
    document: {
      addEventListener: (_: string, hear: () => void) => hear(),
      createElement: (tag: string) => ({ tag }),
      getElementById: () => ({ content: 'the words' }),
      body,
      head: {
        // Nothing that makes HTML of a text (D31).
        appendChild: ({ tag, ...rest }: { tag: string }) => {
          const words = Object.entries(rest).map(([name, value]) => `${name}="${value}"`)
          head += `<${[tag, ...words].join(' ')}>`
        },
      },
      documentElement: {
        getAttribute: (name: string) => attributes[name] ?? null,
        setAttribute: (name: string, value: string) => {
          attributes[name] = value
        },
      },
    },
    location: { pathname, search },
    localStorage: {
      getItem: (key: string) => {
        if (stored === 'forbidden') throw new Error('denied')
        return stored[key] ?? null
      },
    },
  })
  const state = attributes['data-boot'] ?? null
  return { state, waits: state === 'wait', tradition: attributes['data-tradition'] ?? null, head, body }
}

test.each([
  ['a first visit sees the landing at once', '/', '/', {}, false],
  ['who has chosen English too', '/', '/', { guru_chat_language: 'english' }, false],
  ['a remembered tradition leads on', '/', '/', { spiritual_tradition: 'sikh' }, true],
  ['so does the initial one', '/', '/', { initial_spiritual_tradition: 'hindu' }, true],
  ['and one that there is not: it leads to /pn', '/', '/', { spiritual_tradition: 'buddhist' }, true],
  ['and a session', '/', '/', { anonymous_session_hindu: '{}' }, true],
  ['the signed-in wait for their profile', '/', '/', { guru_chat_token: 'x' }, true],
  ['/pn starts a chat, it does not land', '/pn', '/pn', {}, true],
  ['but signing in lands', '/pn', '/pn?from=anonymous', {}, false],
  ['with a referral code the field is filled by script', '/hi', '/hi?from=anonymous&ref=ASHA', {}, true],
  ['a page without a landing waits', null, '/pn/chat', {}, true],
  ['a host that serves the landing for every address', '/', '/privacy', {}, true],
])('%s', (_name, page, address, stored, waits) => {
  expect(boot(page, address, stored as Record<string, string>).waits).toBe(waits)
})

test.each([
  ['hindi', '/', 'hindi'],
  ['punjabi', '/', 'punjabi'],
  ['english', '/', null],
  ['french', '/', null],
  ['hindi', '/pn', 'wait'],
])('a landing stands there in the language that was chosen: %s at %s', (language, address, state) => {
  expect(boot('/', address, { guru_chat_language: language }).state).toBe(state)
})

test('the mood is the address’s', () => {
  expect(boot(null, '/pn/chat').tradition).toBe('sikh')
  expect(boot(null, '/hi').tradition).toBe('hindu')
  expect(boot('/', '/').tradition).toBeNull()
  expect(boot(null, '/hindi').tradition).toBeNull()
})

test.each([
  ['the address’s', '/pn/chat', { spiritual_tradition: 'hindu' }, 'sikh'],
  ['the chosen one', '/', { spiritual_tradition: 'hindu', initial_spiritual_tradition: 'sikh' }, 'hindu'],
  ['the first one', '/privacy', { initial_spiritual_tradition: 'sikh', anonymous_session_hindu: '{}' }, 'sikh'],
  ['the session’s', '/', { anonymous_session_hindu: '{}' }, 'hindu'],
  ['none', '/', {}, null],
  ['the Sikh one for any other word, and never the word itself', '/', { spiritual_tradition: '"><script>' }, 'sikh'],
])('the manifest is %s', (_which, address, stored, tradition) => {
  const { head } = boot('/', address, stored as Record<string, string>)
  if (tradition === null) {
    expect(head).toBe('')
    return
  }
  expect(head).toContain(`<link rel="manifest" href="/manifest-${tradition}.json">`)
  expect(head).toContain(`href="/icons/${tradition}-apple-180.png"`)
  expect(head).toContain(`name="apple-mobile-web-app-title" content="${APP_TITLE[tradition as 'sikh' | 'hindu']}"`)
})

test('forbidden storage still shows the landing', () => {
  expect(boot('/', '/', 'forbidden').waits).toBe(false)
  expect(boot('/pn', '/pn', 'forbidden').waits).toBe(true)
  expect(boot('/pn', '/pn', 'forbidden').head).toContain('manifest-sikh')
})

test('a browser that is older than ours is told so (D35), and no other', () => {
  expect(boot('/', '/').body).toMatchObject({ textContent: 'the page', added: [] })
  expect(boot('/', '/', {}, true).body).toMatchObject({ textContent: '', added: ['the words'] })
})
