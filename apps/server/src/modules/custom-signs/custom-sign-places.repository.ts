import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { isOneOf } from '../../platform/database/conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import { documents } from '../documents/tables/documents.ts'
import { isInside, isReachable } from '../files/file-nodes.repository.ts'
import { fileNodes } from '../files/tables/files.ts'
import { listSigns } from '../lists/tables/lists.ts'
import type { Reach } from '../teams/reach.ts'
import { customSigns } from './tables/custom-signs.ts'

/**
 * The files within reach that show a custom sign from among these nodes or below them, and stay themselves. How many
 * there are in all comes with each.
 */
export const findCustomSignPlaces = async (
  db: Database,
  reach: Reach,
  nodeIds: readonly string[],
  page: { readonly skip: number; readonly limit: number },
) => {
  const known = nodeIds.filter((id) => isUuid(id))
  const tops = await db
    .select({ id: fileNodes.id, path: fileNodes.path })
    .from(fileNodes)
    .where(and(isOneOf(fileNodes.id, known), isReachable(reach)))
  if (tops.length === 0) return []
  const isGoing = or(
    isOneOf(
      fileNodes.id,
      tops.map(({ id }) => id),
    ),
    ...tops.map(({ id, path }) => isInside(pathInside({ _id: id, path }))),
  )
  const going = await db
    .select({ id: sql<string>`${fileNodes.fileId}` })
    .from(fileNodes)
    .where(and(isGoing, isReachable(reach), eq(fileNodes.fileType, 'custom-signs'), isNotNull(fileNodes.fileId)))
  if (going.length === 0) return []
  const ids = sql.param(going.map(({ id }) => id))
  const inLists = sql`exists (select from ${listSigns} where ${listSigns.listId} = ${fileNodes.fileId}
    and ${listSigns.customSignId} = any(${ids}::uuid[]))`
  /** Of one scene or document; null for files of another kind. */
  const content = sql`coalesce(${documents.content}, ${customSigns.content})`
  const inContents = sql`exists (select from jsonb_path_query(${content}, '$.** ? (@.service == "custom-signs").objectId') as shown(id)
    where shown.id #>> '{}' = any(${ids}::text[]))`
  return db
    .select({
      _id: sql<string>`${fileNodes.fileId}`,
      fileType: sql<FileType>`${fileNodes.fileType}`,
      node: fileNodes.id,
      name: fileNodes.name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(fileNodes)
    .leftJoin(documents, eq(documents.id, fileNodes.fileId))
    .leftJoin(customSigns, eq(customSigns.id, fileNodes.fileId))
    .where(and(isReachable(reach), isNotNull(fileNodes.fileId), not(isGoing ?? sql`false`), or(inLists, inContents)))
    .orderBy(fileNodes.name, fileNodes.id)
    .limit(page.limit)
    .offset(page.skip)
}
