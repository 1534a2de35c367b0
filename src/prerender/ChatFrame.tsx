import { TEXT_LIMIT } from '../machines/messageSend/draft.ts'
import { ChatHeader, SettingsButton } from '../ui/chat/ChatHeader.tsx'
import { Composer, SendButton } from '../ui/chat/Composer.tsx'
import type { MainChatTexts } from '../ui/i18n/mainChat.ts'
import { PointsBadge } from '../ui/member/PointsBadge.tsx'
import { AnonymousChat as ChatRoom } from '../ui/screens/AnonymousChat.tsx'
import { MessageList } from '../ui/screens/MessageList.tsx'
import { welcomeOf } from '../ui/screens/welcome.ts'
import { BreathingLight } from '../ui/shared/Loading.tsx'
import { useTexts } from '../ui/texts.tsx'
import type { Tradition } from '../ui/types.ts'

const nothing = () => {}

/** Holds the place of the free messages' number, which is not seen before it is known (AnonymousChat.css). */
const UNKNOWN = 0

/**
 * A chat as it stands in its page before there is one (D50): the views of the chat itself, with nothing in them that only a
 * server knows. `member` has the texts of the signed-in chat, and is null for a visitor's.
 */
export function ChatFrame({ tradition, member }: { tradition: Tradition; member: MainChatTexts | null }) {
  const t = useTexts()
  const [role, waiting] =
    member === null ? (['visitor', t.app.initializing] as const) : (['member', t.app.loadingChat] as const)
  return (
    <ChatRoom
      tradition={tradition}
      header={
        <ChatHeader
          tradition={tradition}
          chatsLeft={member === null ? UNKNOWN : null}
          onHelp={nothing}
          {...(member !== null && { online: member.online })}
        >
          <span className="chat-header__slot" />
          {member === null ? null : (
            <>
              <PointsBadge points={0} onClick={nothing} />
              <SettingsButton label={member.settings} onClick={nothing} />
            </>
          )}
        </ChatHeader>
      }
      // An empty one takes its place too.
      notice={[]}
      composer={
        <>
          <div className="frame__waiting" role="status">
            <p className="soft">
              <BreathingLight />
              {waiting}
            </p>
          </div>
          <Composer
            value=""
            canSend={false}
            canRecord
            busy={false}
            count={0}
            limit={TEXT_LIMIT[role]}
            overflow={0}
            onChange={nothing}
            onSend={nothing}
            onCopyRest={nothing}
            onRecord={nothing}
          />
          {/* Changes places with the other one as soon as something is typed. */}
          <div hidden>
            <SendButton speaks={false} canSend canRecord />
          </div>
        </>
      }
    >
      <MessageList
        messages={member === null ? [welcomeOf(tradition, t)] : []}
        guideName={t.guides[tradition].name}
        onCopy={nothing}
      />
    </ChatRoom>
  )
}
