// Few-node line icons on a 24 px grid. They say nothing by themselves: the control around them carries the name.
import type { ReactNode } from 'react'

function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  )
}

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)
export const BackIcon = () => (
  <Icon>
    <path d="M20 12H4.5M11 5l-7 7 7 7" />
  </Icon>
)
export const HelpIcon = () => (
  <Icon>
    <path d="M6.5 4h3l1.5 4-2 1.5a11 11 0 005.5 5.5l1.5-2 4 1.5v3a2 2 0 01-2 2A15.5 15.5 0 014.5 6a2 2 0 012-2z" />
  </Icon>
)
export const MoreIcon = () => (
  <Icon>
    <path d="M12 5.2v.1M12 12v.1M12 18.8v.1" strokeWidth="3" />
  </Icon>
)
export const SendIcon = () => (
  <Icon>
    <path d="M12 20V4.5M5 11l7-7 7 7" />
  </Icon>
)
export const MicrophoneIcon = () => (
  <Icon>
    <path d="M12 3.5a3 3 0 013 3V11a3 3 0 01-6 0V6.5a3 3 0 013-3zM5.5 11a6.5 6.5 0 0013 0M12 17.5v3" />
  </Icon>
)
export const CopyIcon = () => (
  <Icon size={18}>
    <path d="M9 8.5h9.5V20H9zM14.5 8.5V4H5v11.5h4" />
  </Icon>
)
export const BookIcon = () => (
  <Icon>
    <path d="M12 7c-2-1.6-5-2.2-8.5-2v13c3.5-.2 6.5.4 8.5 2 2-1.6 5-2.2 8.5-2V5c-3.5-.2-6.5.4-8.5 2v13" />
  </Icon>
)
export const FlameIcon = () => (
  <Icon>
    <path d="M12 3.5c3 3.3 3.8 5.3 3.8 7a3.8 3.8 0 01-7.6 0c0-1.7.8-3.7 3.8-7zM4 16.5h16c-.6 2.8-3.7 4.5-8 4.5s-7.4-1.7-8-4.5z" />
  </Icon>
)
export const SpeechIcon = () => (
  <Icon>
    <path d="M4 5h16v11.5h-8L7.5 20.5v-4H4zM8 9h8M8 12.5h5" />
  </Icon>
)
export const LockIcon = () => (
  <Icon>
    <path d="M5.5 11h13v9h-13zM8.5 11V7.5a3.5 3.5 0 017 0V11M12 14.5v2" />
  </Icon>
)
