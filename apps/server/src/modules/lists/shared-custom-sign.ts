import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { type CustomSignRow, findCustomSign } from '../custom-signs/index.ts'
import { type Reach, reachOfRoot } from '../teams/index.ts'
import { findSharedList, hasCustomSign } from './lists.repository.ts'

type SharedCustomSign = { readonly shareKey: string; readonly row: CustomSignRow; readonly reach: Reach }

/** A custom sign as a shared list shows it: it stands in the list, and under the same root. */
export const findSharedCustomSign = async (
  db: Database,
  listId: string,
  id: string,
): Promise<SharedCustomSign | undefined> => {
  if (!isUuid(listId) || !isUuid(id)) return undefined
  const list = await findSharedList(db, listId)
  if (list?.shareKey == null || !(await hasCustomSign(db, listId, id))) return undefined
  const reach = reachOfRoot(list)
  const row = await findCustomSign(db, reach, id)
  return row && { shareKey: list.shareKey, row, reach }
}
