// Generated from openapi/v1.yaml by `npm run api`. Do not edit.

/** Free messages of a device, in both traditions together (spec section 9, D13). */
export const FREE_MESSAGES = 2

/** Conversations on a page of the history (spec sections 4, 7 and 9). */
export const PAGE_CONVERSATIONS = 5

export const LANGUAGES = ['english', 'punjabi', 'hindi'] as const

export const TRADITIONS = ['sikh', 'hindu'] as const
