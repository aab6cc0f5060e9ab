const STEP_MS = 15
const LONGEST_MS = 450

/**
 * Runs at once, or, where it was chosen from a menu, as soon as that has given the focus back: a dialog that opened
 * earlier would lose the focus to the page, and on closing not know where it had been.
 */
export const whenMenuClosed = (run: () => void, waitedMs = 0): void => {
  const isInMenu = document.activeElement?.closest('[role="menu"]') != null
  if (!isInMenu || waitedMs >= LONGEST_MS) run()
  else setTimeout(() => whenMenuClosed(run, waitedMs + STEP_MS), STEP_MS)
}
