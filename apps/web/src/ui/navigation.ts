import { createListeners } from '@gebaerdenraum/editing/observable'

/**
 * What widgets know about navigation without the router: it closes open dialogs and focuses the heading of the new
 * page.
 */
const leavingListeners = createListeners()
let isHeadingAwaited = false
let isPlaceKept = false

/** Subscribes to the moment before another page opens. Returns the function to unsubscribe. */
export const onNavigation = leavingListeners.subscribe

/**
 * The next change of address belongs to the current page, for example when a new list gets its address: nothing closes,
 * and the focus stays.
 */
export const keepPlaceOnce = (): void => {
  isPlaceKept = true
}

let before: string | null = null

/** The address before the current page; null if the visit began here. */
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
