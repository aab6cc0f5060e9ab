import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { currentSession } from '../../../api/session.ts'
import { followQuery, unfollowQuery } from '../../../api/stored-queries.ts'
import { findStoredMedium, MEDIA_STORED, removeOtherMedia, storeMedium } from '../../../storage/offline-media.ts'
import { claimOfflineContent } from '../../../storage/offline-owner.ts'
import { signQuery } from '../../signs/index.ts'
import { repetitionsQuery } from '../player/queries.ts'
import { listQuery } from '../queries.ts'
import { fetchMedium } from './fetch-medium.ts'
import { type ListMedium, listMedia } from './list-media.ts'
import { dropOfflineList, loadOfflineLists, type OfflineList, putOfflineList } from './offline-lists.ts'

type Options = {
  readonly client: QueryClient
  readonly look: LookOptions
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** The device has no room for more. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull'
  constructor(cause: unknown) {
    super('Auf diesem Gerät ist nicht genug Platz. Entferne zuerst etwas anderes.', { cause })
  }
}

/**
 * Stores a list on this device: its data, what is to be repeated, and the media of its signs. Begun again, it goes on where it
 * stopped. Rejects when it does not become complete; then nothing is noted, and what only it needs is removed later.
 */
export const saveListOffline = async (list: List, { client, look, signal, onProgress }: Options): Promise<void> => {
  await claimOfflineContent(currentSession()?.user._id ?? '')
  const media = listMedia(list.signs, look)
  const bytes = await storeMedia(media, signal, onProgress)
  const signs = list.signs.filter(({ isCustom }) => !isCustom)
  client.setQueryData(listQuery(list._id).queryKey, list)
  for (const sign of signs) client.setQueryData(signQuery(sign.slug).queryKey, sign)
  await client.fetchQuery(repetitionsQuery(list._id))
  const slugs = signs.map(({ slug }) => slug)
  for (const key of listQueryKeys({ id: list._id, slugs })) {
    if (!(await followQuery(client, key))) throw new DeviceFull(undefined)
  }
  signal.throwIfAborted()
  await putOfflineList({
    id: list._id,
    name: list.name,
    signCount: list.signs.length,
    bytes,
    savedAt: new Date().toISOString(),
    look,
    slugs,
    addresses: media.map(({ address }) => address),
  })
  navigator.serviceWorker?.controller?.postMessage(MEDIA_STORED)
  // So that the browser does not clear it away when the device is short of room. It may refuse.
  await navigator.storage?.persist?.().catch(() => false)
}

/** Takes a list off this device, with the media that no other list needs. */
export const removeListOffline = async (id: string): Promise<void> => {
  const removed = (await loadOfflineLists()).find((list) => list.id === id)
  await dropOfflineList(id)
  const others = new Set((await loadOfflineLists()).flatMap(({ slugs }) => slugs))
  const slugs = removed?.slugs.filter((slug) => !others.has(slug)) ?? []
  await Promise.all(listQueryKeys({ id, slugs }).map(unfollowQuery))
  await removeUnneededMedia()
}

/** What was stored for lists that did not become complete, or that have changed. */
export const removeUnneededMedia = async (): Promise<void> => {
  const lists = await loadOfflineLists()
  await removeOtherMedia(lists.flatMap(({ addresses }) => addresses))
}

/** What of the API's answers belongs to a list: itself, what is to be repeated, and the pages of its signs. */
export const listQueryKeys = ({ id, slugs }: Pick<OfflineList, 'id' | 'slugs'>): readonly QueryKey[] => [
  listQuery(id).queryKey,
  repetitionsQuery(id).queryKey,
  ...slugs.map((slug) => signQuery(slug).queryKey),
]

/** So many at a time: some connections stay free for the page. */
const PARALLEL = 2

/** Returns how many bytes they take together. */
const storeMedia = async (
  media: readonly ListMedium[],
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<number> => {
  const waiting = [...media]
  let bytes = 0
  const work = async (): Promise<void> => {
    for (let medium = waiting.shift(); medium; medium = waiting.shift()) {
      const size = await storeOne(medium.address, signal)
      bytes += size
      onProgress((media.length - waiting.length) / media.length)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return bytes
}

const storeOne = async (address: string, signal: AbortSignal): Promise<number> => {
  signal.throwIfAborted()
  const stored = await findStoredMedium(address)
  if (stored) return Number(stored.headers.get('content-length') ?? 0)
  const response = await fetchMedium(address, signal)
  // Its sign is gone, or has other media by now.
  if (response.status === 404 || response.status === 410) return 0
  if (!response.ok) throw new Error('Ein Bild oder Video konnte nicht geladen werden.')
  const content = await response.blob()
  try {
    await storeMedium(address, content)
  } catch (error) {
    throw new DeviceFull(error)
  }
  return content.size
}
