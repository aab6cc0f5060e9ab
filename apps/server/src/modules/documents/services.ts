import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { SignInRules } from '../accounts/index.ts'
import type { Catalogue, SignViews } from '../catalogue/index.ts'
import type { Media } from '../media/index.ts'
import type { Printing } from '../printing/index.ts'

export type Services = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly rateLimits: RateLimits
  readonly media: Media
  readonly catalogue: Catalogue
  readonly signViews: SignViews
  readonly printing: Printing
  readonly settings: SignInRules & {
    readonly productName: string
    readonly appUrl: string
  }
}

export const { defineResource } = definersFor<Services>()
