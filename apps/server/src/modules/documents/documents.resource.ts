import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { licensed, signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { documentsContract } from '@gebaerdenraum/domain/documents/documents.contract'
import type { Database } from '../../platform/database/database.ts'
import { accountOfCaller, signedInCaller, userOf } from '../accounts/index.ts'
import { removeNode } from '../files/index.ts'
import { toOwner } from '../teams/index.ts'
import { changeDocument } from './change-document.ts'
import { createDocument } from './create-document.ts'
import { contentOf } from './document-content.ts'
import { noDocument } from './document-errors.ts'
import { type DocumentRow, findDocument, findDocumentHeads } from './documents.repository.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'

/** Holds the longest document that may be: 3000 elements full of characters of four bytes. */
const MAX_BODY_BYTES = 8 * 1024 * 1024

export const documentsResource = defineResource(documentsContract, {
  find: {
    allow: signedIn({ rows: 'own and those of the team, used lately' }),
    async handle({ query: { limit, skip }, db, services, ...context }) {
      const caller = signedInCaller(context.caller)
      const { preferences } = userOf(await accountOfCaller(db, caller))
      const used = preferences.recentlyUsed.documents
      const rows = await findDocumentHeads(db, caller, used)
      const inOrder = used.flatMap((id) => rows.find((row) => row.id === id) ?? [])
      const data = inOrder.slice(skip, skip + limit).map((row) => headOf(row, caller, services))
      return { total: inOrder.length, limit, skip, data }
    },
  },
  get: {
    allow: signedIn({ rows: 'own and those of the team' }),
    handle: ({ id, db, caller, services }) => openDocument(db, signedInCaller(caller), services, id),
  },
  create: {
    allow: licensed({ rows: 'in own folders and those of the team' }),
    maxBodyBytes: MAX_BODY_BYTES,
    async handle(context) {
      const id = await createDocument(context)
      return openDocument(context.db, signedInCaller(context.caller), context.services, id)
    },
  },
  patch: {
    allow: licensed({ rows: 'own and those of the team' }),
    maxBodyBytes: MAX_BODY_BYTES,
    async handle(context) {
      await changeDocument(context)
      return openDocument(context.db, signedInCaller(context.caller), context.services, context.id)
    },
  },
  remove: {
    allow: licensed({ rows: 'own and those of the team' }),
    async handle({ id, db, services, ...context }) {
      const caller = signedInCaller(context.caller)
      const row = await foundDocument(db, caller, id)
      await removeNode(db, caller, row.node.id)
      return documentOf(row, caller, services)
    },
  },
})

const openDocument = async (db: Database, caller: UserCaller, services: Services, id: string) =>
  documentOf(await foundDocument(db, caller, id), caller, services)

const foundDocument = async (db: Database, caller: UserCaller, id: string): Promise<DocumentRow> => {
  const row = await findDocument(db, caller, id)
  if (!row) throw noDocument()
  return row
}

const documentOf = (row: DocumentRow, caller: UserCaller, services: Services) => ({
  ...headOf(row, caller, services),
  ...contentOf(row),
})

const headOf = (row: Omit<DocumentRow, 'content' | 'modelVersion'>, caller: UserCaller, { media }: Services) => ({
  _id: row.id,
  node: row.node.id,
  name: row.node.name,
  type: row.type,
  author: row.node.authorId,
  ...toOwner(row.node),
  revision: row.revision,
  canWrite: caller.isLicensed,
  variants: media.addresses.documentAddressesOf(row, caller),
  createdAt: row.node.createdAt.toISOString(),
  updatedAt: row.node.updatedAt.toISOString(),
})
