import { isDeepStrictEqual } from 'node:util'
import type { customSignsContract } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import { isRename } from '@gebaerdenraum/domain/files/file-change'
import type { z } from 'zod'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import { lockNode, renameNode, touchNodeOfFile } from '../files/index.ts'
import { holdImages } from '../images/index.ts'
import { customSignMovedOn, noCustomSign } from './custom-sign-errors.ts'
import { findCustomSign, lockCustomSign, writeCustomSign } from './custom-signs.repository.ts'
import type { Services } from './services.ts'
import { storedSceneOfRow, storedSceneWith } from './stored-scenes.ts'

type Data = z.output<typeof customSignsContract.patch.data>

/**
 * Renames a custom sign, or saves it if nobody else did since `revision`. What is there already is no conflict: a save
 * whose answer got lost is sent again.
 */
export const changeCustomSign = async ({ id, data, caller, db }: Context<Services, unknown, Data>): Promise<void> => {
  const user = signedInCaller(caller)
  const found = await findCustomSign(db, user, id)
  if (!found) throw noCustomSign()
  if (isRename(data)) {
    await renameNode(db, user, found.node.id, data.name)
    return
  }
  // The tree is locked before any row, as everywhere.
  if (data.name !== undefined) await lockNode(db, user, found.node.id)
  const stored = await lockCustomSign(db, user, id)
  if (!stored) throw noCustomSign()
  const before = storedSceneOfRow(stored)
  const after = storedSceneWith(stored.signType, before, data)
  const { name = stored.node.name } = data
  const isEdited = !isDeepStrictEqual(before, after)
  if (name === stored.node.name && !isEdited) return
  if (data.revision !== stored.revision) throw customSignMovedOn(stored.revision)
  if (name !== stored.node.name) await renameNode(db, user, stored.node.id, name)
  if (!isEdited) return
  const held = await holdImages(db, user, { before: picturesIn(before), after: picturesIn(after) })
  await writeCustomSign(db, id, after, held)
  await touchNodeOfFile(db, user, 'custom-signs', id)
}
