import { useSyncExternalStore } from 'react'
import { hasUnstoredWork, onUnstoredWork } from './browser-storage.ts'

/** Whether closing the page would lose work that neither the server nor the browser could store. */
export const useUnstoredWork = (): boolean => useSyncExternalStore(onUnstoredWork, hasUnstoredWork)
