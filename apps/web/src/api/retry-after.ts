/** Longer than any limit of the server. A timer of more than 24 days would fire at once. */
const RETRY_AFTER_MAX_MS = 60 * 60 * 1000

/** The header `Retry-After`, seconds or a date (RFC 9110, section 10.2.3), as milliseconds from `now` on. */
export const readRetryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), RETRY_AFTER_MAX_MS)
}
