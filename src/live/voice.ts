import { assign, fromCallback } from 'xstate'
import type { components } from '../../openapi/v1.d.ts'
import type { Api } from '../api/client.ts'
import { getMessageAudio, sendAnonymousVoice, sendVoice } from '../api/voice.ts'
import { LANGUAGES, type Language } from '../machines/entities.ts'
import { readAloudMachine, type SpeechCommand, type SpeechNews } from '../machines/readAloud/readAloud.machine.ts'
import {
  type Playable,
  type PlayerCommand,
  type PlayerNews,
  voicePlayerMachine,
} from '../machines/voicePlayer/voicePlayer.machine.ts'
import {
  LONGEST_S,
  type MicrophoneCommand,
  type MicrophoneNews,
  type VoiceFailure,
  voiceRecorderMachine,
} from '../machines/voiceRecorder/voiceRecorder.machine.ts'
import { createRecordings } from '../offline/recordings.ts'
import type { HapticStrength } from '../platform/haptics.ts'
import { newId } from '../platform/ids.ts'
import { openMicrophone, preloadRecorderOnTouch } from '../platform/microphone.ts'
import { createSpeaker, type SpeakerNews } from '../platform/speaker.ts'
import { createSpeech } from '../platform/speech.ts'
import type { Recording } from '../platform/wav.ts'

// Voice, with the real world in it. Fetched with the machines of the device, or with the first recording that is sent.

type Schemas = components['schemas']

/** The page's own: what was recorded is heard, sent and forgotten in one place. */
const recordings = createRecordings()

const noteOf = ({ seconds, waveform }: Pick<Recording, 'seconds' | 'waveform'>) => ({
  seconds,
  // Two decimals are plenty to draw, and are kept in a short text.
  waveform: waveform.map((peak) => Math.round(peak * 100) / 100),
})

/** The recorder: the microphone is open as long as its actor lives. */
export const liveRecorder = (haptic: (strength: HapticStrength) => void): typeof voiceRecorderMachine => {
  preloadRecorderOnTouch('[data-microphone]')
  return voiceRecorderMachine.provide({
    actions: { drawId: assign({ id: newId }), haptic: (_, strength) => haptic(strength) },
    actors: {
      microphone: fromCallback<MicrophoneCommand>(({ sendBack, receive }) => {
        const tell = (news: MicrophoneNews) => sendBack(news)
        let id = ''
        let isOver = false
        /** Saved before it is announced (D28); if it was given up meanwhile, it is removed again. */
        const keep = async (recording: Recording, failure: VoiceFailure | null) => {
          await recordings.save(id, recording.blob)
          if (isOver) await recordings.remove(id)
          else tell({ type: 'microphone.recorded', voice: noteOf(recording), failure })
        }
        const microphone = openMicrophone((news) => {
          if (news.type === 'open') tell({ type: 'microphone.open' })
          else if (news.type === 'level') tell({ type: 'microphone.level', level: news.level })
          else if (news.type === 'broken') tell({ type: 'microphone.broken', failure: news.failure })
          else if (news.type === 'failed') tell({ type: 'microphone.failed', failure: news.failure })
          else void keep(news.recording, news.failure)
        }, LONGEST_S)
        receive((command) => {
          id = command.id
          microphone.finish()
        })
        return () => {
          isOver = true
          microphone.close()
        }
      }),
    },
  })
}

export type PlayerDoors = {
  /** The recording of a message of the server. */
  fetchAudio(messageId: string, signal: AbortSignal): Promise<Blob>
}

const playerNews = (news: SpeakerNews): PlayerNews => {
  switch (news.type) {
    case 'ready':
      return { type: 'speaker.ready', voice: noteOf(news) }
    case 'at':
      return { type: 'speaker.at', seconds: news.seconds }
    default:
      return { type: `speaker.${news.type}` }
  }
}

/** The player: what this device has it takes from here, the rest from the server. */
export const livePlayer = ({ fetchAudio }: PlayerDoors): typeof voicePlayerMachine => {
  const find = async (of: Playable, signal: AbortSignal): Promise<Blob> => {
    const own = of.clientMessageId === null ? null : await recordings.load(of.clientMessageId)
    return own ?? fetchAudio(of.messageId, signal)
  }
  return voicePlayerMachine.provide({
    actors: {
      speaker: fromCallback<PlayerCommand>(({ sendBack, receive }) => {
        const speaker = createSpeaker((news) => sendBack(playerNews(news)))
        receive((command) => {
          switch (command.type) {
            case 'load':
              return speaker.load((signal) => find(command.of, signal))
            case 'seek':
              return speaker.seek(command.to)
            default:
              return speaker[command.type]()
          }
        })
        return () => speaker.stop()
      }),
    },
  })
}

/** Languages as browsers name them. */
const TAGS = { english: 'en', punjabi: 'pa', hindi: 'hi' } as const satisfies Record<Language, string>

/** Reads replies aloud, by the voices of this device (D58). */
export const liveReadAloud = (): typeof readAloudMachine =>
  readAloudMachine.provide({
    actors: {
      speech: fromCallback<SpeechCommand>(({ sendBack, receive }) => {
        const tell = (news: SpeechNews) => sendBack(news)
        const speech = createSpeech(Object.values(TAGS), (news) => {
          if (news.type !== 'voices') return tell({ type: `words.${news.type}` })
          tell({ type: 'voices.changed', languages: LANGUAGES.filter((one) => news.langs.includes(TAGS[one])) })
        })
        receive((command) => {
          if (command.type === 'stop') speech.stop()
          else speech.say(command.passages.map(({ language, text }) => ({ lang: TAGS[language], text })))
        })
        return () => speech.dispose()
      }),
    },
  })

/** The door to the sounds of the server. */
export const fetchAudioOf =
  (api: Api): PlayerDoors['fetchAudio'] =>
  (messageId, signal) =>
    getMessageAudio(api, messageId, signal)

async function recordingOf(id: string): Promise<Blob> {
  const recording = await recordings.load(id)
  if (recording !== null) return recording
  // What was recorded is no longer on this device: an error of the send that no second try can mend.
  throw Object.assign(new Error(`no recording under ${id}`), { kind: 'unknown', code: 'recording_lost' })
}

/** What is said of a recording that is stored under its client message id. */
type Said<Message> = Omit<Message, 'audio_file'> & { client_message_id: string }

/** A visitor's recording on its way. @throws {ApiError} or an error whose code is `recording_lost` */
export async function sendVisitorRecording(api: Api, said: Said<Schemas['AnonymousVoice']>, signal: AbortSignal) {
  const id = said.client_message_id
  const result = await sendAnonymousVoice(api, { ...said, audio_file: await recordingOf(id) }, signal)
  if (!('error' in result)) await recordings.sent(id)
  return result
}

/** A member's recording on its way. @throws {ApiError} or an error whose code is `recording_lost` */
export async function sendMemberRecording(api: Api, said: Said<Schemas['VoiceMessage']>, signal: AbortSignal) {
  const id = said.client_message_id
  const result = await sendVoice(api, { ...said, audio_file: await recordingOf(id) }, signal)
  await recordings.sent(id)
  return result
}

/** Forgets recordings that no conversation of this device waits for, thirty days after they were made. */
export const sweepRecordings = (keep: readonly string[]): Promise<number> => recordings.sweep(keep)
