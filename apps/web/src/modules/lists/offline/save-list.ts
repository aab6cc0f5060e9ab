import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { currentSession } from '../../../api/session.ts'
import { followQuery, startStoringQueries, unfollowQueries } from '../../../api/stored-queries.ts'
import { removeOtherMedia } from '../../../storage/offline-media.ts'
import { claimOfflineContent } from '../../../storage/offline-owner.ts'
import { MEDIA_STORED } from '../../../storage/service-worker-messages.ts'
import { signQuery } from '../../catalogue/index.ts'
import { currentScreen, type Screen } from '../player/media/card-addresses.ts'
import { repetitionsQuery } from '../player/queries.ts'
import { listQuery } from '../queries.ts'
import { listMedia } from './list-media.ts'
import { dropOfflineList, loadOfflineLists, type OfflineList, putOfflineList } from './offline-lists.ts'
import { DeviceFull, storeMedia } from './store-media.ts'

type Options = {
  readonly client: QueryClient
  readonly look: LookOptions
  readonly screen?: Screen
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** What the tabs of this browser do with stored lists, one after another: cleaning up must not meet a list that is being stored. */
export const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('gebaerdenraum-offline', run)

/**
 * Stores a list on this device: its data, what is to be repeated, and the media of its signs. Begun again, it goes on where it
 * stopped. Rejects when it does not become complete; then nothing is noted, and what only it needs is removed later. Runs
 * `inTurn`.
 */
export const saveListOffline = async (list: List, options: Options): Promise<void> => {
  const { client, look, screen = currentScreen(), signal, onProgress = () => undefined } = options
  const owner = currentSession()?.user._id
  if (owner === undefined) throw new Error('Nobody is signed in.')
  const removed = await claimOfflineContent(owner)
  startStoringQueries(client)
  const media = listMedia(list.signs, look, screen)
  const signs = list.signs.filter(({ isCustom }) => !isCustom)
  const slugs = signs.map(({ slug }) => slug)
  const wasStored = (await loadOfflineLists()).some(({ id }) => id === list._id)
  const ended = abortedByEither(signal, removed)
  try {
    await storeAnswers(client, list, signs, ended)
    const bytes = await storeMedia(media, ended, onProgress)
    ended.throwIfAborted()
    const isNoted = await putOfflineList({
      id: list._id,
      name: list.name,
      signCount: list.signs.length,
      bytes,
      savedAt: new Date().toISOString(),
      look,
      screen,
      slugs,
      addresses: media.map(({ address }) => address),
    })
    if (!isNoted) throw new DeviceFull()
  } catch (error) {
    if (!wasStored) await unfollowQueries(await findOwnKeys({ id: list._id, slugs }))
    throw error
  }
  navigator.serviceWorker?.controller?.postMessage(MEDIA_STORED)
}

/** Takes a list off this device, with the media that no other list needs. */
export const removeListOffline = (id: string): Promise<void> =>
  inTurn(async () => {
    const removed = (await loadOfflineLists()).find((list) => list.id === id)
    await dropOfflineList(id)
    await unfollowQueries(await findOwnKeys({ id, slugs: removed?.slugs ?? [] }))
    await removeUnneededMedia()
  })

/** What was stored for lists that did not become complete, or that have changed. Runs `inTurn`. */
export const removeUnneededMedia = async (): Promise<void> => {
  const lists = await loadOfflineLists()
  await removeOtherMedia(lists.flatMap(({ addresses }) => addresses))
}

type Named = Pick<OfflineList, 'id' | 'slugs'>

/** What of the API's answers belongs to a list: itself, what is to be repeated, and the pages of its signs. */
export const listQueryKeys = ({ id, slugs }: Named): readonly QueryKey[] => [
  listQuery(id).queryKey,
  repetitionsQuery(id).queryKey,
  ...slugs.map((slug) => signQuery(slug).queryKey),
]

/** Without those that another list of this device needs too. */
const findOwnKeys = async ({ id, slugs }: Named): Promise<readonly QueryKey[]> => {
  const others = (await loadOfflineLists()).filter((list) => list.id !== id)
  const needed = new Set(others.flatMap((list) => list.slugs))
  return listQueryKeys({ id, slugs: slugs.filter((slug) => !needed.has(slug)) })
}

/** Before the media: the answers are those of this moment, and may be replaced by newer ones while the media are loaded. */
const storeAnswers = async (
  client: QueryClient,
  list: List,
  signs: readonly List['signs'][number][],
  signal: AbortSignal,
): Promise<void> => {
  const listKey = listQuery(list._id).queryKey
  const known = client.getQueryData(listKey)
  if (!known || known.updatedAt < list.updatedAt) client.setQueryData(listKey, list)
  for (const sign of signs) {
    const key = signQuery(sign.slug).queryKey
    // An answer of its own is newer; where there is none, it is asked for as soon as it is shown.
    if (!client.getQueryData(key)) client.setQueryData(key, sign, { updatedAt: 1 })
  }
  await client.fetchQuery(repetitionsQuery(list._id))
  signal.throwIfAborted()
  for (const key of listQueryKeys({ id: list._id, slugs: signs.map(({ slug }) => slug) })) {
    if (!(await followQuery(client, key))) throw new DeviceFull()
  }
}

/** `AbortSignal.any` is younger than the oldest supported browsers. */
const abortedByEither = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  const controller = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) controller.abort(signal.reason)
    signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal })
  }
  return controller.signal
}
