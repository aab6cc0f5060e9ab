import type { SignChange } from '@gebaerdenraum/domain/signs/import/existing-sign'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { type CatalogueChange, recordCatalogueChange } from '../resources/catalogue-changes/record-catalogue-change.ts'
import {
  countSignRevisions,
  type IncomingMedium,
  insertCategories,
  insertMedia,
  retireReplacedMedia,
  upsertSigns,
} from './import.repository.ts'

/**
 * Writes some signs, each with all that changes of it, in one short transaction. Their media lie in the store already.
 * Writing the same again changes nothing: no revision moves. All batches of an import are one change of the catalogue.
 */
export const writeBatch = async (
  db: Database,
  changes: readonly SignChange[],
  media: readonly IncomingMedium[],
  change: CatalogueChange,
): Promise<void> => {
  const signs = changes.flatMap(({ slug, values }) => (values ? [{ slug, values }] : []))
  // The first spelling of a category is the one that is kept.
  const categories = new Map(signs.toReversed().map(({ values }) => [values.categorySlug, values.category]))
  const slugs = [...new Set([...changes, ...media].map(({ slug }) => slug))]
  await inTransaction(db, async (transaction) => {
    await recordCatalogueChange(transaction, change, { slugs }, async () => {
      if (categories.size > 0) await insertCategories(transaction, categories)
      const written = signs.length > 0 ? await upsertSigns(transaction, signs) : []
      if (media.length > 0) await retireReplacedMedia(transaction, media)
      const withMedia = media.length > 0 ? await insertMedia(transaction, media) : []
      const counted = new Set(written.map(({ id }) => id))
      const uncounted = [...new Set(withMedia)].filter((id) => !counted.has(id))
      if (uncounted.length > 0) await countSignRevisions(transaction, uncounted)
    })
  })
}
