import { scriptureTexts } from '../i18n/scripture.ts'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { Loading } from '../shared/Loading.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import './reading.css'

export type State = {
  step:
    | 'idle'
    | 'choosing'
    | 'sharingText'
    | 'copying'
    | 'copied'
    | 'preparing'
    | 'preview'
    | 'sharingPicture'
    | 'saving'
    | 'downloaded'
    | 'failed'
  /** As the reader writes it. */
  reference: string
  picture: { url: string; canShare: boolean } | null
  /** The step that failed last. */
  failed: 'shareText' | 'copyText' | 'drawPicture' | 'sharePicture' | 'savePicture' | null
}
export type Actions = {
  onText(): void
  onPicture(): void
  onSharePicture(): void
  onSavePicture(): void
  onRetry(): void
  onClose(): void
}

// A ref that is the same function at every draw, so that it runs once.
const focus = (element: HTMLElement | null) => element?.focus()

/** A verse on its way out: as text, or as a picture that is shown first. */
export function VerseShareDialog(props: State & Actions) {
  const { step, picture, failed, onRetry, onClose } = props
  const t = useTexts()
  const { share } = useTextsPart(scriptureTexts)
  return (
    <Dialog open={step !== 'idle'} heading={share.heading} onClose={onClose}>
      {step === 'preparing' ? (
        <Loading text={share.preparing} />
      ) : picture === null ? (
        <Ways {...props} />
      ) : (
        <Picture {...props} picture={picture} />
      )}
      {step === 'failed' && failed !== null ? (
        <Alert
          action={
            <Button ref={focus} onClick={onRetry}>
              {t.chat.tryAgain}
            </Button>
          }
        >
          {share.errors[failed]}
        </Alert>
      ) : null}
    </Dialog>
  )
}

function Ways({ step, failed, onText, onPicture }: State & Actions) {
  const t = useTexts()
  const { share } = useTextsPart(scriptureTexts)
  // A sheet that does not open leaves the clipboard.
  const text = step === 'failed' && failed === 'shareText' ? t.chat.quotation.copy : share.text
  return (
    <>
      <Button onClick={onText}>
        <span aria-live="polite">{step === 'copied' ? t.chat.copied : text}</span>
      </Button>
      <Button onClick={onPicture}>{share.picture}</Button>
    </>
  )
}

function Picture(props: State & Actions & { picture: NonNullable<State['picture']> }) {
  const { step, reference, picture, onSharePicture, onSavePicture } = props
  const { share } = useTextsPart(scriptureTexts)
  return (
    <>
      <img className="verse-picture" src={picture.url} alt={share.pictureOf(reference)} width={1080} height={1350} />
      {/* The button that asked for the picture is gone: the focus goes on here. */}
      {picture.canShare ? (
        <Button ref={focus} variant="primary" onClick={onSharePicture}>
          {share.sharePicture}
        </Button>
      ) : null}
      <Button ref={picture.canShare ? null : focus} onClick={onSavePicture}>
        {share.savePicture}
      </Button>
      {step === 'downloaded' ? <Notice>{share.saved}</Notice> : null}
    </>
  )
}
