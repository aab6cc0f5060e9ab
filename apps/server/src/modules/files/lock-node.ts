import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { isRootId } from '@gebaerdenraum/domain/files/file-paths'
import { isSameOwner } from '@gebaerdenraum/domain/files/tree-rules'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { lockTrees, toOwner } from '../teams/index.ts'
import { noNode, treeRefused } from './file-errors.ts'
import { type FileNodeRow, findNode } from './file-nodes.repository.ts'
import { assertRoot } from './find-folder.ts'

/**
 * The node as it is once its tree, and the one it is to go to, belong to this transaction alone. In between it can
 * have gone to a root whose lock is not held: that is told like a node that is gone.
 */
export const lockNode = async (db: Database, caller: UserCaller, id: string, toPath?: string): Promise<FileNodeRow> => {
  if (isRootId(id)) {
    assertRoot(caller, `,${id},`)
    throw treeRefused('is-root')
  }
  const before = isUuid(id) ? await findNode(db, caller, id) : undefined
  if (!before) throw noNode()
  const targets = toPath === undefined ? [] : [assertRoot(caller, toPath)]
  await lockTrees(db, [assertRoot(caller, before.path), ...targets])
  const node = await findNode(db, caller, id)
  if (!node || !isSameOwner(toOwner(node), toOwner(before))) throw noNode()
  return node
}
