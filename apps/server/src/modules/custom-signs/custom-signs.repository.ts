import { CUSTOM_SIGN_MODEL_VERSION } from '@gebaerdenraum/domain/custom-signs/migrations'
import type { StoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { isOneOf } from '../../platform/database/conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import { type FilePair, fileNodes, isReachable, lockContent, nodeColumns } from '../files/index.ts'
import { type FindImagePlaces, type ImagesHeld, shownImageIds, showsImage } from '../images/index.ts'
import type { Reach } from '../teams/index.ts'
import { customSigns } from './tables/custom-signs.ts'

type NewCustomSign = { readonly id: string; readonly signType: CustomSignType; readonly content: StoredScene }

/** `ImagesHeld`: what is shown was checked and locked by `holdImages`. */
export const insertCustomSign = async (db: Database, sign: NewCustomSign, _held: ImagesHeld): Promise<void> => {
  await db.insert(customSigns).values({ ...sign, modelVersion: CUSTOM_SIGN_MODEL_VERSION })
}

const columns = {
  id: customSigns.id,
  signType: customSigns.signType,
  revision: customSigns.revision,
  modelVersion: customSigns.modelVersion,
  content: customSigns.content,
  /** Of a card: the id of its frame. */
  style: sql<string | null>`${customSigns.content} -> 'signTypeProperties' ->> 'style'`,
  node: nodeColumns,
}

export type CustomSignRow = NonNullable<Awaited<ReturnType<typeof findCustomSign>>>
export type CustomSignHeadRow = Omit<CustomSignRow, 'content' | 'modelVersion'>

/** A custom sign with its node, within the caller's reach. */
export const findCustomSign = async (db: Database, reach: Reach, id: string) => {
  const [row] = await findCustomSigns(db, reach, [id])
  return row
}

/** Of these custom signs those within the caller's reach, whole. */
export const findCustomSigns = async (db: Database, reach: Reach, ids: readonly string[]) => {
  const known = ids.filter((id) => isUuid(id))
  if (known.length === 0) return []
  return db
    .select(columns)
    .from(customSigns)
    .innerJoin(fileNodes, eq(fileNodes.fileId, customSigns.id))
    .where(and(isOneOf(customSigns.id, known), isReachable(reach)))
}

/** The same, without what stands on them. */
export const findCustomSignHeads = async (
  db: Database,
  reach: Reach,
  ids: readonly string[],
): Promise<CustomSignHeadRow[]> => {
  const known = ids.filter((id) => isUuid(id))
  if (known.length === 0) return []
  const { content: _, modelVersion: __, ...headColumns } = columns
  return db
    .select(headColumns)
    .from(customSigns)
    .innerJoin(fileNodes, eq(fileNodes.fileId, customSigns.id))
    .where(and(isOneOf(customSigns.id, known), isReachable(reach)))
}

/** Of these ids those of custom signs within the caller's reach. */
export const findReachableCustomSignIds = async (
  db: Database,
  reach: Reach,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const heads = ids.length === 0 ? [] : await findCustomSignHeads(db, reach, ids)
  return new Set(heads.map(({ id }) => id))
}

export type HeldCustomSign = { readonly isWithinReach: boolean; readonly isOfTeam: boolean }

/** Those of these ids that are custom signs, held until the transaction ends: none of them is deleted meanwhile. */
export const holdCustomSigns = async (
  db: Database,
  reach: Reach,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldCustomSign>> => {
  const known = ids.filter((id) => isUuid(id))
  if (known.length === 0) return new Map()
  const rows = await db
    .select({
      id: customSigns.id,
      isWithinReach: sql<boolean>`coalesce(${isReachable(reach)}, false)`,
      isOfTeam: sql<boolean>`${fileNodes.teamId} is not null`,
    })
    .from(customSigns)
    .innerJoin(fileNodes, eq(fileNodes.fileId, customSigns.id))
    .where(isOneOf(customSigns.id, known))
    .for('key share', { of: customSigns })
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

type Search = { readonly nameKey: string; readonly skip: number; readonly limit: number }

/** All within the caller's reach whose name contains this, the last changed first. */
export const searchCustomSignHeads = async (db: Database, reach: Reach, { nameKey, skip, limit }: Search) => {
  const isHit = and(
    eq(fileNodes.fileType, 'custom-signs'),
    // A node stands before its sign does.
    isNotNull(fileNodes.fileId),
    sql`${fileNodes.nameKey} like ${`%${nameKey.replace(/[\\%_]/g, '\\$&')}%`}`,
    isReachable(reach),
  )
  const { content: _, modelVersion: __, ...headColumns } = columns
  const total = await db.$count(fileNodes, isHit)
  const rows: CustomSignHeadRow[] = await db
    .select(headColumns)
    .from(fileNodes)
    .innerJoin(customSigns, eq(customSigns.id, fileNodes.fileId))
    .where(isHit)
    .orderBy(desc(fileNodes.updatedAt), desc(fileNodes.id))
    .limit(limit)
    .offset(skip)
  return { total, rows }
}

/** All within the caller's reach that are called exactly like one of these, the last changed first. */
export const findCustomSignHeadsByName = async (
  db: Database,
  reach: Reach,
  nameKeys: readonly string[],
): Promise<(CustomSignHeadRow & { readonly nameKey: string })[]> => {
  if (nameKeys.length === 0) return []
  const { content: _, modelVersion: __, ...headColumns } = columns
  return db
    .select({ ...headColumns, nameKey: fileNodes.nameKey })
    .from(fileNodes)
    .innerJoin(customSigns, eq(customSigns.id, fileNodes.fileId))
    .where(
      and(
        eq(fileNodes.fileType, 'custom-signs'),
        sql`${fileNodes.nameKey} = any(${sql.param([...nameKeys])}::text[])`,
        isReachable(reach),
      ),
    )
    .orderBy(desc(fileNodes.updatedAt), desc(fileNodes.id))
}

/** One of them, held until the transaction ends. */
export const lockCustomSign = async (db: Database, reach: Reach, id: string): Promise<CustomSignRow | undefined> =>
  (await lockContent(db, reach, 'custom-signs', id)) ? findCustomSign(db, reach, id) : undefined

/** Keeps a changed scene of a custom sign that is locked, as its next revision. */
export const writeCustomSign = async (
  db: Database,
  id: string,
  content: StoredScene,
  _held: ImagesHeld,
): Promise<void> => {
  await db
    .update(customSigns)
    .set({ content, modelVersion: CUSTOM_SIGN_MODEL_VERSION, revision: sql`${customSigns.revision} + 1` })
    .where(eq(customSigns.id, id))
}

export const findCustomSignFacts = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: customSigns.id, signType: customSigns.signType, revision: customSigns.revision })
    .from(customSigns)
    .where(isOneOf(customSigns.id, ids))

/** Copies begin with revision 1. */
export const copyCustomSigns = async (db: Database, pairs: readonly FilePair[]): Promise<void> => {
  const from = sql.param(pairs.map((pair) => pair.from))
  const to = sql.param(pairs.map((pair) => pair.to))
  await db.execute(sql`insert into custom_signs (id, sign_type, model_version, content)
    select pairs.copy, sign_type, model_version, content
    from unnest(${from}::uuid[], ${to}::uuid[]) as pairs(original, copy) join custom_signs on id = pairs.original`)
}

export const findScenes = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: customSigns.id,
      signType: customSigns.signType,
      modelVersion: customSigns.modelVersion,
      content: customSigns.content,
    })
    .from(customSigns)
    .where(isOneOf(customSigns.id, ids))

/** Replaces scenes in one statement; as their next revision, unless nobody can have opened them yet. */
export const writeScenes = async (
  db: Database,
  rows: readonly { readonly id: string; readonly content: StoredScene }[],
  isNextRevision: boolean,
): Promise<void> => {
  const ids = sql.param(rows.map(({ id }) => id))
  const contents = sql.param(rows.map(({ content }) => JSON.stringify(content)))
  await db.execute(sql`update custom_signs set content = changed.content::jsonb, model_version = ${CUSTOM_SIGN_MODEL_VERSION},
      revision = revision + ${isNextRevision ? 1 : 0}::int
    from unnest(${ids}::uuid[], ${contents}::text[]) as changed(id, content) where custom_signs.id = changed.id`)
}

/** Which uploads these custom signs show. */
export const findImagesInCustomSigns = (db: Database, ids: readonly string[]) =>
  db
    .selectDistinct({ fileId: customSigns.id, imageId: shownImageIds(customSigns.content) })
    .from(customSigns)
    .where(isOneOf(customSigns.id, ids))

/** Those within reach that show this image. */
export const findCustomSignsShowing: FindImagePlaces = (db, reach, imageId) =>
  db
    .select({
      service: sql<'custom-signs'>`'custom-signs'`,
      _id: customSigns.id,
      node: fileNodes.id,
      name: fileNodes.name,
    })
    .from(fileNodes)
    .innerJoin(customSigns, eq(customSigns.id, fileNodes.fileId))
    .where(and(isReachable(reach), showsImage(customSigns.content, imageId)))

/** A user's own custom signs whole, for the export of his data. */
export const findAllCustomSigns = (db: Database, userId: string) =>
  db
    .select({
      id: customSigns.id,
      name: fileNodes.name,
      signType: customSigns.signType,
      content: customSigns.content,
    })
    .from(customSigns)
    .innerJoin(fileNodes, eq(fileNodes.fileId, customSigns.id))
    .where(eq(fileNodes.userId, userId))
    .orderBy(customSigns.id)
