/**
 * Media that a person has made available without a connection, by the address without its signature. Also used by the service
 * worker. One cache for a browser: it is removed whole when the person signs out or loses the licence.
 */
const CACHE = 'gebaerdenraum-offline-media'
const MEDIA = /^\/(media\/signs|api\/custom-signs)\//
/** What of an address says who asks, and until when: expiry, signature, account, queue. */
const SIGNED_FIELDS = ['e', 's', 'u', 'k']

/** Whether media at this address are stored at all: those of signs and custom signs. */
export const isStorableMedium = ({ pathname }: URL): boolean => MEDIA.test(pathname)

/** Tells the service worker that media are stored from now on. */
export const MEDIA_STORED = 'media-stored'

export const hasStoredMedia = async (): Promise<boolean> => 'caches' in globalThis && (await caches.has(CACHE))

/** Stores what was fetched from an address. Rejects where the device is full. */
export const storeMedium = async (address: string, content: Blob): Promise<void> => {
  const headers = { 'content-type': content.type, 'content-length': String(content.size) }
  const cache = await caches.open(CACHE)
  await cache.put(toKey(address), new Response(content, { headers }))
}

/**
 * The stored answer for an address, of whatever account and time its signature is. Where `destination` is given, another
 * size of the same picture or film will do.
 */
export const findStoredMedium = async (
  address: string,
  destination?: RequestDestination,
): Promise<Response | undefined> => {
  if (!(await hasStoredMedia())) return undefined
  const cache = await caches.open(CACHE)
  const key = toKey(address)
  const stored = await cache.match(key)
  if (stored || destination === undefined) return stored
  for (const other of await cache.keys()) {
    if (!isSameThing(key, other.url)) continue
    const found = await cache.match(other)
    if (found && fits(found, destination)) return found
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
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => false)
}

const toKey = (address: string): string => {
  const url = new URL(address, globalThis.location.origin)
  for (const field of SIGNED_FIELDS) url.searchParams.delete(field)
  url.searchParams.sort()
  return url.href
}

/** The same picture or film in another size. Without words only what is without words, which would be told otherwise. */
const isSameThing = (one: string, other: string): boolean => {
  const [a, b] = [new URL(one), new URL(other)]
  return thingOf(a) === thingOf(b) && a.searchParams.get(WORDLESS) === b.searchParams.get(WORDLESS)
}

/** `/media/signs/{id}/{type}` */
const thingOf = ({ pathname }: URL): string => pathname.split('/').slice(0, 5).join('/')

const fits = (stored: Response, destination: RequestDestination): boolean => {
  const type = stored.headers.get('content-type') ?? ''
  return destination === 'video' ? type.startsWith('video/') : destination === 'image' && type.startsWith('image/')
}

const WORDLESS = 'words'
