import type { FastifyBaseLogger } from 'fastify'
import type { ChangeFeed } from '../../platform/database/changes/change-feed.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimits } from '../../platform/framework/rate-limits.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { SignInRules } from '../accounts/index.ts'
import type { Media } from '../media/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { ExportAddresses } from './exports/export-addresses.ts'
import type { TakeImportLock } from './import/import-lock.repository.ts'
import type { SignMedia } from './media/sign-media.ts'
import type { MissedSearches } from './missed-searches.ts'
import type { SearchContents } from './open-search-contents.ts'
import type { SignPages } from './open-sign-pages.ts'
import type { SignViews } from './sign-views.ts'

/** What handlers and jobs of this module use. */
export type Services = Needs & {
  readonly catalogue: Catalogue
  readonly missedSearches: MissedSearches
  readonly signViews: SignViews
  readonly signPages: SignPages
  readonly searchContents: SearchContents
  readonly signMedia: SignMedia
  readonly takeImportLock: TakeImportLock
  readonly exportAddresses: ExportAddresses
  /** Imports the catalogue of the demonstration. */
  importDemo(): Promise<unknown>
}

/** What comes from the platform and from lower modules. */
export type Needs = {
  readonly db: Database
  readonly changes: ChangeFeed
  readonly log: FastifyBaseLogger
  readonly storage: MediaStorage
  readonly queue: JobQueue
  readonly rateLimits: RateLimits
  readonly media: Media
  readonly settings: SignInRules & {
    readonly productName: string
    readonly operatorMail: string | undefined
    readonly dataDir: string
  }
  readonly contributions: Contributions
  onEffectError(error: unknown): void
}

export const { defineResource, defineJob } = definersFor<Services>()
