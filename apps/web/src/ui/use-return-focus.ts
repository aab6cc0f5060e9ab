import { useEffect, useState } from 'react'

/**
 * For dialogs that exist only while they are open: gives the focus back to where it was before, once they are gone. The
 * library does so only for those that stay and are told to close.
 */
export const useReturnFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus()
    },
    [before],
  )
}
