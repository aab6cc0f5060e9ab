import { pathsBelow } from '@gebaerdenraum/domain/files/file-paths'
import type { FileType, NodeType } from '@gebaerdenraum/domain/files/file-types'
import type { Owner, OwnerType } from '@gebaerdenraum/domain/teams/owner-types'
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../platform/database/conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import { teams, users } from '../accounts/index.ts'
import type { Reach } from '../teams/index.ts'
import { fileNodes } from './tables/files.ts'

/** The columns of a node in answers; for any select, update or insert on `file_nodes`. */
export const nodeColumns = {
  id: fileNodes.id,
  name: fileNodes.name,
  nodeType: fileNodes.nodeType,
  fileType: fileNodes.fileType,
  documentType: fileNodes.documentType,
  customSignType: fileNodes.customSignType,
  fileId: fileNodes.fileId,
  parentId: fileNodes.parentId,
  path: fileNodes.path,
  userId: fileNodes.userId,
  teamId: fileNodes.teamId,
  authorId: fileNodes.authorId,
  createdAt: fileNodes.createdAt,
  updatedAt: fileNodes.updatedAt,
  /** Looked up for folders only. A limit, and no `exists`: of that PostgreSQL likes to make a look through everybody's folders. */
  hasFolders: sql<boolean>`case when "file_nodes"."node_type" = 'directory' then coalesce((select true from file_nodes as child where child.parent_id = "file_nodes"."id" and child.node_type = 'directory' limit 1), false) else false end`,
}

export type FileNodeRow = Omit<typeof fileNodes.$inferSelect, 'nameKey'> & { readonly hasFolders: boolean }

/** Condition on `file_nodes`: what this caller may know of. */
export const isReachable = ({ userId, teamId }: Reach): SQL | undefined =>
  or(eq(fileNodes.userId, userId), teamId === null ? undefined : eq(fileNodes.teamId, teamId))

/** Condition on `file_nodes`: all that stands below a folder, found in the index. */
export const isInside = (pathInsideFolder: string): SQL | undefined => {
  const { from, to } = pathsBelow(pathInsideFolder)
  return and(gte(fileNodes.path, from), lt(fileNodes.path, to))
}

export const findNode = async (db: Database, reach: Reach, id: string): Promise<FileNodeRow | undefined> => {
  const [row] = await db
    .select(nodeColumns)
    .from(fileNodes)
    .where(and(eq(fileNodes.id, id), isReachable(reach)))
  return row
}

/** Of these nodes, those within reach. */
export const findNodes = (db: Database, reach: Reach, ids: readonly string[]): Promise<FileNodeRow[]> =>
  db
    .select(nodeColumns)
    .from(fileNodes)
    .where(and(isOneOf(fileNodes.id, ids), isReachable(reach)))

/** The nodes of files, by the ids of their contents. */
export const findNodesOfFiles = (
  db: Database,
  reach: Reach,
  fileType: FileType,
  fileIds: readonly string[],
): Promise<FileNodeRow[]> =>
  db
    .select(nodeColumns)
    .from(fileNodes)
    .where(and(isOneOf(fileNodes.fileId, fileIds), eq(fileNodes.fileType, fileType), isReachable(reach)))

export type NodeFilter = { readonly nodeType?: NodeType | undefined; readonly fileType?: FileType | undefined }

const isKind = ({ nodeType, fileType }: NodeFilter): SQL | undefined =>
  and(nodeType && eq(fileNodes.nodeType, nodeType), fileType && eq(fileNodes.fileType, fileType))

/** Directories first, then as a dictionary sorts; the id last, so that pages never overlap. */
const ORDER = [sql`${fileNodes.nodeType} = 'file'`, fileNodes.name, fileNodes.id] as const

/** What stands directly in a folder. */
export const findChildren = (db: Database, reach: Reach, path: string, filter: NodeFilter): Promise<FileNodeRow[]> =>
  db
    .select(nodeColumns)
    .from(fileNodes)
    .where(and(eq(fileNodes.path, path), isReachable(reach), isKind(filter)))
    .orderBy(...ORDER)

/** Everything below these folders whose name contains the text, without regard to case. */
export const searchNodes = async (
  db: Database,
  reach: Reach,
  { paths, nameKey, limit, skip, ...filter }: NodeFilter & Search,
): Promise<{ total: number; rows: FileNodeRow[] }> => {
  const pattern = `%${nameKey.replace(/[\\%_]/g, '\\$&')}%`
  const isHit = and(
    or(...paths.map(isInside)),
    sql`${fileNodes.nameKey} like ${pattern}`,
    isReachable(reach),
    isKind(filter),
  )
  const total = await db.$count(fileNodes, isHit)
  const rows = await db
    .select(nodeColumns)
    .from(fileNodes)
    .where(isHit)
    .orderBy(...ORDER)
    .limit(limit)
    .offset(skip)
  return { total, rows }
}

type Search = {
  readonly paths: readonly string[]
  readonly nameKey: string
  readonly limit: number
  readonly skip: number
}

export type RootRow = Owner & { readonly name: string; readonly createdAt: Date; readonly hasFolders: boolean }

/** The caller's roots, his own first. They are not stored: they are their owner. */
export const findRoots = (db: Database, { userId, teamId }: Reach): Promise<RootRow[]> => {
  const personal = db
    .select({
      ownerType: sql<OwnerType>`'users'`,
      owner: users.id,
      name: sql<string>`${PERSONAL_ROOT_NAME}::text`,
      createdAt: users.createdAt,
      hasFolders: sql<boolean>`exists (select 1 from file_nodes where path = ',user_' || "users"."id" || ',' and node_type = 'directory')`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (teamId === null) return personal
  const shared = db
    .select({
      ownerType: sql<OwnerType>`'teams'`,
      owner: teams.id,
      name: teams.name,
      createdAt: teams.createdAt,
      hasFolders: sql<boolean>`exists (select 1 from file_nodes where path = ',team_' || "teams"."id" || ',' and node_type = 'directory')`,
    })
    .from(teams)
    .where(eq(teams.id, teamId))
  return unionAll(personal, shared)
}

const PERSONAL_ROOT_NAME = 'Meine Dateien'

/** Everything under a user's own root, for the export of his data: folder by folder. */
export const findAllNodes = (db: Database, userId: string): Promise<FileNodeRow[]> =>
  db
    .select(nodeColumns)
    .from(fileNodes)
    .where(eq(fileNodes.userId, userId))
    .orderBy(fileNodes.path, ...ORDER)
