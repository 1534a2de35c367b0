import { aloudTexts } from '../i18n/aloud.ts'
import { useLanguage } from '../texts.tsx'
import '../chat/QuotationBlock.css'

export type State = { status: 'silent' | 'speaking' | 'failed' }
export type Actions = { onToggle(): void }

/** A reply by a voice of the device, and the way to stop it (D58). */
export function ReadAloud({ status, onToggle }: State & Actions) {
  const t = aloudTexts[useLanguage()]
  const isSpeaking = status === 'speaking'
  return (
    // A conversation is read out as it grows: this is no part of it, and would be said over the voice itself.
    <div className="quotation__foot" style={{ margin: 0 }} aria-live="off">
      <button type="button" className="quotation__act" onClick={onToggle}>
        <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            d={
              isSpeaking
                ? 'M7 7h10v10H7z'
                : 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11'
            }
          />
        </svg>
        <span>{isSpeaking ? t.stop : t.read}</span>
      </button>
      {status === 'failed' ? <span role="status">{t.failed}</span> : null}
    </div>
  )
}
