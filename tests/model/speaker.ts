import { expect, type Locator, type Page } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import type { Schemas } from '../contract/harness.ts'
import { newPerson, type Person, signInStored } from './person.ts'
import { listen, TONE_HZ } from './tone.ts'

// Somebody who speaks, as they see it, as the microphone hears it, and as the server keeps it.

export const NOT_HEARD = 'I had trouble hearing your voice message. Please try again.'
export const SEND_VOICE = {
  visitor: '**/api/v1/chat/anonymous/send-voice',
  person: '**/api/v1/chat/send-voice',
} as const
export type Role = keyof typeof SEND_VOICE
export type Seen = { tracks: () => Promise<string[]>; kept: () => Promise<number> }

/** Watches a page from before its first script: microphones that stay open. */
export async function watch(page: Page): Promise<Seen> {
  await page.addInitScript(() => {
    const seen = window as unknown as { walkTracks: MediaStreamTrack[] }
    seen.walkTracks = []
    const { mediaDevices } = navigator
    if (mediaDevices === undefined) return
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      seen.walkTracks.push(...stream.getTracks())
      return stream
    }
  })
  return {
    tracks: () =>
      page.evaluate(() =>
        (window as unknown as { walkTracks: MediaStreamTrack[] }).walkTracks.map(({ readyState }) => readyState),
      ),
    /** Recordings that this browser keeps. */
    kept: () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const request = indexedDB.open('satsang-recordings')
            request.onupgradeneeded = () => request.result.createObjectStore('recordings')
            request.onerror = () => reject(request.error)
            request.onsuccess = () => {
              const count = request.result.transaction('recordings').objectStore('recordings').count()
              count.onsuccess = () => {
                request.result.close()
                // The sound and its time.
                resolve(count.result / 2)
              }
            }
          }),
      ),
  }
}

/**
 * What plays is held: two seconds last half a minute, so that nobody has to be quick. Returns what lets it go.
 * Before the page is opened.
 */
export async function holdPlaying(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    const elements: HTMLMediaElement[] = []
    Object.assign(window, { walkPlaying: elements })
    HTMLMediaElement.prototype.play = function () {
      elements.push(this)
      this.playbackRate = 1 / 16
      return play.call(this)
    }
  })
  return () =>
    page.evaluate(() => {
      const { walkPlaying } = window as unknown as { walkPlaying: HTMLMediaElement[] }
      for (const element of walkPlaying) element.playbackRate = 16
    })
}

export class Speaker {
  readonly page: Page
  readonly role: Role
  readonly person: Person | null
  readonly seen: Seen
  readonly microphone: Locator
  readonly dialog: Locator
  readonly timer: Locator
  readonly stop: Locator
  readonly cancel: Locator
  readonly log: Locator
  readonly play: Locator
  readonly pause: Locator
  readonly place: Locator
  readonly again: Locator

  constructor(page: Page, role: Role, person: Person | null, seen: Seen) {
    this.page = page
    this.role = role
    this.person = person
    this.seen = seen
    this.microphone = page.getByRole('button', { name: 'Record voice message' })
    this.dialog = page.getByRole('dialog', { name: 'Voice message' })
    this.timer = this.dialog.getByRole('timer')
    this.stop = this.dialog.getByRole('button', { name: 'Stop and send' })
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' })
    this.log = page.getByRole('log', { name: 'Conversation' })
    this.play = this.log.getByRole('button', { name: 'Play voice message' })
    this.pause = this.log.getByRole('button', { name: 'Pause voice message' })
    this.place = this.log.getByRole('slider', { name: 'Place in the recording' })
    this.again = this.log.getByRole('button', { name: 'Try again' })
  }

  /** Opens a chat: as a visitor, or as somebody with an account and no history. */
  static async open(page: Page, role: Role): Promise<Speaker> {
    const seen = await watch(page)
    const person = role === 'person' ? await newPerson() : null
    if (person !== null) await signInStored(page, person)
    await page.goto('/pn/chat')
    const speaker = new Speaker(page, role, person, seen)
    await expect(speaker.log.getByRole('article')).toHaveCount(1)
    return speaker
  }

  async begin(): Promise<void> {
    await this.microphone.click()
    await expect(this.timer).toBeVisible()
  }

  /** Two seconds have been spoken or, where the machine has other things to do, a little more. */
  heard = (): Promise<void> => expect(this.timer).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/)

  /** Speaks, and sends it. */
  async speak(): Promise<void> {
    await this.begin()
    await this.heard()
    await this.stop.click()
    await expect(this.dialog).toBeHidden()
  }

  /** Waits for the answer to a voice message, while `work` goes on. */
  async answerTo(work: () => Promise<void>): Promise<Schemas['VoiceReply']> {
    const answered = this.page.waitForResponse(SEND_VOICE[this.role])
    await work()
    const response = await answered
    expect(response.status()).toBe(200)
    const reply: Schemas['VoiceReply'] = await response.json()
    await expect(this.log).toContainText((reply.guru_response.content ?? '').slice(0, 20))
    return reply
  }

  /** The recording as the server keeps it. */
  async stored(id: string): Promise<ArrayBuffer> {
    const device = await this.page.evaluate((key) => localStorage.getItem(key), KEYS.deviceId)
    const token = this.person?.token
    const response = await fetch(`${new URL(this.page.url()).origin}/api/v1/chat/messages/${id}/audio`, {
      headers: token === undefined ? { 'X-Device-ID': device ?? '' } : { Authorization: `Bearer ${token}` },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    return response.arrayBuffer()
  }

  /** What is heard of a recording is the tone, whole, of one channel. */
  async expectTone(id: string): Promise<void> {
    const heard = listen(await this.stored(id))
    // Spec §9, though this Chromium records at 48 kHz.
    expect(heard).toMatchObject({ channels: 1, rate: 44_100, isWhole: true, hz: TONE_HZ })
    expect(heard.peak).toBeGreaterThan(0.01)
    expect(heard.seconds).toBeGreaterThan(1.5)
  }
}
