import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { useQuery } from '@tanstack/react-query'
import { onPaper } from '../../look/media-in-look.ts'
import { useLook } from '../../look/use-look.ts'
import { pictureOf } from '../../picture-of.ts'
import { previewSignsQuery } from '../../queries.ts'

type PreviewPicture = { readonly name: string; readonly address: string }

/** Pictures of signs that everybody may see, at most `count`. */
export const usePreviewPictures = (type: SignPictureType, count: number): readonly PreviewPicture[] => {
  const { data: signs = [] } = useQuery(previewSignsQuery)
  const look = onPaper(useLook())
  return signs
    .flatMap((sign) => {
      const address = pictureOf(sign, type, 'card', look)
      return address ? [{ name: sign.name, address }] : []
    })
    .slice(0, count)
}
