import { moduleDefiner } from '../../platform/modules/define-module.ts'
import { dataExports, jsonPart } from '../accounts/extension-points.ts'
import { findAllFavorites } from './favorites.repository.ts'
import { favoritesResource } from './favorites.resource.ts'
import type { Services } from './services.ts'

/** Signs that a person keeps as favourites. */
export const favoritesModule = moduleDefiner<Services>()({
  name: 'favorites',
  needs: { db: true, catalogue: true, addressesOf: true },
  resources: [favoritesResource],
  contributes: () => [
    dataExports.with(jsonPart('favoriten.json', 'deine Favoriten', ({ db, userId }) => findAllFavorites(db, userId))),
  ],
})
