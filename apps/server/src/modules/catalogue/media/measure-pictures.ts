import type { Database } from '../../../platform/database/database.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { measureForeignPicture } from '../../media/content/index.ts'
import { readOriginal } from '../../media/index.ts'
import { countCatalogueRevision } from '../import/import.repository.ts'
import { keepPixels, listUnmeasuredPictures } from './picture-pixels.repository.ts'

const PAGE = 50

/**
 * Counts the pixels of pictures that were imported before imports did. One that cannot be read is told and left out: it
 * is asked for again the next night.
 */
export const measurePictures: JobHandler<{ readonly db: Database; readonly storage: MediaStorage }, unknown> = async (
  _payload,
  { services, log, signal },
) => {
  const { db, storage } = services
  let measured = 0
  let after = ''
  for (;;) {
    const page = await listUnmeasuredPictures(db, after, PAGE)
    for (const sha256 of page) {
      signal.throwIfAborted()
      try {
        const content = await readOriginal(storage, sha256)
        if (content) measured += await keepPixels(db, [{ sha256, pixels: await measureForeignPicture(content) }])
      } catch (error) {
        log.warn({ sha256, err: error }, 'picture could not be measured')
      }
    }
    after = page.at(-1) ?? after
    if (page.length < PAGE) break
  }
  if (measured > 0) await countCatalogueRevision(db)
  log.info({ measured }, 'pictures measured')
}
