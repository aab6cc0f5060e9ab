import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { listTemplatesContract } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { orderKeepingHidden } from '@gebaerdenraum/domain/lists/sign-order'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { signedInCaller } from '../accounts/index.ts'
import type { CatalogueState } from '../catalogue/index.ts'
import { noList, unknownSigns } from './list-errors.ts'
import {
  countTemplateSigns,
  findTemplateIds,
  insertTemplate,
  lockTemplates,
  updateTemplate,
  writeTemplateOrder,
  writeTemplateSigns,
} from './list-template-changes.repository.ts'
import { findTemplateSigns } from './list-templates.repository.ts'
import { findList, findListSigns } from './lists.repository.ts'
import type { Services } from './services.ts'

type Create = z.output<typeof listTemplatesContract.create.data>
type Patch = z.output<typeof listTemplatesContract.patch.data>

export const noTemplate = (): ApiError => new ApiError('NotFound', 'Diese Vorlage gibt es nicht.')

/** Makes a template of a learning list or of single signs, behind all others, and returns its id. */
export const createListTemplate = async ({
  data: { list, signs, ...fields },
  caller,
  db,
  services,
}: Context<Services, unknown, Create>): Promise<string> => {
  const catalogue = await services.catalogue.current()
  return inTransaction(db, async (transaction) => {
    await lockTemplates(transaction)
    const id = await insertTemplate(transaction, fields)
    await writeTemplateSigns(transaction, id, await wantedSigns(transaction, caller, { list, signs }, catalogue))
    if (fields.isPublic) await refuseEmpty(transaction, id)
    return id
  })
}

/** All changes come about or none does. */
export const changeListTemplate = async ({
  id,
  data: { list, signs, position, ...fields },
  caller,
  db,
  services,
}: Context<Services, unknown, Patch>): Promise<void> => {
  const catalogue = await services.catalogue.current()
  await inTransaction(db, async (transaction) => {
    await lockTemplates(transaction)
    const template = await updateTemplate(transaction, id, fields)
    if (!template) throw noTemplate()
    if (list !== undefined || signs !== undefined) {
      const stored = (await findTemplateSigns(transaction, [id])).map(({ signId }) => signId)
      const wanted = await wantedSigns(transaction, caller, { list, signs }, catalogue, stored)
      await writeTemplateSigns(transaction, id, wanted)
    }
    if (template.isPublic) await refuseEmpty(transaction, id)
    if (position !== undefined) await moveTemplate(transaction, id, position)
  })
}

/** A sign that is off offer for now stays where it stands; whoever arranged the others did not see it. */
const wantedSigns = async (
  db: Database,
  caller: Caller,
  { list, signs = [] }: Pick<Patch, 'list' | 'signs'>,
  { byId }: CatalogueState,
  stored: readonly string[] = [],
): Promise<readonly string[]> => {
  if (list !== undefined) return (await signsOfList(db, caller, list)).filter((signId) => byId.has(signId))
  const unknown = signs.filter((signId) => !byId.has(signId) && !stored.includes(signId))
  if (unknown.length > 0) throw unknownSigns('signs', unknown)
  return orderKeepingHidden(stored, signs, (signId) => byId.has(signId))
}

const signsOfList = async (db: Database, caller: Caller, id: string): Promise<readonly string[]> => {
  const list = await findList(db, signedInCaller(caller), id)
  if (!list) throw noList()
  return (await findListSigns(db, [list.id])).map(({ signId }) => signId)
}

const refuseEmpty = async (db: Database, id: string): Promise<void> => {
  if ((await countTemplateSigns(db, id)) > 0) return
  const sentence = 'Eine Vorlage ohne Gebärden kann nicht veröffentlicht sein.'
  throw new ApiError('Conflict', sentence, { errors: { isPublic: sentence } })
}

const moveTemplate = async (db: Database, id: string, position: number): Promise<void> => {
  const others = (await findTemplateIds(db)).filter((other) => other !== id)
  await writeTemplateOrder(db, [...others.slice(0, position), id, ...others.slice(position)])
}
