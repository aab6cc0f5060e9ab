import { z } from 'zod'
import { defineContract, filter } from '../kernel/contract.ts'
import { OWNER_TYPES, ownerTypeField } from '../teams/owner-types.ts'

const id = z.string().min(1).max(60)
/** In a form a number comes as text. */
const pixels = z.coerce.number().int().min(1).max(10_000).optional()

/** A picture that somebody uploaded, to be put into documents and custom signs. */
export const imageSchema = z.object({
  _id: z.string(),
  name: z.string().describe('That of the uploaded file'),
  owner: z.string(),
  ownerType: z.enum(OWNER_TYPES),
  author: z.string().nullable(),
  contentType: z.string(),
  width: z.int().describe('Of the original, in pixels'),
  height: z.int(),
  byteLength: z.int(),
  variants: z
    .object({
      default: z.string(),
      small: z.string(),
      thumbnail: z.string(),
      original: z.string(),
      download: z.string().describe('The original, to be saved'),
    })
    .describe('Signed addresses'),
  createdAt: z.iso.datetime(),
})
export type Image = z.output<typeof imageSchema>

const placeSchema = z.object({
  service: z.enum(['documents', 'custom-signs']),
  _id: z.string(),
  node: z.string(),
  name: z.string(),
})
/** A file that shows a picture. */
export type ImagePlace = z.output<typeof placeSchema>

export const imagesContract = defineContract({
  path: 'images',
  summary: 'Own uploads, for documents and custom signs',
  record: imageSchema,
  find: {
    query: { search: z.string().trim().max(120).optional().describe('Part of the name') },
    filters: { _id: filter(id, '$in'), owner: filter(id) },
    limit: { default: 20, max: 100 },
  },
  get: { result: imageSchema.extend({ places: z.array(placeSchema).describe('Where it is used') }) },
  create: {
    data: z.union([
      z.strictObject({
        file: z.file().describe('As a part of a `multipart/form-data` body: PNG, JPEG, WebP, GIF or SVG'),
        owner: id.optional().describe('The caller himself unless given, or his team'),
        ownerType: ownerTypeField.optional(),
        minWidth: pixels.describe('What the picture measures at least, or it is not kept; drawings have no size'),
        minHeight: pixels,
      }),
      z.strictObject({ clone: id.describe('An image within reach'), owner: id, ownerType: ownerTypeField }),
    ]),
  },
  remove: {},
})
