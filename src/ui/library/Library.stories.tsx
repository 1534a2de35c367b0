import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { createActor, SimulatedClock } from 'xstate'
import { copyMachine } from '../../machines/copy/copy.machine.ts'
import { libraryMachine } from '../../machines/library/library.machine.ts'
import { scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import { bookTexts } from '../i18n/book.ts'
import { scriptureTexts } from '../i18n/scripture.ts'
import { lookOf, NOW_MS, needs, shows, textsIn } from '../stories.fixtures.ts'
import { Page } from './Library.container.tsx'

/** The library of the toolbar's tradition at an address, with its machine at work. */
const at = (page: string, place: string | null) => ({
  loaders: [
    needs(scriptureTexts),
    needs(bookTexts),
    ({ globals }: { globals: Record<string, unknown> }) => {
      const clock = new SimulatedClock()
      const library = createActor(libraryMachine, {
        input: {
          shared: '',
          book: { places: { sikh: null, hindu: null }, size: 'normal' },
          tradition: lookOf(globals).tradition ?? 'sikh',
          shelf: { page, at: place },
          quoted: null,
          owner: null,
        },
        clock,
      }).start()
      const scripture = createActor(scriptureMachine, {
        input: { transliteration: false, larivaar: false },
        clock,
      }).start()
      return { library, scripture, copy: createActor(copyMachine, { clock }).start() }
    },
  ],
})

const meta = {
  title: 'library/Library',
  args: { app: { send: fn() }, time: NOW_MS },
  render: (args, { loaded, globals }) => (
    <Page
      library={loaded.library}
      scripture={loaded.scripture}
      copy={loaded.copy}
      tradition={lookOf(globals).tradition ?? 'sikh'}
      {...args}
    />
  ),
} satisfies Meta<Pick<ComponentProps<typeof Page>, 'app' | 'time'>>
export default meta
type Story = StoryObj<typeof meta>

/** There is no such page in either scripture. */
export const NoSuchPage: Story = {
  ...at('read', '1431'),
  parameters: shows('library:page.nowhere'),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsIn(globals).notFound.title),
}
