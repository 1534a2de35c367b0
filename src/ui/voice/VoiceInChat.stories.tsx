import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answer, counts } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { FORCED_CHAT_MS } from '../../machines/app/app.setup.ts'
import { VOICE_ERROR_MS } from '../../machines/voiceRecorder/voiceRecorder.machine.ts'
import { App } from '../App.tsx'
import { mainChatTexts } from '../i18n/mainChat.ts'
import { shareTexts } from '../i18n/share.ts'
import { voiceTexts } from '../i18n/voice.ts'
import {
  device,
  deviceArrives,
  historyIsEmpty,
  isSignedIn,
  later,
  lookOf,
  needs,
  onScreen,
  part,
  question,
  root,
  type Step,
  send,
  sessionStarts,
  shows,
  trial,
  worldOf,
} from '../stories.fixtures.ts'

// Voice as a visitor and as a signed-in person meet it, through all of their machines.

const texts = [needs(mainChatTexts), needs(shareTexts), needs(voiceTexts)]

const visitor = (...steps: Step[]): Pick<Story, 'loaders'> => ({
  loaders: [
    ...texts,
    ...onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat` })(sessionStarts(), deviceArrives(), ...steps)
      .loaders,
  ],
})
const person = (...steps: Step[]): Pick<Story, 'loaders'> => ({
  loaders: [
    ...texts,
    ...onScreen('chat', { at: (prefix) => `${prefix}/chat`, hasToken: true, memory: { onboarded: true } })(
      isSignedIn(),
      historyIsEmpty,
      deviceArrives(),
      ...steps,
    ).loaders,
  ],
})

const meta = {
  title: 'voice/In the chat',
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'voiceRecorder:session.requestingMicrophone',
    'messageSend:send.idle',
  ),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const words = ({ globals }: Context) => {
  const known = voiceTexts.loaded(lookOf(globals).language)
  if (known === undefined) throw new Error('the texts of voice are not loaded')
  return known
}
const microphone = (context: Context) => context.canvas.findByRole('button', { name: worldOf(context).t.chat.record })
const bubbles = async (context: Context) =>
  within(await context.canvas.findByRole('log', { name: worldOf(context).t.chat.conversation })).getAllByRole('article')

const voice = {
  seconds: 7.2,
  waveform: Array.from({ length: 48 }, (_, n) => (n % 11 > 8 ? 0.02 : Math.abs(0.3 + 0.25 * Math.sin(n * 1.7)))),
}
const speaks: Step = (world) => {
  device(
    'voiceRecorder',
    { type: 'microphone.open' },
    { type: 'voice.stop' },
    { type: 'microphone.recorded', voice, failure: null },
  )(world)
}
const wantsToSpeak: Step = (world) => send({ type: 'voice.request' })(world)
const wantsToSpeakSignedIn: Step = (world) => part('messageSend', { type: 'voice.request' })(world)

/** The microphone stands where Send is, while nothing is typed; nothing else moves. */
export const MicrophoneButton: Story = {
  ...visitor(),
  play: async (context) => {
    const { canvas } = context
    const { t, app } = worldOf(context)
    const button = await microphone(context)
    const before = button.getBoundingClientRect()
    expect(Math.min(before.width, before.height)).toBeGreaterThanOrEqual(44)
    const box = canvas.getByRole('textbox', { name: t.chat.message })
    await userEvent.type(box, 'a')
    expect(canvas.getByRole('button', { name: t.chat.send }).getBoundingClientRect()).toEqual(before)
    await userEvent.clear(box)
    await userEvent.click(await microphone(context))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: words(context).heading })).toBeVisible())
    expect(app.getSnapshot().children.device?.getSnapshot().children.voiceRecorder?.getSnapshot().value).toEqual({
      session: 'requestingMicrophone',
    })
  },
}

/** One message at a time: the microphone waits, and keeps the focus that Send had. */
export const MicrophoneWaits: Story = {
  ...visitor(),
  parameters: shows('app:route.visitor.anonymousChat', 'voiceRecorder:idle', 'messageSend:send.sendingText.inFlight'),
  play: async (context) => {
    const { canvas } = context
    const { t } = worldOf(context)
    await userEvent.type(await canvas.findByRole('textbox', { name: t.chat.message }), 'a')
    canvas.getByRole('button', { name: t.chat.send }).focus()
    await userEvent.keyboard('{Enter}')
    const button = await microphone(context)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Recording: Story = {
  ...visitor(wantsToSpeak, device('voiceRecorder', { type: 'microphone.open' })),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'voiceRecorder:session.recording.ticking',
    'messageSend:send.idle',
  ),
  play: async (context) => {
    const dialog = await context.canvas.findByRole('dialog', { name: words(context).heading })
    expect(within(dialog).getByRole('timer')).toHaveTextContent('0:00')
  },
}
export const RecordingSignedIn: Story = {
  ...person(wantsToSpeakSignedIn, device('voiceRecorder', { type: 'microphone.open' })),
  parameters: shows('app:route.signedIn.chat', 'voiceRecorder:session.recording.ticking', 'messageSend:send.idle'),
  play: Recording.play,
  globals: { tradition: 'hindu' },
}

/** Spec §8: the dialog says so for four seconds, and the chat until it is closed or tried again. */
export const DeniedAlert: Story = {
  ...visitor(
    wantsToSpeak,
    device('voiceRecorder', { type: 'microphone.failed', failure: 'denied' }),
    later(VOICE_ERROR_MS),
  ),
  parameters: shows('app:route.visitor.anonymousChat', 'voiceRecorder:idle', 'messageSend:send.idle'),
  play: async (context) => {
    const { canvas } = context
    const alert = await canvas.findByRole('alert')
    expect(alert).toHaveTextContent(words(context).microphone.checkPermissions)
    await userEvent.click(within(alert).getByRole('button', { name: worldOf(context).t.app.close }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
/** The same, as it stays. */
export const DeniedAlertAtRest: Story = {
  ...visitor(
    wantsToSpeak,
    device('voiceRecorder', { type: 'microphone.failed', failure: 'denied' }),
    later(VOICE_ERROR_MS),
  ),
  parameters: shows('app:route.visitor.anonymousChat', 'voiceRecorder:idle', 'messageSend:send.idle'),
  play: async (context) => {
    expect(await context.canvas.findByRole('alert')).toHaveTextContent(words(context).microphone.checkPermissions)
  },
}
export const DeniedAlertSignedIn: Story = {
  ...person(
    wantsToSpeakSignedIn,
    device('voiceRecorder', { type: 'microphone.failed', failure: 'denied' }),
    later(VOICE_ERROR_MS),
  ),
  parameters: shows('app:route.signedIn.chat', 'voiceRecorder:idle', 'messageSend:send.idle'),
  play: DeniedAlert.play,
  globals: { tradition: 'hindu' },
}

export const Sending: Story = {
  ...visitor(wantsToSpeak, speaks),
  parameters: shows('app:route.visitor.anonymousChat', 'voiceRecorder:idle', 'messageSend:send.sendingVoice.inFlight'),
  play: async (context) => {
    const [, own, guide] = await bubbles(context)
    await within(own as HTMLElement).findByRole('button', { name: words(context).player.play })
    expect(guide).toHaveTextContent(worldOf(context).t.chat.processing)
    expect(await microphone(context)).toHaveAttribute('aria-disabled', 'true')
  },
}

/** D12: spoken before the session is there. It goes when the session comes. */
export const WaitingForSession: Story = {
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'voiceRecorder:idle',
    'messageSend:send.sendingVoice.waitingForSession',
  ),
  loaders: [
    ...texts,
    ...onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat` })(
      later(FORCED_CHAT_MS),
      deviceArrives(),
      wantsToSpeak,
      speaks,
    ).loaders,
  ],
  play: async (context) => {
    const [, own] = await bubbles(context)
    await within(own as HTMLElement).findByRole('button', { name: words(context).player.play })
    expect(context.canvas.getByText(worldOf(context).t.chat.waitingForSession)).toBeVisible()
  },
}

/** What was understood stands below its sound. */
export const Answered: Story = {
  ...person(wantsToSpeakSignedIn, speaks, (world) =>
    part(
      'messageSend',
      done(
        'sendVoice',
        answer({
          sent: { id: 'stored-1', createdAt: '2026-11-21T05:00:00.000Z', text: question(world.language), voice },
        }),
      ),
    )(world),
  ),
  parameters: shows(
    'app:route.signedIn.chat',
    'voiceRecorder:idle',
    'messageSend:send.answered',
    'voicePlayer:playing',
  ),
  play: async (context) => {
    const { canvas } = context
    const { language } = worldOf(context)
    // The virtual list hides a bubble until it has measured it, and takes no clicks while it scrolls to its end.
    await waitFor(() => expect(canvas.getByText(question(language))).toBeVisible())
    const play = await canvas.findByRole('button', { name: words(context).player.play })
    await waitFor(() => userEvent.click(play))
    device('voicePlayer', { type: 'speaker.ready', voice }, { type: 'speaker.at', seconds: 3 })(worldOf(context))
    await canvas.findByRole('button', { name: words(context).player.pause })
    expect(canvas.getByRole('slider', { name: words(context).player.position })).toHaveValue('3')
  },
}

const failsWith = (error: unknown): Step[] => [wantsToSpeak, speaks, (world) => send(failed('sendVoice', error))(world)]

/** Spec §8 Voice failure; the recording stays for another try, for visitors too (D28). */
export const Failed: Story = {
  ...visitor(...failsWith(new ApiError('http', 500))),
  parameters: shows('app:route.visitor.anonymousChat', 'voiceRecorder:idle', 'messageSend:send.sendingVoice.inFlight'),
  play: async (context) => {
    const { canvas } = context
    const { t } = worldOf(context)
    const [, , guide] = await bubbles(context)
    expect(guide).toHaveTextContent(t.errors.voiceFailed)
    await userEvent.click(canvas.getByRole('button', { name: t.chat.tryAgain }))
    await waitFor(async () => expect((await bubbles(context))[2]).toHaveTextContent(t.chat.processing))
  },
}
/** The same, as it stays. */
export const FailedAtRest: Story = {
  ...visitor(...failsWith(new ApiError('http', 500))),
  parameters: shows('app:route.visitor.anonymousChat', 'voiceRecorder:idle', 'messageSend:send.failed'),
  play: async (context) => {
    const [, own, guide] = await bubbles(context)
    await within(own as HTMLElement).findByRole('button', { name: words(context).player.play })
    expect(guide).toHaveTextContent(worldOf(context).t.errors.voiceFailed)
  },
}
export const FailedOffline: Story = {
  tags: ['once'],
  ...visitor(...failsWith(new ApiError('network', null))),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'app:network.offline.waiting',
    'voiceRecorder:idle',
    'messageSend:send.failed',
  ),
  play: async (context) => {
    const { t } = worldOf(context)
    expect((await bubbles(context))[2]).toHaveTextContent(`${t.errors.voiceFailed} ${t.errors.offline}`)
  },
}
/** The browser cleared its storage in between. */
export const RecordingLost: Story = {
  ...visitor(...failsWith({ kind: 'unknown', code: 'recording_lost' })),
  parameters: shows('app:route.visitor.anonymousChat', 'voiceRecorder:idle', 'messageSend:send.failed'),
  play: async (context) => {
    const { t } = worldOf(context)
    expect((await bubbles(context))[2]).toHaveTextContent(`${t.errors.voiceFailed} ${t.errors.recordingLost}`)
  },
}

/** The trial is over: the microphone leads to the login. */
export const AtTheLimit: Story = {
  ...visitor(trial({ type: 'trial.counts', ...counts(0) })),
  parameters: shows(
    'app:route.visitor.anonymousChat',
    'voiceRecorder:idle',
    'messageSend:send.idle',
    'anonymousTrial:loginRequired',
  ),
  play: async (context) => {
    await userEvent.click(await microphone(context))
    await context.canvas.findByRole('dialog', { name: worldOf(context).t.loginModal.heading })
  },
}

/** Pressed before the code of the device has come: the dialog opens when it does. */
export const BeforeItsCode: Story = {
  tags: ['once'],
  loaders: [
    ...texts,
    ...onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat` })(sessionStarts(), wantsToSpeak).loaders,
  ],
  play: async (context) => {
    const { canvas } = context
    await microphone(context)
    expect(canvas.queryByRole('dialog')).toBeNull()
    deviceArrives()(worldOf(context))
    await canvas.findByRole('dialog', { name: words(context).heading })
    root({ type: 'network.changed', online: true })(worldOf(context))
  },
}
