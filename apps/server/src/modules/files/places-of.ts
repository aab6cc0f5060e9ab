import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { idsOfPath, isRootId } from '@gebaerdenraum/domain/files/file-paths'
import { rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import type { Database } from '../../platform/database/database.ts'
import { findNodes, findRoots } from './file-nodes.repository.ts'

/** The names on the paths of these nodes, in two statements however many they are. */
export const placesOf = async (
  db: Database,
  caller: UserCaller,
  rows: readonly { readonly path: string }[],
): Promise<(path: string) => Ancestor[]> => {
  const ids = new Set(rows.flatMap(({ path }) => idsOfPath(path) ?? []).filter((id) => !isRootId(id)))
  const roots = await findRoots(db, caller)
  const folders = ids.size > 0 ? await findNodes(db, caller, [...ids]) : []
  const names = new Map([
    ...roots.map((root) => [rootIdOf(root), root.name] as const),
    ...folders.map(({ id, name }) => [id, name] as const),
  ])
  return (path) =>
    (idsOfPath(path) ?? []).flatMap((_id) => {
      const name = names.get(_id)
      return name === undefined ? [] : [{ _id, name }]
    })
}

type Ancestor = { readonly _id: string; readonly name: string }
