import { seen } from '../seen.ts'

/** A voice message, spec §2, §4, §7, §8, D28, D31, of a visitor and of somebody with an account by turns. */
export const voice = seen({
  id: 'voice',
  initial: 'quiet',
  transient: ['forbidden', 'playing', 'playingFailed'],
  states: {
    quiet: { on: { record: 'recording', recordForbidden: 'forbidden' } },
    forbidden: { on: { dismiss: 'told', dialogGoes: 'told' } },
    told: { on: { closeAlert: 'quiet', record: 'recording' } },
    recording: { on: { stop: 'answered', stopInVain: 'failed', cancel: 'quiet', escape: 'quiet', reload: 'quiet' } },
    failed: { on: { again: 'answered', againInVain: 'failed', reload: 'failed', playFailed: 'playingFailed' } },
    playingFailed: { on: { again: 'answered' } },
    answered: { on: { play: 'playing', reload: 'answered' } },
    playing: { on: { pause: 'paused', reload: 'answered' } },
    paused: { on: { play: 'playing' } },
  },
  crossing: ['reload'],
})
