import { signedIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { filesContract } from '@gebaerdenraum/domain/files/files.contract'
import { validate as isUuid } from 'uuid'
import { accountOfCaller, signedInCaller, userOf } from '../accounts/index.ts'
import { collectFileKinds, summarizeFiles } from './file-kinds.ts'
import { findNodesOfFiles } from './file-nodes.repository.ts'
import { nodeOf } from './node-of.ts'
import { placesOf } from './places-of.ts'
import { defineResource } from './services.ts'

export const filesResource = defineResource(filesContract, {
  find: {
    allow: signedIn({ rows: 'own and those of the team, used lately' }),
    async handle({ query: { fileType, limit, skip }, db, services, ...context }) {
      const caller = signedInCaller(context.caller)
      const { preferences } = userOf(await accountOfCaller(db, caller))
      const used = preferences.recentlyUsed[fileType].filter((id) => isUuid(id))
      const rows = used.length === 0 ? [] : await findNodesOfFiles(db, caller, fileType, used)
      const byFile = new Map(rows.map((row) => [row.fileId, row]))
      const page = used.flatMap((id) => byFile.get(id) ?? []).slice(skip, skip + limit)
      const summaries = await summarizeFiles({ db, caller, kinds: collectFileKinds(services.contributions) }, page)
      const placeOf = await placesOf(db, caller, page)
      const data = page.flatMap((row) => {
        const summary = summaries.get(row.fileId ?? '')
        if (!summary || !row.fileId) return []
        return [{ _id: row.fileId, fileType, node: nodeOf(row, caller), ancestors: placeOf(row.path), summary }]
      })
      return { total: rows.length, limit, skip, data }
    },
  },
})
