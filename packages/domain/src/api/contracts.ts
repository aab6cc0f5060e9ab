import { authenticationContract, sessionContract, usersContract } from '../accounts/session.contract.ts'
import { favoritesContract } from '../favorites/favorites.contract.ts'
import { categoriesContract } from '../signs/categories.contract.ts'
import { signRequestsContract } from '../signs/sign-requests.contract.ts'
import { signsContract } from '../signs/signs.contract.ts'

/** Every resource of the API, by its path. The server refuses to start when one of them is not served. */
export const contracts = {
  authentication: authenticationContract,
  categories: categoriesContract,
  favorites: favoritesContract,
  session: sessionContract,
  'sign-requests': signRequestsContract,
  signs: signsContract,
  users: usersContract,
} as const
export type Contracts = typeof contracts
