import { EARLIER } from 'virtual:kept-pictures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, userEvent, waitFor } from 'storybook/test'
import { KEPT, KeptPage, type KeptPicture, type Side, SidesPage } from './Compare.tsx'
import { STORIES } from './stories.ts'
import { WHOLE_WINDOW } from './widths.ts'

// Storybook plays a story for its readers too, and what they chose is not to be changed under their eyes.
const isTest = import.meta.env.VITEST !== undefined

const meta = {
  title: 'Atlas/Compare',
  // It speaks English, and its colours are those of light and of dark.
  tags: ['english'],
  parameters: { a11y: { options: { iframes: false } } },
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

type Args = Record<`${'left' | 'right'}${Capitalize<Exclude<keyof Side, 'width'>>}`, string> &
  Record<'leftWidth' | 'rightWidth', number>

const sidesIn = (args: Args): { left: Side; right: Side } => ({
  left: {
    story: args.leftStory,
    tradition: args.leftTradition,
    language: args.leftLanguage,
    theme: args.leftTheme,
    width: args.leftWidth,
  },
  right: {
    story: args.rightStory,
    tradition: args.rightTradition,
    language: args.rightLanguage,
    theme: args.rightTheme,
    width: args.rightWidth,
  },
})

const toArgs = (side: 'left' | 'right', { story, tradition, language, theme, width }: Side) => ({
  [`${side}Story`]: story,
  [`${side}Tradition`]: tradition,
  [`${side}Language`]: language,
  [`${side}Theme`]: theme,
  [`${side}Width`]: width,
})

// Args, because Storybook keeps those in its address.
export const SideBySide: StoryObj<Args> = {
  args: {
    leftStory: 'screens-mainchat--history',
    leftTradition: 'sikh',
    leftLanguage: 'english',
    leftTheme: 'light',
    leftWidth: 360,
    rightStory: 'screens-mainchat--history',
    rightTradition: 'sikh',
    rightLanguage: 'hindi',
    rightTheme: 'dark',
    rightWidth: 360,
  },
  render: function Sides(args) {
    const [, update] = useArgs<Args>()
    return (
      <SidesPage
        first={sidesIn(args)}
        onChange={({ left, right }) => update({ ...toArgs('left', left), ...toArgs('right', right) })}
        isTest={isTest}
      />
    )
  },
  play: async ({ canvas }) => {
    if (!isTest) return
    const [, field] = canvas.getAllByRole('combobox', { name: 'State' })
    const [, theme] = canvas.getAllByRole('combobox', { name: 'Theme' })
    if (field === undefined || theme === undefined) throw new Error('The other side has no choices.')
    await userEvent.type(field, 'NotFound: Not Found')
    await userEvent.selectOptions(theme, 'light')
    const link = canvas.getByRole('link', { name: 'Link to Not Found' })
    expect(link).toHaveAttribute('href', expect.stringContaining('/story/screens-notfound--not-found&'))
    expect(link).toHaveAttribute('href', expect.stringContaining('theme:light;'))
    expect(canvas.getByRole('link', { name: 'Link to History' })).toBeVisible()
    expect(field).toHaveValue('NotFound: Not Found')
  },
}

export const Kept: StoryObj<KeptPicture> = {
  name: 'Today over the kept picture',
  args: { picture: 'chat-sikh-phone-light', commit: '' },
  render: function Picture(args) {
    const [, update] = useArgs<KeptPicture>()
    return <KeptPage first={args} onChange={update} isTest={isTest} />
  },
  play: async ({ canvas }) => {
    if (!isTest) return
    const known = STORIES.map(({ id }) => id)
    expect(Object.values(KEPT).filter((id) => !known.includes(id))).toEqual([])
    const pictures = canvas.getByRole('combobox', { name: 'Picture' })
    await userEvent.selectOptions(pictures, 'settings-hindu-phone-dark')
    const kept = await canvas.findByAltText('settings-hindu-phone-dark, as it was kept')
    await waitFor(() => expect(kept.clientWidth).toBe(360))
    expect(kept.clientHeight).toBeGreaterThan(740)
    await userEvent.click(canvas.getByRole('checkbox'))
    expect(canvas.getByRole('slider')).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox'))
    const commits = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'As it was kept' })
    expect(Array.from(commits.options, ({ value }) => value)).toEqual([
      '',
      ...(EARLIER['settings-hindu-phone-dark'] ?? []).map(({ commit }) => commit),
    ])
    ;(document.activeElement as HTMLElement | null)?.blur()
  },
}
