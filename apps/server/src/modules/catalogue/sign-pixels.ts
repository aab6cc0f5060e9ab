import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { SIGN_PICTURE_TYPES, type SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { cardPixels } from '@gebaerdenraum/drawing/cards/card-pixels'
import { embeddedSize } from '../media/index.ts'
import type { CatalogueRow } from './catalogue.repository.ts'

type Row = Pick<CatalogueRow, 'importedPixels' | 'importedTypes' | 'symbol'>

/** How fine the pictures of a sign are that are made of pixels, so that an editor can warn before paper is wasted. */
export const signPixels = (row: Row): NonNullable<Sign['pixels']> => {
  if (row.importedPixels === null) return {}
  const known = SIGN_PICTURE_TYPES.map((type) => [type, pixelsOfType(row, type)] as const)
  return Object.fromEntries(known.filter(([, pixels]) => pixels !== undefined))
}

const pixelsOfType = ({ importedPixels, importedTypes, symbol }: Row, type: SignPictureType): Size | undefined => {
  if (importedTypes.includes(type) || type === 'signOnly') return importedPixels?.[type]
  const drawing = importedPixels?.signOnly
  return drawing && cardPixels(type, embeddedSize(drawing), symbol !== null)
}
