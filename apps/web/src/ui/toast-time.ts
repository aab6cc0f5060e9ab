/**
 * How long toasts are shown, in milliseconds. Specification 1 and 2, section 9; longer ones carry an action for which
 * five seconds are too short ([0048](docs/decisions/0048-times-of-toasts-and-tracing.md)).
 */
export const TOAST_TIMES = {
  standard: 5000,
  /** That elements of a grid are moved by dragging. */
  gridHint: 3500,
  /** Undoing many changes, trying again, reloading: what happened has to be read first. */
  action: 15_000,
  /** A PDF that the browser did not let open by itself: its person may be in another tab. */
  finishedPdf: 30_000,
} as const
