import { privacyContact } from './i18n/privacy.ts'

/**
 * Whom people ask and complain to (D53), as it is to be read: an address that a person reads, or a name with one. The notice
 * and the privacy page promise an answer within 48 hours.
 */
export const GRIEVANCE_CONTACT: string = import.meta.env.VITE_GRIEVANCE_CONTACT?.trim() || privacyContact
