import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Adoption, adoptPictures } from './adopt-pictures.ts'

/** For pictures that come from elsewhere, as by pasting: see `adoptPictures`. */
export const useAdoptPictures = (): ((references: readonly ImageReference[], target: Owner) => Promise<Adoption>) => {
  const client = useQueryClient()
  return useCallback((references, target) => adoptPictures(client, references, target), [client])
}
