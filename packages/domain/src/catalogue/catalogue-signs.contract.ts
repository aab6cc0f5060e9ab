import { z } from 'zod'
import { defineContract, filter } from '../kernel/contract.ts'
import { SIGN_MEDIA_TYPES } from '../media/sign-media.ts'
import { keywordsSchema, symbolSchema, titleSchema } from './catalogue-changes/sign-fields.ts'
import { SEARCH_MAX_LENGTH, signSchema } from './signs.contract.ts'
import { WORD_CLASS_IDS } from './word-classes.ts'

export const mediumSchema = z.object({
  _id: z.string(),
  type: z.enum(SIGN_MEDIA_TYPES),
  contentType: z.string(),
  byteLength: z.int(),
  createdAt: z.iso.datetime(),
  replacedAt: z.iso.datetime().nullable().describe('Null: the one that is shown'),
  posterMs: z.int().nullable().describe('Of a film: the moment its still picture shows; null: its middle'),
  isKept: z.boolean().describe('Its content is still there, so that it can be taken back'),
  address: z.string().describe('Signed, expiring address of what was brought in'),
})
export type CatalogueMedium = z.output<typeof mediumSchema>

/** A sign with all that administrators work on. */
export const catalogueSignSchema = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: z.string().describe('Id of the category'),
  categoryName: z.string(),
  wordClass: z.enum(WORD_CLASS_IDS),
  keywords: z.array(z.string()),
  symbol: z.string().nullable(),
  isPreview: z.boolean(),
  isFingerspelled: z.boolean(),
  isRetired: z.boolean(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  missingMedia: z.array(z.enum(SIGN_MEDIA_TYPES)).describe('Neither brought in nor composed from the drawing'),
  media: z.array(mediumSchema).describe('The newest first; `find` gives only those that are shown'),
  images: signSchema.shape.images.describe('As licensed people see them; of retired signs none'),
})
export type CatalogueSign = z.output<typeof catalogueSignSchema>

export const MISSING_MEDIA = [...SIGN_MEDIA_TYPES, 'any'] as const
const yesNo = z.enum(['yes', 'no'])

/** By what signs are found and, all at once, changed. */
export const catalogueFilter = {
  search: z.string().trim().max(SEARCH_MAX_LENGTH).optional().describe('Part of title, short form or keywords'),
  missing: z.enum(MISSING_MEDIA).optional().describe('Signs that lack this medium, or any'),
  preview: yesNo.optional(),
  spelled: yesNo.optional().describe('Demonstration signs, drawn with the manual alphabet'),
  retired: z.enum(['yes', 'no', 'all']).default('no'),
} as const

const category = z.uuid('Bitte wähle eine Kategorie.')
const wordClass = z.enum(WORD_CLASS_IDS, 'Bitte wähle eine Wortart.')

const fields = {
  title: titleSchema,
  category,
  wordClass,
  keywords: keywordsSchema,
  symbol: symbolSchema,
  isPreview: z.boolean(),
  isFingerspelled: z.boolean(),
} as const

export const catalogueSignsContract = defineContract({
  path: 'catalogue-signs',
  summary: 'All signs with everything that administrators change of them',
  record: catalogueSignSchema,
  find: {
    query: catalogueFilter,
    filters: {
      _id: filter(z.uuid(), '$in'),
      category: filter(z.uuid(), '$in'),
      wordClass: filter(z.enum(WORD_CLASS_IDS), '$in'),
      updatedAt: filter(z.iso.datetime(), '$gte'),
    },
    sort: ['title', 'category', 'wordClass', 'createdAt', 'updatedAt'],
    limit: { default: 50, max: 100 },
  },
  get: {},
  create: {
    data: z.strictObject({
      ...fields,
      keywords: keywordsSchema.default([]),
      symbol: symbolSchema.default(null),
      isPreview: z.boolean().default(false),
      isFingerspelled: z.boolean().default(false),
    }),
  },
  patch: {
    data: z.strictObject({
      revision: z.int().describe('The one that the change is based on; a stale one is a 409 that names the stored one'),
      title: fields.title.optional(),
      category: fields.category.optional(),
      wordClass: fields.wordClass.optional(),
      keywords: fields.keywords.optional(),
      symbol: symbolSchema.optional(),
      isPreview: fields.isPreview.optional(),
      isFingerspelled: fields.isFingerspelled.optional(),
      isRetired: z.boolean().optional(),
    }),
  },
  remove: {},
})
