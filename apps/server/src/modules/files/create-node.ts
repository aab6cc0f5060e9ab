import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { ownerOfPath } from '@gebaerdenraum/domain/files/file-paths'
import { canPut, SINGLE_NODE } from '@gebaerdenraum/domain/files/tree-rules'
import type { Database } from '../../platform/database/database.ts'
import { lockTrees } from '../teams/index.ts'
import { assertAllowed, noFolder } from './file-errors.ts'
import type { FileNodeRow } from './file-nodes.repository.ts'
import { assertFolder, assertRoot } from './find-folder.ts'
import { insertNode } from './tree-changes.repository.ts'
import { countUnderRoot } from './tree-facts.repository.ts'

export type NodeToCreate = Pick<FileNodeRow, 'name' | 'path' | 'nodeType'> &
  Partial<Pick<FileNodeRow, 'fileType' | 'documentType' | 'customSignType' | 'fileId'>>

/** Puts a new folder, or a file that gets its content later, into a folder. */
export const createNode = async (db: Database, caller: UserCaller, node: NodeToCreate): Promise<FileNodeRow> => {
  await lockTrees(db, [assertRoot(caller, node.path)])
  return createNodeInLockedTree(db, caller, node)
}

/** The same where the transaction holds the lock of the tree (`lockTrees`). */
export const createNodeInLockedTree = async (
  db: Database,
  caller: UserCaller,
  node: NodeToCreate,
): Promise<FileNodeRow> => {
  assertRoot(caller, node.path)
  await assertFolder(db, caller, node.path)
  const present = await countPresent(db, node.path)
  assertAllowed(canPut(SINGLE_NODE, { path: node.path, present }))
  return insertNode(db, { ...node, authorId: caller.userId })
}

/** How many nodes the root of a path holds. */
export const countPresent = (db: Database, path: string): Promise<number> => {
  const owner = ownerOfPath(path)
  if (!owner) throw noFolder(null)
  return countUnderRoot(db, owner)
}
