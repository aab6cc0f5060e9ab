import { ownerOfPath, pathInside } from '@gebaerdenraum/domain/files/file-paths'
import { rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import type { Database } from '../../platform/database/database.ts'
import { type Reach, reaches } from '../teams/index.ts'
import { noFolder } from './file-errors.ts'
import { findFoldersOn } from './tree-facts.repository.ts'

/** What makes a path valid: its root is within reach, and each folder on it stands where the path says. */
export const assertFolder = async (db: Database, reach: Reach, path: string): Promise<void> => {
  await foldersOn(db, reach, path)
}

/** The folders on a path, the outermost first and without the root; 404 where the path leads nowhere (any more). */
export const foldersOn = async (db: Database, reach: Reach, path: string) => {
  const rootId = assertRoot(reach, path)
  const folders = await findFoldersOn(db, reach, path)
  const end = folders.at(-1)
  const leadsTo = end ? pathInside({ _id: end.id, path: end.path }) : `,${rootId},`
  if (leadsTo !== path) throw noFolder(end?.id ?? rootId)
  return folders
}

/** The id of the root that a path begins with; 404 where it is none of the caller's. */
export const assertRoot = (reach: Reach, path: string): string => {
  const owner = ownerOfPath(path)
  if (!owner || !reaches(reach, owner)) throw noFolder(null)
  return rootIdOf(owner)
}
