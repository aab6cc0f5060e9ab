import { isViewTab } from '../api/view-tab.ts'

/**
 * Media that a person has made available without a connection, by the address without its signature. Also used by the service
 * worker. One cache for a browser: it is removed whole when the person signs out or loses the licence. A view of somebody else
 * reads and changes nothing of it.
 */
const CACHE = 'gebaerdenraum-offline-media'
const MEDIA = /^\/(media\/signs|api\/custom-signs)\//
/** What of an address says who asks, and until when: expiry, signature, account, queue. */
const SIGNED_FIELDS = ['e', 's', 'u', 'k']

/** Whether media at this address are stored at all: those of signs and custom signs. */
export const isStorableMedium = ({ pathname }: URL): boolean => MEDIA.test(pathname)

/** False also where the browser forbids storage. */
export const hasStoredMedia = async (): Promise<boolean> => {
  try {
    return !isViewTab() && 'caches' in globalThis && (await caches.has(CACHE))
  } catch {
    return false
  }
}

/** Stores what was fetched from an address. Rejects where the device is full. */
export const storeMedium = async (address: string, content: Blob): Promise<void> => {
  const headers = { 'content-type': content.type, 'content-length': String(content.size) }
  const cache = await caches.open(CACHE)
  await cache.put(toKey(address), new Response(content, { headers }))
}

/** The stored answer for an address, of whatever account and time its signature is; undefined where there is none. */
export const findStoredMedium = async (address: string): Promise<Response | undefined> => {
  if (!(await hasStoredMedia())) return undefined
  try {
    return await (await caches.open(CACHE)).match(toKey(address))
  } catch {
    return undefined
  }
}

/** A person waits no longer for the network if the device has something that will do. */
const PATIENCE_MS = 4_000

/**
 * The stored medium of an address, or else the answer of the network. Where that fails or takes long, another size of the same
 * picture or film, if one is stored.
 */
export const findOrFetchMedium = async (
  address: string,
  destination: RequestDestination,
  fetchMedium: () => Promise<Response>,
): Promise<Response> => {
  const stored = await findStoredMedium(address)
  if (stored) return stored
  const similar = await findSimilarMedium(address, destination)
  if (!similar) return fetchMedium()
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(similar), PATIENCE_MS))
  return Promise.race([fetchMedium().catch(() => similar), late])
}

const findSimilarMedium = async (address: string, destination: RequestDestination): Promise<Response | undefined> => {
  if (!(await hasStoredMedia())) return undefined
  try {
    const key = new URL(toKey(address))
    const thing = thingAt(key)
    const cache = await caches.open(CACHE)
    for (const request of await cache.keys()) {
      // Most are something else, and reading an address takes time.
      if (!request.url.includes(thing)) continue
      const other = new URL(request.url)
      if (isWordless(other) !== isWordless(key)) continue
      const found = await cache.match(request)
      if (found && fits(found, destination)) return found
    }
  } catch {
    // As if nothing were stored.
  }
  return undefined
}

/** Removes all media but those of these addresses. */
export const removeOtherMedia = async (addresses: Iterable<string>): Promise<void> => {
  if (!(await hasStoredMedia())) return
  const wanted = new Set([...addresses].map(toKey))
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

export const removeOfflineMedia = async (): Promise<void> => {
  if (await hasStoredMedia()) await caches.delete(CACHE).catch(() => false)
}

const toKey = (address: string): string => {
  const url = new URL(address, globalThis.location.origin)
  for (const field of SIGNED_FIELDS) url.searchParams.delete(field)
  url.searchParams.sort()
  return url.href
}

/** `/media/signs/{id}/{type}/` or `/api/custom-signs/{id}/`: the same picture or film in all its sizes. */
const thingAt = ({ pathname }: URL): string => {
  const parts = pathname.split('/')
  return `${parts.slice(0, pathname.startsWith('/media/') ? 5 : 4).join('/')}/`
}

/** In a quiz: words would tell what is asked for. */
const isWordless = ({ pathname, searchParams }: URL): boolean =>
  searchParams.get('words') === '0' || pathname.split('/').at(-1) === 'wordless'

const fits = (stored: Response, destination: RequestDestination): boolean => {
  const type = stored.headers.get('content-type') ?? ''
  return destination === 'video' ? type.startsWith('video/') : destination === 'image' && type.startsWith('image/')
}
