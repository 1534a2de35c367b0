import { playVoice } from './hands/voice.ts'
import { voice } from './models/voice.ts'
import { walked } from './walker.ts'

// Walks as in walks.spec.ts, of what needs a microphone.
walked(voice, playVoice)
