import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports, jsonPart } from '../accounts/extensions/index.ts'
import { favoriteSigns } from '../catalogue/index.ts'
import { findAllFavorites } from './favorites.repository.ts'
import { favoritesResource } from './favorites.resource.ts'
import { openFavoriteSigns } from './open-favorite-signs.ts'
import type { Needs, Services } from './services.ts'

/** Signs that a person has as favourites. */
export const favoritesModule = moduleDefiner<Services, Needs>()({
  name: 'favorites',
  needs: { db: true, changes: true, catalogue: true, signViews: true },
  open: (needs) => ({ ...needs, findFavoriteSigns: openFavoriteSigns(needs) }),
  resources: [favoritesResource],
  contributes: ({ findFavoriteSigns }) => [
    favoriteSigns.with(findFavoriteSigns),
    dataExports.with(jsonPart('favoriten.json', 'deine Favoriten', ({ db, userId }) => findAllFavorites(db, userId))),
  ],
})
