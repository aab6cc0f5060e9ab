import type { SignChange } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type CatalogueChange, recordCatalogueChange } from '../changes/record-catalogue-change.ts'
import { keepPixels } from '../media/picture-pixels.repository.ts'
import {
  countSignRevisions,
  findSignRevisions,
  type IncomingMedium,
  insertCategories,
  insertMedia,
  retireReplacedMedia,
  upsertSigns,
} from './import.repository.ts'

/** The revision that each sign had when somebody looked at what would change; null: there was none. */
export type ReviewedRevisions = ReadonlyMap<string, number | null>

/**
 * Writes some signs, each with all that changes of it, in one short transaction. Their media lie in the store already.
 * Writing the same again changes nothing: no revision moves. All batches of an import are one change of the catalogue.
 * Signs that have moved since they were reviewed are left as they are. Answers the slugs of the others.
 */
export const writeBatch = async (
  db: Database,
  changes: readonly SignChange[],
  media: readonly IncomingMedium[],
  change: CatalogueChange,
  reviewed?: ReviewedRevisions,
): Promise<readonly string[]> =>
  inTransaction(db, async (transaction) => {
    let slugs = [...new Set([...changes, ...media].map(({ slug }) => slug))]
    // Read under the lock of the catalogue: nobody changes these signs between this look and the writing.
    const scope = async () => {
      if (reviewed) slugs = await unmovedSlugs(transaction, slugs, reviewed)
      return { slugs }
    }
    await recordCatalogueChange(transaction, change, scope, async () => {
      const meant = new Set(slugs)
      const isMeant = ({ slug }: { readonly slug: string }) => meant.has(slug)
      await write(transaction, changes.filter(isMeant), media.filter(isMeant))
    })
    return slugs
  })

const unmovedSlugs = async (db: Database, slugs: readonly string[], reviewed: ReviewedRevisions): Promise<string[]> => {
  const now = await findSignRevisions(db, slugs)
  return slugs.filter((slug) => (now.get(slug) ?? null) === (reviewed.get(slug) ?? null))
}

const write = async (db: Database, changes: readonly SignChange[], media: readonly IncomingMedium[]): Promise<void> => {
  const signs = changes.flatMap(({ slug, values }) => (values ? [{ slug, values }] : []))
  // The first spelling of a category is the one that is kept.
  const categories = new Map(signs.toReversed().map(({ values }) => [values.categorySlug, values.category]))
  if (categories.size > 0) await insertCategories(db, categories)
  const written = signs.length > 0 ? await upsertSigns(db, signs) : []
  if (media.length > 0) await retireReplacedMedia(db, media)
  const withMedia = media.length > 0 ? await insertMedia(db, media) : []
  await keepPixels(db, media)
  const counted = new Set(written.map(({ id }) => id))
  const uncounted = [...new Set(withMedia)].filter((id) => !counted.has(id))
  if (uncounted.length > 0) await countSignRevisions(db, uncounted)
}
