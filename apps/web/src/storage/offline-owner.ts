import { removeOfflineMedia } from './offline-media.ts'
import { clearOfflineStore, readOfflineOwner, writeOfflineOwner } from './offline-store.ts'

type Claim = { readonly userId: string; readonly done: Promise<void>; readonly end: AbortController }

let current: Claim | undefined

/**
 * Makes the offline content of this device that of an account: what another one left is removed. Before anything is stored.
 * The signal aborts when the content is removed: what is still being loaded for it must not be stored any more.
 */
export const claimOfflineContent = async (userId: string): Promise<AbortSignal> => {
  if (current?.userId !== userId) {
    current?.end.abort()
    current = { userId, done: claim(userId), end: new AbortController() }
  }
  const { done, end } = current
  await done
  return end.signal
}

/** Removes all that is available offline on this device, media and answers of the API. */
export const removeOfflineContent = async (): Promise<void> => {
  current?.end.abort()
  current = undefined
  await Promise.all([clearOfflineStore(), removeOfflineMedia()])
}

const claim = async (userId: string): Promise<void> => {
  if ((await readOfflineOwner()) === userId) return
  await Promise.all([clearOfflineStore(), removeOfflineMedia()])
  await writeOfflineOwner(userId)
}
