import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/define-module.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { Settings } from '../../settings.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AddressesOf } from '../catalogue/sign-of.ts'
import type { Media } from '../media/open-media.ts'
import type { Printing } from './print/open-printing.ts'

/** What handlers and jobs of this module use. */
export type Services = Needs & {
  readonly printing: Printing
}

/** What comes from the platform and from lower modules. */
export type Needs = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly storage: MediaStorage
  readonly rateLimits: RateLimits
  readonly media: Media
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly addressesOf: AddressesOf
  readonly contributions: Contributions
}

export const { defineResource, defineJob } = definersFor<Services>()
