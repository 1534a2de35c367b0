import { describe, expect, test } from 'vitest'
import { overSession, session } from '../../../tests/machines/fixtures.ts'
import { reach } from '../../../tests/machines/testing.ts'
import { appMachine } from '../../machines/app/app.machine.ts'
import { type AppInput, firstVisit } from '../../machines/app/app.setup.ts'
import { en } from '../i18n/en.ts'
import { toState } from './TraditionLanding.container.tsx'

/** The landing of /pn after a start that failed (D11), on a device that remembers these sessions. */
const landing = (
  sessions: Partial<AppInput['sessions']>,
  ...events: Parameters<typeof reach<typeof appMachine>>[2][]
) =>
  toState(
    reach(
      appMachine,
      { ...firstVisit({ path: '/pn', search: '' }), sessions: { sikh: null, hindu: null, ...sessions } },
      { type: 'auth.changed', status: 'visitor', user: null },
      { type: 'trial.changed', tradition: 'sikh', status: 'failed', session: null },
      ...events,
    ),
    'sikh',
    en,
  )

describe('the try button (spec §2, D11, D13)', () => {
  test('shows while the device has not used its messages', () => {
    expect(landing({}).tryVisible).toBe(true)
    expect(landing({ hindu: session() }).tryVisible).toBe(true)
  })

  test('hides when the trial is over, in whichever tradition it was used', () => {
    expect(landing({ hindu: { ...overSession, trial_completed: true } }).tryVisible).toBe(false)
  })

  test('hides when it came to its end with the other guide in this page’s life', () => {
    const elsewhere = { path: '/hi', search: '' }
    const back = { path: '/pn', search: '' }
    const { tryVisible } = landing(
      { hindu: session() },
      { type: 'location.changed', location: elsewhere },
      { type: 'trial.changed', tradition: 'hindu', status: 'over', session: overSession },
      { type: 'location.changed', location: back },
    )
    expect(tryVisible).toBe(false)
  })
})
