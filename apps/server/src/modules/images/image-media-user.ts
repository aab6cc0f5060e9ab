import { IMAGE_VARIANTS } from '@gebaerdenraum/domain/images/image-variants'
import type { Database } from '../../platform/database/database.ts'
import { type MediaUser, toUploadRecipe } from '../media/index.ts'
import { findOriginalsOfImages, listImageFacts } from './image-media.repository.ts'

const PAGE = 500

/** Keeps what uploaded images are shown with. */
export const imageMediaUser = (db: Database): MediaUser => ({
  async *listNeededSources(signal) {
    let after: string | undefined
    for (;;) {
      signal.throwIfAborted()
      const page = await listImageFacts(db, after, PAGE)
      for (const { original } of page) {
        for (const variant of IMAGE_VARIANTS) {
          const recipe = toUploadRecipe(original, variant)
          if (recipe.kind !== 'kept') yield recipe.source
        }
      }
      after = page.at(-1)?.id
      if (page.length < PAGE) return
    }
  },
  findUsedOriginals: async (hashes) => new Set(await findOriginalsOfImages(db, hashes)),
})
