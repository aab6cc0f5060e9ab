import { licensed, signedIn } from '@gebaerdenraum/domain/access/permissions'
import { documentsContract } from '@gebaerdenraum/domain/documents/documents.contract'
import { emptyDocument } from '@gebaerdenraum/domain/documents/empty-document'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../database/database.ts'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { removeNode } from '../files/change-node.ts'
import { nodeForContent } from '../files/content-node.ts'
import { ownerOf } from '../files/node-of.ts'
import { type Reach, signedInCaller } from '../files/reach.ts'
import { findDocument, insertDocument } from './documents.repository.ts'

export const documentsResource = defineResource(documentsContract, {
  get: {
    allow: signedIn({ rows: 'own and those of the team' }),
    handle: async ({ id, db, caller }) => documentOf(await foundDocument(db, signedInCaller(caller), id)),
  },
  create: {
    allow: licensed({ rows: 'in own folders and those of the team' }),
    async handle({ data: { type, name, node }, db, ...context }) {
      const caller = signedInCaller(context.caller)
      const content = { fileType: 'documents', documentType: type } as const
      const { fileId } = await nodeForContent(db, caller, { name, node, ...content })
      await insertDocument(db, { id: fileId, type, content: emptyDocument(type) })
      return documentOf(await foundDocument(db, caller, fileId))
    },
  },
  remove: {
    allow: licensed({ rows: 'own and those of the team' }),
    async handle({ id, db, ...context }) {
      const caller = signedInCaller(context.caller)
      const row = await foundDocument(db, caller, id)
      await removeNode(db, caller, row.node.id)
      return documentOf(row)
    },
  },
})

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>

const foundDocument = async (db: Database, reach: Reach, id: string): Promise<Row> => {
  const row = isUuid(id) ? await findDocument(db, reach, id) : undefined
  if (!row) throw new ApiError('NotFound', 'Diese Druckvorlage gibt es nicht (mehr).')
  return row
}

const documentOf = ({ type, revision, node }: Row) => ({
  _id: node.fileId ?? '',
  node: node.id,
  name: node.name,
  type,
  author: node.authorId,
  ...ownerOf(node),
  revision,
  createdAt: node.createdAt.toISOString(),
  updatedAt: node.updatedAt.toISOString(),
})
