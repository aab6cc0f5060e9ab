import { missingMedia } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import type { CatalogueMedium, CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { Services } from '../services.ts'
import { mediaTypesOf } from '../to-sign.ts'
import type { CatalogueSignRow, MediumRow } from './catalogue-signs.repository.ts'

type Needed = Pick<Services, 'media'>

export const catalogueSignOf = (row: CatalogueSignRow, services: Needed): CatalogueSign => {
  const { id, revision, retiredAt, isFingerspelled } = row
  const isRetired = retiredAt !== null
  const importedTypes = row.media.filter(({ replacedAt }) => replacedAt === null).map(({ type }) => type)
  const types = mediaTypesOf({ importedTypes, isFingerspelled })
  return {
    _id: id,
    title: row.title,
    slug: row.slug,
    category: row.categoryId,
    categoryName: row.categoryName,
    wordClass: row.wordClass,
    keywords: [...row.keywords],
    symbol: row.symbol,
    isPreview: row.isPreview,
    isFingerspelled,
    isRetired,
    revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    missingMedia: [...missingMedia(importedTypes)],
    media: row.media.map((medium) => mediumOf(medium, services)),
    // Media of a retired sign are not handed out.
    images: isRetired ? {} : services.media.addresses.addressesOf({ id, revision, types }, 'full'),
  }
}

const mediumOf = (row: MediumRow, { media }: Needed): CatalogueMedium => ({
  _id: row.id,
  type: row.type,
  contentType: row.contentType,
  byteLength: row.byteLength,
  createdAt: isoOf(row.createdAt),
  replacedAt: row.replacedAt === null ? null : isoOf(row.replacedAt),
  posterMs: row.posterMs,
  isKept: row.isKept,
  address: media.addresses.originalAddressOf(row.id),
})

const isoOf = (moment: string): string => new Date(moment).toISOString()
