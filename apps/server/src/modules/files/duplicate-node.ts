import { depthOf, pathInside } from '@gebaerdenraum/domain/files/file-paths'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { canPut } from '@gebaerdenraum/domain/files/tree-rules'
import { v7 } from 'uuid'
import { ApiError } from '../../platform/framework/errors.ts'
import { countPresent } from './create-node.ts'
import { assertAllowed, noNode } from './file-errors.ts'
import type { FilePair, KindsContext } from './file-kinds.ts'
import { type FileNodeRow, findNode } from './file-nodes.repository.ts'
import { assertFolder } from './find-folder.ts'
import { lockNode } from './lock-node.ts'
import { insertCopies, type NodeCopy } from './tree-changes.repository.ts'
import { holdSubtree } from './tree-facts.repository.ts'

type Wanted = { readonly clone: string; readonly name: string; readonly path: string }

/**
 * A deep copy: the node, all that stands below it, and their contents. It is read whole before anything is written, so
 * a folder can be copied into itself. The copies' author is who copies; they belong to the root they come to.
 */
export const duplicateNode = async (
  { db, caller, kinds }: KindsContext,
  { clone, name, path }: Wanted,
): Promise<FileNodeRow> => {
  const source = await lockNode(db, caller, clone, path)
  await assertFolder(db, caller, path)
  if (source.nodeType === 'file' && source.fileId === null) {
    throw new ApiError('Conflict', 'Diese Datei hat noch keinen Inhalt.')
  }
  // Held until the copies are there: an image that they show cannot lose its last place meanwhile.
  const nodes = (await holdSubtree(db, caller, source)).filter(
    // A file that is just being made has nothing to copy yet.
    ({ nodeType, fileId }) => nodeType === 'directory' || fileId !== null,
  )
  const levels = nodes.reduce((deepest, { path }) => Math.max(deepest, depthOf(path)), 0) - depthOf(source.path)
  const present = await countPresent(db, path)
  assertAllowed(canPut({ nodes: nodes.length, levels }, { path, present }))
  const { copies, pairs } = copied(nodes, { name, path, authorId: caller.userId })
  await insertCopies(db, copies)
  for (const [fileType, ofType] of pairs) await kinds[fileType].duplicate(db, ofType, caller)
  const [top] = copies
  return (top && (await findNode(db, caller, top.id))) ?? gone()
}

type Subtree = Awaited<ReturnType<typeof holdSubtree>>
type Top = Pick<NodeCopy, 'name' | 'path' | 'authorId'>

/** The copies' rows, and by kind which content becomes which. Upper nodes come first, the top of the subtree leads. */
const copied = (nodes: Subtree, top: Top) => {
  const insideOf = new Map<string, string>()
  const pairs = new Map<FileType, FilePair[]>()
  const copies = nodes.map((node, index): NodeCopy => {
    const id = v7()
    const path = index === 0 ? top.path : (insideOf.get(node.path) ?? gone())
    insideOf.set(pathInside({ _id: node.id, path: node.path }), pathInside({ _id: id, path }))
    const fileId = node.fileId && v7()
    if (node.fileType && node.fileId && fileId) {
      const ofType = pairs.get(node.fileType) ?? []
      pairs.set(node.fileType, ofType)
      ofType.push({ from: node.fileId, to: fileId })
    }
    return { ...node, id, path, fileId, authorId: top.authorId, name: index === 0 ? top.name : node.name }
  })
  return { copies, pairs }
}

const gone = (): never => {
  throw noNode()
}
