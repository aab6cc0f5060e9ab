import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports, jsonPart } from '../accounts/extensions/index.ts'
import { favoriteSigns } from '../catalogue/index.ts'
import { findAllFavorites, findFavoriteSignIds } from './favorites.repository.ts'
import { favoritesResource } from './favorites.resource.ts'
import type { Services } from './services.ts'

/** Signs that a person keeps as favourites. */
export const favoritesModule = moduleDefiner<Services>()({
  name: 'favorites',
  needs: { db: true, catalogue: true, signViews: true },
  resources: [favoritesResource],
  contributes: () => [
    favoriteSigns.with(findFavoriteSignIds),
    dataExports.with(jsonPart('favoriten.json', 'deine Favoriten', ({ db, userId }) => findAllFavorites(db, userId))),
  ],
})
