import type { Database } from '../../platform/database/database.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Contributions } from '../../platform/modules/extension-point.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { Media } from './media.ts'

/** What handlers and jobs of this module use. */
export type Services = Needs & {
  readonly media: Media
}

/** What comes from the platform and from lower modules. */
export type Needs = {
  readonly contributions: Contributions
  readonly db: Database
  readonly storage: MediaStorage
}

export const { defineResource, defineJob } = definersFor<Services>()
