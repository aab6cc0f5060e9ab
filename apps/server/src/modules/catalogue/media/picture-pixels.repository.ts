import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { SIGN_PICTURE_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { and, asc, gt, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { picturePixels } from '../tables/picture-pixels.ts'
import { signMedia } from '../tables/signs.ts'

type Measured = { readonly sha256: string; readonly pixels?: Size | null }

/** Known of a content for good. Answers how many were not known before. */
export const keepPixels = async (db: Database, pictures: readonly Measured[]): Promise<number> => {
  const rows = pictures.flatMap(({ sha256, pixels }) => (pixels ? [{ sha256, ...pixels }] : []))
  if (rows.length === 0) return 0
  const kept = await db
    .insert(picturePixels)
    .values(rows)
    .onConflictDoNothing()
    .returning({ sha256: picturePixels.sha256 })
  return kept.length
}

/** Pictures of signs whose pixels nobody has counted, in pages by their hash; vectors have none. */
export const listUnmeasuredPictures = async (
  db: Database,
  after: string,
  limit: number,
): Promise<readonly string[]> => {
  const isKnown = db.select({ sha256: picturePixels.sha256 }).from(picturePixels)
  const rows = await db
    .selectDistinct({ sha256: signMedia.sha256 })
    .from(signMedia)
    .where(
      and(
        isNull(signMedia.replacedAt),
        inArray(signMedia.type, [...SIGN_PICTURE_TYPES]),
        ne(signMedia.contentType, 'image/svg+xml'),
        notInArray(signMedia.sha256, isKnown),
        gt(signMedia.sha256, after),
      ),
    )
    .orderBy(asc(signMedia.sha256))
    .limit(limit)
  return rows.map(({ sha256 }) => sha256)
}
