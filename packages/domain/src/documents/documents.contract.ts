import { z } from 'zod'
import { defineContract } from '../api/contract.ts'
import { fileNameSchema } from '../files/file-name-field.ts'
import { DOCUMENT_TYPES, OWNER_TYPES } from '../files/file-types.ts'

/** A print template, as far as it can be organised; pages and elements come with its editor. */
export const documentSchema = z.object({
  _id: z.string(),
  node: z.string(),
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  author: z.string().nullable(),
  owner: z.string(),
  ownerType: z.enum(OWNER_TYPES),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const documentsContract = defineContract({
  path: 'documents',
  summary: 'Print templates',
  record: documentSchema,
  get: {},
  create: {
    data: z.strictObject({
      type: z.enum(DOCUMENT_TYPES),
      name: fileNameSchema.optional().describe('Needed without `node`'),
      node: z
        .string()
        .min(1)
        .max(60)
        .optional()
        .describe('The file node made before; else one is made in the personal root'),
    }),
  },
  remove: {},
})
