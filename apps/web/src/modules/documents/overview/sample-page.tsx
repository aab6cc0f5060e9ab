import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { SIGN_PICTURE_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import type { DrawnPicture } from '@gebaerdenraum/drawing/documents/draw-page'
import type { WantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { productLogo } from '@gebaerdenraum/drawing/documents/product-logo'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { productName } from '../../../api/page-settings.ts'
import { DrawnPage, loadDrawnPicture } from '../../printing/drawn-page/index.ts'
import { SAMPLE_SIGNS, sampleContent } from './sample-content.ts'

/** What a document of this type looks like, with signs of the catalogue as soon as they are there. */
export const SamplePage = ({ type }: { readonly type: DocumentType }) => {
  const { data: samples = NO_SAMPLES } = useQuery(samplesQuery)
  const layout = useMemo(
    () => layoutPage(sampleContent(type, samples.signs), 'page', plainLayout(productName())),
    [type, samples],
  )
  const find = useMemo(() => {
    const logo = productLogo(productName())
    return (wanted: WantedPicture) =>
      typeof wanted === 'string' ? logo : (samples.pictures.get(referenceKey(wanted)) ?? null)
  }, [samples])
  return layout && <DrawnPage layout={layout} title="" find={find} />
}

type Samples = { readonly signs: readonly Sign[]; readonly pictures: ReadonlyMap<string, DrawnPicture> }
const NO_SAMPLES: Samples = { signs: [], pictures: new Map() }

const samplesQuery = queryOptions({
  queryKey: ['signs', 'samples'],
  queryFn: async ({ signal }): Promise<Samples> => {
    const { data: signs } = await api.signs.find({ $limit: SAMPLE_SIGNS }, { signal })
    const loading = signs.flatMap((sign) =>
      SIGN_PICTURE_TYPES.map(async (imageType) => {
        const address = sign.images[imageType]?.thumbnail
        const picture = address ? await loadDrawnPicture(address, { name: sign.name, publicAddress: null }) : null
        return [referenceKey({ service: 'signs', objectId: sign._id, imageType }), picture] as const
      }),
    )
    const pictures = await Promise.all(loading)
    return { signs, pictures: new Map(pictures.flatMap(([key, picture]) => (picture ? [[key, picture]] : []))) }
  },
  staleTime: 30 * 60_000,
})

const referenceKey = (reference: ImageReference): string => JSON.stringify(reference)
