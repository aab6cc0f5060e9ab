import { licensed, signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { fileNodesContract } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { inTransaction } from '../../platform/database/transaction.ts'
import { signedInCaller } from '../accounts/index.ts'
import { changeNode, removeNode } from './change-node.ts'
import { createNode } from './create-node.ts'
import { duplicateNode } from './duplicate-node.ts'
import { collectFileKinds } from './file-kinds.ts'
import { findFileNodes } from './find-nodes.ts'
import { nodeOf } from './node-of.ts'
import { openNode } from './open-node.ts'
import { defineResource } from './services.ts'

/** A duplicate can be as large as a whole root. Enough for a selection of some hundred files at once. */
const DUPLICATES = { points: 300, seconds: 300 }

export const fileNodesResource = defineResource(fileNodesContract, {
  find: {
    allow: signedIn({ rows: 'own and those of the team' }),
    handle: ({ db, query, ...context }) => findFileNodes(db, signedInCaller(context.caller), query),
  },
  get: {
    allow: signedIn({ rows: 'own and those of the team' }),
    handle: ({ id, db, services, ...context }) =>
      openNode({ db, caller: signedInCaller(context.caller), kinds: collectFileKinds(services.contributions) }, id),
  },
  create: {
    allow: licensed({ rows: 'in own folders and those of the team' }),
    // Duplicates are counted before the transaction begins.
    transaction: 'none',
    async handle({ data, db, services, ...context }) {
      const caller = signedInCaller(context.caller)
      if ('clone' in data) {
        await services.rateLimits.spend(DUPLICATES, `file-nodes:duplicate:${caller.userId}`)
        const kinds = collectFileKinds(services.contributions)
        const copy = await inTransaction(db, (transaction) => duplicateNode({ db: transaction, caller, kinds }, data))
        return nodeOf(copy, caller)
      }
      const details = data.nodeType === 'file' ? { fileType: data.fileType, ...data.fileDetails } : {}
      const node = { name: data.name, path: data.path, nodeType: data.nodeType, ...details }
      return nodeOf(await inTransaction(db, (transaction) => createNode(transaction, caller, node)), caller)
    },
  },
  patch: {
    allow: licensed({ rows: 'own and those of the team, no roots' }),
    async handle({ id, data, db, services, ...context }) {
      const caller = signedInCaller(context.caller)
      const kinds = collectFileKinds(services.contributions)
      return nodeOf(await changeNode({ db, caller, kinds }, id, data), caller)
    },
  },
  remove: {
    allow: licensed({ rows: 'own and those of the team, no roots' }),
    async handle({ id, db, ...context }) {
      const caller = signedInCaller(context.caller)
      return nodeOf(await removeNode(db, caller, id), caller)
    },
  },
})
