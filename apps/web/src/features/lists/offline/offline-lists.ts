import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { createObservable } from '@gebaerdenraum/editing/observable'
import { useEffect, useSyncExternalStore } from 'react'
import { onSessionChange } from '../../../api/session.ts'
import { deleteOffline, listOffline, writeOffline } from '../../../storage/offline-store.ts'

/** A list that a person has made available on this device. */
export type OfflineList = {
  readonly id: string
  readonly name: string
  readonly signCount: number
  readonly bytes: number
  /** ISO 8601. */
  readonly savedAt: string
  /** In which its media are stored. */
  readonly look: LookOptions
  /** Of its signs from the catalogue, whose pages are stored too. */
  readonly slugs: readonly string[]
  /** Of its media, as they were signed when they were stored. */
  readonly addresses: readonly string[]
}

const PREFIX = 'list:'

/** Null until it has been read. */
const lists = createObservable<readonly OfflineList[] | null>(null)

/** The lists of this device by name; null until they are known. */
export const useOfflineLists = (): readonly OfflineList[] | null => {
  useEffect(() => void loadOfflineLists(), [])
  return useSyncExternalStore(lists.subscribe, lists.get, lists.get)
}

/** The list of this id, if it is on this device. */
export const useOfflineList = (id: string): OfflineList | undefined => useOfflineLists()?.find((list) => list.id === id)

export const loadOfflineLists = async (): Promise<readonly OfflineList[]> => {
  const known = lists.get()
  if (known) return known
  const stored = await listOffline<OfflineList>(PREFIX)
  if (!lists.get()) lists.set(sorted(stored))
  return lists.get() ?? []
}

/** Adds it or replaces it. Rejects where the browser does not store it. */
export const putOfflineList = async (list: OfflineList): Promise<void> => {
  const others = (await loadOfflineLists()).filter(({ id }) => id !== list.id)
  if (!(await writeOffline(PREFIX + list.id, list))) throw new Error('Dieser Browser speichert nichts auf dem Gerät.')
  lists.set(sorted([...others, list]))
}

export const dropOfflineList = async (id: string): Promise<void> => {
  const others = (await loadOfflineLists()).filter((list) => list.id !== id)
  await deleteOffline(PREFIX + id)
  lists.set(others)
}

const sorted = (all: readonly OfflineList[]): readonly OfflineList[] =>
  all.toSorted((a, b) => a.name.localeCompare(b.name, 'de', { numeric: true }))

// Another account has its own.
onSessionChange(() => lists.set(null))
