import { describe, expect, test, vi } from 'vitest'
import { createActor, type EventFrom, fromCallback } from 'xstate'
import { failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { type MusicCommand, musicMachine } from './music.machine.ts'

type Sent = EventFrom<typeof musicMachine>

const entered = { type: 'chat.entered' } as const
const left = { type: 'chat.left' } as const
const toggle = { type: 'mute.toggle' } as const
const speech = { type: 'speech.started' } as const
const silence = { type: 'speech.ended' } as const
const hidden = { type: 'page.hidden' } as const
const shown = { type: 'page.shown' } as const
const tap = { type: 'person.tapped' } as const
const playing = { type: 'player.playing' } as const
const blocked = { type: 'player.blocked' } as const
const fail = { type: 'player.failed' } as const
const interrupted = { type: 'player.interrupted' } as const

const { reached, untaken } = walk(musicMachine, {
  inputs: [{ muted: false }, { muted: true }],
  events: [
    entered,
    left,
    toggle,
    speech,
    silence,
    hidden,
    shown,
    tap,
    playing,
    blocked,
    fail,
    interrupted,
    failed('player', new Error()),
  ],
  keyOf: ({ value, context: { from } }) => [value, from],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'silent',
  'starting',
  'playing',
  'blocked',
  'failed',
  'muted',
  'pausedForRecording',
  'pausedWhileHidden',
] as const)('reaches %j', (sound) => expect(reached.some((state) => state.matches({ sound }))).toBe(true))

test('each press of the switch is announced as it is then, and nothing else is', () => {
  const heard: unknown[] = []
  const music = heardBy(createActor(musicMachine, { input: { muted: false } }), (event) => heard.push(event))
  for (const event of [toggle, entered, toggle, playing, toggle, left, entered, left]) music.send(event)
  expect(heard).toEqual([true, false, true].map((muted) => ({ type: 'music.switched', muted })))
})

test('nothing sounds that is muted, under a voice, or out of sight', () => {
  const sounding = reached.filter(({ value }) => value.sound === 'starting' || value.sound === 'playing')
  expect(sounding.length).toBeGreaterThan(0)
  for (const { value } of sounding) expect(value).toMatchObject({ switch: 'on', voice: 'silent', page: 'shown' })
})

test.each<[string, boolean, Sent[], string]>([
  ['a recording while the page is hidden', false, [entered, playing, hidden, speech, shown], 'pausedForRecording'],
  ['a page hidden during a recording', false, [entered, playing, speech, hidden, silence], 'pausedWhileHidden'],
  ['both over, in either order', false, [entered, playing, speech, hidden, silence, shown], 'starting'],
  ['both over, in the other order', false, [entered, playing, speech, hidden, shown, silence], 'starting'],
  ['unmuted during a recording', true, [entered, speech, toggle], 'pausedForRecording'],
  ['unmuted, hidden', true, [entered, hidden, toggle], 'pausedWhileHidden'],
  ['muted during a recording', false, [entered, playing, speech, toggle, silence], 'muted'],
  ['muted while hidden', false, [entered, playing, hidden, toggle, shown], 'muted'],
  ['muted: a recording brings nothing back', true, [entered, speech, silence], 'muted'],
  ['entered in the middle of a recording', false, [speech, entered], 'pausedForRecording'],
  ['entered out of sight', false, [hidden, entered], 'pausedWhileHidden'],
  ['the recording ended after the chat was left', false, [entered, playing, speech, left, silence], 'silent'],
  ['blocked, muted, unmuted', false, [entered, blocked, toggle, toggle], 'starting'],
  ['muted, recorded, unmuted', true, [entered, speech, silence, toggle], 'starting'],
  ['muted before it sounds', false, [entered, toggle], 'muted'],
  ['a recording before it sounds', false, [entered, speech], 'pausedForRecording'],
  ['hidden before it sounds', false, [entered, hidden], 'pausedWhileHidden'],
  ['not let to sound', false, [entered, blocked], 'blocked'],
  ['interrupted before it sounds', false, [entered, interrupted], 'blocked'],
  ['blocked, hidden', false, [entered, blocked, hidden], 'pausedWhileHidden'],
  ['blocked in its middle', false, [entered, playing, blocked], 'blocked'],
  ['the piece breaks off', false, [entered, playing, fail], 'failed'],
  ['it did not come, and is muted', false, [entered, fail, toggle], 'muted'],
  ['it did not come, and a recording begins', false, [entered, fail, speech], 'pausedForRecording'],
  ['it did not come, and the page is hidden', false, [entered, fail, hidden], 'pausedWhileHidden'],
  ['the system goes on by itself', false, [entered, playing, interrupted, playing], 'playing'],
  ['a player that broke: the chat goes on', false, [entered, playing, failed('player', new Error())], 'playing'],
])('%s', (_name, muted, events, state) => expect(reach(musicMachine, { muted }, ...events).value.sound).toBe(state))

describe('what the player is told', () => {
  const live = (muted = false) => {
    const told: (MusicCommand | { type: 'gone' })[] = []
    const saved: boolean[] = []
    const player = fromCallback<MusicCommand>(({ receive }) => {
      receive((command) => told.push(command))
      return () => told.push({ type: 'gone' })
    })
    const actor = createActor(
      musicMachine.provide({ actors: { player }, actions: { saveMuted: (_, value) => saved.push(value) } }),
      { input: { muted } },
    ).start()
    /** What is told in answer to these. */
    const answerTo = (...events: Sent[]) => {
      const mark = told.length
      for (const event of events) actor.send(event)
      return told.slice(mark)
    }
    return { actor, answerTo, saved }
  }
  const start = { type: 'play', from: 'start' }
  const goOn = { type: 'play', from: 'pause' }
  const pause = { type: 'pause' }
  const stop = { type: 'stop' }
  const unlock = { type: 'unlock' }

  test('a chat begins with music from the start, and ends in silence', () => {
    const { answerTo } = live()
    expect(answerTo(entered)).toEqual([start])
    expect(answerTo(playing, left)).toEqual([stop])
    expect(answerTo(entered)).toEqual([start])
  })

  test('who muted it before hears nothing', () => {
    const { answerTo } = live(true)
    expect(answerTo(entered).filter(({ type }) => type === 'play')).toEqual([])
  })

  test('unmuting restarts from the start, within the tap (spec §4)', () => {
    const { answerTo, saved } = live()
    expect(answerTo(entered, playing, toggle)).toEqual([start, stop])
    expect(answerTo(toggle)).toEqual([unlock, start])
    expect(saved).toEqual([true, false])
  })

  test('the switch in settings is kept for the next chat', () => {
    const { actor, answerTo, saved } = live()
    expect(answerTo(toggle)).toEqual([])
    expect([saved, actor.getSnapshot().value.sound]).toEqual([[true], 'silent'])
    expect(answerTo(entered).filter(({ type }) => type === 'play')).toEqual([])
    answerTo(left, toggle)
    expect(saved.at(-1)).toBe(false)
    expect(answerTo(entered)).toEqual([start])
  })

  test('blocked autoplay starts on the first tap, and on no later one (spec §4)', () => {
    const { answerTo } = live()
    expect(answerTo(entered, blocked)).toEqual([start])
    expect(answerTo(tap)).toEqual([unlock, start])
    expect(answerTo(playing, tap)).toEqual([])
  })

  test('a piece that did not come is asked for again by a tap', () => {
    const { answerTo } = live()
    answerTo(entered, fail)
    expect(answerTo(tap)).toEqual([unlock, start])
  })

  test('a recording pauses it, and it goes on from there', () => {
    const { answerTo } = live()
    answerTo(entered, playing)
    expect(answerTo(speech)).toEqual([pause])
    expect(answerTo(silence)).toEqual([goOn])
  })

  test('a recording before it ever sounded: it still begins at the start', () => {
    const { answerTo } = live()
    answerTo(entered, blocked)
    expect(answerTo(speech, silence)).toEqual([pause, start])
  })

  test('a hidden page pauses it, and it goes on from there', () => {
    const { answerTo } = live()
    answerTo(entered, playing)
    expect(answerTo(hidden)).toEqual([pause])
    expect(answerTo(shown)).toEqual([goOn])
  })

  test('a call interrupts it: the next tap brings it back where it was', () => {
    const { answerTo } = live()
    answerTo(entered, playing)
    expect(answerTo(interrupted)).toEqual([])
    expect(answerTo(tap)).toEqual([unlock, goOn])
  })

  test('left while hidden or recording: nothing comes back', () => {
    const { answerTo } = live()
    answerTo(entered, playing, speech)
    expect(answerTo(left)).toEqual([stop])
    expect(answerTo(silence, hidden, shown, tap)).toEqual([])
  })

  test('a player that breaks is logged, and the chat goes on', () => {
    const log = vi.fn()
    const player = fromCallback<MusicCommand>(() => {
      throw new Error('no sound')
    })
    const machine = musicMachine.provide({ actors: { player }, actions: { log: (_, error) => log(error) } })
    const actor = createActor(machine, { input: { muted: false } }).start()
    actor.send({ type: 'chat.entered' })
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('no sound'))
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { sound: 'starting' } })
  })

  test('the player goes with the machine', () => {
    const { actor, answerTo } = live()
    actor.stop()
    expect(answerTo()).toEqual([])
  })
})
