import { z } from 'zod'
import type { DocumentType } from '../files/file-types.ts'
import type { UploadReference } from '../images/image-reference.ts'
import { storedId as id, storedImageReference as image } from '../images/stored-references.ts'
import { migrateStored } from '../kernel/migrate-stored.ts'
import { type DocumentElement, PAGES_MAX, type StoredContent } from './document-content.ts'
import { documentProblems } from './document-problems.ts'
import { DOCUMENT_MIGRATIONS } from './migrations.ts'

/**
 * The content of a document where it comes in from outside: from a request or from the database. Only servers use
 * this; the browser has the same rules without zod.
 */
const px = z.number().min(0).max(10_000)
const size = z.strictObject({ width: px, height: px })
const area = z.strictObject({ x: px, y: px, width: px, height: px })
const index = z.int().min(0).max(100)
/** Held exactly by `documentProblems`; here only bounded. */
const text = z.string().max(2000)

const upload: z.ZodType<UploadReference> = z.strictObject({ service: z.literal('images'), objectId: id })
const ELEMENT_SCHEMAS: Readonly<Record<DocumentType, z.ZodType<DocumentElement>>> = {
  grid: z.strictObject({ id, gridIndex: z.strictObject({ column: index, row: index }), image }),
  'target-vocabulary': z.strictObject({
    id,
    image: image.nullable(),
    description: text,
    hasActive: z.boolean(),
    hasPassive: z.boolean(),
  }),
  'own-sign': z.strictObject({
    id,
    name: text,
    description: text,
    firstColumnImage: image.nullable(),
    secondColumnImage: image.nullable(),
  }),
}

const page = z.strictObject({
  id,
  elementIds: z.array(id).max(225),
  dimensions: size,
  printableArea: area,
  contentArea: area,
  grid: z
    .strictObject({ columns: z.int(), rows: z.int(), elementSize: size, columnGap: px, rowGap: px })
    .exactOptional(),
})

const properties: z.ZodType<StoredContent['properties']> = z.strictObject({
  title: text,
  logo: upload.nullable(),
  footerText: text,
  firstColumnTitle: text,
  secondColumnTitle: text,
})

const pageIds: z.ZodType<StoredContent['pageIds']> = z.array(id).max(PAGES_MAX)
const pagesKeyedById: z.ZodType<StoredContent['pagesKeyedById']> = z.record(id, page)
const elementsOf = (element: z.ZodType<DocumentElement>): z.ZodType<StoredContent['elementsKeyedById']> =>
  z.record(id, element)

/** The parts of a content where its type is not known yet, as in a contract; the type's own schema decides on the whole. */
export const STORED_CONTENT_FIELDS = {
  properties,
  pageIds,
  pagesKeyedById,
  elementsKeyedById: elementsOf(z.union(Object.values(ELEMENT_SCHEMAS))),
}

const schemaOf = (type: DocumentType): z.ZodType<StoredContent> =>
  z
    .strictObject({ properties, pageIds, pagesKeyedById, elementsKeyedById: elementsOf(ELEMENT_SCHEMAS[type]) })
    .superRefine((content, context) => {
      for (const message of documentProblems({ type, ...content })) context.addIssue({ code: 'custom', message })
    })

/** By type, for requests. */
export const STORED_CONTENT_SCHEMAS: Readonly<Record<DocumentType, z.ZodType<StoredContent>>> = {
  grid: schemaOf('grid'),
  'own-sign': schemaOf('own-sign'),
  'target-vocabulary': schemaOf('target-vocabulary'),
}

export type ReadDocument =
  | { readonly ok: true; readonly content: StoredContent }
  | { readonly ok: false; readonly reason: 'unknown-version' | 'damaged'; readonly problems: readonly string[] }

/** What the database holds, in the form of today. */
export const readStoredContent = (type: DocumentType, stored: unknown, modelVersion: number): ReadDocument => {
  const migrated = migrateStored(DOCUMENT_MIGRATIONS, stored, modelVersion)
  if (!migrated.ok) return { ok: false, reason: migrated.reason, problems: [] }
  const parsed = STORED_CONTENT_SCHEMAS[type].safeParse(migrated.value)
  if (parsed.success) return { ok: true, content: parsed.data }
  return { ok: false, reason: 'damaged', problems: parsed.error.issues.map(({ message }) => message) }
}
