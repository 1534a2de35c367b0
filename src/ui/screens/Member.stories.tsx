import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { App } from '../App.tsx'
import { settingsTexts } from '../i18n/settings.ts'
import { setupTexts } from '../i18n/setup.ts'
import { shareTexts } from '../i18n/share.ts'
import {
  auth,
  isSignedIn,
  lookOf,
  member,
  needs,
  onScreen,
  root,
  type Step,
  shows,
  textsIn,
  type World,
  worldOf,
} from '../stories.fixtures.ts'

// Setup and settings as the app shows them; what happens within them has stories of its own.

const texts = [needs(setupTexts), needs(settingsTexts), needs(shareTexts)]

const unfinished = { profile_completed: false } as const
/** The code of the signed-in part is here, and none of what it asks for in its turn. */
const memberAlone =
  (over: Parameters<typeof user>[0]): Step =>
  (world: World) => {
    const { language, tradition, memory } = world
    auth(done('loadProfile', user({ language_preference: language, spiritual_tradition: tradition, ...over })))(world)
    root(done('loadMember', memory))(world)
  }

const setup = (...steps: Step[]): Pick<Story, 'loaders'> => ({
  loaders: [...texts, ...onScreen('setup', { hasToken: true })(...steps).loaders],
})
const settings = (...steps: Step[]): Pick<Story, 'loaders'> => ({
  loaders: [
    ...texts,
    ...onScreen('settings', { at: (prefix) => `${prefix}/settings`, hasToken: true })(...steps).loaders,
  ],
})

const meta = {
  title: 'screens/Member',
  parameters: shows(
    'app:route.signedIn.setup',
    'member:incomplete.open',
    'auth:loggedIn.profile.incomplete',
    'auth:loggedIn.refresh.fresh',
    'profileSetup:editing',
    'preferences:haptics.on',
  ),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const waits =
  (words: (context: Context) => string): NonNullable<Story['play']> =>
  async (context) =>
    expect(await context.canvas.findByRole('status')).toHaveTextContent(words(context))

const setupWords = ({ globals }: Context) => {
  const words = setupTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of setup are not loaded')
  return words
}

/** Spec §6: setup only, until the profile is complete. */
export const Setup: Story = {
  ...setup(isSignedIn(unfinished)),
  play: async (context) =>
    expect(await context.canvas.findByRole('heading', { level: 1, name: setupWords(context).title })).toBeVisible(),
}

/** The form is on its way. */
export const SetupLoading: Story = {
  ...setup(memberAlone(unfinished)),
  parameters: shows(
    'app:route.signedIn.setup',
    'member:incomplete.loading',
    'auth:loggedIn.profile.incomplete',
    'auth:loggedIn.refresh.fresh',
    'preferences:haptics.on',
  ),
  play: waits((context) => setupWords(context).loading),
}

/** It did not come: it is asked for again in a moment. */
export const SetupWaiting: Story = {
  ...setup(memberAlone(unfinished), (world) => member(world).send(failed('loadSetup', new Error('no chunk')))),
  parameters: shows(
    'app:route.signedIn.setup',
    'member:incomplete.waiting',
    'auth:loggedIn.profile.incomplete',
    'auth:loggedIn.refresh.fresh',
    'preferences:haptics.on',
  ),
  tags: ['once'],
  play: waits((context) => setupWords(context).loading),
}

export const Settings: Story = {
  ...settings(isSignedIn()),
  parameters: shows(
    'app:route.signedIn.settings.byAddress',
    'member:complete.settings.ready.resting',
    'auth:loggedIn.profile.complete',
    'auth:loggedIn.refresh.fresh',
    'account:idle',
    'preferences:haptics.on',
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
}

export const SettingsLoading: Story = {
  ...settings(memberAlone({})),
  parameters: shows(
    'app:route.signedIn.settings.byAddress',
    'member:complete.settings.loading',
    'auth:loggedIn.profile.complete',
    'auth:loggedIn.refresh.fresh',
    'preferences:haptics.on',
  ),
  play: waits(({ globals }) => textsIn(globals).app.loadingChat),
}

/** It did not come: it is asked for again in a moment. */
export const SettingsWaiting: Story = {
  ...settings(memberAlone({}), (world) => member(world).send(failed('loadSettings', new Error('no chunk')))),
  parameters: shows(
    'app:route.signedIn.settings.byAddress',
    'member:complete.settings.waiting',
    'auth:loggedIn.profile.complete',
    'auth:loggedIn.refresh.fresh',
    'preferences:haptics.on',
  ),
  tags: ['once'],
  play: waits(({ globals }) => textsIn(globals).app.loadingChat),
}

/** The device's own switch (D24), by the app's own machine. */
export const HapticsOff: Story = {
  ...settings(isSignedIn()),
  parameters: shows(
    'app:route.signedIn.settings.byAddress',
    'member:complete.settings.ready.resting',
    'auth:loggedIn.profile.complete',
    'auth:loggedIn.refresh.fresh',
    'account:idle',
    'preferences:haptics.off',
  ),
  play: async ({ canvas, globals }) => {
    const words = settingsTexts.loaded(lookOf(globals).language)?.app.haptics ?? ''
    const haptics = await canvas.findByRole('switch', { name: words })
    expect(haptics).toBeChecked()
    await userEvent.click(haptics)
    await waitFor(() => expect(haptics).not.toBeChecked())
  },
}
