import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/define-module.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AddressesOf } from '../catalogue/sign-of.ts'
import type { Printing } from '../documents/print/open-printing.ts'
import type { Media } from '../media/open-media.ts'

export type Services = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly rateLimits: RateLimits
  readonly contributions: Contributions
  readonly settings: {
    readonly productName: string
    readonly appUrl: string
    readonly demo: boolean
    readonly adminSessionHours: number
    readonly adminIdleMinutes: number
  }
  readonly catalogue: Catalogue
  readonly addressesOf: AddressesOf
  readonly media: Media
  readonly printing: Printing
}

export const { defineResource } = definersFor<Services>()
