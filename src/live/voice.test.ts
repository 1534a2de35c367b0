import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { heardBy } from '../../tests/machines/testing.ts'
import { type MicrophoneNews, openMicrophone } from '../platform/microphone.ts'
import { liveRecorder } from './voice.ts'

vi.mock(import('../platform/microphone.ts'), async (original) => ({
  ...(await original()),
  openMicrophone: vi.fn(),
  preloadRecorderOnTouch: () => {},
}))
// A database that never answers.
vi.mock(import('idb-keyval'), async (original) => ({
  ...(await original()),
  createStore: () => () => new Promise(() => {}),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a recorder that takes its time, and then a disk that does not answer: what was said is kept (33.4, D28)', async () => {
  let tell = (_: MicrophoneNews) => {}
  vi.mocked(openMicrophone).mockImplementation((listener) => {
    tell = listener
    return { finish: () => {}, close: () => {} }
  })
  const heard: { type: string }[] = []
  const actor = heardBy(createActor(liveRecorder(() => {})), (news) => heard.push(news)).start()
  actor.send({ type: 'voice.open' })
  tell({ type: 'open' })
  actor.send({ type: 'voice.stop' })
  // As late as the microphone may be (microphone.ts), and then as late as the disk may be (recordings.ts).
  await vi.advanceTimersByTimeAsync(8_000)
  tell({ type: 'recorded', recording: { blob: new Blob(['said']), seconds: 3, waveform: [] }, failure: null })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(heard.map(({ type }) => type)).toEqual(['voice.started', 'voice.ended', 'voice.recorded'])
})
