import { findStoredMedium, storeMedium } from '../../../storage/offline-media.ts'
import { fetchMedium } from './fetch-medium.ts'
import type { ListMedium } from './list-media.ts'

/** The device has no room for more. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull'
  constructor(cause?: unknown) {
    super('Auf diesem Gerät ist nicht genug Platz. Entferne zuerst etwas anderes.', { cause })
  }
}

/** So many at a time: some connections stay free for the page. */
const PARALLEL = 2

/**
 * Stores media on this device; what is there already is not loaded again. Returns how many bytes they take together. Rejects with
 * the first failure, after which nothing is loaded any more.
 */
export const storeMedia = async (
  media: readonly ListMedium[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<number> => {
  const waiting = [...media]
  const failed = new AbortController()
  const stop = (): void => failed.abort(signal.reason)
  signal.addEventListener('abort', stop)
  let bytes = 0
  const work = async (): Promise<void> => {
    for (let medium = waiting.shift(); medium; medium = waiting.shift()) {
      const size = await storeOne(medium.address, failed.signal)
      bytes += size
      onProgress((media.length - waiting.length) / media.length)
    }
  }
  try {
    signal.throwIfAborted()
    await Promise.all(Array.from({ length: PARALLEL }, work))
    return bytes
  } finally {
    failed.abort()
    signal.removeEventListener('abort', stop)
  }
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
  // The person may have signed out meanwhile.
  signal.throwIfAborted()
  try {
    await storeMedium(address, content)
  } catch (error) {
    throw new DeviceFull(error)
  }
  return content.size
}
