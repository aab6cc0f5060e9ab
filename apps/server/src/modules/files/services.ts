import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { Catalogue, SignViews } from '../catalogue/index.ts'
import type { Media } from '../media/index.ts'

export type Services = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly rateLimits: RateLimits
  readonly contributions: Contributions
  readonly media: Media
  readonly catalogue: Catalogue
  readonly signViews: SignViews
}

export const { defineResource, defineJob } = definersFor<Services>()
