import { useCallback } from 'react'
import { useExit } from '../../../file-editor/use-exit.ts'
import type { SignStore } from './store/open-signs.ts'

/** Saves what is unsaved and leaves to where one came from. What cannot be saved now is kept, and goes on being saved. */
export const useCloseEditor = (store: SignStore): (() => void) => {
  const leave = useExit(EXIT)
  return useCallback(() => {
    void store.flush().then(leave)
  }, [store, leave])
}

const EXIT = { scope: 'custom-signs', path: '/app/eigene-gebaerden/', overview: '/app/eigene-gebaerden' } as const
