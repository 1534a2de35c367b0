import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { IndexPage } from './IndexPage.tsx'
import { CATALOGUE } from './machines/catalogue.ts'
import { WHOLE_WINDOW } from './widths.ts'

// The front page. Its title and its export are the address by which .storybook/manager.ts leads back to it.

const isTest = import.meta.env.VITEST !== undefined

const meta = {
  title: 'Atlas/Index',
  // It speaks English, and its colours are those of light and of dark.
  tags: ['english'],
  globals: {
    ...WHOLE_WINDOW,
    // The tests ask axe. In Storybook it waits to be asked: it is a twelfth of what the front page loads.
    ...(isTest ? {} : { a11y: { manual: true } }),
  },
} satisfies Meta
export default meta

export const Index: StoryObj<typeof meta> = {
  render: () => <IndexPage machines={Object.keys(CATALOGUE)} />,
  play: async ({ canvas }) => {
    expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    expect(canvas.getByRole('link', { name: 'LoginModal' })).toBeVisible()
    // Who opens the page finds an empty field; what is found is for the tests.
    if (!isTest) return
    const field = canvas.getByRole('searchbox')
    for (const [typed, first] of [
      ['login modal', 'LoginModal'],
      ['20 s', /^anonymousTrial: .*after 20 s/],
      ['409', /^409 phone_already_registered/],
      ['ਦੁਬਾਰਾ', /./],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      const [list] = await canvas.findAllByRole('list')
      expect(list?.querySelector('li')).toBeVisible()
      expect(await canvas.findAllByRole('link', { name: first })).not.toEqual([])
    }
    expect(canvas.getAllByText(/ਦੁਬਾਰਾ/).length).toBeGreaterThan(10)
  },
}
