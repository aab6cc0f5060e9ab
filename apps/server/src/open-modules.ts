import type { FastifyBaseLogger } from 'fastify'
import { modules } from './app.ts'
import type { OpenDatabase } from './platform/database/client.ts'
import { openPlatform } from './platform/open-platform.ts'
import type { Settings } from './settings.ts'

export type OpenedApp = Awaited<ReturnType<typeof openModules>>

/** Opens platform and modules on an open and migrated database. */
export const openModules = async (options: {
  readonly settings: Settings
  readonly database: OpenDatabase
  readonly secret: string
  readonly log: FastifyBaseLogger
}) => {
  const platform = await openPlatform({ ...options, jobs: modules.jobs })
  const opened = await modules.open(platform.services)
  return {
    ...opened,
    async close() {
      await platform.stopJobs()
      await opened.close()
      await platform.close()
    },
  }
}
