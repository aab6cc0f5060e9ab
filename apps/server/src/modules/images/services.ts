import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { SignInRules } from '../accounts/index.ts'
import type { Media } from '../media/index.ts'

export type Services = {
  readonly contributions: Contributions
  readonly db: Database
  readonly storage: MediaStorage
  readonly media: Media
  readonly rateLimits: RateLimits
  readonly settings: SignInRules & { readonly imageQuotaMb: number }
  readonly log: FastifyBaseLogger
}

export const { defineResource, defineJob } = definersFor<Services>()
