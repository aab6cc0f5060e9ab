import { z } from 'zod'
import { CONTENT_PLACE_FIELDS } from '../files/content-place.ts'
import { fileChangeSchema } from '../files/file-change.ts'
import { DOCUMENT_TYPES } from '../files/file-types.ts'
import { defineContract } from '../kernel/contract.ts'
import { OWNER_TYPES } from '../teams/owner-types.ts'
import { STORED_CONTENT_FIELDS } from './stored-document.ts'

/** A print template without its content. */
const documentHeadSchema = z.object({
  _id: z.string(),
  node: z.string(),
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  author: z.string().nullable(),
  owner: z.string(),
  ownerType: z.enum(OWNER_TYPES),
  revision: z.int().describe('Counts the changes of the content'),
  canWrite: z.boolean(),
  variants: z
    .object({
      default: z.string().describe('The first page as picture, 1240 pixels wide'),
      thumbnail: z.string().describe('The same, 480 pixels wide'),
      small: z.string().describe('The same, 160 pixels wide'),
      original: z
        .string()
        .describe(
          'The PDF. Print options are appended: `&cutMarks=1`, `pageNumbers`, `qrCodes`, `withoutText`, which pictures of the first page take too, `backSides`, `shortEdge`',
        ),
      download: z.string().describe('The PDF, to be saved'),
    })
    .describe("Signed addresses, for the caller alone: they end with the caller's own reach"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** A print template (specification 2, section 3). */
export const documentSchema = documentHeadSchema.extend(STORED_CONTENT_FIELDS)

export type Document = z.output<typeof documentSchema>

const contentFields = z.object(STORED_CONTENT_FIELDS).partial().shape

export const documentsContract = defineContract({
  path: 'documents',
  summary: 'Print templates',
  record: documentSchema,
  find: {
    limit: { default: 8, max: 8 },
    result: z
      .object({ total: z.int(), limit: z.int(), skip: z.int(), data: z.array(documentHeadSchema) })
      .describe('What the caller used last, the newest first'),
  },
  get: {},
  create: {
    data: z
      .strictObject({
        _id: z
          .uuid()
          .optional()
          .describe("The client's own id for the new one: sent again, it answers what was made the first time"),
        type: z.enum(DOCUMENT_TYPES),
        ...CONTENT_PLACE_FIELDS,
        ...contentFields,
      })
      .describe('With all of the content or none of it; without it the document starts with its first page'),
  },
  patch: {
    data: fileChangeSchema(contentFields),
  },
  remove: {},
})
