import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { ownerOfPath } from '@gebaerdenraum/domain/files/file-paths'
import { canMove, canPut, isSameOwner } from '@gebaerdenraum/domain/files/tree-rules'
import type { Database } from '../../platform/database/database.ts'
import { toOwner } from '../teams/index.ts'
import { countPresent } from './create-node.ts'
import { assertAllowed, noNode } from './file-errors.ts'
import type { KindsContext } from './file-kinds.ts'
import { type FileNodeRow, findNode } from './file-nodes.repository.ts'
import { assertFolder } from './find-folder.ts'
import { lockNode } from './lock-node.ts'
import { deleteSubtree, moveSubtree, writeName } from './tree-changes.repository.ts'
import { holdSubtree, measureSubtree } from './tree-facts.repository.ts'

type Change = { readonly name?: string | undefined; readonly path?: string | undefined }

/** Renames a node, moves it with all that stands below it, or both. Moving to another root changes the owner of all. */
export const changeNode = async (
  context: KindsContext,
  id: string,
  { name, path: toPath }: Change,
): Promise<FileNodeRow> => {
  const { db, caller } = context
  const node = await lockNode(db, caller, id, toPath)
  if (toPath === undefined || toPath === node.path) return nameNode(db, node, name ?? node.name)
  await assertMovable(db, caller, node, toPath)
  await moveSubtree(db, { ...node, toPath, name: name ?? node.name })
  const owner = ownerOfPath(toPath)
  if (owner && !isSameOwner(toOwner(node), owner)) await changeOwner(context, { id, path: toPath })
  return (await findNode(db, caller, id)) ?? gone()
}

/** Renames a node and leaves it where it is. */
export const renameNode = async (db: Database, caller: UserCaller, id: string, name: string): Promise<FileNodeRow> =>
  nameNode(db, await lockNode(db, caller, id), name)

const nameNode = async (db: Database, node: FileNodeRow, name: string): Promise<FileNodeRow> =>
  name === node.name ? node : ((await writeName(db, node.id, name)) ?? gone())

/** Calls the kinds of all files that have come to another root with a node. */
const changeOwner = async (
  { db, caller, kinds }: KindsContext,
  top: { readonly id: string; readonly path: string },
): Promise<void> => {
  const files = (await holdSubtree(db, caller, top)).filter(({ fileId }) => fileId !== null)
  for (const [fileType, ofType] of Map.groupBy(files, ({ fileType }) => fileType)) {
    const fileIds = ofType.flatMap(({ fileId }) => fileId ?? [])
    if (fileType !== null) await kinds[fileType].changeOwner?.(db, fileIds, caller)
  }
}

/** Deletes a node with all that stands below it. */
export const removeNode = async (db: Database, caller: UserCaller, id: string): Promise<FileNodeRow> => {
  const node = await lockNode(db, caller, id)
  await deleteSubtree(db, node)
  return node
}

const assertMovable = async (db: Database, caller: UserCaller, node: FileNodeRow, toPath: string): Promise<void> => {
  assertAllowed(canMove(node.id, toPath))
  await assertFolder(db, caller, toPath)
  const load = await measureSubtree(db, node)
  const to = ownerOfPath(toPath)
  const staysInRoot = to !== null && isSameOwner(toOwner(node), to)
  const present = (await countPresent(db, toPath)) - (staysInRoot ? load.nodes : 0)
  assertAllowed(canPut(load, { path: toPath, present }))
}

const gone = (): never => {
  throw noNode()
}
