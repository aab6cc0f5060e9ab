import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { licenceChoices } from '../../accounts/index.ts'

export type LicenceChoiceRow = typeof licenceChoices.$inferSelect

/** Takes the place of the account's last choice. */
export const saveLicenceChoice = async (db: Database, choice: LicenceChoiceRow): Promise<void> => {
  const { userId, ...chosen } = choice
  await db.insert(licenceChoices).values(choice).onConflictDoUpdate({ target: licenceChoices.userId, set: chosen })
}

/** Undefined where there is none, or only one from before `after`. */
export const findLicenceChoice = async (
  db: Database,
  userId: string,
  after: Date,
): Promise<LicenceChoiceRow | undefined> => {
  const [row] = await db
    .select()
    .from(licenceChoices)
    .where(and(eq(licenceChoices.userId, userId), gt(licenceChoices.chosenAt, after)))
  return row
}

export const deleteLicenceChoice = async (db: Database, userId: string): Promise<void> => {
  await db.delete(licenceChoices).where(eq(licenceChoices.userId, userId))
}

/** Choices from before `before`. Returns how many. */
export const deleteOldLicenceChoices = async (db: Database, before: Date): Promise<number> =>
  (await db.delete(licenceChoices).where(lt(licenceChoices.chosenAt, before)).returning({ id: licenceChoices.userId }))
    .length
