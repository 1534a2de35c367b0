import { afterEach, expect, test } from 'vitest'
import { clippedTexts } from './clippedTexts.ts'

// What the check of every story finds, and what it lets pass, in a real browser.

const LONG = 'A sentence that does not fit'

const shown = (html: string): string[] => {
  document.body.innerHTML = html
  return clippedTexts(document.body)
}

afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['cut off at its end', `<p style="width: 60px; overflow: hidden; white-space: nowrap">${LONG}</p>`, 'clipped by p.'],
  [
    'cut off with three dots',
    `<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</p>`,
    'clipped by p.',
  ],
  ['cut off below', `<p style="width: 90px; height: 30px; overflow: hidden">${LONG}</p>`, 'clipped by p.'],
  [
    'cut off by a box further out',
    `<div class="card" style="width: 80px; overflow: clip"><p style="width: 300px"><b>${LONG}</b></p></div>`,
    'clipped by div.card',
  ],
  [
    'cut off although it is placed freely',
    `<div class="card" style="position: relative; width: 80px; height: 40px; overflow: hidden"><b style="position: absolute; left: 50px; white-space: nowrap">${LONG}</b></div>`,
    'clipped by div.card',
  ],
  [
    'running out of a button',
    `<button class="btn" style="width: 60px; white-space: nowrap; text-align: left">${LONG}</button>`,
    'runs out of button.btn',
  ],
  [
    'running out of a button below',
    `<button class="btn" style="width: 90px; height: 20px; padding: 0">${LONG}</button>`,
    'runs out of button.btn',
  ],
  ['one word that is too long', `<p class="cell" style="width: 40px">ਸ੍ਰੀਆਨੰਦਪੁਰਸਾਹਿਬ</p>`, 'runs out of p.cell'],
  [
    'running out of the page to the left, where nobody can scroll',
    `<p style="position: fixed; left: -50px; width: 300px">${LONG}</p>`,
    'runs out of the page',
  ],
  ['a page that scrolls sideways', `<p style="width: 3000px">${'word '.repeat(300)}</p>`, 'the page is'],
  [
    'a placeholder without room',
    `<input style="width: 40px" placeholder="${LONG}">`,
    'no room for what stands in input',
  ],
  [
    'a choice without room',
    `<select style="width: 60px"><option>ਜਨਵਰੀ (January)</option></select>`,
    'no room for what stands in select',
  ],
])('%s is found', (_, html, loss) => {
  const found = shown(html)
  expect(found.length).toBeGreaterThan(0)
  expect(found.join('\n')).toContain(loss)
})

test.each([
  ['text that fits', `<p style="width: 300px; overflow: hidden">${LONG}</p>`],
  ['text that wraps', `<p style="width: 90px; overflow: hidden">${LONG}</p>`],
  [
    'a box that scrolls',
    `<div style="width: 90px; height: 30px; overflow: auto"><p style="width: 400px">${LONG}</p></div>`,
  ],
  [
    'words for screen readers only',
    `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">${LONG}</p>`,
  ],
  ['what is not shown', `<p style="width: 9px; overflow: hidden; visibility: hidden; white-space: nowrap">${LONG}</p>`],
  [
    'a mark that hangs on a corner on purpose',
    `<div style="position: relative; width: 200px; height: 40px"><b style="position: absolute; right: -20px; top: -12px">12</b></div>`,
  ],
  ['blanks that hang over the end of a line', `<p style="width: 90px; white-space: pre-wrap">${'word '.repeat(9)}</p>`],
  ['tall letters in a narrow line', `<p style="line-height: 1.05; overflow: hidden">ਸ੍ਰੀ ਹੂੰ ਪ੍ਰੋ</p>`],
  ['a placeholder with room', `<input style="width: 300px" placeholder="${LONG}">`],
])('%s is let pass', (_, html) => {
  expect(shown(`<main style="padding: 20px">${html}</main>`)).toEqual([])
})
