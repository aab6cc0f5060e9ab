import type { Size } from '@gebaerdenraum/domain/documents/page-geometry'
import type { Database } from '../database/database.ts'
import { picturePixels } from '../database/tables/signs.ts'

/** Known of a content for good. */
export const keepPixels = async (
  db: Database,
  pictures: readonly { readonly sha256: string; readonly pixels?: Size | null }[],
): Promise<void> => {
  const rows = pictures.flatMap(({ sha256, pixels }) => (pixels ? [{ sha256, ...pixels }] : []))
  if (rows.length > 0) await db.insert(picturePixels).values(rows).onConflictDoNothing()
}
