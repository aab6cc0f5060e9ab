import { and, asc, eq, getTableColumns, gt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { isOlder } from '../../../platform/database/is-older.ts'
import { mediaVariants } from '../tables/media-variants.ts'
import type { VariantContent, VariantKey } from './variant.ts'

export type VariantRow = typeof mediaVariants.$inferSelect

const isKey = ({ source, variant }: VariantKey) =>
  and(eq(mediaVariants.source, source), eq(mediaVariants.variant, variant))
/** Unless given the database's own, so that servers with different clocks agree. */
const presentTime = (now: Date | undefined) => (now === undefined ? sql`now()` : sql`${now.toISOString()}::timestamptz`)
const leaseEnd = (milliseconds: number, now: Date | undefined) =>
  sql`${presentTime(now)} + ${`${milliseconds} milliseconds`}::interval`
const isOver = (now: Date | undefined) => sql`${mediaVariants.leaseUntil} < ${presentTime(now)}`

/** `isOver`: the lease ran out, or the failure is old enough to try again. */
export const findVariant = async (
  db: Database,
  key: VariantKey,
  now?: Date,
): Promise<(VariantRow & { readonly isOver: boolean }) | undefined> => {
  const [row] = await db
    .select({ ...getTableColumns(mediaVariants), isOver: sql<boolean>`coalesce(${isOver(now)}, false)` })
    .from(mediaVariants)
    .where(isKey(key))
  return row
}

/**
 * Takes the right to make a variant: nobody has it, its lease ran out, or its failure is old enough. Answers the end of
 * the lease, which is also the proof of holding it: whoever takes over gets another one.
 */
export const claimVariant = async (
  db: Database,
  key: VariantKey,
  leaseMs: number,
  now?: Date,
): Promise<Date | undefined> => {
  const leaseUntil = leaseEnd(leaseMs, now)
  const [row] = await db
    .insert(mediaVariants)
    .values({ source: key.source, variant: key.variant, state: 'making', leaseUntil })
    .onConflictDoUpdate({
      target: [mediaVariants.source, mediaVariants.variant],
      set: { state: 'making', leaseUntil, failure: null },
      setWhere: sql`${mediaVariants.state} in ('making', 'failed') and ${isOver(now)}`,
    })
    .returning({ leaseUntil: mediaVariants.leaseUntil })
  return row?.leaseUntil ?? undefined
}

const isHeld = (key: VariantKey, lease: Date) =>
  and(isKey(key), eq(mediaVariants.state, 'making'), eq(mediaVariants.leaseUntil, lease))

/** Undefined when the lease was lost to another server. */
export const renewVariantLease = async (
  db: Database,
  key: VariantKey,
  lease: Date,
  leaseMs: number,
  now?: Date,
): Promise<Date | undefined> => {
  const [row] = await db
    .update(mediaVariants)
    .set({ leaseUntil: leaseEnd(leaseMs, now) })
    .where(isHeld(key, lease))
    .returning({ leaseUntil: mediaVariants.leaseUntil })
  return row?.leaseUntil ?? undefined
}

/** False when the lease was lost: then another server's content counts. */
export const markVariantReady = async (
  db: Database,
  key: VariantKey,
  lease: Date,
  content: VariantContent,
): Promise<boolean> => {
  const rows = await db
    .update(mediaVariants)
    .set({ state: 'ready', leaseUntil: null, ...content })
    .where(isHeld(key, lease))
    .returning({ variant: mediaVariants.variant })
  return rows.length > 0
}

/** Remembers that it cannot be made; it is tried again after a while at the earliest. */
export const markVariantFailed = async (
  db: Database,
  key: VariantKey,
  lease: Date,
  failure: string,
  retryAfterMs: number,
  now?: Date,
): Promise<void> => {
  await db
    .update(mediaVariants)
    .set({ state: 'failed', leaseUntil: leaseEnd(retryAfterMs, now), failure })
    .where(isHeld(key, lease))
}

/** Gives the right back with nothing made. */
export const releaseVariant = async (db: Database, key: VariantKey, lease: Date): Promise<void> => {
  await db.delete(mediaVariants).where(isHeld(key, lease))
}

/** Ends all leases but those of these (`source/variant`): only for a server that is alone, whose own claims of before died with its process. */
export const releaseOtherVariants = async (db: Database, held: readonly string[]): Promise<void> => {
  const name = sql`${mediaVariants.source} || '/' || ${mediaVariants.variant}`
  await db
    .delete(mediaVariants)
    .where(and(eq(mediaVariants.state, 'making'), sql`${name} <> all(${sql.param([...held])}::text[])`))
}

/** Forgets a variant whose content is no longer in the store. */
export const forgetVariant = async (db: Database, key: VariantKey, sha256: string): Promise<void> => {
  await db
    .delete(mediaVariants)
    .where(and(isKey(key), eq(mediaVariants.state, 'ready'), eq(mediaVariants.sha256, sha256)))
}

/** As `claimVariant`, but for removing it: whatever its state, if nobody works on it and it is old enough. */
export const claimVariantForRemoval = async (
  db: Database,
  key: VariantKey,
  ageMs: number,
  leaseMs: number,
): Promise<Date | undefined> => {
  const leaseUntil = leaseEnd(leaseMs, undefined)
  const [row] = await db
    .insert(mediaVariants)
    .values({ source: key.source, variant: key.variant, state: 'making', leaseUntil })
    .onConflictDoUpdate({
      target: [mediaVariants.source, mediaVariants.variant],
      set: { state: 'making', leaseUntil },
      setWhere: sql`${isOlder(mediaVariants.createdAt, ageMs)} and (${mediaVariants.state} = 'ready' or ${isOver(undefined)})`,
    })
    .returning({ leaseUntil: mediaVariants.leaseUntil })
  return row?.leaseUntil ?? undefined
}

/** Variants older than this, in pages by key. */
export const listOldVariants = (db: Database, ageMs: number, after: VariantKey, limit: number): Promise<VariantRow[]> =>
  db
    .select()
    .from(mediaVariants)
    .where(
      and(
        isOlder(mediaVariants.createdAt, ageMs),
        or(
          gt(mediaVariants.source, after.source),
          and(eq(mediaVariants.source, after.source), gt(mediaVariants.variant, after.variant)),
        ),
      ),
    )
    .orderBy(asc(mediaVariants.source), asc(mediaVariants.variant))
    .limit(limit)
