import type { KeyboardEvent } from 'react'
import { voiceTexts } from '../i18n/voice.ts'
import { useTextsPart } from '../texts.tsx'
import type { Voice } from '../types.ts'
import { minutes } from './minutes.ts'
import { Waveform } from './Waveform.tsx'
import './voice.css'

export type State = {
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  /** The place that is heard, s. */
  seconds: number
  voice: Voice
  /** False while the player's code is on its way. */
  canPlay: boolean
}
export type Actions = { onToggle(): void; onSeek(to: number): void }

/** An arrow key moves by so much of the recording, and by a second at least. */
const KEY_PART = 1 / 20
/** Speech is seldom as loud as can be: the loudest moment fills the height, but a silence is not blown up. */
const LOUD = 0.15

const scaled = (waveform: readonly number[]): number[] => {
  const loudest = Math.max(LOUD, ...waveform)
  return waveform.map((level) => level / loudest)
}

/** The player of a voice message. */
export function VoiceBubble({ status, seconds, voice, canPlay, onToggle, onSeek }: State & Actions) {
  const words = useTextsPart(voiceTexts)
  const { play, pause, position, place, failed } = words.player
  const isPlaying = status === 'playing'
  const isHere = isPlaying || status === 'paused'
  const length = voice.seconds
  const at = isHere ? Math.min(seconds, length) : 0
  const levels = scaled(voice.waveform)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Math.max(1, length * KEY_PART)
    const way = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step }[event.key]
    if (way === undefined) return
    event.preventDefault()
    onSeek(Math.max(0, Math.min(length, at + way)))
  }
  return (
    <>
      <fieldset className="voice" aria-label={words.heading}>
        <button
          type="button"
          className="voice__button"
          aria-label={isPlaying ? pause : play}
          aria-busy={status === 'loading'}
          aria-disabled={!canPlay}
          onClick={() => {
            if (canPlay) onToggle()
          }}
        >
          <svg className="icon voice__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={isPlaying ? 'M8.5 6v12M15.5 6v12' : 'M8.5 5.5v13l10-6.5z'} />
          </svg>
        </button>
        <div className="voice__wave">
          <Waveform levels={levels} className="voice__rest" />
          <div
            className="voice__heard"
            style={{ clipPath: `inset(-4px ${100 - (length > 0 ? (at / length) * 100 : 0)}% -4px -4px)` }}
          >
            <Waveform levels={levels} />
          </div>
          <input
            className="voice__slider"
            type="range"
            min={0}
            max={length}
            step="any"
            value={at}
            disabled={!canPlay || length === 0}
            aria-label={position}
            aria-valuetext={place({ at: minutes(at), length: minutes(length) })}
            onChange={(event) => onSeek(event.target.valueAsNumber)}
            onKeyDown={onKeyDown}
          />
        </div>
        <span className="voice__time" aria-hidden="true">
          {length > 0 ? minutes(isHere && at > 0 ? at : length) : ''}
        </span>
      </fieldset>
      {status === 'failed' ? (
        <p className="voice__failed" role="status">
          {failed}
        </p>
      ) : null}
    </>
  )
}
