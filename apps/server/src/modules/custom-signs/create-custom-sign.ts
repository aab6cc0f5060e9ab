import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { customSignsContract } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { picturesIn } from '@gebaerdenraum/domain/custom-signs/scene-pictures'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import { isFileId, lockContentId, nodeForContent } from '../files/index.ts'
import { holdImages } from '../images/index.ts'
import { customSignIdTaken } from './custom-sign-errors.ts'
import { findCustomSign, insertCustomSign } from './custom-signs.repository.ts'
import type { Services } from './services.ts'
import { emptyScene, storedSceneWith } from './stored-scenes.ts'

type Data = z.output<typeof customSignsContract.create.data>

/**
 * Makes a custom sign, in the node made for it or in one of its own, and returns its id. With an id of the client's it
 * comes about once, however often it is asked for: an answer may get lost on its way.
 */
export const createCustomSign = async ({ data, db, ...context }: Context<Services, unknown, Data>): Promise<string> => {
  const { _id, signType, name, node, owner, ownerType, ...given } = data
  const caller = signedInCaller(context.caller)
  const wantedId = _id?.toLowerCase()
  if (wantedId !== undefined && (await isMade(db, caller, wantedId))) return wantedId
  const content = storedSceneWith(signType, emptyScene(signType), given)
  const wanted = {
    node,
    name,
    owner,
    ownerType,
    fileId: wantedId,
    fileType: 'custom-signs',
    customSignType: signType,
  } as const
  const { fileId } = await nodeForContent(db, caller, wanted)
  const held = await holdImages(db, caller, { before: [], after: picturesIn(content) })
  await insertCustomSign(db, { id: fileId, signType, content }, held)
  return fileId
}

/** Whether the caller has made a custom sign of this id before. */
const isMade = async (db: Database, caller: UserCaller, id: string): Promise<boolean> => {
  await lockContentId(db, id)
  if (!(await isFileId(db, id))) return false
  const sign = await findCustomSign(db, caller, id)
  if (sign?.node.authorId !== caller.userId) throw customSignIdTaken()
  return true
}
