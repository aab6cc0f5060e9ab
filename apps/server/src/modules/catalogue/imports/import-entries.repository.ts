import type { ExistingSign, SignValues } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import type { SignMatch } from '@gebaerdenraum/domain/catalogue/import/find-matches'
import type { ImportEntry, ImportStatus } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { RowDecision } from '@gebaerdenraum/domain/catalogue/import/row-decisions'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { catalogueImportEntries } from '../tables/catalogue-imports.ts'
import { signs } from '../tables/signs.ts'

export type EntryRow = typeof catalogueImportEntries.$inferSelect

export type PlannedEntry = ImportEntry & {
  readonly values: SignValues | null
  readonly before: ExistingSign | null
  readonly signRevision: number | null
  readonly matches: readonly SignMatch[]
}

const BATCH = 500

/** Puts the plan in the place of an earlier one. */
export const replaceEntries = async (
  db: Database,
  importId: string,
  entries: readonly PlannedEntry[],
): Promise<void> => {
  await db.delete(catalogueImportEntries).where(eq(catalogueImportEntries.importId, importId))
  for (let start = 0; start < entries.length; start += BATCH) {
    const rows = entries
      .slice(start, start + BATCH)
      .map((entry, index) => ({ importId, position: start + index, ...entry }))
    await db.insert(catalogueImportEntries).values(rows)
  }
}

type EntryFilter = {
  readonly importId: string
  readonly statuses: readonly ImportStatus[] | undefined
  readonly kind: 'line' | 'file' | undefined
  readonly isReview: boolean
}

export const findEntries = async (
  db: Database,
  { importId, statuses, kind, isReview }: EntryFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: readonly EntryRow[] }> => {
  const conditions: SQL[] = [eq(catalogueImportEntries.importId, importId)]
  if (statuses) conditions.push(inArray(catalogueImportEntries.status, [...statuses]))
  if (kind) conditions.push(eq(catalogueImportEntries.kind, kind))
  if (isReview) conditions.push(HAS_MATCHES)
  const where = and(...conditions)
  const rows = await db
    .select()
    .from(catalogueImportEntries)
    .where(where)
    .orderBy(asc(catalogueImportEntries.position))
    .limit(limit)
    .offset(skip)
  return { total: await db.$count(catalogueImportEntries, where), rows }
}

const HAS_MATCHES = sql`${catalogueImportEntries.matches} <> '[]'::jsonb`

const isEntry = (importId: string, position: number) =>
  and(eq(catalogueImportEntries.importId, importId), eq(catalogueImportEntries.position, position))

export const findEntry = async (db: Database, importId: string, position: number): Promise<EntryRow | undefined> => {
  const [row] = await db.select().from(catalogueImportEntries).where(isEntry(importId, position))
  return row
}

export type Decision = { readonly decision: RowDecision | null; readonly decisionSlug: string | null }

export const setDecision = async (
  db: Database,
  importId: string,
  position: number,
  decision: Decision,
): Promise<void> => {
  await db.update(catalogueImportEntries).set(decision).where(isEntry(importId, position))
}

/** For all possible duplicates that are still open. Answers how many. */
export const decideRest = async (
  db: Database,
  importId: string,
  decision: Exclude<RowDecision, 'same'>,
): Promise<number> => {
  const decided = await db
    .update(catalogueImportEntries)
    .set({ decision, decisionSlug: decision === 'new' ? sql`${catalogueImportEntries.slug}` : null })
    .where(
      and(eq(catalogueImportEntries.importId, importId), HAS_MATCHES, sql`${catalogueImportEntries.decision} is null`),
    )
    .returning({ position: catalogueImportEntries.position })
  return decided.length
}

export type DecidedEntry = Pick<EntryRow, 'kind' | 'path' | 'line' | 'decision' | 'decisionSlug'>

export const findDecided = async (db: Database, importId: string): Promise<readonly DecidedEntry[]> =>
  db
    .select({
      kind: catalogueImportEntries.kind,
      path: catalogueImportEntries.path,
      line: catalogueImportEntries.line,
      decision: catalogueImportEntries.decision,
      decisionSlug: catalogueImportEntries.decisionSlug,
    })
    .from(catalogueImportEntries)
    .where(and(eq(catalogueImportEntries.importId, importId), sql`${catalogueImportEntries.decision} is not null`))

/** All of it that is kept, in pages by position. */
export async function* listEntries(db: Database, importId: string): AsyncGenerator<readonly EntryRow[]> {
  for (let after = -1; ; ) {
    const rows = await db
      .select()
      .from(catalogueImportEntries)
      .where(and(eq(catalogueImportEntries.importId, importId), sql`${catalogueImportEntries.position} > ${after}`))
      .orderBy(asc(catalogueImportEntries.position))
      .limit(BATCH)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.position
  }
}

export type EntryOutcome = Pick<EntryRow, 'position' | 'status' | 'slug' | 'message' | 'fields' | 'signRevision'>

/** What the decisions made of the plan. */
export const updateOutcomes = async (
  db: Database,
  importId: string,
  outcomes: readonly EntryOutcome[],
): Promise<void> => {
  for (let start = 0; start < outcomes.length; start += BATCH) {
    const rows = JSON.stringify(outcomes.slice(start, start + BATCH))
    await db.execute(sql`
      update catalogue_import_entries e
      set status = r.status, slug = r.slug, message = r.message, fields = r.fields,
        sign_revision = r."signRevision"
      from json_to_recordset(${rows}::json) as r(
        position integer, status text, slug text, message text, fields jsonb, "signRevision" integer)
      where e.import_id = ${importId} and e.position = r.position`)
  }
}

const IS_CHANGE = sql`status in ('new', 'changed')`

/** These signs stand in the catalogue as the import has them. */
export const markWritten = async (db: Database, importId: string, slugs: readonly string[]): Promise<void> => {
  await db.execute(sql`
    update catalogue_import_entries set is_written = true
    where import_id = ${importId} and ${IS_CHANGE} and slug = any (${sql.param([...slugs])}::text[])`)
}

/** What should have been written and could not, because somebody was faster. */
export const refuseOvertaken = async (
  db: Database,
  importId: string,
  slugs: readonly string[],
  message: string,
): Promise<void> => {
  await db.execute(sql`
    update catalogue_import_entries set status = 'wrong', message = ${message}
    where import_id = ${importId} and ${IS_CHANGE} and slug = any (${sql.param([...slugs])}::text[])`)
}

/** What was to come in and never did. */
export const leaveOutUnwritten = async (db: Database, importId: string, message: string): Promise<void> => {
  await db.execute(sql`
    update catalogue_import_entries set status = 'unused', message = ${message}
    where import_id = ${importId} and ${IS_CHANGE} and not is_written`)
}

export const forgetWritten = async (db: Database, importId: string): Promise<void> => {
  await db.update(catalogueImportEntries).set({ isWritten: false }).where(eq(catalogueImportEntries.importId, importId))
}

type CountRow = { readonly kind: 'line' | 'file'; readonly status: ImportStatus; readonly count: number }

export const countByStatus = async (db: Database, importId: string): Promise<readonly CountRow[]> => {
  const { rows } = await db.execute<CountRow>(sql`
    select kind, status, count(*)::int as count from catalogue_import_entries
    where import_id = ${importId} group by kind, status`)
  return rows
}

/** Short forms of the import and of the catalogue that begin like this one. */
export const findSlugsLike = async (db: Database, importId: string, slug: string): Promise<ReadonlySet<string>> => {
  const prefix = `${slug}%`
  const taken = await db.select({ slug: signs.slug }).from(signs).where(sql`${signs.slug} like ${prefix}`)
  const named = await db
    .select({ slug: catalogueImportEntries.slug, decided: catalogueImportEntries.decisionSlug })
    .from(catalogueImportEntries)
    .where(
      and(
        eq(catalogueImportEntries.importId, importId),
        sql`(${catalogueImportEntries.slug} like ${prefix} or ${catalogueImportEntries.decisionSlug} like ${prefix})`,
      ),
    )
  return new Set([...taken, ...named].flatMap((row) => Object.values(row)).filter((value) => value !== null))
}
