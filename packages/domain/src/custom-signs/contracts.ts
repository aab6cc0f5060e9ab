import { customSignPlacesContract } from './custom-sign-places.contract.ts'
import { customSignsContract } from './custom-signs.contract.ts'

export const customSignsContracts = {
  'custom-sign-places': customSignPlacesContract,
  'custom-signs': customSignsContract,
} as const
