import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { SIGN_MEDIA_TYPES, type SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import type { CatalogueRow } from './catalogue.repository.ts'
import { signPixels } from './sign-pixels.ts'
import type { Viewer } from './sign-views.ts'

/**
 * A sign as this viewer may see it. Without a licence the preview signs come watermarked; of the others only the name
 * and its place in the catalogue: no keywords, no address.
 */
export const toSign = (row: CatalogueRow, viewer: Viewer, match?: Sign['match']): Sign => {
  const isLocked = !viewer.isLicensed && !row.isPreview
  const types = mediaTypesOf(row)
  const pixels = isLocked ? {} : signPixels(row)
  return {
    _id: row.id,
    name: row.title,
    slug: row.slug,
    keywords: isLocked ? [] : row.keywords,
    category: row.categoryId,
    wordClass: row.wordClass,
    isPreview: row.isPreview,
    isLocked,
    isFingerspelled: row.isFingerspelled,
    isFavorite: viewer.favorites.has(row.id),
    hasVideo: types.includes('signVideo'),
    ...(match && { match }),
    ...(Object.keys(pixels).length > 0 && { pixels }),
    ...(!isLocked && row.isFingerspelled && { spelledMedia: spelledTypesOf(row) }),
    images: isLocked
      ? {}
      : viewer.addressesOf(
          { id: row.id, revision: row.revision, types },
          viewer.isLicensed ? 'full' : 'preview',
          viewer.extent,
        ),
  }
}

/** Which media there are: imported ones; cards composed from a drawing; all four for a sign that is fingerspelled. */
export const mediaTypesOf = ({
  importedTypes,
  isFingerspelled,
}: Pick<CatalogueRow, 'importedTypes' | 'isFingerspelled'>): readonly SignMediaType[] => {
  if (isFingerspelled) return ['signBox', 'signMap', 'signOnly', 'signVideo']
  const composed: readonly SignMediaType[] = importedTypes.includes('signOnly') ? ['signBox', 'signMap'] : []
  return [...new Set([...importedTypes, ...composed])]
}

/** Of a fingerspelled sign the media that show the spelled word: what was not imported, and cards of a spelled drawing. */
const spelledTypesOf = ({ importedTypes }: Pick<CatalogueRow, 'importedTypes'>): SignMediaType[] =>
  SIGN_MEDIA_TYPES.filter((type) => {
    const isDrawn = type === 'signVideo' || !importedTypes.includes('signOnly')
    return isDrawn && !importedTypes.includes(type)
  })
