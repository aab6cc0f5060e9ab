import type { ChangeFeed } from '../../platform/database/changes/change-feed.ts'
import type { Database } from '../../platform/database/database.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { Catalogue, FindFavoriteSignIds, SignViews } from '../catalogue/index.ts'

export type Needs = {
  readonly db: Database
  readonly changes: ChangeFeed
  readonly catalogue: Catalogue
  readonly signViews: SignViews
}

export type Services = Needs & { readonly findFavoriteSigns: FindFavoriteSignIds }

export const { defineResource } = definersFor<Services>()
