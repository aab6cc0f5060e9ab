import type { UserCaller } from '@gebaerdenraum/domain/access/caller'
import { licensed, signedIn } from '@gebaerdenraum/domain/access/permissions'
import { documentsContract } from '@gebaerdenraum/domain/documents/documents.contract'
import type { Database } from '../../database/database.ts'
import { defineResource } from '../../define.ts'
import { removeNode } from '../files/change-node.ts'
import { nodeForContent } from '../files/content-node.ts'
import { ownerOf } from '../files/node-of.ts'
import { signedInCaller } from '../files/reach.ts'
import { changeDocument } from './change-document.ts'
import { assertMayChange, contentOf, contentWith, newContent } from './document-content.ts'
import { noDocument } from './document-errors.ts'
import { type DocumentRow, findDocument, insertDocument } from './documents.repository.ts'

/** Holds the longest document that may be: 3000 elements full of characters of four bytes. */
const MAX_BODY_BYTES = 8 * 1024 * 1024

export const documentsResource = defineResource(documentsContract, {
  get: {
    allow: signedIn({ rows: 'own and those of the team' }),
    handle: ({ id, db, caller }) => openDocument(db, signedInCaller(caller), id),
  },
  create: {
    allow: licensed({ rows: 'in own folders and those of the team' }),
    maxBodyBytes: MAX_BODY_BYTES,
    async handle({ data: { type, name, node, ...given }, db, ...context }) {
      const caller = signedInCaller(context.caller)
      const fresh = newContent(type)
      const content = contentWith(type, fresh, given)
      assertMayChange(type, fresh, content, caller)
      const { fileId } = await nodeForContent(db, caller, { name, node, fileType: 'documents', documentType: type })
      await insertDocument(db, { id: fileId, type, content })
      return openDocument(db, caller, fileId)
    },
  },
  patch: {
    allow: licensed({ rows: 'own and those of the team' }),
    maxBodyBytes: MAX_BODY_BYTES,
    async handle(context) {
      await changeDocument(context)
      return openDocument(context.db, signedInCaller(context.caller), context.id)
    },
  },
  remove: {
    allow: licensed({ rows: 'own and those of the team' }),
    async handle({ id, db, ...context }) {
      const caller = signedInCaller(context.caller)
      const row = await foundDocument(db, caller, id)
      await removeNode(db, caller, row.node.id)
      return documentOf(row, caller)
    },
  },
})

const openDocument = async (db: Database, caller: UserCaller, id: string) =>
  documentOf(await foundDocument(db, caller, id), caller)

const foundDocument = async (db: Database, caller: UserCaller, id: string): Promise<DocumentRow> => {
  const row = await findDocument(db, caller, id)
  if (!row) throw noDocument()
  return row
}

const documentOf = (row: DocumentRow, caller: UserCaller) => ({
  _id: row.id,
  node: row.node.id,
  name: row.node.name,
  type: row.type,
  author: row.node.authorId,
  ...ownerOf(row.node),
  revision: row.revision,
  canWrite: caller.isLicensed,
  ...contentOf(row),
  createdAt: row.node.createdAt.toISOString(),
  updatedAt: row.node.updatedAt.toISOString(),
})
