import type { Caller } from '@gebaerdenraum/domain/access/caller'
import { LIST_SIGNS_MAX } from '@gebaerdenraum/domain/lists/list-signs'
import type { listsContract } from '@gebaerdenraum/domain/lists/lists.contract'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Context } from '../../framework/define-resource.ts'
import { ApiError } from '../../framework/errors.ts'
import type { Services } from '../../services.ts'
import { nodeForContent } from '../files/content-node.ts'
import { signedInCaller } from '../files/reach.ts'
import { insertList, insertListSigns } from './list-changes.repository.ts'
import { listFull, unknownSigns } from './list-errors.ts'
import { findListTemplate, findTemplateSigns } from './list-templates.repository.ts'
import { readerOf } from './template-reader.ts'

type Data = z.output<typeof listsContract.create.data>

/** Makes a list, in the node made for it or in one of its own, and returns its id. */
export const createList = async ({ data, caller, db, services }: Context<Services, unknown, Data>): Promise<string> => {
  const user = signedInCaller(caller)
  const { byId } = await services.catalogue.current()
  const unknown = data.signs.filter((id) => !byId.has(id))
  if (unknown.length > 0) throw unknownSigns('signs', unknown)
  const first = data.template === undefined ? [] : await signsOfTemplate(db, caller, data.template)
  const signs = [...new Set([...first.filter((id) => byId.has(id)), ...data.signs])]
  if (signs.length > LIST_SIGNS_MAX) throw listFull('signs')
  return inTransaction(db, async (transaction) => {
    const { fileId } = await nodeForContent(transaction, user, { node: data.node, name: data.name, fileType: 'lists' })
    await insertList(transaction, fileId)
    await insertListSigns(transaction, fileId, signs)
    return fileId
  })
}

const signsOfTemplate = async (db: Database, caller: Caller, id: string): Promise<readonly string[]> => {
  const template = await findListTemplate(db, readerOf(caller), id)
  if (!template) {
    const sentence = 'Diese Vorlage gibt es nicht.'
    throw new ApiError('BadRequest', sentence, { errors: { template: sentence } })
  }
  return (await findTemplateSigns(db, [id])).map(({ signId }) => signId)
}
