import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { accountRemovals, dataExports } from '../accounts/extensions/index.ts'
import { lockTrees, rootIdsOf } from '../teams/index.ts'
import { collectFileKinds } from './file-kinds.ts'
import { fileNodesResource } from './file-nodes.resource.ts'
import { filesExport } from './files.export.ts'
import { filesResource } from './files.resource.ts'
import { removeUnlinkedNodesJob } from './remove-unlinked-nodes.job.ts'
import type { Services } from './services.ts'

/** Folders and files: the trees of people and teams. */
export const filesModule = moduleDefiner<Services>()({
  name: 'files',
  needs: {
    db: true,
    log: true,
    rateLimits: true,
    contributions: true,
    media: true,
    catalogue: true,
    signViews: true,
  },
  resources: [fileNodesResource, filesResource],
  jobs: [removeUnlinkedNodesJob],
  check: ({ contributions }) => void collectFileKinds(contributions),
  contributes: () => [
    dataExports.with(filesExport),
    // The person's files go, and in the team's tree their name as author.
    accountRemovals.with({
      lock: (db, { id, team }) => lockTrees(db, rootIdsOf({ userId: id, teamId: team?.id ?? null })),
    }),
  ],
})
