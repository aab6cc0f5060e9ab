import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { SIGN_MEDIA_TYPES } from '../media/sign-media.ts'
import { catalogueSignSchema, mediumSchema } from './catalogue-signs.contract.ts'

/** Longer than any film that is converted. */
const MAX_POSTER_MS = 24 * 60 * 60 * 1000

export const catalogueMediaContract = defineContract({
  path: 'catalogue-media',
  summary: 'Pictures and films of signs, as they are brought in; every method answers with the sign',
  record: mediumSchema,
  create: {
    data: z.strictObject({
      sign: z.uuid(),
      type: z.enum(SIGN_MEDIA_TYPES),
      file: z.file().describe('PNG, JPEG, WebP or SVG; of `signVideo` MP4, MOV or WebM'),
    }),
    result: catalogueSignSchema,
  },
  patch: {
    data: z.union([
      z.strictObject({ current: z.literal(true).describe('Takes an earlier one back into its place') }),
      z.strictObject({ posterMs: z.int().min(0).max(MAX_POSTER_MS).nullable() }),
    ]),
    result: catalogueSignSchema,
  },
  remove: { result: catalogueSignSchema },
})
