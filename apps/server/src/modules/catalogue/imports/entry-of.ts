import type { CatalogueImportEntry } from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import type { ExistingSign, SignValues } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import { validate as isUuid } from 'uuid'
import type { CatalogueState } from '../catalogue.ts'
import type { Services } from '../services.ts'
import { mediaTypesOf } from '../to-sign.ts'
import type { EntryRow } from './import-entries.repository.ts'

type Where = { readonly bySlug: CatalogueState['bySlug']; readonly services: Pick<Services, 'media'> }

export const entryOf = (row: EntryRow, where: Where): CatalogueImportEntry => ({
  _id: `${row.importId}.${row.position}`,
  kind: row.kind,
  path: row.path,
  line: row.line,
  slug: row.slug,
  title: row.title,
  media: row.media,
  status: row.status,
  fields: [...row.fields],
  message: row.message,
  remarks: [...row.remarks],
  isWritten: row.isWritten,
  values: row.values && valuesOf(row.values),
  before: row.before && existingOf(row.before),
  matches: row.matches.map(({ slug, reason, sign }) => ({
    slug,
    reason,
    sign: existingOf(sign),
    picture: pictureOf(slug, where),
  })),
  decision: row.decision,
  decisionSlug: row.decisionSlug,
})

const ENTRY_ID = /^([0-9a-f-]{36})\.(\d{1,7})$/

export const readEntryId = (id: string): { readonly importId: string; readonly position: number } | undefined => {
  const [, importId = '', position = ''] = ENTRY_ID.exec(id) ?? []
  return isUuid(importId) ? { importId, position: Number(position) } : undefined
}

const valuesOf = (values: SignValues) => ({
  title: values.title,
  wordClass: values.wordClass,
  category: values.category,
  keywords: [...values.keywords],
  symbol: values.symbol,
  isPreview: values.isPreview,
  isFingerspelled: values.isFingerspelled,
  isRetired: values.isRetired,
})

const existingOf = (sign: ExistingSign) => ({ ...valuesOf(sign), media: sign.media })

/** Of what is in the catalogue now; a retired sign has none. */
const pictureOf = (slug: string, { bySlug, services }: Where): string | null => {
  const row = bySlug.get(slug)
  if (!row) return null
  const { id, revision } = row
  const images = services.media.addresses.addressesOf({ id, revision, types: mediaTypesOf(row) }, 'full', 'card')
  return images['signOnly']?.['thumbnail'] ?? null
}
