import { CANVAS_LABEL } from '../stage/canvas-label.ts'

/** Where the focus goes when what had it can no longer have it. */
export const focusCanvas = (): void => {
  document.querySelector<HTMLElement>(`section[aria-label="${CANVAS_LABEL}"]`)?.focus({ preventScroll: true })
}
