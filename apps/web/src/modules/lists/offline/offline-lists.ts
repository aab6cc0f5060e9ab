import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { createObservable } from '@gebaerdenraum/editing/observable'
import { useEffect, useSyncExternalStore } from 'react'
import { onSessionChange } from '../../../api/session.ts'
import { deleteOffline, listOffline, writeOffline } from '../../../storage/offline-store.ts'
import type { Screen } from '../player/media/card-addresses.ts'

/** A list that a person has made available on this device. */
export type OfflineList = {
  readonly id: string
  readonly name: string
  readonly signCount: number
  readonly bytes: number
  /** ISO 8601. */
  readonly savedAt: string
  /** For which its media were chosen; a turned phone asks for no others. */
  readonly look: LookOptions
  readonly screen: Screen
  /** Of its signs from the catalogue, whose pages are stored too. */
  readonly slugs: readonly string[]
  /** Of its media, as they were signed when they were stored. */
  readonly addresses: readonly string[]
}

const PREFIX = 'list:'

/** Null until it has been read. Other tabs change it too: it is read again whenever something depends on it. */
const lists = createObservable<readonly OfflineList[] | null>(null)

/** The lists of this device by name; null until they are known. */
export const useOfflineLists = (): readonly OfflineList[] | null => {
  useEffect(() => void loadOfflineLists(), [])
  return useSyncExternalStore(lists.subscribe, lists.get, lists.get)
}

/** The list of this id, if it is on this device. */
export const useOfflineList = (id: string): OfflineList | undefined => useOfflineLists()?.find((list) => list.id === id)

export const loadOfflineLists = async (): Promise<readonly OfflineList[]> => {
  const stored = await listOffline<OfflineList>(PREFIX)
  const sorted = stored.toSorted((a, b) => a.name.localeCompare(b.name, 'de', { numeric: true }))
  lists.set(sorted)
  return sorted
}

/** Adds it or replaces it. Returns whether the browser has stored it. */
export const putOfflineList = async (list: OfflineList): Promise<boolean> => {
  const isStored = await writeOffline(PREFIX + list.id, list)
  await loadOfflineLists()
  return isStored
}

export const dropOfflineList = async (id: string): Promise<void> => {
  await deleteOffline([PREFIX + id])
  await loadOfflineLists()
}

// Another account has its own.
onSessionChange(() => lists.set(null))
