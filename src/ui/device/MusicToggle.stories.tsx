import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { expect, userEvent } from 'storybook/test'
import { deviceTexts } from '../i18n/device.ts'
import {
  device,
  deviceArrives,
  historyComes,
  needs,
  onScreen,
  type Step,
  sessionStarts,
  shows,
  type World,
  worldOf,
} from '../stories.fixtures.ts'
import { MusicToggle } from './MusicToggle.tsx'

function Toggle({ world }: { world: World }) {
  const actor = useSelector(world.app, (s) => s.children.device)
  if (actor === undefined) throw new Error('the code of the device is not there yet')
  return (
    <main style={{ padding: '1rem' }}>
      <Suspense>
        <MusicToggle actor={actor} />
      </Suspense>
    </main>
  )
}

const meta: Meta<typeof Toggle> = {
  title: 'device/MusicToggle',
  component: Toggle,
  parameters: shows('music:sound.muted', 'music:switch.off'),
  render: (_, context) => <Toggle world={worldOf(context)} />,
}
export default meta
type Story = StoryObj<typeof Toggle>

const music = (...steps: Step[]) => {
  const story = onScreen('anonymousChat')(sessionStarts(), historyComes(), deviceArrives(), ...steps)
  return { loaders: [...story.loaders, needs(deviceTexts)] }
}
const stateOf = (world: World) =>
  world.app.getSnapshot().children.device?.getSnapshot().children.music?.getSnapshot().value.sound

export const Playing: Story = {
  ...music(device('music', { type: 'player.playing' })),
  play: async ({ canvas, ...context }) => {
    const world = worldOf(context)
    expect(stateOf(world)).toBe('playing')
    await userEvent.click(await canvas.findByRole('button'))
    expect(stateOf(world)).toBe('muted')
  },
}

/** The same, as it stays. */
export const PlayingAtRest: Story = {
  ...music(device('music', { type: 'player.playing' })),
  parameters: shows('music:sound.playing', 'music:switch.on'),
  play: async ({ canvas, ...context }) => {
    expect(stateOf(worldOf(context))).toBe('playing')
    expect(await canvas.findByRole('button')).toBeVisible()
  },
}

/** The browser wants a tap first: for the person, the music is on. */
export const Blocked: Story = {
  ...music(device('music', { type: 'player.blocked' })),
  parameters: shows('music:sound.blocked', 'music:switch.on'),
  play: async ({ canvas, ...context }) => {
    expect(stateOf(worldOf(context))).toBe('blocked')
    expect(await canvas.findByRole('button')).toBeVisible()
  },
}

export const Muted: Story = {
  ...music(device('music', { type: 'player.playing' }), device('music', { type: 'mute.toggle' })),
  parameters: shows('music:sound.starting', 'music:switch.on'),
  play: async ({ canvas, ...context }) => {
    const world = worldOf(context)
    expect(stateOf(world)).toBe('muted')
    await userEvent.click(await canvas.findByRole('button'))
    expect(stateOf(world)).toBe('starting')
  },
}

/** Music gives way while somebody speaks. */
export const PausedForRecording: Story = {
  ...music(device('music', { type: 'player.playing' }), device('music', { type: 'speech.started' })),
  parameters: shows('music:sound.pausedForRecording', 'music:switch.on'),
  play: async ({ canvas, ...context }) => {
    expect(stateOf(worldOf(context))).toBe('pausedForRecording')
    expect(await canvas.findByRole('button')).toBeVisible()
  },
}

/** The piece did not come: the next tap asks again. */
export const Failed: Story = {
  ...music(device('music', { type: 'player.failed' })),
  parameters: shows('music:sound.failed', 'music:switch.on'),
  play: async ({ canvas, ...context }) => {
    expect(stateOf(worldOf(context))).toBe('failed')
    expect(await canvas.findByRole('button')).toBeVisible()
  },
}
