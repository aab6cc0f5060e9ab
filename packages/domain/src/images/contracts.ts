import { imagesContract } from './images.contract.ts'

export const imagesContracts = {
  images: imagesContract,
} as const
