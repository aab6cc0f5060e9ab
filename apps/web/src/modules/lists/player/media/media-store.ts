import { createListeners } from '@gebaerdenraum/editing/observable'
import type { CardAddresses } from './card-addresses.ts'

/** Media of one card that lie in the browser, as addresses that need no network. */
export type LoadedMedia = { readonly film: string | undefined; readonly picture: string | undefined }

export type WantedCard = { readonly id: string; readonly addresses: CardAddresses }

export type MediaStore = {
  readonly get: (id: string) => LoadedMedia | undefined
  /** Fetches the media of these cards in this order; called again, the new order counts. */
  readonly want: (cards: readonly WantedCard[]) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Counts what has been loaded, for `useSyncExternalStore`. */
  readonly version: () => number
  readonly isComplete: () => boolean
  /** Releases the memory. The next request loads again. */
  readonly clear: () => void
}

type Ports = {
  readonly fetchBlob: (address: string, kind: 'video' | 'image', signal: AbortSignal) => Promise<Blob>
  readonly createUrl: (blob: Blob) => string
  readonly revokeUrl: (url: string) => void
}

/**
 * The shown card and its neighbours are loaded first, two at a time; the others one after the other. A browser opens six
 * connections to a server: some must stay free for saving and for the current film.
 */
const NEAR_CARDS = 3
const NEAR_JOBS = 2
const FAR_JOBS = 1
/** Above this only the neighbours are loaded, and the cards that were left first are released. */
export const MEDIA_MAX_BYTES = 256 * 1024 * 1024

export const createMediaStore = ({ fetchBlob, createUrl, revokeUrl }: Ports): MediaStore => {
  const loaded = new Map<string, LoadedMedia & { readonly bytes: number }>()
  const loading = new Map<string, AbortController>()
  const failed = new Set<string>()
  let order: readonly WantedCard[] = []
  let bytes = 0
  let version = 0
  const { subscribe, notify } = createListeners()
  const publish = () => {
    version += 1
    notify()
  }

  const giveUp = (id: string) => {
    const media = loaded.get(id)
    if (!media) return
    loaded.delete(id)
    bytes -= media.bytes
    for (const url of [media.film, media.picture]) if (url) revokeUrl(url)
  }
  const makeRoom = () => {
    const near = new Set(order.slice(0, NEAR_CARDS).map(({ id }) => id))
    for (const id of [...loaded.keys()]) {
      if (bytes <= MEDIA_MAX_BYTES) return
      if (!near.has(id)) giveUp(id)
    }
  }
  const load = async ({ id, addresses }: WantedCard) => {
    const controller = new AbortController()
    loading.set(id, controller)
    try {
      const fetchFile = (address: string | undefined, kind: 'video' | 'image') =>
        address && fetchBlob(address, kind, controller.signal)
      const film = await fetchFile(addresses.film, 'video')
      const picture = await fetchFile(addresses.picture, 'image')
      if (controller.signal.aborted) return
      const size = (film ? film.size : 0) + (picture ? picture.size : 0)
      loaded.set(id, {
        film: film ? createUrl(film) : undefined,
        picture: picture ? createUrl(picture) : undefined,
        bytes: size,
      })
      bytes += size
      makeRoom()
      publish()
    } catch {
      // Tried again with the next change of cards; until then the card takes its media from the network.
      if (!controller.signal.aborted) failed.add(id)
    } finally {
      if (loading.get(id) === controller) loading.delete(id)
      work()
    }
  }
  const work = () => {
    const open = order.filter(({ id }) => !loaded.has(id) && !failed.has(id))
    const near = new Set(order.slice(0, NEAR_CARDS).map(({ id }) => id))
    for (const card of open) {
      const isNear = near.has(card.id)
      if (loading.has(card.id)) continue
      if (loading.size >= (isNear ? NEAR_JOBS : FAR_JOBS)) return
      if (!isNear && bytes > MEDIA_MAX_BYTES * 0.9) return
      void load(card)
    }
  }

  return {
    get: (id) => loaded.get(id),
    want: (cards) => {
      order = cards
      failed.clear()
      work()
    },
    subscribe,
    version: () => version,
    isComplete: () => order.every(({ id }) => loaded.has(id)),
    clear: () => {
      for (const controller of loading.values()) controller.abort()
      loading.clear()
      for (const id of [...loaded.keys()]) giveUp(id)
      order = []
      failed.clear()
    },
  }
}
