import { asc, eq, gt, inArray } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../database/database.ts'
import { images } from '../database/tables/images.ts'
import type { Original } from './originals.ts'

/** What an own upload's variants depend on, and what it is called. */
export type ImageFacts = { readonly id: string; readonly name: string; readonly original: Original }

export const findImageFacts = async (db: Database, id: string): Promise<ImageFacts | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await selectFacts(db).where(eq(images.id, id))
  return row && factsOf(row)
}

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
      name: images.name,
      sha256: images.sha256,
      contentType: images.contentType,
      byteLength: images.byteLength,
    })
    .from(images)

type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number]

/** The order of fields is fixed here: it goes into the hash that names a variant's source. */
const factsOf = ({ id, name, sha256, contentType, byteLength }: FactsRow): ImageFacts => ({
  id,
  name,
  original: { sha256, contentType, byteLength },
})
