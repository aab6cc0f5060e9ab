import { UNDOABLE_DAYS } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { eq, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { isOlder } from '../../../platform/database/is-older.ts'
import { signMedia, signs } from '../tables/signs.ts'

const KEPT_MS = UNDOABLE_DAYS * 86_400_000

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
      isKept: sql<boolean>`${signMedia.replacedAt} is null or not ${isOlder(signMedia.replacedAt, KEPT_MS)}`,
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
