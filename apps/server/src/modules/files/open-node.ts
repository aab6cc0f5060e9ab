import type { OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { isRootId } from '@gebaerdenraum/domain/files/file-paths'
import { rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import { validate as isUuid } from 'uuid'
import { toOwner } from '../teams/index.ts'
import { noNode } from './file-errors.ts'
import { type KindsContext, summarizeFiles } from './file-kinds.ts'
import { findNode, findRoots } from './file-nodes.repository.ts'
import { nodeOf, rootNodeOf } from './node-of.ts'
import { findFoldersOn } from './tree-facts.repository.ts'

/** One node with the way to it and with what its kind tells of it. */
export const openNode = async (context: KindsContext, id: string): Promise<OpenedFileNode> => {
  const { db, caller } = context
  const roots = await findRoots(db, caller)
  if (isRootId(id)) {
    const root = roots.find((row) => rootIdOf(row) === id)
    if (!root) throw noNode()
    return { ...rootNodeOf(root, caller), ancestors: [], summary: null }
  }
  const row = isUuid(id) ? await findNode(db, caller, id) : undefined
  if (!row) throw noNode()
  const root = roots.find((one) => rootIdOf(one) === rootIdOf(toOwner(row)))
  const folders = await findFoldersOn(db, caller, row.path)
  const summaries = await summarizeFiles(context, [row])
  return {
    ...nodeOf(row, caller),
    ancestors: [
      ...(root ? [{ _id: rootIdOf(root), name: root.name }] : []),
      ...folders.map(({ id: _id, name }) => ({ _id, name })),
    ],
    summary: summaries.get(row.fileId ?? '') ?? null,
  }
}
