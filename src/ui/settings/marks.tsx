// Small drawings of settings. The words beside them say what they mean; only the tier's icon speaks for itself.
import type { User } from '../../machines/entities.ts'

export type Tier = User['subscription_status']

/** Opens something. */
export const OpenMark = () => (
  <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d="M9 5l7 7-7 7" />
  </svg>
)

/** A referral point. */
export const CoinMark = () => (
  <svg className="icon coin" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle cx="12" cy="12" r="9.5" />
    <circle cx="12" cy="12" r="6" />
  </svg>
)

/** Spec §1: a subscription tier only changes the colour of this icon. */
export const TierMark = ({ tier, name }: { tier: Tier; name: string }) => (
  <svg className={`icon tier tier--${tier}`} viewBox="0 0 24 24" width="24" height="24" role="img" aria-label={name}>
    <title>{name}</title>
    <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z" />
  </svg>
)
