import { z } from 'zod'
import { defineContract } from '../api/contract.ts'
import { fileNameSchema } from '../files/file-name-field.ts'
import { CUSTOM_SIGN_TYPES, OWNER_TYPES } from '../files/file-types.ts'

/** A custom sign, as far as it can be organised; its objects come with its editor. */
export const customSignSchema = z.object({
  _id: z.string(),
  node: z.string(),
  name: z.string(),
  signType: z.enum(CUSTOM_SIGN_TYPES),
  author: z.string().nullable(),
  owner: z.string(),
  ownerType: z.enum(OWNER_TYPES),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const customSignsContract = defineContract({
  path: 'custom-signs',
  summary: 'Signs that users draw themselves',
  record: customSignSchema,
  get: {},
  create: {
    data: z.strictObject({
      signType: z.enum(CUSTOM_SIGN_TYPES),
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
