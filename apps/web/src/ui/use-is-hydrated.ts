import { useSyncExternalStore } from 'react'

/**
 * False on the server and while the browser takes over what the server has rendered, which must look the same; true from
 * then on, and from the start for what the browser renders itself. For what only the browser knows: its storage, its window.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const subscribeToNothing = () => () => undefined
