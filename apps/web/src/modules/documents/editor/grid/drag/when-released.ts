/** A finger that went further than this has scrolled. */
const CLICK_PX = 8

/** Runs when the pointer is let go where it was pressed. */
export const whenReleased = (start: PointerEvent, run: () => void): void => {
  const end = (): void => {
    window.removeEventListener('pointerup', release)
    window.removeEventListener('pointercancel', end)
  }
  const release = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return
    end()
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < CLICK_PX) run()
  }
  window.addEventListener('pointerup', release)
  window.addEventListener('pointercancel', end)
}
