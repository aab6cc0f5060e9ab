import { elementsOn, pageOf } from '@gebaerdenraum/domain/documents/content-changes'
import { type DocumentContent, fieldsOf } from '@gebaerdenraum/domain/documents/document-content'
import { kindOf } from '@gebaerdenraum/domain/documents/kinds/document-kinds'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import type { DrawnPicture } from '@gebaerdenraum/drawing/documents/draw-page'
import type { FindPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { productLogo, productMark } from '@gebaerdenraum/drawing/documents/product-logo'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { productName } from '../../api/page-settings.ts'
import { onPaper, useLook } from '../catalogue/index.ts'
import { addressOf, pictureKey, pictureQuery } from '../images/index.ts'
import { loadDrawnPicture } from './drawn-page/drawn-picture.ts'

/** Finds the loaded pictures of a page, as they are printed; null until then, and for pictures that no longer exist. */
export const usePagePictures = (
  content: DocumentContent,
  pageId: string,
  isLineArt: boolean,
): FindPicture<DrawnPicture> => {
  const client = useQueryClient()
  const chosen = onPaper(useLook())
  const look: LookOptions = isLineArt ? { colouring: 'lineArt' } : chosen
  const references = useMemo(() => referencesOn(content, pageId), [content, pageId])
  const { data: pictures } = useQuery({
    queryKey: ['pictures', 'of-page', references.map(pictureKey), look],
    queryFn: async () =>
      new Map(
        await Promise.all(
          references.map(async (one) => [pictureKey(one), await drawPicture(client, one, look)] as const),
        ),
      ),
  })
  return useMemo(() => {
    const own = { 'product-logo': productLogo(productName()), 'product-mark': productMark() }
    return (wanted) => (typeof wanted === 'string' ? own[wanted] : (pictures?.get(pictureKey(wanted)) ?? null))
  }, [pictures])
}

const referencesOn = (content: DocumentContent, pageId: string): readonly ImageReference[] => {
  const page = pageOf(content, pageId)
  if (!page) return []
  const { imageSlots } = kindOf(content)
  const shown = elementsOn(content, page).flatMap((element) => imageSlots.map((slot) => fieldsOf(element)[slot]))
  const all = [content.properties.logo, ...shown].filter((image) => image != null)
  return [...new Map(all.map((image) => [pictureKey(image), image])).values()]
}

/** Pixels: cards of a preview are small. */
const PREVIEW_WIDTH_PX = 320

const drawPicture = async (
  client: QueryClient,
  reference: ImageReference,
  look: LookOptions,
): Promise<DrawnPicture | null> => {
  const object = await client.ensureQueryData(pictureQuery(reference))
  const address = object && addressOf(object, reference, PREVIEW_WIDTH_PX, look)
  if (!object || !address) return null
  const publicAddress = object.publicPath && `${location.origin}${object.publicPath}`
  return loadDrawnPicture(address, { name: object.name, publicAddress })
}
