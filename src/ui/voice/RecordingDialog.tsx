import { useEffect, useRef, useState } from 'react'
import { voiceTexts } from '../i18n/voice.ts'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { BreathingLight } from '../shared/Loading.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import { minutes } from './minutes.ts'
import { Waveform } from './Waveform.tsx'
import './voice.css'

type Failure = 'permissionRequired' | 'denied' | 'notFound' | 'unavailable' | 'startFailed' | 'noStream'

export type State = {
  step: 'closed' | 'requesting' | 'recording' | 'stopping' | 'error'
  /** The timer, s. */
  seconds: number
  /** Loudness of the last moments, 0 to 1, the newest last. */
  levels: readonly number[]
  /** It will end by itself in as many seconds; null as long as that is far away. */
  left: number | null
  failure: Failure | null
}
export type Actions = { onStop(): void; onCancel(): void }

/** Recording dialog, spec §2: timer, waveform, Stop/Send and Cancel; its messages, spec §8. */
export function RecordingDialog({ step, seconds, levels, left, failure, onStop, onCancel }: State & Actions) {
  const t = useTexts()
  const words = useTextsPart(voiceTexts)
  const shownLevels = useCalm(levels, seconds)
  const isFailed = step === 'error'
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFailed) close.current?.focus()
  }, [isFailed])
  return (
    <Dialog open={step !== 'closed'} heading={words.heading} onClose={onCancel}>
      <div className="recording">
        {step === 'recording' ? (
          <>
            <p className="recording__time" role="timer">
              {minutes(seconds)}
            </p>
            <div className="recording__wave">
              <Waveform levels={shownLevels} />
            </div>
          </>
        ) : isFailed ? null : (
          <span className="recording__light">
            <BreathingLight />
          </span>
        )}
        {isFailed ? (
          <p className="recording__failure" role="alert">
            {words.microphone[failure ?? 'unavailable']}
          </p>
        ) : (
          <p className="recording__words" role="status">
            {step === 'recording' ? (
              left === null ? (
                words.speak
              ) : (
                <span className="recording__left">{words.timeLeft(left)}</span>
              )
            ) : step === 'stopping' ? (
              words.stopping
            ) : (
              <>
                <span>{words.requesting}</span>
                <span className="recording__hint">{words.requestingHint}</span>
              </>
            )}
          </p>
        )}
      </div>
      <div className="recording__actions">
        {isFailed ? (
          <Button ref={close} onClick={onCancel}>
            {t.app.close}
          </Button>
        ) : (
          <>
            {/* Not disabled while it waits: it keeps the focus, which it has from the start. */}
            <Button
              variant="primary"
              aria-disabled={step !== 'recording'}
              onClick={() => {
                if (step === 'recording') onStop()
              }}
            >
              {words.stopAndSend}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** With reduced motion the waveform is drawn anew once a second, with the timer, and does not run. */
function useCalm(levels: readonly number[], seconds: number): readonly number[] {
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [shown, setShown] = useState({ levels, seconds })
  if (shown.seconds !== seconds) setShown({ levels, seconds })
  return isCalm ? shown.levels : levels
}
