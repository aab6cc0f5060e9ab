import type { ChangeFeed } from '../../platform/database/changes/change-feed.ts'
import { openReadCache } from '../../platform/database/changes/read-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FindFavoriteSignIds } from '../catalogue/index.ts'
import { findFavoriteSignIds, findFirstFavoriteSignIds } from './favorites.repository.ts'

/** Someone's favourites; without `signIds` they have too many to remember. */
type Favorites = { readonly userId: string; readonly signIds: ReadonlySet<string> | undefined }

/** Those of people with more are read from the database each time. */
const MAX_OF_ONE = 2_000
/** Ids of all together, about 130 bytes each. */
const MAX_REMEMBERED = 200_000

/** Finds favourites among signs: from memory, unless a transaction or another handle of the database is given. */
export const openFavoriteSigns = (options: {
  readonly db: Database
  readonly changes: ChangeFeed
}): FindFavoriteSignIds => {
  const remembered = openReadCache<Favorites>({
    changes: options.changes,
    listTopics: ({ userId }) => [`favorites:${userId}`],
    maxWeight: MAX_REMEMBERED,
    weigh: ({ signIds }) => 1 + (signIds?.size ?? 0),
  })
  return async (db, userId, signIds) => {
    if (db !== options.db) return findFavoriteSignIds(db, userId, signIds)
    const favorites = await remembered.read(userId, async () => {
      const found = await findFirstFavoriteSignIds(db, userId, MAX_OF_ONE + 1)
      return { userId, signIds: found.length > MAX_OF_ONE ? undefined : new Set(found) }
    })
    return favorites?.signIds ?? findFavoriteSignIds(db, userId, signIds)
  }
}
