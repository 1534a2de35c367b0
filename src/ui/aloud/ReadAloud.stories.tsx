import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createActor, type EventFrom, fromCallback, fromPromise } from 'xstate'
import { done, reach } from '../../../tests/machines/testing.ts'
import { LANGUAGES } from '../../machines/entities.ts'
import { quotationShareMachine } from '../../machines/quotationShare/quotationShare.machine.ts'
import { readAloudMachine, type SpeechCommand, type Spoken } from '../../machines/readAloud/readAloud.machine.ts'
import { readerMachine } from '../../machines/reader/reader.machine.ts'
import type { Saved } from '../../machines/savedVerses/saved.ts'
import { type Owner, savedVersesMachine } from '../../machines/savedVerses/savedVerses.machine.ts'
import type { ScriptureCode } from '../../machines/scripture/scripture.machine.ts'
import { App } from '../App.tsx'
import { aloudTexts } from '../i18n/aloud.ts'
import { mainChatTexts } from '../i18n/mainChat.ts'
import { shareTexts } from '../i18n/share.ts'
import { toViewMessage } from '../screens/chatState.ts'
import {
  argsFrom,
  asks,
  device,
  deviceArrives,
  guideMessage,
  isAnswered,
  isSignedIn,
  lookOf,
  needs,
  onScreen,
  pageComes,
  question,
  reference,
  type Step,
  sessionStarts,
  shows,
  textsIn,
  worldOf,
} from '../stories.fixtures.ts'
import { ReadAloudContainer, toAloud } from './ReadAloud.container.tsx'
import { ReadAloud } from './ReadAloud.tsx'

type Sent = EventFrom<typeof readAloudMachine>
type Context = Parameters<NonNullable<Story['play']>>[0]

const ID = 'reply-1'
const passages = [{ language: 'english', text: 'Sit down for a moment.' }] as const
const voices = { type: 'voices.changed', languages: LANGUAGES } as const
const toggle = { type: 'aloud.toggle', messageId: ID, passages } as const

const storyAfter = (...events: Sent[]) =>
  argsFrom(reach(readAloudMachine, {}, voices, ...events), (s) => ({ status: toAloud(s, ID, passages) ?? 'silent' }))
const words = ({ globals }: Context) => aloudTexts[lookOf(globals).language]

const meta = {
  title: 'aloud/ReadAloud',
  component: ReadAloud,
  parameters: shows('readAloud:silent'),
  args: { ...storyAfter().args, onToggle: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <main style={{ padding: 16, minHeight: '100dvh', background: 'var(--paper)' }}>
          <article className="bubble" aria-label="…">
            <Story />
          </article>
        </main>
      ),
  ],
} satisfies Meta<typeof ReadAloud>
export default meta
type Story = StoryObj<typeof meta>

export const Silent: Story = {
  ...storyAfter(),
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: words(context).read })
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(context.args.onToggle).toHaveBeenCalledOnce()
  },
}

export const Starting: Story = {
  ...storyAfter(toggle),
  parameters: shows('readAloud:speaking.starting'),
  play: (context) => expect(context.canvas.getByRole('button', { name: words(context).stop })).toBeVisible(),
}

export const Speaking: Story = {
  ...storyAfter(toggle, { type: 'words.heard' }),
  parameters: shows('readAloud:speaking.sounding'),
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: words(context).stop }))
    expect(context.args.onToggle).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  ...storyAfter(toggle, { type: 'words.failed' }),
  parameters: shows('readAloud:failed'),
  play: async (context) => {
    expect(context.canvas.getByRole('status')).toHaveTextContent(words(context).failed)
    await userEvent.click(context.canvas.getByRole('button', { name: words(context).read }))
    expect(context.args.onToggle).toHaveBeenCalledOnce()
  },
}

const quotationOf = (globals: Record<string, unknown>) => {
  const { language, tradition } = lookOf(globals)
  return reference(tradition ?? 'sikh', language)
}

const inChat = { bare: true }
const visitor = (...steps: Step[]): Pick<Story, 'loaders' | 'render'> => ({
  loaders: onScreen('anonymousChat', { at: (prefix) => `${prefix}/chat` })(
    sessionStarts(),
    asks(),
    isAnswered({ left: 1 }),
    deviceArrives(),
    ...steps,
  ).loaders,
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
})
const person = (...steps: Step[]): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [
    needs(mainChatTexts),
    needs(shareTexts),
    ...onScreen('chat', { at: (prefix) => `${prefix}/chat`, hasToken: true, memory: { onboarded: true } })(
      isSignedIn(),
      pageComes(),
      deviceArrives(),
      ...steps,
    ).loaders,
  ],
  render: visitor().render as NonNullable<Story['render']>,
})
const aloudOf = (context: Context) =>
  worldOf(context).app.getSnapshot().children.device?.getSnapshot().children.readAloud?.getSnapshot()

/** A tap, and the words that a voice is given; the same button stops it, and keeps the focus. */
const isRead: Story['play'] = async (context) => {
  const read = await context.canvas.findByRole('button', { name: words(context).read })
  await waitFor(() => expect(read).toBeVisible())
  read.focus()
  await userEvent.keyboard('{Enter}')
  device('readAloud', { type: 'words.heard' })(worldOf(context))
  await waitFor(() => expect(read).toHaveAccessibleName(words(context).stop))
  expect(read).toHaveFocus()
  expect(aloudOf(context)?.value).toEqual({ speaking: 'sounding' })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(read).toHaveAccessibleName(words(context).read))
  expect(aloudOf(context)?.value).toBe('silent')
}

export const Visitor: Story = {
  ...visitor(device('readAloud', voices)),
  parameters: { ...shows('app:route.visitor.anonymousChat', 'readAloud:silent'), ...inChat },
  play: isRead,
}
export const Member: Story = {
  ...person(device('readAloud', voices)),
  parameters: { ...shows('app:route.signedIn.chat', 'readAloud:silent'), ...inChat },
  globals: { tradition: 'hindu' },
  play: isRead,
}

/** No voice for it on this device: no button. */
export const Unable: Story = {
  ...visitor(),
  parameters: { ...shows('app:route.visitor.anonymousChat', 'readAloud:unable'), ...inChat },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('log', { name: worldOf(context).t.chat.conversation })
    expect(canvas.queryByRole('button', { name: words(context).read })).toBeNull()
  },
}

/** The answer is saved by one touch, kept until the list is here, and then said to be (D60). */
export const Saves: Story = {
  ...visitor(),
  parameters: {
    ...shows('savedVerses:list.opening', 'savedVerses:order.byDate', 'savedVerses:export.idle'),
    ...inChat,
  },
  play: async (context) => {
    const { save, saved } = words(context)
    const button = await context.canvas.findByRole('button', { name: save })
    await waitFor(() => expect(button).toBeVisible())
    const scripture = worldOf(context).app.getSnapshot().children.scripture
    // Nothing was saved on this device: no list is asked for.
    expect(scripture?.getSnapshot().value).toBe('idle')
    await userEvent.click(button)
    scripture?.send(
      done('loadCode', {
        reader: readerMachine,
        share: quotationShareMachine,
        saved: savedVersesMachine.provide({
          actors: { openList: fromPromise<readonly Saved[], Owner>(() => new Promise(() => {})) },
        }),
        canShareText: false,
      } satisfies ScriptureCode),
    )
    await waitFor(() => expect(button).toHaveAccessibleName(saved))
    expect(button).toHaveAttribute('aria-pressed', 'true')
    const [item] = scripture?.getSnapshot().context.saved?.getSnapshot().context.items ?? []
    expect(item?.references.map(({ original }) => original)).toEqual([quotationOf(context.globals).original])
  },
}

/** A device with a voice for each language: what it is given to say, and how that ends. */
export const WithVoices: Story = {
  tags: ['once'],
  parameters: { ...shows('readAloud:silent'), ...inChat },
  loaders: [
    async () => {
      const said: Spoken[] = []
      const speech = fromCallback<SpeechCommand>(({ sendBack, receive }) => {
        sendBack(voices)
        receive((command) => {
          if (command.type === 'say') said.push(...command.passages)
        })
      })
      const actor = createActor(readAloudMachine.provide({ actors: { speech } }), { input: {} }).start()
      return { said, actor, shown: [] }
    },
  ],
  render: (_, { loaded, globals }) => {
    const reply = guideMessage([quotationOf(globals)], question(lookOf(globals).language))
    return (
      <main style={{ padding: 16, minHeight: '100dvh', background: 'var(--paper)' }}>
        <ReadAloudContainer actor={loaded.actor} message={toViewMessage(reply, textsIn(globals))} />
      </main>
    )
  },
  play: async (context) => {
    const { canvas, globals, loaded } = context
    const { language } = lookOf(globals)
    const { original, translations } = quotationOf(globals)
    const said = loaded.said as Spoken[]
    await userEvent.click(canvas.getByRole('button', { name: words(context).read }))
    loaded.actor.send({ type: 'words.heard' })
    await canvas.findByRole('button', { name: words(context).stop })
    loaded.actor.send({ type: 'words.ended' })
    await canvas.findByRole('button', { name: words(context).read })
    expect(said.map(({ text }) => text)).toEqual([question(language), expect.any(String), translations?.[language]])
    expect(said.map((one) => one.language)).toEqual([language, language, language])
    expect(JSON.stringify(said)).not.toContain(original.split('\n')[0])
  },
}
