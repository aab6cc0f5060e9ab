import { useEffect, useRef, useState } from 'react'
import { onNavigation } from '../navigation.ts'

/** For everything that lies over a page: calls `close` when another page opens. */
export const useCloseOnNavigation = (close: () => void): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => onNavigation(() => latest.current()), [])
}

/**
 * For dialogs that are mounted only while they are open: returns the focus when they unmount. The library does that only
 * for dialogs that stay mounted.
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

/** Number of dialogs above another dialog. The library sends Escape to every open dialog; only the topmost may close. */
let dialogsOver = 0

/** For a dialog that may be opened out of another one. */
export const useDialogOver = (): void => {
  useEffect(() => {
    dialogsOver += 1
    return () => {
      dialogsOver -= 1
    }
  }, [])
}

/** For the dialog below: whether Escape is meant for another one. */
export const isDialogOver = (): boolean => dialogsOver > 0

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
