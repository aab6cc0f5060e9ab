import type { ImageReference } from '@gebaerdenraum/domain/documents/image-reference'
import type { Size } from '@gebaerdenraum/domain/documents/page-geometry'

/** What is known of a picture that is placed somewhere. */
export type PlacedPicture = {
  /** What it shows: its alternative text. */
  readonly name: string
  /** For the screen. */
  readonly address: string
  /** Of the original, in pixels; null where it has none (a drawing) or nobody knows. */
  readonly pixels: Size | null
}

/** `gone`: no such thing, or out of reach. `failed`: not reached; asked again with the next look. */
export type PictureState = PlacedPicture | 'loading' | 'gone' | 'failed'

/** Of many things at once: what is not in the answer is gone. */
export type LoadPictures = (
  service: ImageReference['service'],
  objectIds: readonly string[],
) => Promise<ReadonlyMap<string, (reference: ImageReference) => PlacedPicture | null>>

export type PictureStore = {
  /** What is known by now; asks for what is not. */
  readonly find: (reference: ImageReference) => PictureState
  /** Asks again for all that could not be reached. */
  readonly retry: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** Tells of every object that turns out to be gone. */
  readonly onGone: (listener: (object: ImageReference) => void) => () => void
}

/** How many of one service are asked for in one call: the API's own limit. */
const BATCH = 100

type Known = 'loading' | 'gone' | 'failed' | ((reference: ImageReference) => PlacedPicture | null)

/** Pictures by reference, asked for in few calls however many stand on a page. */
export const createPictureStore = (load: LoadPictures): PictureStore => {
  const known = new Map<string, Known>()
  const asked = new Map<string, PictureState>()
  const waiting = new Map<string, ImageReference>()
  const listeners = new Set<() => void>()
  const goneListeners = new Set<(object: ImageReference) => void>()
  let isScheduled = false

  const tell = (): void => {
    asked.clear()
    for (const listener of [...listeners]) listener()
  }

  const loadWaiting = async (): Promise<void> => {
    isScheduled = false
    const references = [...waiting.values()]
    waiting.clear()
    const byService = Map.groupBy(references, ({ service }) => service)
    const batches = [...byService].flatMap(([service, all]) =>
      Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => ({
        service,
        batch: all.slice(index * BATCH, (index + 1) * BATCH),
      })),
    )
    await Promise.all(batches.map(({ service, batch }) => loadBatch(service, batch)))
  }

  const loadBatch = async (service: ImageReference['service'], batch: readonly ImageReference[]): Promise<void> => {
    const gone: ImageReference[] = []
    try {
      const found = await load(
        service,
        batch.map(({ objectId }) => objectId),
      )
      for (const object of batch) {
        const picture = found.get(object.objectId)
        known.set(keyOf(object), picture ?? 'gone')
        if (!picture) gone.push(object)
      }
    } catch {
      for (const object of batch) known.set(keyOf(object), 'failed')
    }
    tell()
    for (const object of gone) for (const listener of [...goneListeners]) listener(object)
  }

  const ask = (reference: ImageReference): void => {
    known.set(keyOf(reference), 'loading')
    waiting.set(keyOf(reference), reference)
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => void loadWaiting())
  }

  const stateOf = (reference: ImageReference): PictureState => {
    const found = known.get(keyOf(reference))
    if (found === undefined) ask(reference)
    if (typeof found === 'function') return found(reference) ?? 'gone'
    return found ?? 'loading'
  }

  return {
    find: (reference) => {
      const key = `${keyOf(reference)} ${reference.service === 'signs' ? reference.imageType : ''}`
      const before = asked.get(key)
      if (before !== undefined) return before
      const state = stateOf(reference)
      asked.set(key, state)
      return state
    },
    retry: () => {
      const failed = [...known].flatMap(([key, state]) => (state === 'failed' ? key : []))
      if (failed.length === 0) return
      for (const key of failed) known.delete(key)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGone: (listener) => {
      goneListeners.add(listener)
      return () => goneListeners.delete(listener)
    },
  }
}

const keyOf = ({ service, objectId }: ImageReference): string => `${service}/${objectId}`
