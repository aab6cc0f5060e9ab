import { useEffect } from 'react'

/** Dialogs that lie over another dialog. The library tells every open one of Escape; only the topmost may close. */
let open = 0

/** For a dialog that may be opened out of another one. */
export const useDialogOver = (): void => {
  useEffect(() => {
    open += 1
    return () => {
      open -= 1
    }
  }, [])
}

/** For the dialog below: whether Escape is meant for another one. */
export const isDialogOver = (): boolean => open > 0
