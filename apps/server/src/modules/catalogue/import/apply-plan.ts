import type { SignChange } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import type { Database } from '../../../platform/database/database.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { measureForeignPicture } from '../../media/content/index.ts'
import { storeOriginal } from '../../media/index.ts'
import type { CatalogueChange } from '../changes/record-catalogue-change.ts'
import type { IncomingMedium } from './import.repository.ts'
import type { ImportLock } from './import-lock.repository.ts'
import { mapParallel } from './map-parallel.ts'
import { type ReviewedRevisions, writeBatch } from './write-batch.ts'

const BATCH_SIZE = 200
const STORED_AT_ONCE = 4

export type ApplyOptions = {
  readonly db: Database
  readonly storage: MediaStorage | null
  readonly lock: ImportLock
  /** What the whole import is kept as. */
  readonly change: CatalogueChange & { readonly id: string }
  readonly batchSize?: number | undefined
  /** Where the content of a file lies, by its path in the source. */
  readonly locations: ReadonlyMap<string, string>
  /** Given where somebody reviewed the plan: signs that have moved since are left as they are. */
  readonly reviewed?: ReviewedRevisions | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
  /** Awaited before each batch; the signal may fire meanwhile. */
  readonly beforeBatch?: (() => Promise<void>) | undefined
  /** Told of each batch that is committed. */
  readonly onWritten?: ((slugs: readonly string[]) => Promise<void>) | undefined
}

export type AppliedPlan = {
  readonly written: ReadonlySet<string>
  /** False after a stop: running again writes the rest. */
  readonly isComplete: boolean
}

/**
 * Writes the changes batch by batch: media into the store first (no transaction waits for them), then the rows. A stop
 * between batches, or a killed process, leaves each sign either old or new; running again writes the rest. Content
 * that was stored for nothing is removed by the nightly clean-up.
 */
export const applyPlan = async (
  changes: readonly SignChange[],
  {
    db,
    storage,
    lock,
    change,
    locations,
    reviewed,
    signal,
    onProgress,
    beforeBatch,
    onWritten,
    batchSize = BATCH_SIZE,
  }: ApplyOptions,
): Promise<AppliedPlan> => {
  const written = new Set<string>()
  let start = 0
  for (; start < changes.length && !signal?.aborted; start += batchSize) {
    onProgress?.(start, changes.length)
    await beforeBatch?.()
    if (signal?.aborted) break
    const batch = changes.slice(start, start + batchSize)
    const media = await storeMedia(batch, storage, locations, signal)
    if (!media) break
    lock.assertHeld()
    const slugs = await writeBatch(db, batch, media, change, reviewed)
    for (const slug of slugs) written.add(slug)
    await onWritten?.(slugs)
  }
  const isComplete = start >= changes.length
  if (isComplete) onProgress?.(changes.length, changes.length)
  return { written, isComplete }
}

/** Null after an abort. */
const storeMedia = async (
  batch: readonly SignChange[],
  storage: MediaStorage | null,
  locations: ReadonlyMap<string, string>,
  signal: AbortSignal | undefined,
): Promise<readonly IncomingMedium[] | null> => {
  const files = batch.flatMap(({ slug, files }) => files.map((file) => ({ slug, ...file })))
  const stored = await mapParallel(files, STORED_AT_ONCE, async ({ slug, type, path }) => {
    if (signal?.aborted) return null
    const location = locations.get(path)
    if (!storage || location === undefined) throw new Error(`No store or no content for ${path}`)
    const pixels = type === 'signVideo' ? null : await measureForeignPicture(location)
    return { slug, type, pixels, ...(await storeOriginal(storage, location)) }
  })
  const media = stored.filter((medium) => medium !== null)
  return media.length === files.length ? media : null
}
