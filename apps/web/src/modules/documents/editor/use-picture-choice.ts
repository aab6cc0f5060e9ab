import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { useCallback } from 'react'
import { type PictureRequest, usePicturePicker } from '../../images/index.ts'
import { useDocumentEditing } from './editing-context.ts'

/** Opens the picker for pictures of elements; null when nothing was chosen. */
export const usePictureChoice = (): ((
  request?: Pick<PictureRequest, 'title' | 'isMany' | 'minSize'>,
) => Promise<readonly ImageReference[] | null>) => {
  const { owner } = useDocumentEditing()
  const picker = usePicturePicker()
  return useCallback(
    (request) => picker.pick({ services: ['signs', 'custom-signs', 'images'], target: owner, ...request }),
    [picker, owner],
  )
}

/** A logo can only be an upload (specification 2, section 5). */
export const useLogoChoice = (): (() => Promise<ImageReference | null>) => {
  const { owner } = useDocumentEditing()
  const picker = usePicturePicker()
  return useCallback(async () => {
    const chosen = await picker.pick({ title: 'Logo auswählen', services: ['images'], target: owner })
    return chosen?.[0] ?? null
  }, [picker, owner])
}
