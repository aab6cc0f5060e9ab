import {
  ENDED_STATES,
  type ImportPhase,
  type ImportState,
  RUNNING_STATES,
} from '@gebaerdenraum/domain/catalogue/import/import-states'
import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { validate as isUuid, v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { isOlder } from '../../../platform/database/is-older.ts'
import { users } from '../../accounts/index.ts'
import { catalogueChanges } from '../tables/catalogue-changes.ts'
import { catalogueImportEntries, catalogueImports } from '../tables/catalogue-imports.ts'

type Row = typeof catalogueImports.$inferSelect

export type ImportRow = Row & {
  readonly author: string | null
  readonly undecided: number
  readonly written: number
  readonly isUndone: boolean
}

const countEntries = (condition: ReturnType<typeof sql>) => sql<number>`(select count(*)::int
  from ${catalogueImportEntries} e where e.import_id = ${catalogueImports.id} and ${condition})`

const columns = {
  ...getTableColumns(catalogueImports),
  author: users.name,
  undecided: countEntries(sql`e.matches <> '[]'::jsonb and e.decision is null`),
  written: countEntries(sql`e.is_written`),
  /** Taken back among the changes of the catalogue. */
  isUndone: sql<boolean>`exists (select 1 from ${catalogueChanges} c
    where c.id = ${catalogueImports.changeId} and c.undone_by_id is not null)`,
}

export const findImports = async (
  db: Database,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: readonly ImportRow[] }> => {
  const total = await db.$count(catalogueImports)
  const rows = await db
    .select(columns)
    .from(catalogueImports)
    .leftJoin(users, eq(users.id, catalogueImports.authorId))
    .orderBy(desc(catalogueImports.id))
    .limit(limit)
    .offset(skip)
  return { total, rows }
}

export const findImport = async (db: Database, id: string): Promise<ImportRow | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select(columns)
    .from(catalogueImports)
    .leftJoin(users, eq(users.id, catalogueImports.authorId))
    .where(eq(catalogueImports.id, id))
  return row
}

/** Holds the row until the transaction ends: what two administrators want at once happens one after the other. */
export const lockImport = async (db: Database, id: string): Promise<ImportRow | undefined> => {
  if (!isUuid(id)) return undefined
  await db.select({ id: catalogueImports.id }).from(catalogueImports).where(eq(catalogueImports.id, id)).for('update')
  return findImport(db, id)
}

export const insertImport = async (
  db: Database,
  values: Pick<typeof catalogueImports.$inferInsert, 'authorId' | 'name' | 'byteLength' | 'isFingerspelled'>,
): Promise<string> => {
  const id = v7()
  await db.insert(catalogueImports).values({ id, ...values })
  return id
}

/** One that is over when it is told of: by the command line. */
export const insertFinishedImport = async (
  db: Database,
  values: Pick<
    typeof catalogueImports.$inferInsert,
    'name' | 'byteLength' | 'isFingerspelled' | 'message' | 'lines' | 'files' | 'changeId'
  >,
): Promise<string> => {
  const id = v7()
  const over = { state: 'applied', isPlanned: true, finishedAt: sql`now()` } as const
  await db.insert(catalogueImports).values({ id, ...over, ...values })
  return id
}

/** Only the part that is next counts; the same part sent twice counts once. */
export const countPart = async (db: Database, id: string, index: number): Promise<void> => {
  await db
    .update(catalogueImports)
    .set({ receivedParts: index + 1, updatedAt: sql`now()` })
    .where(
      and(
        eq(catalogueImports.id, id),
        eq(catalogueImports.receivedParts, index),
        eq(catalogueImports.state, 'uploading'),
      ),
    )
}

type Changes = Partial<
  Pick<
    Row,
    'state' | 'failedIn' | 'message' | 'lines' | 'files' | 'changeId' | 'isPlanned' | 'phase' | 'done' | 'total'
  >
>

/** Moves it to another state; nobody works at it from then on until a server takes it up. */
export const moveImport = async (db: Database, id: string, changes: Changes & { readonly state: ImportState }) => {
  const isEnded = ENDED_STATES.includes(changes.state)
  await db
    .update(catalogueImports)
    .set({
      phase: null,
      done: 0,
      total: 0,
      ...changes,
      updatedAt: sql`now()`,
      finishedAt: isEnded ? sql`now()` : null,
    })
    .where(eq(catalogueImports.id, id))
}

/** Takes it up; undefined where another server works at it or there is nothing to do. */
export const claimImport = async (db: Database, id: string, leaseSeconds: number): Promise<string | undefined> => {
  const lease = v7()
  const rows = await db
    .update(catalogueImports)
    .set({ lease, leaseUntil: inSeconds(leaseSeconds), updatedAt: sql`now()` })
    .where(
      and(
        eq(catalogueImports.id, id),
        inArray(catalogueImports.state, [...RUNNING_STATES]),
        or(sql`${catalogueImports.leaseUntil} is null`, sql`${catalogueImports.leaseUntil} < now()`),
      ),
    )
    .returning({ id: catalogueImports.id })
  return rows.length > 0 ? lease : undefined
}

type Held = { readonly id: string; readonly lease: string; readonly state: ImportState }
export type ImportProgress = { readonly phase: ImportPhase; readonly done: number; readonly total: number } | null

const isHeld = ({ id, lease, state }: Held) =>
  and(eq(catalogueImports.id, id), eq(catalogueImports.lease, lease), eq(catalogueImports.state, state))

/** Tells how far it is and keeps it; false once somebody stopped it or another server took it over. */
export const renewLease = async (
  db: Database,
  held: Held,
  leaseSeconds: number,
  progress: ImportProgress,
): Promise<boolean> => {
  const rows = await db
    .update(catalogueImports)
    .set({ leaseUntil: inSeconds(leaseSeconds), updatedAt: sql`now()`, ...progress })
    .where(isHeld(held))
    .returning({ id: catalogueImports.id })
  return rows.length > 0
}

/** Ends the work at it with these results, unless it was stopped or taken over meanwhile. */
export const finishWork = async (
  db: Database,
  held: Held,
  changes: Changes & { readonly state: ImportState },
): Promise<boolean> => {
  const rows = await db.select({ id: catalogueImports.id }).from(catalogueImports).where(isHeld(held)).for('update')
  if (rows.length > 0) await moveImport(db, held.id, changes)
  return rows.length > 0
}

/** Facts that stay true whatever state it is in meanwhile. */
export const noteImport = async (db: Database, id: string, changes: Omit<Changes, 'state'>): Promise<void> => {
  await db.update(catalogueImports).set(changes).where(eq(catalogueImports.id, id))
}

export const releaseLease = async (db: Database, { id, lease }: Pick<Held, 'id' | 'lease'>): Promise<void> => {
  await db
    .update(catalogueImports)
    .set({ lease: null, leaseUntil: null })
    .where(and(eq(catalogueImports.id, id), eq(catalogueImports.lease, lease)))
}

/** Imports that a server should be working at and none is. */
export const findAbandoned = async (db: Database): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(
      and(
        inArray(catalogueImports.state, [...RUNNING_STATES]),
        or(sql`${catalogueImports.leaseUntil} is null`, sql`${catalogueImports.leaseUntil} < now()`),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Imports that nobody has gone on with for so long: on their way, undecided, stopped or interrupted. */
export const findForgotten = async (db: Database, ageMs: number): Promise<readonly string[]> => {
  const rows = await db.select({ id: catalogueImports.id }).from(catalogueImports).where(isForgotten(ageMs))
  return rows.map(({ id }) => id)
}

export const isImportForgotten = async (db: Database, id: string, ageMs: number): Promise<boolean> =>
  (await db.$count(catalogueImports, and(eq(catalogueImports.id, id), isForgotten(ageMs)))) > 0

const isForgotten = (ageMs: number) =>
  and(inArray(catalogueImports.state, IDLE_STATES), isOlder(catalogueImports.updatedAt, ageMs))

const IDLE_STATES: ImportState[] = ['uploading', 'checked', 'stopped', 'failed']

/** Forgets line by line what became of imports that ended longer ago than this; their numbers stay. */
export const forgetOldEntries = async (db: Database, ageMs: number): Promise<void> => {
  const ended = db
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(isOlder(catalogueImports.finishedAt, ageMs))
  await db.delete(catalogueImportEntries).where(inArray(catalogueImportEntries.importId, ended))
}

/** Those whose upload is not needed any more. */
export const findEnded = async (db: Database, ids: readonly string[]): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(and(inArray(catalogueImports.id, [...ids]), inArray(catalogueImports.state, [...ENDED_STATES])))
  return rows.map(({ id }) => id)
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
