import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { fileNodes } from '../../files/index.ts'
import { listTemplateSigns, listTemplates } from '../tables/lists.ts'

/** Any fixed number: servers that start together ask for the same. */
const LISTS_SEED_LOCK = 7_203_414

export const lockDemoLists = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${LISTS_SEED_LOCK})`)
}

/** Whether there are no templates, and no files of anybody. */
export const findWhatIsEmpty = async (db: Database): Promise<{ templates: boolean; files: boolean }> => {
  const exists = (table: typeof listTemplates | typeof fileNodes) => sql<boolean>`not exists (select from ${table})`
  const [row] = await db
    .select({ templates: exists(listTemplates), files: exists(fileNodes) })
    .from(sql`(values (1)) as one`)
  return row ?? { templates: false, files: false }
}

export type NewTemplate = {
  readonly name: string
  readonly description: string
  readonly color: string
  readonly createdAt: Date
  readonly signIds: readonly string[]
}

/** Public templates with their signs. */
export const insertTemplates = async (db: Database, templates: readonly NewTemplate[]): Promise<void> => {
  const rows = await db
    .insert(listTemplates)
    .values(templates.map(({ signIds: _, ...template }, position) => ({ ...template, position, isPublic: true })))
    .returning({ id: listTemplates.id, name: listTemplates.name })
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  await db
    .insert(listTemplateSigns)
    .values(
      templates.flatMap(({ name, signIds }) =>
        signIds.map((signId, position) => ({ templateId: ids.get(name) ?? '', signId, position })),
      ),
    )
}

/** The ids of a team's people, its owner included. */
export const findTeamMemberIds = async (db: Database, teamId: string): Promise<readonly string[]> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.teamId, teamId))
  return rows.map(({ id }) => id)
}

export const findUserIdByEmail = async (db: Database, email: string): Promise<string | undefined> => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id
}
