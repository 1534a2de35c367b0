import type { ReactNode } from 'react'
import { PREFIX } from '../../machines/entities.ts'
import { Avatar } from '../art/Avatar.tsx'
import { AppLink } from '../shared/AppLink.tsx'
import { HelpIcon, MoreIcon } from '../shared/icons.tsx'
import { useTexts } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import './ChatHeader.css'

export type State = {
  tradition: Tradition
  /** Free messages left; null where there is no limit, or it is not known yet. */
  chatsLeft: number | null
  /** The line under the name, for who is signed in (spec §2). */
  online?: string
}

export type Actions = { onHelp(): void }

/** `children` are the buttons at its end: music, settings. */
export function ChatHeader({
  tradition,
  chatsLeft,
  online,
  onHelp,
  children,
}: State & Actions & { children?: ReactNode }) {
  const t = useTexts()
  const guide = t.guides[tradition]
  return (
    <header className="chat-header">
      <Avatar tradition={tradition} />
      <div className="chat-header__who">
        <h1 className="chat-header__name">{guide.name}</h1>
        {chatsLeft === null ? null : <p className="chat-header__left">{t.chat.chatsLeft(chatsLeft)}</p>}
        {online === undefined ? null : <p className="chat-header__online">{online}</p>}
      </div>
      <button type="button" className="icon-button" aria-label={t.app.helpNow} title={t.app.helpNow} onClick={onHelp}>
        <HelpIcon />
      </button>
      {children}
      <p className="chat-header__notice">
        <span>{guide.aiNotice}</span> <AppLink href={`${PREFIX[tradition]}/read`}>{guide.scripture}</AppLink>
      </p>
    </header>
  )
}

export function SettingsButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} data-onboarding="settings" onClick={onClick}>
      <MoreIcon />
    </button>
  )
}
