import { findStoredMedium } from '../../../storage/offline-media.ts'
import { fetchMedium } from './fetch-medium.ts'
import type { ListMedium, MediaKind } from './list-media.ts'

/** So many of each kind are asked for: the server creates what does not exist yet, which takes it a second each. */
const SAMPLES = 3

/** About how many bytes have to be loaded for these media; what is on this device already counts nothing. */
export const estimateBytes = async (media: readonly ListMedium[], signal: AbortSignal): Promise<number> => {
  const missing: ListMedium[] = []
  for (const medium of media) if (!(await findStoredMedium(medium.address))) missing.push(medium)
  const sizes = await Promise.all(
    KINDS.map((kind) =>
      estimateKind(
        missing.filter((one) => one.kind === kind),
        signal,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const KINDS: readonly MediaKind[] = ['film', 'picture']

const estimateKind = async (media: readonly ListMedium[], signal: AbortSignal): Promise<number> => {
  if (media.length === 0) return 0
  const samples = spread(media, SAMPLES)
  const sizes = await Promise.all(samples.map(({ address }) => readSize(address, signal)))
  return (sizes.reduce((sum, size) => sum + size, 0) / samples.length) * media.length
}

const readSize = async (address: string, signal: AbortSignal): Promise<number> => {
  const response = await fetchMedium(address, signal, 'HEAD')
  return Number(response.headers.get('content-length') ?? 0)
}

/** So many of them, evenly from the whole. */
export const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.length <= count
    ? items
    : Array.from({ length: count }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)]!)

/** How many bytes this browser may still store; undefined where it does not tell. */
export const readFreeBytes = async (): Promise<number | undefined> => {
  const { storage } = navigator as { readonly storage?: StorageManager }
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage)
}
