import { asc, count, eq, max, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { listTemplateSigns, listTemplates } from './tables/lists.ts'

type Fields = Pick<typeof listTemplates.$inferInsert, 'name' | 'description' | 'color' | 'isPublic'>

type Changed<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** Any fixed number: changes of templates come one after another, since their places hang together. */
const TEMPLATES_LOCK = 7_203_431

export const lockTemplates = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${TEMPLATES_LOCK})`)
}

/** Puts it behind all others. */
export const insertTemplate = async (db: Database, fields: Fields): Promise<string> => {
  const [last] = await db.select({ position: max(listTemplates.position) }).from(listTemplates)
  const [row] = await db
    .insert(listTemplates)
    .values({ ...fields, position: (last?.position ?? -1) + 1 })
    .returning({ id: listTemplates.id })
  return row?.id ?? ''
}

/** Undefined where there is no such template. */
export const updateTemplate = async (db: Database, id: string, fields: Changed<Fields>) => {
  if (!isUuid(id)) return undefined
  const isSame = Object.values(fields).every((value) => value === undefined)
  const [row] = isSame
    ? await db.select().from(listTemplates).where(eq(listTemplates.id, id))
    : await db
        .update(listTemplates)
        .set(fields as Partial<Fields>)
        .where(eq(listTemplates.id, id))
        .returning()
  return row
}

export const deleteTemplate = async (db: Database, id: string): Promise<void> => {
  await db.delete(listTemplates).where(eq(listTemplates.id, id))
}

export const writeTemplateSigns = async (db: Database, templateId: string, signIds: readonly string[]) => {
  await db.delete(listTemplateSigns).where(eq(listTemplateSigns.templateId, templateId))
  if (signIds.length === 0) return
  await db.insert(listTemplateSigns).values(signIds.map((signId, position) => ({ templateId, signId, position })))
}

export const countTemplateSigns = async (db: Database, templateId: string): Promise<number> => {
  const [row] = await db
    .select({ signs: count() })
    .from(listTemplateSigns)
    .where(eq(listTemplateSigns.templateId, templateId))
  return row?.signs ?? 0
}

export const findTemplateIds = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: listTemplates.id })
    .from(listTemplates)
    .orderBy(asc(listTemplates.position), asc(listTemplates.id))
  return rows.map(({ id }) => id)
}

/** All templates stand in this order afterwards. */
export const writeTemplateOrder = async (db: Database, ids: readonly string[]): Promise<void> => {
  await db.execute(sql`
    update list_templates set position = given.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as given (id, place)
    where given.id = list_templates.id and list_templates.position <> given.place - 1`)
}
