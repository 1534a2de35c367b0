import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { done, failed, reach } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import {
  type GeneratedLink,
  type GenerateRequest,
  type PlatformRequest,
  type PlatformShare,
  shareMachine,
} from '../../machines/share/share.machine.ts'
import { shareTexts } from '../i18n/share.ts'
import { argsFrom, lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import { PLATFORM_NAMES } from './PlatformIcon.tsx'
import { ShareFlowContainer, toState } from './ShareFlow.container.tsx'
import { ShareFlow } from './ShareFlow.tsx'

type Machine = typeof shareMachine
type Sent = EventFrom<Machine>

const LINK: GeneratedLink = {
  referralLink: 'https://satsang.example.com/pn?ref=MEERA7K2',
  shareText: 'Will you join me? https://satsang.example.com/pn?ref=MEERA7K2',
}
const SHARE: PlatformShare = { shareUrl: 'https://t.me/share/url?url=1', shareText: LINK.shareText }

const OPEN = { type: 'share.open' } as const
const FAMILY = { type: 'type.choose', referralType: 'family' } as const
const TELEGRAM = { type: 'platform.choose', platform: 'telegram' } as const
const INSTAGRAM = { type: 'platform.choose', platform: 'instagram' } as const

const onDevice =
  (canSystemShare: boolean) =>
  (...events: Sent[]) =>
    argsFrom(reach(shareMachine, { tradition: 'sikh', canSystemShare }, ...events), toState)
const storyAfter = onDevice(true)
const withLink = (...events: Sent[]) => storyAfter(OPEN, FAMILY, done('generateLink', LINK), ...events)

const wordsIn = (globals: Record<string, unknown>) => {
  const words = shareTexts.loaded(lookOf(globals).language)
  if (words === undefined) throw new Error('the texts of sharing are not loaded')
  return words
}

const meta = {
  title: 'screens/ShareFlow',
  component: ShareFlow,
  parameters: shows('share:shareModal.link.idle', 'share:shareModal.sharing.ready'),
  args: {
    ...storyAfter().args,
    onType: fn(),
    onPlatform: fn(),
    onSystem: fn(),
    onCopy: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  loaders: [needs(shareTexts), ...storyAfter().loaders],
  render: (args) => (
    <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
      <ShareFlow {...args} />
    </main>
  ),
} satisfies Meta<typeof ShareFlow>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  parameters: shows('share:closed'),
  tags: ['once'],
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
}

export const ChoosingType: Story = {
  ...storyAfter(OPEN),
  parameters: shows('share:choosingType'),
  play: async ({ args, canvas, globals }) => {
    const p = wordsIn(globals)
    const dialog = canvas.getByRole('dialog', { name: p.heading })
    expect(dialog.matches(':modal')).toBe(true)
    expect(canvas.getByText(p.reward)).toBeVisible()
    const choices = within(canvas.getByRole('group', { name: p.who }))
    await userEvent.click(choices.getByRole('button', { name: p.family }))
    await userEvent.click(choices.getByRole('button', { name: p.friend }))
    expect(args.onType).toHaveBeenNthCalledWith(1, 'family')
    expect(args.onType).toHaveBeenNthCalledWith(2, 'friend')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.close }))
    expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Generating: Story = {
  ...storyAfter(OPEN, FAMILY),
  parameters: shows('share:generating'),
  play: ({ canvas, globals }) => {
    const p = wordsIn(globals)
    expect(canvas.getByRole('status')).toHaveTextContent(p.generating)
    expect(canvas.getByRole('group', { name: p.who })).toHaveAttribute('aria-busy', 'true')
    // Still there to hold the focus.
    const family = canvas.getByRole('button', { name: p.family })
    family.focus()
    expect(family).toHaveFocus()
  },
}

export const GenerateFailed: Story = {
  ...storyAfter(OPEN, FAMILY, failed('generateLink', new ApiError('http', 503))),
  parameters: shows('share:failed'),
  play: async ({ args, canvas, globals }) => {
    const p = wordsIn(globals)
    expect(canvas.getByRole('alert')).toHaveTextContent(p.errors.generateLink)
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).chat.tryAgain }))
    expect(args.onRetry).toHaveBeenCalledOnce()
    // The other choice is open, too.
    await userEvent.click(canvas.getByRole('button', { name: p.friend }))
    expect(args.onType).toHaveBeenCalledWith('friend')
  },
}

export const GenerateFailedOffline: Story = {
  ...storyAfter(OPEN, FAMILY, failed('generateLink', new ApiError('network'))),
  parameters: shows('share:failed'),
  play: ({ canvas, globals }) => {
    const p = wordsIn(globals)
    expect(canvas.getByRole('alert')).toHaveTextContent(`${p.errors.generateLink} ${p.hints.offline}`)
  },
}

export const ShareModal: Story = {
  ...withLink(),
  play: async ({ args, canvas, globals }) => {
    const p = wordsIn(globals)
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: p.link })
    expect(field).toHaveValue(LINK.referralLink)
    expect(field).toHaveAttribute('readonly')
    await userEvent.click(field)
    expect(field.selectionEnd).toBe(LINK.referralLink.length)
    await userEvent.click(canvas.getByRole('button', { name: p.copy }))
    expect(args.onCopy).toHaveBeenCalledOnce()
    const platforms = within(canvas.getByRole('group', { name: p.platforms }))
    const names = ['WhatsApp', 'Telegram', 'Gmail', 'Facebook', 'Instagram', 'Twitter']
    expect(platforms.getAllByRole('button').map((button) => button.textContent)).toEqual(names)
    for (const name of names) await userEvent.click(platforms.getByRole('button', { name }))
    expect(args.onPlatform).toHaveBeenCalledTimes(6)
    expect(args.onPlatform).toHaveBeenLastCalledWith('twitter')
    await userEvent.click(canvas.getByRole('button', { name: p.system }))
    expect(args.onSystem).toHaveBeenCalledOnce()
    expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const ShareModalHindu: Story = { ...ShareModal, globals: { tradition: 'hindu' }, tags: ['once'] }

/** Most desktops. */
export const WithoutSystemShare: Story = {
  tags: ['once'],
  ...onDevice(false)(OPEN, FAMILY, done('generateLink', LINK)),
  play: ({ canvas, globals }) => {
    expect(canvas.queryByRole('button', { name: wordsIn(globals).system })).toBeNull()
  },
}

export const LinkCopied: Story = {
  ...withLink({ type: 'link.copy' }, done('copyText')),
  parameters: shows('share:shareModal.link.copied', 'share:shareModal.sharing.ready'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { name: textsIn(globals).chat.copied })).toBeVisible()
  },
}

export const CopyFailed: Story = {
  ...withLink({ type: 'link.copy' }, failed('copyText', new Error('refused'))),
  parameters: shows('share:shareModal.link.failed', 'share:shareModal.sharing.ready'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals).errors.copyText)
    // The copy button itself is the way to try again.
    expect(canvas.queryByRole('button', { name: textsIn(globals).chat.tryAgain })).toBeNull()
  },
}

export const OpeningPlatform: Story = {
  ...withLink(TELEGRAM),
  parameters: shows('share:shareModal.link.idle', 'share:shareModal.sharing.openingPlatform'),
  play: ({ canvas, globals }) => {
    const p = wordsIn(globals)
    expect(canvas.getByRole('status')).toHaveTextContent(p.opening('Telegram'))
    expect(canvas.getByRole('button', { name: 'Telegram' })).toHaveAttribute('aria-busy', 'true')
    expect(canvas.getByRole('button', { name: 'WhatsApp' })).toHaveAttribute('aria-disabled', 'true')
    // Copying goes on working.
    expect(canvas.getByRole('button', { name: p.copy })).toBeEnabled()
  },
}

export const PlatformOpened: Story = {
  tags: ['once'],
  ...withLink(TELEGRAM, done('sharePlatform', SHARE)),
  play: ({ canvas }) => {
    expect(canvas.queryByRole('status')).toBeNull()
    expect(canvas.getByRole('button', { name: 'Telegram' })).toHaveAttribute('aria-disabled', 'false')
  },
}

export const PlatformFailed: Story = {
  ...withLink(TELEGRAM, failed('sharePlatform', new ApiError('network'))),
  play: async ({ args, canvas, globals }) => {
    const p = wordsIn(globals)
    const alert = canvas.getByRole('alert')
    expect(alert).toHaveTextContent(`${p.errors.sharePlatform} ${p.hints.offline}`)
    await userEvent.click(within(alert).getByRole('button', { name: textsIn(globals).chat.tryAgain }))
    expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const PlatformFailedTooOften: Story = {
  ...withLink(TELEGRAM, failed('sharePlatform', new ApiError('http', 429))),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals).hints.rateLimited)
  },
}

/** A popup blocker: the address is there to tap. */
export const TabBlocked: Story = {
  ...withLink(TELEGRAM, done('sharePlatform', SHARE), { type: 'tab.blocked', url: SHARE.shareUrl }),
  play: ({ canvas, globals }) => {
    const p = wordsIn(globals)
    expect(canvas.getByRole('status')).toHaveTextContent(p.blocked)
    const link = canvas.getByRole('link', { name: p.openHere('Telegram') })
    expect(link).toHaveAttribute('href', SHARE.shareUrl)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  },
}

/** Spec §4: for instagram the share text is also copied. */
export const InstagramCopied: Story = {
  ...withLink(INSTAGRAM, done('copyShareText'), done('sharePlatform', SHARE)),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).copied('Instagram'))
  },
}

/** First the text, then the window: without the focus nothing may be copied. */
export const InstagramCopying: Story = {
  tags: ['once'],
  ...withLink(INSTAGRAM),
  parameters: shows('share:shareModal.link.idle', 'share:shareModal.sharing.copyingText'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(wordsIn(globals).opening('Instagram'))
    expect(canvas.getByRole('button', { name: 'Instagram' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const InstagramByHand: Story = {
  ...withLink(
    INSTAGRAM,
    failed('copyShareText', new Error('refused')),
    done('sharePlatform', SHARE),
    failed('copyShareText', new Error('refused')),
  ),
  play: ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox', { name: wordsIn(globals).copyByHand('Instagram') })
    expect(field).toHaveValue(LINK.shareText)
    expect(canvas.queryByText(wordsIn(globals).copied('Instagram'))).toBeNull()
  },
}

export const OpeningSystem: Story = {
  tags: ['once'],
  ...withLink({ type: 'system.share' }),
  parameters: shows('share:shareModal.link.idle', 'share:shareModal.sharing.openingSystem'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { name: wordsIn(globals).system })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SystemFailed: Story = {
  ...withLink({ type: 'system.share' }, failed('systemShare', new Error('refused'))),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals).errors.systemShare)
  },
}

/** The running machine under its container, by keyboard: from the button that opens it and back to that button. */
export const Walk: Story = {
  parameters: shows('share:closed'),
  tags: ['once'],
  loaders: [
    needs(shareTexts),
    async () => {
      const opened = fn()
      const machine = shareMachine.provide({
        actors: {
          generateLink: fromPromise<GeneratedLink, GenerateRequest>(async () => LINK),
          sharePlatform: fromPromise<PlatformShare, PlatformRequest>(async () => SHARE),
        },
        actions: { openInNewTab: (_, url) => opened(url) },
      })
      const input = { tradition: 'sikh', canSystemShare: false } as const
      return { actor: createActor(machine, { input, clock: new SimulatedClock() }).start(), opened, shown: [] }
    },
  ],
  render: (_, { loaded }) => (
    <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
      <button type="button" onClick={() => loaded.actor.send(OPEN)}>
        Open
      </button>
      <ShareFlowContainer actor={loaded.actor} />
    </main>
  ),
  play: async ({ canvas, globals, loaded }) => {
    const p = wordsIn(globals)
    canvas.getByRole('button', { name: 'Open' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(canvas.getByRole('button', { name: p.family })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(LINK.referralLink))
    expect(canvas.getByRole('button', { name: p.copy })).toHaveFocus()
    await userEvent.tab()
    expect(canvas.getByRole('button', { name: PLATFORM_NAMES.whatsapp })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(loaded.opened.mock.calls).toEqual([[SHARE.shareUrl]]))
    expect(canvas.getByRole('button', { name: PLATFORM_NAMES.whatsapp })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.close }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}
