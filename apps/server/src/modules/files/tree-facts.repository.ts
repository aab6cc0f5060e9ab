import { idsOfPath, pathInside } from '@gebaerdenraum/domain/files/file-paths'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { and, eq, or, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { isOneOf } from '../../platform/database/conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Reach } from '../teams/index.ts'
import { isInside, isReachable } from './file-nodes.repository.ts'
import { fileNodes } from './tables/files.ts'

/** How many nodes stand under a root. */
export const countUnderRoot = (db: Database, { ownerType, owner }: Owner): Promise<number> =>
  db.$count(fileNodes, eq(ownerType === 'users' ? fileNodes.userId : fileNodes.teamId, owner))

/** The folders on a path that still exist somewhere within reach; on a sound path all of them, in its order. */
export const findFoldersOn = async (db: Database, reach: Reach, path: string) => {
  const ids = (idsOfPath(path) ?? []).filter((id) => isUuid(id))
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: fileNodes.id, name: fileNodes.name, path: fileNodes.path })
    .from(fileNodes)
    .where(and(isOneOf(fileNodes.id, ids), eq(fileNodes.nodeType, 'directory'), isReachable(reach)))
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/**
 * A node and all that stands below it, the upper ones first; locked until the transaction ends, so that the contents of
 * its files stay as they are. Several may hold the same nodes.
 */
export const holdSubtree = (db: Database, reach: Reach, { id, path }: { id: string; path: string }) =>
  db
    .select(subtreeColumns)
    .from(fileNodes)
    .where(and(or(eq(fileNodes.id, id), isInside(pathInside({ _id: id, path }))), isReachable(reach)))
    .orderBy(sql`length(${fileNodes.path})`)
    .for('share')

const subtreeColumns = {
  id: fileNodes.id,
  name: fileNodes.name,
  nodeType: fileNodes.nodeType,
  fileType: fileNodes.fileType,
  documentType: fileNodes.documentType,
  customSignType: fileNodes.customSignType,
  fileId: fileNodes.fileId,
  path: fileNodes.path,
}

/** How many nodes a subtree has, its top included, and how many folders the deepest lies below the top. */
export const measureSubtree = async (db: Database, { id, path }: { id: string; path: string }) => {
  const levels = (of: unknown) => sql`length(${of}) - length(replace(${of}, ',', ''))`
  const [row] = await db
    .select({
      nodes: sql<number>`count(*)::int`,
      levels: sql<number>`(coalesce(max(${levels(fileNodes.path)}), 0) - (${levels(sql`${path}::text`)}))::int`,
    })
    .from(fileNodes)
    .where(or(eq(fileNodes.id, id), isInside(pathInside({ _id: id, path }))))
  return row ?? { nodes: 0, levels: 0 }
}

/** The names in a folder. */
export const findNamesIn = async (db: Database, path: string): Promise<string[]> => {
  const rows = await db.select({ name: fileNodes.name }).from(fileNodes).where(eq(fileNodes.path, path))
  return rows.map(({ name }) => name)
}
