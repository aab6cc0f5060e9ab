import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { accessTokens } from '../tables/accounts.ts'

/** Whose sign-in it is. */
export const findHolder = async (db: Database, tokenId: string): Promise<string | undefined> => {
  const [row] = await db.select({ userId: accessTokens.userId }).from(accessTokens).where(eq(accessTokens.id, tokenId))
  return row?.userId
}
