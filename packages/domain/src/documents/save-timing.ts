/** When edits of a document are saved (specification 2, section 9; the retries are ours). In milliseconds. */
export const DOCUMENT_SAVE_TIMING = {
  debounceMs: 10_000,
  maxWaitMs: 30_000,
  retryMs: 2000,
  retryMaxMs: 60_000,
} as const
