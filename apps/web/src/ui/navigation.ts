import { createListeners } from '@gebaerdenraum/editing/observable'

/**
 * What widgets need to know of navigation, without knowing the router: open modals close with it, and the new page's
 * heading takes the focus.
 */
const leavingListeners = createListeners()
let isHeadingAwaited = false
let isPlaceKept = false

/** Calls back when another page is about to open. Returns the unsubscriber. */
export const onNavigation = leavingListeners.subscribe

/**
 * The next change of address belongs to the page that is open, as when a new list gets its own: nothing closes, and
 * the focus stays where somebody is typing.
 */
export const keepPlaceOnce = (): void => {
  isPlaceKept = true
}

let before: string | null = null

/** Where one was before the page that is open; null when it was opened by itself. */
export const addressBefore = (): string | null => before

export const noteLeaving = (address: string): void => {
  if (!isPlaceKept) before = address
}

export const announceNavigation = (): void => {
  if (!isPlaceKept) leavingListeners.notify()
}

/** Focuses the page's h1 now, or as soon as the page shows one. */
export const focusPageHeading = (): void => {
  if (isPlaceKept) {
    isPlaceKept = false
    return
  }
  const heading = document.querySelector<HTMLElement>('[data-page-heading]')
  isHeadingAwaited = heading === null
  heading?.focus({ preventScroll: true })
}

export const focusAwaitedHeading = (heading: HTMLElement): void => {
  if (!isHeadingAwaited) return
  isHeadingAwaited = false
  heading.focus({ preventScroll: true })
}
