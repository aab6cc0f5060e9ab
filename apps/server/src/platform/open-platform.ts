import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from './database/client.ts'
import { watchDisk } from './disk/disk-watch.ts'
import { outageOf } from './framework/outage.ts'
import { openRateLimits } from './framework/rate-limits.ts'
import type { Job } from './jobs/define-job.ts'
import { openJobQueue } from './jobs/open-job-queue.ts'
import { openReporter } from './reporting/open-reporter.ts'
import { openStorage } from './storage/open-storage.ts'

type PlatformSettings = Parameters<typeof openStorage>[0] &
  Parameters<typeof openReporter>[0] & { readonly dataDir: string; readonly hasSchedules: boolean }

export type PlatformOptions<Settings extends PlatformSettings> = {
  readonly settings: Settings
  /** Open and migrated. */
  readonly database: OpenDatabase
  /** Signs addresses and tokens; each use derives its own key. */
  readonly secret: string
  readonly log: FastifyBaseLogger
  /** Every job of every module: the queue creates their queues. */
  readonly jobs: readonly Job<never>[]
}

/** Opens what all modules are built on: database, queue, storage, limits, reports. */
export const openPlatform = async <Settings extends PlatformSettings>({
  settings,
  database,
  secret,
  log,
  jobs,
}: PlatformOptions<Settings>) => {
  const { dataDir, hasSchedules } = settings
  const storage = await openStorage(settings)
  const disk = watchDisk(settings.s3 ? [dataDir] : [dataDir, join(dataDir, 'media')], { log })
  const reporter = await openReporter(settings)
  database.watch.onChange((outage) => {
    if (outage) reporter.report(outage, { tags: { where: 'database' } })
  })
  const queue = await openJobQueue(database, jobs, log, {
    onFault: (error, tags) => reporter.report(error, { tags }),
    hasSchedules,
  })
  return {
    services: {
      settings,
      database,
      /** The database outside of any transaction; handlers use their context's. */
      db: database.db,
      changes: database.changes,
      secret,
      log,
      storage,
      disk,
      reporter,
      queue,
      rateLimits: openRateLimits(database.pool, secret),
      /** Reports failed work after a commit: to the caller the call has succeeded. */
      onEffectError(error: unknown): void {
        if (outageOf(error)) return
        log.error({ err: error }, 'work after the commit failed')
        reporter.report(error, { tags: { where: 'after the commit' } })
      },
    },
    /** No job runs after this; modules close between the two steps. */
    async stopJobs() {
      disk.stop()
      await queue.stop()
    },
    async close() {
      await reporter.close()
      await storage.close()
    },
  }
}
