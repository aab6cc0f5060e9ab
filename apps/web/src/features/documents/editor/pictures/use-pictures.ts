import type { ImageReference } from '@gebaerdenraum/domain/documents/image-reference'
import { useSyncExternalStore } from 'react'
import { useDocumentEditing } from '../editing-context.ts'
import type { PictureState } from './picture-store.ts'

/** What a picture looks like, as far as it is known; null for no picture. */
export const usePicture = (reference: ImageReference | null): PictureState | null => {
  const { pictures } = useDocumentEditing()
  return useSyncExternalStore(pictures.subscribe, () => reference && pictures.find(reference))
}
