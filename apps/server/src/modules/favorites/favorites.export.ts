import { jsonPart } from '../accounts/export-part.ts'
import { findAllFavorites } from './favorites.repository.ts'

export const favoritesExport = jsonPart('favoriten.json', 'deine Favoriten', ({ db, userId }) =>
  findAllFavorites(db, userId),
)
