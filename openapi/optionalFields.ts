// Generated from openapi/v1.yaml by `npm run api`. Do not edit.

/** What a profile may leave empty, or take away again (D53): what its value has to look like, and its most characters. */
export const OPTIONAL_FIELDS = {
  time_of_birth: { pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/, max: 5 },
  place_of_birth: { pattern: /\S/, max: 200 },
  email: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, max: 254 },
}
