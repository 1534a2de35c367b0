import { Suspense, useState, useSyncExternalStore } from 'react'
import type { SeenActor, SeenEvent } from '../../src/live/inspect.ts'
import { LiveChart } from './LiveChart.tsx'
import { listed, type Seen } from './seen.ts'

// The inspector's window: which actors run, what one of them is doing, and what has happened.

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
/** The choice stands in the address, so that it outlives a reload. */
const chosenPlace = () => decodeURIComponent(location.hash.slice(1)) || 'app'
const hrefOf = (place: string) => `#${encodeURIComponent(place)}`

const nameOf = (place: string) => place.slice(place.lastIndexOf('/') + 1)
const depthOf = (place: string) => place.split('/').length - 1

type ActorsProps = { actors: SeenActor[]; chosen: string }

function Actors({ actors, chosen }: ActorsProps) {
  return (
    <nav className="live__actors" aria-label="Actors">
      <h2>{actors.length === 1 ? '1 actor' : `${actors.length} actors`}</h2>
      <ul>
        {actors.map(({ place, machine, status }) => (
          <li key={place} style={{ paddingInlineStart: `${depthOf(place) * 14}px` }}>
            <a href={hrefOf(place)} aria-current={place === chosen} title={place}>
              {nameOf(place)}
              <small>
                {machine === null ? 'no machine' : machine === nameOf(place) ? '' : machine}
                {status === 'active' ? '' : ` ${status}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ScrolledProps = { className: string; label: string; children: React.ReactNode }

/** What is larger than its room. The focus goes in, so that the arrow keys scroll it. */
function Scrolled({ className, label, children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

const two = (number: number, digits = 2) => String(number).padStart(digits, '0')
/** 18:04:09.031 */
function clock(ms: number): string {
  const at = new Date(ms)
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${two(at.getMilliseconds(), 3)}`
}

function Events({ events }: { events: readonly SeenEvent[] }) {
  const [paused, setPaused] = useState<readonly SeenEvent[] | null>(null)
  const isPaused = paused !== null
  const more = (events.at(-1)?.number ?? 0) - (paused?.at(-1)?.number ?? 0)
  return (
    <div className="live__events">
      <header>
        <h2>Events</h2>
        <button type="button" aria-pressed={isPaused} onClick={() => setPaused(isPaused ? null : events)}>
          Pause
        </button>
        <output className="soft">{isPaused ? `${more} more` : ''}</output>
      </header>
      <Scrolled className="live__list" label="Events, the latest first">
        <table>
          <tbody>
            {(paused ?? events).toReversed().map(({ number, at, place, type, event }) => (
              <tr key={number}>
                <td>
                  <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
                </td>
                <td>
                  <details>
                    <summary>{type}</summary>
                    <pre>{JSON.stringify(event, null, 2)}</pre>
                  </details>
                  <a href={hrefOf(place)} title={place}>
                    {nameOf(place)}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </div>
  )
}

function Chosen({ actor }: { actor: SeenActor }) {
  const { place, machine, status, last, active } = actor
  // Groups are said by the states within them; what has no states only runs.
  const leaves = active.filter((path) => path !== '' && !active.some((other) => other.startsWith(`${path}.`)))
  const now = status === 'active' ? leaves.join(', ') || 'runs' : status
  return (
    <>
      <div className="live__machine">
        <header>
          <h1>{nameOf(place)}</h1>
          <p className="soft">
            {machine === null ? 'No machine' : `Machine ${machine}`}, {place}
          </p>
          <p>
            <strong>{now}</strong>
            <span className="soft"> after </span>
            {last}
          </p>
        </header>
        {machine === null ? (
          <p className="soft">What is no machine has no chart.</p>
        ) : (
          <Suspense fallback={<p className="soft">The chart is being drawn.</p>}>
            <LiveChart key={place} id={machine} actor={actor} />
          </Suspense>
        )}
      </div>
      <div className="live__context">
        <h2>{machine === null ? 'Snapshot' : 'Context'}</h2>
        <Scrolled className="live__json" label="Context as JSON">
          <pre>{JSON.stringify(actor.context, null, 2)}</pre>
        </Scrolled>
      </div>
    </>
  )
}

type Props = { store: { read: () => Seen; subscribe: (listener: () => void) => () => void } }

export function Inspector({ store }: Props) {
  const seen = useSyncExternalStore(store.subscribe, store.read)
  const chosen = useSyncExternalStore(onHash, chosenPlace)
  const actor = seen.actors.get(chosen)
  if (seen.page === null)
    return (
      <main className="live live--empty">
        <h1>No machine is seen</h1>
        <p>
          Open a page of the app with ?inspect in another window of this browser:{' '}
          <code>{location.origin}/pn?inspect</code>
        </p>
      </main>
    )
  return (
    <main className="live">
      <Actors actors={listed(seen, chosen)} chosen={chosen} />
      {actor === undefined ? (
        <div className="live__machine">
          <h1>{nameOf(chosen)}</h1>
          <p className="soft">It does not run. Choose another actor.</p>
        </div>
      ) : (
        <Chosen actor={actor} />
      )}
      <Events events={seen.events} />
    </main>
  )
}
