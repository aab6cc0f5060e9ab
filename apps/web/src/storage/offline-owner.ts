import { removeOfflineMedia } from './offline-media.ts'
import { clearOfflineStore, readOfflineOwner, writeOfflineOwner } from './offline-store.ts'

let claimed: { readonly userId: string; readonly done: Promise<void> } | undefined

/** Makes the offline content of this device that of an account: what another one left is removed. Before anything is stored. */
export const claimOfflineContent = (userId: string): Promise<void> => {
  if (claimed?.userId !== userId) claimed = { userId, done: claim(userId) }
  return claimed.done
}

/** Removes all that is available offline on this device, media and answers of the API. */
export const removeOfflineContent = async (): Promise<void> => {
  claimed = undefined
  await Promise.all([clearOfflineStore(), removeOfflineMedia()])
}

const claim = async (userId: string): Promise<void> => {
  if ((await readOfflineOwner()) === userId) return
  await Promise.all([clearOfflineStore(), removeOfflineMedia()])
  await writeOfflineOwner(userId)
}
