/**
 * Browsers let at most 64 KiB of request bodies outlive a page, counted over all such calls that are still in flight;
 * one more byte and the call fails at once (Fetch Standard, "HTTP-network-or-cache fetch"). Some of it is left to calls
 * that do not come through here, such as fault reports.
 */
export const KEEPALIVE_BUDGET_BYTES = 60 * 1024

let inFlightBytes = 0

/** Takes that many bytes of the budget. Returns what gives them back, or null when they do not fit now. */
export const reserveKeepalive = (bytes: number): (() => void) | null => {
  if (inFlightBytes + bytes > KEEPALIVE_BUDGET_BYTES) return null
  inFlightBytes += bytes
  return () => {
    inFlightBytes -= bytes
  }
}
