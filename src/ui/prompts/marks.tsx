// Small drawings of what an installed app gives. The words beside them say what they mean.
import type { ReactNode } from 'react'

const Mark = ({ children }: { children: ReactNode }) => (
  <svg className="icon prompt__mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {children}
  </svg>
)

export const PhoneMark = () => (
  <Mark>
    <path d="M7 3h10v18H7zM11 18h2M10 10l2-2 2 2M12 8v6" />
  </Mark>
)
/** Bars of which one is there. */
export const WeakMark = () => (
  <Mark>
    <path d="M5 19v-3" />
    <path d="M10 19v-7M15 19V8M20 19V4" strokeOpacity="0.4" />
  </Mark>
)
export const BellMark = () => (
  <Mark>
    <path d="M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5c.4.7 1.1 1 2 1s1.6-.3 2-1" />
  </Mark>
)
export const CalendarMark = () => (
  <Mark>
    <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8M12 15.2v.1" />
  </Mark>
)
export const StopMark = () => (
  <Mark>
    <path d="M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM6 18L18 6" />
  </Mark>
)
