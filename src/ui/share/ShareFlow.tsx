import type { ReferralType, SharePlatform } from '../../machines/entities.ts'
import type { ShareProblem } from '../../machines/share/share.messages.ts'
import { shareTexts } from '../i18n/share.ts'
import { CoinIcon } from '../member/PointsBadge.tsx'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { CopyIcon } from '../shared/icons.tsx'
import { Loading } from '../shared/Loading.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import { PLATFORM_NAMES, PLATFORMS, PlatformIcon } from './PlatformIcon.tsx'
import './ShareFlow.css'

export type State = {
  step: 'closed' | 'choosing' | 'generating' | 'failed' | 'modal'
  link: string
  linkCopied: boolean
  canSystemShare: boolean
  /** The platform chosen last. */
  platform: SharePlatform | null
  /** Something is being opened; one at a time. */
  opening: 'platform' | 'system' | null
  /** For instagram: whether the text is on the clipboard, or has to be put there by hand. */
  paste: 'copied' | 'byHand' | null
  pasteText: string
  /** The address for which the browser gave no tab. */
  blockedUrl: string | null
  problem: ShareProblem | null
}
export type Actions = {
  onType(referralType: ReferralType): void
  onPlatform(platform: SharePlatform): void
  onSystem(): void
  onCopy(): void
  onRetry(): void
  onClose(): void
}

const TYPES = ['family', 'friend'] as const satisfies readonly ReferralType[]

// Refs that are the same function at every draw, so that they run once.
const focus = (element: HTMLElement | null) => element?.focus()
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
  currentTarget.select()

/** Refer & Earn, spec §2 and §4: whom to invite, then the link and where to share it. */
export function ShareFlow(props: State & Actions) {
  const { step, onClose } = props
  const p = useTextsPart(shareTexts)
  return (
    <Dialog open={step !== 'closed'} heading={p.heading} onClose={onClose}>
      <p className="soft share__reward">
        <CoinIcon size={28} />
        <span>{p.reward}</span>
      </p>
      {step === 'modal' ? <LinkAndPlatforms {...props} /> : <Choice {...props} />}
    </Dialog>
  )
}

function Choice({ step, problem, onType, onRetry }: State & Actions) {
  const p = useTextsPart(shareTexts)
  const busy = step === 'generating'
  return (
    <>
      <fieldset className="share__choices share__choices--types" aria-busy={busy}>
        <legend>{p.who}</legend>
        {TYPES.map((type) => (
          // Not `disabled` while busy: that would take the focus away. The machine takes one choice at a time.
          <button key={type} type="button" className="share__choice" aria-disabled={busy} onClick={() => onType(type)}>
            <PlatformIcon of={type} />
            <span>{p[type]}</span>
          </button>
        ))}
      </fieldset>
      {busy ? <Loading text={p.generating} /> : null}
      <Problem problem={problem} onRetry={onRetry} />
    </>
  )
}

function LinkAndPlatforms(props: State & Actions) {
  const { link, linkCopied, canSystemShare, opening, platform, problem } = props
  const { onPlatform, onSystem, onCopy, onRetry } = props
  const t = useTexts()
  const p = useTextsPart(shareTexts)
  const busy = opening !== null
  return (
    <>
      <div className="share__link">
        <label>
          <span>{p.link}</span>
          <input className="field share__field" readOnly value={link} onFocus={selectAll} />
        </label>
        {/* The button that opened this step is gone: the focus goes on here. */}
        <Button ref={focus} onClick={onCopy}>
          <CopyIcon />
          <span aria-live="polite">{linkCopied ? t.chat.copied : p.copy}</span>
        </Button>
      </div>
      <fieldset className="share__choices" aria-busy={busy}>
        <legend>{p.platforms}</legend>
        {PLATFORMS.map((name) => (
          <button
            key={name}
            type="button"
            className="share__choice"
            aria-disabled={busy}
            aria-busy={opening === 'platform' && name === platform}
            onClick={() => onPlatform(name)}
          >
            <PlatformIcon of={name} />
            <span>{PLATFORM_NAMES[name]}</span>
          </button>
        ))}
      </fieldset>
      {canSystemShare ? (
        <Button aria-disabled={busy} onClick={onSystem}>
          {p.system}
        </Button>
      ) : null}
      {platform === null ? null : <Opened {...props} platform={platform} />}
      <Problem problem={problem} onRetry={onRetry} />
    </>
  )
}

/** What came of a platform, and what is left to do for the person. */
function Opened({ opening, platform, paste, pasteText, blockedUrl }: State & { platform: SharePlatform }) {
  const p = useTextsPart(shareTexts)
  const name = PLATFORM_NAMES[platform]
  if (opening === 'platform') return <Notice>{p.opening(name)}</Notice>
  return (
    <>
      {paste === 'copied' ? (
        <div ref={show} className="share__news">
          <Notice>{p.copied(name)}</Notice>
        </div>
      ) : null}
      {paste === 'byHand' ? (
        <label ref={show} className="share__news share__by-hand">
          <span>{p.copyByHand(name)}</span>
          <textarea className="field share__field" readOnly rows={4} value={pasteText} onFocus={selectAll} />
        </label>
      ) : null}
      {blockedUrl === null ? null : (
        <div ref={show} className="share__news">
          <Notice
            action={
              <a className="btn btn--secondary" href={blockedUrl} target="_blank" rel="noopener noreferrer">
                {p.openHere(name)}
              </a>
            }
          >
            {p.blocked}
          </Notice>
        </div>
      )}
    </>
  )
}

/**
 * Spec §8 has such failures "logged or tracked only, with a heavy haptic pulse". Choice: one calm line beside that,
 * because a button that does nothing leaves a person without a next step.
 */
function Problem({ problem, onRetry }: Pick<State & Actions, 'problem' | 'onRetry'>) {
  const t = useTexts()
  const p = useTextsPart(shareTexts)
  if (problem === null) return null
  const hint = problem.hint === null ? '' : ` ${p.hints[problem.hint]}`
  // A refused copy is tried again by its own button.
  const canRetry = problem.step !== 'copyText'
  return (
    <div ref={show} className="share__news">
      <Alert action={canRetry ? <Button onClick={onRetry}>{t.chat.tryAgain}</Button> : null}>
        {p.errors[problem.step] + hint}
      </Alert>
    </div>
  )
}
