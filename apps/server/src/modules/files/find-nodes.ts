import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { fileNameKey } from '@gebaerdenraum/domain/files/file-names'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { pathInside, ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import type { Database } from '../../platform/database/database.ts'
import { rootIdsOf } from '../teams/index.ts'
import { findChildren, findRoots, type NodeFilter, searchNodes } from './file-nodes.repository.ts'
import { assertFolder } from './find-folder.ts'
import { nodeOf, rootNodeOf } from './node-of.ts'
import { placesOf } from './places-of.ts'

type Query = NodeFilter & { readonly limit: number; readonly skip: number } & (
    | { readonly path: string }
    | { readonly path?: undefined; readonly below: string; readonly search: string }
  )

/** Either everything directly in one folder, unpaginated, or a page of what is called like this anywhere below it. */
export const findFileNodes = async (db: Database, caller: UserCaller, query: Query) => {
  const { limit, skip } = query
  if (query.path !== undefined) {
    const data = await nodesIn(db, caller, query.path, query)
    return limit === 0
      ? { total: data.length, limit, skip: 0, data: [] }
      : { total: data.length, limit: data.length, skip: 0, data }
  }
  const { below, search } = query
  const paths = below === ROOTS_PATH ? rootPathsOf(caller) : [below]
  if (below !== ROOTS_PATH) await assertFolder(db, caller, below)
  const { total, rows } = await searchNodes(db, caller, { ...query, paths, nameKey: fileNameKey(search) })
  const placeOf = await placesOf(db, caller, rows)
  return { total, limit, skip, data: rows.map((row) => ({ ...nodeOf(row, caller), ancestors: placeOf(row.path) })) }
}

const nodesIn = async (db: Database, caller: UserCaller, path: string, filter: NodeFilter): Promise<FileNode[]> => {
  if (path === ROOTS_PATH) {
    if (filter.nodeType === 'file' || filter.fileType !== undefined) return []
    return (await findRoots(db, caller)).map((root) => rootNodeOf(root, caller))
  }
  await assertFolder(db, caller, path)
  return (await findChildren(db, caller, path, filter)).map((row) => nodeOf(row, caller))
}

const rootPathsOf = (caller: UserCaller): readonly string[] =>
  rootIdsOf(caller).map((_id) => pathInside({ _id, path: ROOTS_PATH }))
