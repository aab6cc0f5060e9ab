import { pathInside } from '@gebaerdenraum/domain/files/file-paths'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { and, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { isOneOf } from '../../platform/database/conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import { extensionPoint } from '../../platform/modules/extension-point.ts'
import { fileNodes, isInside, isReachable } from '../files/index.ts'
import type { Reach } from '../teams/index.ts'
import { customSigns } from './tables/custom-signs.ts'

/**
 * Condition on `file_nodes`: the file shows one of these custom signs (an array of their ids). What it reads of other
 * tables it reads in subqueries.
 */
export type ShowsCustomSigns = (ids: SQL) => SQL

/** Where modules add how their files show custom signs; custom signs in custom signs are known here. */
export const customSignPlaces = extensionPoint<ShowsCustomSigns>('files that show custom signs')

/** Condition: content of a file names one of these custom signs anywhere. */
export const namesCustomSign = (content: SQL, ids: SQL): SQL =>
  sql`exists (select from jsonb_path_query(${content}, '$.** ? (@.service == "custom-signs").objectId') as shown(id)
    where shown.id #>> '{}' = any(${ids}::text[]))`

const inScenes: ShowsCustomSigns = (ids) =>
  namesCustomSign(
    sql`(select ${customSigns.content} from ${customSigns} where ${customSigns.id} = ${fileNodes.fileId})`,
    ids,
  )

/**
 * The files within reach that show a custom sign from among these nodes or below them, and stay themselves. How many
 * there are in all comes with each.
 */
export const findCustomSignPlaces = async (
  db: Database,
  reach: Reach,
  shownIn: readonly ShowsCustomSigns[],
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
  const ids = sql`${sql.param(going.map(({ id }) => id))}`
  const isShowing = or(inScenes(ids), ...shownIn.map((condition) => condition(ids)))
  return db
    .select({
      _id: sql<string>`${fileNodes.fileId}`,
      fileType: sql<FileType>`${fileNodes.fileType}`,
      node: fileNodes.id,
      name: fileNodes.name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(fileNodes)
    .where(and(isReachable(reach), isNotNull(fileNodes.fileId), not(isGoing ?? sql`false`), isShowing))
    .orderBy(fileNodes.name, fileNodes.id)
    .limit(page.limit)
    .offset(page.skip)
}
