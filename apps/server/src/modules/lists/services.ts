import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import { definersFor } from '../../platform/modules/define-module.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { SignInRules } from '../accounts/access-tokens.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { SignMedia } from '../catalogue/media/sign-media.ts'
import type { SignViews } from '../catalogue/sign-views.ts'
import type { Media } from '../media/media.ts'
import type { Printing } from '../printing/open-printing.ts'

export type Services = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly rateLimits: RateLimits
  readonly contributions: Contributions
  readonly settings: SignInRules & {
    readonly productName: string
    readonly appUrl: string
  }
  readonly catalogue: Catalogue
  readonly signViews: SignViews
  readonly signMedia: SignMedia
  readonly media: Media
  readonly printing: Printing
}

export const { defineResource } = definersFor<Services>()
