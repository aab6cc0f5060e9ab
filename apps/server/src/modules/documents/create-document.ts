import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { imagesIn } from '@gebaerdenraum/domain/documents/content-images'
import type { documentsContract } from '@gebaerdenraum/domain/documents/documents.contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import { isFileId, lockContentId, nodeForContent } from '../files/index.ts'
import { holdImages } from '../images/index.ts'
import { assertMayChange, contentWith, newContent } from './document-content.ts'
import { documentIdTaken } from './document-errors.ts'
import { findDocument, insertDocument } from './documents.repository.ts'
import type { Services } from './services.ts'

type Data = z.output<typeof documentsContract.create.data>

/**
 * Makes a document, in the node made for it or in one of its own, and returns its id. With an id of the client's it
 * comes about once, however often it is asked for: an answer may get lost on its way.
 */
export const createDocument = async ({ data, db, ...context }: Context<Services, unknown, Data>): Promise<string> => {
  const { _id, type, name, node, owner, ownerType, ...given } = data
  const caller = signedInCaller(context.caller)
  const wantedId = _id?.toLowerCase()
  if (wantedId !== undefined && (await isMade(db, caller, wantedId))) return wantedId
  const fresh = newContent(type)
  const content = contentWith(type, fresh, given)
  assertMayChange(type, fresh, content, caller)
  const wanted = { node, name, owner, ownerType, fileId: wantedId, fileType: 'documents', documentType: type } as const
  const { fileId } = await nodeForContent(db, caller, wanted)
  const held = await holdImages(db, caller, { before: [], after: imagesIn({ type, name: '', ...content }) })
  await insertDocument(db, { id: fileId, type, content }, held)
  return fileId
}

/** Whether the caller has made a document of this id before. */
const isMade = async (db: Database, caller: UserCaller, id: string): Promise<boolean> => {
  await lockContentId(db, id)
  if (!(await isFileId(db, id))) return false
  const document = await findDocument(db, caller, id)
  if (document?.node.authorId !== caller.userId) throw documentIdTaken()
  return true
}
