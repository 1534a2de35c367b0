import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { EventFrom } from 'xstate'
import { done, reach } from '../../../tests/machines/testing.ts'
import { languageMachine } from '../../machines/language/language.machine.ts'
import { argsFrom, shows } from '../stories.fixtures.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

type Machine = typeof languageMachine

const storyAfter = (...events: EventFrom<Machine>[]) =>
  argsFrom(reach(languageMachine, { shown: 'english', chosen: null }, ...events), ({ context }) => ({
    language: context.shown,
  }))

const meta = {
  title: 'components/LanguageSwitch',
  component: LanguageSwitch,
  ...storyAfter(),
  parameters: shows('language:shown'),
  args: { ...storyAfter().args, onLanguage: fn() },
  render: (args) => (
    <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
      <LanguageSwitch {...args} />
    </main>
  ),
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ args, canvas }) => {
    expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('English')
    await userEvent.click(canvas.getByRole('button', { name: 'ਪੰਜਾਬੀ' }))
    expect(args.onLanguage).toHaveBeenCalledWith('punjabi')
    expect(canvas.getByText('हिन्दी')).toHaveAttribute('lang', 'hi')
  },
}

/** The texts are on their way: the old language stays until they are there. */
export const Loading: Story = {
  tags: ['once'],
  ...storyAfter({ type: 'language.choose', language: 'punjabi' }),
  parameters: shows('language:loading'),
  play: ({ canvas }) => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('English'),
}

export const Punjabi: Story = {
  tags: ['once'],
  ...storyAfter({ type: 'language.choose', language: 'punjabi' }, done('loadTexts')),
  play: ({ canvas }) => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('ਪੰਜਾਬੀ'),
}

export const Hindi: Story = {
  tags: ['once'],
  ...storyAfter({ type: 'language.choose', language: 'hindi' }, done('loadTexts')),
  play: ({ canvas }) => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('हिन्दी'),
}
