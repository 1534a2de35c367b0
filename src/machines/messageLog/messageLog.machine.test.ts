import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { walk } from '../../../tests/machines/testing.ts'
import { type ChatMessage, chatMessage } from '../entities.ts'
import { type Conversation, logState, messageLogMachine } from './messageLog.machine.ts'

const own = (id: string) => chatMessage({ id, sender: 'user', text: id })
const reply = (id: string) => chatMessage({ id, sender: 'guide', text: id })
const processing = chatMessage({ id: 'processing', sender: 'guide', kind: 'processing' })

/** A conversation that becomes what it is told to. */
function said(first: ChatMessage[]) {
  const heard = new Set<() => void>()
  let messages = first
  const conversation: Conversation = {
    getSnapshot: () => ({ context: { messages } }),
    subscribe(hear) {
      heard.add(hear)
      return { unsubscribe: () => heard.delete(hear) }
    },
  }
  const becomes = (next: ChatMessage[]) => {
    messages = next
    for (const hear of heard) hear()
  }
  return { conversation, becomes, heard }
}

const changed = (...messages: ChatMessage[]) => ({ type: 'messages.changed', messages }) as const

const { reached, untaken } = walk(messageLogMachine, {
  inputs: [{ conversation: () => said([]).conversation }],
  events: [
    changed(reply('b')),
    changed(reply('b'), reply('c')),
    changed(reply('a'), reply('b'), reply('c')),
    changed(reply('a'), reply('b'), reply('c'), own('d'), processing),
    { type: 'list.shown' },
    { type: 'end.reached' },
    { type: 'end.left' },
    { type: 'older.asked' },
  ],
  keyOf: ({ value, context }) => [value, context.messages.length],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  { place: 'end' },
  { place: 'elsewhere' },
  { place: 'unseen' },
  { voice: 'silent' },
  { voice: 'speaking' },
  { older: 'unasked' },
  { older: 'asked' },
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

const open = (...first: ChatMessage[]) => {
  const { conversation, becomes, heard } = said(first)
  const actor = createActor(messageLogMachine, { input: { conversation: () => conversation } }).start()
  return { actor, becomes, heard, now: () => logState(actor.getSnapshot()) }
}

test('it begins at the end, silent, with what is there already', () => {
  const { actor, now } = open(reply('a'), reply('b'))
  expect(actor.getSnapshot().context.messages.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(now()).toEqual({ place: 'end', speaks: false, asked: false, change: 'other', freshFrom: 2 })
})

test('it begins so before anything was said, too', () => {
  expect(open().now()).toMatchObject({ place: 'end', speaks: false })
})

test('it speaks of what arrives at the end until the reader goes elsewhere, and of no older page', () => {
  const { actor, becomes, now } = open(reply('b'))
  becomes([reply('b'), reply('c')])
  expect(now()).toMatchObject({ speaks: true, change: 'newer', freshFrom: 1 })
  // The same messages once more: one was rated.
  becomes([reply('b'), { ...reply('c'), feedback: 'like' }])
  expect(now()).toMatchObject({ speaks: true, change: 'same', freshFrom: 1 })
  actor.send({ type: 'end.left' })
  expect(now()).toMatchObject({ place: 'elsewhere', speaks: false })
  becomes([reply('a'), reply('b'), reply('c')])
  expect(now()).toMatchObject({ place: 'elsewhere', speaks: false, change: 'older', freshFrom: 3 })
})

test('what arrives out of sight is unseen, until the end is reached', () => {
  const { actor, becomes, now } = open(reply('a'))
  actor.send({ type: 'end.left' })
  becomes([reply('a'), reply('b')])
  expect(now().place).toBe('unseen')
  becomes([reply('a'), reply('b'), reply('c')])
  expect(now().place).toBe('unseen')
  actor.send({ type: 'end.reached' })
  expect(now().place).toBe('end')
})

test('what a person has just written is shown to them, wherever they were reading; so is a conversation that opens', () => {
  for (const arrives of [[own('b')], [own('b'), processing], [processing]]) {
    const { actor, becomes, now } = open(reply('a'))
    actor.send({ type: 'end.left' })
    becomes([reply('a'), ...arrives])
    expect(now().place).toBe('end')
  }
  const { actor, becomes, now } = open()
  actor.send({ type: 'end.left' })
  becomes([reply('a')])
  expect(now().place).toBe('end')
})

test('a message of one’s own is shown also to whom others came unseen', () => {
  const { actor, becomes, now } = open(reply('a'))
  actor.send({ type: 'end.left' })
  becomes([reply('a'), reply('b')])
  becomes([reply('a'), reply('b'), own('c'), processing])
  expect(now()).toMatchObject({ place: 'end', speaks: true, freshFrom: 2 })
})

test('a list that is shown anew begins anew: nothing of it is new', () => {
  const { actor, becomes, now } = open(reply('a'))
  actor.send({ type: 'older.asked' })
  actor.send({ type: 'end.left' })
  becomes([reply('a'), reply('b')])
  actor.send({ type: 'list.shown' })
  expect(now()).toEqual({ place: 'end', speaks: false, asked: false, change: 'same', freshFrom: 2 })
})

test('what is typed meanwhile is nothing to it; stopped, it listens no more', () => {
  const messages = [reply('a')]
  const { actor, becomes, heard } = open(...messages)
  let told = 0
  actor.subscribe(() => (told += 1))
  becomes(actor.getSnapshot().context.messages as ChatMessage[])
  expect(told).toBe(0)
  actor.stop()
  expect(heard.size).toBe(0)
})
