import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { type MediaExtent, SIGN_MEDIA_TYPES, type SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import type { AddressHolder } from '../media/address-holder.ts'
import type { CatalogueRow } from './catalogue.repository.ts'
import { signPixels } from './sign-pixels.ts'

/** What a viewer's place allows: media in full, the watermarked preview, or none. */
export type Access = 'full' | 'preview'

export type AddressesOf = (
  sign: { readonly id: string; readonly revision: number; readonly types: readonly SignMediaType[] },
  access: Access,
  extent?: MediaExtent,
  /** Whose share of the work the media are made in; without, that of the network they are asked for from. */
  holder?: AddressHolder,
) => Sign['images']

export type Viewer = {
  readonly isLicensed: boolean
  readonly favorites: ReadonlySet<string>
  readonly addressesOf: AddressesOf
  readonly extent: MediaExtent
}

/**
 * A sign as this viewer may see it. Without a licence the preview signs come watermarked; of the others only the name
 * and its place in the catalogue: no keywords, no address.
 */
export const signOf = (row: CatalogueRow, viewer: Viewer, match?: Sign['match']): Sign => {
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
