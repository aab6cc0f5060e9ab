import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/define-module.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { Settings } from '../../settings.ts'
import type { Media } from '../media/open-media.ts'

export type Services = {
  readonly db: Database
  readonly storage: MediaStorage
  readonly media: Media
  readonly rateLimits: RateLimits
  readonly settings: Settings
  readonly log: FastifyBaseLogger
}

export const { defineResource, defineJob } = definersFor<Services>()
