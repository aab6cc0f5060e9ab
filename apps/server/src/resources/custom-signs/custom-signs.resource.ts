import { licensed, signedIn } from '@gebaerdenraum/domain/access/permissions'
import { customSignsContract } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { storedSceneOf } from '@gebaerdenraum/domain/custom-signs/scene'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../database/database.ts'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { removeNode } from '../files/change-node.ts'
import { nodeForContent } from '../files/content-node.ts'
import { ownerOf } from '../files/node-of.ts'
import { type Reach, signedInCaller } from '../files/reach.ts'
import { findCustomSign, insertCustomSign } from './custom-signs.repository.ts'

export const customSignsResource = defineResource(customSignsContract, {
  get: {
    allow: signedIn({ rows: 'own and those of the team' }),
    handle: async ({ id, db, caller }) => customSignOf(await foundCustomSign(db, signedInCaller(caller), id)),
  },
  create: {
    allow: licensed({ rows: 'in own folders and those of the team' }),
    async handle({ data: { signType, name, node }, db, ...context }) {
      const caller = signedInCaller(context.caller)
      const content = { fileType: 'custom-signs', customSignType: signType } as const
      const { fileId } = await nodeForContent(db, caller, { name, node, ...content })
      await insertCustomSign(db, { id: fileId, signType, content: storedSceneOf(newScene(signType)) })
      return customSignOf(await foundCustomSign(db, caller, fileId))
    },
  },
  remove: {
    allow: licensed({ rows: 'own and those of the team' }),
    async handle({ id, db, ...context }) {
      const caller = signedInCaller(context.caller)
      const row = await foundCustomSign(db, caller, id)
      await removeNode(db, caller, row.node.id)
      return customSignOf(row)
    },
  },
})

type Row = NonNullable<Awaited<ReturnType<typeof findCustomSign>>>

const foundCustomSign = async (db: Database, reach: Reach, id: string): Promise<Row> => {
  const row = isUuid(id) ? await findCustomSign(db, reach, id) : undefined
  if (!row) throw new ApiError('NotFound', 'Diese eigene Gebärde gibt es nicht (mehr).')
  return row
}

const customSignOf = ({ signType, revision, node }: Row) => ({
  _id: node.fileId ?? '',
  node: node.id,
  name: node.name,
  signType,
  author: node.authorId,
  ...ownerOf(node),
  revision,
  createdAt: node.createdAt.toISOString(),
  updatedAt: node.updatedAt.toISOString(),
})
