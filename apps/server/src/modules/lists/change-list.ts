import { randomBytes } from 'node:crypto'
import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { LIST_SIGNS_MAX } from '@gebaerdenraum/domain/lists/list-signs'
import type { listsContract } from '@gebaerdenraum/domain/lists/lists.contract'
import { orderKeepingHidden } from '@gebaerdenraum/domain/lists/sign-order'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import type { CatalogueState } from '../catalogue/index.ts'
import { holdCustomSigns } from '../custom-signs/index.ts'
import { findOwnerOfFile, renameNode, touchNodeOfFile } from '../files/index.ts'
import {
  changeLearnedSigns,
  lockList,
  writeLearnedSigns,
  writeListSigns,
  writeShareKey,
} from './list-changes.repository.ts'
import { alreadyInList, listFull, listMovedOn, noList, notOfTeam, unknownSigns } from './list-errors.ts'
import { findList, findListSigns } from './lists.repository.ts'
import type { Services } from './services.ts'

type Data = z.output<typeof listsContract.patch.data>

/** Changes of a list all come about or none does. */
export const changeList = async ({
  id,
  data,
  caller,
  db,
  services,
}: Context<Services, unknown, Data>): Promise<void> => {
  const user = signedInCaller(caller)
  const catalogue = await services.catalogue.current()
  await inTransaction(db, async (transaction) => {
    // The tree is locked before any row, as everywhere.
    if (data.name !== undefined) await rename(transaction, user, id, data.name)
    const list = await lockList(transaction, user, id)
    if (!list) throw noList()
    if (data.signs || data.addSigns) await changeSigns(transaction, user, list, data, catalogue)
    if (data.learnedSigns) {
      await writeLearnedSigns(transaction, { listId: id, userId: user.userId, signIds: data.learnedSigns })
    }
    if (data.learnedChanges) {
      await changeLearnedSigns(transaction, { listId: id, userId: user.userId, changes: data.learnedChanges })
    }
    if (data.shareKey !== undefined) await writeShareKey(transaction, id, data.shareKey && makeShareKey())
  })
}

const rename = async (db: Database, user: UserCaller, id: string, name: string): Promise<void> => {
  const list = await findList(db, user, id)
  if (!list) throw noList()
  await renameNode(db, user, list.node, name)
}

/** 192 random bits: nobody comes to a list by guessing, and long enough to be taken out of fault reports (`redact.ts`). */
const makeShareKey = (): string => randomBytes(24).toString('base64url')

const changeSigns = async (
  db: Database,
  user: UserCaller,
  list: { readonly id: string; readonly revision: number },
  { signs, addSigns, revision }: Data,
  { byId }: CatalogueState,
): Promise<void> => {
  if (revision !== undefined && revision !== list.revision) throw listMovedOn(list.revision)
  const stored = (await findListSigns(db, [list.id])).map(({ signId }) => signId)
  const before = new Set(stored)
  const given = [...new Set([...(signs ?? []), ...(addSigns ?? [])])]
  const custom = await holdCustomSigns(
    db,
    user,
    [...new Set([...stored, ...given])].filter((signId) => !byId.has(signId)),
  )
  const isVisible = (signId: string): boolean => byId.has(signId) || custom.get(signId)?.isWithinReach === true
  const arranged = [...new Set(signs ?? stored.filter(isVisible))]
  const added = [...new Set(addSigns)]
  // A sign that is no longer on offer may be named where it stands; it came from an answer that is a moment old.
  assertKnown('signs', arranged, (signId) => isVisible(signId) || before.has(signId))
  assertKnown('addSigns', added, isVisible)
  const there = new Set(arranged)
  const twice = added.filter((signId) => there.has(signId))
  if (twice.length > 0) throw alreadyInList(twice)
  const wanted = [...arranged, ...added]
  const isForeign = (signId: string): boolean => !before.has(signId) && custom.get(signId)?.isOfTeam === false
  await assertOfTeam(db, list.id, addSigns ? 'addSigns' : 'signs', wanted.filter(isForeign))
  if (wanted.length > LIST_SIGNS_MAX) throw listFull(addSigns ? 'addSigns' : 'signs')
  const order = orderKeepingHidden(stored, wanted, isVisible)
  if (order.length === stored.length && order.every((signId, index) => signId === stored[index])) return
  await writeListSigns(db, list.id, order)
  await touchNodeOfFile(db, user, 'lists', list.id)
}

const assertKnown = (field: string, signIds: readonly string[], isKnown: (signId: string) => boolean): void => {
  const unknown = signIds.filter((signId) => !isKnown(signId))
  if (unknown.length > 0) throw unknownSigns(field, unknown)
}

/** `own` are custom signs of somebody's own that come in new. */
export const assertOfTeam = async (
  db: Database,
  listId: string,
  field: string,
  own: readonly string[],
): Promise<void> => {
  if (own.length > 0 && (await findOwnerOfFile(db, listId))?.teamId) throw notOfTeam(field, own)
}
