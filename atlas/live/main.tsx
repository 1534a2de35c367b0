import { createRoot } from 'react-dom/client'
import { CHANNEL, type Message } from '../../src/live/inspect.ts'
import { Inspector } from './Inspector.tsx'
import { NOTHING_SEEN, told } from './seen.ts'
import '../../src/ui/theme/index.css'
import '../atlas.css'
import './live.css'

// The inspector's window: what a page of the app with `?inspect` tells, on this origin (src/live/inspect.ts). It asks when
// it opens, and whenever a page has begun.

const channel = new BroadcastChannel(CHANNEL)
const ask = () => channel.postMessage({ type: 'ask' } satisfies Message)
const listeners = new Set<() => void>()
let seen = NOTHING_SEEN
channel.onmessage = ({ data }: MessageEvent<Message>) => {
  if (data.type === 'begun') ask()
  seen = told(seen, data)
  for (const listener of listeners) listener()
}
ask()

const store = {
  read: () => seen,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')
createRoot(container).render(<Inspector store={store} />)
