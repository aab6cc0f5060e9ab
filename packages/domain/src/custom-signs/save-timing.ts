/** When edits of a custom sign are saved (specification 2, section 9; the retries are ours). In milliseconds. */
export const CUSTOM_SIGN_SAVE_TIMING = {
  debounceMs: 2000,
  maxWaitMs: 5000,
  retryMs: 2000,
  retryMaxMs: 60_000,
} as const
