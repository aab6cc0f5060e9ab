import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/define-module.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { Settings } from '../../settings.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AddressesOf } from '../catalogue/sign-of.ts'
import type { Printing } from '../documents/print/open-printing.ts'
import type { Media } from '../media/open-media.ts'

export type Services = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly rateLimits: RateLimits
  readonly media: Media
  readonly printing: Printing
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly addressesOf: AddressesOf
  readonly contributions: Contributions
}

export const { defineResource, defineJob } = definersFor<Services>()
