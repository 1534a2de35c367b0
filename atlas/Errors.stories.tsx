import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { clippedTexts } from '../.storybook/clippedTexts.ts'
import { ErrorsPage } from './ErrorsPage.tsx'
import { CATALOGUE } from './errors/catalogue.ts'
import { WHOLE_WINDOW } from './widths.ts'

const isTest = import.meta.env.VITEST !== undefined

const meta = {
  title: 'Atlas/Errors',
  // It speaks English, and its colours are those of light and of dark.
  tags: ['english'],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

export const Errors: StoryObj<typeof meta> = {
  render: () => <ErrorsPage />,
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('.find__list > li')
    expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    // Who opens the page finds an empty field; what is found is for the tests.
    if (!isTest) return
    expect(rows()).toHaveLength(CATALOGUE.length)
    // All of them are whole; what else a page is asked is the same for a few.
    expect(clippedTexts(document.body)).toEqual([])
    await userEvent.type(canvas.getByRole('searchbox'), '409')
    expect(rows().length).toBeGreaterThanOrEqual(4)
    for (const row of rows()) expect(row).toHaveTextContent('409')
    expect(canvas.getByRole('link', { name: 'ProfileEditModal: Phone Taken' })).toBeVisible()
  },
}
