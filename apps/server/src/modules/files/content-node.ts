import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { ContentPlace } from '@gebaerdenraum/domain/files/content-place'
import { FREE_NAME_TRIES, freeFileName } from '@gebaerdenraum/domain/files/file-names'
import { pathInside, ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import { isSameOwner } from '@gebaerdenraum/domain/files/tree-rules'
import { type Owner, rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import { validate as isUuid, v7 } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { lockTrees, ownersWithin, toOwner } from '../teams/index.ts'
import { type ContentType, claimUnlinkedNode, detailColumnsOf } from './content-nodes.repository.ts'
import { createNodeInLockedTree } from './create-node.ts'
import { foreignOwner, nameTaken, noNode, ownerMismatch } from './file-errors.ts'
import { type FileNodeRow, findNode } from './file-nodes.repository.ts'
import { findNamesIn } from './tree-facts.repository.ts'

/** The node of a file, linked: `fileId` is the id that the content has to be inserted with, in the same transaction. */
export type ContentNode = FileNodeRow & { readonly fileId: string }

type NodeWanted = ContentPlace & {
  /** The id of the content where the client has made it. */
  readonly fileId?: string | undefined
}

/** The node for a new content: the one made before, else a new one in the root of its owner with a free name. */
export const nodeForContent = async (
  db: Database,
  caller: UserCaller,
  { node, name, owner, ownerType, fileId = v7(), ...content }: NodeWanted & ContentType,
): Promise<ContentNode> => {
  const wantedOwner = chooseOwner(caller, { owner, ownerType })
  if (node !== undefined) {
    const claimed = await claimNode(db, caller, node, content, fileId)
    if (wantedOwner && !isSameOwner(toOwner(claimed), wantedOwner)) throw ownerMismatch()
    return claimed
  }
  if (name === undefined) {
    throw new ApiError('BadRequest', 'Name ist erforderlich', { errors: { name: 'Name ist erforderlich' } })
  }
  const root = wantedOwner ?? { ownerType: 'users', owner: caller.userId }
  return createNodeForContent(db, caller, root, { name, content, fileId })
}

/** The owner that the caller asks for, which is the caller or the caller's team; undefined where none is asked for. */
const chooseOwner = (caller: UserCaller, wanted: Pick<ContentPlace, 'owner' | 'ownerType'>): Owner | undefined => {
  if (wanted.owner === undefined && wanted.ownerType === undefined) return undefined
  const found = ownersWithin(caller).find(
    ({ owner, ownerType }) => (wanted.owner ?? owner) === owner && (wanted.ownerType ?? ownerType) === ownerType,
  )
  if (!found) throw foreignOwner()
  return found
}

/** Links a node that was made before and has no content yet; a second call for the same node is a 409. */
const claimNode = async (
  db: Database,
  caller: UserCaller,
  nodeId: string,
  content: ContentType,
  fileId: string,
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

type NewContent = { readonly name: string; readonly content: ContentType; readonly fileId: string }

/** A linked node in the root of this owner, with ' Kopie N' appended where the name is taken. */
const createNodeForContent = async (
  db: Database,
  caller: UserCaller,
  owner: Owner,
  { name: wanted, content, fileId }: NewContent,
): Promise<ContentNode> => {
  const rootId = rootIdOf(owner)
  const path = pathInside({ _id: rootId, path: ROOTS_PATH })
  await lockTrees(db, [rootId])
  const name = freeFileName(wanted, await findNamesIn(db, path))
  if (name === null) throw nameTaken(new Error(`No free name in ${FREE_NAME_TRIES} tries`))
  const details = { fileType: content.fileType, ...detailColumnsOf(content), fileId }
  const node = await createNodeInLockedTree(db, caller, { name, path, nodeType: 'file', ...details })
  return { ...node, fileId }
}
