import { asc, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Original } from '../media/index.ts'
import { images } from './tables/images.ts'

/** What an own upload's variants depend on. */
export type ImageFacts = { readonly id: string; readonly original: Original }

/** In pages by id: for work on all of them. */
export const listImageFacts = async (db: Database, after: string | undefined, limit: number): Promise<ImageFacts[]> => {
  const rows = await selectFacts(db)
    .where(after === undefined ? undefined : gt(images.id, after))
    .orderBy(asc(images.id))
    .limit(limit)
  return rows.map(factsOf)
}

/** Which of these originals an image has. */
export const findOriginalsOfImages = async (db: Database, hashes: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ sha256: images.sha256 })
    .from(images)
    .where(inArray(images.sha256, [...hashes]))
  return rows.map(({ sha256 }) => sha256)
}

const selectFacts = (db: Database) =>
  db
    .select({
      id: images.id,
      sha256: images.sha256,
      contentType: images.contentType,
      byteLength: images.byteLength,
    })
    .from(images)

type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number]

/** The order of fields is fixed here: it goes into the hash that names a variant's source. */
const factsOf = ({ id, sha256, contentType, byteLength }: FactsRow): ImageFacts => ({
  id,
  original: { sha256, contentType, byteLength },
})
