import { z } from 'zod'
import { WORD_CLASS_IDS } from '../catalogue/word-classes.ts'
import { CONTENT_PLACE_FIELDS } from '../files/content-place.ts'
import { fileChangeSchema } from '../files/file-change.ts'
import { CUSTOM_SIGN_TYPES } from '../files/file-types.ts'
import { defineContract, filter } from '../kernel/contract.ts'
import { OWNER_TYPES } from '../teams/owner-types.ts'
import { STORED_SCENE_FIELDS } from './stored-scene.ts'

/** A custom sign without what stands on it. */
const customSignHeadSchema = z.object({
  _id: z.string(),
  node: z.string(),
  name: z.string(),
  signType: z.enum(CUSTOM_SIGN_TYPES),
  wordClass: z.enum(WORD_CLASS_IDS).nullable().describe('Of a card, as its frame says'),
  author: z.string().nullable(),
  owner: z.string(),
  ownerType: z.enum(OWNER_TYPES),
  revision: z.int().describe('Counts the changes of the content'),
  canWrite: z.boolean(),
  variants: z
    .object({
      default: z.string().describe('WebP, 800 pixels wide, like the canvas'),
      thumbnail: z.string().describe('WebP, 400 pixels wide'),
      small: z.string().describe('WebP, 160 pixels wide'),
      wordless: z.string().describe('`default` without its words, so that they can be asked for'),
      original: z.string().describe('PNG with twice the pixels of the canvas'),
      large: z.string().describe('PNG with four times the pixels of the canvas'),
      svg: z.string(),
      pdf: z.string(),
      download: z.string().describe('`original`, to be saved. Each of the others is saved with `&dl=1` appended'),
    })
    .describe("Signed addresses, for the caller alone: they end with the caller's own reach"),
  pixels: z
    .object({ width: z.number(), height: z.number() })
    .nullable()
    .optional()
    .describe('How fine it may be printed, as its coarsest upload says; null where it is sharp at every size'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CustomSignHead = z.output<typeof customSignHeadSchema>

/** A custom sign (specification 2, section 3). */
export const customSignSchema = customSignHeadSchema.extend(STORED_SCENE_FIELDS)
export type CustomSign = z.output<typeof customSignSchema>

const sceneFields = z.object(STORED_SCENE_FIELDS).partial().shape

export const customSignsContract = defineContract({
  path: 'custom-signs',
  summary: 'Signs that users draw themselves',
  record: customSignSchema,
  find: {
    query: {
      search: z.string().trim().max(120).optional().describe('All within reach called like this; empty: all of them'),
    },
    filters: { _id: filter(z.string().max(60), '$in') },
    limit: { default: 10, max: 50 },
    result: z
      .object({ total: z.int(), limit: z.int(), skip: z.int(), data: z.array(customSignHeadSchema) })
      .describe(
        'What the caller used last, the newest first; with `_id` those of them that he reaches; with `search` the last changed first',
      ),
  },
  get: {},
  create: {
    data: z
      .strictObject({
        _id: z
          .uuid()
          .optional()
          .describe("The client's own id for the new one: sent again, it answers what was made the first time"),
        signType: z.enum(CUSTOM_SIGN_TYPES),
        ...CONTENT_PLACE_FIELDS,
        ...sceneFields,
      })
      .describe('Without its parts it is empty'),
  },
  patch: {
    data: fileChangeSchema(sceneFields),
  },
  remove: {},
})
