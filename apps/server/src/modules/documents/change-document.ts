import { isDeepStrictEqual } from 'node:util'
import { imagesIn } from '@gebaerdenraum/domain/documents/content-images'
import type { StoredContent } from '@gebaerdenraum/domain/documents/document-content'
import type { documentsContract } from '@gebaerdenraum/domain/documents/documents.contract'
import { isRename } from '@gebaerdenraum/domain/files/file-change'
import type { z } from 'zod'
import type { Context } from '../../platform/framework/define-resource.ts'
import { signedInCaller } from '../accounts/index.ts'
import { lockNode, renameNode, touchNodeOfFile } from '../files/index.ts'
import { holdImages } from '../images/index.ts'
import { assertMayChange, contentOf, contentWith } from './document-content.ts'
import { documentMovedOn, noDocument } from './document-errors.ts'
import { findDocument, lockDocument, writeDocument } from './documents.repository.ts'
import type { Services } from './services.ts'

type Data = z.output<typeof documentsContract.patch.data>

/**
 * Renames a document, or saves it if nobody else did since `revision`. What is there already is no conflict: a save
 * whose answer got lost is sent again.
 */
export const changeDocument = async ({ id, data, caller, db }: Context<Services, unknown, Data>): Promise<void> => {
  const user = signedInCaller(caller)
  const found = await findDocument(db, user, id)
  if (!found) throw noDocument()
  if (isRename(data)) {
    await renameNode(db, user, found.node.id, data.name)
    return
  }
  // The tree is locked before any row, as everywhere.
  if (data.name !== undefined) await lockNode(db, user, found.node.id)
  const stored = await lockDocument(db, user, id)
  if (!stored) throw noDocument()
  const before = contentOf(stored)
  const after = contentWith(stored.type, before, data)
  const { name = stored.node.name } = data
  const isEdited = !isDeepStrictEqual(before, after)
  if (name === stored.node.name && !isEdited) return
  if (data.revision !== stored.revision) throw documentMovedOn(stored.revision)
  assertMayChange(stored.type, before, after, user)
  if (name !== stored.node.name) await renameNode(db, user, stored.node.id, name)
  if (!isEdited) return
  const picturesOf = (content: StoredContent) => imagesIn({ type: stored.type, name, ...content })
  const held = await holdImages(db, user, { before: picturesOf(before), after: picturesOf(after) })
  await writeDocument(db, id, after, held)
  await touchNodeOfFile(db, user, 'documents', id)
}
