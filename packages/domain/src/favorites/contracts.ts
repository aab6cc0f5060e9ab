import { favoritesContract } from './favorites.contract.ts'

export const favoritesContracts = {
  favorites: favoritesContract,
} as const
