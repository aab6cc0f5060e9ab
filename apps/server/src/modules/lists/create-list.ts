import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { LIST_SIGNS_MAX } from '@gebaerdenraum/domain/lists/list-signs'
import type { listsContract } from '@gebaerdenraum/domain/lists/lists.contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { signedInCaller } from '../accounts/index.ts'
import { holdCustomSigns } from '../custom-signs/index.ts'
import { nodeForContent } from '../files/index.ts'
import { assertOfTeam } from './change-list.ts'
import { insertList, insertListSigns, isFileId, lockListId, writeLearnedSigns } from './list-changes.repository.ts'
import { listFull, listIdTaken, unknownSigns } from './list-errors.ts'
import { findListTemplate, findTemplateSigns } from './list-templates.repository.ts'
import { findList } from './lists.repository.ts'
import type { Services } from './services.ts'
import { readerOf } from './template-reader.ts'

type Data = z.output<typeof listsContract.create.data>

/**
 * Makes a list, in the node made for it or in one of its own, and returns its id. With an id of the client's a list comes
 * about once, however often it is asked for: an answer may get lost on its way.
 */
export const createList = async ({ data, caller, db, services }: Context<Services, unknown, Data>): Promise<string> => {
  const user = signedInCaller(caller)
  const { byId } = await services.catalogue.current()
  const first = data.template === undefined ? [] : await signsOfTemplate(db, caller, data.template)
  const signs = [...new Set([...first.filter((id) => byId.has(id)), ...data.signs])]
  if (signs.length > LIST_SIGNS_MAX) throw listFull('signs')
  return inTransaction(db, async (transaction) => {
    const wantedId = data._id?.toLowerCase()
    if (wantedId !== undefined && (await isMade(transaction, user, wantedId))) return wantedId
    const { node, name, owner, ownerType } = data
    const wanted = { node, name, owner, ownerType, fileId: wantedId, fileType: 'lists' as const }
    const { fileId } = await nodeForContent(transaction, user, wanted)
    const others = data.signs.filter((id) => !byId.has(id))
    const custom = await holdCustomSigns(transaction, user, others)
    const unknown = others.filter((id) => !custom.get(id)?.isWithinReach)
    if (unknown.length > 0) throw unknownSigns('signs', unknown)
    await assertOfTeam(
      transaction,
      fileId,
      'signs',
      others.filter((id) => !custom.get(id)?.isOfTeam),
    )
    await insertList(transaction, fileId)
    await insertListSigns(transaction, fileId, signs)
    const { learnedSigns } = data
    if (learnedSigns) {
      await writeLearnedSigns(transaction, { listId: fileId, userId: user.userId, signIds: learnedSigns })
    }
    return fileId
  })
}

/** Whether the caller has made a list of this id before. Calls with one id come one after another. */
const isMade = async (db: Database, user: UserCaller, id: string): Promise<boolean> => {
  await lockListId(db, id)
  if (!(await isFileId(db, id))) return false
  const list = await findList(db, user, id)
  if (list?.authorId !== user.userId) throw listIdTaken()
  return true
}

const signsOfTemplate = async (db: Database, caller: Caller, id: string): Promise<readonly string[]> => {
  const template = await findListTemplate(db, readerOf(caller), id)
  if (!template) {
    const sentence = 'Diese Vorlage gibt es nicht.'
    throw new ApiError('BadRequest', sentence, { errors: { template: sentence } })
  }
  return (await findTemplateSigns(db, [id])).map(({ signId }) => signId)
}
