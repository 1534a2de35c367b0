import { createHash } from 'node:crypto'
import type { Person } from './localProvider.ts'

/** What the app asked for; carried through the page's forms. */
export type SignInRequest = { client_id: string; redirect_origin: string; state: string }

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { box-sizing: border-box; max-width: 27rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
form { margin: 1.25rem 0 }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600 }
input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit;
  border: 1px solid #767676; border-radius: .5rem }
button { margin-top: .75rem; cursor: pointer; text-align: start }
button.main { background: #1f4f8f; border-color: #1f4f8f; color: #fff; text-align: center }
button.plain { text-align: center }
button small { display: block }
h2 { margin: 1.5rem 0 0; font-size: 1.0625rem }
.note { border-inline-start: 4px solid #b26a00; padding-inline-start: .75rem }
[role=alert] { border-inline-start: 4px solid #c62828; padding-inline-start: .75rem }
:focus-visible { outline: 3px solid #1f4f8f; outline-offset: 2px }
@media (prefers-color-scheme: dark) { :focus-visible { outline-color: #9cc4ff } }`

/** Tells the window that opened this one how it went, and closes. What to tell stands in the page's attributes. */
const SCRIPT = `
const { origin, answer } = document.body.dataset
if (window.opener) {
  window.opener.postMessage(JSON.parse(answer), origin)
  window.close()
}`

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing but these very styles and this very script; forms go to this server only. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${sha256(STYLE)}`,
  `script-src ${sha256(SCRIPT)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

const page = (title: string, attributes: string, main: string, script = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body${attributes}>
<main>
${main}
</main>
${script === '' ? '' : `<script>${script}</script>\n`}</body>
</html>
`

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')

const TITLE = 'Sign in for local use'

/** The page that asks who to be. `typed` and `fault` are there when what was typed did not do. */
export function signInPage(request: SignInRequest, people: Person[], typed?: Person, fault?: string): string {
  const fields = hidden(request)
  const offers = people.map(
    (person) => `<form method="post" action="/dev/google/authorize">${fields}${hidden(person)}
<button>${escaped(person.name)}<small>${escaped(person.email)}</small></button></form>`,
  )
  return page(
    TITLE,
    '',
    `<h1>${TITLE}</h1>
<p class="note">This is not Google. It is a stand-in for trying this app on your own machine: nothing is checked, and
nothing leaves this machine. Type any name and any email address.</p>
${offers.length === 0 ? '' : `<h2>Used last</h2>\n${offers.join('\n')}\n<h2>Somebody else</h2>`}
<form method="post" action="/dev/google/authorize">${fields}
${fault === undefined ? '' : `<p role="alert" id="fault">${escaped(fault)}</p>`}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" required maxlength="120" value="${escaped(typed?.name ?? '')}"${fault === undefined ? '' : ' aria-describedby="fault"'}>
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escaped(typed?.email ?? '')}"${fault === undefined ? '' : ' aria-describedby="fault"'}>
<button class="main">Sign in</button>
</form>
<form method="post" action="/dev/google/authorize">${fields}${hidden({ cancel: '1' })}
<button class="plain">Cancel</button>
</form>`,
  )
}

/** The page that answers the window which opened this one. Without script or opener it says what to do. */
export function answerPage(origin: string, answer: Record<string, string>): string {
  return page(
    TITLE,
    ` data-origin="${escaped(origin)}" data-answer="${escaped(JSON.stringify(answer))}"`,
    `<h1>${TITLE}</h1>\n<p>You can close this window and go back to the app.</p>`,
    SCRIPT,
  )
}

/** For an address that the app did not make. */
export const faultPage = (sentence: string) =>
  page(TITLE, '', `<h1>${TITLE}</h1>\n<p role="alert">${escaped(sentence)}</p>`)
