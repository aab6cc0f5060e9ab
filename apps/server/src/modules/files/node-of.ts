import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { folderIdOf, ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import { rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import { toOwner } from '../teams/index.ts'
import type { FileNodeRow, RootRow } from './file-nodes.repository.ts'

/** A stored node as the caller, who reaches it, is told of it. */
export const nodeOf = (row: FileNodeRow, caller: UserCaller): FileNode => ({
  _id: row.id,
  name: row.name,
  nodeType: row.nodeType,
  path: row.path,
  parent: folderIdOf(row.path),
  fileType: row.fileType,
  fileDetails: detailsOf(row),
  file: row.fileId,
  ...toOwner(row),
  author: row.authorId,
  hasFolders: row.hasFolders,
  canWrite: caller.isLicensed,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** A root as a node. */
export const rootNodeOf = (
  { ownerType, owner, name, createdAt, hasFolders }: RootRow,
  caller: UserCaller,
): FileNode => ({
  _id: rootIdOf({ ownerType, owner }),
  name,
  nodeType: 'directory',
  path: ROOTS_PATH,
  parent: null,
  fileType: null,
  fileDetails: null,
  file: null,
  owner,
  ownerType,
  author: null,
  hasFolders,
  canWrite: caller.isLicensed,
  createdAt: createdAt.toISOString(),
  updatedAt: createdAt.toISOString(),
})

const detailsOf = ({ documentType, customSignType }: FileNodeRow): FileNode['fileDetails'] => {
  if (documentType === null && customSignType === null) return null
  return { ...(documentType && { documentType }), ...(customSignType && { customSignType }) }
}
