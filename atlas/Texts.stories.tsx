import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { clippedTexts } from '../.storybook/clippedTexts.ts'
import { TEXTS } from './findTexts.ts'
import { TextsPage } from './TextsPage.tsx'
import { WHOLE_WINDOW } from './widths.ts'

const isTest = import.meta.env.VITEST !== undefined

const meta = {
  title: 'Atlas/Texts',
  // It speaks English, and its colours are those of light and of dark.
  tags: ['english'],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

export const Texts: StoryObj<typeof meta> = {
  render: () => <TextsPage />,
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('.find__list > li')
    expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    // Who opens the page finds an empty field; what is found is for the tests.
    if (!isTest) return
    expect(rows()).toHaveLength(TEXTS.length)
    // All of them are whole; what else a page is asked is the same for a few.
    expect(clippedTexts(document.body)).toEqual([])
    await userEvent.type(canvas.getByRole('searchbox'), 'ਦੁਬਾਰਾ')
    expect(rows().length).toBeGreaterThan(10)
    expect(rows().length).toBeLessThan(TEXTS.length)
    for (const row of rows()) expect(row).toHaveTextContent('ਦੁਬਾਰਾ')
  },
}
