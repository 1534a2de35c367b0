import { expect } from '@playwright/test'
import { NOT_HEARD, SEND_VOICE, Speaker } from '../../model/speaker.ts'
import { refuse } from '../../model/visitor.ts'
import type { voice } from '../models/voice.ts'
import type { HandsOf, Place } from '../place.ts'

export async function playVoice({ page, context, turn }: Place): Promise<HandsOf<typeof voice>> {
  const role = turn.tradition === 'sikh' ? 'visitor' : 'person'
  await context.grantPermissions(['microphone'])
  const speaker = await Speaker.open(page, role)
  const { dialog, log, seen } = speaker
  const alert = page.getByRole('alert')
  const failure = log.getByText(NOT_HEARD)
  const isSilent = () => expect(dialog).toBeHidden()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/send-voice')) sent += 1
  })
  const refusesOnce = () => page.route(SEND_VOICE[role], refuse(503), { times: 1 })
  /** The shortest recording that can be understood. */
  const stops = async () => {
    await expect(speaker.timer).toHaveText('0:01')
    await speaker.stop.click()
  }

  return {
    states: {
      quiet: async () => {
        await isSilent()
        await expect(speaker.microphone).toBeVisible()
        await expect(log.getByRole('article')).toHaveCount(1)
        await expect(alert).toHaveCount(0)
        // Whatever was begun: nothing is kept, nothing was sent, and no microphone is open.
        expect([sent, await seen.kept()]).toEqual([0, 0])
        await expect.poll(async () => (await seen.tracks()).every((state) => state === 'ended')).toBe(true)
      },
      forbidden: () =>
        expect(dialog.getByRole('alert')).toHaveText(
          'Microphone access denied. Please enable it in your browser settings.',
        ),
      told: async () => {
        await isSilent()
        await expect(alert).toContainText('Unable to access microphone. Please check permissions.')
      },
      recording: () => expect(speaker.timer).toBeVisible(),
      failed: async () => {
        await expect(failure).toBeVisible()
        await expect(speaker.again).toBeVisible()
        expect(await seen.kept()).toBe(1)
      },
      playingFailed: () => expect(speaker.pause).toBeVisible(),
      answered: async () => {
        await isSilent()
        await expect(failure).toHaveCount(0)
        await expect(log.getByRole('article')).toHaveCount(role === 'visitor' ? 3 : 2)
        await expect(log.getByText('The guide is answering')).toHaveCount(0)
        await expect(speaker.play).toHaveCount(1)
        // It is with the server: this browser need not keep it.
        await expect.poll(seen.kept).toBe(0)
      },
      playing: () => expect(speaker.pause).toBeVisible(),
      paused: () => expect(speaker.play).toBeVisible(),
    },
    events: {
      record: () => speaker.begin(),
      recordForbidden: async () => {
        await context.clearPermissions()
        await speaker.microphone.click()
        await expect(dialog.getByRole('alert')).toBeVisible()
        await context.grantPermissions(['microphone'])
      },
      // Spec §9: four seconds.
      dialogGoes: () => expect(dialog).toBeHidden(),
      dismiss: () => page.keyboard.press('Escape'),
      closeAlert: () => alert.getByRole('button', { name: 'Close' }).click(),
      stop: stops,
      stopInVain: async () => {
        await refusesOnce()
        await stops()
      },
      cancel: async () => {
        await speaker.cancel.click()
        await expect(speaker.microphone).toBeFocused()
      },
      escape: async () => {
        await page.keyboard.press('Escape')
        await isSilent()
        await expect(speaker.microphone).toBeFocused()
      },
      again: () => speaker.again.click(),
      againInVain: async () => {
        await refusesOnce()
        const refused = page.waitForResponse(SEND_VOICE[role])
        await speaker.again.click()
        await refused
      },
      play: () => speaker.play.click(),
      playFailed: () => speaker.play.click(),
      pause: () => speaker.pause.click(),
      reload: () => page.reload(),
    },
  }
}
