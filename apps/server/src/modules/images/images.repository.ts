import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { validate as isUuid, v7 } from 'uuid'
import { isOneOf } from '../../platform/database/conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import type { OwnerColumns, Reach } from '../teams/index.ts'
import { images } from './tables/images.ts'

export type ImageRow = typeof images.$inferSelect

/** Condition on `images`: own uploads and those of the team. */
const isWithin = ({ userId, teamId }: Reach): SQL | undefined =>
  or(eq(images.userId, userId), teamId === null ? undefined : eq(images.teamId, teamId))

const isOf = ({ ownerType, owner }: Owner): SQL =>
  ownerType === 'users' ? eq(images.userId, owner) : eq(images.teamId, owner)

export const insertImage = async (db: Database, image: typeof images.$inferInsert): Promise<ImageRow> => {
  const [row] = await db.insert(images).values(image).returning()
  if (!row) throw new Error('The image was not kept.')
  return row
}

export const findImage = async (db: Database, reach: Reach, id: string): Promise<ImageRow | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.id, id), isWithin(reach)))
  return row
}

/** The image, locked until the transaction ends: nothing can begin to use it meanwhile. */
export const lockImageForRemoval = async (db: Database, reach: Reach, id: string): Promise<ImageRow | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.id, id), isWithin(reach)))
    .for('update')
  return row
}

/** Those of these ids that are images within reach, locked until the transaction ends: none of them is removed meanwhile. */
export const lockImagesForUse = async (
  db: Database,
  reach: Reach,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const known = ids.filter((id) => isUuid(id))
  if (known.length === 0) return new Set()
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(and(isOneOf(images.id, known), isWithin(reach)))
    .orderBy(images.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Of these images those within reach. */
export const findManyImages = async (db: Database, reach: Reach, ids: readonly string[]): Promise<ImageRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(images)
        .where(and(isOneOf(images.id, ids), isWithin(reach)))

type Wanted = {
  readonly ids: readonly string[] | undefined
  readonly owner: string | undefined
  readonly search: string | undefined
  readonly skip: number
  readonly limit: number
}

/** The newest first. */
export const findImages = async (db: Database, reach: Reach, { ids, owner, search, skip, limit }: Wanted) => {
  const isWanted =
    ids &&
    isOneOf(
      images.id,
      ids.filter((id) => isUuid(id)),
    )
  const isOwned = owner === undefined ? undefined : isOwnedBy(owner)
  const isNamed = search ? sql`lower(${images.name}) like ${patternOf(search)}` : undefined
  const where = and(isWithin(reach), isWanted, isOwned, isNamed)
  const total = await db.$count(images, where)
  const rows = await db
    .select()
    .from(images)
    .where(where)
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(limit)
    .offset(skip)
  return { total, rows }
}

const isOwnedBy = (owner: string): SQL | undefined =>
  isUuid(owner) ? or(eq(images.userId, owner), eq(images.teamId, owner)) : sql`false`

const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** How much an owner has uploaded, in bytes. */
export const sumOfBytes = async (db: Database, owner: Owner): Promise<number> => {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${images.byteLength}), 0)` })
    .from(images)
    .where(isOf(owner))
  return Number(row?.total ?? 0)
}

/** Condition: content of a file shows this image anywhere. */
export const showsImage = (content: AnyPgColumn, imageId: string): SQL =>
  sql`jsonb_path_exists(${content}, '$.** ? (@.service == "images" && @.objectId == $id)', jsonb_build_object('id', ${imageId}::text))`

/** One row for each image that content of a file shows; what is no id can be among them. */
export const shownImageIds = (content: AnyPgColumn): SQL<string> =>
  sql<string>`jsonb_path_query(${content}, '$.** ? (@.service == "images").objectId') #>> '{}'`

export const deleteImage = async (db: Database, id: string): Promise<void> => {
  await db.delete(images).where(eq(images.id, id))
}

/** Of these images those that the caller reaches and that belong to somebody else than this owner. */
export const findForeignImages = (db: Database, reach: Reach, owner: OwnerColumns, ids: readonly string[]) =>
  db
    .select()
    .from(images)
    .where(
      and(
        isOneOf(images.id, ids),
        isWithin(reach),
        sql`(${images.userId}, ${images.teamId}) is distinct from (${owner.userId}::uuid, ${owner.teamId}::uuid)`,
      ),
    )

/** Copies of images for another owner, which share their contents; returns the copies' ids by those of the originals. */
export const copyImages = async (
  db: Database,
  originals: readonly ImageRow[],
  { userId, teamId }: OwnerColumns,
): Promise<ReadonlyMap<string, string>> => {
  const pairs = originals.map(({ createdAt: _, ...image }) => ({
    from: image.id,
    copy: { ...image, id: v7(), userId, teamId },
  }))
  await db.insert(images).values(pairs.map(({ copy }) => copy))
  return new Map(pairs.map(({ from, copy }) => [from, copy.id]))
}

/** A user's own uploads, for the export of his data. */
export const findAllImages = (db: Database, userId: string): Promise<ImageRow[]> =>
  db.select().from(images).where(eq(images.userId, userId)).orderBy(images.id)
