import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { SignMediaType, SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { isOlder } from '../../platform/database/is-older.ts'
import { picturePixels } from './tables/picture-pixels.ts'
import { catalogue, categories, missedSearches, signMedia, signs } from './tables/signs.ts'

export type ImportedPixels = { readonly [Type in SignPictureType]?: Size }

/** A sign as the catalogue in memory keeps it. */
export type CatalogueRow = Awaited<ReturnType<typeof findCatalogueRows>>[number]

/** The catalogue's revision; it moves with every change of any sign, category or medium. */
export const readCatalogueRevision = async (db: Database): Promise<number> => {
  const [row] = await db.select({ revision: catalogue.revision }).from(catalogue)
  return row?.revision ?? 0
}

/** Signs on offer by their ids, with the types of the media that were imported for them. */
export const findCatalogueRows = async (
  db: Database,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) =>
  db
    .select({
      id: signs.id,
      slug: signs.slug,
      title: signs.title,
      wordClass: signs.wordClass,
      keywords: signs.keywords,
      categoryId: signs.categoryId,
      categoryName: categories.name,
      isPreview: signs.isPreview,
      isFingerspelled: signs.isFingerspelled,
      revision: signs.revision,
      createdAt: signs.createdAt,
      importedTypes: sql<SignMediaType[]>`coalesce((select array_agg(${signMedia.type}) from ${signMedia}
        where ${signMedia.signId} = ${signs.id} and ${signMedia.replacedAt} is null), '{}')`,
      symbol: signs.symbol,
      /** Of imported pictures that are no vectors. */
      importedPixels: sql<ImportedPixels | null>`(
        select json_object_agg(m.type, json_build_object('width', p.width, 'height', p.height))
        from ${signMedia} m join ${picturePixels} p on p.sha256 = m.sha256
        where m.sign_id = ${signs.id} and m.replaced_at is null)`,
    })
    .from(signs)
    .innerJoin(categories, eq(categories.id, signs.categoryId))
    .where(and(isNull(signs.retiredAt), after === undefined ? undefined : gt(signs.id, after)))
    .orderBy(asc(signs.id))
    .limit(limit)

export const findCategories = async (db: Database) =>
  db
    .select({ id: categories.id, name: categories.name, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.name))

export const countSigns = async (db: Database): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(signs)
  return row?.n ?? 0
}

/** Counts a search that found nothing. */
export const countMissedSearch = async (db: Database, text: string): Promise<void> => {
  await db
    .insert(missedSearches)
    .values({ text })
    .onConflictDoUpdate({
      target: missedSearches.text,
      set: { count: sql`${missedSearches.count} + 1`, lastAt: sql`now()` },
    })
}

/** Forgets what was missed only once and longer ago than this. Returns how many. */
export const deleteRareMissedSearches = async (db: Database, ageMs: number): Promise<number> => {
  const rare = and(eq(missedSearches.count, 1), isOlder(missedSearches.lastAt, ageMs))
  return (await db.delete(missedSearches).where(rare).returning({ text: missedSearches.text })).length
}
