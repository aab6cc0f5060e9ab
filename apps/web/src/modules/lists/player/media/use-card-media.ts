import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { preloadOrder } from '@gebaerdenraum/domain/lists/player-preload'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { findOrFetchMedium } from '../../../../storage/offline-media.ts'
import { fetchWhenReady } from '../../../catalogue/index.ts'
import { cardAddresses } from './card-addresses.ts'
import { createMediaStore, type MediaStore } from './media-store.ts'

type Facts = {
  readonly signs: ReadonlyMap<string, ListSign>
  readonly cards: readonly string[]
  readonly index: number
  readonly look: LookOptions
}

/** Keeps the media of the cards in the browser, those at hand first: the next card shows at once, without a network too. */
export const useCardMedia = ({ signs, cards, index, look }: Facts): MediaStore => {
  const [store] = useState(() => createMediaStore(BROWSER))
  useSyncExternalStore(store.subscribe, store.version)
  useEffect(() => {
    const want = () =>
      store.want(
        preloadOrder(cards, index).flatMap((id) => {
          const sign = signs.get(id)
          return sign ? [{ id, addresses: cardAddresses(sign, look) }] : []
        }),
      )
    want()
    window.addEventListener('online', want)
    return () => window.removeEventListener('online', want)
  }, [store, signs, cards, index, look])
  useEffect(() => () => store.clear(), [store])
  return store
}

const BROWSER = {
  fetchBlob: async (address: string, kind: 'video' | 'image', signal: AbortSignal): Promise<Blob> => {
    const response = await findOrFetchMedium(address, kind, () => fetchWhenReady(address, signal))
    if (!response.ok) throw new Error(`A medium was refused with ${response.status}`)
    return response.blob()
  },
  createUrl: (blob: Blob) => URL.createObjectURL(blob),
  revokeUrl: (url: string) => URL.revokeObjectURL(url),
}
