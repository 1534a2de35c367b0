/**
 * Where version 1 of the API is (D4), without a slash at the end: whoever calls it, one call has one address. An empty
 * setting counts as not set: containers pass empty ones on.
 */
export const apiBase = (target: Window = window): string =>
  new URL(import.meta.env.VITE_API_BASE_URL?.trim() || '/api/v1', target.location.origin).href.replace(/\/$/, '')
