import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SignStore } from './store/open-signs.ts'

/** Saves what is unsaved and leaves. What cannot be saved now is kept, and goes on being saved. */
export const useCloseEditor = (store: SignStore): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    void store.flush().then(() => navigate({ to: '/app/eigene-gebaerden' }))
  }, [store, navigate])
}
