import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

// What every screen has to keep, whatever it shows. Contrast is measured at rest: ask for reduced motion in the test.

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * No finding of axe at WCAG 2.2 AA. It runs in a world of its own, whose clock goes on where a test has stopped the page's;
 * the app has no frames that it would have to go into.
 */
export const isAccessible = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  })
  await session.send('Runtime.evaluate', { contextId, expression: axe.source })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression: `axe.run({ runOnly: ${JSON.stringify(TAGS)}, preload: false }).then(({ violations, passes }) => ({
      checks: passes.length,
      violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    }))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  expect(exceptionDetails?.exception?.description).toBeUndefined()
  expect(result.value.violations).toEqual([])
  // It did look at something.
  expect(result.value.checks).toBeGreaterThan(0)
}

/**
 * axe, the first time that a run comes to what has this name: many walks pass through one screen, and its findings would be
 * the same. A screen with findings is not remembered, so that it fails each walk, and a second try too.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  const folder = path.join(test.info().project.outputDir, 'looked-at')
  // In whichever tradition comes first: screens.spec.ts and the stories see the colours of both.
  const mark = path.join(folder, name.replace(/[^\w-]+/g, '_'))
  if (existsSync(mark)) return
  // What fades in is seen as it stays: nothing new begins to move, and what moves comes to its end.
  const wasStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!wasStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  await test.step(`axe: ${name}`, () => isAccessible(page))
  if (!wasStill) await page.emulateMedia({ reducedMotion: null })
  mkdirSync(folder, { recursive: true })
  writeFileSync(mark, '')
}

/** No text is wider than the room it has, and neither the page nor an open dialog ever scrolls sideways. */
export const fits = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      // A box that is typed into scrolls what stands in it.
      .filter((element) => !element.closest('.visually-hidden') && !['TEXTAREA', 'INPUT'].includes(element.tagName))
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
      )
      .filter((element) => ['hidden', 'clip', 'auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(tooWide).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** The three languages of the interface: its name in the switch, and what `<html lang>` says. */
export const LANGUAGES = {
  english: { name: 'English', lang: 'en' },
  punjabi: { name: 'ਪੰਜਾਬੀ', lang: 'pa' },
  hindi: { name: 'हिन्दी', lang: 'hi' },
} as const
export type LanguageName = keyof typeof LANGUAGES
