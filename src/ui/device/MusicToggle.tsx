import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deviceMachine } from '../../machines/device/device.machine.ts'
import { deviceTexts } from '../i18n/device.ts'
import { useTextsPart } from '../texts.tsx'

/** Mutes and unmutes the background music (spec §2, §4 Music). While the browser holds it back, it counts as on. */
export function MusicToggle({ actor }: { actor: ActorRefFrom<typeof deviceMachine> }) {
  const t = useTextsPart(deviceTexts)
  const music = useSelector(actor, (s) => s.children.music)
  const muted = useSelector(music, (s) => s?.value.switch === 'off')
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={muted ? t.unmuteMusic : t.muteMusic}
      title={muted ? t.unmuteMusic : t.muteMusic}
      onClick={() => actor.send({ type: 'mute.toggle' })}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
        {muted ? <path d="M15.5 9.5l5 5M20.5 9.5l-5 5" /> : <path d="M15.5 9a4.2 4.2 0 010 6M18 6.3a8 8 0 010 11.4" />}
      </svg>
    </button>
  )
}
