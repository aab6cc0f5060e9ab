import { UNDOABLE_DAYS } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { eq, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { signMedia, signs } from '../tables/signs.ts'

export type KnownMedium = {
  readonly signId: string
  readonly type: SignMediaType
  readonly sha256: string
  readonly posterMs: number | null
  readonly isShown: boolean
  /** Its content is sure to be in the store still. */
  readonly isKept: boolean
}

export const findMedium = async (db: Database, id: string): Promise<KnownMedium | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({
      signId: signMedia.signId,
      type: signMedia.type,
      sha256: signMedia.sha256,
      posterMs: signMedia.posterMs,
      isShown: sql<boolean>`${signMedia.replacedAt} is null`,
      isKept: sql<boolean>`${signMedia.replacedAt} is null
        or ${signMedia.replacedAt} > now() - ${UNDOABLE_DAYS} * interval '1 day'`,
    })
    .from(signMedia)
    .where(eq(signMedia.id, id))
  return row
}

/** A revision more: part of the addresses of its media. */
export const countRevision = async (db: Database, signId: string): Promise<void> => {
  await db
    .update(signs)
    .set({ revision: sql`${signs.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(signs.id, signId))
}
