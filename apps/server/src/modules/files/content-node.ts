import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { FREE_NAME_TRIES, freeFileName } from '@gebaerdenraum/domain/files/file-names'
import { pathInside, ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import { rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import { validate as isUuid, v7 } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { lockTrees } from '../teams/index.ts'
import { type ContentType, claimUnlinkedNode, detailColumnsOf } from './content-nodes.repository.ts'
import { createNode } from './create-node.ts'
import { nameTaken, noNode } from './file-errors.ts'
import { type FileNodeRow, findNode } from './file-nodes.repository.ts'
import { findNamesIn } from './tree-facts.repository.ts'

/** The node of a file, linked: `fileId` is the id that the content has to be inserted with, in the same transaction. */
export type ContentNode = FileNodeRow & { readonly fileId: string }

type NodeWanted = {
  readonly node?: string | undefined
  readonly name?: string | undefined
  /** The id of the content where the client has made it. */
  readonly fileId?: string | undefined
}

/** The node for a new content: the one made before, else a new one in the personal root with a free name. */
export const nodeForContent = async (
  db: Database,
  caller: UserCaller,
  { node, name, fileId = v7(), ...content }: NodeWanted & ContentType,
): Promise<ContentNode> => {
  if (node !== undefined) return claimNode(db, caller, node, content, fileId)
  if (name === undefined) {
    throw new ApiError('BadRequest', 'Name ist erforderlich', { errors: { name: 'Name ist erforderlich' } })
  }
  return createNodeForContent(db, caller, name, content, fileId)
}

/** Links a node that was made before and has no content yet; a second call for the same node is a 409. */
export const claimNode = async (
  db: Database,
  caller: UserCaller,
  nodeId: string,
  content: ContentType,
  fileId = v7(),
): Promise<ContentNode> => {
  const claimed = isUuid(nodeId) ? await claimUnlinkedNode(db, caller, nodeId, fileId, content) : undefined
  if (claimed) return { ...claimed, fileId }
  const node = isUuid(nodeId) ? await findNode(db, caller, nodeId) : undefined
  if (!node) throw noNode()
  if (node.fileId !== null) throw new ApiError('Conflict', 'Diese Datei hat schon einen Inhalt.')
  throw new ApiError('BadRequest', 'Diese Datei ist von anderer Art.', {
    errors: { node: 'Diese Datei ist von anderer Art.' },
  })
}

/** A linked node in the caller's personal root, with ' Kopie N' appended where the name is taken. */
export const createNodeForContent = async (
  db: Database,
  caller: UserCaller,
  wanted: string,
  content: ContentType,
  fileId = v7(),
): Promise<ContentNode> => {
  const rootId = rootIdOf({ ownerType: 'users', owner: caller.userId })
  const path = pathInside({ _id: rootId, path: ROOTS_PATH })
  await lockTrees(db, [rootId])
  const name = freeFileName(wanted, await findNamesIn(db, path))
  if (name === null) throw nameTaken(new Error(`No free name in ${FREE_NAME_TRIES} tries`))
  const details = { fileType: content.fileType, ...detailColumnsOf(content), fileId }
  return { ...(await createNode(db, caller, { name, path, nodeType: 'file', ...details })), fileId }
}
