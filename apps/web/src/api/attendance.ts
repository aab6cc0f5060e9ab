const AWAY_AFTER_MS = 60_000

let lastTouchedAt: number | undefined

/**
 * How a call is sent that the page repeats by itself. Once nobody has touched the page for a minute it says so: it must
 * not keep a sign-in awake that is to end when it rests. Watching begins with the first such call, when somebody is there.
 */
export const repeated = (signal: AbortSignal): { readonly signal: AbortSignal; readonly isUnattended: boolean } => {
  if (lastTouchedAt === undefined) {
    noteTouch()
    for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
      addEventListener(event, noteTouch, { capture: true, passive: true })
    }
  }
  return { signal, isUnattended: Date.now() - (lastTouchedAt ?? 0) >= AWAY_AFTER_MS }
}

const noteTouch = (): void => {
  lastTouchedAt = Date.now()
}
