import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import { removeNode } from '../files/index.ts'
import { noList } from './list-errors.ts'
import { findList } from './lists.repository.ts'
import type { Services } from './services.ts'

/** Deletes a list by deleting its node; content, what was learned and the share link go with it. */
export const removeList = async ({ id, caller, db }: Context<Services>): Promise<void> => {
  const user = signedInCaller(caller)
  await inTransaction(db, async (transaction) => {
    const list = await findList(transaction, user, id)
    if (!list) throw noList()
    await removeNode(transaction, user, list.node)
  })
}
