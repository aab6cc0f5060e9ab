import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStill } from '@gebaerdenraum/domain/media/sign-media'
import { type FastifyInstance, fastify, type LightMyRequestResponse } from 'fastify'
import { openTestDatabase } from '../../../../test/test-database.ts'
import type { OpenDatabase } from '../../../platform/database/client.ts'
import { errorSender } from '../../../platform/http/answer-with-errors.ts'
import { watchUnusedConnections } from '../../../platform/http/unused-connections.ts'
import {
  createFairQueue,
  type FairQueue,
  type FairQueueLimits,
  type QueueDemand,
} from '../../../platform/processes/fair-queue.ts'
import { silentReporter } from '../../../platform/reporting/reporter.ts'
import { openDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { mediaRoutes } from '../media.routes.ts'
import type { Media } from '../media.ts'
import { openMedia } from '../open-media.ts'
import type { MadeRecipe } from '../variants/recipe.ts'

export type MediaServer = {
  readonly app: FastifyInstance
  readonly media: Media
  readonly made: readonly MadeRecipe[]
  /** All that has stood in one of the queues, in the order in which it came there. */
  readonly queued: readonly QueueDemand[]
  /** Sets the clock that expiry is measured by. */
  advance(milliseconds: number): void
  get(url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<LightMyRequestResponse>
  close(): Promise<void>
}
export type Make = (recipe: MadeRecipe, signal: AbortSignal) => Promise<{ bytes: Uint8Array; contentType: string }>

export type MediaStore = { readonly database: OpenDatabase; readonly storage: MediaStorage; close(): Promise<void> }

export const openMediaStore = async (): Promise<MediaStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'media-routes-'))
  const database = await openTestDatabase()
  const storage = await openDiskStorage(folder)
  return {
    database,
    storage,
    async close() {
      await database.close()
      await storage.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Stands for what is drawn and encoded: fast, and told from the recipe alone. */
export const FILM = Buffer.alloc(900_000, '0123456789')
export const contentOf = async (recipe: MadeRecipe) =>
  recipe.kind === 'film' && !isStill(recipe.variant)
    ? { bytes: FILM, contentType: 'video/mp4' }
    : { bytes: Buffer.from(`${recipe.kind} ${recipe.variant} ${recipe.watermark}`), contentType: 'image/webp' }

/** The media routes alone, as the whole server mounts them. */
export const openMediaServer = async (
  { database, storage }: MediaStore,
  make: Make = contentOf,
): Promise<MediaServer> => {
  let now = Date.now()
  const made: MadeRecipe[] = []
  const queued: QueueDemand[] = []
  const createQueue = (limits: FairQueueLimits): FairQueue => {
    const queue = createFairQueue(limits)
    return {
      run(work, demand = {}) {
        const result = queue.run(work, demand)
        queued.push(demand)
        return result
      },
    }
  }
  const app = fastify()
  const unusedConnections = watchUnusedConnections(app.server)
  app.setErrorHandler(errorSender(silentReporter))
  const media = openMedia({
    db: database.db,
    storage,
    log: app.log,
    secret: 'a secret of at least 32 characters',
    productName: 'Gebärdenraum',
    now: () => now,
    createQueue,
    make: (recipe, signal) => {
      made.push(recipe)
      return make(recipe, signal)
    },
  })
  await app.register(mediaRoutes, { media })
  return {
    app,
    media,
    made,
    queued,
    advance(milliseconds) {
      now += milliseconds
    },
    get: (url, headers = {}, method = 'GET') => app.inject({ method, url, headers }),
    async close() {
      await media.stop()
      unusedConnections.close()
      await app.close()
    },
  }
}
