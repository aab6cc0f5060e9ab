import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { Media } from '../media/index.ts'
import type { Printing } from './printing.ts'

/** What handlers and jobs of this module use. */
export type Services = Needs & { readonly printing: Printing }

/** What comes from the platform and from lower modules. */
export type Needs = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly storage: MediaStorage
  readonly media: Media
  readonly settings: { readonly productName: string; readonly appUrl: string }
}

export const { defineJob } = definersFor<Services>()
