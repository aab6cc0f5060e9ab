import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { listTemplateSigns, listTemplates } from './tables/lists.ts'

/** Who reads templates: an administrator sees those too that are not public yet. */
export type TemplateReader = { readonly isAdmin: boolean }

const isShown = ({ isAdmin }: TemplateReader): SQL | undefined =>
  isAdmin ? undefined : eq(listTemplates.isPublic, true)

export const findListTemplates = async (
  db: Database,
  reader: TemplateReader,
  page: { isPublic: boolean | undefined; skip: number; limit: number; by: 'position' | 'createdAt'; direction: 1 | -1 },
) => {
  const where = and(
    isShown(reader),
    page.isPublic === undefined ? undefined : eq(listTemplates.isPublic, page.isPublic),
  )
  const order = page.direction === 1 ? asc : desc
  const total = await db.$count(listTemplates, where)
  const rows = await db
    .select()
    .from(listTemplates)
    .where(where)
    .orderBy(order(listTemplates[page.by]), order(listTemplates.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total, rows }
}

export const findListTemplate = async (db: Database, reader: TemplateReader, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(listTemplates)
    .where(and(eq(listTemplates.id, id), isShown(reader)))
  return row
}

/** The signs of these templates in their order, also those that are no longer on offer. */
export const findTemplateSigns = (db: Database, templateIds: readonly string[]) =>
  db
    .select({ templateId: listTemplateSigns.templateId, signId: listTemplateSigns.signId })
    .from(listTemplateSigns)
    .where(sql`${listTemplateSigns.templateId} = any(${sql.param([...templateIds])}::uuid[])`)
    .orderBy(asc(listTemplateSigns.templateId), asc(listTemplateSigns.position), asc(listTemplateSigns.signId))
