import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../../ui/toast.tsx'
import { addressOf, pictureQuery, pixelsOf, usePicturePicker } from '../../../images/index.ts'
import { useSignEditing } from '../editing-context.ts'
import { pictureSizeQuery } from './picture-size.ts'

export type ChosenPicture = { readonly reference: ImageReference; readonly size: Size }

/** What an upload measures at least, in pixels (specification 2, section 9). */
const SMALLEST_UPLOAD = { width: 260, height: 70 } as const
const SIZE_PX = 800

/** Lets the person choose a sign, a custom sign or a picture. Null when she gave it up. */
export const useChoosePicture = (): (() => Promise<ChosenPicture | null>) => {
  const { owner, store } = useSignEditing()
  const picker = usePicturePicker()
  const client = useQueryClient()
  return async () => {
    const references = await picker.pick({
      title: 'Bild oder Gebärde auswählen',
      services: ['signs', 'custom-signs', 'images'],
      target: owner,
      imageType: 'signOnly',
      minSize: SMALLEST_UPLOAD,
    })
    const [reference] = references ?? []
    if (!reference) return null
    if (reference.service === 'custom-signs' && reference.objectId === store.view().file?._id) {
      showToast({ tone: 'warning', text: 'Eine Gebärde kann sich nicht selbst enthalten.' })
      return null
    }
    try {
      return { reference, size: await sizeOf(client, reference) }
    } catch {
      showToast({ tone: 'danger', text: 'Das Bild konnte nicht geladen werden. Versuche es noch einmal.' })
      return null
    }
  }
}

const sizeOf = async (client: QueryClient, reference: ImageReference): Promise<Size> => {
  const object = await client.fetchQuery(pictureQuery(reference))
  const pixels = object ? pixelsOf(object, reference) : null
  if (pixels) return pixels
  const address = object ? addressOf(object, reference, SIZE_PX, {}) : undefined
  return client.fetchQuery(pictureSizeQuery(address))
}
